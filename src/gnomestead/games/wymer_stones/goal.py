"""What wins, and how far both sides are (WS-END-01, WS-END-02, WS-END-06)."""

from __future__ import annotations

from collections.abc import Iterator

from gnomestead.games.wymer_stones.view import DungeonView
from gnomestead.kernel import Goal, Track, phrase


def goal_of(view: DungeonView) -> Goal:
    """The heroes' two tasks, the villain's, and the rounds that are left for them."""
    return Goal(phrase("goal", side="both" if view.villain >= 0 else "heroes"), tuple(_tracks(view)))


def _tracks(view: DungeonView) -> Iterator[Track]:
    heroes = len(view.heroes)
    stones = sum(hero.stone == "claimed" for hero in view.heroes)
    beaten = sum(not dwarf.space for dwarf in view.dwarves)
    yield Track(phrase("goal-stones"), stones, heroes)
    yield Track(phrase("goal-dwarves"), beaten, heroes)
    yield Track(phrase("goal-fallen"), *view.falls)
    if view.last_round:
        yield Track(phrase("goal-rounds"), min(view.round, view.last_round), view.last_round)
