"""Acts and requests: what is written down of a table, and what a person may ask of it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from gnomestead.kernel import Entry, OptionValue, Seat

ActKind: TypeAlias = Literal[
    "sit", "bot", "stand", "start", "move", "undo", "offer", "agree", "decline", "pause", "resume", "late", "credit",
    "options", "pace", "again",
]  # fmt: skip
Proposal: TypeAlias = Literal["undo", "skip", "end"]
Pace: TypeAlias = Literal["slow", "normal", "fast"]
Again: TypeAlias = Literal["same", "swap", "harder"]
Spectators: TypeAlias = Literal["none", "public", "all_at_end"]

# What comes from outside is bounded where it is declared.
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Mark: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatName: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
BotName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30 * 86_400_000)]
Grace: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Chosen: TypeAlias = Annotated[dict[str, OptionValue], msgspec.Meta(max_length=50)]

TABLE = ""
"""The person of an act that the table makes itself: a bot's move, the clock's, a seat run out of time."""


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened at a table. Acts are numbered without gaps and are the whole truth."""

    n: int
    at: int
    """Milliseconds since the table was opened, by the server's clock."""
    kind: ActKind
    person: str = TABLE
    seat: Seat = -1
    text: str = ""
    """A move's notation, a name, a bot's name, a proposal."""
    lag: int = 0
    """Milliseconds of network delay that are not charged to the seat."""
    request: str = ""
    """The sender's own mark: a request that comes twice is answered as the first time."""


class ClockRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a seat may think, and what happens when its time is up."""

    kind: Literal["none", "move", "bank"] = "none"
    """No clock; so long for each move (days, too); or a bank for the whole game."""
    time: Milliseconds = 0
    increment: Milliseconds = 0
    """What each move adds to the bank."""
    runs_out: Literal["bot", "vote"] = "bot"
    """A bot takes the seat, or the others may vote to make its default move."""


class TableSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table agreed on when it was opened. It never changes: options changed before the start are acts."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    host: str
    clock: ClockRule = ClockRule()
    listed: bool = False
    """Shown in the lobby; otherwise found by its link only."""
    spectators: Spectators = "public"
    grace: Grace = 0
    """Seconds that people give each other to say wait, before a word that others could still step in on."""
    pace: Pace = "normal"
    """How fast bots move, until somebody changes it."""
    opening: tuple[Entry, ...] = ()
    """What was played before, where the table goes on from a record."""


class Sit(msgspec.Struct, frozen=True, tag=True):
    """Take a free seat, or one's own back from the bot that kept it warm."""

    seat: SeatNumber
    name: SeatName = ""
    """Empty: the person's own. Several seats on one device may have names of their own."""


class SeatBot(msgspec.Struct, frozen=True, tag=True):
    """Let a bot play a seat: the host a free one, a person its own."""

    seat: SeatNumber
    bot: BotName = "bot"


class Stand(msgspec.Struct, frozen=True, tag=True):
    """Leave a seat; before the start the host may ask anybody to."""

    seat: SeatNumber


class Start(msgspec.Struct, frozen=True, tag=True):
    """Begin the game."""


class ChangeOptions(msgspec.Struct, frozen=True, tag=True):
    """Before the start: choose these options differently; the host may."""

    options: Chosen


class SetPace(msgspec.Struct, frozen=True, tag=True):
    """Let bots move slower or faster; anybody seated may, at any time before the end."""

    pace: Pace


class Play(msgspec.Struct, frozen=True, tag=True):
    """Make a move."""

    seat: SeatNumber
    move: Notation


class TakeBack(msgspec.Struct, frozen=True, tag=True):
    """Take back one's last move, as far as that is free."""

    seat: SeatNumber


class Offer(msgspec.Struct, frozen=True, tag=True):
    """Propose something that needs everybody: take back, skip a late seat, end."""

    what: Proposal
    seat: SeatNumber | None = None
    """Whose last move to take back, or which late seat to skip."""


class PlayAgain(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """After the end: play again. The first to ask opens the new table; for all others it means: I come along."""

    how: Again = "same"
    """Everything as it was, or the sides swapped, or one level harder."""


class Answer(msgspec.Struct, frozen=True, tag=True):
    """Agree to the open offer, or not."""

    yes: bool


class Pause(msgspec.Struct, frozen=True, tag=True):
    """Stop the clocks; nobody moves."""


class Resume(msgspec.Struct, frozen=True, tag=True):
    """Go on after a pause."""


Request: TypeAlias = (
    Sit
    | SeatBot
    | Stand
    | Start
    | ChangeOptions
    | SetPace
    | Play
    | TakeBack
    | Offer
    | PlayAgain
    | Answer
    | Pause
    | Resume
)
