"""Talk without moves: one points, raises a wing, marks a plan, whispers; the others see it, as far as they may."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from browser.tables import bots_play, open_record, open_table, sit_at, sit_together, start
from browser.visitors import PHONE, Visitor, Visitors
from browser.words import say
from houses.house import House

ARMIES: dict[str, Any] = {"level": 2, "army_1": "froomp", "army_2": "pebbles"}
WHISPER = "The third tile is the relic."


def show(page: Page, thing: str, sign: str) -> None:
    """Point at a thing by keys alone."""
    page.locator(f".board [data-touch='{thing}']").first.focus()
    page.keyboard.press("x")
    page.locator(f".popup [data-sign={sign}]").focus()
    page.keyboard.press("Enter")


def chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").or_(page.locator("nav.tabs button", has_text="Chat")).locator(
        "visible=true"
    ).click()


def test_pointing_holding_and_planning(visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben", PHONE)
    table = open_table(ada, "nirds", seed=4, **ARMIES)
    start(ada, table, ben)
    desk, phone = sit_together(table, ada, ben)

    desk.keyboard.press("h")
    held = phone.locator(".chairs [data-sign=hold]")
    expect(held).to_have_count(1)
    show(desk, "die-0-2", "plan_a")
    phone.locator(".scene [data-part=gnomes]").first.click()
    show(desk, "seat-1", "here")
    expect(phone.locator("[data-thing=seat-1] .flag.brief")).to_be_visible()
    phone.locator(".scene [data-part=army]").first.click()
    expect(phone.locator("[data-thing=die-0-2] .flag[data-sign=plan_a]")).to_be_visible()
    expect(phone.locator("[data-touch=die-0-2]")).to_have_attribute("aria-label", "a 3, Ada: Plan A")

    phone.reload()
    phone.locator(".prompt").wait_for()
    expect(held).to_have_count(1)
    desk.locator(".needs [data-sign=need_4]").click()
    expect(phone.locator(".desk .need")).to_have_count(1)
    desk.keyboard.press("h")
    expect(held).to_have_count(0)
    chat(desk)
    expect(desk.get_by_role("log", name="Chat")).to_contain_text("You mark a 3: Plan A")


def about_to_strike(host: Visitor, house: House) -> str:
    """A table with a grace time: the first seat has rolled its attack, the second holds a card for it."""
    easy = {"level": "recipe", "add_wave2": 1, "remove_political": 1, "five_dice": 1}
    table = open_record(host, bots_play("nirds", 2, 38, lambda match: bool(match.state.heeds(0)), **easy))
    live = house.app.state.hub.tables[table]
    live.table.spec = replace(live.table.spec, grace=6)
    return table


def test_a_grace_time_lets_a_friend_say_wait(visitors: Visitors, house: House) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben", PHONE)
    table = about_to_strike(ada, house)
    start(ada, table, ben)
    desk, phone = sit_together(table, ada, ben)

    desk.locator(".foe button.lit").first.click()
    expect(desk.locator(".prompt")).to_contain_text("You are about to hit")
    expect(phone.locator(".prompt")).to_contain_text("Ada is about to hit")
    phone.locator(".prompt [data-sign=hold]").tap()
    expect(desk.locator(".prompt h2")).to_contain_text("Ben has a wing up")
    phone.locator(".prompt [data-sign=hold]", has_text="Go on!").tap()
    expect(desk.locator(".prompt h2")).not_to_contain_text("Ben has a wing up")
    phone.keyboard.press("h")
    desk.locator(".foe button.lit").first.click()
    expect(desk.locator(".prompt h2")).to_contain_text("Ben has a wing up")
    desk.locator(".prompt .sure").click()
    expect(phone.locator(".prompt")).not_to_contain_text("is about to hit")
    expect(desk.locator(".prompt .sure")).to_have_count(0)


def test_nobody_waits_for_a_friend_who_has_gone(visitors: Visitors, house: House) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = about_to_strike(ada, house)
    start(ada, table, ben)
    desk = sit_at(ada, table)
    desk.locator(".foe button.lit").first.click()
    expect(desk.locator(".attack")).to_have_count(0)
    expect(desk.locator(".prompt")).not_to_contain_text("You are about to hit")


COUNT_FLAGS = """new MutationObserver((changes) => {
  const all = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeType === 1);
  const flags = all.flatMap((node) => [...node.querySelectorAll(".flag"), ...(node.matches(".flag") ? [node] : [])]);
  window.flags = (window.flags ?? 0) + flags.length;
}).observe(document.body, { childList: true, subtree: true })"""
"""A sign of the moment may be gone before anybody looks."""


def saw_flags(page: Page, count: int) -> None:
    page.wait_for_function("(count) => (window.flags ?? 0) === count", arg=count)


def test_whoever_is_muted_points_at_nothing(visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, "tic_tac_toe")
    start(ada, table, ben)
    one, other = sit_together(table, ada, ben)
    for page in (one, other):
        expect(page.get_by_role("heading", level=1)).to_have_text("Tic-tac-toe")  # now it knows its signs
        page.evaluate(COUNT_FLAGS)
    other.locator("[data-touch=b2]").first.focus()
    other.keyboard.press("x")
    saw_flags(one, 1)
    saw_flags(other, 1)
    one.get_by_role("button", name="mute").click()
    expect(one.locator(".flags .flag")).to_have_count(0)
    other.keyboard.press("x")  # once more: a sign of the moment does not stay
    saw_flags(other, 2)
    other.keyboard.press("c")
    other.get_by_label(say("ui-say-something")).fill("There!")
    other.keyboard.press("Enter")
    expect(other.get_by_role("log")).to_contain_text("There!")  # by now Ada's page has heard of both
    saw_flags(one, 1)


def test_a_whisper_is_for_ones_own_side(visitors: Visitors) -> None:
    ada, ben, vic = (visitors.come(name) for name in ("Ada", "Ben", "Vic"))
    told = vic.listen()
    table = open_table(ada, "wymer_stones", 3, seed=4, hero_pick="random")
    start(ada, table, ben, vic)
    pages = sit_together(table, ada, ben, vic)
    for page in pages:
        chat(page)
    hero, mate, villain = pages
    expect(villain.get_by_text("My side")).to_have_count(0)
    hero.get_by_label("My side").check()
    expect(hero.locator(".to")).to_contain_text("Only Ben can read it.")
    hero.get_by_role("textbox", name="Whisper to Ben").fill(WHISPER)
    hero.keyboard.press("Enter")
    expect(mate.locator(".say.team")).to_contain_text(WHISPER)
    villain.get_by_text("Well played.").click()
    expect(mate.locator(".say", has_text="Well played.")).to_be_visible()
    expect(villain.locator(".say")).to_have_count(1)
    assert WHISPER not in "\n".join(told)
