"""The post: what browsers are sent in one turn of the event loop leaves at its end, all of it together."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Addressee(Protocol):
    """Somebody who is sent messages."""

    def deliver(self, messages: list[bytes]) -> None:
        """All that was sent in this turn, in order."""


class Post:
    """All that waits to be delivered."""

    def __init__(self) -> None:
        self._letters: dict[Addressee, list[bytes]] = {}

    def send(self, to: Addressee, message: bytes) -> None:
        """Deliver this soon, after whatever was sent before."""
        letters = self._letters
        if to in letters:
            letters[to].append(message)
            return
        if not letters:
            asyncio.get_running_loop().call_soon(self._deliver)
        letters[to] = [message]

    def _deliver(self) -> None:
        letters, self._letters = self._letters, {}
        for addressee, messages in letters.items():
            addressee.deliver(messages)
