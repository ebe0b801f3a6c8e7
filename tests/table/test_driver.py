"""The driver moves bots and lets happen what is due; somebody quicker is no harm."""

from __future__ import annotations

import asyncio

import pytest

from gnomestead.bots.driver import bot_names
from gnomestead.kernel.registry import find
from gnomestead.table import thinking
from gnomestead.table.acts import ClockRule
from gnomestead.table.driver import Driver
from gnomestead.table.thinking import FORGOTTEN, Idea, Thinkers, Thought, ponder
from houses.desk import Desk, think
from toy import MushroomMarket


def test_bots_play_a_game_out_at_their_pace() -> None:
    desk = Desk(find("tic_tac_toe"), bots=(0, 1))
    asyncio.run(Driver(desk, think, pace=900).run())
    assert desk.table.phase == "over"
    assert desk.time >= 450 * len(desk.table.running.entries)


def test_a_game_with_secrets_is_played_from_what_each_seat_has_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_game", {"mushroom_market": MushroomMarket()}.__getitem__)
    desk = Desk(MushroomMarket(), bots=(0, 1))
    asyncio.run(Driver(desk, think, pace=0).run())
    assert desk.table.phase == "over"


def test_a_seat_that_runs_out_of_time_gets_a_bot() -> None:
    desk = Desk(find("tic_tac_toe"), bots=(1,), clock=ClockRule("move", 5_000))
    asyncio.run(Driver(desk, think, pace=0).run())
    assert desk.table.phase == "over" and desk.table.chairs[0].bot == bot_names(find("tic_tac_toe"))[0]
    assert desk.time >= 5_000


def test_a_bot_that_forgets_is_told_again_and_one_that_breaks_plays_its_default() -> None:
    asked: list[int] = []

    async def forgetful(thought: Thought) -> Idea | str | None:
        asked.append(thought.heard)
        return FORGOTTEN if thought.heard else ponder(thought)

    desk = Desk(find("tic_tac_toe"), bots=(0, 1))
    asyncio.run(Driver(desk, forgetful, pace=0).run())
    assert desk.table.phase == "over" and 0 in asked[1:]

    async def broken(thought: Thought) -> Idea | str | None:
        raise RuntimeError("no idea")

    desk = Desk(find("tic_tac_toe"), bots=(0, 1))
    asyncio.run(Driver(desk, broken, pace=0).run())
    assert [entry.move for entry in desk.table.running.entries][:3] == ["a1", "b1", "c1"]


def test_a_house_that_closes_while_a_bot_thinks_does_not_play_for_it(caplog: pytest.LogCaptureFixture) -> None:
    async def closing() -> None:
        thinkers = Thinkers()
        desk = Desk(find("tic_tac_toe"), bots=(0, 1))

        async def late(thought: Thought) -> Idea | str | None:
            await thinkers.think(thought)
            thinkers.close()
            return await thinkers.think(thought)

        with pytest.raises(asyncio.CancelledError):
            await Driver(desk, late, pace=0).run()
        assert not desk.table.running.entries

    asyncio.run(closing())
    assert not caplog.records
