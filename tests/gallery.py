"""A scene with one of everything that a scene can hold, and boards of every shape."""

from __future__ import annotations

from gnomestead.kernel import Badge, Phrase, Place, Scene, Space, Thing, Widget, phrase, square
from gnomestead.terminal.ink import Ink

NAMES = ("Ada", "Bo", "Cleo")


class Words:
    """A lexicon that says keys as they are: `mossy-hat` is “mossy hat”."""

    def say(self, wanted: Phrase) -> str:
        return wanted.key.replace("-", " ")

    def seat(self, seat: int) -> str:
        return NAMES[seat]


def ink(width: int = 80, viewer: int | None = 0, **marks: str) -> Ink:
    return Ink(Words(), width, viewer, {id.replace("_", "-"): mark for id, mark in marks.items()})  # type: ignore[arg-type]


def thing(id: str, kind: str, **more: object) -> Thing:
    name = more.pop("name", id)
    return Thing(id, kind, phrase(str(name)), **more)  # type: ignore[arg-type]


def dungeon(columns: int = 20, rows: int = 15, **more: object) -> Place:
    """Unit squares with some walls, a hole, terrain, pieces alone and in a crowd."""
    spaces = []
    for row in range(rows):
        for column in range(columns):
            if 6 <= column <= 8 and 5 <= row <= 6:
                continue
            id = f"s{row}-{column}"
            space = square(id, column, row, phrase(id), "water" if (row + column) % 11 == 0 else "stone")
            walls = tuple(side for side in range(4) if (column * 7 + row * 3 + side) % 9 == 0)
            badges = (Badge("trap", phrase("trap"), 2),) if (row, column) == (2, 3) else ()
            spaces.append(Space(space.id, space.corners, space.name, space.art, walls, badges))
    things = (
        thing("ada", "piece", name="Ada-the-brave", owner=0, space="s1-1"),
        thing("wraith-1", "piece", name="wraith", space="s1-2"),
        thing("wraith-2", "piece", name="wraith", space="s4-4"),
        thing("bo", "piece", name="Bo-the-bold", owner=1, space="s4-4"),
        thing("cleo", "piece", name="Cleo", owner=2, space="s4-4"),
        thing("relic", "token", facing="down", space="s7-3"),
        thing("beside", "token", name="spare-key"),
    )
    return Place("dungeon", "board", phrase("The-dungeon"), things=things, spaces=tuple(spaces), **more)  # type: ignore[arg-type]


def triangles(side: int = 3) -> Place:
    """A hexagon of triangles, `6 * side²` of them."""
    height = 3**0.5 / 2
    spaces = []
    for row in range(-side, side):
        for column in range(-4 * side, 4 * side):
            up = (column + row) % 2 == 0
            x = column / 2
            base, tip = (row + 1, row) if up else (row, row + 1)
            corners = ((x, base * height), (x + 1, base * height), (x + 0.5, tip * height))
            if all(abs(cx) + abs(cy) / height / 2 <= side + 1e-6 for cx, cy in corners):
                id = f"t{len(spaces) + 1}"
                walls = (0,) if len(spaces) % 7 == 0 else ((1,) if len(spaces) % 7 == 3 else ())
                spaces.append(Space(id, corners, phrase(id), "", walls))
    things = (
        thing("gnome", "piece", name="Moth", owner=0, space="t5"),
        thing("wizard", "piece", name="Wizard", owner=1, space="t20"),
        thing("gem", "token", name="gem", space="t20"),
    )
    return Place("forest", "board", phrase("The-forest"), things=things, spaces=tuple(spaces))


def everything() -> Scene:
    """Each kind of place, thing, facing, badge and widget once."""
    die = thing("die-1", "die", name="red-die", value=4)
    card = thing(
        "moth", "card", name="Moth", text=phrase("Flutters-past-any-wall"), badges=(Badge("cost", phrase("cost"), 2),)
    )
    places = (
        Place("deck", "stack", phrase("Deck"), hidden=23),
        Place("market", "row", phrase("Market"), things=(card, thing("newt", "card", name="Newt", facing="turned"))),
        Place(
            "shelf",
            "grid",
            phrase("Shelf"),
            "side",
            columns=2,
            things=tuple(thing(f"jar-{i}", "card") for i in range(3)),
        ),
        Place(
            "pool",
            "tray",
            phrase("Pool"),
            things=(die, thing("gem-1", "token", name="gem"), thing("gem-2", "token", name="gem")),
        ),
        Place("bo-mat", "tray", phrase("Mat"), "seat", 1, (thing("health", "meter", value=3, most=5, owner=1),)),
        Place("bo-hand", "hand", phrase("Hand"), "seat", 1, hidden=4),
        Place(
            "ada-mat",
            "tray",
            phrase("Mat"),
            "seat",
            0,
            (
                thing(
                    "hat", "card", name="mossy-hat", owner=0, holds=(thing("die-2", "die", name="blue-die", value=6),)
                ),
                thing("loot", "token", owner=2, facing="down"),
            ),
        ),
        Place(
            "ada-hand",
            "hand",
            phrase("Hand"),
            "hand",
            0,
            (
                thing("ace", "card", name="Ace-of-acorns", owner=0),
                thing("memo", "note", name="Note", text=phrase("Beware-of-owls")),
            ),
        ),
        Place("empty", "row", phrase("Bin"), "side"),
    )
    return Scene(places, (Widget("catapult", "throw", phrase("Catapult"), {"angle": 40, "marks": (1, 2, None)}),))


def catacombs() -> Place:
    """A large board of squares whose walls are squares themselves, with ids like B2."""
    rows = ("...##?.?.##.?.O~~~...", ".1..?....?....?.?..2.", "#.#####.####.######.#") * 5
    arts = {"#": "wall", "~": "chasm", "?": "tile", "O": "portal"}
    spaces = tuple(
        square(f"{chr(65 + x)}{y + 1}", x, y, phrase(f"{chr(65 + x)}{y + 1}"), arts.get(char, "floor"))
        for y, row in enumerate(rows)
        for x, char in enumerate(row)
    )
    things = (
        thing("ada", "piece", name="Ada-the-brave", owner=0, space="B2"),
        thing("wraith-1", "piece", name="wraith", space="K2"),
        thing("wraith-2", "piece", name="wraith", space="K2"),
        thing("bo", "piece", name="Bo", owner=1, space="K2"),
    )
    return Place("catacombs", "board", phrase("The-catacombs"), things=things, spaces=spaces)
