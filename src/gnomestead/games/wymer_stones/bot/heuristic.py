"""Heuristic bots: heroes who help each other, and a villain who does not (section 12.2).

They plan a whole movement at once, step by step afterwards, and look only at what lies open.
"""

from __future__ import annotations

import random

from gnomestead.games.wymer_stones.bot.heroes import choose_for_hero, offer_from_hero
from gnomestead.games.wymer_stones.bot.maps import Plan
from gnomestead.games.wymer_stones.bot.villain import choose_for_villain
from gnomestead.games.wymer_stones.state import Dungeon
from gnomestead.kernel.bot import Bot
from gnomestead.kernel.moves import Move, Seat


class HeuristicBot(Bot[Dungeon]):
    """Plays whichever side its seat is on."""

    def __init__(self, seat: Seat, rng: random.Random) -> None:
        super().__init__(seat, rng)
        self.plan = Plan()

    def choose(self, world: Dungeon) -> Move | None:
        if self.seat == world.villain:
            return choose_for_villain(world, self.seat, self.plan, self.rng)
        if self.seat not in world.waiting():
            return offer_from_hero(world, self.seat)
        return choose_for_hero(world, self.seat, self.plan, self.rng)
