"""75 Gnom' Street: speed against catanatron's random play, and how strong the bots are.

Run as `python -m bench.gnom_street [--games 500] [--only speed|strength]`. The compiled build is measured too
where `make compiled` has made it.
"""

import argparse
import random
from collections.abc import Sequence
from math import sqrt

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.catan import against_catan, at_random
from gnomestead.bots.driver import Driver, bot_names, make_bot
from gnomestead.games.gnom_street.game import GnomStreet
from gnomestead.kernel import Match, State
from gnomestead.kernel.bot import AnyBot, Bot
from gnomestead.kernel.moves import Move

GAME = GnomStreet()
ours = at_random("gnom_street", seats=4, games=5, middle=60)

# Strength ----------------------------------------------------------------------------------------

PASSIVE = "passive"
CONTESTS = (
    ("rookie", PASSIVE, 2),
    ("rookie", PASSIVE, 4),
    ("rookie", "sleuth", 2),
    ("rookie", "sleuth", 4),
    ("sleuth", "mastermind", 2),
    ("sleuth", "mastermind", 4),
    ("mastermind", "random", 2),
    ("mastermind", "random", 4),
)


class Passive(Bot[State]):
    """Does the mildest thing that the rules let it do: a seat whose player has left."""

    def choose(self, world: State) -> Move | None:
        return world.read(self.seat, world.default(self.seat)) if self.seat in world.waiting() else None


def bot_of(name: str, seat: int, number: int) -> AnyBot:
    """A bot with a random source that depends on its game and seat alone."""
    rng = random.Random(f"{number}.{seat}")
    return Passive(seat, rng) if name == PASSIVE else make_bot(GAME, name, seat, rng)


def played(names: Sequence[str], number: int) -> Match:
    """A whole game between these bots."""
    match = Match.new(GAME, len(names), {}, f"bench {number}")
    Driver(match, {seat: bot_of(name, seat, number) for seat, name in enumerate(names)}, random.Random(number)).run()
    return match


def won(hero: str, others: str, seats: int, number: int) -> bool:
    """Whether the hero wins this game; it sits in each seat by turns."""
    mine = number % seats
    result = played([hero if seat == mine else others for seat in range(seats)], number).state.result()
    assert result is not None
    return bool(result[mine].won)


def tied_fights(name: str, number: int) -> list[bool]:
    """For each fight of a game between four such bots: whether any two cards are equal."""
    fights = [event.data["values"] for event in played([name] * 4, number).log if event.kind == "cards_revealed"]
    return [len(set(values)) < len(values) for values in fights]


def table_of(title: str, *columns: str) -> Table:
    """An empty table whose columns are numbers."""
    table = Table(title=title)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def percent(hits: int, of: int) -> str:
    """A share with its 95 % interval."""
    share = hits / of
    return f"{100 * share:.1f} ± {196 * sqrt(share * (1 - share) / of):.1f} %"


def strength(games: int) -> None:
    """The share of games each bot wins alone against others, and how often equal cards meet in a fight of four."""
    table = table_of(f"75 Gnom' Street, {games} games each", "bot", "against", "seats", "fair share", "won")
    for hero, others, seats in CONTESTS:
        wins = sum(won(hero, others, seats, n) for n in track(range(games), f"{hero}, {seats} seats", transient=True))
        table.add_row(hero, others, str(seats), f"{100 / seats:.0f} %", percent(wins, games))
    ties = table_of(f"Fights of four with equal cards, {games} games each", "bots", "fights", "tied")
    for name in bot_names(GAME):
        fights = [tied for n in range(games) for tied in tied_fights(name, n)]
        ties.add_row(name, str(len(fights)), percent(sum(fights), len(fights)))
    console = Console(width=100)
    console.print(table)
    console.print(ties)


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
