"""Attacks and damage (NV-ATK, NV-DMG)."""

from __future__ import annotations

from gnomestead.games.nirds.rules.cards import NIRDS
from gnomestead.games.nirds.rules.damage import damage
from gnomestead.games.nirds.rules.reasons import GNOME_IDS, NIRD_IDS
from gnomestead.games.nirds.state import THE_BOSS, Attack
from gnomestead.testing import rule
from nirds.garden import Garden, garden


def dealt(table: Garden, troop: str, dice: str, target: str, seat: int = 0, boost: int = 0) -> int:
    """What an attack with these dice would deal."""
    faces = [int(face) for face in dice.split()]
    attack = Attack(seat, NIRD_IDS[troop], faces, len(faces))
    attack.boost = boost
    return damage(table.state, attack, THE_BOSS if target == "boss" else GNOME_IDS[target])


@rule("NV-ATK-01")
def test_an_awake_troop_is_paid_with_unused_dice() -> None:
    table = garden(1).army(0, "froomp ~tumble dinkle", dice="4 6", row="stone").act()
    assert table.menu(0, "attack") == "froomp"
    assert table.why(0, "tumble") == "NV-ATK-11"
    assert table.why(0, "dinkle") == "NV-ATK-01"


@rule("NV-ATK-02")
def test_an_attack_needs_a_target() -> None:
    table = garden(1).army(0, dice="6").act()
    assert "attack" not in table.menu(0)
    assert table.why(0, "froomp") == "NV-ATK-02"


@rule("NV-ATK-03", "NV-ATK-04", "NV-ATK-05", "NV-ATK-06")
def test_example_18_two_rolls_a_scientist_and_one_target() -> None:
    table = garden(1).army(0, "bittern_bombardier quantum_quail", dice="6 6", row="piggy_bank compost:3")
    table.tactic_deck("worm_break").act().roll("2 4").do("0: attack bittern_bombardier 6 6")
    assert table.menu(0) == "target science"
    table.do("0: science quantum_quail 2")
    details = {c.word: c.detail for c in table.state.choices(0, table.state.read(0, "target"))}
    assert details["compost"] is not None
    assert details["compost"].args == {"damage": 10, "left": 0}
    table.do("0: target compost")
    assert table.row(0) == "piggy_bank"
    assert table.cards(0) == "worm_break"


@rule("NV-ATK-04")
def test_the_troops_own_ability_works_once() -> None:
    table = garden(1).army(0, "ols", dice="3", row="stone").act().roll("1 2").do("0: attack ols 3")
    assert table.menu(0) == "target reroll"
    table.do("0: reroll 1")
    assert table.menu(0) == "target"


@rule("NV-ATK-05")
def test_the_target_may_stand_in_any_row() -> None:
    table = garden(2).army(0, dice="6", row="lawn_grunt").army(1, row="stone").act().roll("1")
    assert table.why(0, "stone") == "NV-ATK-05"
    table.do("0: attack froomp 6")
    assert table.menu(0, "target") == "lawn_grunt stone"


@rule("NV-ATK-07")
def test_example_27_guards_and_hiders() -> None:
    table = garden(2).army(0, dice="6", row="shy lawn_grunt").army(1, row="bodyguard rake_raider")
    table.act().roll("1").do("0: attack froomp 6")
    assert table.menu(0, "target") == "lawn_grunt bodyguard"
    assert table.why(0, "rake_raider") == "NV-ATK-07"
    assert table.why(0, "shy") == "NV-ATK-07"
    table.army(0, cards="egg_grenade")
    assert table.menu(0, "tactic egg_grenade") == "shy lawn_grunt bodyguard rake_raider"
    table = garden(1).army(0, dice="6", row="shy gnome_alone").act().roll("1").do("0: attack froomp 6")
    assert table.menu(0, "target") == "shy gnome_alone"


@rule("NV-ATK-08", "NV-ATK-09")
def test_damage_is_placed_and_stays() -> None:
    table = garden(1).army(0, dice="6", row="rake_raider tariff").act().roll("4")
    table.do("0: attack froomp 6", "0: target rake_raider")
    assert table.row(0) == "rake_raider:4 tariff"
    table.do("0: pass")
    assert "rake_raider:4" in table.row(0)


@rule("NV-ATK-10")
def test_a_gnome_at_its_health_is_knocked_out_and_not_replaced_before_upkeep() -> None:
    table = garden(1).army(0, dice="6 4", row="lawn_grunt stone").act().roll("4")
    table.do("0: attack froomp 6", "0: target lawn_grunt")
    assert table.row(0) == "stone"
    assert len(table.state.pile) == 1
    table.do("0: pass")
    assert len(table.state.armies[0].row) == 2


@rule("NV-ATK-11")
def test_after_the_attack_the_troop_sleeps_and_its_dice_are_used() -> None:
    table = garden(1).army(0, dice="6 6", row="stone").act().roll("1").do("0: attack froomp 6", "0: target stone")
    assert table.nirds(0) == "~froomp tumble fizzwick"
    assert table.state.armies[0].used == [(0, 1)]
    assert table.why(0, "froomp") == "NV-ATK-11"


