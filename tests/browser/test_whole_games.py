"""Every game, whole, by clicks only: a person against bots."""

from __future__ import annotations

import pytest

from browser.hand import Hand
from browser.tables import open_table, result, sit_at, start
from browser.visitors import Visitors

SHORT = {
    "gnom_street": (2, {"sets_to_win": 1}),
    "nirds": (2, {"level": 10}),
    "wymer_stones": (2, {"villain": "no"}),
    "gnomes_wizards": (2, {"length": "short", "reaction_seconds": 0}),
}


@pytest.mark.parametrize("game", SHORT)
def test_a_person_against_bots(game: str, visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    seats, options = SHORT[game]
    table = open_table(ada, game, seats, bots=True, **options)
    start(ada, table)
    page = sit_at(ada, table)
    hand = Hand(page, seed=1)
    hand.play()
    assert result(page)
    assert not hand.unreachable
