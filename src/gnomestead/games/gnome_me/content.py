"""Everything printed on cardboard, and every number of the box: loaded once, checked, frozen.

Rules see small whole numbers: a slot is 0–3 (cap, face, beard, feet), a part of a slot 0–3, a portrait
2 × card + side, an identification card 16 × set + 4 × slot + part.
"""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations
from typing import Any, Final

import msgspec

from gnomestead.kernel.content import by_id, expect_count, load
from gnomestead.kernel.errors import BadContent

FOLDER: Final = files("gnomestead.games.gnome_me") / "content"

Effect = dict[str, Any]
"""One verb with its parameters, as effects.toml declares it."""


class Slot(msgspec.Struct, frozen=True):
    """A quarter of a gnome."""

    id: str
    index: int
    name: str
    letter: str


class Part(msgspec.Struct, frozen=True):
    """One of sixteen pieces of gnome: two visible features, and how to draw and say it."""

    id: str
    code: str
    slot: str
    index: int
    name: str
    spoken: str
    shape: str
    detail: str
    near: tuple[str, str]
    far: str


class Portrait(msgspec.Struct, frozen=True):
    """A gnome as a card shows him."""

    id: str
    card: str
    code: str
    name: str
    parts: tuple[str, str, str, str]
    mark: str
    mark_spot: str
    near_twins: tuple[str, ...]


class Mark(msgspec.Struct, frozen=True):
    """Something small beside a gnome: to be called, or bait."""

    id: str
    name: str
    real: bool
    portraits: int


class MarkSpot(msgspec.Struct, frozen=True):
    """Where on a portrait, drawn 240 wide and 400 high, a mark may be."""

    id: str
    x: int
    y: int


class Call(msgspec.Struct, frozen=True):
    """A shout or a slap, what it must match, and what comes of it."""

    id: str
    name: str
    mark: str
    on_true: tuple[Effect, ...]
    on_false: tuple[Effect, ...]
    on_false_cooperative: tuple[Effect, ...]


class IdSet(msgspec.Struct, frozen=True):
    """A set of sixteen identification cards, told by the colour and pattern of their backs."""

    id: str
    name: str


class IdCard(msgspec.Struct, frozen=True):
    """One identification card."""

    id: str
    set: str
    part: str
    slot: str


class Exposure(msgspec.Struct, frozen=True):
    """How long the portrait faces the players."""

    id: str
    name: str
    ms: int


class Ramp(msgspec.Struct, frozen=True):
    """What can go wrong with the marble, by the height it is let go from."""

    misfire_per_mille: tuple[int, ...]
    misfire_per_mille_rare: int
    stuck_angles_deg: tuple[int, ...]
    house_hand_after_misfires: int


class Clocks(msgspec.Struct, frozen=True):
    """Every length of time of the rules, in milliseconds."""

    colour_ms: int
    load_ms: int
    ready_timeout_ms: int
    release_timeout_ms: int
    release_timeout_coop_ms: int
    stuck_ms: int
    react_floor_ms: int
    flip_min_ms: int
    grace_ms: int
    reveal_min_ms: int
    reveal_max_ms: int
    reveal_coop_ms: int
    stop_floor_ms: int
    title_ms: int
    write_title_ms: int


class Mode(msgspec.Struct, frozen=True):
    """One of the three ways to play, its effects folded into what the rules ask about."""

    id: str
    ready: str
    arming: str
    eligible: str
    need: str
    lone_need: str
    runs_clock: bool
    passes_stacks: bool
    sits_out: bool
    grace: bool


class Spread(msgspec.Struct, frozen=True):
    """How the cards of an all-in table lie."""

    columns: int
    jitter_percent: tuple[int, ...]
    rotations: tuple[int, ...]


class _Parts(msgspec.Struct):
    slot: list[Slot]
    part: list[Part]


class _PortraitCard(msgspec.Struct):
    id: str
    sides: tuple[str, str]


class _Portraits(msgspec.Struct):
    card: list[_PortraitCard]
    portrait: list[Portrait]


class _Marks(msgspec.Struct):
    spot: list[MarkSpot]
    mark: list[Mark]
    call: list[Call]


class _IdCards(msgspec.Struct):
    set: list[IdSet]
    card: list[IdCard]


class _Marble(msgspec.Struct):
    roll_ms: int


class _Look(msgspec.Struct):
    max_ms: int


class _Audio(msgspec.Struct):
    duration_ms: int


class _Device(msgspec.Struct):
    marble: _Marble
    ramp: Ramp
    exposure: list[Exposure]
    look_factor: _Look
    audio_portrait: _Audio
    clocks: Clocks


class _ModeRow(msgspec.Struct):
    id: str
    effects: list[Effect]


