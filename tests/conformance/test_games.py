"""Every game is held to the kit: at fixed seeds in each run of the tests, at fresh ones in `make soak`."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from gnomestead.conformance import check
from gnomestead.kernel.registry import find

SEEDS = (1, 2, 3)
GAMES = {"gnom_street": 8, "gnome_me": 8, "gnomes_wizards": 2, "nirds": 3, "wymer_stones": 3}
"""How many games a seed each game is played; those whose games are long fewer."""

SOAK_GAMES = 2000
SOAK_CHUNK = 50
SOAK_SEED = int(os.environ.get("GNOMESTEAD_SOAK_SEED") or random.SystemRandom().randrange(10**6))


class Found(NamedTuple):
    """A break that a long run has found: one game of a run, and the number of moves after which it showed."""

    game: str
    seed: int
    number: int
    moves: int
    what: str


FOUND = (Found("gnome_me", 2, 10, 71, "the end of a beat told what others had chosen, but not as news"),)
"""Breaks found by `make soak` or `gnomestead check`, mended since: newest last."""


@pytest.mark.parametrize("game", GAMES)
def test_the_game_conforms(game: str, tmp_path: Path) -> None:
    hold(game, GAMES[game], SEEDS, tmp_path)


@pytest.mark.parametrize("found", FOUND, ids=lambda found: f"{found.game}-{found.seed}-{found.number}")
def test_a_break_that_was_found_stays_mended(found: Found, tmp_path: Path) -> None:
    near = range(found.moves - 1, found.moves + 2)
    report = check(find(found.game), seed=found.seed, only=found.number, closely=near, report_to=tmp_path)
    assert report.ok, "\n".join([found.what, *report.lines()])


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOAK_GAMES // SOAK_CHUNK))
@pytest.mark.parametrize("game", GAMES)
def test_the_game_conforms_at_fresh_seeds(game: str, chunk: int) -> None:
    hold(game, SOAK_CHUNK, [SOAK_SEED + chunk], Path("build/broken"))


def hold(game: str, games: int, seeds: Sequence[int], report_to: Path) -> None:
    """Fail with what broke, and with the command that repeats it."""
    report = check(find(game), games, seeds, report_to=report_to)
    again = f"again: gnomestead check {game} --games {games} {' '.join(f'--seed {seed}' for seed in seeds)}"
    assert report.ok, "\n".join([again, *(found.line() for found in report.broken)])
