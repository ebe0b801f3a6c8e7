"""Real time at a live table: options before the start, lines on several servers, one device."""

from __future__ import annotations

import pytest

from gnome_me.race import Race, measured_line
from gnomestead.kernel import BadSetup
from gnomestead.table.acts import ChangeOptions, Play, Start
from gnomestead.table.fairtime import MOST_CREDIT
from gnomestead.table.judging import Refused


def test_the_horizon_is_the_largest_credit_at_the_table() -> None:
    race = Race(0, 95)

    async def play() -> None:
        assert race.live.horizon() == 155
        race.racers[1].line = measured_line(2_000)
        assert race.live.horizon() == MOST_CREDIT

    race.run(play())


def test_one_device_needs_no_horizon() -> None:
    race = Race(95, 95)

    async def play() -> None:
        race.live.table.chairs[1].person = race.racers[0].person
        assert race.live.horizon() == 0

    race.run(play())


def test_whoever_plays_through_another_server_may_be_far_away() -> None:
    race = Race(0, 0)

    async def play() -> None:
        race.live._is_shared = True
        race.live.look_away(race.racers[1], 1)
        assert race.live.horizon() == MOST_CREDIT

    race.run(play())


def test_a_press_without_a_stamp_counts_from_half_a_trip_ago() -> None:
    race = Race(0, 100)

    async def play() -> None:
        await race.start()
        await race.until("assemble")
        arrived = race.now()
        await race.live.ask(race.racers[1].someone, Play(1, "stop"), "", race.racers[1].line)
        act = next(act for _, act in race.acts if act.text == "stop")
        assert act.at == arrived - 100

    race.run(play())


def test_before_the_start_the_host_changes_options() -> None:
    race = Race(0, 0)
    host, guest = (racer.someone for racer in race.racers)

    async def play() -> None:
        await race.live.ask(host, ChangeOptions({"pace": "beats"}), "")
        assert race.live.info().options["pace"] == "beats" and race.live.info().options["operator"] == "auto"
        with pytest.raises(Refused, match="refuse-host-only"):
            await race.live.ask(guest, ChangeOptions({"pace": "live"}), "")
        with pytest.raises(BadSetup, match="tie_window_ms"):
            await race.live.ask(host, ChangeOptions({"tie_window_ms": 7}), "")
        await race.live.ask(host, Start(), "")
        assert race.state.terms.beats
        with pytest.raises(Refused, match="refuse-started"):
            await race.live.ask(host, ChangeOptions({"pace": "live"}), "")

    race.run(play())
