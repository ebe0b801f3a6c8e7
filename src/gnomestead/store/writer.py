"""Group commit: everything that waits to be written is committed together.

One thread writes. It takes all that is waiting and tells the owners only after the commit: nothing
acknowledged is ever lost, and a disk that syncs three hundred times a second carries thousands of
moves. Rows, by far the most of it, are one statement and so a transaction of their own: the thread
lets go of the interpreter's lock once, not once a row, and wakes the event loop once for all.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from gnomestead.store.engine import forgo_sync

log = logging.getLogger(__name__)

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Told: TypeAlias = Callable[[Any, BaseException | None], None]
"""Hears, after the commit, what came of it or why nothing did."""

MOST_AT_ONCE = 512

_KEPT: Final = "kept"
"""Work as part of a transaction,"""
_JOTTED: Final = "jotted"
"""as part of one that is not synced,"""
_BETWEEN: Final = "between"
"""or apart from all of them."""


class _Job(NamedTuple):
    told: Told
    work: Callable[[Connection], Any]
    how: str


class _Lot:
    """What is asked in one turn of the event loop: rows, whose they are, and other work."""

    __slots__ = ("jobs", "owners", "rows")

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.owners: list[Told] = []
        self.jobs: list[_Job] = []

    @property
    def size(self) -> int:
        """How much it is."""
        return len(self.rows) + len(self.jobs)

    def take(self, other: _Lot) -> None:
        """This, too."""
        self.rows += other.rows
        self.owners += other.owners
        self.jobs += other.jobs

    def jobs_to_be(self, how: str) -> list[_Job]:
        """The work that is to be done in this way."""
        return [job for job in self.jobs if job.how == how]


class Writer:
    """Writes rows and does other work, many to a transaction. `add_rows` adds all it is given, or raises.

    It is used from one event loop at a time.
    """

    def __init__(self, engine: Engine, add_rows: Callable[[Connection, list[Row]], None]) -> None:
        self._engine, self._add_rows = engine, add_rows
        self._loop: asyncio.AbstractEventLoop | None = None
        self._gathered: _Lot | None = None
        self._lots: queue.SimpleQueue[_Lot | None] = queue.SimpleQueue()
        self._clerk = threading.Thread(target=self._run, name="writer", daemon=True)
        self._clerk.start()

    def add(self, row: Row, told: Told) -> None:
        """Add a row in the next transaction; tells after its commit whether it could be added."""
        lot = self._gathered or self._gather()
        lot.rows.append(row)
        lot.owners.append(told)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in the next transaction; returns after its commit, or raises what it raised."""
        return await self._done(work, _KEPT)

    async def jot(self, work: Callable[[Connection], T]) -> T:
        """The same for what can be found out again: nobody waits for the disk, and a power cut may undo it."""
        return await self._done(work, _JOTTED)

    async def between(self, work: Callable[[Connection], T]) -> T:
        """Do some work while no transaction is open here, and nobody has to wait but who comes after."""
        return await self._done(work, _BETWEEN)

    async def _done(self, work: Callable[[Connection], T], how: str) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        lot = self._gathered or self._gather()
        lot.jobs.append(_Job(partial(resolve, done), work, how))
        return await done

    def _gather(self) -> _Lot:
        """Begin to gather what is asked in this turn of the loop; the thread is woken once for all of it."""
        self._loop = asyncio.get_running_loop()
        self._loop.call_soon(self._hand_over)
        lot = self._gathered = _Lot()
        return lot

    def _hand_over(self) -> None:
        if self._gathered is not None:
            self._lots.put(self._gathered)
            self._gathered = None

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._hand_over()
        self._lots.put(None)
        self._clerk.join()

    # In the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        with self._engine.connect() as rows, self._engine.connect() as works, self._engine.connect() as jots:
            rows.execution_options(isolation_level="AUTOCOMMIT")
            forgo_sync(jots)
            while (lot := self._lots.get()) is not None:
                is_last = self._drain(lot)
                self._add_all(rows, lot.rows, lot.owners)
                self._work_all(works, lot.jobs_to_be(_KEPT))
                self._work_all(jots, lot.jobs_to_be(_JOTTED))
                for job in lot.jobs_to_be(_BETWEEN):
                    self._work_all(rows, [job])
                if is_last:
                    return

    def _drain(self, lot: _Lot) -> bool:
        """Let this lot take all others that wait; whether there will be no more."""
        while lot.size < MOST_AT_ONCE:
            try:
                other = self._lots.get_nowait()
            except queue.Empty:
                return False
            if other is None:
                return True
            lot.take(other)
        return False

    def _add_all(self, connection: Connection, rows: list[Row], owners: list[Told]) -> None:
        """All rows by one statement; if it fails, each by its own, so that only the culprit fails."""
        if not rows:
            return
        try:
            self._add_rows(connection, rows)
            connection.commit()
        except Exception as error:
            connection.rollback()
            if len(rows) == 1:
                self._tell(owners, [False], None if isinstance(error, IntegrityError) else error)
            else:
                for row, told in zip(rows, owners, strict=True):
                    self._add_all(connection, [row], [told])
        else:
            self._tell(owners, [True] * len(owners))

    def _work_all(self, connection: Connection, jobs: list[_Job]) -> None:
        """All work in one transaction; if it fails, each in its own."""
        if not jobs:
            return
        owners = [job.told for job in jobs]
        try:
            results = [job.work(connection) for job in jobs]
            connection.commit()
        except Exception as error:
            connection.rollback()
            if len(jobs) == 1:
                self._tell(owners, [None], error)
            else:
                for job in jobs:
                    self._work_all(connection, [job])
        else:
            self._tell(owners, results)

    def _tell(self, owners: list[Told], results: list[Any], error: BaseException | None = None) -> None:
        """Wake the waiting, by one call for all."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_tell_each, owners, results, error)


def _tell_each(owners: list[Told], results: list[Any], error: BaseException | None) -> None:
    for told, result in zip(owners, results, strict=True):
        try:
            told(result, error)
        except Exception:
            log.exception("what was committed could not be told")


def resolve(done: asyncio.Future[T], result: T, error: BaseException | None) -> None:
    """Let a future tell it, if anybody still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
