"""The investigation sheet (GS-SHT)."""

from __future__ import annotations

from gnomestead.games.gnom_street.content import SPACE_OF, bits
from gnomestead.games.gnom_street.rules.sheet import deduced
from gnomestead.testing import rule

from .table import GAME, G, O, P, R, street


@rule("GS-SHT-01")
def test_a_map_for_each_opponent_and_a_log_with_the_answers_one_knows():
    table = street().loots("C3 C5 A6 B4").fight(8, 5, 3, 1).play(R, "grass area", "B2", "green")
    mine, other = table.view(R), table.view(P)
    assert [map.seat for map in mine.maps] == [G, P, O]
    assert (mine.questions[0].yes, other.questions[0].yes) == (False, None)


@rule("GS-SHT-02")
def test_e28_no_crosses_out_all_inside_yes_all_outside_and_own_loot_always():
    def asked(green: str) -> str:
        table = street().loots(f"C3 {green} A6 B4").fight(8, 5, 3, 1).play(R, "grass area", "B2", "green")
        return table.open_spaces(R, G)

    assert asked("C5") == "A4 A5 A6 B4 B5 B6 C5 C6"
    assert asked("C1") == "A1 A2 B1 B2 B3 C1 C2"


@rule("GS-SHT-03")
def test_e60_full_help_crosses_out_what_no_assignment_allows():
    table = street(sheet_help="full").loots("A1 B4 C6 A2")
    seats, pair = table.state.seats, bits([SPACE_OF["B4"], SPACE_OF["C6"]])
    table.state.knows[R * seats + G] = table.state.knows[R * seats + P] = pair
    assert table.open_spaces(R, G) == "B4 C6"
    assert not {"B4", "C6"} & set(table.open_spaces(R, O).split())
    plain = street(sheet_help="answers").loots("A1 B4 C6 A2")
    plain.state.knows = table.state.knows
    assert {"B4", "C6"} <= set(plain.open_spaces(R, O).split())


@rule("GS-SHT-03")
def test_manual_help_crosses_out_nothing_but_keeps_the_log():
    table = street(sheet_help="manual").loots("C3 C5 A6 B4").fight(8, 5, 3, 1).play(R, "grass area", "B2", "green")
    assert len(table.open_spaces(R, G).split()) == 16
    assert table.view(R).questions[0].yes is False


@rule("GS-SHT-03")
def test_a_certain_loot_is_crossed_out_for_all_others():
    table = street(sheet_help="full").loots("A1 B4 C6 A2")
    table.state.knows[G] = 1 << SPACE_OF["B4"]
    found = deduced(table.state, R)
    assert found[G] == 1 << SPACE_OF["B4"]
    assert not (found[P] | found[O]) >> SPACE_OF["B4"] & 1


@rule("GS-SHT-04")
def test_marks_are_no_rules_state():
    table = street()
    words = {word.text for seat in (R, G, P, O) for word in table.state.options(seat)}
    assert not words & {"cross", "maybe", "star"}
    assert not {"marks", "notes"} & set(type(table.state).__slots__)


@rule("GS-SHT-05")
def test_exposure_counts_what_each_opponent_knows_of_me():
    table = street().loots("C3 C5 A6 B4").fight(8, 5, 3, 1).play(R, "grass area", "B2", "green")
    exposed = {map.seat: map.exposure for map in table.view(G).maps}
    assert exposed == {R: 8, P: 16, O: 16}, "Red asked, Green whispered"
    table = street().loots("C3 C5 A6 B4").fight(8, 6, 3, 1).play(R, "grass area", "B2", "green")
    assert {map.exposure for map in table.view(G).maps} == {8}, "Green shouted"


@rule("GS-SHT-06")
def test_sheets_infer_nothing_from_minis_moles_or_behaviour():
    table = street().loots("C3 C5 A6 B4").minis(G, "A1 B2").stack("A1", "Gm Gm").fight(8, 5, 3, 1)
    assert len(table.open_spaces(R, G).split()) == 15
    assert len(table.open_spaces(P, G).split()) == 15


def test_the_scene_draws_the_sheet_with_its_exposure_line():
    table = street().loots("C3 C5 A6 B4").fight(8, 5, 3, 1).play(R, "grass area", "B2", "green")
    places = {place.id: place for place in GAME.scene(table.view(R)).places}
    assert [thing.id for thing in places["sheet_green"].things][:2] == ["sheet_green_A4", "sheet_green_A5"]
    assert places["sheet_green"].name.args == {"seat": G, "left": 8, "exposure": 16}
    assert "sheet_green" not in {place.id for place in GAME.scene(table.view(None)).places}
