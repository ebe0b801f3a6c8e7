"""Placing, kick-outs, bouncing and guarding (GS-PLC, GS-KCK, GS-ABL-13/14/18)."""

from __future__ import annotations

from gnomestead.testing import rule

from .table import G, O, P, R, street


@rule("GS-PLC-01")
def test_a_mini_goes_on_a_space_of_the_taken_terrain():
    table = street().fight(8, 5, 3, 1).play(R, "soil line")
    assert table.menu(R) == "A2 B5 C1 C3"
    assert table.why(R, "B2") == "GS-PLC-01" and table.refused(R, "B2") == "GS-PLC-01"
    table.play(R, "B5")
    assert table.standing(R) == "B5" and table.state.supply(R) == 2


@rule("GS-PLC-02")
def test_never_on_a_pond():
    table = street().fight(4, 8, 5, 3).until(R, "Place")
    assert "A3" not in table.menu(R) and "C4" not in table.menu(R)
    assert table.why(R, "A3") == "GS-PLC-02"


@rule("GS-PLC-02", "GS-PLC-03", "GS-PLC-07", "GS-PLC-08")
def test_e17_with_an_empty_supply_a_mini_moves_and_its_tokens_stay():
    table = street().minis(P, "A1 B4 C6").stack("C6", "Pm").fight(1, 5, 8, 3)
    table.play(P, "wood line")
    assert table.menu(P) == "A1 B4 C6"
    assert table.menu(P, "C6") == "A1 B4 B6 C2" and table.menu(P, "A1") == "B4 B6 C2"
    table.play(P, "C6 B6")
    assert table.standing(P) == "A1 B4 B6" and table.stacked("C6") == "Pm"
    table.play(P, "red")
    assert table.told("asked")[0]["space"] == "B6"


@rule("GS-PLC-03")
def test_a_move_must_change_the_space():
    table = street().minis(P, "A1 B4 C6").fight(1, 5, 8, 3).play(P, "wood line")
    assert table.refused(P, "A1 A1") == "GS-PLC-03"
    table.play(P, "C6 A1")
    assert table.standing(P) == "A1 B4" and table.state.supply(P) == 1


@rule("GS-PLC-04")
def test_e18_with_a_mini_in_supply_none_is_moved():
    table = street().minis(P, "A1 B4").fight(1, 5, 8, 3).play(P, "wood line")
    assert table.menu(P) == "A1 B4 B6 C2" and all(word.ends for word in table.state.options(P))


@rule("GS-PLC-05")
def test_e19_the_cats_space_is_closed():
    table = street().cat("B4").fight(1, 8, 5, 3).play(G, "wood line")
    assert table.menu(G) == "A1 B6 C2"
    assert table.why(G, "B4") == "GS-PLC-05"


@rule("GS-PLC-06")
def test_e59_without_a_legal_space_nothing_is_placed_and_nothing_asked():
    table = street().minis(P, "B5").minis(R, "A4 B2").cat("A6").fight(8, 4, 6, 1)
    table.state.guards = (1 << 3 | 1 << 7,)
    table.go(R, "wood area", "A1").go(P, "gravel flower", "A5")
    table.go(G, "soil cat", "C5")
    assert table.told("no_room") == [{"seat": O}]
    assert table.state.supply(O) == 3
    assert not table.state.minis[O] and table.step == "Fight", "no Mini at all: nothing to dig under either"


@rule("GS-PLC-06")
def test_without_a_legal_space_one_may_still_dig_under_other_minis():
    table = street().minis(P, "B5").minis(R, "A4 B2").cat("A6").fight(8, 4, 3, 1)
    table.state.guards = (1 << 3 | 1 << 7,)
    table.go(R, "wood area", "A1").go(G, "soil cat", "C5")
    table.play(P, "grass line")
    assert (table.step, table.state.waiting()) == ("Dig", (P,))
    assert table.menu(P, "dig 8 mole") == "B5"


@rule("GS-PLC-07")
def test_the_question_is_asked_from_the_space_just_chosen():
    table = street().minis(R, "A1").fight(8, 5, 3, 1).play(R, "soil area", "B5")
    assert table.why(R, "A1") == "GS-PLC-07"
    table.play(R, "green")
    assert table.told("asked")[0]["space"] == "B5"


@rule("GS-PLC-08", "GS-KCK-01")
def test_e15_an_older_mini_is_kicked_out_and_the_stack_stays():
    table = street().minis(G, "B2 A1 C3").stack("B2", "Gm").turn(3).fight(8, 5, 3, 1)
    table.play(R, "grass line", "B2")
    assert table.told("mini_sent_back")[0]["cause"] == "kick_out"
    assert table.standing(G) == "A1 C3" and table.state.supply(G) == 1 and table.stacked("B2") == "Gm"
    table.play(R, "purple")
    assert table.told("asked")[0]["space"] == "B2"


