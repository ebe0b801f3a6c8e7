"""What people tell each other beside the moves: signs on what all can see, and a side's talk for that side alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from gnomestead.kernel import Match, OptionValue, dumps
from gnomestead.kernel.registry import find
from gnomestead.server import wire
from gnomestead.server.serve import prepare
from gnomestead.server.settings import Limits, Settings
from gnomestead.server.signals import MOST_UP
from gnomestead.table.acts import Answer, Offer, Play, Sit, Stand, Start
from houses.browsers import Browser, evening
from houses.house import House

ARMIES: Final[dict[str, OptionValue]] = {"level": 2, "army_1": "froomp", "army_2": "pebbles"}
SECRET: Final = "the third tile is the relic"


async def company(house: House, game: str, *names: str, **options: OptionValue) -> tuple[str, list[Browser]]:
    """A running table, everybody looking through the eyes of their own seat."""
    people = [await Browser.guest(house.address, name) for name in names]
    record = dumps(Match.new(find(game), len(names), options, seed=4).record())
    table = (await people[0].http("POST", "/api/records", json={"record": record})).json()["id"]
    for seat, browser in enumerate(people[1:], 1):
        await browser.granted(table, Sit(seat))
    await people[0].granted(table, Start())
    for seat, browser in enumerate(people):
        await browser.watch(table, seat)
    return table, people


async def show(browser: Browser, table: str, seat: int, sign: str, thing: str = "", up: bool = True) -> str:
    """Show a sign, or take it down; the answer: why not."""
    id = browser.new_id()
    await browser.say(wire.ShowSign(id, table, seat, sign, thing, up))
    answer = await browser.answer(id)
    return answer.reason.key if isinstance(answer, wire.Refused) else ""


def signals(browser: Browser) -> tuple[wire.Signal, ...]:
    """What is up, as this browser was told last."""
    return next(each.signals for each in reversed(browser.heard) if isinstance(each, wire.Signals | wire.Snapshot))


def traffic(browser: Browser) -> str:
    return msgspec.json.encode(browser.heard).decode()


# Signs ---------------------------------------------------------------------------------------------


def test_everybody_sees_what_is_pointed_at(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await company(house, "mushroom_market", "Ada", "Bo")
        eve = await Browser.guest(house.address, "Eve")
        await eve.watch(table)
        assert await show(ada, table, 0, "here", "token-1") == ""
        for browser in (ada, bo, eve):
            told = await browser.wait(wire.SignShown)
            assert told.signal == wire.Signal(0, "here", "token-1")
        late = await Browser.guest(house.address, "Late")
        await late.watch(table)
        assert signals(late) == ()

    evening(run())


def test_the_id_of_a_card_in_the_hand_never_reaches_another(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await company(house, "mushroom_market", "Ada", "Bo")
        for browser, seat in ((ada, 0), (bo, 1)):
            await browser.granted(table, Play(seat, "2"))
        held = [thing.id for thing in ada.mirrors[table, 0].places["hand-0"].things]
        assert held
        for card in held:
            assert await show(ada, table, 0, "here", card) == "refuse-not-public"
        assert await show(ada, table, 0, "here", "hand-0") == ""
        await bo.wait(wire.SignShown)
        own = {thing.id for thing in bo.mirrors[table, 1].places["hand-1"].things}
        assert [card for card in held if card not in own and card in traffic(bo)] == []
        assert [told.signal.thing for told in bo.heard if isinstance(told, wire.SignShown)] == ["hand-0"]

    evening(run())


def test_only_those_who_sit_there_show_signs_and_only_those_of_the_game(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await company(house, "mushroom_market", "Ada", "Bo")
        eve = await Browser.guest(house.address, "Eve")
        for browser in (bo, eve):
            assert await show(browser, table, 0, "here", "stall") == "refuse-not-yours"
        assert await show(ada, table, 0, "hold") == "refuse-no-sign"
        assert await show(ada, table, 0, "here") == "refuse-not-public"
        assert not any(isinstance(each, wire.SignShown) for each in (*ada.heard, *bo.heard))

    evening(run())


def test_a_raised_wing_stays_until_it_is_lowered_or_the_turn_ends(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await company(house, "nirds", "Ada", "Bo", **ARMIES)
        assert await show(bo, table, 1, "hold", "seat-1") == "refuse-sign-alone"
        assert await show(bo, table, 1, "hold") == ""
        held = (wire.Signal(1, "hold"),)
        await ada.wait(wire.Signals, lambda told: told.signals == held)
        late = await Browser.guest(house.address, "Late")
        await late.watch(table)
        assert signals(late) == held
        assert await show(bo, table, 1, "hold", up=False) == ""
        await ada.wait(wire.Signals, lambda told: told.signals == ())
        assert await show(bo, table, 1, "need_4") == ""
        assert await show(bo, table, 1, "hold") == ""
        for browser, seat in ((ada, 0), (bo, 1)):
            await browser.granted(table, Play(seat, "ready"))
        await ada.until(lambda: signals(ada) == held)
        await pass_when_asked(table, [ada, bo])
        await ada.until(lambda: signals(ada) == ())

    evening(run())


def test_a_wing_goes_down_once_its_owner_has_done_what_it_was_up_for(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await company(house, "nirds", "Ada", "Bo", **ARMIES)
        for browser, seat in ((ada, 0), (bo, 1)):
            assert await show(browser, table, seat, "hold") == ""
        await bo.granted(table, Play(1, "science abacus 1"))
        await ada.until(lambda: signals(ada) == (wire.Signal(0, "hold"),))

    evening(run())


async def pass_when_asked(table: str, people: list[Browser]) -> None:
    """Whoever is next passes."""
    mirrors = [browser.mirrors[table, seat] for seat, browser in enumerate(people)]
    await people[0].until(lambda: any("pass" in words(mirror) for mirror in mirrors))
    seat = next(seat for seat, mirror in enumerate(mirrors) if "pass" in words(mirror))
    await people[seat].granted(table, Play(seat, "pass"))


def words(mirror: object) -> list[str]:
    asked = getattr(mirror, "asked", None)
    return [choice.word for choice in asked.choices] if asked is not None else []


def test_marks_are_for_ones_own_where_the_sign_says_so_and_there_are_not_too_many(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await company(house, "nirds", "Ada", "Bo", **ARMIES)
        assert await show(ada, table, 0, "keep", "die-1-0") == "refuse-own-only"
        assert await show(ada, table, 0, "keep", "die-0-0") == ""
        ids = [f"die-{seat}-{n}" for seat in (0, 1) for n in range(4)]
        marks = [(sign, id) for sign in ("plan_a", "plan_b", "plan_c") for id in ids]
        for sign, id in marks[: MOST_UP - 1]:
            assert await show(ada, table, 0, sign, id) == ""
        assert await show(ada, table, 0, *marks[-1]) == "refuse-many-signs"
        assert len(signals(ada)) == MOST_UP

    evening(run())


def test_a_sign_that_belongs_to_one_thing_is_shown_nowhere_else(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await company(house, "wymer_stones", "Ada", "Bo", hero_pick="random")
        assert await show(ada, table, 0, "throw", "sheet_0") == "refuse-sign-elsewhere"
        assert await show(ada, table, 0, "here", "sheet_0") == ""

    evening(run())


def test_a_mark_goes_with_its_die_and_not_with_the_place_in_the_row(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await company(house, "nirds", "Ada", "Bo", **ARMIES)
        faces = lambda: [die.value for die in ada.mirrors[table, 0].places["dice-0"].things]  # noqa: E731
        assert faces() == [2, 3, 3, 5, 6]
        for two_and_three in ("die-0-0", "die-0-2"):
            assert await show(ada, table, 0, "plan_a", two_and_three) == ""
        await ada.granted(table, Play(0, "offer p2 2 4"))
        await bo.granted(table, Play(1, "accept p1"))
        await ada.until(lambda: faces() == [3, 3, 4, 5, 6])
        await ada.until(lambda: signals(ada) == (wire.Signal(0, "plan_a", "die-0-0"),))

    evening(run())


def test_whoever_leaves_takes_their_signs_along(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await company(house, "nirds", "Ada", "Bo", **ARMIES)
        assert await show(bo, table, 1, "hold") == ""
        await bo.granted(table, Stand(1))
        await ada.wait(wire.Signals, lambda told: told.signals == ())

    evening(run())


@pytest.fixture
def strict_house(tmp_path: object) -> Iterator[House]:
    settings = Settings(f"sqlite:///{tmp_path}/gnomes.sqlite")
    prepare(settings)
    house = House(settings.database, Limits(signs_per_second=0.01, sign_burst=3)).open()
    yield house
    house.close()


def test_nobody_can_point_faster_than_others_can_look(strict_house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await company(strict_house, "tic_tac_toe", "Ada", "Bo")
        answers = [await show(ada, table, 0, "here", "b2") for _ in range(4)]
        assert answers == ["", "", "", "refuse-too-fast"]
        assert await show(bo, table, 1, "here", "b2") == ""

    evening(run())


# A side among itself -------------------------------------------------------------------------------


async def whisper(browser: Browser, table: str, text: str = SECRET) -> str:
    id = browser.new_id()
    await browser.say(wire.Say(id, table, text, "team"))
    answer = await browser.answer(id)
    return answer.reason.key if isinstance(answer, wire.Refused) else ""


def test_what_heroes_say_among_themselves_reaches_no_other_socket(house: House) -> None:
    async def run() -> None:
        table, (ada, bo, villain) = await company(house, "wymer_stones", "Ada", "Bo", "Vic")
        eve = await Browser.guest(house.address, "Eve")
        await eve.watch(table)
        screen = await Browser(house.address, ada.token, ada.person).connect()
        await screen.watch(table)
        assert await whisper(ada, table) == ""
        heard = await bo.wait(wire.Chat, lambda chat: chat.line.text == SECRET)
        assert heard.line.room == "team"
        assert await whisper(villain, table) == "refuse-no-team"
        assert await whisper(eve, table) == "refuse-no-team"
        await villain.watch(table, 2)
        await villain.say(wire.Say("v", table, "what are you whispering?"))
        for browser in (villain, eve, screen):
            await browser.watch(table, 2 if browser is villain else None)
            assert SECRET not in traffic(browser)
        again = await Browser(house.address, bo.token, bo.person).connect()
        await again.watch(table, 1)
        assert SECRET in traffic(again)

    evening(run())


def test_who_plays_for_both_sides_hears_neither(house: House) -> None:
    async def run() -> None:
        people = [await Browser.guest(house.address, name) for name in ("Ada", "Bo", "Both")]
        ada, bo, both = people
        table = await ada.open("wymer_stones", 4)
        await bo.granted(table, Sit(1))
        await both.granted(table, Sit(2))
        await both.granted(table, Sit(3))
        await ada.granted(table, Start())
        for seat, browser in ((0, ada), (1, bo), (2, both), (3, both)):
            await browser.watch(table, seat)
        assert await whisper(both, table) == "refuse-no-team"
        assert await whisper(ada, table) == ""
        await bo.wait(wire.Chat, lambda chat: chat.line.text == SECRET)
        await both.watch(table, 2)
        assert SECRET not in traffic(both)

    evening(run())


def test_the_word_of_a_side_is_its_own_even_when_all_is_over(house: House) -> None:
    async def run() -> None:
        table, (ada, bo, villain) = await company(house, "wymer_stones", "Ada", "Bo", "Vic")
        assert await whisper(ada, table) == ""
        await ada.granted(table, Offer("end"))
        for browser in (bo, villain):
            await browser.granted(table, Answer(True))
        for seat in (0, 1, 2, None):
            await villain.watch(table, seat)
        assert SECRET not in traffic(villain)
        await bo.watch(table, 1)
        assert SECRET in traffic(bo)

    evening(run())


def test_all_on_one_side_need_no_whispering(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await company(house, "nirds", "Ada", "Bo", **ARMIES)
        assert await whisper(ada, table) == "refuse-no-team"

    evening(run())
