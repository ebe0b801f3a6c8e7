"""The Cat (GS-CAT, GS-ABL-15)."""

from __future__ import annotations

from gnomestead.testing import rule

from .table import G, O, P, R, street


@rule("GS-CAT-01")
def test_the_loser_may_move_the_cat_too():
    table = street(3).fight(8, 5, 3).go(R, "grass line", "B2").go(G, "wood area", "A1").play(P, "soil cat", "B5")
    assert table.step == "Act" and table.menu(P).split()[-1] == "skip"
    table.play(P, "C6")
    assert table.view(None).cat == "C6" and table.step == "Dig", "instead of asking"


@rule("GS-CAT-02", "GS-CAT-04")
def test_e31_the_cat_lands_anywhere_even_on_a_mini_of_this_turn():
    table = street().loots("B2 C5 A6 B4").fight(8, 5, 4, 3)
    table.go(R, "grass line", "B2", "green").go(G, "wood area", "A1").go(P, "soil flower", "B5")
    table.play(O, "A5")
    assert len(table.menu(O).split()) == 18, "17 spaces (Red's guarded Mini stays) and skip"
    table.play(O, "B5")
    assert table.standing(P) == "" and table.told("mini_sent_back")[0]["cause"] == "cat"
    assert len(table.view(R).questions) == 1, "what was asked stands"


@rule("GS-CAT-02")
def test_off_the_board_it_may_go_to_all_18_spaces():
    table = street().fight(7, 5, 4, 3).play(R, "grass cat", "B2")
    assert len(table.menu(R).split()) == 19


@rule("GS-CAT-03")
def test_e32_on_the_board_it_walks_one_step_ponds_too():
    table = street().cat("A3").fight(7, 5, 4, 3).play(R, "soil cat", "C1")
    assert table.menu(R) == "A2 A4 B2 B3 B4 skip"
    assert table.why(R, "C6") == "GS-CAT-03"
    table = street().cat("B4").fight(7, 5, 4, 3).play(R, "soil cat", "C1").play(R, "C4")
    assert table.view(None).cat == "C4"


@rule("GS-CAT-05")
def test_it_never_enters_a_guarded_space():
    table = street().cat("B1").fight(5, 8, 4, 3).go(G, "grass line", "B2").play(R, "soil cat", "C1")
    assert "B2" not in table.menu(R) and table.why(R, "B2") == "GS-CAT-05"


@rule("GS-CAT-06")
def test_the_cat_may_stay():
    table = street().cat("B1").fight(7, 5, 4, 3).play(R, "soil cat", "C1", "skip")
    assert table.view(None).cat == "B1" and table.step == "Dig"


@rule("GS-CAT-06")
def test_without_a_legal_space_it_stays_unasked():
    table = street().cat("A1").minis(G, "A2 B1 B2").fight(7, 5, 4, 3)
    table.state.guards = (1 << 1 | 1 << 6 | 1 << 7,)
    table.play(R, "grass cat", "C5")
    assert table.step == "Dig"


@rule("GS-CAT-07")
def test_it_disturbs_no_tokens_and_stays_between_turns():
    table = street().stack("B1", "Rm").cat("B2").fight(7, 5, 4, 3).play(R, "soil cat", "C1", "B1")
    assert table.stacked("B1") == "Rm"
    table.finish_goes()
    assert table.state.turn == 2 and table.view(None).cat == "B1"


@rule("GS-ABL-15")
def test_e33_a_cat_caller_with_the_cat_token_moves_it_twice():
    table = street().minis(G, "C2").minis(O, "B3").fight(1, 4, 5, 3).play(P, "grass cat", "A4", "C2")
    assert table.step == "Whistle" and table.menu(P) == "B1 B2 B3 C1 C3 skip"
    table.play(P, "B3")
    assert table.standing(G) == "" and table.standing(O) == ""


@rule("GS-ABL-15")
def test_whistling_also_after_a_skipped_action():
    table = street().fight(5, 4, 3, 1).play(R, "soil line", "C1", "skip")
    assert table.step == "Whistle" and len(table.menu(R).split()) == 19
    table.play(R, "skip")
    assert table.step == "Dig"
