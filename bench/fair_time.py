"""How fair a race is between a near and a far player: when each sees the portrait, and who wins a dead heat.

PYTHONPATH=tests python -m bench.fair_time [--races 50] [--lines 0-100 0-250 100-250] [--jitter 20]

Two Chromium pages play Do You Gnome Me? on this computer, each through a TCP proxy that delays every byte, so many
milliseconds each way and up to `--jitter` more. Both pages read the same hardware clock, which the game does not know
of. In each round we note when each page shows the portrait, and then press Stop! on both pages at one instant of
that clock. The script knows the page by its markup only: it measures older versions as well, with their `src` first
on PYTHONPATH.
"""

from __future__ import annotations

import json
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tools.chromium import launch

from browser.contexts import ContextPool
from browser.tables import open_table, sit_at, start
from browser.visitors import Visitor, Visitors
from houses.house import House, new_house
from houses.slow_line import SlowLine

TABLE: Final[dict[str, Any]] = {
    "operator": "auto",
    "misfires": "off",
    "goal": "full_deck",
    "stop_arming": "free",
    "auto_ready_0": True,
    "auto_ready_1": True,
}
ROUNDS: Final = 15
"""Races at one table: it has cards for more."""
AHEAD: Final = 350
"""Milliseconds between the call to both pages and the press."""
PATIENCE: Final = 30_000
TOGETHER: Final = 30
"""Milliseconds within which two portraits are seen at one instant."""
STALL: Final = 40
"""Milliseconds without a frame that are a stall."""
WATCH: Final = """
  window.clockNow = () => performance.timeOrigin + performance.now();
  window.seenAt = [];
  let isShown = false;
  let [last, gap] = [0, 0];
  requestAnimationFrame(function frame(now) {
    [last, gap] = [now, now - last];
    requestAnimationFrame(frame);
  });
  new MutationObserver(() => {
    const front = document.querySelector("figure.device")?.dataset.front;
    if (front === "portrait" && !isShown) seenAt.push([clockNow(), gap]);
    isShown = front === "portrait";
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-front"] });
  const GO_ON = '[data-choice="next"], [data-plan="choosing"] [data-touch^="set_"].lit';
  setInterval(() => document.querySelector(GO_ON)?.click(), 120);
"""
PRESS: Final = """(at) => setTimeout(() => {
  while (clockNow() < at);
  document.querySelector('[data-choice="stop"]').click();
}, at - clockNow() - 10)"""


@dataclass
class Measured:
    """What was seen of one pair of lines."""

    apart: list[float] = field(default_factory=list)
    """Milliseconds from the portrait on the first page to that on the second."""
    smooth: list[bool] = field(default_factory=list)
    """Whether both pages drew frames without a stall just then: a starved computer shows late in any case."""
    stamps: list[int] = field(default_factory=list)
    """The second page's stamp less the first's, of presses at one instant."""
    wins: list[int] = field(default_factory=list)
    """Races won, by seat."""
    ties: int = 0


