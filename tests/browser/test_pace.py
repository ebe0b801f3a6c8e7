"""What the page does by itself so that nobody need hurry or press for nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.tables import ask, open_record, open_table, sit_at, start
from browser.visitors import Visitors
from browser.words import say
from gnomestead.kernel import Match
from gnomestead.kernel.registry import find


def test_the_page_plays_the_only_move_there_is(visitors: Visitors) -> None:
    match = Match.new(find("tic_tac_toe"), 2, seed=1)
    for number, cell in enumerate(("a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2")):
        match.play(number % 2, cell)
    ada = visitors.come("Ada")
    ada.page.add_init_script("""localStorage.setItem("settings", '{"pace": "fast"}')""")
    table = open_record(ada, match)
    ask(ada, table, "SeatBot", seat=1)
    start(ada, table)
    sit_at(ada, table).locator(".result").wait_for()


def test_a_table_waits_while_its_only_person_reads(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnomes_wizards", bots=True)
    start(ada, table)
    page = sit_at(ada, table)
    page.get_by_role("button", name=say("ui-howto")).click()
    expect(page.locator(".banner", has_text="The clocks stand still")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".banner", has_text="The clocks stand still")).to_have_count(0)
