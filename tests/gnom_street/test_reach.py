"""What a question would be about, and how it would split one's own map, before it is asked (section 11)."""

from __future__ import annotations

import pytest

from gnomestead.games.gnom_street.content import SPACE_OF
from gnomestead.testing import rule

from .table import GAME, G, P, R, street


def _reach(table, seat: int | None = R) -> dict[str, str]:
    return {each.word: " ".join(each.spaces) for each in GAME.view(table.state, seat).reach}


def _detail(table, word: str):
    return next(choice.detail for choice in table.state.choices(R) if choice.word == word)


@rule("GS-ASK-05")
def test_while_asking_everybody_sees_what_the_question_is_about():
    table = street().fight(8, 5, 3, 1).play(R, "grass area", "B2")
    assert _reach(table) == {"": "A1 A2 B1 B2 B3 C1 C2 C3"}
    assert _reach(table, None) == _reach(table, G) == _reach(table)


@rule("GS-ASK-07")
def test_a_flower_is_about_the_colour_that_is_named():
    table = street().fight(8, 5, 3, 1).play(R, "grass flower", "B2")
    reach = _reach(table)
    assert set(reach) == {"", "blue", "white"}
    assert "B2" in reach["blue"].split() and "B2" in reach["white"].split()
    assert set(reach[""].split()) == set(reach["blue"].split()) | set(reach["white"].split())


def test_before_a_mini_is_placed_each_space_tells_its_own():
    table = street().fight(8, 5, 3, 1).play(R, "grass area")
    assert set(_reach(table)) == {"A4", "A6", "B2", "C5"}


@rule("GS-CAT-01")
def test_the_cat_asks_nothing_and_nor_does_the_loser():
    cat = street().fight(8, 5, 3, 1).play(R, "grass cat")
    assert _reach(cat) == {}
    loser = (
        street()
        .fight(3, 5, 6, 8)
        .play(3, "wood cat", "B4", "skip", "finish")
        .play(2, "soil line", "A2", "skip", "finish")
    )
    assert _reach(loser.play(G, "gravel flower", "B1", "skip", "skip", "finish")) == {}


def test_a_space_tells_how_its_best_question_splits_ones_own_map():
    table = street().loots("C3 C5 A6 B4").fight(8, 5, 3, 1).play(R, "grass area")
    detail = _detail(table, "B2")
    assert (detail.key, detail.args["yes"], detail.args["no"]) == ("detail-outlook", 7, 8)


def test_the_split_is_by_ones_own_knowledge_alone():
    here, there = (
        street().loots(f"C3 {green} A6 B4").fight(8, 5, 3, 1).play(R, "grass area") for green in ("C5", "B1")
    )
    assert [choice.detail for choice in here.state.choices(R)] == [choice.detail for choice in there.state.choices(R)]


def _sets(table, seat: int | None):
    widgets = GAME.scene(GAME.view(table.state, seat)).widgets
    return next((widget.data for widget in widgets if widget.kind == "sets"), None)


@rule("GS-ASK-05", "GS-ASK-06", "GS-ASK-07")
def test_whoever_has_a_sheet_can_look_up_every_question_at_any_time():
    table = street()
    sets = _sets(table, R)
    assert sets["area B2"] == ("A1", "A2", "B1", "B2", "B3", "C1", "C2", "C3")
    assert sets["line B2"] == ("A2", "B1", "B2", "B3", "B4", "B5", "B6", "C2")
    assert sets["white"] == ("A1", "A5", "B2", "B6", "C3", "C5")
    assert "area A3" not in sets and len(sets) == 16 + 16 + 4
    assert _sets(table, None) is None


@rule("GS-SHT-02", "GS-SHT-03")
@pytest.mark.parametrize(("help", "left"), [("manual", 16), ("answers", 2), ("full", 1)])
def test_a_split_counts_what_is_open_on_ones_own_sheet(help, left):
    """Green is at B4 or C6, Purple at C6: who works that out knows where Green is."""
    table = street(3, sheet_help=help).loots("A1 B4 C6").fight(8, 5, 3).play(R, "grass area", "C5")
    bits = {space: 1 << SPACE_OF[space] for space in ("B4", "C6")}
    table.state.knows[R * 3 + G], table.state.knows[R * 3 + P] = sum(bits.values()), bits["C6"]
    detail = _detail(table, "green")
    assert detail.args["yes"] + detail.args["no"] == left == len(table.open_spaces(R, G).split())


@rule("GS-SHT-03")
def test_a_sheet_kept_by_hand_rules_nothing_out_for_a_mole():
    warned = {}
    for help in ("manual", "answers"):
        table = street(3, sheet_help=help).loots("A1 B4 C6").fight(8, 5, 3).play(R, "grass area", "C5", "skip")
        table.state.knows[R * 3 + G] = table.state.knows[R * 3 + P] = 1 << SPACE_OF["C6"]
        choices = table.state.choices(R, table.state.read(R, "dig 1 mole"))
        warned[help] = next(choice.warning for choice in choices if choice.word == "C5")
    assert warned["manual"] is None and warned["answers"].key == "warn-impossible-mole"
