"""What whoever runs a server relies on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus

from gnomestead.cli import main
from gnomestead.server import wire
from gnomestead.server.app import HEADERS
from gnomestead.server.limits import Bucket, Buckets
from gnomestead.server.serve import addresses, database_url, prepare, qr_code
from gnomestead.server.settings import Limits, Settings
from gnomestead.table.acts import Play, Sit, Start
from gnomestead.table.fairtime import MOST_CREDIT, Line
from houses.browsers import Browser, evening
from houses.house import House
from houses.served import Served

STRICT = Limits(
    messages_per_second=1,
    message_burst=10,
    requests_per_second=1,
    request_burst=9,
    sockets_per_person=2,
    open_tables_per_person=1,
    watches_per_socket=1,
)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    settings = Settings(f"sqlite:///{tmp_path}/gnomes.sqlite")
    prepare(settings)
    house = House(settings.database, STRICT).open()
    yield house
    house.close()


def test_screens_tell_how_long_something_brief_was_to_be_seen(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        await ada.granted(table, Sit(1))
        await ada.granted(table, Start())
        await ada.say(wire.Shown(table, 0, meant=700, real=717))
        await ada.say(wire.Say("1", table, "did you see him?"))
        await ada.answer("1")
        metrics = (await ada.http("GET", "/metrics")).text
        assert "gnomestead_shown_error_seconds_sum 0.017" in metrics

    evening(run())


def test_alive_ready_counted_and_described(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        await ada.granted(table, Sit(1))
        await ada.granted(table, Start())
        await ada.granted(table, Play(0, "b2"))
        assert (await ada.http("GET", "/healthz")).text == "ok\n"
        assert (await ada.http("GET", "/readyz")).text == "ready\n"
        metrics = (await ada.http("GET", "/metrics")).text
        assert "gnomestead_act_seconds_bucket" in metrics and "gnomestead_sockets 1.0" in metrics
        schema = (await ada.http("GET", "/openapi.json")).json()
        assert {"/api/tables", "/api/people", "/api/records"} <= schema["paths"].keys()

    evening(run())


def test_pages_words_and_headers(house: House) -> None:
    async def run() -> None:
        stranger = Browser(house.address)
        page = await stranger.http("GET", "/")
        assert page.status_code == 200 and "Gnomestead" in page.text
        assert {name: page.headers[name] for name in HEADERS} == HEADERS
        words = (await stranger.http("GET", "/api/games/tic_tac_toe/words/en")).text
        assert all(key in words for key in ("prompt-choose", "event-table-sat", "event-marked"))
        assert (await stranger.http("GET", "/api/games/tic_tac_toe/words/xx")).text == words
        assert "TTT-1" in (await stranger.http("GET", "/api/games/tic_tac_toe/rules")).text
        for path in ("/api/games/tic_tac_toe/look/../rules.py", "/static/..%2f..%2fcli.py", "/api/games/chess"):
            assert (await stranger.http("GET", path)).status_code in (400, 404)

    evening(run())


def test_limits_per_person_and_address(strict: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(strict.address, "Ada")
        table = await ada.open()
        second = await ada.http("POST", "/api/tables", json={"game": "tic_tac_toe", "seats": 2})
        assert (second.status_code, "open tables" in second.json()["problem"]) == (400, True)
        await ada.watch(table)
        await ada.say(wire.Watch(table, 0))
        await ada.wait(wire.Refused)
        await Browser(strict.address, ada.token, ada.person).connect()
        with pytest.raises(InvalidStatus):
            await Browser(strict.address, ada.token, ada.person).connect()
        for _ in range(20):
            await ada.say(wire.Ping(1.0))
        await ada.wait(wire.Oops, lambda oops: oops.problem == "too many messages at once")
        assert 429 in [(await ada.http("GET", "/api/games")).status_code for _ in range(12)]

    evening(run())


def test_buckets_refill_and_forget() -> None:
    bucket = Bucket(rate=0, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    buckets = Buckets(rate=0, burst=1)
    assert buckets.take("ada") and not buckets.take("ada") and buckets.take("bo")


def test_a_line_is_measured_by_echoes_that_were_asked_for() -> None:
    line = Line()
    line.echoed(99)
    assert line.round_trip == 0
    line.echoed(line.probe())
    assert 0 <= line.round_trip < 1000
    assert 60 <= line.credit <= MOST_CREDIT


def test_a_server_told_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path}/gnomes.sqlite")
    served.start()
    served.wait()

    async def run() -> None:
        ada = await Browser.guest(served.address, "Ada")
        table = await ada.open(clock={"kind": "move", "time": 60_000})
        await ada.granted(table, Sit(1))
        await ada.granted(table, Start())
        await ada.granted(table, Play(0, "b2"))
        assert await asyncio.to_thread(served.stop) in (0, -15)
        await ada.close()
        assert ada.close_code == 1012
        served.start()
        await asyncio.to_thread(served.wait)
        await ada.connect()
        mirror = await ada.watch(table, 1)
        assert mirror.asked is not None and len(mirror.asked.choices) == 8

    evening(run())
    served.kill()


def test_backup_and_upgrade(tmp_path: Path) -> None:
    run = CliRunner()
    data = ["--data", str(tmp_path / "data")]
    assert "revision" in run.invoke(main, ["db", "upgrade", *data]).output
    saved = run.invoke(main, ["backup", str(tmp_path / "copy.sqlite"), *data])
    assert "saved to" in saved.output
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    copy.close()
    again = run.invoke(main, ["backup", str(tmp_path / "copy.sqlite"), *data])
    assert again.exit_code == 2 and "is there already" in again.output
    other = run.invoke(main, ["backup", "x.sqlite", "--database", "postgresql://nowhere/x"])
    assert other.exit_code == 2 and "pg_dump" in other.output


def test_where_it_says_it_is() -> None:
    here = Settings("sqlite://", "127.0.0.1", 9000)
    assert addresses(here) == ["http://localhost:9000/"]
    assert database_url(None, Path("data")) == "sqlite:///data/gnomestead.sqlite"
    assert "█" in qr_code("http://192.0.2.7:8000/")
