"""3.3 to 3.5 Spaces, portals, locks; the map against brute force."""

import random
from itertools import pairwise

import pytest

from gnomestead.games.wymer_stones.content import (
    ALL_SPACES,
    COLUMN,
    CORRIDORS,
    EXITS,
    HEROES,
    LOCK_SPACES,
    NAMES,
    PATHS,
    PORTALS,
    REGIONS,
    ROW,
    SIDES,
    SITES,
    SPACE,
    SYMBOLS,
    TILE_SPACES,
    WALKABLE,
    distance,
    within,
)
from gnomestead.games.wymer_stones.rules.board import hero_steps, is_near, lock_spaces, spirit_steps
from gnomestead.games.wymer_stones.state import DWARF
from gnomestead.testing import rule
from wymer_stones.table import FOUR, Table

# The map, by brute force -------------------------------------------------------------------------------


def grid(column: int, row: int) -> str:
    return SYMBOLS[row * 21 + column] if 0 <= column < 21 and 0 <= row < 15 else "#"


def test_a_half_turn_maps_the_board_onto_itself() -> None:
    assert SYMBOLS[::-1].translate(str.maketrans("1234", "4321")) == SYMBOLS


def test_neighbours_match_the_grid() -> None:
    for space in ALL_SPACES:
        brute = [
            other for other in ALL_SPACES if abs(ROW[space] - ROW[other]) + abs(COLUMN[space] - COLUMN[other]) == 1
        ]
        assert sorted(SIDES[space]) == brute
        assert set(PATHS[space]) == {other for other in brute if grid(COLUMN[other], ROW[other]) not in "#~"}


def test_everything_walkable_hangs_together() -> None:
    seen, edge = {SPACE["B2"]}, [SPACE["B2"]]
    while edge:
        fresh = [other for space in edge for other in PATHS[space] if other not in seen]
        edge = list(dict.fromkeys(fresh))
        seen.update(edge)
    assert len(seen) == sum(WALKABLE) == 211


def test_no_dwarf_can_hide_and_no_tile_lies_at_a_start() -> None:
    for space in ALL_SPACES:
        assert any(WALKABLE[other] and is_near(space, other) for other in ALL_SPACES)
    assert not any(is_near(hero.start, space) for hero in HEROES for space in TILE_SPACES)


@rule("WS-LCK-02")
def test_corridors_are_exactly_those_that_close_by_brute_force() -> None:
    """E03: a floor space with two ways on, opposite or round a blind corner; nothing else."""
    for space in ALL_SPACES:
        column, row = COLUMN[space], ROW[space]
        ways = [(x, y) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)) if grid(column + x, row + y) not in "#~"]
        is_corridor = False
        if grid(column, row) in ".?" and len(ways) == 2:
            (x, y), (u, v) = ways
            is_corridor = (x + u, y + v) == (0, 0) or grid(column + x + u, row + y + v) in "#~"
        assert is_corridor == any(space in corridor for corridor in CORRIDORS), NAMES[space]
    assert len(CORRIDORS) == 27 and len(SITES) == 33 and len(LOCK_SPACES) == 53


@rule("WS-LCK-01")
def test_a_lock_keeps_every_hero_from_walking_past() -> None:
    """From one end of a corridor no path through it reaches the other once any of its spaces is locked."""
    for corridor in CORRIDORS:
        for lock in corridor:
            ends = {other for space in corridor for other in PATHS[space]} - corridor
            for end in ends:
                inside, edge = {end}, [end]
                while edge:
                    edge = [o for s in edge for o in PATHS[s] if o in corridor and o != lock and o not in inside]
                    inside.update(edge)
                others = {o for s in inside - {end} for o in PATHS[s]} - corridor
                assert others <= {end}


@rule("WS-SET-09", "WS-NOV-02")
def test_sixteen_locks_always_fit() -> None:
    for corridor in CORRIDORS:
        assert any(space not in TILE_SPACES for space in corridor)


