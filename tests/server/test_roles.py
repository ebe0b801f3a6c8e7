"""Every message and endpoint, for everybody who might try it: only what the role may."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from gnomestead.kernel import loads
from gnomestead.server import wire
from gnomestead.table.acts import (
    Answer,
    Offer,
    Pause,
    Play,
    PlayAgain,
    Request,
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

OUTSIDERS = ("guest", "former", "kicked", "stranger")
EVERYBODY = ("seat", "other", *OUTSIDERS)


class Company:
    """A game for three under way, and everybody who has something to do with it, or not."""

    def __init__(self, table: str, people: dict[str, Browser]) -> None:
        self.table, self.people = table, people

    @property
    def seat(self) -> Browser:
        return self.people["seat"]


@asynccontextmanager
async def company(house: House, spectators: str = "public") -> AsyncIterator[Company]:
    roles = ("other", "seat", "former", "kicked", "guest")
    people = {role: await Browser.guest(house.address, role) for role in roles}
    people["stranger"] = await Browser(house.address).connect()
    table = await people["other"].open("mushroom_market", 3, spectators=spectators)
    await people["kicked"].granted(table, Sit(2))
    await people["other"].granted(table, Stand(2))
    await people["seat"].granted(table, Sit(1))
    await people["former"].granted(table, Sit(2))
    await people["other"].granted(table, Start())
    await people["former"].granted(table, Stand(2))
    yield Company(table, people)


def told(role: str, usual: str, **special: str) -> str:
    """What this role is told; strangers always the same."""
    return "refuse-stranger" if role == "stranger" else special.get(role, usual)


MATRIX: list[tuple[Request, dict[str, str]]] = [
    (Play(1, "1"), {role: told(role, "refuse-not-yours") for role in EVERYBODY if role != "seat"}),
    (TakeBack(1), {role: told(role, "refuse-not-yours", seat="refuse-undo") for role in EVERYBODY}),
    (SeatBot(1), {role: told(role, "refuse-not-yours") for role in EVERYBODY if role != "seat"}),
    (Stand(1), {role: told(role, "refuse-not-yours") for role in EVERYBODY if role != "seat"}),
    (Sit(1), {role: told(role, "refuse-seat-taken", kicked="refuse-barred") for role in EVERYBODY}),
    (Sit(2), {role: told(role, "refuse-seat-taken", kicked="refuse-barred") for role in EVERYBODY}),
    (Sit(9), {role: told(role, "refuse-no-seat") for role in EVERYBODY}),
    (Start(), {role: told(role, "refuse-started") for role in EVERYBODY}),
    (Answer(True), {role: told(role, "refuse-no-offer") for role in EVERYBODY}),
    (Resume(), {role: told(role, "refuse-not-paused") for role in EVERYBODY}),
    (SetPace("slow"), {role: told(role, "refuse-not-seated") for role in OUTSIDERS}),
    (Pause(), {role: told(role, "refuse-not-seated") for role in OUTSIDERS}),
    (Offer("end"), {role: told(role, "refuse-not-seated") for role in OUTSIDERS}),
    (Offer("undo", 1), {role: told(role, "refuse-not-seated") for role in OUTSIDERS}),
    (Offer("skip", 1), {role: told(role, "refuse-not-seated") for role in OUTSIDERS}),
    (Offer("skip", 1), dict.fromkeys(("seat", "other"), "refuse-not-late")),
    (PlayAgain(), {role: told(role, "refuse-not-seated") for role in OUTSIDERS}),
    (PlayAgain(), dict.fromkeys(("seat", "other"), "refuse-not-over")),
]


def test_what_each_role_may_ask_of_a_table(house: House) -> None:
    async def run() -> None:
        async with company(house) as here:
            mirror = await here.seat.watch(here.table, 1)
            await here.seat.until(lambda: mirror.info is not None and mirror.info.awaited == (0, 1))
            before = mirror.n
            for request, roles in MATRIX:
                for role, words in roles.items():
                    browser = here.people[role]
                    assert await browser.refusal(here.table, request) == words, (role, request)
                    body = {"id": browser.new_id(), "request": msgspec.to_builtins(request)}
                    answer = await browser.http("POST", f"/api/tables/{here.table}/asks", json=body)
                    assert answer.status_code == (401 if role == "stranger" else 409)
            assert (await here.seat.watch(here.table, 1)).n == before
            await here.seat.granted(here.table, Play(1, "1"))

    evening(run())


def test_whose_eyes_one_may_look_through(house: House) -> None:
    async def sees(browser: Browser, table: str, seat: int | None) -> bool:
        try:
            await browser.watch(table, seat)
        except PermissionError:
            return False
        return True

    async def run() -> None:
        async with company(house) as public, company(house, "none") as closed:
            for here, outsiders in ((public, True), (closed, False)):
                for role, browser in here.people.items():
                    inside = role in ("seat", "other")
                    assert await sees(browser, here.table, None) is (inside or outsiders), role
                    assert await sees(browser, here.table, 1) is (role == "seat"), role
                    assert await sees(browser, here.table, 0) is (role == "other"), role
                    assert not await sees(browser, here.table, 2), role
                    assert not await sees(browser, here.table, 7), role

    evening(run())


def test_drafts_questions_and_talk(house: House) -> None:
    async def run() -> None:
        async with company(house) as here:
            for role, browser in here.people.items():
                await browser.say(wire.Draft("d", here.table, 1, ""))
                await browser.say(wire.WhyNot("w", here.table, 1, "deck"))
                own = role == "seat"
                assert isinstance(await browser.answer("d"), wire.Menu if own else wire.Refused), role
                assert isinstance(await browser.answer("w"), wire.Why if own else wire.Refused), role
                await browser.say(wire.Say("s", here.table, f"hello from {role}"))
                talks = role not in ("kicked", "stranger")
                assert isinstance(await browser.answer("s"), wire.Done if talks else wire.Refused), role

    evening(run())


@pytest.mark.parametrize("role", EVERYBODY)
def test_endpoints(house: House, role: str) -> None:
    async def run() -> None:
        async with company(house, "none") as here:
            await here.seat.granted(here.table, Play(1, "2"))
            browser = here.people[role]
            inside, known = role in ("seat", "other"), role != "stranger"
            table = f"/api/tables/{here.table}"
            expected = {
                ("GET", "/api/me"): 200 if known else 401,
                ("GET", "/api/me/tables"): 200 if known else 401,
                ("POST", "/api/me/links"): 201 if known else 401,
                ("GET", "/api/games"): 200,
                ("GET", "/api/tables"): 200,
                ("GET", table): 200 if inside else 403,
                ("GET", f"{table}/record"): 200 if inside else 403,
                ("GET", f"{table}/story?seat=1"): 200 if role == "seat" else 403,
                ("GET", f"{table}/story?seat=0"): 200 if role == "other" else 403,
                ("GET", f"{table}/notes/1"): 401 if not known else 200 if role == "seat" else 403,
                ("GET", f"{table}/notes/0"): 401 if not known else 200 if role == "other" else 403,
                ("GET", f"{table}/replay"): 403,
                ("GET", f"{table}/replay/sights?seat=1"): 403,
                ("GET", "/api/tables/nowhere"): 404,
            }
            for (method, path), status in expected.items():
                assert (await browser.http(method, path)).status_code == status, path
            branch = await browser.http("POST", f"{table}/branch", json={"upto": 1})
            assert branch.status_code == (403 if known else 401)
            opened = await browser.http("POST", "/api/tables", json={"game": "tic_tac_toe", "seats": 2})
            assert opened.status_code == (201 if known else 401)
            if inside:
                record = loads((await browser.http("GET", f"{table}/record")).text)
                assert record.seed is None
                assert [(entry.seat, entry.move) for entry in record.entries] == ([(1, "2")] if role == "seat" else [])

    evening(run())


def test_another_site_may_neither_connect_nor_change_anything(house: House) -> None:
    async def run() -> None:
        from websockets.exceptions import InvalidStatus

        ada = await Browser.guest(house.address, "Ada")
        with pytest.raises(InvalidStatus):
            await Browser(house.address, ada.token, ada.person).connect(origin="https://elsewhere.example")
        headers = {"origin": "https://elsewhere.example"}
        answer = await ada.http("PATCH", "/api/me", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
        assert (await ada.http("GET", "/api/me")).json()["name"] == "Ada"
        own = await Browser(house.address, ada.token, ada.person).connect(origin=house.address)
        await own.close()

    evening(run())
