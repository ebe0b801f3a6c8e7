"""The shed on its screens: two at one keyboard with both hands at work, a phone, and eyes that need it large."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.tables import ask, open_table, sit_at, start
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from browser.words import say

LIT, HELD = re.compile(r"\blit\b"), re.compile(r"\bheld\b")
CALLS: Final = {"flower_rain_cloud": True}
TAKE: Final = """() => document.querySelector('.choosing [data-touch^="set_"].lit')?.click()"""
TAPPED: Final = """
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        (window.ears ??= []).push(...stream.getTracks());
        return stream;
    };
"""
OPEN_EARS: Final = "() => window.ears?.map((ear) => ear.readyState)"
DENIED: Final = """
    navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("", "NotAllowedError"); };
"""
FINGER: Final = 44
"""What a finger can touch, in pixels."""


def test_two_play_at_once_on_one_keyboard(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnome_me", misfires="off")
    ask(ada, table, "Sit", seat=1, name="Ben")
    start(ada, table)
    page = ada.go(f"/t/{table}")
    expect(page.locator("[data-half]")).to_have_count(2)
    expect(page.locator(".curtain")).to_have_count(0)

    for seat in (0, 1):
        page.locator(f'[data-half="{seat}"] .choosing [data-touch^="set_"].lit').first.wait_for()
    press(page, "1", "8")
    expect(page.locator('[data-choice="ready"]')).to_have_count(2)
    press(page, "Tab", "Enter")
    expect(page.locator(".ramp")).to_have_count(1)
    press(page, "Tab")
    expect(zone(page, 0, "cap")).to_have_class(LIT)

    for mine, yours, slot in zip("1234", "7890", ("cap", "face", "beard", "feet"), strict=True):
        press(page, mine, yours)
        zones = [zone(page, seat, slot) for seat in (0, 1)]
        for each in zones:
            expect(each).to_have_class(HELD)
        first = [each.get_attribute("aria-label") or "" for each in zones]
        press(page, "e", "o")
        for each, label in zip(zones, first, strict=True):
            expect(each).not_to_have_attribute("aria-label", label)
    press(page, "ShiftLeft")
    expect(page.locator(".burst").first).to_contain_text("Ada")
    expect(page.locator(".verdict")).to_have_count(2)


def test_keys_that_were_exchanged_are_shown_as_they_are(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    prefer(ada, keys={"keys-left/q": "z", "keys-right/Enter": "p"})
    table = open_table(ada, "gnome_me", misfires="off")
    ask(ada, table, "Sit", seat=1, name="Ben")
    start(ada, table)
    page = ada.go(f"/t/{table}")
    expect(page.locator('[data-half="0"] header kbd')).to_have_text([*"1234", "Z", "E", "Tab", "Shift", "F", "G"])
    expect(page.locator('[data-half="1"] header kbd')).to_have_text([*"7890", "U", "O", "Backspace", "P", "K", "L"])


def test_on_a_phone_stop_stays_where_it_is_and_calls_are_small_beside_it(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    table = open_table(ada, "gnome_me", bots=True, mode="cooperative", operator="auto", misfires="off", **CALLS)
    start(ada, table)
    page = sit_at(ada, table)
    take_colour(page)
    page.locator('[data-choice="ready"]').click()
    page.locator(".callout .open.lit").wait_for()
    stop, others = page.locator(".stop"), page.locator(".callout .open, .call")
    expect(others).to_have_count(3)
    row, before = box(page.locator(".shout")), box(stop)
    assert all(
        row["y"] <= one["y"] and one["y"] + one["height"] <= row["y"] + row["height"] + 1 for one in boxes(others)
    )
    assert all(min(one["width"], one["height"]) >= FINGER for one in boxes(others))
    assert before["width"] > 3 * FINGER
    page.locator(".callout .open").click()
    page.locator(".wheel").wait_for()
    assert box(stop) == before


def test_large_cards_in_the_middle_have_names_and_can_all_be_reached(visitors: Visitors) -> None:
    for device in (DESKTOP, PHONE):
        ada = visitors.come("Ada", device)
        prefer(ada, isBold=True)
        table = open_table(ada, "gnome_me", 4, bots=True, mode="all_in", operator="auto", misfires="off")
        start(ada, table)
        page = sit_at(ada, table)
        take_colour(page)
        card = page.locator(".shed:not(.choosing) .scatter .card").first
        expect(card.locator(".name")).to_be_visible()
        assert box(card.locator(".name"))["width"] > FINGER
        assert cut(page) == 0
        page.locator(".more").click()
        expect(card).not_to_be_in_viewport()
        last = page.locator(".scatter .card").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
        page.locator(".scatter .pane").evaluate("(pane) => pane.scrollTo(0, pane.scrollHeight)")
        expect(page.locator(".more")).to_have_count(0)


def test_a_shout_says_stop_and_the_microphone_is_open_only_meanwhile(visitors: Visitors) -> None:
    """(Chromium's made-up microphone beeps once a second.)"""
    ada = visitors.come("Ada")
    prefer(ada, shout=True)
    ada.context.add_init_script(TAPPED)
    table = open_table(ada, "gnome_me", operator="auto", misfires="off", auto_ready_0=True, auto_ready_1=True)
    page = ada.go(f"/t/{table}")
    page.locator(".gathering").wait_for()
    assert page.evaluate(OPEN_EARS) is None
    ben = visitors.come("Ben")
    start(ada, table, ben)
    page.locator(".listening").wait_for()
    assert page.evaluate(OPEN_EARS) == ["live"]
    for each in (page, sit_at(ben, table)):
        each.locator('.choosing [data-touch^="set_"].lit').first.wait_for()
        each.evaluate(TAKE)
    for slot in ("cap", "face", "beard", "feet"):
        taken = page.locator(f'[data-touch="{slot}"]')
        expect(taken).to_have_class(LIT, timeout=30_000)
        taken.click()
        expect(taken).to_have_class(HELD)
    expect(page.locator(".burst").first).to_contain_text("Ada")
    page.locator("header.bar a").first.click()
    page.get_by_role("button", name=say("ui-leave"), exact=True).click()
    page.get_by_role("button", name=say("ui-new-table")).wait_for()
    assert page.evaluate(OPEN_EARS) == ["ended"]


def test_whoever_leaves_a_race_is_asked_once_more(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnome_me", bots=True)
    start(ada, table)
    page = sit_at(ada, table)
    page.locator("header.bar a").first.click()
    page.get_by_role("button", name=say("ui-stay")).click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile(f"/t/{table}$"))


def test_without_a_microphone_there_is_still_the_button(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    prefer(ada, shout=True)
    ada.context.add_init_script(DENIED)
    table = open_table(ada, "gnome_me", bots=True)
    start(ada, table)
    page = ada.go(f"/t/{table}")
    expect(page.locator(".toasts p")).to_have_text(say("ui-shout-denied"))
    expect(page.locator(".listening")).to_have_count(0)
    expect(page.locator(".stop")).to_be_visible()


def test_only_our_own_pages_may_ask_for_the_microphone(visitors: Visitors) -> None:
    policy = visitors.come("Ada", known=False).context.request.get("/").headers["permissions-policy"]
    assert "microphone=(self)" in policy and "camera=()" in policy


def prefer(visitor: Visitor, **settings: object) -> None:
    """How this person likes it, as their browser remembers it."""
    visitor.context.add_init_script(f"localStorage.settings = {json.dumps(json.dumps({'lessons': False, **settings}))}")


def take_colour(page: Page) -> None:
    """The first set of cards that nobody has."""
    colours, chosen = page.locator('.choosing [data-touch^="set_"].lit'), page.locator(".shed:not(.choosing)")
    while not chosen.count():
        colours.or_(chosen).first.wait_for()
        page.evaluate(TAKE)  # In one breath: the table may go on at any moment.


def cut(page: Page) -> int:
    """How many names of cards are wider than what is shown of them."""
    script = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length"
    return int(page.locator(".scatter .card .name").evaluate_all(script))


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def boxes(of: Locator) -> list[FloatRect]:
    return [box(one) for one in of.all()]


def zone(page: Page, seat: int, slot: str) -> Locator:
    return page.locator(f'[data-half="{seat}"] [data-touch="{slot}"]')


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
