"""With full motion: things travel to where a move takes them, and whoever does not want to wait presses any key.

All other tests reduce motion.
"""

from __future__ import annotations

from playwright.sync_api import Page

from browser.hand import Hand
from browser.tables import ask, bots_play, is_asked, open_record, open_table, sit_at, start
from browser.visitors import Visitor, Visitors
from gnomestead.games.gnomes_wizards.state import FLEX, HORN, SHIELD
from gnomestead.kernel import Match

HERO, NEXT = "hero_wizard", "B3"
PIECE, SPACE = f'.piece[data-thing="{HERO}"]', f'[data-touch="{NEXT}"]'
SLOWLY = 0.05
"""So slowly do things move that a busy machine sees them on their way."""
FAST = 20.0
IS_LIT_AND_DRIFTS = """() => document.querySelector(".scene .lit")
  && document.getAnimations().some(({ animationName }) => animationName?.includes("firefly"))"""
IS_ON_ITS_WAY = """([hero, space]) => {
  const [at, to] = [hero, space].map((element) => element.getBoundingClientRect());
  const isMeant = hero.dataset.space === space.dataset.space && at.bottom < to.bottom - to.height / 4;
  return isMeant && hero.getAnimations().some((animation) => animation.playState === "running");
}"""
IS_THERE = """([hero, space]) => {
  const [at, to] = [hero, space].map((element) => element.getBoundingClientRect());
  return Math.abs(at.bottom - to.bottom) < to.height / 4 && hero.getAnimations().length === 0;
}"""


def test_a_hero_walks_and_any_key_brings_it_home(visitors: Visitors) -> None:
    ada = visitors.come("Ada", reduced_motion="no-preference")
    table = open_table(ada, "wymer_stones", bots=True, villain="no")
    start(ada, table)
    page = sit_at(ada, table)
    hand = Hand(page, seed=1)
    assert hand.act(only=HERO)
    page.locator(f'{SPACE}[aria-disabled="false"]').wait_for()
    both = [page.locator(each).element_handle() for each in (PIECE, SPACE)]
    page.wait_for_function("([hero]) => hero.getAnimations().length === 0", arg=both)
    _play_back(ada, page, SLOWLY)
    assert hand.act(only=NEXT)
    page.wait_for_function(IS_ON_ITS_WAY, arg=both)
    assert page.evaluate("document.activeElement === document.body"), "a pointer leaves no focus behind"
    page.keyboard.press("Shift")
    page.wait_for_function(IS_THERE, arg=both, timeout=2_000)


def test_a_page_that_waits_for_somebody_comes_to_rest(visitors: Visitors) -> None:
    ada = visitors.come("Ada", reduced_motion="no-preference")
    table = open_table(ada, "nirds", bots=True)
    start(ada, table)
    page = sit_at(ada, table)
    page.wait_for_function(IS_LIT_AND_DRIFTS)
    _play_back(ada, page, FAST)
    page.wait_for_function("() => document.getAnimations().length === 0")


def test_dice_that_are_handed_out_travel_to_their_units(visitors: Visitors) -> None:
    def is_there(match: Match) -> bool:
        return is_asked(match, "prompt-assign") and FLEX not in match.state.dice

    match = bots_play("gnomes_wizards", 2, 7, is_there, reaction_seconds=0)
    ada = visitors.come("Ada", reduced_motion="no-preference")
    settings = '{"warnings": false, "lessons": false, "asksAnyway": true}'
    ada.page.add_init_script(f"localStorage.setItem('settings', '{settings}')")
    table = open_record(ada, match)
    ask(ada, table, "SeatBot", seat=1)
    start(ada, table)
    page = sit_at(ada, table)
    hand, leader = Hand(page, seed=1), match.state.unit_id(match.state.own_units(0)[0])
    given = sum(face <= SHIELD for face in match.state.dice)
    for _ in range(given):
        assert hand.act(only=leader)
    if HORN in match.state.dice:
        assert hand.act(only="0")
    page.locator(".prompt [data-choice=confirm]").wait_for()
    page.wait_for_function("() => document.getAnimations().length === 0")
    _play_back(ada, page, SLOWLY)
    page.locator(".prompt [data-choice=confirm]").click()
    page.wait_for_function("(many) => document.querySelectorAll('.pane .ghost').length === many", arg=given)
    assert page.locator(".tray [data-kind=die]").count() == len(match.state.dice) - given
    page.keyboard.press("Shift")
    page.wait_for_function("() => !document.querySelector('.pane .ghost')", timeout=2_000)


def _play_back(visitor: Visitor, page: Page, rate: float) -> None:
    tools = visitor.context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": rate})
