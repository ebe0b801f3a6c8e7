"""Nose Race: a tiny timed game for tests. A lamp lights; the first to touch the nose wins."""

from __future__ import annotations

import msgspec

from gnomestead.kernel import (
    Frame,
    Game,
    Move,
    Phrase,
    Place,
    Result,
    Scene,
    Seat,
    Setup,
    Standing,
    State,
    Stream,
    Thing,
    Widget,
    Word,
    phrase,
)

DARK, LIGHT = 300, 1200
NOSE = Word("nose", things=("lamp",), rule="NR-1")


class Race(State):
    """Who touched the nose first; -1: nobody yet."""

    __slots__ = ("winner",)

    def __init__(self, setup: Setup, chance: Stream) -> None:
        super().__init__(setup, chance)
        self.winner = -1
        self.push(Dark())

    def copy(self) -> Race:
        twin = Race.__new__(Race)
        self.carry_over(twin)
        twin.winner = self.winner
        return twin

    def result(self) -> Result | None:
        if not self.over:
            return None
        return tuple(Standing(s, s == self.winner, 1 if self.winner in (s, -1) else 2) for s in range(self.seats))

    def progress(self) -> int:
        return 100 if self.over else 0


class Dark(Frame[Race]):
    """The lamp is off; a nose is too early."""

    __slots__ = ()

    def deadline(self, state: Race) -> int:
        return DARK

    def expire(self, state: Race) -> None:
        state.reveal("lit")
        state.replace(Lit())

    def knows(self, text: str) -> bool:
        return text == NOSE.text


class Lit(Frame[Race]):
    """NR-1: the first nose wins; NR-2: or time runs out."""

    __slots__ = ()

    def options(self, state: Race, seat: Seat, said: Move) -> list[Word]:
        return [NOSE]

    def resolve(self, state: Race, seat: Seat, move: Move) -> None:
        state.winner = seat
        state.tell("touched", seat=seat)
        state.end()

    def prompt(self, state: Race, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-nose")

    def deadline(self, state: Race) -> int:
        return LIGHT

    def expire(self, state: Race) -> None:
        state.tell("slept")
        state.end()


class Lamp(msgspec.Struct, frozen=True):
    """Whether the lamp is lit."""

    lit: bool


class NoseRace(Game[Race, Lamp]):
    """The first nose wins."""

    id = "nose_race"
    title = "Nose Race"
    min_seats, max_seats, longest = 1, 2, 20
    timed = True

    def setup(self, setup: Setup, chance: Stream) -> Race:
        return Race(setup, chance)

    def view(self, state: Race, seat: Seat | None) -> Lamp:
        return Lamp(bool(state.frames) and isinstance(state.top, Lit))

    def scene(self, view: Lamp) -> Scene:
        lamp = Thing("lamp", "note", phrase("lamp-lit" if view.lit else "lamp-dark"))
        return Scene((Place("table", "tray", phrase("table"), things=(lamp,)),), (Widget("w", "lamp", phrase("lamp")),))
