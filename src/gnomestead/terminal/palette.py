"""How the terminal marks things: each seat has a sign and a colour, never a colour alone."""

from __future__ import annotations

from rich.theme import Theme

from gnomestead.kernel import Seat

SIGNS = "●▲■◆★✚♣♥"
COLOURS = ("cyan", "magenta", "green", "blue", "red", "bright_cyan", "bright_magenta", "bright_green")

THEME = Theme(
    {
        "option": "bold yellow",
        "place": "bold",
        "faint": "dim",
        "wall": "bold",
        "happened": "default",
        "rule": "italic",
        "problem": "bold red",
    }
)


def sign(seat: Seat) -> str:
    """The sign of a seat."""
    return SIGNS[seat % len(SIGNS)]


def colour(seat: Seat | None) -> str:
    """The colour of a seat; nobody's things have the terminal's own."""
    return COLOURS[seat % len(COLOURS)] if seat is not None and seat >= 0 else "default"
