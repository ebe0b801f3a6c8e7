"""Stamps, credits and the commit horizon of a race."""

import random

import pytest

from gnomestead.table.fairtime import ClientClock, Ping, Referee, credit, percentile_95, tie_window, trusted


def test_the_shortest_round_trip_sets_the_clock() -> None:
    clock = ClientClock([Ping(0, 1_040, 300), Ping(1_000, 2_020, 1_040), Ping(2_000, 3_110, 2_200)])
    assert (clock.offset, clock.error) == (-1_000, 20)


@pytest.mark.parametrize(("round_trip", "credited"), [(0, 60), (240, 180), (480, 300), (5_000, 300)])
def test_credit_grows_with_the_line_up_to_a_cap(round_trip: int, credited: int) -> None:
    assert credit(round_trip) == credited


@pytest.mark.parametrize(
    ("stamp", "believed"), [(15_100, 15_220), (15_219, 15_220), (15_221, 15_221), (15_405, 15_405), (15_406, 15_400)]
)
def test_a_stamp_is_believed_only_so_far(stamp: int, believed: int) -> None:
    assert trusted(stamp, arrival=15_400, credit=180) == believed


def test_percentile_95_ignores_one_hiccup_in_twenty() -> None:
    assert percentile_95([*range(1, 20), 9_999]) == 19
    assert percentile_95([7]) == 7


@pytest.mark.parametrize(("errors", "window"), [([0], 50), ([20, 25], 50), ([26], 80), ([41], 120), ([200], 120)])
def test_the_window_covers_twice_the_worst_error(errors: list[int], window: int) -> None:
    assert tie_window(errors, (40, 50, 80, 120), least=50) == window


def test_whatever_the_order_of_arrival_the_order_of_presses_comes_out() -> None:
    presses = [(stamp, seat) for stamp in range(0, 2_000, 37) for seat in range(3)]
    for seed in range(20):
        rng = random.Random(seed)
        arriving = sorted((stamp + rng.randrange(181), stamp, seat) for stamp, seat in presses)
        referee, out = Referee([180, 60, 90]), []
        for wall, stamp, seat in arriving:
            out += referee.release(wall - 1)
            referee.arrive(seat, "stop", stamp)
        out += referee.release(9_999)
        assert [(given.stamp, given.seat) for given in out] == sorted(presses)


def test_a_deadline_waits_for_the_horizon() -> None:
    referee = Referee([180])
    assert not referee.is_due(1_000, 1_179) and referee.is_due(1_000, 1_180)
    assert Referee([]).is_due(1_000, 1_000), "one shared device waits for nobody"
