"""Game: the typed description from which the lobby, the command line and the docs are made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from gnomestead.kernel.bot import Bot
from gnomestead.kernel.chance import Stream, make_seed
from gnomestead.kernel.endings import plain_ending
from gnomestead.kernel.errors import BadSetup
from gnomestead.kernel.events import Event
from gnomestead.kernel.luck import Roll, roll_in
from gnomestead.kernel.moves import Move, Seat
from gnomestead.kernel.phrases import Choice, Ending
from gnomestead.kernel.scene import Reach, Scene
from gnomestead.kernel.signs import HERE, Sign
from gnomestead.kernel.state import State
from gnomestead.kernel.welcome import FairTime, Lesson, OptionValue, Preset, Sample

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)


class TableOption(msgspec.Struct, frozen=True):
    """Something a table chooses before the start."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    most: int = 0
    """Besides the values: any whole number from 1 to this."""
    is_seat: bool = False
    """Its numbers are seats, counted from 1."""
    seats: tuple[int, ...] = ()
    """It matters only at tables of so many; empty: at all."""
    when: tuple[tuple[str, OptionValue], ...] = ()
    """It matters only where these options are so."""
    is_late: bool = False
    """It came after the first records: they name it only where it is not as usual, so that older ones hold."""
    levels: tuple[OptionValue, ...] = ()
    """Those of its values that make the game harder, the easiest first."""

    def matters(self, seats: int, chosen: Mapping[str, OptionValue]) -> bool:
        """Whether it makes a difference at such a table."""
        return (not self.seats or seats in self.seats) and all(chosen[name] == value for name, value in self.when)

    def allows(self, value: OptionValue) -> bool:
        """Whether it may be this."""
        return value in self.values or (type(value) is int and 1 <= value <= self.most)

    def level_beside(self, value: OptionValue, by: int) -> OptionValue | None:
        """The level so many steps above this one; None: this is no level, or there is none."""
        place = self.levels.index(value) + by if value in self.levels else -1
        return self.levels[place] if 0 <= place < len(self.levels) else None

    def parse(self, text: str) -> OptionValue:
        """The value that this text stands for."""
        for value in self.values:
            if text.lower() == spoken(value):
                return value
        if text.isdecimal() and len(text) <= len(str(self.most)) and self.allows(int(text)):
            return int(text)
        raise BadSetup(f"option {self.name}: {text!r} is not one of {self.legal()}")

    def legal(self) -> str:
        """The legal values, for people."""
        numbers = [f"1 to {self.most}"] if self.most else []
        return ", ".join([*map(spoken, self.values), *numbers])


def spoken(value: OptionValue) -> str:
    """An option value as it is written: `on`, `3`, `random`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).lower()


class Setup(msgspec.Struct, frozen=True):
    """How one table is set up; the same all game long."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    timed: bool = False

    def __getitem__(self, option: str) -> Any:
        """The chosen value of an option."""
        return self.options[option]


