"""Lines, stamps and the referee of a race."""

import random

import pytest

from gnomestead.table.fairtime import PROBES, Line, Press, Referee, percentile_95, tie_window


def line(*trips: int) -> Line:
    """A line on which echoes took so long."""
    now = [0.0]
    measured = Line(lambda: now[0])
    for trip in trips:
        mark = measured.probe()
        now[0] += trip / 1000
        assert measured.echoed(mark)
    return measured


def test_only_an_echo_that_was_asked_for_counts() -> None:
    measured = Line(lambda: 0.0)
    late = measured.probe()
    mark = measured.probe()
    assert not measured.echoed(late) and not measured.echoed(99)
    assert measured.echoed(mark) and not measured.echoed(mark)


def test_the_shortest_trip_bounds_the_clock_error() -> None:
    assert line(300, 90, 45, *[200] * (PROBES - 3)).error == 23


def test_a_line_is_not_judged_before_it_is_measured() -> None:
    assert line(*[500] * (PROBES - 1)).error == 0


def test_only_the_latest_trips_are_remembered() -> None:
    assert line(10, *[200] * 20).error == 100


@pytest.mark.parametrize(("round_trip", "credited"), [(0, 60), (240, 180), (480, 300), (5_000, 300)])
def test_credit_grows_with_the_line_up_to_a_cap(round_trip: int, credited: int) -> None:
    assert line(round_trip).credit == credited


@pytest.mark.parametrize(
    ("pressed", "believed"),
    [(15_100, 15_220), (15_219, 15_220), (15_221, 15_221), (15_405, 15_405), (15_406, 15_400), (None, 15_280)],
)
def test_a_stamp_is_believed_only_so_far(pressed: int | None, believed: int) -> None:
    assert line(240).stamp(pressed, arrival=15_400) == believed


def test_percentile_95_ignores_one_hiccup_in_twenty() -> None:
    assert percentile_95([*range(1, 20), 9_999]) == 19
    assert percentile_95([7]) == 7


@pytest.mark.parametrize(("errors", "window"), [([0], 50), ([20, 25], 50), ([26], 80), ([41], 120), ([200], 120)])
def test_the_window_covers_twice_the_worst_error(errors: list[int], window: int) -> None:
    assert tie_window(errors, (40, 50, 80, 120), least=50) == window


def test_presses_come_out_in_order_whatever_the_order_of_arrival() -> None:
    presses = [(stamp, seat) for stamp in range(0, 2_000, 37) for seat in range(3)]
    for seed in range(20):
        rng = random.Random(seed)
        arriving = sorted((stamp + rng.randrange(181), stamp, seat) for stamp, seat in presses)
        referee, out = Referee(), []
        for wall, stamp, seat in arriving:
            out += referee.release(wall - 1, 180)
            referee.hold(Press(stamp, seat, "stop", lambda _: None))
        out += referee.release(9_999, 180)
        assert [(press.stamp, press.seat) for press in out] == sorted(presses)


def test_a_press_is_held_until_the_horizon_has_passed() -> None:
    referee = Referee()
    referee.hold(Press(1_000, 0, "stop", lambda _: None))
    assert referee.release(1_179, 180) == [] and referee.first() == 1_000
    assert len(referee.release(1_180, 180)) == 1 and referee.first() is None
