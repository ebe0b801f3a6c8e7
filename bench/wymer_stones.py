"""Curse of the Wymer Stones: speed against catanatron's random play, and how often the heroes win.

Run as `python -m bench.wymer_stones [--games 400] [--only speed|balance] [--cells 2,yes,normal …]`. The compiled
build is measured too where `make compiled` has made it; the balance is played on it if it is up to date.
"""

import argparse
import random
from collections import Counter
from math import sqrt
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.catan import against_catan, at_random
from bench.compiled import is_current, tree

ours = at_random("wymer_stones", seats=5, games=2, middle=200)

# Balance -----------------------------------------------------------------------------------------


class Cell(NamedTuple):
    """One set-up of the study."""

    heroes: int
    villain: str
    difficulty: str
    placement: str = "random"

    @classmethod
    def parse(cls, text: str) -> "Cell":
        """`2,yes,normal` or `4,yes,hard,strategic`."""
        heroes, *rest = text.split(",")
        return cls(int(heroes), *rest)


CELLS = [
    *[Cell(heroes, "yes", difficulty) for difficulty in ("easy", "normal", "hard") for heroes in (1, 2, 3, 4)],
    *[Cell(heroes, "yes", "normal", "strategic") for heroes in (2, 4)],
    *[Cell(heroes, "no", difficulty) for difficulty in ("normal", "hard") for heroes in (1, 2, 3, 4)],
]


class Ended(NamedTuple):
    """How one game between heuristic bots went."""

    won: bool
    round: int
    timed_out: bool
    told: Counter[str]


def played(cell: Cell, number: int) -> Ended:
    """One game between heuristic bots."""
    from gnomestead.bots.driver import Driver, make_bot
    from gnomestead.games.wymer_stones.game import WymerStones
    from gnomestead.kernel import Match

    game = WymerStones()
    seats = cell.heroes + (cell.villain == "yes")
    options = {"villain": cell.villain, "difficulty": cell.difficulty, "placement": cell.placement}
    match = Match.new(game, seats, {**options, "hero_pick": "random"}, f"bench {number}")
    bots = {seat: make_bot(game, "heuristic", seat, random.Random(f"{number}.{seat}")) for seat in range(seats)}
    Driver(match, bots, random.Random(number)).run()
    result = match.state.result()
    assert result is not None
    timed_out = match.state.letter == "waned"
    return Ended(result[0].won, match.state.round, timed_out, Counter(event.kind for event in match.log))


def balance(cells: list[Cell], games: int) -> None:
    """The share of games the heroes win, with its 95 % interval, and what happens on the way."""
    table = Table(title=f"Heroes against villain, heuristic bots on both sides, {games} games each")
    for column in ("heroes", "villain", "mix", "tiles", "heroes win", "rounds", "timed out", "deaths", "calls"):
        table.add_column(column, justify="right")
    for cell in cells:
        name = " ".join(map(str, cell))
        with tree(is_current()):
            ends = [played(cell, number) for number in track(range(games), name, transient=True)]
        share = sum(end.won for end in ends) / games
        margin = 1.96 * sqrt(share * (1 - share) / games)
        rounds = sorted(end.round for end in ends)
        out = sum(end.timed_out for end in ends) / games
        deaths, calls = (sum(end.told[kind] for end in ends) / games for kind in ("fell", "stones_call"))
        table.add_row(
            *map(str, cell),
            f"{100 * share:.1f} ± {100 * margin:.1f} %",
            f"{rounds[games // 10]} / {rounds[games // 2]} / {rounds[games * 9 // 10]}",
            f"{100 * out:.1f} %",
            f"{deaths:.1f}",
            f"{calls:.2f}",
        )
        print(f"{name}: {100 * share:.1f} ± {100 * margin:.1f} %", flush=True)
    Console(width=110).print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games for each set-up")
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds of the speed measurement")
    parser.add_argument("--only", choices=("speed", "balance"), help="one half of it")
    parser.add_argument("--cells", nargs="+", type=Cell.parse, default=CELLS, help="set-ups: 2,yes,normal …")
    asked = parser.parse_args()
    if asked.only != "balance":
        against_catan("The Wymer Stones, five seats", ours, asked.rounds)
    if asked.only != "speed":
        balance(asked.cells, asked.games)


if __name__ == "__main__":
    main()
