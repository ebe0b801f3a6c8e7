"""GM-TIM and GM-REC: the clock, fair stamps, records; and adversarial timings."""

import asyncio
import random
from typing import Any

import pytest

from gnomestead.bots.random_bot import random_move
from gnomestead.kernel import CLOCK, IllegalMove, Match, digest, dumps, loads, verify
from gnomestead.server.wire import TableInfo
from gnomestead.testing import rule

from .race import CREATED, Race, measured_line
from .table import GAME, OPEN, SHOW, Table


@rule("GM-TIM-01", "GM-TIM-02")
def test_time_enters_only_with_inputs_and_never_runs_backwards() -> None:
    table = Table(2)
    assert table.now == 0
    table.at(900, 0, "colour:set_moss")
    with pytest.raises(IllegalMove, match="refuse-too-late"):
        table.at(899, 1, "colour:set_plum")
    table.at(900, 1, "colour:set_plum")


@rule("GM-TIM-03")
def test_everything_due_happens_first_each_at_its_moment() -> None:
    table = Table(2, misfires="off", operator="auto", auto_ready_0=True, auto_ready_1=True)
    told = table.at(40_000, 0, "take:cap")
    kinds = told.kinds()
    assert kinds.index("loaded") < kinds.index("released") < kinds.index("shown") < kinds.index("took")
    assert table.state.device.released == 15_700 and table.player(0).since == 40_000


@rule("GM-TIM-03")
def test_deadlines_of_one_millisecond_fire_in_order() -> None:
    table = Table(3, mode="all_in", round_cap_s=30).opened().place(0, "123-")
    table.at(OPEN + 29_950, 0, "grab:id_moss_feet_baker")
    told = table.tick(OPEN + 30_000)
    assert told.kinds().index("grabbed") < told.kinds().index("capped")
    team = Table(2, mode="cooperative", misfires="off", round_cap_s=120, coop_clock_s=120).released()
    team.until("assemble")
    assert team.tick(RELEASED_END).kinds()[:1] == ["clock-over"]


RELEASED_END = 130_000


@rule("GM-TIM-05", "GM-REC-04")
def test_known_picks_out_of_their_moment_are_missed_all_else_refused() -> None:
    table = Table(2).opened()
    before = [table.code(0), table.player(0).touched]
    for pick in ("put", "flip:next", "stop", "ready", "release:3", "grab:id_moss_cap_barber", "use", "run", "look"):
        told = table.at(table.now + 1, 0, pick)
        assert told.kinds() == ["missed"] and told[0].seen_by(1) is None
    assert [table.code(0), table.player(0).touched] == before
    for pick in ("jump", "take:ears", "stop stop", ""):
        with pytest.raises(IllegalMove):
            table.at(table.now + 1, 0, pick)


@rule("GM-TIM-06")
def test_a_view_carries_the_clock_and_the_schedule() -> None:
    table = Table(2, misfires="off").released()
    view = table.view(0)
    assert (view.now, view.next_deadline) == (10_000, 10_900)
    schedule = view.device.schedule
    assert (schedule.strike, schedule.show, schedule.hide, schedule.open) == (10_900, SHOW, 11_880, OPEN)


def play_on(match: Match, rng: random.Random) -> None:
    """Random stamped picks, and the clock."""
    while not match.state.over and len(match.entries) < 600:
        state = match.state
        due = state.deadline()
        at = state.now + rng.randrange(400)
        movers = [seat for seat in range(state.seats) if state.options(seat)]
        if due is not None and (at >= due or not movers):
            match.play(CLOCK, "tick", due)
        else:
            seat = rng.choice(movers)
            match.play(seat, random_move(state, seat, rng), at)


@rule("GM-TIM-06", "GM-REC-01", "GM-REC-02")
@pytest.mark.parametrize("mode", ["basic", "cooperative", "all_in"])
def test_example_53_with_or_without_ticks_the_same_position(mode: str) -> None:
    match = Match.new(GAME, 3, {"mode": mode, "flower_rain_cloud": True}, seed=7)
    play_on(match, random.Random(7))
    again = Match.replay(GAME, match.record())
    assert digest(again.state) == digest(match.state)
    entries = match.entries
    last_tick = max(n for n, entry in enumerate(entries) if entry.seat == CLOCK)
    bare = Match.new(GAME, 3, {"mode": mode, "flower_rain_cloud": True}, seed=7)
    for number, entry in enumerate(entries):
        if entry.seat != CLOCK or number == last_tick:
            bare.play(entry.seat, entry.move, entry.at)
    assert digest(bare.state) == digest(match.state)


