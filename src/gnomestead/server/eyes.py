"""Eyes: what one seat, or a spectator, is shown of a table, and what of it is new.

Whoever looks through the same eyes is sent the same bytes, made once. Parts that have not changed are
not sent again, and eyes for which nothing has changed are sent nothing: a sealed move of another seat
leaves no trace.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Protocol

from msgspec import Raw

from gnomestead.kernel import Seat, notation
from gnomestead.server.moment import Description, Drawn, Moment, encode, part
from gnomestead.server.wire import Asked, Signal, Snapshot, Spoken, Told
from gnomestead.store.store import now
from gnomestead.table.fairtime import Line
from gnomestead.table.table import Table

LOG_SHOWN = 200


class Looker(Protocol):
    """Somebody who looks: a socket."""

    person: str
    line: Line

    def send(self, message: bytes) -> None:
        """Show this, soon and in order."""


class Eyes:
    """One pair of eyes on one table, and all who look through it."""

    def __init__(self, id: str, table: Table, seat: Seat | None) -> None:
        self._id, self._table, self.seat = id, table, seat
        self.lookers: set[Looker] = set()
        self.n = 0
        self._step = now()
        """Begins with the time, so that eyes opened again never go back."""
        self._log: deque[Told] = deque(maxlen=LOG_SHOWN)
        self._info: Description | None = None
        self._drawn: Drawn | None = None
        self._asked = self._clock = b""
        self._asked_from: int | None = None
        """When what is asked begins to be asked, where it was told ahead."""
        self._head = b'{"type":"Update",%b,%b,"step":' % (part(b"table", encode(id)), part(b"seat", encode(seat)))
        self._hear(Moment(table, table.log).told(seat))

    def _hear(self, heard: tuple[Told, ...]) -> None:
        self._log.extend(heard)
        self.n += len(heard)

    def snapshot(
        self,
        seen: int,
        moment: Moment,
        info: Description,
        clock: bytes,
        chat: tuple[Spoken, ...],
        signals: tuple[Signal, ...],
    ) -> bytes:
        """Everything, for somebody who begins to look or comes back, but no event twice."""
        self._note(moment, info, clock)
        missed = self.n - seen
        log = tuple(self._log)
        if seen and 0 <= missed <= len(log):
            log = log[len(log) - missed :]
        parts: dict[str, Any] = {"info": Raw(info.whole()), "clock": Raw(clock), "chat": chat, "signals": signals}
        if self._drawn is not None:
            parts["scene"] = Raw(self._drawn.whole())
        if self._asked:
            parts["asked"] = Raw(since_when(self._asked, self._asked_from))
        since = self.n - len(log)
        return encode(Snapshot(self._id, self.seat, self._step, self.n, since=since, log=log, **parts))

    def update(self, moment: Moment, info: Description, clock: bytes) -> bytes | None:
        """What has happened and changed; None: nothing."""
        heard = moment.told(self.seat)
        self._hear(heard)
        return self.change(moment, info, clock, heard)

    def change(self, moment: Moment, info: Description, clock: bytes, heard: tuple[Told, ...] = ()) -> bytes | None:
        """What has changed since the last time; None: nothing."""
        parts = self._note(moment, info, clock)
        if heard:
            parts.append(moment.news(heard))
        if not parts:
            return None
        self._step += 1
        return self._head + b'%d,"n":%d,%b}' % (self._step, self.n, b",".join(parts))

    def _note(self, moment: Moment, info: Description, clock: bytes) -> list[bytes]:
        """The parts that are not as they were."""
        before, self._info = self._info, info
        parts = info.since(before)
        if clock != self._clock:
            self._clock = clock
            parts.append(part(b"clock", clock))
        if self._table.match is None:
            return parts
        drawn, self._drawn = self._drawn, moment.drawn(self.seat)
        parts += self._drawn.since(drawn)
        asked = self._asked_now(moment)
        if asked != self._asked:
            self._asked, self._asked_from = asked, moment.at
            parts.append(part(b"asked", since_when(asked, moment.at)))
        return parts

    def _asked_now(self, moment: Moment) -> bytes:
        if self.seat is None:
            return b""
        match, seat = self._table.running, self.seat
        # While nobody may know who is waited for, that it goes or stays would tell.
        may_undo = self._table.phase == "playing" and not moment.is_secret and match.free_undo(seat) is not None
        state = moment.state
        game, only = match.game, "" if match.game.race else notation(state.only_move(seat))
        choices, suggested = tuple(state.pointing(seat)), game.suggested(state, seat)
        return encode(Asked(state.prompt(seat), choices, may_undo, state.heeds(seat), only, suggested=suggested))


def since_when(asked: bytes, at: int | None) -> bytes:
    """What is asked, with the moment from which on it is."""
    return asked if at is None else b'%b,"at":%d}' % (asked[:-1], at)
