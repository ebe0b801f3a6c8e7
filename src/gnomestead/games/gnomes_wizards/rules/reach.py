"""How far a unit gets: every space it could walk to, how many steps away, and which way (rulebook 3.9)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.rules.travel import may_step, next_spaces
from gnomestead.games.gnomes_wizards.rules.units import can_stop, hostile_here, movement_left
from gnomestead.games.gnomes_wizards.state import FLYING, War


def steps_of(state: War, unit: int) -> list[int]:
    """GW-MOV-02..07: the spaces this unit may step to now; none while a hostile unit stops it."""
    left = movement_left(state, unit)
    if not left or (unit == state.acting and state.stopped and hostile_here(state, unit, state.where[unit])):
        return []
    return next_spaces(state, unit, left)


def routes(state: War, unit: int) -> dict[int, list[int]]:
    """By space where the unit could stop: a shortest way there, step by step (GW-MOV-05: it never leads past a foe)."""
    left = movement_left(state, unit)
    ways = {space: [space] for space in steps_of(state, unit)}
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
