"""Junk from outside gets a short answer: no 5xx, no traceback, no change."""

from __future__ import annotations

import logging

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gnomestead.server import wire
from gnomestead.table.acts import Sit, Start
from houses.browsers import Browser, evening
from houses.house import House

TYPES = [kind.__name__ for kind in wire.FromBrowser.__args__]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(
    ["id", "table", "seat", "seen", "request", "said", "thing", "text", "emote", "on", "sent", "mark"]
)
PLAY = {"type": "Play", "seat": 0, "move": "b2 b2"}
MESSAGES = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from([*TYPES, "Nothing", ""]),
    st.dictionaries(FIELDS, JSON | st.sampled_from(["TABLE", "b2", PLAY]), max_size=6),
)
JUNK = st.one_of(
    MESSAGES.map(msgspec.json.encode),
    JSON.map(msgspec.json.encode),
    st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")),
)


@pytest.fixture
def no_tracebacks(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


def test_junk_on_the_socket(house: House, no_tracebacks: pytest.LogCaptureFixture) -> None:
    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(JUNK, min_size=1, max_size=25))
    def storm(junk: list[bytes]) -> None:
        evening(_one_storm(house, junk))

    storm()
    assert [record for record in no_tracebacks.records if record.exc_info] == []


async def _one_storm(house: House, junk: list[bytes]) -> None:
    ada, eve = await Browser.guest(house.address, "Ada"), await Browser.guest(house.address, "Eve")
    table = await ada.open()
    await ada.granted(table, Sit(1))
    await ada.granted(table, Start())
    before = (await ada.watch(table, 0)).looks()
    for message in junk:
        await eve.say(message.replace(b'"TABLE"', f'"{table}"'.encode()))
    await eve.say(wire.Ping(7.0))
    await eve.wait(wire.Pong, lambda pong: pong.sent == 7.0)
    assert (await ada.watch(table, 0)).looks() == before


def test_junk_over_http(house: House, no_tracebacks: pytest.LogCaptureFixture) -> None:
    schema = schemathesis.openapi.from_url(f"{house.address}/openapi.json")
    schema.config.generation.update(modes=[schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE])
    guest: dict[str, str] = {}

    async def come_in() -> None:
        guest["gnome"] = (await Browser.guest(house.address, "Fuzz")).token

    evening(come_in())
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 15
    for operation in operations:
        if operation.method != "delete":
            _try(operation, guest)
    assert [record for record in no_tracebacks.records if record.exc_info] == []


def _try(operation: object, guest: dict[str, str]) -> None:
    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())  # type: ignore[attr-defined]
    def one(case: object) -> None:
        answer = case.call(cookies=guest)  # type: ignore[attr-defined]
        assert answer.status_code < 500, answer.text

    one()


def test_what_is_too_big_or_too_fast_is_refused(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        await ada.say(b" " * 20_000)
        await ada.wait(wire.Oops, lambda oops: "at most" in oops.problem)
        table = await ada.open()
        await ada.say(wire.Say("s", table, "x" * 501))
        await ada.wait(wire.Oops, lambda oops: "length" in oops.problem)
        long = await ada.http("POST", "/api/people", json={"name": "x" * 41})
        assert long.status_code == 400
        assert (await ada.http("POST", "/api/records", content=b"x" * 3_000_000)).status_code in (400, 413)

    evening(run())
