"""Private notes: they follow their person to every device, and are nobody else's business."""

from __future__ import annotations

from typing import Any

import pytest

from gnomestead.store.notes import MOST
from gnomestead.table.acts import Sit, Stand
from houses.browsers import Browser, evening
from houses.house import House


async def write(browser: Browser, table: str, seat: int, **change: Any) -> int:
    answer = await browser.http("PATCH", f"/api/tables/{table}/notes/{seat}", json=change)
    return answer.status_code


async def read(browser: Browser, table: str, seat: int) -> Any:
    answer = await browser.http("GET", f"/api/tables/{table}/notes/{seat}")
    return answer.json() if answer.status_code == 200 else answer.status_code


def test_notes_follow_their_person(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        assert await read(ada, table, 0) == {"text": "", "marks": {}}
        assert await write(ada, table, 0, text="Ben has the hat", marks={"ben:hat": "yes", "ben:pond": "no"}) == 200
        phone = Browser(house.address, ada.token, ada.person)
        assert await write(phone, table, 0, marks={"ben:pond": "", "cy:pond": "?"}) == 200
        assert await read(ada, table, 0) == {
            "text": "Ben has the hat",
            "marks": {"ben:hat": "yes", "cy:pond": "?"},
        }

    evening(run())


def test_nobody_else_sees_them(house: House) -> None:
    async def run() -> None:
        ada, ben, eve = [await Browser.guest(house.address, name) for name in ("Ada", "Ben", "Eve")]
        table = await ada.open()
        await ben.granted(table, Sit(1))
        assert await write(ben, table, 1, text="Ada bluffs") == 200
        for other, status in ((ada, 403), (eve, 403), (Browser(house.address), 401)):
            assert await read(other, table, 1) == status
            assert await write(other, table, 1, text="mine now") == status
        await ben.granted(table, Stand(1))
        await eve.granted(table, Sit(1))
        assert await read(eve, table, 1) == {"text": "", "marks": {}}
        assert await read(ben, table, 1) == 403

    evening(run())


@pytest.mark.parametrize(
    "change",
    [
        {"text": "x" * 4001},
        {"text": "a\x00b"},
        {"marks": {"k" * 61: "yes"}},
        {"marks": {"no spaces": "yes"}},
        {"marks": {"k": "y" * 41}},
        {"marks": {str(n): "yes" for n in range(201)}},
    ],
    ids=lambda change: next(iter(change)),
)
def test_too_much_is_refused_and_changes_nothing(house: House, change: dict[str, Any]) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        assert await write(ada, table, 0, **change) == 400
        assert await read(ada, table, 0) == {"text": "", "marks": {}}

    evening(run())


def test_a_sheet_can_be_full(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        for start in range(0, MOST, 200):
            assert await write(ada, table, 0, marks={str(n): "yes" for n in range(start, start + 200)}) == 200
        assert await write(ada, table, 0, marks={"one-more": "yes"}) == 409
        assert await write(ada, table, 0, marks={"0": "", "one-more": "yes"}) == 200

    evening(run())
