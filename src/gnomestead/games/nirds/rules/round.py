"""The round (NV-RND) and its Sunrise (NV-SUN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.nirds.rules.action import Action, sneefle
from gnomestead.games.nirds.rules.army import roll_all
from gnomestead.games.nirds.rules.cards import NIRDS, Card
from gnomestead.games.nirds.rules.effects import happen
from gnomestead.games.nirds.rules.ends import LAST_ROUND, decide
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.rules.night import boss_ends_night, fall_of_night, gnomes_attack, new_dice, upkeep
from gnomestead.games.nirds.rules.trading import open_trading
from gnomestead.games.nirds.state import ACTION, SUNRISE, TRADING, Battle
from gnomestead.kernel.moves import Seat


class Round(Moment):
    """NV-RND-01, 02: the steps of a round, one after the other, until the game ends."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def settle(self, state: Battle) -> bool:
        state.replace(ROUNDS[(self.step + 1) % len(STEPS)])
        STEPS[self.step](state)
        return True


def begin_round(state: Battle) -> None:
    """A new day; NV-END-04: the last one has an end too."""
    if state.round == LAST_ROUND:
        return decide(state, "winter")
    state.round += 1
    state.phase = SUNRISE
    state.tell("round", round=state.round)


def sunrise(state: Battle) -> None:
    """NV-SUN-01, 02, 05: Nirds first, then Gnomes, each in table order; not in round 1."""
    if state.round == 1:
        return
    nirds = [(seat, card, 0) for seat in state.table_order() for card in state.armies[seat].nirds]
    gnomes = [(seat, card, 1) for seat in state.table_order() for card in state.armies[seat].row]
    queue = [(s, c, k) for s, c, k in nirds if NIRDS[c].sunrise] + [
        (s, c, k) for s, c, k in gnomes if state.gnome(c).sunrise
    ]
    if queue:
        state.push(Sunrise(tuple(queue)))


class Sunrise(Moment):
    """Cards with a Sunrise effect, one after the other; those that have left meanwhile do nothing."""

    __slots__ = ("queue",)

    def __init__(self, queue: tuple[tuple[Seat, Card, int], ...]) -> None:
        self.queue = queue

    def settle(self, state: Battle) -> bool:
        if not self.queue:
            state.pop()
            return True
        seat, card, is_gnome = self.queue[0]
        state.replace(Sunrise(self.queue[1:]))
        army = state.armies[seat]
        if is_gnome and card in army.row:
            happen(state, state.gnome(card).sunrise, seat, card)
        elif not is_gnome and card in army.nirds:
            happen(state, NIRDS[card].sunrise, seat, card)
        return True


def trade(state: Battle) -> None:
    """NV-DIE-01, NV-TRD: everybody rolls, then dice are swapped."""
    state.phase = TRADING
    roll_all(state)
    open_trading(state)


def act(state: Battle) -> None:
    """NV-ACT: turns, then Dusk."""
    state.phase = ACTION
    state.push(Action())


STEPS: Final[tuple[Callable[[Battle], None], ...]] = (
    begin_round,
    sunrise,
    trade,
    sneefle,
    act,
    fall_of_night,
    gnomes_attack,
    boss_ends_night,
    upkeep,
    new_dice,
)
ROUNDS: Final = tuple([Round(step) for step in range(len(STEPS))])
