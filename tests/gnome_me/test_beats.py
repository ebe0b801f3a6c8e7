"""GM-BEA: no clock, one action a beat."""

import random

import pytest

from gnomestead.games.gnome_me.lessons import LESSONS
from gnomestead.games.gnome_me.moves import BY_TEXT
from gnomestead.kernel import EVERYBODY
from gnomestead.testing import rule

from .table import Table


def beats(seats: int = 3, target: str = "3144", **options: bool | str | int) -> Table:
    """Everybody has looked; the first beat begins."""
    table = Table(seats, pace="beats", **options).coloured()
    for seat in range(seats):
        table.at(table.now, seat, "look")
    return table.until("beats").load(target)


def beat(table: Table, *choices: str) -> None:
    """One beat in which seat by seat this is chosen; empty: nothing."""
    for seat, choice in enumerate(choices):
        if choice:
            table.at(table.now, seat, choice)


@rule("GM-BEA-01", "GM-BEA-07")
def test_everybody_looks_once_when_they_like() -> None:
    table = Table(2, pace="beats").coloured()
    assert table.menu(0) == table.menu(1) == ["look"] and table.state.deadline() is None
    table.at(5_000, 1, "look")
    table.tick(6_180)
    assert table.view(1).device.picture is not None and table.view(0).device.picture is None
    assert table.last.one("shown").seen_by(0) is None
    table.tick()
    assert table.now == 6_880 and table.view(1).device.picture is None
    assert table.menu(1) == [] and table.state.why_not(1, "device").rule == "GM-BEA-01"  # type: ignore[union-attr]
    table.at(99_000, 0, "look")
    table.until("beats")


@rule("GM-BEA-02")
def test_all_choose_in_secret_and_then_all_happens_at_once() -> None:
    table = beats(2)
    assert table.menu(0) == ["set:cap", "set:face", "set:beard", "set:feet", "pass"]
    before = table.code(0)
    table.at(table.now, 0, "set:cap cap_ladybird")
    assert table.code(0) == before and table.view(0).choice == "set:cap cap_ladybird"
    assert table.view(1).choice == "" and table.last.one("chosen").seen_by(1) is None
    table.at(table.now, 0, "set:cap cap_nightcap")
    table.at(table.now, 1, "pass")
    assert table.code(0)[0] == "3" and table.view(0).beat == 2
    assert table.view(1).seats[0].gnome == ("",) * 4 and table.view(1).seats[0].touched == ("cap",)


@rule("GM-BEA-02")
@pytest.mark.parametrize("choice", ["pass", "set:cap cap_nightcap"])
def test_the_end_of_a_beat_is_news_to_everybody(choice: str) -> None:
    table = beats(2)
    beat(table, choice, "pass")
    assert table.last.one("beat").news == EVERYBODY


@rule("GM-BEA-02")
def test_imagined_worlds_hold_other_choices_of_others() -> None:
    table = beats(2)
    beat(table, "set:cap cap_nightcap")
    worlds = [table.state.resample(1, random.Random(seed)) for seed in range(9)]
    assert len({world.top.choices[0] for world in worlds}) > 3
    assert all(world.top.choices[1] == "" for world in worlds)
    own = {table.state.resample(0, random.Random(seed)).top.choices[0] for seed in range(9)}
    assert own == {"set:cap cap_nightcap"}


def test_beats_teach_nothing_about_stacks_in_the_hand() -> None:
    [lesson] = [one for one in LESSONS if one.id == "stop"]
    table = beats(2)
    beat(table, "set:cap cap_nightcap", "pass")
    assert lesson.event not in [event.kind for event in table.state.events]
    assert not any(word.startswith(lesson.word) for word in table.menu(0))


@rule("GM-BEA-02", "GM-BEA-03", "GM-BEA-05")
@pytest.mark.parametrize(("mode", "verb"), [("basic", "set"), ("all_in", "grab"), ("cooperative", "set")])
def test_once_a_slot_is_named_the_question_is_which_part(mode: str, verb: str) -> None:
    table = beats(2, mode=mode)
    before = table.state.prompt(0).key
    then = table.state.prompt(0, (BY_TEXT[f"{verb}:cap"],))
    assert before != then.key == f"prompt-{verb}" and then.args == {"slot": "cap"}


@rule("GM-BEA-02")
def test_stop_is_possible_from_the_fourth_beat_on() -> None:
    table = beats(2).build(0, "3144").build(1, "1111")
    for _ in range(3):
        assert "stop" not in table.menu(0)
        assert table.state.why_not(0, "stop").rule == "GM-BEA-02"  # type: ignore[union-attr]
        beat(table, "pass", "pass")
    beat(table, "stop", "set:cap cap_nightcap")
    assert table.stage == "reveal" and table.cards() == [1, 0] and table.code(1) == "3111"


