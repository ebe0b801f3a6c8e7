"""One server and one Chromium for all browser tests of a process; each person in a context of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools.chromium import launch

from browser.contexts import ContextPool
from browser.driven_time import DrivenTime
from browser.visitors import Visitors
from gnomestead.server.pages import STATIC
from houses.house import House, new_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots think fast."""
    assert (STATIC / "index.html").is_file(), "the pages are not built: make web"
    house = new_house(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright, headless="HEADED" not in os.environ)
        yield browser
        browser.close()


@pytest.fixture
def driven_time(house: House, visitors: Visitors) -> Iterator[DrivenTime]:
    """The test moves the clock; nothing runs out by itself."""
    time = DrivenTime(house, visitors)
    yield time
    time.resume()


@pytest.fixture(scope="session")
def contexts(house: House, chromium: Browser) -> ContextPool:
    """The browser profiles of all who come to this server."""
    return ContextPool(chromium, house.address)


@pytest.fixture
def visitors(contexts: ContextPool) -> Iterator[Visitors]:
    """People who come to this server; their pages may not complain."""
    coming = Visitors(contexts)
    yield coming
    assert coming.leave() == []
