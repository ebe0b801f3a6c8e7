"""The hub: every live table on this server, opened, loaded, driven, listed and let go."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import sha256
from time import monotonic, perf_counter
from typing import Any, Protocol

from gnomestead.kernel import AnyGame, BadSetup, Entry, GnomesteadError, Seat, UnknownGame, make_seed
from gnomestead.kernel.registry import all_games
from gnomestead.server.clock import Clock
from gnomestead.server.eyes import Looker
from gnomestead.server.garbage import LOOKS_EVERY, Garbage
from gnomestead.server.live import AlreadyDone, LiveTable
from gnomestead.server.metrics import Metrics
from gnomestead.server.moment import encode
from gnomestead.server.post import Post
from gnomestead.server.settings import Settings
from gnomestead.server.summaries import WRITTEN_EVERY, Summaries
from gnomestead.server.talk import Talk
from gnomestead.server.wire import Gone, TableInfo
from gnomestead.server.wire_http import NewTable
from gnomestead.store.hints import BESIDE, CHAT, LOBBY, listen
from gnomestead.store.store import Person, Store
from gnomestead.table.acts import Act, Play, Request, SeatBot, Sit, Start, TableSpec
from gnomestead.table.again import all_follow, sitters_again, spec_again
from gnomestead.table.driver import Driver
from gnomestead.table.fairtime import Line
from gnomestead.table.judging import credit
from gnomestead.table.table import Table
from gnomestead.table.thinking import Thinkers

log = logging.getLogger(__name__)

LOST_ENOUGH = 3_000
"""Milliseconds without a driver from which on time is given back."""
KEPT_UNUSED = 120_000
MEASURED_EVERY = 10.0
LOBBY_EVERY = 0.5
TIDIED_EVERY = 5.0
TIDIED_AFTER = 6_000
"""Acts after which it is done sooner. The rarer the log is tidied the fewer moves meet it, but it must stay short."""
GOING_AWAY = 1012


class NoSuchTable(GnomesteadError):
    """There is no table at this address."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}")


class Browser(Looker, Protocol):
    """An open socket."""

    address: str

    @property
    def is_on_the_clock(self) -> bool:
        """Whether it matters how long its line is."""

    def measure(self) -> None:
        """Measure the line."""

    def close(self, code: int) -> None:
        """Hang up."""


