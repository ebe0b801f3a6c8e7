"""3.11 to 3.13, 3.20 Roll-offs, relics, windows."""

import pytest

from gnomestead.games.wymer_stones.content import SPACE
from gnomestead.games.wymer_stones.rules.contest import RollOff, win_chance
from gnomestead.games.wymer_stones.rules.items import declare_items
from gnomestead.testing import rule
from wymer_stones.table import GAME, Table, names


def facing(hero: str, trap: int, *dice: int, power: int = 1, **given: object) -> Table:
    """A hero standing on a trap tile stops there."""
    table = Table().put(hero, "F6").tile("F6").traps(trap)
    return table.turn(hero, power=power, dice=dice)


def beside_the_king(hero: str = "wizard", stone: bool = True) -> Table:
    return Table().give(hero, stone=stone).put(hero, "C2").dwarf("king", "D3")


# Rolls ------------------------------------------------------------------------------------------------------


@rule("WS-ROL-01", "WS-TRP-01", "WS-TRP-02")
def test_ties_go_to_the_villain() -> None:
    """E19"""
    table = facing("warrior", 1, 3, 5).play("stop")
    assert table.sheet("warrior").damage == 1 and table.sheet("warrior").steps == 0
    assert "trap_down" in table.told() and "trap_up" not in table.told()


@rule("WS-ROL-01")
def test_an_equal_roll_with_any_bonus_is_won() -> None:
    table = facing("ranger", 1, 4, 4).play("stop")
    assert "trap_up" in table.told()


@rule("WS-ROL-02")
def test_the_villain_rolls_against_locks_traps_and_attacks_only() -> None:
    table = beside_the_king().turn("wizard", dice=[6, 1])
    assert "rolled" not in table.told()  # the power roll is no contest
    table.play("attack dwarf_king")
    assert table.told().count("rolled") == 1


@rule("WS-ROL-03", "WS-ROL-04")
def test_everything_adds_up_to_twelve_at_most() -> None:
    """E21"""
    table = facing("warrior", 5, 6, 6, power=4)
    table.sheet("warrior").luck += 1
    table.give("paladin", "power_ward").play("stop")
    assert table.asked() == "paladin"
    roll = RollOff(0, table.seat("warrior"), card=4, bonus=2, faces=(6, 6))
    assert roll.modifier(table.state) == 7 and roll.total(table.state) == 12
    low = RollOff(1, table.seat("wizard"), bonus=-3, faces=(1, 1))
    assert low.total(table.state) == 1
    table.play("use power_ward")
    assert "trap_up" in table.told()


@rule("WS-ROL-05")
def test_declare_window_dice_react_window_result() -> None:
    table = facing("warrior", 1, 1, 6).give("warrior", "relic_02", damage=1).give("paladin", "power_ward").play("stop")
    assert "trap" in table.told() and "rolled" not in table.told() and table.asked() == "paladin"
    table.play("pass")
    assert "rolled" in table.told() and table.asked() == "warrior" and "trap_down" not in table.told()
    table.play("pass")
    assert "trap_down" in table.told()


@rule("WS-ROL-06")
def test_the_chances() -> None:
    expected = {-2: 6, -1: 10, 0: 15, 1: 21, 2: 26, 3: 30, 4: 33, 5: 35, 6: 36}
    for modifier, chance in expected.items():
        brute = sum(h + modifier > v for h in range(1, 7) for v in range(1, 7))
        assert win_chance(modifier) == chance == brute


# Traps ------------------------------------------------------------------------------------------------------


@rule("WS-TRP-03")
def test_name_and_symbol_are_public_before_the_roll() -> None:
    from wymer_stones.table import GAME

    table = facing("warrior", 1).give("paladin", "power_ward").play("stop")
    view = GAME.view(table.state, None)
    assert view.roll is not None and view.roll.card == "trap_01" and not view.shows_sides
    ids = [thing.id for place in GAME.scene(view).places for thing in place.things]
    assert "trap_01" in ids and "side_up" not in ids
    early = Table("warrior paladin", show_trap_sides="before_roll").put("warrior", "F6").tile("F6").traps(1)
    early.give("paladin", "power_ward").turn("warrior").give("paladin", "power_ward").play("stop")
    places = GAME.scene(GAME.view(early.state, 0)).places
    assert {"side_up", "side_down"} <= {thing.id for place in places for thing in place.things}


