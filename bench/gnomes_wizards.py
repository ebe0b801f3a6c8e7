"""Gnomes & Wizards: speed against catanatron's random play, the general's strength, and the balance of the tribes.

Run as `python -m bench.gnomes_wizards [--games 400] [--only speed|strength|balance] [--table skirmish]`. The
compiled build is measured too where `make compiled` has made it, and plays the games of strength and balance then.
"""

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.catan import Work, against_catan, copying
from bench.compiled import is_current, tree

SEATS = 4
GAMES = 4
COPIES = 300
MIDDLE = 150
"""A position after so many moves is what is copied: well into the game."""
Options = Mapping[str, Any]
PLAIN: Options = {"tribe_pick": "random", "reaction_seconds": 0}


# Speed -------------------------------------------------------------------------------------------


def ours(words: bool, compiled: bool) -> Work:
    """Four-player wars at random: choices from a menu, whole moves; and copies of a position in mid-game.

    A move is a sentence, each word of it chosen from a menu: that is a decision. Changes of settings,
    which a random player makes for no reason, cost time here and are not counted.
    """
    with tree(compiled):
        from gnomestead.bots.random_bot import random_move
        from gnomestead.games.gnomes_wizards.game import GnomesAndWizards

        game = GnomesAndWizards()
        setup = game.set_table(SEATS, {**PLAIN, "board_balance": "loose"})
        rng = random.Random(1)
        middle = game.open(setup, bytes(32))
        for _ in range(MIDDLE):
            seat = middle.waiting()[0]
            middle.play(seat, random_move(middle, seat, rng))

    def play() -> int:
        made = 0
        for _ in range(GAMES):
            state = game.open(setup, rng.randbytes(32))
            while not state.over:
                seat = state.waiting()[0]
                move = random_move(state, seat, rng)
                state.play(seat, move)
                if move[0].text != "set":
                    made += len(move) if words else 1
        return made

    return play, copying(middle)


def speed(rounds: int) -> None:
    """Choices from a menu, then whole moves."""
    against_catan("Gnomes & Wizards, four seats, choices from a menu", partial(ours, True), rounds)
    against_catan("Gnomes & Wizards, four seats, whole moves", partial(ours, False), rounds)


# Strength and balance ----------------------------------------------------------------------------


Play = Callable[[list[str], int, Options], Any]


def load_game() -> Any:
    """The game of the build to be measured."""
    with tree(is_current()):
        from gnomestead.games.gnomes_wizards.game import GnomesAndWizards

        return GnomesAndWizards()


def arena() -> Play:
    """A function that plays one war between these bots (`general`, `random`) and gives the last position."""
    with tree(is_current()):
        from gnomestead.bots.driver import make_bot
        from gnomestead.games.gnomes_wizards.game import GnomesAndWizards

        game = GnomesAndWizards()

    def play(kinds: list[str], number: int, options: Options) -> Any:
        rng = random.Random(f"war {number}")
        state = game.start(len(kinds), {**options, **PLAIN}, f"bench {number}")
        bots = [make_bot(game, kind, seat, random.Random(f"{number}.{seat}")) for seat, kind in enumerate(kinds)]
        while not state.over:
            for seat in in_turn(state):
                move = bots[seat].choose(state.resample(seat, rng))
                if move is not None:
                    state.play(seat, move)
                    break
        return state

    return play


def in_turn(state: Any) -> list[int]:
    """As at the table: first those who could cast, though nobody waits for them, then one who must answer."""
    must = state.waiting()
    casters = [seat for seat in range(state.seats) if seat not in must and _could_cast(state, seat)]
    return [*casters, must[0]]


def _could_cast(state: Any, seat: int) -> bool:
    return any(word.text == "cast" for word in state.options(seat))


def interval(wins: float, games: int) -> str:
    """A share with its 95 % interval."""
    share = wins / games if games else 0.0
    return f"{100 * share:.1f} ± {196 * sqrt(share * (1 - share) / max(1, games)):.1f} %"


