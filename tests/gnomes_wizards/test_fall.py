"""Falling tiles (rulebook 3.6)."""

from gnomes_wizards.battle import GAME, war
from gnomestead.testing import rule


def falling(units, round=6, **options):
    return war("turq", "imbl", units=units, **options).go("flips", round=round)


@rule("GW-FLIP-01", "GW-FLIP-03", "GW-TURN-04")
def test_two_tiles_fall_each_turn_from_the_sixth_round():
    assert war("turq", "imbl", units="turq_leader -2,0; imbl_leader 1,0").go("upkeep", round=5).frame() == "Reroll"
    table = war("turq", "imbl", units="turq_leader -2,0; imbl_leader 1,0").go("upkeep", round=6)
    assert table.frame() == "ChooseFlip" and len(table.menu(0)) == 12
    table.play(0, "-2,-2")
    assert table.frame() == "ChooseFlip" and len(table.menu(0)) == 11
    table.play(0, "-2,2")
    assert table.frame() == "Reroll"


@rule("GW-FLIP-01", "GW-VAR-03")
def test_the_short_game_shakes_from_round_seven():
    table = war("turq", "imbl", units="turq_leader -2,0; imbl_leader 1,0", length="short")
    assert table.go("upkeep", round=6).frame() == "Reroll"
    assert table.go("upkeep", round=7).frame() == "ChooseFlip"


@rule("GW-FLIP-02", "GW-FLIP-03", "GW-BRD-09")
def test_mines_never_fall_and_the_second_tile_may_open_the_next_layer():
    table = war("turq", "imbl", units="turq_leader 0,0; imbl_leader -1,0")
    outer = [table.state.board.name(space) for space in table.state.board.layers[0]]
    table.flip(*outer[1:]).go("flips", round=6)
    assert table.menu(0) == outer[:1]
    assert table.state.why_not(0, "-1,-1").rule == "GW-BRD-09"
    assert table.state.why_not(0, "-1,0").rule == "GW-FLIP-02"
    assert table.state.why_not(0, outer[3]).rule == "GW-BRD-08"
    table.play(0, outer[0])
    assert len(table.menu(0)) == 6


@rule("GW-FLIP-03")
def test_if_fewer_tiles_are_left_what_there_is_falls():
    table = war("turq", "imbl", units="turq_leader -1,-1; imbl_leader 0,1")
    names = [table.state.board.name(space) for space in table.state.board.plain_spaces]
    table.flip(*names[1:]).go("flips", round=10).play(0, names[0])
    assert table.frame() == "Reroll"


@rule("GW-FLIP-04", "GW-FLIP-05", "GW-FLIP-08")
def test_ex_26_the_fall_costs_two_and_leads_to_the_closest_ground():
    table = falling("turq_leader -2,0; imbl_leader -2,-1 15 7").play(0, "-2,-1")
    assert (table.hp("imbl_leader"), table.defense("imbl_leader")) == (13, 7)
    assert table.state.waiting() == (1,) and table.menu(1) == ["-2,-2", "-2,0"]
    table = war("turq", "imbl", units="turq_leader 0,0; imbl_leader -2,-1").flip("-2,-2").go("flips", round=6)
    table.play(0, "-2,-1")
    assert table.at("imbl_leader") == "-2,0"


@rule("GW-FLIP-05", "GW-FLIP-08")
def test_flyers_sleepers_and_the_rooted_fall_too():
    table = war("turq", "imbl", units="turq_leader 0,0; imbl_hail -2,-1; imbl_leader 1,1").flip("-2,-2")
    for counter in ("flying", "sleeping", "no_movement"):
        table.counter("imbl_hail", counter, 1)
    table.go("flips", round=6).play(0, "-2,-1")
    assert (table.at("imbl_hail"), table.hp("imbl_hail")) == ("-2,0", 8)


@rule("GW-FLIP-08", "GW-CRY-03")
def test_blockaded_ground_is_no_ground_and_a_mine_reached_gives_its_crystal():
    table = war("turq", "imbl", units="turq_leader 0,0; imbl_hail -1,-2; imbl_leader 1,1")
    table.flip(*[table.state.board.name(space) for space in table.state.board.layers[0]])
    table.go("flips", round=6).play(0, "-1,-2")
    assert table.at("imbl_hail") == "-1,-1" and table.state.reserve == 1


