"""Tic-tac-toe that never ends: a full or won board is wiped. Only for measuring servers."""

from __future__ import annotations

from tic_tac_toe.game import TicTacToe
from tic_tac_toe.rules import FULL, HAS_LINE, Cell, Position, Turn

from gnomestead.kernel import Move, Seat, Setup, Stream


class EndlessTurn(Turn):
    """As in tic-tac-toe, but the game goes on."""

    __slots__ = ()

    def resolve(self, state: Position, seat: Seat, move: Move) -> None:
        cell = move[0]
        assert isinstance(cell, Cell)
        state.marks[seat] |= cell.bit
        state.tell("marked", seat=seat, cell=cell.text)
        if HAS_LINE[state.marks[seat]] or state.marks[0] | state.marks[1] == FULL:
            state.marks = [0, 0]
        state.replace(TURNS[1 - seat])


TURNS = (EndlessTurn(0), EndlessTurn(1))


class EndlessTicTacToe(TicTacToe):
    """For benches."""

    id = "endless_ttt"

    def setup(self, setup: Setup, chance: Stream) -> Position:
        state = super().setup(setup, chance)
        state.replace(TURNS[0])
        return state
