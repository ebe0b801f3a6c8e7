"""What wins, and how many cards everybody has (GM-END-01, GM-END-03, GM-COO-09). Never compiled."""

from __future__ import annotations

from gnomestead.games.gnome_me.view import GnomeView
from gnomestead.kernel.phrases import phrase
from gnomestead.kernel.scene import Goal, Track

CARDS_TO_WIN = 5


def goal_of(view: GnomeView) -> Goal:
    """Cards: five of them, most of them, or as many as the team can win while the clock runs."""
    if view.mode == "cooperative":
        return Goal(phrase("goal-team"), (_track(len(view.pile), CARDS_TO_WIN),))
    most = None if view.full_deck else CARDS_TO_WIN
    tracks = tuple(_track(len(row.trophies), most, seat) for seat, row in enumerate(view.seats))
    return Goal(phrase("goal-most" if view.full_deck else "goal-five"), tracks)


def _track(cards: int, most: int | None, *seats: int) -> Track:
    """Whoever has more than are needed is told how many."""
    return Track(phrase("goal-cards"), cards, most if most is not None and cards <= most else None, seats)
