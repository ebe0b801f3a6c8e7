"""Gnomes & Wizards: speed against catanatron's random play, the general's strength, and the balance of the tribes.

Run as `python -m bench.gnomes_wizards [--games 400] [--only speed|strength|balance]`. The compiled build is
measured too where `make compiled` has made it, and plays the games of strength and balance then.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Any

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
PLAIN = {"tribe_pick": "random", "reaction_seconds": 0}


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


def arena() -> Callable[[list[str], int], Any]:
    """A function that plays one war between these bots (`general`, `random`) and gives the last position."""
    with tree(is_current()):
        from gnomestead.bots.driver import make_bot
        from gnomestead.games.gnomes_wizards.game import GnomesAndWizards

        game = GnomesAndWizards()

    def play(kinds: list[str], number: int) -> Any:
        rng = random.Random(f"war {number}")
        state = game.start(len(kinds), PLAIN, f"bench {number}")
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
