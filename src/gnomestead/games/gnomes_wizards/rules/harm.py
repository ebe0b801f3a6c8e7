"""Harm: attacks, ambushes, damage and death (rulebook 3.9, 3.10)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.content import ABILITIES
from gnomestead.games.gnomes_wizards.rules.bicker import crow, grumble
from gnomestead.games.gnomes_wizards.rules.secrets import blur, put_under, show_and_put_under
from gnomestead.games.gnomes_wizards.rules.units import (
    are_hostile,
    can_fight,
    hostile_here,
    is_active,
    put,
    sunder,
    tile_at,
    tribe_bits,
    wake,
)
from gnomestead.games.gnomes_wizards.state import ALL_SLOTS, NOBODY, OFF_BOARD, War
from gnomestead.kernel.moves import Seat


def wound(power: int, defense: int) -> int:
    """GW-ATK-03: the full power against a lower defense, else half of it, rounded down."""
    return power if power > defense else power // 2


def strike(state: War, by: int, target: int, power: int, credit: Seat, guard: int = 0) -> None:
    """GW-ATK-03, GW-ATK-04: one attack: it wakes, wounds and wears one added defense off."""
    wake(state, target)
    defense = state.defense[target]
    loss = max(0, wound(power, defense) - guard)
    sunder(state, target, 1)
    state.tell(
        "struck",
        by=state.unit_id(by),
        target=state.unit_id(target),
        power=power,
        defense=defense,
        guard=guard,
        loss=loss,
        hp=hp_after(state, target, loss),
    )
    if power <= defense:
        grumble(state, "blocked", target)
    hurt(state, target, loss, credit)


def ambush(state: War, unit: int) -> bool:
    """GW-AMB-01: each hostile unit here attacks the arrival once with its base attack; whether any was here."""
    space = state.where[unit]
    foes = hostile_here(state, unit, space)
    if not foes:
        return False
    state.tell("ambush", unit=state.unit_id(unit), space=state.board.name(space), tile=tile_at(state, space))
    for foe in state.units_in(foes):
        if not is_active(state, unit):
            break
        if can_fight(state, foe):
            strike(state, foe, unit, state.base_attack[foe], foe // 7)
    return True


def hp_after(state: War, unit: int, loss: int) -> int:
    """What a unit has left after losing this much."""
    return max(0, state.hp[unit] - loss)


def tell_loss(state: War, kind: str, unit: int, loss: int) -> None:
    """Tell how much a unit is about to lose without a blow, and what it has left."""
    state.tell(kind, unit=state.unit_id(unit), loss=loss, hp=hp_after(state, unit, loss))


def hurt(state: War, unit: int, loss: int, credit: Seat) -> None:
    """A unit loses HP; at 0 it is dead, to the credit of whoever struck (GW-DTH-01, GW-DTH-03)."""
    state.hp[unit] = hp_after(state, unit, loss)
    if not state.hp[unit]:
        kill(state, unit, credit)


def kill(state: War, unit: int, credit: Seat) -> None:
    """GW-DTH-01..05: dead for the rest of the game; only an enemy's card scores for its taker."""
    state.active &= ~(1 << unit)
    state.dead |= 1 << unit
    put(state, unit, OFF_BOARD)
    scores = state.sides[credit] != state.sides[unit // 7]
    state.taker[unit] = credit if scores else NOBODY
    state.tell("died", unit=state.unit_id(unit), seat=credit, scores=scores)
    grumble(state, "death", unit)
    if scores:
        crow(state, "kill", credit)
    _strip(state, unit)
    if unit == state.acting:
        state.mid_move = False
    if state.dead >> (unit // 7) * 7 & ALL_SLOTS == ALL_SLOTS:
        _eliminate(state, unit // 7)


def _strip(state: War, unit: int) -> None:
    """GW-DTH-04: its learned card goes under the deck, crystals and counters away."""
    state.charge[unit] = 0
    state.learned_charge[unit] = 0
    state.defense[unit] = state.base_defense[unit]
    paper = state.learned[unit]
    if paper >= 0:
        state.learned[unit] = -1
        show_and_put_under(state, paper)
        state.tell("card_lost", unit=state.unit_id(unit), card=ABILITIES[state.design[paper]].id)
    for counter in range(5):
        state.counters[counter] &= ~(1 << unit)
        state.rings.pop(unit * 5 + counter, None)
    state.venom.pop(unit, None)


def _eliminate(state: War, seat: Seat) -> None:
    """GW-DTH-09: all seven dead: out of the game; hidden scrolls go under the deck."""
    blur(state, state.hands[seat], [seat])
    for paper in state.hands[seat]:
        put_under(state, paper)
    state.hands[seat] = []
    state.tell("eliminated", seat=seat)
    standing = {state.sides[other] for other in range(state.seats) if not is_eliminated(state, other)}
    state.routed = len(standing) <= 1


def is_eliminated(state: War, seat: Seat) -> bool:
    """Whether all seven units of this seat are dead."""
    bits = tribe_bits(seat)
    return state.dead & bits == bits


def resolve_blow(state: War) -> None:
    """GW-ATK-02..05: the declared attack lands, or lapses; then come the retaliations."""
    blow = state.blow
    assert blow is not None
    attacker, target = blow.attacker, blow.target
    if blow.cancelled or not _still_stands(state, attacker, target, blow.moved):
        state.tell("lapsed", by=state.unit_id(attacker), target=state.unit_id(target))
        grumble(state, "attack_missed", attacker)
    else:
        might = max(0, state.base_attack[attacker] + state.attack_bonus[attacker])
        strike(state, attacker, target, might, attacker // 7, blow.guard)
    for performer, might in blow.answers:
        if is_active(state, performer) and is_active(state, attacker) and are_hostile(state, performer, attacker):
            strike(state, performer, attacker, might, performer // 7)
    state.blow = None


def _still_stands(state: War, attacker: int, target: int, moved: bool) -> bool:
    """GW-ATK-05: both alive, hostile, on one tile unless redirected, the attacker able to fight."""
    return (
        is_active(state, attacker)
        and is_active(state, target)
        and (moved or state.where[attacker] == state.where[target])
        and are_hostile(state, attacker, target)
        and can_fight(state, attacker)
    )
