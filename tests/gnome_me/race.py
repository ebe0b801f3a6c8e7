"""A race at a live table, as the server runs it, in a time that passes only when everybody waits."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

from msgspec import json

from gnomestead.games.gnome_me.game import DoYouGnomeMe
from gnomestead.games.gnome_me.state import GnomeMe
from gnomestead.kernel import OptionValue
from gnomestead.server.clock import Clock
from gnomestead.server.live import LiveTable
from gnomestead.store.store import Person, StoredTable
from gnomestead.store.writer import Told
from gnomestead.table.acts import Act, Play, Sit, Start, TableSpec
from gnomestead.table.driver import Driver
from gnomestead.table.fairtime import PROBES, Line
from gnomestead.table.table import Table

T = TypeVar("T")
CREATED: Final = 1_800_000_000_000
AT_ONCE: Final[dict[str, OptionValue]] = {
    "operator": "auto",
    "misfires": "off",
    "stop_arming": "free",
    "auto_ready_0": True,
    "auto_ready_1": True,
}


class _Jump(selectors.SelectSelector):
    """Instead of waiting, the clock goes on."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.passed += max(0.0, timeout or 0.0)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jump = _Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        return self.jump.passed


class LoopClock(Clock):
    """The server's clock goes by the loop's time."""

    def __init__(self, loop: _Loop) -> None:
        self._loop = loop

    def now(self) -> int:
        return CREATED + round(self._loop.time() * 1000)


class Memory:
    """A store for one table."""

    is_shared = False

    def write_down(self, _table: str, _act: Act, told: Told) -> None:
        told(True, None)


def measured_line(trip: int) -> Line:
    """A line that has been measured: each round trip took so many milliseconds."""
    now = [0.0]
    line = Line(lambda: now[0])
    for _ in range(PROBES):
        mark = line.probe()
        now[0] += trip / 1000
        line.echoed(mark)
    return line


class Racer:
    """Somebody with a seat and a page, so many milliseconds away from the server."""

    def __init__(self, race: Race, seat: int, way: int) -> None:
        self.race, self.seat, self.way = race, seat, way
        self.someone = Person(f"person-{seat}", "ABCD"[seat])
        self.person, self.line = self.someone.id, measured_line(2 * way)
        self.got: list[tuple[int, dict[str, Any]]] = []
        """What this page was sent, and when it left the server."""

    def send(self, message: bytes) -> None:
        self.got.append((self.race.now(), json.decode(message)))

    def press(self, move: str, at: int, *, stamp: int | None = None) -> None:
        """Press at this moment of the table; by an honest clock if no other stamp is given."""
        said = CREATED + (at if stamp is None else stamp)
        asking = self.race.live.ask(self.someone, Play(self.seat, move), "", self.line, said)
        self.race.later(at + self.way, lambda: self.race.spawn(asking))

    def first(self, fits: Callable[[dict[str, Any]], bool]) -> tuple[int, dict[str, Any]]:
        """The first message like this, and when it left the server."""
        return next((at, message) for at, message in self.got if fits(message))


class Race:
    """A table of Do You Gnome Me? with a person on each seat, so far away each."""

    def __init__(self, *ways: int, **options: OptionValue) -> None:
        self.loop = _Loop()
        game = DoYouGnomeMe()
        self.racers = [Racer(self, seat, way) for seat, way in enumerate(ways)]
        spec = TableSpec(game.id, game.rules_version, len(ways), {**AT_ONCE, **options}, self.racers[0].person)
        stored = StoredTable("t", spec, bytes(32), CREATED, "gathering")
        self.acts: list[tuple[int, Act]] = []
        """What was written down, and when."""
        table = Table(game, spec, bytes(32))
        self.live = LiveTable(stored, table, Memory(), self._note, LoopClock(self.loop))  # type: ignore[arg-type]
        self._tasks: set[asyncio.Task[None]] = set()

    def _note(self, _live: LiveTable, act: Act) -> None:
        self.acts.append((self.now(), act))

    def now(self) -> int:
        """The table's time."""
        return round(self.loop.time() * 1000)

    @property
    def state(self) -> GnomeMe:
        state = self.live.table.running.state
        assert isinstance(state, GnomeMe)
        return state

    def at(self, game_time: int) -> int:
        """The table's time at a moment of the game."""
        return self.live.table.zero + game_time

    def run(self, play: Coroutine[Any, Any, T]) -> T:
        """Everybody sits down and looks; then play."""
        asyncio.set_event_loop(self.loop)
        try:
            return self.loop.run_until_complete(self._whole(play))
        finally:
            asyncio.set_event_loop(None)
            self.loop.close()

    async def _whole(self, play: Coroutine[Any, Any, T]) -> T:
        for racer in self.racers:
            await self.live.ask(racer.someone, Sit(racer.seat), "")
            self.live.look(racer, racer.seat, 0, ())
        answer = await play
        for task in self._tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks)
        return answer

    async def start(self) -> None:
        """The game begins, and its clock is driven."""

        async def nobody(_: object) -> None: ...

        await self.live.ask(self.racers[0].someone, Start(), "")
        self.spawn(Driver(self.live, nobody, 0).run())

    async def until(self, stage: str) -> None:
        """Wait until the table has come this far."""
        while self.state.stage != stage:
            await asyncio.sleep(0.001)

    def later(self, at: int, work: Callable[[], None]) -> None:
        self.loop.call_at(at / 1000, work)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.add(self.loop.create_task(work))
