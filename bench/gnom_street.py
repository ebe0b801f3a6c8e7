"""75 Gnom' Street: speed against catanatron's random play, and how strong the bots are.

Run as `python -m bench.gnom_street [--games 500] [--only speed|strength]`. The compiled build is measured too
where `make compiled` has made it.
"""

import argparse
import random
from collections.abc import Callable
from math import sqrt

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.compiled import COMPILED, tree
from bench.rounds import Contender, measure, show, spread

SEATS = 4
GAMES = 5
COPIES = 300
MIDDLE = 60
"""A position after so many moves is what is copied: well into the game."""

Work = tuple[Callable[[], int], Callable[[], int]]

# Speed -------------------------------------------------------------------------------------------


def ours(compiled: bool) -> Work:
    """Four-player wars at random, and copies of a position in mid-game, on one build of ours."""
    with tree(compiled):
        from gnomestead.bots.random_bot import play_out, random_move
        from gnomestead.games.gnom_street.game import GnomStreet

        game = GnomStreet()
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
    show("75 Gnom' Street and Catan, four players, random play", "decisions", plays, names)
    copies = measure([Contender(name, copies) for name, (_, copies) in made.items()], rounds, seconds=0.2)
    show("75 Gnom' Street and Catan, copies of a position in mid-game", "copies", copies, names)
    for score in copies:
        print(f"one copy, {score.name}: {spread([1e6 / rate for rate in score.rates])} µs")


# Strength ----------------------------------------------------------------------------------------


def won(hero: str, others: str, seats: int, number: int) -> bool:
    """Whether the hero wins this game; it sits in each seat by turns."""
    from gnomestead.bots.driver import Driver, make_bot
    from gnomestead.games.gnom_street.game import GnomStreet
    from gnomestead.kernel import Match

    game = GnomStreet()
    match = Match.new(game, seats, {}, f"bench {number}")
    mine = number % seats
    bots = {
        seat: make_bot(game, hero if seat == mine else others, seat, random.Random(f"{number}.{seat}"))
        for seat in range(seats)
    }
    Driver(match, bots, random.Random(number)).run()
    result = match.state.result()
    assert result is not None
    return result[mine].won


def strength(games: int) -> None:
    """The share of games each bot wins alone against others, with its 95 % interval."""
    table = Table(title=f"75 Gnom' Street, {games} games each")
    for column in ("bot", "against", "seats", "fair share", "won"):
        table.add_column(column, justify="right")
    contests = [
        ("mastermind", "random", 2),
        ("mastermind", "random", 3),
        ("mastermind", "random", 4),
        ("sleuth", "random", 2),
        ("sleuth", "random", 4),
        ("rookie", "random", 4),
        ("mastermind", "rookie", 2),
        ("mastermind", "rookie", 4),
    ]
    for hero, others, seats in contests:
        wins = sum(won(hero, others, seats, n) for n in track(range(games), f"{hero}, {seats} seats", transient=True))
        share = wins / games
        margin = 1.96 * sqrt(share * (1 - share) / games)
        table.add_row(hero, others, str(seats), f"{100 / seats:.0f} %", f"{100 * share:.1f} ± {100 * margin:.1f} %")
    Console(width=100).print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games for each pairing of bots")
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds of the speed measurement")
    parser.add_argument("--only", choices=("speed", "strength"), help="one half of it")
    asked = parser.parse_args()
    if asked.only != "strength":
        speed(asked.rounds)
    if asked.only != "speed":
        strength(asked.games)


if __name__ == "__main__":
    main()
