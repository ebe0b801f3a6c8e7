"""The shed on its screens: two at one keyboard with both hands at work, a phone, and eyes that need it large."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Final, cast

from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.driven_time import DrivenTime, may_say
from browser.tables import ask, open_table, sit_at, start
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from browser.words import say
from gnomestead.games.gnome_me.rules.calls import Contest
from gnomestead.games.gnome_me.rules.device import SHOW, Spin
from gnomestead.games.gnome_me.rules.ending import Reveal
from gnomestead.games.gnome_me.state import NONE, GnomeMe
from gnomestead.kernel import State

SLOTS: Final = ("cap", "face", "beard", "feet")
LIT, HELD = re.compile(r"\blit\b"), re.compile(r"\bheld\b")
CALLS: Final = {"flower_rain_cloud": True}
HOLD_MS: Final = 1_000
"""Longer than a stack must stay in the hand (hold_min_ms), even if a press is stamped MOST_CREDIT too early: on a busy
machine pages measure a slow line."""
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
PAIRS: Final = """
    AnalyserNode.prototype.getFloatTimeDomainData = (samples) => {
        const at = performance.now() % 2500;
        samples.fill(at < 200 || (at > 450 && at < 650) ? 0.3 : 0.001);
    };
"""
"""What is heard: twice in a row something loud, then a while nothing."""
IS_HELD: Final = """() => {
    const leaving = new Event("beforeunload", { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
}"""
LAPTOP: Final = {"viewport": {"width": 1366, "height": 768}}
TELEVISION: Final = {"viewport": {"width": 1920, "height": 1080}}
FINGER: Final = 44
"""What a finger can touch, in pixels."""


def test_two_play_at_once_on_one_keyboard(visitors: Visitors, driven_time: DrivenTime) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnome_me", misfires="off")
    ask(ada, table, "Sit", seat=1, name="Ben")
    start(ada, table)
    page = ada.go(f"/t/{table}")
    expect(page.locator("[data-half]")).to_have_count(2)
    expect(page.locator(".curtain")).to_have_count(0)

    for seat in (0, 1):
        page.locator(f'[data-half="{seat}"] [data-plan="choosing"] [data-touch^="set_"].lit').first.wait_for()
    press(page, "1", "8")
    expect(page.locator('[data-plan="choosing"] .lit')).to_have_count(0)
    driven_time.pass_until(table, may_say(0, "ready"))
    expect(page.locator('[data-choice="ready"]')).to_have_count(2)
    press(page, "Tab", "Enter")
    expect(page.locator(".ramp")).to_have_count(1)
    press(page, "Tab")
    expect(page.locator(".ramp")).to_have_count(0)
    let_it_turn(page, table, driven_time)
    expect(zone(page, 0, "cap")).to_have_class(LIT)

    for mine, yours, slot in zip("1234", "7890", SLOTS, strict=True):
        press(page, mine, yours)
        zones = [zone(page, seat, slot) for seat in (0, 1)]
        for each in zones:
            expect(each).to_have_class(HELD)
        for seat in (0, 1):
            driven_time.stand_until(table, partial(holds, seat=seat, slot=slot))
        first = [each.get_attribute("aria-label") or "" for each in zones]
        press(page, "e", "o")
        for each, label in zip(zones, first, strict=True):
            expect(each).not_to_have_attribute("aria-label", label)
        driven_time.advance(HOLD_MS)
    press(page, "ShiftLeft")
    driven_time.stand_until(table, is_stopped)
    expect(page.locator('[data-half="0"] .stop.lit')).to_have_count(0)
    driven_time.pass_until(table, is_revealed)
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


def building_together(visitor: Visitor, time: DrivenTime) -> Page:
    """All against the clock, and things to be called."""
    table = open_table(visitor, "gnome_me", bots=True, mode="cooperative", operator="auto", misfires="off", **CALLS)
    start(visitor, table)
    page = sit_at(visitor, table)
    take_colour(page, table, time)
    time.pass_until(table, may_say(0, "ready"))
    page.locator('[data-choice="ready"]').click()
    expect(page.locator('[data-choice="ready"]')).to_have_count(0)
    time.pass_until(table, may_say(0, "say:"))
    page.locator(".callout .open.lit").wait_for()
    return page


def test_on_a_phone_stop_stays_where_it_is_and_calls_are_small_beside_it(
    visitors: Visitors, driven_time: DrivenTime
) -> None:
    ada = visitors.come("Ada", PHONE)
    page = building_together(ada, driven_time)
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


def test_large_cards_in_the_middle_have_names_and_can_all_be_reached(
    visitors: Visitors, driven_time: DrivenTime
) -> None:
    for device in (DESKTOP, PHONE):
        ada = visitors.come("Ada", device)
        prefer(ada, isBold=True)
        table = open_table(ada, "gnome_me", 4, bots=True, mode="all_in", operator="auto", misfires="off")
        start(ada, table)
        page = sit_at(ada, table)
        take_colour(page, table, driven_time)
        card = page.locator('[data-plan="large-middle"] .scatter .card').first
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


def test_large_on_a_phone_everything_that_can_be_shouted_is_in_sight(
    visitors: Visitors, driven_time: DrivenTime
) -> None:
    ada = visitors.come("Ada", PHONE)
    prefer(ada, isBold=True)
    page = building_together(ada, driven_time)
    for button in page.locator(".stop, .call, .callout .open").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator(".ticks")).to_have_count(0)


def test_round_a_table_of_glass_everybody_has_all_colours_and_stop_in_sight(
    visitors: Visitors, driven_time: DrivenTime
) -> None:
    ada = visitors.come("Ada", {"viewport": {"width": 1280, "height": 960}, "has_touch": True})
    table = open_table(ada, "gnome_me", 4, operator="auto", misfires="off")
    for seat, name in enumerate(("Ben", "Cleo", "Dov"), 1):
        ask(ada, table, "Sit", seat=seat, name=name)
    start(ada, table)
    page = ada.go(f"/t/{table}")
    expect(page.locator("[data-half]")).to_have_count(4)
    for seat in range(4):
        colours = page.locator(f'[data-half="{seat}"] [data-touch^="set_"]')
        expect(colours.and_(page.locator(".lit"))).to_have_count(4 - seat)
        places = boxes(colours)
        assert all(inside(one, box(page.locator(f'[data-half="{seat}"] .scatter'))) for one in places)
        colours.and_(page.locator(".lit")).first.click()
        expect(colours.and_(page.locator(".lit"))).to_have_count(0)
        left = page.locator(f'[data-half="{(seat + 1) % 4}"] [data-touch^="set_"].lit')
        driven_time.pass_until(table, has_colour(seat))
        expect(left).to_have_count(3 - seat if seat < 3 else 0)
    driven_time.pass_until(table, may_say(0, "ready"))
    for seat in range(4):
        page.locator(f'[data-half="{seat}"] [data-choice="ready"]').click()
    expect(page.locator('[data-choice="ready"]')).to_have_count(0)
    let_it_turn(page, table, driven_time)
    zone(page, 0, "cap").and_(page.locator(".lit")).wait_for()
    for stop in page.locator(".stop").all():
        expect(stop).to_be_in_viewport(ratio=1)


def test_a_set_that_is_taken_says_by_whom_and_no_other_moves_under_a_finger(visitors: Visitors) -> None:
    for device in (DESKTOP, PHONE):
        ada, ben = visitors.come("Ada", device), visitors.come("Ben")
        table = open_table(ada, "gnome_me", pace="beats")  # without a clock: nobody is given a set meanwhile
        start(ada, table, ben)
        sit_at(ben, table)
        page = sit_at(ada, table)
        sky, honey = (page.locator(f'[data-touch="set_{name}"].lit') for name in ("sky", "honey"))
        expect(sky).to_be_visible()
        before = box(sky), box(honey)
        ask(ben, table, "Play", seat=1, move="colour:set_moss")
        expect(page.locator('[data-touch="set_moss"]')).to_have_accessible_name("Moss, taken by Ben")
        expect(page.locator('[data-thing="set_moss"] .cap')).to_be_visible()
        assert (box(sky), box(honey)) == before


def test_whoever_looks_on_sees_all_cards_in_the_middle(visitors: Visitors, driven_time: DrivenTime) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnome_me", 4, bots=True, mode="all_in", operator="auto", misfires="off")
    start(ada, table)
    take_colour(sit_at(ada, table), table, driven_time)
    for device, address in ((DESKTOP, "/t/{}"), (PHONE, "/t/{}"), (TELEVISION, "/t/{}/screen")):
        page = visitors.come("Bo", device).go(address.format(table))
        cards = page.locator('[data-plan="watching-middle"] .spot .card')
        expect(cards).to_have_count(48)
        pane = box(page.locator(".scatter"))
        assert all(inside(middle_of(card), pane) for card in boxes(cards))
        expect(page.locator(".more")).to_have_count(0)


def test_at_the_reveal_nothing_else_on_the_table_moves(visitors: Visitors, driven_time: DrivenTime) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, "gnome_me", operator="auto", misfires="off", auto_ready_0=True, auto_ready_1=True)
    start(ada, table, ben)
    page = sit_at(ada, table)
    sit_at(ben, table)
    for seat, (who, colour) in enumerate(((ada, "moss"), (ben, "sky"))):
        ask(who, table, "Play", seat=seat, move=f"colour:set_{colour}")
    hold_each_stack(page, table, driven_time)
    furniture = page.locator(".bench, .shout, .rival, .device")
    before = boxes(furniture)
    expect(page.locator(".stop")).to_have_class(LIT)
    page.locator(".stop").click()
    driven_time.stand_until(table, is_stopped)
    expect(page.locator(".stop.lit")).to_have_count(0)
    driven_time.pass_until(table, is_revealed)
    expect(page.locator(".rival .built")).to_have_count(1)
    assert boxes(furniture) == before


def test_what_a_misfire_has_thrown_out_is_gone_also_where_nothing_moves(
    visitors: Visitors, driven_time: DrivenTime
) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnome_me", bots=True, auto_ready_0=True)
    start(ada, table)
    page = sit_at(ada, table)
    take_colour(page, table, driven_time)
    driven_time.pass_until(table, may_say(0, "release:"))
    page.locator(".ramp").wait_for()
    ask(ada, table, "Play", seat=0, move="release:0")
    expect(page.locator(".ramp")).to_have_count(0)
    driven_time.pass_until(table, may_say(0, "release:"))
    page.locator(".ramp").wait_for()
    expect(page.locator(".flutters")).to_have_count(0)


def test_those_who_share_a_screen_read_the_log_and_chat_over_it(visitors: Visitors, driven_time: DrivenTime) -> None:
    ada, eve = visitors.come("Ada"), visitors.come("Eve")
    table = open_table(ada, "gnome_me", misfires="off")
    ask(ada, table, "Sit", seat=1, name="Ben")
    start(ada, table)
    page = ada.go(f"/t/{table}")
    for seat in (0, 1):
        page.locator(f'[data-half="{seat}"] [data-touch^="set_"].lit').first.click()
        expect(page.locator(f'[data-half="{seat}"] [data-plan="choosing"] .lit')).to_have_count(0)
        driven_time.pass_until(table, has_colour(seat))
        expect(page.locator(f'[data-half="{1 - seat}"] [data-touch="set_moss"].lit')).to_have_count(0)
    opener = page.get_by_role("button", name=say("ui-talk"))
    opener.click()
    log = page.get_by_role("dialog").locator(".log")
    expect(log).to_contain_text("Ada plays Moss.")
    expect(log).to_contain_text("Ben plays Plum.")
    page.keyboard.press("Escape")
    watcher = eve.go(f"/t/{table}")
    watcher.get_by_role("tab", name=say("ui-chat")).click()
    watcher.get_by_role("textbox").fill("Hello, sofa!")
    watcher.keyboard.press("Enter")
    expect(page.locator(".unread")).to_have_text("1")
    opener.click()
    page.get_by_role("dialog").get_by_label(say("ui-chat")).check()
    expect(page.get_by_role("dialog")).to_contain_text("Hello, sofa!")
    expect(page.locator(".unread")).to_have_count(0)


def test_a_shout_says_stop_and_the_microphone_is_open_only_meanwhile(
    visitors: Visitors, driven_time: DrivenTime
) -> None:
    """(Chromium's made-up microphone beeps once a second.)"""
    ada = visitors.come("Ada")
    prefer(ada, voice="stop")
    ada.page.add_init_script(TAPPED)
    table = open_table(ada, "gnome_me", operator="auto", misfires="off", auto_ready_0=True, auto_ready_1=True)
    page = ada.go(f"/t/{table}")
    page.locator(".gathering").wait_for()
    assert page.evaluate(OPEN_EARS) is None
    ben = visitors.come("Ben")
    start(ada, table, ben)
    sit_at(ben, table)
    for seat, (who, colour) in enumerate(((ada, "moss"), (ben, "sky"))):
        ask(who, table, "Play", seat=seat, move=f"colour:set_{colour}")
    driven_time.pass_until(table, has_all_colours)
    page.locator(".listening").wait_for()
    assert page.evaluate(OPEN_EARS) == ["live"]
    hold_each_stack(page, table, driven_time)
    driven_time.stand_until(table, is_stopped)  # a beep has said it
    expect(page.locator(".stop.lit")).to_have_count(0)
    driven_time.pass_until(table, is_revealed)
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


def test_whoever_closes_the_page_is_asked_while_a_race_runs_and_only_then(visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, "gnome_me", operator="auto", misfires="off")
    page = ada.go(f"/t/{table}")
    page.locator(".gathering").wait_for()
    assert not page.evaluate(IS_HELD)
    start(ada, table, ben)
    page.locator(".shed").wait_for()
    assert page.evaluate(IS_HELD)
    ask(ada, table, "SeatBot", seat=0)
    expect(page.get_by_text(say("ui-bot-keeps-mine"))).to_be_visible()
    assert not page.evaluate(IS_HELD)


def test_two_short_shouts_call_flower_before_stop_is_lit(visitors: Visitors, driven_time: DrivenTime) -> None:
    ada = visitors.come("Ada")
    prefer(ada, voice="flower")
    ada.page.add_init_script(PAIRS)
    table = open_table(ada, "gnome_me", bots=True, operator="auto", misfires="off", auto_ready_0=True, **CALLS)
    start(ada, table)
    page = ada.go(f"/t/{table}")
    take_colour(page, table, driven_time)
    driven_time.pass_until(table, may_say(0, "flower"))
    expect(page.locator(".burst").first).to_contain_text("Flower!")
    expect(page.locator(".burst").first).to_contain_text("Ada")


def test_without_a_microphone_there_is_still_the_button(visitors: Visitors, driven_time: DrivenTime) -> None:
    ada = visitors.come("Ada")
    prefer(ada, voice="stop")
    ada.page.add_init_script(DENIED)
    table = open_table(ada, "gnome_me", bots=True)
    start(ada, table)
    page = ada.go(f"/t/{table}")
    expect(page.locator(".toasts p")).to_have_text(say("ui-shout-denied"))
    take_colour(page, table, driven_time)
    expect(page.locator(".listening")).to_have_count(0)
    expect(page.locator(".stop")).to_be_visible()


def test_only_our_own_pages_may_ask_for_the_microphone(visitors: Visitors) -> None:
    policy = visitors.come("Ada", known=False).context.request.get("/").headers["permissions-policy"]
    assert "microphone=(self)" in policy and "camera=()" in policy


def prefer(visitor: Visitor, **settings: object) -> None:
    """How this person likes it, as their browser remembers it."""
    visitor.page.add_init_script(f"localStorage.settings = {json.dumps(json.dumps({'lessons': False, **settings}))}")


def take_colour(page: Page, table: str, time: DrivenTime) -> None:
    """Take the first set of cards, and let everybody else take theirs."""
    colours = page.locator('[data-plan="choosing"] [data-touch^="set_"].lit')
    colours.first.click()
    expect(colours).to_have_count(0)
    time.pass_until(table, has_all_colours)


def has_colour(seat: int) -> Callable[[State], bool]:
    return lambda state: cast("GnomeMe", state).players[seat].colour != NONE


def has_all_colours(state: State) -> bool:
    return all(has_colour(seat)(state) for seat in range(state.seats))


def holds(state: State, seat: int, slot: str) -> bool:
    """Whether the table knows that this stack is in somebody's hand: a page shows its own presses before that."""
    assert isinstance(state, GnomeMe)
    return state.players[seat].hand == SLOTS.index(slot)


def is_stopped(state: State) -> bool:
    """Whether somebody has shouted Stop!, and it counts."""
    return isinstance(state.frames[-1], Contest | Reveal)


def is_revealed(state: State) -> bool:
    return isinstance(state.frames[-1], Reveal)


def has_turned(state: State) -> bool:
    """Whether the portrait faces the players."""
    return isinstance(state.frames[-1], Spin) and state.frames[-1].step > SHOW


def let_it_turn(page: Page, table: str, time: DrivenTime) -> None:
    """See the portrait; then everybody may build."""
    time.pass_until(table, has_turned)
    page.locator(".device[data-seen]").first.wait_for()  # A flash may be over before anybody looks; this stays.
    time.pass_until(table, may_say(0, "take:"))


def hold_each_stack(page: Page, table: str, time: DrivenTime) -> None:
    """Take one stack after the other, each for as long as the rules want; then Stop! is armed."""
    let_it_turn(page, table, time)
    for slot in SLOTS:
        taken = page.locator(f'[data-touch="{slot}"]')
        expect(taken).to_have_class(LIT)
        taken.click()
        expect(taken).to_have_class(HELD)
        time.stand_until(table, partial(holds, seat=0, slot=slot))
        time.advance(HOLD_MS)


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


def inside(one: FloatRect, other: FloatRect) -> bool:
    """Whether all of a box lies in another one."""
    return all(
        other[at] <= one[at] + 1 and one[at] + one[size] <= other[at] + other[size] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


def middle_of(one: FloatRect) -> FloatRect:
    """Half of a box; cards that lie askew reach over an edge a little."""
    width, height = one["width"] / 2, one["height"] / 2
    return {"x": one["x"] + width / 2, "y": one["y"] + height / 2, "width": width, "height": height}


def zone(page: Page, seat: int, slot: str) -> Locator:
    return page.locator(f'[data-half="{seat}"] [data-touch="{slot}"]')


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def take_colour_in_beats(page: Page) -> None:
    """Take a set of cards: where nobody is in a hurry bots let the first seat choose."""
    left = page.locator('[data-plan="choosing"] [data-touch^="set_"].lit')
    expect(left).to_have_count(4)
    left.first.click()
    page.locator(".bench").locator("visible=true").first.wait_for()


def in_beats(visitor: Visitor) -> Page:
    """Without a clock: everybody has looked."""
    table = open_table(visitor, "gnome_me", bots=True, pace="beats")
    start(visitor, table)
    page = sit_at(visitor, table)
    take_colour_in_beats(page)
    page.locator('[data-choice="look"]').click()
    page.locator(".zone.lit").first.wait_for()
    return page


def test_in_beats_parts_are_chosen_by_their_pictures_or_by_numbers(visitors: Visitors) -> None:
    for device in (DESKTOP, PHONE):
        page = in_beats(visitors.come("Ada", device))
        page.locator('[data-touch="cap"]').click()
        pictures = page.locator(".picks button")
        expect(pictures).to_have_count(4)
        expect(page.locator(".prompt [data-choice]")).to_have_count(0)
        for one in pictures.all():
            expect(one).to_be_in_viewport(ratio=1)
        pictures.nth(1).click()
        expect(page.get_by_role("heading", name="Beat 2")).to_be_visible()
        page.keyboard.type("23")
        expect(page.get_by_role("heading", name="Beat 3")).to_be_visible()
        page.keyboard.press("4")
        expect(page.get_by_role("heading", name="Which feet")).to_be_visible()
    moves = page.locator(".log li", has_text="You put down")
    page.locator("nav.tabs button", has_text=say("ui-log")).click()
    expect(moves).to_have_text([re.compile("Toadstool Spire"), re.compile("Shifty Dozer")])


def test_in_a_race_a_lesson_lies_over_nothing_one_needs(visitors: Visitors) -> None:
    ada = visitors.come("Ada", PHONE)
    page = in_beats(ada)
    note = page.locator("aside.note")
    note.wait_for()
    for need in (".stop", ".bench", ".prompt"):
        above, below = note.bounding_box(), page.locator(need).bounding_box()
        assert above and below and above["y"] + above["height"] <= below["y"], need


def stop_after_three_beats(page: Page) -> None:
    for beat in range(1, 4):
        expect(page.get_by_role("heading", name=f"Beat {beat}:")).to_be_visible()
        page.locator('.prompt [data-choice="pass"]').click()
    page.locator(".stop.lit").click()


def test_the_log_does_not_give_away_what_is_still_being_compared(visitors: Visitors) -> None:
    page = in_beats(visitors.come("Ada"))
    told = page.get_by_role("log").get_by_text(" has ", exact=False).filter(has_text="right.")
    page.evaluate("""() => {
      const firstly = (what) => (window[what] ??= performance.now());
      new MutationObserver(() => {
        if (document.querySelector(".verdict .why")) firstly("compared");
        if (/ has \\d right/.test(document.querySelector(".log")?.textContent ?? "")) firstly("told");
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }""")
    stop_after_three_beats(page)
    expect(told.first).to_be_visible()
    assert page.evaluate("window.told - window.compared") > 1_500, "GM: at least a second and a half"


def test_what_a_reveal_keeps_back_is_told_when_it_is_gone(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    page = in_beats(ada)
    page.evaluate("""() => {
      const later = window.setTimeout;
      window.setTimeout = (what, time, ...more) => (time > 2000 ? 0 : later(what, time, ...more));
    }""")
    stop_after_three_beats(page)
    expect(page.locator(".verdict")).to_be_visible()
    ask(ada, page.url.rpartition("/")[2], "Play", seat=0, move="next")  # (a press on the page would finish it)
    expect(page.locator(".verdict")).to_have_count(0)
    expect(page.get_by_role("log").get_by_text("You have", exact=False).filter(has_text="right.")).to_be_visible()


def test_on_a_low_screen_all_cards_of_a_full_table_are_in_sight(visitors: Visitors) -> None:
    ada = visitors.come("Ada", LAPTOP)
    table = open_table(ada, "gnome_me", 4, bots=True, mode="all_in", pace="beats")
    start(ada, table)
    page = sit_at(ada, table)
    take_colour_in_beats(page)
    expect(page.locator(".middle .spot")).to_have_count(48)
    expect(page.locator(".more")).to_have_count(0)
    assert page.locator(".scatter .pane").evaluate("(pane) => pane.scrollHeight <= pane.clientHeight")


def test_whoever_waits_for_their_run_sees_no_bare_gnome(visitors: Visitors, driven_time: DrivenTime) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnome_me", bots=True, pace="relay")
    start(ada, table)
    page = sit_at(ada, table)
    take_colour(page, table, driven_time)
    driven_time.pass_until(table, may_say(0, "run"))
    run = page.locator('[data-choice="run"]')
    run.wait_for()
    expect(page.locator(".bench .cover")).to_be_visible()
    expect(page.locator(".bench .gnome .portrait")).to_have_count(0)
    run.click()
    expect(page.locator(".bench .gnome .portrait")).to_be_visible()
