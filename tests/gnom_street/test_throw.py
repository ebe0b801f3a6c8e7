"""The Gnome Throw (GS-THR)."""

from __future__ import annotations

import pytest

from gnomestead.games.gnom_street.content import THROW
from gnomestead.games.gnom_street.rules.throw import SPOTS, Contest, Throw, comment, miss, wobble
from gnomestead.testing import rule

from .table import G, O, P, R, street

GATE, DUSTBIN, WHEELBARROW, KENNEL = (SPOTS.index(id) for id in ("gate", "dustbin", "wheelbarrow", "kennel"))


@rule("GS-THR-01")
def test_nearer_is_better():
    table = street(2, throw_wobble="none").fight(3, 3).release(R=120, G=30)
    assert table.order == "GR"


@rule("GS-THR-02")
def test_all_throwers_see_one_spot_and_one_breeze_before_they_choose():
    seen = set()
    for seed in range(60):
        table = street(2, seed).fight(3, 3)
        opened = table.told("throw_opened", R)
        assert opened == table.told("throw_opened", None)
        assert opened[0]["number"] == 1 and -2 <= opened[0]["breeze"] <= 2
        seen.add((opened[0]["spot"], opened[0]["breeze"]))
    assert len({spot for spot, _ in seen}) == 8 and len({breeze for _, breeze in seen}) == 5


@rule("GS-THR-03")
def test_aim_then_bend_in_secret_and_final():
    table = street(2).fight(3, 3)
    assert table.menu(R).split() == [str(aim) for aim in range(-12, 13)]
    assert table.menu(R, "-3").split() == [str(bend) for bend in range(41)]
    table.play(R, "-3 20")
    assert table.told("released", G) == [{"seat": R}]
    assert table.view(R).throw.mine == (-3, 20) and table.view(G).throw.mine is None
    assert table.refused(R, "0 20") == "GS-THR-03"


@rule("GS-THR-04")
def test_the_range_table_is_its_formula():
    assert [180 + 7 * p + 7 * p * p // 40 for p in range(41)] == list(THROW.range_mm)


@rule("GS-THR-04")
@pytest.mark.parametrize(
    ("aim", "bend", "breeze", "landing"),
    [(-1, 29, 1, (8, 529)), (3, 18, 0, (38, 360)), (12, 40, 2, (375, 676)), (-7, 20, -1, (-113, 378))],
)
def test_flights_of_e08_e09_e10_e11(aim, bend, breeze, landing):
    table = street(2, throw_wobble="none").fight(3, 3)
    top = table.state.top
    table.state.replace(Throw(top.number, top.spot, breeze, top.throwers, top.sealed))
    landed = table.play(G, "0 0").play(R, f"{aim} {bend}").told("throw_landed")[R]
    assert (landed["x"], landed["y"]) == landing


@rule("GS-THR-06")
@pytest.mark.parametrize(
    ("x", "y", "spot", "distance"),
    [
        (18, 515, GATE, 18),
        (38, 360, WHEELBARROW, 0),
        (375, 676, KENNEL, 999),
        (-113, 378, DUSTBIN, 52),
        (0, 761, GATE, 999),
        (0, -1, GATE, 999),
        (0, 508, GATE, 0),
        (0, 507, GATE, 13),
    ],
)
def test_distances_of_e08_e09_e10_e11_and_the_hedge(x, y, spot, distance):
    assert miss(x, y, spot) == distance


@rule("GS-THR-05")
def test_wobble_has_its_width_and_a_stream_for_each_seat():
    table = street(4)
    width = 12 + THROW.range_mm[29] // 25
    strays = [wobble(table.state, throw, R, 29) for throw in range(200)]
    assert max(max(abs(x), abs(y)) for x, y in strays) <= 2 * width
    assert max(abs(x) for x, _ in strays) > width
    assert wobble(table.state, 1, R, 29) != wobble(table.state, 1, G, 29)
    wild = street(4, throw_wobble="wild")
    assert any(abs(wobble(wild.state, throw, R, 29)[0]) > 2 * width for throw in range(200))
    assert wobble(street(4, throw_wobble="none").state, 1, R, 29) == (0, 0)


@rule("GS-THR-05")
def test_the_order_of_picks_changes_nothing():
    first, second = street(seed=4).fight(8, 8, 3, 3), street(seed=4).fight(8, 8, 3, 3)
    for seat in (R, G, P, O):
        first.play(seat, f"{seat} 2{seat}")
    for seat in (O, G, R, P):
        second.play(seat, f"{seat} 2{seat}")
    assert first.told("throw_landed") == second.told("throw_landed")


@rule("GS-THR-07")
def test_after_two_rethrows_straws_are_drawn():
    table = street(2, throw_wobble="none").fight(3, 3)
    for _ in range(3):
        table.play(R, "0 20").play(G, "0 20")
    assert table.told("shuffled") and sorted(table.order) == ["G", "R"]
    assert table.state.throws == 3


@rule("GS-THR-07")
def test_the_nearest_level_group_throws_first():
    table = street(throw_wobble="none").fight(8, 8, 3, 3)
    near, far = table.shot(20), table.shot(150)
    table.play(R, far).play(G, near).play(P, far).play(O, near)
    assert table.state.waiting() == (G, O)
    table.release(G=50, O=20)
    assert table.state.waiting() == (R, P)
    table.release(R=50, P=20)
    assert table.order == "OGPR"


@rule("GS-THR-07")
def test_a_group_keeps_its_place_when_it_splits():
    contest = Contest(((P,), (R, G, O)), (0, 0)).landed((R, G, O), [31, 22, 31])
    assert (contest.groups, contest.tries) == (((P,), (G,), (R, O)), (0, 1, 1))


@rule("GS-THR-08")
def test_everything_is_shown_in_seat_order_when_all_have_released():
    table = street(4).fight(8, 8, 3, 3).play(O, "1 20").play(G, "2 20").play(P, "3 20")
    assert table.told("throw_landed") == []
    table.play(R, "4 20")
    landed = table.told("throw_landed", None)
    assert [(each["seat"], each["aim"], each["bend"]) for each in landed] == [
        (0, 4, 20),
        (1, 2, 20),
        (2, 3, 20),
        (3, 1, 20),
    ]
    assert all({"x", "y", "distance", "comment"} <= set(each) for each in landed)


@rule("GS-THR-08")
@pytest.mark.parametrize(
    ("distance", "said"),
    [(0, "bullseye"), (13, "roof"), (41, "gutter"), (91, "lawn"), (251, "lost"), (998, "lost"), (999, "hedge")],
)
def test_the_street_comments_on_every_landing(distance, said):
    assert comment(distance) == said


@rule("GS-THR-09")
def test_no_piece_on_the_board_affects_a_throw():
    plain, busy = street(2).fight(3, 3), street(2).minis(R, "B2 B4").minis(G, "C5").cat("A3").fight(3, 3)
    for table in (plain, busy):
        table.play(R, "1 25").play(G, "-2 30")
    assert plain.told("throw_landed") == busy.told("throw_landed")
