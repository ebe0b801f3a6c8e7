"""What is said to people, as keys and values; the words come from the game's word file.

These are wire types: msgspec structs, in a module that is never compiled.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

PhraseValue: TypeAlias = str | int | None


class Phrase(msgspec.Struct, frozen=True):
    """A sentence to be put into words: a key of the word file and what to fill in."""

    key: str
    args: dict[str, PhraseValue] = {}


def phrase(key: str, **args: PhraseValue) -> Phrase:
    """A phrase, written briefly: `phrase("ask-card", seat=2)`."""
    return Phrase(key, args)


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done now: the rule that forbids it (if one does) and the words."""

    reason: Phrase
    rule: str = ""


class Choice(msgspec.Struct, frozen=True):
    """An option as people see it: its word, label, the things it touches, its rule, a closer look."""

    word: str
    label: Phrase
    things: tuple[str, ...] = ()
    rule: str = ""
    ends: bool = True
    detail: Phrase | None = None
    leads_to: tuple[str, ...] = ()
    """Things further on: whoever points at one begins with this word."""
    harm: int | None = None
    """How much it would hurt what it touches."""
    warning: Phrase | None = None
    """What one may regret: asked about once more before the word counts."""
    writes: int = 0
    """Not a word but a line to write a text on, of so many characters at most; the text is said in quotes."""

    def leading_to(self, things: tuple[str, ...]) -> Choice:
        """The same, leading to these things."""
        return msgspec.structs.replace(self, leads_to=things)

    def detailed(self, detail: Phrase) -> Choice:
        """The same, with this closer look."""
        return msgspec.structs.replace(self, detail=detail)

    def warned(self, warning: Phrase | None) -> Choice:
        """The same, with this to think of first; None: nothing to regret."""
        return self if warning is None else msgspec.structs.replace(self, warning=warning)


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    label: Phrase
    points: int
    counts: bool = True
    """Whether it is added up; False: a fact about the game, in a game without points."""


class Standing(msgspec.Struct, frozen=True):
    """How one seat ended: won or not, its place (1 is best; shared places are equal), its sheet."""

    seat: int
    won: bool
    rank: int
    sheet: tuple[ScoreLine, ...] = ()

    @property
    def score(self) -> int:
        """The points of all lines that count."""
        return sum(line.points for line in self.sheet if line.counts)


Result: TypeAlias = tuple[Standing, ...]
"""One standing a seat, in seat order."""


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the end of a game is told to one reader; all of it is public."""

    headline: Phrase
    """Who won, as this reader would say it."""
    reason: Phrase | None = None
    """Why the game ended."""
    deed: Phrase | None = None
    """What the reader's side did, or lacked."""
    decided: Phrase | None = None
    """Where it was level: which rule decided."""
    letter: Phrase | None = None
    """Something longer to read at the end."""
