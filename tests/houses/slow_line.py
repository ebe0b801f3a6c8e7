"""A slow line on this computer: a TCP proxy that holds every byte back for a while, the same both ways."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine
from contextlib import closing, suppress
from typing import Any, Final

CHUNK: Final = 65_536
CLOSED: Final = b""


class SlowLine:
    """Passes bytes on to a server, each way late by `delay` and up to `jitter` milliseconds, in order."""

    def __init__(self, port: int, delay: float, jitter: float = 0, seed: int = 1) -> None:
        self._port, self._delay, self._jitter = port, delay, jitter
        self._rng = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def open(self) -> SlowLine:
        """Listen on a free port."""
        self._thread.start()
        self._server = self._run(asyncio.start_server(self._between, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def close(self) -> None:
        """Listen no more."""
        self._run(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()

    def cut(self) -> None:
        """Whoever is connected loses the connection."""
        self._run(self._cut())

    async def _stop(self) -> None:
        self._server.close()
        await self._cut()

    async def _cut(self) -> None:
        passing = asyncio.all_tasks() - {asyncio.current_task()}
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _between(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            there, back = await asyncio.open_connection("127.0.0.1", self._port)
            with closing(writer), closing(back):
                await asyncio.gather(self._way(reader, back), self._way(there, writer))

    async def _way(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Read at once, write late; nothing overtakes anything."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        writing = asyncio.create_task(self._write_late(under_way, target))
        due, data = 0.0, b"-"
        while data != CLOSED:
            data = CLOSED
            with suppress(OSError):
                data = await source.read(CHUNK)
            due = max(due, self._loop.time() + (self._delay + self._rng.random() * self._jitter) / 1000)
            under_way.put_nowait((due, data))
        await writing

    async def _write_late(self, under_way: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(due - self._loop.time())
                if data == CLOSED:
                    target.close()
                    return
                target.write(data)
                await target.drain()
