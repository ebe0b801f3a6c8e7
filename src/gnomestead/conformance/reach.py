"""What a run has reached of a game: option values, frames, events, words; and what it never came to."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from gnomestead.conformance.trial import Trial
from gnomestead.conformance.wordfile import message_keys
from gnomestead.kernel import FULL_STOP, TICK, AnyGame, Frame, Word
from gnomestead.kernel.game import spoken

OPTIONS, FRAMES, EVENTS, WORDS = "option values", "frames", "events", "words of moves"
KINDS = (OPTIONS, FRAMES, EVENTS, WORDS)

_DEPTH = 4
_RESTING = ("waiting", "options", "deadline")


class Reach:
    """Counts what was met in the games of a run."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.met: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}

    def begin(self, trial: Trial) -> None:
        """A table was laid: note its options, as far as they matter there."""
        setup = trial.setup
        for option in self._game.options:
            if option.matters(setup.seats, setup.options):
                value = setup.options[option.name]
                self.met[OPTIONS][f"{option.name}={spoken(value) if value in option.values else 'a number'}"] += 1

    def step(self, trial: Trial) -> int:
        """Note what the last step brought; how often its rarest frame or event has been met so far."""
        met = [self._meet(FRAMES, type(frame).__name__) for frame in trial.state.frames]
        met += [self._meet(EVENTS, event.kind) for event in trial.told[-1]]
        for word in trial.made[-1].move if trial.made else ():
            self._meet(WORDS, word.text)
        return min(met, default=sys.maxsize)

    def _meet(self, kind: str, name: str) -> int:
        self.met[kind][name] += 1
        return self.met[kind][name]

    def never(self) -> dict[str, list[str]]:
        """What there is and was never met."""
        there = all_there_is(self._game)
        return {kind: [name for name in there[kind] if name not in self.met[kind]] for kind in KINDS}

    def lines(self) -> list[str]:
        """The report for people: how much was reached, then what was not."""
        there, never = all_there_is(self._game), self.never()
        counts = [f"{len(there[kind]) - len(never[kind])} of {len(there[kind])} {kind}" for kind in KINDS]
        missed = [f"never reached, {kind}: {', '.join(never[kind])}" for kind in KINDS if never[kind]]
        return [f"reached: {', '.join(counts)}", *missed]


def all_there_is(game: AnyGame) -> dict[str, list[str]]:
    """Everything a game could come to, as far as its description, classes and words tell."""
    return {
        OPTIONS: [*_option_values(game)],
        FRAMES: sorted({frame.__name__ for frame in _frames(game.package, Frame) if _rests(game.package, frame)}),
        EVENTS: sorted(key.removeprefix("event-") for key in message_keys(game) if key.startswith("event-")),
        WORDS: sorted({word.text for word in _words(game.package)}),
    }


def _option_values(game: AnyGame) -> Iterator[str]:
    for option in game.options:
        yield from (f"{option.name}={spoken(value)}" for value in option.values)
        if option.most:
            yield f"{option.name}=a number"


def _frames(package: str, kind: type[Any]) -> Iterator[type[Any]]:
    for frame in kind.__subclasses__():
        if _is_in(package, frame):
            yield frame
        yield from _frames(package, frame)


def _is_in(package: str, frame: type[Any]) -> bool:
    return frame.__module__ == package or frame.__module__.startswith(package + ".")


def _rests(package: str, frame: type[Any]) -> bool:
    """Whether the table can come to rest in such a frame: others come and go within a move.

    A frame from which the game derives others is no frame of its own; what another package derives does not count.
    """
    own = any(getattr(frame, name) is not getattr(Frame, name) for name in _RESTING)
    return own and not any(_is_in(package, derived) for derived in frame.__subclasses__())


def _words(package: str) -> Iterator[Word]:
    """The words that a game's modules hold: they are made once, when the modules load."""
    modules = [module for name, module in [*sys.modules.items()] if name == package or name.startswith(package + ".")]
    for module in modules:
        yield from _words_in(vars(module).values(), _DEPTH)


def _words_in(values: Iterable[Any], depth: int) -> Iterator[Word]:
    for value in values:
        if isinstance(value, Word):
            if value is not FULL_STOP and value is not TICK:
                yield value
        elif isinstance(value, list | tuple | set | frozenset) and depth:
            yield from _words_in(value, depth - 1)
        elif isinstance(value, dict) and depth:
            yield from _words_in(value.values(), depth - 1)
