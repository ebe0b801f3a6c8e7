"""What has to be done now and then does not make a move wait: it is done a little at a time, or when nobody plays."""

from __future__ import annotations

import asyncio
import gc
from sys import getallocatedblocks
from typing import Any
from unittest.mock import Mock

import pytest

from gnomestead.server import garbage as garbage_module
from gnomestead.server import summaries
from gnomestead.server.garbage import MANY, QUIET, ROOM, SOME, Garbage
from gnomestead.server.summaries import AT_ONCE, MOVES_EVERY, Summaries
from gnomestead.store.store import TableNote


class Lists:
    """A store that only keeps lists, and the sizes of the lots they came in."""

    def __init__(self) -> None:
        self.lots: list[list[str]] = []
        self.sure: list[bool] = []

    async def touch(self, notes: list[TableNote], is_sure: bool) -> None:
        self.lots.append([note.id for note in notes])
        self.sure.append(is_sure)


@pytest.fixture
def lists(monkeypatch: pytest.MonkeyPatch) -> Lists:
    monkeypatch.setattr(summaries, "_note", lambda live: TableNote(live.id, "playing", driven=False, summary=""))
    return Lists()


def table(id: str) -> Any:
    live = Mock(id=id)
    live.table.spec.listed = id == "listed"
    return live


def test_tables_that_only_moved_are_written_down_in_turn_and_a_few_at_a_time(lists: Lists) -> None:
    book = Summaries(lists, Mock())  # type: ignore[arg-type]
    tables = [table(f"t{n}") for n in range(1_000)]
    for live in tables:
        book.has_moved(live)
    for _ in range(MOVES_EVERY - 1):
        asyncio.run(book.write_some())
    assert lists.lots == []
    asyncio.run(book.write_some())
    assert lists.lots == [[f"t{n}" for n in range(AT_ONCE)]]
    assert lists.sure == [False]
    assert tables[0] not in book
    assert tables[AT_ONCE] in book
    book.has_moved(tables[0])
    asyncio.run(book.write_all())
    assert max(len(lot) for lot in lists.lots) == AT_ONCE
    assert lists.lots[-1][-1] == "t0"
    assert tables[0] not in book


def test_what_is_no_mere_move_is_written_down_first_and_the_lobby_hears_of_it(lists: Lists) -> None:
    told = Mock()
    book = Summaries(lists, told)  # type: ignore[arg-type]
    book.has_moved(table("moved"))
    book.has_changed(table("changed"))
    asyncio.run(book.write_some())
    assert lists.lots == [["changed"]]
    assert lists.sure == [True]
    assert not told.called
    book.has_changed(table("listed"))
    asyncio.run(book.write_some())
    assert told.called


def test_the_collector_looks_at_the_old_only_while_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[tuple[int, ...]] = []
    monkeypatch.setattr(gc, "collect", lambda *young: looks.append(young))
    garbage = Garbage()

    def look(acts: int, young: int = SOME, before: int = MANY) -> list[tuple[int, ...]]:
        looks.clear()
        monkeypatch.setattr(gc, "get_count", lambda: (young, before, 0))
        garbage.look(acts)
        return looks

    assert look(acts=3) == [(0,)]
    assert look(acts=9, young=SOME - 1) == []
    for _ in range(QUIET - 1):
        assert look(acts=9) == [(0,)]
    assert look(acts=9, before=MANY - 1) == [(0,)]
    assert look(acts=9) == [()]
    assert look(acts=10) == [(0,)]


@pytest.mark.parametrize(("alive", "most"), [(1_000, 1_000 + ROOM), (2 * ROOM, 4 * ROOM)])
def test_the_collector_looks_at_the_old_when_memory_has_grown_even_if_people_never_stop(
    monkeypatch: pytest.MonkeyPatch, alive: int, most: int
) -> None:
    def allocated(blocks: int) -> None:
        monkeypatch.setattr(garbage_module, "getallocatedblocks", lambda: blocks)

    whole = Mock(side_effect=lambda: allocated(alive))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    monkeypatch.setattr(gc, "collect", whole)

    allocated(alive)
    garbage = Garbage()
    allocated(most)
    garbage.look(acts=1)
    assert not whole.called
    allocated(most + 1)
    garbage.look(acts=2)
    whole.assert_called_once_with()
    garbage.look(acts=3)
    allocated(most)
    garbage.look(acts=4)
    whole.assert_called_once_with()


def test_in_a_busy_house_the_dead_never_outnumber_the_living_by_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_module, "ROOM", 20_000)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    garbage = Garbage()
    before, most = getallocatedblocks(), 0
    gc.disable()
    try:
        for acts in range(40):
            browsers: list[list[Any]] = [[] for _ in range(before // 20)]
            for browser in browsers:
                browser.append(browser)
            gc.collect(0)
            del browsers, browser
            garbage.look(acts)
            most = max(most, getallocatedblocks())
    finally:
        gc.enable()
    assert most < 2.5 * before
