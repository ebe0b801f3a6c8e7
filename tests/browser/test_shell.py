"""Around the game: getting in, bringing a friend, reading rules, talking, and being told why not."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.hand import Hand
from browser.painting import let_it_paint
from browser.tables import ask, open_table, sit_at, sit_together, start
from browser.visitors import DESKTOP, PHONE, Visitors
from browser.words import say

MARKUP = "<img src=x onerror=alert(1)><b>Ada</b>"


def press(page: Page, key: str) -> None:
    """Press the button that says this."""
    page.get_by_role("button", name=say(key), exact=True).first.click()


def test_a_newcomer_is_in_a_game_after_three_clicks(visitors: Visitors) -> None:
    page = visitors.come("Ada", known=False).go("/")
    page.get_by_role("button", name="Nirds vs Gnomes").click()
    press(page, "ui-quick")
    Hand(page, seed=1).act()
    expect(page.locator(".prompt h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= page.evaluate("innerHeight"), (
        "a table needs no bar"
    )


def test_a_friend_comes_by_the_link(visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben", PHONE, known=False)
    host = ada.go("/")
    host.get_by_role("button", name="Tic-tac-toe").click()
    press(host, "ui-open-for-friends")
    link = host.get_by_role("textbox", name=say("ui-link")).input_value()
    guest = ben.go(link)
    press(guest, "ui-sit")
    guest.get_by_label(say("ui-called")).fill("Ben")
    press(guest, "ui-come-in")
    expect(host.get_by_text("Ben").first).to_be_visible()
    press(host, "ui-start")
    for page in (host, guest):
        expect(page.locator(".prompt")).to_be_visible()


def test_names_and_talk_are_text_whatever_they_contain(visitors: Visitors) -> None:
    ada, ben = visitors.come(MARKUP), visitors.come("Ben")
    table = open_table(ada, "tic_tac_toe")
    start(ada, table, ben)
    mine, theirs = sit_together(table, ada, ben)
    for page in (mine, theirs):
        page.keyboard.press("c")
    mine.get_by_label(say("ui-say-something")).fill(MARKUP)
    mine.keyboard.press("Enter")
    expect(theirs.get_by_role("log").get_by_text(MARKUP).first).to_be_visible()
    for page in (mine, theirs):
        assert MARKUP in page.locator(".table").inner_text()
        assert page.locator("img[src=x]").count() == 0


def test_how_to_play_is_told_before_one_sits_down(visitors: Visitors) -> None:
    page = visitors.come("Ada").go("/")
    page.get_by_role("button", name="Nirds vs Gnomes").click()
    page.get_by_role("button", name=say("ui-howto")).click()
    expect(page.locator(".howto figure")).to_have_count(5)
    expect(page.locator(".still").nth(1).locator('[data-touch="heavy_heron-2"]')).to_have_class(re.compile(r"\blit\b"))
    page.get_by_role("button", name=say("ui-howto-more")).click()
    page.get_by_role("searchbox").fill("trade")
    expect(page.locator('[data-rule="NV-TRD-01"]')).to_be_visible()


def test_a_thing_that_is_not_lit_says_why_and_shows_the_rule(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnom_street", bots=True)
    start(ada, table)
    page = sit_at(ada, table)
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")  # while it asks, nothing can be touched
    page.locator('[data-touch="B3"]').click(force=True)
    popup = page.get_by_role("dialog")
    rule = popup.locator("code").inner_text()
    popup.get_by_role("button", name=say("ui-read-rule")).click()
    expect(page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()


def height(page: Page) -> float:
    room: float = page.locator("main .board").evaluate("(board) => board.getBoundingClientRect().height")
    return room


def test_what_is_told_and_asked_leaves_the_table_its_room(visitors: Visitors) -> None:
    for name, device in (("Ada", DESKTOP), ("Bea", PHONE)):
        visitor = visitors.come(name, device)
        table = open_table(visitor, "gnom_street", bots=True)
        start(visitor, table)
        page = sit_at(visitor, table)
        lesson = page.get_by_role("complementary", name=say("ui-lesson"))
        expect(lesson).to_be_visible()
        room = height(page)
        page.locator(".prompt [aria-expanded]").click()
        expect(page.locator(".prompt .list")).to_be_visible()
        assert height(page) == room, "the list of all choices lies over the table"
        page.locator(".prompt [aria-expanded]").click()
        lesson.get_by_role("button", name=say("ui-lesson-got-it")).click()
        page.locator(".prompt h2").evaluate("(asked) => { asked.textContent = 'A short one.'; }")
        let_it_paint(page)
        assert height(page) == room, "the lesson lay beside it or over its edge, and a sign that has grown stays so"


def test_a_refused_move_explains_itself(visitors: Visitors) -> None:
    """Ada's second window has not heard that she has moved."""
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, "tic_tac_toe")
    start(ada, table, ben)
    first, second = sit_at(ada, table), ada.context.new_page()
    second.route_web_socket("**/live", _forget_updates)
    second.goto(f"/t/{table}")
    second.locator('[data-touch="b2"]').wait_for()
    first.locator('[data-touch="a1"]').click()
    expect(first.locator(".prompt.wait")).to_be_visible()
    second.locator('[data-touch="b2"]').click()
    expect(second.get_by_role("alert")).to_contain_text("Ben")


