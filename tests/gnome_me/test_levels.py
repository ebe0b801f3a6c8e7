"""How long bots take and what they get wrong: each level is a person of that speed (GM-BOT)."""

import random
from itertools import pairwise
from statistics import median

import pytest
from msgspec.structs import replace

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.gnome_me.bot import Easy, Patient, Yours
from gnomestead.games.gnome_me.content import FACES
from gnomestead.games.gnome_me.levels import LEVELS, level_of
from gnomestead.games.gnome_me.memory import DETAIL, SHAPE, Memory, bit
from gnomestead.kernel import Match, dumps, loads, verify
from gnomestead.testing import rule

from .table import GAME, Table, find_portrait

NAMES = ("easy", "steady", "normal", "sharp", "eagle")


def table_of(names: list[str], seed: int, **options: bool | str | int) -> Match:
    """A whole game between these bots, from its seed."""
    match = Match.new(GAME, len(names), options, seed)
    bots = {seat: make_bot(GAME, name, seat, random.Random(f"{seed} {seat}")) for seat, name in enumerate(names)}
    Driver(match, bots, random.Random(seed)).run()
    return match


def seconds(name: str, games: int = 4, **options: bool | str | int) -> list[float]:
    """From the flash to Stop! in every round of some games between two of this name, sorted."""
    found: list[float] = []
    for seed in range(games):
        match = table_of([name] * 2, seed, **options)
        again = Match.replay(GAME, match.record(), 0)
        flash = 0
        for entry in match.entries:
            for event in again.play(entry.seat, entry.move, entry.at):
                flash = again.state.now if event.kind == "shown" else flash
                if event.kind == "stop":
                    found.append((entry.at - flash) / 1000)
    return sorted(found)


