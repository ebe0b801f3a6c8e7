"""What nobody knows (section 6), and drawing it anew.

Everything on the table is open, so all seats share one ignorance: the order of the decks, which
Gnomes were left in the box, and the rolls to come.
"""

from __future__ import annotations

import random
from math import comb
from typing import TYPE_CHECKING

from gnomestead.games.nirds.rules.cards import GNOMES, Card

if TYPE_CHECKING:
    from gnomestead.games.nirds.state import Battle

_POLITICAL = [sum(1 for gnome in GNOMES[1] if gnome.wave == wave and gnome.political) for wave in (1, 2, 3, 4)]
_HONEST = [sum(1 for gnome in GNOMES[1] if gnome.wave == wave and not gnome.political) for wave in (1, 2, 3, 4)]


def redraw(state: Battle, rng: random.Random) -> None:
    """Put all that nobody knows into a random order that agrees with what everybody knows."""
    for deck, known in zip(state.decks, state.known_under, strict=True):
        unseen = deck[known:]
        rng.shuffle(unseen)
        deck[known:] = unseen
    rng.shuffle(state.minions)
    _redraw_gnomes(state, rng)


def _redraw_gnomes(state: Battle, rng: random.Random) -> None:
    """Deal the unseen Gnomes of each wave to deck and box again."""
    top = len(state.gnome_deck) - state.scouted
    places = [GNOMES[1][card].wave for card in state.gnome_deck[:top]]
    unseen = [*state.gnome_deck[:top], *state.box]
    politics = _draw_politics(state, places, unseen, rng)
    deck: list[Card] = []
    box: list[Card] = []
    for wave in (4, 3, 2, 1):
        cards = [card for card in unseen if GNOMES[1][card].wave == wave]
        rng.shuffle(cards)
        political = [card for card in cards if GNOMES[1][card].political]
        honest = [card for card in cards if not GNOMES[1][card].political]
        n = politics[wave - 1]
        drawn = political[:n] + honest[: places.count(wave) - n]
        rng.shuffle(drawn)
        deck += drawn
        box += [card for card in cards if card not in drawn]
    state.gnome_deck[:top] = deck
    state.box = box


def _draw_politics(state: Battle, places: list[int], unseen: list[Card], rng: random.Random) -> tuple[int, ...]:
    """How many Political Gnomes of each wave lie unseen in the deck, by their true odds."""
    hidden = [GNOMES[1][card] for card in unseen]
    political = [sum(1 for g in hidden if g.wave == wave and g.political) for wave in (1, 2, 3, 4)]
    honest = [sum(1 for g in hidden if g.wave == wave and not g.political) for wave in (1, 2, 3, 4)]
    slots = [places.count(wave) for wave in (1, 2, 3, 4)]
    ways: dict[tuple[int, ...], float] = {(): 1.0}
    for w in range(4):
        ways = {
            (*counts, n): ways_so_far * comb(political[w], n) * comb(honest[w], slots[w] - n)
            for counts, ways_so_far in ways.items()
            for n in range(max(0, slots[w] - honest[w]), min(political[w], slots[w]) + 1)
        }
    if state.political_steps:
        seen = [total - left for total, left in zip(_POLITICAL, political, strict=True)]
        ways = {
            n: weight * _odds_of(state, [a + b for a, b in zip(seen, n, strict=True)]) for n, weight in ways.items()
        }
    return rng.choices(list(ways), weights=list(ways.values()))[0]


def _odds_of(state: Battle, political: list[int]) -> float:
    """NV-DIF-07: how likely the swaps are to leave just these Political Gnomes in the deck, up to a factor.

    Sum over how many were swapped in each wave: the ways to have picked them and their stand-ins.
    """
    sizes = state.deck_sizes()
    taken_out = [meant - size for meant, size in zip(state.wave_sizes, sizes, strict=True)]
    honest = [size - n for size, n in zip(sizes, political, strict=True)]
    weights: dict[int, float] = {0: 1.0}
    for w in range(4):
        grown: dict[int, float] = {}
        for swaps in range(taken_out[w], _POLITICAL[w] - political[w] + 1):
            stand_ins = swaps - taken_out[w]
            spare = _HONEST[w] - honest[w] + stand_ins
            if stand_ins > honest[w] or (taken_out[w] and spare != stand_ins):
                continue
            ways = comb(honest[w], stand_ins) * comb(_POLITICAL[w] - political[w], swaps) / comb(spare, stand_ins)
            for before, weight in weights.items():
                grown[before + swaps] = grown.get(before + swaps, 0.0) + weight * ways
        weights = grown
    left = sum(political)
    steps = state.political_steps
    possible = [steps] if left else range(steps + 1)
    return sum(weights.get(swapped, 0.0) / comb(left + swapped, swapped) for swapped in possible)
