"""Every trap card, both sides."""

from collections.abc import Callable

import pytest

from gnomestead.games.wymer_stones.content import NAMES, PORTALS, SPACE
from wymer_stones.table import Table, names

Check = Callable[[Table], object]


def face(trap: int, won: bool, *more: int) -> Table:
    """The Warrior (1 damage, no relic) meets this trap on J2, among tiles, locks, friends and a dwarf."""
    table = Table().give("warrior", damage=1).give("paladin", damage=1).give("ranger", damage=2)
    table.put("warrior", "J2").tile("J2").tile("L3", "relic").tile("H1").tile("E2").tile("M6").lock("H4", "M4", "B8")
    table.dwarf("king", "T8").dwarf("smith", "T10").relics("relic_02").traps(trap)
    return table.turn("warrior", dice=[*((6, 1) if won else (1, 6)), *more]).play("stop")


def damage(n: int) -> Check:
    return lambda table: table.sheet("warrior").damage == 1 + n


def steps(n: int) -> Check:
    return lambda table: table.frame() == "Walk" and table.sheet("warrior").steps == n


def nothing(table: Table) -> object:
    return table.frame() == "After" and table.sheet("warrior").damage == 1


def relic(table: Table) -> object:
    return table.frame() == "RelicDrawn" and table.asked() == "warrior"


def healed(table: Table) -> object:
    return table.sheet("warrior").damage == 0 and table.frame() == "After"


def heal_any(table: Table) -> object:
    offered = table.menu() == ["hero_warrior", "hero_paladin", "hero_ranger"] and table.asked() == "warrior"
    table.play("hero_ranger")
    return offered and table.sheet("ranger").damage == 1


def reveal(n: int, *spaces: str) -> Check:
    def check(table: Table) -> object:
        offered = table.menu() == [*spaces, "done"]
        for space in spaces[:n]:
            table.play(space)
        up = [NAMES[space] for space, tile in table.state.tiles.items() if tile.up]
        return offered and sorted(up) == sorted(spaces[:n]) and table.frame() == "After"

    return check


def boon(id: str) -> Check:
    return lambda table: names(table.sheet("warrior").boons) == [id]


def skips(table: Table) -> object:
    return table.sheet("warrior").skips and nothing(table)


def dragged(n: int) -> Check:
    def check(table: Table) -> object:
        asked = table.asked() == "villain" and table.frame() == "Drag"
        for _ in range(n):
            table.play(table.menu()[0])
        return asked and table.menu() == ["stop"]

    return check


def portal(table: Table) -> object:
    offered = table.menu() == ["O1", "C6", "F8", "P8", "S10", "G15", "stay"]
    table.play("G15")
    return offered and table.at("warrior") == "G15"


def gains_power(table: Table) -> object:
    return names(table.sheet("warrior").powers) == ["power_bulwark"]


def unlocks(table: Table) -> object:
    offered = table.menu() == ["H4", "M4", "done"] and table.asked() == "warrior"
    table.play("M4")
    return offered and SPACE["M4"] not in table.state.locks and table.frame() == "After"


def stuns(table: Table) -> object:
    table.play("dwarf_smith")
    return table.foe("smith").stunned and not table.foe("king").stunned


UP: dict[int, Check] = {
    1: steps(2), 2: nothing, 3: relic, 4: healed, 5: reveal(1, "H1", "E2", "L3"),
    6: boon("boon_requiem"), 7: relic, 8: healed, 9: heal_any, 10: boon("boon_sentinel_shield"),
    11: reveal(2, "H1", "E2", "L3", "M6"), 12: portal, 13: gains_power, 14: relic, 15: boon("boon_soul_lantern"),
    16: nothing, 17: unlocks, 18: steps(3), 19: relic, 20: nothing,
    21: healed, 22: steps(2), 23: healed, 24: heal_any, 25: stuns,
}  # fmt: skip


def sent_home(table: Table) -> object:
    return table.at("warrior") == "T2"


def swapped(table: Table) -> object:
    offered = table.asked() == "villain" and table.menu() == ["hero_wizard", "hero_paladin", "hero_ranger"]
    table.play("hero_ranger")
    return offered and (table.at("warrior"), table.at("ranger")) == ("T14", "J2")


def unlucky(table: Table) -> object:
    now = table.sheet("warrior").luck + table.sheet("warrior").luck_next == -1
    table.play("end")
    return now and table.sheet("warrior").luck == -1  # the rest of this turn and all of the next


def new_lock(table: Table) -> object:
    asked = table.asked() == "villain" and "done" not in table.menu()
    table.play("G7")
    return asked and SPACE["G7"] in table.state.locks


