"""How large the window is, how much room drawings need, and what is said where the window is too small."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

_WIDEST = 400
"""Drawings are measured on a line as long as this."""


class Size(NamedTuple):
    """Characters across and lines down."""

    width: int
    height: int


def size_of(part: RenderableType, console: Console) -> Size:
    """What a drawing takes: as wide as it would like to be, as high as it is in this window."""
    wanted = Measurement.get(console, console.options.update(width=_WIDEST), part).maximum
    return Size(wanted, len(console.render_lines(part, pad=False)))


class Block:
    """Something drawn already: its size is known, and showing it costs next to nothing."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines
        self.size = Size(max((Segment.get_line_length(line) for line in lines), default=0), len(lines))

    @classmethod
    def of(cls, part: RenderableType, console: Console, width: int) -> Block:
        """Drawn on lines as long as this."""
        return cls(console.render_lines(part, console.options.update(width=max(1, width)), pad=False))

    def beside(self, right: Block) -> Block:
        """This one, a blank, and another one to the right."""
        rows = max(self.size.height, right.size.height)
        mine, theirs = ([*block.lines, *[[]] * (rows - block.size.height)] for block in (self, right))
        width = self.size.width + 1
        return Block([Segment.adjust_line_length(one, width) + other for one, other in zip(mine, theirs, strict=True)])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def too_small(has: Size, needs: Size) -> Text | None:
    """What to say of a window that has less room than a table needs; None: it has enough."""
    if has.width >= needs.width and has.height >= needs.height:
        return None
    least = f"{max(has.width, needs.width)} × {max(has.height, needs.height)}"
    return Text(
        f"This window is {has.width} × {has.height}; the table needs at least {least}. Please make it larger.",
        "problem",
    )
