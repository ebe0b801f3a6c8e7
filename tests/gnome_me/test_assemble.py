"""GM-ASM and GM-STP: take, leaf, put; and Stop!"""

import pytest

from gnomestead.games.gnome_me.scene import make_scene
from gnomestead.kernel import IllegalMove
from gnomestead.testing import rule

from .table import OPEN, Table

CAP, FACE, BEARD = range(3)


def with_caps(**options: bool) -> Table:
    """At T_OPEN, seat 0's caps lie C2, C4, C1, C3."""
    return Table(2, **options).opened("3144").stack(0, CAP, [2, 4, 1, 3])


@rule("GM-ASM-01", "GM-TIM-04")
def test_example_12_nothing_before_the_device_stops() -> None:
    table = Table(2, misfires="off").released()
    assert table.at(OPEN - 1, 0, "take:cap").kinds()[-1] == "missed"
    assert table.state.why_not(0, "cap").rule == "GM-ASM-01"  # type: ignore[union-attr]
    assert table.at(OPEN, 0, "take:cap").kinds()[-1] == "took"
    assert table.menu(1) == ["take:cap", "take:face", "take:beard", "take:feet"], "all begin at the same time"


@rule("GM-ASM-02", "GM-ASM-03", "GM-ASM-04")
def test_example_7_leaf_on_and_put() -> None:
    table = with_caps()
    assert table.at(13_000, 0, "take:cap").one("took").secret == {"part": "cap_toadstool"}
    assert table.view(0).seats[0].touched == ("cap",) == table.view(1).seats[0].touched
    assert table.at(13_300, 0, "flip:next").one("flipped").data["part"] == "cap_ladybird"
    table.at(13_600, 0, "flip:next")
    assert table.view(0).seats[0].looking_at == "cap_barber" and table.view(1).seats[0].looking_at == ""
    table.at(13_900, 0, "put")
    assert table.shown(0, CAP) == [1, 2, 4, 3]


@rule("GM-ASM-03", "GM-ASM-04")
def test_example_8_leafing_wraps_around() -> None:
    table = with_caps()
    table.at(13_000, 0, "take:cap")
    table.at(13_200, 0, "flip:prev")
    table.at(13_600, 0, "put")
    assert table.shown(0, CAP) == [3, 2, 4, 1]


@rule("GM-ASM-05", "GM-ASM-11")
@pytest.mark.parametrize(("moment", "caps", "hand"), [(13_499, [2, 4, 1, 3], CAP), (13_500, [4, 2, 1, 3], FACE)])
def test_example_9_taking_another_stack_puts_the_first_down(moment: int, caps: list[int], hand: int) -> None:
    table = with_caps()
    table.at(13_000, 0, "take:cap")
    table.at(13_100, 0, "flip:next")
    table.at(moment, 0, "take:face")
    assert table.shown(0, CAP) == caps and table.player(0).hand == hand
    assert table.player(0).touched == (0b01 if hand == CAP else 0b11)


@rule("GM-ASM-05")
def test_the_stack_in_hand_cannot_be_taken_again() -> None:
    table = with_caps()
    table.at(13_000, 0, "take:cap")
    assert "take:cap" not in table.menu(0) and "take:face" in table.menu(0)
    assert table.state.why_not(0, "cap").rule == "GM-ASM-05"  # type: ignore[union-attr]
    assert table.at(14_000, 0, "take:cap").kinds() == ["missed"]


@rule("GM-ASM-06", "GM-ASM-07")
def test_only_the_order_inside_a_stack_ever_changes() -> None:
    table = with_caps()
    moment = 13_000
    for slot in ("cap", "feet", "cap", "beard", "cap"):
        table.at(moment, 0, f"take:{slot}")
        table.at(moment + 100, 0, "flip:next")
        moment += 600
    table.at(moment, 0, "put")
    assert table.state.invariants() == [] and len(table.code(0)) == 4


