"""A server clock that a test can stop and move."""

from __future__ import annotations

import asyncio
import threading

from gnomestead.server.clock import Clock

SETTLE_TIMEOUT_S = 60.0


class ManualClock(Clock):
    """The time of the machine until a test stops it; from then on time passes only when the test says so.

    The server runs in a thread of its own, so everything here is guarded by one condition.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._stopped_at: int | None = None
        self._waiting: dict[asyncio.Future[None], int] = {}

    def now(self) -> int:
        return super().now() if self._stopped_at is None else self._stopped_at

    async def wait(self, woken: asyncio.Future[None], until: int | None) -> None:
        if self._stopped_at is None or until is None:
            await super().wait(woken, until)
            return
        with self._changed:
            self._waiting[woken] = until
            self._changed.notify_all()
        try:
            if until > self.now():
                await asyncio.wait([woken])
        finally:
            with self._changed:
                del self._waiting[woken]

    def stop(self) -> None:
        """Let no more time pass."""
        self._stopped_at = self.now()

    def advance(self, ms: int) -> None:
        """Let this much time pass at once, and wake whatever is due."""
        with self._changed:
            assert self._stopped_at is not None, "only a stopped clock can be advanced"
            self._stopped_at += ms
            due = [woken for woken, until in self._waiting.items() if until <= self._stopped_at]
        for woken in due:
            woken.get_loop().call_soon_threadsafe(_wake, woken)

    def next_deadline(self) -> int:
        """Milliseconds until the next thing that the server waits for; waits until there is one."""
        with self._changed:
            assert self._changed.wait_for(self._pending, SETTLE_TIMEOUT_S), "the server waits for no time"
            return min(self._pending()) - self.now()

    def _pending(self) -> list[int]:
        """What lies ahead. (A wait that was woken and has not ended yet is no longer pending.)"""
        return [until for woken, until in self._waiting.items() if not woken.done() and until > self.now()]

    def resume(self) -> None:
        """Let time pass again by itself."""
        self.advance(0)
        with self._changed:
            self._stopped_at = None
            waiting = list(self._waiting)
        for woken in waiting:
            woken.get_loop().call_soon_threadsafe(_wake, woken)


def _wake(woken: asyncio.Future[None]) -> None:
    if not woken.done():
        woken.set_result(None)
