"""GM-BOT and GM-TIM-16, GM-TIM-17: bots see little, forget much, and are no faster than nerves."""

import random

import pytest

from gnomestead.bots.driver import Driver, bot_names, make_bot
from gnomestead.games.gnome_me.bot import GnomeBot, Sharp
from gnomestead.games.gnome_me.content import FACES
from gnomestead.games.gnome_me.levels import LEVELS
from gnomestead.games.gnome_me.memory import Memory
from gnomestead.kernel import CLOCK, Event, Match, digest
from gnomestead.testing import rule

from .table import GAME, HIDE, OPEN, SHOW, Table, find_portrait


def play(names: list[str], seed: int = 1, **options: bool | str | int) -> Match:
    match = Match.new(GAME, len(names), options, seed)
    bots = {seat: make_bot(GAME, name, seat, random.Random(f"{seed} {seat}")) for seat, name in enumerate(names)}
    Driver(match, bots, random.Random(seed)).run()
    return match


@rule("GM-BOT-01", "GM-TIM-17")
@pytest.mark.parametrize("mode", ["basic", "cooperative", "all_in"])
@pytest.mark.parametrize("pace", ["live", "relay", "beats"])
def test_bots_play_every_mode_and_pace_to_its_end(mode: str, pace: str) -> None:
    if (mode, pace) == ("all_in", "relay"):
        return
    match = play(["sharp", "normal", "easy"], mode=mode, pace=pace, flower_rain_cloud=True)
    assert match.state.over
    stamps = [entry.at for entry in match.entries]
    assert stamps == sorted(stamps)
    again = play(["sharp", "normal", "easy"], mode=mode, pace=pace, flower_rain_cloud=True)
    assert digest(again.state) == digest(match.state), "the same seeds, the same game"


def test_a_table_that_asks_for_no_more_plays_at_ones_own_speed() -> None:
    assert bot_names(GAME)[0] == "yours"
    assert {"sharp", "normal", "easy", "mossback", "hazel"} <= set(bot_names(GAME)), "old tables find their bots"


def memories(level: str, exposure: int, cost: float = 1.0, decoy: str = "") -> list[Memory]:
    face = FACES[find_portrait("3144")]
    other = FACES[find_portrait(decoy)] if decoy else None
    rng = random.Random(level)
    return [Memory.of(face, other, exposure, cost, LEVELS[level], 0, rng) for _ in range(400)]


def right(heads: list[Memory], now: int = 3_000) -> float:
    """Right parts on average, if everybody sets what it remembers."""
    rng = random.Random(1)
    face = FACES[find_portrait("3144")]
    return sum(head.wanted(slot, -1, now, rng) == face[slot] for head in heads for slot in range(4)) / len(heads)


@rule("GM-BOT-02")
def test_a_memory_is_blurred_and_better_eyes_keep_more() -> None:
    found = [right(memories(level, 700)) for level in ("easy", "steady", "normal", "sharp", "eagle")]
    assert found == sorted(found) and 1.5 < found[0] < found[-1] < 3.8
    by_exposure = [right(memories("normal", ms)) for ms in (250, 450, 700, 950)]
    assert by_exposure == sorted(by_exposure)
    assert right(memories("normal", 700, cost=1.35)) < right(memories("normal", 700)), "upside down is harder"
    assert right(memories("normal", 700, decoy="P08a")) < right(memories("normal", 700)), "a twin confuses"
    assert right(memories("normal", 700), now=30_000) < right(memories("normal", 700)), "and it fades"


@rule("GM-BOT-02", "GM-BOT-03")
def test_a_bot_has_only_its_memory_of_the_portrait() -> None:
    """Two worlds that differ in the target only after the glimpse lead to the same picks."""
    picks = []
    for after in ("3144", "P20a"):
        table = Table(2, misfires="off").released().load("3144")
        bot = Sharp(0, random.Random(5))
        table.tick(SHOW)
        bot.watch(table.state.resample(0, random.Random(1)))
        table.tick(HIDE)
        table.load(after).until("assemble")
        world = table.state.resample(0, random.Random(2))
        picks.append((bot.choose(world), bot.delay(world)))
    assert picks[0] == picks[1]


@rule("GM-BOT-03")
def test_a_bot_is_shown_imagined_decks_only() -> None:
    table = Table(2).opened("3144")
    worlds = [table.state.resample(0, random.Random(seed)) for seed in range(40)]
    assert len({tuple(world.deck) for world in worlds}) == 40
    assert len({world.device.target for world in worlds}) > 10


@rule("GM-BOT-04")
def test_at_the_reveal_a_bot_forgets_and_drops_what_it_planned() -> None:
    table = Table(2, misfires="off").released().load("3144")
    bot = GnomeBot(0, random.Random(5))
    table.tick(SHOW)
    bot.watch(table.state)
    table.until("assemble")
    assert bot._memory is not None and bot.choose(table.state) is not None
    bot.hear(Event("revealed", {"portrait": "P01a", "name": "x"}))
    assert bot._memory is None and bot._pending is None


@rule("GM-TIM-16")
@pytest.mark.parametrize("options", [{}, {"mode": "all_in"}, {"mode": "cooperative"}, {"flower_rain_cloud": True}])
def test_nobody_reacts_faster_than_nerves(options: dict[str, str]) -> None:
    """Every pick comes at least 150 ms after the seat's own pick before it, and after T_OPEN."""
    match = play(["sharp", "hazel", "quickthumb"], **options)  # type: ignore[arg-type]
    last: dict[int, int] = {}
    for entry in match.entries:
        if entry.seat != CLOCK:
            assert entry.at - last.get(entry.seat, -1_000) >= 150
            last[entry.seat] = entry.at


@rule("GM-TIM-16")
def test_a_stop_of_another_changes_nothing_within_150_ms() -> None:
    table = Table(2).opened().touch_all(0).touch_all(1)
    bot = GnomeBot(1, random.Random(1))
    bot._set = {0, 1, 2, 3}
    move = bot.choose(table.state)
    planned = table.now + bot.delay(table.state)
    assert move is not None and move[0].text == "stop"
    table.at(planned - 20, 0, "stop")
    assert bot.choose(table.state) == move and table.now + bot.delay(table.state) == planned
    assert planned > OPEN
