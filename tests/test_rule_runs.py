"""A rule counts as held only if its tests run the code that makes it true."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from gnomestead.cli import main
from gnomestead.kernel import BadContent, BadSetup
from gnomestead.traceability import weigh
from gnomestead.traceability.plugin import body_lines
from gnomestead.traceability.runs import ENGINE, PLATFORM_RULES, Run, read_runs
from tic_tac_toe import TicTacToe

IDLE = "NOT HELD: no test of it runs tic_tac_toe and kernel/state.py"
RULES = Path(str(TicTacToe().folder)) / "rules.py"

SOME_TESTS = """
import pytest
from gnomestead.testing import rule
from tic_tac_toe import TicTacToe
from tic_tac_toe.rules import LINES

GAME = TicTacToe()

def our_own_winner(cells):
    return cells[0] if cells[:3] == cells[0] * 3 else None

@pytest.fixture
def state():
    return GAME.start(2)

@rule("TTT-1")
def test_played():
    assert len(GAME.start(2).options(0)) == 9

@pytest.mark.parametrize("cell", ["a1", pytest.param("b2", marks=rule("TTT-2"))])
def test_one_parameter_cites(cell):
    GAME.start(2).play(0, cell)

@rule("TTT-3")
def test_helper_only():
    assert LINES and our_own_winner("xxx......") == "x"

@rule("TTT-4")
def test_only_the_fixture_plays(state):
    assert state is not None

@rule("TTT-4")
def test_skipped():
    GAME.start(2).play(0, "a1")
    pytest.skip("not today")
"""


@pytest.fixture(scope="module")
def runs_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the tests above run, as the plugin writes it down."""
    folder = tmp_path_factory.mktemp("watched")
    (folder / "test_some.py").write_text(SOME_TESTS, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule\n")
    plugins = ["-p", "gnomestead.traceability.plugin", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", *plugins, "--rule-runs", "runs.json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "runs.json"


def test_a_test_that_runs_only_helpers_holds_no_rule(runs_file: Path) -> None:
    holding = weigh(TicTacToe(), read_runs([runs_file]))
    assert [(rule.rule, rule.holding) for rule in holding.rules] == [
        ("TTT-1", ["test_some.py::test_played"]),
        ("TTT-2", ["test_some.py::test_one_parameter_cites"]),
        ("TTT-3", []),
        ("TTT-4", []),
    ]
    assert not holding.ok
    assert holding.summary() == [
        "tic_tac_toe: 2 of 4 rules are held by tests that run the code behind them",
        f"  TTT-3  {IDLE}; cited by test_some.py::test_helper_only",
        f"  TTT-4  {IDLE}; cited by test_some.py::test_only_the_fixture_plays",
    ]


def test_the_command_fails_and_lists_the_tests_of_each_rule(runs_file: Path) -> None:
    shown = CliRunner().invoke(main, ["traceability", "tic_tac_toe", "--runs", str(runs_file)])
    assert shown.exit_code == 1
    assert "  TTT-1  test_some.py::test_played\n" in shown.output and "2 of 4 rules are held" in shown.output


def test_an_uncited_rule_is_not_held_either() -> None:
    played = [Run("test_a.py::test_a", (f"TTT-{number}",), (str(RULES), str(ENGINE))) for number in (1, 2, 3)]
    assert weigh(TicTacToe(), played).summary()[1:] == ["  TTT-4  NOT HELD: no test"]
    played.append(Run("test_a.py::test_b[1/2]", ("TTT-4", "XYZ-1"), (str(RULES), str(ENGINE))))
    assert weigh(TicTacToe(), played).ok


def test_listing_a_game_is_not_playing_it() -> None:
    listed = Run("test_a.py::test_a", ("TTT-1",), (str(RULES.with_name("game.py")), str(ENGINE)))
    assert weigh(TicTacToe(), [listed]).rules[0].idle == ["test_a.py::test_a"]


class Elsewhere(TicTacToe):
    """Tic-tac-toe with another folder."""

    folder = Path()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Elsewhere:
    """A game of two rules, the second of which the platform keeps."""
    (tmp_path / "RULES.md").write_text("- **TTT-1** One.\n- **TTT-2** Two.\n")
    (tmp_path / PLATFORM_RULES).write_text('TTT-2 = "table/clocks.py"\n')
    game = Elsewhere()
    game.folder = tmp_path
    return game


def test_a_rule_of_the_platform_needs_a_test_that_runs_the_platform(elsewhere: Elsewhere) -> None:
    own = (str(elsewhere.folder / "rules.py"), str(ENGINE))
    by_game = [Run("t.py::test_a", ("TTT-1", "TTT-2"), own)]
    assert [rule.rule for rule in weigh(elsewhere, by_game).loose] == ["TTT-2"]
    by_platform = [*by_game, Run("t.py::test_b", ("TTT-2",), (str(ENGINE.parents[1] / "table" / "clocks.py"),))]
    assert weigh(elsewhere, by_platform).ok


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('TTT-9 = "table/clocks.py"', "TTT-9: it is not in RULES.md"),
        ('TTT-1 = "no.py"', "TTT-1: there is no file no.py"),
    ],
)
def test_a_wrong_line_of_platform_rules_is_named(elsewhere: Elsewhere, text: str, complaint: str) -> None:
    (elsewhere.folder / PLATFORM_RULES).write_text(text)
    with pytest.raises(BadContent, match=complaint):
        weigh(elsewhere, [])


def test_a_missing_or_broken_list_of_runs_is_said(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("[1]")
    for file in ("broken.json", "missing.json"):
        with pytest.raises(BadSetup, match="no list of test runs"):
            read_runs([tmp_path / file])


def test_only_lines_of_function_bodies_count() -> None:
    source = "X = 1\nclass A:\n    y = 2\n    def f(self):\n        return 3\n    def g(self): return 4\n"
    assert body_lines(source) == {5}
