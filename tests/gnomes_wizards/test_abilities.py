"""Every clan ability and every scroll, each with what it does (section 8)."""

import random
from pathlib import Path

import pytest

from gnomes_wizards.battle import GAME, war
from gnomestead.games.gnomes_wizards.content import ABILITIES, CLAN_ABILITY, LEARNED, SECRET
from gnomestead.testing import rule


def caster(tribe, units, *full, foe="turq", **options):
    """Seat 0 plays `tribe` against `foe`, every tribe for itself so that any pair meets."""
    table = war(tribe, foe, mode="every_tribe", units=units, **options)
    return table.full(*full)


def carrier(scroll, units, on="turq_leader", tribes=("turq", "imbl"), stage="move_and_attack", **options):
    return war(*tribes, units=units, **options).carry(on, scroll).go(stage)


def secret(scroll, units, tribes=("turq", "imbl"), stage="move_and_attack", seat=0, **options):
    return war(*tribes, units=units, **options).hold(seat, scroll).go(stage)


# Turquefoss --------------------------------------------------------------------------------------


def test_hail_of_acorns_attacks_one_bordering_enemy():
    units = "turq_slingers -1,-1; imbl_hail 0,0; imbl_thunder 1,1; imbl_leader 1,2"
    table = caster("turq", units, "turq_slingers", foe="imbl").go("move_and_attack")
    assert table.menu(0, "cast hail_of_acorns") == ["imbl_hail"]
    table.cast(0, "hail_of_acorns imbl_hail")
    assert table.hp("imbl_hail") == 7


@rule("GW-TOK-03", "GW-CAST-12")
def test_silent_wings_fly_and_move_up_to_two():
    table = caster("turq", "turq_owls -2,0; imbl_leader 1,1", "turq_owls", foe="imbl").go("move_and_attack")
    table.cast(0, "silent_wings").play(0, "-1,0", "-1,1")
    assert table.has("turq_owls", "flying") and table.at("turq_owls") == "-1,1" and table.state.reserve == 1


@rule("GW-CAST-12", "GW-CAST-13")
def test_sudden_hedge_blocks_a_tile_for_walkers_and_shields():
    units = "turq_brambles -2,0; imbl_hail -2,2; imbl_gales -2,2; imbl_leader 1,1"
    table = caster("turq", units, "turq_brambles", foe="imbl").go("move_and_attack")
    assert "-2,0" not in table.menu(0, "cast sudden_hedge") and "-2,2" not in table.menu(0, "cast sudden_hedge")
    table.cast(0, "sudden_hedge -2,1")
    assert table.defense("turq_brambles") == 5 and table.state.blockades == {table.space("-2,1"): 0}
    table.counter("imbl_gales", "flying").go("move_and_attack", current=1).act("imbl_hail")
    assert "-2,1" not in table.menu(1) and table.state.why_not(1, "-2,1").rule == "GW-CAST-12"
    table.play(1, "finish").act("imbl_gales")
    assert "-2,1" in table.menu(1), "flyers cross it"
    table.play(1, "-2,1")
    assert "finish" not in table.menu(1), "nobody stops there"
    table.play(1, "-2,2", "finish").go("upkeep", current=0)
    assert not table.state.blockades, "gone at the start of its maker's next turn"


def test_second_breakfast_heals_four():
    units = "turq_menders -2,0; turq_leader -2,2 9; imbl_leader 1,1"
    table = caster("turq", units, "turq_menders", foe="imbl").go("move_and_attack")
    assert table.menu(0, "cast second_breakfast") == ["turq_leader"], "only the wounded"
    assert table.cast(0, "second_breakfast turq_leader").hp("turq_leader") == 13


@rule("GW-TOK-02", "GW-TOK-04")
def test_spore_lullaby_puts_to_sleep():
    table = caster("turq", "turq_pipers -2,0; imbl_hail -2,1; imbl_leader 1,1", "turq_pipers", foe="imbl")
    table.go("move_and_attack").cast(0, "spore_lullaby imbl_hail")
    assert table.has("imbl_hail", "sleeping") and table.state.rings[table.unit("imbl_hail") * 5 + 1] == 0
    table.full("turq_pipers").state.forget_menus()
    assert "cast" not in table.menu(0), "EX-57: not twice"


