"""Fair rounds: all contenders by turns in one process, compared as ratios within each round."""

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table


class Contender(NamedTuple):
    """Something that does a batch of work and says how many units it did."""

    name: str
    batch: Callable[[], int]


class Score(NamedTuple):
    """The rates of one contender, units per second, one a round."""

    name: str
    rates: list[float]

    def ratios(self, other: "Score") -> list[float]:
        """How many times the other's rate, round by round."""
        return [mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True)]


def measure(contenders: Sequence[Contender], rounds: int = 9, seconds: float = 0.25) -> list[Score]:
    """Rates of all contenders; the order turns every round, so that nobody always goes first."""
    scores = [Score(contender.name, []) for contender in contenders]
    for contender in contenders:
        contender.batch()
    for number in track(range(rounds), description="Measuring…", transient=True):
        turn = number % len(contenders)
        for place in [*range(turn, len(contenders)), *range(turn)]:
            scores[place].rates.append(_rate(contenders[place], seconds))
    return scores


def _rate(contender: Contender, seconds: float) -> float:
    gc.collect()
    gc.disable()
    try:
        done = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            done += contender.batch()
        return done / spent
    finally:
        gc.enable()


def spread(values: Sequence[float], digits: int = 1) -> str:
    """The median and the range: `8.1 (7.7–8.4)`."""
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{middle:,.{digits}f} ({low:,.{digits}f}–{high:,.{digits}f})"


def show(title: str, unit: str, scores: Sequence[Score], ours: Sequence[str]) -> None:
    """A table: rates, and how many times each rate the contenders named `ours` reach."""
    table = Table(title=title)
    table.add_column("contender")
    table.add_column(f"{unit}/s, median (range)", justify="right")
    by_name = {score.name: score for score in scores}
    for name in ours:
        table.add_column(f"{name} is × times that", justify="right")
    for score in scores:
        ratios = ["" if name == score.name else spread(by_name[name].ratios(score), 2) for name in ours]
        table.add_row(score.name, spread(score.rates, 0), *ratios)
    Console(width=140).print(table)
