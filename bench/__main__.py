"""Tic-tac-toe on the kernel, interpreted and compiled, against OpenSpiel and PettingZoo."""

import copy
import random
from collections.abc import Callable
from typing import Any

from bench.compiled import tree
from bench.rounds import Contender, measure, show

GAMES = 50
COPIES = 500


def kernel(compiled: bool) -> tuple[Callable[[], int], Callable[[], int]]:
    """Random games, and copies of a position in mid-game, on one build of ours."""
    with tree(compiled):
        from gnomestead.bots.random_bot import play_out
        from tic_tac_toe import TicTacToe

        game = TicTacToe()
        setup = game.set_table(2, {})
        middle = game.open(setup, bytes(32))
        middle.play(0, "b2")
    rng, seed = random.Random(1), bytes(32)

    def play() -> int:
        return sum(play_out(game.open(setup, seed), rng) for _ in range(GAMES))

    def copies() -> int:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    return play, copies


def open_spiel(name: str) -> tuple[Callable[[], int], Callable[[], int]]:
    """The same on OpenSpiel."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe as _registers_the_python_game  # noqa: F401

    game = pyspiel.load_game(name)
    middle = game.new_initial_state()
    middle.apply_action(4)
    rng = random.Random(1)

    def play() -> int:
        moves = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                moves += 1
        return moves

    def copies() -> int:
        for _ in range(COPIES):
            middle.clone()
        return COPIES

    return play, copies


def pettingzoo() -> tuple[Callable[[], int], Callable[[], int]]:
    """The same on PettingZoo."""
    from pettingzoo.classic import tictactoe_v3

    env: Any = tictactoe_v3.env()
    middle: Any = tictactoe_v3.env()
    middle.reset()
    middle.step(4)
    rng = random.Random(1)

    def play() -> int:
        moves = 0
        for _ in range(2):
            env.reset()
            for _agent in env.agent_iter():
                seen, _reward, done, cut, _info = env.last()
                if done or cut:
                    env.step(None)
                    continue
                actions = [action for action, legal in enumerate(seen["action_mask"]) if legal]
                env.step(actions[int(rng.random() * len(actions))])
                moves += 1
        return moves

    def copies() -> int:
        copy.deepcopy(middle)
        return 1

    return play, copies


def main() -> None:
    """Measure and print."""
    made = {
        "interpreted": kernel(compiled=False),
        "compiled": kernel(compiled=True),
        "OpenSpiel C++": open_spiel("tic_tac_toe"),
        "OpenSpiel Python": open_spiel("python_tic_tac_toe"),
        "PettingZoo": pettingzoo(),
    }
    ours = ("interpreted", "compiled")
    plays = measure([Contender(name, play) for name, (play, _) in made.items()])
    show("Tic-tac-toe, random play", "decisions", plays, ours)
    copies = measure([Contender(name, copies) for name, (_, copies) in made.items()], rounds=5)
    show("Tic-tac-toe, copies of a position", "copies", copies, ours)


if __name__ == "__main__":
    main()