@rule("GW-TOK-02", "GW-TOK-06")
def test_ankle_roots_attack_and_root():
    table = caster("turq", "turq_roots -2,0; imbl_hail -2,2; imbl_leader 1,1", "turq_roots", foe="imbl")
    table.counter("imbl_hail", "no_movement", 1).go("move_and_attack").cast(0, "ankle_roots imbl_hail")
    assert table.hp("imbl_hail") == 8
    assert table.state.rings[table.unit("imbl_hail") * 5 + 4] == 1, "EX-57: the old counter stays as it was"
    table = caster("turq", "turq_roots -2,0; imbl_hail -2,2; imbl_leader 1,1", "turq_roots", foe="imbl")
    table.go("move_and_attack").cast(0, "ankle_roots imbl_hail")
    assert table.has("imbl_hail", "no_movement")


# Achrinnolder ------------------------------------------------------------------------------------


@rule("GW-VAR-01", "GW-VAR-02", "GW-CAST-06", "GW-CAST-07", "GW-GEN-06")
def test_ex_43_by_the_scruff_fetches_a_rival_of_the_same_race():
    units = "achr_wargs -2,0; turq_slingers -1,2; turq_leader 1,1"
    table = caster("achr", units, "achr_wargs").go("move_and_attack").cast(0, "by_the_scruff turq_slingers")
    assert table.state.waiting() == (1,) and "-2,0" in table.menu(1) and "-1,0" in table.menu(1)
    table.play(1, "-2,0")
    assert table.menu(1) == ["achr_wargs", "none"]
    table.play(1, "achr_wargs")
    assert table.hp("achr_wargs") == 7 and table.hp("turq_slingers") == 10
    assert not table.state.attacked >> table.unit("turq_slingers") & 1


@rule("GW-TOK-05", "GW-DTH-03")
@pytest.mark.parametrize(("foe", "now", "later"), [("imbl_hail", (7, 1), (5, 1)), ("imbl_mist 4", (9, 3), (8, 3))])
def test_ex_40_slow_venom_bites_twice(foe, now, later):
    name, *defense = foe.split()
    units = f"achr_vipers -2,0; achr_leader -2,-2; {name} -2,1 10 {' '.join(defense)}; imbl_leader 1,1"
    table = caster("achr", units, "achr_vipers", foe="imbl").go("move_and_attack").cast(0, f"slow_venom {name}")
    assert (table.hp(name), table.defense(name)) == now and table.has(name, "lingering")
    table.counter(name, "flying", 1).go("upkeep", current=0)
    assert (table.hp(name), table.defense(name)) == later and not table.has(name, "lingering")


@rule("GW-TOK-05", "GW-DTH-03")
def test_a_kill_by_the_second_bite_is_the_casters():
    table = caster("achr", "achr_vipers -2,0; imbl_hail -2,1 4; imbl_leader 1,1", "achr_vipers", foe="imbl")
    table.go("move_and_attack").cast(0, "slow_venom imbl_hail").go("upkeep", current=0)
    assert table.state.taker[table.unit("imbl_hail")] == 0


def test_head_down_moves_and_strikes_on_arrival():
    table = caster("achr", "achr_badgers -2,-1; imbl_hail -2,1; imbl_leader 1,1", "achr_badgers", foe="imbl")
    table.go("move_and_attack").cast(0, "head_down").play(0, "-2,0", "-2,1", "imbl_hail")
    assert table.hp("imbl_hail") == 6 and table.hp("achr_badgers") == 10
    assert not table.state.attacked, "extra to the attack of the turn"


def test_borrowed_wings_lift_an_ally_and_speed_it_up():
    table = caster("achr", "achr_hawks -2,0; achr_leader -2,1; imbl_leader 1,1", "achr_hawks", foe="imbl")
    table.go("move_and_attack").cast(0, "borrowed_wings achr_leader")
    assert table.has("achr_leader", "flying") and table.state.move_bonus[0] == 1


def test_thunder_of_trotters_spurs_all_own_units_on_ones_own_turn():
    table = caster("achr", "achr_boars -2,0; achr_leader -2,1; imbl_leader 1,1", "achr_boars", foe="imbl")
    table.go("move_and_attack").cast(0, "thunder_of_trotters")
    assert [table.state.move_bonus[u] for u in (0, 5)] == [1, 1] == [table.state.attack_bonus[u] for u in (0, 5)]
    table.full("achr_boars").go("move_and_attack", current=1)
    assert "cast" not in table.menu(0) and table.state.why_not(0, "thunder_of_trotters").rule == "GW-TIME-03"


def test_bearskin_shields_and_heals():
    table = caster("achr", "achr_bears -2,0; achr_leader -2,1 10; imbl_leader 1,1", "achr_bears", foe="imbl")
    table.go("move_and_attack").cast(0, "bearskin achr_leader")
    assert (table.defense("achr_leader"), table.hp("achr_leader")) == (5, 12)


