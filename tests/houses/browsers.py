"""Browsers for tests: one socket, what it was sent, and the tables as they stand before its eyes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gnomestead.kernel import Goal, Place
from gnomestead.server import wire
from gnomestead.server.wire_review import Sight
from gnomestead.table.acts import Request

M = TypeVar("M")

decode = msgspec.json.Decoder(wire.FromServer).decode
encode = msgspec.json.encode
COOKIE = "gnome"
SLOW = 10.0


_open: list[Browser] = []


def evening(play: Coroutine[Any, Any, None]) -> None:
    """Play, then close every browser."""

    async def whole() -> None:
        try:
            await play
        finally:
            browsers, _open[:] = list(_open), []
            await asyncio.gather(*(browser.close() for browser in browsers), return_exceptions=True)

    asyncio.run(whole())


class Mirror:
    """A table as one pair of eyes has it from messages alone."""

    def __init__(self) -> None:
        self.n = 0
        self.step = 0
        self.events: list[wire.Told] = []
        self.info: wire.TableInfo | None = None
        self.clock: wire.Clock | None = None
        self.places: dict[str, Place] = {}
        self.widgets: Any = ()
        self.goal: Goal | None = None
        self.asked: wire.Asked | None = None

    def show(self, message: wire.Snapshot | wire.Update) -> bool:
        """Take in a message; False: one before it is missing."""
        if message.step <= self.step and not (isinstance(message, wire.Snapshot) and message.step == self.step):
            return True
        if isinstance(message, wire.Snapshot):
            self.events = self.events[: message.since] + list(message.log)
        elif message.step != self.step + 1:
            return False
        else:
            self.events += message.events
            self.places = changed(self.places, message)
            self.widgets = self.widgets if message.widgets is None else message.widgets
            self.goal = message.goal or self.goal
        self.step, self.n = message.step, message.n
        self.info = message.info or self.info
        if isinstance(message, wire.Update) and message.course is not None:
            assert self.info is not None
            course = message.course
            self.info = replace(self.info, awaited=course.awaited, progress=course.progress)
        self.clock = message.clock or self.clock
        self.asked = message.asked or self.asked
        if message.scene is not None:
            self.places = {place.id: place for place in message.scene.places}
            self.widgets, self.goal = message.scene.widgets, message.scene.goal
        assert len(self.events) == self.n, f"{len(self.events)} events, but n is {self.n}"
        return True

    def looks(self) -> Any:
        """What can be compared with another mirror's."""
        info = replace(self.info, chairs=()) if self.info else None
        return self.n, self.places, self.widgets, self.goal, self.asked, info


def changed(before: dict[str, Place], news: wire.Update | Sight) -> dict[str, Place]:
    """The places of a scene, put together as a browser does."""
    places = dict(before)
    for place in news.places:
        kept = before[place.id].spaces if place.id in before else ()
        places[place.id] = replace(place, spaces=place.spaces or kept)
    for id, things in news.things.items() if isinstance(news, wire.Update) else ():
        places[id] = replace(places[id], things=things)
    for id, spaces in news.spaces.items():
        new = {space.id: space for space in spaces}
        places[id] = replace(places[id], spaces=tuple(new.get(space.id, space) for space in places[id].spaces))
    return {id: places[id] for id in news.order or places}


