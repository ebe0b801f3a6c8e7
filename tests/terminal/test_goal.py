"""The goal in the terminal: the sentence once, and a line that fits beside everything else."""

from __future__ import annotations

import pytest
from rich.text import Text

from gnomestead.kernel import AnyGame, Goal, Track, make_seed, phrase, registry
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.terminal.goal import draw_goal
from gnomestead.terminal.ink import Ink
from tic_tac_toe import TicTacToe

GAMES = registry.all_games()
TABLES = [(game, seats) for game in GAMES for seats in range(game.min_seats, game.max_seats + 1)]


def drawn(goal: Goal | None, game: AnyGame, seats: int, ink: Ink | None = None) -> list[Text]:
    return [*draw_goal(goal, ink or Ink(Lexicon(game, ["Somebody"] * seats, 0), 80, 0))]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
def test_every_game_tells_its_goal_in_two_lines(game: AnyGame, seats: int) -> None:
    goal = game.scene(game.view(game.start(seats, {}, make_seed(3)), 0)).goal
    assert goal is not None and goal.tracks, "the games of this house state their goals"
    lines = drawn(goal, game, seats)
    assert len(lines) == 2 and all("\n" not in line.plain and line.cell_len <= 80 for line in lines)


def test_the_sentence_is_told_once() -> None:
    game = TicTacToe()
    ink = Ink(Lexicon(game, ["Ada", "Bo"], 0), 80, 0)
    goal = Goal(phrase("goal"), (Track(phrase("goal-marked"), 3, 9), Track(phrase("board"), 2, seats=(1,))))
    first, second = drawn(goal, game, 2, ink), drawn(goal, game, 2, ink)
    assert [line.plain for line in first] == [
        "★ Three of your marks in a row win.",
        "Cells marked 3/9 · The board ▲ 2",
    ]
    assert second == first[1:]


def test_a_game_without_a_goal_shows_none() -> None:
    assert drawn(None, TicTacToe(), 2) == []
