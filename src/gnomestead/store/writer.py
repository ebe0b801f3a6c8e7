"""Group commit: everything that waits to be written is committed together.

One thread owns the one connection that writes. It takes all jobs that are waiting, runs them in one
transaction and tells their owners only after the commit: nothing acknowledged is ever lost, and a
disk that syncs three hundred times a second carries thousands of moves.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

MOST_AT_ONCE = 512


class _Job(NamedTuple):
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class _Outcome(NamedTuple):
    job: _Job
    result: Any
    error: BaseException | None


class Writer:
    """Runs write jobs, many to a transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a job in the next transaction; returns after its commit, or raises what it raised."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        return await done

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                batch, closing = self._drain(first)
                _tell(self._commit(connection, batch))
                if closing:
                    return

    def _drain(self, first: _Job) -> tuple[list[_Job], bool]:
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False

    def _commit(self, connection: Connection, batch: list[_Job]) -> list[_Outcome]:
        """All in one transaction; if one spoils it, each in its own, so that only the culprit fails."""
        try:
            outcomes = [_Outcome(job, job.work(connection), None) for job in batch]
            connection.commit()
        except Exception:
            connection.rollback()
            return [self._commit_alone(connection, job) for job in batch]
        return outcomes

    def _commit_alone(self, connection: Connection, job: _Job) -> _Outcome:
        try:
            result = job.work(connection)
            connection.commit()
        except Exception as error:
            connection.rollback()
            return _Outcome(job, None, error)
        return _Outcome(job, result, None)


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
