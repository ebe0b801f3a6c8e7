"""Tic-tac-toe that never ends: a full or won board is wiped. Only for measuring servers."""

from __future__ import annotations

from gnomestead.kernel import Move, Place, Scene, Seat, Setup, Stream, Thing, phrase, square
from tic_tac_toe.game import Board, TicTacToe
from tic_tac_toe.rules import CELLS, FULL, HAS_LINE, Cell, Position, Turn


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


SPACES = tuple(square(cell.text, cell.column, cell.row, phrase("cell", cell=cell.text)) for cell in CELLS)
PIECES = tuple(
    {
        cell.text: Thing(f"mark-{cell}", "piece", phrase("mark", seat=seat), "xo"[seat], seat, space=cell.text)
        for cell in CELLS
    }
    for seat in range(2)
)
NAMES = tuple(tuple(cell.text for cell in CELLS if marks & cell.bit) for marks in range(FULL + 1))
TURNS = (EndlessTurn(0), EndlessTurn(1))


class EndlessTicTacToe(TicTacToe):
    """For benches."""

    id = "endless_ttt"

    def view(self, state: Position, seat: Seat | None) -> Board:
        return Board((NAMES[state.marks[0]], NAMES[state.marks[1]]))

    def scene(self, view: Board) -> Scene:
        marks = tuple(PIECES[seat][cell] for seat, cells in enumerate(view.marks) for cell in cells)
        return Scene((Place("board", "board", phrase("board"), things=marks, spaces=SPACES),))

    def setup(self, setup: Setup, chance: Stream) -> Position:
        state = super().setup(setup, chance)
        state.replace(TURNS[0])
        return state
