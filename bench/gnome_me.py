"""Do You Gnome Me?: random play and copies against catanatron, and what the bots are worth.

python -m bench.gnome_me            speed, interpreted and (once built) compiled
python -m bench.gnome_me bots       accuracy, time to stop, win shares, teams
"""

import random
import statistics
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.catan import Work, against_catan, copying
from bench.compiled import tree

SEATS = 4
BATCH = 2_000
GAMES = 200
TEAMS = 60


def ours(compiled: bool) -> Work:
    """Random stamped picks of four seats, game after game, and copies of a position in mid-round."""
    with tree(compiled):
        from gnomestead.games.gnome_me.game import DoYouGnomeMe
        from gnomestead.kernel import CLOCK, TICK

        game = DoYouGnomeMe()
        setup = game.set_table(SEATS, {})
        middle = game.open(setup, bytes(32))
        while middle.stage != "assemble":
            middle.play(CLOCK, (TICK,), middle.deadline())
    tick = (CLOCK, (TICK,))
    picks = random_picks(lambda seed: game.open(setup, seed), tick)

    def play() -> int:
        return sum(1 for _ in islice(picks, BATCH))

    return play, copying(middle)


def random_picks(start: Callable[[bytes], Any], tick: tuple[int, Any]) -> Iterator[None]:
    """One item a pick, for ever: any seat, any word on its menu, some 40 to 200 ms after the last."""
    rng = random.Random(1)
    number = 0
    while True:
        state = start(number.to_bytes(32, "little"))
        number += 1
        while not state.over:
            due = state.deadline()
            at = state.now + 40 + int(rng.random() * 160)
            seat = int(rng.random() * SEATS)
            menu = state.options(seat)
            if menu and (due is None or at < due):
                state.play(seat, (menu[int(rng.random() * len(menu))],), at)
                yield
            elif due is not None and (at >= due or not any(state.options(other) for other in range(SEATS))):
                state.play(*tick, due)


# Bots --------------------------------------------------------------------------------------------


def bot_game(names: list[str], options: dict[str, Any], seed: str) -> Any:
    """A whole game between these bots."""
    from gnomestead.bots.driver import Driver, make_bot
    from gnomestead.games.gnome_me.game import DoYouGnomeMe
    from gnomestead.kernel import Match

    game = DoYouGnomeMe()
    match = Match.new(game, len(names), options, seed)
    players = {seat: make_bot(game, name, seat, random.Random(f"{seed} {seat}")) for seat, name in enumerate(names)}
    Driver(match, players, random.Random(seed)).run()
    return match


def win_share(one: str, other: str, games: int = GAMES) -> float:
    """How often `one` beats `other`, seats changed every game; a shared win counts a half."""
    won = 0.0
    for number in range(games):
        names = [one, other] if number % 2 == 0 else [other, one]
        result = bot_game(names, {}, f"{one} {other} {number}").state.result()
        winners = [standing.seat for standing in result if standing.won]
        won += (number % 2 in winners) / len(winners)
    return won / games


def habits(name: str, games: int = 40) -> tuple[float, float, float]:
    """Right parts a round, milliseconds from T_OPEN to its own stop, and the share of releases that stick."""
    right: list[int] = []
    stops: list[int] = []
    released = stuck = 0
    for number in range(games):
        match = bot_game([name] * 3, {}, f"habits {name} {number}")
        opened = 0
        again = type(match).replay(match.game, match.record(), 0)
        for entry in match.entries:
            for event in again.play(entry.seat, entry.move, entry.at):
                opened = again.state.now if event.kind == "opened" else opened
                released += event.kind == "released"
                stuck += event.kind == "stuck"
                if event.kind == "compared":
                    right.append(event.data["right"])
                if event.kind == "stop":
                    stops.append(entry.at - opened)
    return statistics.mean(right), statistics.mean(stops), stuck / released


def bots() -> None:
    """Print what the bots are worth."""
    console = Console(width=100)
    levels = ("easy", "normal", "sharp")
    table = Table("bot", "right parts of 4", "ms to stop", "misfires", title="Three alike at a table, 40 games")
    for name in levels:
        right, stop, stuck = habits(name)
        table.add_row(name, f"{right:.2f}", f"{stop:,.0f}", f"{stuck:.1%}")
    console.print(table)
    pairs = [("sharp", "normal"), ("normal", "easy"), ("sharp", "easy"), ("quickthumb", "normal"), ("loupe", "normal")]
    table = Table("pairing", "the first wins", title=f"Two players, {GAMES} games")
    for one, other in pairs:
        table.add_row(f"{one} – {other}", f"{win_share(one, other):.1%}")
    console.print(table)
    table = Table("team", "2", "3", "4", title=f"Cooperative: cards in two minutes (five or more), {TEAMS} games")
    for name in levels:
        cells = []
        for seats in (2, 3, 4):
            piles = [len(bot_game([name] * seats, {"mode": "cooperative"}, f"t{n}").state.pile) for n in range(TEAMS)]
            cells.append(f"{statistics.mean(piles):.1f} ({sum(pile >= 5 for pile in piles) / TEAMS:.0%})")
        table.add_row(name, *cells)
    console.print(table)


if __name__ == "__main__":
    bots() if "bots" in sys.argv[1:] else against_catan("Do You Gnome Me?, four seats", ours, 9)
