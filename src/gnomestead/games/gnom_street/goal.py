"""What wins, and how far everybody is: sets in a duel, and whose Loot is hunted by whom (GS-WIN-01, GS-DUO-02)."""

from __future__ import annotations

from collections.abc import Iterator

from gnomestead.games.gnom_street.content import PLAIN
from gnomestead.games.gnom_street.view import StreetView
from gnomestead.kernel import Goal, Track, phrase

_HIDEOUTS = PLAIN.bit_count()
"""Where a Loot can lie; one of them is left when it is found."""


def goal_of(view: StreetView) -> Goal:
    """A duel is won by sets, the war by points, which are only counted at its end."""
    aim = phrase("goal-duel", sets=view.sets_to_win) if view.duel else phrase("goal-war")
    return Goal(aim, (*(_sets(view) if view.duel else _turns(view)), *_hunt(view)))


def _sets(view: StreetView) -> Iterator[Track]:
    for gang in view.gangs:
        yield Track(phrase("goal-sets"), gang.sets_won, view.sets_to_win, (gang.seat,))


def _turns(view: StreetView) -> Iterator[Track]:
    assert view.last_turn is not None, "the war has a last turn"
    yield Track(phrase("goal-turns"), view.turn, view.turn if view.is_last else view.last_turn[1])


def _hunt(view: StreetView) -> Iterator[Track]:
    """The viewer's own knowledge: GS-SHT-01, GS-SHT-05."""
    for map in view.maps:
        yield Track(phrase("goal-hunted"), _HIDEOUTS - len(map.open), _HIDEOUTS - 1, (map.seat,))
    for map in view.maps:
        yield Track(phrase("goal-hunter"), _HIDEOUTS - map.exposure, _HIDEOUTS - 1, (map.seat,))