# Dunderhollow ------------------------------------------------------------------------------------


@rule("GW-CAST-09", "GW-DTH-02")
def test_short_fuse_hurts_every_other_unit_on_the_tile():
    units = "dund_powder -2,0; dund_leader -2,1; imbl_hail -2,1 10 6; imbl_leader 1,1"
    table = caster("dund", units, "dund_powder", foe="imbl").counter("imbl_hail", "flying", 1).go("move_and_attack")
    table.cast(0, "short_fuse -2,1")
    assert (table.hp("dund_leader"), table.hp("imbl_hail"), table.defense("imbl_hail")) == (12, 7, 6)
    table.full("dund_powder").counter("dund_powder", "no_attack", 1).state.forget_menus()
    assert "cast" not in table.menu(0), "EX-42"
    assert table.state.why_not(0, "short_fuse").rule == "GW-CAST-09"


@rule("GW-BRD-09", "GW-FLIP-09")
def test_undermine_flips_a_tile_and_the_caster_is_the_flipper():
    table = caster("dund", "dund_sappers -2,0; imbl_hail -2,1 2; imbl_leader 1,1", "dund_sappers", foe="imbl")
    table.go("move_and_attack")
    assert "-1,1" not in table.menu(0, "cast undermine"), "a mine"
    table.cast(0, "undermine -2,1")
    assert table.state.is_flipped(table.space("-2,1")) and table.state.taker[table.unit("imbl_hail")] == 0


@rule("GW-CAST-11")
def test_ex_19_glint_ignores_defense_dice_and_wear():
    table = caster("dund", "dund_lenses -2,0; imbl_hail -2,2 10 6; imbl_leader 1,1", "dund_lenses", foe="imbl")
    table.state.attack_bonus[3] = 1
    table.go("move_and_attack").cast(0, "glint imbl_hail")
    assert (table.hp("imbl_hail"), table.defense("imbl_hail")) == (7, 6)


@rule("GW-CAST-11")
@pytest.mark.parametrize("friend", ["dund_lenses -2,2", "dund_lenses -2,0; dund_leader -2,2"])
def test_ex_20_glint_needs_a_target_apart_from_its_foes(friend):
    table = caster("dund", f"{friend}; imbl_hail -2,2; imbl_leader 1,1", "dund_lenses", foe="imbl")
    table.go("move_and_attack")
    assert "imbl_hail" not in (table.menu(0, "cast glint") if "cast" in table.menu(0) else [])


def test_boing_jumps_to_a_tile_without_enemies():
    table = caster("dund", "dund_springs -2,-1; imbl_hail -2,1; imbl_leader 1,1", "dund_springs", foe="imbl")
    table.flip("-1,2").go("move_and_attack").cast(0, "boing")
    assert "-2,1" not in table.menu(0) and "-1,2" not in table.menu(0) and "-2,-1" in table.menu(0)
    table.play(0, "-1,1")
    assert table.at("dund_springs") == "-1,1" and table.defense("dund_springs") == 2


def test_overclock_charges_an_ally_the_caster_splits():
    table = caster("dund", "dund_fitters -2,0; dund_powder -2,1; imbl_leader 1,1", "dund_fitters", foe="imbl")
    table.carry("dund_powder", "firebrand_formula", 0).go("move_and_attack").cast(0, "overclock dund_powder")
    assert table.menu(0) == ["dund_powder", "dund_powder.scroll"] and table.frame() == "Split"
    table.play(0, "dund_powder.scroll", "dund_powder.scroll", "dund_powder.scroll")
    assert table.crystals("dund_powder") == (1, 3)


@rule("GW-CAST-09", "GW-CAST-13", "GW-STAT-02")
def test_bolt_on_plating_shields_up_to_two_even_when_disarmed():
    units = "dund_golems -2,0; dund_leader -2,1 15 7; dund_powder -2,0; imbl_leader 1,1"
    table = (
        caster("dund", units, "dund_golems", foe="imbl").counter("dund_golems", "no_attack", 1).go("move_and_attack")
    )
    assert table.menu(0, "cast bolt_on_plating dund_leader") == ["dund_powder", "dund_golems", "confirm"]
    table.cast(0, "bolt_on_plating dund_leader dund_powder")
    assert (table.defense("dund_leader"), table.defense("dund_powder")) == (7, 3), "EX-42; the cap is 2 + 5"


# Imblasham ---------------------------------------------------------------------------------------


