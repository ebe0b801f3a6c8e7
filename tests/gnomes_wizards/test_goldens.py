"""Whole games, one for each way a war can end, with a line of state after every move.

To write one anew: GNOMESTEAD_UPDATE_GOLDENS=1, then read the difference.
"""

import os
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gnomes_wizards.battle import GAME
from gnomestead.bots.random_bot import random_move
from gnomestead.games.gnomes_wizards.bot.general import General
from gnomestead.games.gnomes_wizards.rules.scoring import leading_sides, worth
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel import Match
from gnomestead.testing import UPDATE, golden, rule

GAMES = Path(__file__).parent / "games"


class Ending(NamedTuple):
    """A game: seats, seed, options, who moves (`random`, `default`, `general`), and how it ends."""

    seats: int
    seed: int
    mover: str
    how: str
    options: tuple[tuple[str, Any], ...] = ()


def how_it_ended(state: War) -> str:
    """What decided the war."""
    if state.routed:
        return "routed"
    if len(leading_sides(state)) > 1:
        return "draw after fighting on" if state.round == 13 else "draw"
    best, second = sorted((worth(state, side) for side in set(state.sides)), reverse=True)[:2]
    decided = "points" if best[0] > second[0] else "HP" if best[1] > second[1] else "crystals"
    return decided if state.round == 10 or state.routed else f"{decided} in round {state.round}"


def play(ending: Ending) -> Match:
    """Play the game that the golden keeps; seats meddle now and then."""
    options = {"reaction_seconds": 0, **dict(ending.options)}
    match = Match.new(GAME, ending.seats, options, ending.seed)
    rng = random.Random(ending.seed)
    generals = {seat: General(seat, rng) for seat in range(ending.seats)}
    while not match.state.over:
        seat = match.state.waiting()[0]
        if ending.mover == "default":
            match.play(seat, match.state.default(seat))
        elif ending.mover == "general" and (seat == 0 or ending.how != "routed"):
            match.play(seat, generals[seat].choose(match.state.resample(seat, rng)))
        else:
            movers = [other for other in range(ending.seats) if match.state.options(other)]
            seat = rng.choice(movers) if rng.random() < 0.1 else seat
            move = random_move(match.state, seat, rng)
            if move[0].text != "set":
                match.play(seat, move)
    return match


LOOSE = (("tribe_pick", "random"), ("board_balance", "loose"))
SHORT = (("length", "short"), *LOOSE)
MUSTER = (*SHORT, ("horns_to_call", 2), ("mode", "every_tribe"))
ENDINGS: dict[str, Ending] = {
    "teams-2p-points": Ending(2, 0, "random", "points", LOOSE),
    "teams-4p-generals": Ending(4, 3, "general", "points", (("tribe_pick", "random"),)),
    "every-tribe-3p-points": Ending(3, 11, "random", "points", (("pacts", "on"), *LOOSE)),
    "every-tribe-5p-points": Ending(5, 12, "random", "points", LOOSE),
    "short-2p-points": Ending(2, 1, "random", "points", SHORT),
    "tie-broken-by-crystals": Ending(2, 15, "random", "crystals", LOOSE),
    "tie-broken-by-hp-4p": Ending(4, 61034, "random", "HP", MUSTER),
    "fought-on-one-round": Ending(2, 93, "random", "points in round 11", LOOSE),
    "fought-on-to-a-draw": Ending(2, 159, "random", "draw after fighting on", LOOSE),
    "routed-2p": Ending(2, 411, "general", "routed", (*LOOSE, ("horns_to_call", 2))),
    "draw-stands": Ending(2, 108, "random", "draw", (("final_tie", "draw"), *LOOSE)),
}


@rule("GW-END-01", "GW-END-03", "GW-END-04")
@pytest.mark.parametrize("name", ENDINGS)
def test_golden(name):
    ending = ENDINGS[name]
    match = golden(GAMES / f"{name}.gnome", play(ending) if os.environ.get(UPDATE) else None)
    assert how_it_ended(match.state) == ending.how
