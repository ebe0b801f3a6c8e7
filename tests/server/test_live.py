"""Tables over real sockets: what is asked is granted or refused, and everybody sees what they may."""

from __future__ import annotations

import asyncio

import pytest

from gnomestead.kernel import loads, verify
from gnomestead.kernel.registry import find
from gnomestead.server import wire
from gnomestead.table.acts import (
    Answer,
    Offer,
    Pause,
    Play,
    PlayAgain,
    Resume,
    SeatBot,
    SetPace,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from houses.browsers import Browser, evening
from houses.house import House

ROW = [(0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")]


async def two(house: House) -> tuple[Browser, Browser]:
    return await Browser.guest(house.address, "Ada"), await Browser.guest(house.address, "Bo")


async def started(house: House, **options: object) -> tuple[Browser, Browser, str]:
    """Ada and Bo at a table, looking through their own eyes."""
    ada, bo = await two(house)
    table = await ada.open(**options)  # type: ignore[arg-type]
    await bo.granted(table, Sit(1))
    await ada.granted(table, Start())
    await ada.watch(table, 0)
    await bo.watch(table, 1)
    return ada, bo, table


async def play_row(ada: Browser, bo: Browser, table: str) -> None:
    for seat, move in ROW:
        await (ada, bo)[seat].granted(table, Play(seat, move))


def test_a_game_from_the_first_seat_to_the_last_word(house: House) -> None:
    async def run() -> None:
        ada, bo, table = await started(house)
        await play_row(ada, bo, table)
        mirror = bo.mirrors[table, 1]
        await bo.until(lambda: mirror.info is not None and mirror.info.phase == "over")
        assert mirror.info is not None and mirror.info.result is not None
        assert [standing.won for standing in mirror.info.result] == [True, False]
        assert [event.kind for event in mirror.events if not event.kind.startswith("table-")] == ["marked"] * 5 + [
            "won"
        ]
        assert mirror.looks() == (await bo.watch(table, 1)).looks()

    evening(run())


def test_a_refusal_names_the_rule_and_changes_nothing(house: House) -> None:
    async def run() -> None:
        ada, bo, table = await started(house)
        answer = await bo.ask(table, Play(1, "a1"))
        assert isinstance(answer, wire.Refused)
        assert (answer.rule, answer.reason.key) == ("TTT-2", "not-your-turn")
        assert await bo.refusal(table, Play(0, "a1")) == "refuse-not-yours"
        assert await ada.refusal("nowhere", Play(0, "a1")) == "refuse-so"
        assert ada.mirrors[table, 0].n == bo.mirrors[table, 1].n

    evening(run())


def test_a_request_sent_twice_counts_once(house: House) -> None:
    async def run() -> None:
        ada, bo, table = await started(house)
        for _ in range(3):
            assert isinstance(await ada.ask(table, Play(0, "b2"), id="same"), wire.Done)
        await bo.granted(table, Play(1, "a1"))
        mirror = ada.mirrors[table, 0]
        await ada.until(lambda: [event.kind for event in mirror.events].count("marked") == 2)

    evening(run())


def test_two_clicks_at_once_are_judged_in_order(house: House) -> None:
    async def run() -> None:
        ada, _, table = await started(house)
        seen = ada.mirrors[table, 0].n
        other = await Browser(house.address, ada.token, ada.person).connect()
        answers = await asyncio.gather(
            ada.ask(table, Play(0, "b2"), seen=seen), other.ask(table, Play(0, "c3"), seen=seen)
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]

    evening(run())


def test_who_comes_back_gets_what_was_missed(house: House) -> None:
    async def run() -> None:
        ada, bo, table = await started(house)
        await ada.granted(table, Play(0, "b2"))
        mirror = bo.mirrors[table, 1]
        await bo.until(lambda: mirror.events[-1].kind == "marked")
        await bo.close()
        await ada.granted(table, TakeBack(0))
        await ada.granted(table, Play(0, "c3"))
        heard = len(bo.heard)
        await bo.connect()
        await bo.watch(table, 1, mirror.n)
        snapshot = await bo.wait(wire.Snapshot, since=heard)
        assert (snapshot.since, len(snapshot.log)) == (mirror.n - 2, 2)
        assert [event.kind for event in mirror.events][-3:] == ["marked", "undone", "marked"]
        fresh = await Browser(house.address, bo.token, bo.person).connect()
        assert (await fresh.watch(table, 1)).looks() == mirror.looks()

    evening(run())


def test_drafts_and_why_not(house: House) -> None:
    async def run() -> None:
        ada, _, table = await started(house, game="mushroom_market")
        await ada.granted(table, Play(0, "1"))
        await ada.say(wire.WhyNot("w", table, 0, "stall-cep"))
        assert (await ada.answer("w")).refusal.rule == "MM-HAUL-1"
        await ada.say(wire.Draft("d", table, 1, ""))
        assert (await ada.answer("d")).reason.key == "refuse-not-yours"
        await ada.say(wire.Draft("e", table, 0, "sell"))
        assert isinstance(await ada.answer("e"), wire.Refused)

    evening(run())


def test_one_device_for_several_seats(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        await ada.granted(table, Sit(1, "Uncle"))
        await ada.granted(table, Start())
        first, second = await ada.watch(table, 0), await ada.watch(table, 1)
        await ada.granted(table, Play(0, "b2"))
        await ada.granted(table, Play(1, "a1"))
        await ada.until(lambda: first.n == second.n and first.events[-1].data["cell"] == "a1")
        assert second.info is not None and [chair.name for chair in second.info.chairs] == ["Ada", "Uncle"]

    evening(run())


def test_bots_play_keep_seats_warm_and_give_them_back(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open(bots=True)
        await ada.granted(table, Start())
        mirror = await ada.watch(table, 0)
        await ada.granted(table, Play(0, "b2"))
        await ada.until(lambda: mirror.info is not None and mirror.info.awaited == (0,))
        await ada.granted(table, SeatBot(0))
        await ada.until(lambda: mirror.info is not None and mirror.info.phase == "over")

        bo, cid, second = await started(house)
        await bo.granted(second, SeatBot(0))
        seen = cid.mirrors[second, 1]
        await cid.until(lambda: seen.info is not None and seen.info.awaited == (1,))
        await bo.granted(second, Sit(0))
        await cid.granted(second, Play(1, next(choice.word for choice in seen.asked.choices)))  # type: ignore[union-attr]
        assert await bo.refusal(second, SeatBot(1)) == "refuse-not-yours"

    evening(run())


def test_a_seat_is_told_of_its_only_move(house: House) -> None:
    async def run() -> None:
        bo, cid, table = await started(house)
        mine, other = bo.mirrors[table, 0], cid.mirrors[table, 1]
        for number, cell in enumerate(("a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2")):
            assert mine.asked is not None and mine.asked.only == ""
            await (bo, cid)[number % 2].granted(table, Play(number % 2, cell))
        await bo.until(lambda: mine.asked is not None and mine.asked.only == "a2")
        assert other.asked is not None and other.asked.only == ""

    evening(run())


def test_the_pace_of_bots_is_shown_and_kept_for_the_rematch(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open(bots=True, pace="slow")
        mirror = await ada.watch(table, 0)
        assert mirror.info is not None and mirror.info.pace == "slow"
        await ada.granted(table, Start())
        await ada.granted(table, SetPace("fast"))
        await ada.until(lambda: mirror.info is not None and mirror.info.pace == "fast")
        await ada.granted(table, SeatBot(0))
        await ada.until(lambda: mirror.info is not None and mirror.info.phase == "over")
        assert await ada.refusal(table, SetPace("slow")) == "refuse-over"
        await ada.granted(table, PlayAgain())
        await ada.until(lambda: mirror.info is not None and bool(mirror.info.rematch))
        again = await ada.watch(mirror.info.rematch, 0)
        assert again.info is not None and again.info.pace == "fast"

    evening(run())


def test_offers_pause_and_playing_again_in_one_press_each(house: House) -> None:
    async def run() -> None:
        ada, bo, table = await started(house, grace=3)
        await ada.granted(table, Play(0, "b2"))
        await bo.granted(table, Pause())
        assert await bo.refusal(table, Play(1, "a1")) == "refuse-paused"
        await ada.granted(table, Resume())
        await bo.granted(table, Play(1, "a1"))
        await ada.granted(table, Offer("undo", 0))
        mirror = bo.mirrors[table, 1]
        await bo.until(lambda: mirror.info is not None and mirror.info.offer is not None)
        assert mirror.info is not None and mirror.info.offer is not None
        assert mirror.info.offer.asked == (bo.person,)
        await bo.granted(table, Answer(True))
        await play_row(ada, bo, table)
        await ada.granted(table, PlayAgain("swap"))
        await bo.until(lambda: mirror.info is not None and mirror.info.rematch != "")
        assert mirror.info.again == ("same", "swap")
        again = mirror.info.rematch
        laid = await ada.watch(again, 1)
        await ada.until(lambda: laid.info is not None)
        assert laid.info is not None and (laid.info.phase, laid.info.grace) == ("gathering", 3)
        await bo.granted(table, PlayAgain())
        await ada.until(lambda: laid.info is not None and laid.info.phase == "playing")
        await bo.granted(again, Play(0, "b2"))
        await ada.granted(again, Play(1, "a1"))

    evening(run())


def test_players_talk_among_themselves_until_it_is_over(house: House) -> None:
    async def run() -> None:
        ada, bo, table = await started(house)
        eve = await Browser.guest(house.address, "Eve")
        await eve.watch(table)
        await ada.say(wire.Say("1", table, "<b>secret</b>"))
        await ada.answer("1")
        await bo.wait(wire.Chat, lambda chat: chat.line.text == "<b>secret</b>")
        await eve.say(wire.Say("2", table, "go on!"))
        await bo.wait(wire.Chat, lambda chat: chat.line.name == "Eve")
        await bo.say(wire.React(table, "hat"))
        await eve.wait(wire.Reacted)
        assert not any(isinstance(one, wire.Chat) and one.line.room == "players" for one in eve.heard)
        await play_row(ada, bo, table)
        late = await Browser.guest(house.address, "Late")
        await late.watch(table)
        assert [line.text for line in (await late.wait(wire.Snapshot)).chat] == ["<b>secret</b>", "go on!"]

    evening(run())


def test_the_lobby_shows_open_tables_as_they_change(house: House) -> None:
    async def run() -> None:
        ada, bo = await two(house)
        await bo.say(wire.WatchLobby())
        await bo.wait(wire.Lobby)
        table = await ada.open(listed=True)
        shown = await bo.wait(wire.Lobby, lambda lobby: any(one.id == table for one in lobby.tables))
        assert shown.tables[0].chairs[0].name == "Ada"
        await bo.granted(table, Sit(1))
        await bo.wait(wire.Lobby, lambda lobby: any(one.id == table and one.chairs[1].name for one in lobby.tables))
        assert (await ada.http("GET", "/api/me/tables")).json()[0]["id"] == table

    evening(run())


def test_records_tell_ones_own_moves_and_everything_at_the_end(house: House) -> None:
    async def run() -> None:
        ada, bo, table = await started(house)
        await ada.granted(table, Play(0, "a1"))
        await bo.granted(table, Play(1, "b1"))
        running = loads((await ada.http("GET", f"/api/tables/{table}/record")).text)
        assert running.seed is None and [(e.seat, e.move) for e in running.entries] == [(0, "a1")]
        story = (await bo.http("GET", f"/api/tables/{table}/story?seat=1")).text
        assert len(story.splitlines()) == 2 and "[" not in story
        for seat, move in ROW[2:]:
            await (ada, bo)[seat].granted(table, Play(seat, move))
        whole = (await bo.http("GET", f"/api/tables/{table}/record")).text
        assert len(verify(find("tic_tac_toe"), loads(whole)).entries) == 5
        stranger = Browser(house.address)
        assert loads((await stranger.http("GET", f"/api/tables/{table}/record")).text).entries == ()

        branch = await bo.http("POST", f"/api/tables/{table}/branch", json={"upto": 3})
        assert branch.status_code == 201 and branch.json()["from_record"]
        imported = await ada.http("POST", "/api/records", json={"record": whole, "upto": 4})
        again = imported.json()["id"]
        await bo.granted(again, Sit(1))
        await ada.granted(again, Start())
        await ada.granted(again, Play(0, "a3"))
        assert (await ada.http("GET", f"/api/tables/{again}")).json()["phase"] == "over"
        over = await ada.http("POST", "/api/records", json={"record": whole})
        assert (over.status_code, over.json()["problem"]) == (
            400,
            "the game is over at that entry: choose an earlier one",
        )

    evening(run())


def test_the_same_guest_on_another_device(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        link = (await ada.http("POST", "/api/me/links")).json()["path"]
        stranger = Browser(house.address)
        secret = {"secret": link.partition("#link=")[2]}
        answer = await stranger.http("POST", "/api/people/link", json=secret)
        phone = await Browser(house.address, answer.cookies["gnome"], ada.person).connect()
        assert answer.json()["id"] == ada.person
        await phone.watch(table, 0)
        assert (await stranger.http("POST", "/api/people/link", json=secret)).status_code == 401
        await phone.http("DELETE", "/api/me")
        assert (await phone.http("GET", "/api/me")).status_code == 401
        assert (await ada.http("GET", "/api/me")).json()["name"] == "Ada"

    evening(run())


@pytest.mark.parametrize(
    ("policy", "during", "after"), [("none", False, False), ("public", True, False), ("all_at_end", True, True)]
)
def test_what_spectators_may_see(house: House, policy: str, during: bool, after: bool) -> None:
    async def sees(eve: Browser, table: str, seat: int | None) -> bool:
        try:
            await eve.watch(table, seat)
        except PermissionError:
            return False
        return True

    async def run() -> None:
        ada, bo, table = await started(house, spectators=policy)
        eve = await Browser.guest(house.address, "Eve")
        assert await sees(eve, table, None) is during
        assert not await sees(eve, table, 0)
        await play_row(ada, bo, table)
        assert await sees(eve, table, 1) is after
        assert await sees(bo, table, 0)
        whole = loads((await eve.http("GET", f"/api/tables/{table}/record")).text) if during else None
        assert (whole is not None and whole.seed is not None) is after

    evening(run())


def test_watchers_are_counted_but_not_those_who_sit(house: House) -> None:
    async def run() -> None:
        ada, bo, table = await started(house)
        mirror = await ada.watch(table, 0)
        await bo.watch(table)
        assert mirror.info is not None and mirror.info.watchers == 0
        cy = await Browser.guest(house.address, "Cy")
        await cy.watch(table)
        await ada.watch(table, 0)
        assert mirror.info.watchers == 1 and not mirror.info.secrets

    evening(run())


def test_who_stands_up_looks_no_longer_through_that_seat(house: House) -> None:
    async def run() -> None:
        ada, bo = await two(house)
        table = await ada.open(spectators="none")
        await bo.granted(table, Sit(1))
        await bo.watch(table, 1)
        await ada.granted(table, Stand(1))
        await bo.wait(wire.Gone)
        assert await bo.refusal(table, Sit(1)) == "refuse-barred"
        await bo.say(wire.Say("1", table, "hey!"))
        assert isinstance(await bo.answer("1"), wire.Refused)

    evening(run())
