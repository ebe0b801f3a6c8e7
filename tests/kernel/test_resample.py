"""An imagined world has menus of its own: what it offers neither shows nor touches the real table."""

from __future__ import annotations

import random

from gnomestead.kernel import Frame, Move, Number, Result, Seat, Setup, State, Stream, numbers

CARDS = numbers(0, 99, "say-card")


class Hands(State):
    """Each seat holds one card that only it knows."""

    __slots__ = ("hands",)

    def copy(self) -> Hands:
        twin = Hands.__new__(Hands)
        self.carry_over(twin)
        twin.hands = list(self.hands)
        return twin

    def result(self) -> Result | None:
        return None

    def progress(self) -> int:
        return 0

    def resample(self, seat: Seat | None, rng: random.Random) -> Hands:
        twin = super().resample(seat, rng)
        twin.hands = [card if s == seat else (card + 50) % 100 for s, card in enumerate(self.hands)]
        return twin


class Show(Frame[Hands]):
    """Anybody may show the card it holds."""

    __slots__ = ()

    def options(self, state: Hands, seat: Seat, said: Move) -> list[Number]:
        return [CARDS[state.hands[seat]]]


def table() -> Hands:
    state = Hands(Setup("hands", 2, {}), Stream(bytes(32)))
    state.hands = [7, 8]
    state.push(Show())
    return state


def test_an_imagined_world_does_not_show_the_real_menus() -> None:
    real = table()
    assert real.options(1) == (CARDS[8],)
    assert real.resample(0, random.Random(1)).options(1) == (CARDS[58],)


def test_a_look_at_an_imagined_world_leaves_the_real_menus_alone() -> None:
    real = table()
    assert real.resample(0, random.Random(1)).options(1) == (CARDS[58],)
    assert real.options(1) == (CARDS[8],)
