"""A record told in words, as one pair of eyes saw it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gnomestead.kernel import CLOCK, Match, dumps, loads
from gnomestead.kernel.registry import find
from sitting import run

TESTS = Path(__file__).parents[1]


def market(path: Path) -> Path:
    """A market in which both have sealed their choice of stall."""
    match = Match.new(find("mushroom_market"), 2, seed="saved", names=("Ada", "Bo"))
    match.play(0, "1")
    match.play(1, "2")
    path.write_text(dumps(match.record()))
    return path


def told(text: str) -> list[str]:
    """The numbered entries."""
    return [line.strip() for line in text.splitlines() if line[:4].strip().isdigit()]


def test_a_spectator_reads_what_was_told_and_no_move(tmp_path: Path) -> None:
    assert not [line for line in told(run("replay", market(tmp_path / "r.gnome")).output) if ": " in line]


def test_a_seat_reads_its_own_moves_only(tmp_path: Path) -> None:
    lines = told(run("replay", market(tmp_path / "r.gnome"), "--as", "Bo").output)
    assert [line for line in lines if ": " in line] == ["2  Bo: 2"]


def test_ticks_and_entries_without_news_are_left_out(tmp_path: Path) -> None:
    match = Match.new(find("nose_race"), 2, seed="saved", names=("Ada", "Bo"))
    match.play(0, "nose", 100)  # too early: only this seat hears of it
    match.play(CLOCK, "tick", 300)
    (tmp_path / "r.gnome").write_text(dumps(match.record()))
    text = run("replay", tmp_path / "r.gnome").output
    assert "tick" not in text and "the clock" not in text
    assert [line.split()[0] for line in told(text)] == ["2"]


@pytest.mark.parametrize("record", ["gnom_street/games/war-3p-last-turn-7", "gnome_me/games/cooperative-clock-3p"])
def test_no_secret_move_of_a_real_game_is_told(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    path = TESTS / f"{record}.gnome"
    text = run("replay", path).output
    said = {f"Seat {entry.seat + 1}: {entry.move}\n" for entry in loads(path.read_text("utf-8")).entries}
    assert len(told(text)) > 50 and "tick" not in text
    assert not [line for line in said if line in text]
