"""Whole games of tic-tac-toe, with a line of state after every move; one per way the game can end."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gnomestead.kernel import Match
from gnomestead.testing import UPDATE, golden
from tic_tac_toe import TicTacToe

GAMES = Path(__file__).parent / "games"


@pytest.mark.parametrize("record", sorted(GAMES.glob("*.gnome")), ids=lambda path: path.stem)
def test_every_line_of_a_golden_game_still_holds(record: Path) -> None:
    assert golden(record).state.over


def test_a_difference_names_the_move(tmp_path: Path) -> None:
    for file in GAMES.glob("drawn.*"):
        shutil.copy(file, tmp_path)
    states = tmp_path / "drawn.states"
    lines = states.read_text().splitlines()
    states.write_text("\n".join([*lines[:3], "ply 3: a surprise", *lines[4:]]))
    with pytest.raises(AssertionError, match=r"drawn\.gnome: after entry 3:"):
        golden(tmp_path / "drawn.gnome")


def test_goldens_are_written_only_when_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(TicTacToe(), seed=1)
    match.play(0, "b2")
    monkeypatch.delenv(UPDATE, raising=False)
    with pytest.raises(FileNotFoundError):
        golden(tmp_path / "new.gnome", match)
    monkeypatch.setenv(UPDATE, "1")
    assert golden(tmp_path / "new.gnome", match).state.ply == 1
    assert len((tmp_path / "new.states").read_text().splitlines()) == 2
