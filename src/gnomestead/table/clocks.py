"""Clocks: pure functions of the acts' stamps.

A seat's clock runs while the game waits for it. Network delay is given back from a small quota that
refills with every move, so that distance costs nothing and nobody can buy time with a bad line.
"""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.kernel import Seat
from gnomestead.table.acts import ClockRule

LAG_QUOTA = 1_000
LAG_REFILL = 100


class Clocks:
    """The time each seat has left, and since when whose clock runs."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.time] * seats
        self.running: tuple[Seat, ...] = ()
        self.since = 0
        self._lag_quota = [LAG_QUOTA] * seats

    def stop(self, at: int, mover: Seat = -1, lag: int = 0) -> None:
        """Charge whoever was running up to now; the mover gets its lag back."""
        if self.rule.kind == "none":
            return
        for seat in self.running:
            spent = at - self.since
            if seat == mover:
                spent -= self._credit(seat, min(lag, spent))
            self.left[seat] -= spent
        self.running = ()
        self.since = at

    def _credit(self, seat: Seat, lag: int) -> int:
        credit = min(lag, self._lag_quota[seat])
        self._lag_quota[seat] = min(LAG_QUOTA, self._lag_quota[seat] - credit + LAG_REFILL)
        return credit

    def moved(self, seat: Seat) -> None:
        """A move was made: a fresh allowance, or the increment."""
        self.left[seat] = self.rule.time if self.rule.kind == "move" else self.left[seat] + self.rule.increment

    def run(self, at: int, waiting: Sequence[Seat]) -> None:
        """These seats are on the clock from now on."""
        if self.rule.kind != "none":
            self.running, self.since = tuple(waiting), at

    def left_at(self, seat: Seat, at: int) -> int:
        """What the seat has left at this moment."""
        return self.left[seat] - (at - self.since if seat in self.running else 0)

    def next_flag(self) -> tuple[int, Seat] | None:
        """When the next running seat runs out, and which."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)
