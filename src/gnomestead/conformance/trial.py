"""One game under test, and what the properties may ask about it."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypeVar

from gnomestead.bots.driver import Plan
from gnomestead.kernel import (
    AnyGame,
    Entry,
    Event,
    Header,
    Match,
    Record,
    Scene,
    Seat,
    Setup,
    State,
    decode,
    encode,
    make_seed,
    notation,
)
from gnomestead.kernel.record import plain_options

T = TypeVar("T")

_FILE_PARTS = 3


class Broken(Exception):
    """A property does not hold; the text says how.

    `at` and `trial` say after how many moves of which game, where that is not the present place.
    """

    def __init__(self, problem: str, at: int | None = None, trial: Trial | None = None) -> None:
        super().__init__(problem)
        self.at, self.trial = at, trial


def explain(error: Exception) -> str:
    """An unexpected error in one line: its kind, its text, and the file and line it comes from."""
    steps = extract_tb(error.__traceback__)
    where = f" ({Path(*Path(steps[-1].filename).parts[-_FILE_PARTS:])}:{steps[-1].lineno})" if steps else ""
    return f"{type(error).__name__}: {error}{where}"


class Trial:
    """A game from its set-up to where it has come, with everything it told on the way.

    Positions that are compared later are encoded: `encoded` has them by the number of moves made.
    """

    def __init__(self, game: AnyGame, setup: Setup, seed: str, players: str = "random") -> None:
        self.game, self.setup, self.seed, self.players = game, setup, seed, players
        self.rng = random.Random(f"moves {seed}")  # noqa: S311
        self.spare = random.Random(f"looks {seed}")  # noqa: S311
        self.close_look = True
        self.made: list[Plan] = []
        self.told: list[list[Event]] = []
        self.encoded: dict[int, bytes] = {}
        self.state: Any = None
        self._known: dict[Hashable, Any] = {}

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
        self.match = Match(self.game, self.setup, self.key)
        self.state = self.match.state
        self.told.append(self.state.events)

    def play(self, plan: Plan) -> None:
        """Make a move and remember what came of it."""
        self.told.append(self.match.play(plan.seat, plan.move, plan.at))
        self.made.append(plan)
        self._known = {}
        self.stir("")

    def stir(self, name: str) -> None:
        """Begin the draws of one look at this position.

        They do not depend on looks before it, so that one game can be repeated alone.
        """
        self.spare.seed(f"looks {self.seed} {len(self.made)} {name}")

    @property
    def is_written(self) -> bool:
        """Whether the present position is kept as bytes."""
        return len(self.made) in self.encoded

    @property
    def data(self) -> bytes:
        """The present position as bytes, as it was when it came about."""
        return self.encoded[len(self.made)]

    def write_down(self) -> None:
        """Keep the present position as bytes, to compare with later."""
        self.encoded[len(self.made)] = encode(self.state)

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What several properties want to know of the present position, worked out once."""
        if key not in self._known:
            self._known[key] = make()
        found: T = self._known[key]
        return found

    def scene(self, viewer: Seat | None) -> Scene:
        """What a viewer sees now."""
        return self.once(("scene", viewer), lambda: self.game.scene(self.game.view(self.state, viewer)))

    @property
    def fresh(self) -> Any:
        """The present position made anew from its bytes: asking it does not disturb the game, whatever it does."""
        return self.once("fresh", lambda: decode(self.game, self.data))

    def outcome(self, plan: Plan) -> tuple[Any, list[Event]]:
        """A world in which the planned move has been made, and what it told. Do not play on in it."""
        return self.once("outcome", lambda: played(self.state.copy(), plan))

    def record(self, moves: int | None = None) -> Record:
        """The game so far, or its first moves."""
        header = Header(
            self.game.id,
            self.game.rules_version,
            self.setup.seats,
            plain_options(self.game.options, self.setup.options),
        )
        entries = tuple(Entry(plan.seat, notation(plan.move), plan.at) for plan in self.made[:moves])
        names = tuple(f"Seat {seat + 1}" for seat in range(self.setup.seats))
        return Record(header, names, header.commitment(self.key), entries, self.key)


def played(world: State, plan: Plan) -> tuple[Any, list[Event]]:
    """This world after a move, and what the move told."""
    return world, world.play(plan.seat, plan.move, plan.at)


def is_due(state: State) -> bool:
    """Whether something happens before anybody can move."""
    due = state.deadline()
    return due is not None and due <= state.now


def moment(state: State) -> int:
    """A time at which a seat may move now."""
    return max(0, state.now)
