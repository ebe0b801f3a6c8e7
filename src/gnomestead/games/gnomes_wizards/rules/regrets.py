"""What one may regret about handing out horns (section 11 of the spec)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gnomestead.games.gnomes_wizards.content import ABILITIES, OWN_TURN
from gnomestead.games.gnomes_wizards.rules.crystals import room
from gnomestead.games.gnomes_wizards.rules.reach import routes
from gnomestead.games.gnomes_wizards.rules.targets import castable
from gnomestead.games.gnomes_wizards.rules.units import can_walk, speed
from gnomestead.games.gnomes_wizards.state import HORN, War
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Phrase, phrase

_HELPFUL: Final = ("horns", "move", "place", "swap", "boost")
"""Verbs of spells that could still make use of a horn: then nobody is warned."""


def of_horns(state: War, seat: Seat, to_deck: int, boots: list[int]) -> Phrase | None:
    """GW-ASG-03: a call in reach that too many for the deck would spoil; horns set aside for nothing, or too many.

    `boots` are the units that get one in the same breath.
    """
    rolled = state.dice.count(HORN)
    kept = state.horns + rolled - to_deck
    if kept < state.horns_to_call <= state.horns + rolled and (called := _sure_call(state, seat)) >= 0:
        return phrase("warn-horns-call", unit=state.unit_id(called))
    if to_deck == rolled or not state.deck or _may_help(state, seat):
        return None
    if kept < state.horns_to_call or not _may_be_used(state, seat, boots):
        return phrase("warn-horns-idle", horns=kept)
    spare = min(kept % state.horns_to_call, rolled - to_deck)
    return phrase("warn-horns-spare", horns=spare) if spare else None


def clans_in_reach(state: War, seat: Seat, boots: list[int]) -> list[int]:
    """GW-CALL-02: the clans that could be called this turn, by slot: a unit stands on a symbol or walks there unharmed.

    `boots` are the units that are about to get one.
    """
    gone = state.active | state.dead
    found: set[int] = set()
    for unit in state.own_units(seat):
        ways = routes(state, unit, boots.count(unit))
        free = [space for space in ways if not state.here[space] & state.foes[seat]]
        found.update(_clans_at(state, seat, [state.where[unit], *free]))
    return sorted([clan for clan in found if not gone >> clan & 1])


def _clans_at(state: War, seat: Seat, spaces: Iterable[int]) -> list[int]:
    """The clans of this seat whose unflipped symbols lie here (GW-CALL-02)."""
    tiles = [state.tiles[space] for space in spaces if not state.is_flipped(space)]
    return [seat * 7 + tile % 12 // 2 + 1 for tile in tiles if tile // 12 == state.tribes[seat]]


def _sure_call(state: War, seat: Seat) -> int:
    """A clan that can be called without any die for boots."""
    return next(iter(clans_in_reach(state, seat, [])), -1)


def _may_be_used(state: War, seat: Seat, boots: list[int]) -> bool:
    """Whether somebody could reach a symbol, as the crow flies, for a call or a charge (GW-CALL-02, GW-CALL-04)."""
    for unit in state.own_units(seat):
        legs = speed(state, unit) + boots.count(unit) if can_walk(state, unit) else 0
        distance = state.board.distance[state.where[unit]]
        near = [space for space in range(state.board.size) if distance[space] <= legs]
        if any(_is_useful(state, clan) for clan in _clans_at(state, seat, near)):
            return True
    return False


def _is_useful(state: War, clan: int) -> bool:
    if state.active >> clan & 1:
        return room(state, clan * 2) > 0 or room(state, clan * 2 + 1) > 0
    return not state.dead >> clan & 1


def _may_help(state: War, seat: Seat) -> bool:
    spells = [ABILITIES[cast.ability] for cast in castable(state, seat, OWN_TURN)]
    return any(spell.has(verb) for spell in spells for verb in _HELPFUL)
