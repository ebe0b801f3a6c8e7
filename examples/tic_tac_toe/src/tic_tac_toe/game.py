"""The game as the table knows it: its description, what a seat sees, how it is drawn."""

from __future__ import annotations

import msgspec

from gnomestead.kernel import Game, Place, Scene, Seat, Setup, Stream, Thing, phrase, square
from tic_tac_toe.rules import CELLS, EMPTY, Position


class Board(msgspec.Struct, frozen=True):
    """Everything is open: who has marked which cell."""

    cells: tuple[int, ...]


class TicTacToe(Game[Position, Board]):
    """Three in a row."""

    id = "tic_tac_toe"
    title = "Tic-tac-toe"
    about = "Three in a row, for two."
    min_seats = max_seats = 2
    longest = 9

    def setup(self, setup: Setup, chance: Stream) -> Position:
        state = Position(setup, chance)
        state.lay_out()
        return state

    def view(self, state: Position, seat: Seat | None) -> Board:
        return Board(tuple(state.cells))

    def scene(self, view: Board) -> Scene:
        spaces = tuple(square(c.text, c.index % 3, c.index // 3, phrase("cell", cell=c.text)) for c in CELLS)
        marks = tuple(
            Thing(f"mark-{cell.text}", "piece", phrase("mark", seat=owner), "xo"[owner], owner, space=cell.text)
            for cell, owner in zip(CELLS, view.cells, strict=True)
            if owner != EMPTY
        )
        return Scene((Place("board", "board", phrase("board"), things=marks, spaces=spaces),))
