"""Explanations."""

from __future__ import annotations
from gnomestead.games.wymer_stones.moves import PASS, STOP, END, DONE, STAY, KEEP
from gnomestead.games.wymer_stones.state import Dungeon
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase


def explain(state: Dungeon, seat: Seat, asked: Seat, thing: str) -> Refusal | None:
    return None


def describe(state: Dungeon, seat: Seat, said: Move, word: Word) -> Choice:
    return Choice(word.text, phrase(word.label, word=word.text), word.things, word.rule, word.ends)


def harmless(menu: tuple[Word, ...]) -> str:
    for word in (PASS, STOP, END, DONE, KEEP, STAY):
        if word in menu:
            return word.text
    return ""
