"""A moment of a table: what has just happened and how it looks, made once for all who may know the same.

Messages are put together of parts that are ready to send, so that nothing is encoded twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from gnomestead.kernel import EVERYBODY, Event, Place, Scene, Seat, Space, State
from gnomestead.server.wire import Course, TableInfo, Told
from gnomestead.table.table import Table

encode = msgspec.json.Encoder().encode


def part(name: bytes, value: bytes) -> bytes:
    """A part of a message, of a value that is encoded already."""
    return b'"' + name + b'":' + value


class Description:
    """What everybody knows of a table: what stays from move to move, and the course that it takes."""

    __slots__ = ("_course", "_new_course", "_whole", "stays")

    def __init__(self, stays: TableInfo, course: Course, before: Description | None) -> None:
        """`stays` has no course; where it is as before, it is the same one."""
        self.stays: TableInfo = before.stays if before is not None and before.stays == stays else stays
        self._course = course
        self._new_course = self._whole = b""

    def whole(self) -> bytes:
        """All of it, as it travels."""
        if not self._whole:
            awaited, progress = self._course.awaited, self._course.progress
            self._whole = encode(replace(self.stays, awaited=awaited, progress=progress))
        return self._whole

    def since(self, before: Description | None) -> list[bytes]:
        """The parts to be sent to somebody who has the description before."""
        if before is None or before.stays is not self.stays:
            return [part(b"info", self.whole())]
        if before is self or before._course == self._course:
            return []
        if not self._new_course:
            self._new_course = part(b"course", encode(self._course))
        return [self._new_course]


def new_spaces(before: tuple[Space, ...], now: tuple[Space, ...]) -> tuple[Space, ...] | None:
    """The spaces of a board that are not as before; None: they are other spaces."""
    if len(before) != len(now) or any(was.id != space.id for was, space in zip(before, now, strict=True)):
        return None
    return tuple(space for was, space in zip(before, now, strict=True) if was != space)


def bared(before: dict[str, tuple[Space, ...]], now: dict[str, tuple[Space, ...]]) -> bool:
    """Whether a board has lost all its spaces, which no change could tell: without any it would keep its own."""
    return any(before.get(id) and not spaces for id, spaces in now.items())


class Drawn:
    """A scene, and what of it is new: for each place, what it is like, and what lies there, ready to send."""

    __slots__ = ("_before", "_changed", "_goal", "_index", "_places", "_spaces", "_things", "_widgets")

    def __init__(self, scene: Scene) -> None:
        self._index = {place.id: i for i, place in enumerate(scene.places)}
        self._places = [replace(place, things=(), spaces=()) for place in scene.places]
        self._spaces = [place.spaces for place in scene.places]
        self._things: list[bytes] = [encode(place.things) for place in scene.places]
        self._widgets, self._goal = scene.widgets, scene.goal
        self._before: Drawn | None = None
        self._changed: list[bytes] = []

    def whole(self) -> bytes:
        """All of it, as it travels."""
        places = [self._place(i, spaces) for i, spaces in enumerate(self._spaces)]
        return encode(Scene(tuple(places), self._widgets, self._goal))

    def _place(self, i: int, spaces: tuple[Space, ...]) -> Place:
        things: Any = Raw(self._things[i])
        return replace(self._places[i], things=things, spaces=spaces)

    def since(self, before: Drawn | None) -> list[bytes]:
        """The parts to be sent to somebody who has the scene before; made once for all who have."""
        if before is self:
            return []
        if before is None:
            return [part(b"scene", self.whole())]
        if before is not self._before:
            self._before, self._changed = before, self._changes(before)
            before._before = None  # nobody has what was before that, and so on back to the beginning
        return self._changed

    def _bounds(self) -> dict[str, tuple[Space, ...]]:
        return dict(zip(self._index, self._spaces, strict=True))

    def _changes(self, before: Drawn) -> list[bytes]:
        if bared(before._bounds(), self._bounds()) or (before._goal and not self._goal):
            return [part(b"scene", self.whole())]
        places: list[Place] = []
        things: dict[str, Raw] = {}
        spaces: dict[str, tuple[Space, ...]] = {}
        for id, i in self._index.items():
            was = before._index.get(id)
            news = None if was is None else new_spaces(before._spaces[was], self._spaces[i])
            if was is None or news is None:
                places.append(self._place(i, self._spaces[i]))
                continue
            if self._places[i] != before._places[was]:
                places.append(self._place(i, ()))
            elif self._things[i] != before._things[was]:
                things[id] = Raw(self._things[i])
            if news:
                spaces[id] = news
        changed = {
            b"order": list(self._index) if list(self._index) != list(before._index) else None,
            b"places": places or None,
            b"things": things or None,
            b"spaces": spaces or None,
            b"widgets": self._widgets if self._widgets != before._widgets else None,
            b"goal": self._goal if self._goal != before._goal else None,
        }
        return [part(name, encode(value)) for name, value in changed.items() if value is not None]


class Moment:
    """A table as the last act has left it, or, in a race, as it will be a moment later."""

    def __init__(
        self, table: Table, events: Sequence[Event] = (), state: State | None = None, at: int | None = None
    ) -> None:
        self._table, self.events, self._foreseen = table, events, state
        self.at = at
        """Where it is shown ahead: when it will be so (milliseconds since 1970)."""
        self._open: tuple[Told, ...] | None = None
        self._news = b""
        if all(event.hears == EVERYBODY and event.secret is None for event in events):
            self._open = tuple(Told(event.kind, event.data) for event in events)
        self._drawn: list[tuple[Any, Drawn]] = []
        self._is_secret: bool | None = None

    @property
    def state(self) -> State:
        """The position to be seen."""
        return self._table.running.state if self._foreseen is None else self._foreseen

    @property
    def is_secret(self) -> bool:
        """Whether nobody may know who is waited for."""
        if self._is_secret is None:
            state = self.state
            self._is_secret = state.awaited() != state.waiting()
        return self._is_secret

    def told(self, seat: Seat | None) -> tuple[Told, ...]:
        """This seat's versions of what happened."""
        if self._open is not None:
            return self._open
        versions = (event.seen_by(seat) for event in self.events)
        return tuple(told(version) for version in versions if version is not None)

    def news(self, heard: tuple[Told, ...]) -> bytes:
        """What somebody heard of it, as a part of a message; made once for all who heard the same."""
        if heard is not self._open:
            return part(b"events", encode(heard))
        if not self._news:
            self._news = part(b"events", encode(heard))
        return self._news

    def drawn(self, seat: Seat | None) -> Drawn:
        """What this seat sees; made from its view alone. Seats that see the same share one drawing."""
        game = self._table.game
        view = game.view(self.state, seat)
        for known, drawn in self._drawn:
            if known == view:
                return drawn
        drawn = Drawn(game.scene(view))
        self._drawn.append((view, drawn))
        return drawn


def told(version: Event) -> Told:
    """An event as it travels."""
    return Told(version.kind, version.data, version.is_confided)
