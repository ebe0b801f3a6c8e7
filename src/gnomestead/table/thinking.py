"""Bots think in processes of their own, never where tables are served.

A table always asks the same process, which keeps the bot of each seat and what it has heard. It is
only ever sent an imagined world and the events of its own seat. A process that has forgotten says so
and is told everything again.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import threading
from asyncio import CancelledError, wrap_future
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

from gnomestead.bots.driver import make_bot
from gnomestead.kernel import EVERYBODY, NOBODY, AnyBot, Event, Seat, decode, notation, registry

Heard: TypeAlias = tuple[str, dict[str, object], bool]
"""An event as a seat heard it: kind, data, and whether it is in the know."""

FORGOTTEN: Final = "forgotten"
_MOST_BOTS: Final = 2_000
GIVES_WAY: Final = 10
"""How nice a thinking process is to the server, and to the browser that plays on the same laptop."""


class Thought(NamedTuple):
    """All that a bot needs for one choice."""

    table: str
    game: str
    seat: Seat
    bot: str
    seed: str
    world: bytes
    heard: int
    """How many events it was told before these."""
    news: tuple[Heard, ...]
    may_move: bool


class Idea(NamedTuple):
    """What a bot would do, and in a timed game how long after now."""

    move: str
    delay: int


class _Mind:
    """A bot and how much it has been told."""

    def __init__(self, bot: AnyBot) -> None:
        self.bot = bot
        self.heard = 0


_game = cache(registry.find)
_minds: OrderedDict[tuple[str, Seat, str], _Mind] = OrderedDict()


def ponder(thought: Thought) -> Idea | str | None:
    """In the process: the bot's choice, None if it leaves it, or "forgotten"."""
    mind = _mind_of(thought)
    if mind.heard != thought.heard:
        return FORGOTTEN
    for kind, data, known in thought.news:
        mind.bot.hear(Event(kind, data, knows=EVERYBODY if known else NOBODY))
    mind.heard += len(thought.news)
    world = decode(_game(thought.game), thought.world)
    is_timed = world.setup.timed
    if is_timed:
        mind.bot.watch(world)
    move = mind.bot.choose(world) if thought.may_move else None
    return None if move is None else Idea(notation(move), mind.bot.delay(world) if is_timed else 0)


def _mind_of(thought: Thought) -> _Mind:
    key = (thought.table, thought.seat, thought.bot)
    if key not in _minds or thought.heard == 0:
        rng = random.Random(thought.seed)  # noqa: S311
        _minds[key] = _Mind(make_bot(_game(thought.game), thought.bot, thought.seat, rng))
    _minds.move_to_end(key)
    if len(_minds) > _MOST_BOTS:
        _minds.popitem(last=False)
    return _minds[key]


def _begin() -> None:
    """A thinking process leaves Ctrl-C to the server, gives way to it, and goes when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(GIVES_WAY)
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a started process begins so"

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Thinkers:
    """The processes bots think in. They start when first needed."""

    def __init__(self, processes: int = 1) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * processes
        self.busy = 0

    async def think(self, thought: Thought) -> Idea | str | None:
        """What the bot answers; a process that died is replaced, and has forgotten everything."""
        place = crc32(thought.table.encode()) % len(self._pools)
        self.busy += 1
        try:
            return await wrap_future(self._submit(place, thought))
        except BrokenProcessPool:
            self._pools[place] = None
            return FORGOTTEN
        finally:
            self.busy -= 1

    def _submit(self, place: int, thought: Thought) -> Future[Idea | str | None]:
        """Where the processes have been let go, whoever asks is on the way out as well."""
        try:
            return self._pool(place).submit(ponder, thought)
        except BrokenProcessPool:
            raise
        except RuntimeError as closed:
            raise CancelledError from closed

    def _pool(self, place: int) -> ProcessPoolExecutor:
        pool = self._pools[place]
        if pool is None:
            context: Any = multiprocessing.get_context("spawn")
            pool = self._pools[place] = ProcessPoolExecutor(1, context, initializer=_begin)
        return pool

    def close(self) -> None:
        """Let the processes go."""
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