@rule("WS-TRP-04")
def test_a_trap_card_is_discarded_or_kept_as_a_boon() -> None:
    """E27"""
    table = facing("warrior", 16, 1, 6).play("stop")
    assert table.state.trap_discard == [15]
    table = facing("warrior", 6, 6, 1).kill("wizard").play("stop")
    assert names(table.sheet("warrior").boons) == ["boon_requiem"] and table.state.trap_discard == []
    table.turn("warrior").play("use boon_requiem hero_wizard")
    assert table.sheet("wizard").status == 1 and table.state.trap_discard == [5]


@rule("WS-TRP-05", "WS-WRA-02")
def test_a_trap_dealt_by_a_card_is_faced_wherever_the_hero_stands() -> None:
    table = Table().wraiths(1).traps(16).kill("wizard").turn("wizard", dice=[5, 1, 6]).play("hero_ranger")
    assert table.at("ranger") == "T14" and "trap_down" in table.told() and table.sheet("ranger").damage == 1


# Relics -----------------------------------------------------------------------------------------------------


@rule("WS-REL-01")
def test_a_relic_goes_into_a_free_slot_or_is_used() -> None:
    table = Table().give("wizard", damage=1).put("wizard", "F6").tile("F6", "relic").relics("relic_07").turn("wizard")
    table.play("stop")
    assert table.menu() == ["keep", "play", "discard"]
    table.play("play")
    assert (
        table.sheet("wizard").damage == 0 and not table.sheet("wizard").relics and len(table.state.relic_discard) == 1
    )


@rule("WS-REL-02", "WS-REL-03")
def test_a_third_relic_is_swapped_or_left() -> None:
    """E25"""
    table = Table().give("ranger", "relic_01", "relic_07").put("ranger", "F6").tile("F6", "relic").relics("relic_02")
    table.turn("ranger").play("stop")
    assert table.menu() == ["swap", "discard"] and table.menu("swap") == ["relic_01", "relic_07"]
    table.play("swap relic_01")
    assert names(table.sheet("ranger").relics) == ["relic_02", "relic_07"]
    assert names(table.state.relic_discard) == ["relic_01"]


@rule("WS-REL-03")
def test_play_now_only_if_it_does_something() -> None:
    table = Table().put("wizard", "F6").tile("F6", "relic").relics("relic_07").turn("wizard").play("stop")
    assert table.menu() == ["keep", "discard"]  # nothing to heal


@rule("WS-WIN-05", "WS-REL-04", "WS-REL-06")
def test_a_relic_after_the_roll() -> None:
    """E20"""
    table = facing("warrior", 1, 3, 5).give("warrior", "relic_02").play("stop")
    assert table.frame() == "RollOff" and table.menu("use") == ["relic_02"]
    table.play("use relic_02")
    assert table.sheet("warrior").steps == 2 and not table.sheet("warrior").relics
    assert names(table.state.relic_discard) == ["relic_02"]


@rule("WS-WIN-05")
def test_no_react_window_for_a_winner() -> None:
    table = facing("warrior", 1, 6, 1).give("warrior", "relic_02").play("stop")
    assert table.frame() == "Walk" and names(table.sheet("warrior").relics) == ["relic_02"]


@rule("WS-REL-05")
def test_one_relic_or_boon_a_turn() -> None:
    """E23"""
    table = Table().put("paladin", "C1").lock("D2").turn("paladin", dice=[1, 3, 3])
    table.give("paladin", "relic_03", "relic_02").play("break D2", "use relic_03")
    assert SPACE["D2"] in table.state.locks and names(table.sheet("paladin").relics) == ["relic_02"]
    assert table.why("paladin", "relic_02") == "WS-REL-05"
    table.put("paladin", "F6").tile("F6").traps(16).dice(1, 6).play("stop")
    assert table.frame() == "After"  # no react window any more
    table.turn("warrior")
    assert not table.sheet("paladin").is_spent


