"""What is left of a glimpse: a portrait is eight yes-or-no features, and heads leak."""

from __future__ import annotations

import math
import random
from typing import Final

from gnomestead.games.gnome_me.content import SLOTS
from gnomestead.games.gnome_me.levels import MEMORY, Level

SHAPE: Final = 0
DETAIL: Final = 1
_GAZE: Final = tuple(MEMORY.gaze_weights[slot] for slot in SLOTS)
_PAIRS: Final = tuple((slot, kind) for slot in range(len(SLOTS)) for kind in (SHAPE, DETAIL))


def bit(part: int, kind: int) -> int:
    """A feature of a part: its shape, or its detail."""
    return part >> 1 if kind == SHAPE else part & 1


class Memory:
    """The features a head has kept, each until it fades."""

    def __init__(self, half_life_ms: float = 1.0) -> None:
        self._half_life_ms = half_life_ms
        self._kept: dict[tuple[int, int], tuple[int, float]] = {}

    @classmethod
    def of(
        cls,
        face: tuple[int, ...],
        decoy: tuple[int, ...] | None,
        seen_ms: int,
        cost: float,
        level: Level,
        now: int,
        rng: random.Random,
    ) -> Memory:
        """A faulty memory of a portrait seen for so long (GM-BOT-02)."""
        memory = cls(level.half_life_ms)
        share = MEMORY.effective_share_of_exposure * seen_ms / (level.enc_ms * cost)
        count = min(MEMORY.features_per_portrait, max(0, round(rng.gauss(share, MEMORY.noise_sd_features))))
        for slot, kind in _order(rng)[:count]:
            slips = rng.random() < level.slip
            memory._keep(slot, kind, bit(face[slot], kind) ^ slips, now, rng)
        if rng.random() < level.misplace:
            memory._misplace(rng)
        if decoy is not None:
            memory._confuse(decoy, now, rng)
        return memory

    def _keep(self, slot: int, kind: int, value: int, now: int, rng: random.Random) -> None:
        fades = now - math.log2(1.0 - rng.random()) * self._half_life_ms
        self._kept[slot, kind] = value, fades

    def _misplace(self, rng: random.Random) -> None:
        """The wrong row is remembered: what was seen in one is kept for its neighbour, and the other way round."""
        slot, kind = rng.randrange(len(SLOTS) - 1), rng.choice((SHAPE, DETAIL))
        above, below = (slot, kind), (slot + 1, kind)
        seen = {row: self._kept.pop(row) for row in (above, below) if row in self._kept}
        self._kept |= {below if row == above else above: what for row, what in seen.items()}

    def _confuse(self, decoy: tuple[int, ...], now: int, rng: random.Random) -> None:
        """Twins: what was not seen is filled in from the wrong one, and some of what was."""
        for slot, kind in _PAIRS:
            chance = MEMORY.twins_overwrite_known if (slot, kind) in self._kept else MEMORY.twins_fill_unknown
            if rng.random() < chance:
                self._keep(slot, kind, bit(decoy[slot], kind), now, rng)

    def told(self, slot: int, part: int, now: int, rng: random.Random) -> None:
        """Somebody said so: it fills what one does not know."""
        for kind in (SHAPE, DETAIL):
            if (slot, kind) not in self._kept:
                self._keep(slot, kind, bit(part, kind), now, rng)

    def confidence(self, slot: int, now: int) -> float:
        """How much of a slot is known: 0, a half or all."""
        return sum(self._known(slot, kind, now) is not None for kind in (SHAPE, DETAIL)) / 2

    def fits(self, slot: int, part: int, now: int) -> bool:
        """Whether this part agrees with what is remembered."""
        return all(self._known(slot, kind, now) in (None, bit(part, kind)) for kind in (SHAPE, DETAIL))

    def wanted(self, slot: int, on_top: int, now: int, rng: random.Random) -> int:
        """The part to set: the one already there if it fits, else any that does."""
        if on_top >= 0 and self.fits(slot, on_top, now):
            return on_top
        return rng.choice([part for part in range(4) if self.fits(slot, part, now)])

    def _known(self, slot: int, kind: int, now: int) -> int | None:
        value, fades = self._kept.get((slot, kind), (0, -1.0))
        return value if now < fades else None


def _order(rng: random.Random) -> list[tuple[int, int]]:
    """In which order eyes take a portrait in: by slots, or all shapes before all details."""
    slots = sorted(range(len(SLOTS)), key=lambda slot: -(rng.random() ** (1 / _GAZE[slot])))
    if rng.random() < MEMORY.breadth_first_share:
        return [(slot, SHAPE) for slot in slots] + [(slot, DETAIL) for slot in slots]
    return [(slot, kind) for slot in slots for kind in (SHAPE, DETAIL)]
