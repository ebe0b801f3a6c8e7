"""Fair time: what a host does with the stamps of a race before the rules see them.

A press is measured on the client's clock and translated to the game's. The host trusts it as far as
the line honestly costs, waits until nobody's earlier press can still be under way, and hands all
inputs on in the order in which they were made. So the order of arrival never matters, and a forged
clock gains no more than a slow line loses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

MOST_CREDIT = 300
JITTER = 60
FUTURE = 5
LAG_ERROR = 60


class Ping(NamedTuple):
    """One exchange of clocks: sent and received by the host, and the client's clock in between."""

    sent: int
    client: int
    received: int

    @property
    def round_trip(self) -> int:
        """How long it took."""
        return self.received - self.sent

    @property
    def offset(self) -> int:
        """What to add to the client's clock to get the game's."""
        return (self.sent + self.received) // 2 - self.client


class ClientClock:
    """A client's clock as the host knows it: the shortest round trip tells most."""

    def __init__(self, pings: Sequence[Ping]) -> None:
        best = min(pings, key=lambda ping: ping.round_trip)
        self.offset = best.offset
        self.error = (best.round_trip + 1) // 2
        self.credit = credit(percentile_95([ping.round_trip for ping in pings]))

    @property
    def lags(self) -> bool:
        """Whether the table should know that this clock is known badly."""
        return self.error > LAG_ERROR

    def stamp(self, pressed: int, arrival: int) -> int:
        """The moment of a press on the client's clock, as the game counts it."""
        return trusted(pressed + self.offset, arrival, self.credit)


def percentile_95(trips: Sequence[int]) -> int:
    """The round trip that nineteen in twenty do not exceed."""
    ranked = sorted(trips)
    return ranked[max(0, -(-95 * len(ranked) // 100) - 1)]


def credit(round_trip: int) -> int:
    """How far back a stamp is believed, for a line with this round trip."""
    return min(MOST_CREDIT, round_trip // 2 + JITTER)


def trusted(stamp: int, arrival: int, credit: int) -> int:
    """A stamp as far as it can be believed: neither long before its arrival nor in the future."""
    return arrival if stamp > arrival + FUTURE else max(stamp, arrival - credit)


def tie_window(errors: Sequence[int], allowed: Sequence[int], least: int) -> int:
    """The tie window to propose: twice the worst clock error, rounded up to one that is allowed."""
    wanted = max(least, 2 * max(errors, default=0))
    return next((window for window in sorted(allowed) if window >= wanted), max(allowed))


class Input(NamedTuple):
    """Something somebody pressed, with its trusted moment."""

    stamp: int
    seat: int
    pick: str


class Referee:
    """Holds inputs back until nothing earlier can arrive any more, then gives them out in order."""

    def __init__(self, credits: Sequence[int]) -> None:
        self.horizon = max(credits, default=0)
        self._held: list[Input] = []

    def arrive(self, seat: int, pick: str, stamp: int) -> None:
        """An input has come in."""
        self._held.append(Input(stamp, seat, pick))

    def release(self, wall: int) -> list[Input]:
        """The inputs that are now certain, by stamp, then by seat."""
        ripe = sorted(held for held in self._held if held.stamp + self.horizon <= wall)
        self._held = [held for held in self._held if held.stamp + self.horizon > wall]
        return ripe

    def is_due(self, deadline: int, wall: int) -> bool:
        """Whether a deadline may be reported: no press before it can still be under way."""
        return wall >= deadline + self.horizon
