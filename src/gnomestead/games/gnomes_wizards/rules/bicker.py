"""The bickering: units comment on the war. Only for fun; never touches rules or chance (option `bicker`)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.content import BICKER, TRIBES
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel.moves import Seat


def grumble(state: War, moment: str, unit: int) -> None:
    """A unit says what it thinks of this moment; which line it is depends on the move number alone."""
    if state.setup["bicker"] != "on":
        return
    tribe = TRIBES[state.tribes[unit // 7]].id
    lines = BICKER.get((moment, tribe), ()) + BICKER.get((moment, "any"), ())
    state.tell("bicker", unit=state.unit_id(unit), line=lines[state.ply % len(lines)])


def crow(state: War, moment: str, seat: Seat) -> None:
    """Somebody of this tribe, if anybody is left, says what it thinks."""
    units = state.own_units(seat)
    if units:
        grumble(state, moment, units[state.ply % len(units)])
