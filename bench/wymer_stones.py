"""Curse of the Wymer Stones: speed against catanatron's random play, and how often the heroes win.

Run as `python -m bench.wymer_stones [--games 400] [--only speed|balance] [--cells 2,yes,normal …]`. The compiled
build is measured too where `make compiled` has made it.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.compiled import COMPILED, tree
from bench.rounds import Contender, measure, show, spread

SEATS = 5
GAMES = 2
COPIES = 300
MIDDLE = 200
"""A position after so many moves is what is copied: well into the game."""

Work = tuple[Callable[[], int], Callable[[], int]]

# Speed -------------------------------------------------------------------------------------------


def ours(compiled: bool) -> Work:
    """Four heroes and a villain at random, and copies of a position in mid-game, on one build of ours."""
    with tree(compiled):
        from gnomestead.bots.random_bot import play_out, random_move
        from gnomestead.games.wymer_stones.game import WymerStones

        game = WymerStones()
        setup = game.set_table(SEATS, {})
        middle = game.open(setup, bytes(32))
        rng = random.Random(1)
        for _ in range(MIDDLE):
            seat = middle.waiting()[0]
            middle.play(seat, random_move(middle, seat, rng))

    def play() -> int:
        return sum(play_out(game.open(setup, rng.randbytes(32)), rng) for _ in range(GAMES))

    def copies() -> int:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    return play, copies


def catanatron() -> Work:
    """Catan for four at random, and copies of a position in mid-game."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Game:
        return Game([RandomPlayer(color) for color in Color])

    def play() -> int:
        game, decisions = new(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    middle = new()
    for _ in range(300):
        middle.play_tick()

    def copies() -> int:
        for _ in range(COPIES // 10):
            middle.copy()
        return COPIES // 10

    return play, copies


def speed(rounds: int) -> None:
    """Decisions and copies a second, all contenders by turns in one run."""
    made = {"interpreted": ours(compiled=False)}
    if (COMPILED / ".stamp").exists():
        made["compiled"] = ours(compiled=True)
    names = tuple(made)
    made["catanatron"] = catanatron()
    plays = measure([Contender(name, play) for name, (play, _) in made.items()], rounds, seconds=0.5)
    show("The Wymer Stones (five seats) and Catan (four), random play", "decisions", plays, names)
    copies = measure([Contender(name, copies) for name, (_, copies) in made.items()], rounds, seconds=0.2)
    show("The Wymer Stones and Catan, copies of a position in mid-game", "copies", copies, names)
    for score in copies:
        print(f"one copy, {score.name}: {spread([1e6 / rate for rate in score.rates])} µs")


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
    timed_out = not result[0].won and bool(match.state.living())
    return Ended(result[0].won, match.state.round, timed_out, Counter(event.kind for event in match.log))


def balance(cells: list[Cell], games: int) -> None:
    """The share of games the heroes win, with its 95 % interval, and what happens on the way."""
    table = Table(title=f"Heroes against villain, heuristic bots on both sides, {games} games each")
    for column in ("heroes", "villain", "mix", "tiles", "heroes win", "rounds", "timed out", "deaths", "calls"):
        table.add_column(column, justify="right")
    for cell in cells:
        name = " ".join(map(str, cell))
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
        speed(asked.rounds)
    if asked.only != "speed":
        balance(asked.cells, asked.games)


if __name__ == "__main__":
    main()
