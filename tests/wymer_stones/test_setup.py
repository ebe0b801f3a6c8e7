"""3.1, 3.2 General rules and set-up."""

from collections import Counter

import pytest

from gnomestead.games.wymer_stones.content import FACES, HEROES, NAMES, SPACE, TILE_SPACES
from gnomestead.games.wymer_stones.rules.board import is_available, is_open, nearest_available
from gnomestead.games.wymer_stones.state import Dungeon
from gnomestead.kernel import BadSetup
from gnomestead.testing import rule
from wymer_stones.table import FOUR, GAME, Table


def start(heroes: int, villain: bool = True, **options: object) -> Dungeon:
    chosen = {"villain": "yes" if villain else "no", "hero_pick": "random", **options}
    return GAME.start(heroes + villain, chosen, seed="set-up")  # type: ignore[arg-type]


def faces(state: Dungeon) -> Counter[str]:
    kinds = [FACES[tile.face].partition("_")[0] + FACES[tile.face][4:][:6] for tile in state.tiles.values()]
    return Counter("stone" if kind.startswith("stone") else kind for kind in kinds)


@rule("WS-GEN-01")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_up_to_four_heroes_and_one_villain(heroes: int) -> None:
    assert start(heroes).villain == heroes
    assert start(heroes, villain=False).villain == -1
    assert GAME.roles(start(heroes).setup) == ("role-hero",) * heroes + ("role-villain",)


@rule("WS-GEN-01")
def test_seats_and_villain_must_go_together() -> None:
    with pytest.raises(BadSetup, match="villain"):
        GAME.start(1, {"villain": "yes"})
    with pytest.raises(BadSetup, match="villain"):
        GAME.start(5, {"villain": "no"})
    assert GAME.start(1).villain == -1
    assert GAME.start(2).villain == 1


@rule("WS-GEN-04", "WS-GEN-05")
def test_a_round_is_one_turn_each_the_villain_last() -> None:
    table = Table("wizard ranger")
    table.turn("wizard")
    order = []
    for moves in (("stop", "end"), ("stop", "end"), ("done", "done", "end"), ()):
        order.append(table.asked())
        table.play(*moves)
    assert order == ["wizard", "ranger", "villain", "wizard"]
    assert table.state.round == 2


@rule("WS-GEN-04")
def test_without_a_villain_the_round_ends_with_the_last_hero() -> None:
    table = Table("wizard ranger", villain=False)
    table.turn("ranger").play("stop")
    assert table.state.round == 1
    table.play("end")
    assert (table.state.round, table.asked()) == (2, "wizard")


@rule("WS-GEN-06")
def test_the_engine_decides_where_the_book_asks_for_consensus() -> None:
    """Nobody is ever asked to vote: while the game goes on exactly one seat is waited for."""
    table = Table().turn("wizard")
    assert len(table.state.waiting()) == 1


@rule("WS-GEN-07")
def test_near_is_eight_spaces_and_distance_ignores_everything() -> None:
    near = ["B1", "C1", "D1", "B2", "D2", "B3", "C3", "D3"]
    assert [space for space in [*near, "A2", "C4", "E2"] if strikes("C2", space)] == near
    assert mends("A1", "C5") and not mends("A1", "C6"), "six steps on the grid, through walls; seven are too far"
    assert not mends("C6", "S10"), "portals do not shorten it"


def strikes(hero: str, dwarf: str) -> bool:
    """Whether a hero may attack a dwarf there."""
    table = Table().give("paladin", stone=True).put("paladin", hero).dwarf("warden", dwarf).turn("paladin")
    return "attack" in table.menu()


def mends(paladin: str, friend: str) -> bool:
    """Whether a paladin may heal a friend there, six spaces away at most."""
    table = Table().give("wizard", damage=2).give("paladin", damage=1).put("paladin", paladin).put("wizard", friend)
    return "hero_wizard" in table.turn("paladin", power=5).menu("use power_mend")


@rule("WS-GEN-08")
def test_spirits_are_wraiths_and_dwarves() -> None:
    table = Table().wraiths(2).kill("paladin").put("paladin", "C14").turn("paladin", dice=[1])
    assert "C13" in table.menu() and "D14" in table.menu()
    table.play("D14", "D13")  # a chasm: only spirits go there
    assert table.at("paladin") == "D13"


@rule("WS-GEN-09")
def test_open_available_and_nearest() -> None:
    table = Table("wizard").tile("E2").lock("F8")
    state = table.state
    assert is_open(state, SPACE["E2"]) and not is_available(state, SPACE["E2"])
    assert not is_open(state, SPACE["B2"]) and not is_open(state, SPACE["F8"]) and not is_open(state, SPACE["D1"])
    assert NAMES[nearest_available(state, SPACE["B2"])] == "B1"  # ties: lowest row, then leftmost
    assert NAMES[nearest_available(state, SPACE["E2"])] == "D2"


@rule("WS-GEN-02", "WS-GEN-03")
def test_both_aims_are_told_by_the_results() -> None:
    table = Table("wizard warrior")
    table.kill("wizard", "warrior")
    result = table.state.result()
    assert result is not None and [s.won for s in result] == [False, False, True]


@rule("WS-SET-01", "WS-END-03")
def test_the_letters_are_sealed_until_the_end() -> None:
    table = Table("wizard warrior")
    assert GAME.view(table.state, 0).letter == ""
    table.kill("wizard", "warrior")
    assert GAME.view(table.state, None).letter == "outcome_defeated"


@rule("WS-SET-02")
def test_three_decks_are_shuffled_separately() -> None:
    one, other = start(4), GAME.start(5, {"hero_pick": "random"}, seed="another")
    for deck in ("trap_deck", "relic_deck", "wraith_deck"):
        assert sorted(getattr(one, deck)) == sorted(getattr(other, deck))
        assert getattr(one, deck) != getattr(other, deck)
    assert (len(one.trap_deck), len(one.relic_deck), len(one.wraith_deck)) == (25, 11, 32)


