"""What the market can be waiting for."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from gnomestead.kernel import (
    FULL_STOP,
    Choice,
    Frame,
    Move,
    Number,
    Phrase,
    Refusal,
    Seat,
    Word,
    audience,
    phrase,
)
from toy.content import IN_DEMAND, KINDS, MOST_BASKETS, MUSHROOMS, STALL
from toy.moves import BASKETS, DROPPED, GIVEN, HOME, SELL, SNATCH, SNATCHED, SOLD, SWAP, TAKEN, Kind

if TYPE_CHECKING:
    from toy.state import Market


class Rounds(Frame["Market"]):
    """Round after round until the last; it lies at the bottom of the stack."""

    __slots__ = ()

    def settle(self, state: Market) -> bool:
        if state.round == state.setup["rounds"]:
            state.tell("closed")
            state.end()
            return True
        state.round += 1
        state.demand = ""
        fill_stall(state)
        state.push(Haul((0,) * state.seats))
        return True


def fill_stall(state: Market) -> None:
    """MM-STALL: three open mushrooms, while the deck lasts."""
    while state.deck and len(state.stall) < STALL:
        state.stall.append(state.deck.pop())
    state.stall.sort()
    state.reveal("stall", round=state.round, stall=tuple(state.stall), count=len(state.stall))


class Haul(Frame["Market"]):
    """MM-HAUL-1: all choose one to three baskets in secret; 0 stands for not yet."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def imagined(self, seat: Seat | None, rng: random.Random) -> Haul:
        """The same moment, other seats having chosen something else."""
        return Haul(tuple(rng.randint(1, MOST_BASKETS) if n and s != seat else n for s, n in enumerate(self.chosen)))

    def waiting(self, state: Market) -> tuple[Seat, ...]:
        return tuple(seat for seat, baskets in enumerate(self.chosen) if not baskets)

    def settle(self, state: Market) -> bool:
        if not all(self.chosen):
            return False
        state.reveal("opened", baskets=self.chosen)
        roll_demand(state)
        order = sorted(range(state.seats), key=lambda seat: (self.chosen[seat], seat))  # MM-HAUL-2
        state.replace(Turns(tuple(order), self.chosen))
        return True

    def options(self, state: Market, seat: Seat, said: Move) -> list[Number]:
        return [] if self.chosen[seat] else BASKETS

    def resolve(self, state: Market, seat: Seat, move: Move) -> None:
        baskets = move[0]
        assert isinstance(baskets, Number)
        state.replace(Haul((*self.chosen[:seat], baskets.value, *self.chosen[seat + 1 :])))
        state.tell("chose", seat=seat)

    def prompt(self, state: Market, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-baskets")

    def why_not(self, state: Market, seat: Seat, thing: str) -> Refusal | None:
        if self.chosen[seat]:
            return Refusal(phrase("chosen-already"), "MM-HAUL-1")
        return Refusal(phrase("baskets-first"), "MM-HAUL-1")


def roll_demand(state: Market) -> None:
    """MM-DEMAND: the die says what everybody wants this round."""
    face = state.chance.roll()
    state.demand = IN_DEMAND[face]
    state.reveal("demand", face=face, kind=state.demand)


class Turns(Frame["Market"]):
    """The seats that still have their turn this round, in order."""

    __slots__ = ("baskets", "left")

    def __init__(self, left: tuple[Seat, ...], baskets: tuple[int, ...]) -> None:
        self.left = left
        self.baskets = baskets

    def settle(self, state: Market) -> bool:
        if not self.left:
            state.pop()
            return True
        seat = self.left[0]
        state.replace(Turns(self.left[1:], self.baskets))
        state.push(Turn(seat))
        draw(state, seat, self.baskets[seat])
        return True


def draw(state: Market, seat: Seat, baskets: int) -> None:
    """MM-DRAW: only the seat itself sees what it draws."""
    drawn = tuple(state.deck.pop() for _ in range(min(baskets, len(state.deck))))
    state.hands[seat] = sorted([*state.hands[seat], *drawn])
    state.confide(audience(seat), "drew", {"kinds": drawn}, seat=seat, count=len(drawn))


class Turn(Frame["Market"]):
    """MM-TURN: one seat sells, swaps or goes home; meanwhile others may snatch."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: Market) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: Market, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return _snatching(state, seat, said)
        if not said:
            return _actions(state, seat)
        return _selling(state, seat, said) if said[0] is SELL else _swapping(state, seat, said)

    def resolve(self, state: Market, seat: Seat, move: Move) -> None:
        match move:
            case (verb, *kinds) if verb is SELL:
                sell(state, seat, len(kinds), kinds[0].text)
            case (verb, given, taken) if verb is SWAP:
                swap(state, seat, given.text, taken.text)
            case (verb, taken) if verb is SNATCH:
                return snatch(state, seat, taken.text)
            case _:
                state.tell("went-home", seat=seat)
        state.pop()

    def describe(self, state: Market, seat: Seat, said: Move, word: Word) -> Choice:
        plain = super().describe(state, seat, said, word)
        if word is HOME and state.demand in state.hands[seat]:
            return plain.warned(phrase("warn-demand", kind=state.demand))
        if not isinstance(word, Kind):
            return plain
        detail = phrase("worth", kind=word.kind, coins=worth(state, word.kind))
        return Choice(plain.word, plain.label, plain.things, plain.rule, plain.ends, detail)

    def prompt(self, state: Market, seat: Seat, said: Move) -> Phrase:
        match said:
            case (verb,) if verb is SWAP:
                return phrase("prompt-swap")
            case (verb, given) if verb is SWAP:
                return phrase("prompt-swap-for", kind=given.text)
        return phrase("prompt-turn", kind=state.demand) if seat == self.seat else phrase("prompt-snatch")

    def why_not(self, state: Market, seat: Seat, thing: str) -> Refusal | None:
        place, _, kind = thing.rpartition("-")
        if seat != self.seat and (not state.tokens[seat] or place != "stall"):
            return Refusal(phrase("not-your-turn", seat=self.seat), "MM-TURN")
        if kind in KINDS and place != "stall" and kind not in state.hands[seat]:
            return Refusal(phrase("you-have-none", kind=kind), "MM-SELL")
        return None

    def default(self, state: Market, seat: Seat) -> str:
        return HOME.text if seat == self.seat else ""


def _held(pile: list[str]) -> list[str]:
    return [kind for kind in KINDS if kind in pile]


def _actions(state: Market, seat: Seat) -> list[Word]:
    can_swap = any(_swappable(state, kind) for kind in state.hands[seat])
    return [*([SELL] if state.hands[seat] else []), *([SWAP] if can_swap else []), HOME]


def _selling(state: Market, seat: Seat, said: Move) -> list[Word]:
    if len(said) == 1:
        return [SOLD[kind] for kind in _held(state.hands[seat])]
    kind = said[1].text
    return [*([SOLD[kind]] if state.hands[seat].count(kind) >= len(said) else []), FULL_STOP]


def _swapping(state: Market, seat: Seat, said: Move) -> list[Word]:
    if len(said) == 1:
        return [GIVEN[kind] for kind in _held(state.hands[seat]) if _swappable(state, kind)]
    return [TAKEN[kind] for kind in _swappable(state, said[1].text)]


def _swappable(state: Market, given: str) -> list[str]:
    return [kind for kind in _held(state.stall) if kind != given]


def _snatching(state: Market, seat: Seat, said: Move) -> list[Word]:
    if not state.tokens[seat] or not state.stall:
        return []
    return [SNATCHED[kind] for kind in _held(state.stall)] if said else [SNATCH]


def worth(state: Market, kind: str) -> int:
    """MM-SELL: a mushroom's worth, twice that if in demand."""
    return MUSHROOMS[kind].worth * (2 if kind == state.demand else 1)


def sell(state: Market, seat: Seat, count: int, kind: str) -> None:
    """MM-SELL: equal mushrooms from the hand go on the heap, for coins."""
    for _ in range(count):
        state.hands[seat].remove(kind)
        state.heap.append(kind)
    state.coins[seat] += count * worth(state, kind)
    state.reveal("sold", seat=seat, count=count, kind=kind, coins=count * worth(state, kind))


def swap(state: Market, seat: Seat, given: str, taken: str) -> None:
    """MM-SWAP: one from the hand for another one of the stall."""
    state.hands[seat].remove(given)
    state.stall.remove(taken)
    state.stall = sorted([*state.stall, given])
    state.shelves[seat].append(taken)
    state.reveal("swapped", seat=seat, given=given, taken=taken)


def snatch(state: Market, seat: Seat, taken: str) -> None:
    """MM-SNATCH: a token for a mushroom of the stall, before the other has chosen."""
    state.tokens[seat] = False
    state.stall.remove(taken)
    state.shelves[seat].append(taken)
    state.tell("snatched", seat=seat, kind=taken)


def over_limit(state: Market) -> Overfull | None:
    """MM-LIMIT: whenever a hand holds more than the limit, its seat drops mushrooms."""
    limit = int(state.setup["limit"])
    over = (seat for seat in range(state.seats) if len(state.hands[seat]) > limit)
    return next((Overfull(seat) for seat in over), None)


class Overfull(Frame["Market"]):
    """MM-LIMIT: a seat drops one mushroom; if that is not enough it is asked again."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: Market) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: Market, seat: Seat, said: Move) -> list[Kind]:
        return [DROPPED[kind] for kind in _held(state.hands[seat])] if seat == self.seat else []

    def resolve(self, state: Market, seat: Seat, move: Move) -> None:
        kind = move[0].text
        state.hands[seat].remove(kind)
        state.heap.append(kind)
        state.reveal("dropped", seat=seat, kind=kind)
        state.pop()

    def prompt(self, state: Market, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-drop", limit=int(state.setup["limit"]))

    def why_not(self, state: Market, seat: Seat, thing: str) -> Refusal | None:
        return Refusal(phrase("somebody-drops", seat=self.seat), "MM-LIMIT")
