"""What all moments of this game share: whom they ask, and how they explain themselves."""

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.rules import why
from gnomestead.games.wymer_stones.state import Dungeon
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

ALONE: Final = [(seat,) for seat in range(5)]
"""Each seat as the only one waited for."""


class Moment(Frame[Dungeon]):
    """A moment in which one seat is asked something."""

    __slots__ = ("seat",)

    PROMPT = "prompt-choose"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self, state: Dungeon) -> Seat:
        """Whose answer the table waits for."""
        return self.seat

    def waiting(self, state: Dungeon) -> tuple[Seat, ...]:
        return ALONE[self.asked(state)]

    def why_not(self, state: Dungeon, seat: Seat, thing: str) -> Refusal | None:
        return why.explain(state, seat, self.asked(state), thing)

    def prompt(self, state: Dungeon, seat: Seat) -> Phrase:
        return phrase(self.PROMPT)

    def describe(self, state: Dungeon, seat: Seat, said: Move, word: Word) -> Choice:
        return why.describe(state, seat, said, word)

    def default(self, state: Dungeon, seat: Seat) -> str:
        """Section 4: the pick that does nothing, where there is one."""
        return why.harmless(state.options(seat))