@rule("GM-ASM-08", "GM-TIM-05")
def test_example_10_flips_faster_than_fingers_are_missed() -> None:
    table = with_caps()
    table.at(12_900, 0, "take:cap")
    table.at(13_000, 0, "flip:next")
    assert table.at(13_070, 0, "flip:next").one("missed").data["rule"] == "GM-ASM-08"
    assert table.at(13_079, 0, "flip:next").one("missed").data["rule"] == "GM-ASM-08"
    assert table.at(13_080, 0, "flip:next").kinds() == ["flipped"], "the limit itself is slow enough"
    table.at(13_100, 1, "take:cap")
    assert table.at(13_101, 1, "flip:next").kinds() == ["flipped"], "each seat has fingers of its own"


@rule("GM-ASM-09")
def test_others_see_which_slots_are_busy_but_no_parts() -> None:
    table = with_caps()
    table.at(13_000, 0, "take:cap")
    seen = table.view(1).seats[0]
    assert (seen.busy, seen.touched, seen.gnome, seen.looking_at) == ("cap", ("cap",), ("",) * 4, "")
    assert table.last.one("took").seen_by(1).data == {"seat": 0, "slot": "cap"}  # type: ignore[union-attr]
    flipped = table.at(13_100, 0, "flip:next").one("flipped")
    assert flipped.seen_by(1) is None and flipped.seen_by(None) is None
    assert with_caps(open_tables=True).view(1).seats[0].gnome[0] == "cap_toadstool"


@rule("GM-ASM-10")
def test_only_parts_are_compared() -> None:
    from gnomestead.games.gnome_me.rules.scoring import right_parts

    table = Table(2, upside_down=True).opened("P06b", {0: "2111", 1: "2122"})
    assert [right_parts(table.state, seat) for seat in (0, 1)] == [4, 2], "a bluebell is no part"


@rule("GM-ASM-11")
@pytest.mark.parametrize("hold", [0, 300, 500, 700])
def test_a_stack_stays_in_the_hand_for_a_while(hold: int) -> None:
    table = Table(2, hold_min_ms=hold).opened()
    table.at(13_000, 0, "take:cap")
    if hold:
        assert table.at(13_000 + hold - 1, 0, "put").one("missed").data["rule"] == "GM-ASM-11"
    assert table.at(13_000 + hold, 0, "put").kinds() == ["put"]


@rule("GM-STP-01", "GM-STP-02", "GM-ASM-11")
@pytest.mark.parametrize(("moment", "heard"), [(14_550, "missed"), (15_099, "missed"), (15_100, "stop")])
def test_example_11_stop_is_armed_by_touching_all_four(moment: int, heard: str) -> None:
    table = Table(2).opened()
    for number, slot in enumerate(("cap", "face", "beard")):
        table.at(12_400 + 600 * number, 0, f"take:{slot}")
    assert "stop" not in table.menu(0)
    refusal = table.state.why_not(0, "stop")
    assert refusal is not None and (refusal.rule, refusal.reason.args["left"]) == ("GM-STP-02", 1)
    table.at(14_200, 0, "put")
    if moment > 14_600:
        table.at(14_600, 0, "take:feet")
        assert "stop" in table.menu(0)
    assert heard in table.at(moment, 0, "stop")


@rule("GM-STP-02")
@pytest.mark.parametrize(("arming", "first"), [("floor", OPEN + 2_500), ("free", OPEN)])
def test_other_ways_to_arm(arming: str, first: int) -> None:
    table = Table(2, stop_arming=arming).opened()
    if first > OPEN:
        assert table.at(first - 1, 0, "stop").one("missed").data["rule"] == "GM-STP-02"
    assert "stop" in table.at(first, 0, "stop")


@rule("GM-STP-03")
def test_example_23_picks_after_the_stop_are_missed() -> None:
    table = Table(2).opened().touch_all(0)
    table.at(14_000, 1, "take:cap")
    table.at(14_200, 1, "flip:next")
    table.at(15_000, 0, "stop")
    frozen = table.code(1)
    assert table.at(15_001, 1, "put").one("missed").data["rule"] == "GM-STP-03"
    assert table.code(1) == frozen


@rule("GM-STP-04")
def test_example_22_a_stack_in_hand_counts_as_it_is_looked_at() -> None:
    table = Table(2).opened().touch_all(0).stack(1, BEARD, [4, 1, 3, 2])
    table.at(14_000, 1, "take:beard")
    table.at(14_200, 1, "flip:next")
    table.at(14_400, 1, "flip:next")
    table.at(14_450, 0, "stop")
    assert table.shown(1, BEARD) == [3, 4, 1, 2], "even before its minimum hold is over"
    assert table.player(1).hand == -1


