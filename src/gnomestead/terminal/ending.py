"""The end of a game: how it ended for the reader, the score sheet, and the proof that the dice were fair."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gnomestead.kernel import Ending, Match, Result, Standing
from gnomestead.terminal.viewer import Viewer


def verdict(viewer: Viewer, ending: Ending) -> Iterator[Text]:
    """Who won, why it ended, what the reader did, which tie-break decided, and a letter, as far as there is each."""
    yield Text(viewer.words.say(ending.headline), "bold")
    for said in (ending.reason, ending.deed, ending.decided):
        if said is not None:
            yield Text(viewer.words.say(said))
    if ending.letter is not None:
        yield Text()
        yield Text(viewer.words.say(ending.letter), "italic")


def _has_places(result: Result) -> bool:
    return len({standing.rank for standing in result}) > 1


def score_sheet(viewer: Viewer, result: Result) -> Table:
    """Points, line by line, a column a seat, as far as anybody has some; and places, if they differ."""
    table = Table(show_edge=False, pad_edge=False)
    table.add_column("")
    ink = viewer.ink()
    for standing in result:
        table.add_column(ink.owner(standing.seat), justify="right")
    lines = [line for standing in result for line in standing.sheet]
    mattered = [line for line in lines if line.points or not line.counts] or lines
    labels = list(dict.fromkeys(ink.say(line.label) for line in mattered))
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
    state = viewer.match.state
    result = state.result()
    assert result is not None, "a game that is over has a result"
    told = verdict(viewer, viewer.match.game.ending(state, viewer.seat))
    return Group(*told, Text(), score_sheet(viewer, result), Text(), proof(viewer.match))
