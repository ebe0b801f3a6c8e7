"""The kit plays against the clock too."""

from __future__ import annotations

from gnomestead.conformance import conforms
from reflex import Reflex


def test_a_timed_game_conforms() -> None:
    conforms(Reflex(), games=30)
