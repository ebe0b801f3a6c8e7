"""What a game offers its guests: ways to play that are one click away, and a word when a rule first matters.

These are wire types: msgspec structs, in a module that is never compiled.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from gnomestead.kernel.scene import Scene

OptionValue: TypeAlias = str | int | bool


class Preset(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table set with one click. Its words are `preset-<id>`, with what it is like as `.about`."""

    id: str
    seats: int
    options: dict[str, OptionValue] = {}
    seat: int = 0
    """Where the host sits; bots take the seats that are left."""
    people: int = 1
    """How many people share the host's device, on the seats from the host's on."""
    bot: str = ""
    """Who takes the other seats; by default the game's usual bot."""


class FairTime(msgspec.Struct, frozen=True):
    """In a race: which options help a table whose clocks are known badly."""

    window: str
    """The option that says how many milliseconds apart still count as together."""
    least: int
    """The shortest such window to propose."""
    calmer: tuple[tuple[str, OptionValue], ...] = ()
    """Options to choose instead, so that milliseconds count less or not at all."""


class Sample(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some options, and what the table looks like with them. Its words are `sample-<id>`, with `.about`."""

    id: str
    options: dict[str, OptionValue]
    scene: Scene
    again: str = ""
    """The option that counts pictures of this kind: another number, another picture."""


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a first-timer is told once, at the first of these moments. Its words are `lesson-<id>`."""

    id: str
    prompt: str = ""
    """This is asked of the reader, or one of these (with blanks between them)."""
    event: str = ""
    """The reader hears of this."""
    word: str = ""
    """The reader has an option that begins like this."""
    rule: str = ""
    """Where to read more."""
    practice: str = ""
    """The id of a preset with which to try it out first."""
