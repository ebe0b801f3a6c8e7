"""However a browser cuts up what it says, it is heard; and what no browser says ends the line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from gnomestead.server import wire
from houses.house import House

PING = msgspec.json.encode(wire.Ping(7.0))


class Stranger:
    """A socket whose bytes are ours to choose."""

    def __init__(self, house: House) -> None:
        self._address = house.address
        self._protocol = ClientProtocol(parse_uri(house.address.replace("http", "ws") + "/live"))

    async def __aenter__(self) -> Stranger:
        url = urlsplit(self._address)
        self._reader, self._writer = await asyncio.open_connection(url.hostname, url.port)
        self._protocol.send_request(self._protocol.connect())
        self._writer.writelines(self._protocol.data_to_send())
        await self.hear("Probe")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def hear(self, *kinds: str) -> list[str]:
        """The kinds of all messages up to the last one of these."""
        heard: list[str] = []
        async with asyncio.timeout(5):
            while not set(kinds) <= set(heard):
                self._protocol.receive_data(await self._more())
                frames = [one for one in self._protocol.events_received() if isinstance(one, Frame)]
                lines = [line for frame in frames if frame.opcode is Opcode.TEXT for line in frame.data.splitlines()]
                heard += [msgspec.json.decode(line)["type"] for line in lines]
                heard += ["pong" for frame in frames if frame.opcode is Opcode.PONG]
        return heard

    async def _more(self) -> bytes:
        data = await self._reader.read(65_536)
        if not data:
            raise ConnectionError("hung up")
        return data

    async def close_code(self) -> int | None:
        """Why the server hangs up."""
        async with asyncio.timeout(5):
            while data := await self._reader.read(65_536):
                self._protocol.receive_data(data)
        received = self._protocol.close_rcvd
        return received.code if received is not None else None


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def two_at_once(stranger: Stranger) -> None:
    await stranger.send(masked(Opcode.TEXT, PING) * 2)
    heard = await stranger.hear("Pong")
    while heard.count("Pong") < 2:
        heard += await stranger.hear("Pong")


async def byte_by_byte(stranger: Stranger) -> None:
    for byte in masked(Opcode.TEXT, PING + b" " * 200):
        await stranger.send(bytes([byte]))
        await asyncio.sleep(0)
    await stranger.hear("Pong")


async def in_pieces_with_a_ping_between(stranger: Stranger) -> None:
    await stranger.send(masked(Opcode.TEXT, PING[:5], fin=False) + masked(Opcode.PING, b"there?"))
    await stranger.hear("pong")
    await stranger.send(masked(Opcode.CONT, PING[5:]) + masked(Opcode.TEXT, PING))
    await stranger.hear("Pong")


async def as_bytes(stranger: Stranger) -> None:
    await stranger.send(masked(Opcode.BINARY, PING))
    await stranger.hear("Pong")


async def a_long_one(stranger: Stranger) -> None:
    await stranger.send(masked(Opcode.TEXT, PING + b" " * 20_000) + masked(Opcode.TEXT, PING))
    assert "Oops" in await stranger.hear("Pong")


@pytest.mark.parametrize("said", [two_at_once, byte_by_byte, in_pieces_with_a_ping_between, as_bytes, a_long_one])
def test_however_it_is_cut_up_it_is_heard(house: House, said: Callable[[Stranger], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Stranger(house) as stranger:
            await said(stranger)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (masked(Opcode.TEXT, b" " * 100_000)[:200], 1009),
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (masked(Opcode.CONT, PING), 1002),
        (masked(Opcode.CLOSE, b"\x03\xe8"), 1000),
        (masked(Opcode.CLOSE, b"\x03\xe8") + masked(Opcode.TEXT, PING), 1000),
    ],
    ids=["says it will be too long", "bare", "a piece of nothing", "goodbye", "more after goodbye"],
)
def test_what_no_browser_says_ends_the_line(house: House, sent: bytes, code: int) -> None:
    async def run() -> None:
        async with Stranger(house) as stranger:
            await stranger.send(sent)
            assert await stranger.close_code() == code

    asyncio.run(run())
