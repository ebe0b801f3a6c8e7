"""How smooth the pages are while moves are shown, on a slow computer: long tasks and frames.

PYTHONPATH=tests python -m bench.pages [--slower mid|low|TIMES] [--phone] [--shared] [GAME …]

A task is long that takes more than 50 ms. Server, bots and a compositor without a graphics card run on the same
computer, so two figures are given: by the clock, and the work of the page's main thread. Where there are two cores
the thread has one to itself: an interruption would be slowed down, too, and count as its own work.
"""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tools.chromium import launch

from bench.cores import set_apart
from bench.slowness import PHONES, like_a_phone, slow_down
from bench.tasks import CATEGORIES, MARK, Task, tasks_of_moves
from browser.contexts import ContextPool
from browser.hand import Hand
from browser.tables import open_table, sit_at, start
from browser.visitors import DESKTOP, PHONE, Visitors
from houses.house import House, new_house

MOVES = 15
WATCHED = 700
"""Milliseconds that are looked at after each press. What the hand itself does lies outside of them."""
EDGE = (3, 3)
"""Nothing is there. Whoever makes a move has touched the page before, and its sounds are tuned."""
SETTLED = 1500
DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
TABLES: dict[str, dict[str, Any]] = {
    "gnom_street": {},
    "nirds": {},
    "wymer_stones": {"villain": "no"},
    "gnomes_wizards": {"reaction_seconds": 0},
    "gnome_me": {"operator": "auto", "misfires": "off", "auto_ready_0": True, "auto_ready_1": True},
}
LONG = 50
WATCH_FRAMES = """(watched) => {
  window.gaps = [];
  let pressed = Infinity;
  let last = Infinity;
  addEventListener("pointerdown", (event) => { pressed = event.timeStamp; last = Infinity; }, true);
  const frame = (now) => {
    if (now >= pressed && now <= pressed + watched && now > last) gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


@dataclass(frozen=True)
class Bench:
    """Where it is measured, and how much slower than it is."""

    house: House
    chromium: Browser
    device: str
    slower: float
    has_apart: bool

    @contextmanager
    def table(self, game: str) -> Iterator[Page]:
        """A page at a table of its own, as slow as it shall be."""
        ada = Visitors(ContextPool(self.chromium, self.house.address)).come(
            "Ada", DEVICES[self.device], reduced_motion="no-preference"
        )
        table = open_table(ada, game, bots=True, **TABLES[game])
        start(ada, table)
        page = sit_at(ada, table)
        if self.has_apart:
            set_pages_apart(self.chromium)
        slow_down(ada.context.new_cdp_session(page), self.slower)
        page.mouse.click(*EDGE)
        page.wait_for_timeout(SETTLED)
        yield page
        ada.context.close()

    def tasks(self, game: str) -> list[Task]:
        """What the page's main thread has to do while moves are shown."""
        with self.table(game) as page:
            page.evaluate(MARK)
            self.chromium.start_tracing(page=page, categories=list(CATEGORIES))
            make_moves(page)
            return tasks_of_moves(self.chromium.stop_tracing(), WATCHED)

    def gaps(self, game: str) -> list[float]:
        """Milliseconds between frames while moves are shown. Watching them is work, too, so this is another game."""
        with self.table(game) as page:
            page.evaluate(WATCH_FRAMES, WATCHED)
            make_moves(page)
            gaps: list[float] = page.evaluate("() => gaps")
            return gaps


def make_moves(page: Page) -> None:
    hand = Hand(page, seed=1)
    for _ in range(MOVES):
        if not hand.act():
            break
        page.wait_for_timeout(WATCHED)


def set_pages_apart(chromium: Browser) -> bool:
    """The main threads of all pages on a core of their own."""
    processes = chromium.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return set_apart([process["id"] for process in processes if process["type"] == "renderer"])


def times(text: str) -> float | str:
    return text if text in PHONES else float(text)


def said(durations: Sequence[float]) -> str:
    """How many of them are long, and the longest."""
    return f"{sum(duration > LONG for duration in durations)} ({max(durations):.0f})"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--slower", type=times, default="mid", metavar="mid|low|TIMES", help="as slow as which phone")
    parser.add_argument("--phone", action="store_true", help="on a screen as small as a phone's")
    parser.add_argument("--shared", action="store_true", help="no core for the page alone")
    wanted = parser.parse_args()
    device = "phone" if wanted.phone else "desktop"
    cores = "shared" if wanted.shared else "apart, if there are two"
    print(f"CPU as slow as {wanted.slower}, {device}, cores {cores}; {MOVES} presses, {WATCHED} ms after each")
    print(f"tasks over {LONG} ms (the longest)\n")
    print("game              slowed   by the clock   by work   median frame ms   frames < 20 ms")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, chromium = new_house(Path(folder)), launch(playwright)
        for game in wanted.games or TABLES:
            # A computer that others share is not always equally fast.
            slower = like_a_phone(chromium, wanted.slower) if wanted.slower in PHONES else wanted.slower
            bench = Bench(house, chromium, device, slower, has_apart=not wanted.shared)
            tasks, gaps = bench.tasks(game), bench.gaps(game)
            clock, work = said([task.clock for task in tasks]), said([task.work for task in tasks])
            smooth = 100 * sum(gap < 20 for gap in gaps) // max(1, len(gaps))
            print(f"{game:<18}{slower:>4.1f} ×{clock:>15}{work:>10}{median(gaps):>18.1f}{smooth:>15} %", flush=True)
        chromium.close()
        house.close()


if __name__ == "__main__":
    main()
