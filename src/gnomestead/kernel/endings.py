"""How an end is told where a game has no words of its own for it: who won, and how the reader fared."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Ending, Phrase, Result, phrase


def plain_ending(result: Result, seat: Seat | None) -> Ending:
    """From the standings alone."""
    return Ending(headline(result, seat), deed=deed(result, seat))


def headline(result: Result, seat: Seat | None) -> Phrase:
    """Who won, to the reader on this seat (None: a spectator)."""
    winners = [standing.seat for standing in result if standing.won]
    if not winners:
        return phrase("headline-nobody" if len(result) == 1 or _has_places(result) else "headline-draw")
    if seat in winners:
        return phrase("headline-won", count=len(winners))
    return phrase("headline-others", seats=seats_said(winners), count=len(winners))


def deed(result: Result, seat: Seat | None) -> Phrase | None:
    """The reader's points beside the best others'; None: nobody counts points, or nobody reads as a seat."""
    if seat is None or len(result) < 2 or not any(line.counts for standing in result for line in standing.sheet):
        return None
    mine = result[seat]
    best = max((other for other in result if other.seat != seat), key=lambda other: (other.won, other.score))
    lead = mine.score - best.score
    key = "deed-ahead" if lead > 0 else "deed-behind" if lead < 0 else "deed-level"
    return phrase(key, points=mine.score, by=abs(lead), other=best.seat)


def seats_said(seats: Sequence[Seat]) -> str:
    """Several seats as one value of a phrase: its words say `SEATS($seats)`."""
    return " ".join(map(str, seats))


def _has_places(result: Result) -> bool:
    return len({standing.rank for standing in result}) > 1
