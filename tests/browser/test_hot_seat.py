"""Two people on one sofa: the device is passed on, and nobody sees what is the other's."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.tables import ask, open_table
from browser.visitors import Visitor, Visitors
from browser.words import say
from gnomestead.games.gnom_street.rules.turn import loot_id
from gnomestead.kernel import Match
from gnomestead.kernel.registry import find

SEED = 1
ADAS, BENS, BOTS = map(loot_id, Match.new(find("gnom_street"), 3, {}, SEED).state.loots)
"""What each of them has buried: known to nobody else."""


def test_what_all_are_asked_in_secret_is_passed_round_behind_the_curtain(visitors: Visitors) -> None:
    """While both may be asked the curtain does not fall by itself: a bar offers to pass the screen on."""
    ada = visitors.come("Ada")
    heard = ada.listen()
    page = sit_on_one_sofa(ada)
    raise_curtain(page, "Ada")
    bar = page.locator(".pass")
    expect(bar).to_contain_text("Ben")
    assert secrets_in(heard) == {ADAS}

    heard.clear()
    bar.get_by_role("button", name=say("ui-pass-on")).click()
    expect(page.locator(".curtain")).to_contain_text("Ben")
    expect(page.locator(".table")).to_have_count(0)
    assert secrets_in([*heard, page.locator(".curtain").inner_html()]) == set()

    raise_curtain(page, "Ben")
    expect(page.locator(".pass")).to_contain_text("Ada")
    assert secrets_in(heard) == {BENS}


def sit_on_one_sofa(ada: Visitor) -> Page:
    """Ada holds two seats at her device, her own and Ben's; a bot has the third."""
    table = open_table(ada, "gnom_street", 3, seed=SEED)
    ask(ada, table, "Sit", seat=1, name="Ben")
    ask(ada, table, "SeatBot", seat=2)
    ask(ada, table, "Start")
    return ada.go(f"/t/{table}")


def raise_curtain(page: Page, who: str) -> None:
    """By key: once to say who one is, once more to be believed."""
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text(who)
    curtain.locator(".btn").press("Enter")
    curtain.locator(".btn").press("Enter")
    expect(page.locator(".prompt")).to_be_visible()


def secrets_in(texts: list[str]) -> set[str]:
    everything = "\n".join(texts)
    return {loot for loot in (ADAS, BENS, BOTS) if loot in everything}
