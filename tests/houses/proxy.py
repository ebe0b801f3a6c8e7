"""A bad line: messages between browser and server are lost, held back, doubled and swapped."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class BadLine:
    """Stands between browsers and one server."""

    def __init__(self, address: str, seed: int, trouble: float = 0.08) -> None:
        self._target = address.replace("http", "ws", 1) + "/live"
        self._rng, self._trouble = random.Random(seed), trouble
        self.troubles = 0
        self.calm = False

    async def __aenter__(self) -> BadLine:
        self._server = await serve(self._between, "127.0.0.1", 0, compression=None)
        self.address = f"http://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _between(self, browser: ServerConnection) -> None:
        assert browser.request is not None
        headers = {"cookie": browser.request.headers.get("cookie", "")}
        async with connect(self._target, additional_headers=headers, proxy=None, compression=None) as server:
            ways = [asyncio.create_task(self._pass(browser, server)), asyncio.create_task(self._pass(server, browser))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()

    async def _pass(self, source: Any, target: Any) -> None:
        held: list[Any] = []
        async for message in source:
            for one in self._meddle(message, held):
                try:
                    await target.send(one)
                except ConnectionClosed:
                    return

    def _meddle(self, message: Any, held: list[Any]) -> list[Any]:
        """What arrives now instead of this message."""
        late, held[:] = list(held), []
        chance = self._rng.random() / self._trouble
        if self.calm or chance >= 3:
            return [*late, message] if self._rng.random() < 0.5 else [message, *late]
        self.troubles += 1
        if chance < 1:
            return late
        if chance < 2:
            return [*late, message, message]
        held.append(message)
        return late
