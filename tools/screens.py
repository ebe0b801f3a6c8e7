"""`make screens`: every page and game as a picture, on a desk and on a phone, into docs/screens.

A server of its own, tables that bots have played half-way, one Chromium. The same seeds give the same tables.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from browser.contexts import ContextPool
from browser.hand import Hand
from browser.tables import ask, bots_play, is_asked, open_record, open_table, sit_at
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from browser.words import say
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
    """At least so many have been made."""
    prompt: str
    """What the first seat is asked."""
    options: dict[str, Any]


MOMENTS: Final = (
    Moment("gnom_street", 4, 30, "prompt-ask", {}),
    Moment("nirds", 3, 45, "prompt-adjust", {"level": 2}),
    Moment("wymer_stones", 4, 110, "prompt-walk", {}),
    Moment("gnomes_wizards", 4, 90, "prompt-act", {"reaction_seconds": 0}),
)
THROW: Final = Moment("gnom_street", 4, 0, "prompt-throw", {})
SWAP: Final = Moment("nirds", 3, 0, "prompt-trading", {"level": 2})
GLIMPSE: Final = {"exposure": "gentle", "operator": "auto", "misfires": "off", "auto_ready_0": True}


class Look(NamedTuple):
    """A screen to be looked at on."""

    suffix: str
    device: dict[str, Any]
    scheme: str = "light"


LOOKS: Final = (Look("", DESKTOP), Look("-phone", {**PHONE, "device_scale_factor": 2}), Look("-dark", DESKTOP, "dark"))
DARK: Final = ("home", "gnom_street", "gnomes_wizards", "nirds")
"""What is also shown by night."""
LARGE: Final = ("table-screen",)
"""What is no sight for a phone."""
EXPERIENCED: Final = """localStorage.setItem("settings", '{"lessons": false}')"""


def half_played(moment: Moment) -> Match:
    """What bots make of a table, up to a moment at which the first seat is asked what we would like to see."""

    def is_there(match: Match) -> bool:
        return len(match.entries) >= moment.moves and is_asked(match, moment.prompt)

    return bots_play(moment.game, moment.seats, SEED, is_there, **moment.options)


def shoot(page: Page, name: str) -> None:
    """A picture with few colours: it is for the eye, and for a small repository."""
    page.wait_for_timeout(REST)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
    print(name)


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
    """How to play, over a running game."""
    page = at_table(visitor, half_played(MOMENTS[0]))
    page.get_by_role("button", name=say("ui-howto")).first.click()
    return page


def show_result(visitor: Visitor) -> Page:
    """A bot plays one's seat to the end."""
    page = at_table(visitor, half_played(MOMENTS[0]))
    ask(visitor, page.url.rpartition("/")[2], "SeatBot", seat=0)
    page.locator(".result").wait_for(timeout=60_000)
    return page


def show_review(visitor: Visitor) -> Page:
    """Looking back, from the middle of a game."""
    page = show_result(visitor)
    page.goto(page.url + "/review?n=70")
    return page


def show_curtain(visitor: Visitor) -> Page:
    """Two people on one sofa: the device is passed on."""
    match = half_played(MOMENTS[0])
    table = open_record(visitor, match)
    ask(visitor, table, "Sit", seat=1, name="Ben")
    for seat in range(2, match.setup.seats):
        ask(visitor, table, "SeatBot", seat=seat)
    ask(visitor, table, "Start")
    page = visitor.go(f"/t/{table}")
    page.locator(".curtain").wait_for()
    return page


def show_screen(visitor: Visitor) -> Page:
    """The table on a television, phones as hands."""
    page = at_table(visitor, half_played(MOMENTS[0]))
    page.goto(page.url + "/screen")
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
    "review": show_review,
    "hand-over": show_curtain,
    "table-screen": show_screen,
    "throw": show_moment(THROW),
    "trade": show_moment(SWAP),
    "gnome_me": show_glimpse,
    **{moment.game: show_moment(moment) for moment in MOMENTS},
}


def is_wanted(name: str, look: Look) -> bool:
    """Whether there is a picture of this page in this look."""
    if look.scheme == "dark":
        return name in DARK
    return look.device is DESKTOP or name not in LARGE


def take_all(visitors: Visitors) -> None:
    """Every page in every look; Ben's open table waits in the lobby."""
    visitors.come("Ben").ask("POST", "/api/tables", {"game": "nirds", "seats": 3, "listed": True})
    for look in LOOKS:
        for name, show in PAGES.items():
            if is_wanted(name, look):
                visitor = visitors.come("Ada", look.device, color_scheme=look.scheme)
                visitor.context.add_init_script(EXPERIENCED)
                shoot(show(visitor), name + look.suffix)
                visitor.context.close()


def main() -> None:
    """Make the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, chromium = new_house(Path(folder)), launch(playwright)
        take_all(Visitors(ContextPool(chromium, house.address)))
        chromium.close()
        house.close()


if __name__ == "__main__":
    main()
