"""The kit itself: green on sound games, and it says clearly where a game breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from gnomestead.conformance import check, conforms
from tic_tac_toe import TicTacToe
from toy import MushroomMarket


def test_tic_tac_toe_conforms() -> None:
    conforms(TicTacToe(), games=25)


def test_the_toy_conforms() -> None:
    conforms(MushroomMarket(), games=30)


def test_a_run_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    runs = [check(MushroomMarket(), games=4, seed=7, report_to=tmp_path) for _ in range(2)]
    assert runs[0].moves == runs[1].moves > 0
    assert check(MushroomMarket(), games=4, seed=8, report_to=tmp_path).moves != runs[0].moves


def test_all_seat_counts_are_played_unless_told_otherwise(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    report = check(
        MushroomMarket(), games=3, seats=[4], report_to=tmp_path, progress=lambda done, of: told.append((done, of))
    )
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert report.ok and report.games == 3
    assert report.lines()[-1] == f"mushroom_market: 3 games, {report.moves} moves, 25 of 25 properties hold"


class HastyMarket(MushroomMarket):
    """It declares less than it needs."""

    longest = 8


def test_a_break_names_property_move_seed_and_set_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(AssertionError, match="mushroom_market does not conform") as raised:
        conforms(HastyMarket(), games=2)
    line = next(line for line in str(raised.value).splitlines() if line.startswith("the end comes in time"))
    assert "broken at move 8, seed '" in line and "seats, rounds 2, limit 5, snatching on: it is not over" in line
    assert (tmp_path / "broken-mushroom_market-the-end-comes-in-time.gnome").exists()