class Hub:
    """All that this server's sockets and requests share."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, clock: Clock) -> None:
        self.store, self.settings, self.metrics, self.clock = store, settings, metrics, clock
        self.games: dict[str, AnyGame] = {game.id: game for game in all_games()}
        self.name = secrets.token_hex(8)
        self.tables: dict[str, LiveTable] = {}
        self.talk = Talk(store, settings.limits, self.name)
        self.post = Post()
        self.lobby_watchers: set[Looker] = set()
        self.sockets: set[Browser] = set()
        self.draining = False
        self._garbage = Garbage()
        self._tidied = (0, 0.0)
        self._thinkers = Thinkers(settings.bot_processes)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._lobby_stale = asyncio.Event()
        self._summaries = Summaries(store, self._lobby_stale.set)
        self._tasks: set[asyncio.Task[Any]] = set()

    # Life ----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to listen, sweep and note."""
        for work in (
            listen(self.store.engine, self._hinted),
            _every(self.settings.sweep, self._sweep),
            _every(WRITTEN_EVERY, self._summaries.write_some),
            _every(3_600, self._forget),
            _every(1, self._tidy),
            _every(LOOKS_EVERY, self._collect_garbage),
            _every(MEASURED_EVERY, self._measure),
            _every(LOBBY_EVERY, self._tell_lobby),
        ):
            self.spawn(work)

    async def stop(self) -> None:
        """Let go of everything, so that another server can go on at once."""
        self.draining = True
        for browser in self.sockets:
            browser.close(GOING_AWAY)
        running = [*self._tasks, *self._drivers.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._summaries.write_all()
        await self.store.release(self.name)
        self._thinkers.close()
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_tell_failure)

    @property
    def bots_thinking(self) -> int:
        """How many choices bots are thinking about."""
        return self._thinkers.busy

    def has_room_for(self, connection: Browser) -> bool:
        """Whether this person, or this address, may open one more socket."""
        limits = self.settings.limits
        mine = sum(other.person == connection.person for other in self.sockets) if connection.person else 0
        near = sum(other.address == connection.address for other in self.sockets)
        return mine < limits.sockets_per_person and near < limits.sockets_per_address and not self.draining

    # Tables --------------------------------------------------------------------------------------

    def game(self, id: str) -> AnyGame:
        """The game with this id."""
        if id not in self.games:
            raise UnknownGame(id, self.games)
        return self.games[id]

    async def open(
        self, host: Person, wanted: NewTable, seed: bytes | None = None, opening: tuple[Entry, ...] = ()
    ) -> LiveTable:
        """A new table, with its host and bots seated if they wish."""
        game = self.game(wanted.game)
        setup = game.set_table(wanted.seats, wanted.options)
        if wanted.clock.kind != "none" and wanted.clock.time < 1_000:
            raise BadSetup("clock: its time is at least 1000 milliseconds")
        spec = TableSpec(
            game=game.id,
            rules=game.rules_version,
            seats=setup.seats,
            options=setup.options,
            host=host.id,
            clock=wanted.clock,
            listed=wanted.listed,
            spectators=wanted.spectators,
            grace=wanted.grace,
            pace=wanted.pace,
            opening=opening,
        )
        stored = await self.store.open_table(spec, make_seed() if seed is None else seed)
        await self.store.seat(stored.id, host.id)
        live = await self.load(stored.id)
        await self._seat_first(live, host, wanted)
        await self._summaries.write([live])
        return live

    async def _seat_first(self, live: LiveTable, host: Person, wanted: NewTable) -> None:
        if wanted.sit:
            await live.ask(host, Sit(0), "")
        for seat in range(1 if wanted.sit else 0, wanted.seats if wanted.bots else 0):
            await live.ask(host, SeatBot(seat), "")

    async def exists(self, id: str) -> bool:
        """Whether there is a table at this address."""
        return id in self.tables or await self.store.table(id) is not None

    async def load(self, id: str) -> LiveTable:
        """The table at this address, replayed if it is not here yet."""
        live = self.tables.get(id)
        if live is not None:
            live.used = self.clock.now()
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.table(id)
        if stored is None:
            raise NoSuchTable(id)
        game = self.game(stored.spec.game)
        if stored.spec.rules != game.rules_version:
            raise BadSetup(f"table {id} plays {game.id} by rules version {stored.spec.rules}, not {game.rules_version}")
        table = Table(game, stored.spec, stored.seed)
        for act in await self.store.acts(id):
            table.apply(act)
        live = self.tables[id] = LiveTable(stored, table, self.store, self._changed, self.clock)
        if table.again is not None:
            live.rematch = rematch_id(live)
        if self.store.is_shared:
            self.spawn(self.talk.arrive(live))
        self._drive(live)
        return live

    async def ask(
        self,
        live: LiveTable,
        person: Person,
        request: Request,
        mark: str,
        line: Line | None = None,
        at: int | None = None,
    ) -> None:
        """Ask something of a table for a person; returns when it is granted for good."""
        with self.metrics.timed():
            await live.ask(person, request, mark, line, at)
        if isinstance(request, Sit):
            await self.store.seat(live.id, person.id)

    def play(
        self,
        live: LiveTable,
        person: Person,
        move: Play,
        mark: str,
        lag: int,
        told: Callable[[BaseException | None], None],
    ) -> None:
        """The same for a move, by far the most of it, without waiting: tells when it is granted for good."""
        began = perf_counter()

        def played(_act: Act | None, error: BaseException | None) -> None:
            if error is None:
                self.metrics.took(perf_counter() - began)
            told(None if isinstance(error, AlreadyDone) else error)

        live.propose(person, move, mark, lag, played)

    def _changed(self, live: LiveTable, act: Act) -> None:
        self.metrics.acts += 1
        if act.kind == "move" and live.table.phase == "playing":
            self._summaries.has_moved(live)
        else:
            self._summaries.has_changed(live)
        if act.kind == "again":
            self.spawn(self._play_again(live))
        if act.kind in ("sit", "stand"):
            for looker, seat in live.uninvited():
                self.dismiss(live, looker, seat)
        self._drive(live)

    def dismiss(self, live: LiveTable, looker: Looker, seat: Seat | None) -> None:
        """These eyes are no longer theirs."""
        live.look_away(looker, seat)
        looker.send(encode(Gone(live.id, seat)))

    async def _play_again(self, live: LiveTable) -> None:
        """Lay the new table, seat everybody there, and begin once all have come along: done again for each who does.

        Its address follows from the old table, so it does not matter which server is the first to do it.
        """
        table, id = live.table, rematch_id(live)
        await self.store.open_table(spec_again(table), make_seed(), id)
        again = await self.load(id)
        for person, name, request in sitters_again(table):
            with suppress(GnomesteadError):
                await self.ask(again, Person(person, name), request, "")
        if all_follow(table):
            with suppress(GnomesteadError):
                await again.ask(Person(table.again_by, ""), Start(), "")
        live.rematch = id
        live.show_info()

    # Driving -------------------------------------------------------------------------------------

    def _drive(self, live: LiveTable) -> None:
        if live.table.is_driven and not live.driven_elsewhere and live.id not in self._drivers and not self.draining:
            task = self._drivers[live.id] = asyncio.create_task(self._driving(live))
            task.add_done_callback(lambda _: self._drivers.pop(live.id, None))
            task.add_done_callback(_tell_failure)

    async def _driving(self, live: LiveTable) -> None:
        """Drive a table while the lease is ours."""
        lost = await self.store.lease(live.id, self.name, self.settings.lease)
        if lost is None:
            live.driven_elsewhere = True
            return
        await live.catch_up()
        if lost >= LOST_ENOUGH and live.table.is_driven:
            await live.write(lambda table, at: credit(table, at, lost))
        driver = Driver(live, self._thinkers.think, self.settings.bot_pace)
        driving = asyncio.create_task(driver.run())
        try:
            while not driving.done():
                await asyncio.wait([driving], timeout=self.settings.lease / 3_000)
                if not driving.done() and await self.store.lease(live.id, self.name, self.settings.lease) is None:
                    live.driven_elsewhere = True
                    return
            driving.result()
            await self.store.end_lease(live.id, self.name)
        finally:
            driving.cancel()
            await asyncio.wait([driving])

    async def _sweep(self) -> None:
        """Drive what nobody drives, hear what no hint told, let go of what nobody uses."""
        for id in await self.store.undriven():
            with suppress(GnomesteadError):
                live = await self.load(id)
                live.driven_elsewhere = False
                self._drive(live)
        if self.tables and self.store.is_shared:
            for id, n in (await self.store.heads(list(self.tables))).items():
                await self._look_for_news(id, n)
        for live in [live for live in self.tables.values() if self._is_unused(live)]:
            del self.tables[live.id]
            self.talk.forget(live.id)

    def _is_unused(self, live: LiveTable) -> bool:
        idle = self.clock.now() - live.used > KEPT_UNUSED
        return idle and not live.lookers() and live.id not in self._drivers and live not in self._summaries

    async def _look_for_news(self, id: str, n: int) -> None:
        live = self.tables.get(id)
        if live is not None and n > live.table.n:
            await live.catch_up()

    def _hinted(self, topic: str) -> None:
        """Another server, or we, hinted at something."""
        if topic == LOBBY:
            self._lobby_stale.set()
            return
        id, _, what = topic.partition(" ")
        live = self.tables.get(id)
        if live is None:
            return
        if what == CHAT:
            self.spawn(self.talk.pass_on(live))
        elif what.startswith(BESIDE):
            self.spawn(self.talk.overhear(live, what.removeprefix(BESIDE)))
        elif int(what) > live.table.n:
            self.spawn(live.catch_up())

    async def _measure(self) -> None:
        for browser in self.sockets:
            if browser.is_on_the_clock:
                browser.measure()

    async def _forget(self) -> None:
        await self.store.forget_idle(self.clock.now() - self.settings.guests_forgotten_after)

    async def _tidy(self) -> None:
        acts, at = self._tidied
        if self.metrics.acts - acts >= TIDIED_AFTER or monotonic() - at >= TIDIED_EVERY:
            self._tidied = (self.metrics.acts, monotonic())
            await self.store.tidy()

    async def _collect_garbage(self) -> None:
        self._garbage.look(self.metrics.acts)

    # Lists ---------------------------------------------------------------------------------------

    async def _tell_lobby(self) -> None:
        await self._lobby_stale.wait()
        self._lobby_stale.clear()
        if self.lobby_watchers:
            message = await self.lobby()
            for looker in self.lobby_watchers:
                looker.send(message)

    def fresh(self, info: TableInfo) -> TableInfo:
        """How a table stands now, if it is here; otherwise as it was noted."""
        live = self.tables.get(info.id)
        return info if live is None else live.info()

    async def lobby(self) -> bytes:
        """The message that shows the open tables."""
        return b'{"type":"Lobby","tables":[' + b",".join(await self.store.listed()) + b"]}"


def rematch_id(live: LiveTable) -> str:
    """The address of the table where these people play again; only this server's database can know it."""
    return "r" + sha256(b"rematch" + live.stored.seed + live.id.encode()).hexdigest()[:11]


def _tell_failure(task: asyncio.Task[Any]) -> None:
    """Nobody waits for it: the log has to know."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("something beside everything else broke", exc_info=error)


async def _every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do it again and again; a failure is told and the next time comes all the same."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            log.exception("%s failed", getattr(work, "__name__", "work"))
