"""What all moments of this game share: how an option looks, what it touches, why something cannot be touched."""

from __future__ import annotations

from typing import Final

from gnomestead.games.nirds.moves import Item, ResultWord
from gnomestead.games.nirds.rules.touch import stands_for
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

CONFIRMED: Final = ("attack", "recruit", "science", "tactic")
"""Verbs whose sentences end with words of their own."""


class Moment(Frame[Battle]):
    """A moment of Nirds vs Gnomes."""

    __slots__ = ()

    def describe(self, state: Battle, seat: Seat, said: Move, word: Word) -> Choice:
        label = self.confirm(state, seat, said) if word is FULL_STOP else spoken(word)
        things = tuple(touched(state, seat, word))
        plain = Choice(word.text, label, things, word.rule, word.ends, self.detail(state, seat, said, word))
        return plain.warned(self.warning(state, seat, said, word))

    def confirm(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        """What the full stop of a sentence says."""
        verb = said[0].text
        return phrase("say-confirm-" + verb if verb in CONFIRMED else "say-confirm")

    def detail(self, state: Battle, seat: Seat, said: Move, word: Word) -> Phrase | None:
        """A closer look at an option: odds, damage, price."""
        return None

    def warning(self, state: Battle, seat: Seat, said: Move, word: Word) -> Phrase | None:
        """What one may regret about an option."""
        return None

    def why_not(self, state: Battle, seat: Seat, thing: str) -> Refusal | None:
        """NV-INT-03: while an effect is carried out no window is open."""
        return Refusal(phrase("refuse-effect"), "NV-INT-03")


def spoken(word: Word) -> Phrase:
    """The label of a word."""
    if isinstance(word, ResultWord):
        return phrase("say-result", face=word.value)
    if isinstance(word, Item):
        return phrase(word.label, word=word.text, n=word.value)
    return phrase(word.label, word=word.text)


def touched(state: Battle, seat: Seat, word: Word) -> list[str]:
    """The things a word touches now."""
    return [thing for name in word.things for thing in stands_for(state, seat, name)]
