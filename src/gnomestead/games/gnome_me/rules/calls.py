"""GM-FRC: Flower! and the hand on the table, and the contest that follows a call or a stop."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.games.gnome_me.content import CALL_FOR, CALLS
from gnomestead.games.gnome_me.moves import CALL_WORDS, STOP, Pick
from gnomestead.games.gnome_me.rules.cards import carry_out
from gnomestead.games.gnome_me.rules.phase import Phase, earliest, pick, tell_glances
from gnomestead.games.gnome_me.rules.pool import next_grab, settle_grabs
from gnomestead.games.gnome_me.rules.stacks import put_all_down
from gnomestead.games.gnome_me.state import GnomeMe
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

_LEFT = tuple(tuple(word for word in CALL_WORDS if not used >> word.arg & 1) for used in range(4))


def call_words(state: GnomeMe, seat: Seat) -> tuple[Pick, ...]:
    """GM-FRC-05: one flower and one hand, each seat and round."""
    player = state.players[seat]
    return _LEFT[player.calls] if state.terms.calls and player.plays and not player.out else ()


def call(state: GnomeMe, seat: Seat, which: int) -> None:
    """GM-FRC-01 to GM-FRC-03: right calls race for the card, wrong ones cost one."""
    state.players[seat].calls |= 1 << which
    if CALL_FOR[state.device.target] == which:
        state.reveal("call-true", seat=seat, call=CALLS[which].id)
        _true_call(state, seat)
    else:
        state.reveal("call-false", seat=seat, call=CALLS[which].id)
        false_call(state, seat, which)
        if state.verdict is not None:
            end_race(state)


def _true_call(state: GnomeMe, seat: Seat) -> None:
    """GM-FRC-06, GM-FRC-11: the round freezes; in cooperative the card is won at once."""
    if state.terms.cooperative:
        put_all_down(state)
        state.caller = seat
        state.go("score")
        return
    top = state.top
    if isinstance(top, Contest):
        state.replace(Contest(top.due, top.stoppers, (*top.callers, seat), top.armed))
        return
    put_all_down(state)
    state.stage = "contest"
    state.replace(Contest(state.at + state.terms.window, (), (seat,), 0))


def false_call(state: GnomeMe, seat: Seat, which: int) -> None:
    """GM-FRC-03, GM-FRC-07, GM-FRC-11: settled at once; the round goes on if it can."""
    wrong = CALLS[which].on_false_cooperative if state.terms.cooperative else CALLS[which].on_false
    carry_out(state, wrong, seat)


def end_race(state: GnomeMe) -> None:
    """Nobody is left in the round, or the team has nothing to lose."""
    put_all_down(state)
    state.go("score")


class Contest(Phase):
    """CONTEST: for a tie window others may have been just as quick (GM-STP-05, GM-FRC-06, GM-FRC-08)."""

    __slots__ = ("armed", "callers", "due", "stoppers")

    def __init__(self, due: int, stoppers: tuple[Seat, ...], callers: tuple[Seat, ...], armed: int) -> None:
        self.due = due
        self.stoppers = stoppers
        self.callers = callers
        self.armed = armed
        """The seats whose Stop! was legal when the contest began, as bits."""

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        if seat in self.stoppers:
            return ()
        calls = call_words(state, seat)
        is_armed = self.armed >> seat & 1 == 1 and not state.players[seat].out and not self.callers
        return (STOP, *calls) if is_armed else calls

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        if move[0] is STOP:
            state.reveal("stop", seat=seat, at=state.at)
            state.replace(Contest(self.due, (*self.stoppers, seat), self.callers, self.armed))
        else:
            call(state, seat, pick(move[0]).arg)

    def deadline(self, state: GnomeMe) -> int | None:
        return earliest(self.due, next_grab(state), state.next_glance())

    def expire(self, state: GnomeMe) -> None:
        tell_glances(state)
        settle_grabs(state)
        if state.now >= self.due:
            self._close(state)

    def _close(self, state: GnomeMe) -> None:
        """The first in nose order has it: a true caller before any stopper."""
        callers = [seat for seat in state.nose() if seat in self.callers]
        stoppers = [seat for seat in state.nose() if seat in self.stoppers]
        if callers:
            state.caller = callers[0]
        else:
            state.stopper = stoppers[0]
        level = callers or stoppers
        state.tell("contest-closed", seat=level[0], rivals=len(level) - 1, window=state.terms.window)
        state.go("grace" if state.terms.mode.grace and not callers else "score")

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-contest")

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        if thing == "stop":
            return Refusal(phrase("refuse-not-armed"), "GM-STP-05")
        return Refusal(phrase("refuse-frozen"), "GM-STP-03")


def open_contest(state: GnomeMe, seat: Seat, armed: int) -> None:
    """GM-STP-03, GM-STP-05: everything is frozen as of now; others may still have been as quick."""
    state.stage = "contest"
    state.replace(Contest(state.at + state.terms.window, (seat,), (), armed))
