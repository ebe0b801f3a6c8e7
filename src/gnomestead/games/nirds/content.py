"""Everything printed on cardboard, read from `content/*.toml` and checked once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Literal, TypeAlias

import msgspec

from gnomestead.kernel.content import by_id, expect_count, load
from gnomestead.kernel.errors import BadContent

FOLDER = files("gnomestead.games.nirds") / "content"

EffectRow: TypeAlias = dict[str, Any]
Four: TypeAlias = tuple[int, int, int, int]
"""A number for each player count, 1 to 4."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row whose fields are all known."""


class VerbRow(Strict, frozen=True):
    """A verb of the vocabulary and what it may be told."""

    params: tuple[str, ...]
    icon: str
    text: str


class Vocabulary(Strict, frozen=True):
    """What cards can say."""

    game: str
    timings: dict[str, str]
    params: dict[str, str]
    verbs: dict[str, VerbRow]
    conditions: dict[str, str]
    counters: dict[str, str]
    notation: dict[str, Any]
    icons: dict[str, str]
    icons_extra: dict[str, str]


class NirdRow(Strict, frozen=True):
    """A Troop or Scientist."""

    id: str
    kind: Literal["troop", "scientist"]
    level: Literal[0, 1, 2]
    count: int
    effects: tuple[EffectRow, ...]
    cost: int = 0
    activation: str = ""
    bonus: int = 0
    takes: str = msgspec.field(default="", name="from")
    turns: str = msgspec.field(default="", name="to")
    upto: bool = False
    set: str = ""
    role: Literal["", "leader", "assistant", "techie"] = ""


class SetRow(Strict, frozen=True):
    """A starter set."""

    id: str
    cards: tuple[str, str, str]


class GnomeRow(Strict, frozen=True):
    """A Gnome."""

    id: str
    wave: Literal[1, 2, 3, 4]
    count: int
    health: int
    political: bool
    attack: tuple[EffectRow, ...]
    effects: tuple[EffectRow, ...]


class TacticRow(Strict, frozen=True):
    """A tactic card."""

    id: str
    count: int
    boss: bool
    effects: tuple[EffectRow, ...]
    needs: Literal["", "adjust"] = ""
    min_players: int = 1
    distraction: bool = False


class SpaceRow(Strict, frozen=True):
    """A multiplier space of the Invisible Walls."""

    id: str
    factor: int
    good: bool
    effects: tuple[EffectRow, ...]


class BossRow(Strict, frozen=True):
    """A Boss."""

    id: str
    health: Four
    effects: tuple[EffectRow, ...]
    space: tuple[SpaceRow, ...] = ()


class Limits(Strict, frozen=True):
    """The numbers of the set-up."""

    players_min: int
    players_max: int
    lives_start: int
    lives_max: int
    dice_start: int
    dice_max: int
    dice_supply: int
    market_row: int
    gnome_slots: int
    offers_per_round: int


class ChangeRow(Strict, frozen=True):
    """A difficulty change: what one step adds to the level, and how many cards it moves in a recipe."""

    id: str
    level: Literal[-1, 1]
    max: int
    size: Four


class PresetRow(Strict, frozen=True):
    """A difficulty level: the steps of its changes, and how many cards each change moves in all."""

    level: int
    changes: dict[str, int]
    cards: dict[str, Four] = {}


class SetupRows(Strict, frozen=True):
    """`setup.toml`."""

    limits: Limits
    gnome_deck: dict[str, Four]
    change: tuple[ChangeRow, ...]
    preset: tuple[PresetRow, ...]


class _Starters(Strict, frozen=True):
    set: tuple[SetRow, ...]
    card: tuple[NirdRow, ...]


class _Nirds(Strict, frozen=True):
    card: tuple[NirdRow, ...]


class _Gnomes(Strict, frozen=True):
    gnome: tuple[GnomeRow, ...]


class _Tactics(Strict, frozen=True):
    tactic: tuple[TacticRow, ...]


class _Bosses(Strict, frozen=True):
    boss: tuple[BossRow, ...]


class Content(Strict, frozen=True):
    """The whole box."""

    vocabulary: Vocabulary
    setup: SetupRows
    sets: tuple[SetRow, ...]
    nirds: tuple[NirdRow, ...]
    gnomes: tuple[GnomeRow, ...]
    tactics: tuple[TacticRow, ...]
    bosses: tuple[BossRow, ...]


_SHARED = {"at", "do", "if", "min_players"}
_WAVES = {1: 18, 2: 18, 3: 12, 4: 16}


def check_effects(file: str, card: str, effects: Iterable[EffectRow], vocabulary: Vocabulary) -> None:
    """Every effect uses only words of the vocabulary, and only those its verb understands."""
    for effect in effects:
        verb = vocabulary.verbs.get(effect.get("do", ""))
        if verb is None:
            raise BadContent(file, card, f"{effect.get('do')!r} is no verb of vocabulary.toml")
        if effect.get("at", "attack") not in vocabulary.timings:
            raise BadContent(file, card, f"{effect['at']!r} is no timing of vocabulary.toml")
        if effect.get("if", "pair") not in vocabulary.conditions:
            raise BadContent(file, card, f"{effect['if']!r} is no condition of vocabulary.toml")
        if effect.get("per", "scientist") not in vocabulary.counters:
            raise BadContent(file, card, f"{effect['per']!r} is no counter of vocabulary.toml")
        strange = set(effect) - _SHARED - set(verb.params)
        if strange:
            raise BadContent(file, card, f"{effect['do']} takes no {', '.join(sorted(strange))}")


