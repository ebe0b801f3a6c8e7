"""Clocks: pure functions of the acts' stamps.

A seat's clock runs while the game waits for it. Network delay is given back from a small quota that
refills with every move, so that distance costs nothing and nobody can buy time with a bad line.
"""

from __future__ import annotations

from collections.abc import Collection

from gnomestead.kernel import Seat
from gnomestead.table.acts import ClockRule

LAG_QUOTA = 1_000
LAG_REFILL = 100
HIDDEN_ALLOWANCE = 30_000


class Clocks:
    """The time each seat has left, and since when whose clock runs."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.time] * seats
        self.running: tuple[Seat, ...] = ()
        self.hidden: tuple[Seat, ...] = ()
        """Waited for in a moment when nobody may know it."""
        self.since = 0
        self._lag_quota = [LAG_QUOTA] * seats

    def stop(self, at: int, mover: Seat = -1, lag: int = 0) -> None:
        """Charge whoever was running up to now. The mover gets its lag back, and a fresh allowance."""
        for seat in self.running:
            spent = at - self.since
            if seat == mover:
                spent -= self._credit(seat, min(lag, spent))
            self.left[seat] -= spent
        if mover in self.running:
            self._refill(mover)
        self.running = self.hidden = ()
        self.since = at

    def _credit(self, seat: Seat, lag: int) -> int:
        credit = min(lag, self._lag_quota[seat])
        self._lag_quota[seat] = min(LAG_QUOTA, self._lag_quota[seat] - credit + LAG_REFILL)
        return credit

    def _refill(self, seat: Seat) -> None:
        self.left[seat] = self.rule.time if self.rule.kind == "move" else self.left[seat] + self.rule.increment

    def run(self, at: int, waiting: tuple[Seat, ...], awaited: tuple[Seat, ...]) -> None:
        """These seats are on the clock from now on.

        Where people may not be told who is waited for, no bank runs: its sinking would tell. Such a
        moment has an allowance of its own.
        """
        self.running, self.hidden = (waiting, ()) if waiting == awaited else ((), waiting)
        self.since = at

    def give_back(self, lost: int) -> None:
        """Time in which nobody could move costs nothing."""
        self.since += lost

    def flag_of(self, seat: Seat) -> int | None:
        """When this seat runs out, if nothing happens."""
        if seat in self.hidden:
            return self.since + min(self.rule.time, HIDDEN_ALLOWANCE)
        return self.since + self.left[seat] if seat in self.running else None

    def is_out(self, seat: Seat, at: int) -> bool:
        """Whether this seat's time is up."""
        flag = self.flag_of(seat)
        return flag is not None and flag <= at

    def next_flag(self, ignoring: Collection[Seat] = ()) -> tuple[int, Seat] | None:
        """When the next seat runs out, and which."""
        ticking = [seat for seat in (*self.running, *self.hidden) if seat not in ignoring]
        return min(((self.flag_of(seat) or 0, seat) for seat in ticking), default=None)
