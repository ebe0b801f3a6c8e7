"""The rules: what a seat can say, what lies on the table, what the table waits for."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import Frame, Move, Phrase, Refusal, Result, Seat, Standing, State, Word, phrase

LINES: Final = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o124, 0o421)
FULL: Final = 0o777


class Cell(Word):
    """Saying a cell marks it. Nine cells are nine bits, so a set of cells is a number."""

    __slots__ = ("bit", "column", "row")

    def __init__(self, index: int) -> None:
        self.row, self.column = divmod(index, 3)
        name = "abc"[self.column] + "123"[self.row]
        super().__init__(name, "say-cell", things=(name,), rule="TTT-2")
        self.bit = 1 << index


CELLS: Final = tuple(Cell(index) for index in range(9))
BY_NAME: Final = {cell.text: cell for cell in CELLS}
EMPTY_CELLS: Final = tuple(tuple(cell for cell in CELLS if not marked & cell.bit) for marked in range(FULL + 1))
HAS_LINE: Final = tuple(any(marks & line == line for line in LINES) for marks in range(FULL + 1))


class Position(State):
    """The cells each seat has marked."""

    __slots__ = ("marks",)

    def copy(self) -> Position:
        twin = Position.__new__(Position)
        self.carry_over(twin)
        twin.marks = self.marks.copy()
        return twin

    def lay_out(self) -> None:
        """TTT-1: all cells are empty, seat 0 begins."""
        self.marks = [0, 0]
        self.push(TURNS[0])

    def result(self) -> Result | None:
        if not self.over:
            return None
        lines = [HAS_LINE[marks] for marks in self.marks]
        return tuple(Standing(seat, lines[seat], 2 if lines[1 - seat] else 1) for seat in range(2))

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

    def options(self, state: Position, seat: Seat, said: Move) -> tuple[Cell, ...]:
        return EMPTY_CELLS[state.marks[0] | state.marks[1]] if seat == self.seat else ()

    def resolve(self, state: Position, seat: Seat, move: Move) -> None:
        cell = move[0]
        assert isinstance(cell, Cell)
        state.marks[seat] |= cell.bit
        state.tell("marked", seat=seat, cell=cell.text)
        if HAS_LINE[state.marks[seat]]:  # TTT-3
            state.tell("won", seat=seat)
            state.end()
        elif state.marks[0] | state.marks[1] == FULL:  # TTT-4
            state.tell("drawn")
            state.end()
        else:
            state.replace(TURNS[1 - seat])

    def prompt(self, state: Position, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-mark")

    def why_not(self, state: Position, seat: Seat, thing: str) -> Refusal | None:
        if seat != self.seat:
            return Refusal(phrase("not-your-turn", seat=self.seat), "TTT-2")
        if thing in BY_NAME and (state.marks[0] | state.marks[1]) & BY_NAME[thing].bit:
            return Refusal(phrase("taken", cell=thing), "TTT-2")
        return None


TURNS: Final = (Turn(0), Turn(1))
