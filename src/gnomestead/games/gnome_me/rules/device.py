"""GM-RND and GM-DEV: load the device, be ready, let the marble go, look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnome_me.content import CLOCKS, PORTRAITS, RAMP, ROLL_MS, SPREAD
from gnomestead.games.gnome_me.moves import READY, RELEASES
from gnomestead.games.gnome_me.rules.calls import call, call_words
from gnomestead.games.gnome_me.rules.cards import refill, void_round
from gnomestead.games.gnome_me.rules.phase import Phase, earliest, miss, pick, tell_glances
from gnomestead.games.gnome_me.rules.team import call_out, call_out_prompt, call_out_words, time_is_up
from gnomestead.games.gnome_me.state import LONG_AGO, NONE, GnomeMe
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

STRIKE: Final = 0
SHOW: Final = 1
CALLS: Final = 2
HALF: Final = 3
HIDE: Final = 4
OPEN: Final = 5
TOP_HEIGHT: Final = 10


def load(state: GnomeMe) -> None:
    """GM-RND-01, GM-RND-02: the next card goes in, its hidden side to the far side."""
    need = state.terms.need_cards
    refill(state, need)
    if len(state.deck) < need:
        return _end_short(state)
    _begin_round(state)
    device = state.device
    device.target = state.deck.pop() ^ 1
    if state.terms.twins:
        device.decoy = state.deck.pop()  # GM-TWI-02: its up side faces the players
        state.reveal(
            "loaded-twins", round=state.round, decoy=PORTRAITS[device.decoy].id, name=PORTRAITS[device.decoy].name
        )
    else:
        state.tell("loaded", round=state.round)
    if state.terms.all_in:
        _spread(state)
    if state.terms.live:
        state.push(Load(state.now + CLOCKS.load_ms))
    else:
        state.stage = "runs" if state.terms.relay else "looks"


def _end_short(state: GnomeMe) -> None:
    """GM-END-04, GM-COO-11: no cards, no round."""
    state.stage = "over" if state.terms.cooperative else "ending"


def _begin_round(state: GnomeMe) -> None:
    """A round begins with clean hands; stacks stay as they are (GM-RND-08)."""
    if not state.voided:
        state.round += 1
        for player in state.players:
            player.benched, player.bench_next = player.bench_next, False
    state.voided = False
    state.verdict = None
    state.stopper = state.caller = NONE
    state.grabs = []
    state.device.released = state.device.jam = state.device.height = state.device.last = NONE
    for seat, player in enumerate(state.players):
        player.plays = seat in state.off if state.off else not player.benched
        player.out = player.ready = False
        player.touched = player.calls = 0
        player.hand = player.held = player.reach = player.look = NONE
        player.flipped = LONG_AGO
        player.said = ()
        player.placed = [NONE, NONE, NONE, NONE]


def _spread(state: GnomeMe) -> None:
    """GM-ALL-01, GM-ALL-02: one set fewer than players, shuffled and laid out anew."""
    stream = state.chance.stream(f"layout.{state.loads}")
    state.loads += 1
    players = len(state.off) if state.off else state.seats
    cards = list(range(16 * (players - 1)))
    stream.shuffle(cards)
    state.layout = tuple(
        [
            (
                card,
                stream.pick(SPREAD.jitter_percent),
                stream.pick(SPREAD.jitter_percent),
                stream.pick(SPREAD.rotations),
            )
            for card in cards
        ]
    )
    state.reveal("spread", cards=len(cards))


class Load(Phase):
    """LOAD: the card is being put in."""

    __slots__ = ("due",)

    def __init__(self, due: int) -> None:
        self.due = due

    def is_between_races(self) -> bool:
        return True

    def deadline(self, state: GnomeMe) -> int | None:
        return earliest(self.due, state.clock_end)

    def expire(self, state: GnomeMe) -> None:
        if not time_is_up(state):
            state.go("ready")


def begin_ready(state: GnomeMe) -> None:
    """GM-RND-03, GM-RND-04: everybody must be ready; in cooperative only once."""
    if state.terms.mode.ready == "first_round" and state.clock_end != NONE:
        state.stage = "release"
        return
    for seat, player in enumerate(state.players):
        player.ready = not player.plays or state.terms.auto_ready[seat]
    state.push(Ready(state.now + CLOCKS.ready_timeout_ms if state.terms.hurries else None))


class Ready(Phase):
    """READY: the marble waits for everybody, but where the table is in a hurry not for ever."""

    __slots__ = ("due",)

    def __init__(self, due: int | None) -> None:
        self.due = due

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return tuple([seat for seat, player in enumerate(state.players) if not player.ready])

    def settle(self, state: GnomeMe) -> bool:
        if not all(player.ready for player in state.players):
            return False
        state.go("release")
        return True

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        return () if state.players[seat].ready else (READY,)

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        state.players[seat].ready = True
        state.reveal("ready", seat=seat)

    def is_between_races(self) -> bool:
        return True

    def deadline(self, state: GnomeMe) -> int | None:
        return self.due

    def expire(self, state: GnomeMe) -> None:
        for player in state.players:
            player.ready = True

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-ready-calls" if state.terms.calls else "prompt-ready")

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        if state.players[seat].benched:
            return Refusal(phrase("refuse-bench"), "GM-ALL-15")
        return Refusal(phrase("refuse-not-open"), "GM-ASM-01")


def begin_release(state: GnomeMe) -> None:
    """GM-RND-05, GM-DEV-08: the operator, the house hand, or nobody lets the marble go."""
    if state.terms.auto_release or state.device.streak >= RAMP.house_hand_after_misfires:
        if not state.terms.auto_release:
            state.tell("house-hand")
        release(state, TOP_HEIGHT)
        return
    patience = CLOCKS.release_timeout_coop_ms if state.terms.cooperative else CLOCKS.release_timeout_ms
    state.push(Release(state.now + patience if state.terms.hurries else None))


class Release(Phase):
    """RELEASE: the operator chooses a height."""

    __slots__ = ("due",)

    def __init__(self, due: int | None) -> None:
        self.due = due

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return (state.operator,)

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != state.operator:
            return ()
        return RELEASES[TOP_HEIGHT:] if state.terms.easy_release[seat] else RELEASES

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        state.pop()
        release(state, pick(move[0]).arg)

    def default(self, state: GnomeMe, seat: Seat) -> str:
        return RELEASES[TOP_HEIGHT].text

    def deadline(self, state: GnomeMe) -> int | None:
        return earliest(self.due, state.clock_end)

    def expire(self, state: GnomeMe) -> None:
        if not time_is_up(state):
            state.pop()
            release(state, TOP_HEIGHT)

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-release")

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        if thing == "device" or thing.startswith("release"):
            return Refusal(phrase("refuse-not-operator", seat=state.operator), "GM-RND-05")
        return Refusal(phrase("refuse-not-open"), "GM-ASM-01")


def release(state: GnomeMe, height: int) -> None:
    """GM-DEV-04, GM-DEV-05: two numbers are drawn, whatever comes of them; the clock of a team may start."""
    device = state.device
    device.released = state.now
    device.height = height
    stream = state.chance.stream(f"device.{device.releases}")
    device.releases += 1
    roll, angle = stream.below(1000), RAMP.stuck_angles_deg[stream.below(len(RAMP.stuck_angles_deg))]
    device.jam = angle if roll < state.misfire_chance(height) else NONE
    if state.terms.mode.runs_clock and state.terms.live and state.clock_end == NONE:
        state.clock_end = state.now + state.terms.coop_clock  # GM-COO-04
    state.reveal("released", seat=state.operator, height=height)
    state.stage = "spin"
    state.push(Spin(STRIKE))


class Spin(Phase):
    """ROLL and SPIN: the marble rolls, the device turns once, or sticks (GM-DEV-03, GM-DEV-09)."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step
        """The next thing to happen."""

    def _due(self, state: GnomeMe) -> int:
        terms, released = state.terms, state.device.released
        show = released + terms.show_after
        if self.step == STRIKE:
            return released + ROLL_MS
        if self.step == SHOW:
            return show
        if self.step == CALLS:
            return show + CLOCKS.react_floor_ms
        if self.step == HALF:
            return show + terms.exposure // 2
        return show + (terms.exposure if self.step == HIDE else terms.open_after_show)

    def deadline(self, state: GnomeMe) -> int | None:
        return earliest(self._due(state), state.clock_end, state.next_glance())

    def foretold(self, state: GnomeMe) -> int | None:
        """GM-TIM-12: the turn is fixed at its release, but not whether it sticks (GM-DEV-10) or time runs out first."""
        due = self.deadline(state)
        is_secret = self.step == HALF and due == self._due(state)
        return None if is_secret or due == state.clock_end else due

    def expire(self, state: GnomeMe) -> None:
        if time_is_up(state):
            return
        tell_glances(state)
        if state.now < self._due(state):
            return
        if self.step == HALF and state.device.jam != NONE:
            _stick(state)
        else:
            STEPS[self.step](state)
            self._go_on(state)

    def _go_on(self, state: GnomeMe) -> None:
        step = self.step + 1
        if step == CALLS and not state.terms.calls:
            step = HALF
        if step == HALF and state.terms.misfires == "off":
            step = HIDE
        if step > OPEN:
            state.go(self.opens())
        else:
            state.replace(self.at_step(step))

    def may_stick(self) -> bool:
        """Whether the device could still stop half-way."""
        return self.step <= HALF

    def opens(self) -> str:
        """What begins at T_OPEN."""
        return "assemble"

    def at_step(self, step: int) -> Spin:
        """This turn, a little later."""
        return Spin(step)

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        if said:
            return call_out_words(said)
        calls = call_words(state, seat) if self.step > CALLS else ()
        return (*calls, *call_out_words(said)) if state.terms.callouts and self.step > SHOW else calls

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        word = pick(move[0])
        if len(move) > 1:
            call_out(state, seat, move)
        elif state.device.jam != NONE:
            miss(state, seat, word, "GM-DEV-09")
        else:
            call(state, seat, word.arg)

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return call_out_prompt(said) if said else phrase("prompt-spin")

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        if thing in ("flower", "hand"):
            return Refusal(phrase("refuse-call-early"), "GM-FRC-04")
        return Refusal(phrase("refuse-not-open"), "GM-ASM-01")


