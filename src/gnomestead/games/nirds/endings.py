"""How the end reads: all win or all lose (NV-GEN-01), and what decided it."""

from __future__ import annotations

from gnomestead.games.nirds.state import Battle
from gnomestead.kernel import Ending, Seat, phrase


def ending(state: Battle, seat: Seat | None) -> Ending:
    """The team's headline, the onlooker's, and the cause (NV-END)."""
    cause, by = state.verdict
    outcome = "won" if state.won else "lost"
    boss = state.the_boss()
    lives = None if seat is None else phrase("deed-lives", lives=max(0, state.armies[seat].lives))
    return Ending(
        headline=phrase(f"headline-{'watched' if seat is None else 'team'}-{outcome}"),
        reason=phrase(f"reason-{cause}", seat=by, round=state.round, boss=boss.id if boss is not None else ""),
        deed=lives,
    )
