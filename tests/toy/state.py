"""What lies on the table; no rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from gnomestead.kernel import Result, ScoreLine, Seat, Setup, Standing, State, Stream, phrase
from toy.content import DEALT, DECK, MUSHROOMS
from toy.frames import Haul, Rounds, over_limit


class Market(State):
    """Hands and deck are secret; everything else lies open."""

    __slots__ = ("coins", "deck", "demand", "hands", "heap", "round", "shelves", "stall", "tokens")

    OBLIGATIONS = (over_limit,)

    def __init__(self, setup: Setup, chance: Stream) -> None:
        """MM-DECK, MM-DEAL: a shuffled deck, three secret mushrooms and a token for each."""
        super().__init__(setup, chance)
        self.deck = list(DECK)
        chance.shuffle(self.deck)
        self.hands = [sorted(self.deck.pop() for _ in range(DEALT)) for _ in range(self.seats)]
        self.shelves: list[list[str]] = [[] for _ in range(self.seats)]
        self.coins = [0] * self.seats
        self.tokens = [bool(setup["snatching"])] * self.seats
        self.stall: list[str] = []
        self.heap: list[str] = []
        self.demand = ""
        self.round = 0
        self.push(Rounds())

    def copy(self) -> Market:
        twin = Market.__new__(Market)
        self.carry_over(twin)
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.shelves = [shelf.copy() for shelf in self.shelves]
        twin.coins = self.coins.copy()
        twin.tokens = self.tokens.copy()
        twin.stall = self.stall.copy()
        twin.heap = self.heap.copy()
        twin.demand = self.demand
        twin.round = self.round
        return twin

    def resample(self, seat: Seat | None, rng: random.Random) -> Market:
        """Deal deck and foreign hands anew, and choose other baskets for who has chosen in secret."""
        twin = super().resample(seat, rng)
        others = [s for s in range(self.seats) if s != seat]
        unseen = sorted(twin.deck + [kind for s in others for kind in twin.hands[s]])
        rng.shuffle(unseen)
        for s in others:
            twin.hands[s] = sorted(unseen.pop() for _ in self.hands[s])
        twin.deck = unseen
        if twin.frames and isinstance(haul := twin.top, Haul):
            twin.replace(haul.imagined(seat, rng))
        return twin

    def points(self, seat: Seat) -> int:
        """MM-END: coins and the worth of the shelf."""
        return self.coins[seat] + self.shelf_worth(seat)

    def shelf_worth(self, seat: Seat) -> int:
        """What the mushrooms on a shelf are worth."""
        return sum(MUSHROOMS[kind].worth for kind in self.shelves[seat])

    def result(self) -> Result | None:
        if not self.over:
            return None
        points = [self.points(seat) for seat in range(self.seats)]
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        return tuple(Standing(seat, rank == 1, rank, self._sheet(seat)) for seat, rank in enumerate(ranks))

    def _sheet(self, seat: Seat) -> tuple[ScoreLine, ...]:
        coins = ScoreLine(phrase("score-coins"), self.coins[seat])
        return coins, ScoreLine(phrase("score-shelf"), self.shelf_worth(seat))

    def progress(self) -> int:
        return 100 if self.over else (self.round - 1) * 100 // int(self.setup["rounds"])

    def invariants(self) -> list[str]:
        held = Counter(self.deck + self.stall + self.heap)
        for pile in (*self.hands, *self.shelves):
            held.update(pile)
        return [] if held == _ALL else [f"mushrooms were lost or made: {dict(held)}"]

    def brief(self) -> str:
        hands = " ".join(",".join(hand) or "-" for hand in self.hands)
        return f"{self.ply}: {self.frames[-1:]} hands {hands} stall {','.join(self.stall)} coins {self.coins}"


_ALL: Final = Counter(DECK)
