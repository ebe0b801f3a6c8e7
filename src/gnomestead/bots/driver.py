"""Who moves next when bots sit at a table: the same for terminal, studies, benches and servers."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from gnomestead.bots.random_bot import RandomBot
from gnomestead.kernel import AnyGame, BadSetup, Match
from gnomestead.kernel.bot import AnyBot
from gnomestead.kernel.moves import CLOCK, TICK, Move, Seat
from gnomestead.kernel.state import UNTIMED

RANDOM = "random"


def bot_names(game: AnyGame) -> list[str]:
    """The bots that can play this game, the usual one first."""
    return [*game.bots(), RANDOM]


def make_bot(game: AnyGame, name: str, seat: Seat, rng: random.Random) -> AnyBot:
    """The bot of this name for a seat; `bot` is the game's usual one."""
    names = bot_names(game)
    wanted = names[0] if name == "bot" else name
    if wanted not in names:
        raise BadSetup(f"{game.id} has no bot {name!r}; it has: {', '.join(names)}")
    kinds: Mapping[str, type[AnyBot]] = {RANDOM: RandomBot, **game.bots()}
    return kinds[wanted](seat, rng)


class Plan(NamedTuple):
    """What a bot or the clock would do next, and when."""

    at: int
    seat: Seat
    move: Move


class Driver:
    """Moves the bots of a match, and the clock. Other seats are somebody else's business."""

    def __init__(self, match: Match, bots: Mapping[Seat, AnyBot], rng: random.Random) -> None:
        self.match, self.bots, self._rng = match, bots, rng
        self._heard = 0

    def run(self) -> None:
        """Play until the game is over or only people can go on."""
        while self.step():
            pass

    def step(self) -> Plan | None:
        """Make the next move of a bot or the clock; None: it is for a person to move."""
        plan = self.plan()
        if plan is not None:
            self.match.play(plan.seat, plan.move, plan.at)
        return plan

    def plan(self) -> Plan | None:
        """Ask each bot once: first those who may, then those who must, round from the first who must.

        In a timed game the earliest plan counts, the clock's included.
        """
        self._tell_bots()
        state = self.match.state
        if state.over:
            return None
        if state.now != UNTIMED:
            return self._earliest()
        must = state.waiting()
        round_table = state.seats_from(must[0] if must else 0)
        asked = (self._ask(seat) for seat in sorted(round_table, key=lambda seat: seat in must))
        return next((plan for plan in asked if plan is not None), None)

    def _earliest(self) -> Plan | None:
        deadline = self.match.state.deadline()
        plans = [plan for seat in self.bots if (plan := self._ask_in_time(seat)) is not None]
        if deadline is not None:
            plans = [plan for plan in plans if plan.at < deadline]
            plans.append(Plan(deadline, CLOCK, (TICK,)))
        return min(plans, key=lambda plan: (plan.at, plan.seat), default=None)

    def _ask(self, seat: Seat) -> Plan | None:
        state = self.match.state
        bot = self.bots.get(seat)
        if bot is None or not state.options(seat):
            return None
        move = bot.choose(self._world(seat))
        return None if move is None else Plan(0, seat, move)

    def _ask_in_time(self, seat: Seat) -> Plan | None:
        """Let the bot look, then ask for its move and its moment."""
        state, bot = self.match.state, self.bots[seat]
        world = self._world(seat)
        bot.watch(world)
        move = bot.choose(world) if state.options(seat) else None
        return None if move is None else Plan(state.now + bot.delay(world), seat, move)

    def _world(self, seat: Seat) -> Any:
        """What a bot is shown: all that its seat cannot know drawn anew."""
        state = self.match.state
        return state if isinstance(self.bots[seat], RandomBot) else state.resample(seat, self._rng)

    def _tell_bots(self) -> None:
        for event in self.match.log[self._heard :]:
            for seat, bot in self.bots.items():
                version = event.seen_by(seat)
                if version is not None:
                    bot.hear(version)
        self._heard = len(self.match.log)
