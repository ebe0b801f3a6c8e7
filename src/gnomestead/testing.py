"""For the tests of a game: tie tests to rules, load the dice, keep whole games as goldens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gnomestead.kernel import Match, dumps, loads
from gnomestead.kernel.registry import find

UPDATE = "GNOMESTEAD_UPDATE_GOLDENS"


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of RULES.md that a test holds the game to: `@rule("GS-FGT-01")`."""
    return pytest.mark.rule(*ids)


def golden(path: Path, match: Match | None = None) -> Match:
    """Replay the golden record at `path` and compare the line of state after every move.

    Beside `name.gnome` lies `name.states`, one `State.brief()` a line. With a `match` and the
    environment variable GNOMESTEAD_UPDATE_GOLDENS set, both are written anew; read the difference.
    """
    states = path.with_suffix(".states")
    if match is not None and os.environ.get(UPDATE):
        path.write_text(dumps(match.record()))
        states.write_text("\n".join(_lines(path)) + "\n")
    expected = states.read_text().splitlines()
    for number, (found, wanted) in enumerate(zip(_lines(path), expected, strict=True)):
        assert found == wanted, f"{path.name}: after entry {number}:\n found {found}\nwanted {wanted}"
    record = loads(path.read_text())
    return Match.replay(find(record.header.game), record)


def _lines(path: Path) -> list[str]:
    record = loads(path.read_text())
    match = Match.replay(find(record.header.game), record, 0)
    lines = [match.state.brief()]
    for entry in record.entries:
        match.repeat(entry)
        lines.append(match.state.brief())
    return lines
