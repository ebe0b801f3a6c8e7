"""3.19 The villain and the dwarves."""

import pytest

from gnomestead.games.wymer_stones.content import SPACE
from gnomestead.kernel import BadSetup
from gnomestead.testing import rule
from wymer_stones.table import GAME, Table


def end_round(table: Table) -> Table:
    return table.turn("villain").play("done", "done", "end")


@rule("WS-VIL-01")
def test_tiles_then_a_lock_then_dwarves_each_optional() -> None:
    table = Table().dwarf("king", "H8").turn("villain")
    assert table.frame() == "LayTiles"
    table.play("face_trap J2", "face_relic E2")
    assert table.frame() == "LayLock"  # two tiles, no more
    table.play("D2")
    assert table.frame() == "ChooseDwarf" and table.state.locks == {SPACE["D2"]}
    table.play("end")
    assert table.asked() == "wizard"
    table = Table().turn("villain").play("done", "done", "end")
    assert table.asked() == "wizard" and not table.state.tiles


@rule("WS-DWA-01")
def test_whoever_has_no_dwarf_to_send_is_told_so() -> None:
    def ready(table: Table) -> int:
        return int(str(table.turn("villain").play("done", "done").state.prompt(table.seat("villain")).args["dwarves"]))

    assert ready(Table()) == 0
    assert ready(Table().dwarf("king", "H8")) == 1


@rule("WS-VIL-02")
def test_new_tiles_come_from_the_supply_onto_free_marks() -> None:
    table = Table().put("wizard", "J2").tile("E2").lock("K6").turn("villain")
    spots = table.menu("face_trap")
    assert not {"J2", "E2", "K6"} & set(spots) and len(spots) == 51
    traps = table.state.supply_traps
    table.play("face_trap L3")
    assert table.state.supply_traps == traps - 1 and not table.state.tiles[SPACE["L3"]].up
    assert table.why("villain", "H2") == "WS-SET-09" and table.why("villain", "E2") == "WS-VIL-02"


@rule("WS-VIL-03", "WS-SET-15")
def test_heroes_see_where_new_tiles_lie_but_not_which() -> None:
    """E45"""
    table = Table()
    table.state.supply_traps, table.state.supply_relics = 1, 4
    table.turn("villain").play("face_trap J2")
    assert table.menu() == ["face_relic", "done"]
    table.play("face_relic E2")
    seen = GAME.view(table.state, 0)
    assert [(tile.space, tile.face, tile.new) for tile in seen.tiles] == [("E2", "", True), ("J2", "", True)]
    assert seen.supply == 3 and seen.supply_split is None
    assert [tile.face for tile in GAME.view(table.state, 4).tiles] == ["face_relic", "face_trap"]


@rule("WS-DWA-01")
def test_as_many_dwarves_as_the_villain_likes_in_any_order() -> None:
    table = Table().dwarf("king", "H8").dwarf("smith", "J8").turn("villain").play("done", "done")
    assert table.menu() == ["dwarf_king", "dwarf_smith", "end"]
    table.play("dwarf_smith", "stop")
    assert table.menu() == ["dwarf_king", "end"] and table.why("villain", "dwarf_smith") == "WS-DWA-01"


@rule("WS-DWA-02")
@pytest.mark.parametrize(("name", "steps"), [("king", 5), ("smith", 3), ("warden", 4), ("delver", 6)])
def test_how_far_dwarves_go(name: str, steps: int) -> None:
    table = Table().lock("H8").tile("I8").dwarf(name, "G8").turn("villain").play("done", "done", f"dwarf_{name}")
    table.play(*["H8", "I8", "J8", "K8", "K7", "K6"][:steps])
    assert table.menu() == ["stop"]


