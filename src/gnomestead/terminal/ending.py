"""The end of a game: how everybody fared, the score sheet, and the proof that the dice were fair."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gnomestead.kernel import Match, Result, Standing, phrase
from gnomestead.terminal.viewer import Viewer


def verdict(viewer: Viewer, result: Result) -> Text:
    """Who won, in one line, as the viewer would say it."""
    winners = [standing.seat for standing in result if standing.won]
    if not winners:
        told = _nobody(viewer, result)
    elif len(winners) == len(result) > 1:
        told = "Everybody wins!"
    else:
        names = ["You" if seat == viewer.seat else viewer.words.seat(seat) for seat in winners]
        told = f"{' and '.join(names)} {'win' if len(names) > 1 or names == ['You'] else 'wins'}!"
    return Text(told, "bold")


def _nobody(viewer: Viewer, result: Result) -> str:
    """The game's own words for it, if it has some: a team that lost has not drawn."""
    if viewer.words.has("result-nobody"):
        return viewer.words.say(phrase("result-nobody"))
    return "A draw." if len(result) > 1 and not _has_places(result) else "Nobody wins this time."


def _has_places(result: Result) -> bool:
    return len({standing.rank for standing in result}) > 1


def score_sheet(viewer: Viewer, result: Result) -> Table:
    """Points, line by line, a column a seat; and places, if they differ."""
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
    if _has_places(result):
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
