"""Scenes: a small vocabulary that the browser and the terminal both draw.

A scene is things in places. Ids are those that moves name, so a client can light up what the
options touch without knowing the game. Wire types: this module is never compiled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from gnomestead.kernel.phrases import Phrase, PhraseValue

Point: TypeAlias = tuple[float, float]
ThingKind: TypeAlias = Literal["card", "die", "piece", "token", "meter", "note"]
PlaceKind: TypeAlias = Literal["board", "row", "grid", "stack", "hand", "tray"]
Facing: TypeAlias = Literal["up", "down", "turned"]
Where: TypeAlias = Literal["centre", "side", "seat", "hand"]


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small sign on a thing or space: an icon, a number or a word, and what it means."""

    art: str
    name: Phrase
    value: int | None = None


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something one can point at. `art` picks its picture; `name` says it in words."""

    id: str
    kind: ThingKind
    name: Phrase
    art: str = ""
    owner: int | None = None
    facing: Facing = "up"
    space: str = ""
    """On a board: the id of the space it stands on."""
    value: int | None = None
    """A die's number (where its faces are signs, its name says which), a meter's level, how many of it lie here."""
    most: int | None = None
    """A meter's top, a piece's full strength."""
    text: Phrase | None = None
    """What is written on it."""
    says: Phrase | None = None
    """What it says to somebody who taps it. Only for fun."""
    badges: tuple[Badge, ...] = ()
    holds: tuple[Thing, ...] = ()
    """Things that lie on it: dice on a card, a relic at a hero."""


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a board: any polygon, in the board's own units, y downwards."""

    id: str
    corners: tuple[Point, ...]
    name: Phrase
    art: str = ""
    walls: tuple[int, ...] = ()
    """Sides one cannot cross; side i runs from corner i to the next."""
    badges: tuple[Badge, ...] = ()
    way: tuple[str, ...] = ()
    """How whoever moves now would come here: every space from where it stands to this one."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where things lie. `where` is a hint for the layout; a game's look may do better."""

    id: str
    kind: PlaceKind
    name: Phrase
    where: Where = "centre"
    seat: int | None = None
    things: tuple[Thing, ...] = ()
    spaces: tuple[Space, ...] = ()
    columns: int = 0
    """For a grid."""
    hidden: int = 0
    """How many more things lie here unseen."""


class Widget(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something truly special that a client draws in its own way (a throw, a spinning device)."""

    id: str
    kind: str
    name: Phrase
    data: dict[str, PhraseValue | tuple[PhraseValue, ...]] = {}


class Reach(msgspec.Struct, frozen=True):
    """How far a thing could get on its turn."""

    spaces: tuple[str, ...]
    """Where it could stop."""
    halts: tuple[str, ...] = ()
    """Those of them where it would have to."""


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far something has got that decides the game. It counts up, towards the end."""

    name: Phrase
    """What is counted, in a word or two; tracks in a row that have the same name are shown as one group."""
    value: int
    most: int | None = None
    """Out of how many; None: there is no end to it."""
    seats: tuple[int, ...] = ()
    """Whose it is; nobody: the whole table's."""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What wins, in one short sentence, and how far everybody is."""

    aim: Phrase
    tracks: tuple[Track, ...] = ()


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole table as one viewer sees it."""

    places: tuple[Place, ...]
    widgets: tuple[Widget, ...] = ()
    goal: Goal | None = None
    """None: the game does not say."""


def everything(scene: Scene) -> Iterator[Place | Space | Thing]:
    """All of a scene that has an id and a name: what one can point at."""
    for place in scene.places:
        yield place
        yield from place.spaces
        yield from with_held(place.things)


def with_held(things: Iterable[Thing]) -> Iterator[Thing]:
    """Things, and those that lie on them."""
    for thing in things:
        yield thing
        yield from with_held(thing.holds)


def square(id: str, column: int, row: int, name: Phrase, art: str = "") -> Space:
    """A square space of side 1, columns and rows counted from 0."""
    x, y = float(column), float(row)
    return Space(id, ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)), name, art)
