"""Everything printed on cardboard, loaded once into frozen, checked tables.

Spaces are numbers 0 to 17, row by row; a set of spaces is a whole number used as bits. A card's
ability is a verb with parameters: each verb becomes one table by card value (how far may it
bounce? how many turns does it guard?), so rules ask about properties and never name a card.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Final

import msgspec

from gnomestead.kernel.content import by_id, expect_count, load
from gnomestead.kernel.errors import BadContent

_FOLDER = files(__package__) / "content"


class _Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    terrain: str = ""
    flowers: tuple[str, ...] = ()
    pond: bool = False


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]
    columns: int
    terrains: tuple[str, ...]
    flowers: tuple[str, ...]
    space: tuple[_Space, ...]


class _Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    on: str
    window: str
    params: tuple[str, ...]


class _Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    verb: tuple[_Verb, ...]


class _Gnome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    id: str
    answer: str
    window: str
    verb: str
    params: dict[str, int | str | bool]


class _Gnomes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gnome: tuple[_Gnome, ...]


class _Mole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    given: dict[str, int]
    verb: str
    points: tuple[int, int, int]


class _Bait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    given: dict[str, int]
    verb: str
    per_mole: int


class _Mini(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    verb: str
    points: int
    none: int


class _Cat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    verb: str
    steps: int


class _Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    verb: str


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gangs: tuple[str, ...]
    minis: int
    mole: _Mole
    bait: _Bait
    mini: _Mini
    cat: _Cat
    action: tuple[_Action, ...]
    totals: dict[str, int]


class _Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    chimney: tuple[int, int]


class _Comment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    up_to: int


class _Thrower(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    aim_noise: int
    bend_noise: int


class _Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    aim_min: int
    aim_max: int
    bend_min: int
    bend_max: int
    sin_milli: tuple[int, ...]
    cos_milli: tuple[int, ...]
    range_mm: tuple[int, ...]
    breeze_min: int
    breeze_max: int
    breeze_divisor: int
    wobble_base: int
    wobble_divisor: int
    chimney_radius_mm: int
    limit_y_max_mm: int
    limit_y_min_mm: int
    limit_x_abs_mm: int
    over_the_hedge_mm: int
    max_rethrows: int
    timeout_aim: int
    timeout_bend: int
    wobble: dict[str, int]
    spot: tuple[_Spot, ...]
    comment: tuple[_Comment, ...]
    bot: tuple[_Thrower, ...]


# Reading and checking --------------------------------------------------------------------------


def read_board() -> _Board:
    """The garden: every space of the grid once, row by row, with known terrain and flowers."""
    board = load(_FOLDER / "board.toml", _Board)
    wanted = [f"{row}{column + 1}" for row in board.rows for column in range(board.columns)]
    if [space.id for space in board.space] != wanted:
        raise BadContent("board.toml", "space", f"the spaces must be {' '.join(wanted)}, in this order")
    for space in board.space:
        if space.pond == bool(space.terrain) or space.pond == bool(space.flowers):
            raise BadContent("board.toml", space.id, "a space has terrain and flowers, a pond neither")
        _known("board.toml", space.id, [space.terrain] if space.terrain else [], board.terrains)
        _known("board.toml", space.id, space.flowers, board.flowers)
    return board


def read_gnomes(verbs: dict[str, _Verb]) -> list[_Gnome]:
    """The gnomes of a gang by value, each with a known verb, its window and its parameters."""
    gnomes = load(_FOLDER / "gnomes.toml", _Gnomes).gnome
    by_id("gnomes.toml", gnomes, lambda gnome: gnome.id)
    for value, gnome in enumerate(gnomes, 1):
        if gnome.value != value:
            raise BadContent("gnomes.toml", gnome.id, f"value {gnome.value} where {value} was expected")
        _known("gnomes.toml", gnome.id, [gnome.answer], ("cards", "megaphone"))
        _known("gnomes.toml", gnome.id, [gnome.verb], tuple(verbs))
        verb = verbs[gnome.verb]
        if (gnome.window, set(gnome.params)) != (verb.window, set(verb.params)):
            raise BadContent("gnomes.toml", gnome.id, f"{verb.id} wants {verb.window} and {', '.join(verb.params)}")
    return list(gnomes)


def read_box(board: _Board, gnomes: list[_Gnome], verbs: dict[str, _Verb]) -> _Box:
    """The pieces, and the box's totals held against them."""
    box = load(_FOLDER / "box.toml", _Box)
    used = [box.mole.verb, box.bait.verb, box.mini.verb, box.cat.verb, *(action.verb for action in box.action)]
    _known("box.toml", "verb", used, tuple(verbs))
    gangs, plain = len(box.gangs), sum(not space.pond for space in board.space)
    found = {
        "gnome_cards": gangs * len(gnomes),
        "loot_cards": plain,
        "catapult_cards": gangs,
        "interrogation_cards": 2 * gangs,
        "miniatures": gangs * box.minis,
        "terrain_tokens": len(board.terrains),
        "action_tokens": len(box.action),
        "gnome_tokens": gangs,
        "cat_tokens": 1,
        "mole_tokens": gangs * box.mole.count,
        "bait_tokens": gangs * box.bait.count,
    }
    for kind, count in found.items():
        expect_count("box.toml", kind, count, box.totals.get(kind, 0))
    return box


def read_throw() -> _Throw:
    """The throw's numbers: a table entry for each aim and bend."""
    throw = load(_FOLDER / "throw.toml", _Throw)
    expect_count("throw.toml", "range_mm", len(throw.range_mm), throw.bend_max + 1)
    expect_count("throw.toml", "sin_milli", len(throw.sin_milli), throw.aim_max + 1)
    expect_count("throw.toml", "cos_milli", len(throw.cos_milli), throw.aim_max + 1)
    by_id("throw.toml", throw.spot, lambda spot: spot.id, 8)
    return throw


