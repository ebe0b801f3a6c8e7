"""The end, ties, variants and pacts (rulebook 3.17, 3.18)."""

import pytest

from gnomes_wizards.battle import GAME, war
from gnomestead.games.gnomes_wizards.rules.harm import kill
from gnomestead.games.gnomes_wizards.rules.scoring import points, worth
from gnomestead.kernel import BadSetup, IllegalMove
from gnomestead.testing import rule

EVEN = "turq_leader -1,-1; imbl_leader 0,1"
THREE = ("turq", "imbl", "quav")


def last_round(units=EVEN, round=10, **options):
    table = war("turq", "imbl", units=units, **options)
    table.flip(*[table.state.board.name(space) for space in table.state.board.plain_spaces])
    table.state.round = round
    return table


@rule("GW-END-02", "GW-GEN-01")
def test_ex_46_the_score():
    own = "turq_leader -1,-1 9; turq_owls 0,0; turq_pipers 0,0 4; turq_roots 0,0"
    units = f"{own}; imbl_leader 1,1; imbl_hail 1,1; imbl_mist 1,1"
    table = war("turq", "imbl", units=units)
    for unit, by in (("imbl_hail", 0), ("imbl_mist", 0), ("imbl_leader", 0), ("turq_roots", 1)):
        kill(table.state, table.unit(unit), by)
    assert points(table.state, 0) == 86


@rule("GW-END-02")
def test_teams_add_up():
    units = "turq_leader -3,0 9; dund_leader -3,0 8; imbl_leader 2,0 7; betr_leader 2,0 5"
    table = war("turq", "imbl", "dund", "betr", units=units)
    assert (worth(table.state, 0)[0], worth(table.state, 1)[0]) == (17, 12)
    table.state.round = 10
    table.state.frames.clear()
    assert [(s.won, s.rank) for s in table.state.result()] == [(True, 1), (False, 3), (True, 1), (False, 3)]


@rule("GW-END-03")
def test_ex_47_ties_go_to_hp_then_crystals():
    table = last_round(units="turq_leader -1,-1; imbl_leader 0,1; imbl_hail 0,1 5; imbl_gales 0,1; turq_owls -1,-1 10")
    state = table.state
    kill(state, table.unit("imbl_gales"), 0)
    kill(state, table.unit("imbl_hail"), 0)
    kill(state, table.unit("turq_owls"), 1)
    state.hp[0], state.hp[7] = 5, 12
    state.taker = [1 if u == 2 else 0 if u == 8 else -1 for u in range(14)]
    a, b = worth(state, 0), worth(state, 1)
    assert a[0] == 5 + 20 - 7 and b[0] == 12 + 20 - 14 and a[0] == b[0]
    table.go("end_turn", current=1)
    assert state.over and [s.won for s in state.result()] == [False, True], "more HP left"


@rule("GW-END-03")
def test_ex_47_crystals_decide_last():
    table = last_round(units=f"{EVEN}; turq_owls -1,-1; imbl_hail 0,1")
    table.state.charge[2], table.state.charge[10] = 1, 2
    table.go("end_turn", current=1)
    assert table.state.over and [s.won for s in table.state.result()] == [False, True]


@rule("GW-END-04")
def test_ex_60_all_even_they_fight_on_for_three_rounds_then_it_is_a_draw():
    table = last_round().go("end_turn", current=1)
    assert not table.state.over and table.state.round == 11 and "fight_on" in table.kinds()
    assert table.frame() == "Reroll", "nothing left to flip"
    rounds = set()
    while not table.state.over:
        rounds.add(table.state.round)
        seat = table.state.waiting()[0]
        table.play(seat, table.state.default(seat))
    assert rounds == {11, 12, 13}
    assert [(s.won, s.rank) for s in table.state.result()] == [(False, 1), (False, 1)]


@rule("GW-END-04")
def test_a_table_may_let_the_tie_stand():
    table = last_round(final_tie="draw").go("end_turn", current=1)
    assert table.state.over and "draw" in table.kinds()


