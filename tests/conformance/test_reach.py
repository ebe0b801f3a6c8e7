"""The reach report: what a run has come to, and what it never did."""

from __future__ import annotations

from pathlib import Path

from gnomestead.conformance import check
from gnomestead.conformance.reach import EVENTS, FRAMES, OPTIONS, WORDS
from gnomestead.games.nirds.game import Nirds
from tic_tac_toe import TicTacToe
from toy import MushroomMarket


def test_a_long_run_reaches_all_of_a_small_game(tmp_path: Path) -> None:
    reach = check(MushroomMarket(), games=24, report_to=tmp_path).reach
    assert {kind: names for kind, names in reach.never().items() if names} == {}
    assert reach.met[OPTIONS]["rounds=4"] and reach.met[FRAMES]["Overfull"]
    assert reach.met[EVENTS]["snatched"] and reach.met[WORDS]["truffle"]


def test_what_is_never_reached_is_listed(tmp_path: Path) -> None:
    reach = check(MushroomMarket(), games=4, options={"rounds": 2, "snatching": False}, report_to=tmp_path).reach
    assert reach.never()[OPTIONS] == ["rounds=3", "rounds=4", "snatching=on"]
    assert (reach.never()[EVENTS], reach.never()[WORDS]) == (["snatched"], ["snatch"])
    assert "never reached, events: snatched" in reach.lines()
    assert reach.lines()[0].startswith("reached: 4 of 7 option values, 3 of 3 frames, 10 of 11 events, ")


def test_a_game_without_options_has_nothing_to_miss(tmp_path: Path) -> None:
    assert check(TicTacToe(), games=6, report_to=tmp_path).reach.lines()[0] == (
        "reached: 0 of 0 option values, 1 of 1 frames, 3 of 3 events, 9 of 9 words of moves"
    )


def test_bots_reach_the_boss_where_random_players_die_early(tmp_path: Path) -> None:
    reach = check(Nirds(), seed=1, only=1, seats=[2], options={"level": 1}, report_to=tmp_path).reach
    assert reach.met[EVENTS]["boss_enters"] and reach.met[EVENTS]["boss_hit"]
