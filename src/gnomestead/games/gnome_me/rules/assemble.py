"""GM-ASM and GM-STP: everybody rebuilds the gnome, until somebody shouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gnomestead.games.gnome_me.content import CLOCKS, SLOTS
from gnomestead.games.gnome_me.moves import (
    BACKS,
    DROP,
    FLIP_NEXT,
    FLIP_PREV,
    GRABS,
    PLACE,
    PUT,
    SAYS,
    STOP,
    TAKES,
    Pick,
)
from gnomestead.games.gnome_me.rules import pool, stacks
from gnomestead.games.gnome_me.rules.calls import call, call_words, open_contest
from gnomestead.games.gnome_me.rules.phase import Phase, earliest, miss, pick, tell_glances
from gnomestead.games.gnome_me.rules.team import call_out, call_out_prompt, call_out_words, time_is_up
from gnomestead.games.gnome_me.state import ALL_SLOTS, NONE, GnomeMe
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

Deed = Callable[[GnomeMe, Seat, Pick], None]


def begin_assembling(state: GnomeMe) -> None:
    """GM-ASM-01: from T_OPEN on, until the round is capped (GM-STP-07)."""
    state.push(Assemble(state.now + state.terms.cap))


def may_stop(state: GnomeMe, seat: Seat) -> bool:
    """GM-STP-02, GM-COO-05, GM-ALL-10: whether this seat could shout, the clock aside."""
    player = state.players[seat]
    arming = state.terms.arming
    if not player.plays or player.out:
        return False
    if arming == "gnome_complete":
        return player.held == NONE and player.reach == NONE and state.complete(seat)
    return arming != "touch_all" or player.touched == ALL_SLOTS


def may_stop_now(state: GnomeMe, seat: Seat) -> bool:
    """GM-STP-02: and whether it may at this very moment."""
    if not may_stop(state, seat):
        return False
    if state.terms.arming == "touch_all":
        return stacks.held_long_enough(state, state.players[seat])
    return state.terms.arming != "floor" or state.at >= state.opens_at + CLOCKS.stop_floor_ms


def stop(state: GnomeMe, seat: Seat, word: Pick) -> None:
    """GM-STP-01, GM-STP-03: everybody stops; the table is frozen as it is now."""
    if not may_stop_now(state, seat):
        return miss(state, seat, word, "GM-ASM-11" if state.terms.arming == "touch_all" else "GM-STP-02")
    armed = sum(1 << other for other in range(state.seats) if may_stop_now(state, other))
    state.reveal("stop", seat=seat, at=state.at)
    stacks.put_all_down(state)
    if not state.terms.cooperative:
        return open_contest(state, seat, armed)
    state.stopper = seat  # GM-COO-05: it counts at once
    return state.go("score")


def _call(state: GnomeMe, seat: Seat, word: Pick) -> None:
    call(state, seat, word.arg)


DEEDS: Final[dict[str, Deed]] = {
    **{word.text: stacks.take for word in TAKES},
    **{word.text: pool.grab for word in GRABS},
    **{word.text: pool.give_back for word in BACKS},
    FLIP_NEXT.text: stacks.flip,
    FLIP_PREV.text: stacks.flip,
    PUT.text: stacks.put,
    PLACE.text: pool.place,
    DROP.text: pool.drop,
    STOP.text: stop,
    "flower": _call,
    "hand": _call,
}

OWN_DEEDS: Final = frozenset(word.text for word in (*TAKES, FLIP_NEXT, FLIP_PREV, PUT))

_LEAFING: Final = tuple((*(word for word in TAKES if word.arg != slot), FLIP_NEXT, FLIP_PREV, PUT) for slot in range(4))
_BASIC: Final[dict[tuple[int, bool], tuple[Word, ...]]] = {
    **{(slot, False): _LEAFING[slot] for slot in range(4)},
    **{(slot, True): (*_LEAFING[slot], STOP) for slot in range(4)},
    (NONE, False): TAKES,
    (NONE, True): (*TAKES, STOP),
}


def stack_words(state: GnomeMe, seat: Seat) -> tuple[Word, ...]:
    """What a seat with stacks may do, the clock aside."""
    words = _BASIC[state.players[seat].hand, may_stop(state, seat)]
    if not state.terms.cooperative:
        return words
    held = state.holders  # GM-COO-03: only the holder may take a stack
    return tuple([word for word in words if word not in TAKES or held[pick(word).arg] == seat])


class Assemble(Phase):
    """ASSEMBLE: all at once, until a stop, a true call, the cap or the end of the clock."""

    __slots__ = ("cap",)

    def __init__(self, cap: int) -> None:
        self.cap = cap

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        player = state.players[seat]
        if said:
            return call_out_words(said)
        if not player.plays or player.out:
            return ()
        terms = state.terms
        if terms.all_in:
            words: Sequence[Word] = pool.pool_words(state, seat)
            if may_stop(state, seat):
                words = [*words, STOP]
        else:
            words = stack_words(state, seat)
        if terms.calls:
            words = (*words, *call_words(state, seat))
        return (*words, *SAYS) if terms.callouts else words

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        if len(move) > 1:
            call_out(state, seat, move)
        else:
            DEEDS[move[0].text](state, seat, pick(move[0]))

    def is_own_affair(self, state: GnomeMe, seat: Seat, move: str) -> bool:
        """GM-TIM-13: one's own stacks are seen at once."""
        return not state.terms.all_in and move in OWN_DEEDS

    def deadline(self, state: GnomeMe) -> int | None:
        terms = state.terms
        if not (terms.all_in or terms.cooperative or terms.odd_looks):
            return self.cap
        return earliest(self.cap, state.clock_end, pool.next_grab(state), state.next_glance())

    def expire(self, state: GnomeMe) -> None:
        if time_is_up(state):
            return
        tell_glances(state)
        pool.settle_grabs(state)
        if state.now >= self.cap:
            state.tell("capped")
            stacks.put_all_down(state)
            state.go("score")

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        if said:
            return call_out_prompt(said)
        player, is_armed = state.players[seat], may_stop(state, seat)
        if state.terms.all_in:
            asked = "prompt-holding" if player.held != NONE else "prompt-complete" if is_armed else "prompt-gather"
        elif state.terms.cooperative:
            asked = "prompt-team" if player.hand == NONE else "prompt-team-leaf"
        elif player.hand == NONE:
            asked = "prompt-armed" if is_armed else "prompt-assemble"
        else:
            asked = "prompt-leaf-armed" if is_armed else "prompt-leaf"
        return phrase(asked)

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        player = state.players[seat]
        if player.benched:
            return Refusal(phrase("refuse-bench"), "GM-ALL-15")
        if player.out or not player.plays:
            return Refusal(phrase("refuse-out"), "GM-FRC-09" if player.out else "GM-END-07")
        if thing in ("flower", "hand"):
            return Refusal(phrase("refuse-called"), "GM-FRC-05" if state.terms.calls else "GM-FRC-12")
        if state.terms.all_in:
            return pool.why_not_reach(state, seat, thing)
        return _why_not_stack(state, seat, thing)


def _why_not_stack(state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
    player = state.players[seat]
    slot = thing.removeprefix("take:")
    if thing == "stop":
        left = 4 - player.touched.bit_count()
        return Refusal(phrase("refuse-not-touched", left=left), "GM-STP-02")
    if slot in SLOTS and state.terms.cooperative and state.holders[SLOTS.index(slot)] != seat:
        return Refusal(phrase("refuse-not-holder", seat=state.holders[SLOTS.index(slot)]), "GM-COO-03")
    if slot in SLOTS:
        return Refusal(phrase("refuse-in-hand"), "GM-ASM-05")
    if thing in ("put", "flip:next", "flip:prev"):
        return Refusal(phrase("refuse-nothing-in-hand"), "GM-ASM-02")
    return None
