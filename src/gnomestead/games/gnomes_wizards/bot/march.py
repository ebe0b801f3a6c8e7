"""Where a unit should go and whom it should hit this turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from gnomestead.games.gnomes_wizards.bot.worth import CLAN_CALLED, HP, danger
from gnomestead.games.gnomes_wizards.rules.act import targets_of
from gnomestead.games.gnomes_wizards.rules.call import symbols_held
from gnomestead.games.gnomes_wizards.rules.harm import wound
from gnomestead.games.gnomes_wizards.rules.travel import next_spaces
from gnomestead.games.gnomes_wizards.rules.units import can_fight, can_stop, hostile_here, movement_left, power
from gnomestead.games.gnomes_wizards.state import War

KILL_CLAN: Final = 330
KILL_LEADER: Final = 460
PER_STEP: Final = 7
MINE: Final = 12
NOBODY: Final = -1


class March(NamedTuple):
    """A plan for a unit: how good it is, where it leads, the first step there (-1: stay), whom to hit."""

    value: int
    space: int
    step: int
    target: int


def blow_value(state: War, target: int, might: int) -> int:
    """What a blow is worth, in tenths: HP taken, most of all the last ones."""
    loss = wound(might, state.defense[target])
    hp = state.hp[target]
    if loss >= hp:
        return HP * hp + (KILL_LEADER if target % 7 == 0 else KILL_CLAN)
    return HP * loss + loss * 40 // max(1, hp - loss) + 2


def best_target(state: War, foes: int, might: int) -> tuple[int, int]:
    """The best of these foes to hit, and what that is worth."""
    best, value = NOBODY, 0
    for foe in state.units_in(foes):
        worth = blow_value(state, foe, might)
        if worth > value:
            best, value = foe, worth
    return best, value


def symbols_wanted(state: War, seat: int) -> dict[int, int]:
    """Unflipped tiles that call an inactive clan of this seat: space, clan."""
    tribe = state.tribes[seat]
    gone = state.active | state.dead
    found: dict[int, int] = {}
    for space, tile in enumerate(state.tiles):
        if tile // 12 == tribe and not state.flipped >> space & 1:
            clan = seat * 7 + tile % 12 // 2 + 1
            if not gone >> clan & 1:
                found[space] = clan
    return found


def place_value(state: War, unit: int, space: int, wanted: dict[int, int]) -> int:
    """What it is worth to end here: a call, nearness to symbols, safety, a share in the fight."""
    seat = unit // 7
    value = -danger(state, unit, space)
    distance = state.board.distance[space]
    if wanted:
        if space in wanted and state.horns >= state.horns_to_call:
            taken = {seat * 7 + slot for slot in symbols_held(state, seat)}
            if wanted[space] not in taken or state.where[unit] == space:
                value += CLAN_CALLED + 140
        value -= PER_STEP * min([distance[goal] for goal in wanted])
    else:
        foes = state.active & state.foes[seat]
        gaps = [distance[state.where[foe]] for foe in state.units_in(foes)]
        value -= 3 * min(gaps) if gaps else 0
    return value


def best_march(state: War, unit: int) -> March:
    """Look at every tile within reach: stop to fight, or stop where it is good to be."""
    wanted = symbols_wanted(state, unit // 7)
    here = state.where[unit]
    best = March(_stay_value(state, unit, wanted), here, NOBODY, NOBODY)
    might = power(state, unit)
    may_hit = not state.attacked >> unit & 1 and can_fight(state, unit)
    for foe in targets_of(state, unit):
        value = blow_value(state, foe, might) + place_value(state, unit, here, wanted)
        if value > best.value:
            best = March(value, here, NOBODY, foe)
    for space, (first, mines) in _reach(state, unit).items():
        if not can_stop(state, space):
            continue
        foes = hostile_here(state, unit, space)
        target, gain = best_target(state, foes, might) if foes and may_hit else (NOBODY, 0)
        value = gain + place_value(state, unit, space, wanted) + MINE * mines - (40 if foes and not gain else 0)
        if value > best.value:
            best = March(value, space, first, target)
    return best


def _stay_value(state: War, unit: int, wanted: dict[int, int]) -> int:
    here = state.where[unit]
    return place_value(state, unit, here, wanted) if can_stop(state, here) else -9999


def _reach(state: War, unit: int) -> dict[int, tuple[int, int]]:
    """Every space within reach: the first step towards it and the mines on the way."""
    start = state.where[unit]
    left = movement_left(state, unit)
    if state.stopped and unit == state.acting and hostile_here(state, unit, start):
        return {}
    found: dict[int, tuple[int, int]] = {}
    edge: list[tuple[int, int, int]] = [(space, space, 0) for space in next_spaces(state, unit, left)]
    while edge and left > 0:
        left -= 1
        ahead: list[tuple[int, int, int]] = []
        for space, first, mines in edge:
            if space in found or space == start:
                continue
            mines += state.board.is_mine[space] and unit * 128 + space not in state.mined
            found[space] = (first, mines)
            if left and not (can_stop(state, space) and hostile_here(state, unit, space)):
                ahead += [(near, first, mines) for near in state.board.adjacent[space] if near not in state.blockades]
        edge = ahead
    return found
