"""One server and one Chromium for all browser tests of a process; each person in a fresh context."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools.chromium import HOW, find

from browser.visitors import Visitors
from gnomestead.server.pages import STATIC
from gnomestead.server.serve import prepare
from gnomestead.server.settings import Settings
from houses.house import House

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", "--no-proxy-server"]  # fmt: skip


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots think fast."""
    assert (STATIC / "index.html").is_file(), "the pages are not built: make web"
    settings = Settings(f"sqlite:///{tmp_path_factory.mktemp('house')}/gnomes.sqlite", port=0)
    prepare(settings)
    house = House(settings.database).open()
    yield house
    house.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    assert path is not None, f"there is no Chromium: {HOW}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, headless="HEADED" not in os.environ)
        yield browser
        browser.close()


@pytest.fixture
def visitors(house: House, chromium: Browser) -> Iterator[Visitors]:
    """People who come to this house; their pages may not complain."""
    coming = Visitors(chromium, house.address)
    yield coming
    assert coming.leave() == []