class _StackRow(msgspec.Struct):
    players: int
    fixed: list[list[str]]


class _ResultRow(msgspec.Struct):
    id: str
    text: str
    effects: list[Effect]


class _Preset(msgspec.Struct):
    id: str
    name: str
    options: dict[str, Any]
    text: str


class _Modes(msgspec.Struct):
    mode: list[_ModeRow]
    cooperative_stacks: list[_StackRow]
    round_result: list[_ResultRow]
    preset: list[_Preset]


class _VerbRow(msgspec.Struct):
    id: str
    params: dict[str, str]


class _Effects(msgspec.Struct):
    verb: list[_VerbRow]


class _Components(msgspec.Struct):
    spread: Spread


class OptionRow(msgspec.Struct, frozen=True):
    """An option of the table, of a seat, or of the display only."""

    id: str
    name: str
    scope: str
    values: tuple[str, ...]
    default: str
    text: str
    is_late: bool = False


class _Options(msgspec.Struct):
    option: list[OptionRow]


class Title(msgspec.Struct, frozen=True):
    """What a winner can be called; `free_text_max`: the winner makes it up, of so many characters at most."""

    id: str
    name: str
    free_text_max: int = 0


class CoopRank(msgspec.Struct, frozen=True):
    """What a team is called that has won so many cards."""

    id: str
    min: int
    name: str


class _Texts(msgspec.Struct):
    title: list[Title]
    coop_rank: list[CoopRank]


def _faces(portraits: dict[str, Portrait], parts: dict[str, Part]) -> tuple[tuple[int, int, int, int], ...]:
    """Each portrait as four part numbers, checked against its code."""
    faces = []
    for portrait in portraits.values():
        cap, face, beard, feet = (_part(portrait, name, parts).index - 1 for name in portrait.parts)
        if f"{cap + 1}{face + 1}{beard + 1}{feet + 1}" != portrait.code:
            raise BadContent("portraits.toml", portrait.id, f"its parts do not spell its code {portrait.code}")
        faces.append((cap, face, beard, feet))
    return tuple(faces)


def _part(portrait: Portrait, name: str, parts: dict[str, Part]) -> Part:
    if name not in parts:
        raise BadContent("portraits.toml", portrait.id, f"there is no part {name!r}; parts: {', '.join(parts)}")
    return parts[name]


def _check_portraits(cards: list[_PortraitCard], portraits: dict[str, Portrait], marks: dict[str, Mark]) -> None:
    """The balance the game rests on: every part twelve times, marks as many as printed, sides unlike."""
    sides = [side for card in cards for side in card.sides]
    if sides != list(portraits):
        raise BadContent("portraits.toml", "card", "the sides are not the portraits, in order")
    shown = [name for portrait in portraits.values() for name in portrait.parts]
    for name in set(shown):
        expect_count("portraits.toml", f"portraits with {name}", shown.count(name), 12)
    for mark in marks.values():
        found = sum(portrait.mark == mark.id for portrait in portraits.values())
        expect_count("portraits.toml", f"portraits with mark {mark.id}", found, mark.portraits)
    for card in cards:
        one, other = (portraits[side].parts for side in card.sides)
        if sum(a != b for a, b in zip(one, other, strict=True)) < 3:
            raise BadContent("portraits.toml", card.id, "its two sides differ in fewer than 3 slots")


def _check_twins(portraits: dict[str, Portrait]) -> None:
    """Near-twins differ in exactly one slot, and say so of each other."""
    found: dict[str, set[str]] = {id: set() for id in portraits}
    for one, other in combinations(portraits.values(), 2):
        if sum(a != b for a, b in zip(one.parts, other.parts, strict=True)) == 1:
            found[one.id].add(other.id)
            found[other.id].add(one.id)
    for id, twins in found.items():
        if twins != set(portraits[id].near_twins):
            raise BadContent("portraits.toml", id, f"its near-twins are {', '.join(sorted(twins)) or 'none'}")


def _check_effects(
    file: str, place: str, effects: list[Effect] | tuple[Effect, ...], verbs: dict[str, _VerbRow]
) -> None:
    for effect in effects:
        verb = effect.get("verb", "")
        if verb not in verbs:
            raise BadContent(file, place, f"unknown verb {verb!r}; verbs: {', '.join(verbs)}")
        odd = set(effect) - {"verb"} - set(verbs[verb].params)
        if odd:
            raise BadContent(file, place, f"{verb} has no parameter {', '.join(sorted(odd))}")


