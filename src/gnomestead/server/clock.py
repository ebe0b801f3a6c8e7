"""The server's clock: what time it is, and waiting until a time has come.

Whatever runs against a table's time asks this object, so that a test can put one in its place that it moves itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from gnomestead.store.store import now


class Alarm(Protocol):
    """Something to be done later."""

    def cancel(self) -> None:
        """Do not do it."""


class Clock:
    """The time of the machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return now()

    async def wait(self, woken: asyncio.Future[None], until: int | None) -> None:
        """Return when the future is done or this time has come; None: no time limit."""
        timeout = None if until is None else max(0, until - self.now()) / 1000
        await asyncio.wait([woken], timeout=timeout)

    def call_at(self, time: int, work: Callable[[], None]) -> Alarm:
        """Do something when this time has come."""
        return asyncio.get_running_loop().call_later(max(0, time - self.now()) / 1000, work)

    def judge_at(self, time: int, work: Callable[[], None]) -> Alarm:
        """Judge a press that is held back until this time; a clock that a test has stopped lets that time pass."""
        return self.call_at(time, work)
