"""Section 6: who may know what; fog, resampling, the scene, and reasons."""

import random
from collections import Counter

import pytest

from gnomestead.games.wymer_stones.content import NAMES, SPACE
from gnomestead.games.wymer_stones.rules.contest import adjust
from gnomestead.kernel import Scene, encode
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule
from wymer_stones.table import GAME, Table


def things(scene: Scene) -> dict[str, str]:
    return {thing.id: thing.art for place in scene.places for thing in place.things}


def foggy() -> Table:
    """A stone, a trap and a relic from set-up, two new tiles, and a supply of two traps and a relic."""
    table = Table("wizard warrior").tile("J2", "stone_blue").tile("E2").tile("L3", "relic")
    table.tile("H1", "trap", new=True, known=True).tile("I3", "relic", new=True, known=True)
    table.state.supply_traps, table.state.supply_relics = 2, 1
    return table.turn("wizard")


def test_heroes_and_spectators_see_question_marks() -> None:
    state = foggy().state
    for viewer in (0, 1, None):
        shown = things(GAME.scene(GAME.view(state, viewer)))
        assert [shown[f"tile_{space}"] for space in ("J2", "E2", "L3", "H1", "I3")] == ["?", "?", "?", "!", "!"]
    villain = things(GAME.scene(GAME.view(state, 2)))
    assert [villain[f"tile_{space}"] for space in ("J2", "H1", "I3")] == ["?", "face_trap", "face_relic"]


def test_a_heros_imagination_keeps_stones_among_the_first_tiles() -> None:
    state = foggy().state
    stones, new = Counter[str](), Counter[tuple[int, int, int, int]]()
    for seed in range(600):
        twin = state.resample(0, random.Random(seed))
        stones[next(NAMES[space] for space, tile in twin.tiles.items() if tile.face >= 2)] += 1
        pair = (twin.tiles[SPACE["H1"]].face, twin.tiles[SPACE["I3"]].face)
        new[(*pair, twin.supply_traps, twin.supply_relics)] += 1
        assert twin.supply() == 3 and twin.supply_relics + sum(pair) == 2  # two relics in all
    assert set(stones) == {"J2", "E2", "L3"} and min(stones.values()) > 150
    # Exactly the possible splits: three traps and two relics over two tiles and a supply of three.
    assert set(new) == {(0, 0, 1, 2), (0, 1, 2, 1), (1, 0, 2, 1), (1, 1, 3, 0)}
    assert 130 < new[0, 1, 2, 1] < 230 and 30 < new[1, 1, 3, 0] < 95  # 3/10 and 1/10 of 600


def test_the_villains_imagination_keeps_what_it_placed() -> None:
    state = foggy().state
    for seed in range(30):
        twin = state.resample(2, random.Random(seed))
        assert (twin.tiles[SPACE["H1"]].face, twin.tiles[SPACE["I3"]].face) == (0, 1)
        assert (twin.supply_traps, twin.supply_relics) == (2, 1)
    assert len({twin.tiles[SPACE["J2"]].face for s in range(30) for twin in [state.resample(2, random.Random(s))]}) == 3


def test_only_the_unseen_part_of_the_wraith_deck_is_redrawn() -> None:
    table = Table().wraiths(1).kill("wizard").turn("wizard", dice=[3])
    twins = [table.state.resample(0, random.Random(seed)) for seed in range(20)]
    assert {twin.wraith_deck[0] for twin in twins} == {0}
    assert len({twin.wraith_deck[-1] for twin in twins}) > 8
    assert all(sorted(twin.wraith_deck) == list(range(32)) for twin in twins)


def test_strategic_placement_stays_hidden_while_it_goes_on() -> None:
    state = GAME.start(3, {"placement": "strategic", "hero_pick": "random"}, seed="hide")
    state.play(2, "face_relic J2")
    faces = {state.resample(0, random.Random(seed)).tiles[SPACE["J2"]].face for seed in range(60)}
    assert len(faces) > 1 and state.resample(2, random.Random(1)).tiles[SPACE["J2"]].face == 1
    assert GAME.view(state, 0).palette == () and ("face_trap", 30) in GAME.view(state, 2).palette