@rule("GS-KCK-02", "GS-ABL-14")
def test_e16_a_trespasser_goes_anywhere_but_on_minis_of_this_turn():
    table = street().minis(G, "C5").cat("A2").fight(7, 5, 4, 3)
    table.go(R, "wood line", "B6").go(G, "grass cat", "C5")
    table.play(P, "gravel area")
    assert table.menu(P) == "A1 A4 A5 A6 B1 B2 B3 B4 B5 C1 C2 C3 C6"
    assert table.why(P, "B6") == "GS-KCK-02" and table.why(P, "A2") == "GS-PLC-05"
    assert table.view(None).gangs[P].terrain == "gravel", "the Terrain token is taken anyway"


@rule("GS-KCK-03", "GS-PLC-04")
def test_e21_a_sent_back_mini_must_be_placed_from_supply_the_same_turn():
    table = street().minis(O, "A1 B2 C3").fight(8, 5, 4, 1)
    table.go(R, "grass line", "B2")
    table.go(G, "gravel area", "A5").go(P, "soil cat", "C1")
    assert table.state.supply(O) == 1
    assert table.menu(O) == "A1 B4 B6 C2" and all(word.ends for word in table.state.options(O))


@rule("GS-KCK-04")
def test_an_own_older_mini_may_be_kicked_out_too():
    table = street().minis(R, "B2").fight(8, 5, 3, 1).play(R, "grass line", "B2")
    assert table.standing(R) == "B2" and table.state.supply(R) == 2


@rule("GS-KCK-05", "GS-ABL-18", "GS-CAT-05")
def test_e20_a_guarded_mini_stays_for_this_turn_and_the_next():
    table = street().turn(4).cat("A4").fight(8, 5, 3, 1)
    table.play(R, "gravel line", "A5")
    assert table.told("guarded") == [{"seat": R, "space": "A5"}]
    table.finish_goes()
    table.state.cat = 3
    assert table.state.turn == 5
    table.fight(1, 8, 4, 5).play(G, "gravel cat")
    assert "A5" not in table.menu(G) and table.why(G, "A5") == "GS-KCK-05"
    table.play(G, "B3")
    assert "A5" not in table.menu(G) and table.why(G, "A5") == "GS-CAT-05"
    table.finish_goes()
    table.state.cat = 3
    assert table.state.turn == 6
    table.fight(3, 7, 5, 4).play(G, "gravel cat")
    assert "A5" in table.menu(G)
    table.play(G, "C6")
    assert "A5" in table.menu(G)


@rule("GS-ABL-18")
def test_the_guard_ends_when_its_owner_moves_the_mini():
    table = street().minis(R, "B2 C1").fight(8, 5, 3, 1).play(R, "gravel line", "A5").finish_goes()
    table.fight(7, 4, 1, 3).play(R, "wood area")
    assert table.menu(R) == "A5 B2 C1"
    table.play(R, "A5 B4")
    assert not table.state.guarded()


@rule("GS-KCK-05")
def test_even_the_owner_cannot_kick_out_a_guarded_mini():
    table = street().fight(8, 5, 3, 1).play(R, "gravel line", "A5").finish_goes()
    table.fight(7, 4, 1, 3).play(R, "gravel area")
    assert table.menu(R) == "B1 B3 C6"


@rule("GS-ABL-13")
def test_e58_a_bouncer_sends_back_one_older_unguarded_neighbour():
    table = street().minis(G, "A1").minis(O, "B1 C6").turn(3).fight(3, 1, 7, 4)
    table.state.guards = (1 << 6,)
    table.go(P, "soil line", "C3").go(O, "gravel area", "A5")
    table.play(R, "grass cat", "B2")
    assert table.step == "Bounce" and table.menu(R) == "A1 skip"
    assert table.why(R, "B1") == "GS-ABL-18" and table.why(R, "C3") == "GS-KCK-02" and table.why(R, "C6") == "GS-ABL-13"
    table.play(R, "A1")
    assert table.standing(G) == "" and table.told("mini_sent_back")[0]["cause"] == "bounce"


@rule("GS-ABL-13")
def test_without_a_victim_the_bouncer_is_not_asked():
    table = street().fight(3, 1, 2, 4).play(P, "later").until(R, "Place")
    table.play(R, table.menu(R).split()[0])
    assert table.step != "Bounce"


@rule("GS-ABL-14")
def test_others_are_bound_to_their_terrain():
    table = street().fight(8, 4, 3, 1).play(R, "gravel line")
    assert table.menu(R) == "A5 B1 B3 C6"
