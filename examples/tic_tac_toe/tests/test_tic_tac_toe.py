"""Tic-tac-toe, rule by rule."""

from __future__ import annotations

import pytest

from gnomestead.kernel import IllegalMove
from gnomestead.testing import rule
from tic_tac_toe import TicTacToe
from tic_tac_toe.rules import CELLS, Position

REFUSED = [(1, "b2", "taken"), (1, "d4", "refuse-not-offered"), (0, "a1", "not-your-turn")]
LINES = ("a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1")


def after(moves: str) -> Position:
    """The position after these moves, the seats in turn."""
    state = TicTacToe().start(seed=1)
    for number, move in enumerate(moves.split()):
        state.play(number % 2, move)
    return state


@rule("TTT-1")
def test_the_board_is_empty_and_seat_0_begins() -> None:
    state = after("")
    assert (state.options(0), state.options(1), state.waiting()) == (CELLS, (), (0,))


@rule("TTT-2")
@pytest.mark.parametrize(("seat", "cell", "why"), REFUSED)
def test_only_an_empty_cell_and_only_in_turn(seat: int, cell: str, why: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        after("b2").play(seat, cell)
    assert refused.value.refusal.reason.key == why


@rule("TTT-3")
@pytest.mark.parametrize("line", LINES)
def test_three_in_a_row_win_at_once(line: str) -> None:
    mine = line.split()
    theirs = [cell.text for cell in CELLS if cell.text not in mine][:2]
    state = after(f"{mine[0]} {theirs[0]} {mine[1]} {theirs[1]} {mine[2]}")
    assert [(standing.won, standing.rank) for standing in state.result() or ()] == [(True, 1), (False, 2)]


@rule("TTT-4")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    state = after("b2 a1 c1 a3 a2 c2 b1 b3 c3")
    assert [(standing.won, standing.rank) for standing in state.result() or ()] == [(False, 1), (False, 1)]
    assert [event.kind for event in state.events] == ["marked", "drawn"]
