"""Questions, answers and the abilities that bend them (GS-ASK, GS-ANS, GS-ABL-01/02/11/16)."""

from __future__ import annotations

import pytest

from gnomestead.games.gnom_street.content import AREA, COLOURS, FLOWER, LINE, SPACE_OF
from gnomestead.games.gnom_street.rules.sheet import NO_COLOUR, covered
from gnomestead.testing import rule

from .table import G, O, P, R, street


def asking(*values: int, loots: str = "B2 C5 A6 B4", action: str = "line", terrain: str = "soil", space: str = "B5"):
    """Red, ranked first, stands at its question."""
    return street(len(values)).loots(loots).fight(*values).play(R, f"{terrain} {action}", space)


@rule("GS-ASK-01")
def test_e25_only_seats_ranked_below_are_questioned():
    table = street().fight(8, 6, 3, 1).go(R, "grass line", "B2").play(G, "soil area", "B5")
    assert table.menu(G) == "purple orange skip"
    assert table.why(G, "red") == "GS-ASK-01" and table.why(G, "green") == "GS-ASK-01"
    assert table.refused(G, "red") == "GS-ASK-01"


@rule("GS-ASK-02")
def test_the_loser_questions_nobody():
    table = street(3).fight(8, 5, 3).go(R, "grass line", "B2").go(G, "wood cat", "A1")
    table.play(P, "soil flower", "B5")
    assert table.step == "Dig"


@rule("GS-ASK-03")
def test_asking_is_optional_and_a_skipped_question_is_lost():
    table = asking(8, 5, 3, 1)
    assert table.menu(R) == "green purple orange skip"
    table.play(R, "skip")
    assert table.step == "Dig" and table.view(None).questions == ()


@rule("GS-ASK-04")
@pytest.mark.parametrize("action", ["area", "line", "flower"])
def test_the_token_says_which_question(action):
    table = asking(8, 5, 3, 1, action=action)
    table.play(R, "green pink" if action == "flower" else "green")
    assert table.told("asked")[0]["action"] == action


@pytest.mark.parametrize(
    ("kind", "origin", "colour", "loot", "yes"),
    [
        pytest.param(AREA, "B2", "", "C3", True, marks=rule("GS-ASK-05"), id="E22 a corner"),
        pytest.param(AREA, "B2", "", "B2", True, marks=rule("GS-ASK-05"), id="E22 right here"),
        pytest.param(AREA, "B2", "", "B4", False, marks=rule("GS-ASK-05"), id="E22 too far"),
        pytest.param(LINE, "A4", "", "A1", True, marks=rule("GS-ASK-06"), id="E23 past pond and Minis"),
        pytest.param(LINE, "A4", "", "B4", True, marks=rule("GS-ASK-06"), id="E23 the column"),
        pytest.param(LINE, "A4", "", "A4", True, marks=rule("GS-ASK-06"), id="E23 right here"),
        pytest.param(LINE, "A4", "", "C5", False, marks=rule("GS-ASK-06"), id="E23 elsewhere"),
        pytest.param(FLOWER, "A1", "white", "C5", True, marks=rule("GS-ASK-07"), id="E24 white grows there"),
        pytest.param(FLOWER, "A1", "white", "C2", False, marks=rule("GS-ASK-07"), id="E24 it does not"),
        pytest.param(FLOWER, "C6", "blue", "B4", True, marks=rule("GS-ASK-07"), id="E24b the book's own"),
    ],
)
def test_what_a_question_covers(kind, origin, colour, loot, yes):
    named = COLOURS.index(colour) if colour else NO_COLOUR
    assert (covered(kind, SPACE_OF[origin], named) >> SPACE_OF[loot] & 1 == 1) == yes


@rule("GS-ASK-06")
def test_pieces_do_not_block_the_view():
    table = street().loots("B2 A1 A6 B4").minis(P, "A2 A5").fight(8, 5, 3, 1)
    table.play(R, "grass line", "A4", "green")
    assert table.told("answered", R)[0]["yes"] is True


@rule("GS-ASK-07")
def test_e24_only_colours_of_the_origin_are_offered():
    table = asking(8, 5, 3, 1, action="flower", terrain="wood", space="A1")
    assert table.menu(R, "green") == "pink white"


@rule("GS-ASK-07", "GS-ANS-02")
def test_e24b_blue_from_c6_is_answered_by_card():
    table = asking(8, 5, 3, 1, action="flower", terrain="gravel", space="C6", loots="B2 B4 A6 A1")
    table.play(R, "green blue")
    assert [each.get("yes") for seat in (R, G, P, O, None) for each in table.told("answered", seat)] == [
        True, True, None, None, None,
    ]  # fmt: skip


@rule("GS-ASK-08")
def test_the_question_itself_is_public():
    table = asking(8, 5, 3, 1, action="flower").play(R, "green pink")
    asked = {"asker": R, "target": G, "action": "flower", "space": "B5", "colour": "pink"}
    assert all(table.told("asked", seat) == [asked] for seat in (R, G, P, O, None))


