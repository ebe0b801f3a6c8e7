"""Scenes of real games, for the tests of their stagings: `python -m tools.scenes gnomes_wizards`.

A game is played at random from a fixed seed; of all the scenes that one seat saw, those are kept that
together show every kind of place there was.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

from gnomestead.kernel import Match, Move, Scene
from gnomestead.kernel.registry import find

SCENES = Path(__file__).parents[1] / "web" / "tests" / "scenes"
MOST_MOVES = 600


def telling_scenes(game_id: str) -> list[Scene]:
    """The first scene in which each place (with things in it) or widget appears, for the first seat."""
    game = find(game_id)
    rng = random.Random(7)  # noqa: S311 (no secret)
    match = Match.new(game, seed="scenes")
    known: set[str] = set()
    scenes = []
    for _ in range(MOST_MOVES):
        scene = game.scene(game.view(match.state, 0))
        shown = {place.id for place in scene.places if place.things} | {widget.id for widget in scene.widgets}
        if not shown <= known:
            known |= shown
            scenes.append(scene)
        if match.state.result() is not None:
            break
        _play_anything(match, rng)
    return scenes


def _play_anything(match: Match, rng: random.Random) -> None:
    state = match.state
    seat = rng.choice(state.waiting())
    said: Move = (rng.choice(state.options(seat)),)
    while not said[-1].ends:
        said = (*said, rng.choice(state.options(seat, said)))
    match.play(seat, said)


def main() -> None:
    """Write the scenes of the games named."""
    SCENES.mkdir(exist_ok=True)
    for game in sys.argv[1:]:
        text = msgspec.json.encode(telling_scenes(game))
        (SCENES / f"{game}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