@rule("NV-ATK-12")
def test_the_order_of_an_attack() -> None:
    table = garden(1).army(0, "scavenging_starling", dice="4", row="hedgehog_rider:8").act().roll("3")
    table.do("0: attack scavenging_starling 4", "0: target hedgehog_rider")
    kinds = [e.kind for e in table.events if e.kind in ("hit", "knocked_out", "tactic_gained", "slept", "market")]
    assert kinds[:2] == ["hit", "knocked_out"]
    assert kinds.count("tactic_gained") == 3
    table = garden(1).army(0, "thunder_emu", dice="1 1 1", row="lantern stone piggy_bank").act().roll("6 6 6")
    table.do("0: attack thunder_emu 1 1 1", "0: target lantern")
    assert table.row(0) == "stone:1 piggy_bank:1"


@rule("NV-ATK-13")
def test_example_29_the_attacker_is_still_awake_when_it_could_be_woken() -> None:
    table = garden(1).army(0, "valkyrie_vulture", dice="4", row="lawn_grunt stone").act().roll("6")
    table.do("0: attack valkyrie_vulture 4", "0: target lawn_grunt")
    assert table.nirds(0) == "~valkyrie_vulture"
    assert table.told("woke") == []


@rule("NV-ATK-14", "NV-INT-05")
def test_example_34_a_grenade_takes_the_last_target() -> None:
    table = garden(2).army(0, dice="6", row="wheelbarrow:3").army(1, cards="egg_grenade").tactic_deck("worm_break")
    table.act().roll("5").do("0: attack froomp 6", "1: tactic egg_grenade wheelbarrow")
    assert table.cards(1) == "worm_break"
    assert table.nirds(0) == "~froomp tumble fizzwick"
    assert table.state.armies[0].used == [(0, 5)]
    assert table.state.attack is None


@rule("NV-ATK-15")
def test_a_troop_that_left_cannot_sleep() -> None:
    table = garden(1).boss("invisible_walls").army(0, "froomp tumble", dice="6").act().roll("3")
    table.do("0: attack froomp 6", "0: space birdprint", "0: froomp")
    assert table.nirds(0) == "tumble"
    assert table.state.armies[0].used == [(0, 3)]


@rule("NV-ATK-16")
def test_an_attack_of_nothing_is_still_an_attack() -> None:
    table = garden(2).army(0, "peck_recruit", dice="1 6", row="hedge_shredder").act().roll("2")
    table.do("0: attack peck_recruit 1", "0: target hedge_shredder")
    assert table.told("hit")[0]["n"] == 0
    assert table.owned(0) == 1


@rule("NV-DMG-01")
def test_a_die_is_worth_its_face_or_what_the_troop_makes_of_it() -> None:
    table = garden(1).army(0, "oddball_ostrich", row="lawn_grunt")
    assert dealt(table, "oddball_ostrich", "1 4", "lawn_grunt") == 10


@rule("NV-DMG-02", "NV-DMG-11", "NV-LDR-02")
def test_example_19_armor_stops_dice_not_bonuses() -> None:
    table = garden(2).army(1, row="bucket_helmet")
    assert dealt(table, "dinkle", "2", "bucket_helmet", seat=1) == 2


@rule("NV-DMG-03")
def test_example_20_weakness_adds_two_a_die_and_armor_wins() -> None:
    table = garden(1).army(0, "bittern_bombardier", row="toadstool pinwheel")
    assert dealt(table, "bittern_bombardier", "1 2", "toadstool") == 7
    assert dealt(table, "bittern_bombardier", "1 6", "pinwheel") == 8
    assert dealt(table, "sapper_swift", "3", "pinwheel") == 4


@rule("NV-DMG-04")
def test_every_bonus_is_added() -> None:
    table = garden(2).army(1, "wompins shrike_sharpshooter", row="gift_shop")
    assert dealt(table, "shrike_sharpshooter", "6", "gift_shop", seat=1, boost=4) == 6 + 1 + 2 + 1 + 4


@rule("NV-DMG-05", "NV-DMG-07")
def test_example_22_double_comes_before_the_shield() -> None:
    table = garden(1).army(0, "gannet_divebomber", row="stone")
    assert dealt(table, "gannet_divebomber", "5", "stone") == 7
    table.army(0, row="stone:1")
    assert dealt(table, "gannet_divebomber", "5", "stone") == 2


@rule("NV-DMG-06")
def test_example_25_a_threshold_looks_at_the_whole_attack() -> None:
    table = garden(1).army(0, "crumb", row="filibuster")
    assert dealt(table, "crumb", "4", "filibuster") == 0
    assert dealt(table, "crumb", "5", "filibuster") == 6


@rule("NV-DMG-07")
def test_example_23_auras_add_to_shields_and_pierce_ignores_both() -> None:
    table = garden(1).army(0, row="stone drill_sergeant")
    assert dealt(table, "heavy_heron", "4 4", "stone") == 10 - 5
    assert dealt(table, "snipe_sniper", "4", "stone") == 7
    assert dealt(table, "heavy_heron", "4 4", "drill_sergeant") == 10


