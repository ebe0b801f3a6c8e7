"""How long a line is: measured by echoes, so that distance costs a player nothing."""

from __future__ import annotations

from time import monotonic

from gnomestead.table.fairtime import credit, percentile_95

REMEMBERED = 20


class Line:
    """The round trips of one socket, in milliseconds."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: list[int] = []
        self._mark = 0
        self.round_trip = 0
        """The usual one."""

    def probe(self) -> int:
        """The mark of a new probe."""
        self._mark += 1
        self._sent = {self._mark: monotonic()}
        return self._mark

    def echoed(self, mark: int) -> None:
        """An echo came; one that nobody asked for counts for nothing."""
        sent = self._sent.pop(mark, None)
        if sent is not None:
            self._trips = [*self._trips[1 - REMEMBERED :], int((monotonic() - sent) * 1000)]
            self.round_trip = sorted(self._trips)[len(self._trips) // 2]

    @property
    def credit(self) -> int:
        """GM-TIM-10: what the line honestly costs at most: half the slowest trips and a little."""
        return credit(percentile_95([*self._trips] or [0]))