def test_a_resampled_world_differs_only_in_secrets() -> None:
    state = foggy().state
    twin = state.resample(0, random.Random(3))
    assert encode(GAME.view(state, 0).heroes) == encode(GAME.view(twin, 0).heroes)
    assert GAME.view(state, 0) == GAME.view(twin, 0)


def test_the_scene_has_everything_the_words_touch() -> None:
    table = foggy().lock("D2").dwarf("king", "C3").give("wizard", "relic_07", damage=1, stone=True)
    shown = things(GAME.scene(GAME.view(table.state, 0)))
    spaces = {s.id for p in GAME.scene(GAME.view(table.state, 0)).places for s in p.spaces}
    assert len(spaces) == 315
    assert table.state.touchable(0) <= set(shown) | spaces
    assert {"hero_wizard", "dwarf_king", "lock_D2", "relic_07", "health_hero_wizard", "trap_deck", "rounds"} <= set(
        shown
    )


def test_a_power_held_twice_is_one_card_with_a_number() -> None:
    state = foggy().give("wizard", "power_blink", "power_blink").state
    sheet = next(place for place in GAME.scene(GAME.view(state, 0)).places if place.id == "sheet_0")
    assert [thing.value for thing in sheet.things if thing.id == "power_blink"] == [2]


def test_the_scene_tells_dead_from_living() -> None:
    table = Table().kill("wizard").kill("ranger", removed=True)
    shown = things(GAME.scene(GAME.view(table.state, None)))
    assert shown["hero_wizard"] == "wraith" and "hero_ranger" not in shown and "status_hero_ranger" in shown


def test_the_letter_is_opened_for_everybody() -> None:
    table = Table("wizard warrior").kill("wizard", "warrior")
    assert "outcome_defeated" in things(GAME.scene(GAME.view(table.state, None)))


@pytest.mark.parametrize(
    ("who", "thing", "rule_id"),
    [
        ("wizard", "D1", "WS-MOV-02"),
        ("wizard", "H8", "WS-BRD-03"),
        ("wizard", "D2", "WS-LCK-05"),
        ("wizard", "tile_J2", "WS-BRD-03"),
        ("wizard", "lock_B8", "WS-LCK-06"),
        ("wizard", "dwarf_king", "WS-ATK-01"),
        ("wizard", "dwarf_smith", "WS-ATK-02"),
        ("wizard", "relic_02", "WS-WIN-05"),
        ("wizard", "relic_03", "WS-REL-10"),
        ("wizard", "relic_06", "WS-ATK-01"),
        ("warrior", "power_bulwark", "WS-WIN-03"),
        ("warrior", "T1", "WS-GEN-05"),
        ("villain", "H4", "WS-GEN-05"),
    ],
)
def test_why_not(who: str, thing: str, rule_id: str) -> None:
    table = Table().put("wizard", "C2").lock("D2", "B8").tile("J2").dwarf("king", "D3").turn("wizard")
    table.give("wizard", "relic_02", "relic_06").give("warrior", "power_bulwark")
    table.state.sheets[0].tried = (SPACE["D2"],)
    table.state.forget_menus()
    assert table.why(who, thing) == rule_id


def test_reasons_on_other_moments() -> None:
    table = Table().dwarf("king", "H8").put("wizard", "J8").turn("villain").play("done", "done", "dwarf_king")
    assert table.why("villain", "hero_wizard") == "WS-DWA-03" and table.why("villain", "A1") == "WS-BRD-03"
    table.play("stop")
    assert table.why("villain", "dwarf_smith") == "WS-DWA-01"
    table = Table().turn("wizard").play("stop")
    assert table.why("wizard", "B1") == "WS-TRN-02"
    table = Table().wraiths(2).kill("wizard").turn("wizard", dice=[1])
    assert table.why("wizard", "H8") == "WS-BRD-03"


def test_odds_are_shown_beside_every_roll() -> None:
    table = (
        Table().give("wizard", stone=True).put("wizard", "C2").dwarf("king", "D3").lock("D2").turn("wizard", power=3)
    )
    words = Lexicon(GAME, reader=0)
    for said in ("break", "attack"):
        seat = table.seat("wizard")
        [choice] = table.state.choices(seat, table.state.read(seat, said))
        assert choice.detail is not None and "58 %" in words.say(choice.detail)  # 21 of 36 with Spark


