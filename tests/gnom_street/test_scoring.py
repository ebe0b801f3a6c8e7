"""Scoring and winning a war (GS-SCO, GS-WIN)."""

from __future__ import annotations

import pytest

from gnomestead.games.gnom_street.content import SPACE_OF
from gnomestead.games.gnom_street.rules.scoring import bait_gains, gains, loot_gains, mini_points, points, score_sheet
from gnomestead.testing import rule

from .table import GAME, LETTERS, G, O, P, R, Table, street

LOOTS = "B2 C5 A6 B4"


def scored(table: Table, space: str) -> str:
    """Who gets what on this space: `R5 P4`."""
    index = SPACE_OF[space]
    state = table.state
    found = loot_gains(state, state.loots.index(index)) if index in state.loots else bait_gains(state, index)
    return " ".join(f"{LETTERS[gain.seat]}{gain.points}" for gain in found)


def e48(red_minis: str = "A1 B1 C1") -> Table:
    """The whole count of example 48."""
    table = street(throw_wobble="none").loots(LOOTS)
    table.minis(R, red_minis).minis(G, "C3").minis(O, "B5 C6")
    table.stack("B2", "Gm Om").stack("C5", "Pb Rm Rm").stack("A6", "Pm Om Rm Gm")
    table.stack("C1", "Gb Rm Om Pb").stack("A1", "Pm Rb Gm")
    table.state.ranking = (R, G, P, O)
    return table


def to_the_end(table: Table) -> Table:
    """Jump to the end of the last turn as the table stands."""
    table.state.is_last = True
    del table.state.frames[1:]
    table.state.settle()
    table.events = table.state.events
    return table


@rule("GS-SCO-01")
@pytest.mark.parametrize(("minis", "points"), [("A1 B2 C3", 3), ("A1 B2", 2), ("A1", 1), ("", -1)])
def test_e47_a_point_for_each_mini_and_minus_one_without(minis, points):
    assert mini_points(street().minis(R, minis).state, R) == points


@rule("GS-SCO-02")
def test_everybody_shows_loot_and_stacks():
    table = to_the_end(e48())
    assert table.told("loots_shown", None) == [{"spaces": ("B2", "C5", "A6", "B4")}]
    assert [gang.loot for gang in table.view(None).gangs] == ["loot_b2", "loot_c5", "loot_a6", "loot_b4"]
    assert all(token.face for stack in table.view(None).stacks for token in stack.tokens)


@rule("GS-SCO-02", "GS-SCO-09")
def test_stacks_are_turned_up_from_the_bottom_loots_first():
    table = street().loots(LOOTS).minis(R, "A1").stack("C1", "Gb Rm").stack("A6", "Pm Om").stack("B2", "Gm")
    table.state.ranking = (P, R, G, O)
    shown = to_the_end(table).told("stacks_shown", None)
    assert shown == [{"tokens": ("token_A6_1", "token_A6_2", "token_B2_1", "token_C1_1", "token_C1_2")}]
    garden = next(place for place in GAME.scene(table.view(None)).places if place.id == "garden")
    turned = {thing.id for thing in garden.things if thing.facing == "up" and thing.kind == "token"}
    assert turned == set(shown[0]["tokens"])


@rule("GS-SCO-02", "GS-WIN-02")
def test_tokens_lie_face_up_while_a_draw_is_thrown_for():
    table = street().loots(LOOTS).minis(R, "A1").minis(G, "B1").stack("C1", "Gm Rb")
    table.state.ranking = (R, G, P, O)
    assert not to_the_end(table).state.over
    garden = next(place for place in GAME.scene(table.view(R)).places if place.id == "garden")
    assert {thing.facing for thing in garden.things if thing.kind == "token"} == {"up"}


@rule("GS-SCO-03", "GS-SCO-04", "GS-SCO-05")
def test_e43_players_score_once_in_order_and_baits_are_as_if_absent():
    assert scored(street().loots(LOOTS).stack("C5", "Gb Rm Rm Pm Om"), "C5") == "R5 P4 O3"


@rule("GS-SCO-03")
def test_a_fourth_finder_would_get_three_too():
    assert scored(street().loots(LOOTS).stack("C5", "Om Pm Rm"), "C5") == "O5 P4 R3"


