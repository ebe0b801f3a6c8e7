"""A match: a game being played, its record, and undo. Also: replaying and verifying records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnomestead.kernel.chance import make_seed
from gnomestead.kernel.errors import BadRecord, BadSetup, IllegalMove
from gnomestead.kernel.events import EVERYBODY, NOBODY, Event
from gnomestead.kernel.game import AnyGame, Setup
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.moves import Move, Seat, text_of
from gnomestead.kernel.phrases import Ending, Refusal, phrase
from gnomestead.kernel.record import UNDO, Entry, Header, Record, outcome, plain_options
from gnomestead.kernel.welcome import OptionValue


class _Made:
    """A move that stands: its entry number, who made it, and what it told."""

    __slots__ = ("events", "number", "seat")

    def __init__(self, number: int, seat: Seat, events: list[Event]) -> None:
        self.number, self.seat, self.events = number, seat, events

    @property
    def is_news(self) -> bool:
        """Whether somebody learned something."""
        return any(event.news != NOBODY for event in self.events)


class Match:
    """One game under way. The entries are the truth; the state is what they lead to."""

    def __init__(self, game: AnyGame, setup: Setup, seed: bytes, names: Sequence[str] = ()) -> None:
        self.game, self.setup, self.seed = game, setup, seed
        self.names = tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(setup.seats))
        self.entries: list[Entry] = []
        self.log: list[Event] = []
        self._made: list[_Made] = []
        self.state = self._open()

    @classmethod
    def new(
        cls,
        game: AnyGame,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        seed: str | int | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """A new match; without a seed a secret one is drawn."""
        setup = game.set_table(game.min_seats if seats is None else seats, options or {})
        return cls(game, setup, make_seed(seed), names)

    def _open(self) -> Any:
        state = self.game.open(self.setup, self.seed)
        self.log = list(state.events)
        return state

    # Playing -------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move | str, at: int = 0) -> list[Event]:
        """Play a move and write it down; `IllegalMove` changes nothing."""
        events: list[Event] = self.state.play(seat, move, at)
        self.entries.append(Entry(seat, text_of(move), at))
        self._made.append(_Made(len(self.entries), seat, events))
        self.log += events
        return events

    def endings(self) -> tuple[Ending, ...]:
        """How the end is told, seat by seat and last to onlookers; nothing before the end."""
        readers = (*range(self.setup.seats), None) if self.state.over else ()
        return tuple([self.game.ending(self.state, reader) for reader in readers])

    def free_undo(self, seat: Seat) -> int | None:
        """The entry this seat may take back on its own: its last move, if nobody has learned since."""
        if not self._made or self._made[-1].seat != seat or not self._is_free(self._made[-1]):
            return None
        return self._made[-1].number

    def _is_free(self, made: _Made) -> bool:
        return self.game.takes_back and not made.is_news

    def undo(self, seat: Seat, to: int | None = None, consent: bool = False, at: int = 0) -> Event:
        """Take back everything from entry `to` on (default: this seat's last move).

        Free up to the last moment when somebody learned something new; beyond that the table must
        `consent`. It is written down like a move.
        """
        number = self._standing(seat, to)
        taken = [made for made in self._made if made.number >= number]
        if not consent and any(made.seat != seat or not self._is_free(made) for made in taken):
            raise IllegalMove(seat, UNDO, Refusal(phrase("refuse-undo")))
        self._take_back(number)
        self.entries.append(Entry(seat, f"{UNDO} {number}", at))
        event = Event("undone", {"seat": seat, "moves": len(taken)}, EVERYBODY)
        self.log.append(event)
        return event

    def last_entry_of(self, seat: Seat) -> int | None:
        """The number of this seat's last move that stands."""
        return next((made.number for made in reversed(self._made) if made.seat == seat), None)

    def _standing(self, seat: Seat, to: int | None) -> int:
        number = self.last_entry_of(seat) if to is None else to
        if number is None or all(made.number != number for made in self._made):
            raise IllegalMove(seat, UNDO, Refusal(phrase("refuse-undo-nothing")))
        return number

    def _take_back(self, number: int) -> None:
        kept = [made.number for made in self._made if made.number < number]
        log = self.log
        self._made = []
        self.state = self._open()
        for n in kept:
            entry = self.entries[n - 1]
            events = self.state.play(entry.seat, entry.move, entry.at)
            self._made.append(_Made(n, entry.seat, events))
        self.log = log

    # Records -------------------------------------------------------------------------------------

    @property
    def header(self) -> Header:
        """What the commitment covers."""
        options = plain_options(self.game.options, self.setup.options)
        return Header(self.game.id, self.game.rules_version, self.setup.seats, options)

    def record(self, with_seed: bool = True) -> Record:
        """The game so far; without its seed while others still play."""
        return Record(
            self.header,
            self.names,
            self.header.commitment(self.seed),
            tuple(self.entries),
            self.seed if with_seed else None,
            outcome(self.state.result()),
        )

    @classmethod
    def replay(cls, game: AnyGame, record: Record, upto: int | None = None) -> Match:
        """The match after the first `upto` entries (default: all) of a record."""
        match = cls(game, _setup(game, record.header), _seed(game, record), record.names)
        for entry in record.entries if upto is None else record.entries[:upto]:
            match.follow(entry)
        return match

    def follow(self, entry: Entry) -> list[Event]:
        """Repeat the next entry of a record and say what happened; `BadRecord` if it cannot be."""
        before = len(self.log)
        try:
            self.repeat(entry)
        except IllegalMove as error:
            raise BadRecord(0, f"move {len(self.entries) + 1}: {self._in_words(error)}") from error
        return self.log[before:]

    def _in_words(self, error: IllegalMove) -> str:
        words = Lexicon(self.game, self.names).say(error.refusal.reason)
        rule = f" ({error.refusal.rule})" if error.refusal.rule else ""
        return f"seat {error.seat} may not play {error.move!r}: {words}{rule}"

    def repeat(self, entry: Entry) -> None:
        """Do what an entry of a record says."""
        if entry.undo_to is None:
            self.play(entry.seat, entry.move, entry.at)
        else:
            self.undo(entry.seat, entry.undo_to, consent=True, at=entry.at)


def verify(game: AnyGame, record: Record) -> Match:
    """Replay a record and hold it to its word: commitment, every move legal, the same end."""
    match = Match.replay(game, record)
    if match.header.commitment(match.seed) != record.commitment:
        raise BadRecord(0, "the seed is not the one that was committed to: seed, options or commitment were changed")
    found = outcome(match.state.result())
    if found != record.outcome:
        raise BadRecord(
            0, f"the record ends {record.outcome or 'unfinished'!r}, replaying it {found or 'unfinished'!r}"
        )
    return match


def _setup(game: AnyGame, header: Header) -> Setup:
    if header.rules != game.rules_version:
        raise BadRecord(
            0, f"it was played by version {header.rules} of {game.id}'s rules; this is version {game.rules_version}"
        )
    known = {option.name: option for option in game.options}
    try:
        options = {name: known[name].parse(text) if name in known else text for name, text in header.options.items()}
        return game.set_table(header.seats, options)
    except BadSetup as error:
        raise BadRecord(0, str(error)) from error


def _seed(game: AnyGame, record: Record) -> bytes:
    if record.seed is None:
        raise BadRecord(0, f"the seed of this {game.id} game is still secret: it can be replayed when the game is over")
    return record.seed
