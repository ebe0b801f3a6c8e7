"""The post: what browsers are sent in one turn of the event loop leaves at its end, one frame for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Post:
    """All that waits to be sent."""

    def __init__(self) -> None:
        self._letters: dict[Callable[[bytes], None], list[bytes]] = {}

    def send(self, say: Callable[[bytes], None], message: bytes) -> None:
        """Say this soon, after whatever was to be said before; a frame holds a message a line."""
        if not self._letters:
            asyncio.get_running_loop().call_soon(self._leave)
        self._letters.setdefault(say, []).append(message)

    def _leave(self) -> None:
        letters, self._letters = self._letters, {}
        for say, messages in letters.items():
            say(messages[0] if len(messages) == 1 else b"\n".join(messages))