@rule("GW-CAST-06", "GW-CAST-07", "GW-AMB-01", "GW-TOK-04")
def test_ex_45_tailwind_ends_among_foes():
    units = "imbl_gales -2,-1; imbl_leader -2,-1; turq_owls -2,1; turq_slingers -2,1; turq_leader 1,1"
    table = caster("imbl", units, "imbl_gales").counter("imbl_leader", "sleeping", 1).go("move_and_attack")
    table.cast(0, "tailwind imbl_leader")
    assert not table.has("imbl_leader", "sleeping"), "EX-39: it wakes"
    table.play(0, "-2,0", "-2,1")
    assert table.frame() != "Journey" and table.hp("imbl_leader") == 15 - 3 - 1, "3 > 2, then 2 against 2"


def test_forked_lightning_strikes_two():
    table = caster("imbl", "imbl_thunder -2,0; turq_owls -2,1; turq_slingers -2,2; turq_leader 1,1", "imbl_thunder")
    table.go("move_and_attack")
    assert table.menu(0, "cast forked_lightning turq_owls") == ["turq_slingers", "confirm"]
    table.cast(0, "forked_lightning turq_owls turq_slingers")
    assert (table.hp("turq_owls"), table.hp("turq_slingers")) == (6, 8)


def test_hailstorm_hits_every_bordering_enemy():
    units = "imbl_hail -1,-1; turq_owls 0,0; turq_slingers -1,-1; turq_menders 1,1; turq_leader 1,2"
    table = caster("imbl", units, "imbl_hail").go("move_and_attack").cast(0, "hailstorm")
    assert (table.hp("turq_owls"), table.hp("turq_slingers"), table.hp("turq_menders")) == (8, 8, 10)


@rule("GW-TOK-06")
def test_fog_of_manners_disarms():
    table = caster("imbl", "imbl_mist -2,0; turq_owls -2,0; turq_leader 1,1", "imbl_mist").go("move_and_attack")
    table.cast(0, "fog_of_manners turq_owls").go("move_and_attack", current=1).act("turq_owls")
    assert "imbl_mist" not in table.menu(1) and table.state.why_not(1, "imbl_mist").rule == "GW-TOK-06"


@rule("GW-DTH-03")
def test_ex_25_charged_beard_guards_and_strikes_back():
    table = caster("turq", "turq_pipers -2,0 3; imbl_static -2,0; imbl_hail -2,0; imbl_leader 1,1", foe="imbl")
    table.full("imbl_static").go("move_and_attack").act("turq_pipers").play(0, "imbl_hail")
    table.cast(1, "charged_beard").play(1, "pass").pass_all()
    assert table.hp("imbl_hail") == 8 and not table.alive("turq_pipers")
    assert table.state.taker[table.unit("turq_pipers")] == 1


@rule("GW-CAST-07", "GW-CRY-03")
def test_ex_44_lodestone_pulls_through_the_mines():
    table = caster(
        "imbl", "imbl_lodestone 0,1; imbl_leader 1,1; turq_slingers -1,0; turq_leader -2,-2", "imbl_lodestone"
    )
    table.go("move_and_attack").cast(0, "lodestone turq_slingers")
    assert table.at("turq_slingers") == "0,1" and table.state.reserve == 2 and table.hp("turq_slingers") == 7


# Betrumour ---------------------------------------------------------------------------------------


def test_ear_to_the_keyhole_looks_and_takes():
    table = caster("betr", "betr_ears -2,0; turq_leader 1,1", "betr_ears").hold(1, "banana_peel", "bad_omen")
    table.go("move_and_attack").cast(0, "keyhole seat1")
    peeked = next(e for e in table.told if e.kind == "peeked")
    assert set(peeked.seen_by(0).data["cards"]) == {"banana_peel", "bad_omen"} and "cards" not in peeked.seen_by(1).data
    assert len(table.cards(0)) == len(table.cards(1)) == 1
    assert GAME.view(table.state, 0).seats[1].hand == tuple(table.cards(1)), "the rest of the hand is still known"


@rule("GW-CAST-08")
def test_cutting_remark_sunders_then_attacks():
    table = caster("betr", "betr_slander -2,0; turq_owls -2,1 10 6; turq_leader 1,1", "betr_slander")
    table.go("move_and_attack").cast(0, "cutting_remark turq_owls")
    assert (table.hp("turq_owls"), table.defense("turq_owls")) == (6, 2), "4 against 3, then wear"


def test_stitched_boots_attack_and_root():
    table = caster("betr", "betr_tailors -2,0; turq_owls -2,2 1; turq_slingers -2,2; turq_leader 1,1", "betr_tailors")
    table.go("move_and_attack").cast(0, "stitched_boots turq_slingers")
    assert table.hp("turq_slingers") == 10 and table.has("turq_slingers", "no_movement"), "1 against 1: half of 1"


