"""GM-REL: one after the other, merged into one race."""

import pytest

from gnomestead.games.gnome_me.rules.relay import fixed_cost
from gnomestead.kernel import BadSetup
from gnomestead.testing import rule

from .table import GAME, Table

SHOW_AFTER = 1_180
OPEN_AFTER = 2_300
SLOTS = ("cap", "face", "beard", "feet")


def relay(seats: int = 2, target: str = "3144", **options: bool | str | int) -> Table:
    table = Table(seats, pace="relay", **options).coloured()
    return table.load(target)


def run(table: Table, seat: int, stop_at: int | None, gnome: str, changes: dict[int, str] | None = None) -> None:
    """A run that holds every stack 500 ms from T_OPEN, sets `gnome`, and stops at this run time."""
    start = table.now + 1_000
    table.at(start, seat, "run")
    show = start + SHOW_AFTER
    table.build(seat, gnome)
    kept = table.state.relay.kept
    kept[seat] = tuple(table.state.gnome(seat))
    for number, slot in enumerate(SLOTS):
        table.at(show + 1_200 + 600 * number, seat, f"take:{slot}")
    table.at(show + 3_600, seat, "put")
    for tau, pick in sorted((changes or {}).items()):
        table.at(show + tau, seat, pick)
    if stop_at is not None:
        table.at(show + stop_at, seat, "stop")


@rule("GM-REL-01")
def test_relay_is_not_for_all_in_and_has_no_operator() -> None:
    with pytest.raises(BadSetup, match="relay is for the modes"):
        GAME.set_table(2, {"pace": "relay", "mode": "all_in"})
    table = relay(3)
    assert table.menu(0) == ["run"] and table.state.terms.misfires == "off"
    for seat in range(3):
        run(table, seat, 4_000 + seat, "1111")
    table.until("reveal")
    for seat in range(3):
        table.at(table.now, seat, "next")
    assert table.state.operator == 1, "nose order still rotates"


@rule("GM-REL-02", "GM-REL-08")
def test_each_seat_runs_once_alone_and_in_any_order() -> None:
    table = relay(3)
    assert table.state.waiting() == (0, 1, 2)
    table.at(1_000, 2, "run")
    assert table.menu(0) == table.menu(1) == []
    assert table.state.why_not(0, "cap") is not None
    table.tick(1_000 + SHOW_AFTER)
    assert table.view(2).device.picture is not None
    assert table.view(0).device.picture is None is table.view(None).device.picture
    table.until("run")
    assert table.now == 1_000 + OPEN_AFTER and "take:cap" in table.menu(2)


@rule("GM-REL-03", "GM-STP-07")
def test_a_run_ends_at_the_cap() -> None:
    table = relay(relay_hush=False, round_cap_s=30)
    table.at(1_000, 0, "run")
    table.until("run")
    table.tick()
    assert table.now == 1_000 + OPEN_AFTER + 30_000 and table.state.relay.ran == (0,)


@rule("GM-REL-03")
def test_example_48_an_earlier_stop_cuts_a_run_short() -> None:
    table = relay()
    run(table, 0, 6_100, "3142")
    table.at(100_000, 1, "run")
    table.until("run")
    table.at(103_000, 1, "take:cap")
    assert table.state.deadline() == 100_000 + SHOW_AFTER + 6_100
    assert table.view(1).next_deadline == 100_000 + OPEN_AFTER + 60_000, "it is not told beforehand"
    told = table.tick()
    assert "hushed" in told.kinds() and table.state.relay.ran in ((0, 1), ())
    quiet = relay(relay_hush=False)
    run(quiet, 0, 6_100, "3142")
    quiet.at(100_000, 1, "run")
    quiet.until("run")
    assert quiet.state.deadline() == 100_000 + OPEN_AFTER + 60_000


@rule("GM-REL-04")
def test_example_47_the_runs_are_merged_into_one_race() -> None:
    table = relay(relay_hush=False)
    feet = {5_250: "take:feet", 5_400: "flip:next", 5_760: "put"}
    run(table, 0, 6_100, "3141", feet)
    found = [stack[0] + 1 for stack in table.state.gnome(0)]
    assert found[:3] == [3, 1, 4] and found[3] != 1, "after its run seat 0 has changed its feet"
    run(table, 1, 5_200, "3143")
    assert table.stage == "reveal" and table.state.stopper == 1
    assert table.code(0) == "3141" and table.code(1) == "3143", "everybody's gnome as at 5,200"
    assert table.cards() == [0, 1] and table.result() == "tie_with_stopper"


@rule("GM-REL-04", "GM-STP-05")
def test_stops_within_the_window_go_by_nose_order_in_the_merge() -> None:
    for operator, stopper in ((1, 0), (0, 1)):
        table = relay(first_operator=operator, relay_hush=False)
        run(table, 0, 5_040, "1111")
        run(table, 1, 5_000, "1111")
        assert table.state.stopper == stopper