class Browser:
    """Somebody's browser. Everything it is sent is kept in `heard`."""

    def __init__(self, address: str, token: str = "", person: str = "") -> None:
        self.address, self.token, self.person = address, token, person
        self.heard: list[wire.FromServer] = []
        self.mirrors: dict[tuple[str, int | None], Mirror] = {}
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._errands: set[asyncio.Task[None]] = set()

    @classmethod
    async def guest(cls, address: str, name: str) -> Browser:
        """A new guest, connected."""
        async with httpx.AsyncClient(verify=False) as http:
            answer = await http.post(f"{address}/api/people", json={"name": name})
        browser = cls(address, answer.cookies[COOKIE], answer.json()["id"])
        return await browser.connect()

    async def connect(self, **extra: Any) -> Browser:
        url = self.address.replace("http", "ws", 1) + "/live"
        headers = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
        self._socket = await connect(url, additional_headers=headers, proxy=None, compression=None, **extra)
        for mirror in self.mirrors.values():
            mirror.step = 0
        self._reading = asyncio.create_task(self._read(self._socket))
        _open.append(self)
        await self.wait(wire.Welcome)
        return self

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    @property
    def close_code(self) -> int | None:
        """Why the server hung up."""
        return self._socket.close_code if self._socket is not None else None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                for line in text.splitlines():
                    self._hear(decode(line))
        except ConnectionClosed:
            pass
        finally:
            self._news.set()

    def _hear(self, message: wire.FromServer) -> None:
        self.heard.append(message)
        if isinstance(message, wire.Snapshot | wire.Update):
            whole = self.mirrors.setdefault((message.table, message.seat), Mirror()).show(message)
            if not whole:
                self._soon(self.rewatch(message.table, message.seat))
        if isinstance(message, wire.Probe):
            self._soon(self.say(wire.Echo(message.mark)))
        self._news.set()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        async def quietly() -> None:
            with suppress(ConnectionClosed):
                await work

        task = asyncio.get_running_loop().create_task(quietly())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def rewatch(self, table: str, seat: int | None) -> None:
        """Ask for everything since what was last heard."""
        await self.say(wire.Watch(table, seat, self.mirrors[table, seat].n))

    # Saying --------------------------------------------------------------------------------------

    async def say(self, message: wire.FromBrowser | bytes) -> None:
        assert self._socket is not None
        text = message if isinstance(message, bytes) else encode(message)
        await self._socket.send(
            text.decode("utf-8", "surrogateescape") if isinstance(message, bytes) else text.decode()
        )

    async def wait(self, kind: type[M], fits: Callable[[M], bool] = lambda _: True, since: int = 0) -> M:
        """The first message of this kind that fits, from those since then or still to come."""
        async with asyncio.timeout(SLOW):
            while True:
                self._news.clear()
                for message in self.heard[since:]:
                    if isinstance(message, kind) and fits(message):
                        return message
                if self._reading is not None and self._reading.done():
                    raise ConnectionError("the socket is closed")
                await self._news.wait()

    async def until(self, fits: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(SLOW):
            while not fits():
                self._news.clear()
                if self._reading is not None and self._reading.done():
                    raise ConnectionError("the socket is closed")
                await self._news.wait()

    def new_id(self) -> str:
        return secrets.token_hex(8)

    async def ask(self, table: str, request: Request, id: str = "", seen: int = 0) -> wire.Done | wire.Refused:
        """Ask and wait for the answer."""
        id = id or self.new_id()
        since = len(self.heard)
        await self.say(wire.Ask(id, table, request, seen))
        return await self.answer(id, since)

    async def answer(self, id: str, since: int = 0) -> Any:
        answers = (wire.Done, wire.Refused, wire.Menu, wire.Why)
        return await self.wait(answers, lambda message: message.id == id, since)  # type: ignore[arg-type]

    async def granted(self, table: str, request: Request) -> None:
        answer = await self.ask(table, request)
        assert isinstance(answer, wire.Done), answer

    async def refusal(self, table: str, request: Request, seen: int = 0) -> str:
        answer = await self.ask(table, request, seen=seen)
        assert isinstance(answer, wire.Refused), answer
        return answer.reason.key

    async def watch(self, table: str, seat: int | None = None, seen: int = 0) -> Mirror:
        since = len(self.heard)
        await self.say(wire.Watch(table, seat, seen))
        kinds = (wire.Snapshot, wire.Gone)
        message = await self.wait(kinds, lambda one: (one.table, one.seat) == (table, seat), since)  # type: ignore[arg-type]
        if isinstance(message, wire.Gone):
            raise PermissionError(f"{table} {seat}")
        return self.mirrors[table, seat]

    # Over HTTP -----------------------------------------------------------------------------------

    async def http(self, method: str, path: str, **extra: Any) -> httpx.Response:
        cookies = {COOKIE: self.token} if self.token else {}
        async with httpx.AsyncClient(base_url=self.address, cookies=cookies, verify=False) as http:
            return await http.request(method, path, **extra)

    async def open(self, game: str = "tic_tac_toe", seats: int = 2, **extra: Any) -> str:
        answer = await self.http("POST", "/api/tables", json={"game": game, "seats": seats, **extra})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table