class Racer:
    """One person's page, and what its socket said."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.told = visitor, visitor.overhear()
        visitor.page.add_init_script(WATCH)

    @property
    def page(self) -> Page:
        return self.visitor.page

    def said(self, kind: str) -> list[Any]:
        """All messages of a type, in order."""
        return [message for message in map(json.loads, self.told) if message.get("type") == kind]

    def events(self, kind: str) -> list[Any]:
        """All events of a kind that this page heard."""
        return [told["data"] for one in self.said("Update") for told in one.get("events", ()) if told["kind"] == kind]

    def last_stamp(self) -> int:
        asks = [ask for ask in self.said("Ask") if ask["request"].get("move") == "stop"]
        return int(asks[-1]["at"])


@contextmanager
def table(house: House, chromium: Browser, delays: Sequence[float], jitter: float) -> Iterator[list[Racer]]:
    """Two pages at a new table, each on its own line."""
    lines = [SlowLine(house.port, delay, jitter, seed).open() for seed, delay in enumerate(delays)]
    people = [Visitors(ContextPool(chromium, line.address)) for line in lines]
    racers = [Racer(each.come(name, reduced_motion="no-preference")) for each, name in zip(people, "AB", strict=True)]
    for racer in racers:
        racer.visitor.context.set_default_timeout(PATIENCE)
    address = open_table(racers[0].visitor, "gnome_me", **TABLE)
    start(racers[0].visitor, address, racers[1].visitor)
    for racer in racers:
        sit_at(racer.visitor, address)
    yield racers
    for each in people:
        each.leave()
    for line in lines:
        line.close()


def race(racers: Sequence[Racer], found: Measured) -> None:
    """One round: when was the portrait seen, and who wins if both press at once."""
    closed = len(racers[0].events("contest-closed"))
    for racer in racers:
        racer.page.locator(".stop.lit").wait_for()
    (first, gap), (second, other_gap) = (racer.page.evaluate("seenAt.at(-1)") for racer in racers)
    found.apart.append(second - first)
    found.smooth.append(max(gap, other_gap) <= STALL)
    at = racers[0].page.evaluate("clockNow()") + AHEAD
    for racer in racers:
        racer.page.evaluate(PRESS, at)
    racers[0].page.locator(".stop:not(.lit)").wait_for()
    while len(racers[0].events("contest-closed")) == closed:
        racers[0].page.wait_for_timeout(50)
    contest = racers[0].events("contest-closed")[-1]
    found.wins.append(contest["seat"])
    found.ties += contest["rivals"] > 0
    found.stamps.append(racers[1].last_stamp() - racers[0].last_stamp())
    racers[1].page.locator(".stop:not(.lit)").wait_for()


def measure(house: House, chromium: Browser, delays: Sequence[float], jitter: float, races: int) -> Measured:
    """So many races on these lines."""
    found = Measured()
    while len(found.wins) < races:
        with table(house, chromium, delays, jitter) as racers:
            for _ in range(min(ROUNDS, races - len(found.wins))):
                race(racers, found)
    return found


def row(name: str, found: Measured) -> str:
    apart = sorted(map(abs, found.apart))
    p90 = apart[9 * len(apart) // 10]
    together = sum(each <= TOGETHER for each in apart)
    smooth = [abs(each) <= TOGETHER for each, is_smooth in zip(found.apart, found.smooth, strict=True) if is_smooth]
    unstalled = f"{sum(smooth)} of {len(smooth)}"
    far = 100 * sum(found.wins) / len(found.wins)
    return (
        f"{name:<12}{median(found.apart):>+9.0f}{p90:>7.0f}{together:>9}{unstalled:>12}"
        f"{median(found.stamps):>+11.0f}{max(map(abs, found.stamps)):>8}{found.ties:>7}{100 - far:>9.0f} %{far:>6.0f} %"
    )


def delays_in(text: str) -> tuple[float, float]:
    near, _, far = text.partition("-")
    return float(near), float(far)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=50)
    parser.add_argument("--lines", nargs="+", type=delays_in, default=[(0, 0), (0, 100), (0, 250), (100, 250)])
    parser.add_argument("--jitter", type=float, default=20)
    wanted = parser.parse_args()
    print(f"{wanted.races} races a pair of lines; delay each way in ms, plus up to {wanted.jitter:.0f} ms of jitter\n")
    print("            portrait ms later on 2nd     without a    stamp ms later on 2nd      races won by")
    print(f"lines          median    p90  <= {TOGETHER} ms       stall     median     max   ties      1st     2nd")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, chromium = new_house(Path(folder)), launch(playwright)
        for delays in wanted.lines:
            found = measure(house, chromium, delays, wanted.jitter, wanted.races)
            print(row("{:.0f} and {:.0f}".format(*delays), found), flush=True)
        chromium.close()
        house.close()


if __name__ == "__main__":
    main()
