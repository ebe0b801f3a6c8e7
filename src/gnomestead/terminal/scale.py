"""From a board's own units to characters, and the room inside each space."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd
from statistics import median
from typing import NamedTuple

from gnomestead.kernel import Space
from gnomestead.kernel.scene import Point
from gnomestead.terminal.canvas import Spot, nearest

_EXACT = 1000
"""Corners are compared to a thousandth of the board's unit."""


class Row(NamedTuple):
    """Free characters inside a space."""

    x: int
    y: int
    length: int


class Scale:
    """How large to draw a board so that it fits the width and, if it can, so many lines."""

    def __init__(self, spaces: Sequence[Space], width: int, tallest: int) -> None:
        xs = [x for space in spaces for x, _ in space.corners]
        ys = [y for space in spaces for _, y in space.corners]
        self._left, self._top = min(xs), min(ys)
        wide, high = max(xs) - self._left, max(ys) - self._top
        unit = lattice(spaces)
        if unit and 2 * wide / unit < width:
            across, down = _even(round(wide / unit), round(high / unit), width, tallest)
            self.x, self.y = across / unit, down / unit
        else:
            self.x, self.y = _free(spaces, wide or 1, high or 1, width, tallest)

    def spot(self, point: Point) -> Spot:
        """Where a point of the board falls."""
        x, y = point
        return nearest((x - self._left) * self.x), nearest((y - self._top) * self.y)


def sides(space: Space) -> list[tuple[Point, Point]]:
    """The sides of a space, each from corner to corner."""
    corners = space.corners
    return [(corners[i], corners[(i + 1) % len(corners)]) for i in range(len(corners))]


def lattice(spaces: Sequence[Space]) -> float:
    """The unit of a board whose spaces have only level and upright sides; 0: it has others."""
    steps = {0}
    for space in spaces:
        for (x0, y0), (x1, y1) in sides(space):
            if x0 != x1 and y0 != y1:
                return 0
            steps.add(round(abs(x1 - x0 + y1 - y0) * _EXACT))
    return gcd(*steps) / _EXACT


def _even(columns: int, rows: int, width: int, tallest: int) -> tuple[int, int]:
    """Characters a unit, across and down, so that all squares are alike."""
    down = max(2, min(4, tallest // max(rows, 1)))
    across = max(2, min(3 * down, (width - 1) // max(columns, 1)))
    return across, down


def _free(spaces: Sequence[Space], wide: float, high: float, width: int, tallest: int) -> tuple[float, float]:
    """Characters a unit for spaces of any shape: a whole number of them to a usual space."""
    cell_wide = median(_extent([x for x, _ in space.corners]) for space in spaces) or 1
    cell_high = median(_extent([y for _, y in space.corners]) for space in spaces) or 1
    rows = max(4, min(5, round(tallest * cell_high / high)))
    columns = int(min(2 * rows * cell_wide / cell_high, (width - 1) * cell_wide / wide))
    return max(2, columns // 2 * 2) / cell_wide, rows / cell_high


def _extent(values: Sequence[float]) -> float:
    return max(values) - min(values)


def room(space: Space, scale: Scale) -> list[Row]:
    """The free characters inside a space, top to bottom."""
    corners = [scale.spot(corner) for corner in space.corners]
    rows = []
    for y in range(min(y for _, y in corners) + 1, max(y for _, y in corners)):
        crossings = sorted(_crossings(corners, y))
        spans = list(zip(crossings[::2], crossings[1::2], strict=False))
        left, right = max(spans, key=lambda span: span[1] - span[0], default=(0.0, 0.0))
        length = nearest(right) - nearest(left) - 1
        if length > 0:
            rows.append(Row(nearest(left) + 1, y, length))
    return rows


def _crossings(corners: Sequence[Spot], y: int) -> Iterable[float]:
    for i, (x0, y0) in enumerate(corners):
        x1, y1 = corners[(i + 1) % len(corners)]
        if min(y0, y1) <= y < max(y0, y1):
            yield x0 + (x1 - x0) * (y - y0) / (y1 - y0)
