"""The conformance kit, over all seat counts and many options."""

from __future__ import annotations

import pytest

from gnomestead.conformance import conforms

from .table import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kit_finds_nothing(seats):
    conforms(GAME, games=2, seats=[seats])


@pytest.mark.soak
def test_the_kit_finds_nothing_in_many_games():
    conforms(GAME, games=300, seed=2)
