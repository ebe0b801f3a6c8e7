"""Everything printed on cardboard: tribes, scrolls, tiles, boards, dice, holds; loaded and checked once."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

from gnomestead.games.gnomes_wizards.rules.board import Shape, board_for
from gnomestead.kernel import BadContent
from gnomestead.kernel.content import by_id, expect_count, load, read_toml

_FOLDER = files("gnomestead.games.gnomes_wizards") / "content"

SELF: Final = -1
"""Where an effect names a target by number: the performer itself."""
ANYWHERE: Final = 99
BORDERING: Final = -1
ON_TILE: Final = -2

# Windows and tags are bits, so that "may this be cast now?" is one `and`.
ANY: Final = 1
OWN_TURN: Final = 2
ATTACK: Final = 4
DICE: Final = 8
DICE_ENEMY: Final = 16
WINDOWS: Final = {"any": ANY, "own_turn": OWN_TURN, "attack": ATTACK, "dice": DICE, "dice_enemy": DICE_ENEMY}
TAG_ATTACK: Final = 1
TAG_DAMAGE: Final = 2
TAG_MOVES: Final = 4
TAGS: Final = {"attack": TAG_ATTACK, "damage": TAG_DAMAGE, "moves_self": TAG_MOVES}

COUNTERS: Final = ("flying", "sleeping", "lingering", "no_attack", "no_movement")
FACES: Final = ("move", "attack", "flex", "defense", "horn", "crystal")


class RawTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A target as it is written."""

    id: str
    who: str
    range: int | str
    count: int | str = 1
    need: tuple[str, ...] = ()
    optional: bool = False


class RawAbility(msgspec.Struct, frozen=True):
    """An ability as it is written, in a clan or on a scroll."""

    id: str
    name: str
    window: str
    role: str
    tags: tuple[str, ...]
    targets: tuple[RawTarget, ...]
    effects: tuple[dict[str, Any], ...]
    text: str
    flavour: str
    cost: int = 0
    count: int = 1
    actor: str = ""
    leader_targets: tuple[RawTarget, ...] | None = None
    leader_effects: tuple[dict[str, Any], ...] | None = None
    leader_text: str = ""


class RawUnit(msgspec.Struct, frozen=True):
    """A leader or a clan as it is written."""

    id: str
    name: str
    move: int
    attack: int
    defense: int
    hp: int
    flavour: str
    slot: int = 0
    title: str = ""
    symbol: str = ""
    line: str = "leader"
    mine: bool = False
    ability: RawAbility | None = None


class RawTribe(msgspec.Struct, frozen=True):
    """A tribe as it is written."""

    id: str
    race: str
    name: str
    colour: str
    hex: str
    style: str
    flavour: str
    leader: RawUnit
    clan: tuple[RawUnit, ...]


class Tile(msgspec.Struct, frozen=True):
    """A triangular tile: whose symbol it shows, and on which half it is dealt."""

    id: str
    tribe: str
    clan: str
    slot: int
    side: str
    symbol: str
    mine: bool
    name: str


class RawBoard(msgspec.Struct, frozen=True):
    """A board as it is written."""

    id: str
    players: int
    name: str
    default: bool
    sides: bool
    space_count: int
    mine_count: int
    flippable: int
    layer_sizes: tuple[int, ...]
    flavour: str
    spaces: tuple[tuple[int, int, str, int, str], ...]


class RawHold(msgspec.Struct, frozen=True):
    """A hold toggle: wait for me at this beat when the condition holds."""

    id: str
    beat: str
    default: bool


class _Tribes(msgspec.Struct):
    tribe: tuple[RawTribe, ...]


class _Scrolls(msgspec.Struct):
    hand_limit: int
    learned: tuple[RawAbility, ...]
    secret: tuple[RawAbility, ...]


class _Tiles(msgspec.Struct):
    tile: tuple[Tile, ...]


class _Boards(msgspec.Struct):
    board: tuple[RawBoard, ...]
    wild: dict[str, Any]


class _Timing(msgspec.Struct):
    beat: tuple[dict[str, str], ...]
    hold: tuple[RawHold, ...]


class Target(msgspec.Struct, frozen=True):
    """Whom or what an ability is aimed at. `reach` counts from the performer; `on` is a target tile."""

    who: str
    reach: int
    most: int
    """How many at the most; `every` takes all that qualify."""
    every: bool
    need: tuple[str, ...]
    optional: bool
    on: int = SELF
    lacks: int = -1
    """The counter it must not carry."""
    other: int = -1
    """The earlier target it must differ from."""
    apart_from: int = -2
    """The earlier target (SELF: the performer) whose tile it must not share."""


