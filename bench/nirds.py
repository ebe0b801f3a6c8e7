"""Nirds vs Gnomes: speed against catanatron, and how often a team of our bots wins.

python -m bench.nirds speed                     both builds (where compiled) and catanatron, in one run
python -m bench.nirds wins [options]            win shares by difficulty and players, 95 % intervals
    --games 400 --levels 1-10 --seats 1-4 --bot sergeant --compiled --jobs 2
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import sqrt
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.catan import Work, against_catan, at_random, copying
from bench.compiled import tree
from bench.rounds import Score, show

GAMES = 20
MIDDLE = 150


# Speed ------------------------------------------------------------------------------------------------


def decisions_per_move(games: int = 100) -> float:
    """How many real choices (menus of two words or more) a random move of ours is made of.

    Ours is a sentence: whom to attack with, which die, which die more. Catanatron picks once a tick, from one list.
    """
    from gnomestead.games.nirds.game import Nirds
    from gnomestead.kernel import FULL_STOP

    moves = picks = 0
    rng = random.Random(1)
    for seed in range(games):
        state = Nirds().start(4, seed=seed)
        while not state.over:
            seat, said, real = state.waiting()[0], (), 0
            while not said or not said[-1].ends:
                menu = state.options(seat, said)
                word = rng.choice(menu)
                real += len(menu) > 1
                if word is FULL_STOP:
                    break
                said = (*said, word)
            state.play(seat, said)
            moves += 1
            picks += max(1, real)
    return picks / moves


def nirds(compiled: bool) -> Work:
    """Random four-player games, and copies of a position late in a game, on one build of ours."""
    play, _ = at_random("nirds", seats=4, games=GAMES, middle=0)(compiled)
    with tree(compiled):
        return play, copying(team_game(4, 5, seed=1, moves=MIDDLE))


def speed(rounds: int) -> None:
    """Whole moves, and the same in decisions."""
    plays, ours = against_catan("Nirds vs Gnomes, four seats, whole moves", nirds, rounds)
    share = decisions_per_move()
    picks = [Score(name, [rate * (share if name in ours else 1) for rate in rates]) for name, rates in plays]
    show(f"In decisions: {share:.2f} real choices a move of ours, one a move of theirs", "decisions", picks, ours)


# Win shares -------------------------------------------------------------------------------------------


def team_game(seats: int, level: int, seed: int, bot: str = "sergeant", moves: int = 100_000) -> Any:
    """A game of bots, asked as the table asks them: first those who may, then those who must.

    They are shown the table itself; a test holds the bot to using nothing that is hidden.
    """
    from gnomestead.bots.driver import make_bot
    from gnomestead.games.nirds.game import Nirds

    game = Nirds()
    state = game.start(seats, {"level": level}, seed)
    bots = [make_bot(game, bot, seat, random.Random(seed)) for seat in range(seats)]
    while not state.over and state.ply < moves:
        must = state.waiting()
        for seat in sorted(state.seats_from(must[0]), key=lambda seat: seat in must):
            move = bots[seat].choose(state) if state.options(seat) else None
            if move is not None:
                state.play(seat, move)
                break
    return state


def batch(job: tuple[int, int, range, str, bool]) -> Counter[str]:
    """How the games of some seeds ended."""
    seats, level, seeds, bot, compiled = job
    with tree(compiled):
        ends: Counter[str] = Counter()
        for seed in seeds:
            ends[team_game(seats, level, seed, bot).verdict[0]] += 1
        return ends


def interval(won: int, games: int) -> tuple[float, float, float]:
    """The share in percent and its 95 % Wilson interval."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return 100 * share, 100 * max(0.0, middle - half), 100 * (middle + half)


def wins(args: argparse.Namespace) -> None:
    """Play every level with every number of players; print win shares and the steps between levels."""
    won: dict[tuple[int, int], int] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        for level in args.levels:
            for seats in args.seats:
                ends: Counter[str] = sum(pool.map(batch, jobs(args, seats, level)), Counter())
                won[level, seats] = ends["boss_defeated"]
                print(
                    f"level {level}, {seats} players: {share(won[level, seats], args.games)} {dict(ends)}", flush=True
                )
    title = f"Won of {args.games} games, bot {args.bot}, with 95 % intervals"
    rows = {str(level): [share(won[level, seats], args.games) for seats in args.seats] for level in args.levels}
    print_table(title, args.seats, rows)
    pairs = list(pairwise(args.levels))
    steps = {f"{a} → {b}": [step(won[a, n], won[b, n], args.games) for n in args.seats] for a, b in pairs}
    print_table("Steps between levels, in points, with 95 % intervals", args.seats, steps)


def share(won: int, games: int) -> str:
    """The share of games won, with its interval."""
    middle, low, high = interval(won, games)
    return f"{middle:.1f} % ({low:.0f}–{high:.0f})"


def step(won: int, then: int, games: int) -> str:
    """How many points the share changes, with the error of that difference."""
    variance = sum(wins / games * (1 - wins / games) / games for wins in (won, then))
    return f"{100 * (then - won) / games:+.1f} ± {196 * sqrt(variance):.1f}"


def print_table(title: str, seats: list[int], rows: dict[str, list[str]]) -> None:
    """One column for each number of players."""
    table = Table(title=title)
    table.add_column("level", justify="right")
    for count in seats:
        table.add_column(f"{count} players", justify="right")
    for name, cells in rows.items():
        table.add_row(name, *cells)
    Console(width=120).print(table)


def jobs(args: argparse.Namespace, seats: int, level: int) -> Iterator[tuple[int, int, range, str, bool]]:
    """The seeds in equal parts; other seeds for every level."""
    first = 100_000 * level + args.seed
    step = -(-args.games // args.jobs)
    for start in range(0, args.games, step):
        seeds = range(first + start, first + min(start + step, args.games))
        yield seats, level, seeds, args.bot, args.compiled


def span(text: str) -> list[int]:
    """`2-8`, `5` or `5,2,8`."""
    ends = [part.partition("-") for part in text.split(",")]
    return [number for low, _, high in ends for number in range(int(low), int(high or low) + 1)]


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["speed", "wins"])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--levels", type=span, default="1-10")
    parser.add_argument("--seats", type=span, default="1-4")
    parser.add_argument("--bot", default="sergeant")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--compiled", action="store_true")
    args = parser.parse_args()
    if args.what == "speed":
        speed(args.rounds)
    else:
        wins(args)


if __name__ == "__main__":
    main()
