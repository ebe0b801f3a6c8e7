"""Group commit: everything that waits to be written is committed together.

One thread owns the one connection that writes. It takes all jobs that are waiting, runs them in one
transaction and tells their owners only after the commit: nothing acknowledged is ever lost, and a
disk that syncs three hundred times a second carries thousands of moves. Rows, by far the most of it,
are written by one statement for all: each statement costs two turns at the interpreter's lock.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Row: TypeAlias = Mapping[str, Any]

MOST_AT_ONCE = 512


class Mixed(Exception):
    """Some of these rows could not be written: try them one by one."""


class _Job(NamedTuple):
    work: Callable[[Connection], Any] | None
    row: Row | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class _Outcome(NamedTuple):
    job: _Job
    result: Any
    error: BaseException | None


class Writer:
    """Runs write jobs, many to a transaction.

    `add_rows` says whether a row was written; of several it either writes all or raises `Mixed`.
    """

    def __init__(self, engine: Engine, add_rows: Callable[[Connection, list[Row]], bool]) -> None:
        self._engine, self._add_rows = engine, add_rows
        self._gathered: list[_Job] = []
        self._lots: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a job in the next transaction; returns after its commit, or raises what it raised."""
        result: T = await self._enqueue(work, None)
        return result

    async def add(self, row: Row) -> bool:
        """Add a row in the next transaction; returns after its commit whether it could be added."""
        added: bool = await self._enqueue(None, row)
        return added

    def _enqueue(self, work: Callable[[Connection], Any] | None, row: Row | None) -> asyncio.Future[Any]:
        """Gather what is asked in one turn of the loop, and wake the thread once."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Job(work, row, loop, done))
        return done

    def _hand_over(self) -> None:
        lot, self._gathered = self._gathered, []
        self._lots.put(lot)

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        if self._gathered:
            self._hand_over()
        self._lots.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._lots.get()) is not None:
                batch, closing = self._drain(first)
                _tell(self._commit(connection, batch))
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

    def _commit(self, connection: Connection, batch: list[_Job]) -> list[_Outcome]:
        """All in one transaction; if one spoils it, each in its own, so that only the culprit fails."""
        try:
            outcomes = self._run_all(connection, batch)
            connection.commit()
        except Exception:
            connection.rollback()
            return [self._commit_alone(connection, job) for job in batch]
        return outcomes

    def _run_all(self, connection: Connection, batch: list[_Job]) -> list[_Outcome]:
        rows = [job.row for job in batch if job.row is not None]
        added = self._add_rows(connection, rows) if rows else True
        return [_Outcome(job, added if job.work is None else job.work(connection), None) for job in batch]

    def _commit_alone(self, connection: Connection, job: _Job) -> _Outcome:
        try:
            [outcome] = self._run_all(connection, [job])
            connection.commit()
        except Exception as error:
            connection.rollback()
            return _Outcome(job, None, error)
        return outcome


def _tell(outcomes: list[_Outcome]) -> None:
    """Wake the waiting, one call per event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome.job.loop, []).append(outcome)
    for loop, told in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, told)


def _resolve(outcomes: list[_Outcome]) -> None:
    for job, result, error in outcomes:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)
