"""How well bots see, how fast they are, and what they do with it: bots.toml. Never compiled."""

from __future__ import annotations

from typing import Final

import msgspec

from gnomestead.games.gnome_me.content import FOLDER
from gnomestead.kernel.content import by_id, load


class Level(msgspec.Struct, frozen=True):
    """How well a bot sees and how fast it is; times in milliseconds."""

    id: str
    enc_ms: float
    slip: float
    start_mu: float
    take_mu: float
    flip_mu: float
    put_mu: float
    verify_mu: float
    call_mu: float
    see_mark: float
    false_on_scenery: float
    false_on_nothing: float
    search_mu: float
    release_heights: tuple[int, ...]


class Style(msgspec.Struct, frozen=True):
    """What a bot does with what it has seen."""

    id: str
    min_confidence_to_set: float
    verify_factor: float


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
    half_life_ms: float
    perception_delay_ms: int


class Timing(msgspec.Struct, frozen=True):
    """The spread of a bot's times round their means."""

    sigma: float
    tau: float
    mu: float = 0.0
    per_card_ms: float = 0.0


class _Timings(msgspec.Struct, frozen=True):
    start: Timing
    take: Timing
    flip: Timing
    put: Timing
    verify: Timing
    call: Timing
    search: Timing
    place: Timing
    callout: Timing
    ready: Timing
    tap_through_factor: float


class _Bots(msgspec.Struct):
    memory: MemoryRules
    timing: _Timings
    level: list[Level]
    style: list[Style]


_bots: Final = load(FOLDER / "bots.toml", _Bots)
MEMORY: Final = _bots.memory
TIMING: Final = _bots.timing
LEVELS: Final = by_id("bots.toml", _bots.level, lambda row: row.id)
STYLES: Final = by_id("bots.toml", _bots.style, lambda row: row.id)
