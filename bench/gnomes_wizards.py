"""Gnomes & Wizards: speed against catanatron's random play, the general's strength, and the balance of the tribes.

Run as `python -m bench.gnomes_wizards [--games 400] [--only speed|strength|balance]`. The compiled build is
measured too where `make compiled` has made it, and plays the games of strength and balance then.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.compiled import COMPILED, tree
from bench.rounds import Contender, measure, show, spread

SEATS = 4
GAMES = 4
COPIES = 300
MIDDLE = 150
"""A position after so many moves is what is copied: well into the game."""
PLAIN = {"tribe_pick": "random", "reaction_seconds": 0}

Work = tuple[Callable[[], int], Callable[[], int], Callable[[], int]]


def has_compiled() -> bool:
    """Whether `make compiled` has run."""
    return (COMPILED / ".stamp").exists()


# Speed -------------------------------------------------------------------------------------------


def ours(compiled: bool) -> Work:
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

    def play(words: bool) -> int:
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

    def copies() -> int:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    return lambda: play(True), copies, lambda: play(False)


def catanatron() -> Work:
    """Catan for four at random, and copies of a position in mid-game."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
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

    return play, copies, play


def speed(rounds: int) -> None:
    """Decisions, moves and copies a second, all contenders by turns in one run."""
    made = {"interpreted": ours(compiled=False)}
    if has_compiled():
        made["compiled"] = ours(compiled=True)
    names = tuple(made)
    made["catanatron"] = catanatron()
    title = "Gnomes & Wizards and Catan, four players, random play"
    plays = measure([Contender(name, work[0]) for name, work in made.items()], rounds, seconds=0.5)
    show(f"{title}: choices from a menu", "decisions", plays, names)
    whole = measure([Contender(name, work[2]) for name, work in made.items()], rounds, seconds=0.5)
    show(f"{title}: whole moves", "moves", whole, names)
    copies = measure([Contender(name, work[1]) for name, work in made.items()], rounds, seconds=0.2)
    show("Copies of a position in mid-game", "copies", copies, names)
    for score in copies:
        print(f"one copy, {score.name}: {spread([1e6 / rate for rate in score.rates])} µs")


# Strength and balance ----------------------------------------------------------------------------


def arena() -> Callable[[list[str], int], Any]:
    """A function that plays one war between these bots (`general`, `random`) and gives the last position."""
    with tree(has_compiled()):
        from gnomestead.bots.driver import make_bot
        from gnomestead.games.gnomes_wizards.game import GnomesAndWizards

        game = GnomesAndWizards()

    def play(kinds: list[str], number: int) -> Any:
        rng = random.Random(f"war {number}")
        state = game.start(len(kinds), PLAIN, f"bench {number}")
        bots = [make_bot(game, kind, seat, random.Random(f"{number}.{seat}")) for seat, kind in enumerate(kinds)]
        while not state.over:
            seat = state.waiting()[0]
            world = state.resample(seat, rng)
            state.play(seat, bots[seat].choose(world))
        return state

    return play


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
        state = play(["general", "random"] if mine == 0 else ["random", "general"], number)
        wins += state.result()[mine].won
    print(f"general against random, two players, {games} games: won {interval(wins, games)}")


def balance(games: int, seats: int) -> None:
    """Win rates of tribes and races among generals in teams; a draw is half a win for each."""
    play = arena()
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for number in track(range(games), f"{seats} generals", transient=True):
        state = play(["general"] * seats, number)
        result = state.result()
        drawn = not any(standing.won for standing in result)
        for seat in range(seats):
            marks = [TRIBES[state.tribes[seat]], "first player" if seat == state.first else "others"]
            marks += ["gnomes" if seat % 2 == 0 else "wizards"] if seat < 2 else []
            for mark in marks:
                played[mark] += 1
                won[mark] += 0.5 if drawn else result[seat].won
    table = Table(title=f"{seats} players in teams, {games} games between generals")
    for column in ("who", "games", "won"):
        table.add_column(column, justify="right")
    for mark in sorted(played):
        table.add_row(mark, str(played[mark]), interval(won[mark], played[mark]))
    Console(width=80).print(table)


TRIBES = ("turquefoss", "achrinnolder", "dunderhollow", "imblasham", "betrumour", "quavermoor")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games for each contest")
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds of the speed measurement")
    parser.add_argument("--seats", type=int, choices=(2, 4, 6), help="balance at this number of players only")
    parser.add_argument("--only", choices=("speed", "strength", "balance"), help="one part of it")
    asked = parser.parse_args()
    if asked.only in (None, "speed"):
        speed(asked.rounds)
    if asked.only in (None, "strength"):
        strength(asked.games)
    if asked.only in (None, "balance"):
        for seats in (asked.seats,) if asked.seats else (2, 4, 6):
            balance(asked.games, seats)


if __name__ == "__main__":
    main()
