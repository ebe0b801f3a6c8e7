"""A live table: the replica of its acts, and who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

import msgspec

from gnomestead.kernel import CLOCK, TICK, Event, GnomesteadError, Seat
from gnomestead.server.advice import advise, badge
from gnomestead.server.clock import Alarm, Clock
from gnomestead.server.eyes import Eyes, Looker
from gnomestead.server.ledger import Judged, Ledger, Told
from gnomestead.server.moment import Description, Moment, encode
from gnomestead.server.signals import StandingSignals
from gnomestead.server.wire import Advice, ChairInfo, Course, OfferInfo, Signals, Spoken, TableInfo, Timer
from gnomestead.server.wire import Clock as ClockInfo
from gnomestead.store.store import Person, Store, StoredTable
from gnomestead.store.writer import resolve
from gnomestead.table.acts import Act, Play, Request, Sit
from gnomestead.table.again import ways_at
from gnomestead.table.fairtime import JITTER, MOST_CREDIT, Line, Press, Referee
from gnomestead.table.judging import judge
from gnomestead.table.table import Table


class LiveTable:
    """One table on this server."""

    def __init__(
        self,
        stored: StoredTable,
        table: Table,
        store: Store,
        changed: Callable[[LiveTable, Act], None],
        clock: Clock,
    ) -> None:
        self.id, self.stored, self.table = stored.id, stored, table
        self.rematch = ""
        self.used = clock.now()
        self.driven_elsewhere = False
        self._changed, self._clock = changed, clock
        self._is_shared = store.is_shared
        self._eyes: dict[Seat | None, Eyes] = {}
        self._ledger = Ledger(stored.id, table, store, self.now, self._apply)
        self._moment = Moment(table)
        self.signals = StandingSignals(table)
        self._description: Description | None = None
        self._waiting: list[asyncio.Future[None]] = []
        self._stays: TableInfo | None = None
        self._is_late = False
        self._committed = ""
        self._referee = Referee()
        self._handing_in: Alarm | None = None
        self._fairness = self._judge_lines()
        self._foreseeing: Alarm | None = None
        self._announced = (-1, -1)
        """The last moment of the game that was shown ahead, and when it will be so."""

    # Time ----------------------------------------------------------------------------------------

    def now(self) -> int:
        """Milliseconds since the table was opened; never before its last act."""
        return max(self._clock.now() - self.stored.created, self.table.at)

    @property
    def measures_time(self) -> bool:
        """Whether milliseconds count here."""
        return self.table.setup.timed or self.table.spec.clock.kind != "none"

    def horizon(self) -> int:
        """GM-TIM-11: how long a move may be under way at most; nothing where all sit at one device."""
        return self._slowest() if self.table.setup.timed and len(self.table.people()) > 1 else 0

    def _slowest(self) -> int:
        """What the slowest line of a player honestly costs; whoever plays through another server may have any."""
        people = self.table.people()
        here = {looker.person for looker in self.lookers()}
        if self._is_shared and not people <= here:
            return MOST_CREDIT
        return max((looker.line.credit for looker in self.lookers() if looker.person in people), default=0)

    def note_lines(self) -> None:
        """A line was measured: tell everybody if that changes a lag badge or what is advised."""
        if self.table.setup.timed:
            before, self._fairness = self._fairness, self._judge_lines()
            if before != self._fairness:
                self.show_info()

    def _judge_lines(self) -> tuple[tuple[int, ...], Advice | None]:
        """GM-TIM-14: each seat's lag badge, and before the start what would be fairer."""
        table, worst = self.table, dict.fromkeys(self.table.people(), 0)
        for looker in self.lookers():
            if looker.person in worst:
                worst[looker.person] = max(worst[looker.person], looker.line.error)
        if not table.setup.timed or len(worst) < 2:
            return (0,) * len(table.chairs), None
        badges = tuple(badge(worst.get(chair.person, 0)) for chair in table.chairs)
        is_open = table.phase == "gathering" and not table.spec.opening
        return badges, advise(table.game, table.setup, [*worst.values()]) if is_open else None

    async def until(self, n: int, at: int | None) -> None:
        """Wait until the table has gone on from act n, or until this time."""
        if self.table.n != n:
            return
        moved = asyncio.get_running_loop().create_future()
        self._waiting.append(moved)
        await self._clock.wait(moved, None if at is None else self.stored.created + at)
        moved.cancel()

    # Changing ------------------------------------------------------------------------------------

    def propose(
        self, person: Person, request: Request, mark: str, lag: int, told: Told, stamp: int | None = None
    ) -> None:
        """Grant what a person asks, or tell the reason. Asked again, it was granted already."""
        if isinstance(request, Sit) and not request.name.strip():
            request = msgspec.structs.replace(request, name=person.name)

        def judged(table: Table, moment: int) -> Act:
            if table.answered(person.id, mark) is not None:
                raise AlreadyDone
            return judge(table, person.id, request, moment if stamp is None else max(stamp, table.at), lag, mark)

        self._ledger.propose(judged, told)

    async def ask(
        self, person: Person, request: Request, mark: str, line: Line | None = None, at: int | None = None
    ) -> None:
        """Grant what a person asks, or raise with the reason; in a real-time game when its moment has come."""
        done: asyncio.Future[Act | None] = asyncio.get_running_loop().create_future()
        line = Line() if line is None else line
        told: Told = partial(resolve, done)
        if self.table.setup.timed and isinstance(request, Play):
            pressed = None if at is None else at - self.stored.created
            hand_in = partial(self.propose, person, request, mark, line.round_trip, told)
            self._referee.hold(Press(line.stamp(pressed, self.now()), request.seat, request.move, hand_in))
            self._hand_in()
            self._show_own(request.seat)
        else:
            self.propose(person, request, mark, line.round_trip, told)
        with suppress(AlreadyDone):
            await done

    def _hand_in(self) -> None:
        """GM-TIM-11: judge the presses that nothing earlier can precede any more, and see to the others in time."""
        horizon = self.horizon()
        for press in self._referee.release(self.now(), horizon):
            press.hand_in(press.stamp)
        if self._handing_in is not None:
            self._handing_in.cancel()
        first = self._referee.first()
        judged_at = None if first is None else self.stored.created + first + horizon
        self._handing_in = None if judged_at is None else self._clock.judge_at(judged_at, self._hand_in)

    async def write(self, judged: Judged) -> Act:
        """Judge, write down, apply, show; after whatever was pressed before."""
        self._hand_in()
        return await self._ledger.write(judged)

    async def catch_up(self) -> None:
        """Apply what others have written."""
        await self._ledger.catch_up()

    def _apply(self, act: Act) -> None:
        self.used = self.stored.created + act.at
        self._moment = moment = self._foresee(self.table.apply(act))
        if act.kind != "move" or self.table.phase != "playing" or self._is_late:
            self._stays = None
        if self._eyes:
            info, clock = self._describe(), self.clock_bytes()
            for eyes in self._eyes.values():
                _show(eyes, eyes.update(self._seen_by(eyes.seat), info, clock))
        if self.signals.after(moment.events):
            self.show_signals()
        self._wake()
        self._changed(self, act)

    # Ahead ---------------------------------------------------------------------------------------

    def _foresee(self, events: list[Event]) -> Moment:
        """GM-TIM-12: the table as everybody may see it, by the time the slowest page has got and drawn it."""
        table = self.table
        if not table.setup.timed or table.phase != "playing":
            return Moment(table, events)
        state, at, lead = table.running.state, None, self._slowest() + JITTER
        while (due := state.foretold()) is not None and due <= table.game_time(self.now() + lead):
            state, at = state.copy(), self._announce(due, lead)
            state.play(CLOCK, TICK.text, due)
        if self._foreseeing is not None:
            self._foreseeing.cancel()
        ahead = None if due is None else self.stored.created + table.zero + due - lead
        self._foreseeing = None if ahead is None else self._clock.call_at(ahead, self._show_ahead)
        return Moment(table, events, state, at)

    def _announce(self, due: int, lead: int) -> int:
        """When a moment of the game will be seen: at its time, or if we are late for that, when all know of it."""
        if due > self._announced[0]:
            self._announced = due, self.stored.created + max(self.table.zero + due, self.now() + lead)
        return self._announced[1]

    def _show_ahead(self) -> None:
        """Send out what is to be seen at its moment."""
        self._moment = self._foresee([])
        info, clock = self._describe(), self.clock_bytes()
        for eyes in self._eyes.values():
            _show(eyes, eyes.change(self._seen_by(eyes.seat), info, clock))

    def _seen_by(self, seat: Seat | None) -> Moment:
        """GM-TIM-13: the same, and what a seat has pressed itself but is not certain yet."""
        held = self._referee.held_by(seat) if seat is not None else []
        if not held or self.table.phase != "playing":
            return self._moment
        state = self._moment.state.copy()
        for press in held:
            state.try_ahead(press.seat, press.move, self.table.game_time(press.stamp))
        return Moment(self.table, self._moment.events, state, self._moment.at)

    def _show_own(self, seat: Seat) -> None:
        eyes = self._eyes.get(seat)
        if eyes is not None:
            _show(eyes, eyes.change(self._seen_by(seat), self._describe(), self.clock_bytes()))

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for moved in waiting:
            if not moved.done():
                moved.set_result(None)

    # Looking -------------------------------------------------------------------------------------

    def may_look(self, person: str, seat: Seat | None) -> bool:
        """Own seats always; as a spectator if the table allows it; through any eyes when all is over and open."""
        table = self.table
        if seat is not None and not 0 <= seat < len(table.chairs):
            return False
        belongs = person in table.people() or person == table.spec.host
        if seat is None:
            return belongs or table.phase == "gathering" or table.spec.spectators != "none"
        if person and table.chairs[seat].person == person:
            return True
        over = table.phase in ("over", "closed") and table.match is not None
        return over and (person in table.people() or table.spec.spectators == "all_at_end")

    def look(self, looker: Looker, seat: Seat | None, seen: int, chat: tuple[Spoken, ...]) -> None:
        """Begin to look, or come back; the first message tells what is new."""
        eyes = self._eyes.get(seat)
        if eyes is None:
            eyes = self._eyes[seat] = Eyes(self.id, self.table, seat)
        eyes.lookers.add(looker)
        self.show_info(but=looker, through=eyes)
        moment = self._seen_by(seat)
        looker.send(eyes.snapshot(seen, moment, self._describe(), self.clock_bytes(), chat, self.signals.up))

    def look_away(self, looker: Looker, seat: Seat | None) -> None:
        """Look no more."""
        eyes = self._eyes.get(seat)
        if eyes is None or looker not in eyes.lookers:
            return
        eyes.lookers.discard(looker)
        if not eyes.lookers:
            del self._eyes[seat]
        self.show_info()

    def show_info(self, but: Looker | None = None, through: Eyes | None = None) -> None:
        """Something about the table has changed that is no act."""
        self._stays = None
        info, clock = self._describe(), self.clock_bytes()
        for eyes in self._eyes.values():
            _show(eyes, eyes.change(self._seen_by(eyes.seat), info, clock), but if eyes is through else None)

    def has_gone_on(self, seat: Seat, seen: int) -> bool:
        """Whether this seat has heard something that whoever asked had not."""
        eyes = self._eyes.get(seat)
        return eyes is not None and seen > 0 and eyes.n > seen

    def lookers(self) -> set[Looker]:
        """Everybody who looks."""
        return {looker for looker, _ in self.looks()}

    def looks(self) -> Iterator[tuple[Looker, Seat | None]]:
        """Everybody who looks, and through whose eyes."""
        return ((looker, seat) for seat, eyes in self._eyes.items() for looker in eyes.lookers)

    def show_signals(self) -> None:
        """Show everybody which signs are up."""
        message = encode(Signals(self.id, self.signals.up))
        for looker in self.lookers():
            looker.send(message)

    def uninvited(self) -> list[tuple[Looker, Seat | None]]:
        """Those who look through eyes that are no longer theirs."""
        return [(looker, seat) for looker, seat in self.looks() if not self.may_look(looker.person, seat)]

    # Telling -------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """What everybody who may look knows."""
        course = self._course()
        return msgspec.structs.replace(self._info(), awaited=course.awaited, progress=course.progress)

    def _describe(self) -> Description:
        self._description = Description(self._info(), self._course(), self._description)
        return self._description

    def _course(self) -> Course:
        if self.table.match is None:
            return Course()
        state = self.table.match.state
        return Course(state.awaited() if self.table.phase == "playing" else (), state.progress())

    def _info(self) -> TableInfo:
        """All but the course; made anew only after something that is no mere move."""
        if self._stays is None:
            self._stays = self._new_info()
            self._is_late = any(chair.late for chair in self.table.chairs)
        return self._stays

    def _new_info(self) -> TableInfo:
        table, spec = self.table, self.table.spec
        self._fairness = self._judge_lines()
        return TableInfo(
            id=self.id,
            game=spec.game,
            phase=table.phase,
            chairs=self._chairs(),
            options=table.setup.options,
            host=spec.host,
            clock=spec.clock,
            listed=spec.listed,
            spectators=spec.spectators,
            grace=spec.grace,
            pace=table.pace,
            race=table.game.race,
            created=self.stored.created,
            commitment=self._commitment(),
            offer=self._offer(),
            rematch=self.rematch,
            again=ways_at(table) if table.phase == "over" else (),
            from_record=bool(spec.opening),
            result=table.match.state.result() if table.match is not None else None,
            endings=table.match.endings() if table.match is not None else (),
            secrets=table.game.has_secrets(table.setup),
            watchers=self._watchers(),
            advice=self._fairness[1],
        )

    def _watchers(self) -> int:
        eyes, seated = self._eyes.get(None), self.table.people()
        return sum(looker.person not in seated for looker in eyes.lookers) if eyes is not None else 0

    def _commitment(self) -> str:
        if self.table.match is not None and not self._committed:
            self._committed = self.table.match.header.commitment(self.table.seed)
        return self._committed

    def _chairs(self) -> tuple[ChairInfo, ...]:
        here = {looker.person for looker in self.lookers()}
        game, setup = self.table.game, self.table.setup
        seats = zip(self.table.chairs, game.roles(setup), game.sides(setup), self._fairness[0], strict=True)
        return tuple(
            ChairInfo(chair.name, chair.person, chair.bot, role, side, chair.late, chair.person in here, lag)
            for chair, role, side, lag in seats
        )

    def _offer(self) -> OfferInfo | None:
        offer = self.table.offer
        return None if offer is None else OfferInfo(offer.what, offer.seat, offer.by, tuple(sorted(offer.asked)))

    def clock_bytes(self) -> bytes:
        """The clocks, ready to send. Who is waited for in secret has no clock that shows it."""
        table = self.table
        if table.setup.timed:
            return encode(ClockInfo(zero=self.stored.created + table.zero))
        if table.spec.clock.kind == "none":
            return b"{}"
        return encode(ClockInfo(tuple(self._timer(seat) for seat in range(len(table.chairs)))))

    def _timer(self, seat: Seat) -> Timer:
        clocks = self.table.clocks
        if seat not in clocks.running:
            return Timer(left=clocks.left[seat])
        return Timer(until=self.stored.created + clocks.since + clocks.left[seat])


class AlreadyDone(GnomesteadError):
    """This very request was granted before."""


def _show(eyes: Eyes, message: bytes | None, but: Looker | None = None) -> None:
    if message is None:
        return
    for looker in eyes.lookers:
        if looker is not but:
            looker.send(message)
