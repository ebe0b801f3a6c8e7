"""`make screens`: every page and game as a picture, on a desk and on a phone, into docs/screens.

A server of its own, tables that bots have played half-way, one Chromium. The same seeds give the same tables.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from browser.hand import Hand
from browser.tables import ask, open_record, open_table, sit_at
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from browser.words import say
from gnomestead.bots.driver import Driver, make_bot
from gnomestead.kernel import Match
from gnomestead.kernel.registry import find
from houses.house import new_house
from tools.chromium import launch

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screens"
COLOURS: Final = 256
REST: Final = 1_500
"""Milliseconds until pictures are loaded and nothing moves."""
SEED: Final = 7


class Moment(NamedTuple):
    """A game in the middle of things."""

    game: str
    seats: int
    moves: int
    options: dict[str, Any]


MOMENTS: Final = (
    Moment("gnom_street", 4, 60, {}),
    Moment("nirds", 3, 45, {"level": 2}),
    Moment("wymer_stones", 4, 110, {}),
    Moment("gnomes_wizards", 4, 90, {"reaction_seconds": 0}),
)
GLIMPSE: Final = {"exposure": "gentle", "operator": "auto", "misfires": "off", "auto_ready_0": True}


class Look(NamedTuple):
    """A screen to be looked at on."""

    suffix: str
    device: dict[str, Any]
    scheme: str = "light"


LOOKS: Final = (Look("", DESKTOP), Look("-phone", {**PHONE, "device_scale_factor": 2}), Look("-dark", DESKTOP, "dark"))
DARK: Final = ("home", "gnom_street", "gnomes_wizards", "nirds")
"""What is also shown by night."""


def half_played(moment: Moment) -> Match:
    """What bots make of a table, up to a moment at which the first seat is asked."""
    game, rng = find(moment.game), random.Random(SEED)  # noqa: S311
    match = Match.new(game, moment.seats, moment.options, SEED)
    driver = Driver(match, {seat: make_bot(game, "bot", seat, rng) for seat in range(moment.seats)}, rng)
    while len(match.entries) < moment.moves or 0 not in match.state.waiting():
        assert driver.step() is not None, f"{moment.game} is over before move {moment.moves}"
    return match


def shoot(page: Page, name: str) -> None:
    """A picture with few colours: it is for the eye, and for a small repository."""
    page.wait_for_timeout(REST)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
    print(name)  # noqa: T201


def at_table(visitor: Visitor, match: Match) -> Page:
    """Sit down where a match has got to; bots have the other seats."""
    table = open_record(visitor, match)
    for seat in range(1, match.setup.seats):
        ask(visitor, table, "SeatBot", seat=seat)
    ask(visitor, table, "Start")
    return sit_at(visitor, table)


def show_home(visitor: Visitor) -> Page:
    """Home, with a game of one's own."""
    at_table(visitor, half_played(MOMENTS[0]))
    return visitor.go("/")


def show_new_table(visitor: Visitor) -> Page:
    """The dialog that sets a table."""
    page = visitor.go("/")
    page.get_by_role("button", name=find("gnom_street").title).click()
    return page


def show_gathering(visitor: Visitor) -> Page:
    """Before the start: one bot is there, two seats are free."""
    table = open_table(visitor, "gnomes_wizards", 4)
    ask(visitor, table, "SeatBot", seat=1)
    return visitor.go(f"/t/{table}")


def show_rules(visitor: Visitor) -> Page:
    """The rules, over a running game."""
    page = at_table(visitor, half_played(MOMENTS[0]))
    page.get_by_role("button", name=say("ui-rules")).first.click()
    return page


def show_result(visitor: Visitor) -> Page:
    """A bot plays one's seat to the end."""
    page = at_table(visitor, half_played(MOMENTS[0]))
    ask(visitor, page.url.rpartition("/")[2], "SeatBot", seat=0)
    page.locator(".result").wait_for(timeout=60_000)
    return page


def show_glimpse(visitor: Visitor) -> Page:
    """The race: everybody is assembling."""
    table = open_table(visitor, "gnome_me", 3, bots=True, **GLIMPSE)
    ask(visitor, table, "Start")
    hand = Hand(sit_at(visitor, table), SEED)
    for _ in range(6):
        hand.act()
    return hand.page


def show_moment(moment: Moment) -> Callable[[Visitor], Page]:
    """A game in the middle of things."""
    return lambda visitor: at_table(visitor, half_played(moment))


PAGES: Final[dict[str, Callable[[Visitor], Page]]] = {
    "home": show_home,
    "new-table": show_new_table,
    "gathering": show_gathering,
    "rules": show_rules,
    "result": show_result,
    "gnome_me": show_glimpse,
    **{moment.game: show_moment(moment) for moment in MOMENTS},
}


def take_all(visitors: Visitors) -> None:
    """Every page in every look; Ben's open table waits in the lobby."""
    visitors.come("Ben").ask("POST", "/api/tables", {"game": "nirds", "seats": 3, "listed": True})
    for look in LOOKS:
        for name, show in PAGES.items():
            if look.scheme == "light" or name in DARK:
                visitor = visitors.come("Ada", look.device, color_scheme=look.scheme)
                shoot(show(visitor), name + look.suffix)
                visitor.context.close()


def main() -> None:
    """Make the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, chromium = new_house(Path(folder)), launch(playwright)
        take_all(Visitors(chromium, house.address))
        chromium.close()
        house.close()


if __name__ == "__main__":
    main()
