"""How the game ends (NV-END)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.nirds.state import NOBODY, Battle
from gnomestead.kernel.moves import Seat

LAST_ROUND: Final = 30
"""NV-END-04."""


def decide(state: Battle, cause: str, seat: Seat = NOBODY) -> None:
    """NV-END-03: the first win or loss reached ends the game."""
    if not state.verdict[0]:
        state.verdict = (cause, seat)
        state.tell("won" if state.won else "lost", cause=cause, seat=seat, round=state.round, quip=state.ply % 3)
