"""The cards as the rules read them: one object a physical card, numbered, with what it can do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from gnomestead.games.nirds.content import BOX, GnomeRow, NirdRow, SpaceRow, TacticRow
from gnomestead.games.nirds.rules.dice import Pattern, Recipe, activation
from gnomestead.kernel.errors import BadContent

Card: TypeAlias = int
"""The number of a physical card: an index into NIRDS, a row of GNOMES, or TACTICS."""

NO_RECRUIT: Final = 1
NO_TRADE: Final = 2
NO_SCIENCE: Final = 4
_LOCKS: Final = {"no_recruit": NO_RECRUIT, "no_trade": NO_TRADE, "no_science": NO_SCIENCE}
UNLIMITED: Final = 999


class Effect:
    """Something a card does: a verb, when, to whom, how much. Numbered, so that frames can name it."""

    __slots__ = (
        "at",
        "do",
        "each",
        "else_life",
        "faces",
        "kind",
        "level",
        "may",
        "min_players",
        "most",
        "n",
        "number",
        "per",
        "scope",
        "text",
        "upto",
        "wave_max",
        "when",
        "who",
    )

    def __init__(self, number: int, row: dict[str, Any]) -> None:
        self.number = number
        self.at: str = row.get("at", "attack")
        self.do: str = row["do"]
        self.n: int = row.get("n", 1)
        self.who: str = row.get("who", "you")
        self.when: str = row.get("if", "")
        self.min_players: int = row.get("min_players", 1)
        self.may: bool = row.get("may", False)
        self.upto: bool = row.get("upto", False)
        self.kind: str = row.get("kind", "any")
        self.per: str = row.get("per", "")
        self.most: int = row.get("max", UNLIMITED)
        self.faces: tuple[int, ...] = tuple(row.get("faces", ()))
        self.level: int = row.get("level", 0)
        self.wave_max: int = row.get("wave_max", 4)
        self.else_life: bool = row.get("else_life", False)
        self.each: bool = row.get("each", False)
        self.scope: str = row.get("scope", "own_attack")
        self.text = ", ".join(f"{name} {row[name]}" for name in sorted(row) if name != "min_players")
        """Effects that do the same read the same."""


EFFECTS: Final[list[Effect]] = []
Script: TypeAlias = tuple[int, ...]
"""Effects to carry out in order, by number."""


def _enrol(rows: Iterable[dict[str, Any]]) -> list[Effect]:
    effects = [Effect(len(EFFECTS) + i, row) for i, row in enumerate(rows)]
    EFFECTS.extend(effects)
    return effects


def _script(effects: Iterable[Effect], at: str, players: int = 4) -> Script:
    return tuple([e.number for e in effects if e.at == at and e.min_players <= players])


def _total(effects: Iterable[Effect], do: str, at: Sequence[str] = ("passive",)) -> int:
    return sum([e.n for e in effects if e.do == do and e.at in at])


class Nird:
    """A Troop or Scientist card.

    `discount`, `army_bonus`, `dice_start`, `dice_max` and `turn_die` are pairs: without and with
    Leader effects (NV-DIF-05).
    """

    __slots__ = (
        "activation",
        "after",
        "army_bonus",
        "bonus",
        "cost",
        "damage",
        "design",
        "dice_max",
        "dice_start",
        "discount",
        "explodes",
        "id",
        "is_leader",
        "is_troop",
        "ko",
        "level",
        "number",
        "pierces",
        "recipe",
        "rerolls",
        "splash",
        "starter",
        "stays_awake",
        "sunrise",
        "turn_die",
        "used",
        "worth",
    )

    def __init__(self, number: int, design: int, row: NirdRow, effects: list[Effect], copy: int) -> None:
        self.number, self.design = number, design
        self.id = _copy_id(row.id, copy)
        self.level, self.cost, self.bonus = int(row.level), row.cost, row.bonus
        self.is_troop = row.kind == "troop"
        self.is_leader = row.role == "leader"
        self.starter = row.set
        self.activation: Pattern | None = pattern(row) if self.is_troop else None
        self.recipe: Recipe | None = None if self.is_troop else recipe(row)
        self.discount = _pair(effects, "discount")
        self.army_bonus = _pair(effects, "army_bonus")
        self.dice_start = _pair(effects, "dice_start")
        self.dice_max = _pair(effects, "dice_max")
        self.turn_die = _pair(effects, "turn_die")
        self.sunrise, self.used = _script(effects, "sunrise"), _script(effects, "used")
        self.ko = _script(effects, "ko")
        self.stays_awake = tuple([e for e in effects if e.do == "stay_awake"])
        self.after = _script([e for e in effects if e.do != "stay_awake"], "after")
        self.damage = tuple([e for e in effects if e.at == "damage" and e.do in ("bonus", "bonus_per", "double")])
        self.pierces = any(e.do == "pierce" for e in effects)
        self.splash = _total(effects, "splash", ("damage",))
        self.rerolls = _total(effects, "reroll_attack", ("adjust",))
        self.explodes = tuple([face for e in effects if e.do == "explode" for face in e.faces])
        worth = list(range(7))
        for effect in effects:
            if effect.do == "face_as":
                for face in effect.faces:
                    worth[face] = effect.n
        self.worth = tuple(worth)


_PATTERNS: Final[dict[str, Pattern]] = {}
_RECIPES: Final[dict[str, Recipe]] = {}


def pattern(row: NirdRow) -> Pattern:
    """What the Troop asks for; Troops that ask for the same share it."""
    if row.activation not in _PATTERNS:
        _PATTERNS[row.activation] = activation(row.activation)
    return _PATTERNS[row.activation]


def recipe(row: NirdRow) -> Recipe:
    """What the Scientist does."""
    key = f"{row.takes}:{row.turns}:{row.upto}"
    if key not in _RECIPES:
        _RECIPES[key] = Recipe(row.takes, row.turns, row.upto)
    return _RECIPES[key]


def _pair(effects: Iterable[Effect], do: str) -> tuple[int, int]:
    return _total(effects, do), _total(effects, do, ("passive", "leader"))


def _copy_id(id: str, copy: int) -> str:
    return id if copy == 1 else f"{id}-{copy}"


class Gnome:
    """A Gnome card as it stands in a game of so many players (NV-EFF-04)."""

    __slots__ = (
        "armor",
        "attack",
        "aura",
        "cap",
        "design",
        "guards",
        "health",
        "hides",
        "hit",
        "id",
        "ko",
        "locks",
        "menace",
        "min_dice",
        "number",
        "political",
        "shield",
        "sunrise",
        "tax",
        "threshold",
        "wave",
        "weak",
    )

    def __init__(self, number: int, design: int, row: GnomeRow, effects: list[Effect], copy: int, players: int) -> None:
        self.number, self.design = number, design
        self.id = _copy_id(row.id, copy)
        self.wave, self.health, self.political = int(row.wave), row.health, row.political
        here = [e for e in effects if e.min_players <= players]
        self.attack, self.ko = _script(here, "attack"), _script(here, "ko")
        self.menace = "; ".join([e.text for e in here if e.at == "attack"])
        """What its attack says: Gnomes that attack alike say the same (NV-NGT-09)."""
        self.hit, self.sunrise = _script(here, "hit"), _script(here, "sunrise")
        self.armor = tuple([face for e in here if e.do == "armor" for face in e.faces])
        self.weak = tuple([face for e in here if e.do == "weak" for face in e.faces])
        self.shield, self.aura = _total(here, "shield"), _total(here, "aura_shield")
        self.cap = _total(here, "cap") or UNLIMITED
        self.threshold, self.min_dice = _total(here, "threshold"), _total(here, "min_dice")
        self.tax = _total(here, "tax")
        self.guards = any(e.do == "guard" for e in here)
        self.hides = any(e.do == "hide" for e in here)
        self.locks = sum([_LOCKS[e.do] for e in here if e.do in _LOCKS])


class Tactic:
    """A tactic card."""

    __slots__ = ("boss", "design", "distracts", "effects", "id", "min_players", "needs_attack", "number", "play")

    def __init__(self, number: int, design: int, row: TacticRow, effects: list[Effect], copy: int) -> None:
        self.number, self.design = number, design
        self.id = _copy_id(row.id, copy)
        self.boss, self.distracts, self.min_players = row.boss, row.distraction, row.min_players
        self.needs_attack = row.needs == "adjust"
        self.effects = effects
        self.play = _script(effects, "play")


class Space:
    """A multiplier space."""

    __slots__ = ("effects", "factor", "good", "id", "number", "script")

    def __init__(self, number: int, row: SpaceRow) -> None:
        self.number, self.id, self.factor, self.good = number, row.id, row.factor, row.good
        self.effects = _enrol(row.effects)
        self.script = _script(self.effects, "space")


class Boss:
    """A Boss."""

    __slots__ = (
        "deadline",
        "enter",
        "has_track",
        "health",
        "hides",
        "id",
        "night_end",
        "nightfall",
        "number",
        "spaces",
    )

    def __init__(self, number: int, id: str, health: Sequence[int], rows: Iterable[dict[str, Any]]) -> None:
        effects = _enrol(rows)
        self.number, self.id, self.health = number, id, tuple(health)
        self.enter, self.nightfall = _script(effects, "enter"), _script(effects, "nightfall")
        self.night_end = _script(effects, "night_end")
        self.hides = any(e.do == "shielded_by_minions" for e in effects)
        self.has_track = any(e.do == "multiplier_track" for e in effects)
        self.deadline = _total(effects, "deadline")
        self.spaces: list[Space] = []


def _print_nirds() -> list[Nird]:
    cards: list[Nird] = []
    for design, row in enumerate(BOX.nirds):
        effects = _enrol(row.effects)
        try:
            cards += [Nird(len(cards) + i, design, row, effects, i + 1) for i in range(row.count)]
        except ValueError as error:
            raise BadContent("nirds", row.id, str(error)) from error
    return cards


def _print_gnomes() -> list[list[Gnome]]:
    tables: list[list[Gnome]] = [[] for _ in range(5)]
    for design, row in enumerate(BOX.gnomes):
        effects = _enrol([*({**clause, "at": "attack"} for clause in row.attack), *row.effects])
        for copy in range(1, row.count + 1):
            for players, table in enumerate(tables):
                table.append(Gnome(len(table), design, row, effects, copy, players))
    return tables


def _print_tactics() -> list[Tactic]:
    cards: list[Tactic] = []
    for design, row in enumerate(BOX.tactics):
        effects = _enrol(row.effects)
        cards += [Tactic(len(cards) + i, design, row, effects, i + 1) for i in range(row.count)]
    return cards


def _print_bosses() -> list[Boss]:
    bosses: list[Boss] = []
    spaces = 0
    for row in BOX.bosses:
        boss = Boss(len(bosses), row.id, row.health, row.effects)
        boss.spaces = [Space(spaces + i, space) for i, space in enumerate(row.space)]
        spaces += len(row.space)
        bosses.append(boss)
    return bosses


NIRDS: Final = _print_nirds()
GNOMES: Final = _print_gnomes()
"""GNOMES[players][number]."""
TACTICS: Final = _print_tactics()
BOSSES: Final = _print_bosses()
LOSE_A_DIE: Final = _enrol([{"at": "passive", "do": "lose_die"}])[0]
"""NV-LDR-06: what the rules themselves ask for when a Leader's dice limit is gone."""
SPACES: Final = [space for boss in BOSSES for space in boss.spaces]
LIMITS: Final = BOX.setup.limits