class Effect(msgspec.Struct, frozen=True):
    """One verb with its parameters. Targets are numbers: 0 is the first target, SELF the performer."""

    verb: str
    to: int = SELF
    n: int = 0
    power: int = 0
    mode: str = "normal"
    stat: str = ""
    kind: int = 0
    kinds: tuple[int, ...] = ()
    exact: bool = False
    heading: int = 0
    strikes: bool = False
    reach: int = 0
    need: tuple[str, ...] = ()
    second: int = SELF
    if_alive: int = -2
    """The target that must still be active (-2: no condition)."""
    drained: bool = False


class Ability(msgspec.Struct, frozen=True):
    """A clan ability or a scroll, ready for the rules. `leader` is the variant a leader casts."""

    index: int
    id: str
    name: str
    kind: str
    cost: int
    window: int
    tags: int
    role: str
    actor: bool
    targets: tuple[Target, ...]
    effects: tuple[Effect, ...]
    text: str
    flavour: str
    leader: int
    copies: int = 0

    def has(self, verb: str) -> bool:
        """Whether one of its effects is this verb."""
        return any(effect.verb == verb for effect in self.effects)


class Vocabulary:
    """The words that abilities may be written in (vocabulary.toml)."""

    def __init__(self) -> None:
        raw = read_toml(_FOLDER / "vocabulary.toml")
        self.who = set(raw["who"])
        self.need = set(raw["need"])
        self.prefixes = tuple(raw["need_prefix"])
        self.verbs = {row["id"]: row for row in raw["verb"]}

    def check(self, file: str, raw: RawAbility) -> None:
        """Raise unless the ability speaks this vocabulary."""
        if raw.window not in WINDOWS:
            raise BadContent(file, raw.id, f"unknown window {raw.window!r}; there are: {', '.join(WINDOWS)}")
        for tag in raw.tags:
            if tag not in TAGS:
                raise BadContent(file, raw.id, f"unknown tag {tag!r}; there are: {', '.join(TAGS)}")
        for target in (*raw.targets, *(raw.leader_targets or ())):
            self._check_target(file, raw.id, target)
        for effect in (*raw.effects, *(raw.leader_effects or ())):
            self._check_effect(file, raw.id, effect)

    def _check_target(self, file: str, row: str, target: RawTarget) -> None:
        if target.who not in self.who:
            raise BadContent(file, row, f"unknown who {target.who!r}; there are: {', '.join(sorted(self.who))}")
        for need in target.need:
            if need not in self.need and not need.startswith(self.prefixes):
                raise BadContent(file, row, f"unknown need {need!r}; there are: {', '.join(sorted(self.need))}")

    def _check_effect(self, file: str, row: str, effect: dict[str, Any]) -> None:
        verb = self.verbs.get(effect.get("do", ""))
        if verb is None:
            raise BadContent(file, row, f"unknown verb {effect.get('do')!r}; there are: {', '.join(self.verbs)}")
        given = set(effect) - {"do"}
        if missing := set(verb["required"]) - given:
            raise BadContent(file, row, f"{effect['do']} lacks {', '.join(sorted(missing))}")
        if strange := given - set(verb["required"]) - set(verb["optional"]):
            raise BadContent(file, row, f"{effect['do']} does not take {', '.join(sorted(strange))}")


def _target(raw: RawTarget, names: dict[str, int]) -> Target:
    reach, on = _range(raw.range, names)
    count = str(raw.count)
    marks = {prefix: rest for prefix, _, rest in (need.partition(":") for need in raw.need) if rest}
    return Target(
        who=raw.who,
        reach=reach,
        most=int(count.removeprefix("upto:")) if count != "all" else 0,
        every=count == "all",
        need=tuple(need for need in raw.need if ":" not in need),
        optional=raw.optional,
        on=on,
        lacks=COUNTERS.index(marks["lacks"]) if "lacks" in marks else -1,
        other=names[marks["other"]] if "other" in marks else -1,
        apart_from=names[marks["other_tile"]] if "other_tile" in marks else -2,
    )


def _range(written: int | str, names: dict[str, int]) -> tuple[int, int]:
    if isinstance(written, int):
        return written, SELF
    if written.startswith("on:"):
        return ON_TILE, names[written.removeprefix("on:")]
    return {"bordering": BORDERING, "any": ANYWHERE}[written], SELF


