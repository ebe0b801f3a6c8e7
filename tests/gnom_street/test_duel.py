"""Two players: the duel (GS-DUO)."""

from __future__ import annotations

import pytest

from gnomestead.testing import rule

from .table import G, R, Table, street


def duel(**options) -> Table:
    return street(2, **options).loots("B2 B4")


def with_mole(loots: str, space: str, values=(8, 5)) -> Table:
    """Red wins the fight, stands on B4 and lays its Mole there."""
    table = street(2).loots(loots).fight(*values)
    return table.play(R, "wood line", "B4", "skip", f"mole {space}")


@rule("GS-DUO-01")
def test_one_mole_no_baits_three_minis():
    table = duel()
    for seat in (R, G):
        mine = table.view(seat).gangs[seat]
        assert (mine.moles, mine.tokens, mine.supply, len(table.view(seat).hand)) == (1, 1, 3, 8)


@rule("GS-DUO-02")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_so_many_sets_win_the_match(sets):
    table = street(2, sets_to_win=sets)
    for number in range(sets):
        assert not table.state.over and table.state.sets_won == (number, 0)
        table.loots("B2 B4").fight(8, 5).play(R, "wood line", "B4", "skip", "mole B4")
    assert table.state.over
    assert [standing.won for standing in table.state.result()] == [True, False]


@rule("GS-DUO-02", "GS-DUO-10")
def test_e55_red_green_red_wins_two_to_one():
    table = street(2)
    for target in ("B4", "A1", "B4"):
        table.loots(f"B2 {target}").fight(8, 5).play(R, "wood line", "B4", "skip", "mole B4")
    assert table.state.over and table.state.sets_won == (2, 1) and table.state.champion == R


@rule("GS-DUO-03")
def test_a_tie_is_thrown_for():
    table = duel(throw_wobble="none").fight(5, 5)
    assert table.state.waiting() == (R, G)
    table.release(R=90, G=10)
    assert table.order == "GR"


@rule("GS-DUO-04", "GS-DUO-05")
def test_e51_tokens_return_when_all_eight_are_used():
    table = duel().minis(R, "C3").fight(8, 5)
    table.play(R, "grass line", "C5", "green", "finish").play(G, "wood area", "A1")
    assert table.step == "Whistle", "the loser cannot ask"
    table.play(G, "skip", "finish")
    assert table.view(None).free_terrains == ("gravel", "soil") and table.view(None).free_actions == ("flower", "cat")
    table.fight(3, 6).play(G, "gravel flower", "B3", "skip", "finish")
    assert table.view(None).gangs[R].terrain == "soil" and table.view(None).gangs[R].action == "cat"
    table.play(R, "A2", "skip", "B3")
    assert table.standing(G) == "A1", "the Cat has chased a Mini home"
    table.finish_goes()
    assert len(table.view(None).free_terrains) == len(table.view(None).free_actions) == 4


@rule("GS-DUO-05", "GS-ABL-11")
def test_e57_a_losing_snitch_may_question():
    table = duel().fight(8, 1).go(R, "grass area", "C5").play(G, "wood line", "A1")
    assert table.menu(G) == "red skip"


@rule("GS-DUO-05")
def test_the_loser_may_use_the_cat():
    table = duel().fight(8, 3).go(R, "grass area", "C5").play(G, "wood cat", "A1")
    assert table.step == "Act" and len(table.menu(G).split()) == 18


@rule("GS-DUO-06")
def test_answers_are_open():
    table = duel().fight(8, 3).play(R, "grass area", "C5", "green")
    assert table.view(None).questions[0].yes is not None


@rule("GS-DUO-07")
def test_the_mole_costs_no_card():
    table = duel(sets_to_win=3).fight(8, 5).play(R, "wood line", "B4", "skip")
    assert table.menu(R) == "finish mole" and table.menu(R, "mole") == "B4"
    before = table.state.hands[R]
    table.play(R, "finish")
    assert table.state.hands[R] == before


@rule("GS-DUO-08")
def test_e53_an_empty_hand_takes_back_all_eight_and_nothing_ends():
    table = duel().turn(8).fight(8, 5).hand(R, "").hand(G, "1")
    table.finish_goes()
    assert (table.state.turn, table.state.is_last) == (9, False)
    assert [gang.cards for gang in table.view(None).gangs] == [8, 1]


@rule("GS-DUO-09")
def test_e52_a_right_mole_wins_the_set_at_once():
    table = with_mole("B2 B4", "B4")
    assert table.state.sets_won == (1, 0) and table.state.set_number == 2
    assert table.told("set_over", None)[0]["spaces"] == ("B2", "B4")


@rule("GS-DUO-09")
@pytest.mark.parametrize("loots", ["B2 A1", "B4 A1"], ids=["wrong", "own Loot is wrong too"])
def test_e52_a_wrong_mole_loses_the_set_at_once(loots):
    assert with_mole(loots, "B4").state.sets_won == (0, 1)


@rule("GS-DUO-09", "GS-ABL-17")
def test_a_digger_may_lay_its_mole_beside_a_mini():
    table = street(2).loots("B2 A5").fight(7, 5).play(R, "wood line", "B4", "skip")
    assert table.menu(R, "mole") == "A4 A5 B3 B4 B5 C3 C5"
    table.play(R, "mole A5")
    assert table.state.sets_won == (1, 0)


@rule("GS-DUO-10")
def test_e54_a_new_set_starts_afresh():
    table = duel().cat("A3").turn(3).minis(G, "C1").fight(8, 5)
    table.play(R, "wood line", "B4", "green", "mole B4")
    view = table.view(R)
    assert (view.set_number, view.turn, view.cat) == (2, 1, "")
    assert len(view.free_terrains) == len(view.free_actions) == 4
    assert [(gang.cards, gang.supply, gang.tokens) for gang in view.gangs] == [(8, 3, 1), (8, 3, 1)]
    assert view.questions == () and len(view.maps[0].open) == 15
    assert table.told("loot_dealt", R)[0]["space"]


@rule("GS-DUO-10")
def test_all_sixteen_loots_are_shuffled_again():
    seen = set()
    for seed in range(120):
        table = street(2, seed).fight(8, 5).play(R, "wood line", "B4", "skip", "mole B4")
        seen.add(table.state.loots[G])
    assert len(seen) == 16


@rule("GS-DUO-11")
@pytest.mark.parametrize("cap", [8, 16, 24])
def test_e56_at_the_turn_cap_throws_decide_the_set(cap):
    table = street(2, duel_turn_cap=cap, throw_wobble="none").turn(cap).fight(8, 5).go(R, "grass line", "C5")
    table.go(G, "wood area", "A1")
    assert table.state.waiting() == (R, G) and table.state.sets_won == (0, 0)
    table.release(R=10, G=90).release(R=90, G=10)
    assert table.state.sets_won == (0, 0)
    table.release(R=90, G=10)
    assert table.state.sets_won == (0, 1)


@rule("GS-DUO-12")
def test_no_points_only_sets():
    table = street(2, sets_to_win=1).loots("B2 B4").minis(G, "A1 C1 C3").fight(8, 5)
    table.play(R, "wood line", "B6", "skip").play(R, "mole B6")
    result = table.state.result()
    assert [[line.label.key for line in standing.sheet] for standing in result] == [["score-sets"], ["score-sets"]]
    assert [standing.score for standing in result] == [0, 1]
