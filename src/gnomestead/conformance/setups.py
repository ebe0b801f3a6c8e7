"""The tables that are played at: over the games of a run every option takes each of its values in turn."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from gnomestead.kernel import AnyGame, BadSetup, OptionValue, Setup, TableOption

_TRIES = 3000
_PLAIN = 0.5

Options = Mapping[str, OptionValue]


class Setups:
    """The set-ups of a run by seed and number of the game."""

    def __init__(self, game: AnyGame, seats: Sequence[int] | None, options: Options) -> None:
        self._game, self._fixed = game, options
        self._seats = list(seats or range(game.min_seats, game.max_seats + 1))

    @property
    def counts(self) -> int:
        """How many different numbers of seats there are."""
        return len(self._seats)

    def setup(self, seed: int | str, number: int) -> Setup:
        """The first game has the default options; each number of seats has its turn."""
        first = random.Random(f"seats {seed}").randrange(len(self._seats))  # noqa: S311
        seats = self._seats[(number + first) % len(self._seats)]
        rng = random.Random(f"set-up {seed}-{number}")  # noqa: S311
        wished = {option.name: _in_turn(option, seed, number) for option in self._game.options if number}
        return self._focused(seats, rng, wished, number) or some_setup(self._game, seats, rng, wished, self._fixed)

    def _focused(self, seats: int, rng: random.Random, wished: Options, number: int) -> Setup | None:
        """At every second table an option that matters only where others are so: they are, and it is anything."""
        depending = [option for option in self._game.options if option.when]
        if number % 2 == 0 or not depending:
            return None
        focus = depending[number // 2 % len(depending)]
        for value in rng.sample(focus.values, len(focus.values)):
            try:
                options = {**wished, **dict(focus.when), focus.name: value, **self._fixed}
                return self._game.set_table(seats, options)
            except BadSetup:
                continue
        return None


def _in_turn(option: TableOption, seed: int | str, number: int) -> OptionValue:
    """This option's value in turn: all of them in some order, then all in another."""
    values: list[OptionValue] = [*option.values]
    rng = random.Random(f"{option.name} {seed} {number // (len(values) + bool(option.most))}")  # noqa: S311
    if option.most:
        values.append(rng.randint(1, option.most))
    rng.shuffle(values)
    return values[number % len(values)]


def some_setup(game: AnyGame, seats: int, rng: random.Random, wished: Options, fixed: Options | None = None) -> Setup:
    """A set-up for so many seats with the wished options, or with as many of them as go together."""
    options = wished
    for _ in range(_TRIES):
        try:
            return game.set_table(seats, {**options, **(fixed or {})})
        except BadSetup:
            kept = rng.random()
            options = {option.name: _kept_or_other(option, wished, rng, kept) for option in game.options}
    raise BadSetup(f"{game.id}: no set-up for {seats} seats found in {_TRIES} tries")


def _kept_or_other(option: TableOption, wished: Options, rng: random.Random, kept: float) -> OptionValue:
    if option.name in wished and rng.random() < kept:
        return wished[option.name]
    return option.default if rng.random() < _PLAIN else any_value(option, rng)


def any_value(option: TableOption, rng: random.Random) -> OptionValue:
    """Any value that the option may have."""
    if option.most and rng.random() < 0.5:
        return rng.randint(1, option.most)
    return rng.choice(option.values)