@rule("GW-CAST-07", "GW-TOK-06")
def test_mistaken_identity_swaps_and_both_are_ambushed():
    units = (
        "betr_doubles -2,-1; betr_leader -2,0; turq_owls -2,1; turq_slingers -2,1; betr_slander -2,0; turq_leader 1,1"
    )
    table = caster("betr", units, "betr_doubles").go("move_and_attack")
    table.cast(0, "mistaken_identity betr_leader turq_owls")
    assert (table.at("betr_leader"), table.at("turq_owls")) == ("-2,1", "-2,0")
    assert table.hp("betr_leader") == 12 and table.hp("turq_owls") == 6 and table.defense("betr_doubles") == 2
    table = caster("betr", units, "betr_doubles").counter("turq_owls", "no_movement", 1).go("move_and_attack")
    table.cast(0, "mistaken_identity betr_leader turq_owls")
    assert table.at("turq_owls") == "-2,1", "No Movement holds"


def test_ex_24_take_it_personally_becomes_the_target():
    units = "turq_pipers -2,0; betr_leader -2,0; betr_grudges -2,1"
    table = caster("turq", units, foe="betr").full("betr_grudges")
    table.state.attack_bonus[5] = 1
    table.go("move_and_attack").act("turq_pipers").play(0, "betr_leader")
    table.cast(1, "take_it_personally").play(1, "pass").pass_all()
    assert (table.hp("betr_grudges"), table.defense("betr_grudges"), table.hp("betr_leader")) == (8, 5, 15)


def test_fine_print_moves_crystals_to_ones_own_abilities():
    units = "betr_leeches -2,0; betr_ears -2,0; betr_tailors -2,0; turq_pipers -2,1; turq_leader 1,1"
    table = caster("betr", units, "betr_leeches")
    table.full("turq_pipers").go("move_and_attack").cast(0, "fine_print turq_pipers")
    assert table.crystals("turq_pipers") == (0, 0)
    assert (table.crystals("betr_ears"), table.crystals("betr_tailors"), table.crystals("betr_leeches")) == (
        (1, 0),
        (2, 0),
        (0, 0),
    )


# Quavermoor --------------------------------------------------------------------------------------


def test_shortcut_places_an_ally_within_five_of_the_couriers():
    table = caster("quav", "quav_comets -2,-1; quav_leader -2,0; turq_owls -2,1; turq_leader 1,1", "quav_comets")
    table.go("move_and_attack").cast(0, "shortcut_through_tuesday quav_leader")
    assert "-2,1" not in table.menu(0) and "0,0" in table.menu(0)
    assert table.play(0, "0,0").at("quav_leader") == "0,0"


def test_again_sooner_lets_a_unit_attack_once_more():
    table = caster("quav", "quav_duellists -2,0; turq_owls -2,0; turq_leader 1,1", "quav_duellists").go(
        "move_and_attack"
    )
    table.act("quav_duellists").play(0, "turq_owls", "finish")
    assert table.frame() == "ChooseUnit" and table.menu(0) == ["end", "cast"], "the step waits for it"
    table.cast(0, "again_sooner quav_duellists").act("quav_duellists").play(0, "turq_owls")
    assert table.hp("turq_owls") == 2


def test_reread_the_omens_may_stop_early():
    table = caster("quav", "quav_augurs -2,0; quav_leader -2,1; turq_leader 1,1", "quav_augurs")
    table.dice("move move move move move").go("roll_dice").play(0, "stop").cast(0, "reread_the_omens")
    table.play(0, "move horn", "stop")
    assert table.state.dice == [4, 0, 0, 0, 0] and table.frame() == "FinalDice"


def test_wax_and_wane_heals_and_cleanses_all_allies_within_one():
    units = "quav_nurses -2,0; quav_leader -2,1 10; quav_comets -2,2 5; turq_leader 1,1"
    table = (
        caster("quav", units, "quav_nurses").counter("quav_leader", "no_attack", 1).counter("quav_leader", "flying", 1)
    )
    table.go("move_and_attack").cast(0, "wax_and_wane")
    assert (table.hp("quav_leader"), table.hp("quav_comets")) == (13, 5)
    assert not table.has("quav_leader", "no_attack") and table.has("quav_leader", "flying")


