"""Call to War, scrolls and crystals (rulebook 3.11, 3.12, 3.13)."""

import random

import pytest

from gnomes_wizards.battle import DESIGN, GAME, war
from gnomestead.games.gnomes_wizards.content import ABILITIES, DECK, LEARNED, SECRET
from gnomestead.kernel import IllegalMove
from gnomestead.testing import rule

FAR = "imbl_leader 1,1"


def calling(units="turq_leader -2,-1", horns=3, **options):
    table = war("turq", "imbl", units=f"{units}; {FAR}", **options)
    table.tile("-2,-1", "turq_slingers").tile("-2,0", "imbl_hail").tile("-2,1", "imbl_gales")
    table.state.horns = horns
    return table


@rule("GW-CALL-02", "GW-CALL-03")
def test_ex_31_a_clan_is_called_to_its_symbol():
    table = calling("turq_leader -2,-1; turq_owls -2,0").go("call_to_war")
    assert table.menu(0, "call") == ["turq_slingers"]
    table.play(0, "call turq_slingers")
    assert (table.at("turq_slingers"), table.hp("turq_slingers"), table.defense("turq_slingers")) == ("-2,-1", 10, 1)
    assert table.crystals("turq_slingers") == (0, 0) and table.state.horns == 0
    assert table.state.done >> table.unit("turq_slingers") & 1, "it does not act this turn"
    assert GAME.view(table.state, 0).seats[0].rolls == 6


@rule("GW-CALL-01", "GW-VAR-06")
@pytest.mark.parametrize(
    ("horns", "price", "calls"), [(2, 3, 0), (3, 3, 1), (6, 3, 2), (5, 3, 1), (2, 2, 1), (4, 2, 2)]
)
def test_three_horns_a_call_two_in_a_lively_muster(horns, price, calls):
    table = calling("turq_leader -2,-1; turq_pipers -2,2", horns, horns_to_call=price).tile("-2,2", "turq_owls")
    table.hold(0, "borrowed_horn").go("call_to_war")
    made = 0
    while "call" in table.menu(0):
        table.play(0, f"call {table.menu(0, 'call')[0]}")
        made += 1
    assert made == calls and table.state.horns == horns - price * calls


@rule("GW-CALL-04", "GW-CALL-01")
def test_ex_32_an_ability_is_charged_to_the_full():
    table = calling("turq_leader -2,-1; turq_slingers -2,1; imbl_hail -2,2").go("call_to_war")
    assert table.menu(0) == ["charge", "done"] and table.menu(0, "charge") == ["turq_slingers"]
    table.play(0, "charge turq_slingers")
    assert table.crystals("turq_slingers") == (2, 0)
    table.cast(0, "hail_of_acorns imbl_hail")
    assert table.hp("imbl_hail") == 7, "even before Collect"


@rule("GW-CALL-04")
def test_the_learned_ability_of_the_clan_may_be_charged_instead():
    table = calling("turq_leader -2,-1; turq_slingers -2,1").carry("turq_slingers", "berserk_brew", 0).go("call_to_war")
    assert table.menu(0, "charge") == ["turq_slingers", "turq_slingers.scroll"]
    table.play(0, "charge turq_slingers.scroll")
    assert table.crystals("turq_slingers") == (0, 2)


@rule("GW-CALL-02", "GW-BRD-08", "GW-ASG-03")
def test_ex_33_no_call_from_a_chasm_or_a_rivals_symbol_and_the_horns_are_lost():
    table = calling("turq_leader -2,0").go("call_to_war")
    assert table.state.current == 1 and table.state.horns == 0
    table = calling("turq_leader -2,-1").flip("-2,-1").go("call_to_war")
    assert table.state.current == 1


@rule("GW-CALL-05")
def test_ex_56_sleepers_can_call():
    table = calling().counter("turq_leader", "sleeping", 1).go("call_to_war").play(0, "call turq_slingers")
    assert table.alive("turq_slingers") and table.has("turq_leader", "sleeping")


@rule("GW-CALL-08")
def test_calls_draws_and_attaching_in_any_order():
    table = calling("turq_leader -2,-1; turq_owls -2,2").hold(0, "berserk_brew")
    table.state.deck_horns = 1
    table.go("call_to_war")
    assert table.menu(0) == ["call", "draw", "attach", "done"]
    table.play(0, "attach berserk_brew turq_leader").play(0, "call turq_slingers").play(0, "draw")
    assert len(table.cards(0)) == 1


@rule("GW-CALL-08", "GW-DTH-08")
def test_without_a_unit_nothing_is_called():
    table = war("turq", "imbl", units=FAR)
    table.state.horns = 3
    table.go("call_to_war")
    assert table.state.current == 1


