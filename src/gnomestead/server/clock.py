"""The server's clock: what time it is, and waiting until a time has come.

Whatever runs against a table's time asks this object, so that a test can put one in its place that it moves itself.
"""

from __future__ import annotations

import asyncio

from gnomestead.store.store import now


class Clock:
    """The time of the machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return now()

    async def wait(self, woken: asyncio.Future[None], until: int | None) -> None:
        """Return when the future is done or this time has come; None: no time limit."""
        timeout = None if until is None else max(0, until - self.now()) / 1000
        await asyncio.wait([woken], timeout=timeout)

    async def sleep_until(self, until: int) -> None:
        """Return when this time has come."""
        await asyncio.sleep(max(0, until - self.now()) / 1000)
