"""A copy drafts alone: what it was asked is never offered at the table it was copied from."""

from __future__ import annotations

from gnomestead.kernel import Frame, Move, Result, Seat, Setup, State, Stream, Word, numbers

LAY = Word("lay", ends=False)
DRAW = Word("draw")
CARDS = numbers(0, 9, "say-card")


class Deck(State):
    """A pile of which one may lay the top card, or draw past it."""

    __slots__ = ("top_card",)

    def copy(self) -> Deck:
        twin = Deck.__new__(Deck)
        self.carry_over(twin)
        twin.top_card = self.top_card
        return twin

    def result(self) -> Result | None:
        return None

    def progress(self) -> int:
        return 0


class Pile(Frame[Deck]):
    __slots__ = ()

    def options(self, state: Deck, seat: Seat, said: Move) -> list[Word]:
        return [CARDS[state.top_card]] if said else [LAY, DRAW]

    def resolve(self, state: Deck, seat: Seat, move: Move) -> None:
        state.top_card += 1


def table() -> Deck:
    state = Deck(Setup("deck", 1, {}), Stream(bytes(32)))
    state.top_card = 3
    state.push(Pile())
    return state


def test_a_copy_that_went_on_does_not_fill_the_menus_of_its_original() -> None:
    original = table()
    copy = original.copy()
    copy.play(0, "draw")
    assert copy.options(0, (LAY,)) == (CARDS[4],)
    assert original.options(0, (LAY,)) == (CARDS[3],)


def test_an_original_that_went_on_does_not_fill_the_menus_of_its_copy() -> None:
    original = table()
    copy = original.copy()
    original.play(0, "draw")
    assert original.options(0, (LAY,)) == (CARDS[4],)
    assert copy.options(0, (LAY,)) == (CARDS[3],)
