"""How far a piece gets: every space it could walk to, how many steps away, and which way (3.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gnomestead.games.wymer_stones.content import NAMES, Space
from gnomestead.games.wymer_stones.state import Dungeon

Stepper: TypeAlias = Callable[[Dungeon, int, Space, int], list[Space]]
"""Where a piece may step from a space with so many steps left."""
Ways: TypeAlias = dict[Space, tuple[Space, ...]]
"""By space where a piece could stop: the way there, step by step."""


def ways(state: Dungeon, piece: int, stepper: Stepper, start: Space, steps: int) -> Ways:
    """The shortest ways; of those that are equally long, one past as few question marks as possible."""
    found: Ways = {}
    edge: list[tuple[int, Space, tuple[Space, ...]]] = [
        (int(space in state.tiles), space, (space,)) for space in stepper(state, piece, start, steps)
    ]
    for walked in range(1, steps + 1):
        ahead: list[tuple[int, Space, tuple[Space, ...]]] = []
        for tiles, space, way in sorted(edge):
            if space not in found and space != start:
                found[space] = way
                further = stepper(state, piece, space, steps - walked)
                ahead += [(tiles + (side in state.tiles), side, (*way, side)) for side in further]
        edge = ahead
    return {space: way for space, way in found.items() if state.standing.get(space, piece) == piece}


def beyond(found: Ways, first: Space) -> tuple[str, ...]:
    """The spaces further on that one walks to by beginning with this step."""
    return tuple([NAMES[space] for space, way in found.items() if way[0] == first and len(way) > 1])
