"""3.6 to 3.10 Tiles, the hero's turn, powers, movement, flipping."""

import pytest

from gnomestead.games.wymer_stones.content import HEROES, ITEMS, SPACE
from gnomestead.kernel import IllegalMove, Match
from gnomestead.testing import rule
from wymer_stones.table import GAME, Table, names


def ranger_at_i2() -> Table:
    """E14: two tiles on the Ranger's way, a trap on J2 and a relic on L3."""
    return Table().put("ranger", "I2").tile("J2").tile("L3", "relic")


WALK = ("J2", "K2", "L2", "L3", "M3")

# Tiles -----------------------------------------------------------------------------------------------------


@rule("WS-TIL-01", "WS-FLP-01", "WS-MOV-03")
def test_nothing_turns_up_before_the_movement_ends() -> None:
    """E14"""
    table = ranger_at_i2().traps(16).turn("ranger", dice=[6, 1]).play(*WALK)
    assert not any(tile.up for tile in table.state.tiles.values())
    assert {tile.face for tile in GAME.view(table.state, 3).tiles} == {""}
    table.play("stop")
    assert table.told()[:3] == ["flipped", "flipped", "trap"]


@rule("WS-FLP-02")
def test_tiles_are_resolved_in_the_order_they_were_crossed() -> None:
    """E14"""
    table = ranger_at_i2().traps(16).turn("ranger", dice=[6, 1]).play(*WALK, "stop")
    order = [kind for kind in table.told() if kind in ("trap", "relic")]
    assert order == ["trap", "relic"] and table.frame() == "RelicDrawn"


@rule("WS-FLP-05", "WS-DMG-01", "WS-DMG-04")
def test_what_a_fallen_hero_has_not_resolved_stays_face_up() -> None:
    """E15"""
    table = ranger_at_i2().give("ranger", damage=2).traps(16).turn("ranger", dice=[1, 6]).play(*WALK, "stop")
    assert table.sheet("ranger").status == 2 and table.at("ranger") == "M3"
    assert table.state.tiles[SPACE["L3"]].up and SPACE["J2"] not in table.state.tiles
    assert table.asked() == "villain"


@rule("WS-MOV-05", "WS-TRN-04")
def test_extra_steps_are_pooled_into_one_further_movement() -> None:
    """E16"""
    table = ranger_at_i2().tile("L3").traps(1, 18).turn("ranger", power=1, dice=[6, 1, 6, 1]).play(*WALK, "stop")
    assert table.frame() == "Walk" and table.sheet("ranger").steps == 5
    table.tile("N3", "relic").play("N3", "stop")
    assert table.frame() == "RelicDrawn"  # its tiles are flipped and resolved too


@rule("WS-FLP-06")
def test_a_hero_moved_meanwhile_still_resolves_what_it_crossed() -> None:
    """E17"""
    table = ranger_at_i2().traps(11).turn("ranger", dice=[1, 6]).play(*WALK, "stop")
    assert table.at("ranger") == "T14" and table.frame() == "RelicDrawn"


@rule("WS-TIL-03", "WS-FLP-02")
def test_a_face_up_trap_is_faced_by_the_next_hero_who_crosses_it() -> None:
    """E18"""
    table = Table().put("wizard", "C2").tile("E2", up=True).traps(16).turn("wizard", dice=[6, 1])
    table.play("D2", "E2", "F2", "stop")
    assert "trap" in table.told() and "flipped" not in table.told()


@rule("WS-TIL-02", "WS-WRA-04")
def test_spirits_ignore_tiles() -> None:
    table = Table().tile("E2").dwarf("king", "D2").turn("villain").play("done", "done", "dwarf_king", "E2", "stop")
    assert not table.state.tiles[SPACE["E2"]].up
    table = Table().tile("E2").put("wizard", "D2").wraiths(2).kill("wizard").turn("wizard", dice=[1]).play("E2", "stop")
    assert not table.state.tiles[SPACE["E2"]].up


@rule("WS-TIL-04")
def test_resolved_tiles_leave_the_game() -> None:
    table = ranger_at_i2().traps(16).turn("ranger", dice=[6, 1])
    supply = table.state.supply()
    table.play(*WALK, "stop", "keep")
    assert not table.state.tiles and table.state.supply() == supply


@rule("WS-TIL-05")
def test_damage_is_counted_not_taken_from_the_tiles() -> None:
    table = Table()
    before = table.state.supply_traps
    for hero in table.heroes:
        table.give(hero, damage=2)
    assert table.state.supply_traps == before