@rule("GW-END-04")
def test_the_first_extra_round_that_parts_them_ends_it():
    table = last_round().go("end_turn", current=1)
    table.state.hp[0] = 3
    while not table.state.over:
        seat = table.state.waiting()[0]
        table.play(seat, table.state.default(seat))
    assert table.state.round == 11 and [s.won for s in table.state.result()] == [False, True]


# Every tribe for itself --------------------------------------------------------------------------


@rule("GW-VAR-01")
def test_same_race_rivals_are_allies_for_spells_and_enemies_for_blows():
    units = "turq_menders -2,0; achr_leader -2,0 9; imbl_leader 2,0"
    table = war("turq", "achr", "imbl", units=units).full("turq_menders").go("move_and_attack")
    assert table.menu(0, "cast second_breakfast") == ["achr_leader"]
    table.act("turq_menders")
    assert "achr_leader" in table.menu(0)


@rule("GW-VAR-01", "GW-CAST-02")
def test_same_race_rivals_may_not_cast_during_movement():
    units = "turq_owls -2,0; achr_hawks -2,-2; imbl_leader 2,0"
    table = war("turq", "achr", "imbl", units=units).full("achr_hawks").go("move_and_attack").act("turq_owls")
    assert "cast" in table.menu(1)
    assert "cast" not in table.play(0, "-2,1").menu(1)


# Pacts -------------------------------------------------------------------------------------------


def truce(units, term="open_ended", tribes=THREE, **options):
    table = war(*tribes, units=units, pacts="on", **options).go("move_and_attack")
    return table.play(0, f"pact seat1 {term}").play(1, "pact accept seat0")


@rule("GW-PACT-01", "GW-VAR-04")
def test_an_offer_stands_to_the_end_of_the_turn():
    table = war(*THREE, units="turq_leader -2,0; imbl_leader -2,2; quav_leader 2,0", pacts="on").go("move_and_attack")
    assert table.menu(0, "pact") == ["seat1", "seat2"]
    table.play(0, "pact seat1 one_round")
    assert table.menu(1, "pact") == ["seat0", "seat2", "accept", "decline"]
    assert table.menu(0, "pact") == ["seat2"], "each enemy once a turn"
    table.play(0, "end").pass_all()
    assert "accept" not in table.menu(1, "pact")


@rule("GW-PACT-01")
def test_offers_can_be_declined_and_need_the_option():
    table = war(*THREE, units="turq_leader -2,0; imbl_leader -2,2; quav_leader 2,0", pacts="on").go("move_and_attack")
    table.play(0, "pact seat1 one_round").play(1, "pact decline seat0")
    assert not table.state.pacts and not table.state.offers
    assert "pact" not in war(*THREE, units="turq_leader -2,0").go("move_and_attack").menu(0)


@rule("GW-PACT-01", "GW-SCR-02")
@pytest.mark.parametrize(
    ("seats", "options", "needs"),
    [
        (2, {"pacts": "on"}, "option pacts: 'on' needs three players or more; here it can only be off"),
        (2, {"team_hands": "shared"}, "option team_hands: 'shared' needs team-mates"),
        (3, {"team_hands": "shared"}, "option team_hands: 'shared' needs team-mates"),
        (4, {"team_hands": "shared", "mode": "every_tribe"}, "option team_hands: 'shared' needs team-mates"),
    ],
)
def test_options_that_would_do_nothing_are_refused(seats, options, needs):
    with pytest.raises(BadSetup, match=needs):
        GAME.set_table(seats, options)


@rule("GW-PACT-01", "GW-SET-01")
def test_a_table_is_asked_only_for_options_that_matter_there():
    usual = {option.name: option.default for option in GAME.options}
    asked = {seats: {option.name for option in GAME.options if option.matters(seats, usual)} for seats in (2, 3, 4)}
    assert [("pacts" in asked[n], "team_hands" in asked[n], "mode" in asked[n]) for n in (2, 3, 4)] == [
        (False, False, True),
        (True, False, False),
        (True, True, True),
    ]
    assert GAME.set_table(3, {"pacts": "on"}) and GAME.set_table(4, {"team_hands": "shared"})