def _known(file: str, place: str, words: Iterable[str], legal: tuple[str, ...]) -> None:
    for word in words:
        if word not in legal:
            raise BadContent(file, place, f"{word!r} is not one of {', '.join(legal)}")


_board = read_board()
_verbs = by_id("effects.toml", load(_FOLDER / "effects.toml", _Effects).verb, lambda verb: verb.id)
_gnomes = read_gnomes(_verbs)
_box = read_box(_board, _gnomes, _verbs)
THROW: Final = read_throw()


# The garden ------------------------------------------------------------------------------------

SPACES: Final = tuple(space.id for space in _board.space)
SPACE_COUNT: Final = len(SPACES)
SPACE_OF: Final = {id: space for space, id in enumerate(SPACES)}
COLUMNS: Final = _board.columns
TERRAINS: Final = _board.terrains
COLOURS: Final = _board.flowers
TERRAIN_OF: Final = tuple(_board.terrains.index(s.terrain) if s.terrain else -1 for s in _board.space)
FLOWERS_OF: Final = tuple(tuple(i for i, c in enumerate(COLOURS) if c in s.flowers) for s in _board.space)


def bits(spaces: Iterable[int]) -> int:
    """A set of spaces."""
    return sum(1 << space for space in spaces)


def spaces_in(mask: int) -> list[int]:
    """The spaces of a set, in board order."""
    return [space for space in range(SPACE_COUNT) if mask >> space & 1]


def _distance(one: int, other: int) -> int:
    """Steps of a king: sides and corners alike (GS-BRD-05)."""
    rows = abs(one // COLUMNS - other // COLUMNS)
    return max(rows, abs(one % COLUMNS - other % COLUMNS))


ALL_SPACES: Final = (1 << SPACE_COUNT) - 1
PLAIN: Final = bits(space for space, row in enumerate(_board.space) if not row.pond)
PONDS: Final = ALL_SPACES & ~PLAIN
GROUND: Final = tuple(bits(s for s in range(SPACE_COUNT) if TERRAIN_OF[s] == t) for t in range(len(TERRAINS)))
AROUND: Final = tuple(
    tuple(bits(b for b in range(SPACE_COUNT) if 0 < _distance(a, b) <= reach) for a in range(SPACE_COUNT))
    for reach in range(COLUMNS)
)
"""AROUND[reach][space]: the spaces at most this far from a space, itself left out."""

AREA_OF: Final = tuple((AROUND[1][space] | 1 << space) & PLAIN for space in range(SPACE_COUNT))
LINE_OF: Final = tuple(
    bits(b for b in range(SPACE_COUNT) if a // COLUMNS == b // COLUMNS or a % COLUMNS == b % COLUMNS) & PLAIN
    for a in range(SPACE_COUNT)
)
BLOOM_OF: Final = tuple(bits(s for s in range(SPACE_COUNT) if c in FLOWERS_OF[s]) for c in range(len(COLOURS)))


# The pieces ------------------------------------------------------------------------------------

GANGS: Final = _box.gangs
MINIS: Final = _box.minis


def tokens_given(seats: int) -> tuple[int, int]:
    """GS-SET-03/04, GS-DUO-01: how many Moles and Baits each seat gets at a table of this size."""
    return _box.mole.given[str(seats)], _box.bait.given[str(seats)]


LOOT_POINTS: Final = _box.mole.points
LURE_POINTS: Final = _box.bait.per_mole
MINI_POINTS: Final = _box.mini.points
NO_MINI_POINTS: Final = _box.mini.none
CAT_STEPS: Final = _box.cat.steps
ACTIONS: Final = tuple(action.id for action in _box.action)
AREA: Final = ACTIONS.index("area")
LINE: Final = ACTIONS.index("line")
FLOWER: Final = ACTIONS.index("flower")
CAT: Final = ACTIONS.index("cat")


# The gnomes ------------------------------------------------------------------------------------

TOP_VALUE: Final = len(_gnomes)
ABILITIES: Final = ("", *(gnome.id for gnome in _gnomes))
LOUD: Final = (False, *(gnome.answer == "megaphone" for gnome in _gnomes))


def _ability(verb: str, param: str = "") -> tuple[int, ...]:
    """By card value: the verb's parameter (without one: 1), or 0 for gnomes who cannot do it."""
    return (0, *(int(g.params[param] if param else 1) if g.verb == verb else 0 for g in _gnomes))


ASK_ANY_RANK: Final = _ability("ask_any_rank")
CAT_AS_QUESTION: Final = _ability("ask_any_rank", "cat_as_question")
PICK_FIRST: Final = _ability("pick_first")
BOUNCE: Final = _ability("bounce", "reach")
PLACE_ANYWHERE: Final = _ability("place_anywhere")
WHISTLE: Final = _ability("whistle", "steps")
ASK_AGAIN: Final = _ability("ask_again")
DIG_ADJACENT: Final = _ability("dig_adjacent", "tokens")
GUARD: Final = _ability("guard", "turns")


def card_id(gang: int, value: int) -> str:
    """The id of a gnome card: `red_8`."""
    return f"{GANGS[gang]}_{value}"


CARD_OF: Final = {card_id(g, v): (g, v) for g in range(len(GANGS)) for v in range(1, TOP_VALUE + 1)}


def token_id(space: str, height: int) -> str:
    """The id of a token in a stack, the bottom one being the first: `token_B2_1`."""
    return f"token_{space}_{height}"


def mini_id(gang: int, piece: int) -> str:
    """The id of a Miniature: `mini_red_1`."""
    return f"mini_{GANGS[gang]}_{piece % MINIS + 1}"
