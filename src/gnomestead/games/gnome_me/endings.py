"""How the end reads: who caught most gnomes, or how well the team did (GM-END, GM-COO)."""

from __future__ import annotations

from gnomestead.games.gnome_me.rules.ending import BEATS_ROUNDS, GNOME_OFFS, MOST_ROUNDS
from gnomestead.games.gnome_me.rules.team import rank
from gnomestead.games.gnome_me.state import GOAL, GnomeMe
from gnomestead.kernel import Ending, Phrase, Seat, phrase
from gnomestead.kernel.endings import headline, seats_said


def ending(state: GnomeMe, seat: Seat | None) -> Ending:
    """A team's jar, or a race to the fifth card."""
    return _team(state, seat) if state.terms.cooperative else _race(state, seat)


def _team(state: GnomeMe, seat: Seat | None) -> Ending:
    """GM-COO-09, GM-COO-10: the more cards, the better; at least five."""
    cards = len(state.pile)
    outcome = "won" if cards >= GOAL else "lost"
    return Ending(
        headline=phrase(f"headline-{'watched' if seat is None else 'team'}-{outcome}"),
        reason=_why_team_stopped(state),
        deed=phrase("deed-watched-jar" if seat is None else "deed-jar", cards=cards, rank=rank(cards), goal=GOAL),
    )


def _why_team_stopped(state: GnomeMe) -> Phrase:
    if state.relay is not None and state.relay.bank <= 0:
        return phrase("reason-bank")
    if state.terms.beats and state.round >= BEATS_ROUNDS:
        return phrase("reason-beats", rounds=BEATS_ROUNDS)
    has_time = state.terms.relay or state.terms.beats or state.now < state.clock_end
    return phrase("reason-all-won" if has_time else "reason-clock")


def _race(state: GnomeMe, seat: Seat | None) -> Ending:
    result = state.result()
    assert result is not None, "only a game that is over has an ending"
    return Ending(
        headline=headline(result, seat),
        reason=_why_race_stopped(state),
        deed=None if seat is None else phrase("deed-cards", cards=state.held_cards(seat)),
        decided=_decided(state),
    )


def _why_race_stopped(state: GnomeMe) -> Phrase:
    """GM-END-01, GM-END-03, GM-END-10."""
    if state.terms.full_deck:
        return phrase("reason-deck")
    if max(state.held_cards(seat) for seat in range(state.seats)) >= GOAL:
        return phrase("reason-five", goal=GOAL)
    return phrase("reason-rounds", rounds=MOST_ROUNDS)


def _decided(state: GnomeMe) -> Phrase | None:
    """GM-END-06 to 08: level at the top, and then a gnome-off, or a shared win."""
    if not state.off:
        return phrase("decided-shared", seats=seats_said(state.champions)) if len(state.champions) > 1 else None
    if len(state.champions) > 1:
        return phrase("decided-offs-shared", seats=seats_said(state.champions), offs=GNOME_OFFS)
    return phrase("decided-off", seat=state.champions[0], offs=state.offs)
