"""3.14 to 3.17 Stones, the Cursed Dwarf Event, attacks, damage."""

import pytest

from gnomestead.games.wymer_stones.content import DWARVES, SPACE
from gnomestead.games.wymer_stones.rules.ending import hit_points
from gnomestead.testing import rule
from wymer_stones.table import FOUR, Table, names

# Stones -----------------------------------------------------------------------------------------------------


@rule("WS-STN-01", "WS-DWE-01", "WS-DWE-02", "WS-DWE-04")
def test_claiming_a_stone_wakes_a_dwarf_on_the_start() -> None:
    """E28"""
    table = Table().put("wizard", "J2").put("paladin", "B2").tile("J2", "stone_blue").turn("wizard").play("stop")
    assert table.sheet("wizard").stone and table.asked() == "villain"
    assert table.menu() == ["dwarf_king", "dwarf_smith", "dwarf_warden", "dwarf_delver"]
    table.play("dwarf_warden")
    assert table.asked() == "paladin" and set(table.menu()) == {"A2", "B1", "C2", "B3"}
    table.play("C2")
    assert (table.at("warden"), table.at("paladin")) == ("B2", "C2") and table.asked() == "wizard"


@rule("WS-STN-02", "WS-DWE-01")
def test_anothers_stone_stays_face_up_for_its_owner() -> None:
    """E29"""
    table = Table().put("wizard", "J2").tile("J2", "stone_red").turn("wizard").play("stop")
    assert table.state.tiles[SPACE["J2"]].up and not table.sheet("warrior").stone and table.frame() == "After"
    table.put("wizard", "A1").put("warrior", "K2").turn("warrior").play("J2", "I2", "stop")
    assert table.sheet("warrior").stone and SPACE["J2"] not in table.state.tiles
    table.play("dwarf_king")
    assert table.at("king") == "T2"


@rule("WS-STN-03", "WS-DMG-02", "WS-DMG-03", "WS-DMG-04")
def test_death_wipes_the_card_but_not_the_stone() -> None:
    """E39"""
    table = Table().give("paladin", "relic_01", "relic_02", "boon_requiem", "power_mend", damage=2, stone=True)
    table.put("paladin", "F6").tile("F6").traps(16)
    sheet = table.sheet("paladin")
    sheet.skips, sheet.move_mod, sheet.luck_next = False, -2, -1
    table.turn("paladin", dice=[1, 6]).play("stop", "pass")
    assert (sheet.status, table.at("paladin"), sheet.damage) == (2, "F6", 0)
    assert (sheet.relics, sheet.boons, sheet.powers, sheet.luck, sheet.luck_next, sheet.steps) == ((), (), (), 0, 0, 0)
    assert sheet.stone and table.asked() == "ranger"
    assert names(table.state.relic_discard) == ["relic_01", "relic_02"] and 5 in table.state.trap_discard


@rule("WS-STN-04", "WS-TIL-02")
def test_wraiths_claim_nothing() -> None:
    table = Table().put("wizard", "J2").tile("J2", "stone_blue", up=True).wraiths(2).kill("wizard")
    table.turn("wizard", dice=[1]).play("K2", "J2", "stop")
    assert not table.sheet("wizard").stone


@rule("WS-STN-01")
def test_a_claim_tells_from_where_to_whom_the_stone_goes() -> None:
    table = Table().put("warrior", "G2").tile("G3", "stone_red", up=True)
    table.turn("warrior").play("G3", "stop")
    told = next(event for event in table.state.events if event.kind == "claimed")
    assert (told.data["space"], told.data["hero"], told.data["stone"]) == ("G3", "hero_warrior", "stone_red")


@rule("WS-STN-05", "WS-ATK-06")
def test_an_orphaned_stone_is_carried_for_its_owner() -> None:
    """E31"""
    table = Table().kill("ranger", removed=True).put("warrior", "G2").tile("G3", "stone_green", up=True)
    table.turn("warrior").play("G3", "stop", "dwarf_king")
    assert table.sheet("warrior").carried == (table.seat("ranger"),) and table.at("king") == "T14"
    table.put("warrior", "S13")
    assert table.menu() == ["end"] and table.why("warrior", "dwarf_king") == "WS-ATK-06"
    table.kill("warrior")
    assert table.sheet("warrior").carried and table.state.is_claimed(table.seat("ranger"))
    table.give("wizard", "relic_08").turn("wizard").play("use relic_08 hero_ranger")
    assert table.sheet("ranger").stone and not table.sheet("warrior").carried


