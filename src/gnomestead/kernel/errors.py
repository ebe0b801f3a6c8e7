"""Errors that speak to whoever can act on them.

Everything here is somebody's slip, not ours, and has a one-line message that names the thing, the
place and the way out. A wrong turn of our own is an `assert`.
"""

from __future__ import annotations

from collections.abc import Iterable

from gnomestead.kernel.phrases import Refusal


class GnomesteadError(Exception):
    """Anything that a user, an author or a host can put right."""


class IllegalMove(GnomesteadError):
    """A player's slip: the move is refused, with the reason, and nothing has changed."""

    def __init__(self, seat: int, move: str, refusal: Refusal) -> None:
        self.seat, self.move, self.refusal = seat, move, refusal
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"seat {seat} may not play {move!r}: {refusal.reason.key}{rule}")


class UnknownGame(GnomesteadError):
    """No installed game has this id."""

    def __init__(self, game: str, known: Iterable[str]) -> None:
        super().__init__(f"there is no game {game!r}; installed: {', '.join(sorted(known)) or 'none'}")


class BadSetup(GnomesteadError):
    """A table that cannot be set up: seat count, option or value."""


class BadContent(GnomesteadError):
    """An author's slip in a content file; it stops the load."""

    def __init__(self, file: str, place: str, problem: str) -> None:
        super().__init__(f"{file}: {place}: {problem}")


class BadRecord(GnomesteadError):
    """A record that cannot be read or does not hold."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"line {line}: {problem}" if line else problem)


class BadState(GnomesteadError):
    """An encoded state that cannot be decoded."""
