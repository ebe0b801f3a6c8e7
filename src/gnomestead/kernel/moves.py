"""Moves: sentences of words.

A move is a tuple of words, built one at a time. Words are made once, when a game's
modules load, and compared by identity; outside the process only their text travels.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase
from gnomestead.kernel.texts import SIGNS, is_readable, odd_sign, parts_of, quoted, tidy

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

CLOCK: Final = -1
"""Not a seat: whoever reports, in a timed game, that time has passed."""


class Word:
    """One word a seat may say.

    `ends` tells whether the move is whole after it. `things` are the ids of what the word
    touches on the table, so that a client can light them up. `label` is the key of its words.
    Games subclass it to carry what the word stands for (a card, a space, a number).
    """

    __slots__ = ("ends", "label", "rule", "text", "things")

    def __init__(
        self,
        text: str,
        label: str = "",
        things: tuple[str, ...] = (),
        rule: str = "",
        ends: bool = True,
    ) -> None:
        assert text.split() == [text] and text != "undo" and text[0] != "@", f"{text!r} cannot be a word"
        self.text = text
        self.label = label or "say-" + text
        self.things = things
        self.rule = rule
        self.ends = ends

    def __repr__(self) -> str:
        return self.text


Move: TypeAlias = tuple[Word, ...]

FULL_STOP: Final = Word(".", label="say-full-stop")
"""Offered where a move is already whole and could still go on. Never part of the move."""

TICK: Final = Word("tick", label="say-tick")
"""What the clock says when a frame's deadline has come."""


def notation(move: Move) -> str:
    """The move as it is sent, stored, logged and written in tests: `recruit moth 3`."""
    return " ".join([word.text for word in move])


def text_of(move: Move | str) -> str:
    """The notation of a move, whichever way it is given; free texts in their tidy form."""
    return " ".join(parts_of(move)) if isinstance(move, str) else notation(move)


class Number(Word):
    """A number said as a word: how many, which one, how far."""

    __slots__ = ("value",)

    def __init__(self, value: int, label: str, rule: str = "", ends: bool = True) -> None:
        super().__init__(str(value), label, rule=rule, ends=ends)
        self.value = value


def numbers(low: int, high: int, label: str, rule: str = "", ends: bool = True) -> list[Number]:
    """The number words from `low` to `high`, both included."""
    return [Number(value, label, rule, ends) for value in range(low, high + 1)]


class Written(Word):
    """A text that a seat has written instead of choosing a word. Unlike those, it is compared by what it says."""

    __slots__ = ("value",)

    def __init__(self, value: str, label: str, rule: str = "", ends: bool = True) -> None:
        super().__init__(quoted(value), label, rule=rule, ends=ends)
        self.value = tidy(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Written) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


class Blank:
    """The shape of a text that may be written as the next word: how long it may be, and which rule allows it.

    One `problem` serves the menu and the law: what is told before writing, and what is refused after.
    """

    __slots__ = ("ends", "label", "longest", "rule")

    def __init__(self, label: str, longest: int, rule: str = "", ends: bool = True) -> None:
        self.label = label
        self.longest = longest
        self.rule = rule
        self.ends = ends

    def write(self, text: str) -> Written:
        """The word that this text becomes, legal or not."""
        return Written(text, self.label, self.rule, self.ends)

    def problem(self, word: Written) -> Refusal | None:
        """Why this cannot be written here; None: it can."""
        reason = self._reason(word.value)
        return None if reason is None else Refusal(reason, self.rule)

    def _reason(self, text: str) -> Phrase | None:
        if not is_readable(text):
            return phrase("refuse-text-empty")
        if len(text) > self.longest:
            return phrase("refuse-text-long", length=len(text), most=self.longest)
        sign = odd_sign(text)
        if sign:
            shown = sign if sign.isprintable() else f"U+{ord(sign):04X}"
            return phrase("refuse-text-sign", sign=shown, signs=" ".join([each for each in SIGNS if each.isascii()]))
        return None

    def choice(self) -> Choice:
        """The blank as people see it, below the words of the menu."""
        label = phrase(self.label, most=self.longest)
        return Choice(quoted(""), label, rule=self.rule, ends=self.ends, writes=self.longest)
