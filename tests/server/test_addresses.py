"""Addresses that lead nowhere, and one's own list of tables."""

from __future__ import annotations

import pytest

from gnomestead.table.acts import Play, Sit, Start
from houses.browsers import Browser, evening
from houses.house import House

ROW = [(0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")]


@pytest.mark.parametrize("path", ["/nonsense", "/t/x", "/t/x/review", "/t/x/screen", "/t/x/nonsense", "/api"])
def test_whoever_opens_nothing_reads_a_page_that_says_so(path: str, house: House) -> None:
    async def run() -> None:
        page = await Browser(house.address).http("GET", path)
        assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
        assert page.text == (await Browser(house.address).http("GET", "/")).text

    evening(run())


@pytest.mark.parametrize("path", ["/api/nonsense", "/api/tables/x", "/api/tables/x/replay", "/static/nonsense.js"])
def test_a_program_is_told_in_json(path: str, house: House) -> None:
    async def run() -> None:
        answer = await Browser(house.address).http("GET", path)
        assert answer.status_code == 404 and answer.json()["problem"]

    evening(run())


def test_a_table_s_pages_are_there_as_long_as_it_is(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        for path in ("", "/review", "/screen"):
            assert (await ada.http("GET", f"/t/{table}{path}")).status_code == 200

    evening(run())


def test_a_finished_table_leaves_one_s_list_and_comes_back(house: House) -> None:
    async def run() -> None:
        ada, eve = await Browser.guest(house.address, "Ada"), await Browser.guest(house.address, "Eve")
        table = await ada.open()
        mine = f"/api/me/tables/{table}"
        await ada.granted(table, Sit(1, "Ann"))
        assert (await ada.http("DELETE", mine)).status_code == 400, "it is not finished"
        await ada.granted(table, Start())
        for seat, move in ROW:
            await ada.granted(table, Play(seat, move))
        assert (await ada.http("DELETE", mine)).status_code == 204
        assert table not in await listed(ada)
        assert (await eve.http("PUT", mine)).status_code == 403, "she was never there"
        assert (await ada.http("PUT", mine)).status_code == 204
        assert table in await listed(ada)

    evening(run())


async def listed(browser: Browser) -> list[str]:
    return [table["id"] for table in (await browser.http("GET", "/api/me/tables")).json()]
