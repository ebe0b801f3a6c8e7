"""The clock of a live game: milliseconds since its start, without the pauses."""

from __future__ import annotations

import time


class Clock:
    """Runs from a given moment on; stands still while the table is handed over."""

    def __init__(self, at: int = 0) -> None:
        self._passed = at
        self._since: float | None = time.monotonic()

    def now(self) -> int:
        """Milliseconds since the start of the game."""
        running = 0 if self._since is None else int((time.monotonic() - self._since) * 1000)
        return self._passed + running

    def stop(self) -> None:
        """Stand still."""
        self._passed, self._since = self.now(), None

    def go_on(self) -> None:
        """Run again."""
        if self._since is None:
            self._since = time.monotonic()

    def reach(self, at: int) -> None:
        """It is at least this late."""
        self._passed += max(0, at - self.now())
