"""How to play, on one page: a game's `howto.toml` and `howto.gnome`, with words of its word file.

The pictures are positions of a real game: `howto.gnome` is a record, and `howto.toml` says for each picture after
how many entries it was taken, through whose eyes, and what of the table it shows. So no picture can be wrong.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gnomestead.kernel.content import load
from gnomestead.kernel.errors import BadContent
from gnomestead.kernel.game import AnyGame
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.match import Match
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.record import Record, loads
from gnomestead.kernel.scene import Place, Point, Scene, Space, everything

FILE = "howto.toml"
RECORD = "howto.gnome"
GOAL, END = "howto-goal", "howto-end"
MISTAKES = ("howto-mistake-1", "howto-mistake-2", "howto-mistake-3")


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a picture is taken, and what it shows. Its words are `howto-turn-<id>`."""

    id: str
    at: int
    """After so many entries of the record."""
    eyes: Seat | None = None
    """Through which seat's eyes; a spectator's by default."""
    places: tuple[str, ...] = ()
    near: str = ""
    """Of a board only the spaces round this one, and what stands on them; all of it by default."""
    reach: float = 2
    """How far round it, in the board's own units."""
    things: tuple[str, ...] = ()
    """Of places off the board only these things; none: all."""
    widgets: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    """What the words are about."""


class HowTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pictures of a turn, and the icons that the page explains: `howto-icon-<art>`."""

    turn: tuple[Moment, ...]
    icons: tuple[str, ...]


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table as it stood. Its words are `howto-turn-<id>`."""

    id: str
    scene: Scene
    names: tuple[str, ...]
    eyes: Seat | None = None
    lit: tuple[str, ...] = ()


class HowToPage(msgspec.Struct, frozen=True):
    """Everything on the page but its words."""

    turn: tuple[Picture, ...]
    icons: tuple[str, ...]


class HowToWords(msgspec.Struct, frozen=True):
    """The words of the page, in its order."""

    goal: str
    turn: tuple[str, ...]
    icons: tuple[tuple[str, str], ...]
    """What each is called, and what it means."""
    end: str
    mistakes: tuple[str, ...]

    def all(self) -> Iterable[str]:
        """Every sentence."""
        return (self.goal, *self.turn, *(word for icon in self.icons for word in icon), self.end, *self.mistakes)


def has_howto(game: AnyGame) -> bool:
    """Whether the game has such a page."""
    return (game.folder / FILE).is_file()


def read_howto(game: AnyGame) -> HowTo:
    """The game's howto.toml."""
    return load(game.folder / FILE, HowTo)


def howto_keys(howto: HowTo) -> list[str]:
    """The keys of the word file that the page is made of."""
    turn = [f"howto-turn-{moment.id}" for moment in howto.turn]
    icons = [f"howto-icon-{art}" for art in howto.icons]
    return [GOAL, *turn, *icons, END, *MISTAKES]


def howto_words(game: AnyGame) -> HowToWords:
    """What the page says."""
    howto, words = read_howto(game), Lexicon(game)

    def say(key: str, attribute: str = "") -> str:
        return " ".join(words.attribute(key, attribute, {}).split())

    turn = tuple(say(f"howto-turn-{moment.id}") for moment in howto.turn)
    icons = tuple((say(key := f"howto-icon-{art}"), say(key, "means")) for art in howto.icons)
    return HowToWords(say(GOAL), turn, icons, say(END), tuple(say(key) for key in MISTAKES))


def howto_page(game: AnyGame) -> HowToPage:
    """The page with its pictures, taken from the game that its record tells."""
    howto = read_howto(game)
    record = loads((game.folder / RECORD).read_text("utf-8"))
    return HowToPage(tuple(_picture(game, record, moment) for moment in howto.turn), howto.icons)


def _picture(game: AnyGame, record: Record, moment: Moment) -> Picture:
    match = Match.replay(game, record, moment.at)
    whole = game.scene(game.view(match.state, moment.eyes))
    known = {each.id for each in (*everything(whole), *whole.widgets)}
    wanted = (*moment.places, moment.near, *moment.things, *moment.widgets, *moment.lit)
    if missing := [id for id in wanted if id and id not in known]:
        raise BadContent(f"{game.id}/{FILE}", moment.id, f"after {moment.at} entries nothing is called {missing[0]!r}")
    scene = _part_of(whole, moment)
    shown = {each.id for each in (*everything(scene), *scene.widgets)}
    if unseen := [id for id in moment.lit if id not in shown]:
        raise BadContent(f"{game.id}/{FILE}", moment.id, f"{unseen[0]!r} is lit, but the picture does not show it")
    return Picture(moment.id, scene, match.names, moment.eyes, moment.lit)


def _part_of(scene: Scene, moment: Moment) -> Scene:
    places = {place.id: place for place in scene.places}
    shown = tuple(_cut(places[id], moment) for id in moment.places)
    return Scene(shown, tuple(widget for widget in scene.widgets if widget.id in moment.widgets))


def _cut(place: Place, moment: Moment) -> Place:
    """Of a board the spaces that are wanted, of another place the things."""
    if not place.spaces:
        things = tuple(thing for thing in place.things if thing.id in moment.things) or place.things
        return msgspec.structs.replace(place, things=things)
    spaces = _round(place.spaces, moment) if moment.near else place.spaces
    ids = {space.id for space in spaces}
    things = tuple(thing for thing in place.things if thing.space in ids)
    return msgspec.structs.replace(place, spaces=spaces, things=things)


def _round(spaces: tuple[Space, ...], moment: Moment) -> tuple[Space, ...]:
    middle = next(space for space in spaces if space.id == moment.near)
    return tuple(space for space in spaces if _distance(space, middle) <= moment.reach)


def _distance(one: Space, other: Space) -> float:
    """As a king walks: the larger of the steps across and down, from centre to centre."""
    return max(abs(a - b) for a, b in zip(_centre(one), _centre(other), strict=True))


def _centre(space: Space) -> Point:
    across, down = zip(*space.corners, strict=True)
    return sum(across) / len(across), sum(down) / len(down)