# Flipping ---------------------------------------------------------------------------------------------------


@rule("WS-FLP-03")
def test_the_space_it_began_on_counts_only_if_re_entered_or_ended_on() -> None:
    table = Table().put("wizard", "E2").tile("E2", "relic").turn("wizard").play("D2", "stop")
    assert table.frame() == "After"
    table = Table().put("wizard", "E2").tile("E2", "relic").turn("wizard").play("D2", "E2", "F2", "stop")
    assert table.frame() == "RelicDrawn"
    table = Table().put("wizard", "E2").tile("E2", "relic").turn("wizard").play("stop")
    assert table.frame() == "RelicDrawn"


@rule("WS-FLP-04")
def test_resolving_is_not_optional() -> None:
    table = Table().put("wizard", "D2").tile("E2").traps(10).turn("wizard", dice=[1, 6]).play("E2", "stop")
    assert table.sheet("wizard").damage == 2


@rule("WS-FLP-07", "WS-POW-07")
def test_a_hero_teleported_onto_a_tile_resolves_it_and_the_turn_goes_on() -> None:
    table = Table().put("wizard", "B2").tile("E2").traps(16).give("warrior", damage=0)
    table.turn("wizard", power=4, dice=[1, 6]).play("use power_blink hero_wizard region_tidewater_landing E2")
    assert table.sheet("wizard").damage == 1 and table.asked() == "wizard" and table.sheet("wizard").steps == 4


# Turns ------------------------------------------------------------------------------------------------------


@rule("WS-TRN-01", "WS-TRN-02")
def test_a_turn_is_transfer_power_movement_tiles_attack_end() -> None:
    table = Table().give("wizard", "relic_02", stone=True).put("paladin", "C3").dwarf("king", "E3").tile("E2", "relic")
    table.turn("wizard")
    assert table.frame() == "Transfer" and "power" not in table.told()
    table.play("pass")
    assert "power" in table.told() and table.frame() == "Walk"
    table.play("C2", "D2", "E2", "stop", "keep")
    assert table.menu() == ["attack", "end"]
    table.dice(6, 1).play("attack dwarf_king", "end")
    assert table.asked() == "warrior"


@rule("WS-TRN-03")
def test_a_skipped_turn_loses_the_held_power_and_clears_the_skip() -> None:
    table = Table().give("wizard", "power_gate")
    table.sheet("wizard").skips = True
    table.turn("wizard")
    assert table.asked() == "warrior" and not table.sheet("wizard").skips and not table.sheet("wizard").powers


@rule("WS-TRN-05")
def test_modifiers_end_with_their_turn() -> None:
    table = Table().turn("warrior", power=4)
    table.sheet("warrior").luck_next = -1
    assert table.sheet("warrior").luck == 2
    table.play("stop", "end")
    assert (table.sheet("warrior").luck, table.sheet("warrior").luck_next) == (-1, 0)
    table.turn("warrior", power=1).play("stop", "end")
    assert table.sheet("warrior").luck == 0


# Powers -----------------------------------------------------------------------------------------------------


@rule("WS-POW-01", "WS-POW-06")
@pytest.mark.parametrize(
    ("hero", "powers"),
    [
        ("wizard", "fizzle restorative_tea spark blink blink gate"),
        ("warrior", "stretching walk_it_off brawn might might bulwark"),
        ("paladin", "quiet_prayer quiet_prayer ward ward mend laying_on_of_hands"),
        ("ranger", "cold_trail chew_on_this_root keen_eye pick_lock scout pathfinder"),
    ],
)
def test_the_power_tables(hero: str, powers: str) -> None:
    card = next(card for card in HEROES if card.id == f"hero_{hero}")
    assert [ITEMS[item].id.removeprefix("power_") for item in card.powers] == powers.split()
    for face, power in enumerate(powers.split(), 1):
        table = Table().turn(hero, power=face)
        told = next(event for event in table.state.events if event.kind == "power")
        assert (told.data["face"], told.data["item"]) == (face, f"power_{power}")


@rule("WS-POW-02")
@pytest.mark.parametrize(
    ("hero", "face", "luck", "damage"),
    [("wizard", 2, 0, 1), ("wizard", 3, 1, 2), ("warrior", 2, 0, 1), ("warrior", 3, 1, 2), ("warrior", 4, 2, 2),
     ("ranger", 2, 0, 1), ("paladin", 1, 0, 2)],
)  # fmt: skip
def test_self_powers_apply_at_once(hero: str, face: int, luck: int, damage: int) -> None:
    table = Table().give(hero, damage=2).turn(hero, power=face)
    assert (table.sheet(hero).luck, table.sheet(hero).damage, table.sheet(hero).powers) == (luck, damage, ())


