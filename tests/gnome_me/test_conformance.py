"""The conformance kit: random games over all seat counts and many option sets."""

import pytest

from gnomestead.conformance import conforms

from .table import GAME


def test_the_game_conforms() -> None:
    conforms(GAME, games=6)


@pytest.mark.soak
def test_the_game_conforms_for_long() -> None:
    conforms(GAME, games=150, seed=7)
