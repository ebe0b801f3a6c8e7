"""Reflex: a tiny game against the clock. When the frog shows itself, be the first to say so."""

from __future__ import annotations

import random
from typing import Final

import msgspec

from gnomestead.kernel import (
    Frame,
    Game,
    Move,
    Place,
    Refusal,
    Result,
    Scene,
    Seat,
    Setup,
    Standing,
    State,
    Stream,
    Thing,
    Word,
    phrase,
)

GRAB: Final = Word("grab", things=("frog",), rule="RX-2")
CALL_OFF: Final = Word("call-off", rule="RX-4")
ROUNDS: Final = 3
SHOWN: Final = 1_000


class Pond(State):
    """Who has how many frogs. When the next one comes is nobody's to know."""

    __slots__ = ("frogs", "round")

    def __init__(self, setup: Setup, chance: Stream) -> None:
        super().__init__(setup, chance)
        self.frogs = [0] * self.seats
        self.round = 0
        hide(self)

    def copy(self) -> Pond:
        twin = Pond.__new__(Pond)
        self.carry_over(twin)
        twin.frogs = self.frogs.copy()
        twin.round = self.round
        return twin

    def resample(self, seat: Seat | None, rng: random.Random) -> Pond:
        twin = super().resample(seat, rng)
        if twin.frames and isinstance(twin.top, Hidden):
            twin.replace(Hidden(self.now + rng.randint(1, 2_000)))
        return twin

    def result(self) -> Result | None:
        if not self.over:
            return None
        best = max(self.frogs)
        return tuple(Standing(s, n == best, 1 + sum(m > n for m in self.frogs)) for s, n in enumerate(self.frogs))

    def progress(self) -> int:
        return 100 if self.over else (self.round - 1) * 100 // ROUNDS


def hide(state: Pond) -> None:
    """RX-1: a frog hides for one to three seconds."""
    state.round += 1
    if state.round > ROUNDS:
        state.end()
    else:
        state.frames = [Hidden(state.now + state.chance.between(1_000, 3_000))]


class Hidden(Frame[Pond]):
    """RX-1: nothing to see yet."""

    __slots__ = ("until",)

    def __init__(self, until: int) -> None:
        self.until = until

    def deadline(self, state: Pond) -> int:
        return self.until

    def expire(self, state: Pond) -> None:
        state.reveal("shown")
        state.replace(Shown(self.until + SHOWN))

    def knows(self, text: str) -> bool:
        return text == GRAB.text

    def why_not(self, state: Pond, seat: Seat, thing: str) -> Refusal:
        return Refusal(phrase("no-frog"), "RX-3")


class Shown(Frame[Pond]):
    """RX-2: the first to grab has it; after a second it is gone."""

    __slots__ = ("until",)

    def __init__(self, until: int) -> None:
        self.until = until

    def deadline(self, state: Pond) -> int:
        return self.until

    def expire(self, state: Pond) -> None:
        state.tell("gone")
        hide(state)

    def rulings(self, state: Pond) -> tuple[Word, ...]:
        return (CALL_OFF,)

    def options(self, state: Pond, seat: Seat, said: Move) -> list[Word]:
        return [GRAB]

    def resolve(self, state: Pond, seat: Seat, move: Move) -> None:
        if move[0] is CALL_OFF:
            state.tell("called-off")
        else:
            state.frogs[seat] += 1
            state.tell("grabbed", seat=seat, late=state.at - (self.until - SHOWN))
        hide(state)


class Seen(msgspec.Struct, frozen=True):
    """Everything there is to see."""

    frogs: tuple[int, ...]
    is_shown: bool


class Reflex(Game[Pond, Seen]):
    """Be quick."""

    id = "reflex"
    title = "Reflex"
    min_seats = 1
    max_seats = 3
    longest = 400
    timed = True

    def setup(self, setup: Setup, chance: Stream) -> Pond:
        return Pond(setup, chance)

    def view(self, state: Pond, seat: Seat | None) -> Seen:
        return Seen(tuple(state.frogs), bool(state.frames) and isinstance(state.top, Shown))

    def scene(self, view: Seen) -> Scene:
        frog = (Thing("frog", "piece", phrase("frog")),) if view.is_shown else ()
        return Scene((Place("pond", "tray", phrase("pond"), things=frog),))
