"""Stacks, points and who wins (GS-SCO, GS-WIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gnomestead.games.gnom_street.content import LOOT_POINTS, LURE_POINTS, MINI_POINTS, NO_MINI_POINTS, SPACES
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Phrase, Result, ScoreLine, Standing, phrase

if TYPE_CHECKING:
    from gnomestead.games.gnom_street.state import Street


class Gain(NamedTuple):
    """Points for one seat: the part of the sheet (minis, loot, bait), and the space they come from."""

    part: str
    seat: Seat
    points: int
    space: int = -1
    owner: Seat = -1


def gains(state: Street) -> list[Gain]:
    """GS-SCO-09: Minis first, then the Loots in ranking order, then the other stacks row by row."""
    found = [Gain("minis", seat, mini_points(state, seat)) for seat in range(state.seats)]
    for owner in state.ranking:
        found += loot_gains(state, owner)
    for space in range(len(SPACES)):
        found += bait_gains(state, space)
    return found


def mini_points(state: Street, seat: Seat) -> int:
    """GS-SCO-01: a point for each Mini in the garden, minus one without any."""
    standing = state.minis[seat].bit_count()
    return standing * MINI_POINTS if standing else NO_MINI_POINTS


def loot_gains(state: Street, owner: Seat) -> list[Gain]:
    """GS-SCO-03…06: the first player with a Mole on an opposing Loot gets 5, the second 4, others 3."""
    space = state.loots[owner]
    finders: list[Seat] = []
    for token in state.stacks[space]:
        seat, is_bait = token >> 1, token & 1
        if not is_bait and seat != owner and seat not in finders:
            finders.append(seat)
    last = len(LOOT_POINTS) - 1
    return [Gain("loot", seat, LOOT_POINTS[min(i, last)], space, owner) for i, seat in enumerate(finders)]


def bait_gains(state: Street, space: int) -> list[Gain]:
    """GS-SCO-05/07/08: a Bait at the bottom of a space without Loot earns a point per Mole above it."""
    stack = state.stacks[space]
    if not stack or not stack[0] & 1 or space in state.loots:
        return []
    seat = stack[0] >> 1
    moles = [token >> 1 for token in stack if not token & 1]
    if state.setup["bait_own_moles"] == "ignore":
        moles = [owner for owner in moles if owner != seat]
    return [Gain("bait", seat, len(moles) * LURE_POINTS, space)] if moles else []


def points(state: Street) -> list[int]:
    """Each seat's points."""
    total = [0] * state.seats
    for gain in gains(state):
        total[gain.seat] += gain.points
    return total


def leaders(state: Street) -> tuple[Seat, ...]:
    """GS-WIN-01: the seats with most points."""
    total = points(state)
    best = max(total)
    return tuple(seat for seat in range(state.seats) if total[seat] == best)


def standings(state: Street) -> Result:
    """How everybody ended: by points in a war (GS-WIN), by sets in a duel (GS-DUO-02)."""
    if state.is_duel:
        score = list(state.sets_won)
        sheets: list[tuple[ScoreLine, ...]] = [(ScoreLine(phrase("score-sets"), won),) for won in score]
    else:
        score = points(state)
        sheets = [score_sheet(state, seat) for seat in range(state.seats)]
    return tuple(
        Standing(seat, seat == state.champion, _rank(state.champion, score, seat), sheets[seat])
        for seat in range(state.seats)
    )


def _rank(champion: Seat, score: list[int], seat: Seat) -> int:
    """GS-WIN-02/03: the champion is first alone; others with equal points share a place."""
    if seat == champion:
        return 1
    better = sum(other > score[seat] for i, other in enumerate(score) if i != champion)
    return better + 2


def score_sheet(state: Street, seat: Seat) -> tuple[ScoreLine, ...]:
    """GS-SHT-07: Minis, each Loot found and the Baits of one seat."""
    return tuple([ScoreLine(score_label(gain), gain.points) for gain in gains(state) if gain.seat == seat])


def score_label(gain: Gain) -> Phrase:
    """What a line of the sheet is called."""
    if gain.part == "minis":
        return phrase("score-minis")
    if gain.part == "loot":
        return phrase("score-loot", owner=gain.owner, space=SPACES[gain.space])
    return phrase("score-bait", space=SPACES[gain.space])
