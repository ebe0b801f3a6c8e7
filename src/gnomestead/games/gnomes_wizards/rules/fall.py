"""Falling tiles: the drop, the retreat, the welcome (rulebook 3.6)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.content import TILES
from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import RETREAT, SpaceWord
from gnomestead.games.gnomes_wizards.rules.bicker import grumble
from gnomestead.games.gnomes_wizards.rules.harm import ambush, hurt, tell_loss
from gnomestead.games.gnomes_wizards.rules.units import (
    can_stop,
    enter_mine,
    is_active,
    no,
    put,
    space_named,
    space_of,
    space_words,
    tile_at,
)
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

FALL_DAMAGE: Final = 2
TIRED: Final = 99
"""More steps than any unit has: its movement is over for this turn."""


def falling_tiles(state: War) -> list[int]:
    """GW-FLIP-02, GW-BRD-12: unflipped tiles of the outermost layer that still has any; mines do not count."""
    board, standing = state.board, ~state.flipped
    for layer, bits in enumerate(board.layer_bits):
        if bits & standing:
            return [space for space in board.layers[layer] if standing >> space & 1]
    return []


def can_any_fall(state: War) -> bool:
    """GW-FLIP-02: whether any tile is left that can be named."""
    standing = ~state.flipped
    return any(bits & standing for bits in state.board.layer_bits)


def drop_tile(state: War, space: int, flipper: Seat) -> None:
    """GW-FLIP-04..09: the tile flips, everybody on it is hurt, then the survivors run."""
    assert not state.board.is_mine[space], "mines never flip (GW-BRD-09)"
    tile = TILES[state.tiles[space]]
    state.flipped |= 1 << space
    state.blockades.pop(space, None)
    state.tell("flipped", seat=flipper, space=state.board.name(space), tile=tile.id, ground=tile.tribe)
    falling = state.units_in(state.here[space])
    for unit in falling:
        tell_loss(state, "fell", unit, FALL_DAMAGE)
        hurt(state, unit, FALL_DAMAGE, flipper)
    if any(is_active(state, unit) for unit in falling):
        state.push(Retreat(tuple(falling)))


def closest_ground(state: War, space: int) -> list[int]:
    """GW-FLIP-08: the nearest other tiles that are neither flipped nor blockaded."""
    distance = state.board.distance[space]
    others = [i for i in range(state.board.size) if i != space]
    ground = [i for i in others if can_stop(state, i)]
    if not ground:
        ground = [i for i in others if not state.flipped >> i & 1]
    nearest = min([distance[i] for i in ground])
    return [i for i in ground if distance[i] == nearest]


class Retreat(WarFrame):
    """GW-FLIP-07: survivors retreat one by one, each ambush before the next retreat."""

    __slots__ = ("units",)

    def __init__(self, units: tuple[int, ...]) -> None:
        self.units = units

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.units[0] // 7,)

    def settle(self, state: War) -> bool:
        if not self.units:
            state.pop()
            return True
        unit = self.units[0]
        if not is_active(state, unit) or not state.is_flipped(state.where[unit]):
            state.replace(Retreat(self.units[1:]))
            return True
        ground = closest_ground(state, state.where[unit])
        if len(ground) > 1:
            return False
        self._run(state, ground[0])
        return True

    def options(self, state: War, seat: Seat, said: Move) -> list[Word]:
        unit = self.units[0]
        if seat != unit // 7 or said:
            return []
        return space_words(state, RETREAT, closest_ground(state, state.where[unit]))

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SpaceWord)
        self._run(state, space_of(state, word))

    def _run(self, state: War, space: int) -> None:
        unit = self.units[0]
        state.replace(Retreat(self.units[1:]))
        put(state, unit, space)
        if unit == state.acting:
            state.steps[unit % 7] = TIRED
            state.stopped = False
            state.mid_move = False
        state.tell("retreated", unit=state.unit_id(unit), space=state.board.name(space), tile=tile_at(state, space))
        grumble(state, "fall", unit)
        enter_mine(state, unit, space)
        ambush(state, unit)

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        unit = self.units[0]
        return phrase("prompt-retreat" if seat == unit // 7 else "prompt-watch-retreat", unit=state.unit_id(unit))

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        if space_named(state, thing) < 0:
            return super().why_not(state, seat, thing)
        return no(state, "why-not-closest", "GW-FLIP-08", thing)
