"""What people at a table tell each other, in words and without: it travels beside the moves and changes nothing."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from gnomestead.table.acts import Mark, SeatNumber

TableId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,12}$")]
Line: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"\S")]
ShortId: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Emote: TypeAlias = Literal["wave", "cheer", "laugh", "hat", "oops", "hmm", "mushroom", "heart"]


class Signal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sign that a seat shows, at a thing or by itself."""

    seat: int
    sign: str
    thing: str = ""


# What a browser says --------------------------------------------------------------------------------


class Say(msgspec.Struct, frozen=True, tag=True):
    """Say something at a table: to all, or to those alone who are on one's own side."""

    id: Mark
    table: TableId
    text: Line
    to: Literal["all", "team"] = "all"


class React(msgspec.Struct, frozen=True, tag=True):
    """Wave, cheer, raise a hat."""

    table: TableId
    emote: Emote


class ShowSign(msgspec.Struct, frozen=True, tag=True):
    """Show one of the game's signs, at something that everybody sees or by itself; or take it down."""

    id: Mark
    table: TableId
    seat: SeatNumber
    sign: ShortId
    thing: ShortId = ""
    up: bool = True


# What the server says -------------------------------------------------------------------------------


class Spoken(msgspec.Struct, frozen=True):
    """A line of the chat. `team`: only those on the speaker's side can read it, for good."""

    id: int
    at: int
    person: str
    name: str
    room: Literal["players", "all", "team"]
    text: str


class Chat(msgspec.Struct, frozen=True, tag=True):
    """Somebody said something."""

    table: str
    line: Spoken


class Reacted(msgspec.Struct, frozen=True, tag=True):
    """Somebody waved."""

    table: str
    person: str
    emote: Emote


class SignShown(msgspec.Struct, frozen=True, tag=True):
    """Somebody shows a sign, from now on or for a moment."""

    table: str
    at: int
    signal: Signal


class Signals(msgspec.Struct, frozen=True, tag=True):
    """The signs that are up, whenever that changes."""

    table: str
    signals: tuple[Signal, ...]
