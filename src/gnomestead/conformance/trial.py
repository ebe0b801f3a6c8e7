"""One random game, and what the properties may ask about it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from gnomestead.bots.driver import Plan
from gnomestead.kernel import (
    CLOCK,
    FULL_STOP,
    TICK,
    AnyGame,
    BadSetup,
    Blank,
    Entry,
    Event,
    Header,
    Move,
    OptionValue,
    Record,
    Seat,
    Setup,
    State,
    TableOption,
    encode,
    make_seed,
    notation,
)
from gnomestead.kernel.record import plain_options
from gnomestead.kernel.state import UNTIMED

LONGEST_MOVE = 200
_MEDDLES = 0.2
_HURRIES = (30, 300, 3_000, 15_000)
_RULES = 0.02
_STALE = 0.1
_SETUP_TRIES = 3000
_WRITES = 0.5
_TEXTS = ("Ada", "undo", "tick", "pass", "0", "Old O’Hara & Co.", "“a, b”: c; d? (e) - f!", "Ζωή Жук 7 ที่")
"""Texts that anybody may write, and that could be taken for something else."""


class Broken(Exception):
    """A property does not hold; the text says how.

    `at` and `trial` say after how many moves of which game, where that is not the present place.
    """

    def __init__(self, problem: str, at: int | None = None, trial: Trial | None = None) -> None:
        super().__init__(problem)
        self.at, self.trial = at, trial


class Trial:
    """A game from its set-up to where it has come, with everything it told on the way."""

    def __init__(self, game: AnyGame, setup: Setup, seed: str) -> None:
        self.game, self.setup, self.seed = game, setup, seed
        self.rng = random.Random(f"moves {seed}")  # noqa: S311
        self.spare = random.Random(f"looks {seed}")  # noqa: S311
        self.close_look = True
        self.made: list[Plan] = []
        self.told: list[list[Event]] = []
        self.encoded: list[bytes] = []
        self.state: Any = None

    @property
    def key(self) -> bytes:
        """The seed as the stream knows it."""
        return make_seed(self.seed)

    @property
    def viewers(self) -> list[Seat | None]:
        """Everybody who looks at the table: each seat, and a spectator."""
        return [*range(self.setup.seats), None]

    def start(self) -> Any:
        """This very game, from its beginning."""
        return self.game.open(self.setup, self.key)

    def begin(self) -> None:
        """Lay the table."""
        self.state = self.start()
        self.told.append(self.state.events)

    def play(self, plan: Plan) -> None:
        """Make a move and remember what came of it."""
        self.told.append(self.state.play(plan.seat, plan.move, plan.at))
        self.made.append(plan)

    def write_down(self) -> None:
        """Keep the position as bytes, to compare with later."""
        self.encoded.append(encode(self.state))

    def record(self, moves: int | None = None) -> Record:
        """The game so far, or its first moves."""
        header = Header(
            self.game.id, self.game.rules_version, self.setup.seats, plain_options(dict(self.setup.options))
        )
        entries = tuple(Entry(plan.seat, notation(plan.move), plan.at) for plan in self.made[:moves])
        names = tuple(f"Seat {seat + 1}" for seat in range(self.setup.seats))
        return Record(header, names, header.commitment(self.key), entries, self.key)


def some_setup(game: AnyGame, seats: int, rng: random.Random, plain: bool) -> Setup:
    """A set-up for so many seats: the default one, or any that the game allows."""
    for attempt in range(_SETUP_TRIES):
        try:
            return game.set_table(seats, {} if plain and not attempt else _some_options(game, rng))
        except BadSetup:
            continue
    raise BadSetup(f"{game.id}: no set-up for {seats} seats found in {_SETUP_TRIES} tries")


def _some_options(game: AnyGame, rng: random.Random) -> Mapping[str, OptionValue]:
    return {option.name: _some_value(option, rng) for option in game.options}


def _some_value(option: TableOption, rng: random.Random) -> OptionValue:
    if option.most and rng.random() < 0.5:
        return rng.randint(1, option.most)
    return rng.choice(option.values)


def next_plan(state: State, rng: random.Random, made: Sequence[Plan] = ()) -> Plan | None:
    """Who does what next, at random: mostly who must, now and then who may. None: nobody can."""
    movers = [seat for seat in range(state.seats) if state.options(seat)]
    must = [seat for seat in state.waiting() if seat in movers]
    may = [seat for seat in movers if seat not in must]
    pool = may if may and (not must or rng.random() < _MEDDLES) else must
    if state.now != UNTIMED:
        return _timed_plan(state, pool, rng, made)
    if not must:
        return None
    seat = rng.choice(pool)
    return Plan(0, seat, sentence(state, seat, rng))


def _timed_plan(state: State, pool: list[Seat], rng: random.Random, made: Sequence[Plan]) -> Plan | None:
    """The same in a timed game, where the clock and the host also speak, and people speak too late."""
    due = state.deadline()
    at = state.now + rng.randrange(rng.choice(_HURRIES))
    rulings = [word for word in state.options(CLOCK) if word is not TICK]
    if rulings and rng.random() < _RULES and not is_due(state):
        return Plan(state.now, CLOCK, (rng.choice(rulings),))
    if made and rng.random() < _STALE and not is_due(state) and (late := _said_again(state, rng.choice(made[-9:]))):
        return late
    if due is not None and (not pool or at >= due):
        return Plan(max(due, state.now), CLOCK, (TICK,))
    if not pool:
        return None
    seat = rng.choice(pool)
    return Plan(at, seat, sentence(state, seat, rng))


def _said_again(state: State, plan: Plan) -> Plan | None:
    """What was said a while ago, if it may still be said, if only to be missed."""
    known = plan.seat != CLOCK and state.top.knows(notation(plan.move))
    return Plan(state.now, plan.seat, plan.move) if known else None


def is_due(state: State) -> bool:
    """Whether something happens before anybody can move."""
    due = state.deadline()
    return due is not None and due <= state.now


def sentence(state: State, seat: Seat, rng: random.Random, said: Move = ()) -> Move:
    """A whole move that begins with what was said, each further word drawn at random."""
    while not said or not said[-1].ends:
        menu = state.options(seat, said)
        if not menu or len(said) > LONGEST_MOVE:
            raise Broken(f"seat {seat} has said {notation(said)!r}: the move is not whole and never will be")
        blank = state.blank(seat, said)
        word = blank.write(_text(blank, rng)) if blank and rng.random() < _WRITES else rng.choice(menu)
        if word is FULL_STOP:
            break
        said = (*said, word)
    return said


def _text(blank: Blank, rng: random.Random) -> str:
    """Something to write that fits."""
    return rng.choice([*[text for text in _TEXTS if len(text) <= blank.longest], "x" * blank.longest])


def moment(state: State) -> int:
    """A time at which a seat may move now."""
    return max(0, state.now)


def play_on(state: State, rng: random.Random, most: int) -> int:
    """Play at random for at most so many moves, or to the end; count them."""
    for count in range(most):
        if state.over:
            return count
        plan = next_plan(state, rng)
        if plan is None:
            raise Broken(f"nobody can move: {state.brief()}")
        state.play(plan.seat, plan.move, plan.at)
    return most
