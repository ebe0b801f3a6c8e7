"""Movement, attack, ambush, damage and death (rulebook 3.1, 3.3, 3.9, 3.10)."""

import pytest

from gnomes_wizards.battle import GAME, Table, war
from gnomestead.games.gnomes_wizards.rules.harm import kill, wound
from gnomestead.kernel import IllegalMove, Match
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule

FAR = "imbl_leader 1,1"


def acting(units, tribes=("turq", "imbl"), **options):
    return war(*tribes, units=units, **options)


def steps(table, seat=0):
    return {word for word in table.menu(seat) if "," in word}


@rule("GW-STAT-01", "GW-STAT-04", "GW-STAT-05")
def test_every_tribe_has_the_same_lines():
    lines = [(4, 2, 1, 10), (3, 3, 1, 10), (2, 4, 1, 10), (2, 3, 2, 10), (2, 2, 3, 10), (1, 3, 3, 10)]
    for tribes in (("turq", "imbl"), ("dund", "betr"), ("achr", "quav")):
        for seat in (0, 1):
            leader, *clans = [unit for unit in GAME.view(war(*tribes).state, seat).units if unit.seat == seat]
            assert (leader.speed, leader.power, leader.defense, leader.max_hp, leader.ability) == (2, 3, 2, 15, "")
            assert sorted((c.speed, c.power, c.defense, c.max_hp) for c in clans) == sorted(lines)
            assert all(clan.ability and clan.cost > 0 for clan in clans)


@rule("GW-STAT-03")
def test_healing_stops_at_the_maximum():
    table = acting(f"turq_leader -2,-1 13; turq_menders -2,0; {FAR}").full("turq_menders").go("move_and_attack")
    table.cast(0, "second_breakfast turq_leader")
    assert table.hp("turq_leader") == 15


@rule("GW-GEN-02", "GW-MOV-10", "GW-ATK-01")
def test_allies_neither_stop_a_unit_nor_can_be_attacked():
    units = "turq_owls -3,-2; dund_leader -3,-1; imbl_leader 2,2; betr_leader 2,0"
    table = war("turq", "imbl", "dund", "betr", units=units).go("move_and_attack").act("turq_owls")
    table.play(0, "-3,-1")
    assert "dund_leader" not in table.menu(0) and steps(table) == {"-3,-2", "-3,0", "-2,-1"}
    assert table.state.why_not(0, "dund_leader").rule == "GW-ATK-01"


@rule("GW-GEN-03")
def test_only_active_units_are_touched():
    table = acting(f"turq_leader -2,-1; turq_slingers -2,0; imbl_hail -2,0; {FAR}").full("turq_slingers")
    table.go("move_and_attack")
    assert table.menu(0, "cast hail_of_acorns") == ["imbl_hail"]
    kill(table.state, table.unit("imbl_hail"), 0)
    table.state.forget_menus()
    assert "cast" not in table.menu(0)
    assert table.state.why_not(0, "turq_owls").rule == "GW-GEN-03"


@rule("GW-BRD-07")
def test_any_number_of_units_may_share_a_tile():
    units = "turq_leader -2,0; turq_owls -2,0; turq_pipers -2,0; imbl_leader -2,0; imbl_hail -2,0"
    table = acting(units).go("move_and_attack").act("turq_leader")
    assert [w for w in table.menu(0) if w.startswith("imbl")] == ["imbl_leader", "imbl_hail"]


@rule("GW-MOV-01")
def test_units_act_once_each_in_any_order_and_may_be_left_out():
    table = acting(f"turq_leader -2,-1; turq_owls -2,0; {FAR}").go("move_and_attack")
    assert table.menu(0) == ["turq_leader", "turq_owls", "end"]
    table.play(0, "turq_owls", "-2,1", "finish")
    assert table.menu(0) == ["turq_leader", "end"]
    assert table.state.why_not(0, "turq_owls").rule == "GW-MOV-01"
    with pytest.raises(IllegalMove):
        table.play(0, "turq_owls")


@rule("GW-MOV-02", "GW-MOV-03")
def test_speed_is_base_plus_bonus_one_adjacent_space_a_step():
    table = acting(f"turq_leader -2,-1; {FAR}").go("move_and_attack")
    table.state.move_bonus[0] = 1
    table.act("turq_leader")
    assert steps(table) == {"-2,-2", "-2,0"}
    table.play(0, "-2,0", "-1,0")
    assert steps(table) == {"-2,0", "-1,-1", "-1,1"}, "the third step"
    table.play(0, "-2,0")
    assert table.state.current != 0, "nothing left: the step ended by itself"


