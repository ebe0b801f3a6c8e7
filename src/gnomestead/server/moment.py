"""A moment of a table: what has just happened and how it looks, made once for all who may know the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from gnomestead.kernel import EVERYBODY, Event, Place, Scene, Seat
from gnomestead.server.wire import Course, TableInfo, Told
from gnomestead.table.table import Table

encode = msgspec.json.Encoder().encode


class Description:
    """What everybody knows of a table: what stays from move to move, and the course that it takes."""

    __slots__ = ("_course", "_whole", "stays")

    def __init__(self, stays: TableInfo, course: Course, before: Description | None) -> None:
        """`stays` has no course; where it is as before, it is the same one."""
        self.stays: TableInfo = before.stays if before is not None and before.stays == stays else stays
        self._course, self._whole = course, b""

    def whole(self) -> Raw:
        """All of it, as it travels."""
        if not self._whole:
            awaited, progress = self._course.awaited, self._course.progress
            self._whole = encode(replace(self.stays, awaited=awaited, progress=progress))
        return Raw(self._whole)

    def since(self, before: Description | None) -> dict[str, Any]:
        """What is to be sent to somebody who has the description before."""
        if before is None or before.stays is not self.stays:
            return {"info": self.whole()}
        return {} if before._course == self._course else {"course": self._course}


class Drawn:
    """A scene, and what of it is new: for each place, what it is like, and what lies there, ready to send."""

    __slots__ = ("_before", "_changed", "_places", "_things", "_widgets")

    def __init__(self, scene: Scene) -> None:
        self._places = {place.id: replace(place, things=()) for place in scene.places}
        self._things = {place.id: encode(place.things) for place in scene.places}
        self._widgets = scene.widgets
        self._before: Drawn | None = None
        self._changed: dict[str, Any] = {}

    def whole(self) -> dict[str, Any]:
        """All of it, as it travels."""
        return {"places": [self._place(id) for id in self._places], "widgets": self._widgets}

    def _place(self, id: str) -> Place:
        things: Any = Raw(self._things[id])
        return replace(self._places[id], things=things)

    def since(self, before: Drawn | None) -> dict[str, Any]:
        """What is to be sent to somebody who has the scene before; made once for all who have."""
        if before is self:
            return {}
        if before is None or self._places.keys() != before._places.keys():
            return {"scene": self.whole()}
        if before is not self._before:
            self._before, self._changed = before, self._changes(before)
            before._before = None  # nobody has what was before that, and so on back to the beginning
        return self._changed

    def _changes(self, before: Drawn) -> dict[str, Any]:
        places = [self._place(id) for id, place in self._places.items() if place != before._places[id]]
        known = {place.id for place in places}
        things = {
            id: Raw(things) for id, things in self._things.items() if things != before._things[id] and id not in known
        }
        changed: dict[str, Any] = {"places": places, "things": things}
        if self._widgets != before._widgets:
            changed["widgets"] = self._widgets
        return {part: Raw(encode(value)) for part, value in changed.items() if value or part == "widgets"}


class Moment:
    """A table as the last act has left it."""

    def __init__(self, table: Table, events: Sequence[Event] = ()) -> None:
        self._table, self._events = table, events
        self._open: tuple[Told, ...] | None = None
        if all(event.hears == EVERYBODY and event.secret is None for event in events):
            self._open = tuple(Told(event.kind, event.data) for event in events)
        self._drawn: list[tuple[Any, Drawn]] = []
        self._is_secret: bool | None = None

    @property
    def is_secret(self) -> bool:
        """Whether nobody may know who is waited for."""
        if self._is_secret is None:
            state = self._table.running.state
            self._is_secret = state.awaited() != state.waiting()
        return self._is_secret

    def told(self, seat: Seat | None) -> tuple[Told, ...]:
        """This seat's versions of what happened."""
        if self._open is not None:
            return self._open
        versions = (event.seen_by(seat) for event in self._events)
        return tuple(told(version) for version in versions if version is not None)

    def drawn(self, seat: Seat | None) -> Drawn:
        """What this seat sees; made from its view alone. Seats that see the same share one drawing."""
        game = self._table.game
        view = game.view(self._table.running.state, seat)
        for known, drawn in self._drawn:
            if known == view:
                return drawn
        drawn = Drawn(game.scene(view))
        self._drawn.append((view, drawn))
        return drawn


def told(version: Event) -> Told:
    """An event as it travels."""
    return Told(version.kind, version.data, version.is_confided)
