"""The Gnome Throw with a finger: a tap stops the needle, a held button bends, letting go throws."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.tables import ask, bots_play, is_asked, open_record, own_moves, sit_at
from browser.visitors import PHONE, Visitors


def test_a_throw_by_touch(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE, reduced_motion="no-preference")
    match = bots_play("gnom_street", 3, 7, lambda match: is_asked(match, "prompt-throw"))
    table = open_record(ada, match)
    for seat in (1, 2):
        ask(ada, table, "SeatBot", seat=seat)
    ask(ada, table, "Start")
    page = sit_at(ada, table)
    made = len(own_moves(ada, table))

    page.locator("[data-throw=aim]").tap()
    bend = page.locator("[data-throw=bend]")
    expect(bend).to_be_enabled()
    expect(page.locator("[data-throw=aim]")).to_have_count(0)
    bend.dispatch_event("pointerdown")
    page.wait_for_timeout(300)
    page.locator("body").dispatch_event("pointerup")
    expect(page.locator(".throw [data-throw]")).to_have_count(0)
    assert len(own_moves(ada, table)) > made