@rule("GW-MOV-02")
def test_speed_never_falls_below_zero():
    table = acting(f"turq_leader -2,-1; {FAR}")
    table.state.move_bonus[0] = -3
    table.go("move_and_attack")
    assert table.state.current == 1, "nobody could do anything"


@rule("GW-MOV-04", "GW-MOV-09")
@pytest.mark.parametrize(("before", "left"), [(1, 1), (2, 0)])
def test_ex_11_attacking_costs_one_movement(before, left):
    foe = "-2,0" if before == 1 else "-2,1"
    table = acting(f"turq_slingers -2,-1; turq_leader -1,0; imbl_hail {foe}; {FAR}").go("move_and_attack")
    table.act("turq_slingers").play(0, *["-2,0", "-2,1"][:before], "imbl_hail")
    if left:
        table.play(0, "-2,1")
    assert table.state.steps[1] == before + left
    assert table.frame() != "Acting"


@rule("GW-MOV-09")
def test_ex_12_slow_units_stay_after_attacking():
    table = acting(f"turq_brambles -2,0; imbl_hail -2,0; {FAR}").go("move_and_attack").act("turq_brambles")
    assert steps(table) == {"-2,-1", "-2,1", "-1,0"}
    table.play(0, "imbl_hail")
    assert table.state.current == 1


@rule("GW-MOV-05", "GW-MOV-06")
def test_ex_13_entering_an_enemys_tile_stops_a_unit_until_it_has_attacked():
    table = acting(f"turq_owls -2,-1; imbl_hail -2,1; {FAR}").go("move_and_attack").act("turq_owls")
    table.play(0, "-2,0", "-2,1")
    assert table.menu(0) == ["imbl_hail", "finish"]
    assert table.state.why_not(0, "-2,2").rule == "GW-MOV-05"
    table.play(0, "imbl_hail")
    assert steps(table) == {"-2,0", "-2,2"}
    table.play(0, "-2,2")
    assert table.frame() != "Acting", "4 - 2 - 1 = 1 step"


@rule("GW-MOV-06")
def test_ex_13_leaving_the_first_tile_is_free():
    table = acting(f"turq_owls -2,-1; imbl_hail -2,-1; {FAR}").go("move_and_attack").act("turq_owls")
    table.play(0, "-2,0", "-2,1", "-2,0")
    assert steps(table) == {"-2,-1", "-2,1", "-1,0"}, "the fourth step"


@rule("GW-MOV-05")
def test_ex_14_a_second_enemy_ends_the_movement():
    units = f"turq_slingers -2,-1; turq_leader -1,0; imbl_hail -2,-1; imbl_gales -2,0; {FAR}"
    table = acting(units).go("move_and_attack").act("turq_slingers").play(0, "imbl_hail", "-2,0")
    assert table.frame() == "ChooseUnit" and table.state.steps[1] == 1


@rule("GW-MOV-05")
def test_the_stop_lasts_only_while_a_hostile_unit_is_there():
    table = acting(f"turq_owls -2,-1; imbl_hail -2,0; {FAR}").go("move_and_attack").act("turq_owls").play(0, "-2,0")
    assert not steps(table)
    table.counter("imbl_hail", "flying").state.forget_menus()
    assert steps(table) == {"-2,-1", "-2,1", "-1,0"}


@rule("GW-MOV-07", "GW-BRD-08")
def test_ex_15_chasms_are_crossed_not_stood_on():
    table = acting(f"turq_owls -1,2; {FAR}").flip("-2,2")
    table.state.steps[2] = 3
    table.go("move_and_attack").act("turq_owls")
    assert "-2,2" not in steps(table)
    assert table.state.why_not(0, "-2,2").rule == "GW-MOV-07"
    table = acting(f"turq_owls -1,2; {FAR}").flip("-2,2")
    table.state.steps[2] = 2
    table.go("move_and_attack").act("turq_owls")
    assert "-2,2" in steps(table)
    table.play(0, "-2,2")
    assert table.menu(0) == ["-2,1", "-1,2"], "no finish, no attack"


