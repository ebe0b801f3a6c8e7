"""Do You Gnome Me?: random play and copies against catanatron, and what the bots are worth.

python -m bench.gnome_me            speed, interpreted and (once built) compiled
python -m bench.gnome_me bots       seconds to Stop!, right gnomes, win shares, teams
"""

import random
import statistics
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.catan import Work, against_catan, copying
from bench.compiled import tree

SEATS = 4
BATCH = 2_000
GAMES = 200
ROUNDS = 200
LEVELS = ("easy", "steady", "normal", "sharp", "eagle")
"""The slowest first."""
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


class Habits(NamedTuple):
    """What many rounds between bots that are alike were like."""

    stops: list[float]
    """Seconds from the flash to Stop!, sorted."""
    right: list[int]
    """Right parts of every gnome that was compared."""

    def after(self, share: float) -> str:
        """So many seconds had passed when this share of the rounds was stopped."""
        return f"{self.stops[int(share * (len(self.stops) - 1))]:.1f}"

    def whole(self) -> str:
        """The share of gnomes with all four parts right."""
        return f"{sum(right == 4 for right in self.right) / len(self.right):.0%}"


def habits(name: str, options: dict[str, Any] | None = None, rounds: int = ROUNDS) -> Habits:
    """So many rounds of two bots of this name."""
    found = Habits([], [])
    for number in count():
        if len(found.stops) >= rounds:
            return Habits(sorted(found.stops[:rounds]), found.right)
        _add_rounds(found, bot_game([name] * 2, options or {}, f"habits {name} {number}"))
    raise AssertionError("count() never ends")


def _add_rounds(found: Habits, match: Any) -> None:
    again = type(match).replay(match.game, match.record(), 0)
    flash = 0
    for entry in match.entries:
        for event in again.play(entry.seat, entry.move, entry.at):
            if event.kind == "shown":
                flash = again.state.now
            elif event.kind == "compared":
                found.right.append(event.data["right"])
            elif event.kind == "stop":
                found.stops.append((entry.at - flash) / 1000)


def levels() -> Table:
    """How long each level takes, and how well it remembers."""
    title = f"Two alike at a table, {ROUNDS} rounds: seconds from the flash to Stop!"
    table = Table("bot", "fastest", "10 %", "median", "90 %", "right parts", "right gnomes", title=title)
    for name in (*LEVELS, "yours"):
        found = habits(name)
        seconds = [found.after(share) for share in (0, 0.1, 0.5, 0.9)]
        table.add_row(name, *seconds, f"{statistics.mean(found.right):.2f}", found.whole())
    return table


def pairings() -> Table:
    """Who beats whom: neighbours among the levels, and styles against their level."""
    table = Table("pairing", "the first wins", title=f"Two players, {GAMES} games")
    styles = [("scramble", "steady"), ("quickthumb", "sharp"), ("loupe", "sharp"), ("hazel", "eagle")]
    for one, other in [*zip(LEVELS[1:], LEVELS, strict=False), *styles]:
        table.add_row(f"{one} – {other}", f"{win_share(one, other):.1%}")
    return table


def bots() -> None:
    """Print what the bots are worth."""
    console = Console(width=100)
    console.print(levels())
    console.print(pairings())
    table = Table("team", "2", "3", "4", title=f"Cooperative: cards in two minutes (five or more), {TEAMS} games")
    for name in LEVELS:
        cells = []
        for seats in (2, 3, 4):
            piles = [len(bot_game([name] * seats, {"mode": "cooperative"}, f"t{n}").state.pile) for n in range(TEAMS)]
            cells.append(f"{statistics.mean(piles):.1f} ({sum(pile >= 5 for pile in piles) / TEAMS:.0%})")
        table.add_row(name, *cells)
    console.print(table)


if __name__ == "__main__":
    bots() if "bots" in sys.argv[1:] else against_catan("Do You Gnome Me?, four seats", ours, 9)
