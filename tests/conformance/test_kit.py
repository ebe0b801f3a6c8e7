"""The kit itself: green on sound games, and it says clearly where a game breaks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gnomestead.conformance.run as run_module
from gnomestead.conformance import check, conforms
from gnomestead.conformance.setups import Setups
from gnomestead.games.gnomes_wizards.game import GnomesAndWizards
from gnomestead.kernel import Match, Move, Preset, Word, loads
from gnomestead.kernel.bot import Bot
from tic_tac_toe import TicTacToe
from toy import MushroomMarket
from toy.frames import Haul
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
    assert report.lines()[-1] == f"mushroom_market: 3 games, {report.moves} moves, 39 of 39 properties hold"


def test_a_break_names_property_move_seed_and_set_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(MushroomMarket, "longest", 8)
    with pytest.raises(AssertionError, match="mushroom_market does not conform") as raised:
        conforms(MushroomMarket(), games=3)
    line = next(line for line in str(raised.value).splitlines() if line.startswith("the end comes in time"))
    table = r"random, \d seats, rounds \d, limit \d, snatching \w+"
    assert re.search(rf"broken at move 8, seed '1-\d', {table}: it is not over", line)


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


def test_an_error_in_a_property_is_shown_with_file_and_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Market, "progress", lambda state: 1 // 0)
    report = check(MushroomMarket(), games=1, report_to=tmp_path)
    found = next(found for found in report.broken if found.name == "progress runs to the end")
    place = re.fullmatch(r"ZeroDivisionError: .* by zero \(\S+test_kit\.py:(\d+)\)", found.problem)
    assert place and "1 // 0" in Path(__file__).read_text("utf-8").splitlines()[int(place[1]) - 1]


def test_a_game_that_crashes_is_shown_with_file_and_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Haul, "why_not", lambda *_: {}["nothing"])
    report = check(MushroomMarket(), games=1, report_to=tmp_path)
    found = next(found for found in report.broken if found.name == "illegal moves are refused")
    assert re.search(r"is answered KeyError: 'nothing' \(\S+test_kit\.py:\d+\)", found.problem)


def test_a_game_that_breaks_by_itself_names_no_move(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(MushroomMarket, "presets", (Preset("unheard-of", 2),))
    report = check(MushroomMarket(), games=1, report_to=tmp_path)
    found = next(found for found in report.broken if found.name == "presets can be played")
    assert found.line().startswith("presets can be played — broken: preset unheard-of: preset-unheard-of has no words")
    assert found.record is None and [*tmp_path.iterdir()] == []


def test_one_game_of_a_run_can_be_repeated_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    truth = Market.progress
    monkeypatch.setattr(Market, "progress", lambda state: 101 if state.ply == 7 and state.seats == 4 else truth(state))
    run = check(MushroomMarket(), games=6, report_to=tmp_path)
    [number] = {found.trial.seed.split("-")[1] for found in run.broken if found.trial}
    alone = check(MushroomMarket(), only=int(number), closely=(7,), report_to=tmp_path)
    assert alone.games == 1 and [found.name for found in alone.broken] == ["progress runs to the end"]


def test_random_players_bots_and_clumsy_bots_take_turns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[str] = []
    real = run_module.seat_players
    monkeypatch.setattr(run_module, "seat_players", lambda trial: told.append(trial.players) or real(trial))
    monkeypatch.setattr(MushroomMarket, "bots", lambda game: {"first": FirstOption})
    report = check(MushroomMarket(), games=6, report_to=tmp_path)
    assert [found.name for found in report.broken] == ["options have words"]  # the bot has no name
    assert sorted(set(told)) == ["bots", "clumsy bots", "random"] and len(told) == 6


def test_a_bot_that_cheats_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(MushroomMarket, "bots", lambda game: {"cheat": Cheat})
    report = check(MushroomMarket(), games=3, report_to=tmp_path)
    assert "bots can play" in [found.name for found in report.broken]


def test_every_option_takes_each_value_in_turn() -> None:
    setups = Setups(MushroomMarket(), [3], {})
    played = [setups.setup(1, number).options for number in range(1, 7)]
    assert {(name, options[name]) for options in played for name in options} == {
        (option.name, value) for option in MushroomMarket.options for value in option.values
    }
    assert all(Setups(MushroomMarket(), None, {"limit": 4}).setup(1, number)["limit"] == 4 for number in range(6))


def test_an_option_that_depends_on_others_has_its_turn() -> None:
    setups = Setups(GnomesAndWizards(), [3], {})
    shapes = {setups.setup(1, number)["shape_id"] for number in range(1, 40, 2)}
    assert {"p3_trihex", "p3_trillium", "p3_great_triangle"} <= shapes


class FirstOption(Bot[Market]):
    """Says the first thing on offer where it must."""

    def choose(self, world: Market) -> Move | None:
        return world.read(self.seat, world.default(self.seat)) if self.seat in world.waiting() else None


class Cheat(Bot[Market]):
    """Says what is not on offer."""

    def choose(self, world: Market) -> Move | None:
        return (Word("moonbeam"),)