def strength(games: int) -> None:
    """How often the general beats the random bot at two."""
    play = arena()
    wins = 0
    for number in track(range(games), "general against random", transient=True):
        mine = number % 2
        state = play(["general", "random"] if mine == 0 else ["random", "general"], number, {})
        wins += state.result()[mine].won
    print(f"general against random, two players, {games} games: won {interval(wins, games)}")


class Setting(NamedTuple):
    """A table whose balance is measured."""

    name: str
    seats: int
    options: Options


def settings() -> list[Setting]:
    """Every preset that the game offers, and the largest table in teams, which none of them plays."""
    presets = [Setting(preset.id, preset.seats, preset.options) for preset in load_game().presets]
    return [*presets, Setting("six", 6, {})]


class Shares:
    """How often each tribe, race and place in the turn order plays and wins; a draw is shared."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)

    def count(self, state: Any) -> None:
        """Add one finished war."""
        result, sides = state.result(), len(set(state.sides))
        drawn = not any(standing.won for standing in result)
        for seat in range(state.seats):
            for mark in self._marks(state, seat, sides):
                self.played[mark] += 1
                self.won[mark] += 1 / sides if drawn else result[seat].won

    def _marks(self, state: Any, seat: int, sides: int) -> list[str]:
        place = (seat - state.first) % state.seats
        marks = [TRIBES[state.tribes[seat]], f"turn {place + 1}"]
        return [*marks, "gnomes" if seat % 2 == 0 else "wizards"] if sides == 2 and seat < 2 else marks

    def table(self, title: str, fair: float) -> Table:
        """One row a mark; `out` where the share is surely further than BAND from the fair one."""
        table = Table(title=title)
        for column in ("who", "games", "won", f"fair: {100 * fair:.0f} ± {100 * BAND:.0f} %"):
            table.add_column(column, justify="right")
        for mark in sorted(self.played):
            won, played = self.won[mark], self.played[mark]
            table.add_row(mark, str(played), interval(won, played), verdict(won, played, fair))
        return table


def verdict(won: float, played: int, fair: float) -> str:
    """Whether a share lies in the band round the fair one."""
    share = won / played
    error = 1.96 * sqrt(share * (1 - share) / played)
    away = abs(share - fair)
    return "ok" if away <= BAND else "out" if away - error > BAND else "unsure"


def balance(games: int, setting: Setting) -> None:
    """Win shares of tribes, races and turns among generals at one table."""
    play, shares = arena(), Shares()
    for number in track(range(games), setting.name, transient=True):
        state = play(["general"] * setting.seats, number, setting.options)
        shares.count(state)
    title = f"{setting.name}: {setting.seats} players, {games} games between generals"
    Console(width=80).print(shares.table(title, 1 / len(set(state.sides))))


BAND = 0.08
"""How far a share may be from the fair one: 42 to 58 % for two sides."""
TRIBES = ("turquefoss", "achrinnolder", "dunderhollow", "imblasham", "betrumour", "quavermoor")


def chosen(names: list[str] | None) -> list[Setting]:
    """The settings of these names, or all."""
    known = {setting.name: setting for setting in settings()}
    if names and (strange := set(names) - set(known)):
        raise SystemExit(f"no table {', '.join(sorted(strange))}; there are: {', '.join(known)}")
    return [known[name] for name in names] if names else list(known.values())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games for each contest")
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds of the speed measurement")
    parser.add_argument("--table", action="append", help="balance of this preset, or of `six`, only; repeatable")
    parser.add_argument("--only", choices=("speed", "strength", "balance"), help="one part of it")
    asked = parser.parse_args()
    if asked.only in (None, "speed"):
        speed(asked.rounds)
    if asked.only in (None, "strength"):
        strength(asked.games)
    if asked.only in (None, "balance"):
        for setting in chosen(asked.table):
            balance(asked.games, setting)


if __name__ == "__main__":
    main()
