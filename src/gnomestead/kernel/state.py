"""State: what lies on the table, and the few verbs everybody outside a game uses.

A game adds its own slots, and says its copy, result and progress. The rest is here and is the same
for every game: the menu is the law, a move is whole or refused, then everything unasked happens
until the table waits again.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from gnomestead.kernel.chance import SEED_BYTES, Stream
from gnomestead.kernel.errors import IllegalMove
from gnomestead.kernel.events import EVERYBODY, Audience, Event, audience
from gnomestead.kernel.moves import CLOCK, FULL_STOP, TICK, Blank, Move, Seat, Word, Written, notation, text_of
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, Result, phrase
from gnomestead.kernel.texts import QUOTE, parts_of

if TYPE_CHECKING:
    from gnomestead.kernel.frame import AnyFrame
    from gnomestead.kernel.game import Setup

Self = TypeVar("Self", bound="State")

UNTIMED: Final = -1
_NO_SEAT: Final = -2
_PATIENCE: Final = 10_000
_QUOTED: Final = 60
_TOUCHABLE_MENUS: Final = 200


def _spelled(menu: Sequence[Word], text: str) -> Word | None:
    return next((word for word in menu if word.text == text), None)


class State(ABC):
    """One position of one game. Plain values only: copyable, comparable, storable at any moment."""

    __slots__ = (
        "_asked",
        "_drafts",
        "_events",
        "_heard",
        "_menu",
        "at",
        "chance",
        "frames",
        "now",
        "ply",
        "seats",
        "setup",
    )

    OBLIGATIONS: ClassVar[tuple[Callable[[Any], AnyFrame | None], ...]] = ()
    """Every "whenever … must …" of the rules, the first duty first; looked at after every step."""

    def __init__(self, setup: Setup, chance: Stream) -> None:
        self.setup = setup
        self.seats: int = setup.seats
        self.chance = chance
        self.frames: list[AnyFrame] = []
        self.ply = 0
        self.now: int = 0 if setup.timed else UNTIMED
        self.at = 0
        self.revive()

    def revive(self) -> None:
        """Begin what is no part of the position: the events told and the menus made so far."""
        self._events: list[Event] = []
        self._asked: Seat = _NO_SEAT
        self._menu: tuple[Word, ...] = ()
        self._drafts: dict[Move, tuple[Word, ...]] = {}
        self._heard: tuple[Seat, str, Move] | None = None

    # What a game says of itself ------------------------------------------------------------------

    @abstractmethod
    def copy(self: Self) -> Self:
        """A position that plays on alone. Begin with `carry_over`, then copy your own fields."""

    @abstractmethod
    def result(self) -> Result | None:
        """How each seat ended, or None while the game goes on."""

    @abstractmethod
    def progress(self) -> int:
        """How far the game has come, 0 to 100."""

    def resample(self: Self, seat: Seat | None, rng: random.Random) -> Self:
        """A copy in which all that this seat cannot know is drawn anew, the stream included.

        It agrees with everything the seat knows. Games with secrets redraw them on top of this.
        """
        twin = self.copy()
        twin.chance = Stream(rng.randbytes(SEED_BYTES))
        twin._events = []
        twin.forget_menus()
        return twin

    def invariants(self) -> list[str]:
        """What is wrong with this position (a lost card, a piece too many); checked by the kit."""
        return []

    def brief(self) -> str:
        """The position in one readable line, for goldens and bug reports."""
        return f"ply {self.ply}: {self.frames[-1] if self.frames else 'over'}"

    def carry_over(self, twin: State) -> None:
        """Give a blank copy what every state has."""
        twin.setup = self.setup
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.frames = self.frames.copy()
        twin.ply = self.ply
        twin.now = self.now
        twin.at = self.at
        twin._events = self._events
        twin._asked = self._asked
        twin._menu = self._menu
        twin._drafts = {}
        twin._heard = None

    # What everybody asks -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended: the table waits for nothing any more."""
        return not self.frames

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose before the game can go on."""
        return self.frames[-1].waiting(self) if self.frames else ()

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that everybody may be told the game waits for; `waiting` itself can give secrets away."""
        return self.frames[-1].awaited(self) if self.frames else ()

    def options(self, seat: Seat, said: Move = ()) -> tuple[Word, ...]:
        """What this seat may say next: any move, required or not, or the next word of one begun."""
        if said:
            return self._next_words(seat, said)
        if seat != self._asked:
            self._ask(seat)
        return self._menu

    def _ask(self, seat: Seat) -> None:
        """Make the menu of a seat; only those of the seat asked last are kept."""
        self.forget_menus()
        if self.frames and 0 <= seat < self.seats:
            self._menu = tuple(self.frames[-1].options(self, seat, ()))
        else:
            self._menu = self._host_menu() if seat == CLOCK else ()
        self._asked = seat

    def _host_menu(self) -> tuple[Word, ...]:
        if self.now == UNTIMED or not self.frames:
            return ()
        rulings = tuple(self.frames[-1].rulings(self))
        return rulings if self.deadline() is None else (TICK, *rulings)

    def _next_words(self, seat: Seat, said: Move) -> tuple[Word, ...]:
        if seat != self._asked:
            self._ask(seat)
        menu = self._drafts.get(said)
        if menu is None:
            last = said[-1]
            legal = not last.ends and self._is_offered(seat, said[:-1], last)
            menu = tuple(self.frames[-1].options(self, seat, said)) if legal else ()
            self._drafts[said] = menu
        return menu

    def pointed(self, seat: Seat, said: Move = ()) -> list[Word]:
        """The options of whoever points at things: of several that are alike, each has a word of its own."""
        if not self.frames:
            return []
        frame = self.frames[-1]
        return [each for word in self.options(seat, said) for each in frame.each(self, seat, said, word) or (word,)]

    def _is_offered(self, seat: Seat, said: Move, word: Word) -> bool:
        """Whether it is an option, or means one of several things that are alike: asked last, searches never do."""
        return word in self.options(seat, said) or word in self.pointed(seat, said) or self._may_write(seat, said, word)

    def blank(self, seat: Seat, said: Move = ()) -> Blank | None:
        """The shape of a text that this seat may write as its next word, beside its options; None: it may not."""
        if not self.frames or not 0 <= seat < self.seats:
            return None
        if said and (said[-1].ends or not self._is_offered(seat, said[:-1], said[-1])):
            return None
        return self.frames[-1].blank(self, seat, said)

    def _may_write(self, seat: Seat, said: Move, word: Word) -> bool:
        return isinstance(word, Written) and self.blank(seat, said) is not None and not self._bad_text(seat, said, word)

    def _bad_text(self, seat: Seat, said: Move, word: Word) -> Refusal | None:
        """What is wrong with a text where one may be written; None: nothing, or it is another question."""
        blank = self.blank(seat, said) if isinstance(word, Written) else None
        return blank.problem(word) if blank is not None and isinstance(word, Written) else None

    def choices(self, seat: Seat, said: Move = ()) -> list[Choice]:
        """The options as people see them."""
        return [self.described(seat, said, word) for word in self.options(seat, said)]

    def described(self, seat: Seat, said: Move, word: Word) -> Choice:
        """One option as people see it."""
        return self.frames[-1].describe(self, seat, said, word)

    def pointing(self, seat: Seat, said: Move = ()) -> list[Choice]:
        """The same for people who point at things: of several that are alike, each is a choice of its own.

        Where a text may be written instead, that comes last.
        """
        choices = [self.described(seat, said, word) for word in self.pointed(seat, said)]
        blank = self.blank(seat, said)
        return choices if blank is None else [*choices, blank.choice()]

    def prompt(self, seat: Seat, said: Move = ()) -> Phrase:
        """What this seat is asked now, or for the next word of a move, or that it has nothing to do."""
        if not self.frames:
            return phrase("prompt-over")
        return self.frames[-1].prompt(self, seat, said) if self.options(seat, said) else phrase("prompt-wait")

    def heeds(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that could still step in before this one answers."""
        return self.frames[-1].heeds(self, seat) if self.frames else ()

    def default(self, seat: Seat) -> str:
        """The move the table makes for this seat when its time is up."""
        wanted = self.frames[-1].default(self, seat) if self.frames else ""
        if wanted:
            return wanted
        said: Move = ()
        while menu := self.options(seat, said):
            if FULL_STOP in menu:
                break
            said = (*said, menu[0])
        return notation(said)

    def only_move(self, seat: Seat) -> Move:
        """The one whole move that is left to this seat, which must answer; empty: it has a choice, or none is due."""
        if seat not in self.waiting():
            return ()
        said: Move = ()
        while (word := self._only_word(seat, said)) is not None:
            if word is FULL_STOP:
                return said
            said = (*said, word)
            if word.ends:
                return said
        return ()

    def _only_word(self, seat: Seat, said: Move) -> Word | None:
        """The one word that may follow, asides apart; None: there are more, or a text may be written."""
        words = [word for word in self.options(seat, said) if not self.top.is_aside(self, word)]
        return words[0] if len(words) == 1 and self.blank(seat, said) is None else None

    def deadline(self) -> int | None:
        """In a timed game: when something happens by itself, unless a move comes first."""
        return self.frames[-1].deadline(self) if self.frames else None

    def foretold(self) -> int | None:
        """The deadline, if what it brings may be shown a moment ahead."""
        return self.frames[-1].foretold(self) if self.frames else None

    def try_ahead(self, seat: Seat, move: str, at: int) -> None:
        """On a copy for a seat's own eyes: play a move of its that is not certain yet, if it may see that."""
        due = self.deadline()
        if self.frames and (due is None or due > at) and self.frames[-1].is_own_affair(self, seat, move):
            with suppress(IllegalMove):
                self.play(seat, move, max(at, self.now))

    # Playing -------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move | str, at: int = 0) -> list[Event]:
        """Play a whole move and everything that follows from it unasked.

        `at` is the moment it was made, in milliseconds; only timed games look at it, and all that was
        due by then happens first. An illegal move raises `IllegalMove` and leaves the state untouched.
        """
        if self.now != UNTIMED:
            return self._play_at(seat, move, at)
        said: Move = self.read(seat, move) if isinstance(move, str) else move
        if not self._is_whole(seat, said):
            self.check(seat, said)
        self.ply += 1
        self._events = []
        self.frames[-1].resolve(self, seat, said)
        self.settle()
        return self._events

    def _play_at(self, seat: Seat, move: Move | str, at: int) -> list[Event]:
        """In a timed game: what is due happens, then the move does, at its moment."""
        if at < self.now:
            raise IllegalMove(seat, text_of(move), Refusal(phrase("refuse-too-late", now=self.now)))
        if seat == CLOCK and text_of(move) == TICK.text:
            return self._tick(at)
        told = self._events_until(seat, move, at)
        said, missed = self._heard_in_time(seat, move)
        self.now = self.at = at
        self.ply += 1
        self._events = told
        if missed is None:
            self.frames[-1].resolve(self, seat, said)
        else:
            self.whisper(audience(seat), "missed", seat=seat, word=text_of(move), rule=missed.rule)
        self.settle()
        return self._events

    def _events_until(self, seat: Seat, move: Move | str, at: int) -> list[Event]:
        """What happens by then unasked; a move that will be refused leaves us as we were."""
        due = self.deadline()
        if due is None or due > at:
            return []
        trial = self.copy()
        trial.pass_time(at)
        trial._heard_in_time(seat, move)
        return self._tick(at)

    def _tick(self, at: int) -> list[Event]:
        """The clock reports that something is due."""
        due = self.deadline()
        if due is None or at < due:
            raise IllegalMove(CLOCK, TICK.text, Refusal(phrase("refuse-too-early", due=due)))
        self._events = []
        self.pass_time(at)
        self.now = self.at = at
        return self._events

    def pass_time(self, until: int) -> None:
        """Everything due by then happens, each thing at its own moment."""
        steps = 0
        while (due := self.deadline()) is not None and due <= until:
            self.now = self.at = due
            self.frames[-1].expire(self)
            self.settle()
            steps += 1
            assert steps < _PATIENCE, f"time stands still at {due}: {self.frames}"

    def _heard_in_time(self, seat: Seat, move: Move | str) -> tuple[Move, Refusal | None]:
        """The move if it is legal, or why it was missed: said a moment too early or too late."""
        try:
            said: Move = self.read(seat, move) if isinstance(move, str) else move
            if not self._is_whole(seat, said):
                self.check(seat, said)
        except IllegalMove as error:
            if 0 <= seat < self.seats and self.frames and self.frames[-1].knows(text_of(move)):
                return (), error.refusal
            raise
        return said, None

    def settle(self) -> None:
        """Let everything happen that happens unasked, until the table waits or the game is over."""
        self.forget_menus()
        frames = self.frames
        duties = self.OBLIGATIONS
        steps = 0
        while frames:
            for duty in duties:
                owed = duty(self)
                if owed is not None:
                    frames.append(owed)
                    break
            if not frames or not frames[-1].settle(self):
                return
            steps += 1
            assert steps < _PATIENCE, f"the table never comes to rest: {frames}"

    def forget_menus(self) -> None:
        """Whatever was on offer is on offer no more. Copies share menus, so they are never emptied."""
        self._asked = _NO_SEAT
        self._heard = None
        if self._drafts:
            self._drafts = {}

    def end(self) -> None:
        """The game is over: nothing is waited for any more."""
        self.frames.clear()

    @property
    def events(self) -> list[Event]:
        """What the last step told: the set-up, or the last move."""
        return self._events

    def read(self, seat: Seat, text: str) -> Move:
        """The move that this notation stands for now; whoever tried it first need not read it again to play it."""
        if self._heard is not None and self._heard[0] == seat and self._heard[1] == text:
            return self._heard[2]
        said: Move = ()
        for part in parts_of(text):
            found = self._word(seat, said, part)
            if found is None or found is FULL_STOP:
                raise IllegalMove(seat, text, self._refuse(seat, part, said))
            said = (*said, found)
        self._heard = (seat, text, said)
        return said

    def _word(self, seat: Seat, said: Move, part: str) -> Word | None:
        """The word that this part of a notation stands for; None: it is not on offer. A bad text is refused at once."""
        if part[0] != QUOTE:
            return _spelled(self.options(seat, said), part) or _spelled(self.pointed(seat, said), part)
        blank = self.blank(seat, said)
        if blank is None:
            return None
        word = blank.write(part.strip(QUOTE))
        if (problem := blank.problem(word)) is not None:
            raise IllegalMove(seat, notation((*said, word)), problem)
        return word

    def _is_whole(self, seat: Seat, said: Move) -> bool:
        """Whether the last word is an option and may be the last; that it is stands for all before it.

        Quick, for a search says nothing else; `check` knows words for things that are alike, too.
        """
        if not said or said[-1] is FULL_STOP or said[-1] not in self.options(seat, said[:-1]):
            return False
        return said[-1].ends or FULL_STOP in self.options(seat, said)

    def check(self, seat: Seat, said: Move) -> None:
        """Raise `IllegalMove` unless each word was on offer after those before it and the sentence is whole."""
        for i, word in enumerate(said):
            if word is FULL_STOP or not self._is_offered(seat, said[:i], word):
                problem = self._bad_text(seat, said[:i], word) or self._refuse(seat, word.text, said[:i])
                raise IllegalMove(seat, notation(said), problem)
        if not said or not (said[-1].ends or FULL_STOP in self.options(seat, said)):
            raise IllegalMove(seat, notation(said), self._incomplete(seat, said))

    # Why not -------------------------------------------------------------------------------------

    def why_not(self, seat: Seat, thing: str) -> Refusal | None:
        """The rule that forbids this seat to touch this thing now; None: it may."""
        if thing in self.touchable(seat):
            return None
        return self._reason(seat, thing) or Refusal(phrase("refuse-idle"))

    def touchable(self, seat: Seat) -> set[str]:
        """The ids of everything that some move of this seat touches now."""
        found: set[str] = set()
        drafts: list[Move] = [()]
        visited = 0
        while drafts and visited < _TOUCHABLE_MENUS:
            said = drafts.pop(0)
            visited += 1
            for word in self.pointed(seat, said):
                found.update(word.things)
                if not word.ends:
                    drafts.append((*said, word))
        return found

    def _refuse(self, seat: Seat, word: str, said: Move) -> Refusal:
        told = self._reason(seat, word)
        return told or Refusal(phrase("refuse-not-offered", word=word[:_QUOTED], said=notation(said)))

    def _reason(self, seat: Seat, thing: str) -> Refusal | None:
        """Why this seat may do nothing now, or not with this; None: no special reason."""
        if not self.frames:
            return Refusal(phrase("refuse-over"))
        if not 0 <= seat < self.seats:
            return Refusal(phrase("refuse-no-seat", seats=self.seats))
        told = self.frames[-1].why_not(self, seat, thing)
        if told is not None:
            return told
        if not self.options(seat):
            return Refusal(phrase("refuse-wait"))
        return None

    def _incomplete(self, seat: Seat, said: Move) -> Refusal:
        if not self.options(seat):
            return self._refuse(seat, notation(said), ())
        return Refusal(phrase("refuse-incomplete", said=notation(said)) if said else phrase("refuse-nothing-said"))

    # What rules call -----------------------------------------------------------------------------

    @property
    def top(self) -> AnyFrame:
        """The frame that hears."""
        return self.frames[-1]

    def push(self, frame: AnyFrame) -> None:
        """Something must be dealt with first."""
        self.frames.append(frame)

    def pop(self) -> None:
        """This moment is over."""
        self.frames.pop()

    def replace(self, frame: AnyFrame) -> None:
        """This moment turns into another."""
        self.frames[-1] = frame

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats once round the table, beginning with this one."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def tell(self, event: str, **data: object) -> None:
        """Everybody hears what anybody could have foreseen."""
        self._events.append(Event(event, data))

    def reveal(self, event: str, **data: object) -> None:
        """Everybody learns something new: a roll, a card turned up."""
        self._events.append(Event(event, data, EVERYBODY, EVERYBODY))

    def confide(self, who: Audience, event: str, secret: dict[str, object], **data: object) -> None:
        """Everybody hears `data`; only `who` learns `secret`."""
        self._events.append(Event(event, data, EVERYBODY, who, secret, who))

    def whisper(self, who: Audience, event: str, **data: object) -> None:
        """Only `who` hears of it at all, and it is new to them."""
        self._events.append(Event(event, data, who, who))
