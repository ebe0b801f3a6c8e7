"""Whole games, one for each way this game can end, with a line of state after every move.

To write one anew: GNOMESTEAD_UPDATE_GOLDENS=1, then read the difference.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gnomestead.bots.random_bot import random_move
from gnomestead.games.gnom_street.rules.digging import Dig
from gnomestead.games.gnom_street.rules.scoring import leaders
from gnomestead.kernel import Match
from gnomestead.testing import UPDATE, golden

from .table import GAME

GAMES = Path(__file__).parent / "games"


class Ending(NamedTuple):
    """A game: seats, seed, how often seats dig (in percent), and how it must end."""

    seats: int
    seed: int
    digs: int
    turn: int
    throws_decide: bool = False
    right_mole: bool = False
    options: tuple[tuple[str, Any], ...] = ()


ENDINGS = {
    "war-4p-last-turn-5": Ending(4, 0, 90, 5),
    "war-4p-last-turn-6": Ending(4, 0, 50, 6),
    "war-3p-last-turn-7": Ending(3, 0, 25, 7),
    "war-4p-last-turn-8": Ending(4, 1, 4, 8),
    "war-3p-last-turn-9": Ending(3, 0, 0, 9),
    "war-4p-tie-thrown-for": Ending(4, 3, 50, 6, throws_decide=True),
    "duel-right-mole": Ending(2, 14, 20, 0, right_mole=True),
    "duel-wrong-mole": Ending(2, 0, 20, 0),
    "duel-turn-cap": Ending(2, 0, 0, 8, throws_decide=True, options=(("duel_turn_cap", 8), ("sets_to_win", 1))),
}


def played(ending: Ending) -> Match:
    """The game as its seed has it, by players who dig now and then."""
    match = Match.new(GAME, ending.seats, dict(ending.options), ending.seed)
    rng = random.Random(ending.seed)
    while not match.state.over:
        seat = match.state.waiting()[0]
        move = random_move(match.state, seat, rng)
        if isinstance(match.state.top, Dig):
            wants = rng.random() * 100 < ending.digs
            while (len(move) > 1) != wants:
                move = random_move(match.state, seat, rng)
        match.play(seat, move)
    return match


def ends_as_told(match: Match, ending: Ending) -> bool:
    """Whether the game ended in the way its name says."""
    state = match.state
    if state.seats > 2:
        return (state.turn, len(leaders(state)) > 1) == (ending.turn, ending.throws_decide)
    how = [event.data["how"] for event in match.log if event.kind == "set_over"][-1]
    if ending.throws_decide:
        return how == "throws" and state.turn == ending.turn
    return how == ("right" if ending.right_mole else "wrong")


@pytest.mark.parametrize("name", ENDINGS)
def test_golden(name):
    ending = ENDINGS[name]
    match = golden(GAMES / f"{name}.gnome", played(ending) if os.environ.get(UPDATE) else None)
    assert match.state.over and ends_as_told(match, ending)
