"""Whole games with a line of state after every move, one per way the game can end."""

from __future__ import annotations

import pytest

from gnomestead.testing import golden, rule
from nirds.record_goldens import ENDS, GAMES, SACRIFICE


@rule("NV-END-02")
@pytest.mark.parametrize("name", ENDS)
def test_every_way_the_game_ends(name: str) -> None:
    seats, cause, _ = ENDS[name]
    state = golden(GAMES / f"{name}.gnome").state
    assert (state.seats, state.verdict[0]) == (seats, cause)


@rule("NV-WAL-03")
def test_a_sacrifice_that_still_wins() -> None:
    match = golden(GAMES / f"{SACRIFICE}.gnome")
    assert match.state.won
    assert match.state.armies[0].lives == 1
    assert match.entries[-1].move in ("space shards", "space full_tilt")
