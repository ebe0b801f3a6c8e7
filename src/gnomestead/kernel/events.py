"""Events: what happened, told to those who may know it."""

from __future__ import annotations

from typing import Final, TypeAlias

from gnomestead.kernel.moves import Seat

Audience: TypeAlias = int
"""A set of seats as bits. Spectators are only ever part of EVERYBODY."""

EVERYBODY: Final = -1
NOBODY: Final = 0


def audience(*seats: Seat) -> Audience:
    """The audience made of these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def includes(who: Audience, seat: Seat | None) -> bool:
    """Whether this seat (None: a spectator) belongs to the audience."""
    if seat is None or seat < 0:
        return who == EVERYBODY
    return who >> seat & 1 == 1


class Event:
    """Something that happened.

    `hears` receives `data`; of those, `knows` also receives `secret`; `news` learned something
    they could not have foreseen. News is what undo may not cross, and all that may tell two worlds
    apart for a seat: the conformance kit holds every game to it.
    """

    __slots__ = ("data", "hears", "kind", "knows", "news", "secret")

    def __init__(
        self,
        kind: str,
        data: dict[str, object],
        hears: Audience = EVERYBODY,
        news: Audience = NOBODY,
        secret: dict[str, object] | None = None,
        knows: Audience = NOBODY,
    ) -> None:
        self.kind = kind
        self.data = data
        self.hears = hears
        self.news = news
        self.secret = secret
        self.knows = knows

    def seen_by(self, seat: Seat | None) -> Event | None:
        """This seat's version: nothing it may not know is left in it. None: it hears nothing."""
        if not includes(self.hears, seat):
            return None
        if self.secret is None:
            return Event(self.kind, self.data)
        if includes(self.knows, seat):
            return Event(self.kind, {**self.data, **self.secret}, knows=EVERYBODY)
        return Event(self.kind, self.data)

    @property
    def is_confided(self) -> bool:
        """Whether this is the version of somebody in the know (its words are `.known`)."""
        return self.knows == EVERYBODY

    def __repr__(self) -> str:
        told = {**self.data, **(self.secret or {})}
        return f"{self.kind}({', '.join(f'{k}={v!r}' for k, v in told.items())})"
