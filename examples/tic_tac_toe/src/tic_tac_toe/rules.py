"""The rules: what lies on the table, what a seat can say, what the table waits for."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import Frame, Move, Phrase, Refusal, Result, Seat, Standing, State, Word, phrase

EMPTY: Final = -1
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Cell(Word):
    """Saying a cell marks it."""

    __slots__ = ("index", "lines")

    def __init__(self, index: int) -> None:
        name = "abc"[index % 3] + str(index // 3 + 1)
        super().__init__(name, "say-cell", (name,), "TTT-2")
        self.index = index
        self.lines = [line for line in LINES if index in line]


CELLS: Final = [Cell(index) for index in range(9)]
NAMES: Final = {cell.text: cell.index for cell in CELLS}


class Position(State):
    """Nine cells, each empty or marked by a seat."""

    __slots__ = ("cells", "winner")

    def copy(self) -> Position:
        twin = Position.__new__(Position)
        self.carry_over(twin)
        twin.cells = self.cells.copy()
        twin.winner = self.winner
        return twin

    def lay_out(self) -> None:
        """TTT-1: the board is empty, seat 0 begins."""
        self.cells = [EMPTY] * 9
        self.winner = EMPTY
        self.push(TURNS[0])

    def result(self) -> Result | None:
        if not self.over:
            return None
        return tuple(Standing(s, s == self.winner, 1 if self.winner in (s, EMPTY) else 2) for s in range(2))

    def progress(self) -> int:
        return 100 if self.over else self.ply * 100 // 9


class Turn(Frame[Position]):
    """TTT-2: in turn, mark one empty cell."""

    __slots__ = ("seat", "waits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.waits = (seat,)

    def waiting(self, state: Position) -> tuple[Seat, ...]:
        return self.waits

    def options(self, state: Position, seat: Seat, said: Move) -> list[Cell]:
        if seat != self.seat:
            return []
        cells = state.cells
        return [cell for cell in CELLS if cells[cell.index] == EMPTY]

    def resolve(self, state: Position, seat: Seat, move: Move) -> None:
        cell = move[0]
        assert isinstance(cell, Cell)
        cells = state.cells
        cells[cell.index] = seat
        state.tell("marked", seat=seat, cell=cell.text)
        for a, b, c in cell.lines:
            if cells[a] == cells[b] == cells[c]:  # TTT-3
                state.winner = seat
                state.tell("won", seat=seat)
                return state.end()
        if EMPTY not in cells:  # TTT-4
            state.tell("drawn")
            return state.end()
        state.replace(TURNS[1 - seat])

    def prompt(self, state: Position, seat: Seat) -> Phrase:
        return phrase("prompt-mark")

    def why_not(self, state: Position, seat: Seat, thing: str) -> Refusal | None:
        if seat != self.seat:
            return Refusal(phrase("not-your-turn", seat=self.seat), "TTT-2")
        if thing in NAMES and state.cells[NAMES[thing]] != EMPTY:
            return Refusal(phrase("taken", cell=thing), "TTT-2")
        return None


TURNS: Final = (Turn(0), Turn(1))