@rule("GM-BEA-03", "GM-BEA-04")
def test_example_52_more_grabs_than_copies() -> None:
    table = beats(mode="all_in")
    beat(table, *["grab:cap cap_barber"] * 3)
    assert [table.code(seat)[0] for seat in range(3)] == ["-", "1", "1"]
    assert table.last.one("too-few").data["seat"] == 0
    parts = [word.text for word in table.state.options(0, (table.state.options(0)[0],))]
    assert "cap_barber" not in parts and len(parts) == 3
    beat(table, *["grab:face face_spud"] * 3)
    assert [table.code(seat)[1] for seat in range(3)] == ["1", "-", "1"], "beat 2 starts with seat 2"


@rule("GM-BEA-03", "GM-BEA-04")
def test_returns_come_before_grabs_but_replaced_cards_only_after() -> None:
    table = beats(2, mode="all_in").place(0, "1---")
    beat(table, "back:cap", "grab:cap cap_toadstool")
    assert table.code(0) == "----" and table.code(1) == "2---"
    beat(table, "grab:cap cap_barber", "pass")
    beat(table, "grab:cap cap_nightcap", "pass")
    assert table.code(0) == "3---"
    assert "cap_barber" in [word.text for word in table.state.options(1, (table.state.options(1)[0],))]


@rule("GM-BEA-03", "GM-BEA-04", "GM-ALL-10")
def test_a_grab_of_the_stopping_beat_counts() -> None:
    table = beats(2, "2331", mode="all_in").place(0, "2332").place(1, "111-")
    assert "stop" in table.menu(0) and "stop" not in table.menu(1)
    beat(table, "stop", "grab:feet feet_jester")
    assert table.code(1) == "1111" and table.stage == "reveal" and table.cards() == [1, 0]


@rule("GM-BEA-04")
@pytest.mark.parametrize(("passes", "stopper"), [(3, 1), (4, 2), (5, 0)])
def test_conflicts_go_by_an_order_that_turns_with_the_beat(passes: int, stopper: int) -> None:
    table = beats()
    for _ in range(passes):
        beat(table, "pass", "pass", "pass")
    beat(table, "stop", "stop", "stop")
    assert table.state.stopper == stopper


@rule("GM-BEA-04", "GM-FRC-06", "GM-FRC-09")
def test_calls_come_first_in_a_beat() -> None:
    table = beats(3, "P08a", flower_rain_cloud=True).trophies(0, 1, 0)
    beat(table, "flower", "hand", "flower")
    assert table.cards() == [0, 0, 1], "order 1, 2, 0: seat 2 calls before seat 0"
    out = beats(2, "3144", flower_rain_cloud=True)
    beat(out, "flower", "hand")
    assert out.stage == "reveal" and out.result() == "forfeited"


@rule("GM-BEA-05")
def test_a_team_has_twelve_rounds_and_no_clock() -> None:
    table = beats(2, mode="cooperative", flower_rain_cloud=True)
    assert table.menu(0) == ["set:cap", "set:face", "done", "flower", "hand"]
    assert table.state.why_not(0, "set:beard").rule == "GM-COO-03"  # type: ignore[union-attr]
    for pick in ("set:cap cap_nightcap", "set:cap cap_barber", "set:cap cap_nightcap", "set:face face_spud", "done"):
        table.at(table.now, 0, pick)
    assert table.menu(0) == ["flower", "hand"], "calls until all are done"
    for pick in ("set:beard beard_swallow", "set:feet feet_baker", "done"):
        table.at(table.now, 1, pick)
    assert table.result() == "coop_hit" and table.state.deadline() is None
    table.state.round = 12
    for seat in (0, 1):
        table.at(table.now, seat, "next")
    assert table.state.over and len(table.state.pile) == 1


@rule("GM-BEA-06")
def test_a_round_is_capped_after_beat_twelve() -> None:
    table = beats(2).build(0, "3111").build(1, "3122")
    for _ in range(12):
        assert table.stage == "beats"
        beat(table, "pass", "pass")
    assert table.stage == "reveal" and table.state.stopper == -1


@rule("GM-BEA-07")
def test_nothing_else_in_beats_has_a_clock() -> None:
    table = beats(2)
    assert table.state.deadline() is None
    beat(table, "pass", "pass")
    assert table.state.deadline() is None and table.state.default(0) == "pass"
