"""A table without a server or network, on a clock that jumps to wherever somebody waits for."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import pairwise

from gnomestead.kernel import CLOCK, EVERYBODY, AnyGame, OptionValue
from gnomestead.table.acts import Act, ClockRule, Pace, SeatBot, Sit, Start, TableSpec
from gnomestead.table.driver import Driver
from gnomestead.table.judging import judge
from gnomestead.table.table import Table
from gnomestead.table.thinking import Idea, Thought, ponder


class Desk:
    """A started table for a driver: bots on some seats, Ada on the others. No real time passes."""

    def __init__(
        self,
        game: AnyGame,
        bots: tuple[int, ...],
        clock: ClockRule | None = None,
        options: Mapping[str, OptionValue] | None = None,
        pace: Pace = "normal",
        seats: int = 2,
    ) -> None:
        self.id = game.id
        chosen = game.set_table(seats, options or {}).options
        spec = TableSpec(game.id, game.rules_version, seats, chosen, "ada", clock or ClockRule(), pace=pace)
        self.table = Table(game, spec, bytes(32))
        self.time = 0
        self.acts: list[Act] = []
        self.heard: list[tuple[int, int]] = [(0, CLOCK)]
        """When everybody heard of something, and whose move it was."""
        self._bots, self._most = bots, sys.maxsize
        for seat in range(seats):
            request = SeatBot(seat) if seat in bots else Sit(seat, "Ada")
            self.table.apply(judge(self.table, "ada", request, 0))
        self.table.apply(judge(self.table, "ada", Start(), 0))

    def now(self) -> int:
        return self.time

    def horizon(self) -> int:
        return 0

    async def write(self, judged: Callable[[Table, int], Act]) -> Act:
        act = judged(self.table, self.time)
        events = self.table.apply(act)
        self.acts.append(act)
        if any(event.hears == EVERYBODY for event in events):
            self.heard.append((self.time, act.seat))
        return act

    async def until(self, n: int, at: int | None) -> None:
        if len(self.acts) >= self._most:
            raise Enough
        assert at is not None, "it would wait for ever"
        self.time = max(self.time, at)

    def expect(self, moves: int) -> None:
        """After so many more moves, raise `Enough`."""
        self._most = len(self.acts) + moves

    def play(self, moves: int, pace: int = 900) -> None:
        """Let bots and the clock make so many moves, or play to the end."""
        self.expect(moves)
        with suppress(Enough):
            asyncio.run(Driver(self, think, pace).run())

    def gaps(self) -> list[int]:
        """Milliseconds from whatever everybody had heard to the next move of a bot that everybody hears."""
        return [at - before for (before, _), (at, seat) in pairwise(self.heard) if seat in self._bots]


class Enough(Exception):
    """As much was played as was asked for."""


async def think(thought: Thought) -> Idea | str | None:
    """What a bot answers, thought in this process."""
    return ponder(thought)
