"""Luck: how the dice of a game fell, next to how fair dice fall.

A game says which events tell of rolls (`Game.rolls`); counting is the same for all. Wire types: this
module is never compiled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import erfc, exp, pi, sqrt
from typing import Final

import msgspec

from gnomestead.kernel.events import Event

SIDES: Final = 6
_MEAN: Final = (SIDES + 1) / 2
_SPREAD: Final = sqrt((SIDES**2 - 1) / 12)
FEWEST: Final = 12
"""With fewer dice there is nothing to report."""
REMARKABLE: Final = 2.0
"""A roll that strays fewer standard deviations than this is not worth telling."""


class Roll(msgspec.Struct, frozen=True):
    """Dice that somebody rolled, their faces from 1 to 6; seat None: nobody's, such as the house's."""

    seat: int | None
    faces: tuple[int, ...]


class SeatLuck(msgspec.Struct, frozen=True):
    """What one seat rolled, and in how many of 100 games fair dice stray at least as far, up or down."""

    seat: int
    dice: int
    pips: int
    odds: int


class LuckReport(msgspec.Struct, frozen=True):
    """The dice of a whole game: how often each face came, and in how many of 100 games fair dice are as uneven."""

    dice: int
    faces: tuple[int, ...]
    odds: int
    seats: tuple[SeatLuck, ...]
    names: tuple[str, ...]
    """What is on the faces, as ids, where it is not pips; pips do not count then."""


class Fortune(msgspec.Struct, frozen=True):
    """A seat's luckiest roll of a game, or its unluckiest, and the step it fell in."""

    step: int
    seat: int
    faces: tuple[int, ...]
    good: bool


def roll_in(event: Event, keys: tuple[str, ...], names: tuple[str, ...] = ()) -> Roll:
    """The roll that an event of a seat tells of: under each key a face or several, as numbers or by name."""
    found: list[int] = []
    for key in keys:
        told = event.data[key]
        faces = told if isinstance(told, tuple) else (told,)
        found += [names.index(face) + 1 if isinstance(face, str) else face for face in faces]
    seat = event.data.get("seat")
    return Roll(seat if isinstance(seat, int) and seat >= 0 else None, tuple(found))


def luck_report(rolls: Iterable[Roll], names: tuple[str, ...] = ()) -> LuckReport | None:
    """The report on these rolls; None: too few dice to say anything."""
    rolled = list(rolls)
    count = Counter(face for roll in rolled for face in roll.faces)
    dice = count.total()
    if dice < FEWEST:
        return None
    faces = tuple(count[face] for face in range(1, SIDES + 1))
    seats = sorted({roll.seat for roll in rolled if roll.seat is not None})
    return LuckReport(dice, faces, _uneven(faces), tuple(_seat_luck(seat, rolled) for seat in seats), names)


def fortunes(steps: Sequence[Iterable[Roll]]) -> tuple[Fortune, ...]:
    """Of the rolls of each step: what every seat was luckiest with, and unluckiest, where that is remarkable."""
    rolled = [(n, roll.seat, roll) for n, rolls in enumerate(steps) for roll in rolls if roll.seat is not None]
    found: list[Fortune] = []
    for seat in sorted({seat for _, seat, _ in rolled}):
        own = sorted((_astray(roll.faces), n, roll.faces) for n, whose, roll in rolled if whose == seat)
        (low, first, worst), (high, last, best) = own[0], own[-1]
        found += [Fortune(last, seat, best, good=True)] if high >= REMARKABLE else []
        found += [Fortune(first, seat, worst, good=False)] if low <= -REMARKABLE else []
    return tuple(found)


def _astray(faces: Sequence[int]) -> float:
    """How many standard deviations above what fair dice give; below, if negative."""
    return (sum(faces) - _MEAN * len(faces)) / (_SPREAD * sqrt(max(1, len(faces))))


def _seat_luck(seat: int, rolls: list[Roll]) -> SeatLuck:
    faces = [face for roll in rolls if roll.seat == seat for face in roll.faces]
    return SeatLuck(seat, len(faces), sum(faces), _percent(erfc(abs(_astray(faces)) / sqrt(2))))


def _uneven(faces: tuple[int, ...]) -> int:
    """Pearson's chi-squared test against a fair die, of five degrees of freedom."""
    fair = sum(faces) / SIDES
    x = sum((found - fair) ** 2 for found in faces) / fair
    return _percent(erfc(sqrt(x / 2)) + sqrt(2 * x / pi) * exp(-x / 2) * (1 + x / 3))


def _percent(odds: float) -> int:
    return round(100 * odds)
