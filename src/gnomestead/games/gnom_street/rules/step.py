"""A step of a go: one seat acts, the others watch (GS-TRN-03)."""

from __future__ import annotations

from gnomestead.games.gnom_street.content import ASK_ANY_RANK
from gnomestead.games.gnom_street.state import Moment, Street
from gnomestead.kernel.moves import Seat


class Step(Moment):
    """One seat's step. It knows nothing but the seat, so each step is made once for all games."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: Street) -> tuple[Seat, ...]:
        return (self.seat,)


def asks_nobody(state: Street, seat: Seat) -> bool:
    """GS-ASK-02: whether this seat is the Loser of the fight and no Snitch."""
    return state.ranking[-1] == seat and not ASK_ANY_RANK[state.fought[seat]]
