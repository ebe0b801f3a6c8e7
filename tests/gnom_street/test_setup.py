"""Set-up, the garden and the content files (GS-SET, GS-BRD)."""

from __future__ import annotations

from collections import Counter

import pytest

from gnomestead.games.gnom_street import content
from gnomestead.games.gnom_street.content import (
    AREA_OF,
    COLOURS,
    LINE_OF,
    PLAIN,
    PONDS,
    SPACE_OF,
    SPACES,
    TERRAINS,
    bits,
    spaces_in,
)
from gnomestead.kernel import BadContent, BadSetup, phrase
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule

from .table import GAME, G, O, P, R, street


@rule("GS-SET-01")
def test_the_board_is_open_and_eight_tokens_lie_in_their_slots():
    view = street().view(None)
    assert view.free_terrains == ("grass", "wood", "gravel", "soil")
    assert view.free_actions == ("area", "line", "flower", "cat")


@rule("GS-SET-02")
def test_gangs_are_chosen_or_dealt_and_never_twice():
    dealt = {tuple(GAME.start(4, {"gang_2": "red"}, seed).gangs) for seed in range(40)}
    assert all(gangs[1] == 0 and sorted(gangs) == [0, 1, 2, 3] for gangs in dealt)
    assert len(dealt) == 6
    with pytest.raises(BadSetup, match="two seats want to be red"):
        GAME.start(3, {"gang_1": "red", "gang_3": "red"})


@rule("GS-SET-03", "GS-SET-04")
@pytest.mark.parametrize(("seats", "moles", "baits"), [(3, 3, 2), (4, 4, 2)])
def test_everybody_gets_cards_minis_moles_and_baits(seats, moles, baits):
    table = street(seats)
    for seat in range(seats):
        mine = table.view(seat).gangs[seat]
        assert table.view(seat).hand == (1, 2, 3, 4, 5, 6, 7, 8)
        assert (mine.supply, mine.moles, mine.tokens - mine.moles) == (3, moles, baits)


@rule("GS-SET-05")
def test_each_seat_looks_at_one_loot_card_at_any_time():
    table = street()
    assert len(set(table.state.loots)) == 4
    for seat in range(4):
        dealt = table.told("loot_dealt", seat)
        assert [bool(each.get("space")) for each in dealt] == [each["seat"] == seat for each in dealt]
    table.fight(8, 5, 3, 1)
    space = SPACES[table.state.loots[R]]
    assert table.view(R).gangs[R].loot == f"loot_{space.lower()}"
    assert [gang.loot for gang in table.view(R).gangs[1:]] == [None] * 3


@rule("GS-SET-05")
def test_every_space_can_be_anybodys_loot():
    seen = {seat: {GAME.start(4, {}, seed).loots[seat] for seed in range(400)} for seat in range(4)}
    assert all(len(spaces) == 16 for spaces in seen.values())


@rule("GS-SET-06")
def test_the_other_loot_cards_are_unseen():
    table = street(3)
    told = [value for seat in (0, 1, 2, None) for each in table.told("loot_dealt", seat) for value in each.values()]
    spaces = {value for value in told if value in SPACE_OF}
    assert spaces == {SPACES[loot] for loot in table.state.loots}


@rule("GS-SET-07")
def test_sheets_are_private_with_a_map_for_each_opponent():
    table = street()
    assert [map.seat for map in table.view(P).maps] == [R, G, O]
    assert table.view(None).maps == ()


@rule("GS-SET-08")
def test_the_cat_starts_indoors():
    assert street().view(None).cat == ""


@rule("GS-SET-09")
def test_most_points_are_the_aim():
    table = street().loots("B2 C5 A6 B4").minis(G, "C1 C2 C3").fight(8, 5, 3, 1)
    table.state.is_last = True
    table.finish_goes()
    result = table.state.result()
    assert [standing.seat for standing in result if standing.won] == [G]


def printed(sign: str) -> str:
    """The spaces of the garden on the table that carry this sign."""
    garden = next(place for place in GAME.scene(street().view(None)).places if place.id == "garden")
    return " ".join(space.id for space in garden.spaces if sign in ("", *(badge.art for badge in space.badges)))


@rule("GS-BRD-01")
def test_three_rows_of_six_and_two_ponds():
    assert printed("").split() == [f"{row}{column}" for row in "ABC" for column in range(1, 7)]
    assert printed("pond") == "A3 C4"


