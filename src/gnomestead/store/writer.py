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
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

log = logging.getLogger(__name__)

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Told: TypeAlias = Callable[[Any, BaseException | None], None]
"""Hears, after the commit, what came of it or why nothing did."""

MOST_AT_ONCE = 512


class _Job(NamedTuple):
    """A row to add, or work to do."""

    told: Told
    row: Row | None = None
    work: Callable[[Connection], Any] | None = None
    is_apart: bool = False
    """Whether the work may not be part of a transaction."""


class _Outcome(NamedTuple):
    told: Told
    result: Any
    error: BaseException | None = None


class Writer:
    """Writes rows and does other work, many to a transaction. `add_rows` adds all it is given, or raises.

    It is used from one event loop at a time.
    """

    def __init__(self, engine: Engine, add_rows: Callable[[Connection, list[Row]], None]) -> None:
        self._engine, self._add_rows = engine, add_rows
        self._loop: asyncio.AbstractEventLoop | None = None
        self._gathered: list[_Job] = []
        self._lots: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def add(self, row: Row, told: Told) -> None:
        """Add a row in the next transaction; tells after its commit whether it could be added."""
        self._enqueue(_Job(told, row=row))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in the next transaction; returns after its commit, or raises what it raised."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._enqueue(_Job(partial(resolve, done), work=work))
        return await done

    async def between(self, work: Callable[[Connection], T]) -> T:
        """Do some work while no transaction is open here, and nobody has to wait but who comes after."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._enqueue(_Job(partial(resolve, done), work=work, is_apart=True))
        return await done

    def _enqueue(self, job: _Job) -> None:
        """Gather what is asked in one turn of the loop, and wake the thread once."""
        if not self._gathered:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        lot, self._gathered = self._gathered, []
        self._lots.put(lot)

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        if self._gathered:
            self._hand_over()
        self._lots.put(None)
        self._thread.join()

    # In the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        with self._engine.connect() as rows, self._engine.connect() as works:
            rows.execution_options(isolation_level="AUTOCOMMIT")
            while (first := self._lots.get()) is not None:
                batch, closing = self._drain(first)
                self._tell(self._add_all(rows, [job for job in batch if job.row is not None]))
                self._tell(_work_all(works, [job for job in batch if job.work is not None and not job.is_apart]))
                for job in batch:
                    if job.is_apart:
                        self._tell(_work_all(rows, [job]))
                if closing:
                    return

    def _drain(self, first: list[_Job]) -> tuple[list[_Job], bool]:
        batch = list(first)
        while len(batch) < MOST_AT_ONCE:
            try:
                lot = self._lots.get_nowait()
            except queue.Empty:
                return batch, False
            if lot is None:
                return batch, True
            batch += lot
        return batch, False

    def _add_all(self, connection: Connection, jobs: list[_Job]) -> list[_Outcome]:
        """All rows by one statement; if it fails, each by its own, so that only the culprit fails."""
        if not jobs:
            return []
        try:
            self._add_rows(connection, [job.row for job in jobs if job.row is not None])
            connection.commit()
        except Exception as error:
            connection.rollback()
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._add_all(connection, [job])]
            return [_Outcome(jobs[0].told, False, None if isinstance(error, IntegrityError) else error)]
        return [_Outcome(job.told, True) for job in jobs]

    def _tell(self, outcomes: list[_Outcome]) -> None:
        """Wake the waiting, by one call for all."""
        if outcomes and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_tell_each, outcomes)


def _work_all(connection: Connection, jobs: list[_Job]) -> list[_Outcome]:
    """All work in one transaction; if it fails, each in its own."""
    if not jobs:
        return []
    try:
        outcomes = [_Outcome(job.told, job.work(connection)) for job in jobs if job.work is not None]
        connection.commit()
    except Exception as error:
        connection.rollback()
        if len(jobs) > 1:
            return [outcome for job in jobs for outcome in _work_all(connection, [job])]
        return [_Outcome(jobs[0].told, None, error)]
    return outcomes


def _tell_each(outcomes: list[_Outcome]) -> None:
    for told, result, error in outcomes:
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