@rule("GW-MOV-08")
def test_ex_59_a_unit_stuck_over_a_chasm_runs_for_the_closest_ground():
    units = "turq_owls -3,-2; dund_leader -3,2; dund_springs 0,0; imbl_leader -3,0; betr_leader 2,0"
    table = war("turq", "imbl", "dund", "betr", units=units).flip("-3,-1")
    table.carry("imbl_leader", "tangle_rune").full("dund_springs").go("move_and_attack").act("turq_owls")
    table.play(0, "-3,-1")
    assert "cast" not in table.menu(1), "mid-movement"
    table.cast(2, "boing").play(2, "0,0").pass_all()
    table.cast(1, "tangle_rune imbl_leader turq_owls").pass_all()
    assert table.frame() == "Retreat" and table.menu(0) == ["-3,-2", "-3,0", "-2,-1"]
    table.play(0, "-3,0")
    assert table.hp("turq_owls") == 10 - 3, "ambushed by the leader, but no fall damage"
    assert not steps(table)


@rule("GW-MOV-08")
def test_a_unit_stuck_over_a_chasm_is_not_asked_where_only_one_ground_is_close():
    units = "turq_owls -3,-2; dund_leader -3,2; dund_springs 0,0; imbl_leader -3,0; betr_leader 2,0"
    table = war("turq", "imbl", "dund", "betr", units=units).flip("-3,-1")
    table.carry("imbl_leader", "tangle_rune").full("dund_springs").go("move_and_attack").act("turq_owls")
    table.play(0, "-3,-1").flip("-3,-2").flip("-2,-1")
    table.cast(2, "boing").play(2, "0,0").pass_all()
    table.cast(1, "tangle_rune imbl_leader turq_owls").pass_all()
    assert table.at("turq_owls") == "-3,0" and table.frame() != "Retreat"


@rule("GW-ATK-03")
@pytest.mark.parametrize(("power", "defense", "loss"), [(3, 3, 1), (4, 3, 4), (3, 2, 3), (5, 6, 2), (1, 1, 0)])
def test_ex_17_equal_or_higher_defense_halves(power, defense, loss):
    assert wound(power, defense) == loss


@rule("GW-ATK-02", "GW-ATK-03", "GW-ATK-04")
@pytest.mark.parametrize(("defense", "hp", "after"), [(6, 8, 5), (1, 5, 1)])
def test_ex_18_each_attack_wears_one_added_defense(defense, hp, after):
    table = acting(f"turq_slingers -2,0; imbl_hail -2,0 10 {defense}; {FAR}")
    table.state.attack_bonus[1] = 2
    table.go("move_and_attack").act("turq_slingers").play(0, "imbl_hail")
    assert (table.hp("imbl_hail"), table.defense("imbl_hail")) == (hp, after)


@rule("GW-ATK-04")
def test_wear_comes_even_without_damage():
    table = acting(f"turq_owls -2,0; imbl_hail -2,0 10 4; {FAR}")
    table.state.attack_bonus[2] = -1
    table.go("move_and_attack").act("turq_owls").play(0, "imbl_hail")
    assert (table.hp("imbl_hail"), table.defense("imbl_hail")) == (10, 3)


@rule("GW-ATK-01")
def test_one_attack_a_turn_on_the_own_tile():
    table = acting(f"turq_owls -2,0; imbl_hail -2,0; imbl_gales -2,1; {FAR}").go("move_and_attack").act("turq_owls")
    assert table.state.why_not(0, "imbl_gales").rule == "GW-ATK-01"
    table.play(0, "imbl_hail")
    assert "imbl_hail" not in table.menu(0)
    assert table.state.why_not(0, "imbl_hail").rule == "GW-ATK-01"


@rule("GW-GEN-04", "GW-TOK-03")
def test_flyers_and_walkers_are_not_hostile():
    table = acting(f"turq_owls -2,0; imbl_hail -2,0; imbl_gales -2,0; {FAR}")
    table.counter("turq_owls", "flying").counter("imbl_gales", "flying").go("move_and_attack").act("turq_owls")
    assert [w for w in table.menu(0) if w.startswith("imbl")] == ["imbl_gales"]
    assert table.state.why_not(0, "imbl_hail").rule == "GW-TOK-03"


