"""The conformance kit, a modest number of games; `gnomestead check wymer_stones` plays more."""

from gnomestead.conformance import conforms
from wymer_stones.table import GAME


def test_the_game_conforms() -> None:
    conforms(GAME, games=8)