@rule("WS-REL-05")
def test_a_relic_played_on_the_draw_does_not_count() -> None:
    table = Table().give("wizard", damage=2).put("wizard", "F6").tile("F6", "relic").relics("relic_07").turn("wizard")
    table.play("stop", "play")
    assert not table.sheet("wizard").is_spent


@rule("WS-REL-07")
def test_a_hero_who_is_attacked_may_use_its_relic() -> None:
    table = beside_the_king(stone=False).give("wizard", "relic_01", "relic_10").turn("villain", dice=[2, 3])
    table.play("done", "done", "dwarf_king", "attack hero_wizard")
    assert table.menu("use") == ["relic_10"]
    table.play("pass")
    assert table.menu("use") == ["relic_01"]
    table.play("use relic_01")
    assert table.sheet("wizard").damage == 0


@rule("WS-REL-07", "WS-WIN-03")
def test_only_the_rolling_hero_declares_relics_and_not_when_it_has_used_its_one() -> None:
    table = Table().give("wizard", "relic_10").turn("villain")
    wizard, paladin = table.seat("wizard"), table.seat("paladin")
    assert names(declare_items(table.state, wizard, wizard, True)) == ["relic_10"]
    assert declare_items(table.state, wizard, paladin, True) == [], "somebody else's roll"
    table.sheet("wizard").is_spent = True
    assert declare_items(table.state, wizard, wizard, True) == [], "one a turn"


@rule("WS-REL-08")
def test_before_its_turn_a_hero_hands_a_relic_to_a_neighbour() -> None:
    table = Table().give("wizard", "relic_02").put("paladin", "C3").put("ranger", "D2").kill("warrior")
    table.put("warrior", "B3").turn("wizard")
    assert table.menu("give") == ["relic_02"] and table.menu("give relic_02") == ["hero_paladin"]
    table.play("give relic_02 hero_paladin")
    assert names(table.sheet("paladin").relics) == ["relic_02"] and table.frame() == "Walk"


@rule("WS-REL-09")
def test_a_full_receiver_gives_one_of_three_back() -> None:
    """E26"""
    table = Table().give("wizard", "relic_02").put("paladin", "C3").give("paladin", "relic_03", "relic_04")
    table.turn("wizard").play("give relic_02 hero_paladin")
    assert table.asked() == "paladin" and table.menu() == ["relic_03", "relic_04", "relic_02"]
    table.play("relic_03")
    assert names(table.sheet("wizard").relics) == ["relic_03"]
    assert names(table.sheet("paladin").relics) == ["relic_04", "relic_02"]


@rule("WS-REL-02", "WS-REL-09")
def test_a_relic_on_offer_is_held_by_nobody() -> None:
    table = Table().give("wizard", "relic_02").put("paladin", "C3").give("paladin", "relic_03", "relic_04")
    table.turn("wizard").play("give relic_02 hero_paladin")
    assert table.sheet("wizard").relics == () and names(table.sheet("paladin").relics) == ["relic_03", "relic_04"]
    assert not [wrong for wrong in table.state.invariants() if "relic" in wrong]
    [offer] = [place for place in GAME.scene(GAME.view(table.state, None)).places if place.id == "drawn"]
    assert offer.name.key == "place-offered" and [thing.id for thing in offer.things] == ["relic_02"]
    table.play("relic_02")
    assert names(table.sheet("wizard").relics) == ["relic_02"]
    assert names(table.sheet("paladin").relics) == ["relic_03", "relic_04"]


@rule("WS-REL-02", "WS-REL-09")
def test_a_full_giver_gets_no_third_relic_back() -> None:
    table = Table().give("wizard", "relic_02", "relic_05").put("paladin", "C3").give("paladin", "relic_03", "relic_04")
    table.turn("wizard").play("give relic_02 hero_paladin", "relic_04")
    assert names(table.sheet("wizard").relics) == ["relic_05", "relic_04"]
    assert names(table.sheet("paladin").relics) == ["relic_03", "relic_02"]


@rule("WS-REL-10")
def test_relics_are_public() -> None:
    from wymer_stones.table import GAME

    table = Table().give("wizard", "relic_02")
    assert GAME.view(table.state, None).heroes[0].relics == ("relic_02",)


