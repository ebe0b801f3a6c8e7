"""The driver of a live table: it moves the bots, and sees to it that what is due happens.

It knows neither network nor database: whoever runs it brings the table, the time, a way to write acts
and the thinkers. There is at most one driver per table; should there be two, only one can write act n.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol

from gnomestead.kernel import CLOCK, EVERYBODY, TICK, GnomesteadError, Seat, encode
from gnomestead.table.acts import Act, Pace
from gnomestead.table.judging import judge_late, judge_own
from gnomestead.table.table import Table
from gnomestead.table.thinking import Heard, Idea, Thought

log = logging.getLogger(__name__)

_PATIENCE: Final = 3
_PERCENT: Final[dict[Pace, int]] = {"slow": 250, "normal": 100, "fast": 40}
"""How much of the usual pause a bot makes."""


class Host(Protocol):
    """What a driver needs of whoever runs it."""

    id: str
    table: Table

    def now(self) -> int:
        """The table's time."""

    def horizon(self) -> int:
        """GM-TIM-11: how much longer than their stamps moves may take to arrive, in a real-time game."""

    async def write(self, judge: Callable[[Table, int], Act]) -> Act:
        """Judge, write down, apply and show."""

    async def until(self, n: int, at: int | None) -> None:
        """Wait until the table has gone on from act n, or until this time."""


class Plan(NamedTuple):
    """A bot's next move, and when it is made."""

    at: int
    seat: Seat
    move: str


class Driver:
    """Drives one table until nothing is left to drive."""

    def __init__(self, host: Host, think: Callable[[Thought], Awaitable[Idea | str | None]], pace: int) -> None:
        self._host, self._think, self._pace = host, think, pace
        self._rng = random.Random()  # noqa: S311
        self._read = 0
        self._readable_at = 0
        """When people have had time to read all that happened."""
        self._told: dict[tuple[Seat, str], int] = {}

    async def run(self) -> None:
        """Go on while a bot, a clock or a deadline may have something to do."""
        host = self._host
        while host.table.is_driven:
            n = host.table.n
            self._read_news()
            plan = await self._plan(n)
            if host.table.n != n:
                continue
            moments = [moment for moment in (host.table.due(), plan.at if plan else None) if moment is not None]
            certain = min(moments) + host.horizon() if moments else None
            await host.until(n, certain)
            if host.table.n == n and certain is not None and host.now() >= certain:
                await self._act(n, plan if plan is not None and plan.at == min(moments) else None)

    async def _act(self, n: int, plan: Plan | None) -> None:
        """Make the bot's move, or let happen what is due. If somebody was quicker, nothing happens."""

        def judge(table: Table, at: int) -> Act:
            if table.n != n:
                raise GnomesteadError("the table has gone on")
            if plan is None:
                return self._due(table, at)
            return judge_own(table, plan.seat, plan.move, plan.at if table.setup.timed else at)

        try:
            await self._host.write(judge)
        except GnomesteadError as error:
            log.debug("not driven: %s", error)

    def _due(self, table: Table, at: int) -> Act:
        if table.setup.timed:
            due = table.due()
            return judge_own(table, CLOCK, TICK.text, at if due is None else due)
        flag = table.next_late()
        if flag is None:
            raise GnomesteadError("nobody is late")
        return judge_late(table, flag[1], at)

    # Bots ----------------------------------------------------------------------------------------

    async def _plan(self, n: int) -> Plan | None:
        """Ask the bots, first those who may, then those who must: the earliest counts, of equals the first."""
        table, plans = self._host.table, []
        must = table.running.state.waiting()
        bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot]
        for seat in sorted(bots, key=lambda seat: seat in must):
            plan = await self._ask(seat)
            if plan is not None:
                plans.append(plan)
            if table.n != n or (plans and not table.setup.timed):
                break
        return min(plans, key=lambda plan: plan.at, default=None)

    async def _ask(self, seat: Seat) -> Plan | None:
        """What a bot would do, and when; in a timed game it also looks while it has nothing to do."""
        table = self._host.table
        if not table.setup.timed and not table.running.state.options(seat):
            return None
        idea = await self._idea(seat)
        return None if idea is None else Plan(self._moment(idea.delay), seat, idea.move)

    def _moment(self, delay: int) -> int:
        """In a race a bot moves after its own delay; else when people have read what happened, but never too late."""
        table, state = self._host.table, self._host.table.running.state
        began: int = table.zero + state.now
        if table.game.race:
            return began + delay
        at = max(self._host.now(), self._readable_at, began + delay)
        deadline: int | None = state.deadline()
        return at if deadline is None else max(began, min(at, table.zero + deadline - 1))

    def _read_news(self) -> None:
        """A pause follows only what everybody has heard: what is done in secret must not show in when it is over."""
        table = self._host.table
        if any(event.hears == EVERYBODY for event in table.log[self._read :]):
            usual = self._pace * _PERCENT[table.pace] // 100
            self._readable_at = table.at + usual // 2 + int(self._rng.random() * usual)
        self._read = len(table.log)

    async def _idea(self, seat: Seat) -> Idea | None:
        """The bot's answer; if it cannot give one the seat's default move stands in."""
        for _ in range(_PATIENCE):
            n = self._host.table.n
            try:
                answer = await self._think(self._thought(seat))
            except Exception:
                log.exception("a bot of %s broke down", self._host.table.game.id)
                break
            if not isinstance(answer, str):
                return answer
            self._told.clear()
            if self._host.table.n != n:
                return None
        state = self._host.table.running.state
        return Idea(state.default(seat), 0) if seat in state.waiting() else None

    def _thought(self, seat: Seat) -> Thought:
        table = self._host.table
        bot, state = table.chairs[seat].bot, table.running.state
        told = self._told.get((seat, bot), 0)
        heard = _heard(table, seat)
        self._told[seat, bot] = len(heard)
        return Thought(
            table=self._host.id,
            game=table.game.id,
            seat=seat,
            bot=bot,
            seed=f"{table.seed.hex()} {seat} {bot}",
            world=encode(state.resample(seat, self._rng)),
            heard=told,
            news=tuple(heard[told:]),
            may_move=bool(state.options(seat)),
        )


def _heard(table: Table, seat: Seat) -> list[Heard]:
    """All that this seat has heard of the game."""
    versions = (event.seen_by(seat) for event in table.running.log)
    return [(version.kind, version.data, version.is_confided) for version in versions if version is not None]
