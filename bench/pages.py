"""How smooth the pages are while moves are shown: long tasks and frames, with the CPU slowed down.

PYTHONPATH=tests python -m bench.pages [--slower TIMES] [--phone] [--apart] [GAME …]

Server, bots and a compositor without a graphics card run on the same computer. `--apart` gives the page's main thread a
core of its own, so that it is not interrupted by them; but it then waits for the others, crowded as they are, whenever
a frame is handed over. Look at both.
"""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tools.chromium import launch

from bench.cores import set_apart
from browser.hand import Hand
from browser.tables import open_table, sit_at, start
from browser.visitors import DESKTOP, PHONE, Visitors
from houses.house import new_house

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
WATCH = """(watched) => {
  window.tasks = [];
  window.gaps = [];
  let pressed = Infinity;
  let last = Infinity;
  addEventListener("pointerdown", (event) => { pressed = event.timeStamp; last = Infinity; }, true);
  const isOfTheMove = (time) => time >= pressed && time <= pressed + watched;
  const count = ({ startTime, duration }) => { if (isOfTheMove(startTime)) tasks.push(duration); };
  new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({ type: "longtask" });
  const frame = (now) => {
    if (isOfTheMove(now) && now > last) gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def watch(page: Page, hand: Hand) -> tuple[list[float], list[float]]:
    """Long tasks and the times between frames over some presses, in milliseconds."""
    page.mouse.click(*EDGE)
    page.wait_for_timeout(SETTLED)
    page.evaluate(WATCH, WATCHED)
    for _ in range(MOVES):
        if not hand.act():
            break
        page.wait_for_timeout(WATCHED)
    return page.evaluate("() => tasks"), page.evaluate("() => gaps")


def set_pages_apart(chromium: Browser) -> bool:
    """The main threads of all pages on a core of their own."""
    processes = chromium.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return set_apart([process["id"] for process in processes if process["type"] == "renderer"])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--slower", type=float, default=4, metavar="TIMES")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--apart", action="store_true")
    wanted = parser.parse_args()
    device, cores = "phone" if wanted.phone else "desktop", "apart" if wanted.apart else "shared"
    print(f"CPU slowed down {wanted.slower:g} times, {device}, cores {cores}")
    print(f"{MOVES} presses, {WATCHED} ms after each\n")
    print("game              long tasks   longest ms   median frame ms   frames < 20 ms")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, chromium = new_house(Path(folder)), launch(playwright)
        for game in wanted.games or TABLES:
            ada = Visitors(chromium, house.address).come("Ada", DEVICES[device], reduced_motion="no-preference")
            table = open_table(ada, game, bots=True, **TABLES[game])
            start(ada, table)
            page = sit_at(ada, table)
            hand = Hand(page, seed=1)
            if wanted.apart and not set_pages_apart(chromium):
                raise SystemExit("a core for the page needs Linux and two of them; try without --apart")
            ada.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": wanted.slower})
            tasks, gaps = watch(page, hand)
            smooth = 100 * sum(gap < 20 for gap in gaps) // max(1, len(gaps))
            print(f"{game:<18}{len(tasks):>10}{max(tasks, default=0):>13.0f}{median(gaps):>18.1f}{smooth:>16} %")
            ada.context.close()
        chromium.close()
        house.close()


if __name__ == "__main__":
    main()
