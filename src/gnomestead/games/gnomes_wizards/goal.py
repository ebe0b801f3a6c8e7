"""What wins, and how far every side is (GW-END-01, GW-END-02)."""

from __future__ import annotations

from collections.abc import Iterator

from gnomestead.games.gnomes_wizards.view import WarView
from gnomestead.kernel import Goal, Track, phrase


def goal_of(view: WarView) -> Goal:
    """The points of each side, and the rounds in which to win more."""
    rounds = Track(phrase("goal-rounds"), view.round, view.last_round)
    return Goal(phrase("goal"), (*_points(view), rounds))


def _points(view: WarView) -> Iterator[Track]:
    for side in sorted({seat.side for seat in view.seats}):
        team = [seat for seat in view.seats if seat.side == side]
        yield Track(phrase("goal-points"), sum(seat.points for seat in team), seats=tuple(seat.seat for seat in team))
