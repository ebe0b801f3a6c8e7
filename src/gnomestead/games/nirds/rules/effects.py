"""Carrying out what cards say (NV-EFF-12): effects in list order, each completely before the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from gnomestead.games.nirds.moves import PLAYER_END, value
from gnomestead.games.nirds.rules.cards import EFFECTS, Card, Effect, Script
from gnomestead.games.nirds.rules.damage import holds
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase
from gnomestead.kernel.plain import Plain

Aim: TypeAlias = tuple[int, ...]
"""What was chosen for an effect beforehand: a Gnome, a player, dice. Empty: nothing yet."""


class Deed(Plain):
    """One effect about to happen: whose it is, on which card it stands, whom it affects, its aim."""

    __slots__ = ("aim", "by", "card", "number", "seats")

    def __init__(self, number: int, by: Seat, card: Card, seats: tuple[Seat, ...] = (), aim: Aim = ()) -> None:
        self.number = number
        self.by = by
        self.card = card
        self.seats = seats
        self.aim = aim

    @property
    def effect(self) -> Effect:
        """The effect itself."""
        return EFFECTS[self.number]


Verb: TypeAlias = Callable[[Battle, Deed], None]
VERBS: Final[dict[str, Verb]] = {}
"""What each verb of the vocabulary does; filled by `verbs`."""


class Carry(Moment):
    """Effects still to be carried out, in order."""

    __slots__ = ("aim", "by", "card", "script")

    def __init__(self, script: Script, by: Seat, card: Card, aim: Aim = ()) -> None:
        self.script = script
        self.by = by
        self.card = card
        self.aim = aim

    def settle(self, state: Battle) -> bool:
        if len(self.script) > 1:
            state.replace(Carry(self.script[1:], self.by, self.card))
        else:
            state.pop()
        carry_out(state, self.script[0], self.by, self.card, self.aim)
        return True


def happen(state: Battle, script: Script, by: Seat, card: Card, aim: Aim = ()) -> None:
    """These effects happen next, before anything that waits below."""
    if script:
        state.push(Carry(script, by, card, aim))


def carry_out(state: Battle, number: int, by: Seat, card: Card, aim: Aim) -> None:
    """One effect: skipped when its condition is false; `any` is one player's choice (NV-EFF-03)."""
    effect = EFFECTS[number]
    if effect.when and (state.attack is None or not holds(state, effect, state.attack, state.attack.target)):
        return
    if effect.who == "all":
        act(state, Deed(number, by, card, tuple(state.table_order()), aim))
    elif effect.who == "you" or state.seats == 1:
        act(state, Deed(number, by, card, (by,), aim))
    elif aim:
        act(state, Deed(number, by, card, aim))
    else:
        state.push(ChoosePlayer(Deed(number, by, card)))


def act(state: Battle, deed: Deed) -> None:
    """Do it."""
    VERBS[EFFECTS[deed.number].do](state, deed)


_GAINS: Final = ("gain_life", "gain_tactic", "gain_die", "wake", "recruit_free")


class ChoosePlayer(Moment):
    """NV-EFF-03, NV-NGT-02: one player names who is affected, possibly themself."""

    __slots__ = ("deed",)

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.deed.by,)

    def options(self, state: Battle, seat: Seat, said: Move) -> list[Word]:
        return list[Word](PLAYER_END[: state.seats]) if seat == self.deed.by else []

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        deed = self.deed
        state.pop()
        act(state, Deed(deed.number, deed.by, deed.card, (value(move[0]),)))

    def default(self, state: Battle, seat: Seat) -> str:
        """Harm goes to the player with most lives, a gain to the one with fewest."""
        sign = 1 if self.deed.effect.do in _GAINS else -1
        chosen = min(range(state.seats), key=lambda s: sign * state.armies[s].lives)
        return PLAYER_END[chosen].text

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-player", what=self.deed.effect.do, n=self.deed.effect.n)
