"""What is asked and answered over HTTP, told in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from gnomestead.kernel import Lesson, OptionValue, Phrase, Preset, Sample, Sign
from gnomestead.kernel.howto import HowToPage as HowToPage
from gnomestead.server.wire import Count
from gnomestead.table.acts import Chosen, ClockRule, Grace, Pace, Spectators

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]
NoteText: TypeAlias = Annotated[str, msgspec.Meta(max_length=4000, pattern=r"^[^\x00]*$")]
MarkKey: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,60}$")]
MarkText: TypeAlias = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00]*$")]
RecordText: TypeAlias = Annotated[str, msgspec.Meta(max_length=2_000_000)]


class NewGuest(msgspec.Struct, frozen=True):
    """Come in by a name."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    id: str
    name: str


class DeviceLink(msgspec.Struct, frozen=True):
    """Open this on another device within the time, once. The secret is behind the #: no server logs it."""

    path: str
    expires: int


class UseLink(msgspec.Struct, frozen=True):
    """The secret of a device link."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class OptionInfo(msgspec.Struct, frozen=True):
    """Something a table chooses before the start."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    most: int
    """Besides the values: any whole number from 1 to this."""
    is_seat: bool
    """Its numbers are seats, counted from 1."""
    seats: tuple[int, ...]
    """It matters only at tables of so many; empty: at all."""
    when: tuple[tuple[str, OptionValue], ...]
    """It matters only where these options are so."""


class Prospect(msgspec.Struct, frozen=True):
    """What a table set like this would be, before anybody opens it."""

    roles: tuple[str, ...]
    """What each seat would play; nothing while the options do not go together."""
    legal: dict[str, tuple[OptionValue, ...]]
    """By option: those of its values that go together with the rest."""
    samples: tuple[Sample, ...]
    """Pictures to choose options by."""
    problem: str
    """What does not go together; empty: all does."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game one can play here."""

    id: str
    title: str
    about: dict[str, str]
    """What it is like, by language."""
    languages: tuple[str, ...]
    """Those in which all its words are there: its table can be had in them."""
    min_seats: int
    max_seats: int
    timed: bool
    race: bool
    """Speed is the game: there is no pace of bots to choose."""
    presets: tuple[Preset, ...]
    lessons: tuple[Lesson, ...]
    story: tuple[str, ...]
    """Pages to read while one waits: `name-<id>` and `text-<id>` of its words."""
    howto: bool
    """Whether it has a page on how to play."""
    signs: tuple[Sign, ...]
    """What people can show each other without a move."""
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    rules_version: int
    look: tuple[str, ...]
    """Which of its pictures and styles there are: art.svg, cover.svg, theme.css."""


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table to open: what is played, by how many, how, and who may look."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)]
    options: Chosen = {}
    clock: ClockRule = ClockRule()
    listed: bool = False
    spectators: Spectators = "public"
    grace: Grace = 0
    """Seconds to say wait, before a word that others could still step in on."""
    pace: Pace = "normal"
    """How fast bots move."""
    sit: bool = True
    """Sit down on the first seat at once."""
    bots: bool = False
    """Let bots take all other seats at once."""


class NewFromRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Play on from a record: all of it, or its first entries."""

    record: RecordText
    upto: Count | None = None


class Branch(msgspec.Struct, frozen=True):
    """Play on from an entry of a finished table."""

    upto: Count


class Notes(msgspec.Struct, frozen=True):
    """What somebody wrote down for themselves on a seat: a page of text, and marks by key. Nobody else sees it."""

    text: str
    marks: dict[str, str]


class NotesChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What to write anew; the rest stays. A mark of no letters is rubbed out."""

    text: NoteText | None = None
    marks: Annotated[dict[MarkKey, MarkText], msgspec.Meta(max_length=200)] = {}


class Rule(msgspec.Struct, frozen=True):
    """One rule, as players read it."""

    id: str
    text: str


class RuleChapter(msgspec.Struct, frozen=True):
    """A chapter of a game's rules."""

    title: str
    rules: tuple[Rule, ...]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why it did not work: one line for people, and the phrase where a table said it."""

    problem: str
    reason: Phrase | None = None
    rule: str = ""
