"""The Gnome Throw with a finger: a tap stops the needle, a held button bends, letting go throws."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.tables import ask, bots_play, is_asked, open_record, own_moves, sit_at
from browser.visitors import PHONE, Visitor, Visitors

ENDS_WHERE_THE_OTHER_BEGINS = """([upper, lower]) =>
  Math.abs(upper.getBoundingClientRect().bottom - lower.getBoundingClientRect().top) <= 1"""


def to_the_catapult(visitor: Visitor) -> str:
    """A table at which this person throws against bots."""
    match = bots_play("gnom_street", 3, 7, lambda match: is_asked(match, "prompt-throw"))
    table = open_record(visitor, match)
    for seat in (1, 2):
        ask(visitor, table, "SeatBot", seat=seat)
    ask(visitor, table, "Start")
    return table


def test_a_throw_by_touch(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE, reduced_motion="no-preference")
    table = to_the_catapult(ada)
    page = sit_at(ada, table)
    made = len(own_moves(ada, table))

    page.locator("[data-throw=aim]").tap()
    bend = page.locator("[data-throw=bend]")
    expect(bend).to_be_enabled()
    expect(page.locator("[data-throw=aim]")).to_have_count(0)
    bend.dispatch_event("pointerdown")
    expect(page.get_by_role("meter")).not_to_have_attribute("aria-valuenow", "0")
    page.locator("body").dispatch_event("pointerup")
    expect(page.locator(".throw [data-throw]")).to_have_count(0)
    assert len(own_moves(ada, table)) > made


def test_on_a_phone_nothing_scrolls_the_throw_away(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    page = sit_at(ada, to_the_catapult(ada))
    page.locator(".throw").wait_for()
    assert page.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('.scene'))"
    )


def test_the_question_of_a_throw_keeps_no_room_for_buttons_that_were_never_needed(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    page = sit_at(ada, to_the_catapult(ada))
    page.locator("[data-throw=aim]").wait_for()
    room = page.locator(".prompt .room").element_handle()
    page.wait_for_function("(room) => room.offsetHeight === room.firstElementChild.offsetHeight", arg=room)


def test_a_lesson_says_how_much_of_the_table_it_covers(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    page = sit_at(ada, to_the_catapult(ada))
    page.locator("[data-throw=aim]").wait_for()
    note, panel = (page.locator(part).element_handle() for part in ("aside.note", ".throw"))
    for letters in ("100%", "130%"):
        page.evaluate("(size) => document.documentElement.style.fontSize = size", letters)
        page.wait_for_function(ENDS_WHERE_THE_OTHER_BEGINS, arg=[panel, note])
