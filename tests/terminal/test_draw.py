"""Drawing: everything of the scene vocabulary, readable at 80 columns, with and without colour."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from gallery import catacombs, dungeon, everything, ink, thing, triangles
from gnomestead.kernel import Badge, Place, Scene, Space, Widget, phrase, square
from gnomestead.terminal.canvas import Canvas
from gnomestead.terminal.draw import draw_scene
from gnomestead.terminal.ink import Ink
from gnomestead.terminal.palette import THEME
from gnomestead.terminal.things import brief, meter
from gnomestead.terminal.widgets import draw_widget, painter


def drawn(scene: Scene | Place, with_ink: Ink | None = None, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, theme=THEME, highlight=False)
    console.print(draw_scene(scene if isinstance(scene, Scene) else Scene((scene,)), with_ink or ink(width)))
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(
    "words",
    [
        "Deck:  ▒ 23 unseen",
        "Moth ⟨cost 2⟩ — Flutters past any wall",
        "Newt ↷",
        "│ jar 0 │ jar 1 │",
        "[4] red die   gem ×2",
        "▲ Bo\n  Mat:  health ▰▰▰▱▱ 3/5\n  Hand:  ▒ 4 unseen",
        "mossy hat ‹[6] blue die›   ▒ loot ■ Cleo",
        "Ace of acorns   Note: Beware of owls",
        "Bin:  –",
        "angle  40",
        "marks  1, 2, –",
    ],
)
def test_every_kind_of_place_thing_and_widget_is_drawn(words: str) -> None:
    text = "\n".join(line.rstrip() for line in drawn(everything()).splitlines())
    assert words in text


def test_the_centre_comes_first_and_the_viewer_last() -> None:
    text = drawn(everything())
    assert text.index("Deck") < text.index("Shelf") < text.index("▲ Bo") < text.index("● Ada") < text.index("Ace")


def test_what_is_written_on_things_is_shown_once() -> None:
    eyes = ink()
    first, second = drawn(everything(), eyes), drawn(everything(), eyes)
    assert "Flutters past" in first and "Flutters past" not in second
    assert "Market:  Moth ⟨cost 2⟩   Newt ↷" in second


def test_what_options_touch_carries_their_numbers() -> None:
    text = drawn(everything(), ink(moth="3", die_1="1,2", deck="5"))
    assert "3)Moth" in text and "1,2)[4] red die" in text and "5)Deck" in text


@pytest.mark.parametrize("place", [dungeon(), dungeon(8, 6), dungeon(3, 3), triangles(), triangles(5), catacombs()])
def test_every_board_fits_80_columns(place: Place) -> None:
    lines = drawn(place).splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 60


def test_squares_have_room_for_name_pieces_and_number() -> None:
    board = Place("b", "board", phrase("Board"), spaces=tuple(square(f"a{i}", i, 0, phrase(f"a{i}")) for i in range(3)))
    text = drawn(board, ink(a1="7"))
    assert text.splitlines()[1:] == [
        "┌───────────┬───────────┬───────────┐",
        "│    a0     │    a1     │    a2     │",
        "│           │           │           │",
        "│           │    7)     │           │",
        "└───────────┴───────────┴───────────┘",
    ]


def test_a_die_shows_its_number_or_its_sign_or_nothing_yet() -> None:
    dice = (
        thing("a", "die", name="red die", value=4),
        thing("b", "die", name="boots"),
        thing("c", "die", name="your die", facing="down"),
    )
    tray = Place("tray", "tray", phrase("Tray"), things=dice)
    assert "[4] red die   [boots]   ▒ your die" in drawn(tray)


def test_the_board_lies_next_to_the_question() -> None:
    tray = Place("tray", "tray", phrase("Tray"), things=(thing("d", "die", name="die", value=4),))
    text = drawn(Scene((triangles(2), tray)))
    assert text.index("Tray") < text.index("●M") < text.index("╱ ╲")


def test_walls_are_heavy_lines() -> None:
    one, two = square("a", 0, 0, phrase("a")), square("b", 1, 0, phrase("b"))
    walled = Space(two.id, two.corners, two.name, walls=(3,))
    text = drawn(Place("b", "board", phrase("Board"), spaces=(one, walled)))
    assert "│     a     ┃     b     │" in text


def test_a_large_dungeon_shows_walls_pieces_crowds_and_numbers() -> None:
    text = drawn(dungeon(), ink(s1_1="1", s3_3="12"))
    assert "┗━━" in text and "▒R" in text and "+3" in text
    assert "12" in text and "s1 1: Ada the brave ● Ada" in text
    assert "s4 4: wraith, Bo the bold ▲ Bo, Cleo ■ Cleo" in text
    assert "≈ water" in text and "t trap" in text and "spare key" in text


def test_a_board_whose_walls_are_squares_has_rulers_and_textures() -> None:
    lines = drawn(catacombs(), ink(C2="2")).splitlines()
    top = next(i for i, line in enumerate(lines) if line.split() == [chr(65 + i) for i in range(21)])
    assert lines[top + 1].startswith("  1 ·  ·  ·  ██████t")
    assert lines[top + 2].startswith("  2 ·  ●A 2")
    assert len(lines) < 22


def test_triangles_are_drawn_with_slanted_sides() -> None:
    text = drawn(triangles(2), ink(t5="1"))
    assert "╱ ╲" in text and "▞" in text and "t1 " in text and "1)" in text and "●M" in text
    assert "━━━━" in text


def test_spaces_of_any_shape() -> None:
    hall = Space("hall", ((0, 0), (30, 0), (30, 10), (10, 10), (10, 20), (0, 20)), phrase("The-hall"))
    cave = Space("cave", ((10, 10), (22, 10), (30, 16), (20, 22), (10, 20)), phrase("The-cave"), walls=(2,))
    text = drawn(Place("b", "board", phrase("Board"), spaces=(hall, cave)))
    assert "hall" in text and "cave" in text


def test_things_that_look_alike_share_a_sign_and_others_never() -> None:
    names = ("Moth", "Mole", "Mouse", "Moth")
    spaces = tuple(square(f"a{i}", i, 0, phrase(f"a{i}")) for i in range(4))
    things = tuple(thing(f"x{i}", "piece", name=name, space=f"a{i}") for i, name in enumerate(names))
    middle = drawn(Place("b", "board", phrase("Board"), things=things, spaces=spaces)).splitlines()[-3]
    signs = middle.replace("│", " ").split()
    assert signs[0] == signs[3] and len(set(signs)) == 3


def test_owners_are_told_without_colour() -> None:
    owned = thing("hat", "card", owner=1)
    assert brief(owned, ink()).plain == "hat ▲ Bo"
    assert brief(owned, ink(), home=1).plain == "hat"


def test_badges_on_spaces_are_short_in_the_picture_and_told_below() -> None:
    plain = square("a", 0, 0, phrase("a"))
    space = Space(
        plain.id, plain.corners, plain.name, badges=(Badge("trap", phrase("trap"), 2), Badge("x", phrase("sealed")))
    )
    newt = (thing("newt", "piece", space="a"),)
    for things in ((), newt):
        text = drawn(Place("b", "board", phrase("Board"), things=things, spaces=(space,)))
        assert "t2 s" in text and "t trap   s sealed" in text
    assert "│     N     │" in text


def test_a_badge_named_by_its_sign_is_told_once() -> None:
    wood = square("a", 0, 0, phrase("a"))
    space = Space(wood.id, wood.corners, wood.name, badges=(Badge("wood", phrase("♠ wood")),))
    text = drawn(Place("b", "board", phrase("Board"), spaces=(space,)))
    assert "♠ wood" in text and "♠ ♠" not in text


def test_steps_are_an_arrow_beside_the_sign_of_the_ground() -> None:
    steps = (Badge("steps", phrase("steps away"), 2),)
    spaces = [square(id, x, 0, phrase(id)) for x, id in enumerate("abc")]
    spaces[1] = Space("b", spaces[1].corners, phrase("b"), "portal", badges=steps)
    text = drawn(Place("b", "board", phrase("Board"), spaces=tuple(spaces)))
    assert "p→2" in text and "p portal   → steps away" in text


@pytest.mark.parametrize(
    ("value", "most", "bar"), [(0, 5, "▱▱▱▱▱ 0/5"), (7, 5, "▰▰▰▰▰ 7/5"), (50, 100, "▰▰▰▰▰▱▱▱▱▱ 50/100"), (4, None, "4")]
)
def test_meters(value: int, most: int | None, bar: str) -> None:
    assert meter(value, most).plain == bar


def test_a_widget_is_drawn_by_the_painter_of_its_kind() -> None:
    @painter("weather")
    def paint(widget: Widget, ink: Ink) -> Text:
        return Text(f"It rains {widget.data['drops']} drops")

    assert draw_widget(Widget("w", "weather", phrase("Weather"), {"drops": 3}), ink()) == Text("It rains 3 drops")


def test_lines_join_where_they_meet() -> None:
    canvas = Canvas()
    canvas.line((0, 0), (4, 0))
    canvas.line((2, 0), (2, 2), heavy=True)
    assert canvas.text().plain == "╶─┳─╴\n  ┃\n  ╹"


def test_an_empty_board_and_a_board_without_spaces() -> None:
    assert "spare key" in drawn(Place("b", "board", phrase("Board"), things=(thing("k", "token", name="spare-key"),)))
