"""Two people at one keyboard: both gnomes on one page, both hands at work, and no curtain."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.tables import ask, open_table, start
from browser.visitors import Visitors

LIT, HELD = re.compile(r"\blit\b"), re.compile(r"\bheld\b")


def test_two_play_at_once_on_one_keyboard(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    table = open_table(ada, "gnome_me", misfires="off")
    ask(ada, table, "Sit", seat=1, name="Ben")
    start(ada, table)
    page = ada.go(f"/t/{table}")
    expect(page.locator("[data-half]")).to_have_count(2)
    expect(page.locator(".curtain")).to_have_count(0)

    press(page, "1", "8")
    expect(page.locator('[data-choice="ready"]')).to_have_count(2)
    press(page, "Tab", "Enter")
    expect(page.locator(".ramp")).to_have_count(1)
    press(page, "Tab")
    expect(zone(page, 0, "cap")).to_have_class(LIT)

    for mine, yours, slot in zip("1234", "7890", ("cap", "face", "beard", "feet"), strict=True):
        press(page, mine, yours)
        expect(zone(page, 0, slot)).to_have_class(HELD)
        expect(zone(page, 1, slot)).to_have_class(HELD)
        press(page, "e", "o")
        page.wait_for_timeout(600)
    press(page, "ShiftLeft")
    expect(page.locator(".burst").first).to_contain_text("Ada")
    expect(page.locator(".verdict")).to_have_count(2)


def zone(page: Page, seat: int, slot: str) -> Locator:
    return page.locator(f'[data-half="{seat}"] [data-touch="{slot}"]')


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