def contest(operator: int, second: int) -> Table:
    """Four players; seat 2 stops at 15,000, seat 0 at `second`, both armed."""
    table = Table(4, first_operator=operator).opened().touch_all(0).touch_all(2)
    table.at(15_000, 2, "stop")
    table.at(second, 0, "stop")
    return table


@rule("GM-STP-05", "GM-SET-12", "GM-TIM-08")
@pytest.mark.parametrize(
    ("operator", "second", "stopper"),
    [(3, 15_040, 0), (0, 15_040, 2), (3, 15_049, 0), (3, 15_050, 2), (3, 15_000, 0)],
)
def test_examples_19_to_21_two_stops_go_by_nose_order(operator: int, second: int, stopper: int) -> None:
    table = contest(operator, second).until("reveal")
    assert table.state.stopper == stopper and table.now == 15_050


@rule("GM-STP-05")
def test_only_a_stop_that_was_legal_at_the_first_may_join() -> None:
    table = Table(3).opened().touch_all(0).touch_all(1)
    table.at(14_600, 1, "take:feet")
    table.at(15_000, 0, "stop")
    assert table.menu(1) == [] and table.menu(2) == []
    assert table.at(15_010, 1, "stop").one("missed").data["rule"] == "GM-STP-05"
    assert table.at(15_020, 0, "stop").kinds() == ["missed"], "who has stopped has no further picks"


@rule("GM-STP-06")
def test_then_the_portrait_is_taken_out_and_everybody_compared() -> None:
    table = Table(2).opened("3144", {0: "3142", 1: "3144"}).score(0)
    assert table.view(1).device.front == "out" and table.view(1).device.picture.parts[0] == "cap_nightcap"
    assert table.view(0).seats[1].gnome == table.view(1).seats[1].gnome != ("",) * 4
    assert table.view(0).verdict.counts == (3, 4)
    marks = [
        badge.art for place in make_scene(table.view(0)).places for thing in place.things for badge in thing.badges
    ]
    assert marks.count("right") == 7 and marks.count("wrong") == 1


@rule("GM-STP-07", "GM-SCO-09")
@pytest.mark.parametrize(("cap", "gnome", "cards"), [(30, "3143", [0, 1]), (60, "3143", [0, 1]), (120, "3142", [0, 0])])
def test_nobody_stops(cap: int, gnome: str, cards: list[int]) -> None:
    table = Table(2, round_cap_s=cap).opened("3144", {0: "3122", 1: gnome})
    if gnome == "3142":
        table.build(0, "3141")
    table.score(None)
    assert table.now == OPEN + cap * 1000 and table.state.stopper == -1
    assert table.cards() == cards and table.result() == ("capped_sole" if any(cards) else "capped_tie")


@rule("GM-STP-08")
def test_a_stop_cannot_be_taken_back() -> None:
    from gnomestead.kernel import Match

    from .table import GAME

    match = Match.new(GAME, 2, {"stop_arming": "free", "misfires": "off", "operator": "auto"}, seed=1)
    for seat, pick in ((0, "colour:set_moss"), (1, "colour:set_plum")):
        match.play(seat, pick, 0)
    for seat in (0, 1):
        match.play(seat, "ready", 5_000)
    match.play(0, "stop", 9_000)
    assert match.free_undo(0) is None
    with pytest.raises(IllegalMove, match="refuse-undo"):
        match.undo(0)
    assert match.state.stage == "contest", "and no confirmation is asked for"


@rule("GM-STP-02")
def test_the_headline_speaks_of_stop_only_to_whom_it_is_open() -> None:
    table = Table(2).opened("3144")
    assert [table.state.prompt(seat).key for seat in (0, 1)] == ["prompt-assemble"] * 2
    table.touch_all(0)
    assert [table.state.prompt(seat).key for seat in (0, 1)] == ["prompt-armed", "prompt-assemble"]
    for seat in (0, 1):
        table.at(13_000, seat, "take:cap")
    assert [table.state.prompt(seat).key for seat in (0, 1)] == ["prompt-leaf-armed", "prompt-leaf"]
