"""Nobody is kept out: axe finds nothing serious on any page, and a whole game needs no pointer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.hand import Hand
from browser.keys import Keys
from browser.tables import almost_over, ask, open_record, open_table, result, sit_at, start
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from browser.words import say

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """async ([kinds, part]) => {
  const rules = {"label-content-name-mismatch": {enabled: false}};
  const shown = {include: [part], exclude: ["body > svg"]};  // without the sheets of symbols
  const found = await axe.run(shown, {runOnly: kinds, rules});
  return found.violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)} (${one.nodes[0].failureSummary.slice(0, 200)})`);
}"""
MISNAMED = """() => [...document.querySelectorAll(".thing > [data-touch]:has(.name)")]
  .filter((thing) => !thing.getAttribute("aria-label").startsWith(thing.querySelector(".name").textContent.trim()))
  .map((thing) => thing.dataset.touch)"""
COLOURS_HAVE_FADED = "() => !document.getAnimations().some((one) => one instanceof CSSTransition)"
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS = ["color-contrast"]
GAMES = ["gnom_street", "gnome_me", "gnomes_wizards", "nirds", "wymer_stones"]
devices = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


def violations(page: Page, kinds: list[str] = EVERYTHING, part: str = "html") -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN, [kinds, part])
    return found


def by_day_and_night(page: Page, part: str = "html") -> list[str]:
    """What axe finds on this page or in a part of it; at night only the colours are others."""
    by_day = violations(page, part=part)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(COLOURS_HAVE_FADED)
    by_night = violations(page, COLOURS, part)
    page.emulate_media(color_scheme="light")
    return by_day + [f"at night: {one}" for one in by_night]


def seated(visitor: Visitor, game: str, **options: Any) -> Page:
    table = open_table(visitor, game, bots=True, **options)
    start(visitor, table)
    return sit_at(visitor, table)


@devices
def test_home_and_what_comes_before_a_game(device: dict[str, Any], visitors: Visitors) -> None:
    ada = visitors.come("Ada", device)
    page = ada.go("/")
    page.get_by_role("button", name="Nirds vs Gnomes").wait_for()
    assert by_day_and_night(page) == []
    page.get_by_role("button", name="Nirds vs Gnomes").click()
    page.get_by_role("dialog").wait_for()
    assert by_day_and_night(page) == []
    page.get_by_role("button", name=say("ui-open-for-friends")).click()
    page.get_by_role("button", name=say("ui-start")).wait_for()
    assert by_day_and_night(page) == []


@devices
@pytest.mark.parametrize("game", GAMES)
def test_a_table(game: str, device: dict[str, Any], visitors: Visitors) -> None:
    page = seated(visitors.come("Ada", device), game)
    hand = Hand(page, seed=1)
    for _ in range(3):
        hand.act(2_000)
    assert by_day_and_night(page) == []
    # Instead of axe's rule that a label has every visible figure: a sign's "9" is called "Price 9".
    assert page.evaluate(MISNAMED) == []


@devices
def test_rules_reasons_menu_and_result(device: dict[str, Any], visitors: Visitors) -> None:
    ada = visitors.come("Ada", device)
    table = open_record(ada, almost_over("gnom_street", 2, left=12, sets_to_win=1))
    ask(ada, table, "SeatBot", seat=1)
    start(ada, table)
    page = sit_at(ada, table)
    page.locator('[data-touch][aria-disabled="false"]:visible').first.focus()
    page.keyboard.press("?")
    page.locator(".popup").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    for tool in ("ui-howto", "ui-menu"):
        page.get_by_role("button", name=say(tool)).first.click()
        page.locator("dialog :is(.howto, .menu)").wait_for()
        assert by_day_and_night(page, "dialog") == []
        page.keyboard.press("Escape")
    Hand(page, seed=1).play()
    assert by_day_and_night(page) == []


def test_a_whole_game_by_keyboard(visitors: Visitors) -> None:
    page = seated(visitors.come("Ada"), "gnom_street", sets_to_win=1)
    Keys(page, seed=1).play()
    assert result(page)


def test_whose_button_is_gone_finds_the_next_one_under_the_keys(visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, "gnom_street", 3)
    page, guest = ada.go(f"/t/{table}"), ben.go(f"/t/{table}")
    guest.get_by_role("button", name=say("ui-sit")).first.press("Enter")
    expect(guest.get_by_role("button", name=say("ui-stand"))).to_be_focused()
    page.get_by_role("button", name=say("ui-add-bot"), exact=True).press("Enter")
    expect(page.get_by_role("button", name=say("ui-start"))).to_be_focused()


@devices
def test_home_with_letters_twice_as_large(device: dict[str, Any], visitors: Visitors) -> None:
    ada = visitors.come("Ada", device)
    open_table(ada, "tic_tac_toe")
    page = ada.go("/")
    page.locator(".mine").wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    lowest = "(part) => document.querySelector(part).getBoundingClientRect().bottom"
    assert page.evaluate(lowest, ".hero .text") < page.evaluate(lowest, ".hero"), "the welcome is cut off"
