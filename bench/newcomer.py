"""A newcomer's first minute at each game: from the home page to the first decision, then reading without a press.

PYTHONPATH=tests python -m bench.newcomer [--reading SECONDS] [--pictures FOLDER] [GAME ...]

The browser is empty, the table is the one that the first press on a game suggests, and bots play at their usual pace.
Printed are presses and seconds to the first decision, what the page says of goal and turn, and whether anybody got
ahead or the game ended while the newcomer was still reading.
"""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tools.chromium import launch

from browser.visitors import DESKTOP, PHONE
from gnomestead.kernel.registry import all_games
from houses.house import new_house

DEVICES: Final[dict[str, dict[str, Any]]] = {"desktop": DESKTOP, "phone": PHONE}
READING_S: Final = 20.0
BOT_PACE_MS: Final = 900
"""What `gnomestead serve` has by default."""
CAN_DECIDE: Final = """() => {
  const lit = '[data-touch][aria-disabled="false"], [data-touch].lit, .scene [data-choice].lit, .prompt [data-choice]';
  const prompt = document.querySelector(".prompt h2");
  return prompt && [...document.querySelectorAll(lit)].some((each) => each.getClientRects().length > 0);
}"""


class FirstMinute(NamedTuple):
    """What became of one newcomer."""

    presses: int
    seconds: float
    goal: str
    question: str
    before: str
    after: str
    is_over: bool


class Newcomer:
    """Somebody who has never been here and presses what a page suggests."""

    def __init__(self, page: Page) -> None:
        self.page, self.presses = page, 0

    def press(self, selector: str) -> None:
        """Press the first of these."""
        self.page.locator(selector).first.click()
        self.presses += 1

    def sit_down(self, title: str) -> None:
        """From the home page to a table: the game, and what its dialog suggests."""
        self.press(f'.game:has-text("{title}")')
        self.press("dialog footer .btn.primary, dialog .btn.primary")

    def reads(self, seconds: float) -> None:
        """Look at the page for a while, without a press."""
        self.page.wait_for_timeout(seconds * 1000)

    def text(self, selector: str) -> str:
        """What stands there."""
        found = self.page.locator(selector)
        return " ".join(found.first.inner_text().split()) if found.count() else ""


def first_minute(
    chromium: Browser, address: str, title: str, device: str, reading: float, picture: Path
) -> FirstMinute:
    """Let one newcomer come, sit down and read."""
    context = chromium.new_context(**DEVICES[device], base_url=address, locale="en-GB")
    newcomer = Newcomer(context.new_page())
    newcomer.page.goto("/")
    newcomer.page.locator(".game").first.wait_for()
    began = monotonic()
    newcomer.sit_down(title)
    newcomer.page.wait_for_function(CAN_DECIDE)
    seconds = monotonic() - began
    goal, question, before = (newcomer.text(each) for each in (".goal .aim", ".prompt h2", ".goal ul"))
    newcomer.page.screenshot(path=picture.with_stem(f"{picture.stem}-1-decision"))
    newcomer.reads(reading)
    newcomer.page.screenshot(path=picture.with_stem(f"{picture.stem}-2-reading"))
    after, is_over = newcomer.text(".goal ul"), newcomer.page.locator(".result").count() > 0
    context.close()
    return FirstMinute(newcomer.presses, seconds, goal, question, before, after, is_over)


def report(game: str, device: str, found: FirstMinute) -> None:
    """One newcomer in four lines."""
    print(f"{game}, {device}: {found.presses} presses, {found.seconds:.1f} s to the first decision")
    print(f"  goal: {found.goal or '(none in sight)'}\n  question: {found.question}")
    print(f"  standings: {found.before}" + ("" if found.after == found.before else f"  ->  {found.after}"))
    if found.is_over:
        print("  THE GAME IS OVER, and the newcomer has not acted")


def main() -> None:
    """One newcomer for each game and device."""
    parser = ArgumentParser(description=__doc__)
    games = {game.id: game for game in all_games()}
    parser.add_argument("games", nargs="*", default=[each for each in games if each != "tic_tac_toe"])
    parser.add_argument("--reading", type=float, default=READING_S, help="seconds without a press")
    parser.add_argument("--pictures", type=Path, help="where to put pictures of what was seen")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pictures = wanted.pictures or Path(folder)
        house, chromium = new_house(Path(folder), BOT_PACE_MS), launch(playwright)
        for game in wanted.games:
            for device in DEVICES:
                picture = pictures / f"{game}-{device}.png"
                found = first_minute(chromium, house.address, games[game].title, device, wanted.reading, picture)
                report(game, device, found)
        chromium.close()
        house.close()


if __name__ == "__main__":
    main()
