"""What people are warned of before they choose (section 11 of the spec), and what they are not."""

from __future__ import annotations

from typing import Any

import pytest

from gnomestead.games.wymer_stones.rules.verbs import LoseRelic
from gnomestead.testing import rule
from wymer_stones.table import Table


def warned(table: Table, word: str, said: str = "", who: str = "") -> tuple[Any, ...]:
    """The key of a warning and its values; empty when there is none."""
    seat = table.seat(who) if who else table.state.waiting()[0]
    choice = next(each for each in table.state.choices(seat, table.state.read(seat, said)) if each.word == word)
    return (choice.warning.key, *choice.warning.args.values()) if choice.warning is not None else ()


# Heroes -----------------------------------------------------------------------------------------------


@rule("WS-FLP-01", "WS-MOV-03")
@pytest.mark.parametrize(("damage", "expected"), [(2, ("warn-last-heart", 2)), (1, ("warn-tiles-turn", 2))])
def test_stopping_after_crossing_tiles_is_confirmed_above_all_with_one_heart_left(
    damage: int, expected: tuple[Any, ...]
) -> None:
    table = Table().give("wizard", damage=damage).put("wizard", "C2").tile("D2").tile("E2").turn("wizard")
    assert warned(table, "stop") == ()
    assert warned(table.play("D2", "E2"), "stop") == expected


@rule("WS-STN-02", "WS-FLP-05")
@pytest.mark.parametrize(("face", "warns"), [("trap", True), ("relic", False), ("stone_blue", False)])
def test_of_tiles_face_up_only_a_trap_is_feared(face: str, warns: bool) -> None:
    table = Table().give("wizard", damage=2).put("wizard", "C2").tile("D2", face, up=True).turn("wizard").play("D2")
    assert (warned(table, "stop") != ()) == warns


@rule("WS-DWA-03", "WS-ATK-01")
def test_stopping_beside_a_dwarf_without_a_stone() -> None:
    table = Table().put("wizard", "C2").dwarf("king", "F2").turn("wizard")
    assert warned(table, "stop") == ()
    assert warned(table.play("D2", "E2"), "stop") == ("warn-dwarf-beside", "dwarf_king")
    table.foe("king").stunned = True
    assert warned(table, "stop") == (), "a stunned one sits out its turn"
    armed = Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D2").turn("wizard")
    assert warned(armed, "stop") == ()


@rule("WS-NOV-05")
def test_without_a_villain_dwarves_do_nothing() -> None:
    table = Table(villain=False, difficulty="normal").put("wizard", "C2").dwarf("king", "D2").turn("wizard")
    assert warned(table, "stop") == ()


@rule("WS-DWA-03")
def test_who_cannot_get_away_from_a_dwarf_is_left_in_peace() -> None:
    table = Table().put("wizard", "C2").dwarf("king", "D2").turn("wizard")
    assert warned(table, "stop") == ("warn-dwarf-beside", "dwarf_king")
    table.sheet("wizard").steps = 0
    table.state.forget_menus()
    assert warned(table, "stop") == ()


@rule("WS-FLP-07", "WS-POW-08")
def test_a_teleport_onto_a_tile() -> None:
    table = Table().give("ranger", "power_gate").turn("wizard")
    rooms = table.menu("use power_gate hero_wizard", "ranger")
    room = rooms[0]
    said = f"use power_gate hero_wizard {room}"
    space, other, third, *_ = table.menu(said, "ranger")
    table.tile(space).tile(other, "relic", up=True)
    assert warned(table, space, said, "ranger") == ("warn-landing", space)
    assert warned(table, other, said, "ranger") == warned(table, third, said, "ranger") == ()


@rule("WS-REV-08", "WS-REL-02")
def test_letting_a_reviving_relic_go() -> None:
    def finding(relic: str, *held: str) -> Table:
        table = Table().give("wizard", *held).put("wizard", "C2").tile("D2", "relic").relics(relic)
        return table.turn("wizard").play("D2", "stop")

    assert warned(finding("relic_08"), "discard") == ("warn-reviving", "relic_08")
    assert warned(finding("relic_02"), "discard") == ()
    full = finding("relic_02", "relic_08", "relic_03")
    assert warned(full, "relic_08", "swap") == ("warn-reviving", "relic_08")
    assert warned(full, "relic_03", "swap") == ()


@rule("WS-REV-08")
def test_which_relic_to_lose() -> None:
    table = Table().give("wizard", "relic_08", "relic_03").turn("wizard")
    table.state.push(LoseRelic(0))
    table.state.forget_menus()
    assert warned(table, "relic_08") == ("warn-reviving", "relic_08") and warned(table, "relic_03") == ()


# The villain ------------------------------------------------------------------------------------------


@rule("WS-VIL-01")
def test_the_villain_leaving_tiles_or_a_lock() -> None:
    table = Table().turn("villain")
    assert warned(table, "done") == ("warn-tiles-left", 2)
    table.state.supply_traps, table.state.supply_relics = 0, 2
    table.state.forget_menus()
    assert warned(table, "done") == (), "gifts may be kept back"
    assert warned(table.play("done"), "done") == ("warn-lock-left",)


@rule("WS-DWA-01")
def test_the_villain_ending_its_turn_with_idle_dwarves() -> None:
    table = Table().dwarf("king", "K8").turn("villain").play("done", "done")
    assert warned(table, "end") == ("warn-dwarf-rests", "dwarf_king")
    assert warned(table.play("dwarf_king", "stop"), "end") == ()
    hiding = Table().dwarf("king", "K8", damage=4).turn("villain").play("done", "done")
    assert warned(hiding, "end") == (), "with its last hit point it may hide"
    assert warned(Table().turn("villain").play("done", "done"), "end") == ()


@rule("WS-DWA-05")
@pytest.mark.parametrize(
    ("damage", "stone", "expected"),
    [(4, True, ("warn-last-point", "dwarf_king", "hero_wizard")), (4, False, ()), (3, True, ())],
)
def test_attacking_a_hero_with_its_stone_on_the_last_hit_point(
    damage: int, stone: bool, expected: tuple[Any, ...]
) -> None:
    """With four heroes the King has 5 hit points."""
    table = Table().give("wizard", stone=stone).put("wizard", "C2").dwarf("king", "D2", damage=damage)
    table.turn("villain").play("done", "done", "dwarf_king")
    assert warned(table, "hero_wizard", "attack") == expected, "before its movement"
    assert warned(table.play("stop"), "hero_wizard", "attack") == expected, "after it"
