"""Boards in the page: chosen by their picture, walked over by pointing at the goal, drawn over by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from browser.tables import bots_play, is_asked, open_record, open_table, own_moves, sit_at, start
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from browser.words import say
from gnomestead.games.gnomes_wizards.state import HORN, War
from gnomestead.kernel import Match
from gnomestead.kernel.registry import find


def middle(page: Page, space: str) -> tuple[float, float]:
    """Where on the page the middle of a space is."""
    box = page.locator(f'.space[data-touch="{space}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def catacomb(visitor: Visitor) -> tuple[str, Page]:
    """One hero alone in the dark, about to walk from B2, with four steps before it."""
    table = open_table(visitor, "wymer_stones", 1, hero_pick="random", seed=3)
    start(visitor, table)
    page = sit_at(visitor, table)
    page.locator(".lit-space").first.wait_for()
    return table, page


def test_a_wild_board_is_dealt_until_it_pleases_and_played_as_shown(visitors: Visitors) -> None:
    page = visitors.come("Ada").go("/")
    page.get_by_role("button", name="Gnomes & Wizards").click()
    page.locator(".cards").get_by_role("radio", name=re.compile("wild")).check(force=True)
    number = page.get_by_label(say("ui-sample-number"))
    dealt = number.input_value()
    page.get_by_role("button", name=say("ui-sample-again")).click()
    expect(number).not_to_have_value(dealt)
    number.fill("417")
    number.press("Enter")
    card = page.locator(".cards label.chosen")
    expect(card.locator("polygon")).to_have_count(24)
    shown = sorted(card.locator("polygon").evaluate_all("all => all.map((each) => each.getAttribute('points'))"))
    page.get_by_role("button", name=say("ui-quick")).click()
    page.locator(".island [aria-disabled=false]").first.wait_for()
    ground = page.locator(".island .space > polygon")
    expect(ground).to_have_count(len(shown))
    assert sorted(ground.evaluate_all("all => all.map((each) => each.getAttribute('points'))")) == shown


def test_boards_can_be_chosen_with_the_keyboard_and_fit_the_number_of_players(visitors: Visitors) -> None:
    page = visitors.come("Ada", PHONE).go("/")
    page.get_by_role("button", name="Gnomes & Wizards").click()
    boards = page.locator(".cards input")
    expect(boards).to_have_count(4)
    boards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cards label.chosen")).to_contain_text("Hourglass")
    page.locator(".head label", has_text="3").click()
    expect(page.locator(".cards label.chosen")).to_contain_text("Three-Corner")


def test_pointing_at_a_far_space_shows_the_way_and_touching_it_walks_there(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table, page = catacomb(ada)
    far = page.locator(".lit-space", has_text="2").first
    goal = far.get_attribute("data-space") or ""
    page.mouse.move(*middle(page, goal))
    expect(page.locator(".way polyline").first).to_be_attached()
    page.mouse.click(*middle(page, goal))
    expect(page.locator(".piece.is-mover")).to_have_attribute("data-space", goal)
    assert [move for move in own_moves(ada, table) if move != "stop"][-1] == goal


def test_a_way_can_be_drawn_by_hand(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table, page = catacomb(ada)
    home = page.locator(".piece.is-mover").get_attribute("data-space") or ""
    near = [
        space for space in page.locator(".lit-space").all() if "1 step" in (space.get_attribute("aria-label") or "")
    ]
    first = near[0].get_attribute("data-space") or ""
    page.mouse.move(*middle(page, home))
    page.mouse.down()
    page.mouse.move(*middle(page, first), steps=5)
    expect(page.locator(".way polyline").first).to_be_attached()
    page.mouse.up()
    expect(page.locator(".piece.is-mover")).to_have_attribute("data-space", first)
    assert own_moves(ada, table)[-1] == first


def test_heroes_and_dwarves_keep_their_room_so_that_the_map_does(visitors: Visitors) -> None:
    game = find("wymer_stones")

    def awake(match: Match) -> int:
        dwarves = next(place for place in game.scene(game.view(match.state, 0)).places if place.id == "dwarves")
        return sum(thing.kind == "meter" for thing in dwarves.things)

    def height(wanted: int) -> float:
        ada, ben = visitors.come("Ada"), visitors.come("Ben")
        match = bots_play("wymer_stones", 2, 1, lambda match: awake(match) == wanted, hero_pick="random")
        table = open_record(ada, match)
        start(ada, table, ben)
        box = sit_at(ada, table).locator(".heroes").bounding_box()
        assert box is not None
        return box["height"]

    assert height(0) == height(1)


def test_on_a_phone_the_small_map_lies_over_nothing_within_reach(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    table = open_table(ada, "wymer_stones", 2, seed=21, bots=True)
    start(ada, table)
    page = sit_at(ada, table)
    page.locator("[data-touch=hero_paladin]").first.tap()
    page.locator(".lit-space").first.wait_for()
    expect(page.locator(".minimap")).to_be_visible()
    page.touchscreen.tap(*middle(page, "A15"))
    expect(page.locator(".prompt h2")).to_contain_text("2 steps left")


def test_a_villain_on_a_phone_sees_the_dwarf_that_may_act(visitors: Visitors) -> None:
    villain = 1

    def is_there(match: Match) -> bool:
        state = match.state
        return state.waiting() == (villain,) and state.prompt(villain).args.get("dwarves") == 1

    ada, ben = visitors.come("Ada"), visitors.come("Ben", PHONE)
    table = open_record(ada, bots_play("wymer_stones", 2, 1, is_there))
    start(ada, table, ben)
    page = sit_at(ben, table)
    dwarf = page.locator(
        ".piece [data-touch^=dwarf_][aria-disabled=false], .piece[data-touch^=dwarf_][aria-disabled=false]"
    )
    expect(dwarf.first).to_be_in_viewport(ratio=0.9)
    dwarf.first.tap()
    expect(page.locator(".lit-space").first).to_be_in_viewport()


def test_a_line_of_the_log_leads_to_its_rule_and_the_codex_knows_the_cards(visitors: Visitors) -> None:
    _, page = catacomb(visitors.come("Ada"))
    page.locator(".log .rule").last.click()
    expect(page.locator(".wanted")).to_be_visible()
    page.locator(".parts label", has_text=say("ui-codex-cards")).click()
    page.get_by_role("searchbox").fill("blink")
    expect(page.locator(".cards li")).to_have_count(1)


def test_the_story_is_told_while_one_waits(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "wymer_stones", 2)
    page = ada.go(f"/t/{table}")
    expect(page.locator("article h3")).to_have_text("How It Began")
    page.get_by_role("button", name=say("ui-page-next")).click()
    expect(page.locator("article h3")).to_have_text("What It Cost")


def test_on_a_phone_a_press_counts_though_it_shows_another_units_card(visitors: Visitors) -> None:
    def may_strike(match: Match) -> bool:
        return 0 in match.state.waiting() and any(c.label.key == "say-attack" for c in match.state.choices(0))

    match = bots_play("gnomes_wizards", 2, 1, may_strike, reaction_seconds=0, length="short")
    target = next(choice for choice in match.state.choices(0) if choice.label.key == "say-attack").word
    ada, bo = visitors.come("Ada", PHONE), visitors.come("Bo")
    table = open_record(ada, match)
    start(ada, table, bo)
    page = sit_at(ada, table)
    page.locator(f'.board [data-touch="{target}"][aria-disabled="false"]').wait_for()
    question = page.locator(".prompt h2").text_content() or ""
    box = page.locator(f'.board [data-touch="{target}"]').bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".prompt h2")).not_to_have_text(question)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_dice_and_the_horn_slider_keep_their_room_so_that_the_board_does(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    page = rolled(visitors, device, lambda state: len(state.own_units(0)) == 1 and HORN in state.dice)
    few = height(page)
    page.locator('.prompt [data-choice="stop"]').click()
    page.locator(".horns input").wait_for()
    assert height(page) == few


def test_many_dice_lie_in_the_row_of_few(visitors: Visitors) -> None:
    few = rolled(visitors, DESKTOP, lambda state: len(state.dice) == 4)
    many = rolled(visitors, DESKTOP, lambda state: len(state.dice) >= 8)
    expect(many.locator(".tray .die")).to_have_count(8)
    assert height(many) == height(few)


def test_equal_dice_are_each_touched_but_listed_once(visitors: Visitors) -> None:
    page = rolled(visitors, DESKTOP, lambda state: len(set(state.dice)) < len(state.dice))
    page.locator(".prompt [aria-expanded]").click()
    told = page.locator(".prompt .list button").all_inner_texts()
    assert len(told) == len(set(told))
    assert page.locator(".tray .lit").count() > len(told) - 1, "and a way to stop"


def rolled(visitors: Visitors, device: dict[str, Any], wanted: Callable[[War], bool]) -> Page:
    """The page of somebody who has rolled dice like these."""
    match = bots_play(
        "gnomes_wizards",
        2,
        7,
        lambda match: is_asked(match, "prompt-reroll") and wanted(cast("War", match.state)),
        reaction_seconds=0,
    )
    ada, bo = visitors.come("Ada", device), visitors.come("Bo")
    table = open_record(ada, match)
    start(ada, table, bo)
    page = sit_at(ada, table)
    page.locator('.tray [aria-disabled="false"]').first.wait_for()
    return page


def height(page: Page) -> float:
    """How high the tray of dice is."""
    box = page.locator(".tray").bounding_box()
    assert box is not None
    return box["height"]


def test_on_a_phone_tribes_are_read_to_their_end_and_more_of_them_are_in_sight(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    table = open_table(ada, "gnomes_wizards", 4, bots=True)
    start(ada, table)
    page = sit_at(ada, table)
    tribes = page.locator('[data-place="tribes"] [data-touch]')
    expect(tribes).to_have_count(3)
    expect(tribes.last).to_be_in_viewport()
    hidden = "(texts) => texts.map((text) => text.scrollHeight - text.clientHeight)"
    assert max(tribes.locator(".text").evaluate_all(hidden)) <= 1


COVERED_BY_NOTE = """() => {
  const note = document.querySelector('.note').getBoundingClientRect();
  const pressed = '.seats-region button, .tabs button, .chips button,' +
    ' [aria-disabled=false][data-touch], .prompt button';
  const isCovered = ({ x, y, width, height }) => {
    const [across, down] = [x + width / 2, y + height / 2];
    return width && down > note.top && down < note.bottom && across > note.left && across < note.right;
  };
  const covered = [...document.querySelectorAll(pressed)].filter((each) => isCovered(each.getBoundingClientRect()));
  return covered.map((each) => each.outerHTML.slice(0, 120));
}"""
"""The buttons that a lesson lies on."""


@pytest.mark.parametrize("prompt", ["prompt-unit", "prompt-assign"])
def test_on_a_phone_a_lesson_covers_nothing_to_press(visitors: Visitors, prompt: str) -> None:
    options: dict[str, Any] = {"length": "short", "tribe_pick": "random", "reaction_seconds": 0}
    ada = visitors.come("Ada", PHONE)
    record = open_record(ada, bots_play("gnomes_wizards", 2, 7, lambda match: is_asked(match, prompt), **options))
    start(ada, record, visitors.come("Bo"))
    page = sit_at(ada, record)
    expect(page.get_by_role("button", name=say("ui-lesson-got-it"))).to_be_visible()
    page.locator(".war [data-touch][aria-disabled=false]:visible").first.wait_for()
    assert page.evaluate(COVERED_BY_NOTE) == []