# The event --------------------------------------------------------------------------------------------------


@rule("WS-DWE-03")
def test_exactly_as_many_dwarves_as_heroes() -> None:
    """E30"""
    table = Table("wizard warrior").put("wizard", "J2").tile("J2", "stone_blue").turn("wizard")
    table.play("stop", "dwarf_king", "end").put("warrior", "L3").tile("L3", "stone_red").turn("warrior")
    table.play("stop")
    assert table.menu() == ["dwarf_smith", "dwarf_warden", "dwarf_delver"]
    table.play("dwarf_smith")
    assert len(table.state.foes) == 2 == len(table.heroes)


@rule("WS-DWE-04")
def test_a_displaced_hero_avoids_tiles_and_flips_none() -> None:
    table = Table("wizard warrior").put("wizard", "J2").put("warrior", "B2").tile("J2", "stone_blue")
    table.state.tiles[SPACE["B1"]] = table.state.tiles[SPACE["J2"]].with_face(0)
    table.turn("wizard").play("stop", "dwarf_king")
    assert set(table.menu()) == {"C2", "B3", "A2"}
    for space in ("C2", "B3", "A2"):
        table.state.tiles[SPACE[space]] = table.state.tiles[SPACE["B1"]]
    table.state.forget_menus()
    assert set(table.menu()) == {"B1", "C2", "B3", "A2"}
    table.play("B3")
    assert not table.state.tiles[SPACE["B3"]].up


@rule("WS-DWE-04")
def test_a_dwarf_on_the_spot_is_moved_by_the_villain_a_wraith_by_its_seat() -> None:
    table = Table("wizard warrior").put("wizard", "J2").tile("J2", "stone_blue").dwarf("smith", "B2").turn("wizard")
    table.play("stop", "dwarf_king")
    assert table.asked() == "villain" and table.frame() == "Displaced"
    table.play("A2")
    assert (table.at("smith"), table.at("king")) == ("A2", "B2")
    table = Table().put("wizard", "J2").tile("J2", "stone_blue").put("ranger", "B2").kill("ranger").turn("wizard")
    table.play("stop", "dwarf_king")
    assert table.asked() == "ranger"


@rule("WS-DWE-04")
def test_hemmed_in_the_nearest_available_space_is_used() -> None:
    table = Table().put("wizard", "J2").tile("J2", "stone_blue").put("ranger", "B2").put("warrior", "A2")
    table.put("paladin", "B1").dwarf("smith", "C2").dwarf("delver", "B3").turn("wizard").play("stop", "dwarf_king")
    assert table.at("ranger") == "A1" and table.at("king") == "B2"


@rule("WS-DWE-05")
def test_the_event_comes_before_the_next_tile_and_the_dwarf_acts_this_round() -> None:
    table = Table("wizard").put("wizard", "I2").tile("J2", "stone_blue").tile("L3", "relic").turn("wizard")
    table.sheet("wizard").steps = 5
    table.play("J2", "K2", "L2", "L3", "stop")
    assert table.frame() == "Awakening"
    table.play("dwarf_king")
    assert table.frame() == "RelicDrawn"
    table.play("keep", "end", "done", "done")
    assert table.asked() == "villain" and "dwarf_king" in table.menu()


HIT_POINTS = """
easy    king 3 3 4 5   smith 4 5 5 5   warden 3 4 4 4   delver 2 2 3 3
normal  king 3 4 5 5   smith 4 5 5 5   warden 4 4 4 4   delver 3 3 3 3
hard    king 4 4 5 5   smith 6 6 6 6   warden 5 5 5 5   delver 3 3 3 4
"""


@rule("WS-DWE-06")
@pytest.mark.parametrize("row", HIT_POINTS.strip().splitlines(), ids=lambda row: str(row).split()[0])
def test_hit_points_depend_on_difficulty_and_heroes(row: str) -> None:
    difficulty, *rest = row.split()
    for dwarf in range(4):
        name, *points = rest[5 * dwarf : 5 * dwarf + 5]
        for count, wanted in enumerate(points, 1):
            table = Table(" ".join(FOUR.split()[:count]), difficulty=difficulty).dwarf(name, "H8")
            assert hit_points(table.state, table.foe(name).kind) == int(wanted)


