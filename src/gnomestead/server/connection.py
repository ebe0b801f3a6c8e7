"""One socket: what a browser says is decoded, limited, answered; what it is shown goes out in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from gnomestead.kernel import GnomesteadError, IllegalMove, phrase
from gnomestead.server import wire
from gnomestead.server.hub import Hub
from gnomestead.server.limits import Bucket
from gnomestead.server.live import LiveTable
from gnomestead.server.moment import encode
from gnomestead.store.store import Person
from gnomestead.table.acts import Play
from gnomestead.table.fairtime import PROBES, Line
from gnomestead.table.judging import Refused, refused

log = logging.getLogger(__name__)

TOO_MUCH: Final = 1008
TRY_AGAIN: Final = 1013
_PATIENCE: Final = 200
"""Messages beyond the limit that are answered before the socket is closed."""

_decode = msgspec.json.Decoder(wire.FromBrowser).decode

Answering: TypeAlias = Coroutine[Any, Any, None] | None
"""An answer that takes a while, or none: it was given at once, or will be when something is committed."""


class Cable(Protocol):
    """What a connection is made of."""

    @property
    def unsent(self) -> int:
        """How many bytes the browser has not taken yet."""

    def say(self, message: bytes) -> None:
        """Send a message."""

    def hang_up(self, code: int) -> None:
        """Say goodbye."""


class Connection:
    """One browser. It may look through many eyes."""

    def __init__(self, hub: Hub, me: Person | None, address: str, cable: Cable) -> None:
        self._hub, self._me, self.address, self._cable = hub, me, address, cable
        self._post = hub.post
        self.person = me.id if me is not None else ""
        self.line = Line()
        self._limits = limits = hub.settings.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._excess = 0
        self._watching: set[tuple[str, int | None]] = set()
        self._unheard: list[wire.FromBrowser] = []
        self._is_answering = False
        self._is_closing = False
        self._probes = 0
        """How many are still to be sent of this measurement."""

    # Out -----------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Show this, soon and in order."""
        self._post.send(self, message)

    def deliver(self, messages: list[bytes]) -> None:
        """Send what there is to send, one frame for all, a message a line; who does not read is let go."""
        if self._cable.unsent > self._limits.unsent_bytes:
            self.close(TRY_AGAIN)
        else:
            self._cable.say(messages[0] if len(messages) == 1 else b"\n".join(messages))

    def tell(self, message: wire.FromServer) -> None:
        """Send one message."""
        self.send(encode(message))

    def close(self, code: int) -> None:
        """Hang up, after what is already under way."""
        if not self._is_closing:
            self._is_closing = True
            asyncio.get_running_loop().call_soon(self._cable.hang_up, code)

    @property
    def is_on_the_clock(self) -> bool:
        """Whether it matters how long the line is: some table it looks at measures time."""
        watched = (self._hub.tables.get(table) for table, _ in self._watching)
        return any(live is not None and live.measures_time for live in watched)

    def measure(self) -> None:
        """Measure the line: in a race by several round trips, one after the other."""
        tables = (self._hub.tables.get(table) for table, _ in self._watching)
        is_race = any(live is not None and live.table.setup.timed for live in tables)
        self._probes = PROBES if is_race else 1
        self._probe()

    def _probe(self) -> None:
        self._probes -= 1
        self.tell(wire.Probe(self.line.probe()))

    # In ------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """Say who we take them for."""
        name = self._me.name if self._me is not None else ""
        self.tell(wire.Welcome(self.person, name, self._hub.clock.now()))
        self.measure()

    def hear(self, text: bytes) -> None:
        """One message: limited, decoded, answered; not before those that came earlier."""
        if not self._bucket.take():
            return self._slow_down()
        most = self._limits.message_bytes
        if len(text) > most:
            return self.tell(wire.Oops(f"a message has at most {most} bytes"))
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return self.tell(wire.Oops(str(error)))
        if self._is_answering and type(message) not in _AT_ONCE:
            self._unheard.append(message)
        elif (answering := self._answer(message)) is not None:
            self._is_answering = True
            self._hub.spawn(self._answer_slowly(message, answering))

    def _slow_down(self) -> None:
        self._hub.metrics.limited += 1
        self._excess += 1
        self.tell(wire.Oops("too many messages at once"))
        if self._excess > _PATIENCE:
            self.close(TOO_MUCH)

    def _answer(self, message: wire.FromBrowser) -> Answering:
        try:
            return _ANSWERS[type(message)](self, message)
        except Exception as error:
            self._refuse(message, error)
        return None

    async def _answer_slowly(self, message: wire.FromBrowser, answering: Coroutine[Any, Any, None]) -> None:
        """Answer, and then whatever has come meanwhile."""
        try:
            await self._or_refuse(message, answering)
            while self._unheard:
                message = self._unheard.pop(0)
                if (then := self._answer(message)) is not None:
                    await self._or_refuse(message, then)
        finally:
            self._is_answering = False

    async def _or_refuse(self, message: wire.FromBrowser, answering: Coroutine[Any, Any, None]) -> None:
        try:
            await answering
        except Exception as error:
            self._refuse(message, error)

    def _refuse(self, message: wire.FromBrowser, error: BaseException) -> None:
        """Say kindly why not."""
        id = getattr(message, "id", "")
        match error:
            case Refused() | IllegalMove():
                self._hub.metrics.refused += 1
                self.tell(wire.Refused(id, error.refusal.reason, error.refusal.rule))
            case GnomesteadError():
                self.tell(wire.Refused(id, phrase("refuse-so", why=str(error))))
            case _:
                log.error("a message broke", exc_info=error)
                self.tell(wire.Refused(id, phrase("refuse-broken")))

    def leave(self) -> None:
        """The browser is gone."""
        self._hub.sockets.discard(self)
        for table, seat in self._watching:
            live = self._hub.tables.get(table)
            if live is not None:
                live.look_away(self, seat)
        self._hub.lobby_watchers.discard(self)

    # Answers -------------------------------------------------------------------------------------

    async def _watch(self, message: wire.Watch) -> None:
        try:
            live = await self._hub.load(message.table)
        except GnomesteadError:
            return self.tell(wire.Gone(message.table, message.seat))
        if not live.may_look(self.person, message.seat):
            return self.tell(wire.Gone(message.table, message.seat))
        if len(self._watching) >= self._limits.watches_per_socket:
            raise refused("refuse-too-many-watched")
        chat = await self._hub.talk.so_far(live, self.person, message.seat)
        if live.may_look(self.person, message.seat):
            is_new = (live.id, message.seat) not in self._watching
            self._watching.add((live.id, message.seat))
            live.look(self, message.seat, message.seen, chat)
            if is_new and live.table.setup.timed:
                self.measure()

    async def _unwatch(self, message: wire.Unwatch) -> None:
        self._watching.discard((message.table, message.seat))
        live = self._hub.tables.get(message.table)
        if live is not None:
            live.look_away(self, message.seat)

    def _ask(self, message: wire.Ask) -> Answering:
        me, live = self._who(), self._hub.tables.get(message.table)
        if live is None or live.table.setup.timed or not isinstance(message.request, Play):
            return self._ask_slowly(me, message)
        granted = partial(self._granted, message, live)
        self._hub.play(live, me, message.request, message.id, self.line.round_trip, granted)
        return None

    async def _ask_slowly(self, me: Person, message: wire.Ask) -> None:
        live = await self._hub.load(message.table)
        if live.table.setup.timed:
            # It may be held for a moment; meanwhile others are heard.
            self._hub.spawn(self._or_refuse(message, self._asking(live, me, message)))
        else:
            await self._asking(live, me, message)

    async def _asking(self, live: LiveTable, me: Person, message: wire.Ask) -> None:
        try:
            await self._hub.ask(live, me, message.request, message.id, self.line, message.at)
        except IllegalMove as error:
            self._granted(message, live, error)
        else:
            self._granted(message, live, None)

    def _granted(self, message: wire.Ask, live: LiveTable, error: BaseException | None) -> None:
        """It is done for good, or was refused; more kindly if the table had gone on meanwhile."""
        if error is None:
            self.tell(wire.Done(message.id))
        elif isinstance(error, IllegalMove) and not error.refusal.rule and live.has_gone_on(error.seat, message.seen):
            self._refuse(message, refused("refuse-changed"))
        else:
            self._refuse(message, error)

    async def _draft(self, message: wire.Draft) -> None:
        match, seat = (await self._own(message.table, message.seat)).table.running, message.seat
        state = match.state
        said = state.read(seat, message.said)
        suggested = match.game.suggested(state, seat, said)
        self.tell(wire.Menu(message.id, state.prompt(seat, said), tuple(state.pointing(seat, said)), suggested))

    async def _why_not(self, message: wire.WhyNot) -> None:
        state = (await self._own(message.table, message.seat)).table.running.state
        self.tell(wire.Why(message.id, state.why_not(message.seat, message.thing)))

    async def _how_far(self, message: wire.HowFar) -> None:
        match = (await self._own(message.table, message.seat)).table.running
        self.tell(wire.Far(message.id, match.game.reach(match.state, message.thing)))

    async def _say(self, message: wire.Say) -> None:
        me, live = await self._at_table(message.table)
        await self._hub.talk.say(live, me, message.text, message.to)
        self.tell(wire.Done(message.id))

    async def _react(self, message: wire.React) -> None:
        me, live = await self._at_table(message.table)
        await self._hub.talk.react(live, wire.Reacted(live.id, me.id, message.emote))

    async def _show_sign(self, message: wire.ShowSign) -> None:
        live = await self._own(message.table, message.seat)
        await self._hub.talk.show_sign(live, self.person, message)
        self.tell(wire.Done(message.id))

    async def _shown(self, message: wire.Shown) -> None:
        await self._own(message.table, message.seat)
        self._hub.metrics.shown(message.meant, message.real)

    async def _watch_lobby(self, message: wire.WatchLobby) -> None:
        if message.on:
            self._hub.lobby_watchers.add(self)
            self.send(await self._hub.lobby())
        else:
            self._hub.lobby_watchers.discard(self)

    def _ping(self, message: wire.Ping) -> None:
        self.tell(wire.Pong(message.sent, self._hub.clock.now()))

    def _echo(self, message: wire.Echo) -> None:
        if not self.line.echoed(message.mark):
            return
        for table, _ in self._watching:
            live = self._hub.tables.get(table)
            if live is not None:
                live.note_lines()
        if self._probes > 0:
            self._probe()

    def _who(self) -> Person:
        if self._me is None:
            raise refused("refuse-stranger")
        return self._me

    async def _at_table(self, table: str) -> tuple[Person, LiveTable]:
        """Only who may look may talk, and whom the host sent away may not."""
        me, live = self._who(), await self._hub.load(table)
        if not live.may_look(me.id, None) or me.id in live.table.barred:
            raise refused("refuse-not-seated")
        return me, live

    async def _own(self, table: str, seat: int) -> LiveTable:
        me, live = self._who(), await self._hub.load(table)
        if not 0 <= seat < len(live.table.chairs) or live.table.chairs[seat].person != me.id:
            raise refused("refuse-not-yours")
        if live.table.match is None:
            raise refused("refuse-not-started")
        return live


_AT_ONCE: Final = (wire.Ping, wire.Echo)
"""What measures a line waits for nothing."""
_ANSWERS: Final[dict[type, Callable[[Connection, Any], Answering]]] = {
    wire.Watch: Connection._watch,
    wire.Unwatch: Connection._unwatch,
    wire.Ask: Connection._ask,
    wire.Draft: Connection._draft,
    wire.WhyNot: Connection._why_not,
    wire.HowFar: Connection._how_far,
    wire.Say: Connection._say,
    wire.React: Connection._react,
    wire.ShowSign: Connection._show_sign,
    wire.Shown: Connection._shown,
    wire.WatchLobby: Connection._watch_lobby,
    wire.Ping: Connection._ping,
    wire.Echo: Connection._echo,
}
