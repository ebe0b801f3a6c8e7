"""What is printed on the cards, loaded once and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from gnomestead.kernel.content import by_id, expect_count, load

DEALT: Final = 3
STALL: Final = 3
MOST_BASKETS: Final = 3


class Mushroom(msgspec.Struct, frozen=True):
    """One kind: its worth, how many there are, the faces of the die that ask for it."""

    id: str
    worth: int
    count: int
    faces: tuple[int, ...]


class Content(msgspec.Struct, frozen=True):
    """The whole box."""

    mushrooms: tuple[Mushroom, ...]


_BOX: Final = load(files(__package__) / "content.toml", Content)
MUSHROOMS: Final = by_id("content.toml", _BOX.mushrooms, lambda row: row.id, count=4)
KINDS: Final = tuple(MUSHROOMS)
DECK: Final = tuple(kind for kind, row in MUSHROOMS.items() for _ in range(row.count))
IN_DEMAND: Final = {face: kind for kind, row in MUSHROOMS.items() for face in row.faces}

expect_count("content.toml", "cards", len(DECK), 24)
expect_count("content.toml", "faces", len(IN_DEMAND), 6)