class Game(ABC, Generic[S, V]):
    """One game. Its folder holds RULES.md, content, words and look; this says the rest."""

    id: ClassVar[str]
    title: ClassVar[str]
    about: ClassVar[str] = ""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[TableOption, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    story: ClassVar[tuple[str, ...]] = ()
    """Pages to read while one waits: ids with a name and a text."""
    signs: ClassVar[tuple[Sign, ...]] = (HERE,)
    """What people can show each other here without a move."""
    rules_version: ClassVar[int] = 1
    longest: ClassVar[int]
    """No game lasts more moves than this; the conformance kit holds it to it."""
    timed: ClassVar[bool] = False
    race: ClassVar[bool] = False
    """Speed is the game: a bot's own delay is its pace, and nothing waits until people have read or seen it."""
    fair_time: ClassVar[FairTime | None] = None
    """In a timed game: what a table with bad lines is offered before it starts."""
    takes_back: ClassVar[bool] = True
    """Whether a seat may take its latest moves back on its own, as far as the last news; else the table must agree."""
    chapters: ClassVar[tuple[str, ...]] = ()
    """Kinds of events with which a new part of the game begins, such as a round: where a replay jumps to."""
    dice_events: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Kinds of events that tell of rolls, and under which keys the faces are."""
    die_faces: ClassVar[tuple[str, ...]] = ()
    """What its dice show, as ids with a name, where it is not pips."""
    seats_alike: ClassVar[bool] = False
    """Whether it makes no difference on which seat one plays: all act at once."""
    finished: ClassVar[bool] = True
    """Finished games must have a test for every rule."""

    @abstractmethod
    def setup(self, setup: Setup, chance: Stream) -> S:
        """The table laid out, with the first frame pushed."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat (None: a spectator) may know, built up from nothing."""

    @abstractmethod
    def scene(self, view: V) -> Scene:
        """The same picture as things in places; from the view alone, so it cannot leak."""

    def ending(self, state: S, seat: Seat | None) -> Ending:
        """How the end is told to this seat (None: a spectator), once the game is over."""
        return plain_ending(state.result() or (), seat)

    def roles(self, setup: Setup) -> tuple[str, ...]:
        """What each seat plays, where seats differ (a villain, teams); keys of the word file."""
        return ("player",) * setup.seats

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Which side each seat is on; those on one side may talk among themselves. As a rule all are on their own."""
        return tuple(range(setup.seats))

    def has_secrets(self, setup: Setup) -> bool:
        """Whether a seat may know what another must not; if so, a device passed round needs a curtain."""
        return True

    def samples(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sample, ...]:
        """Pictures to choose options by, for a table of so many seats that has chosen these so far."""
        return ()

    def bots(self) -> Mapping[str, type[Bot[S]]]:
        """The game's own bots by name, the usual one first; the random bot plays every game anyway."""
        return {}

    def rolls(self, event: Event) -> tuple[Roll, ...]:
        """The dice that an event tells of, for the luck report; nothing, if no die fell."""
        keys = self.dice_events.get(event.kind)
        return (roll_in(event, keys, self.die_faces),) if keys else ()

    def reach(self, state: S, thing: str) -> Reach | None:
        """How far a thing on the table could get, as everybody may know; None: it does not move."""
        return None

    def suggest(self, state: S, seat: Seat, said: Move) -> Move:
        """The rest of a long move as a sensible player would say it, for people to take in one press; empty: nothing.

        It is made of what the seat knows, as a bot's choice is.
        """
        return ()

    def harder(self, setup: Setup, seat: Seat) -> dict[str, OptionValue]:
        """All options, one level harder for this seat; nothing: there is no such level."""
        return self.stepped(setup, 1)

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` for options that do not go together."""

    # Made of the above ---------------------------------------------------------------------------

    def suggested(self, state: S, seat: Seat, said: Move = ()) -> tuple[Choice, ...]:
        """The rest of a move that people are offered as one press, word by word."""
        rest = self.suggest(state, seat, said)
        return tuple([state.described(seat, said + rest[:i], word) for i, word in enumerate(rest)])

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: bytes | str | int | None = None,
    ) -> S:
        """A new game, everything unasked already done. The same seed gives the same game."""
        setup = self.set_table(self.min_seats if seats is None else seats, options or {})
        return self.open(setup, seed if isinstance(seed, bytes) else make_seed(seed))

    def open(self, setup: Setup, seed: bytes) -> S:
        """A new game on a table that `set_table` has checked."""
        state = self.setup(setup, Stream(seed))
        state.settle()
        return state

    def set_table(self, seats: int, options: Mapping[str, OptionValue]) -> Setup:
        """The checked set-up, defaults filled in."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(f"{self.id} takes {self.min_seats} to {self.max_seats} seats, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(f"{self.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if not known[name].allows(value):
                raise BadSetup(f"option {name}: {value!r} is not one of {known[name].legal()}")
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        setup = Setup(self.id, seats, chosen, self.timed)
        self.check_setup(setup)
        return setup

    def stepped(self, setup: Setup, by: int) -> dict[str, OptionValue]:
        """All options, with the first level that can move so many steps moved; nothing: none can."""
        for option in self.options:
            level = option.level_beside(setup.options[option.name], by)
            if level is not None and self.allows(setup.seats, wanted := {**setup.options, option.name: level}):
                return wanted
        return {}

    def allows(self, seats: int, options: Mapping[str, OptionValue]) -> bool:
        """Whether such a table can be set."""
        try:
            self.set_table(seats, options)
        except BadSetup:
            return False
        return True

    @property
    def folder(self) -> Traversable:
        """Where the game keeps RULES.md, words.en.ftl, content and look."""
        return files(type(self).__module__.rpartition(".")[0] or type(self).__module__)

    @property
    def package(self) -> str:
        """The package that holds the game's classes."""
        return type(self).__module__.rpartition(".")[0] or type(self).__module__


AnyGame: TypeAlias = Game[Any, Any]