def test_regions_split_the_floor_into_short_menus() -> None:
    assert len(REGIONS) == 17 and max(len(region.spaces) for region in REGIONS) == 15
    assert sorted(space for region in REGIONS for space in region.spaces) == [s for s in ALL_SPACES if WALKABLE[s]]


@rule("WS-BRD-07", "WS-MOV-02", "WS-BRD-06")
@pytest.mark.parametrize("seed", range(8))
def test_offered_steps_are_those_that_can_end_legally(seed: int) -> None:
    """Random crowds: a step is offered exactly if a brute-force walker finds a legal end after it."""
    rng = random.Random(seed)
    table = Table()
    floor = [space for space in ALL_SPACES if WALKABLE[space]]
    middle = rng.choice(floor)
    near = sorted(floor, key=lambda space: distance(space, middle))[:9]
    rng.shuffle(near)
    for hero in FOUR.split():
        table.put(hero, NAMES[near.pop()])
    table.dwarf("king", NAMES[near.pop()])
    state = table.state
    state.locks = set(rng.sample(LOCK_SPACES, 12)) - set(state.standing)
    for steps in range(4):
        here = state.sheets[0].space
        assert hero_steps(state, 0, here, steps) == [
            space for space in (*PATHS[here], *EXITS[here]) if steps and _hero_could(table, here, space, steps)
        ]
        den = state.foes[0].space
        assert set(spirit_steps(state, DWARF, den, steps)) == {
            space for space in (*SIDES[den], *EXITS[den]) if steps and _dwarf_could(table, den, space, steps)
        }


def _hero_could(table: Table, here: int, space: int, steps: int) -> bool:
    state = table.state
    if space in state.locks or state.standing.get(space, 0) >= DWARF:
        return False
    if state.standing.get(space, 0) == 0:
        return True
    if space in EXITS[here] and space not in PATHS[here]:
        return False
    return steps > 1 and any(_hero_could(table, space, on, steps - 1) for on in (*PATHS[space], *EXITS[space]))


def _dwarf_could(table: Table, here: int, space: int, steps: int) -> bool:
    if table.state.standing.get(space, DWARF) == DWARF:
        return True
    if space in EXITS[here] and space not in SIDES[here]:
        return False
    return steps > 1 and any(_dwarf_could(table, space, on, steps - 1) for on in (*SIDES[space], *EXITS[space]))


# Spaces ----------------------------------------------------------------------------------------------------


@rule("WS-BRD-01")
def test_only_spirits_enter_walls_and_chasms() -> None:
    table = Table().put("wizard", "D2").dwarf("smith", "E3").turn("wizard")
    assert "D1" not in table.menu() and table.why("wizard", "D1") == "WS-MOV-02"
    table.turn("villain").play("done", "done", "dwarf_smith")
    assert "E4" in table.menu()
    table.play("E4", "stop")
    assert table.at("smith") == "E4"


@rule("WS-BRD-02")
def test_each_start_has_the_colour_of_its_stone() -> None:
    assert [(NAMES[h.start], h.stone) for h in HEROES] == [
        ("B2", "stone_blue"),
        ("T2", "stone_red"),
        ("B14", "stone_gold"),
        ("T14", "stone_green"),
    ]


@rule("WS-BRD-03")
def test_nobody_moves_diagonally() -> None:
    table = Table().turn("wizard")
    assert table.menu() == ["B1", "C2", "B3", "A2", "stop"]
    assert table.why("wizard", "C1") == "WS-BRD-03"


@rule("WS-BRD-04", "WS-ATK-02")
def test_attacks_reach_diagonally_through_walls_but_not_through_portals() -> None:
    table = Table().give("paladin", stone=True).put("paladin", "C2").dwarf("warden", "D3").turn("paladin")
    assert table.menu("attack") == ["dwarf_warden"]
    table = Table().give("paladin", stone=True).put("paladin", "C6").dwarf("warden", "S10").turn("paladin")
    assert "attack" not in table.menu() and table.why("paladin", "dwarf_warden") == "WS-ATK-02"


