"""Fair time: how a host measures its lines, trusts stamps, and orders the presses of a race.

A page measures how far its clock is off by pings (web/src/net/clock.ts) and stamps each press with the host's time.
The host measures the same line by probes of its own and trusts a stamp only as far as the line can explain it.
It holds every press until nobody's earlier one can still be under way, and hands all of them in by their stamps.
So the order of arrival never matters, and a forged clock gains no more than a slow line loses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, NamedTuple

MOST_CREDIT: Final = 300
JITTER: Final = 60
FUTURE: Final = 5
LAG_ERROR: Final = 60
"""Milliseconds of clock error beyond which a seat carries a lag badge."""
PROBES: Final = 8
"""Round trips in one measurement."""
REMEMBERED: Final = 20


class Line:
    """The round trips of one socket, in milliseconds, measured by probes that the browser echoes at once."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._sent: dict[int, float] = {}
        self._trips: list[int] = []
        self._mark = 0
        self._measured = 0
        self.round_trip = 0
        """The usual one."""

    def probe(self) -> int:
        """The mark of a new probe; an older one that is still under way counts no more."""
        self._mark += 1
        self._sent = {self._mark: self._clock()}
        return self._mark

    def echoed(self, mark: int) -> bool:
        """An echo came. One that nobody asked for counts for nothing."""
        sent = self._sent.pop(mark, None)
        if sent is None:
            return False
        self._measured += 1
        self._trips = [*self._trips[1 - REMEMBERED :], round((self._clock() - sent) * 1000)]
        self.round_trip = sorted(self._trips)[len(self._trips) // 2]
        return True

    @property
    def credit(self) -> int:
        """GM-TIM-10: what the line honestly costs at most: half the slowest trips and a little."""
        return min(MOST_CREDIT, percentile_95(self._trips or [0]) // 2 + JITTER)

    @property
    def error(self) -> int:
        """GM-TIM-09: how far off a clock read over this line can be: half its shortest trip; 0: not yet measured."""
        return (min(self._trips) + 1) // 2 if self._measured >= PROBES else 0

    def stamp(self, pressed: int | None, arrival: int) -> int:
        """GM-TIM-09, GM-TIM-10: when something was pressed, as far as we believe it; unsaid: half a trip ago."""
        said = arrival - self.round_trip // 2 if pressed is None else pressed
        return arrival if said > arrival + FUTURE else max(said, arrival - self.credit)


def percentile_95(trips: Sequence[int]) -> int:
    """The round trip that nineteen in twenty do not exceed."""
    ranked = sorted(trips)
    return ranked[max(0, -(-95 * len(ranked) // 100) - 1)]


def tie_window(errors: Sequence[int], allowed: Sequence[int], least: int) -> int:
    """GM-TIM-14: the window to propose: twice the worst clock error, rounded up to one that is allowed."""
    wanted = max(least, 2 * max(errors, default=0))
    return next((window for window in sorted(allowed) if window >= wanted), max(allowed))


class Press(NamedTuple):
    """Something a seat pressed, with its trusted moment, and how it is handed in."""

    stamp: int
    seat: int
    move: str
    hand_in: Callable[[int], None]


class Referee:
    """GM-TIM-11: holds presses until nothing earlier can arrive any more, then gives them out in order."""

    def __init__(self) -> None:
        self._held: list[Press] = []

    def hold(self, press: Press) -> None:
        """A press has come in."""
        self._held.append(press)

    def release(self, wall: int, horizon: int) -> list[Press]:
        """The presses that are certain now, by stamp, then by seat."""
        ripe = [press for press in self._held if press.stamp + horizon <= wall]
        self._held = [press for press in self._held if press.stamp + horizon > wall]
        return sorted(ripe, key=lambda press: (press.stamp, press.seat))

    def held_by(self, seat: int) -> list[Press]:
        """What this seat has pressed and is not certain yet, by stamp."""
        return sorted((press for press in self._held if press.seat == seat), key=lambda press: press.stamp)

    def first(self) -> int | None:
        """The earliest stamp of those held."""
        return min((press.stamp for press in self._held), default=None)
