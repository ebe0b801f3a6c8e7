"""The pace of bots: readable, except where speed is the game; it tells no secret and misses no deadline."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from gnomes_wizards.battle import war
from gnomestead.kernel import CLOCK, OptionValue
from gnomestead.kernel.registry import find
from gnomestead.table.acts import ClockRule, Pace, Pause, Play, Resume, SetPace
from gnomestead.table.driver import Driver
from gnomestead.table.judging import Refused, judge
from gnomestead.table.thinking import Idea, Thought
from houses.desk import Desk, Enough

PACE = 900
WAR: dict[str, OptionValue] = {"length": "short", "tribe_pick": "random"}
GAMES: dict[str, dict[str, OptionValue]] = {
    "gnom_street": {},
    "nirds": {},
    "wymer_stones": {},
    "gnomes_wizards": WAR,
    "tic_tac_toe": {},
}
TIMED = {**WAR, "reaction_seconds": 20}
UNTIMED = {**WAR, "reaction_seconds": 0}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("clock", [ClockRule(), ClockRule("bank", 300_000, 10_000)], ids=["no_clock", "clock"])
def test_bots_leave_time_to_read_in_every_game(game: str, clock: ClockRule) -> None:
    desk = Desk(find(game), bots=(0, 1), clock=clock, options=GAMES[game])
    desk.play(60, PACE)
    assert len(desk.gaps()) >= 5
    assert all(PACE // 2 <= gap < PACE * 3 // 2 for gap in desk.gaps())


@pytest.mark.parametrize("options", [TIMED, UNTIMED], ids=["timed", "untimed"])
def test_a_reaction_clock_changes_no_pace(options: dict[str, OptionValue]) -> None:
    desk = Desk(find("gnomes_wizards"), bots=(0, 1), options=options)
    desk.play(150, PACE)
    assert len(desk.gaps()) >= 50
    assert all(PACE // 2 <= gap < PACE * 3 // 2 for gap in desk.gaps())


@pytest.mark.parametrize(("pace", "low", "high"), [("slow", 1125, 3375), ("normal", 450, 1350), ("fast", 180, 540)])
def test_a_table_has_its_own_pace(pace: Pace, low: int, high: int) -> None:
    desk = Desk(find("gnomes_wizards"), bots=(0, 1), options=TIMED, pace=pace)
    desk.play(60, PACE)
    assert all(low <= gap < high for gap in desk.gaps())


@pytest.mark.parametrize("game", GAMES)
def test_without_think_time_bots_act_at_once(game: str) -> None:
    desk = Desk(find(game), bots=(0, 1), options=GAMES[game])
    desk.play(40, pace=0)
    assert desk.time == 0


def test_in_a_race_the_pace_of_the_table_changes_nothing() -> None:
    slow, fast = (Desk(find("gnome_me"), bots=(0, 1), pace=pace) for pace in ("slow", "fast"))
    for desk in (slow, fast):
        desk.play(30, PACE)
    assert slow.time == fast.time and min(slow.gaps()) < PACE // 2


def test_the_pace_is_changed_at_a_running_table() -> None:
    desk = Desk(find("tic_tac_toe"), bots=(1,))
    desk.table.apply(judge(desk.table, "ada", SetPace("slow"), 0))
    assert desk.table.pace == "slow"
    desk.table.apply(judge(desk.table, "ada", Play(0, "b2"), 0))
    desk.play(1, PACE)
    assert desk.time >= 1125
    with pytest.raises(Refused, match="refuse-not-seated"):
        judge(desk.table, "eve", SetPace("fast"), 0)


def test_a_pause_does_not_eat_up_the_time_to_read() -> None:
    desk = Desk(find("tic_tac_toe"), bots=(1,))
    for request, at in ((Play(0, "b2"), 0), (Pause(), 10), (Resume(), 5_000)):
        desk.table.apply(judge(desk.table, "ada", request, at))
    desk.time = 5_000
    desk.play(1, PACE)
    assert desk.time >= 5_000 + PACE // 2


def asked_in_secret(*answers: str, pace: int = PACE) -> list[tuple[int, int, str]]:
    """When who said what, where only the bot on seat 1 is asked for a reaction, and says this."""
    units = "turq_pipers -2,0; turq_leader -2,-2; imbl_hail -2,0; imbl_leader 1,1"
    battle = war("turq", "imbl", units=units, reaction_seconds=20)
    battle.hold(1, "field_dressing").stand("imbl_hail", "-2,0", 4)
    battle.go("move_and_attack").act("turq_pipers").play(0, "imbl_hail")
    assert battle.state.waiting() == (1,) and battle.state.deadline() == 20_000
    desk = Desk(find("gnomes_wizards"), bots=(1,), options=TIMED)
    desk.table.running.state = battle.state
    said = [*answers]

    async def think(_: Thought) -> Idea | str | None:
        return Idea(said[len(desk.acts)], 0)

    desk.expect(len(answers))
    with suppress(Enough):
        asyncio.run(Driver(desk, think, pace).run())
    return [(act.at, act.seat, act.text) for act in desk.acts]


def test_in_secret_a_bot_takes_the_same_time_for_all_it_says() -> None:
    passed, sealed = asked_in_secret("pass"), asked_in_secret("cast field_dressing imbl_hail confirm", "pass")
    assert [seat for _, seat, _ in (*passed, *sealed)] == [1, 1, 1]
    for at, _, _ in (*passed, *sealed):
        assert PACE // 2 <= at < PACE * 3 // 2
    assert sealed[0][0] == sealed[1][0]


def test_a_slow_bot_still_answers_before_the_deadline() -> None:
    assert asked_in_secret("pass", pace=60_000) == [(19_999, 1, "pass")]
    assert CLOCK not in [
        seat for _, seat, _ in asked_in_secret("cast field_dressing imbl_hail confirm", "pass", pace=60_000)
    ]
