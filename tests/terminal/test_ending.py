"""The score sheet at the end of a game."""

from __future__ import annotations

import pytest
from rich.console import Console

from gnomestead.kernel import Match, ScoreLine, Standing, phrase
from gnomestead.terminal.ending import score_sheet
from gnomestead.terminal.viewer import Viewer
from toy import MushroomMarket

BOTH = ["score-coins", "score-shelf"]


@pytest.mark.parametrize(("labels", "counts", "totals"), [(BOTH[:1], True, 0), (BOTH, True, 1), (BOTH, False, 0)])
def test_only_several_lines_of_points_are_added_up(labels: list[str], counts: bool, totals: int) -> None:
    viewer = Viewer(Match.new(MushroomMarket(), seed="x", names=("Ada", "Bo")), 0)
    sheet = tuple(ScoreLine(phrase(label), 3, counts) for label in labels)
    console = Console(width=60)
    with console.capture() as shown:
        console.print(score_sheet(viewer, (Standing(0, True, 1, sheet), Standing(1, False, 2, sheet))))
    assert shown.get().count("Total") == totals and "1 ★" in shown.get()
