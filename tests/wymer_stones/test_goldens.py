"""Whole games, one for each way the game ends, with and without a villain.

Written anew with GNOMESTEAD_UPDATE_GOLDENS=1; the bots that played them may change, the records do not.
"""

import os
import random
from pathlib import Path

import pytest

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.wymer_stones.state import DEFEAT, VICTORY, Dungeon
from gnomestead.kernel import Match
from gnomestead.testing import UPDATE, golden
from wymer_stones.table import GAME

GAMES = Path(__file__).parent / "games"


def stones_failed(state: Dungeon) -> bool:
    return state.outcome == DEFEAT and bool(state.living())


def all_fell(state: Dungeon) -> bool:
    return state.outcome == DEFEAT and not state.living() and len(state.sheets) > 1


def alone_fell_twice(state: Dungeon) -> bool:
    return state.outcome == DEFEAT and len(state.sheets) == 1 and state.sheets[0].deaths == 2


def alone_was_removed(state: Dungeon) -> bool:
    return (
        state.outcome == DEFEAT and len(state.sheets) == 1 and state.sheets[0].deaths == 1 and state.sheets[0].space < 0
    )


def won(state: Dungeon) -> bool:
    return state.outcome == VICTORY


ENDINGS = {
    "heroes-win-2-and-villain": (3, "yes", "normal", "heuristic", won),
    "heroes-win-4-and-villain": (5, "yes", "easy", "heuristic", won),
    "heroes-win-3-alone": (3, "no", "normal", "heuristic", won),
    "villain-wins-2": (3, "yes", "normal", "heuristic", all_fell),
    "villain-wins-4-hard": (5, "yes", "hard", "heuristic", all_fell),
    "all-fall-2-alone": (2, "no", "hard", "heuristic", all_fell),
    "stones-fail-with-villain": (2, "yes", "normal", "heuristic", stones_failed),
    "stones-fail-alone": (2, "no", "hard", "random", stones_failed),
    "lone-hero-falls-twice": (2, "yes", "normal", "heuristic", alone_fell_twice),
    "lone-hero-falls-twice-alone": (1, "no", "hard", "heuristic", alone_fell_twice),
    "lone-wraith-removed": (2, "yes", "normal", "heuristic", alone_was_removed),
}


def play(name: str, number: int) -> Match:
    seats, villain, difficulty, bot, _ = ENDINGS[name]
    options = {"villain": villain, "difficulty": difficulty, "hero_pick": "random"}
    if villain == "yes" and "hard" in name:
        options["placement"] = "strategic"
    match = Match.new(GAME, seats, options, seed=f"{name} {number}")  # type: ignore[arg-type]
    rng = random.Random(number)
    Driver(match, {seat: make_bot(GAME, bot, seat, rng) for seat in range(seats)}, rng).run()
    return match


def find(name: str) -> Match | None:
    """The first game that ends this way; only when goldens are written anew."""
    if not os.environ.get(UPDATE):
        return None
    games = (play(name, number) for number in range(400))
    return next(match for match in games if ENDINGS[name][-1](match.state))


@pytest.mark.parametrize("name", ENDINGS)
def test_golden(name: str) -> None:
    match = golden(GAMES / f"{name}.gnome", find(name))
    assert match.state.over and ENDINGS[name][-1](match.state)
