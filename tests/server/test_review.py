"""After the game: the replay is the game that was played, and before the end there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gnomestead.kernel import BadRecord, Entry, Goal, Match, Place, Record, dumps, loads
from gnomestead.kernel.registry import find
from gnomestead.server.replay import STRETCH, Film
from gnomestead.server.wire_review import Replay, Sights
from gnomestead.table.acts import Play, Sit, Start, TakeBack
from houses.browsers import Browser, changed, evening
from houses.house import House

GAMES = Path(__file__).parent.parent
GOLDENS = (
    "gnom_street/games/war-3p-last-turn-7",
    "gnomes_wizards/games/short-2p-points",
    "nirds/games/victory-over-the-walls-2p",
    "wymer_stones/games/all-fall-2-alone",
    "gnome_me/games/basic-first-to-five-2p",
)
ROW = [(0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")]


def golden(name: str) -> Record:
    return loads((GAMES / f"{name}.gnome").read_text())


def pictures(sights: Sights) -> list[dict[str, Place]]:
    """The places after each step, put together as a browser does."""
    shown: list[dict[str, Place]] = []
    for sight in sights.sights:
        whole = {place.id: place for place in sight.scene.places} if sight.scene else None
        shown.append(whole or changed(shown[-1], sight))
    return shown


def goals(sights: Sights) -> list[Goal | None]:
    """The goal after each step, as a browser has it."""
    shown: list[Goal | None] = []
    for sight in sights.sights:
        shown.append(sight.scene.goal if sight.scene else sight.goal or shown[-1])
    return shown


@pytest.mark.parametrize("name", GOLDENS)
def test_any_stretch_of_a_film_is_the_game_as_it_was(name: str) -> None:
    record = golden(name)
    game = find(record.header.game)
    film = Film(game, record)
    for start in (0, STRETCH, len(record.entries) // 2, len(record.entries)):
        for seat in (None, 0):
            sights = film.sights(seat, start)
            shown, stated = pictures(sights), goals(sights)
            assert len(shown) == min(STRETCH, len(record.entries) + 1 - start)
            for n in {start, start + len(shown) - 1}:
                state = Match.replay(game, record, n).state
                scene = game.scene(game.view(state, seat))
                assert shown[n - start] == {place.id: place for place in scene.places}, n
                assert stated[n - start] == scene.goal, n


@pytest.mark.parametrize("name", GOLDENS)
def test_a_replay_tells_the_whole_story(name: str) -> None:
    record = golden(name)
    game = find(record.header.game)
    match = Match.replay(game, record)
    replay = Film(game, record).replay(0)
    heard = [version for event in match.log if (version := event.seen_by(0)) is not None]
    assert [(told.kind, told.data) for step in replay.steps for told in step.events] == [
        (e.kind, e.data) for e in heard
    ]
    assert [(step.seat, step.move, step.at) for step in replay.steps[1:]] == [
        (e.seat, e.move, e.at) for e in record.entries
    ]
    assert any(step.begins for step in replay.steps)
    assert replay.result == match.state.result()
    assert (replay.luck is not None) == bool(game.dice_events)


def test_moves_that_were_taken_back_are_shown_and_marked() -> None:
    game = find("tic_tac_toe")
    match = Match.new(game, seed=1)
    for seat, move in ROW[:3]:
        match.play(seat, move)
    match.undo(0)
    match.play(0, "c3")
    film = Film(game, match.record())
    assert [step.undone for step in film.replay(None).steps] == [False, False, False, True, True, False]
    shown = pictures(film.sights(None, 0))
    assert shown[4] == shown[2] != shown[3]


def test_a_record_that_would_take_for_ever_is_refused() -> None:
    match = Match.new(find("tic_tac_toe"), seed=1)
    there_and_back = tuple(Entry(0, "a1" if n % 2 else f"undo {n - 1}") for n in range(1, 3001))
    with pytest.raises(BadRecord, match="too many moves were taken back"):
        Film(match.game, msgspec.structs.replace(match.record(), entries=there_and_back))


async def over(house: House, spectators: str = "public") -> tuple[Browser, Browser, str]:
    ada, bo = await Browser.guest(house.address, "Ada"), await Browser.guest(house.address, "Bo")
    table = await ada.open(spectators=spectators)
    await bo.granted(table, Sit(1))
    await ada.granted(table, Start())
    for seat, move in ROW:
        await (ada, bo)[seat].granted(table, Play(seat, move))
        if move == "a2":
            await ada.granted(table, TakeBack(0))
            await ada.granted(table, Play(0, move))
    return ada, bo, table


async def get(browser: Browser, path: str, kind: Any) -> Any:
    answer = await browser.http("GET", path)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def test_whoever_sat_there_can_see_it_all_again(house: House) -> None:
    async def run() -> None:
        _ada, bo, table = await over(house)
        replay = await get(bo, f"/api/tables/{table}/replay?seat=0", Replay)
        assert [step.move for step in replay.steps] == ["", "a1", "b1", "a2", "undo 3", "a2", "b2", "a3"]
        assert [step.undone for step in replay.steps].count(True) == 2
        assert replay.names == ("Ada", "Bo")
        assert replay.result is not None and replay.result[0].won
        info = (await bo.http("GET", f"/api/tables/{table}")).json()
        assert info["commitment"] == replay.commitment
        sights = await get(bo, f"/api/tables/{table}/replay/sights?start=6", Sights)
        assert [sight.awaited for sight in sights.sights] == [(0,), ()]
        for bad in ("replay?seat=2", "replay?seat=-1", "replay?seat=x", "replay/sights?start=-1"):
            assert (await bo.http("GET", f"/api/tables/{table}/{bad}")).status_code == 400, bad
        assert (await get(bo, f"/api/tables/{table}/replay/sights?start=99", Sights)).sights == ()

    evening(run())


def test_a_running_game_has_no_replay_and_a_finished_one_only_for_its_people(house: House) -> None:
    async def run() -> None:
        eve, stranger = await Browser.guest(house.address, "Eve"), Browser(house.address)
        ada = await Browser.guest(house.address, "Ada")
        running = await ada.open()
        assert (await ada.http("GET", f"/api/tables/{running}/replay")).status_code == 400
        await ada.granted(running, Sit(1))
        await ada.granted(running, Start())
        tables = {running: (ada, False)}
        for spectators, is_open in (("public", False), ("none", False), ("all_at_end", True)):
            one, _, table = await over(house, spectators)
            tables[table] = one, is_open
        for table, (player, is_open) in tables.items():
            for path in ("replay", "replay?seat=0", "replay/sights", "replay/sights?seat=1"):
                url = f"/api/tables/{table}/{path}"
                own = 403 if table == running else 200
                assert (await player.http("GET", url)).status_code == own, path
                for other in (eve, stranger):
                    assert (await other.http("GET", url)).status_code == (200 if is_open else 403), path

    evening(run())


def test_a_record_brought_along_can_be_looked_at(house: House) -> None:
    async def run() -> None:
        ada, stranger = await Browser.guest(house.address, "Ada"), Browser(house.address)
        record = golden("tic_tac_toe/games/seat-0-wins")
        look = {"record": dumps(record), "seat": 1}
        answer = await ada.http("POST", "/api/records/replay", json=look)
        replay = msgspec.json.decode(answer.content, type=Replay)
        assert (replay.game, replay.commitment) == ("tic_tac_toe", record.commitment)
        assert len(replay.steps) == len(record.entries) + 1
        answer = await ada.http("POST", "/api/records/replay/sights", json={**look, "start": 2})
        sights = msgspec.json.decode(answer.content, type=Sights)
        assert len(sights.sights) == len(record.entries) - 1
        assert (await stranger.http("POST", "/api/records/replay", json=look)).status_code == 401

    evening(run())


@pytest.mark.parametrize(
    ("spoil", "status", "words"),
    [
        (lambda text: "hello", 400, "line 1: expected 'gnomestead record 1'"),
        (lambda text: text.replace("game tic_tac_toe", "game chess"), 404, "chess"),
        (lambda text: text.replace("\n1 0 ", "\n1 1 "), 400, "move 1"),
        (lambda text: "\n".join(line for line in text.split("\n") if not line.startswith("seed")), 400, "still secret"),
        (lambda text: text.replace("rules 1", "rules 9"), 400, "version 9"),
    ],
)
def test_a_bad_record_gets_a_clear_sentence(house: House, spoil: Any, status: int, words: str) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        text = spoil(dumps(golden("tic_tac_toe/games/seat-0-wins")))
        for path in ("replay", "replay/sights"):
            answer = await ada.http("POST", f"/api/records/{path}", json={"record": text})
            assert answer.status_code == status, answer.text
            assert words in answer.json()["problem"]

    evening(run())
