"""GM-SCO: count the right parts, see who takes the portrait, and why."""

from __future__ import annotations

from gnomestead.games.gnome_me.content import CALL_FOR, FACES, PORTRAITS, RESULTS
from gnomestead.games.gnome_me.rules.cards import carry_out
from gnomestead.games.gnome_me.state import ALL_SLOTS, NONE, GnomeMe, Verdict
from gnomestead.kernel.moves import Seat

NOT_COMPARED = -1
UNSEEN = ("called", "coop_called", "spoiled", "forfeited")
"""Results for which no gnomes are compared."""


def right_parts(state: GnomeMe, seat: Seat) -> int:
    """GM-ASM-10: how many visible cards show the same part as the portrait."""
    face = FACES[state.device.target]
    if state.terms.all_in:
        placed = state.players[seat].placed
        return sum([card != NONE and card % 4 == part for card, part in zip(placed, face, strict=True)])
    return sum([stack[0] == part for stack, part in zip(state.gnome(seat), face, strict=True)])


def score(state: GnomeMe) -> None:
    """SCORE: judge, reveal, and let all cards change hands before anything else is looked at (GM-SCO-11)."""
    verdict = state.verdict or judge(state)
    state.verdict = verdict
    state.device.last = state.device.target
    portrait = PORTRAITS[state.device.target]
    state.reveal("revealed", portrait=portrait.id, name=portrait.name)
    _compare(state, verdict)
    state.tell("verdict", result=verdict.result, seat=verdict.winner, stopper=verdict.stopper, others=verdict.tied[1:])
    if state.off:
        _judge_gnome_off(state, verdict)
        carry_out(state, RESULTS["capped_tie"], NONE)
    else:
        carry_out(state, RESULTS[verdict.result], verdict.winner)
        _bench(state, verdict)
    state.stage = "reveal"


def _compare(state: GnomeMe, verdict: Verdict) -> None:
    """GM-STP-06: gnomes beside the portrait, for all to see."""
    if verdict.result in UNSEEN:
        return
    if state.terms.cooperative:
        state.reveal("team-compared", right=verdict.counts[0])
        return
    for seat, count in enumerate(verdict.counts):
        if count != NOT_COMPARED:
            state.players[seat].shown = ALL_SLOTS
            state.reveal("compared", seat=seat, right=count)


def judge(state: GnomeMe) -> Verdict:
    """How this round ended."""
    stopper = state.stopper
    if state.caller != NONE:
        return Verdict("coop_called" if state.terms.cooperative else "called", state.caller)
    if state.terms.calls and CALL_FOR[state.device.target] != NONE:
        return Verdict("spoiled", NONE, stopper)  # GM-FRC-10
    counts = _counts(state)
    mode = state.terms.mode
    if mode.need == "all_four":
        return _judge_team(state, counts)
    eligible = [seat for seat in state.active() if mode.eligible == "all" or state.complete(seat)]
    beaten = stopper != NONE and max(counts) > counts[stopper]
    if mode.lone_need == "all_four" and _is_alone(state):
        return _judge_alone(state, eligible, counts)
    return _judge_best(state, eligible, counts, beaten)


def _counts(state: GnomeMe) -> tuple[int, ...]:
    active = state.active()
    return tuple([right_parts(state, seat) if seat in active else NOT_COMPARED for seat in range(state.seats)])


def _judge_team(state: GnomeMe, counts: tuple[int, ...]) -> Verdict:
    """GM-COO-06: all four, or nothing."""
    return Verdict("coop_hit" if counts[0] == 4 else "coop_miss", NONE, state.stopper, (), counts[:1])


def _is_alone(state: GnomeMe) -> bool:
    return not state.off and sum([player.plays for player in state.players]) == 1


def _judge_alone(state: GnomeMe, eligible: list[Seat], counts: tuple[int, ...]) -> Verdict:
    """GM-ALL-17: alone in the round one needs all four parts, or at least a whole gnome."""
    wins = [seat for seat in eligible if counts[seat] == 4 or not state.terms.lone_perfect]
    if not wins:
        return Verdict("lone_miss", NONE, state.stopper, (), counts)
    return Verdict("sole_best", wins[0], state.stopper, (wins[0],), counts)


def _judge_best(state: GnomeMe, eligible: list[Seat], counts: tuple[int, ...], beaten: bool) -> Verdict:
    """GM-SCO-01 to GM-SCO-04, GM-SCO-09, GM-SCO-10: the most right parts; ties by who stopped."""
    stopper = state.stopper
    best = max([counts[seat] for seat in eligible], default=NOT_COMPARED)
    if best == 0 and not state.terms.zero_wins:
        return Verdict("nothing_right", NONE, stopper, (), counts, beaten)
    order = state.seats_from((stopper + 1) % state.seats)
    tied = tuple([seat for seat in order if seat in eligible and counts[seat] == best])
    if len(tied) == 1:
        return Verdict("capped_sole" if stopper == NONE else "sole_best", tied[0], stopper, tied, counts, beaten)
    if stopper in tied:
        return Verdict("tie_with_stopper", stopper, stopper, (stopper,), counts, beaten)
    if stopper == NONE or not tied:
        return Verdict("capped_tie", NONE, stopper, (), counts, beaten)
    return Verdict("tie_without_stopper", tied[0], stopper, tied, counts, beaten)


def _bench(state: GnomeMe, verdict: Verdict) -> None:
    """GM-ALL-14, GM-ALL-16: a hasty stopper sits out the next round."""
    if state.terms.mode.sits_out and verdict.beaten:
        state.players[verdict.stopper].bench_next = True
        state.tell("sits-out", seat=verdict.stopper)


def _judge_gnome_off(state: GnomeMe, verdict: Verdict) -> None:
    """GM-END-07: who wins the round wins the game, unless it was capped; a tie may leave fewer."""
    if verdict.result == "tie_without_stopper":
        state.off = tuple(sorted(verdict.tied))
    elif verdict.winner != NONE and verdict.result != "capped_sole":
        state.champions = (verdict.winner,)
