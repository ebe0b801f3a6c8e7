"""Tic-tac-toe, rule by rule."""

from __future__ import annotations

import pytest

from gnomestead.kernel import IllegalMove, Match
from gnomestead.testing import rule
from tic_tac_toe import TicTacToe


def played(*cells: str) -> Match:
    """A match in which the seats have marked these cells in turn."""
    match = Match.new(TicTacToe(), seed=1)
    for ply, cell in enumerate(cells):
        match.play(ply % 2, cell)
    return match


@rule("TTT-1")
def test_nine_empty_cells_and_seat_0_begins() -> None:
    state = played().state
    assert [word.text for word in state.options(0)] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert state.waiting() == (0,)


@rule("TTT-2")
def test_the_seats_take_turns() -> None:
    state = played("b2").state
    assert state.waiting() == (1,)
    with pytest.raises(IllegalMove) as refused:
        state.play(0, "a1")
    assert refused.value.refusal.rule == "TTT-2"


@rule("TTT-2")
def test_a_marked_cell_is_taken() -> None:
    state = played("b2").state
    refusal = state.why_not(1, "b2")
    assert refusal is not None and refusal.rule == "TTT-2"
    assert "b2" not in [word.text for word in state.options(1)]


@rule("TTT-3")
@pytest.mark.parametrize("line", ["a1 b1 c1", "a1 a2 a3", "a1 b2 c3", "c1 b2 a3"])
def test_three_in_a_row_win_at_once(line: str) -> None:
    first, second, third = line.split()
    others = [cell for cell in ("b3", "c2", "a2", "c1") if cell not in line][:2]
    match = played(first, others[0], second, others[1], third)
    result = match.state.result()
    assert result is not None
    assert [(standing.won, standing.rank) for standing in result] == [(True, 1), (False, 2)]


@rule("TTT-4")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    result = played("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3").state.result()
    assert result is not None
    assert [(standing.won, standing.rank) for standing in result] == [(False, 1), (False, 1)]
