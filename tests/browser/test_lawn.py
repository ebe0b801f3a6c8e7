"""The front lawn of Nirds vs Gnomes: what a finger finds there, and what lies in its way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.tables import ask, bots_play, is_asked, open_record, open_table, sit_at, start
from browser.visitors import DESKTOP, PHONE, Visitors
from gnomestead.kernel import Match

ARMIES: dict[str, Any] = {"level": 2, "army_1": "froomp", "army_2": "pebbles"}
MANY_CARDS = 4
LARGE_ARMY = 9


def box(sight: Locator) -> dict[str, float]:
    found = sight.bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_second_tap_where_a_swap_was_offered_takes_none(device: dict[str, Any], visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada", device), visitors.come("Ben")
    table = open_table(ada, "nirds", seed=4, **ARMIES)
    start(ada, table, ben)
    page = sit_at(ada, table)
    offered = box(page.locator(".desk .acts button"))
    ask(ben, table, "Play", seat=1, move="offer p1 4 2")
    accept = page.locator(".desk .acts .primary")
    expect(accept).to_be_visible()
    assert box(accept)["x"] > offered["x"] + offered["width"]
    accept.click()
    expect(page.locator(".desk .swap")).to_have_count(0)
    expect(page.locator(".pool .die")).to_have_count(5)


def test_a_television_shows_no_buttons_and_cuts_no_gnomes_words_off(visitors: Visitors) -> None:
    ada = visitors.come("Ada", {"viewport": {"width": 1920, "height": 1080}})
    table = open_record(ada, bots_play("nirds", 3, 7, lambda match: len(match.entries) > 60, level=2))
    for seat in (1, 2):
        ask(ada, table, "SeatBot", seat=seat)
    ask(ada, table, "Start")
    page = ada.go(f"/t/{table}/screen")
    words = page.locator(".foe .text")
    expect(words.first).to_be_visible()
    expect(page.locator(".scene .btn").locator("visible=true")).to_have_count(0)
    cut = "(all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.innerText)"
    assert words.evaluate_all(cut) == []
    below = "(lawn) => lawn.scrollHeight - lawn.clientHeight"
    assert page.locator(".scene").evaluate(below) <= 1


OUTSIDE = """(lane) => {
  const { left, right, bottom } = lane.getBoundingClientRect();
  const inside = (box) => box.width > 0 && box.left >= left && box.right <= right + 1 && box.bottom <= bottom + 1;
  const things = [...lane.querySelectorAll(".strip [data-thing]")];
  return things.filter((each) => !inside(each.getBoundingClientRect())).map((each) => each.dataset.thing);
}"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_television_is_nobodys_all_armies_are_alike_and_whole(seats: int, visitors: Visitors) -> None:
    ada = visitors.come("Ada", {"viewport": {"width": 1920, "height": 1080}})
    table = open_record(ada, bots_play("nirds", seats, 5, has_many_cards, level=2))
    for seat in range(1, seats):
        ask(ada, table, "SeatBot", seat=seat)
    ask(ada, table, "Start")
    page = ada.go(f"/t/{table}/screen")
    lanes = page.locator(".lane")
    expect(lanes.locator(".strip.army")).to_have_count(seats)
    expect(page.locator(".nird, .own, .lane.mine")).to_have_count(0)
    assert [lane.evaluate(OUTSIDE) for lane in lanes.all()] == [[]] * seats
    widths = {round(box(lane)["width"]) for lane in lanes.all()}
    assert len(widths) == 1


def has_many_cards(match: Match) -> bool:
    """Somebody has more tactic cards than there was room for, and nobody is in the middle of anything."""
    return max(len(army.tactics) for army in match.state.armies) >= MANY_CARDS and is_asked(match, "prompt-turn")


def test_a_large_army_is_in_sight_while_dice_are_swapped(visitors: Visitors) -> None:
    def is_large(match: Match) -> bool:
        return len(match.state.armies[0].nirds) > LARGE_ARMY and is_asked(match, "prompt-trading")

    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    easy = {"level": "recipe", "add_wave2": 2, "remove_political": 1, "five_dice": 1}
    table = open_record(ada, bots_play("nirds", 2, 8, is_large, **easy))
    start(ada, table, ben)
    page = sit_at(ada, table)
    expect(page.locator(".desk")).to_be_visible()
    below = "(army) => army.scrollHeight - army.clientHeight"
    assert page.locator(".nirds").evaluate(below) <= 1
