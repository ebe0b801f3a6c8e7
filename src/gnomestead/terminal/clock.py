"""The clock of a live game: milliseconds since its start, without the pauses."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Runs from a given moment on; stands still while the table is handed over."""

    def __init__(self, at: int = 0, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._passed = at
        self._since: float | None = seconds()

    def now(self) -> int:
        """Milliseconds since the start of the game."""
        running = 0 if self._since is None else round((self._seconds() - self._since) * 1000)
        return self._passed + running

    def stop(self) -> None:
        """Stand still."""
        self._passed, self._since = self.now(), None

    def go_on(self) -> None:
        """Run again."""
        if self._since is None:
            self._since = self._seconds()

    def reach(self, at: int) -> None:
        """It is at least this late."""
        self._passed += max(0, at - self.now())
