"""Every rule of a finished game has a test; and the tool that says so can tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from gnomestead.kernel import AnyGame
from gnomestead.kernel.registry import all_games
from gnomestead.traceability import report, trace
from reflex import Reflex
from tic_tac_toe import TicTacToe
from toy import MushroomMarket

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", [*all_games(), MushroomMarket(), Reflex()], ids=lambda game: game.id)
def test_every_rule_of_a_finished_game_has_a_test(game: AnyGame) -> None:
    traced = trace(game, TESTS)
    assert traced.rules, f"{game.id} has no rules"
    assert not traced.unknown, "\n".join(traced.lines())
    if game.finished:
        assert not traced.untested, f"{game.id} has rules without a test: {', '.join(traced.untested)}"


def written(folder: Path, text: str) -> Path:
    (folder / "test_some.py").write_text(text, "utf-8")
    return folder


SOME_TESTS = """
from gnomestead.testing import rule
import pytest

@rule("TTT-1", "TTT-2")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TTT-3")), 2])
def test_two(n): ...

@rule("TTT-9")
def test_three(): ...

@rule("TTT-4")
def not_a_test(): ...

@rule("XYZ-1")
def test_another_game(): ...
"""


def test_rules_are_found_in_decorators_and_parameters(tmp_path: Path) -> None:
    traced = trace(TicTacToe(), written(tmp_path, SOME_TESTS))
    assert {rule: [found.test for found in tests] for rule, tests in traced.rules.items()} == {
        "TTT-1": ["test_one"],
        "TTT-2": ["test_one"],
        "TTT-3": ["test_two"],
        "TTT-4": [],
    }
    assert traced.untested == ["TTT-4"] and not traced.ok
    assert [str(found) for found in traced.unknown] == ["test_some.py:11 test_three"]


def test_the_report_says_what_is_missing(tmp_path: Path) -> None:
    assert report([TicTacToe()], written(tmp_path, SOME_TESTS)) == [
        "tic_tac_toe: 3 of 4 rules have tests",
        "  TTT-1 (1)",
        "  TTT-2 (1)",
        "  TTT-3 (1)",
        "  TTT-4 no test",
        "  TTT-9 is not in RULES.md, but cited by test_some.py:11 test_three",
    ]


def test_an_unfinished_game_may_lack_tests_but_cites_no_unknown_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not trace(TicTacToe(), tmp_path).ok
    monkeypatch.setattr(TicTacToe, "finished", False)
    assert trace(TicTacToe(), tmp_path).ok
    assert not trace(TicTacToe(), written(tmp_path, SOME_TESTS)).ok
