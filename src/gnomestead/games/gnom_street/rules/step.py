"""A step of a go: one seat acts, the others watch (GS-TRN-03)."""

from __future__ import annotations

from gnomestead.games.gnom_street.state import Moment, Street
from gnomestead.kernel.moves import Seat


class Step(Moment):
    """One seat's step. It knows nothing but the seat, so each step is made once for all games."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: Street) -> tuple[Seat, ...]:
        return (self.seat,)
