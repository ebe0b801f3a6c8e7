"""The kit itself: green on sound games, and it says clearly where a game breaks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gnomestead.conformance import check, conforms
from gnomestead.kernel import Match, loads
from tic_tac_toe import TicTacToe
from toy import MushroomMarket
from toy.state import Market


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
    assert report.lines()[-1] == f"mushroom_market: 3 games, {report.moves} moves, 32 of 32 properties hold"


def test_a_break_names_property_move_seed_and_set_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(MushroomMarket, "longest", 8)
    with pytest.raises(AssertionError, match="mushroom_market does not conform") as raised:
        conforms(MushroomMarket(), games=3)
    line = next(line for line in str(raised.value).splitlines() if line.startswith("the end comes in time"))
    assert re.search(r"broken at move 8, seed '1-\d', \d seats, rounds 2, limit 5, snatching on: it is not over", line)


def test_a_break_leaves_a_record_that_replays_to_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(MushroomMarket, "longest", 8)
    report = check(MushroomMarket(), games=3, report_to=tmp_path)
    path = tmp_path / "broken-mushroom_market-the-end-comes-in-time.gnome"
    assert path in [found.record for found in report.broken]
    assert Match.replay(MushroomMarket(), loads(path.read_text("utf-8"))).state.ply == 8


def test_the_record_is_that_of_the_shortest_game_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    truth = Market.progress
    monkeypatch.setattr(Market, "progress", lambda state: 101 if state.ply >= 4 and state.seats == 3 else truth(state))
    report = check(MushroomMarket(), games=12, report_to=tmp_path)
    found = next(found for found in report.broken if found.name == "progress runs to the end")
    assert found.moves == 4 and found.trial.setup.seats == 3
