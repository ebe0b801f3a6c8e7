"""The game as the table knows it: its description, what a seat sees, how it is drawn."""

from __future__ import annotations

import msgspec

from gnomestead.kernel import Game, Goal, Place, Preset, Scene, Seat, Setup, Stream, Thing, Track, phrase, square
from tic_tac_toe.rules import CELLS, Position


class Board(msgspec.Struct, frozen=True):
    """Everything is open: the cells each seat has marked, by name."""

    marks: tuple[tuple[str, ...], ...]


class TicTacToe(Game[Position, Board]):
    """Three in a row."""

    id = "tic_tac_toe"
    title = "Tic-tac-toe"
    about = "Three in a row, for two."
    min_seats = max_seats = 2
    longest = 9
    presets = (Preset("quick", 2), Preset("sofa", 2, people=2))

    def setup(self, setup: Setup, chance: Stream) -> Position:
        state = Position(setup, chance)
        state.lay_out()
        return state

    def has_secrets(self, setup: Setup) -> bool:
        return False

    def view(self, state: Position, seat: Seat | None) -> Board:
        return Board(tuple(tuple(cell.text for cell in CELLS if marks & cell.bit) for marks in state.marks))

    def scene(self, view: Board) -> Scene:
        spaces = tuple(square(cell.text, cell.column, cell.row, phrase("cell", cell=cell.text)) for cell in CELLS)
        marks = tuple(
            Thing(f"mark-{cell}", "piece", phrase("mark", seat=seat), art="xo"[seat], owner=seat, space=cell)
            for seat, cells in enumerate(view.marks)
            for cell in cells
        )
        goal = Goal(phrase("goal"), (Track(phrase("goal-marked"), len(marks), len(CELLS)),))
        return Scene((Place("board", "board", phrase("board"), things=marks, spaces=spaces),), goal=goal)