def _forget_updates(line: WebSocketRoute) -> None:
    server = line.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        kept = [one for one in str(text).split("\n") if json.loads(one)["type"] != "Update"]
        if kept:
            line.send("\n".join(kept))

    server.on_message(pass_on)


def test_a_move_one_may_regret_is_asked_about_once_more(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "nirds", 1)
    start(ada, table)
    page = sit_at(ada, table)
    prompt = page.locator(".prompt")
    prompt.get_by_role("button", name="Ready").click()
    resting = prompt.get_by_role("button", name="Pass for this round")
    resting.click()
    press(page, "ui-not-yet")
    expect(prompt.get_by_role("button", name=say("ui-not-yet"))).to_have_count(0)
    resting.click()
    prompt.locator(".sure").click()
    expect(page.get_by_role("log").get_by_text("You pass for this round.")).to_be_visible()


def test_one_press_after_the_end_and_all_play_again(visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben", PHONE)
    table = open_table(ada, "tic_tac_toe")
    start(ada, table, ben)
    mine, his = sit_together(table, ada, ben)
    for seat, move in [(0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")]:
        ask((ada, ben)[seat], table, "Play", seat=seat, move=move)
    for page, words in ((mine, "You won!"), (his, "Ada wins.")):
        expect(page.locator(".result h2")).to_have_text(words)
        expect(page.locator(".result table")).to_be_visible()
        expect(page.locator(".board .scene")).to_be_attached()
    press(his, "ui-again-swap")
    press(mine, "ui-next-follow")
    for page in (mine, his):
        expect(page.locator(".prompt")).to_be_visible()
    assert mine.url == his.url and table not in mine.url
    seats = mine.get_by_role("list", name=say("ui-seats")).get_by_role("listitem")
    expect(seats.first).to_contain_text("Ben")


def is_fetched(route: Route) -> bool:
    return route.request.resource_type == "fetch"


def test_a_page_from_before_the_house_was_built_anew_fetches_itself_again(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    ada.forgiven = ("Failed to load resource", "Failed to fetch")
    page = ada.go("/")
    page.route("**/assets/NewTable-*.js", lambda route: route.abort())
    page.route(page.url, lambda route: route.fulfill(body="new") if is_fetched(route) else route.fallback())
    page.get_by_role("button", name="Tic-tac-toe").wait_for()
    page.once("framenavigated", lambda _: page.unroute_all())
    with page.expect_event("load"):
        page.get_by_role("button", name="Tic-tac-toe").click()
    page.get_by_role("button", name="Tic-tac-toe").click()
    page.get_by_role("dialog").wait_for()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_leaves_for_good_is_asked_once_more_and_a_bot_plays_on(
    device: dict[str, Any], visitors: Visitors
) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben", device)
    table = open_table(ada, "tic_tac_toe")
    start(ada, table, ben)
    stays, goes = sit_together(table, ada, ben)
    press(goes, "ui-menu")
    press(goes, "ui-leave-table")
    for answer in ("ui-leave", "ui-stay"):
        expect(goes.get_by_role("button", name=say(answer), exact=True)).to_be_in_viewport(ratio=1)
    press(goes, "ui-leave")
    expect(goes.get_by_role("heading", name=say("ui-welcome"))).to_be_visible()
    expect(goes.locator(".mine")).to_have_count(0)
    expect(stays.locator(".chairs .tag", has_text=say("ui-bot"))).to_have_count(1)