@rule("GM-BOT-02")
@pytest.mark.parametrize(
    ("name", "fastest", "usual", "slow"),
    [
        ("easy", 12, 17, 21),
        ("steady", 7, 10, 13),
        ("normal", 4.8, 7, 9),
        ("sharp", 3.7, 5, 6.5),
        ("eagle", 3.2, 3.5, 4.2),
    ],
)
def test_a_level_stops_as_late_as_a_person_of_it(name: str, fastest: float, usual: float, slow: float) -> None:
    found = seconds(name)
    assert found[0] >= fastest
    assert median(found) == pytest.approx(usual, rel=0.1)
    assert found[len(found) * 9 // 10] <= slow


def test_levels_differ_by_factors_in_time() -> None:
    speeds = [LEVELS[name].seconds for name in NAMES]
    assert all(slow / fast >= 1.35 for slow, fast in pairwise(speeds))


@pytest.mark.parametrize("name", NAMES)
def test_every_level_makes_honest_mistakes(name: str) -> None:
    """Neither all right nor all wrong: worse than a camera, better than dice."""
    right = [
        event.data["right"] for seed in range(4) for event in table_of([name] * 2, seed).log if event.kind == "compared"
    ]
    assert 1.4 < sum(right) / len(right) < 3.7
    assert min(right) < 4


def test_what_is_surely_known_is_never_set_wrongly() -> None:
    """No random blunder: a mistake is something remembered wrongly, forgotten or never seen."""
    face, level = FACES[find_portrait("3144")], LEVELS["easy"]
    for seed in range(200):
        head = Memory.of(face, None, 950, 1.0, level, 0, random.Random(seed))
        for slot in range(4):
            assert head.fits(slot, head.wanted(slot, 0, 100, random.Random(seed)), 100)


def test_the_wrong_row_may_be_remembered() -> None:
    face = FACES[find_portrait("3144")]
    camera = replace(LEVELS["eagle"], enc_ms=1.0, slip=0.0, half_life_ms=1e12)
    head = Memory.of(face, None, 99_000, 1.0, replace(camera, misplace=1.0), 0, random.Random(3))
    kept = [head._kept[slot, kind][0] for slot in range(4) for kind in (SHAPE, DETAIL)]
    seen = [bit(face[slot], kind) for slot in range(4) for kind in (SHAPE, DETAIL)]
    assert kept != seen and sorted(kept) == sorted(seen), "two rows are mixed up, nothing is made up"


def test_one_who_waits_leaves_stop_to_the_others() -> None:
    match = table_of(["patient", "easy"], 1)
    assert {event.data["seat"] for event in match.log if event.kind == "stop"} == {1}


@pytest.mark.parametrize("options", [{}, {"mode": "all_in"}, {"flower_rain_cloud": True}])
def test_alone_with_one_who_waits_a_round_lasts(options: dict[str, str]) -> None:
    """The person never presses anything: only the cap ends the round."""
    match = Match.new(GAME, 2, {**options, "operator": "auto", "misfires": "off"}, 1)
    driver = Driver(match, {1: Patient(1, random.Random(1))}, random.Random(1))
    while match.state.stage != "reveal":
        driver.step()
    kinds = [event.kind for event in match.log]
    assert "capped" in kinds and not {"stop", "called"} & set(kinds)


def test_ones_own_speed_is_followed() -> None:
    for own in (6, 12, 18):
        assert median(seconds("yours", 3, your_seconds=own)) == pytest.approx(own, rel=0.15)


def test_between_two_levels_everything_lies_between() -> None:
    own, fast, slow = level_of(8.0), LEVELS["normal"], LEVELS["steady"]
    for name in ("enc_ms", "flip_ms", "verify_ms", "slip"):
        assert getattr(fast, name) < getattr(own, name) < getattr(slow, name)
    assert level_of(20).flip_ms > LEVELS["easy"].flip_ms and level_of(3).flip_ms < LEVELS["eagle"].flip_ms


def test_one_at_your_speed_asks_the_table_for_it() -> None:
    table = Table(2, your_seconds=5)
    bot = Yours(1, random.Random(1))
    bot.watch(table.state)
    assert bot.level.seconds == pytest.approx(5)


@rule("GM-TIM-19")
def test_without_hurry_nothing_runs_before_the_race() -> None:
    table = Table(2, no_hurry=True)
    for stage in ("colours", "ready", "release"):
        assert table.stage == stage and table.state.deadline() is None
        if stage == "colours":
            table.coloured()
        elif stage == "ready":
            table.ready(60_000)
    table.at(90_000, table.state.operator, "release:10")
    table.state.device.jam = -1
    assert table.until("assemble").state.deadline() is not None, "the race keeps its clock"
    table.touch_all(0).at(table.now + 1_000, 0, "stop")
    table.until("reveal")
    assert table.state.deadline() is None, "the verdict can be read as long as one likes"
    for seat in (0, 1):
        table.at(table.now + 60_000, seat, "next")
    assert table.stage == "load"


@rule("GM-TIM-19")
def test_a_team_is_always_in_a_hurry() -> None:
    assert Table(2, no_hurry=True, mode="cooperative").state.deadline() is not None


def test_without_hurry_bots_let_the_first_seat_choose() -> None:
    match = Match.new(GAME, 3, {"no_hurry": True}, 1)
    driver = Driver(match, {seat: Easy(seat, random.Random(seat)) for seat in (1, 2)}, random.Random(1))
    assert driver.plan() is None, "nobody takes a colour while the host reads"
    match.play(0, "colour:set_moss", 60_000)
    while match.state.stage != "ready" or match.state.waiting() != (0,):
        assert driver.step() is not None
    assert driver.plan() is None, "and the marble waits, too"


def test_records_from_before_an_option_still_hold() -> None:
    match = table_of(["sharp", "sharp"], 1)
    text = dumps(match.record())
    assert "no_hurry" not in text and "your_seconds" not in text
    verify(GAME, loads(text))
    other = dumps(table_of(["yours", "sharp"], 1, your_seconds=5).record())
    assert "option your_seconds 5" in other
    verify(GAME, loads(other))
