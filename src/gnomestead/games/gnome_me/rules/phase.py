"""Phases: the frames of this game. Each is one moment between LOAD and LOAD, and says when it ends."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gnomestead.games.gnome_me.moves import KNOWN, VOID, Pick
from gnomestead.games.gnome_me.rules.cards import void_round
from gnomestead.games.gnome_me.state import NONE, GnomeMe
from gnomestead.kernel.events import audience
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import CLOCK, Move, Seat, Word
from gnomestead.kernel.phrases import Choice, phrase


class Phase(Frame[GnomeMe]):
    """A moment of the game: who may pick what, and what happens when its time is up."""

    __slots__ = ()

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        """Carry out a seat's pick."""

    def is_voidable(self) -> bool:
        """Whether a round is under way that the host can call off."""
        return True

    def imagined(self, state: GnomeMe, seat: Seat | None, rng: random.Random) -> Phase:
        """This moment with the sealed choices of other seats drawn anew."""
        return self

    def resolve(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        if seat == CLOCK:
            void_round(state)
        else:
            self.hear(state, seat, move)

    def describe(self, state: GnomeMe, seat: Seat, said: Move, word: Word) -> Choice:
        label = phrase(word.label, word=word.text, of=word.text.partition(":")[2])
        return Choice(word.text, label, word.things, word.rule, word.ends)

    def knows(self, text: str) -> bool:
        return text in KNOWN

    def rulings(self, state: GnomeMe) -> Sequence[Word]:
        return (VOID,) if self.is_voidable() else ()

    def is_between_races(self) -> bool:
        """Whether this is LOAD, READY or REVEAL."""
        return False

    def may_pause(self, state: GnomeMe) -> bool:
        """GM-TIM-15: only between races, or where nothing has a clock; never while a team's clock runs."""
        return self.deadline(state) is None or (self.is_between_races() and state.clock_end == NONE)


def pick(word: Word) -> Pick:
    """The word as what it is in this game."""
    assert isinstance(word, Pick)
    return word


def miss(state: GnomeMe, seat: Seat, word: Word, rule: str) -> None:
    """GM-TIM-05: said a moment too early or too late; nothing changes."""
    state.whisper(audience(seat), "missed", seat=seat, word=word.text, rule=rule)


def tell_glances(state: GnomeMe) -> None:
    """GM-ACC-01, GM-ACC-02: the portrait appears now to a seat that looks differently: news to it."""
    if state.terms.odd_looks:
        for seat in range(state.seats):
            begin, end = state.sight(seat)
            if begin == state.now and begin != NONE:
                state.whisper(audience(seat), "shown", exposure=end - begin)


def earliest(*moments: int | None) -> int | None:
    """The first of these moments; None stands for never."""
    found: int | None = None
    for moment in moments:
        if moment is not None and moment != NONE and (found is None or moment < found):
            found = moment
    return found
