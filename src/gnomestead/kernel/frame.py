"""Frames: what the table is waiting for, as values on a stack.

Each frame type tells one moment of the game in three methods: `settle` is what happens unasked,
`options` are the answers, `resolve` is what an answer does. Frames are frozen by convention: a
changed moment is a new frame. Only the top frame hears.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from gnomestead.kernel.moves import Blank, Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase
from gnomestead.kernel.plain import Plain

if TYPE_CHECKING:
    from gnomestead.kernel.state import State

S = TypeVar("S", bound="State")


_PLAIN: Final[dict[Word, Choice]] = {}
"""Words are made once, and so is what is said of them."""


class Frame(Plain, Generic[S]):
    """A moment of the game. Override what the moment needs; the rest has sensible defaults."""

    __slots__ = ()

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The seats that must answer before the game can go on."""
        return ()

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """The seats that people may be told the game waits for.

        Override where that would tell who holds something (a reaction only some can make).
        """
        return self.waiting(state)

    def settle(self, state: S) -> bool:
        """Do the next thing that happens unasked; False when there is none: an answer is needed."""
        return False

    def options(self, state: S, seat: Seat, said: Move) -> Sequence[Word]:
        """What this seat may say next, after what it has said: in a fixed order, no word twice."""
        return ()

    def each(self, state: S, seat: Seat, said: Move, word: Word) -> Sequence[Word]:
        """Where an option stands for any of several things that are alike: a word for each of them.

        Whoever points at things means just that one, and says it so. Bots and lists need only the option.
        """
        return ()

    def blank(self, state: S, seat: Seat, said: Move) -> Blank | None:
        """The shape of a text that this seat may write as its next word, beside its options; None: it may not.

        Bots and the clock choose from the options, so there must be some, too.
        """
        return None

    def resolve(self, state: S, seat: Seat, move: Move) -> None:
        """Carry out a whole move. It is known to be legal."""

    def why_not(self, state: S, seat: Seat, thing: str) -> Refusal | None:
        """The rule that keeps this seat from touching this thing now; None: no special reason."""
        return None

    def prompt(self, state: S, seat: Seat, said: Move) -> Phrase:
        """What this seat is asked, after what it has said; shown above its options."""
        return phrase("prompt-choose")

    def heeds(self, state: S, seat: Seat) -> tuple[Seat, ...]:
        """The seats that could still step in before this one answers; for people only, no rule waits for them."""
        return ()

    def describe(self, state: S, seat: Seat, said: Move, word: Word) -> Choice:
        """An option as people see it. Override where the label depends on the position."""
        plain = _PLAIN.get(word)
        if plain is None:
            label = phrase(word.label, word=word.text)
            plain = _PLAIN[word] = Choice(word.text, label, word.things, word.rule, word.ends)
        return plain

    def is_aside(self, state: S, word: Word) -> bool:
        """Whether an option is no answer to what is asked, such as a switch of one's own: it leaves no choice."""
        return False

    def default(self, state: S, seat: Seat) -> str:
        """The move the table makes for this seat when its time is up; empty: its first options."""
        return ""

    def deadline(self, state: S) -> int | None:
        """In a timed game: when this moment ends by itself, in the milliseconds of the moves."""
        return None

    def expire(self, state: S) -> None:
        """The deadline has come."""

    def foretold(self, state: S) -> int | None:
        """In a timed game: the deadline, if everybody may be shown a moment ahead what it brings; else None.

        It reaches all screens before its moment, so that near and far ones show it at the same instant. Whatever
        nobody may know before it happens is not foretold.
        """
        return None

    def is_own_affair(self, state: S, seat: Seat, move: str) -> bool:
        """In a race: whether its seat may be shown what a move does before it is certain.

        Only where that tells the seat nothing which an earlier press of somebody else could take back.
        """
        return False

    def knows(self, text: str) -> bool:
        """In a race: whether this may be said a moment too early or too late.

        It is then *missed* instead of refused: written down, told to the seat, and nothing changes.
        """
        return False

    def rulings(self, state: S) -> Sequence[Word]:
        """In a timed game: what the host may say besides that time has passed (calling a round off)."""
        return ()

    def may_pause(self, state: S) -> bool:
        """Whether a table may stop its clocks now; in a race that would be time to think."""
        return True


AnyFrame: TypeAlias = Frame[Any]
