"""The line drops, and heals by itself: no move is lost, none is made twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.contexts import ContextPool
from browser.tables import open_table, own_moves, sit_together, start
from browser.visitors import Visitors
from browser.words import say
from houses.house import House, new_house

DROPPED = ("WebSocket connection to", "Failed to load resource")
MARKS = "[data-thing]"
PATIENCE = 30_000
"""A browser knocks again ever more rarely, and a server takes its time to open on a busy machine."""


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[House]:
    """A house of one's own, to be torn down."""
    house = new_house(tmp_path)
    yield house
    house.close()


def test_a_server_that_comes_back(frail: House, chromium: Browser) -> None:
    visitors = Visitors(ContextPool(chromium, frail.address))
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, "tic_tac_toe")
    start(ada, table, ben)
    pages = sit_together(table, ada, ben)
    frail.close()
    ada.forgiven = ben.forgiven = DROPPED
    expect(pages[0].locator(".banner")).to_be_visible()
    pages[0].locator('[data-touch="b2"]').click()
    again = House(frail.settings.database, port=frail.port).open()
    try:
        for page in pages:
            expect(page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
            expect(page.locator(MARKS)).to_have_count(1)
        pages[1].locator('[data-touch="a1"]').click()
        expect(pages[0].locator(MARKS)).to_have_count(2)
        assert visitors.leave() == []
    finally:
        again.close()


class FrailLine:
    """Loses the first message of one kind, and hangs up at that."""

    def __init__(self, page: Page, kind: str) -> None:
        self.kind, self.has_dropped = kind, False
        page.route_web_socket("**/live", self.join)

    def join(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(lambda text: self._pass(text, server, browser))
        server.on_message(lambda text: self._pass(text, browser, browser))

    def _pass(self, text: str | bytes, to: WebSocketRoute, browser: WebSocketRoute) -> None:
        kinds = {json.loads(line)["type"] for line in str(text).split("\n")}
        if self.has_dropped or self.kind not in kinds:
            return to.send(text)
        self.has_dropped = True
        return browser.close()


@pytest.mark.parametrize("lost", ["Ask", "Done"])
def test_a_move_or_its_answer_is_lost_on_the_way(lost: str, visitors: Visitors) -> None:
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, "tic_tac_toe")
    start(ada, table, ben)
    line = FrailLine(ada.page, lost)
    mine, theirs = sit_together(table, ada, ben)
    mine.locator('[data-touch="b2"]').click()
    for page in (mine, theirs):
        expect(page.locator(MARKS)).to_have_count(1)
    assert line.has_dropped
    theirs.locator('[data-touch="a1"]').click()
    expect(mine.locator(MARKS)).to_have_count(2)
    assert own_moves(ada, table) == ["b2"]


class SlowLine:
    """A page's socket that keeps back what a seat sees."""

    def __init__(self, page: Page) -> None:
        self.kept: list[str] = []
        self.is_slow = True
        page.route_web_socket("**/live", self._take)

    def _take(self, browser: WebSocketRoute) -> None:
        self.browser = browser
        server = browser.connect_to_server()
        server.on_message(self._pass)

    def _pass(self, text: str | bytes) -> None:
        for line in str(text).split("\n"):
            if self.is_slow and json.loads(line).get("seat") is not None:
                self.kept.append(line)
            else:
                self.browser.send(line)

    def hand_over(self) -> None:
        self.is_slow = False
        self.browser.send("\n".join(self.kept))


def test_nothing_is_laid_before_a_page_knows_through_whose_eyes_it_looks(visitors: Visitors) -> None:
    """What was laid for an onlooker would be laid anew a moment later, and a press on it lost."""
    ada, ben = visitors.come("Ada"), visitors.come("Ben")
    table = open_table(ada, "tic_tac_toe")
    start(ada, table, ben)
    line = SlowLine(ada.page)
    page = ada.go(f"/t/{table}")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-touch]")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text(say("ui-loading"))
    line.hand_over()
    page.locator('[data-touch="b2"]').click()
    expect(page.locator(MARKS)).to_have_count(1)
