"""The tasks of a page's main thread while moves are shown, read from Chromium's trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

CATEGORIES: Final = ("toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline")
PRESS: Final = "gnomestead:press"
MARK: Final = f"() => addEventListener('pointerdown', () => performance.mark('{PRESS}'), true)"
"""Writes each press into the trace."""
TASK: Final = "RunTask"


@dataclass(frozen=True, slots=True)
class Task:
    """How long it took by the clock, and how much of that the thread was working, in milliseconds.

    The rest it was waiting for others: for a core that the server has, or for a frame to be taken.
    """

    clock: float
    work: float


def tasks_of_moves(trace: bytes, watched: float) -> list[Task]:
    """What the page's main thread did in so many milliseconds after each press."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    presses = [event for event in events if event["name"] == PRESS]
    windows = [(press["ts"], press["ts"] + watched * 1000) for press in presses]
    thread = {(press["pid"], press["tid"]) for press in presses}
    own = (event for event in events if (event["pid"], event["tid"]) in thread)
    return list(_tasks(own, windows))


def _tasks(events: Iterator[dict[str, Any]], windows: list[tuple[float, float]]) -> Iterator[Task]:
    for event in events:
        if event["name"] == TASK and "dur" in event and any(begin <= event["ts"] <= end for begin, end in windows):
            clock = event["dur"]
            yield Task(clock=clock / 1000, work=event.get("tdur", clock) / 1000)
