"""The front lawn of Nirds vs Gnomes: what a finger finds there, and what lies in its way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.tables import ask, open_table, sit_at, start
from browser.visitors import DESKTOP, PHONE, Visitors

ARMIES: dict[str, Any] = {"level": 2, "army_1": "froomp", "army_2": "pebbles"}


def box(sight: Locator) -> dict[str, float]:
    found = sight.bounding_box()
    assert found is not None
    return dict(found)


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes have a point in common."""
    return all(one[at] < other[at] + other[far] and other[at] < one[at] + one[far] for at, far in (("x", "width"), ("y", "height")))


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
    assert not overlap(offered, box(accept))
    accept.click()
    expect(page.locator(".desk .swap")).to_have_count(0)
    expect(page.locator(".pool .die")).to_have_count(6)