@rule("GS-ANS-01")
@pytest.mark.parametrize(("loot", "yes"), [("B1", True), ("A1", False)])
def test_the_answer_is_the_truth_and_given_at_once(loot, yes):
    table = asking(8, 5, 3, 1, loots=f"B2 {loot} A6 B4").play(R, "green")
    assert table.told("answered", R)[0]["yes"] is yes
    assert table.state.waiting() == (R,), "the target has nothing to decide"


@rule("GS-ANS-02")
def test_e26_cards_tell_the_asker_alone():
    table = asking(8, 5, 3, 1, loots="B2 C5 B6 A1").play(R, "purple")
    answers = [table.view(seat).questions[0].yes for seat in (R, G, P, O, None)]
    assert answers == [True, None, True, None, None]
    assert len(table.open_spaces(G, P).split()) == 15


@rule("GS-ANS-03")
def test_e27_a_megaphone_tells_everybody():
    table = asking(8, 5, 6, 1, loots="B2 C6 B6 A1").play(R, "purple")
    assert [table.view(seat).questions[0].yes for seat in (R, G, P, O, None)] == [True] * 5
    assert table.open_spaces(G, P) == "A5 B1 B2 B3 B4 B5 B6 C5"


@rule("GS-ANS-04", "GS-ABL-02")
def test_only_the_card_fought_with_counts():
    table = street().loots("B2 C5 A6 A1").fight(5, 8, 3, 1)
    table.go(G, "grass cat", "A4", "skip", "dig 7 mole A4")
    assert table.state.fought[G] == 8
    table.play(R, "soil line", "B5", "skip").finish_goes()
    table.fight(8, 3, 5, 2).play(O, "later").play(R, "soil line", "B5", "green")
    assert table.view(O).questions[-1].yes is None, "Green fights with a 3; the 7 it paid with is no megaphone"


@rule("GS-ABL-01")
def test_abilities_are_optional_and_last_for_the_turn():
    table = street().minis(O, "A1").fight(3, 1, 8, 2).play(O, "later")
    table.go(P, "soil area", "C1").play(R, "grass line", "B2")
    assert table.menu(R) == "A1 skip"
    table.play(R, "skip")
    assert table.standing(O) == "A1"
    table.finish_goes()
    assert table.state.fought == [0, 0, 0, 0]


@rule("GS-ABL-11")
def test_e29_a_snitch_with_the_cat_asks_anybody_anything_even_as_loser():
    table = street().loots("A6 C5 B4 A1").fight(8, 5, 3, 1)
    table.go(R, "grass line", "B2").go(G, "gravel area", "A5").go(P, "soil flower", "C1")
    table.play(O, "B6")
    assert table.menu(O) == "area line flower cat skip"
    assert table.menu(O, "line") == "red green purple" and table.menu(O, "flower red") == "pink yellow white"
    table.play(O, "line red")
    asked = table.view(P).questions[-1]
    assert (asked.action, asked.yes) == ("line", True) and table.view(None).cat == ""


@rule("GS-ABL-11")
def test_a_snitch_may_question_those_above():
    table = street(3).fight(8, 5, 1).go(R, "grass cat", "B2").go(G, "wood line", "A1").play(P, "soil area", "B5")
    assert table.menu(P) == "red green skip"


@rule("GS-ABL-11")
def test_a_snitch_may_also_just_move_the_cat():
    table = street().fight(8, 5, 3, 1).go(R, "grass line", "B2").go(G, "gravel area", "A5").go(P, "soil flower", "C1")
    table.play(O, "B6", "cat A3")
    assert table.view(None).cat == "A3"


@rule("GS-ABL-16")
def test_e30_third_degree_asks_once_more_from_any_mini():
    table = street(throw_wobble="none").minis(G, "C5").fight(1, 6, 3, 5)
    table.play(G, "gravel flower", "B3", "purple pink")
    assert table.step == "AskAgain" and table.menu(G) == "B3 C5 skip"
    assert table.menu(G, "B3") == "red purple orange"
    assert table.menu(G, "B3 purple") == "blue yellow" and table.menu(G, "B3 orange") == "blue pink yellow"
    assert table.menu(G, "C5 purple") == "yellow white"
    table.play(G, "C5 purple white")
    asked = [(question.action, question.space, question.colour) for question in table.view(G).questions]
    assert asked == [("flower", "B3", "pink"), ("flower", "C5", "white")]
    assert table.step == "Dig"


@rule("GS-ABL-16")
def test_the_same_area_is_not_asked_of_the_same_gang_twice():
    table = street(2).fight(6, 3).play(R, "gravel area", "B3", "green")
    assert table.step == "DuelDig", "one Mini, one rival: no new question is left"
    table = street(3).fight(6, 3, 1).play(R, "gravel area", "B3", "green")
    assert table.menu(R, "B3") == "purple" and table.why(R, "B3") == ""


@rule("GS-ABL-16")
def test_no_second_question_without_a_first():
    table = street().fight(6, 3, 1, 5).play(R, "gravel area", "B3", "skip")
    assert table.step == "Dig"