def _mode(row: _ModeRow) -> Mode:
    """A mode's list of effects as the properties the rules ask about."""
    by_verb = {effect["verb"]: effect for effect in row.effects}
    score = by_verb["score_round"]
    return Mode(
        row.id,
        by_verb["require_ready"]["when"],
        by_verb["arm_stop"]["when"],
        score["eligible"],
        score["need"],
        score["lone_need"],
        "run_clock" in by_verb,
        "pass_stacks" in by_verb,
        "sit_out" in by_verb,
        "use_held" in by_verb,
    )


_parts: Final = load(FOLDER / "parts.toml", _Parts)
_portraits: Final = load(FOLDER / "portraits.toml", _Portraits)
_marks: Final = load(FOLDER / "marks.toml", _Marks)
_id_cards: Final = load(FOLDER / "id_cards.toml", _IdCards)
_device: Final = load(FOLDER / "device.toml", _Device)
_modes: Final = load(FOLDER / "modes.toml", _Modes)
_texts: Final = load(FOLDER / "texts.toml", _Texts)
_verbs: Final = by_id("effects.toml", load(FOLDER / "effects.toml", _Effects).verb, lambda row: row.id)

SLOTS: Final = tuple(by_id("parts.toml", _parts.slot, lambda row: row.id, 4))
PARTS: Final = tuple(by_id("parts.toml", _parts.part, lambda row: row.id, 16).values())
PORTRAITS: Final = tuple(by_id("portraits.toml", _portraits.portrait, lambda row: row.id, 48).values())
CARDS: Final = tuple(by_id("portraits.toml", _portraits.card, lambda row: row.id, 24))
MARKS: Final = by_id("marks.toml", _marks.mark, lambda row: row.id, 6)
SPOTS: Final = {row.id: (row.x, row.y) for row in _marks.spot}
CALLS: Final = tuple(by_id("marks.toml", _marks.call, lambda row: row.id, 2).values())
SETS: Final = tuple(by_id("id_cards.toml", _id_cards.set, lambda row: row.id, 4).values())
ID_CARDS: Final = tuple(by_id("id_cards.toml", _id_cards.card, lambda row: row.id, 64).values())
MODES: Final = {row.id: _mode(row) for row in _modes.mode}
COOP_STACKS: Final = {row.players: row.fixed for row in _modes.cooperative_stacks}
RESULTS: Final = {row.id: tuple(row.effects) for row in _modes.round_result}
PRESETS: Final = tuple(_modes.preset)
OPTIONS: Final = tuple(load(FOLDER / "options.toml", _Options).option)
TITLES: Final = tuple(by_id("texts.toml", _texts.title, lambda row: row.id))
OWN_TITLE: Final = next(number for number, title in enumerate(_texts.title) if title.free_text_max)
LONGEST_TITLE: Final = _texts.title[OWN_TITLE].free_text_max
COOP_RANKS: Final = tuple(_texts.coop_rank)
SPREAD: Final = load(FOLDER / "components.toml", _Components).spread
EXPOSURES: Final = {row.id: row.ms for row in _device.exposure}
CLOCKS: Final = _device.clocks
RAMP: Final = _device.ramp
ROLL_MS: Final = _device.marble.roll_ms
LONGEST_LOOK_MS: Final = _device.look_factor.max_ms
AUDIO_MS: Final = _device.audio_portrait.duration_ms

FACES: Final = _faces({row.id: row for row in PORTRAITS}, {row.id: row for row in PARTS})
"""The four part numbers of every portrait."""
CALL_FOR: Final = tuple(
    next((number for number, call in enumerate(CALLS) if call.mark == portrait.mark), -1) for portrait in PORTRAITS
)
"""Which call a portrait asks for: 0 flower, 1 hand, -1 none."""


def _check() -> None:
    _check_portraits(_portraits.card, {row.id: row for row in PORTRAITS}, MARKS)
    _check_twins({row.id: row for row in PORTRAITS})
    for number, part in enumerate(PARTS):
        if part.slot != SLOTS[number // 4] or part.index != number % 4 + 1:
            raise BadContent("parts.toml", part.id, "parts stand by slot, then by index")
    for number, card in enumerate(ID_CARDS):
        if card.part != PARTS[number % 16].id or card.set != SETS[number // 16].id:
            raise BadContent("id_cards.toml", card.id, "cards stand by set, then as the parts do")
    for mode in _modes.mode:
        _check_effects("modes.toml", mode.id, mode.effects, _verbs)
    for result in _modes.round_result:
        _check_effects("modes.toml", result.id, result.effects, _verbs)
    for call in CALLS:
        for effects in (call.on_true, call.on_false, call.on_false_cooperative):
            _check_effects("marks.toml", call.id, effects, _verbs)
    expect_count("device.toml", "misfire chances", len(RAMP.misfire_per_mille), 11)


_check()