@rule("WS-BRD-05", "WS-BRD-07")
def test_two_characters_never_end_on_one_space() -> None:
    """E11"""
    table = Table().put("wizard", "C2").put("paladin", "D2").turn("wizard")
    assert "D2" in table.menu()
    table.play("D2")
    assert "stop" not in table.menu()
    table.play("E2", "stop")
    assert table.at("wizard") == "E2" and table.at("paladin") == "D2"


@rule("WS-BRD-07")
def test_the_last_step_never_leads_onto_somebody() -> None:
    """E11, with one step left"""
    table = Table().put("wizard", "A1").put("paladin", "D2").turn("wizard").play("B1", "C1", "C2")
    assert table.sheet("wizard").steps == 1 and "D2" not in table.menu()
    assert table.why("wizard", "D2") == "WS-BRD-07"


@rule("WS-BRD-06", "WS-DWA-06")
def test_heroes_cannot_pass_a_dwarf_but_spirits_pass_everybody() -> None:
    """E12"""
    table = Table().put("wizard", "D2").dwarf("king", "E2").dwarf("smith", "D1").turn("wizard")
    assert "E2" not in table.menu() and table.why("wizard", "E2") == "WS-BRD-06"
    table.turn("villain").play("done", "done", "dwarf_smith")
    assert "D2" in table.menu()
    table.play("D2", "D3", "stop")
    assert table.at("smith") == "D3"


@rule("WS-BRD-08")
def test_nobody_leaves_the_grid() -> None:
    table = Table().dwarf("king", "U15").turn("villain").play("done", "done", "dwarf_king")
    assert table.menu() == ["U14", "T15", "attack", "stop"]


def test_somebody_teleported_onto_the_last_free_space_strands_nobody() -> None:
    table = Table().put("ranger", "C3").put("paladin", "B4").put("wizard", "T8").give("wizard", "power_gate")
    table.turn("ranger").play("B3", "B4").put("warrior", "B3")
    table.sheet("ranger").steps = 1
    table.state.forget_menus()
    assert table.menu() == ["B5"]
    table.play_as("wizard", "use power_gate hero_wizard region_mushroom_cellar B5")
    assert table.at("ranger") not in ("B3", "B4", "B5") and "stop" in table.menu()
    assert len({sheet.space for sheet in table.state.sheets}) == 4


# Portals --------------------------------------------------------------------------------------------------


@rule("WS-PRT-01", "WS-PRT-02")
def test_a_portal_leads_to_any_other_for_one_step() -> None:
    table = Table().put("paladin", "C6").turn("paladin")
    assert set(table.menu()) >= {"O1", "F8", "P8", "S10", "G15"}
    table.play("S10")
    assert table.at("paladin") == "S10" and table.sheet("paladin").steps == 3


@rule("WS-PRT-03", "WS-LCK-06")
def test_a_locked_exit_must_be_opened_first() -> None:
    """E09"""
    table = Table().put("paladin", "C6").lock("S10", "B8").turn("paladin", dice=[6, 1])
    assert "S10" not in table.menu() and table.why("paladin", "S10") == ""  # touching it means breaking it
    assert table.menu("break") == ["S10"]
    assert table.why("paladin", "lock_B8") == "WS-LCK-06"
    table.play("break S10", "S10")
    assert table.sheet("paladin").steps == 3


@rule("WS-PRT-04")
def test_an_occupied_portal_is_no_exit() -> None:
    """E10"""
    table = Table().put("ranger", "C6").put("warrior", "O1").turn("ranger")
    assert "O1" not in table.menu() and table.why("ranger", "O1") == "WS-PRT-04"


@rule("WS-PRT-05", "WS-LCK-05")
def test_spirits_ignore_locks_on_portals_and_corridors() -> None:
    table = Table().dwarf("king", "C6").lock("S10", "D2").turn("villain").play("done", "done", "dwarf_king")
    assert "S10" in table.menu()
    table = Table().dwarf("king", "C2").lock("D2").turn("villain").play("done", "done", "dwarf_king")
    assert "D2" in table.menu()


# Locks ----------------------------------------------------------------------------------------------------


