"""Signs: what people at a table show each other without making a move. No rule knows of them.

A game says which it has, beside its words: `Game.signs`. A sign is aimed at a thing or held up by itself; it is shown
for a moment, or stays up until something happens. These are wire types: msgspec structs, in a module that is never
compiled.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

Aim: TypeAlias = Literal["thing", "own", "table"]


class Sign(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something one can show. Its words are `sign-<id>`, and `.told` where the usual line would not do."""

    id: str
    art: str = "target"
    """Its picture."""
    aim: Aim = "thing"
    """At anything on the table, at things of one's own only, or at nothing: it is held up for all."""
    at: str = ""
    """The id of the only thing it is meant for; none: any."""
    until: tuple[str, ...] = ()
    """It stays up, unless it is taken down, until one of these kinds of events; without any it lasts a moment."""
    spent: tuple[str, ...] = ()
    """It is also over once whoever holds it has done one of these kinds of events: that was what it was up for."""
    minds: tuple[str, ...] = ()
    """While it is up, somebody else who says a word of one of these rules is warned by `warn-<id>` first; if it is
    aimed at a thing, only where that is touched."""
    before: tuple[str, ...] = ()
    """At a table with a grace time whoever is about to say a word of one of these rules shows it first, at what that
    touches, if somebody else could still step in. Nobody points with it."""

    @property
    def points(self) -> bool:
        """Whether people point with it, at whatever they like."""
        return self.aim != "table" and not self.at and not self.before

    @property
    def stays(self) -> bool:
        """Whether it is there until something happens."""
        return bool(self.until)


HERE: Final = Sign("here")
"""Look at this: what every table has."""
