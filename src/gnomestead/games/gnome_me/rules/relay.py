"""GM-REL: one after the other on the same portrait; then all runs are merged into one race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnome_me.content import CALL_FOR, CALLS, CLOCKS, ROLL_MS
from gnomestead.games.gnome_me.moves import BY_TEXT, CALL_WORDS, DONE, RUN, STOP, Pick
from gnomestead.games.gnome_me.rules.assemble import DEEDS, Assemble, begin_assembling, may_stop_now, stack_words
from gnomestead.games.gnome_me.rules.calls import call_words, false_call
from gnomestead.games.gnome_me.rules.device import CALLS as CALLS_STEP
from gnomestead.games.gnome_me.rules.device import HIDE, STRIKE, Spin
from gnomestead.games.gnome_me.rules.phase import Phase, earliest, miss, pick, tell_glances
from gnomestead.games.gnome_me.rules.stacks import held_long_enough, put_down
from gnomestead.games.gnome_me.rules.team import run_out
from gnomestead.games.gnome_me.state import LONG_AGO, NONE, GnomeMe, Relay
from gnomestead.kernel.events import audience
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

MERGED: Final = frozenset(("stop", "call-true", "call-false", "lost", "team-lost", "out", "contest-closed", "capped"))
"""What is told of a merged race; who leafed where stays everybody's own."""


def _relay(state: GnomeMe) -> Relay:
    assert state.relay is not None, state.brief()
    return state.relay


def begin_runs(state: GnomeMe) -> None:
    """GM-REL-02: a round of runs, each seat once."""
    relay = _relay(state)
    relay.ran, relay.picks, relay.runner = (), [], NONE
    relay.hush, relay.longest = NONE, 0
    relay.kept = [tuple(gnome) for gnome in state.gnomes]
    state.push(Handover())


class Handover(Phase):
    """GM-REL-07: between runs nothing is shown but whose turn it is; any seat left may run."""

    __slots__ = ()

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        ran, active = _relay(state).ran, state.active()
        return tuple([seat for seat in active if seat not in ran])

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        return (RUN,) if seat in self.waiting(state) else ()

    def settle(self, state: GnomeMe) -> bool:
        if self.waiting(state):
            return False
        if state.terms.cooperative:
            _charge(state, fixed_cost(state) + _relay(state).longest)
            state.go("score")
        else:
            state.go("merge")
        return True

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        _relay(state).runner = seat
        state.device.released = state.at
        state.reveal("run", seat=seat)
        state.stage = "spin"
        state.replace(RunSpin(STRIKE))

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        left = self.waiting(state)
        return phrase("prompt-run", seat=next(other for other in state.nose() if other in left))

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        return Refusal(phrase("refuse-ran"), "GM-REL-02")


class RunSpin(Spin):
    """The runner's own turn of the device."""

    __slots__ = ()

    def opens(self) -> str:
        return "run"

    def at_step(self, step: int) -> Spin:
        return RunSpin(step)

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != _relay(state).runner or self.step <= CALLS_STEP:
            return ()
        return call_words(state, seat)

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        _run_call(state, seat, pick(move[0]))


def begin_run_assembling(state: GnomeMe) -> None:
    """The runner may begin."""
    state.push(Run(state.now + state.terms.cap))


class Run(Assemble):
    """One seat assembles alone against its own clock (GM-REL-02, GM-REL-03, GM-REL-06)."""

    __slots__ = ()

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != _relay(state).runner:
            return ()
        words = stack_words(state, seat)
        if state.terms.cooperative:
            words = (*[word for word in words if word is not STOP], DONE)
        return (*words, *call_words(state, seat))

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        word = pick(move[0])
        if word in CALL_WORDS:
            _run_call(state, seat, word)
            return
        if word is DONE:
            _done(state, seat)
            return
        _log(state, seat, word)
        if word is not STOP:
            DEEDS[word.text](state, seat, word)
        elif may_stop_now(state, seat):
            state.whisper(audience(seat), "run-stop", seat=seat)
            _end_run(state, state.at - state.shows_at)
        else:
            miss(state, seat, word, "GM-STP-02")

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        if not state.terms.cooperative:
            return super().prompt(state, seat, said)
        return phrase("prompt-team-beat" if state.players[seat].hand == NONE else "prompt-leaf")

    def _cut(self, state: GnomeMe) -> int | None:
        """When this run is cut off: by an earlier Stop!, or by an empty bank."""
        relay = _relay(state)
        if state.terms.cooperative:
            return state.opens_at + max(0, relay.bank - fixed_cost(state))
        return state.shows_at + relay.hush if state.terms.hush and relay.hush != NONE else None

    def deadline(self, state: GnomeMe) -> int | None:
        return earliest(self.cap, self._cut(state), state.next_glance())

    def expire(self, state: GnomeMe) -> None:
        tell_glances(state)
        cut = self._cut(state)
        if cut is not None and state.now >= cut:
            self._expire_cut(state)
        elif state.now >= self.cap:
            _end_run(state, NONE)

    def _expire_cut(self, state: GnomeMe) -> None:
        runner = _relay(state).runner
        if state.terms.cooperative:
            put_away(state, runner)
            _relay(state).bank = 0
            run_out(state)
        else:
            state.whisper(audience(runner), "hushed", seat=runner)
            _end_run(state, NONE)