@rule("GM-REC-01", "GM-REC-02", "GM-REC-04")
def test_a_record_replays_bit_for_bit_and_keeps_misses() -> None:
    match = Match.new(GAME, 2, {"misfires": "off"}, seed=3, names=("Ada", "Brindle"))
    match.play(0, "put", 100)
    for seat, colour in ((0, "moss"), (1, "sky")):
        match.play(seat, f"colour:set_{colour}", 900 + 400 * seat)
    record = loads(dumps(match.record()))
    assert record.entries[0].move == "put" and record.header.options["tie_window_ms"] == "50"
    assert digest(verify(GAME, record).state) == digest(match.state)


@rule("GM-REC-03")
def test_a_record_plays_back_to_any_moment() -> None:
    match = Match.new(GAME, 2, {}, seed=3)
    play_on(match, random.Random(1))
    stamps = [entry.at for entry in match.entries]
    assert stamps == sorted(stamps)
    for upto in (0, 10, len(stamps) // 2):
        part = Match.replay(GAME, match.record(), upto)
        assert part.state.now <= stamps[upto]
        assert all(all(GAME.view(part.state, seat).seats[seat].gnome) for seat in (0, 1)), "all gnomes can be shown"


@rule("GM-TIM-07")
def test_a_deadline_dies_with_its_phase_but_the_teams_clock_does_not() -> None:
    table = Table(2).opened().touch_all(0)
    cap = table.state.deadline()
    table.score(0)
    assert cap == OPEN + 60_000 and table.state.deadline() == 15_050 + 8_000
    team = Table(2, mode="cooperative").opened()
    team.at(13_000, 0, "stop")
    team.until("load")
    assert team.state.clock_end == 130_000
    team.state.clock_end = team.now + 100
    assert team.state.deadline() == team.now + 100


@rule("GM-TIM-08")
@pytest.mark.parametrize("window", [40, 50, 80, 120])
def test_the_window_is_half_open_and_every_width_works(window: int) -> None:
    for late, joined in ((window - 1, True), (window, False)):
        table = Table(2, first_operator=1, tie_window_ms=window).opened().touch_all(0).touch_all(1)
        table.at(15_000, 1, "stop")
        told = table.at(15_000 + late, 0, "stop")
        assert ("stop" in told) == joined
        table.until("reveal")
        assert table.state.stopper == (0 if joined else 1)


@rule("GM-TIM-08")
def test_a_storm_of_stops_goes_by_nose_order_not_by_arrival() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        operator = rng.randrange(4)
        table = Table(4, first_operator=operator).opened()
        stamps = {seat: 15_000 + rng.randrange(100) for seat in range(4)}
        for seat in range(4):
            table.touch_all(seat)
        for seat in sorted(stamps, key=lambda seat: (stamps[seat], rng.random())):
            table.at(stamps[seat], seat, "stop")
        first = min(stamps.values())
        level = [seat for seat in range(4) if stamps[seat] < first + 50]
        nose = [(operator + 1 + n) % 4 for n in range(4)]
        table.until("reveal")
        assert table.state.stopper == next(seat for seat in nose if seat in level)


async def _stopper(race: Race, presses: list[tuple[int, int, int]]) -> int:
    """Who stopped the round: seats press Stop! so long after it opened, and each press takes so long to arrive."""
    await race.start()
    await race.until("assemble")
    opened = race.at(race.state.opens_at) + 400
    for seat, after, way in presses:
        race.racers[seat].way = way
        race.racers[seat].press("stop", opened + after)
    await race.until("reveal")
    return race.state.stopper


@rule("GM-TIM-08", "GM-TIM-11")
def test_lag_cannot_change_who_was_first() -> None:
    """The same presses over lines of any kind, handed in by the server, lead to the same position."""
    found = set()
    for seed in range(6):
        rng = random.Random(seed)
        race = Race(180, 240, 0, 60, auto_ready_2=True, auto_ready_3=True, first_operator=1)
        presses = [(2, 0), (0, 30), (3, 49), (1, 51)]
        ways = [(seat, after, rng.randrange(race.racers[seat].way + 60)) for seat, after in presses]
        assert race.run(_stopper(race, ways)) == 2, "nose order 2, 3, 0, 1"
        found.add(digest(race.state))
    assert len(found) == 1


@rule("GM-TIM-09")
def test_a_press_counts_from_its_stamp_not_from_its_arrival() -> None:
    race = Race(0, 200)
    assert race.run(_stopper(race, [(0, 100, 0), (1, 0, 200)])) == 1
    stop = next(act for _, act in race.acts if act.text == "stop")
    assert stop.at == race.at(race.state.opens_at) + 400


@rule("GM-TIM-09")
def test_the_clock_error_is_half_the_shortest_trip() -> None:
    assert measured_line(250).error == 125 and measured_line(0).error == 0


@rule("GM-TIM-10")
def test_example_54_a_stamp_is_trusted_only_so_far() -> None:
    line = measured_line(240)
    assert line.credit == 180 and measured_line(2_000).credit == 300
    assert line.stamp(15_100, 15_400) == 15_220
    assert line.stamp(15_405, 15_400) == 15_405 and line.stamp(15_406, 15_400) == 15_400


@rule("GM-TIM-10")
def test_a_forged_clock_gains_no_more_than_its_credit() -> None:
    """On a line of 30 ms each way somebody claims to have pressed long ago: it counts 90 ms before its arrival."""
    race = Race(0, 30)

    async def play() -> None:
        await race.start()
        await race.until("assemble")
        pressed = race.at(race.state.opens_at) + 3_000
        race.racers[1].press("stop", pressed, stamp=pressed - 2_000)
        await race.until("reveal")
        assert next(act.at for _, act in race.acts if act.text == "stop") == pressed + 30 - 90

    race.run(play())


@rule("GM-TIM-11")
def test_nothing_is_committed_before_the_horizon_has_passed() -> None:
    race = Race(0, 120)

    async def play() -> None:
        await race.start()
        await race.until("assemble")
        race.racers[0].press("stop", race.now() + 500)
        await race.until("reveal")
        timed = [(wall, act) for wall, act in race.acts if act.kind == "move"]
        assert race.live.horizon() == 180 and len(timed) > 5
        assert all(180 <= wall - act.at <= 182 for wall, act in timed), "presses and ticks alike"

    race.run(play())


@rule("GM-TIM-12")
@pytest.mark.parametrize("exposure", ["blink", "quick", "standard", "gentle"])
def test_the_schedule_is_known_half_a_second_before_the_glimpse(exposure: str) -> None:
    table = Table(3, exposure=exposure).released()
    schedules = {table.view(seat).device.schedule for seat in (0, 1, 2, None)}
    assert len(schedules) == 1 and schedules.pop().show - table.now >= 500


def _device(message: dict[str, Any]) -> dict[str, Any]:
    widgets = message.get("widgets") or (message.get("scene") or {}).get("widgets") or ()
    return next((widget["data"] for widget in widgets if widget["id"] == "device"), {})


@rule("GM-TIM-12")
@pytest.mark.parametrize("exposure", ["blink", "standard"])
def test_the_portrait_leaves_in_time_for_the_slowest_line(exposure: str) -> None:
    """It leaves a horizon and 60 ms before T_SHOW for everybody, not sooner: so all show it at the same instant."""
    race = Race(0, 200, exposure=exposure)

    async def play() -> None:
        await race.start()
        await race.until("assemble")
        for racer in race.racers:
            left, message = racer.first(lambda message: _device(message).get("front") == "portrait")
            show = race.at(_device(message)["show"])
            assert show - 320 <= left <= show - 318 and left + racer.way < show

    race.run(play())


@rule("GM-TIM-12", "GM-ASM-01")
def test_all_are_asked_to_build_at_the_same_instant() -> None:
    race = Race(0, 200)

    async def play() -> None:
        await race.start()
        await race.until("assemble")
        opens = race.at(race.state.opens_at)
        for racer in race.racers:
            left, message = racer.first(lambda message: "take:cap" in str(message.get("asked")))
            assert message["asked"]["at"] == CREATED + opens and left + racer.way < opens
            again = [asked for _, asked in racer.got if "take:cap" in str(asked.get("asked"))]
            assert len(again) == 1, "what was told ahead is not told again"

    race.run(play())


@rule("GM-TIM-12", "GM-DEV-10")
def test_whether_it_sticks_is_not_shown_ahead() -> None:
    """Until the middle of the turn a page is sent the same whether the device will stick or not."""
    heard = []
    for misfires in ("skill", "rare"):
        race = Race(0, 200, misfires=misfires, operator="rotate")

        async def play(race: Race = race) -> list[Any]:
            await race.start()
            await race.until("release")
            race.racers[0].press("release:0", race.now())
            await race.until("spin")
            half = race.at(race.state.device.released + race.state.terms.show_after + race.state.terms.exposure // 2)
            released = len(race.racers[1].got)
            while race.now() < half:
                await asyncio.sleep(0.001)
            return [(_device(message), message.get("asked")) for _, message in race.racers[1].got[released:]]

        heard.append(race.run(play()))
    assert heard[0] == heard[1] and any(device.get("front") == "portrait" for device, _ in heard[0])


@rule("GM-TIM-13", "GM-STP-03")
def test_what_was_done_after_the_stop_is_rolled_back_to_the_stop() -> None:
    table = Table(2).opened().touch_all(0)
    table.at(13_000, 1, "take:cap")
    table.at(13_500, 1, "flip:next")
    looked_at = table.state.gnome(1)[0][1] + 1
    table.at(15_000, 0, "stop")
    assert table.at(15_020, 1, "flip:next").one("missed").data == {"seat": 1, "word": "flip:next", "rule": "GM-STP-03"}
    assert table.shown(1, 0)[0] == looked_at


def _figure(message: dict[str, Any]) -> dict[str, Any]:
    return next((widget["data"] for widget in message.get("widgets") or () if widget["id"] != "device"), {})


@rule("GM-TIM-13")
def test_a_seat_is_shown_its_own_press_before_it_is_certain() -> None:
    race = Race(0, 200)

    async def play() -> None:
        await race.start()
        await race.until("assemble")
        pressed = race.now() + 100
        race.racers[0].press("take:cap", pressed)
        race.racers[0].press("flip:next", pressed + 20)
        await asyncio.sleep(0.150)
        taken, _ = race.racers[0].first(lambda message: _figure(message).get("hand") == 0)
        assert taken == pressed and race.state.players[0].hand == -1, "nothing is committed yet"
        seen = _figure(race.racers[0].got[-1][1])["parts"][0]
        await asyncio.sleep(0.300)
        assert race.state.players[0].cursor == 1
        assert seen == race.live.table.game.view(race.state, 0).seats[0].looking_at

    race.run(play())


@rule("GM-TIM-13", "GM-STP-03")
def test_what_was_shown_ahead_is_rolled_back_to_the_stop() -> None:
    """A far Stop! was first: the near one's take, shown at once, never happened."""
    race = Race(0, 200)

    async def play() -> None:
        await race.start()
        await race.until("assemble")
        pressed = race.now() + 500
        race.racers[1].press("stop", pressed)
        race.racers[0].press("take:cap", pressed + 40)
        await race.until("reveal")
        hands = [_figure(message)["hand"] for _, message in race.racers[0].got if "hand" in _figure(message)]
        assert 0 in hands and hands[-1] == -1
        told = [event for _, message in race.racers[0].got for event in message.get("events", ())]
        missed = next(event["data"] for event in told if event["kind"] == "missed")
        assert missed == {"seat": 0, "word": "take:cap", "rule": "GM-STP-03"}

    race.run(play())


@rule("GM-TIM-14")
@pytest.mark.parametrize(("way", "window"), [(20, {}), (37, {"tie_window_ms": 80}), (55, {"tie_window_ms": 120})])
def test_the_proposed_window_is_twice_the_error(way: int, window: dict[str, int]) -> None:
    advice = _gathered(Race(0, way)).advice
    assert (advice.window if advice else {}) == window


@rule("GM-TIM-14")
def test_a_window_below_the_least_is_advised_against() -> None:
    advice = _gathered(Race(0, 0, tie_window_ms=40)).advice
    assert advice is not None and advice.window == {"tie_window_ms": 50} and advice.calmer == ()


@rule("GM-TIM-14")
def test_a_lagging_seat_has_a_badge_and_other_paces_are_offered() -> None:
    near, far = _gathered(Race(0, 60)), _gathered(Race(0, 61))
    assert [chair.lag for chair in near.chairs] == [0, 0] and near.advice and near.advice.calmer == ()
    assert [chair.lag for chair in far.chairs] == [0, 70] and far.advice
    assert far.advice.calmer == ({"pace": "relay"}, {"pace": "beats"})


@rule("GM-TIM-14")
def test_only_a_pace_that_goes_with_the_mode_is_offered() -> None:
    advice = _gathered(Race(0, 200, mode="all_in")).advice
    assert advice is not None and advice.calmer == ({"pace": "beats"},)
    assert _gathered(Race(0, 200, pace="beats")).advice is None


@rule("GM-TIM-14")
def test_the_badge_stays_in_the_game_and_the_offer_ends() -> None:
    race = Race(0, 200)

    async def play() -> TableInfo:
        await race.start()
        return race.live.info()

    info = race.run(play())
    assert info.chairs[1].lag == 200 and info.advice is None


def _gathered(race: Race) -> TableInfo:
    """What everybody knows of a table where all sit and none has started."""

    async def look() -> TableInfo:
        return race.live.info()

    return race.run(look())


@rule("GM-TIM-15")
def test_a_pause_is_a_host_that_gives_no_time() -> None:
    table = Table(2).coloured()
    asleep = table.state.copy()
    for seat in (0, 1):
        table.at(9_000, seat, "ready")
        asleep.play(seat, "ready", 9_000)
    assert digest(asleep) == digest(table.state), "only the numbers count, not the wait between them"
    live = Table(2).opened()
    assert "void" in [word.text for word in live.state.options(CLOCK)], "if nobody is left the host voids"


@rule("GM-TIM-18")
def test_a_menu_asks_no_clock() -> None:
    table = Table(2).opened()
    table.at(13_000, 0, "take:cap")
    assert "put" in table.menu(0) and table.at(13_001, 0, "put").kinds() == ["missed"]
