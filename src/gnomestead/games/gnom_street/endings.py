"""How the end reads: the new Boss Gnome of number 75, or the winner of a duel."""

from __future__ import annotations

from gnomestead.games.gnom_street.rules.scoring import leaders, points, standings
from gnomestead.games.gnom_street.rules.turn import how_won
from gnomestead.games.gnom_street.state import Street
from gnomestead.kernel import Ending, Phrase, Seat, phrase
from gnomestead.kernel.endings import deed, seats_said


def ending(state: Street, seat: Seat | None) -> Ending:
    """A war is counted out (GS-WIN-01), a duel is dug out (GS-DUO-02)."""
    return _duel(state, seat) if state.is_duel else _war(state, seat)


def _war(state: Street, seat: Seat | None) -> Ending:
    return Ending(
        headline=_headline(state, seat, "boss"),
        reason=phrase("reason-last-turn", turn=state.turn),
        deed=deed(standings(state), seat),
        decided=_thrown_for(state),
    )


def _thrown_for(state: Street) -> Phrase | None:
    """GS-WIN-02: seats tied for first have thrown for it."""
    tied = leaders(state)
    if len(tied) == 1:
        return None
    return phrase("decided-throws", seats=seats_said(tied), points=points(state)[state.champion], seat=state.champion)


def _duel(state: Street, seat: Seat | None) -> Ending:
    how = how_won(state)
    loser = 1 - state.champion
    won, lost = state.sets_won[state.champion], state.sets_won[loser]
    return Ending(
        headline=_headline(state, seat, "duel"),
        reason=phrase(f"reason-set-{how}", seat=state.champion, loser=loser),
        deed=phrase("deed-sets", seat=state.champion, loser=loser, won=won, lost=lost),
        decided=phrase("decided-duel", seat=state.champion) if how == "throws" else None,
    )


def _headline(state: Street, seat: Seat | None, prize: str) -> Phrase:
    reader = "watched" if seat is None else "won" if seat == state.champion else "lost"
    return phrase(f"headline-{prize}-{reader}", seat=state.champion)
