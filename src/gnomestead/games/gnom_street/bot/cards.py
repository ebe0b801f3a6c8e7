"""Which gnome to send: a mixed strategy, because a card that rivals can foresee is a card they cancel.

Hands are public, so each seat's chances can be worked out from the table alone. Every seat is taken
to send better cards more often, and what is better follows from what the others send: the chances
are adjusted to each other until they hardly move (a logit equilibrium).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from gnomestead.games.gnom_street.content import TOP_VALUE
from gnomestead.kernel.moves import Seat

Mix: TypeAlias = list[float]
"""By value: how likely a seat sends that gnome."""

ABILITY_WORTH: Final[tuple[float, ...]] = (0.0, 0.35, 0.15, 0.15, 0.15, 0.2, 0.3, 0.2, 0.15)
CANCELLED_WORTH: Final = 0.25
ROUNDS: Final = 8
_VALUES: Final = range(1, TOP_VALUE + 1)


@lru_cache(maxsize=256)
def mixes(hands: tuple[int, ...], caution: float) -> list[Mix]:
    """How likely each seat sends each gnome it holds; the more caution, the less a card's worth counts.

    Kept for a while: all bots of a table ask for the same hands.
    """
    held = [[value for value in _VALUES if hand >> value & 1] for hand in hands]
    chances = [_even(hand) for hand in held]
    for number in range(ROUNDS):
        worths = [card_worths(chances, seat) for seat in range(len(hands))]
        answers = [_answer(hand, worth, caution) for hand, worth in zip(held, worths, strict=True)]
        chances = [_nearer(old, new, 1 / (number + 2)) for old, new in zip(chances, answers, strict=True)]
    return chances


def _even(hand: Sequence[int]) -> Mix:
    return [1 / len(hand) if value in hand else 0.0 for value in range(TOP_VALUE + 1)]


def _answer(hand: Sequence[int], worths: Sequence[float], caution: float) -> Mix:
    """The cards of a hand by their worth: the best most often, each now and then."""
    best = max([worths[value] for value in hand])
    weights = [exp((worths[value] - best) / caution) if value in hand else 0.0 for value in range(TOP_VALUE + 1)]
    total = sum(weights)
    return [weight / total for weight in weights]


def _nearer(old: Mix, new: Mix, step: float) -> Mix:
    return [before + step * (after - before) for before, after in zip(old, new, strict=True)]


def card_worths(chances: Sequence[Mix], seat: Seat) -> list[float]:
    """By value: the share of rivals it beats, unless one of them cancels it, and what its gnome can do."""
    others = [other for other in range(len(chances)) if other != seat]
    cancelled = [_cancelled(chances, other, others) for other in others]
    worths = [0.0]
    for value in _VALUES:
        alone, beaten = 1.0, 0.0
        for other, lost in zip(others, cancelled, strict=True):
            mix = chances[other]
            alone *= 1 - mix[value]
            below = sum(mix[:value]) + sum([mix[high] * lost[high] for high in range(value + 1, TOP_VALUE + 1)])
            beaten += below / max(1 - mix[value], 0.01)
        worths.append(alone * beaten / len(others) + (1 - alone) * CANCELLED_WORTH + ABILITY_WORTH[value])
    return worths


def _cancelled(chances: Sequence[Mix], seat: Seat, seats: Sequence[Seat]) -> Mix:
    """GS-TIE-01: by value, how likely another of these seats sends the same."""
    alone = [1.0] * (TOP_VALUE + 1)
    for other in seats:
        if other != seat:
            alone = [chance * (1 - sent) for chance, sent in zip(alone, chances[other], strict=True)]
    return [1 - chance for chance in alone]
