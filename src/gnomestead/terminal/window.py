"""How large the window is, how much room drawings need, and what is said where the window is too small."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

_WIDEST = 400
"""Drawings are measured on a line as long as this."""


class Size(NamedTuple):
    """Characters across and lines down."""

    width: int
    height: int


def size_of(part: RenderableType, console: Console, width: int = _WIDEST) -> Size:
    """What a drawing takes where lines may be this long."""
    lines = console.render_lines(part, console.options.update(width=width), pad=False)
    return Size(max((sum(piece.cell_length for piece in line) for line in lines), default=0), len(lines))


def too_small(has: Size, needs: Size) -> Text | None:
    """What to say of a window that has less room than a table needs; None: it has enough."""
    if has.width >= needs.width and has.height >= needs.height:
        return None
    least = f"{max(has.width, needs.width)} × {max(has.height, needs.height)}"
    return Text(
        f"This window is {has.width} × {has.height}; the table needs at least {least}. Please make it larger.",
        "problem",
    )