@rule("GW-GEN-05", "GW-ATK-05")
def test_ex_21_a_cancelled_attack_is_used_up():
    table = acting(f"turq_pipers -2,0; imbl_hail -2,0 3 3; {FAR}").hold(1, "not_today")
    table.state.attack_bonus[5] = 1
    table.go("move_and_attack").act("turq_pipers").play(0, "imbl_hail").cast(1, "not_today").play(1, "pass").pass_all()
    assert (table.hp("imbl_hail"), table.defense("imbl_hail")) == (3, 3)
    assert table.state.attacked >> 5 & 1 and table.under() == "not_today"
    assert steps(table) == {"-2,-1", "-2,1", "-1,0"}, "2 - 0 - 1: one step, fatigued"


@rule("GW-ATK-05", "GW-TOK-03")
def test_ex_41_a_target_that_takes_wing_escapes():
    table = (
        acting(f"turq_pipers -2,0; imbl_hail -2,0; {FAR}").hold(1, "sudden_feathers").counter("imbl_hail", "sleeping")
    )
    table.go("move_and_attack").act("turq_pipers").play(0, "imbl_hail")
    table.cast(1, "sudden_feathers imbl_hail").play(1, "pass")
    assert table.hp("imbl_hail") == 10 and "lapsed" in table.kinds()
    assert table.state.attacked >> 5 & 1


@rule("GW-AMB-01")
def test_base_movement_causes_no_ambush():
    table = acting(f"turq_owls -2,-1; imbl_hail -2,0; {FAR}").go("move_and_attack").act("turq_owls").play(0, "-2,0")
    assert table.hp("turq_owls") == 10


@rule("GW-AMB-01")
def test_sleepers_and_the_disarmed_do_not_ambush():
    units = "turq_leader -2,-1; imbl_gales -2,1; imbl_hail -2,0; imbl_thunder -2,0; imbl_leader -2,0"
    table = acting(units).counter("imbl_hail", "sleeping").counter("imbl_thunder", "no_attack")
    table.state.flipped |= 1 << table.space("-2,-2")
    table.go("flips", round=6).play(0, "-2,-1")
    assert table.at("turq_leader") == "-2,0"
    assert table.hp("turq_leader") == 15 - 2 - 3, "the fall, and the leader alone"


@rule("GW-DTH-01", "GW-DTH-03", "GW-END-02")
def test_whoever_strikes_the_last_blow_takes_the_card():
    table = acting(f"turq_pipers -2,0; imbl_hail -2,0 4; {FAR}").go("move_and_attack").act("turq_pipers")
    table.play(0, "imbl_hail")
    assert not table.alive("imbl_hail") and table.state.taker[table.unit("imbl_hail")] == 0
    view = GAME.view(table.state, None)
    assert view.seats[0].clans_killed == 1 and view.seats[0].points == 10 + 20 and view.seats[1].points == 15 - 7


@rule("GW-DTH-02")
def test_killing_ones_own_scores_for_nobody():
    table = acting(f"turq_leader -2,0; turq_owls -2,1; {FAR}")
    kill(table.state, table.unit("turq_owls"), 0)
    view = GAME.view(table.state, None)
    assert view.seats[0].clans_killed == 0 and view.seats[0].points == 15 - 7


@rule("GW-DTH-04", "GW-DTH-05")
def test_ex_58_what_a_dead_unit_carried():
    table = acting(f"turq_pipers -2,0; imbl_hail -2,0 4; {FAR}").carry("imbl_hail", "humming_cure", 1)
    table.state.charge[table.unit("imbl_hail")] = 2
    table.counter("imbl_hail", "lingering", 0).go("move_and_attack").act("turq_pipers").play(0, "imbl_hail")
    assert table.under() == "humming_cure" and table.crystals("imbl_hail") == (0, 0)
    assert not table.has("imbl_hail", "lingering") and not table.state.rings
    assert GAME.view(table.state, None).seats[1].rolls == 4


@rule("GW-DTH-06", "GW-DTH-07")
def test_ex_49_a_tribe_without_units_reenters():
    table = acting("turq_leader -2,-1; turq_owls -2,0; imbl_leader 1,1")
    kill(table.state, table.unit("imbl_leader"), 0)
    table.go("upkeep", current=1, round=4)
    assert table.frame() == "Reenter"
    assert table.menu(1) == ["imbl_gales", "imbl_thunder", "imbl_hail", "imbl_mist", "imbl_static", "imbl_lodestone"]
    assert table.menu(1, "imbl_hail") == ["1,-1", "1,1"]
    table.play(1, "imbl_hail 1,1")
    assert table.at("imbl_hail") == "1,1" and len(table.state.dice) == 5


