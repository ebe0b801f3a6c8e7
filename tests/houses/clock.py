"""A server clock that a test can stop and move."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable

from gnomestead.server.clock import Alarm, Clock


class ManualClock(Clock):
    """The time of the machine until a test stops it; from then on time passes only when the test says so.

    The server runs in a thread of its own, so what is waited for is guarded by a lock.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._stopped_at: int | None = None
        self._waiting: dict[asyncio.Future[None], int] = {}

    def now(self) -> int:
        return super().now() if self._stopped_at is None else self._stopped_at

    async def wait(self, woken: asyncio.Future[None], until: int | None) -> None:
        if self._stopped_at is None or until is None:
            await super().wait(woken, until)
            return
        with self._lock:
            self._waiting[woken] = until
        try:
            if until > self.now():
                await asyncio.wait([woken])
        finally:
            self._forget(woken)

    def call_at(self, time: int, work: Callable[[], None]) -> Alarm:
        if self._stopped_at is None:
            return super().call_at(time, work)
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        woken.add_done_callback(lambda done: None if done.cancelled() else work())
        with self._lock:
            self._waiting[woken] = time
        woken.add_done_callback(self._forget)
        self.advance(0)
        return woken

    def _forget(self, woken: asyncio.Future[None]) -> None:
        with self._lock:
            self._waiting.pop(woken, None)

    def judge_at(self, time: int, work: Callable[[], None]) -> Alarm:
        """While it is stopped, a press that is held back does not wait for the test: its time passes."""
        if self._stopped_at is not None:
            self.advance(max(0, time - self.now()))
        return self.call_at(time, work)

    def stop(self) -> None:
        """Let no more time pass."""
        self._stopped_at = self.now()

    def advance(self, ms: int) -> None:
        """Let this much time pass at once, and wake whatever is due."""
        with self._lock:
            assert self._stopped_at is not None, "only a stopped clock can be advanced"
            self._stopped_at += ms
            due = [woken for woken, until in self._waiting.items() if until <= self._stopped_at]
        for woken in due:
            woken.get_loop().call_soon_threadsafe(_wake, woken)

    def until_end_of(self, waits: Iterable[asyncio.Future[None]]) -> int | None:
        """Milliseconds until the first of these waits ends; None if none has begun, or one is about to end."""
        with self._lock:
            ends = [self._waiting[woken] for woken in waits if woken in self._waiting and not woken.done()]
            left = min(ends, default=0) - self.now()
            return left if left > 0 else None

    def resume(self) -> None:
        """Let time pass again by itself."""
        self.advance(0)
        with self._lock:
            self._stopped_at = None
            waiting = list(self._waiting)
        for woken in waiting:
            woken.get_loop().call_soon_threadsafe(_wake, woken)


def _wake(woken: asyncio.Future[None]) -> None:
    if not woken.done():
        woken.set_result(None)