@rule("WS-SET-03", "WS-SET-05")
def test_each_hero_stands_on_its_own_spot() -> None:
    table = Table()
    assert [table.at(hero) for hero in FOUR.split()] == ["B2", "T2", "B14", "T14"]
    assert not table.state.foes


@rule("WS-SET-05")
def test_the_spots_of_absent_heroes_are_ordinary_floor() -> None:
    table = Table("wizard").put("wizard", "S2").turn("wizard")
    assert "T2" in table.menu()


@rule("WS-SET-04")
def test_heroes_are_picked_in_turn_order_or_dealt() -> None:
    state = GAME.start(4, {"first_hero": 2}, seed="pick")
    assert state.waiting() == (1,)
    assert [w.text for w in state.options(1)] == [hero.id for hero in HEROES]
    state.play(1, "hero_paladin")
    assert state.waiting() == (2,) and "hero_paladin" not in [w.text for w in state.options(2)]
    dealt = start(4)
    assert sorted(sheet.hero for sheet in dealt.sheets) == [0, 1, 2, 3]


@rule("WS-SET-06")
def test_the_box_holds_its_tiles() -> None:
    state = start(4)
    found = faces(state)
    assert found["stone"] == 4
    assert found["face_trap"] + state.supply_traps == 40 and found["face_relic"] + state.supply_relics == 12
    assert len(state.locks) + state.supply_locks == 16


@rule("WS-SET-07", "WS-SET-08", "WS-SET-14")
@pytest.mark.parametrize(
    ("heroes", "difficulty", "tiles", "supply"),
    [
        pytest.param(3, "normal", (3, 30, 5), (10, 7), id="E01"),
        pytest.param(4, "hard", (4, 33, 2), (7, 10), id="E02"),
        (1, "easy", (1, 20, 10), (20, 2)),
        (2, "normal", (2, 30, 5), (10, 7)),
    ],
)
def test_the_mix_and_what_is_left_over(
    heroes: int, difficulty: str, tiles: tuple[int, ...], supply: tuple[int, int]
) -> None:
    state = start(heroes, difficulty=difficulty)
    found = faces(state)
    assert (found["stone"], found["face_trap"], found["face_relic"]) == tiles
    assert (state.supply_traps, state.supply_relics) == supply
    assert len(TILE_SPACES) - len(state.tiles) == 54 - sum(tiles)


@rule("WS-SET-09")
def test_tiles_lie_on_marked_spaces_only() -> None:
    assert set(start(4).tiles) <= set(TILE_SPACES)
    strategic = start(2, placement="strategic")
    offered = {w.text for w in strategic.options(2, strategic.read(2, "face_trap"))}
    assert offered == {NAMES[space] for space in TILE_SPACES}


@rule("WS-SET-10")
def test_nobody_sees_scattered_faces() -> None:
    state = start(4)
    for viewer in (None, 0, 4):
        assert {tile.face for tile in GAME.view(state, viewer).tiles} == {""}


@rule("WS-SET-11")
def test_at_least_six_locks_with_random_placement() -> None:
    """E05"""
    state = start(2)
    for placed in range(16):
        menu = [w.text for w in state.options(2)]
        assert ("done" in menu) == (placed >= 6)
        if placed == 5:
            assert state.why_not(2, "done").rule == "WS-SET-11"
        state.play(2, menu[0])
    assert len(state.locks) == 16 and type(state.top).__name__ != "PlaceLocks"


@rule("WS-SET-12")
def test_the_villain_hides_every_tile_and_any_number_of_locks() -> None:
    state = start(2, placement="strategic")
    kinds = [w.text for w in state.options(2)]
    assert kinds[:2] == ["face_trap", "face_relic"] and kinds[-1] == "rest" and len(kinds) == 5
    state.play(2, f"{kinds[2]} J2")
    assert GAME.view(state, 2).tiles[0].face == kinds[2]
    assert GAME.view(state, 0).tiles[0].face == "" and GAME.view(state, 0).tiles[0].space == "J2"
    while len(state.tiles) < 37:
        kind = state.options(2)[0]
        state.play(2, (kind, state.options(2, (kind,))[0]))
    assert type(state.top).__name__ == "PlaceLocks" and "done" in [w.text for w in state.options(2)]


@rule("WS-SET-13")
def test_the_rest_can_be_scattered_unseen() -> None:
    state = start(2, placement="strategic")
    state.play(2, "face_trap J2")
    state.play(2, "rest")
    seen = [tile.space for tile in GAME.view(state, 2).tiles if tile.face]
    assert len(state.tiles) == 37 and seen == ["J2"]


@rule("WS-SET-15")
def test_only_the_villain_sees_the_split_of_the_supply() -> None:
    state = start(2)
    assert GAME.view(state, 2).supply_split == (10, 7)
    assert GAME.view(state, 0).supply_split is None and GAME.view(state, 0).supply == 17
    assert GAME.view(state, None).supply_locks == 16


@rule("WS-SET-16")
def test_the_first_hero_is_named_or_drawn() -> None:
    assert start(4, first_hero=3).first == 2
    assert {GAME.start(5, {"hero_pick": "random"}, seed=n).first for n in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadSetup, match="first_hero"):
        GAME.start(2, {"first_hero": 2})


@rule("WS-SET-17")
def test_everybody_starts_with_nothing() -> None:
    state = start(4)
    for sheet in state.sheets:
        assert (sheet.damage, sheet.relics, sheet.boons, sheet.powers, sheet.stone) == (0, (), (), (), False)
    assert not state.foes