@rule("WS-DWA-03")
def test_a_dwarf_attacks_before_or_after_moving_each_target_once() -> None:
    table = Table().put("wizard", "C2").put("ranger", "C1").dwarf("king", "D2").turn("villain", dice=[6, 1, 6, 1])
    table.play("done", "done", "dwarf_king", "attack hero_wizard")
    assert table.menu("attack") == ["hero_ranger"] and table.why("villain", "hero_wizard") == "WS-DWA-03"
    table.play("attack hero_ranger", "E2", "D2", "stop")
    assert table.frame() == "ChooseDwarf"  # not again after moving
    table.turn("villain", dice=[6, 1]).play("done", "done", "dwarf_king", "E2")
    assert "attack" not in table.menu()
    table.play("D2", "stop")
    assert table.frame() == "Strike"
    table.play("attack hero_ranger")
    assert table.menu("attack") == ["hero_wizard"]


@rule("WS-DWA-04")
def test_a_successful_attack_gives_one_damage() -> None:
    table = Table().put("wizard", "C2").dwarf("king", "D2").turn("villain", dice=[2, 2])
    table.play("done", "done", "dwarf_king", "attack hero_wizard")
    assert table.sheet("wizard").damage == 1


@rule("WS-DWA-05")
@pytest.mark.parametrize(("stone", "king"), [(False, 0), (True, 1)])
def test_a_failed_attack_hurts_only_against_a_stone(stone: bool, king: int) -> None:
    """E35"""
    table = Table().give("ranger", stone=stone).put("ranger", "C2").dwarf("king", "D2").turn("villain", dice=[5, 2])
    table.play("done", "done", "dwarf_king", "attack hero_ranger")
    assert table.foe("king").damage == king and table.sheet("ranger").damage == 0


@rule("WS-DWA-01")
def test_a_stunned_dwarf_sits_out_one_villain_turn() -> None:
    table = Table().dwarf("king", "H8")
    table.foe("king").stunned = True
    table.turn("villain").play("done", "done")
    assert table.menu() == ["end"]
    table.play("end").turn("villain").play("done", "done")
    assert "dwarf_king" in table.menu()


def all_claimed(**options: object) -> Table:
    table = Table(**options).dwarf("king", "U1", owner="wizard").dwarf("smith", "A15", owner="ranger")
    for hero in table.heroes:
        table.give(hero, stone=True)
    return table


@rule("WS-DWA-08")
def test_stones_call_after_two_quiet_rounds() -> None:
    """E46"""
    table = end_round(all_claimed().put("ranger", "K8"))
    assert table.state.quiet == 1 and table.at("king") == "U1"
    end_round(table)
    assert table.at("king") == "B1" and table.at("smith") == "J8" and table.state.quiet == 0


@rule("WS-DWA-08")
def test_a_fight_or_an_unclaimed_stone_keeps_the_stones_silent() -> None:
    table = all_claimed()
    table.state.fought = True
    assert end_round(table).state.quiet == 0
    table = all_claimed().give("warrior", stone=False)
    end_round(end_round(table))
    assert table.state.quiet == 0 and table.at("king") == "U1"


@rule("WS-DWA-08")
def test_a_fallen_owners_dwarf_is_bound_to_the_nearest_living_hero() -> None:
    table = end_round(end_round(all_claimed().kill("wizard")))
    assert table.at("king") == "T1"  # the Warrior on T2 is nearest to U1


@rule("WS-DWA-08")
def test_the_call_can_be_switched_off() -> None:
    table = end_round(end_round(end_round(all_claimed(stones_call="off"))))
    assert table.at("king") == "U1" and table.at("smith") == "A15"


@rule("WS-DWA-08")
def test_without_a_villain_there_is_no_call_to_switch_off() -> None:
    with pytest.raises(BadSetup, match="WS-DWA-08"):
        GAME.start(2, {"villain": "no", "stones_call": "off"})


@rule("WS-DWA-08")
def test_the_call_is_not_heard_without_a_villain() -> None:
    table = Table("wizard", villain=False).dwarf("king", "U1").give("wizard", stone=True)
    for _ in range(3):
        table.turn("wizard").play("stop", "end")
    assert table.at("king") == "U1"


@rule("WS-RUN-03")
def test_nothing_left_to_place_is_skipped() -> None:
    table = Table().dwarf("king", "H8")
    table.state.supply_traps = table.state.supply_relics = table.state.supply_locks = 0
    table.turn("villain")
    assert table.frame() == "ChooseDwarf"
