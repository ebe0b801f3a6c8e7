"""75 Gnom' Street: speed against catanatron's random play, and how strong the bots are.

Run as `python -m bench.gnom_street [--games 500] [--only speed|strength]`. The compiled build is measured too
where `make compiled` has made it.
"""

import argparse
import random
from math import sqrt

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.catan import against_catan, at_random

ours = at_random("gnom_street", seats=4, games=5, middle=60)

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
        against_catan("75 Gnom' Street", ours, asked.rounds)
    if asked.only != "speed":
        strength(asked.games)


if __name__ == "__main__":
    main()