def _strike(state: GnomeMe) -> None:
    state.tell("struck")


def _show(state: GnomeMe) -> None:
    """The portrait faces the players. The event is news, the picture is only ever in the view."""
    state.reveal("shown", exposure=state.terms.exposure)


def _open_calls(state: GnomeMe) -> None:
    """GM-FRC-04: from now on a call counts."""
    state.tell("calls-open")


def _pass_half(state: GnomeMe) -> None:
    """It has not stuck, which nobody knew before (GM-DEV-10)."""
    state.reveal("past-half")


def _hide(state: GnomeMe) -> None:
    state.device.streak = 0
    state.tell("hidden")


def _open(state: GnomeMe) -> None:
    """GM-ASM-01: all begin at the same time."""
    state.tell("opened")


STEPS: Final = (_strike, _show, _open_calls, _pass_half, _hide, _open)


def _stick(state: GnomeMe) -> None:
    """GM-DEV-09: everybody gets a long look, and nobody a card."""
    device = state.device
    device.streak += 1
    portrait = PORTRAITS[device.target]
    state.reveal("stuck", seat=state.operator, angle=device.jam, portrait=portrait.id, name=portrait.name)
    state.stage = "stuck"
    state.replace(Stuck(state.now + CLOCKS.stuck_ms))


class Stuck(Phase):
    """The device stands still half-way; then the card goes and another one comes (GM-DEV-06)."""

    __slots__ = ("due",)

    def __init__(self, due: int) -> None:
        self.due = due

    def deadline(self, state: GnomeMe) -> int | None:
        return earliest(self.due, state.clock_end)

    def expire(self, state: GnomeMe) -> None:
        if not time_is_up(state):
            void_round(state)

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        return Refusal(phrase("refuse-stuck"), "GM-DEV-09")
