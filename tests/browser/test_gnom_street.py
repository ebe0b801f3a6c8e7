"""75 Gnom' Street in the page: what could be asked from where, and thinking twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.tables import ask, bots_play, is_asked, open_record, open_table, own_moves, sit_at, start
from browser.visitors import PHONE, Visitor, Visitors
from browser.words import say
from gnomestead.kernel import Choice, Match

AREA, LINE = ("7:8", "8:7")
"""How Area and Line of Sight from B2 split a map of fifteen, A1 being one's own."""


def first_turn(visitor: Visitor) -> Page:
    """A new game against two bots; nothing in the garden is lit yet, one's own Loot lies under A1."""
    visitor.page.add_init_script("""localStorage.setItem("settings", '{"lessons": false}')""")
    table = open_table(visitor, "gnom_street", 3, seed=11, bots=True)
    start(visitor, table)
    page = sit_at(visitor, table)
    page.locator(".prompt", has_text="send one of your gnomes").wait_for()
    return page


def middle(page: Page, space: str) -> tuple[float, float]:
    box = page.locator(f".spot[data-space={space}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_pointing_at_any_space_tells_how_questions_from_it_would_split_the_map(visitors: Visitors) -> None:
    page = first_turn(visitors.come("Ada"))
    garden = page.locator(".garden").bounding_box()
    page.mouse.move(*middle(page, "B2"))
    expect(page.locator(".sheet [data-angle]")).to_have_text([AREA, LINE, "8:7", "5:10"])
    expect(page.locator(".spot.meant")).to_have_count(8)
    page.locator(".sheet [data-angle=white]").click()
    expect(page.locator(".spot.meant")).to_have_count(6)
    page.mouse.move(*middle(page, "A3"))
    expect(page.locator(".sheet .outlook")).to_contain_text("pond")
    assert page.locator(".garden").bounding_box() == garden


def test_so_do_the_keys_and_the_space_tells_it_to_a_screen_reader(visitors: Visitors) -> None:
    page = first_turn(visitors.come("Ada"))
    page.locator(".spot[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    focused = page.locator(".spot:focus")
    expect(focused).to_have_attribute("data-space", "B2")
    expect(focused).to_have_accessible_description(re.compile("15 spaces.*Area: 7 yes, 8 no"))


def test_on_a_phone_a_tap_opens_it_for_any_opponent(visitors: Visitors) -> None:
    page = first_turn(visitors.come("Ada", PHONE))
    page.locator(".tabs [data-part=garden]").tap()
    page.touchscreen.tap(*middle(page, "B2"))
    window = page.locator(".popup")
    expect(window.locator("[data-angle]").first).to_have_text(AREA)
    window.locator(".rivals button").last.tap()
    expect(window.locator(".rivals button").last).to_have_attribute("aria-pressed", "true")
    window.locator("[data-angle=line]").tap()
    expect(page.locator(".spot.meant")).to_have_count(8)
    window.get_by_role("button", name=say("ui-close")).tap()
    expect(page.locator(".spot.meant")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1100, 700), (768, 1024), (1366, 650)])
def test_garden_and_hand_are_seen_together_on_small_screens(visitors: Visitors, width: int, height: int) -> None:
    page = first_turn(visitors.come("Ada", {"viewport": {"width": width, "height": height}}))
    for part in (".garden", ".hand .gnome >> nth=0", ".hand .gnome >> nth=-1"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.97)


def test_with_text_twice_as_large_the_whole_garden_is_seen_at_once(visitors: Visitors) -> None:
    page = first_turn(visitors.come("Ada"))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.locator(".tabs [data-part=garden]").click()
    expect(page.locator(".garden")).to_be_in_viewport(ratio=0.97)
    cut = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
    assert page.locator(".spot .name").evaluate_all(cut) == []


def test_whoever_leaves_a_question_unasked_is_warned_and_may_think_again(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = open_record(ada, bots_play("gnom_street", 3, 7, lambda match: is_asked(match, "prompt-ask")))
    for seat in (1, 2):
        ask(ada, table, "SeatBot", seat=seat)
    start(ada, table)
    page = sit_at(ada, table)
    made, prompt = len(own_moves(ada, table)), page.locator(".prompt")
    question = prompt.locator("h2").text_content() or ""
    prompt.locator("[data-choice=skip]").click()
    expect(prompt).to_contain_text("it will not keep")
    prompt.locator("[data-back]").click()
    expect(prompt.locator("h2")).to_have_text(question)
    assert len(own_moves(ada, table)) == made
    prompt.locator("[data-choice=skip]").click()
    expect(prompt).to_contain_text("it will not keep")
    prompt.locator("[data-choice=skip]").click()
    expect(page.get_by_role("log")).to_contain_text("You ask nothing. Suspicious.")


def first_question(match: Match) -> Choice | None:
    """A question of the first seat's that would be its first, if it is asked for one."""
    asked = match.state.choices(0) if is_asked(match, "prompt-ask") else ()
    return next((choice for choice in asked if choice.warning and choice.warning.key == "warn-ask"), None)


def test_a_first_question_is_asked_back_in_words(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    match = bots_play("gnom_street", 3, 4, lambda match: first_question(match) is not None)
    choice = first_question(match)
    assert choice is not None
    table = open_record(ada, match)
    for seat in (1, 2):
        ask(ada, table, "SeatBot", seat=seat)
    start(ada, table)
    page = sit_at(ada, table)
    made, prompt = len(own_moves(ada, table)), page.locator(".prompt")
    page.locator(f".gang [data-touch={choice.word}]").click()
    expect(prompt.locator("h2")).to_contain_text(re.compile("You ask .*is it .* Asked is asked."))
    assert len(own_moves(ada, table)) == made
    prompt.locator(f"[data-choice={choice.word}]").click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("You ask .*: is it"))


def test_on_a_phone_a_lesson_covers_no_space(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    table = open_table(ada, "gnom_street", 3, seed=11, bots=True)
    start(ada, table)
    page = sit_at(ada, table)
    page.locator(".prompt", has_text="send one of your gnomes").wait_for()
    page.locator(".tabs [data-part=garden]").tap()
    expect(page.get_by_role("button", name=say("ui-lesson-got-it"))).to_be_visible()
    last = page.locator(".spot[data-space=C6]")
    box = last.bounding_box()
    assert box is not None
    lowest = [box["x"] + box["width"] / 2, box["y"] + box["height"] - 4]
    assert last.evaluate("(spot, at) => document.elementFromPoint(...at)?.closest('.spot') === spot", lowest)
