"""The bickering: units comment on the war. Only for fun; never touches rules or chance (option `bicker`)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.content import BICKER, TRIBES
from gnomestead.games.gnomes_wizards.state import SLEEPING, War
from gnomestead.kernel.moves import Seat

_LINES: Final = {moment: [BICKER.get((moment, tribe.id), ()) for tribe in TRIBES] for moment, _ in BICKER}
"""By moment and number of the tribe: the lines that fit."""


def grumble(state: War, moment: str, unit: int, n: int = 0) -> None:
    """A unit says what it thinks of this moment; which line it is depends on the move number alone."""
    if not state.bickers:
        return
    lines = _LINES[moment][state.tribes[unit // 7]]
    line = lines[state.ply % len(lines)]
    state.tell("bicker", unit=state.unit_id(unit), line=line, other=state.unit_id(_rival(state, unit)), n=n)


def mutter(state: War, unit: int) -> str:
    """The line with which a unit answers a tap, another one each round; none where nobody bickers."""
    if not state.bickers:
        return ""
    lines = _LINES["tapped_asleep" if state.has(unit, SLEEPING) else "tapped"][state.tribes[unit // 7]]
    return lines[(unit % 7 + state.round) % len(lines)]


def _rival(state: War, unit: int) -> int:
    """Whoever gets the blame: the next of one's own, or the leader on the left if there is no other."""
    seat = unit // 7
    own = state.own_units(seat)
    later = [other for other in own if other > unit] or [other for other in own if other != unit]
    return later[0] if later else (seat + 1) % state.seats * 7


def crow(state: War, moment: str, seat: Seat, n: int = 0) -> None:
    """Somebody of this tribe, if anybody is left, says what it thinks."""
    units = state.own_units(seat)
    if units:
        grumble(state, moment, units[state.ply % len(units)], n)
