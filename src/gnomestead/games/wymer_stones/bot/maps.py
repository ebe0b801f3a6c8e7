"""Distances over the dungeon as heroes and spirits travel it, and the plan a bot is walking."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from gnomestead.games.wymer_stones.content import (
    ALL_SPACES,
    DWARVES,
    EXITS,
    NOWHERE,
    PATHS,
    SIDES,
    STONE,
    Space,
    distance,
)
from gnomestead.games.wymer_stones.moves import STEP
from gnomestead.games.wymer_stones.state import REMOVED, Dungeon
from gnomestead.kernel.moves import Seat, Word

FAR: Final = 99
LOCK_COST: Final = 4


class Plan:
    """What a bot remembers: the rest of a movement thought through at its start, and when it was last well."""

    __slots__ = ("spaces", "well_in")

    def __init__(self) -> None:
        self.spaces: list[Space] = []
        self.well_in = NOWHERE
        """The last round in which it was seen with more than one heart, or first seen at all."""

    def rounds_hurt(self, now: int, hearts: int) -> int:
        """For how many rounds it has had one heart only; to be asked whenever it decides something."""
        if hearts > 1 or self.well_in == NOWHERE or now < self.well_in:
            self.well_in = now
        return now - self.well_in

    def next_step(self, menu: tuple[Word, ...]) -> Word | None:
        """The next step of the plan, if it is still on offer."""
        if not self.spaces:
            return None
        word = STEP[self.spaces.pop(0)]
        if word in menu:
            return word
        self.spaces = []
        return None


def hero_distances(world: Dungeon, goals: Iterable[Space]) -> list[int]:
    """Steps from every space to the nearest goal, on foot and by portal; a lock costs a few steps."""
    far = [FAR] * len(ALL_SPACES)
    queue: list[tuple[int, Space]] = []
    for goal in goals:
        far[goal] = 0
        heappush(queue, (0, goal))
    blocked = {foe.space for foe in world.foes if foe.space != NOWHERE}
    locks = world.locks
    while queue:
        steps, space = heappop(queue)
        if steps > far[space]:
            continue
        for other in PATHS[space] + EXITS[space]:
            cost = steps + 1 + (LOCK_COST if space in locks else 0)
            if cost < far[other] and other not in blocked:
                far[other] = cost
                heappush(queue, (cost, other))
    return far


def spirit_reach(world: Dungeon, start: Space, steps: int) -> dict[Space, list[Space]]:
    """The spaces a spirit can reach, each with a shortest way there."""
    ways: dict[Space, list[Space]] = {start: []}
    edge = [start]
    for _ in range(steps):
        wider: list[Space] = []
        for space in edge:
            for other in SIDES[space]:
                if other not in ways:
                    ways[other] = [*ways[space], other]
                    wider.append(other)
            for other in EXITS[space]:
                if other not in ways and other not in world.standing:
                    ways[other] = [*ways[space], other]
                    wider.append(other)
        edge = wider
    return ways


def awake(world: Dungeon) -> list[int]:
    """The dwarves on the board."""
    return [number for number, foe in enumerate(world.foes) if foe.space != NOWHERE]


def hidden_setup_tiles(world: Dungeon) -> list[Space]:
    """Face-down tiles that may be stones."""
    return [space for space, tile in world.tiles.items() if not tile.up and not tile.new]


def stone_on_board(world: Dungeon, seat: Seat) -> Space:
    """Where this seat's stone lies face up; NOWHERE if nobody knows."""
    face = STONE + world.sheets[seat].hero
    return next((space for space, tile in world.tiles.items() if tile.up and tile.face == face), NOWHERE)


def goals_of(world: Dungeon, seat: Seat) -> list[Space]:
    """What a hero walks towards: its stone, orphaned stones, dwarves it can fight, question marks."""
    sheet = world.sheets[seat]
    if not sheet.stone:
        mine = stone_on_board(world, seat)
        if mine != NOWHERE:
            return [mine]
    orphans = [
        space
        for owner, other in enumerate(world.sheets)
        if other.status == REMOVED and not world.is_claimed(owner)
        for space in [stone_on_board(world, owner)]
        if space != NOWHERE
    ]
    if orphans:
        return orphans
    missing = [owner for owner in range(len(world.sheets)) if not world.is_claimed(owner)]
    unseen = [owner for owner in missing if stone_on_board(world, owner) == NOWHERE]
    if unseen:
        return hidden_setup_tiles(world)
    return []


def danger_at(world: Dungeon, space: Space) -> int:
    """How many dwarves could strike at this space on their next turn."""
    from_afar = 0
    for foe in world.foes:
        if foe.space != NOWHERE and not foe.stunned and world.villain != NOWHERE:
            steps = DWARVES[foe.kind].movement
            if distance(foe.space, space) <= steps + 2:
                from_afar += 1
    return from_afar
