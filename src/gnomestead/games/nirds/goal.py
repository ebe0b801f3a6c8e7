"""What wins, and how far the team is (NV-END-01, NV-END-02)."""

from __future__ import annotations

from collections.abc import Iterator

from gnomestead.games.nirds.rules.cards import LIMITS
from gnomestead.games.nirds.view import BattleView
from gnomestead.kernel import Goal, Track, phrase


def goal_of(view: BattleView) -> Goal:
    """The waves, then the Boss; and how near everybody is to defeat."""
    return Goal(phrase("goal"), tuple(_tracks(view)))


def _tracks(view: BattleView) -> Iterator[Track]:
    yield Track(phrase("goal-waves"), view.wave, len(view.waves))
    if view.boss:
        yield Track(phrase("goal-boss"), view.boss_most - view.boss_health, view.boss_most)
    for army in view.armies:
        yield Track(phrase("goal-lost"), LIMITS.lives_max - max(0, army.lives), LIMITS.lives_max, (army.seat,))
