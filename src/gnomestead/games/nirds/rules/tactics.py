"""Tactic cards (NV-TAC): when they can be played and what they are aimed at."""

# ruff: noqa: ARG001  (all drafts are called alike)

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from gnomestead.games.nirds.moves import (
    AMOUNTS,
    GNOME,
    LEVELS,
    ON_ATTACK,
    PLAYER,
    RESULT,
    ROLLS,
    TACTIC,
    TACTIC_CARD,
    UNUSED,
    face_words,
    faces_said,
    results_said,
    roll_said,
    value,
)
from gnomestead.games.nirds.rules.army import put_under
from gnomestead.games.nirds.rules.cards import TACTICS, Card, Effect, Tactic
from gnomestead.games.nirds.rules.dice import REROLL, SIX, distinct, pool_of
from gnomestead.games.nirds.rules.effects import Aim, happen
from gnomestead.games.nirds.rules.market import row_of_level
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.rules.science import pool_for
from gnomestead.games.nirds.rules.verbs import CAN, to_cover, to_hurt, to_remove, to_stun
from gnomestead.games.nirds.state import ACTION, DUSK, TACTIC_DECK, Battle
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word

DUSK_VERBS: Final = (
    "gain_life",
    "damage",
    "stun_gnome",
    "remove_gnome",
    "move_gnome",
    "scout",
    "recruit_free",
    "refresh_market",
)
"""NV-DSK-02."""


def is_playable(state: Battle, seat: Seat, card: Card) -> bool:
    """NV-TAC-01, 04, 07, NV-DSK-02: whether the card could do something now."""
    tactic = TACTICS[card]
    if tactic.needs_attack and state.attack is None:
        return False
    if state.phase == DUSK:
        return any(CAN[e.do](state, e, seat) for e in tactic.effects if e.do in DUSK_VERBS)
    return state.phase == ACTION and any(CAN[e.do](state, e, seat) for e in tactic.effects)


def playable(state: Battle, seat: Seat) -> list[Card]:
    """The tactic cards this player could play now, equal ones once."""
    found: list[Card] = []
    designs = 0
    for card in state.armies[seat].tactics:
        if not designs >> TACTICS[card].design & 1 and is_playable(state, seat, card):
            designs |= 1 << TACTICS[card].design
            found.append(card)
    return found


def draft_tactic(state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
    """The card, then what it is aimed at."""
    if said == (TACTIC,):
        return tuple([TACTIC_CARD[card] for card in playable(state, seat)])
    effect = aimed_effect(state, TACTICS[value(said[1])])
    if effect is None:
        return (FULL_STOP,)
    return tuple(_drafter(effect)(state, seat, effect, said[2:]))


def aimed_effect(state: Battle, tactic: Tactic) -> Effect | None:
    """The effect of the card that wants an aim before it is played."""
    for effect in tactic.effects:
        if effect.do in _DRAFTS and not effect.each:
            return effect
        if effect.who == "any" and state.seats > 1:
            return effect
    return None


def _drafter(effect: Effect) -> Draft:
    return _DRAFTS.get(effect.do, _draft_player)


def play(state: Battle, seat: Seat, said: Move) -> None:
    """NV-TAC-03: the card leaves the hand, does what it says, and then goes under its deck."""
    card = value(said[1])
    tactic = TACTICS[card]
    state.armies[seat].tactics.remove(card)
    state.tell("tactic_played", seat=seat, card=tactic.id)
    state.push(Discard(card))
    effect = aimed_effect(state, tactic)
    happen(state, tactic.play, seat, card, aim_of(state, seat, effect, said[2:]) if effect is not None else ())


def aim_of(state: Battle, seat: Seat, effect: Effect, said: Move) -> Aim:
    """What the words after the card say."""
    if effect.do not in ("reroll_dice", "set_dice"):
        return tuple([value(word) for word in said])
    taken = faces_said(said)
    results = results_said(said) if effect.do == "set_dice" else (REROLL,) * len(taken)
    named = roll_said(said)
    roll = _rolls(state, seat)[0] if named is None else named
    return (roll, *[number for pair in zip(taken, results, strict=True) for number in pair])


class Discard(Moment):
    """A tactic card whose effect is complete goes under the tactic deck."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def settle(self, state: Battle) -> bool:
        state.pop()
        put_under(state, TACTIC_DECK, self.card)
        return True


# Drafts: the next words after the card ----------------------------------------------------------------

Draft: TypeAlias = Callable[[Battle, Seat, Effect, Move], list[Word]]


def _draft_gnome(state: Battle, seat: Seat, effect: Effect, said: Move) -> list[Word]:
    if said:
        return [FULL_STOP]
    return [GNOME[card] for card in AIMED_AT[effect.do](state, effect, seat)]


def _draft_move(state: Battle, seat: Seat, effect: Effect, said: Move) -> list[Word]:
    if not said:
        return [GNOME[card] for card in state.gnomes_in_play()]
    if len(said) == 1:
        here = state.row_of(value(said[0]))
        return [PLAYER[other] for other in range(state.seats) if other != here]
    return [FULL_STOP]


def _draft_player(state: Battle, seat: Seat, effect: Effect, said: Move) -> list[Word]:
    """NV-TAC-04: only players for whom it does something."""
    if said:
        return [FULL_STOP]
    armies = state.armies
    return [PLAYER[s] for s in range(state.seats) if effect.do != "gain_life" or armies[s].lives < 3]


def _draft_level(state: Battle, seat: Seat, effect: Effect, said: Move) -> list[Word]:
    if said or effect.level:
        return [FULL_STOP]
    return [LEVELS[level - 1] for level in (1, 2) if row_of_level(state, level)]


def _draft_amount(state: Battle, seat: Seat, effect: Effect, said: Move) -> list[Word]:
    if said:
        return [FULL_STOP]
    return list[Word](AMOUNTS[1 : min(effect.n, len(state.armies[seat].used)) + 1])


def _rolls(state: Battle, seat: Seat) -> list[int]:
    return [roll for roll in (UNUSED, ON_ATTACK) if pool_for(state, seat, roll)]


def _draft_dice(state: Battle, seat: Seat, effect: Effect, said: Move) -> list[Word]:
    """Up to n dice of one roll; for `set_dice` each is followed by its new face."""
    rolls = _rolls(state, seat)
    named = roll_said(said)
    if named is None and len(rolls) > 1:
        return list[Word](ROLLS)
    taken, chosen = faces_said(said), results_said(said)
    if effect.do == "set_dice" and len(chosen) < len(taken):
        return [RESULT[face] for face in SIX if face != taken[-1]]
    pool = pool_for(state, seat, rolls[0] if named is None else named)
    menu = [FULL_STOP] if taken else []
    if len(taken) < effect.n:
        menu += face_words(distinct(pool - pool_of(taken)))
    return menu


AIMED_AT: Final[dict[str, Callable[[Battle, Effect, Seat], list[Card]]]] = {
    "damage": to_hurt,
    "stun_gnome": to_stun,
    "cover_gnome": to_cover,
    "remove_gnome": to_remove,
}

_DRAFTS: Final[dict[str, Draft]] = {
    "damage": _draft_gnome,
    "stun_gnome": _draft_gnome,
    "cover_gnome": _draft_gnome,
    "remove_gnome": _draft_gnome,
    "move_gnome": _draft_move,
    "refresh_market": _draft_level,
    "regain_dice": _draft_amount,
    "reroll_dice": _draft_dice,
    "set_dice": _draft_dice,
}
