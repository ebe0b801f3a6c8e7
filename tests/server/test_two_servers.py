"""Two servers on one PostgreSQL serve the same table as if they were one."""

from __future__ import annotations

import asyncio

from gnomestead.server import wire
from gnomestead.table.acts import Play, SeatBot, Sit, Start
from houses.browsers import Browser, evening
from houses.house import House


async def apart(houses: tuple[House, House], **options: object) -> tuple[Browser, Browser, str]:
    """Ada at one server, Bo at the other, one table."""
    ada = await Browser.guest(houses[0].address, "Ada")
    bo = await Browser.guest(houses[1].address, "Bo")
    table = await ada.open(**options)  # type: ignore[arg-type]
    await bo.granted(table, Sit(1))
    await ada.granted(table, Start())
    await ada.watch(table, 0)
    await bo.watch(table, 1)
    return ada, bo, table


def test_a_game_across_servers(houses: tuple[House, House]) -> None:
    async def run() -> None:
        ada, bo, table = await apart(houses)
        for seat, move in [(0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")]:
            await (ada, bo)[seat].granted(table, Play(seat, move))
        for browser, seat in ((ada, 0), (bo, 1)):
            mirror = browser.mirrors[table, seat]
            await browser.until(lambda mirror=mirror: mirror.info.phase == "over")  # type: ignore[misc]
        await bo.say(wire.Say("1", table, "well played"))
        await ada.wait(wire.Chat, lambda chat: chat.line.text == "well played")

    evening(run())


def test_waves_and_signs_are_seen_at_both_servers_once(houses: tuple[House, House]) -> None:
    async def run() -> None:
        ada, bo, table = await apart(houses)
        mirror = bo.mirrors[table, 1]
        await bo.until(lambda: mirror.info is not None and mirror.info.phase == "playing")
        await bo.say(wire.React(table, "hat"))
        await ada.wait(wire.Reacted)
        await bo.say(wire.ShowSign("1", table, 1, "here", "b2"))
        told = await ada.wait(wire.SignShown)
        assert told.signal == wire.Signal(1, "here", "b2")
        await ada.say(wire.ShowSign("2", table, 0, "here", "c3"))
        await bo.wait(wire.SignShown, lambda told: told.signal.thing == "c3")
        for browser in (ada, bo):
            assert [each.signal.thing for each in browser.heard if isinstance(each, wire.SignShown)] == ["b2", "c3"]

    evening(run())


def test_a_server_that_comes_later_learns_which_signs_are_up(houses: tuple[House, House]) -> None:
    async def run() -> None:
        ada = await Browser.guest(houses[0].address, "Ada")
        table = await ada.open("nirds", 1)
        await ada.granted(table, Start())
        await ada.watch(table, 0)
        await ada.say(wire.ShowSign("1", table, 0, "hold"))
        await ada.wait(wire.SignShown)
        eve = await Browser.guest(houses[1].address, "Eve")
        await eve.watch(table, None)
        news = (wire.Snapshot, wire.Signals)  # it may have learned of them before she came
        await eve.until(
            lambda: any(isinstance(told, news) and wire.Signal(0, "hold") in told.signals for told in eve.heard)
        )
        assert len([each for each in ada.heard if isinstance(each, wire.SignShown)]) == 1

    evening(run())


def test_one_seat_on_two_servers_moves_once(houses: tuple[House, House]) -> None:
    async def run() -> None:
        ada, _, table = await apart(houses)
        twin = await Browser(houses[1].address, ada.token, ada.person).connect()
        answers = await asyncio.gather(ada.ask(table, Play(0, "b2")), twin.ask(table, Play(0, "c3")))
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]

    evening(run())


def test_another_server_drives_on_when_one_goes(houses: tuple[House, House]) -> None:
    async def run() -> None:
        ada, bo, table = await apart(houses, game="mushroom_market")
        await ada.granted(table, SeatBot(0))
        mirror = bo.mirrors[table, 1]
        await bo.until(lambda: mirror.info is not None and mirror.info.awaited == (1,))
        await ada.close()
        await asyncio.to_thread(houses[0].close)
        await bo.granted(table, Play(1, "1"))
        await bo.granted(table, SeatBot(1))
        await bo.until(lambda: mirror.info is not None and mirror.info.phase == "over")

    evening(run())
