"""How far a unit gets: every space it could walk to, how many steps away, and which way (rulebook 3.9)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.rules.travel import may_step, next_spaces
from gnomestead.games.gnomes_wizards.rules.units import can_stop, can_walk, hostile_here, movement_left, speed
from gnomestead.games.gnomes_wizards.state import FLYING, War


def steps_of(state: War, unit: int) -> list[int]:
    """GW-MOV-02..07: the spaces this unit may step to now; none while a hostile unit stops it."""
    return [] if _is_held(state, unit) else next_spaces(state, unit, movement_left(state, unit))


def _is_held(state: War, unit: int) -> bool:
    return unit == state.acting and state.stopped and hostile_here(state, unit, state.where[unit]) != 0


def routes(state: War, unit: int, boots: int = 0) -> dict[int, list[int]]:
    """By space where the unit could stop: a shortest way there, step by step (GW-MOV-05: it never leads past a foe).

    `boots` are dice that it is about to get. Who is not on turn has all its steps before it.
    """
    if _is_held(state, unit) or not can_walk(state, unit):
        return {}
    left = boots + (movement_left(state, unit) if unit // 7 == state.current else speed(state, unit))
    ways = {space: [space] for space in next_spaces(state, unit, left)}
    edge = list(ways)
    while edge:
        left -= 1
        ahead: list[int] = []
        for here in edge:
            for space in _onward(state, unit, here, left):
                if space not in ways and space != state.where[unit]:
                    ways[space] = [*ways[here], space]
                    ahead.append(space)
        edge = ahead
    return {space: way for space, way in ways.items() if can_stop(state, space)}


def _onward(state: War, unit: int, here: int, left: int) -> list[int]:
    """Where a unit that has come this far may go on to with this much movement left."""
    if left <= 0 or (can_stop(state, here) and hostile_here(state, unit, here)):
        return []
    flying = state.has(unit, FLYING)
    return [space for space in state.board.adjacent[here] if may_step(state, space, left - 1, flying)]
