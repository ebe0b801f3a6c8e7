"""What travels between a browser and the server: tagged structs, as JSON, told in docs/protocol.md.

A browser sends one message a frame; a frame of the server holds one message or more, each on a line of
its own. Every message has a `type`, the name of its class. A browser holds one socket and looks at any number
of tables through any number of pairs of eyes: a seat of its own, or a spectator's (`seat` null).
What one pair of eyes has heard is counted by `n`, and that count is all it learns of the table's own
numbers: a sealed move of somebody else leaves no gap. Words travel as phrases (a key and what to fill
in) and as events; the client says them with the game's word file.

What is made for every move is kept from the collector of garbage (`gc=False`): it holds plain values only and
cannot be part of a circle, and there is a lot of it.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from gnomestead.kernel import (
    Choice,
    Ending,
    Goal,
    OptionValue,
    Phrase,
    Place,
    Reach,
    Refusal,
    Scene,
    Space,
    Standing,
    Thing,
    Widget,
)
from gnomestead.server.wire_talk import Chat as Chat
from gnomestead.server.wire_talk import React as React
from gnomestead.server.wire_talk import Reacted as Reacted
from gnomestead.server.wire_talk import Say as Say
from gnomestead.server.wire_talk import ShowSign as ShowSign
from gnomestead.server.wire_talk import Signal as Signal
from gnomestead.server.wire_talk import Signals as Signals
from gnomestead.server.wire_talk import SignShown as SignShown
from gnomestead.server.wire_talk import Spoken as Spoken
from gnomestead.server.wire_talk import TableId
from gnomestead.table.acts import Again, ClockRule, Mark, Pace, Proposal, Request, SeatNumber, Spectators
from gnomestead.table.table import Phase

Sentence: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]

# What a browser says --------------------------------------------------------------------------------


class Watch(msgspec.Struct, frozen=True, tag=True):
    """Look at a table through one pair of eyes; `seen` is the last `n` heard through them."""

    table: TableId
    seat: SeatNumber | None = None
    seen: Count = 0


class Unwatch(msgspec.Struct, frozen=True, tag=True):
    """Look away."""

    table: TableId
    seat: SeatNumber | None = None


class Ask(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Ask something of a table. Sent again with the same `id` it is answered as the first time.

    So choose ids at random: they are shared by all devices of a person.
    """

    id: Mark
    table: TableId
    request: Request
    seen: Count = 0
    """The last `n` heard: a move that came too late is refused more kindly."""
    at: Count | None = None
    """In a real-time game: when it was pressed, by the page's estimate of the server's clock (since 1970)."""


class Draft(msgspec.Struct, frozen=True, tag=True):
    """Which words may follow those said so far."""

    id: Mark
    table: TableId
    seat: SeatNumber
    said: Sentence


class WhyNot(msgspec.Struct, frozen=True, tag=True):
    """Why a thing cannot be touched now."""

    id: Mark
    table: TableId
    seat: SeatNumber
    thing: Sentence


class HowFar(msgspec.Struct, frozen=True, tag=True):
    """How far a thing could get on its turn."""

    id: Mark
    table: TableId
    seat: SeatNumber
    thing: Sentence


class Shown(msgspec.Struct, frozen=True, tag=True):
    """In a real-time game: how long something brief was meant to be seen, and really was, in milliseconds."""

    table: TableId
    seat: SeatNumber
    meant: Count
    real: Count


class WatchLobby(msgspec.Struct, frozen=True, tag=True):
    """Hear of open tables, or no longer."""

    on: bool = True


class Ping(msgspec.Struct, frozen=True, tag=True):
    """Ask for the time at the server."""

    sent: float


class Echo(msgspec.Struct, frozen=True, tag=True):
    """The answer to a probe, at once: so the server measures the line."""

    mark: Count


FromBrowser: TypeAlias = (
    Watch | Unwatch | Ask | Draft | WhyNot | HowFar | Say | React | ShowSign | Shown | WatchLobby | Ping | Echo
)

# What lies on a table -------------------------------------------------------------------------------


class ChairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person, a bot, or a bot that keeps a person's seat warm."""

    name: str = ""
    person: str = ""
    bot: str = ""
    role: str = "player"
    side: int = 0
    """Those of one side may talk among themselves."""
    late: bool = False
    here: bool = False
    """Whether the person is looking at the table now."""
    lag: int = 0
    """In a race: how many milliseconds this seat's clock can be off, where that is too many (GM-TIM-14)."""


class OfferInfo(msgspec.Struct, frozen=True):
    """A proposal on the table, and who has still to agree."""

    what: Proposal
    seat: int
    by: str
    asked: tuple[str, ...]


class Advice(msgspec.Struct, frozen=True):
    """Before a race over bad lines: options that would make it fairer, each a way by itself."""

    window: dict[str, OptionValue]
    """A wider tie window; empty: the one chosen will do."""
    calmer: tuple[dict[str, OptionValue], ...]
    """Other paces, where the line of a seat is too bad for this one."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody who may look at a table knows of it."""

    id: str
    game: str
    phase: Phase
    chairs: tuple[ChairInfo, ...]
    options: dict[str, OptionValue]
    host: str
    clock: ClockRule
    listed: bool
    spectators: Spectators
    created: int
    grace: int = 0
    """Seconds that people give each other to say wait; 0: none."""
    pace: Pace = "normal"
    """How fast bots move."""
    race: bool = False
    """Speed is the game: nothing waits until it has been read."""
    commitment: str = ""
    """From the start on: the hash that binds the seed."""
    awaited: tuple[int, ...] = ()
    progress: int = 0
    offer: OfferInfo | None = None
    rematch: str = ""
    """The table where the same people play again …"""
    again: tuple[Again, ...] = ()
    """… and after the end, how they could."""
    from_record: bool = False
    """Played on from a record: its seed is known to whoever has the record."""
    result: tuple[Standing, ...] | None = None
    endings: tuple[Ending, ...] = ()
    """How the end is told, seat by seat and last to onlookers."""
    secrets: bool = False
    """Whether a seat may know what another must not."""
    watchers: int = 0
    """How many people look on who have no seat."""
    advice: Advice | None = None


