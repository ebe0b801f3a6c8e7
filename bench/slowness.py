"""How much a computer must be slowed down to be as slow as a phone: the scale of Chrome's own throttling presets.

The score is Lighthouse's "benchmark index": how many hundred times ten thousand letters are strung together, and a
hundred thousand numbers copied, in a second; the mean of both.
"""

from __future__ import annotations

from statistics import median
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page

PHONES: Final = {"mid": 1000, "low": 264}
"""Scores of a phone of the middle (a Pixel 5) and of a slow one (a Moto G Power of 2022)."""
SLOWEST: Final = 20.0
STEPS: Final = 7
TRIES: Final = 3
SCORE: Final = """(duration) => {
  const perSecond = (work) => {
    const began = performance.now();
    let times = 0;
    do work(times++); while (performance.now() - began < duration);
    return times / (performance.now() - began) * 1000;
  };
  const string = () => { let letters = ""; for (let at = 0; at < 10_000; at++) letters += "a"; return letters; };
  const rows = [0, 1].map(() => Array.from({ length: 100_000 }, (_, at) => at));
  const copy = (time) => {
    const [from, to] = time % 2 ? rows : [rows[1], rows[0]];
    for (let at = 0; at < from.length; at++) to[at] = from[at];
  };
  return (perSecond(string) + perSecond(copy)) / 20;
}"""
DURATION: Final = 125


def slow_down(session: CDPSession, times: float) -> None:
    """Have a page take so many times as long for everything."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def like_a_phone(chromium: Browser, phone: str) -> float:
    """By how much to slow down to be as slow as that phone, to a tenth; 1 if this computer is no faster."""
    page = chromium.new_page()
    session = page.context.new_cdp_session(page)
    _score(page)
    least, most = 1.0, SLOWEST
    for _ in range(STEPS):
        middle = (least * most) ** 0.5
        slow_down(session, middle)
        least, most = (middle, most) if _score(page) > PHONES[phone] else (least, middle)
    page.close()
    return round(least, 1)


def _score(page: Page) -> float:
    scores: list[float] = [page.evaluate(SCORE, DURATION) for _ in range(TRIES)]
    return median(scores)
