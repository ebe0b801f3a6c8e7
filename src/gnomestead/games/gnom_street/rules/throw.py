"""The Gnome Throw: caps fly at the Chimney, nearest is best (GS-THR)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import isqrt
from typing import Final

from gnomestead.games.gnom_street.content import THROW, card_id
from gnomestead.games.gnom_street.moves import AIMS, BENDS
from gnomestead.games.gnom_street.state import Moment, Street
from gnomestead.kernel.moves import Move, Number, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

RANGE: Final = THROW.range_mm
SIN: Final = THROW.sin_milli
COS: Final = THROW.cos_milli
CHIMNEYS: Final = tuple([spot.chimney for spot in THROW.spot])
SPOTS: Final = tuple([spot.id for spot in THROW.spot])
FACTORS: Final = THROW.wobble
OVER_THE_HEDGE: Final = THROW.over_the_hedge_mm
MAX_TRIES: Final = 1 + THROW.max_rethrows
THROWS_TO_WIN: Final = 2


# The flight --------------------------------------------------------------------------------------


def flight(aim: int, bend: int, breeze: int) -> tuple[int, int]:
    """GS-THR-04: where a cap comes down before it wobbles; divisions round towards zero."""
    reach = RANGE[bend]
    x = reach * SIN[abs(aim)] // 1000
    drift = abs(breeze) * reach // THROW.breeze_divisor
    return (x if aim > 0 else -x) + (drift if breeze > 0 else -drift), reach * COS[abs(aim)] // 1000


def wobble(state: Street, number: int, seat: Seat, bend: int) -> tuple[int, int]:
    """GS-THR-05: how far the cap strays, from a stream of its own for each throw and seat."""
    width = (THROW.wobble_base + RANGE[bend] // THROW.wobble_divisor) * FACTORS[state.setup["throw_wobble"]]
    stream = state.chance.stream(f"throw.{number}.wobble.{seat}")
    u1, u2, u3, u4 = [stream.between(-width, width) for _ in range(4)]
    return u1 + u2, u3 + u4


def miss(x: int, y: int, spot: int) -> int:
    """GS-THR-06: the distance to the Chimney; 0 down the chimney, 999 over the hedge."""
    if not THROW.limit_y_min_mm <= y <= THROW.limit_y_max_mm or abs(x) > THROW.limit_x_abs_mm:
        return OVER_THE_HEDGE
    chimney_x, chimney_y = CHIMNEYS[spot]
    distance = isqrt((x - chimney_x) ** 2 + (y - chimney_y) ** 2)
    return 0 if distance <= THROW.chimney_radius_mm else distance


def comment(distance: int) -> str:
    """What the street says about it."""
    return next(remark.id for remark in THROW.comment if distance <= remark.up_to)


# Throwing for an order ---------------------------------------------------------------------------


class Contested(Moment):
    """A moment that waits for an order of seats which only throwing can give."""

    __slots__ = ()

    def ordered(self, state: Street, order: tuple[Seat, ...]) -> None:
        """The order is found."""


class Contest(Moment):
    """GS-THR-07: groups of seats, best first; a group of several throws until no two are equal.

    `tries` says how often each group has thrown. With `first_only` just the nearest is wanted.
    """

    __slots__ = ("first_only", "groups", "tries")

    def __init__(self, groups: tuple[tuple[Seat, ...], ...], tries: tuple[int, ...], first_only: bool = False) -> None:
        self.groups, self.tries, self.first_only = groups, tries, first_only

    def settle(self, state: Street) -> bool:
        for i, group in enumerate(self.groups[:1] if self.first_only else self.groups):
            if len(group) > 1:
                self._throw_or_shuffle(state, i)
                return True
        state.pop()
        below = state.top
        assert isinstance(below, Contested)
        below.ordered(state, tuple([seat for group in self.groups for seat in group]))
        return True

    def _throw_or_shuffle(self, state: Street, i: int) -> None:
        group = self.groups[i]
        if self.tries[i] < MAX_TRIES:
            state.push(open_throw(state, group))
            return
        order = list(group)
        state.chance.stream(f"throw.{state.throws}.coin.{group[0]}").shuffle(order)
        state.reveal("shuffled", seats=tuple(order))
        state.replace(self._split(i, [(seat,) for seat in order]))

    def landed(self, seats: tuple[Seat, ...], distances: Sequence[int]) -> Contest:
        """The contest after this group has thrown: nearer seats first, equal ones together."""
        by_distance: dict[int, list[Seat]] = {}
        for seat, distance in sorted(zip(seats, distances, strict=True), key=lambda pair: (pair[1], pair[0])):
            by_distance.setdefault(distance, []).append(seat)
        return self._split(self.groups.index(seats), [tuple(group) for group in by_distance.values()])

    def _split(self, i: int, parts: list[tuple[Seat, ...]]) -> Contest:
        groups = (*self.groups[:i], *parts, *self.groups[i + 1 :])
        tries = (*self.tries[:i], *[self.tries[i] + 1] * len(parts), *self.tries[i + 1 :])
        return Contest(groups, tries, self.first_only)


def open_throw(state: Street, throwers: tuple[Seat, ...]) -> Throw:
    """GS-THR-02: a launch spot and a breeze, the same for all and shown before they choose."""
    state.throws += 1
    stream = state.chance.stream(f"throw.{state.throws}.scene")
    spot = stream.below(len(SPOTS))
    breeze = stream.between(THROW.breeze_min, THROW.breeze_max)
    state.reveal("throw_opened", number=state.throws, spot="spot_" + SPOTS[spot], breeze=breeze, seats=throwers)
    return Throw(state.throws, spot, breeze, throwers, (None,) * len(throwers))


class Throw(Moment):
    """GS-THR-03: all throwers choose aim and bend at once, in secret."""

    __slots__ = ("breeze", "number", "sealed", "spot", "throwers")

    RULE = "GS-THR-03"

    def __init__(
        self,
        number: int,
        spot: int,
        breeze: int,
        throwers: tuple[Seat, ...],
        sealed: tuple[tuple[int, int] | None, ...],
    ) -> None:
        self.number, self.spot, self.breeze = number, spot, breeze
        self.throwers, self.sealed = throwers, sealed

    def waiting(self, state: Street) -> tuple[Seat, ...]:
        return tuple([seat for seat, shot in zip(self.throwers, self.sealed, strict=True) if shot is None])

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if seat not in self.throwers or self.sealed[self.throwers.index(seat)] is not None:
            return ()
        return BENDS if said else AIMS

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        aim, bend = move
        assert isinstance(aim, Number) and isinstance(bend, Number)
        mine = self.throwers.index(seat)
        sealed = (*self.sealed[:mine], (aim.value, bend.value), *self.sealed[mine + 1 :])
        state.reveal("released", seat=seat)
        throw = Throw(self.number, self.spot, self.breeze, self.throwers, sealed)
        if None in sealed:
            state.replace(throw)
        else:
            throw.land(state)

    def land(self, state: Street) -> None:
        """GS-THR-08: when all have released, everything is shown, in seat order."""
        distances = []
        for seat, shot in zip(self.throwers, self.sealed, strict=True):
            assert shot is not None
            aim, bend = shot
            x, y = flight(aim, bend, self.breeze)
            off_x, off_y = wobble(state, self.number, seat, bend)
            distance = miss(x + off_x, y + off_y, self.spot)
            distances.append(distance)
            state.reveal(
                "throw_landed",
                seat=seat,
                aim=aim,
                bend=bend,
                x=x + off_x,
                y=y + off_y,
                distance=distance,
                comment=comment(distance),
                number=self.number,
            )
        state.pop()
        contest = state.top
        assert isinstance(contest, Contest)
        state.replace(contest.landed(self.throwers, distances))

    def imagined(self, state: Street, seat: Seat | None, rng: random.Random) -> Throw:
        def draw() -> tuple[int, int]:
            return rng.randint(THROW.aim_min, THROW.aim_max), rng.randint(THROW.bend_min, THROW.bend_max)

        sealed = [
            shot if shot is None or thrower == seat else draw()
            for thrower, shot in zip(self.throwers, self.sealed, strict=True)
        ]
        return Throw(self.number, self.spot, self.breeze, self.throwers, tuple(sealed))

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        if said:
            return phrase("prompt-bend")
        side, ahead = CHIMNEYS[self.spot]
        return phrase(
            "prompt-throw",
            spot="spot_" + SPOTS[self.spot],
            breeze=f"breeze_{self.breeze}".replace("-", "minus_"),
            ahead=ahead,
            side=abs(side),
            hand="left" if side < 0 else "right",
        )

    def default(self, state: Street, seat: Seat) -> str:
        return f"{THROW.timeout_aim} {THROW.timeout_bend}"

    def why_not_card(self, state: Street, seat: Seat, gang: int, value: int) -> Refusal:
        return self.why_not_now(card_id(gang, value))

    def why_wait(self, state: Street, seat: Seat) -> Refusal:
        if seat in self.throwers:
            return Refusal(phrase("why-released"), "GS-THR-03")
        return Refusal(phrase("why-not-tied"), "GS-TIE-02")


class FinalThrow(Contested):
    """GS-WIN-02, GS-DUO-11: throws among the tied seats until one has won two."""

    __slots__ = ("seats", "wins")

    def __init__(self, seats: tuple[Seat, ...], wins: tuple[int, ...]) -> None:
        self.seats, self.wins = seats, wins

    def settle(self, state: Street) -> bool:
        if max(self.wins) < THROWS_TO_WIN:
            state.push(Contest((self.seats,), (0,), first_only=True))
        else:
            state.champion = self.seats[self.wins.index(THROWS_TO_WIN)]
            state.pop()
        return True

    def ordered(self, state: Street, order: tuple[Seat, ...]) -> None:
        winner = self.seats.index(order[0])
        wins = list(self.wins)
        wins[winner] += 1
        state.tell("final_throw_won", seat=order[0], wins=wins[winner])
        state.replace(FinalThrow(self.seats, tuple(wins)))