def random_portal(table: Table) -> object:
    return table.sheet("warrior").space in PORTALS


def new_tiles(table: Table) -> object:
    asked = table.asked() == "villain" and table.menu() == ["face_trap", "face_relic", "done"]
    table.play("face_trap Q2", "face_relic O2")
    return asked and all(table.state.tiles[SPACE[space]].new for space in ("Q2", "O2")) and table.asked() == "warrior"


def slowed(table: Table) -> object:
    return damage(1)(table) and table.sheet("warrior").move_mod == -2


DOWN: dict[int, Check] = {
    1: damage(1), 2: dragged(3), 3: skips, 4: damage(1), 5: damage(1), 6: damage(1), 7: damage(1), 8: damage(1),
    9: skips, 10: lambda table: table.sheet("warrior").status == 2, 11: sent_home, 12: damage(1), 13: swapped,
    14: unlucky, 15: damage(1), 16: damage(1), 17: new_lock, 18: damage(1), 19: random_portal,
    20: lambda table: table.sheet("warrior").status == 2, 21: damage(1), 22: damage(1), 23: dragged(4), 24: slowed,
    25: new_tiles,
}  # fmt: skip


@pytest.mark.parametrize("trap", range(1, 26))
def test_thumbs_up(trap: int) -> None:
    assert UP[trap](face(trap, True, 6))


@pytest.mark.parametrize("trap", range(1, 26))
def test_thumbs_down(trap: int) -> None:
    assert DOWN[trap](face(trap, False))


@pytest.mark.parametrize("trap", [5, 7])
def test_relics_go_before_blood(trap: int) -> None:
    table = Table().give("wizard", "relic_07", "relic_09").put("wizard", "J2").tile("J2").traps(trap)
    table.turn("wizard", dice=[1, 6]).play("stop")
    assert table.menu() == ["relic_07", "relic_09"]
    table.play("relic_07")
    assert names(table.sheet("wizard").relics) == ["relic_09"] and table.sheet("wizard").damage == 0


@pytest.mark.parametrize(("trap", "hurt"), [(10, 2), (20, 2)])
def test_two_damage_at_once(trap: int, hurt: int) -> None:
    table = Table().put("wizard", "J2").tile("J2").traps(trap).turn("wizard", dice=[1, 6]).play("stop")
    assert table.sheet("wizard").damage == hurt


@pytest.mark.parametrize("boon_id", ["boon_requiem", "boon_soul_lantern"])
def test_reviving_boons(boon_id: str) -> None:
    table = Table().give("wizard", boon_id).kill("ranger").turn("wizard").play(f"use {boon_id} hero_ranger")
    assert table.sheet("ranger").status == 1 and not table.sheet("wizard").boons


def test_the_sentinels_shield_adds_two_after_a_roll() -> None:
    table = Table().give("wizard", "boon_sentinel_shield").put("wizard", "C1").lock("D2").turn("wizard", dice=[2, 3])
    table.play("break D2", "use boon_sentinel_shield")
    assert not table.state.locks and table.state.trap_discard == [9]


def test_a_dragged_hero_resolves_only_the_last_tile() -> None:
    table = Table().put("warrior", "J2").tile("J2").traps(2, 16).tile("I3", "relic").tile("H1", "relic")
    table.turn("warrior", dice=[1, 6, 6, 1]).play("stop", "I2", "I3", "H3", "stop")
    assert not table.state.tiles[SPACE["I3"]].up and table.frame() == "After"
    table = Table().put("warrior", "J2").tile("J2").traps(2).tile("I3", "relic")
    table.turn("warrior", dice=[1, 6]).play("stop", "I2", "I3", "stop")
    assert table.frame() == "RelicDrawn"


def test_swapped_heroes_resolve_their_tiles_the_resolver_first() -> None:
    table = Table().put("wizard", "J2").put("ranger", "L3").tile("J2").tile("L3", "relic").traps(13)
    table.turn("wizard", dice=[1, 6]).play("stop", "hero_ranger")
    assert table.frame() == "RelicDrawn" and table.asked() == "wizard"


def test_extra_steps_on_another_seats_turn_are_walked_at_once() -> None:
    table = Table().wraiths(1).traps(1).kill("wizard").turn("wizard", dice=[5, 6, 1]).play("hero_ranger")
    assert table.asked() == "ranger" and table.frame() == "Walk" and table.sheet("ranger").steps == 2
    table.play("S14", "stop")
    assert table.at("ranger") == "S14" and table.asked() == "warrior"
