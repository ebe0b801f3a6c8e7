"""What all moments of this game share: whom they ask, and how they explain themselves."""

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.content import ITEMS, Space
from gnomestead.games.wymer_stones.moves import DONE, END, KEEP, PASS, STAY, STOP, NumberedWord, SpaceWord
from gnomestead.games.wymer_stones.rules import regrets, why
from gnomestead.games.wymer_stones.rules.reach import Ways, beyond
from gnomestead.games.wymer_stones.state import Dungeon
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

ALONE: Final = [(seat,) for seat in range(5)]
"""Each seat as the only one waited for."""
_HARMLESS: Final = (PASS, STOP, END, DONE, KEEP, STAY)


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
        if thing in why.ITEM_OF:
            return why.no_use(state, seat, why.ITEM_OF[thing])
        if seat != self.asked(state):
            return why.no("turn", "WS-GEN-05", seat=self.asked(state))
        return self.refuse(state, thing)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        """Why the asked seat cannot touch this thing; None: no special reason."""
        return None

    def question(self, state: Dungeon, said: Move) -> Phrase:
        """What the asked seat is asked after these words."""
        return phrase(self.PROMPT)

    def prompt(self, state: Dungeon, seat: Seat, said: Move) -> Phrase:
        return self.question(state, said)

    def describe(self, state: Dungeon, seat: Seat, said: Move, word: Word) -> Choice:
        detail = self.detail(state, said, word)
        if detail is None and isinstance(word, NumberedWord) and word.label == "say-item":
            detail = phrase("text-" + ITEMS[word.number].id)
        elif isinstance(word, SpaceWord) and word.space in state.tiles:
            tile = state.tiles[word.space]
            detail = phrase("detail-tile-new" if tile.new else "detail-tile") if not tile.up else detail
        further = beyond(self.ways(state), word.space) if isinstance(word, SpaceWord) and not said else ()
        warning = self.warning(state, said, word) or regrets.of_landing(state, seat, word)
        label = self.label(state, seat, word)
        return Choice(word.text, label, word.things, word.rule, word.ends, detail, further, warning=warning)

    def label(self, state: Dungeon, seat: Seat, word: Word) -> Phrase:
        """What the button of this word says."""
        return phrase(word.label, word=word.text)

    def ways(self, state: Dungeon) -> Ways:
        """While a piece walks: where it could get to."""
        return {}

    def stands(self, state: Dungeon) -> Space:
        """While a piece walks: where it stands."""
        return state.sheets[self.seat].space

    def detail(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        """A closer look at an option: the odds, what it would cost."""
        return None

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        """What the asked seat may regret about an option."""
        return None

    def default(self, state: Dungeon, seat: Seat) -> str:
        """Section 4: the pick that does nothing, where there is one."""
        menu = state.options(seat)
        return next((word.text for word in _HARMLESS if word in menu), "")