def _effect(raw: dict[str, Any], names: dict[str, int]) -> Effect:
    amount = raw.get("n", raw.get("steps", raw.get("bonus", 0)))
    aim = next((raw[key] for key in ("to", "a", "by", "on", "tile", "seat") if key in raw), "self")
    return Effect(
        verb=raw["do"],
        to=names[aim],
        n=amount if isinstance(amount, int) else 0,
        power=raw.get("power", 0),
        mode=raw.get("mode", "normal"),
        stat=raw.get("stat", ""),
        kind=COUNTERS.index(raw["kind"]) if "kind" in raw else 0,
        kinds=tuple(COUNTERS.index(kind) for kind in raw.get("kinds", ())),
        exact=raw.get("exact", False),
        heading={"": 0, "toward": -1, "away": 1}[raw.get("heading", "")],
        strikes=raw.get("arrival") == "strike",
        reach=raw.get("dest_range", 0),
        need=tuple(raw.get("dest_need", ())),
        second=names[raw.get("b", raw.get("at", raw.get("dest_from", "self")))],
        if_alive=names[raw["if"].removeprefix("alive:")] if "if" in raw else -2,
        drained=amount == "drained",
    )


class _Shelf:
    """Gathers abilities in the order of their numbers."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self._words = Vocabulary()

    def add(self, file: str, raw: RawAbility, kind: str) -> int:
        """Put an ability (and its leader's variant) on the shelf; its number."""
        self._words.check(file, raw)
        leader = -1
        if raw.leader_effects is not None:
            text = f"{raw.text} Leader: {raw.leader_text}"
            leader = self._put(file, raw, kind, raw.leader_targets or (), raw.leader_effects, -1, text)
        return self._put(file, raw, kind, raw.targets, raw.effects, leader, raw.text)

    def _put(
        self,
        file: str,
        raw: RawAbility,
        kind: str,
        targets: tuple[RawTarget, ...],
        effects: tuple[dict[str, Any], ...],
        leader: int,
        text: str,
    ) -> int:
        names = {"self": SELF, **{target.id: i for i, target in enumerate(targets)}}
        try:
            made = Ability(
                index=len(self.abilities),
                id=raw.id.partition("_")[2],
                name=raw.name,
                kind=kind,
                cost=raw.cost,
                window=WINDOWS[raw.window],
                tags=sum(TAGS[tag] for tag in raw.tags),
                role=raw.role,
                actor=raw.actor == "own",
                targets=tuple(_target(target, names) for target in targets),
                effects=tuple(_effect(effect, names) for effect in effects),
                text=text,
                flavour=raw.flavour,
                leader=leader,
                copies=raw.count,
            )
        except KeyError as error:
            raise BadContent(file, raw.id, f"it names {error}, which is none of its targets") from error
        self.abilities.append(made)
        return made.index


def _load_tribes() -> tuple[RawTribe, ...]:
    tribes = load(_FOLDER / "tribes.toml", _Tribes).tribe
    by_id("tribes.toml", tribes, lambda tribe: tribe.id, 6)
    for tribe in tribes:
        lines = sorted(clan.line for clan in tribe.clan)
        if lines != ["fierce", "fleet", "steady", "stout", "sturdy", "swift"]:  # GW-STAT-04
            raise BadContent("tribes.toml", tribe.id, f"a tribe has one clan of each line, not {lines}")
        if [clan.slot for clan in tribe.clan] != [1, 2, 3, 4, 5, 6] or not tribe.clan[5].mine:
            raise BadContent("tribes.toml", tribe.id, "clans stand in slots 1 to 6, the mine clan last")
    return tribes


def _load_tiles() -> tuple[Tile, ...]:
    tiles = load(_FOLDER / "tiles.toml", _Tiles).tile
    by_id("tiles.toml", tiles, lambda tile: tile.id, 72)
    expected = [(tribe.id, clan.id, side) for tribe in TRIBES for clan in tribe.clan for side in "AB"]
    for tile, (tribe, clan, side) in zip(tiles, expected, strict=True):
        if (tile.tribe, tile.clan, tile.side) != (tribe, clan, side):
            raise BadContent("tiles.toml", tile.id, f"expected the {side} tile of {clan} here")
    return tiles


def shape_of(board: RawBoard) -> Shape:
    """A board's spaces as the rules take them."""
    return tuple((r, c, side, kind) for r, c, side, _, kind in board.spaces)


def _load_boards() -> dict[str, RawBoard]:
    boards = load(_FOLDER / "boards.toml", _Boards).board
    for raw in boards:
        board = board_for(shape_of(raw))
        expect_count("boards.toml", f"{raw.id} spaces", len(raw.spaces), raw.space_count)
        expect_count(
            "boards.toml", f"{raw.id} flippable tiles", sum(len(layer) for layer in board.layers), raw.flippable
        )
        expect_count("boards.toml", f"{raw.id} mines", len(board.mine_spaces), raw.mine_count)
        if board.layer_of != [layer for _, _, _, layer, _ in raw.spaces]:  # GW-BRD-05
            raise BadContent("boards.toml", raw.id, "the layers written are not those of the rule")
        if tuple(len(layer) for layer in board.layers if layer) != raw.layer_sizes:
            raise BadContent("boards.toml", raw.id, f"layer_sizes should be {[len(x) for x in board.layers]}")
        if twins := [other.id for other in boards if other is not raw and set(other.spaces) == set(raw.spaces)]:
            raise BadContent("boards.toml", raw.id, f"it has the same spaces as {twins[0]}")
    return by_id("boards.toml", boards, lambda board: board.id, 15)


TRIBES: Final = _load_tribes()
TILES: Final = _load_tiles()
BOARDS: Final = _load_boards()

_shelf = _Shelf()
CLAN_ABILITY: Final = tuple(
    (-1, *(_shelf.add("tribes.toml", clan.ability, "clan") for clan in tribe.clan if clan.ability)) for tribe in TRIBES
)
"""By tribe and slot: the number of the clan's ability (leaders have none)."""
_scrolls = load(_FOLDER / "scrolls.toml", _Scrolls)
LEARNED: Final = tuple(_shelf.add("scrolls.toml", raw, "learned") for raw in _scrolls.learned)
SECRET: Final = tuple(_shelf.add("scrolls.toml", raw, "secret") for raw in _scrolls.secret)
ABILITIES: Final = tuple(_shelf.abilities)
DECK: Final = tuple(number for number in (*LEARNED, *SECRET) for _ in range(ABILITIES[number].copies))
"""The 64 scrolls, each as the number of its ability."""
expect_count("tribes.toml", "clan abilities", sum(len(row) - 1 for row in CLAN_ABILITY), 36)
expect_count("scrolls.toml", "learned designs", len(LEARNED), 20)
expect_count("scrolls.toml", "secret designs", len(SECRET), 16)
expect_count("scrolls.toml", "cards", len(DECK), 64)
by_id("scrolls.toml", [ABILITIES[n] for n in (*LEARNED, *SECRET)], lambda ability: ability.id)

UNITS: Final = tuple((tribe.leader, *tribe.clan) for tribe in TRIBES)
"""By tribe and slot: what is printed on the unit's card."""
HOLDS: Final = load(_FOLDER / "timing.toml", _Timing).hold
by_id("timing.toml", HOLDS, lambda hold: hold.id, 15)
DEFAULT_HOLDS: Final = sum(1 << i for i, hold in enumerate(HOLDS) if hold.default)
WILD: Final = load(_FOLDER / "boards.toml", _Boards).wild


def boards_of(players: int) -> list[RawBoard]:
    """The boards for this many players, the default one first."""
    return [board for board in BOARDS.values() if board.players == players]


class _Line(msgspec.Struct):
    id: str
    tribe: str
    moment: str
    text: str


class _Bicker(msgspec.Struct):
    line: tuple[_Line, ...]


def _load_bicker() -> dict[tuple[str, str], tuple[str, ...]]:
    tribes = {tribe.id for tribe in TRIBES}
    lines: dict[tuple[str, str], tuple[str, ...]] = {}
    for line in by_id("bicker.toml", load(_FOLDER / "bicker.toml", _Bicker).line, lambda line: line.id).values():
        if line.tribe not in {"any", *tribes}:
            raise BadContent("bicker.toml", line.id, f"there is no tribe {line.tribe!r}")
        for tribe in tribes if line.tribe == "any" else {line.tribe}:
            lines[line.moment, tribe] = (*lines.get((line.moment, tribe), ()), line.id)
    return lines


BICKER: Final = _load_bicker()
"""By moment and tribe: the lines that fit."""
