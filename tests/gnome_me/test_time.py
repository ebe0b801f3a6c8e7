"""GM-TIM and GM-REC: the clock, fair stamps, records; and adversarial timings."""

import random

import pytest

from gnomestead.bots.random_bot import random_move
from gnomestead.kernel import CLOCK, IllegalMove, Match, digest, dumps, loads, verify
from gnomestead.table.fairtime import ClientClock, Ping, Referee, credit, tie_window, trusted
from gnomestead.testing import rule

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


@rule("GM-TIM-08", "GM-TIM-11")
def test_lag_cannot_change_who_was_first() -> None:
    """The same presses over lines of any kind lead to the same position."""
    presses = [(15_000, 2, "stop"), (15_030, 0, "stop"), (15_049, 3, "stop"), (15_051, 1, "stop")]
    found = set()
    for seed in range(12):
        rng = random.Random(seed)
        table = Table(4, first_operator=1).opened()
        for seat in range(4):
            table.touch_all(seat)
        referee = Referee([180, 300, 60, 120])
        arriving = sorted((stamp + rng.randrange(180), stamp, seat, pick) for stamp, seat, pick in presses)
        for _, stamp, seat, pick in arriving:
            referee.arrive(seat, pick, stamp)
        for given in referee.release(20_000):
            table.at(given.stamp, given.seat, given.pick)
        found.add(digest(table.until("reveal").state))
        assert table.state.stopper == 2, "nose order 2, 3, 0, 1"
    assert len(found) == 1


@rule("GM-TIM-09")
def test_a_press_is_translated_by_the_best_ping() -> None:
    clock = ClientClock([Ping(0, 5_060, 100), Ping(10_000, 15_020, 10_040)])
    assert clock.offset == -5_000 and clock.error == 20 and not clock.lags
    assert clock.stamp(20_100, arrival=15_120) == 15_100


@rule("GM-TIM-10")
def test_example_54_a_stamp_is_trusted_only_so_far() -> None:
    assert credit(240) == 180 and credit(2_000) == 300
    assert trusted(15_100, 15_400, 180) == 15_220
    assert trusted(15_405, 15_400, 180) == 15_405 and trusted(15_406, 15_400, 180) == 15_400


@rule("GM-TIM-10")
def test_a_forged_clock_gains_no_more_than_its_credit() -> None:
    for forged in range(0, 15_400, 700):
        assert trusted(forged, 15_400, credit(60)) >= 15_400 - 90


@rule("GM-TIM-11")
def test_the_host_waits_until_nothing_earlier_can_arrive() -> None:
    referee = Referee([180, 60])
    referee.arrive(1, "stop", 15_050)
    referee.arrive(0, "stop", 15_010)
    assert referee.release(15_189) == [] and not referee.is_due(15_050, 15_200)
    assert [given.seat for given in referee.release(15_300)] == [0, 1] and referee.is_due(15_050, 15_230)
    assert Referee([]).horizon == 0, "one shared device"


@rule("GM-TIM-12")
@pytest.mark.parametrize("exposure", ["blink", "quick", "standard", "gentle"])
def test_the_schedule_is_known_half_a_second_before_the_glimpse(exposure: str) -> None:
    table = Table(3, exposure=exposure).released()
    schedules = {table.view(seat).device.schedule for seat in (0, 1, 2, None)}
    assert len(schedules) == 1 and schedules.pop().show - table.now >= 500


@rule("GM-TIM-13", "GM-STP-03")
def test_what_was_done_after_the_stop_is_rolled_back_to_the_stop() -> None:
    table = Table(2).opened().touch_all(0)
    table.at(13_000, 1, "take:cap")
    table.at(13_500, 1, "flip:next")
    looked_at = table.state.gnome(1)[0][1] + 1
    table.at(15_000, 0, "stop")
    assert table.at(15_020, 1, "flip:next").one("missed").data == {"seat": 1, "word": "flip:next", "rule": "GM-STP-03"}
    assert table.shown(1, 0)[0] == looked_at


@rule("GM-TIM-14")
def test_the_proposed_window_and_the_lag_badge() -> None:
    assert tie_window([10, 20], (40, 50, 80, 120), least=50) == 50
    assert tie_window([10, 37], (40, 50, 80, 120), least=50) == 80
    assert ClientClock([Ping(0, 0, 130)]).lags and not ClientClock([Ping(0, 0, 120)]).lags


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
