"""After the game, in a real browser: look back, see as another seat, check the seed, play on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from browser.tables import bots_play
from browser.visitors import PHONE, Visitor, Visitors
from browser.words import say
from gnomestead.kernel import dumps

RECORDS: Final = Path(__file__).parent.parent
STREET: Final = RECORDS / "gnom_street" / "games" / "war-3p-last-turn-7.gnome"
ROW: Final = ((0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3"))


def finished_table(visitor: Visitor, spectators: str = "public") -> str:
    """A game that one person has won against themselves."""
    wanted = {"game": "tic_tac_toe", "seats": 2, "spectators": spectators}
    table: str = visitor.ask("POST", "/api/tables", wanted)["id"]
    requests = [{"type": "Sit", "seat": 1}, {"type": "Start"}]
    requests += [{"type": "Play", "seat": seat, "move": move} for seat, move in ROW]
    for n, request in enumerate(requests):
        visitor.ask("POST", f"/api/tables/{table}/asks", {"id": f"r{n}", "request": request})
    return table


def test_looking_back_by_keys_and_checking_the_seed(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = finished_table(ada)
    page = ada.go(f"/t/{table}")
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("heading", name="Ada wins.")).to_be_visible()
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("It holds")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("Move 0 of 5")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 3 of 5")).to_be_visible()
    expect(page.locator(".scene [data-thing]")).to_have_count(3)
    expect(page.locator(".scene .lit")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/review\?n=3$"))
    page.keyboard.press("v")
    expect(page).to_have_url(re.compile(r"n=3&as=0$"))
    page.reload()
    expect(page.get_by_text("Move 3 of 5")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()


def test_a_link_to_a_move_is_for_everybody_unless_the_table_keeps_to_itself(visitors: Visitors) -> None:
    ada, stranger = visitors.come("Ada"), visitors.come("Stranger", known=False)
    stranger.forgiven = ("Failed to load resource",)
    for spectators, greeting in (("all_at_end", "Move 3 of 5"), ("public", say("ui-review-closed-why"))):
        link = f"/t/{finished_table(ada, spectators)}/review?n=3"
        expect(stranger.go(link).get_by_text(greeting)).to_be_visible()
        is_warned = ada.go(link).get_by_text(say("ui-link-players"))
        expect(is_warned).to_have_count(0 if spectators == "all_at_end" else 1)


def test_whoever_opens_a_table_lets_links_be_followed(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    page = ada.go("/")
    page.get_by_role("button", name="Tic-tac-toe").click()
    page.get_by_role("button", name=say("ui-quick")).click()
    page.locator(".prompt").wait_for()
    assert ada.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["spectators"] == "all_at_end"


def test_a_record_brought_along_shows_what_a_seat_alone_knew(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    ada.forgiven = ("Failed to load resource: the server responded with a status of 400",)
    page = ada.go("/")
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_label(say("ui-bring-text")).fill("once upon a time")
    expect(page.get_by_text("line 1: expected 'gnomestead record 1'")).to_be_visible()
    page.locator("input[type=file]").set_input_files(STREET)
    expect(page.get_by_text("75 Gnom’ Street").last).to_be_visible()
    page.get_by_role("button", name="Look at it").click()
    page.get_by_role("button", name="Table").click()
    story = page.locator(".story")
    expect(story.locator("li").first).to_be_visible()
    assert story.locator(".secret").count() == 0
    page.get_by_role("button", name="Seat 1", exact=True).click()
    expect(story.locator(".secret").first).to_be_attached()


def test_the_reel_on_a_phone(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    page = ada.go(f"/t/{finished_table(ada)}/review?n=1")
    expect(page.locator(".scene [data-thing]")).to_have_count(1)
    page.get_by_role("button", name="One move on").tap()
    expect(page.locator(".scene [data-thing]")).to_have_count(2)
    page.get_by_role("button", name="Story").tap()
    expect(page.locator(".story [aria-current=step]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_game_that_was_left_opens_where_it_stopped_and_says_so(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    match = bots_play("tic_tac_toe", 2, 1, lambda match: len(match.entries) == 2)
    page = ada.go("/")
    page.get_by_role("button", name=say("ui-bring-record")).click()
    page.get_by_label(say("ui-bring-text")).fill(dumps(match.record()))
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator(".scene [data-thing]")).to_have_count(2)
    expect(page.get_by_role("button", name=say("ui-play-on"))).to_be_enabled()
    page.get_by_role("button", name=say("ui-view-unfinished")).click()
    expect(page.get_by_role("heading", name=say("ui-unfinished"))).to_be_visible()
    expect(page.get_by_text(say("ui-unfinished-why"))).to_be_visible()