@rule("GW-FLIP-06", "GW-FLIP-07", "GW-AMB-01")
def test_ex_27_the_welcome_below():
    units = "turq_leader -2,0; turq_pipers -2,0; imbl_lodestone -2,-1 10 4; imbl_leader 1,1"
    table = war("turq", "imbl", units=units).flip("-2,-2").go("flips", round=6).play(0, "-2,-1")
    assert table.at("imbl_lodestone") == "-2,0"
    assert (table.hp("imbl_lodestone"), table.defense("imbl_lodestone")) == (3, 2)


@rule("GW-FLIP-07", "GW-GEN-08")
def test_all_are_hurt_before_the_first_runs_in_turn_order_then_slot():
    units = "turq_leader -2,-1; turq_owls -2,-1 2; imbl_leader -2,-1; imbl_hail 1,1"
    table = war("turq", "imbl", units=units).flip("-2,-2").go("flips", round=6).play(0, "-2,-1")
    order = [e.data.get("unit") for e in table.told if e.kind in ("died", "retreated")]
    assert order == ["turq_owls", "turq_leader", "imbl_leader"]
    assert table.hp("imbl_leader") == 13 - 3, "the leader that ran first was already waiting"


@rule("GW-FLIP-03", "GW-FLIP-11")
def test_ex_28_only_the_mines_remain():
    table = war("turq", "imbl", units="turq_leader -1,-1; imbl_leader 0,1").go("upkeep", round=6)
    fallen = {}
    while not table.state.over:
        seat = table.state.waiting()[0]
        before = (table.state.round, table.state.current)
        table.play(seat, table.state.default(seat))
        fallen[before] = [e.data["space"] for e in table.told if e.kind == "flipped"] + fallen.get(before, [])
    board = table.state.board
    outer = {board.name(space) for space in board.layers[0]}
    assert {space for (r, _), spaces in fallen.items() if r <= 8 for space in spaces} == outer
    assert sorted(fallen[10, 1]) == ["-1,0", "0,0"]
    assert [i for i in range(board.size) if not table.state.is_flipped(i)] == board.mine_spaces


@rule("GW-FLIP-09", "GW-DTH-01", "GW-DTH-02", "GW-DTH-03")
def test_ex_29_the_flipper_takes_the_kill():
    table = falling("turq_leader 0,0; turq_owls -2,-1 1; imbl_hail -2,-1 2; imbl_leader 1,1").play(0, "-2,-1")
    assert not table.alive("turq_owls") and not table.alive("imbl_hail")
    seats = GAME.view(table.state, None).seats
    assert (seats[0].points, seats[1].points) == (15 + 20 - 7, 15 - 7)


@rule("GW-FLIP-09")
def test_a_blockade_falls_with_its_tile():
    table = war("turq", "imbl", units="turq_leader 0,0; imbl_leader 1,1")
    table.state.blockades[table.space("-2,-1")] = 1
    table.go("flips", round=6).play(0, "-2,-1")
    assert not table.state.blockades


@rule("GW-FLIP-10", "GW-CALL-02", "GW-BRD-08")
def test_ex_30_both_tiles_gone_no_call_and_no_charge():
    table = war("turq", "imbl", units="turq_leader -2,0; turq_slingers -2,1; imbl_leader 1,1")
    table.tile("-2,-2", "turq_owls", 0).tile("1,2", "turq_owls", 1).flip("-2,-2", "1,2")
    table.tile("-2,0", "imbl_hail").tile("-2,1", "imbl_gales")
    table.state.horns = 3
    table.hold(0, "borrowed_horn").go("call_to_war")
    assert "call" not in table.menu(0)
    assert table.state.why_not(0, "turq_owls").rule == "GW-FLIP-10"
    table.stand("turq_owls", "-2,1")
    table.state.reserve = 2
    table.go("collect")
    assert "turq_owls" in table.menu(0), "Collect may still charge it"


@rule("GW-FLIP-07")
def test_a_flip_kill_of_the_last_unit_ends_the_players_turn():
    table = falling("turq_owls -2,-1 2; imbl_leader 1,1").play(0, "-2,-1")
    assert table.state.current == 1, "straight to Collect (GW-DTH-08)"