@rule("GW-CALL-06", "GW-SCR-02")
def test_the_draw_is_kept_in_secret():
    table = calling(horns=0).top("banana_peel", "lucky_acorn", "sticky_fingers")
    table.state.deck_horns = 3
    table.go("call_to_war").play(0, "draw")
    assert GAME.view(table.state, 1).drawn == () and GAME.view(table.state, 0).drawn[0] == "banana_peel"
    table.play(0, "lucky_acorn")
    assert [ABILITIES[table.state.design[p]].id for p in table.state.deck[:2]] == ["sticky_fingers", "banana_peel"]
    assert GAME.view(table.state, 1).seats[0].hidden == 1 and GAME.view(table.state, 1).seats[0].hand == ()
    worlds = [table.state.resample(1, random.Random(i)) for i in range(30)]
    assert len({world.design[world.hands[0][0]] for world in worlds}) > 5, "the other seat can only guess"
    drawer = [table.state.resample(0, random.Random(i)) for i in range(10)]
    assert {tuple(w.design[p] for p in w.deck[:2]) for w in drawer} == {
        (DESIGN["sticky_fingers"], DESIGN["banana_peel"])
    }, "the drawer knows what lies at the bottom"


@rule("GW-SCR-01", "GW-STAT-06")
def test_learned_scrolls_are_reusable_secret_ones_work_once():
    assert len(LEARNED) == 20 and len(SECRET) == 16 and len(DECK) == 64
    table = calling("turq_leader -2,-1 5", 0).hold(0, "field_dressing").carry("turq_leader", "humming_cure")
    table.go("move_and_attack").cast(0, "humming_cure turq_leader turq_leader")
    assert table.hp("turq_leader") == 10 and table.state.learned[0] >= 0
    table.cast(0, "field_dressing turq_leader")
    assert table.hp("turq_leader") == 13 and table.cards(0) == [] and table.under() == "field_dressing"


@rule("GW-SCR-02")
def test_ex_37_discard_down_to_the_limit_at_the_end_of_the_turn():
    table = war("quav", "turq", mode="every_tribe", units="quav_leader -2,-1; quav_prophets -2,0; turq_leader 1,1")
    table.hold(0, "banana_peel", "loose_cobble", "bad_omen").full("quav_prophets")
    table.state.deck_horns = 1
    table.go("call_to_war").play(0, "draw").cast(0, "i_told_you_so").play(0, table.menu(0)[0])
    assert len(table.cards(0)) == 5
    table.play(0, "done")
    assert table.frame() == "HandLimit" and table.state.waiting() == (0,)
    table.play(0, "banana_peel", "bad_omen")
    assert len(table.cards(0)) == 3 and table.state.current == 1
    assert [ABILITIES[table.state.design[p]].id for p in table.state.deck[:2]] == ["bad_omen", "banana_peel"]


@rule("GW-SCR-02")
@pytest.mark.parametrize("limit", [2, 4])
def test_the_limit_is_an_option(limit):
    table = calling(hand_limit=limit).hold(0, "banana_peel", "loose_cobble", "bad_omen").go("hand_limit")
    assert (table.frame() == "HandLimit") == (limit == 2)


@rule("GW-SCR-03", "GW-STAT-06")
def test_ex_36_a_replaced_scroll_goes_under_the_deck_with_its_crystals_lost():
    table = calling(horns=0).carry("turq_leader", "creeping_rot", 2).hold(0, "berserk_brew").go("call_to_war")
    assert table.state.choices(0, table.state.read(0, "attach berserk_brew"))[0].detail.args == {"card": "creeping_rot"}
    table.play(0, "attach berserk_brew turq_leader")
    assert table.under() == "creeping_rot" and table.crystals("turq_leader") == (0, 0)
    assert GAME.view(table.state, 1).units[0].scroll == "berserk_brew"


@rule("GW-SCR-04")
def test_ex_62_a_leader_carries_it_further():
    units = "turq_leader -2,0; turq_owls -2,0; imbl_hail -2,2; imbl_leader 1,1"
    table = (
        war("turq", "imbl", units=units).carry("turq_owls", "firebrand_formula").carry("turq_leader", "ground_tremor")
    )
    table.go("move_and_attack")
    assert "firebrand_formula" not in table.menu(0, "cast")
    tremor = table.menu(0, "cast ground_tremor turq_leader")
    table = (
        war("turq", "imbl", units=units).carry("turq_leader", "firebrand_formula").carry("turq_owls", "ground_tremor")
    )
    table.go("move_and_attack")
    assert table.menu(0, "cast firebrand_formula turq_leader") == ["imbl_hail"]
    assert table.menu(0, "cast ground_tremor turq_owls") == tremor, "the same on both"


@rule("GW-SCR-05")
def test_secret_cards_cost_nothing_and_any_number_may_be_played():
    table = calling(horns=0).hold(0, "borrowed_horn", "borrowed_horn").go("move_and_attack")
    table.cast(0, "borrowed_horn").cast(0, "borrowed_horn")
    assert table.state.horns == 2 and table.cards(0) == []


