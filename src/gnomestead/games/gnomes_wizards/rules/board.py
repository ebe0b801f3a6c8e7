"""The battlefield: triangles, who touches whom, distances and layers (rulebook 3.2)."""

from __future__ import annotations

from typing import Final, TypeAlias

Shape: TypeAlias = tuple[tuple[int, int, str, str], ...]
"""A board as plain values: row, column, half (`A`, `B` or `-`) and kind of each space."""

Spot: TypeAlias = tuple[int, int]

ROWS: Final = range(-7, 8)
COLUMNS: Final = range(-11, 12)
"""The grid that every board is cut from."""

_KEEP: Final = 40
_boards: dict[Shape, Board] = {}


def on_grid(r: int, c: int) -> int:
    """The number of a spot on the grid, row by row: the same on every board."""
    return (r + 7) * 23 + c + 11


def adjacent_spots(r: int, c: int) -> list[Spot]:
    """GW-BRD-02: the three spots that share an edge with this one."""
    below = r + 1 if (r + c) % 2 == 0 else r - 1
    return [(r, c - 1), (r, c + 1), (below, c)]


def corners(r: int, c: int) -> list[Spot]:
    """The corner points of a triangle, as (line, x)."""
    if (r + c) % 2 == 0:
        return [(r, c), (r + 1, c - 1), (r + 1, c + 1)]
    return [(r + 1, c), (r, c - 1), (r, c + 1)]


class Board:
    """A shape with everything worked out that the rules ask about. Spaces are numbers."""

    __slots__ = (
        "adjacent",
        "bordering",
        "distance",
        "filler",
        "grid",
        "half",
        "index",
        "is_mine",
        "layer_bits",
        "layer_of",
        "layers",
        "mine_spaces",
        "names",
        "plain_spaces",
        "size",
        "space_on",
        "spots",
        "starts",
    )

    def __init__(self, shape: Shape) -> None:
        self.spots: list[Spot] = [(r, c) for r, c, _, _ in shape]
        self.size = len(shape)
        self.index: dict[Spot, int] = {spot: i for i, spot in enumerate(self.spots)}
        self.names: list[str] = [f"{r},{c}" for r, c in self.spots]
        self.grid: list[int] = [on_grid(r, c) for r, c in self.spots]
        self.space_on: list[int] = [self.index.get((r, c), -1) for r in ROWS for c in COLUMNS]
        """By number on the grid: the space there, or -1."""
        self.half: list[int] = ["AB".find(side) for _, _, side, _ in shape]
        self.is_mine: list[bool] = [kind == "mine" for _, _, _, kind in shape]
        self.mine_spaces: list[int] = [i for i in range(self.size) if self.is_mine[i]]
        self.filler: int = next((i for i, space in enumerate(shape) if space[3] == "filler"), -1)
        self.plain_spaces: list[int] = [i for i in range(self.size) if not self.is_mine[i] and i != self.filler]
        self.starts: list[list[int]] = [
            [i for i, space in enumerate(shape) if space[2] == side and space[3] == "start"] for side in "AB"
        ]
        self.adjacent: list[tuple[int, ...]] = [self._neighbours(spot) for spot in self.spots]
        self.bordering: list[frozenset[int]] = self._bordering()
        self.distance: list[list[int]] = [self._distances(i) for i in range(self.size)]
        self.layer_of: list[int] = self._layers()
        self.layers: list[list[int]] = [
            [i for i in self.plain_spaces if self.layer_of[i] == layer] for layer in range(1, max(self.layer_of) + 1)
        ]
        self.layer_bits: list[int] = [sum([1 << space for space in layer]) for layer in self.layers]

    def _neighbours(self, spot: Spot) -> tuple[int, ...]:
        return tuple(self.index[near] for near in adjacent_spots(spot[0], spot[1]) if near in self.index)

    def _bordering(self) -> list[frozenset[int]]:
        """GW-BRD-03: spaces that share an edge or a corner; the space itself is not among them."""
        touching: dict[Spot, set[int]] = {}
        for i, (r, c) in enumerate(self.spots):
            for corner in corners(r, c):
                touching.setdefault(corner, set()).add(i)
        found: list[frozenset[int]] = []
        for i, (r, c) in enumerate(self.spots):
            near: set[int] = set()
            for corner in corners(r, c):
                near |= touching[corner]
            found.append(frozenset(near - {i}))
        return found

    def _distances(self, start: int) -> list[int]:
        """GW-BRD-04: the fewest adjacent steps over the spaces of the board."""
        steps = [self.size] * self.size
        steps[start] = 0
        edge = [start]
        while edge:
            ahead: list[int] = []
            for here in edge:
                for near in self.adjacent[here]:
                    if steps[near] > steps[here] + 1:
                        steps[near] = steps[here] + 1
                        ahead.append(near)
            edge = ahead
        return steps

    def _layers(self) -> list[int]:
        """GW-BRD-05: layer 1 touches the outside with an edge, layer k + 1 is adjacent to layer k."""
        layers = [1 if len(self.adjacent[i]) < 3 else 0 for i in range(self.size)]
        depth = 1
        while 0 in layers:
            inner = [
                i for i in range(self.size) if not layers[i] and any(layers[near] == depth for near in self.adjacent[i])
            ]
            assert inner, "a space that no layer reaches"
            depth += 1
            for i in inner:
                layers[i] = depth
        return layers

    def name(self, space: int) -> str:
        """A space as it is written: `-2,1`."""
        return self.names[space]


def board_for(shape: Shape) -> Board:
    """The board of this shape; made once."""
    board = _boards.get(shape)
    if board is None:
        if len(_boards) >= _KEEP:
            _boards.clear()
        board = _boards[shape] = Board(shape)
    return board
