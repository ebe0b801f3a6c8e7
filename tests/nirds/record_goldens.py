"""Finds a game played by bots for each way the game can end, and writes it down (see test_goldens).

Run it from the tests folder, when the rules have changed on purpose: `python -m nirds.record_goldens`.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.attack import Adjust
from gnomestead.games.nirds.rules.cards import SPACES
from gnomestead.games.nirds.rules.damage import damage
from gnomestead.games.nirds.state import THE_BOSS, Battle
from gnomestead.kernel import Match, OptionValue
from gnomestead.testing import UPDATE, golden

GAMES = Path(__file__).parent / "games"
WALLS, SCARECROW = "invisible_walls", "scarecrow"
ENDS: dict[str, tuple[int, str, dict[str, OptionValue]]] = {
    "victory-over-scarecrow-1p": (1, "boss_defeated", {"boss": SCARECROW}),
    "victory-over-the-walls-2p": (2, "boss_defeated", {"boss": WALLS}),
    "defeat-by-lives-2p": (2, "life", {"level": 8}),
    "defeat-by-nirds-1p": (1, "nird", {"level": 10}),
    "defeat-by-minions-2p": (2, "minions", {"boss": SCARECROW}),
    "defeat-by-the-walls-3p": (3, "walls", {"boss": WALLS, "level": 9}),
}
SACRIFICE = "sacrifice-that-wins-1p"


def bots(match: Match, name: str = "bot") -> Driver:
    rng = random.Random(1)
    seats = range(match.setup.seats)
    return Driver(match, {seat: make_bot(match.game, name, seat, rng) for seat in seats}, rng)


def find(seats: int, cause: str, options: dict[str, OptionValue]) -> Match:
    """A game of bots that ends this way. Nirds run out only at the hands of clumsier bots."""
    for seed in range(3000):
        match = Match.new(Nirds(), seats, options, seed)
        bots(match, "random" if cause == "nird" else "bot").run()
        if match.state.verdict[0] == cause:
            return match
    raise LookupError(cause)


def sacrifice() -> Match:
    """NV-WAL-03: the last life is paid for the attack that brings the Walls down."""
    for seed in range(3000):
        match = Match.new(Nirds(), 1, {"boss": WALLS}, seed)
        driver = bots(match)
        while not match.state.over:
            move = last_life_move(match.state)
            if move:
                match.play(0, move)
            else:
                driver.step()
        paid = match.entries[-1].move in ("space shards", "space full_tilt")
        if match.state.won and paid and match.state.armies[0].lives == 1:
            return match
    raise LookupError("sacrifice")


def last_life_move(state: Battle) -> str:
    """A space that costs the last life and wins."""
    if not isinstance(state.top, Adjust) or state.boss != 1 or state.attack is None or state.armies[0].lives != 1:
        return ""
    dealt = damage(state, state.attack, THE_BOSS)
    deadly = [space for space in SPACES if space.id in ("shards", "full_tilt")]
    free = [space for space in deadly if not state.armies[0].marks >> space.number & 1]
    return next((f"space {space.id}" for space in free if dealt * space.factor >= state.boss_health()), "")


def main() -> None:
    """Write them all."""
    os.environ[UPDATE] = "1"
    GAMES.mkdir(exist_ok=True)
    for name, (seats, cause, options) in ENDS.items():
        golden(GAMES / f"{name}.gnome", find(seats, cause, options))
    golden(GAMES / f"{SACRIFICE}.gnome", sacrifice())


if __name__ == "__main__":
    main()
