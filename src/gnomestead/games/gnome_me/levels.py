"""How well bots see, how fast they are, and what they do with it: bots.toml. Never compiled."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec

from gnomestead.games.gnome_me.content import FOLDER
from gnomestead.kernel.content import by_id, load


class Level(msgspec.Struct, frozen=True):
    """A person of some speed: how well it sees, how long it remembers, how fast its hands are."""

    id: str
    seconds: float
    """About how long from the flash to Stop!, at the usual options."""
    enc_ms: float
    slip: float
    """How often a feature is kept wrongly."""
    misplace: float
    """How often what was seen in one row is kept for its neighbour."""
    half_life_ms: float
    start_ms: float
    take_ms: float
    flip_ms: float
    put_ms: float
    doubt_ms: float
    """A moment's hesitation over a part that is only half remembered, or not at all."""
    verify_ms: float
    place_ms: float
    search_ms: float
    callout_ms: float
    call_ms: float
    see_mark: float
    false_on_scenery: float
    false_on_nothing: float
    release_heights: tuple[int, ...]


class Style(msgspec.Struct, frozen=True):
    """What a bot does with what it has seen."""

    id: str
    min_confidence_to_set: float
    verify_factor: float
    shouts: bool = True
    """Whether it ever says Stop!, or calls; otherwise it leaves that to the others."""


class MemoryRules(msgspec.Struct, frozen=True):
    """How a glimpse becomes a memory."""

    features_per_portrait: int
    effective_share_of_exposure: float
    noise_sd_features: float
    gaze_weights: dict[str, float]
    breadth_first_share: float
    upside_down_cost: float
    twins_fill_unknown: float
    twins_overwrite_known: float
    perception_delay_ms: int


class Timing(msgspec.Struct, frozen=True):
    """How a person's times spread round their means, and what takes everybody the same time."""

    spread: float
    tail: float
    tap_through_factor: float
    ready_ms: float
    search_card_share: float


class _Bots(msgspec.Struct):
    memory: MemoryRules
    timing: Timing
    level: list[Level]
    style: list[Style]


_bots: Final = load(FOLDER / "bots.toml", _Bots)
MEMORY: Final = _bots.memory
TIMING: Final = _bots.timing
LEVELS: Final = by_id("bots.toml", _bots.level, lambda row: row.id)
STYLES: Final = by_id("bots.toml", _bots.style, lambda row: row.id)
_BY_SPEED: Final = sorted(LEVELS.values(), key=lambda level: level.seconds)


def level_of(seconds: float) -> Level:
    """A person of any speed: between the two levels next to it, or beyond the last by as much as they differ."""
    place = next((n for n, level in enumerate(_BY_SPEED) if level.seconds >= seconds), len(_BY_SPEED))
    place = min(max(1, place), len(_BY_SPEED) - 1)
    fast, slow = _BY_SPEED[place - 1], _BY_SPEED[place]
    share = math.log(seconds / fast.seconds) / math.log(slow.seconds / fast.seconds)
    return Level(
        **{name: _between(getattr(fast, name), getattr(slow, name), share) for name in Level.__struct_fields__}
    )


def _between(fast: Any, slow: Any, share: float) -> Any:
    """A number goes from one to the other by factors; anything else is as the nearer one has it."""
    if isinstance(fast, float):
        return fast * (slow / fast) ** share
    return fast if share < 0.5 else slow
