"""Bots: players of one seat, who know what that seat knows and nothing more."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Any, Generic, TypeAlias, TypeVar

from gnomestead.kernel.events import Event
from gnomestead.kernel.moves import Move, Seat
from gnomestead.kernel.state import State

S = TypeVar("S", bound=State)


class Bot(ABC, Generic[S]):
    """Chooses moves for a seat. It may remember what it heard.

    The world it is shown is an imagined one: all that its seat cannot know has been drawn anew, so
    a bot cannot cheat even by mistake. Options and view are those of the real table.
    """

    def __init__(self, seat: Seat, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng

    @abstractmethod
    def choose(self, world: S) -> Move | None:
        """The move to make. None: leave it, where nothing is required of this seat."""

    def hear(self, event: Event) -> None:
        """Something happened; this is the seat's own version of it."""

    def watch(self, world: S) -> None:
        """In a timed game: how the table looks now, even when there is nothing to do: a glimpse may be gone."""

    def delay(self, world: S) -> int:
        """In a timed game: how many milliseconds after `world.now` the chosen move is made.

        In a race that is the moment; elsewhere the table waits longer, until people have read what happened.
        """
        return 0


AnyBot: TypeAlias = Bot[Any]