@rule("WS-DWE-06")
def test_no_dwarf_is_tougher_at_an_easier_table() -> None:
    for dwarf in DWARVES:
        easy, normal, hard = (dwarf.hit_points[mix] for mix in ("easy", "normal", "hard"))
        assert all(a <= b <= c for a, b, c in zip(easy, normal, hard, strict=True))


@rule("WS-DWE-02", "WS-DWE-06")
def test_the_villain_sees_what_each_sleeper_is_worth() -> None:
    table = Table().put("wizard", "J2").tile("J2", "stone_blue").turn("wizard").play("stop")
    details = [choice.detail for choice in table.state.choices(table.state.villain) if choice.detail]
    assert [(detail.args["hearts"], detail.args["steps"]) for detail in details] == [(5, 5), (5, 3), (4, 4), (3, 6)]


@rule("WS-DWE-02")
def test_the_last_sleeper_wakes_unasked() -> None:
    table = Table().dwarf("king", "A15").dwarf("smith", "C15").dwarf("warden", "U1")
    table.put("wizard", "J2").tile("J2", "stone_blue").turn("wizard").play("stop")
    assert table.at("delver") == "B2"


# Attacks ----------------------------------------------------------------------------------------------------


@rule("WS-ATK-01", "WS-ATK-02", "WS-ATK-05", "WS-BRD-04")
@pytest.mark.parametrize(("dice", "warden", "paladin"), [((3, 2), 1, 0), ((2, 2), 0, 1)])
def test_a_hero_with_its_stone_attacks(dice: tuple[int, int], warden: int, paladin: int) -> None:
    """E32"""
    table = Table().give("paladin", stone=True).put("paladin", "C2").dwarf("warden", "D3").turn("paladin", dice=dice)
    table.play("attack dwarf_warden")
    assert (table.foe("warden").damage, table.sheet("paladin").damage) == (warden, paladin)


@rule("WS-ATK-01")
def test_without_its_stone_a_hero_cannot_attack() -> None:
    table = Table().put("paladin", "C2").dwarf("warden", "D3").turn("paladin")
    assert "attack" not in table.menu() and table.why("paladin", "dwarf_warden") == "WS-ATK-01"


@rule("WS-ATK-03")
def test_before_the_movement_or_after_it_never_both() -> None:
    """E33"""
    table = Table().give("paladin", stone=True).put("paladin", "C2").dwarf("warden", "D3").dwarf("king", "F3")
    table.turn("paladin", dice=[6, 1]).play("attack dwarf_warden", "D2", "E2", "stop")
    assert table.menu() == ["end"] and table.why("paladin", "dwarf_king") == "WS-ATK-03"
    table.turn("paladin").play("D2")
    assert "attack" not in table.menu() and table.why("paladin", "dwarf_warden") == "WS-ATK-03"
    table.play("E2", "stop")
    assert set(table.menu("attack")) == {"dwarf_warden", "dwarf_king"}


@rule("WS-ATK-04")
def test_every_dwarf_in_reach_once() -> None:
    """E34"""
    table = Table().give("warrior", stone=True).put("warrior", "D2").dwarf("warden", "D3").dwarf("king", "C1")
    table.turn("warrior", dice=[6, 1, 6, 1]).play("attack dwarf_king")
    assert table.menu("attack") == ["dwarf_warden"] and table.why("warrior", "dwarf_king") == "WS-ATK-04"
    table.play("attack dwarf_warden")
    assert "attack" not in table.menu()


# Damage -----------------------------------------------------------------------------------------------------


@rule("WS-DMG-01")
def test_damage_beyond_the_third_is_lost() -> None:
    table = Table().give("wizard", damage=2).put("wizard", "F6").tile("F6").traps(10).turn("wizard", dice=[1, 6])
    table.play("stop")
    assert table.sheet("wizard").status == 2 and table.sheet("wizard").damage == 0


@rule("WS-DMG-05")
def test_a_defeated_dwarf_leaves_for_good_and_stops_acting() -> None:
    """E36"""
    table = Table().give("wizard", stone=True).give("ranger", stone=True).put("wizard", "C2").put("ranger", "C1")
    table.dwarf("delver", "D2", damage=2).turn("villain", dice=[4, 3])
    table.play("done", "done", "dwarf_delver", "attack hero_wizard")
    assert table.at("delver") == "" and table.menu() == ["end"]
    assert "dwarf_defeated" in table.told() and table.why("villain", "dwarf_delver") == "WS-DMG-05"
