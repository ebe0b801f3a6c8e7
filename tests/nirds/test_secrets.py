"""What nobody knows is redrawn by its true odds, and only that (section 6)."""

from __future__ import annotations

import random
from collections import Counter

from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.cards import GNOMES
from gnomestead.games.nirds.state import Battle
from gnomestead.testing import rule
from nirds.garden import garden


def political_left(state: Battle) -> int:
    return sum(GNOMES[1][card].political for card in state.gnome_deck)


@rule("NV-GEN-04")
def test_known_cards_stay_where_they_are() -> None:
    table = (
        garden(1).army(0, cards="spy_sparrow egg_grenade", row="stone").deck("lantern tariff shy vampire opera").act()
    )
    table.do("0: tactic spy_sparrow", "0: none", "0: tactic egg_grenade stone")
    state = table.state
    for seed in range(20):
        twin = state.resample(0, random.Random(seed))
        assert twin.gnome_deck[-3:] == state.gnome_deck[-3:]
        assert twin.decks[2][:2] == state.decks[2][:2]
        assert twin.armies == state.armies
        assert not twin.invariants()


@rule("NV-GEN-04")
def test_waves_keep_their_places() -> None:
    state = Nirds().start(3, seed=5)
    waves = [GNOMES[1][card].wave for card in state.gnome_deck]
    decks = set()
    for seed in range(20):
        twin = state.resample(None, random.Random(seed))
        assert [GNOMES[1][card].wave for card in twin.gnome_deck] == waves
        decks.add(tuple(twin.gnome_deck))
    assert len(decks) == 20


@rule("NV-GEN-04")
def test_the_box_is_as_likely_as_the_deck() -> None:
    state = Nirds().start(2, seed=9)
    unseen = [c for c in (*state.gnome_deck, *state.box) if GNOMES[1][c].wave == 2]
    found = Counter(c for s in range(400) for c in state.resample(0, random.Random(s)).gnome_deck if c in unseen)
    expected = 400 * 5 / 18
    assert all(abs(found[card] - expected) < 5 * (expected * 13 / 18) ** 0.5 for card in unseen)


@rule("NV-GEN-04")
def test_swapped_political_gnomes_are_counted_by_their_true_odds() -> None:
    """NV-DIF-07 leaves fewer Political Gnomes than chance would: resampling must agree with the set-up itself."""
    options = {"level": "recipe", "remove_political": 1}
    games = [Nirds().start(2, options, seed=seed) for seed in range(250)]
    honest = [game for game in games if not any(GNOMES[1][c].political for a in game.armies for c in a.row)]
    dealt = Counter(political_left(game) for game in honest)
    redrawn = Counter(political_left(game.resample(0, random.Random(i))) for i, game in enumerate(honest))
    n = len(honest)
    for left in range(4):
        p = (dealt[left] + redrawn[left]) / (2 * n)
        assert abs(dealt[left] - redrawn[left]) <= 4.5 * (2 * n * p * (1 - p)) ** 0.5 + 1


@rule("NV-GEN-04")
def test_minions_are_shuffled() -> None:
    table = garden(2, boss="scarecrow").deck("").pile(" ".join(g.id for g in GNOMES[1] if g.wave > 2)).upkeep()
    orders = {tuple(table.state.resample(0, random.Random(seed)).minions) for seed in range(10)}
    assert len(orders) > 5
    assert {frozenset(order) for order in orders} == {frozenset(table.state.minions)}
