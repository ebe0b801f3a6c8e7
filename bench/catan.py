"""Every game of ours beside Catan: catanatron's four random players, in the same run."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from bench.compiled import is_current, tree
from bench.rounds import Contender, Score, measure, show, spread

COPIES = 300
CATAN_MIDDLE = 300
CATAN_TURNS = 1000

Work = tuple[Callable[[], int], Callable[[], int]]
"""A batch of decisions, and a batch of copies of a position in mid-game."""


def copying(middle: Any, copies: int = COPIES) -> Callable[[], int]:
    """A batch of copies of this position."""

    def batch() -> int:
        for _ in range(copies):
            middle.copy()
        return copies

    return batch


def at_random(
    game_id: str, seats: int, games: int, middle: int, options: Mapping[str, Any] | None = None
) -> Callable[[bool], Work]:
    """Whole random games of ours, and copies of a position `middle` moves into one, for either build."""

    def ours(compiled: bool) -> Work:
        with tree(compiled):
            from gnomestead.bots.random_bot import play_out, random_move
            from gnomestead.kernel.registry import find

            game = find(game_id)
            setup = game.set_table(seats, options or {})
            state, rng = game.open(setup, bytes(32)), random.Random(1)
            for _ in range(middle):
                seat = state.waiting()[0]
                state.play(seat, random_move(state, seat, rng))

        def play() -> int:
            return sum(play_out(game.open(setup, rng.randbytes(32)), rng) for _ in range(games))

        return play, copying(state)

    return ours


def catanatron() -> Work:
    """Catan for four at random, and copies of a position in mid-game."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(color) for color in Color])

    def play() -> int:
        game, decisions = new(), 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            decisions += 1
        return decisions

    middle = new()
    for _ in range(CATAN_MIDDLE):
        middle.play_tick()
    return play, copying(middle, COPIES // 10)


def against_catan(title: str, ours: Callable[[bool], Work], rounds: int) -> tuple[list[Score], tuple[str, ...]]:
    """Decisions and copies a second of our builds and of catanatron, by turns in one run; printed.

    Gives the decisions, and which contenders are ours.
    """
    made = {"interpreted": ours(False)}
    if is_current():
        made["compiled"] = ours(True)
    names = tuple(made)
    made["catanatron"] = catanatron()
    plays = measure([Contender(name, play) for name, (play, _) in made.items()], rounds, seconds=0.5)
    show(f"{title}, random play", "decisions", plays, names)
    copies = measure([Contender(name, copies) for name, (_, copies) in made.items()], rounds, seconds=0.2)
    show(f"{title}, copies of a position in mid-game", "copies", copies, names)
    for score in copies:
        print(f"one copy, {score.name}: {spread([1e6 / rate for rate in score.rates])} µs")
    return plays, names