# The eleven relics ------------------------------------------------------------------------------------------


def in_attack(relic: str, *dice: int) -> Table:
    table = beside_the_king().turn("wizard", dice=dice)
    return table.give("wizard", relic).play("attack dwarf_king")


@pytest.mark.parametrize(
    ("relic", "dice", "king"),
    [("relic_01", (1, 3), 1), ("relic_01", (1, 4), 0), ("relic_02", (2, 3), 1), ("relic_02", (1, 3), 0),
     ("relic_03", (1, 3, 4), 1), ("relic_03", (1, 3, 3), 0), ("relic_04", (1, 4), 1)],
)  # fmt: skip
def test_relics_that_turn_a_roll(relic: str, dice: tuple[int, ...], king: int) -> None:
    table = in_attack(relic, *dice).play(f"use {relic}")
    assert (table.foe("king").damage, table.sheet("wizard").damage) == (king, 1 - king)


def test_the_hammer_is_for_dwarves_only() -> None:
    table = facing("wizard", 1, 1, 6).give("wizard", "relic_01").play("stop")
    assert table.frame() == "After" and names(table.sheet("wizard").relics) == ["relic_01"]


def test_the_mirror_leaves_modifiers_with_their_side() -> None:
    """E22"""
    table = Table().put("wizard", "C1").lock("D2").turn("wizard", power=3, dice=[1, 4])
    table.give("wizard", "relic_04").play("break D2", "use relic_04")
    assert not table.state.locks


def test_the_buckler_takes_two_damage_and_no_more() -> None:
    """E24"""
    table = facing("wizard", 24, 2, 6).give("wizard", "relic_05").play("stop", "use relic_05")
    assert table.sheet("wizard").damage == 0 and table.sheet("wizard").move_mod == -2
    table = facing("wizard", 20, 1, 6).give("wizard", "relic_05").play("stop", "use relic_05")
    assert table.sheet("wizard").damage == 0
    table = in_attack("relic_05", 1, 6).play("use relic_05")
    assert table.sheet("wizard").damage == 0
    table = facing("wizard", 7, 1, 6).give("wizard", "relic_05").play("stop", "use relic_05")
    assert table.sheet("wizard").damage == 0


def test_the_keg_hurts_a_dwarf_within_one_space_with_a_stone() -> None:
    table = beside_the_king(stone=False).give("wizard", "relic_06").turn("wizard")
    assert "use" not in table.menu() and table.why("wizard", "relic_06") == "WS-ATK-01"
    table = beside_the_king().dwarf("smith", "H2").give("wizard", "relic_06").turn("wizard")
    assert table.menu("use relic_06") == ["dwarf_king"]
    table.play("use relic_06 dwarf_king")
    assert table.foe("king").damage == 1


def test_the_flask_heals_all() -> None:
    table = Table().give("wizard", "relic_07", damage=2).turn("wizard").play("use relic_07")
    assert table.sheet("wizard").damage == 0


@rule("WS-REV-05", "WS-REV-08")
def test_the_horn_revives_even_the_removed() -> None:
    table = Table().give("wizard", "relic_08").kill("ranger", removed=True).kill("warrior").turn("wizard")
    assert table.menu("use relic_08") == ["hero_warrior", "hero_ranger"]
    table.play("use relic_08 hero_ranger")
    assert table.sheet("ranger").status == 1 and table.at("ranger") == "T14"


def test_the_key_opens_two_locks_within_eight() -> None:
    table = Table().give("wizard", "relic_09").lock("D2", "B4", "T8").turn("wizard")
    assert table.menu("use relic_09") == ["D2", "B4"]
    table.play("use relic_09 D2", "B4")
    assert table.state.locks == {SPACE["T8"]} and table.frame() == "Walk"


def test_the_threshold_teleports_its_owner_within_eight() -> None:
    table = Table().give("wizard", "relic_10").turn("wizard")
    assert "J2" in table.menu("use relic_10 region_bellows_hall")
    assert "K2" not in table.menu("use relic_10 region_bellows_hall")
    table.play("use relic_10 region_bellows_hall J2")
    assert table.at("wizard") == "J2"