class Course(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What of a table's info changes from move to move."""

    awaited: tuple[int, ...] = ()
    progress: int = 0


class Timer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's clock: what is left while it stands, or when it runs out (milliseconds since 1970)."""

    left: int = 0
    until: int | None = None


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks of a table. `zero` is the moment 0 of a real-time game, pauses taken out."""

    timers: tuple[Timer, ...] = ()
    zero: int | None = None


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event as one pair of eyes may know it; `known`: its words are the `.known` ones."""

    kind: str
    data: dict[str, Any]
    known: bool = False


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat is asked: the prompt, its choices, and whether its last move can be taken back."""

    prompt: Phrase
    choices: tuple[Choice, ...]
    may_undo: bool = False
    heeds: tuple[int, ...] = ()
    """Seats that could still step in before the answer."""
    only: str = ""
    """The one whole move there is, where an answer is due and there is no choice: a client may play it by itself."""
    at: int | None = None
    """In a race: from when on this is asked (milliseconds since 1970), sent early so that all begin at once."""
    suggested: tuple[Choice, ...] = ()
    """A whole move that can be taken in one press, word by word."""


# What the server says -------------------------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag=True):
    """The first message: who the server takes you for (empty: a stranger, who may only look)."""

    person: str
    name: str
    now: int


class Snapshot(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """All that one pair of eyes may see of a table: the answer to `Watch`."""

    table: str
    seat: int | None
    step: int
    n: int
    info: TableInfo
    clock: Clock
    since: int = 0
    """The events of `log` come after this one: the one last heard, if the server still knew it."""
    log: tuple[Told, ...] = ()
    """The last events; the newest is number `n`."""
    scene: Scene | None = None
    asked: Asked | None = None
    chat: tuple[Spoken, ...] = ()
    signals: tuple[Signal, ...] = ()
    """The signs that are up."""


class Update(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """What happened, and whatever has changed since the last message for these eyes.

    Messages for the same eyes have steps that rise one by one. One that was had before is ignored; if
    one is missing, watch again.
    """

    table: str
    seat: int | None
    step: int
    n: int
    events: tuple[Told, ...] = ()
    info: TableInfo | None = None
    course: Course | None = None
    """Where nothing else of `info` has changed: its `awaited` and `progress`."""
    clock: Clock | None = None
    scene: Scene | None = None
    """The whole scene, for eyes that had none."""
    order: tuple[str, ...] = ()
    """Otherwise, where places came or went: the ids of all there are now."""
    places: tuple[Place, ...] = ()
    """Those that came or changed: each takes the place of the one with its id. Without spaces it keeps its own."""
    things: dict[str, tuple[Thing, ...]] = {}
    """And what lies now in those places, by their ids, of which nothing but the things has changed."""
    spaces: dict[str, tuple[Space, ...]] = {}
    """By the ids of boards, the spaces that changed: each takes the place of the one with its id."""
    widgets: tuple[Widget, ...] | None = None
    goal: Goal | None = None
    """The one now, where it has changed."""
    asked: Asked | None = None


class Gone(msgspec.Struct, frozen=True, tag=True):
    """These eyes may no longer look at this table."""

    table: str
    seat: int | None


class Done(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What was asked is granted and written down for good."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What was asked is not possible: the words, and the rule if one forbids it. Nothing has changed."""

    id: str
    reason: Phrase
    rule: str = ""


class Menu(msgspec.Struct, frozen=True, tag=True):
    """What the seat is asked now, and the words that may follow; a word `.` says that the move is whole."""

    id: str
    prompt: Phrase
    choices: tuple[Choice, ...]
    suggested: tuple[Choice, ...] = ()
    """The rest of the move, where it can be taken in one press."""


class Why(msgspec.Struct, frozen=True, tag=True):
    """Why not; null: it can be touched."""

    id: str
    refusal: Refusal | None


class Far(msgspec.Struct, frozen=True, tag=True):
    """So far; null: it does not move."""

    id: str
    reach: Reach | None


class Lobby(msgspec.Struct, frozen=True, tag=True):
    """The open tables, whenever they change."""

    tables: tuple[TableInfo, ...]


class Pong(msgspec.Struct, frozen=True, tag=True):
    """The server's time, in milliseconds since 1970."""

    sent: float
    now: int


class Probe(msgspec.Struct, frozen=True, tag=True):
    """Please echo this at once."""

    mark: int


class Oops(msgspec.Struct, frozen=True, tag=True):
    """A message that could not be read, and where."""

    problem: str


FromServer: TypeAlias = (
    Welcome
    | Snapshot
    | Update
    | Gone
    | Done
    | Refused
    | Menu
    | Why
    | Far
    | Chat
    | Reacted
    | SignShown
    | Signals
    | Lobby
    | Pong
    | Probe
    | Oops
)