def test_stopping_warns_of_what_must_be_faced() -> None:
    table = Table().give("wizard", damage=2).put("wizard", "D2").tile("E2").turn("wizard").play("E2")
    stop = next(choice for choice in table.state.choices(0) if choice.word == "stop")
    assert stop.detail is not None and "one heart" in Lexicon(GAME, reader=0).say(stop.detail)


def test_the_clocks_pick_is_harmless() -> None:
    table = Table().turn("wizard")
    assert table.state.default(0) == "stop"
    table.play("stop")
    assert table.state.default(0) == "end"
    table.turn("villain")
    assert table.state.default(4) == "done"


def test_a_far_space_is_reached_by_a_shortest_way() -> None:
    """Section 11: move by clicking the goal; on the way round as few question marks as possible."""
    table = Table().put("wizard", "A1").tile("B1").turn("wizard")
    steps = {choice.word: choice.leads_to for choice in table.state.choices(0) if choice.leads_to}
    assert "B2" in steps["A2"] and "B2" not in steps.get("B1", ())
    [board] = [place for place in GAME.scene(GAME.view(table.state, 0)).places if place.id == "board"]
    away = {space.id: space.badges[0].value for space in board.spaces if space.badges}
    assert away["B1"] == away["A2"] == 1 and away["B2"] == 2 and "A1" not in away


@rule("WS-MOV-01", "WS-FLP-01")
def test_the_way_to_a_space_is_shown_with_the_question_marks_it_crosses() -> None:
    """To D2 it takes D1 or C2, whichever lies past fewer tiles; face-up ones are no question marks."""
    table = Table().put("wizard", "B2").tile("C2").tile("D2").tile("B3", up=True).turn("wizard")
    [board] = [place for place in GAME.scene(GAME.view(table.state, 0)).places if place.id == "board"]
    spaces = {space.id: space for space in board.spaces}
    crossing = {id: badge.value for id, space in spaces.items() for badge in space.badges if badge.art == "crossing"}
    assert spaces["C2"].way == ("B2", "C2") and crossing["C2"] == 1
    assert spaces["D2"].way == ("B2", "C2", "D2") and crossing["D2"] == 2
    assert "B3" not in crossing and "C1" not in crossing and spaces["B2"].way == ()


@rule("WS-MOV-01", "WS-DWA-02")
def test_any_piece_shows_how_far_it_gets() -> None:
    table = Table().put("wizard", "B2").dwarf("king", "J8").turn("warrior")
    hero, dwarf = GAME.reach(table.state, "hero_wizard"), GAME.reach(table.state, "dwarf_king")
    assert hero is not None and {"C2", "F2"} <= set(hero.spaces) and "G2" not in hero.spaces
    assert dwarf is not None and "K8" in dwarf.spaces
    table.state.foes[0].stunned = True
    assert GAME.reach(table.state, "dwarf_king") is None and GAME.reach(table.state, "relic_02") is None


@pytest.mark.parametrize(
    ("relic", "says"),
    [
        ("relic_02", "7 against 5: won"),
        ("relic_03", "One face of six would win"),
        ("relic_04", "5 against 5: still lost"),
    ],
)
def test_relics_say_what_they_would_make_of_a_roll(relic: str, says: str) -> None:
    table = Table().give("wizard", relic, stone=True).put("wizard", "C2").dwarf("king", "D3")
    table.turn("wizard", dice=[5, 5]).play("attack dwarf_king")
    words = Lexicon(GAME, reader=0)
    [choice] = table.state.choices(0, table.state.read(0, "use"))
    assert choice.detail is not None and words.say(choice.detail) == says
    scene = GAME.scene(GAME.view(table.state, 0))
    notes = {thing.id: words.say(thing.name) for place in scene.places for thing in place.things}
    assert notes["sum"] == "5 against 5" and notes["verdict"].startswith("A tie goes to the villain")


def rolling(**options: object) -> Table:
    """The Warrior, who knows Beasts, before a trap while the Paladin could help."""
    table = Table("warrior paladin", villain=False, difficulty="normal", **options)
    return table.give("paladin", "power_ward").put("warrior", "C2").tile("D2").turn("warrior").play("D2", "stop")