@rule("GW-CAST-10")
def test_heavy_sky_pulls_a_flyer_down_and_attacks_it():
    table = caster("quav", "quav_gravity -2,0; turq_owls -2,2; turq_leader 1,1", "quav_gravity")
    table.counter("turq_owls", "flying", 1).go("move_and_attack").cast(0, "heavy_sky turq_owls")
    assert not table.has("turq_owls", "flying") and table.hp("turq_owls") == 7
    assert table.state.move_bonus[table.unit("turq_owls")] == -2


def test_i_told_you_so_draws_three_keeps_one_and_shields():
    table = caster("quav", "quav_prophets -2,0; turq_leader 1,1", "quav_prophets").go("move_and_attack")
    deck = len(table.state.deck)
    table.cast(0, "i_told_you_so")
    assert len(table.state.frames[-1].drawn) == 3
    table.play(0, table.menu(0)[0])
    assert len(table.state.deck) == deck - 1 and table.defense("quav_prophets") == 3


# Learned scrolls ---------------------------------------------------------------------------------

SCENE = "turq_leader -2,0; turq_owls -2,0; imbl_hail -2,1; imbl_leader 1,1"


def test_firebrand_formula():
    assert (
        carrier("firebrand_formula", SCENE, "turq_owls")
        .cast(0, "firebrand_formula turq_owls imbl_hail")
        .hp("imbl_hail")
        == 6
    )


def test_stoneskin_stew():
    table = carrier("stoneskin_stew", SCENE, "turq_owls").cast(0, "stoneskin_stew turq_owls")
    assert table.defense("turq_owls") == 4
    table = carrier("stoneskin_stew", "turq_leader -2,0 10; imbl_leader 1,1").cast(0, "stoneskin_stew turq_leader")
    assert (table.defense("turq_leader"), table.hp("turq_leader")) == (5, 12)


def test_humming_cure():
    units = "turq_leader -2,0; turq_owls -2,2 2; turq_pipers -2,1 2; imbl_leader 1,1"
    table = carrier("humming_cure", units).cast(0, "humming_cure turq_leader turq_owls")
    assert table.hp("turq_owls") == 7
    table = carrier("humming_cure", units, "turq_owls").cast(0, "humming_cure turq_owls turq_pipers")
    assert table.hp("turq_pipers") == 5


@rule("GW-CAST-11")
def test_catfoot_trick():
    table = carrier("catfoot_trick", SCENE).cast(0, "catfoot_trick turq_leader imbl_hail")
    assert table.hp("imbl_hail") == 7 and table.frame() == "Journey"
    assert table.play(0, "-2,-1").at("turq_leader") == "-2,-1"


def test_feather_charm():
    table = carrier("feather_charm", SCENE).cast(0, "feather_charm turq_leader turq_owls")
    assert table.has("turq_leader", "flying") and table.has("turq_owls", "flying")
    table = carrier("feather_charm", SCENE, "turq_owls").cast(0, "feather_charm turq_owls")
    assert table.has("turq_owls", "flying") and not table.has("turq_leader", "flying")


def test_sandmans_pinch():
    far = "turq_leader -2,-1; turq_owls -2,-1; imbl_hail -2,2; imbl_leader 1,1"
    assert carrier("sandmans_pinch", far).cast(0, "sandmans_pinch turq_leader imbl_hail").has("imbl_hail", "sleeping")
    assert "cast" not in carrier("sandmans_pinch", far, "turq_owls").menu(0)


def test_tangle_rune():
    units = "turq_leader -2,0; imbl_hail -2,1; imbl_gales -2,2; imbl_leader 1,1"
    table = carrier("tangle_rune", units).cast(0, "tangle_rune turq_leader imbl_hail imbl_gales")
    assert table.has("imbl_hail", "no_movement") and table.has("imbl_gales", "no_movement")


def test_butterfinger_curse():
    units = "turq_leader -2,0; imbl_hail -2,1 10 5; imbl_leader 1,1"
    table = carrier("butterfinger_curse", units).cast(0, "butterfinger_curse turq_leader imbl_hail")
    assert table.has("imbl_hail", "no_attack") and table.defense("imbl_hail") == 3


def test_creeping_rot():
    table = carrier("creeping_rot", SCENE).cast(0, "creeping_rot turq_leader imbl_hail")
    assert table.hp("imbl_hail") == 7 and table.has("imbl_hail", "lingering")


def test_ward_posts():
    table = carrier("ward_posts", SCENE).cast(0, "ward_posts turq_leader -2,-1 -1,0")
    assert set(table.state.blockades) == {table.space("-2,-1"), table.space("-1,0")}
    assert carrier("ward_posts", SCENE, "turq_owls").menu(0, "cast ward_posts turq_owls -1,0") == ["confirm"]


