"""A canvas of characters: straight lines that join well, slanted lines, and words on top."""

from __future__ import annotations

from rich.text import Text

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
_SLANTS = {False: {True: "╲", False: "╱"}, True: {True: "▚", False: "▞"}}

Spot = tuple[int, int]
"""Column and row."""


class Canvas:
    """Characters by column and row. Heavy lines win where lines meet; words win over lines."""

    def __init__(self) -> None:
        self._arms: dict[Spot, int] = {}
        self._heavy: set[Spot] = set()
        self._signs: dict[Spot, tuple[str, str]] = {}
        self._slants: dict[Spot, tuple[str, str]] = {}

    def line(self, start: Spot, end: Spot, heavy: bool = False) -> None:
        """A straight line between two spots, both included."""
        (x0, y0), (x1, y1) = sorted((start, end))
        if y0 == y1:
            self._run([(x, y0) for x in range(x0, x1 + 1)], EAST, WEST, heavy)
        elif x0 == x1:
            low, high = sorted((y0, y1))
            self._run([(x0, y) for y in range(low, high + 1)], SOUTH, NORTH, heavy)
        else:
            self._slant((x0, y0), (x1, y1), heavy)

    def _run(self, spots: list[Spot], ahead: int, behind: int, heavy: bool) -> None:
        for i, spot in enumerate(spots):
            arms = (ahead if i < len(spots) - 1 else 0) | (behind if i else 0)
            self._arms[spot] = self._arms.get(spot, 0) | arms
            if heavy:
                self._heavy.add(spot)

    def _slant(self, start: Spot, end: Spot, heavy: bool) -> None:
        (x0, y0), (x1, y1) = start, end
        sign = _SLANTS[heavy][y1 > y0]
        steps = max(abs(x1 - x0) // 2, abs(y1 - y0))
        for i in range(1, steps):
            spot = (round(x0 + (x1 - x0) * i / steps), round(y0 + (y1 - y0) * i / steps))
            if heavy or spot not in self._slants:
                self._slants[spot] = (sign, "wall" if heavy else "faint")

    def write(self, x: int, y: int, text: Text) -> None:
        """Words from this spot to the right."""
        for i, char in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= i < span.end]
            self._signs[(x + i, y)] = (char, " ".join([str(text.style), *styles]).strip())

    def text(self) -> Text:
        """The whole canvas as styled lines."""
        spots = [*self._arms, *self._slants, *self._signs]
        rows = max((y for _, y in spots), default=-1) + 1
        lines = []
        for y in range(rows):
            line = Text()
            for x in range(max((x for x, at in spots if at == y), default=-1) + 1):
                line.append(*self._look((x, y)))
            line.rstrip()
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

    def _look(self, spot: Spot) -> tuple[str, str]:
        if spot in self._signs:
            return self._signs[spot]
        if spot in self._arms:
            heavy = spot in self._heavy
            return (_HEAVY if heavy else _LIGHT)[self._arms[spot]], "wall" if heavy else "faint"
        return self._slants.get(spot, (" ", ""))