@rule("NV-DMG-08")
def test_example_21_never_below_nothing() -> None:
    table = garden(1).army(0, row="stone")
    assert dealt(table, "peck_recruit", "2", "stone") == 0


@rule("NV-DMG-09")
def test_example_24_a_cap_comes_last() -> None:
    table = garden(1).army(0, row="mirror")
    assert dealt(table, "heavy_heron", "4 5", "mirror") == 7
    assert dealt(table, "peck_recruit", "4", "mirror") == 6


@rule("NV-DMG-10")
def test_the_walls_multiply_what_was_dealt() -> None:
    table = garden(1).boss("invisible_walls").army(0, dice="6").act().roll("5")
    table.do("0: attack froomp 6", "0: space full_tilt")
    assert table.state.boss_damage == 20


@rule("NV-DMG-12")
def test_example_26_extra_dice_count_for_the_siege_wheelbarrow() -> None:
    for seats, expected in ((1, 7), (2, 6)):
        table = garden(seats).army(0, "bustard_bazooka", dice="5", row="siege_barrow").act().roll("5 2")
        table.do("0: attack bustard_bazooka 5", "0: target siege_barrow")
        assert table.row(0) == f"siege_barrow:{expected}"
    table = garden(1).army(0, "bustard_bazooka", dice="5", row="siege_barrow").act().roll("3")
    table.do("0: attack bustard_bazooka 5", "0: target siege_barrow")
    assert table.row(0) == "siege_barrow"


@rule("NV-DMG-12")
def test_a_die_lost_in_the_attack_and_one_die_attacks() -> None:
    table = garden(1).army(0, "heavy_heron", dice="1 2 3", row="hedge_shredder").act().roll("1 2")
    table.do("0: attack heavy_heron 1 2", "0: target hedge_shredder")
    assert table.owned(0) == 3


@rule("NV-DMG-13")
def test_conditions_look_at_the_faces_after_all_changes() -> None:
    table = garden(1).army(0, "twin_terns flip_finch", dice="3 3", row="piggy_bank").act().roll("2 5")
    table.do("0: attack twin_terns 3 3", "0: science flip_finch 5", "0: target piggy_bank")
    assert table.row(0) == "piggy_bank:7"


def test_example_30_what_a_cassowary_does_not_need_goes_on() -> None:
    table = garden(2).army(0, "cassowary_cannon", dice="1 1 1", row="rake_raider").army(1, row="gnomezilla stone")
    table.act().roll("6 6 2").do("0: attack cassowary_cannon 1 1 1", "0: target rake_raider")
    assert table.menu(0) == "gnomezilla stone"
    table.do("0: gnomezilla")
    assert table.row(1) == "gnomezilla:9 stone"


@rule("NV-END-01")
def test_example_31_the_last_kiwi() -> None:
    table = garden(1).army(0, "kamikaze_kiwi", dice="1", row="lawn_grunt").act().roll("1")
    table.do("0: attack kamikaze_kiwi 1", "0: target lawn_grunt")
    assert table.verdict == "nird"


def test_example_32_an_ostrich_gets_its_ones_back() -> None:
    table = garden(1).army(0, "oddball_ostrich", dice="3 5", row="lawn_grunt stone").act().roll("1 4")
    table.do("0: attack oddball_ostrich 3 5", "0: target lawn_grunt")
    assert table.row(0) == "stone"
    assert table.dice(0) == "1"
    assert table.state.armies[0].used == [(NIRD_IDS["oddball_ostrich"], 4)]


def test_the_clock_names_the_target_that_takes_most_without_waste() -> None:
    table = garden(1).army(0, dice="6", row="lawn_grunt piggy_bank").act().roll("6").do("0: attack froomp 6")
    assert table.state.default(0) == "target piggy_bank"
    table.army(0, row="lawn_grunt")
    assert table.state.default(0) == "target lawn_grunt"


def test_the_odds_are_shown_before_an_attack_is_confirmed() -> None:
    table = garden(1).army(0, dice="6", row="lawn_grunt").act()
    stop = table.state.choices(0, table.state.read(0, "attack froomp 6"))[0]
    assert stop.detail is not None
    assert stop.detail.args == {"average": 4, "chance": 50, "explodes": "no"}


def test_all_troops_have_a_pattern_and_all_scientists_a_recipe() -> None:
    assert all((nird.activation is not None) == nird.is_troop == (nird.recipe is None) for nird in NIRDS)


@rule("NV-ATK-04", "NV-TAC-05")
def test_whoever_holds_a_card_for_this_attack_could_step_in() -> None:
    table = garden(3).army(0, dice="6", row="toadstool").army(1, cards="covering_fire").army(2, cards="worm_break")
    table.act().roll("3").do("0: attack froomp 6")
    assert table.state.heeds(0) == (1,)
    assert table.state.heeds(1) == ()
    table.do("1: tactic covering_fire")
    assert table.state.heeds(0) == ()