@rule("GS-SCO-05")
def test_a_bait_on_a_loot_scores_nothing():
    assert scored(street().loots(LOOTS).stack("C5", "Pb Rm Om"), "C5") == "R5 O4"


@rule("GS-SCO-06")
def test_e44_tokens_on_ones_own_loot_are_skipped():
    assert scored(street().loots(LOOTS).stack("C5", "Gm Pm Rm"), "C5") == "P5 R4"


@rule("GS-SCO-07", "GS-SCO-08")
@pytest.mark.parametrize(("option", "result"), [("count", "R3"), ("ignore", "R2")])
def test_e45_a_bait_at_the_bottom_lives_on_the_moles_above(option, result):
    table = street(bait_own_moles=option).loots(LOOTS).stack("C1", "Rb Gm Ob Pm Rm")
    assert scored(table, "C1") == result


@rule("GS-SCO-07")
def test_e46_above_a_mole_no_bait_scores():
    assert scored(street().loots(LOOTS).stack("C1", "Gm Rb Pm"), "C1") == ""


@rule("GS-SCO-09")
def test_minis_then_loots_in_ranking_order_then_stacks_row_by_row():
    table = e48().stack("A2", "Ob Gm")
    table.state.ranking = (O, P, G, R)
    parts = [(gain.part, gain.owner if gain.part == "loot" else gain.space) for gain in gains(table.state)]
    assert [owner for part, owner in dict.fromkeys(parts) if part == "loot"] == [P, G, R]
    assert [part for part, _ in parts] == ["minis"] * 4 + ["loot"] * 6 + ["bait"] * 2
    assert [space for part, space in parts if part == "bait"] == [SPACE_OF["A2"], SPACE_OF["C1"]]


@rule("GS-WIN-01", "GS-WIN-03")
def test_e48_a_whole_count():
    table = to_the_end(e48())
    assert points(table.state) == [12, 11, -1, 11]
    result = table.state.result()
    assert [(standing.won, standing.rank) for standing in result] == [(True, 1), (False, 2), (False, 4), (False, 2)]
    assert [standing.score for standing in result] == [12, 11, -1, 11]


@rule("GS-WIN-02")
def test_e49_a_tie_for_first_is_thrown_for_first_to_two():
    table = to_the_end(e48("A1 B1"))
    assert table.state.waiting() == (R, G, O)
    for nearest in "GOG":
        assert not table.state.over
        table.release(**{letter: 10 if letter == nearest else 120 for letter in "RGO"})
    result = table.state.result()
    assert [(standing.won, standing.rank) for standing in result] == [(False, 2), (True, 1), (False, 4), (False, 2)]


@rule("GS-WIN-02")
def test_e50_one_win_each_takes_a_fourth_throw():
    table = to_the_end(e48("A1 B1"))
    for nearest in "RGO":
        table.release(**{letter: 10 if letter == nearest else 120 for letter in "RGO"})
        assert table.told("final_throw_won") == [{"seat": "RGPO".index(nearest), "wins": 1}]
    table.release(R=90, G=200, O=10)
    assert table.state.champion == O


@rule("GS-WIN-02", "GS-THR-07")
def test_only_the_nearest_matters_in_a_final_throw():
    table = to_the_end(e48("A1 B1"))
    level, far = table.shot(40), table.shot(150)
    table.play(R, far).play(G, level).play(O, level)
    assert table.state.waiting() == (G, O)
    table.release(G=10, O=90)
    assert table.told("final_throw_won") == [{"seat": G, "wins": 1}]


@rule("GS-WIN-03")
def test_lower_places_with_equal_points_are_shared():
    table = to_the_end(street().loots(LOOTS).minis(R, "A1 B1").minis(G, "C3").minis(P, "C1").minis(O, "B5"))
    assert [standing.rank for standing in table.state.result()] == [1, 2, 2, 2]


@rule("GS-SHT-07")
def test_the_score_pad_has_minis_each_loot_and_baits():
    state = e48().state
    lines = [(line.label.key, line.points) for line in score_sheet(state, G)]
    assert lines == [("score-minis", 1), ("score-loot", 5), ("score-loot", 3), ("score-bait", 2)]
    assert [line.points for line in score_sheet(state, R)] == [3, 5, 4]