def _log(state: GnomeMe, seat: Seat, word: Pick) -> None:
    _relay(state).picks.append((state.at - state.shows_at, seat, word.text))


def _run_call(state: GnomeMe, seat: Seat, word: Pick) -> None:
    """GM-REL-03, GM-REL-05: a true call ends the run; a false one says no, and is settled later."""
    player, which = state.players[seat], word.arg
    player.calls |= 1 << which
    is_true = CALL_FOR[state.device.target] == which
    if state.terms.cooperative:
        _team_call(state, seat, which, is_true)
        return
    _log(state, seat, word)
    if is_true:
        state.whisper(audience(seat), "call-true", seat=seat, call=CALLS[which].id)
        _end_run(state, state.at - state.shows_at)
        return
    state.whisper(audience(seat), "call-no", seat=seat, call=CALLS[which].id)
    if state.off or player.calls.bit_count() > len(player.trophies):
        _end_run(state, NONE)


def _team_call(state: GnomeMe, seat: Seat, which: int, is_true: bool) -> None:
    """GM-REL-06: a true call wins the round; the time charged ends at the call."""
    state.reveal("call-true" if is_true else "call-false", seat=seat, call=CALLS[which].id)
    if is_true:
        state.caller = seat
    else:
        false_call(state, seat, which)
    if is_true or state.verdict is not None:
        spent = state.at - state.device.released - ROLL_MS
        _charge(state, CLOCKS.load_ms + ROLL_MS + spent + CLOCKS.reveal_coop_ms)
        put_away(state, seat)
        state.go("score")


def _done(state: GnomeMe, seat: Seat) -> None:
    """GM-REL-06: this holder has set its stacks."""
    if not held_long_enough(state, state.players[seat]):
        miss(state, seat, DONE, "GM-ASM-11")
        return
    relay = _relay(state)
    relay.longest = max(relay.longest, state.at - state.opens_at)
    state.reveal("done", seat=seat)
    _end_run(state, NONE)


def _end_run(state: GnomeMe, ended: int) -> None:
    """GM-REL-03: the next one, please. `ended`: the run time of a stop or true call."""
    relay = _relay(state)
    seat = relay.runner
    put_away(state, seat)
    relay.ran = (*relay.ran, seat)
    if ended != NONE and (relay.hush == NONE or ended < relay.hush):
        relay.hush = ended
    state.tell("run-over", seat=seat)
    state.stage = "runs"
    state.replace(Handover())


def put_away(state: GnomeMe, seat: Seat) -> None:
    """The hand is emptied and the device closed."""
    if state.players[seat].hand != NONE:
        put_down(state, seat)
    _relay(state).runner = NONE
    state.device.released = NONE


def fixed_cost(state: GnomeMe) -> int:
    """GM-REL-06: what a round takes off the bank before anybody assembles."""
    return CLOCKS.load_ms + ROLL_MS + 2 * state.terms.exposure + CLOCKS.reveal_coop_ms


def _charge(state: GnomeMe, spent: int) -> None:
    relay = _relay(state)
    relay.bank = max(0, relay.bank - spent)
    state.tell("charged", spent=spent, bank=relay.bank)


def merge(state: GnomeMe) -> None:
    """GM-REL-04: all picks in order of run time, then nose order, resolved like a live round with T_SHOW = 0."""
    relay, told, clock = _relay(state), len(state.events), state.now
    _rewind(state)
    nose = state.nose()
    for tau, seat, text in sorted(relay.picks, key=lambda pick: (pick[0], nose.index(pick[1]))):
        _let_pass(state, tau)
        if len(state.frames) == 1:
            break
        state.now = state.at = tau
        if BY_TEXT[text] in state.frames[-1].options(state, seat, ()):
            state.frames[-1].resolve(state, seat, (BY_TEXT[text],))
    _let_pass(state, state.terms.open_after_show + state.terms.cap + state.terms.window)
    state.now = state.at = clock
    state.device.released = NONE
    state.keep_events(told, MERGED)


def _rewind(state: GnomeMe) -> None:
    state.gnomes = [list(gnome) for gnome in _relay(state).kept]
    for player in state.players:
        player.touched = player.calls = 0
        player.flipped = LONG_AGO
        player.out = False
    state.device.released = -state.terms.show_after
    state.now = state.at = 0
    state.stage = "spin"
    state.push(Spin(CALLS_STEP if state.terms.calls else HIDE))


def _let_pass(state: GnomeMe, until: int) -> None:
    """Deadlines of the merged race, until it is decided."""
    while True:
        if len(state.frames) == 1:
            if state.stage != "assemble":
                return
            begin_assembling(state)
        due = state.frames[-1].deadline(state)
        if due is None or due > until:
            return
        state.now = state.at = due
        state.frames[-1].expire(state)