@rule("WS-LCK-01", "WS-LCK-02")
@pytest.mark.parametrize(
    ("space", "legal"), [("H4", True), ("H2", False), ("A1", False), ("G8", False), ("F8", True)], ids=lambda v: str(v)
)
def test_where_a_lock_may_lie(space: str, legal: bool) -> None:
    """E03"""
    table = Table("wizard").turn("villain").play("done")
    assert (space in table.menu()) == legal
    assert table.why("villain", space) == ("" if legal else "WS-LCK-01")


@rule("WS-LCK-03")
def test_one_lock_a_corridor() -> None:
    """E04"""
    table = Table("wizard").lock("K8").turn("villain").play("done")
    assert not {"J8", "L8", "K8"} & set(table.menu()) and "G7" in table.menu()
    assert table.why("villain", "J8") == "WS-LCK-03"


@rule("WS-LCK-04")
def test_no_lock_on_tiles_or_characters() -> None:
    table = Table("wizard").put("wizard", "D2").tile("J2").turn("villain").play("done")
    assert not {"D2", "J2"} & set(table.menu()) and {"E2", "K2"} <= set(table.menu())
    assert table.why("villain", "J2") == "WS-LCK-04"


@rule("WS-LCK-08", "WS-LCK-06", "WS-ROL-01")
def test_a_tie_leaves_the_lock_and_ends_the_trying() -> None:
    """E07"""
    table = Table("wizard").put("wizard", "C1").lock("D2").turn("wizard", dice=[4, 4]).play("break D2")
    assert SPACE["D2"] in table.state.locks and table.sheet("wizard").damage == 0
    assert "break" not in table.menu() and table.why("wizard", "lock_D2") == "WS-LCK-08"
    table.turn("wizard")
    assert table.menu("break") == ["D2"]


@rule("WS-LCK-07", "WS-LCK-10")
def test_a_broken_lock_returns_to_the_supply_and_costs_no_step() -> None:
    """E08"""
    table = Table("warrior").put("warrior", "S2").lock("R2").turn("warrior", power=3, dice=[4, 4]).play("break R2")
    assert not table.state.locks and table.state.supply_locks == 16
    assert table.sheet("warrior").steps == 4


@rule("WS-LCK-09")
def test_different_locks_are_separate() -> None:
    table = Table("wizard").put("wizard", "C3").lock("D2", "B4").turn("wizard", dice=[1, 6, 6, 1])
    table.play("break D2")
    assert table.menu("break") == ["B4"]
    table.play("break B4")
    assert table.state.locks == {SPACE["D2"]}


@rule("WS-LCK-10")
def test_locks_can_be_tried_without_steps_and_are_no_attack() -> None:
    table = Table("wizard").give("wizard", stone=True).lock("D2").dwarf("king", "C4").turn("wizard", dice=[1, 6, 6, 1])
    table.play("B1", "C1", "C2", "C3")
    assert table.sheet("wizard").steps == 0
    table.play("break D2", "stop")
    assert table.menu() == ["attack", "end"]


@rule("WS-LCK-05")
def test_a_hero_cannot_enter_a_locked_space() -> None:
    table = Table("wizard").put("wizard", "C2").lock("D2").turn("wizard")
    assert table.menu() == ["C1", "C3", "B2", "break", "stop"]


def test_all_legal_lock_spaces_are_in_the_menu_in_board_order() -> None:
    table = Table("wizard").turn("villain").play("done")
    shown = [SPACE[name] for name in table.menu()[:-1]]
    assert shown == lock_spaces(table.state) and all(a < b for a, b in pairwise(shown))
    assert len(table.menu()) == 54 and set(PORTALS) <= set(shown)


@rule("WS-POW-08")
def test_a_teleport_always_finds_an_open_space() -> None:
    """Within 6 of every walkable space lie more spaces that nobody can lock than there are pieces."""
    for space in ALL_SPACES:
        if WALKABLE[space]:
            assert sum(WALKABLE[other] and other not in LOCK_SPACES for other in within(space, 6)) > 8