@rule("GW-SCR-06")
def test_a_short_deck_gives_what_is_there():
    table = calling(horns=0)
    table.state.hands[1], table.state.deck = table.state.deck[2:], table.state.deck[:2]
    table.state.deck_horns = 4
    table.go("call_to_war").play(0, "draw")
    assert len(table.state.frames[-1].drawn) == 2


@rule("GW-CRY-01", "GW-CRY-05", "GW-CAST-01")
def test_only_a_full_ability_can_be_cast_and_casting_empties_it():
    table = calling("turq_slingers -2,0; imbl_hail -2,0", 0)
    table.state.charge[1] = 1
    table.go("move_and_attack")
    assert "cast" not in table.menu(0) and table.state.why_not(0, "hail_of_acorns").rule == "GW-CRY-01"
    table.full("turq_slingers").state.forget_menus()
    table.cast(0, "hail_of_acorns imbl_hail")
    assert table.crystals("turq_slingers") == (0, 0) and "cast" not in table.menu(0)


@rule("GW-CRY-02", "GW-CRY-03")
@pytest.mark.parametrize(("path", "crystals"), [("-1,-1 0,-1 -1,-1 -1,0", 2), ("-1,-1 0,-1 0,0 0,1", 3)])
def test_ex_16_mines_count_once_per_unit_tile_and_turn(path, crystals):
    table = war("turq", "imbl", units=f"turq_owls -1,-2; turq_leader -2,0; {FAR}").go("move_and_attack")
    table.act("turq_owls").play(0, *path.split())
    assert table.state.reserve == crystals


@rule("GW-CRY-03")
def test_starting_on_a_mine_or_being_put_there_gives_nothing():
    units = "dund_springs -1,-1; dund_leader -2,0; imbl_leader 1,1"
    table = war("dund", "imbl", units=units).full("dund_springs").go("move_and_attack").cast(0, "boing").play(0, "-1,1")
    assert table.at("dund_springs") == "-1,1" and table.state.reserve == 0


@rule("GW-CRY-04")
def test_ex_34_what_does_not_fit_returns_to_the_pile():
    table = calling("turq_leader -2,0; turq_slingers -2,1", 0).carry("turq_leader", "humming_cure", 1)
    table.hold(0, "berserk_brew")
    table.state.reserve = 6
    table.go("collect")
    assert table.crystals("turq_slingers") == (2, 0) and table.crystals("turq_leader") == (0, 2)
    assert table.state.reserve == 0 and table.crystals("turq_owls") == (0, 0)


@rule("GW-CRY-04")
def test_all_that_fits_must_be_placed_one_at_a_time():
    table = calling("turq_slingers -2,1; turq_owls -2,0", 0)
    table.state.reserve = 2
    table.go("collect")
    assert table.menu(0) == ["turq_slingers", "turq_owls"]
    assert table.state.why_not(0, "imbl_leader").rule == "GW-CRY-04"
    table.play(0, "turq_owls").play(0, "turq_slingers")
    assert table.crystals("turq_owls") == (1, 0) and table.crystals("turq_slingers") == (1, 0)
    assert table.state.current == 1


@rule("GW-CRY-06")
def test_crystals_after_collect_wait_for_the_next_player():
    units = "imbl_gales -2,0; imbl_leader -1,0; turq_leader 1,1"
    table = war("turq", "imbl", units=units).full("imbl_gales").hold_on(1, "turn_end").go("collect")
    table.cast(1, "tailwind imbl_leader").play(1, "pass")
    table.play(1, "-1,-1", "stay").pass_all()
    assert table.state.current == 1 and table.state.reserve == 1


@rule("GW-CRY-02")
def test_ex_35_crystal_tongue_fills_other_abilities_at_once():
    table = calling("turq_leader -2,0; turq_slingers -2,1", 0).carry("turq_leader", "crystal_tongue")
    table.state.charge[1] = 1
    table.state.reserve = 2
    table.stand("turq_owls", "-2,1").go("move_and_attack").cast(0, "crystal_tongue turq_leader")
    assert table.crystals("turq_leader") == (0, 0), "none go back on it, the fourth is lost"
    assert table.crystals("turq_slingers") == (2, 0) and table.crystals("turq_owls") == (2, 0)
    assert table.state.reserve == 2


@rule("GW-GEN-09")
def test_the_supply_never_runs_out():
    table = calling("turq_leader -2,0; turq_slingers -2,1", 0)
    table.state.reserve = 500
    table.go("collect")
    assert table.state.reserve == 0 and table.crystals("turq_slingers") == (2, 0)


@rule("GW-GEN-05", "GW-CAST-04")
def test_a_draft_commits_to_nothing_until_confirmed():
    table = calling("turq_slingers -2,0; imbl_hail -2,0", 0).full("turq_slingers").go("move_and_attack")
    before = table.state.brief()
    assert table.menu(0, "cast hail_of_acorns imbl_hail") == ["confirm"]
    assert table.state.brief() == before
    with pytest.raises(IllegalMove):
        table.play(0, "cast hail_of_acorns imbl_hail")
    assert table.state.brief() == before
