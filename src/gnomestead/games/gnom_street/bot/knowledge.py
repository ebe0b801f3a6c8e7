"""What a bot knows of its rivals' Loot, and what a question would add."""

from __future__ import annotations

from math import log2
from typing import TypeAlias

from gnomestead.games.gnom_street.content import spaces_in
from gnomestead.games.gnom_street.rules.sheet import assignments, candidates
from gnomestead.games.gnom_street.state import Street
from gnomestead.kernel.moves import Seat

Odds: TypeAlias = dict[Seat, dict[int, float]]
"""By rival and space: how likely its Loot lies there."""


def rivals(state: Street, seat: Seat) -> list[Seat]:
    """Everybody else."""
    return [other for other in range(state.seats) if other != seat]


def loose_odds(state: Street, seat: Seat) -> Odds:
    """For each rival the odds of each space, each sheet taken by itself."""
    odds = {}
    for rival in rivals(state, seat):
        left = spaces_in(candidates(state, seat, rival))
        odds[rival] = dict.fromkeys(left, 1 / len(left))
    return odds


def exact_odds(state: Street, seat: Seat) -> Odds:
    """The same over all assignments of different spaces to all rivals."""
    others = rivals(state, seat)
    worlds = assignments([spaces_in(candidates(state, seat, rival)) for rival in others])
    odds: Odds = {rival: {} for rival in others}
    share = 1 / len(worlds)
    for world in worlds:
        for rival, space in zip(others, world, strict=True):
            odds[rival][space] = odds[rival].get(space, 0.0) + share
    return odds


def surprise(yes: int, no: int) -> float:
    """The bits a question brings that splits the sheet like this."""
    total = yes + no
    if not yes or not no:
        return 0.0
    return log2(total) - (yes * log2(yes) + no * log2(no)) / total
