"""Everything printed on cardboard, loaded once into frozen tables and checked.

Spaces, heroes, dwarves, cards and effects are numbers here and in the state; their ids are for people.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec

from gnomestead.kernel.content import by_id, expect_count, load
from gnomestead.kernel.errors import BadContent

Space: TypeAlias = int
"""A space of the grid: row by row from A1, counted from 0."""

NOWHERE: Final = -1
_HERE: Final = files("gnomestead.games.wymer_stones") / "content"


# What the files hold ---------------------------------------------------------------------------------


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"partner": "with"}):
    """One verb with its parameters (effects.toml explains each)."""

    verb: str
    who: Literal["self", "roller", "hero", "other_hero", "each_hero", "wraith"] = "self"
    n: int = 1
    range: int = 0
    by: Literal["self", "villain"] = "self"
    span: Literal["roll", "turn", "next_turn"] = "roll"
    to: Literal["start", "portal", "random_portal", "within", "anywhere"] = "start"
    boon: str = ""
    die: str = ""
    partner: str = ""
    else_damage: int = 0
    else_heal: int = 0

    @property
    def names_hero(self) -> bool:
        """Whether somebody has to choose the hero it falls on."""
        return self.who in ("hero", "other_hero")


class _Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    effects: tuple[Effect, ...]
    when: tuple[Literal["auto", "calm", "declare", "after_roll"], ...]
    vs: tuple[Literal["any", "dwarf", "trap", "lock"], ...] = ("any",)
    needs_stone: bool = False


class _Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rolls: tuple[int, ...]
    scope: Literal["none", "self", "held"]
    when: tuple[Literal["auto", "calm", "declare", "after_roll"], ...]
    effects: tuple[Effect, ...]


class _Hero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stone: str
    hit_points: int
    movement: int
    trap_bonus: dict[str, int]
    power: tuple[_Power, ...]


class Dwarf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Cursed Dwarf: its steps, and its hit points by difficulty and number of heroes."""

    id: str
    movement: int
    hit_points: dict[str, tuple[int, int, int, int]]


class _Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    symbol: Literal["fang", "bone", "rune", "gear", "stone"]
    up: tuple[Effect, ...]
    down: tuple[Effect, ...]
    boon: _Card | None = None


