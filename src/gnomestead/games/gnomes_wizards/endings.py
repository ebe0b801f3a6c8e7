"""How the end reads: the side that is left, or the one that counts most (GW-END)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.rules.scoring import leading_sides, standings, worth
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel import Ending, Phrase, Seat, phrase
from gnomestead.kernel.endings import headline, seats_said


def ending(state: War, seat: Seat | None) -> Ending:
    """GW-END-01 to 04, for the reader's side."""
    return Ending(
        headline=_headline(state, seat),
        reason=phrase("reason-routed" if state.routed else "reason-rounds", round=state.round),
        deed=None if seat is None else _points(state, state.sides[seat]),
        decided=_decided(state),
    )


def _headline(state: War, seat: Seat | None) -> Phrase:
    """Whoever lost hears that, and to whom; a draw is a draw for all."""
    leaders = leading_sides(state)
    if len(leaders) == 1 and seat is not None and state.sides[seat] != leaders[0]:
        return phrase("headline-lost", seats=_seats_of(state, leaders[0]), count=state.sides.count(leaders[0]))
    return headline(standings(state), seat)


def _points(state: War, side: int) -> Phrase:
    """A side's points beside those of the best other side."""
    own = worth(state, side)[0]
    other = max((each for each in set(state.sides) if each != side), key=lambda each: worth(state, each))
    return phrase("deed-sides", points=own, others=worth(state, other)[0], seats=_seats_of(state, other))


def _decided(state: War) -> Phrase | None:
    """GW-END-03, GW-END-04: equal points, then HP, then crystals; None: the points alone decided."""
    worths = sorted({side: worth(state, side) for side in state.sides}.values(), reverse=True)
    (best, *_), (points, hp, crystals) = worths[:2], worths[1]
    if best[0] > points:
        return None
    if best[1] > hp:
        return phrase("decided-hp", points=points, most=best[1], less=hp)
    if best[2] > crystals:
        return phrase("decided-crystals", points=points, most=best[2], less=crystals)
    return phrase("decided-nothing", points=points, hp=hp, crystals=crystals)


def _seats_of(state: War, side: int) -> str:
    return seats_said([seat for seat, other in enumerate(state.sides) if other == side])