def test_ground_tremor():
    table = carrier("ground_tremor", SCENE)
    assert table.menu(0, "cast ground_tremor turq_leader") == ["-2,-1", "-2,1", "-1,0"]
    table.cast(0, "ground_tremor turq_leader -2,1")
    assert table.hp("imbl_hail") == 8 and table.frame() == "Retreat" and table.state.waiting() == (1,)


def test_crystal_tongue():
    table = carrier("crystal_tongue", "turq_owls -2,0; turq_roots -2,0; imbl_leader 1,1", "turq_owls")
    table.cast(0, "crystal_tongue turq_owls").play(0, "turq_roots", "turq_roots", "turq_owls")
    assert (table.crystals("turq_roots"), table.crystals("turq_owls")) == ((2, 0), (1, 0))


def test_brass_lungs():
    assert carrier("brass_lungs", SCENE).cast(0, "brass_lungs turq_leader").state.horns == 2
    assert carrier("brass_lungs", SCENE, "turq_owls").cast(0, "brass_lungs turq_owls").state.horns == 1


def test_speed_reading():
    table = carrier("speed_reading", SCENE).cast(0, "speed_reading turq_leader")
    assert len(table.state.frames[-1].drawn) == 4


def test_sevenstep_sandals():
    table = carrier("sevenstep_sandals", SCENE).cast(0, "sevenstep_sandals turq_leader")
    assert [table.state.move_bonus[u] for u in (0, 2)] == [2, 2]
    table = carrier("sevenstep_sandals", SCENE, "turq_owls").cast(0, "sevenstep_sandals turq_owls")
    assert [table.state.move_bonus[u] for u in (0, 2)] == [0, 2]


def test_berserk_brew():
    assert carrier("berserk_brew", SCENE).cast(0, "berserk_brew turq_leader").state.attack_bonus[0] == 3
    assert carrier("berserk_brew", SCENE, "turq_owls").cast(0, "berserk_brew turq_owls").state.attack_bonus[2] == 2


def test_shove_off():
    units = "turq_leader -2,0; imbl_hail -2,1; imbl_leader 1,1"
    table = carrier("shove_off", units).cast(0, "shove_off turq_leader imbl_hail")
    distance = table.state.board.distance[table.space("-2,0")]
    while table.frame() == "Journey":
        table.play(1, table.menu(1)[0])
    assert distance[table.state.where[table.unit("imbl_hail")]] == 4, "three spaces farther"


def test_mirror_door():
    units = "turq_leader -2,-1; turq_owls -2,2; imbl_hail -2,2; imbl_leader 1,1"
    table = carrier("mirror_door", units).cast(0, "mirror_door turq_leader turq_owls")
    assert (table.at("turq_leader"), table.at("turq_owls")) == ("-2,2", "-2,-1") and table.hp("turq_leader") == 12


def test_spite_glass():
    units = "turq_pipers -2,0; imbl_hail -2,0; imbl_leader 1,1"
    table = carrier("spite_glass", units, "imbl_hail").act("turq_pipers").play(0, "imbl_hail")
    table.cast(1, "spite_glass imbl_hail").play(1, "pass").pass_all()
    assert (table.hp("imbl_hail"), table.hp("turq_pipers")) == (6, 6)


def test_clean_slate():
    table = carrier("clean_slate", "turq_leader -2,0; turq_owls -2,2 3; imbl_leader 1,1").counter(
        "turq_owls", "flying", 1
    )
    table.state.forget_menus()
    table.cast(0, "clean_slate turq_leader turq_owls")
    assert not table.has("turq_owls", "flying") and table.hp("turq_owls") == 5


# Secret scrolls ----------------------------------------------------------------------------------


def test_behind_you():
    table = secret("ambush", "turq_leader -2,1; imbl_hail -2,1; imbl_leader 1,1").cast(
        0, "ambush turq_leader imbl_hail"
    )
    assert table.hp("imbl_hail") == 6 and not table.state.attacked


def test_bottled_bravado():
    assert secret("bottled_bravado", SCENE).cast(0, "bottled_bravado turq_owls").state.attack_bonus[2] == 2


def test_lucky_acorn():
    table = war("turq", "imbl", units=SCENE).hold(0, "lucky_acorn").dice("move move move move move").go("roll_dice")
    table.play(0, "stop").cast(0, "lucky_acorn").play(0, "move crystal")
    assert table.state.dice == [5, 0, 0, 0, 0]


