"""Crystals: filling, splitting and spending them (rulebook 3.13)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import CRYSTAL, SPLIT, SlotWord
from gnomestead.games.gnomes_wizards.rules.printed import COST
from gnomestead.games.gnomes_wizards.rules.units import ability_id
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel.moves import Move, Seat
from gnomestead.kernel.phrases import Phrase, phrase

# A slot is unit * 2, or unit * 2 + 1 for the scroll it carries.


def room(state: War, slot: int) -> int:
    """GW-CRY-01: how many crystals this ability can still take."""
    unit = slot // 2
    if slot % 2:
        paper = state.learned[unit]
        return COST[state.design[paper]] - state.learned_charge[unit] if paper >= 0 else 0
    own = state.clan_ability[unit]
    return COST[own] - state.charge[unit] if own >= 0 else 0


def held(state: War, slot: int) -> int:
    """How many crystals lie on this ability."""
    return state.learned_charge[slot // 2] if slot % 2 else state.charge[slot // 2]


def add(state: War, slot: int, n: int) -> None:
    """Crystals onto an ability (or off it)."""
    if slot % 2:
        state.learned_charge[slot // 2] += n
    else:
        state.charge[slot // 2] += n


def open_slots_of(state: War, seat: Seat, except_slot: int = -1) -> list[int]:
    """GW-CRY-04: the open abilities of a seat's active units, attached scrolls included."""
    slots = [slot for unit in state.own_units(seat) for slot in (unit * 2, unit * 2 + 1)]
    return [slot for slot in slots if slot != except_slot and room(state, slot) > 0]


def slot_word(state: War, words: list[SlotWord], slot: int) -> SlotWord:
    """The word for a slot."""
    return words[state.cards[slot // 2] * 2 + slot % 2]


def slot_of(state: War, word: SlotWord) -> int:
    """The slot a word stands for."""
    return state.unit_of(word.card) * 2 + word.learned


def place_crystal(state: War, seat: Seat, word: SlotWord) -> None:
    """GW-CRY-04: one crystal onto the ability that a player chose."""
    slot = slot_of(state, word)
    add(state, slot, 1)
    has, cost = held(state, slot), held(state, slot) + room(state, slot)
    on = ability_id(state, slot // 2, word.learned)
    state.tell("placed_crystal", seat=seat, ability=word.things[0], on=on, has=has, cost=cost)


def tell_filled(state: War, kind: str, seat: Seat, placed: list[int], n: int) -> None:
    """Tell how many of n crystals went on which abilities; there was no room for the others."""
    things = tuple([slot_word(state, CRYSTAL, slot).things[0] for slot in placed])
    on = tuple([ability_id(state, slot // 2, slot % 2 == 1) for slot in placed])
    state.tell(kind, seat=seat, n=len(placed), lost=n - len(placed), abilities=things, on=on)


def fill(state: War, seat: Seat, n: int, except_slot: int = -1) -> list[int] | None:
    """Place crystals where there is no choice; the slot of each, or None: there is a choice."""
    slots = open_slots_of(state, seat, except_slot)
    free = [slot for slot in slots for _ in range(room(state, slot))]
    if n < len(free) and len(slots) > 1:
        return None
    for slot in free[:n]:
        add(state, slot, 1)
    return free[:n]


class Gain(WarFrame):
    """`crystals`: the caster places crystals from the pile one at a time (D-CRYSTAL)."""

    __slots__ = ("except_slot", "left", "seat")

    def __init__(self, seat: Seat, left: int, except_slot: int) -> None:
        self.seat = seat
        self.left = left
        self.except_slot = except_slot

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: War) -> bool:
        if self.left:
            placed = fill(state, self.seat, self.left, self.except_slot)
            if placed is None:
                return False
            tell_filled(state, "gained", self.seat, placed, self.left)
        state.pop()
        return True

    def options(self, state: War, seat: Seat, said: Move) -> list[SlotWord]:
        if seat != self.seat or said:
            return []
        return [slot_word(state, CRYSTAL, slot) for slot in open_slots_of(state, seat, self.except_slot)]

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SlotWord)
        place_crystal(state, seat, word)
        state.replace(Gain(self.seat, self.left - 1, self.except_slot))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-crystal" if seat == self.seat else "prompt-watch", left=self.left, seat=self.seat)


class Split(WarFrame):
    """`charge` and `drain` on a unit with two abilities: which gets or gives the next crystal (D-SPLIT)."""

    __slots__ = ("left", "seat", "sign", "unit")

    def __init__(self, seat: Seat, unit: int, left: int, sign: int) -> None:
        self.seat = seat
        self.unit = unit
        self.left = left
        self.sign = sign
        """1: charge, -1: drain."""

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.seat,)

    def _slots(self, state: War) -> list[int]:
        both = (self.unit * 2, self.unit * 2 + 1)
        if self.sign > 0:
            return [slot for slot in both if room(state, slot) > 0]
        return [slot for slot in both if held(state, slot) > 0]

    def settle(self, state: War) -> bool:
        slots = self._slots(state)
        if not self.left or not slots:
            state.pop()
            return True
        if len(slots) == 1 or self._takes_all(state, slots):
            self._move(state, slots[0])
            return True
        return False

    def _takes_all(self, state: War, slots: list[int]) -> bool:
        each = [room(state, slot) if self.sign > 0 else held(state, slot) for slot in slots]
        return sum(each) <= self.left

    def options(self, state: War, seat: Seat, said: Move) -> list[SlotWord]:
        if seat != self.seat or said:
            return []
        return [slot_word(state, SPLIT, slot) for slot in self._slots(state)]

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SlotWord)
        self._move(state, slot_of(state, word))

    def _move(self, state: War, slot: int) -> None:
        add(state, slot, self.sign)
        state.drained += self.sign < 0
        state.replace(Split(self.seat, self.unit, self.left - 1, self.sign))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-split" if seat == self.seat else "prompt-watch", left=self.left, seat=self.seat)
