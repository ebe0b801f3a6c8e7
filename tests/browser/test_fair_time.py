"""Near and far players of a race see and press by one clock, whatever their lines cost.

No bound here depends on how fast the machine is: all follow from what the pages have measured. The line adds at least
`way` milliseconds in each direction, so of a round trip only the rest can be uneven, and a clock read by it is off by
half of that rest at most.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.contexts import ContextPool
from browser.tables import ask, open_table
from browser.visitors import DESKTOP, PHONE, Visitors
from gnomestead.testing import rule
from houses.house import House
from houses.slow_line import SlowLine

FAR: Final = 150
ROUNDING: Final = 6
"""Milliseconds: times are whole numbers, and clocks drift a little between two measurements."""
AT_ONCE: Final[dict[str, Any]] = {"operator": "auto", "misfires": "off", "auto_ready_0": True, "auto_ready_1": True}
WATCH: Final = """
  window.trips = [];
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      // After the page itself: what we measure is never less than what it does.
      queueMicrotask(() => this.addEventListener("message", ({ data }) => {
        for (const line of data.split("\\n")) {
          const { type, sent } = JSON.parse(line);
          if (type === "Pong") trips.push(performance.now() - sent);
        }
      }));
    }
  };
  const wall = (at) => performance.timeOrigin + at;
  window.turn = {};
  let [last, before] = [0, 0];
  requestAnimationFrame(function frame(now) {
    [before, last] = [last, now];
    requestAnimationFrame(frame);
  });
  new MutationObserver(() => {
    const { front, here } = document.querySelector("figure.device")?.dataset ?? {};
    const now = wall(performance.now());
    if (here === "true") turn.here ??= now;
    if (front === "portrait") turn.before ??= wall(before);
    if (front === "portrait") turn.seen ??= now;
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-front", "data-here"] });
"""
PRESSED: Final = """(choice) => {
  const before = Date.now();
  document.querySelector(choice).click();
  return [before, Date.now()];
}"""


class Player:
    """Somebody at the end of a line."""

    def __init__(self, line: SlowLine, visitors: Visitors, name: str, way: int, device: dict[str, Any]) -> None:
        self.line, self.way = line, way
        self.visitor = visitors.come(name, device)
        self.visitor.page.add_init_script(WATCH)
        self.told = self.visitor.overhear()

    @property
    def page(self) -> Page:
        return self.visitor.page

    def messages(self, kind: str) -> list[Any]:
        return [message for message in map(json.loads, self.told) if message.get("type") == kind]

    def doubt(self) -> float:
        """How far off this page's clock can be: half of what of its shortest trip may be uneven, and rounding."""
        shortest = min(self.page.evaluate("trips"))
        assert shortest >= 2 * self.way - 2, "the line is as slow as it should be"
        return float((shortest - 2 * self.way) / 2 + ROUNDING)

    def measure(self, times: int = 8) -> None:
        """Wait until the page has measured its clock."""
        self.page.wait_for_function("(times) => trips.length >= times", arg=times)

    def press(self, choice: str) -> int:
        """Press something; its stamp was right, and this is it."""
        button = f'[data-choice="{choice}"]'
        self.page.locator(f"{button}.lit, .choices {button}").first.wait_for()
        began, ended = self.page.evaluate(PRESSED, button)
        asked = next(one for one in self.messages("Ask")[::-1] if one["request"].get("move") == choice)
        assert began - self.doubt() <= asked["at"] <= ended + self.doubt()
        return int(asked["at"])


Come = Callable[..., Player]


@pytest.fixture
def come(house: House, chromium: Browser) -> Iterator[Come]:
    """Brings somebody so many milliseconds away."""
    lines: list[SlowLine] = []
    everybody: list[Visitors] = []

    def arrive(name: str, way: int = 0, device: dict[str, Any] = DESKTOP) -> Player:
        lines.append(SlowLine(house.port, way).open())
        everybody.append(Visitors(ContextPool(chromium, lines[-1].address)))
        return Player(lines[-1], everybody[-1], name, way, device)

    yield arrive
    complaints = [one for visitors in everybody for one in visitors.leave()]
    for line in lines:
        line.close()
    assert complaints == []


def take_colour(page: Page, colour: str) -> None:
    page.locator(f'[data-plan="choosing"] [data-touch="set_{colour}"].lit').click()


def racing(near: Player, far: Player, **options: Any) -> None:
    """Both sit at a running table, their clocks measured."""
    table = open_table(near.visitor, "gnome_me", **AT_ONCE, **options)
    ask(far.visitor, table, "Sit", seat=1)
    for player in (near, far):
        player.visitor.go(f"/t/{table}").locator(".gathering").wait_for()
        player.measure()
    ask(near.visitor, table, "Start")
    for player, colour in ((near, "moss"), (far, "sky")):
        take_colour(player.page, colour)


def shown_at(player: Player) -> tuple[float, dict[str, float]]:
    """When the first turn was to be seen by the server's clock, and when it was."""
    player.page.wait_for_function("() => turn.seen")
    devices = (widget for one in player.messages("Update") for widget in one.get("widgets") or ())
    show = next(each["data"]["show"] for each in devices if each["id"] == "device" and "show" in each["data"])
    clocks = [
        one["clock"]["zero"] for kind in ("Snapshot", "Update") for one in player.messages(kind) if one.get("clock")
    ]
    turn: dict[str, float] = player.page.evaluate("turn")
    return clocks[-1] + show, turn


@rule("GM-TIM-12")
def test_both_pages_show_the_portrait_at_its_moment(come: Come) -> None:
    """In the first frame after T_SHOW by the server's clock, or after the portrait came, and never before."""
    near, far = come("Ada"), come("Ben", FAR)
    racing(near, far)
    for player in (near, far):
        due, turn = shown_at(player)
        # (Without motion it comes a sixth of the exposure later.)
        due += 700 // 6
        assert turn["seen"] >= due - player.doubt()
        assert turn["before"] < max(due, turn["here"]) + player.doubt()


@rule("GM-TIM-09", "GM-TIM-08")
def test_presses_are_stamped_with_the_servers_time(come: Come) -> None:
    near, far = come("Ada"), come("Ben", FAR)
    racing(near, far, stop_arming="free")
    for player in (near, far):
        player.page.locator(".stop.lit").wait_for()
    far.press("stop")
    near.page.locator(".burst").first.wait_for()


@rule("GM-TIM-09")
def test_a_new_connection_measures_the_clock_anew(come: Come) -> None:
    near, far = come("Ada"), come("Ben", FAR)
    far.visitor.forgiven = ("WebSocket connection",)
    racing(near, far, stop_arming="free")
    greeted, trips = len(far.messages("Welcome")), far.page.evaluate("trips.length")
    far.line.cut()
    far.measure(trips + 8)
    assert len(far.messages("Welcome")) > greeted
    far.press("stop")


def gathered(host: Player, guest: Player) -> tuple[Page, Page]:
    """Both look at a table that has not begun."""
    table = host.visitor.ask("POST", "/api/tables", {"game": "gnome_me", "seats": 2})["id"]
    ask(guest.visitor, table, "Sit", seat=1)
    return host.visitor.go(f"/t/{table}"), guest.visitor.go(f"/t/{table}")


@rule("GM-TIM-14")
def test_a_slow_line_is_shown_and_another_pace_offered(come: Come) -> None:
    host, guest = come("Ada"), come("Ben", FAR, PHONE)
    pages = gathered(host, guest)
    for page in pages:
        badge = page.locator(".gathering li", has_text="Ben").locator(".lag")
        expect(badge).to_contain_text("slow line")
        expect(badge).to_contain_text("ms off")
        expect(page.get_by_role("status", name="Far apart")).to_contain_text("Ben")
    mine, theirs = (page.get_by_role("status", name="Far apart") for page in pages)
    expect(theirs.get_by_role("button")).to_have_count(0)
    expect(theirs).to_contain_text("What counts as together: 120")
    button = mine.get_by_role("button", name="What counts as together: 120")
    button.focus()
    pages[0].keyboard.press("Enter")
    expect(button).to_have_count(0)
    mine.get_by_role("button", name="Pace: in beats").click()
    for page in pages:
        expect(page.get_by_role("status", name="Far apart")).to_have_count(0)
        expect(page.locator(".rules")).to_contain_text("in beats")


@rule("GM-TIM-14")
def test_the_badge_is_at_the_seat_while_people_play(come: Come) -> None:
    near, far = come("Ada"), come("Ben", FAR, PHONE)
    racing(near, far)
    for player in (near, far):
        expect(player.page.locator(".chairs li", has_text="Ben").locator(".lag")).to_contain_text("slow line")