@rule("WS-POW-03")
def test_held_powers_last_until_the_owners_next_turn() -> None:
    table = Table().turn("paladin", power=5).play("stop", "end")
    assert names(table.sheet("paladin").powers) == ["power_mend"]
    table.turn("villain")
    assert names(table.sheet("paladin").powers) == ["power_mend"]
    table.turn("paladin", power=1)
    assert table.sheet("paladin").powers == ()


@rule("WS-POW-01", "WS-POW-04")
def test_whoever_falls_before_the_roll_rolls_no_power() -> None:
    """The Wizard sends the Warrior onto a trap while the Warrior may still hand a relic over."""
    table = Table().give("warrior", "relic_10", damage=2).put("warrior", "H2").put("paladin", "I2")
    table.give("wizard", "power_gate").tile("J2").traps(16).turn("warrior", power=1, dice=[6])
    assert table.frame() == "Transfer"
    table.play_as("wizard", "use power_gate hero_warrior region_bellows_hall J2")
    assert table.sheet("warrior").status == 2 and table.asked() == "paladin"
    assert [event.data["seat"] for event in table.state.events if event.kind == "power"] == [table.seat("paladin")]
    assert table.sheet("warrior").powers == () and table.sheet("warrior").luck == 0


@rule("WS-POW-04")
def test_a_wraith_loses_its_power() -> None:
    assert Table().give("paladin", "power_mend").kill("paladin").sheet("paladin").powers == ()


@rule("WS-POW-05")
def test_being_attacked_gives_no_power_roll_but_held_ones_help() -> None:
    table = Table().give("wizard", "power_gate").put("wizard", "C2").dwarf("king", "D2").turn("villain")
    table.play("done", "done", "dwarf_king", "attack hero_wizard")
    assert "power" not in table.told()
    assert table.asked() == "wizard" and table.menu("use") == ["power_gate"]


@rule("WS-POW-06")
@pytest.mark.parametrize("item", ["power_keen_eye", "power_scout"])
def test_the_ranger_reveals(item: str) -> None:
    table = Table().put("ranger", "J2").tile("L3").tile("H1").tile("A5").turn("ranger").give("ranger", item)
    assert table.menu(f"use {item}") == ["H1", "L3"]
    table.play(f"use {item} L3")
    assert table.state.tiles[SPACE["L3"]].up
    assert table.frame() == ("Walk" if item == "power_keen_eye" else "Ask")


@rule("WS-POW-06")
def test_the_ranger_unlocks_and_finds_paths() -> None:
    table = Table().put("ranger", "J2").lock("H4", "B8").turn("ranger").give("ranger", "power_pick_lock")
    table.play("use power_pick_lock H4")
    assert table.state.locks == {SPACE["B8"]}
    table = Table().put("ranger", "J2").tile("L3").tile("H1").lock("H4", "M4").turn("ranger", power=6)
    table.play("use power_pathfinder L3", "H1")
    assert table.menu() == ["H4", "M4", "done"]
    table.play("M4")
    assert table.state.locks == {SPACE["H4"]} and table.frame() == "Walk"


@rule("WS-POW-06")
@pytest.mark.parametrize(("item", "left"), [("power_mend", 1), ("power_laying_on_of_hands", 0)])
def test_the_paladin_heals_within_six(item: str, left: int) -> None:
    table = Table().give("wizard", damage=2).give("ranger", damage=1).put("wizard", "B9").turn("paladin")
    table.give("paladin", item)
    assert table.menu(f"use {item}") == ["hero_wizard"]  # the Ranger is too far away
    table.play(f"use {item} hero_wizard")
    assert table.sheet("wizard").damage == left and table.sheet("paladin").powers == ()


@rule("WS-POW-07", "WS-POW-08")
def test_the_wizard_teleports_living_heroes_to_open_spaces() -> None:
    table = Table().put("warrior", "S2").kill("paladin").lock("P2").dwarf("king", "T3").turn("wizard", power=4)
    assert table.menu("use power_blink") == ["hero_wizard", "hero_warrior", "hero_ranger"]
    rooms = table.menu("use power_blink hero_warrior")
    assert rooms == ["region_chipped_gallery", "region_ember_landing", "region_echo_stair", "region_ossuary"]
    spots = table.menu("use power_blink hero_warrior region_ember_landing")
    assert not {"P2", "S2", "T3"} & set(spots) and "Q2" in spots
    assert table.menu("use power_blink hero_warrior region_chipped_gallery") == [
        "N1",
        "O1",
        "M2",
        "N2",
        "O2",
        "N3",
        "O3",
    ]