@rule("GM-REL-04", "GM-REL-05", "GM-FRC-03")
def test_a_false_call_says_no_at_once_and_is_settled_in_the_merge() -> None:
    table = relay(flower_rain_cloud=True, relay_hush=False).trophies(2, 2)
    run(table, 0, 6_000, "3144", {4_000: "flower"})
    assert table.cards() == [2, 2]
    run(table, 1, 5_000, "1111", {4_500: "hand"})
    assert table.cards() == [2, 1], "each paid one, and seat 0 took the portrait"
    late = relay(flower_rain_cloud=True, relay_hush=False).trophies(2, 2)
    run(late, 0, 7_000, "1111", {6_000: "flower"})
    run(late, 1, 5_000, "3144")
    assert late.cards() == [2, 3], "a call after the end of the race is dropped"


@rule("GM-REL-03", "GM-REL-05")
def test_calls_end_a_run_when_true_or_when_nothing_is_left_to_lose() -> None:
    table = relay(target="P08a", flower_rain_cloud=True)
    table.at(1_000, 0, "run")
    told = table.at(1_000 + SHOW_AFTER + 600, 0, "flower")
    assert told.one("call-true").seen_by(1) is None and table.state.relay.ran == (0,)
    table.at(50_000, 1, "run")
    told = table.at(50_000 + SHOW_AFTER + 500, 1, "hand")
    assert "call-no" in told, "nothing to lose: the run is over"
    assert table.stage == "reveal" and table.cards() == [1, 0] and table.player(1).out


def bank(seats: int = 2, **options: bool | str | int) -> Table:
    return relay(seats, mode="cooperative", **options)


@rule("GM-REL-06")
def test_a_team_pays_from_a_bank_of_time() -> None:
    table = bank().build(0, "3144")
    assert fixed_cost(table.state) == 5_500
    for seat, length in ((0, 3_000), (1, 2_000)):
        start = table.now + 1_000
        table.at(start, seat, "run")
        table.until("run")
        assert "stop" not in table.menu(seat)
        table.at(start + OPEN_AFTER + length, seat, "done")
    assert table.stage == "reveal" and table.result() == "coop_hit"
    assert table.state.relay.bank == 120_000 - 5_500 - 3_000


@rule("GM-REL-06")
def test_a_run_that_would_overdraw_the_bank_ends_the_game() -> None:
    table = bank()
    table.state.relay.bank = 7_000
    table.at(1_000, 0, "run")
    table.until("run")
    assert table.state.deadline() == 1_000 + OPEN_AFTER + 1_500
    table.tick()
    assert table.state.over and table.state.pile == []


@rule("GM-REL-06")
def test_a_true_call_ends_the_round_and_the_charge() -> None:
    table = bank(target="P08a", flower_rain_cloud=True)
    table.at(1_000, 0, "run")
    table.at(1_000 + SHOW_AFTER + 620, 0, "flower")
    assert table.stage == "reveal" and len(table.state.pile) == 1
    assert table.state.relay.bank == 120_000 - 700 - 900 - (280 + 620) - 2_500


@rule("GM-REL-06")
def test_runners_of_a_team_see_what_others_left_on_top() -> None:
    table = bank().build(0, "1111")
    table.at(1_000, 0, "run")
    table.until("run")
    table.at(4_000, 0, "take:cap")
    table.at(4_200, 0, "flip:next")
    assert table.at(4_300, 0, "done").kinds() == ["missed"], "the hold holds here, too"
    table.at(4_600, 0, "done")
    assert table.view(1).seats[1].gnome[0] == "cap_toadstool"


@rule("GM-REL-07")
def test_between_runs_nothing_of_earlier_runs_is_shown() -> None:
    table = relay(3, flower_rain_cloud=True, relay_hush=False).trophies(2, 2, 2)
    run(table, 0, 5_000, "3144", {4_000: "flower"})
    view = table.view(1)
    assert view.device.picture is None and view.seats[0].gnome == ("",) * 4 and view.seats[0].calls == 0
    assert table.view(0).seats[0].gnome == ("",) * 4, "not even one's own: the screen is being handed over"
    assert view.verdict is None and view.next_deadline is None


@rule("GM-REL-08")
def test_no_clock_runs_between_runs() -> None:
    table = Table(2, pace="relay")
    assert table.state.deadline() is None
    table.coloured()
    assert table.state.deadline() is None
    run(table, 0, 5_000, "1111")
    run(table, 1, 4_900, "1111")
    assert table.stage == "reveal" and table.state.deadline() is None and table.state.waiting() == (0, 1)


@rule("GM-REL-06")
def test_a_team_that_runs_is_asked_to_say_when_it_is_done() -> None:
    table = relay(2, mode="cooperative")
    seat = table.state.waiting()[0]
    table.at(1_000, seat, "run")
    table.tick(1_000 + OPEN_AFTER)
    assert "done" in table.menu(seat) and table.state.prompt(seat).key == "prompt-team-beat"
    table.at(table.now, seat, table.menu(seat)[0])
    assert table.state.prompt(seat).key == "prompt-leaf"
