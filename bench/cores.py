"""A core for one thread: what it takes is then its own doing, not that of whatever runs beside it."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from contextlib import suppress
from pathlib import Path

PROCESSES = Path("/proc")
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
"""Those that this process may run on, before any of it is set apart."""


def set_apart(threads: Collection[int]) -> bool:
    """Give these threads a core, and all else of this process and its children the others; False: not here."""
    theirs, ours = CORES[:1], CORES[1:]
    if not ours:
        return False
    for thread in _own_threads():
        with suppress(ProcessLookupError):
            os.sched_setaffinity(thread, theirs if thread in threads else ours)
    return True


def _own_threads() -> Iterator[int]:
    parents = {pid: parent for path in PROCESSES.glob("[0-9]*") if (parent := _parent(pid := int(path.name)))}
    for pid in {os.getpid(), *parents}:
        if os.getpid() in _line(pid, parents):
            with suppress(FileNotFoundError):
                yield from [int(task.name) for task in (PROCESSES / str(pid) / "task").iterdir()]


def _line(pid: int, parents: dict[int, int]) -> Iterator[int]:
    """A process, its parent, and so on."""
    while pid:
        yield pid
        pid = parents.get(pid, 0)


def _parent(pid: int) -> int:
    try:
        stat = (PROCESSES / str(pid) / "stat").read_text()
    except OSError:
        return 0
    return int(stat.rpartition(")")[2].split()[1])