@rule("GW-DTH-07")
def test_ex_49_without_start_spaces_the_lowest_layer_of_its_half():
    table = acting("turq_leader -2,-1; turq_owls 0,0; imbl_leader 1,1")
    kill(table.state, table.unit("imbl_leader"), 0)
    table.flip(*[table.state.board.name(i) for layer in table.state.board.layers[:2] for i in layer])
    table.go("upkeep", current=1, round=10)
    assert table.menu(1, "imbl_hail") == ["0,-1", "0,1"], "the mines of its half; at 0,0 an enemy waits"


@rule("GW-DTH-07")
def test_tiles_with_enemies_only_if_all_have_some_and_no_ambush():
    table = acting("turq_leader 1,1; turq_owls 1,-1; imbl_leader 0,0")
    kill(table.state, table.unit("imbl_leader"), 0)
    table.go("upkeep", current=1)
    assert table.menu(1, "imbl_hail") == ["1,-1", "1,1"]
    table.play(1, "imbl_hail 1,1")
    assert table.hp("imbl_hail") == 10


@rule("GW-DTH-08")
def test_a_player_who_loses_the_last_unit_goes_straight_to_collect():
    table = acting("turq_owls -2,0 2; imbl_static -2,0; imbl_leader 1,1").full("imbl_static")
    table.state.reserve = 3
    table.go("move_and_attack").act("turq_owls").play(0, "imbl_static").cast(1, "charged_beard")
    table.play(1, "pass").pass_all()
    assert not table.alive("turq_owls")
    assert table.state.current == 1 and table.state.reserve == 0, "nobody to give the reserve to"


@rule("GW-DTH-09", "GW-TURN-05")
def test_ex_61_an_eliminated_tribe_has_no_turn_but_its_rings_end():
    units = "turq_leader -2,-2; imbl_leader -1,-3; quav_leader 2,0"
    table = war("turq", "imbl", "quav", units=units).counter("turq_leader", "sleeping", 2)
    table.hold(2, "pocket_quartz")
    table.state.blockades[table.space("2,1")] = 2
    for slot in range(7):
        kill(table.state, 14 + slot, 0)
    assert table.cards(2) == [] and "eliminated" in [e.kind for e in table.state.events]
    table.go("end_turn", current=1)
    assert table.state.current == 0 and not table.has("turq_leader", "sleeping")
    assert not table.state.blockades and table.state.round == 4


@rule("GW-END-01", "GW-DTH-09")
def test_the_game_ends_at_once_when_one_side_is_left():
    table = acting("turq_pipers -2,0; imbl_leader -2,0 2")
    for slot in range(1, 7):
        kill(table.state, 7 + slot, 0)
    table.go("move_and_attack").act("turq_pipers").play(0, "imbl_leader")
    assert table.state.over
    assert [s.won for s in table.state.result()] == [True, False]
    assert [s.score for s in table.state.result()] == [10 + 120 + 30, -42 - 12]


@rule("GW-GEN-05")
def test_nothing_committed_is_taken_back_unless_the_table_agrees():
    match = Match.new(GAME, 2, {"reaction_seconds": 0, "board_vote": 0}, 1)
    match.play(0, "turquefoss")
    assert match.free_undo(0) is None
    with pytest.raises(IllegalMove):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.state.waiting() == (0,)


def words_for(table: Table, *said: str) -> list[str]:
    """The last words of the menu after these, as the page shows them."""
    words = Lexicon(GAME)
    return [words.say(choice.label) for choice in table.state.choices(0, table.state.read(0, " ".join(said)))]


def test_what_ends_the_turn_says_so():
    table = war("turq", "imbl", units="turq_owls 1,0; turq_slingers 1,0; imbl_leader -2,-1").go("move_and_attack")
    assert "Everybody has done enough" not in words_for(table) and "End the turn" in words_for(table)
    table.play(0, "turq_owls")
    assert "Stop here" in words_for(table)
    table.play(0, "finish", "turq_slingers")
    assert "Stop here and end the turn" in words_for(table)


def test_what_does_not_end_the_turn_does_not_say_so():
    table = war("turq", "imbl", units="turq_owls 1,0; imbl_leader -2,-1").hold(0, "firebrand_formula")
    table.go("move_and_attack")
    assert "Everybody has done enough" in words_for(table)
    table.play(0, "turq_owls")
    assert "Stop here" in words_for(table)
