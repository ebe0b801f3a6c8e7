"""Moves: sentences of words.

A move is a tuple of words, built one at a time. Words are made once, when a game's
modules load, and compared by identity; outside the process only their text travels.
"""

from __future__ import annotations

from typing import Final, TypeAlias

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
    """The notation of a move, whichever way it is given."""
    return " ".join(move.split()) if isinstance(move, str) else notation(move)


class Number(Word):
    """A number said as a word: how many, which one, how far."""

    __slots__ = ("value",)

    def __init__(self, value: int, label: str, rule: str = "", ends: bool = True) -> None:
        super().__init__(str(value), label, rule=rule, ends=ends)
        self.value = value


def numbers(low: int, high: int, label: str, rule: str = "", ends: bool = True) -> list[Number]:
    """The number words from `low` to `high`, both included."""
    return [Number(value, label, rule, ends) for value in range(low, high + 1)]
