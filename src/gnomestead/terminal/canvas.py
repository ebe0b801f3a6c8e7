"""A canvas of characters: straight lines that join well, slanted lines, and words on top."""

from __future__ import annotations

from math import floor

from rich.text import Text

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
_FALLING, _RISING = ("╲", "▚"), ("╱", "▞")

Spot = tuple[int, int]
"""Column and row."""


def nearest(x: float) -> int:
    """The nearest whole number, halves upwards."""
    return floor(x + 0.5)


class Canvas:
    """Characters by column and row. Heavy lines win where lines meet; words win over lines.

    An airy canvas shows of its light lines only the points where they cross.
    """

    def __init__(self, airy: bool = False) -> None:
        self._airy = airy
        self._arms: dict[Spot, int] = {}
        self._heavy: dict[Spot, int] = {}
        self._slants: dict[Spot, tuple[str, str]] = {}
        self._signs: dict[Spot, tuple[str, str]] = {}

    def line(self, start: Spot, end: Spot, heavy: bool = False) -> None:
        """A straight line between two spots, both included."""
        (x0, y0), (x1, y1) = sorted((start, end))
        if y0 == y1:
            self._run([(x, y0) for x in range(x0, x1 + 1)], EAST, WEST, heavy)
        elif x0 == x1:
            self._run([(x0, y) for y in range(y0, y1 + 1)], SOUTH, NORTH, heavy)
        else:
            self._slant((x0, y0), (x1, y1), heavy)

    def _run(self, spots: list[Spot], ahead: int, behind: int, heavy: bool) -> None:
        for i, spot in enumerate(spots):
            arms = (ahead if i < len(spots) - 1 else 0) | (behind if i else 0)
            for layer in (self._arms, self._heavy) if heavy else (self._arms,):
                layer[spot] = layer.get(spot, 0) | arms

    def _slant(self, start: Spot, end: Spot, heavy: bool) -> None:
        (x0, y0), (x1, y1) = start, end
        look = (_FALLING if y1 > y0 else _RISING)[heavy], "wall" if heavy else "faint"
        steps = max((x1 - x0) // 2, abs(y1 - y0))
        for i in range(1, steps):
            spot = nearest(x0 + (x1 - x0) * i / steps), nearest(y0 + (y1 - y0) * i / steps)
            if heavy or spot not in self._slants:
                self._slants[spot] = look

    def write(self, x: int, y: int, text: Text) -> None:
        """Words from this spot to the right."""
        for i, char in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= i < span.end]
            self._signs[(x + i, y)] = (char, " ".join([str(text.style), *styles]).strip())

    def text(self) -> Text:
        """The whole canvas as styled lines."""
        ends: dict[int, int] = {}
        for x, y in (*self._arms, *self._slants, *self._signs):
            ends[y] = max(ends.get(y, 0), x + 1)
        lines = []
        for y in range(max(ends, default=-1) + 1):
            line = Text.assemble(*(self._look((x, y)) for x in range(ends.get(y, 0))))
            line.rstrip()
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

    def _look(self, spot: Spot) -> tuple[str, str]:
        if spot in self._signs:
            return self._signs[spot]
        if spot in self._heavy:
            return _HEAVY[(self._heavy if self._airy else self._arms)[spot]], "wall"
        if spot in self._arms:
            return self._light(self._arms[spot]), "faint"
        return self._slants.get(spot, (" ", ""))

    def _light(self, arms: int) -> str:
        if not self._airy:
            return _LIGHT[arms]
        return "·" if arms & (NORTH | SOUTH) and arms & (EAST | WEST) else " "
