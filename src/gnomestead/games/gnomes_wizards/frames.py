"""What every moment of the war has in common: how options are put before people."""

from __future__ import annotations

import random

from gnomestead.games.gnomes_wizards.content import FACES
from gnomestead.games.gnomes_wizards.moves import (
    CAST,
    AbilityWord,
    FaceWord,
    HoldWord,
    SeatWord,
    SlotWord,
    SpaceWord,
)
from gnomestead.games.gnomes_wizards.rules.units import ability_id, printed_at, tile_at
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase


class WarFrame(Frame[War]):
    """A moment of the war."""

    __slots__ = ()

    def describe(self, state: War, seat: Seat, said: Move, word: Word) -> Choice:
        each = [thing for one in self.each(state, seat, said, word) for thing in one.things]
        things = word.things or tuple(each)
        choice = Choice(word.text, _label(state, seat, word), things, word.rule, word.ends, _detail(word))
        return choice.leading_to(_carriers(state, seat, word)) if isinstance(word, AbilityWord) else choice

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        """GW-TIME-01: nobody casts while what has begun is carried out."""
        return Refusal(phrase("why-no-interrupt"), "GW-TIME-01") if thing == CAST.text else None

    def redrawn(self, state: War, seat: Seat | None, rng: random.Random) -> WarFrame:
        """This moment in a world drawn anew for a seat: what others have sealed is guessed again."""
        return self


def _label(state: War, seat: Seat, word: Word) -> Phrase:
    if isinstance(word, SeatWord):
        return phrase(word.label, word=word.text, seat=word.seat)
    if isinstance(word, HoldWord):
        return phrase(word.label, word=word.text, on=state.holds[seat] >> word.hold & 1)
    if isinstance(word, FaceWord):
        return phrase(word.label, word=FACES[word.face])
    if isinstance(word, SlotWord):
        return phrase(word.label, word=ability_id(state, state.unit_of(word.card), word.learned))
    if isinstance(word, SpaceWord):
        space = state.board.space_on[word.place]
        return phrase(word.label, word=word.text, tile=tile_at(state, space), was=printed_at(state, space))
    return phrase(word.label, word=word.text)


def _carriers(state: War, seat: Seat, word: AbilityWord) -> tuple[str, ...]:
    """The scrolls of this design that units of the seat carry: whoever points at one has named it."""
    if word.ends:
        return ()
    carried = [(unit, state.learned[unit]) for unit in state.own_units(seat)]
    carriers = [unit for unit, paper in carried if paper >= 0 and state.design[paper] == word.ability]
    return tuple([f"{state.unit_id(unit)}.scroll" for unit in carriers])


def _detail(word: Word) -> Phrase | None:
    return phrase("text-" + word.text) if isinstance(word, AbilityWord) else None