def test_the_boots_lengthen_the_movement() -> None:
    table = Table().give("wizard", "relic_11").turn("wizard").play("use relic_11")
    assert table.sheet("wizard").steps == 8


# Windows ----------------------------------------------------------------------------------------------------


@rule("WS-WIN-01")
def test_others_use_calm_powers_without_stopping_the_active_seat() -> None:
    table = Table().give("paladin", "power_mend").give("wizard", damage=2).put("wizard", "B9").turn("ranger")
    assert table.menu(who="paladin") == ["use"] and table.state.waiting() == (table.seat("ranger"),)
    assert table.menu(who="warrior") == []
    table.play_as("paladin", "use power_mend hero_wizard")
    assert table.sheet("wizard").damage == 1 and table.asked() == "ranger"
    assert table.menu(who="paladin") == []


@rule("WS-WIN-02")
def test_relics_and_boons_wait_for_the_owners_turn() -> None:
    table = Table().give("wizard", "relic_07", damage=2).turn("ranger")
    assert table.menu(who="wizard") == [] and table.why("wizard", "relic_07") == "WS-WIN-02"


@rule("WS-WIN-03")
def test_declare_windows_go_round_from_the_rolling_hero() -> None:
    table = beside_the_king("paladin").give("warrior", "power_bulwark").give("wizard", "power_blink")
    table.turn("paladin", power=3, dice=[1, 6]).play("attack dwarf_king")
    assert table.asked() == "paladin"
    assert table.menu() == ["use", "pass"]
    table.play("pass")
    assert table.asked() == "warrior"  # the Wizard's Blink is of no use in one's own attack
    table.play("use power_bulwark")
    assert table.sheet("paladin").damage == 1 and table.sheet("warrior").powers == ()


@rule("WS-WIN-04")
def test_a_teleport_helps_only_against_a_dwarfs_attack() -> None:
    table = Table().put("ranger", "T10").dwarf("smith", "T9").give("wizard", "power_blink").tile("N10").traps(16)
    table.turn("villain").play("done", "done", "dwarf_smith", "attack hero_ranger")
    assert table.asked() == "wizard" and table.menu("use power_blink") == ["hero_ranger"]


@rule("WS-WIN-04", "WS-DWA-07", "WS-FLP-07")
def test_a_target_out_of_reach_spends_the_attack_without_dice() -> None:
    """E37"""
    table = Table().put("ranger", "T10").dwarf("smith", "T9").give("wizard", "power_blink").tile("N10").traps(16)
    table.turn("villain", dice=[1, 6]).play("done", "done", "dwarf_smith", "attack hero_ranger")
    table.play("use power_blink hero_ranger region_toymakers_den N10")
    assert table.sheet("ranger").damage == 1 and table.told().count("rolled") == 1  # the trap's dice, not the dwarf's
    assert table.asked() == "villain" and table.frame() == "Prowl"
    assert "attack" not in table.menu()


@rule("WS-POW-03", "WS-POW-05", "WS-WIN-03")
def test_a_power_of_the_last_turn_helps_on_the_villains() -> None:
    """E38"""
    table = Table().turn("warrior", power=6).play("stop", "end").put("paladin", "C2").dwarf("king", "D2")
    table.turn("villain", dice=[2, 4]).play("done", "done", "dwarf_king", "attack hero_paladin", "use power_bulwark")
    assert table.sheet("paladin").damage == 0


@rule("WS-WIN-06")
def test_no_window_while_a_card_is_resolved() -> None:
    table = Table().give("paladin", "power_mend").give("wizard", damage=1).put("wizard", "B9")
    table.put("ranger", "F6").tile("F6", "relic").turn("ranger").play("stop")
    assert table.frame() == "RelicDrawn" and table.menu(who="paladin") == [] and table.menu(who="villain") == []


def test_nobody_is_waited_for_who_has_nothing_to_use() -> None:
    table = beside_the_king().turn("wizard", dice=[6, 1]).play("attack dwarf_king")
    assert table.frame() == "Walk" and table.foe("king").damage == 1