@rule("GW-PACT-01")
@pytest.mark.parametrize(
    ("term", "alive"), [("this_turn", [0, 0, 0]), ("one_round", [1, 1, 0]), ("open_ended", [1, 1, 1])]
)
def test_terms(term, alive):
    table = truce("turq_leader -2,0; imbl_leader -2,2; quav_leader 2,0", term)
    found = []
    for _ in range(3):
        turn = table.state.current
        while table.state.current == turn:
            seat = table.state.waiting()[0]
            table.play(seat, table.state.default(seat))
        found.append(len(table.state.pacts))
    assert found == alive


@rule("GW-PACT-02", "GW-PACT-03")
def test_ex_51_a_broken_pact_stops_the_mover():
    table = (
        truce("turq_owls -2,-1; turq_leader -2,-2; imbl_leader -2,0; quav_leader 2,0").act("turq_owls").play(0, "-2,0")
    )
    assert "-2,1" in table.menu(0) and "imbl_leader" not in table.menu(0)
    table.play(1, "pact break seat0")
    assert table.menu(0) == ["imbl_leader", "finish", "pact"], "it has just entered, so to speak"
    with pytest.raises(IllegalMove):
        table.play(0, "-2,1")


@rule("GW-VAR-04", "GW-PACT-02", "GW-MOV-05", "GW-MOV-09")
def test_ex_52_walking_through_a_partner():
    units = "turq_slingers -2,-1; turq_leader -2,-2; imbl_leader -2,0; quav_leader -2,1"
    table = war(*THREE, units=units).go("move_and_attack").act("turq_slingers").play(0, "-2,0", "imbl_leader")
    assert "-2,1" in table.menu(0)
    table.play(0, "-2,1")
    assert table.frame() == "ChooseUnit", "its attack is gone"
    table = truce(units).act("turq_slingers").play(0, "-2,0", "-2,1", "quav_leader")
    assert table.hp("quav_leader") == 12 and table.frame() == "ChooseUnit", "3 - 2 - 1 = 0"


@rule("GW-PACT-02")
def test_partners_are_allies_for_spells_but_still_score():
    units = "turq_menders -2,0; imbl_leader -2,0 9; imbl_hail 2,0; quav_leader 2,1"
    table = truce(units).full("turq_menders")
    table.state.forget_menus()
    assert table.menu(0, "cast second_breakfast") == ["imbl_leader"]
    kill(table.state, table.unit("imbl_hail"), 0)
    assert table.state.taker[table.unit("imbl_hail")] == 0


@rule("GW-PACT-02")
def test_team_mates_are_not_bound():
    units = "turq_leader -3,0; imbl_leader -3,0; dund_leader -3,1; betr_leader 2,0"
    table = truce(units, tribes=("turq", "imbl", "dund", "betr"))
    assert "imbl_leader" not in table.act("turq_leader").menu(0)
    table.play(0, "finish").go("move_and_attack", current=2).act("dund_leader").play(2, "-3,0")
    assert "imbl_leader" in table.menu(2)


@rule("GW-PACT-03")
def test_a_pact_may_be_broken_in_a_beat():
    units = "quav_leader -2,0; turq_leader -2,0; imbl_leader 2,0"
    table = (
        truce(units).hold(0, "banana_peel").go("move_and_attack", current=2).act("quav_leader").play(2, "turq_leader")
    )
    assert table.frame() == "Beat" and table.menu(1) == ["pact"]
    table.play(1, "pact break seat0")
    assert not table.state.pacts and table.frame() == "Beat"


@rule("GW-PACT-01", "GW-ATK-05")
def test_an_offer_is_answered_in_a_beat_while_it_stands_but_none_is_made_there():
    units = "turq_leader -2,0; imbl_leader -2,0; quav_leader 2,0"
    table = war(*THREE, units=units, pacts="on").hold(1, "banana_peel").go("move_and_attack")
    table.play(0, "pact seat1 this_turn").act("turq_leader").play(0, "imbl_leader")
    assert table.frame() == "Beat" and table.menu(1, "pact") == ["accept", "decline"]
    assert "pact" not in table.menu(0) and "pact" not in table.menu(2), "an offer is made at an open decision"
    table.play(1, "pact accept seat0").play(1, "pass")
    assert table.state.hp[table.unit("imbl_leader")] == 15, "peace came before the blow"
