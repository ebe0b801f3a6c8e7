"""What travels after a game: the whole story through one pair of eyes, and the table move by move."""

from __future__ import annotations

import msgspec

from gnomestead.kernel import Ending, Goal, Phrase, Place, Scene, Space, Standing, Widget
from gnomestead.kernel.luck import Fortune, LuckReport
from gnomestead.server.wire import Count, Told
from gnomestead.server.wire_http import RecordText
from gnomestead.table.acts import SeatNumber


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the record, and what these eyes heard of it. The first step is the table as it was laid out."""

    seat: int = -1
    move: str = ""
    at: int = 0
    events: tuple[Told, ...] = ()
    begins: str = ""
    """Where a new part of the game begins: the kind of the event that says so."""
    undone: bool = False
    """Whether it was taken back later."""


class Replay(msgspec.Struct, frozen=True):
    """A game as it was played: its header, its seed, every step, how it ended, and how the dice fell."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    """As they are written in the record; the commitment covers them."""
    names: tuple[str, ...]
    roles: tuple[str, ...]
    commitment: str
    seed: str
    steps: tuple[Step, ...]
    result: tuple[Standing, ...] | None
    endings: tuple[Ending, ...]
    """How the end is told, seat by seat and last to onlookers."""
    luck: LuckReport | None
    fortunes: tuple[Fortune, ...]
    """The rolls that one would tell at home."""


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after a step: the whole scene, or what of it is not as after the step before, as in an update."""

    scene: Scene | None = None
    order: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    spaces: dict[str, tuple[Space, ...]] = {}
    widgets: tuple[Widget, ...] | None = None
    goal: Goal | None = None
    prompt: Phrase | None = None
    awaited: tuple[int, ...] = ()


class Sights(msgspec.Struct, frozen=True):
    """The table after some steps in a row; the first has its whole scene."""

    start: int
    sights: tuple[Sight, ...]


class LookAtRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record to look at through the eyes of a seat; null: a spectator's."""

    record: RecordText
    seat: SeatNumber | None = None
    start: Count = 0