@rule("WS-POW-08")
def test_the_gate_leads_anywhere() -> None:
    table = Table().turn("wizard", power=6)
    assert len(table.menu("use power_gate hero_ranger")) == 17
    table.play("use power_gate hero_ranger region_foundry M14")
    assert table.at("ranger") == "M14"


@rule("WS-POW-09")
def test_teleported_in_mid_movement_it_keeps_its_steps_and_crosses_the_tile() -> None:
    table = Table().tile("G3", "relic").turn("wizard", power=6).play("C2")
    table.play("use power_gate hero_wizard region_bellows_hall G3")
    assert table.frame() == "Walk" and table.sheet("wizard").steps == 3
    assert not table.state.tiles[SPACE["G3"]].up
    table.play("G2", "stop")
    assert table.frame() == "RelicDrawn"


@rule("WS-POW-10")
def test_two_powers_can_be_held_and_expire_together() -> None:
    table = Table().put("paladin", "F6").tile("F6").traps(13).turn("paladin", power=5, dice=[6, 1, 3]).play("stop")
    assert names(table.sheet("paladin").powers) == ["power_mend", "power_ward"]
    table.play("end").turn("paladin", power=1)
    assert table.sheet("paladin").powers == ()


@rule("WS-POW-11")
@pytest.mark.parametrize(
    ("hero", "bonus"),
    [("wizard", {"rune": 2, "gear": 1}), ("warrior", {"fang": 2, "stone": 1}), ("paladin", {"bone": 2, "rune": 1}),
     ("ranger", {"gear": 2, "fang": 1})],
)  # fmt: skip
def test_trap_bonuses(hero: str, bonus: dict[str, int]) -> None:
    for trap, symbol in ((1, "fang"), (6, "bone"), (11, "rune"), (16, "gear"), (21, "stone")):
        table = Table().put(hero, "F6").tile("F6").traps(trap).turn(hero, dice=[1, 6]).play("stop")
        rolled = next(event for event in table.state.events if event.kind == "rolled")
        assert rolled.data["modifier"] == bonus.get(symbol, 0)


# Movement ---------------------------------------------------------------------------------------------------


@rule("WS-MOV-01")
@pytest.mark.parametrize(("hero", "steps"), [("wizard", 4), ("warrior", 4), ("paladin", 4), ("ranger", 5)])
def test_how_far_a_hero_may_move(hero: str, steps: int) -> None:
    table = Table().turn(hero)
    assert table.sheet(hero).steps == steps
    table.play("stop")
    assert table.frame() == "After"


@rule("WS-MOV-02")
def test_what_heroes_do_not_enter() -> None:
    table = Table().put("wizard", "C2").lock("D2").dwarf("king", "C3").turn("wizard")
    assert table.menu()[:2] == ["C1", "B2"]


@rule("WS-MOV-03")
def test_steps_can_be_taken_back_until_something_is_learned() -> None:
    match = Match.new(GAME, 1, {"hero_pick": "random"}, seed="undo")
    step = match.state.options(0)[0]
    before = match.state.sheets[0].space
    match.play(0, (step,))
    match.undo(0)
    assert match.state.sheets[0].space == before
    match.play(0, "stop")
    while match.state.waiting() == (0,) and match.state.round == 1:
        match.play(0, match.state.default(0))  # the next turn's power roll is news
    with pytest.raises(IllegalMove):
        match.undo(0)


@rule("WS-MOV-04")
def test_fewer_steps_add_up_but_never_below_one() -> None:
    """E13"""
    table = Table()
    table.sheet("wizard").move_mod = -4
    table.turn("wizard")
    assert table.sheet("wizard").steps == 1 and table.sheet("wizard").move_mod == 0


@rule("WS-MOV-06")
def test_no_extra_movement_once_the_attack_has_begun() -> None:
    table = Table().give("wizard", "relic_11", stone=True).put("wizard", "C2").dwarf("king", "D3")
    table.turn("wizard", dice=[6, 1]).play("stop")
    assert table.menu("use") == ["relic_11"]
    table.play("attack dwarf_king")
    assert "use" not in table.menu()
    table = Table().give("wizard", "relic_11").turn("wizard").play("stop", "use relic_11")
    assert table.frame() == "Walk" and table.sheet("wizard").steps == 4
