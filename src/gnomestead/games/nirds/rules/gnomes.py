"""What the Gnomes in play mean for the table: locks, taxes, shields, who may be attacked."""

from __future__ import annotations

from typing import Final

from gnomestead.games.nirds.rules.cards import GNOMES, Card
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel.moves import Seat

LOCKS: Final = [gnome.locks for gnome in GNOMES[1]]


def is_locked(state: Battle, lock: int) -> bool:
    """NV-TRD-09, NV-SCI-10, NV-REC-07: whether a visible Gnome forbids this to the whole table."""
    return locking_gnome(state, lock) is not None


def locking_gnome(state: Battle, lock: int) -> Card | None:
    """The visible Gnome that forbids it."""
    for army in state.armies:
        for card in army.row:
            if LOCKS[card] & lock and card not in state.covered:
                return card
    return None


def tax(state: Battle) -> int:
    """NV-REC-04: how much dearer visible Gnomes make every recruit."""
    gnomes = GNOMES[state.seats]
    total = 0
    for army in state.armies:
        for card in army.row:
            if gnomes[card].tax and card not in state.covered:
                total += gnomes[card].tax
    return total


def shield(state: Battle, row: Seat, target: Card) -> int:
    """NV-DMG-07: a Gnome's own shield and what others in its row lend it."""
    gnomes = GNOMES[state.seats]
    total = gnomes[target].shield
    for card in state.armies[row].row:
        if card != target:
            total += gnomes[card].aura
    return total


def targets(state: Battle) -> list[Card]:
    """NV-ATK-07: the Gnomes that may be attacked, in table and row order."""
    return [card for seat in state.table_order() for card in targets_in(state, seat)]


def targets_in(state: Battle, seat: Seat) -> list[Card]:
    """Guards first; hiding Gnomes only when nobody else stands there."""
    gnomes = GNOMES[state.seats]
    row = state.armies[seat].row
    guards = [card for card in row if gnomes[card].guards]
    if guards:
        return guards
    open_ones = [card for card in row if not gnomes[card].hides]
    return open_ones or row


def is_boss_open(state: Battle) -> bool:
    """NV-SCR-03: whether the Boss may be attacked."""
    boss = state.the_boss()
    return boss is not None and not (boss.hides and any(army.row for army in state.armies))


def is_anything_open(state: Battle) -> bool:
    """NV-ATK-02: whether an attack has a legal target at all."""
    for army in state.armies:
        if army.row:
            return True
    return state.boss >= 0