def _check_nird(file: str, row: NirdRow) -> None:
    if row.kind == "troop" and (not row.activation or row.takes or row.turns):
        raise BadContent(file, row.id, "a Troop has an activation, and no from and to")
    if row.kind == "scientist" and (row.activation or len(row.takes.split()) != len(row.turns.split())):
        raise BadContent(file, row.id, "a Scientist has as many from tokens as to tokens, and no activation")
    if row.level and not row.cost:
        raise BadContent(file, row.id, "a Market Nird has a cost")


def _nirds(file: str, designs: int, cards: int, vocabulary: Vocabulary) -> tuple[NirdRow, ...]:
    rows = load(FOLDER / file, _Nirds).card
    _check_nirds(file, rows, designs, cards, vocabulary)
    return rows


def _check_nirds(file: str, rows: Sequence[NirdRow], designs: int, cards: int, vocabulary: Vocabulary) -> None:
    by_id(file, rows, lambda row: row.id, designs)
    expect_count(file, "cards", sum(row.count for row in rows), cards)
    for row in rows:
        _check_nird(file, row)
        check_effects(file, row.id, row.effects, vocabulary)


def _gnomes(vocabulary: Vocabulary) -> tuple[GnomeRow, ...]:
    rows = load(FOLDER / "gnomes.toml", _Gnomes).gnome
    by_id("gnomes.toml", rows, lambda row: row.id, 50)
    for wave, count in _WAVES.items():
        expect_count("gnomes.toml", f"wave {wave}", sum(row.count for row in rows if row.wave == wave), count)
    expect_count("gnomes.toml", "Political Gnomes", sum(row.count for row in rows if row.political), 9)
    for row in rows:
        check_effects("gnomes.toml", row.id, (*row.attack, *row.effects), vocabulary)
    return rows


def _tactics(vocabulary: Vocabulary) -> tuple[TacticRow, ...]:
    rows = load(FOLDER / "tactics.toml", _Tactics).tactic
    by_id("tactics.toml", rows, lambda row: row.id, 20)
    expect_count("tactics.toml", "cards", sum(row.count for row in rows), 50)
    for row in rows:
        check_effects("tactics.toml", row.id, row.effects, vocabulary)
    return rows


def _bosses(vocabulary: Vocabulary) -> tuple[BossRow, ...]:
    rows = load(FOLDER / "bosses.toml", _Bosses).boss
    by_id("bosses.toml", rows, lambda row: row.id, 2)
    for row in rows:
        check_effects("bosses.toml", row.id, row.effects, vocabulary)
        for space in row.space:
            check_effects("bosses.toml", space.id, space.effects, vocabulary)
    return rows


def _setup() -> SetupRows:
    rows = load(FOLDER / "setup.toml", SetupRows)
    changes = by_id("setup.toml", rows.change, lambda row: row.id, 8)
    for preset in rows.preset:
        unknown = set(preset.changes) - set(changes)
        if unknown:
            raise BadContent("setup.toml", f"preset {preset.level}", f"no change is called {unknown.pop()!r}")
        level = 5 + sum(changes[name].level * steps for name, steps in preset.changes.items())
        expect_count("setup.toml", f"level of preset {preset.level}", preset.level, level)
        check_cards(preset, changes)
    return rows


def check_cards(preset: PresetRow, changes: dict[str, ChangeRow]) -> None:
    """Every change that moves cards says how many, at every table at least one a step."""
    moving = {name for name in preset.changes if any(changes[name].size)}
    for name in sorted(moving ^ set(preset.cards)):
        raise BadContent("setup.toml", f"preset {preset.level}", f"changes and cards disagree about {name}")
    for name, cards in preset.cards.items():
        if min(cards) < preset.changes[name]:
            raise BadContent("setup.toml", f"preset {preset.level}", f"{name} moves fewer cards than it has steps")


def open_box() -> Content:
    """All content files, checked against the vocabulary and counted."""
    vocabulary = load(FOLDER / "vocabulary.toml", Vocabulary)
    for name, verb in vocabulary.verbs.items():
        if verb.icon not in vocabulary.icons and verb.icon not in vocabulary.icons_extra:
            raise BadContent("vocabulary.toml", name, f"there is no icon {verb.icon!r}")
    starters = load(FOLDER / "starters.toml", _Starters)
    _check_nirds("starters.toml", starters.card, 12, 12, vocabulary)
    known = {row.id for row in starters.card}
    for row in starters.set:
        missing = set(row.cards) - known
        if missing:
            raise BadContent("starters.toml", row.id, f"there is no card {missing.pop()!r}")
    level_1 = _nirds("nirds_level1.toml", 22, 32, vocabulary)
    level_2 = _nirds("nirds_level2.toml", 22, 28, vocabulary)
    nirds = (*starters.card, *level_1, *level_2)
    gnomes, tactics, bosses = _gnomes(vocabulary), _tactics(vocabulary), _bosses(vocabulary)
    printed = [*(n.id for n in nirds), *(g.id for g in gnomes), *(t.id for t in tactics), *(b.id for b in bosses)]
    by_id("content", printed, str)
    return Content(vocabulary, _setup(), starters.set, nirds, gnomes, tactics, bosses)


BOX = open_box()
