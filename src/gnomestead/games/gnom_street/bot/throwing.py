"""How a bot throws: the best shot, missed by as much as the table wants."""

from __future__ import annotations

import random

from gnomestead.games.gnom_street.content import THROW
from gnomestead.games.gnom_street.rules.throw import Throw, flight, miss
from gnomestead.games.gnom_street.state import Street

_best_shots: dict[tuple[int, int], tuple[int, int]] = {}


def best_shot(spot: int, breeze: int) -> tuple[int, int]:
    """The aim and bend that land nearest, wobble left out."""
    if (spot, breeze) not in _best_shots:
        shots = [
            (miss(*flight(aim, bend, breeze), spot), aim, bend)
            for aim in range(THROW.aim_min, THROW.aim_max + 1)
            for bend in range(THROW.bend_min, THROW.bend_max + 1)
        ]
        _, aim, bend = min(shots)
        _best_shots[spot, breeze] = (aim, bend)
    return _best_shots[spot, breeze]


def human_shot(state: Street, throw: Throw, rng: random.Random) -> str:
    """The best shot, missed by as much as the table's `throw_bots` says."""
    noise = next(thrower for thrower in THROW.bot if thrower.id == state.setup["throw_bots"])
    aim, bend = best_shot(throw.spot, throw.breeze)
    aim += rng.randint(-noise.aim_noise, noise.aim_noise)
    bend += rng.randint(-noise.bend_noise, noise.bend_noise)
    aim = max(THROW.aim_min, min(THROW.aim_max, aim))
    return f"{aim} {max(THROW.bend_min, min(THROW.bend_max, bend))}"