class _Wraith(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    good_on: tuple[int, ...]
    good: tuple[Effect, ...]
    good_move: int
    bad: tuple[Effect, ...]
    bad_move: int


class _Named(msgspec.Struct, frozen=True):
    id: str
    spaces: tuple[str, ...]


class _Board(msgspec.Struct, frozen=True):
    id: str
    columns: str
    grid: tuple[str, ...]


class _BoardFile(msgspec.Struct, frozen=True):
    board: _Board
    counts: dict[str, int]
    corridor: tuple[_Named, ...]
    region: tuple[_Named, ...]


class _HeroFile(msgspec.Struct, frozen=True):
    hero: tuple[_Hero, ...]


class _DwarfFile(msgspec.Struct, frozen=True):
    dwarf: tuple[Dwarf, ...]


class _RelicFile(msgspec.Struct, frozen=True):
    relic: tuple[_Card, ...]


class _TrapFile(msgspec.Struct, frozen=True):
    trap: tuple[_Trap, ...]


class _WraithFile(msgspec.Struct, frozen=True):
    wraith: tuple[_Wraith, ...]


class _Mix(msgspec.Struct, frozen=True):
    traps: int
    relics: int


class _Counts(msgspec.Struct, frozen=True):
    heroes: int
    dwarves: int
    relics: int
    traps: int
    wraiths: int
    trap_tiles: int
    relic_tiles: int
    locks: int


class _Limits(msgspec.Struct, frozen=True):
    relic_slots: int
    villain_tiles: int
    least_random_locks: int
    total_most: int
    total_least: int
    quiet_rounds: int
    last_round: int


class _GameFile(msgspec.Struct, frozen=True):
    counts: _Counts
    limits: _Limits
    difficulty: dict[str, _Mix]
    rounds: dict[str, tuple[int, int, int, int]]


class _Verb(msgspec.Struct, frozen=True):
    id: str


class _VerbFile(msgspec.Struct, frozen=True):
    verb: tuple[_Verb, ...]


# What the rules read -----------------------------------------------------------------------------------


class Item(msgspec.Struct, frozen=True):
    """Something a hero has and may use: a held power, a relic, or a boon (a kept trap card)."""

    id: str
    kind: Literal["power", "relic", "boon"]
    effects: tuple[int, ...]
    calm: bool
    declare: bool
    after_roll: bool
    vs: tuple[str, ...]
    needs_stone: bool
    trap: int = NOWHERE
    """For a boon: the trap card it is."""
    held: bool = False
    """For a power: kept until the owner's next turn; otherwise it applies itself at once."""


class Hero(msgspec.Struct, frozen=True):
    """A hero card: `powers` gives the power item for each face of the die, 1 first."""

    id: str
    stone: str
    start: Space
    hit_points: int
    movement: int
    trap_bonus: dict[str, int]
    powers: tuple[int, ...]


class Trap(msgspec.Struct, frozen=True):
    """A trap card: its symbol and the effects of its two sides."""

    id: str
    symbol: str
    up: tuple[int, ...]
    down: tuple[int, ...]
    boon: int = NOWHERE


class Wraith(msgspec.Struct, frozen=True):
    """A wraith card: the faces that read the good path, and both paths."""

    id: str
    good_on: tuple[int, ...]
    good: tuple[int, ...]
    good_move: int
    bad: tuple[int, ...]
    bad_move: int
    bad_drag: int
    """How far the bad path lets the villain move the wraith; 0: it does not."""


class Region(msgspec.Struct, frozen=True):
    """A room: it splits the teleport menus."""

    id: str
    spaces: tuple[Space, ...]


_verbs: Final = {verb.id for verb in load(_HERE / "effects.toml", _VerbFile).verb}
EFFECTS: Final[list[Effect]] = []
ITEMS: Final[list[Item]] = []


def _numbered(file: str, card: str, effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """Enter a card's effects into the table; an unknown verb is an author's slip."""
    for effect in effects:
        if effect.verb not in _verbs:
            raise BadContent(file, card, f"unknown verb {effect.verb!r}; the verbs are {', '.join(sorted(_verbs))}")
        EFFECTS.append(effect)
    return tuple(range(len(EFFECTS) - len(effects), len(EFFECTS)))


def _item(file: str, kind: Literal["power", "relic", "boon"], card: _Card, trap: int, held: bool) -> int:
    ITEMS.append(
        Item(
            card.id,
            kind,
            _numbered(file, card.id, card.effects),
            "calm" in card.when,
            "declare" in card.when,
            "after_roll" in card.when,
            card.vs,
            card.needs_stone,
            trap,
            held,
        )
    )
    return len(ITEMS) - 1


_game: Final = load(_HERE / "game.toml", _GameFile)
COUNTS: Final = _game.counts
LIMITS: Final = _game.limits
DIFFICULTIES: Final = _game.difficulty
ROUNDS: Final = _game.rounds

# The board ---------------------------------------------------------------------------------------------

_board: Final = load(_HERE / "board.toml", _BoardFile)
WIDTH: Final = len(_board.board.columns)
HEIGHT: Final = len(_board.board.grid)
SYMBOLS: Final = "".join(_board.board.grid)
BOARD_ID: Final = _board.board.id
NAMES: Final = [f"{column}{row + 1}" for row in range(HEIGHT) for column in _board.board.columns]
SPACE: Final[dict[str, Space]] = {name: space for space, name in enumerate(NAMES)}
ALL_SPACES: Final = range(WIDTH * HEIGHT)
ROW: Final = [space // WIDTH for space in ALL_SPACES]
COLUMN: Final = [space % WIDTH for space in ALL_SPACES]
WALKABLE: Final = [symbol not in "#~" for symbol in SYMBOLS]


def _at(column: int, row: int) -> Space:
    return row * WIDTH + column if 0 <= column < WIDTH and 0 <= row < HEIGHT else NOWHERE


def _sides(space: Space) -> tuple[Space, ...]:
    """The spaces that share a side, north, east, south, west."""
    column, row = COLUMN[space], ROW[space]
    beside = (_at(column, row - 1), _at(column + 1, row), _at(column, row + 1), _at(column - 1, row))
    return tuple(other for other in beside if other != NOWHERE)


def _around(space: Space) -> frozenset[Space]:
    column, row = COLUMN[space], ROW[space]
    near = {_at(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return frozenset(near - {space, NOWHERE})


SIDES: Final = [_sides(space) for space in ALL_SPACES]
PATHS: Final = [tuple(side for side in SIDES[space] if WALKABLE[side]) for space in ALL_SPACES]
"""The neighbours on which heroes can walk."""
AROUND: Final = [_around(space) for space in ALL_SPACES]
"""WS-GEN-07: within one space."""
TILE_SPACES: Final = tuple(space for space in ALL_SPACES if SYMBOLS[space] == "?")
PORTALS: Final = tuple(space for space in ALL_SPACES if SYMBOLS[space] == "O")
EXITS: Final = [tuple(exit for exit in PORTALS if exit != space) if space in PORTALS else () for space in ALL_SPACES]
"""Where a portal leads; empty for every other space."""
_starts: Final = [SYMBOLS.index(symbol) for symbol in "1234"]


def distance(one: Space, other: Space) -> int:
    """WS-GEN-07: steps on the grid, ignoring everything."""
    return abs(ROW[one] - ROW[other]) + abs(COLUMN[one] - COLUMN[other])


@cache
def within(space: Space, reach: int) -> frozenset[Space]:
    """WS-GEN-07: the spaces within this distance; a reach of 0 is no limit."""
    return frozenset(other for other in ALL_SPACES if not reach or distance(space, other) <= reach)


@cache
def by_distance(space: Space) -> tuple[Space, ...]:
    """WS-GEN-09: all spaces, the nearest first; ties by row, then column."""
    return tuple(sorted(ALL_SPACES, key=lambda other: (distance(space, other), other)))


def _is_corridor(space: Space) -> bool:
    """WS-LCK-02: exactly two ways on, opposite each other or round a corner with a closed inner side."""
    if SYMBOLS[space] not in ".?" or len(PATHS[space]) != 2:
        return False
    one, other = PATHS[space]
    inner = one + other - space
    return ROW[one] == ROW[other] or COLUMN[one] == COLUMN[other] or not WALKABLE[inner]


def _grow_corridors() -> list[frozenset[Space]]:
    left = {space for space in ALL_SPACES if _is_corridor(space)}
    found: list[frozenset[Space]] = []
    while left:
        grown, edge = set(), {min(left)}
        while edge:
            grown |= edge
            edge = {side for space in edge for side in PATHS[space] if side in left} - grown
        left -= grown
        found.append(frozenset(grown))
    return found


CORRIDORS: Final = [frozenset(SPACE[name] for name in corridor.spaces) for corridor in _board.corridor]
CORRIDOR_IDS: Final = [corridor.id for corridor in _board.corridor]
SITES: Final = [*CORRIDORS, *(frozenset((portal,)) for portal in PORTALS)]
"""WS-LCK-03: each takes one lock."""
SITE: Final = [next((n for n, site in enumerate(SITES) if space in site), NOWHERE) for space in ALL_SPACES]
LOCK_SPACES: Final = tuple(space for space in ALL_SPACES if SITE[space] != NOWHERE)
REGIONS: Final = [Region(region.id, tuple(SPACE[name] for name in region.spaces)) for region in _board.region]
REGION: Final = [
    next((n for n, region in enumerate(REGIONS) if space in region.spaces), NOWHERE) for space in ALL_SPACES
]


def _check_board() -> None:
    found = {
        "spaces": len(SYMBOLS),
        "walkable": sum(WALKABLE),
        "wall": SYMBOLS.count("#"),
        "chasm": SYMBOLS.count("~"),
        "tile_spaces": len(TILE_SPACES),
        "portals": len(PORTALS),
        "corridors": len(_grow_corridors()),
        "regions": len(REGIONS),
    }
    for what, count in _board.counts.items():
        expect_count("board.toml", what, found.get(what, 0), count)
    for name, corridor in zip(CORRIDOR_IDS, CORRIDORS, strict=True):
        if corridor not in _grow_corridors():
            raise BadContent("board.toml", name, "the grid has no such corridor (WS-LCK-02)")
    for space in ALL_SPACES:
        homes = sum(space in region.spaces for region in REGIONS)
        if homes != WALKABLE[space]:
            raise BadContent("board.toml", NAMES[space], f"it lies in {homes} regions, expected {int(WALKABLE[space])}")


_check_board()

# Cards -------------------------------------------------------------------------------------------------


def _hero(card: _Hero, start: Space) -> Hero:
    faces: dict[int, int] = {}
    for power in card.power:
        made = _Card(power.id, power.effects, power.when)
        item = _item("heroes.toml", "power", made, NOWHERE, power.scope == "held")
        faces.update(dict.fromkeys(power.rolls, item))
    if sorted(faces) != [1, 2, 3, 4, 5, 6]:
        raise BadContent("heroes.toml", card.id, f"its powers cover the faces {sorted(faces)}, expected 1 to 6")
    powers = tuple(faces[face] for face in range(1, 7))
    return Hero(card.id, card.stone, start, card.hit_points, card.movement, card.trap_bonus, powers)


def _dwarf(card: Dwarf) -> Dwarf:
    if set(card.hit_points) != set(DIFFICULTIES):
        given, wanted = ", ".join(card.hit_points), ", ".join(DIFFICULTIES)
        raise BadContent("dwarves.toml", card.id, f"its hit points are for {given}; expected {wanted}")
    return card


def _trap(number: int, card: _Trap) -> Trap:
    boon = NOWHERE if card.boon is None else _item("traps.toml", "boon", card.boon, number, False)
    up, down = _numbered("traps.toml", card.id, card.up), _numbered("traps.toml", card.id, card.down)
    return Trap(card.id, card.symbol, up, down, boon)


def _wraith(card: _Wraith) -> Wraith:
    good, bad = _numbered("wraiths.toml", card.id, card.good), _numbered("wraiths.toml", card.id, card.bad)
    drag = sum(effect.n for effect in card.bad if effect.verb == "drag")
    return Wraith(card.id, card.good_on, good, card.good_move, bad, card.bad_move, drag)


_heroes: Final = by_id("heroes.toml", load(_HERE / "heroes.toml", _HeroFile).hero, lambda h: h.id, COUNTS.heroes)
_dwarves: Final = by_id("dwarves.toml", load(_HERE / "dwarves.toml", _DwarfFile).dwarf, lambda d: d.id, COUNTS.dwarves)
_relics: Final = by_id("relics.toml", load(_HERE / "relics.toml", _RelicFile).relic, lambda r: r.id, COUNTS.relics)
_traps: Final = by_id("traps.toml", load(_HERE / "traps.toml", _TrapFile).trap, lambda t: t.id, COUNTS.traps)
_wraiths: Final = by_id(
    "wraiths.toml", load(_HERE / "wraiths.toml", _WraithFile).wraith, lambda w: w.id, COUNTS.wraiths
)

HEROES: Final = [_hero(card, start) for card, start in zip(_heroes.values(), _starts, strict=True)]
DWARVES: Final = [_dwarf(card) for card in _dwarves.values()]
RELICS: Final = [_item("relics.toml", "relic", card, NOWHERE, False) for card in _relics.values()]
"""The relic cards, as items."""
TRAPS: Final = [_trap(number, card) for number, card in enumerate(_traps.values())]
WRAITHS: Final = [_wraith(card) for card in _wraiths.values()]

TRAP: Final = 0
RELIC: Final = 1
STONE: Final = 2
"""Faces of tiles: a trap, a relic, and from STONE on the stone of each hero."""
FACES: Final = ["face_trap", "face_relic", *(hero.stone for hero in HEROES)]