@rule("GS-BRD-02")
def test_every_plain_space_has_a_terrain_and_flowers():
    grounds = {terrain: printed(terrain) for terrain in TERRAINS}
    assert grounds == {"grass": "A4 A6 B2 C5", "wood": "A1 B4 B6 C2", "gravel": "A5 B1 B3 C6", "soil": "A2 B5 C1 C3"}
    blooms = {colour: printed(colour) for colour in COLOURS}
    assert blooms == {
        "blue": "A2 A4 A5 B2 B3 B4 C1 C6",
        "pink": "A1 A4 B3 B5 B6 C1 C2",
        "yellow": "A2 A6 B1 B3 B6 C1 C5",
        "white": "A1 A5 B2 B6 C3 C5",
    }
    flowers = Counter(space for spaces in blooms.values() for space in spaces.split())
    assert set(flowers) == set(" ".join(grounds.values()).split()) and set(flowers.values()) == {1, 2, 3}


@rule("GS-BRD-03")
def test_no_loot_in_a_pond_and_no_two_on_one_space():
    for seed in range(200):
        loots = GAME.start(4, {}, seed).loots
        assert len(set(loots)) == 4 and not bits(loots) & PONDS


@rule("GS-BRD-04")
def test_a_space_holds_one_mini_and_any_number_of_tokens():
    table = street().minis(G, "B2").stack("B2", "Gm Gm Gm Gb Om Om Pm").fight(8, 5, 3, 1)
    table.play(R, "grass line", "B2")
    assert table.standing(R) == "B2" and table.standing(G) == ""
    assert len(table.stacked("B2").split()) == 7
    assert not table.state.invariants()


@rule("GS-BRD-05")
def test_adjacent_is_side_or_corner():
    for cat, around in (("B2", "A1 A2 A3 B1 B3 C1 C2 C3 skip"), ("A6", "A5 B5 B6 skip")):
        assert street().cat(cat).fight(7, 5, 4, 3).play(R, "soil cat", "C1").menu(R) == around


def test_questions_split_the_garden_as_the_rulebook_says():
    areas = "4 5 5 6 4 6 8 7 7 8 6 4 6 5 5 4"
    lines = "7 7 6 7 7 8 8 7 7 8 8 7 7 6 7 7"
    plain = spaces_in(PLAIN)
    assert " ".join(str(AREA_OF[space].bit_count()) for space in plain) == areas
    assert " ".join(str(LINE_OF[space].bit_count()) for space in plain) == lines


def test_abilities_are_properties_of_values():
    columns = {
        name: [value for value, can in enumerate(getattr(content, name)) if can]
        for name in (
            "ASK_ANY_RANK",
            "PICK_FIRST",
            "BOUNCE",
            "PLACE_ANYWHERE",
            "WHISTLE",
            "ASK_AGAIN",
            "DIG_ADJACENT",
            "GUARD",
        )
    }
    assert list(columns.values()) == [[1], [2], [3], [4], [5], [6], [7], [8]]
    assert [value for value, loud in enumerate(content.LOUD) if loud] == [4, 6, 7, 8]


def read_everything() -> None:
    content.read_box(content.read_board(), content.read_gnomes(content._verbs), content._verbs)
    content.read_throw()


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("gnomes.toml", 'verb = "bounce"', 'verb = "juggle"', "gnomes.toml: bouncer: 'juggle' is not one of"),
        ("gnomes.toml", 'id = "boss"', 'id = "snitch"', "gnomes.toml: snitch: this id is given twice"),
        ("gnomes.toml", 'answer = "cards"', 'answer = "mumbles"', "gnomes.toml: snitch: 'mumbles' is not one of"),
        ("board.toml", 'terrain = "soil"', 'terrain = "swamp"', "board.toml: A2: 'swamp' is not one of"),
        ("board.toml", 'id = "A2"', 'id = "A7"', "board.toml: space: the spaces must be A1 A2"),
        ("box.toml", "loot_cards = 16", "loot_cards = 17", "box.toml: loot_cards: there are 16, expected 17"),
        ("throw.toml", "bend_max = 40", "bend_max = 41", "throw.toml: range_mm: there are 41, expected 42"),
    ],
)
def test_an_authors_slip_names_file_and_row(tmp_path, monkeypatch, file, old, new, complaint):
    folder = content._FOLDER
    for name in ("board.toml", "gnomes.toml", "box.toml", "throw.toml"):
        text = (folder / name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace(old, new, 1) if name == file else text, "utf-8")
    monkeypatch.setattr(content, "_FOLDER", tmp_path)
    with pytest.raises(BadContent) as caught:
        read_everything()
    assert str(caught.value).startswith(complaint)


@rule("GS-SET-09")
def test_the_first_lesson_says_how_one_wins():
    game_starts = street().state.prompt(R).key
    first = next(lesson for lesson in GAME.lessons if lesson.prompt == game_starts)
    assert first.rule == "GS-SET-09"
    words = Lexicon(GAME).say(phrase(f"lesson-{first.id}"))
    assert "Loot" in words and "most points win" in words
