"""What a position is worth to a seat: the score it is heading for, with an eye on what may still happen."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.content import ABILITIES
from gnomestead.games.gnomes_wizards.state import FLYING, LINGERING, NO_ATTACK, NO_MOVEMENT, SLEEPING, War
from gnomestead.kernel.moves import Seat

# In tenths of a point, so that no floats are needed.
CLAN_ALIVE: Final = 270
LEADER_ALIVE: Final = 420
CLAN_CALLED: Final = 130
HP: Final = 10
WOUND: Final = 6
"""A wounded unit is nearer to being killed: this much more for each HP lost below half."""
DEFENSE: Final = 7
CRYSTAL: Final = 6
FULL: Final = 10
CARD: Final = 14
HORN: Final = 8
COUNTER: Final = ((FLYING, 4), (SLEEPING, -45), (LINGERING, -16), (NO_ATTACK, -35), (NO_MOVEMENT, -22))


def unit_worth(state: War, unit: int) -> int:
    """An active unit to its own side."""
    leader = unit % 7 == 0
    hp = state.hp[unit]
    half = state.max_hp[unit] // 2
    worth = (LEADER_ALIVE if leader else CLAN_ALIVE + CLAN_CALLED) + HP * hp - WOUND * max(0, half - hp)
    worth += DEFENSE * (state.defense[unit] - state.base_defense[unit])
    for counter, value in COUNTER:
        if state.counters[counter] >> unit & 1:
            worth += value
    return worth + _charges(state, unit)


def _charges(state: War, unit: int) -> int:
    worth = CRYSTAL * (state.charge[unit] + state.learned_charge[unit])
    own = state.clan_ability[unit]
    if own >= 0 and state.charge[unit] >= ABILITIES[own].cost:
        worth += FULL
    paper = state.learned[unit]
    if paper >= 0:
        worth += CARD
        if state.learned_charge[unit] >= ABILITIES[state.design[paper]].cost:
            worth += FULL
    return worth


def seat_worth(state: War, seat: Seat) -> int:
    """All that a seat has on the board, in hand and killed."""
    worth = CARD * len(state.hands[seat])
    for unit in state.own_units(seat):
        worth += unit_worth(state, unit)
    return worth


def position_worth(state: War, seat: Seat) -> int:
    """The difference between one's own side and the others'; kills count through the units that are gone."""
    side = state.sides[seat]
    total = 0
    for other in range(state.seats):
        worth = seat_worth(state, other)
        total += worth if state.sides[other] == side else -worth // _rivals(state)
    return total + HORN * state.horns * (1 if state.current == seat else 0)


def _rivals(state: War) -> int:
    """With many rivals, harm done to one helps the others too."""
    sides = len(set(state.sides))
    return 1 if sides <= 2 else 2


def danger(state: War, unit: int, space: int) -> int:
    """What enemies could do to this unit on that space before it acts again, in tenths."""
    defense = state.defense[unit]
    hp = state.hp[unit]
    foes = state.active & state.foes[unit // 7]
    distance = state.board.distance[space]
    harm = 0
    for foe in state.units_in(foes):
        reach = state.base_move[foe] + 1
        if distance[state.where[foe]] <= reach:
            attack = state.base_attack[foe] + 1
            harm += attack if attack > defense else attack // 2
    loss = HP * min(harm, hp) * 5 // 10
    if harm >= hp:
        loss += 120
    return loss + _fall_risk(state, space)


def _fall_risk(state: War, space: int) -> int:
    """Ground that falls soon is bad ground; mines never fall."""
    if state.round + 1 < state.quake or state.board.is_mine[space]:
        return 0
    layer = state.board.layer_of[space]
    lowest = next(
        (i + 1 for i, spaces in enumerate(state.board.layers) if any(not state.flipped >> s & 1 for s in spaces)), 9
    )
    return 26 if layer <= lowest else 6