def test_emergency_umbrella():
    table = secret("emergency_umbrella", "turq_pipers -2,1; imbl_hail -2,1; imbl_leader 1,1", seat=1)
    table.state.attack_bonus[5] = 2
    table.act("turq_pipers").play(0, "imbl_hail").cast(1, "emergency_umbrella").play(1, "pass")
    assert table.hp("imbl_hail") == 8


def test_not_today():
    table = secret("not_today", "turq_pipers -2,1; imbl_hail -2,1; imbl_leader 1,1", seat=1)
    table.act("turq_pipers").play(0, "imbl_hail").cast(1, "not_today").play(1, "pass")
    assert table.hp("imbl_hail") == 10


def test_borrowed_horn():
    assert secret("borrowed_horn", SCENE).cast(0, "borrowed_horn").state.horns == 1
    assert secret("borrowed_horn", SCENE, seat=1).menu(1) == [], "only on one's own turn"


@rule("GW-CAST-03")
def test_smoke_and_slippers():
    table = secret("smoke_and_slippers", SCENE).counter("turq_owls", "sleeping", 1)
    table.state.forget_menus()
    assert table.menu(0, "cast smoke_and_slippers") == ["turq_leader"]
    table.cast(0, "smoke_and_slippers turq_leader").play(0, "-2,-1", "-2,-2")
    assert table.at("turq_leader") == "-2,-2"


def test_sticky_fingers():
    table = secret("sticky_fingers", SCENE).hold(1, "banana_peel")
    table.state.forget_menus()
    table.cast(0, "sticky_fingers seat1")
    assert table.cards(0) == ["banana_peel"] and table.cards(1) == []
    assert (
        table.state.resample(1, random.Random(1)).design[table.state.hands[0][0]]
        == table.state.design[table.state.hands[0][0]]
    )


def test_pocket_quartz():
    table = secret("pocket_quartz", "turq_leader -2,0; turq_owls -2,1; imbl_leader 1,1").cast(0, "pocket_quartz")
    assert table.crystals("turq_owls") == (2, 0)


def test_field_dressing():
    table = secret("field_dressing", "turq_leader -2,0 5; imbl_leader 1,1").cast(0, "field_dressing turq_leader")
    assert table.hp("turq_leader") == 8


@rule("GW-MOV-02")
def test_banana_peel():
    table = secret("banana_peel", "turq_owls -2,0; turq_leader -2,1; imbl_leader 1,1", seat=1).act("turq_owls")
    table.cast(1, "banana_peel turq_owls").pass_all().play(0, "-2,-1")
    assert table.frame() == "ChooseUnit", "4 - 3 = 1 step"


def test_loose_cobble():
    table = secret("loose_cobble", SCENE)
    choices = table.menu(0, "cast loose_cobble")
    assert "-2,-2" in choices and "-2,1" not in choices and "-1,0" not in choices
    assert table.cast(0, "loose_cobble -2,-2").state.is_flipped(table.space("-2,-2"))


def test_sudden_feathers():
    assert secret("sudden_feathers", SCENE).cast(0, "sudden_feathers turq_owls").has("turq_owls", "flying")


def test_cork_in_the_staff():
    table = secret("cork_in_the_staff", SCENE).full("imbl_hail").carry("imbl_hail", "berserk_brew", 1)
    table.state.forget_menus()
    table.cast(0, "cork_in_the_staff imbl_hail").play(0, "imbl_hail", "imbl_hail", "imbl_hail")
    assert table.crystals("imbl_hail") == (1, 1)


@rule("GW-CAST-11")
def test_dirty_trick():
    table = secret("dirty_trick", "turq_leader -2,0; imbl_hail -2,1 10 6; imbl_leader 1,1")
    assert table.cast(0, "dirty_trick turq_leader imbl_hail").hp("imbl_hail") == 7


def test_bad_omen():
    table = war("turq", "imbl", units=SCENE).hold(1, "bad_omen").hold_on(1, "dice_enemy")
    table.dice("horn horn horn move move").go("roll_dice").play(0, "stop").cast(1, "bad_omen").play(1, "pass")
    assert table.menu(1) == ["move", "horn", "stop"]
    table.dice("crystal crystal").play(1, "horn horn").pass_all()
    assert sorted(table.state.dice) == [0, 0, 4, 5, 5] and table.state.reserve == 2


@rule("GW-STAT-05", "GW-SCR-01")
def test_every_ability_has_a_test_here():
    text = Path(__file__).read_text()
    ids = {ABILITIES[n].id for n in (*LEARNED, *SECRET, *(n for row in CLAN_ABILITY for n in row[1:]))}
    assert len(ids) == 72
    assert not [id for id in ids if f'"{id}' not in text and f" {id}" not in text]
