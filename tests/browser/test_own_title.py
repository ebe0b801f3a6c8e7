"""A winner writes a title: on a desk by keyboard, on a phone by touch; everybody reads it as text and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.tables import ask, open_record, own_moves, sit_at
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from gnomestead.kernel import Match, loads
from gnomestead.kernel.registry import find
from gnomestead.testing import rule

GAMES = Path(__file__).parent.parent / "gnome_me" / "games"
FINGER = 44
"""What a finger can touch, in pixels."""


def crowned(golden: str = "beats-all-in-2p") -> Match:
    """A game of two whose winner, seat 0, is asked for a title."""
    record = loads((GAMES / f"{golden}.gnome").read_text())
    return Match.replay(find("gnome_me"), record, len(record.entries) - 1)


def sit_down(visitors: Visitors, device: dict[str, Any]) -> tuple[str, Page, Visitor, Page]:
    """Ada, who has won, and Ben, who will hail her."""
    ada, ben = visitors.come("Ada", device), visitors.come("Ben")
    table = open_record(ada, crowned())
    ask(ben, table, "Sit", seat=1)
    ask(ada, table, "Start")
    return table, sit_at(ada, table), ben, sit_at(ben, table)


@rule("GM-END-12")
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_winner_writes_a_title(visitors: Visitors, device: dict[str, Any]) -> None:
    table, page, ben, other = sit_down(visitors, device)
    page.locator('.prompt [data-choice="title:write"]').click()
    field = page.get_by_label("Your title, up to 24 characters")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("maxlength", "24")
    send = page.locator(".prompt form button")
    for part in (field, send):
        box = part.bounding_box()
        assert box is not None and box["height"] >= FINGER
        assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]  # type: ignore[index]
    field.fill("Queen & <i>King</i>")
    send.click()
    alert = page.locator(".prompt [role=alert]")
    expect(alert).to_contain_text("“<” cannot stand there")
    expect(alert.get_by_role("button")).to_have_text("GM-END-12")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("Queen & <i>King</i>")
    assert field.get_attribute("aria-describedby") == alert.get_attribute("id")
    field.fill("Queen  & “King”")
    field.press("Enter")
    page.locator(".result").wait_for()
    other.locator(".result").wait_for()
    assert own_moves(ben, table)[-2:] == ["title:write", '"Queen_&_“King”"']


@rule("GM-END-12")
def test_everybody_reads_the_title_in_the_log(visitors: Visitors) -> None:
    _, page, _, other = sit_down(visitors, DESKTOP)
    page.locator('.prompt [data-choice="title:write"]').click()
    expect(other.locator("[data-log], .log").first).to_contain_text("Ada reaches for the pen.")
    page.locator("[data-blank]").fill("Bo &amp; Co, x")
    expect(page.locator("[data-blank]")).to_have_value("Bo &amp; Co, x")
    page.keyboard.press("Enter")
    expect(other.locator("[data-log], .log").first).to_contain_text("All hail Ada, Bo &amp; Co, x!")