@rule("WS-NOV-04", "WS-ROL-05")
def test_a_window_names_whom_the_table_waits_for_and_who_throws_for_the_villain() -> None:
    table = rolling()
    places = {place.id: place for place in GAME.scene(GAME.view(table.state, 0)).places}
    [note] = places["window"].things
    assert (note.name.key, note.owner) == ("window-before", table.state.waiting()[0])
    dice = {thing.id: thing for thing in places["roll"].things if thing.kind == "die"}
    assert dice["die_villain"].owner == 1, "the seat on the hero's left"
    assert all(die.facing == "down" and die.value is None for die in dice.values())
    assert "window" not in {place.id for place in GAME.scene(GAME.view(Table().turn("wizard").state, 0)).places}


@rule("WS-ROL-03")
def test_every_bonus_is_shown_by_itself() -> None:
    table = rolling()
    table.sheet("warrior").luck = -1
    adjust(table.state, bonus=2)
    [roll] = [place for place in GAME.scene(GAME.view(table.state, 0)).places if place.id == "roll"]
    shown = {thing.id: thing.name.args["n"] for thing in roll.things if thing.id.startswith("bonus_")}
    assert (shown["bonus_luck"], shown["bonus_aid"]) == ("-1", "+2")


@rule("WS-SET-01", "WS-END-03")
def test_letters_are_sealed_until_the_end_and_then_only_one_is_opened() -> None:
    table = Table("wizard warrior")

    def letters() -> list[tuple[str, str]]:
        [place] = [place for place in GAME.scene(GAME.view(table.state, 0)).places if place.id == "letters"]
        return [(thing.facing, thing.name.key) for thing in place.things]

    assert letters() == [("down", "sealed")] * 2
    table.kill("wizard", "warrior")
    assert letters() == [("down", "sealed"), ("up", "name-outcome_defeated")]


@rule("WS-SET-04")
def test_a_hero_to_choose_tells_against_which_traps_it_helps() -> None:
    scene = GAME.scene(GAME.view(GAME.start(4, {"hero_pick": "choose"}, 1), 0))
    unpicked = next(place for place in scene.places if place.id == "unpicked")
    wizard = next(card.text for card in unpicked.things if card.id == "hero_wizard")
    assert wizard is not None
    assert wizard.args == {"hero": "hero_wizard", "first": "rune", "n": 2, "second": "gear", "m": 1}


@rule("WS-DWA-01", "WS-DWA-02")
def test_the_dwarf_that_acts_shows_its_steps() -> None:
    table = Table().dwarf("king", "K8").dwarf("smith", "C4").turn("villain").play("done", "done")

    def steps() -> dict[str, int | None]:
        board = next(place for place in GAME.scene(GAME.view(table.state, 0)).places if place.id == "board")
        dwarves = [thing for thing in board.things if thing.id.startswith("dwarf_")]
        return {each.id: badge.value for each in dwarves for badge in each.badges if badge.art == "steps"}

    assert steps() == {}
    table.play("dwarf_king")
    assert steps() == {"dwarf_king": 5}
    step = next(word for word in table.menu() if word not in ("stop", "attack"))
    table.play(step)
    assert steps() == {"dwarf_king": 4}


@rule("WS-BRD-02")
def test_each_starting_spot_has_the_colour_of_its_heros_stone() -> None:
    board = next(place for place in GAME.scene(GAME.view(Table().state, None)).places if place.id == "board")
    starts = {space.name.args["hero"]: space.art for space in board.spaces if space.name.key == "space-start"}
    wanted = {"wizard": "blue", "warrior": "red", "paladin": "gold", "ranger": "green"}
    assert starts == {f"hero_{hero}": f"start_{colour}" for hero, colour in wanted.items()}


def test_steps_are_counted_on_the_walkers_map_only() -> None:
    table = Table().put("wizard", "B2").turn("wizard")

    def steps(seat: int | None) -> list[str]:
        [board] = [place for place in GAME.scene(GAME.view(table.state, seat)).places if place.id == "board"]
        return [space.id for space in board.spaces if space.badges or space.way]

    assert steps(table.seat("wizard"))
    assert not any(steps(seat) for seat in (table.seat("ranger"), table.seat("villain"), None))
