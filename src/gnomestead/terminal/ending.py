"""The end of a game: how everybody fared, the score sheet, and the proof that the dice were fair."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gnomestead.kernel import Match, Result, Standing
from gnomestead.terminal.viewer import Viewer


def verdict(viewer: Viewer, result: Result) -> Text:
    """Who won, in one line."""
    winners = [viewer.words.seat(standing.seat) for standing in result if standing.won]
    if not winners:
        first = [standing.seat for standing in result if standing.rank == 1]
        return Text("A draw." if len(first) == len(result) > 1 else "Nobody wins this time.", "bold")
    if len(winners) == len(result):
        return Text("You win, all of you!" if len(result) > 1 else f"{winners[0]} wins!", "bold")
    return Text(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}!", "bold")


def score_sheet(viewer: Viewer, result: Result) -> Table:
    """Places and points, line by line, a column a seat."""
    table = Table(show_edge=False, pad_edge=False)
    table.add_column("")
    ink = viewer.ink()
    for standing in result:
        table.add_column(ink.owner(standing.seat), justify="right")
    labels = list(dict.fromkeys(ink.say(line.label) for standing in result for line in standing.sheet))
    for label in labels:
        table.add_row(label, *[_points(viewer, standing, label) for standing in result])
    if len(labels) > 1:
        table.add_section()
        if any(line.counts for standing in result for line in standing.sheet):
            table.add_row("Total", *[str(standing.score) for standing in result], style="bold")
    table.add_row("Place", *[f"{standing.rank}{' ★' if standing.won else ''}" for standing in result])
    return table


def _points(viewer: Viewer, standing: Standing, label: str) -> str:
    points = [line.points for line in standing.sheet if viewer.ink().say(line.label) == label]
    return str(sum(points)) if points else "–"


def proof(match: Match) -> Text:
    """The seed and what was promised of it before the first roll."""
    return Text(f"Seed {match.seed.hex()}\nCommitment {match.header.commitment(match.seed)}", "faint")


def draw_end(viewer: Viewer) -> RenderableType:
    """All of the above."""
    result = viewer.match.state.result()
    assert result is not None, "a game that is over has a result"
    return Group(verdict(viewer, result), Text(), score_sheet(viewer, result), Text(), proof(viewer.match))
