"""Eyes: what one seat, or a spectator, is shown of a table, and what of it is new.

Whoever looks through the same eyes is sent the same bytes, made once. Parts that have not changed are
not sent again, and eyes for which nothing has changed are sent nothing: a sealed move of another seat
leaves no trace.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Protocol

import msgspec

from gnomestead.kernel import Event, Scene, Seat
from gnomestead.server.wire import Asked, Snapshot, Spoken, Told, Update
from gnomestead.store.store import now
from gnomestead.table.table import Table

LOG_SHOWN = 200

encode = msgspec.json.Encoder().encode


class Looker(Protocol):
    """Somebody who looks: a socket."""

    person: str

    def send(self, message: bytes) -> None:
        """Show this, soon and in order."""


def told(version: Event) -> Told:
    """An event as it travels."""
    return Told(version.kind, version.data, version.is_confided)


class Drawn:
    """A scene, each place ready to send."""

    __slots__ = ("places", "widgets")

    def __init__(self, scene: Scene) -> None:
        self.places = {place.id: encode(place) for place in scene.places}
        self.widgets = encode(scene.widgets)

    def whole(self) -> dict[str, Any]:
        """The scene as it travels."""
        return {"places": [msgspec.Raw(place) for place in self.places.values()], "widgets": msgspec.Raw(self.widgets)}


class Drawings:
    """The scenes of one moment of a table. Seats that see the same share one drawing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._n = -1
        self._drawn: list[tuple[Any, Drawn]] = []

    def of(self, seat: Seat | None) -> Drawn:
        """What this seat sees now; made from its view alone."""
        if self._n != self._table.n:
            self._n, self._drawn = self._table.n, []
        game = self._table.game
        view = game.view(self._table.running.state, seat)
        for known, drawn in self._drawn:
            if known == view:
                return drawn
        drawn = Drawn(game.scene(view))
        self._drawn.append((view, drawn))
        return drawn


class Eyes:
    """One pair of eyes on one table, and all who look through it."""

    def __init__(self, id: str, table: Table, seat: Seat | None, drawings: Drawings) -> None:
        self._id, self._table, self.seat, self._drawings = id, table, seat, drawings
        self.lookers: set[Looker] = set()
        self.n = 0
        self._step = now()
        """Begins with the time, so that eyes opened again never go back."""
        self._log: deque[Told] = deque(maxlen=LOG_SHOWN)
        self._drawn: Drawn | None = None
        self._asked = self._info = self._clock = b""
        self.hear(table.log)

    def hear(self, events: list[Event]) -> tuple[Told, ...]:
        """This seat's versions of what happened."""
        versions = (event.seen_by(self.seat) for event in events)
        heard = tuple(told(version) for version in versions if version is not None)
        self._log.extend(heard)
        self.n += len(heard)
        return heard

    def snapshot(self, seen: int, info: bytes, clock: bytes, chat: tuple[Spoken, ...]) -> bytes:
        """Everything, for somebody who begins to look or comes back, but no event twice."""
        self.update((), info, clock)
        missed = self.n - seen
        log = tuple(self._log)
        if seen and 0 <= missed <= len(log):
            log = log[len(log) - missed :]
        parts: dict[str, Any] = {"info": msgspec.Raw(self._info), "clock": msgspec.Raw(self._clock)}
        if self._drawn is not None:
            parts["scene"] = self._drawn.whole()
        if self._asked:
            parts["asked"] = msgspec.Raw(self._asked)
        since = self.n - len(log)
        return encode(Snapshot(self._id, self.seat, self._step, self.n, since=since, log=log, chat=chat, **parts))

    def update(self, heard: tuple[Told, ...], info: bytes, clock: bytes) -> bytes | None:
        """What is new since the last update; None: nothing."""
        parts: dict[str, Any] = {"events": heard} if heard else {}
        self._note("_info", "info", info, parts)
        self._note("_clock", "clock", clock, parts)
        if self._table.match is not None:
            self._note_scene(parts)
            self._note("_asked", "asked", self._asked_now(), parts)
        if not parts:
            return None
        self._step += 1
        return encode(Update(self._id, self.seat, self._step, self.n, **parts))

    def _note(self, slot: str, part: str, now: bytes, parts: dict[str, Any]) -> None:
        if getattr(self, slot) != now:
            setattr(self, slot, now)
            if now:
                parts[part] = msgspec.Raw(now)

    def _note_scene(self, parts: dict[str, Any]) -> None:
        drawn = self._drawings.of(self.seat)
        before, self._drawn = self._drawn, drawn
        if before is drawn:
            return
        if before is None or drawn.places.keys() != before.places.keys():
            parts["scene"] = drawn.whole()
            return
        changed = [msgspec.Raw(now) for id, now in drawn.places.items() if before.places[id] != now]
        if changed:
            parts["places"] = changed
        if drawn.widgets != before.widgets:
            parts["widgets"] = msgspec.Raw(drawn.widgets)

    def _asked_now(self) -> bytes:
        if self.seat is None:
            return b""
        match, seat = self._table.running, self.seat
        state = match.state
        # While nobody may know who is waited for, that it goes or stays would tell.
        is_secret = state.awaited() != state.waiting()
        may_undo = self._table.phase == "playing" and not is_secret and match.free_undo(seat) is not None
        return encode(Asked(state.prompt(seat), tuple(state.choices(seat)), may_undo))
