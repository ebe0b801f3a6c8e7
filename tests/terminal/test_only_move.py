"""What has only one answer is played after a moment, and asked as ever where somebody types."""

from __future__ import annotations

import random

import pytest

from gnomestead.kernel import Match
from gnomestead.terminal.play import Session
from gnomestead.terminal.players import Player
from gnomestead.terminal.screen import Screen
from terminal.test_play import Typist
from tic_tac_toe import TicTacToe

NEARLY_FULL = ("a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2")


class OneCellLeft:
    """A board on which Ada has but one cell to mark, at a terminal that somebody reads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setattr(Screen, "is_live", True)
        self._capsys = capsys
        self.match = Match.new(TicTacToe(), 2, names=("Ada", "Bo"))
        for number, cell in enumerate(NEARLY_FULL):
            self.match.play(number % 2, cell)

    def run(self, *typed: tuple[float, str], people: int = 1) -> str:
        self.typist = Typist(*typed)
        players = [Player("Ada"), Player("Bo", "" if people == 2 else "random")]
        Session(self.match, players, Screen(fast=True, lines=self.typist), random.Random(1)).run()
        return self._capsys.readouterr().out

    @property
    def is_over(self) -> bool:
        return bool(self.match.state.over)


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> OneCellLeft:
    return OneCellLeft(monkeypatch, capsys)


def test_the_only_move_is_played_after_a_moment(board: OneCellLeft) -> None:
    shown = board.run()
    assert "Nothing else to do here" in shown and board.is_over
    assert board.typist.now == pytest.approx(2.2)


def test_enter_plays_it_at_once(board: OneCellLeft) -> None:
    board.run((0.5, ""))
    assert board.is_over and board.typist.now == 0.5


def test_whoever_waits_is_asked(board: OneCellLeft) -> None:
    assert "1)" in board.run((0.5, "w"))
    assert not board.is_over


@pytest.mark.parametrize("answer", ["1", "a2"])
def test_an_answer_that_is_typed_meanwhile_counts(board: OneCellLeft, answer: str) -> None:
    board.run((0.5, answer))
    assert board.is_over


def test_commands_are_heard_and_what_was_taken_back_stays_so(board: OneCellLeft) -> None:
    shown = board.run((0.5, "undo anyway"), (9.0, "a2"), (9.5, "c2"))
    assert "take" in shown and [entry.move for entry in board.match.entries].count("c1") == 2


def test_asks_on_asks_every_time(board: OneCellLeft) -> None:
    assert "You are asked every time." in board.run((0.5, "asks on"))
    assert not board.is_over


def test_the_pace_of_bots_is_set_by_a_word(board: OneCellLeft) -> None:
    shown = board.run((0.5, "pace dizzy"), (0.6, "pace slow"))
    assert "Which pace? pace slow, pace normal, pace fast." in shown
    assert "The bots play at this pace: slow." in shown


def test_a_pipe_is_asked_every_time(board: OneCellLeft, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "is_live", False)
    assert "Nothing else to do here" not in board.run()
    assert not board.is_over
