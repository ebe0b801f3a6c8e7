"""Priority and windows: open casting, beats, joins, holds (rulebook 3.15, section 4)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnomes_wizards.content import ABILITIES, ANY, ATTACK, DICE, DICE_ENEMY, HOLDS, OWN_TURN
from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import (
    CAST,
    HOLD,
    LOWER,
    MUTE,
    PACT,
    PASS,
    PASS_ALL,
    RAISE,
    SETTINGS,
    HoldWord,
)
from gnomestead.games.gnomes_wizards.rules.casting import can_cast, cast_question, cast_words, read_cast
from gnomestead.games.gnomes_wizards.rules.effects import Batch, pay
from gnomestead.games.gnomes_wizards.rules.explain import halved_spell
from gnomestead.games.gnomes_wizards.rules.harm import is_eliminated
from gnomestead.games.gnomes_wizards.rules.pacts import (
    offer_question,
    pact_question,
    pact_words,
    settle_pact,
    with_chips,
)
from gnomestead.games.gnomes_wizards.rules.targets import Cast, castable
from gnomestead.games.gnomes_wizards.rules.units import are_allies, tile_at
from gnomestead.games.gnomes_wizards.rules.why import why_not_general
from gnomestead.games.gnomes_wizards.state import NOBODY, War
from gnomestead.kernel.events import audience
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase
from gnomestead.kernel.state import UNTIMED

TURN_START: Final = "turn_start"
FLIP: Final = "flip"
DICE_BEAT: Final = "dice"
ASSIGNED: Final = "assigned"
ATTACK_BEAT: Final = "attack"
STRUCK: Final = "struck"
ACT_END: Final = "act_end"
CALL: Final = "call"
TURN_END: Final = "turn_end"
OPEN: Final = "open"
"""No beat: casting is open, the game does not wait."""

_HOLD: Final = {hold.id: 1 << i for i, hold in enumerate(HOLDS)}
_ATTACK_OWN: Final = _HOLD["attack_own"]
_ATTACK_ALLY: Final = _HOLD["attack_ally"]
_ATTACK_ANSWERED: Final = _HOLD["attack_answered"]
_ATTACK_OTHER: Final = _HOLD["attack_other"]
_FLIP_OWN: Final = _HOLD["flip_own"]
_FLIP_OTHER: Final = _HOLD["flip_other"]
_JOIN_OWN: Final = _HOLD["join_own"]
_JOIN_OTHER: Final = _HOLD["join_other"]
_HAND: Final = 31
_UNASKED: Final = -1


def rank(state: War, seat: Seat) -> int:
    """GW-PRI-01: the current player's abilities first, then the others' in turn order."""
    return (seat - state.current) % state.seats


def windows_at(state: War, seat: Seat, beat: str) -> int:
    """Which abilities fit this moment: `any`, one's own turn, the declared attack, the final dice."""
    windows = ANY
    if seat == state.current:
        windows |= OWN_TURN if state.own_window else 0
        return windows | (DICE if beat == DICE_BEAT else ATTACK if beat == ATTACK_BEAT else 0)
    if beat == ATTACK_BEAT:
        return windows | ATTACK
    if beat == DICE_BEAT and not are_allies(state, seat, state.current):
        return windows | DICE_ENEMY
    return windows


def may_cast_now(state: War, seat: Seat) -> bool:
    """GW-CAST-02, GW-TIME-01: while a unit is in the middle of its movement only its allies may cast."""
    return not state.mid_move or are_allies(state, seat, state.acting // 7)


# Asides: what any seat may do beside the decision at hand ----------------------------------------


def asides(state: War, seat: Seat, windows: int, offers: bool, spent: tuple[Cast, ...] = ()) -> list[Word]:
    """`cast`, `pact` and `set`, where they lead somewhere."""
    words: list[Word] = []
    if windows and can_cast(state, seat, windows, spent):
        words.append(CAST)
    if state.with_pacts and pact_words(state, seat, (PACT,), offers):
        words.append(PACT)
    if not state.muted >> seat & 1 or setting_words(state, seat):
        words.append(SETTINGS)
    return words


def aside_question(state: War, seat: Seat, said: Move, windows: int, spent: tuple[Cast, ...] = ()) -> Phrase | None:
    """What is asked in the middle of an aside; None: these words are about something else."""
    first = said[0] if said else None
    if first is CAST:
        return cast_question(state, seat, said, windows, spent)
    if first is PACT:
        return pact_question(said)
    return phrase("prompt-settings") if first is SETTINGS else None


def setting_words(state: War, seat: Seat) -> list[Word]:
    """GW-TIME-08: flip a hold toggle, raise or lower a hand, pass all this turn.

    Each once a turn, so that records stay finite.
    """
    tuned = state.tuned[seat]
    words: list[Word] = [word for word in HOLD if not tuned >> word.hold & 1]
    if not tuned >> _HAND & 1:
        words.append(LOWER if state.raised >> seat & 1 else RAISE)
    if not state.muted >> seat & 1:
        words.append(MUTE)
    return words


def change_settings(state: War, seat: Seat, word: Word) -> None:
    """Private, so only this seat hears of it."""
    bit = 1 << seat
    if isinstance(word, HoldWord):
        state.tuned[seat] |= 1 << word.hold
        state.holds[seat] ^= 1 << word.hold
    elif word is MUTE:
        state.muted |= bit
    else:
        state.tuned[seat] |= 1 << _HAND
        state.raised ^= bit
    state.whisper(audience(seat), "settings", seat=seat, setting=word.text)


class HeardFrame(WarFrame):
    """A moment at which seats may cast and speak of pacts, whatever else they are asked."""

    __slots__ = ()

    def is_aside(self, state: War, word: Word) -> bool:
        """Hold switches, and passing for a whole turn, are no answers to a moment."""
        return word is SETTINGS or word is PASS_ALL

    def describe(self, state: War, seat: Seat, said: Move, word: Word) -> Choice:
        choice = super().describe(state, seat, said, word)
        return with_chips(state, seat, said, word, choice.warned(halved_spell(state, said, word)))


class OpenFrame(HeardFrame):
    """GW-TIME-01: a decision of one seat; the others may cast meanwhile without the game waiting for them."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.seat,)

    def beat(self) -> str:
        """The beat this decision belongs to, if any."""
        return OPEN

    def answers(self, state: War) -> list[Word]:
        """The decision's own options."""
        return []

    def more(self, state: War, said: Move) -> Sequence[Word]:
        """The decision's own next words."""
        return ()

    def decide(self, state: War, move: Move) -> None:
        """The decision is made."""

    def question(self, state: War, said: Move) -> Phrase:
        """What the deciding seat is asked after these words."""
        return phrase("prompt-choose")

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        aside = aside_question(state, seat, said, self.windows(state, seat))
        if aside is not None:
            return aside
        if seat == self.seat:
            return self.question(state, said)
        return offer_question(state, seat) or phrase("prompt-watch", seat=self.seat)

    def windows(self, state: War, seat: Seat) -> int:
        """What this seat may cast here; 0: nothing."""
        return windows_at(state, seat, self.beat()) if may_cast_now(state, seat) else 0

    def options(self, state: War, seat: Seat, said: Move) -> Sequence[Word]:
        if not said:
            menu = self.answers(state) if seat == self.seat else []
            if not is_eliminated(state, seat):
                menu += asides(state, seat, self.windows(state, seat), True)
            return menu
        first = said[0]
        if first is CAST:
            return cast_words(state, seat, said, self.windows(state, seat))
        if first is PACT:
            return pact_words(state, seat, said, True)
        return setting_words(state, seat) if first is SETTINGS else self.more(state, said)

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        first = move[0]
        if first is SETTINGS:
            return change_settings(state, seat, move[1])
        if first is PACT:
            return settle_pact(state, seat, move)
        if first is CAST:
            return cast_openly(state, read_cast(state, seat, move, self.windows(state, seat)), self.beat())
        self.decide(state, move)

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        return why_not_general(state, seat, thing)


def cast_openly(state: War, cast: Cast, beat: str) -> None:
    """GW-TIME-02, GW-TIME-06: the current player's cast is a batch of its own; others' are announced first."""
    pay(state, cast)
    if state.acting != NOBODY and are_allies(state, cast.seat, state.acting // 7):
        state.mid_move = False
    if cast.seat == state.current:
        if state.acting != NOBODY:
            state.push(Beat(STRUCK))
        state.push(Batch((cast,)))
    else:
        state.push(Join(beat, (cast,)))


# Beats -------------------------------------------------------------------------------------------

_WANTED: Final = {
    beat: sum([1 << i for i, hold in enumerate(HOLDS) if hold.beat == beat])
    for beat in (TURN_START, FLIP, DICE_BEAT, ASSIGNED, ATTACK_BEAT, STRUCK, ACT_END, CALL, TURN_END)
}
"""By beat: the hold toggles that speak of it."""


def open_beat(state: War, beat: str, subject: int = -1) -> None:
    """The game waits here, if anybody wants to be asked at this beat at all."""
    wanted = _WANTED[beat]
    if state.raised or any(holds & wanted for holds in state.holds):
        state.push(Beat(beat, subject))


def asked_in_beat(state: War, beat: str, subject: int, again: bool) -> int:
    """GW-TIME-03: the seats that may have something and want to be asked, as bits."""
    asked = 0
    for seat in range(state.seats):
        wants = state.raised >> seat & 1 or _holds(state, seat, beat, subject, again)
        if wants and not state.muted >> seat & 1 and may_have_something(state, seat, beat):
            asked |= 1 << seat
    return asked


def may_have_something(state: War, seat: Seat, beat: str) -> bool:
    """GW-TIME-03a, judged by what everybody sees: a castable full ability, or any hidden scroll."""
    if is_eliminated(state, seat):
        return False
    return bool(state.hands[seat]) or can_cast(state, seat, windows_at(state, seat, beat))


def _holds(state: War, seat: Seat, beat: str, subject: int, again: bool) -> bool:
    """GW-TIME-08: whether a hold toggle of this seat applies to this beat."""
    holds = state.holds[seat]
    if beat == ATTACK_BEAT:
        return holds & _attack_hold(state, seat, again) != 0
    if beat == FLIP:
        mine = state.here[subject] >> seat * 7 & 0x7F
        return holds & (_FLIP_OWN if mine else _FLIP_OTHER) != 0
    wanted = holds & _WANTED[beat] != 0
    if beat == STRUCK:
        return wanted
    if beat == DICE_BEAT and seat == state.current:
        return again and any(ABILITIES[cast.ability].window == DICE for cast in castable(state, seat, DICE))
    if beat in (ACT_END, CALL):
        return wanted and not are_allies(state, seat, state.current)
    return wanted and seat != state.current


def _attack_hold(state: War, seat: Seat, again: bool) -> int:
    blow = state.blow
    assert blow is not None
    owner = blow.target // 7
    if owner == seat:
        return _ATTACK_OWN
    if are_allies(state, owner, seat):
        return _ATTACK_ALLY
    return _ATTACK_ANSWERED if again and blow.attacker // 7 == seat else _ATTACK_OTHER


class Beat(HeardFrame):
    """GW-TIME-04, GW-TIME-07: the game waits while the asked seats answer, unseen by each other."""

    __slots__ = ("again", "asked", "beat", "casts", "since", "subject", "waited")

    def __init__(
        self,
        beat: str,
        subject: int = -1,
        again: bool = False,
        asked: int = _UNASKED,
        casts: tuple[Cast, ...] = (),
        since: int = 0,
    ) -> None:
        self.beat = beat
        self.subject = subject
        self.again = again
        """It has opened again, because something was cast."""
        self.asked = asked
        self.casts = casts
        """Sealed answers."""
        self.since = since
        self.waited = False

    def with_answers(self, asked: int, casts: tuple[Cast, ...]) -> Beat:
        """The same beat with other seats to wait for and other sealed casts."""
        beat = Beat(self.beat, self.subject, self.again, asked, casts, self.since)
        beat.waited = True
        return beat

    def who(self, state: War) -> int:
        """The seats to ask, as bits."""
        return asked_in_beat(state, self.beat, self.subject, self.again)

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(state.seats) if self.asked >> seat & 1])

    def awaited(self, state: War) -> tuple[Seat, ...]:
        """GW-TIME-09: the table only says that it waits for reactions, not for whose."""
        return tuple([seat for seat in range(state.seats) if not is_eliminated(state, seat)])

    def settle(self, state: War) -> bool:
        if self.asked == _UNASKED:
            self._open(state)
        elif self.asked:
            return False
        else:
            self.close(state)
        return True

    def _open(self, state: War) -> None:
        asked = self.who(state)
        if not asked:  # GW-TIME-03: it passes at once
            return self.close(state)
        state.raised &= ~asked
        opened = self.with_answers(asked, self.casts)
        opened.since = state.now
        state.replace(opened)

    def close(self, state: War) -> None:
        """All have passed: reveal the casts as one batch; after it the beat opens again."""
        if not self.casts:
            self.end(state)
            return state.pop()
        self.end(state)
        state.replace(Beat(self.beat, self.subject, True))
        for cast in self.casts:
            pay(state, cast)
        state.push(Join(self.beat, self.casts))

    def end(self, state: War) -> None:
        """That nobody is waited for any more is news, if anybody was."""
        if self.waited:
            state.reveal("beat_over", beat=self.beat, join=isinstance(self, Join), quicker=len(self.casts))

    def spent(self, seat: Seat) -> tuple[Cast, ...]:
        """What this seat has sealed already."""
        return tuple([cast for cast in self.casts if cast.seat == seat])

    def options(self, state: War, seat: Seat, said: Move) -> Sequence[Word]:
        asked = self.asked >> seat & 1 == 1
        windows = windows_at(state, seat, self.beat) if asked else 0
        if not said:
            menu: list[Word] = [PASS, PASS_ALL] if asked else []
            if not is_eliminated(state, seat):
                menu += asides(state, seat, windows, False, self.spent(seat))
            return menu
        if said[0] is CAST:
            return cast_words(state, seat, said, windows, self.spent(seat))
        return pact_words(state, seat, said, False) if said[0] is PACT else setting_words(state, seat)

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        first = move[0]
        if first is SETTINGS:
            return change_settings(state, seat, move[1])
        if first is PACT:
            return settle_pact(state, seat, move)
        if first is CAST:
            cast = read_cast(state, seat, move, windows_at(state, seat, self.beat), self.spent(seat))
            state.whisper(audience(seat), "sealed", seat=seat, ability=ABILITIES[cast.ability].id)
            return state.replace(self.with_answers(self.asked, (*self.casts, cast)))
        state.muted |= 1 << seat if first is PASS_ALL else 0
        state.replace(self.with_answers(self.asked & ~(1 << seat), self.casts))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        aside = aside_question(state, seat, said, windows_at(state, seat, self.beat), self.spent(seat))
        if aside is not None:
            return aside
        if self.asked >> seat & 1:
            return self.question(state)
        return offer_question(state, seat) or phrase("prompt-reactions")

    def question(self, state: War) -> Phrase:
        """What the asked seats could answer to."""
        if self.beat == ATTACK_BEAT and state.blow is not None:
            blow = state.blow
            return phrase("prompt-attacked", by=state.unit_id(blow.attacker), target=state.unit_id(blow.target))
        if self.beat == FLIP:
            return phrase("prompt-react-flip", tile=tile_at(state, self.subject))
        return phrase("prompt-react-" + self.beat)

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        if not self.asked >> seat & 1:
            return Refusal(phrase("prompt-reactions"), "GW-TIME-04")
        return why_not_general(state, seat, thing)

    def redrawn(self, state: War, seat: Seat | None, rng: random.Random) -> Beat:
        """Of the others who may have something, some have answered; somebody is still to answer."""
        asked = self.asked & 1 << seat if seat is not None else 0
        others = [o for o in range(state.seats) if o != seat and may_have_something(state, o, self.beat)]
        for other in others:
            asked |= rng.getrandbits(1) << other
        if not asked and others:
            asked = 1 << rng.choice(others)
        return self.with_answers(asked, tuple([cast for cast in self.casts if cast.seat == seat]))

    def default(self, state: War, seat: Seat) -> str:
        return PASS.text if self.asked >> seat & 1 else ""

    def deadline(self, state: War) -> int | None:
        seconds = int(state.setup["reaction_seconds"])
        return self.since + seconds * 1000 if seconds and state.now != UNTIMED else None

    def expire(self, state: War) -> None:
        """GW-TIME-04: the clock passes for the silent seats."""
        state.replace(self.with_answers(0, self.casts))


class Join(Beat):
    """GW-TIME-05: before others' casts resolve, seats that outrank one of the casters may add theirs, once."""

    __slots__ = ("pending",)

    def __init__(
        self,
        beat: str,
        pending: tuple[Cast, ...],
        asked: int = _UNASKED,
        casts: tuple[Cast, ...] = (),
        since: int = 0,
    ) -> None:
        super().__init__(beat, -1, False, asked, casts, since)
        self.pending = pending

    def with_answers(self, asked: int, casts: tuple[Cast, ...]) -> Beat:
        join = Join(self.beat, self.pending, asked, casts, self.since)
        join.waited = True
        return join

    def who(self, state: War) -> int:
        lowest = max([rank(state, cast.seat) for cast in self.pending])
        asked = 0
        for seat in range(state.seats):
            if rank(state, seat) >= lowest or state.muted >> seat & 1:
                continue
            concerned = seat == state.current or any(_names(cast, seat) for cast in self.pending)
            wants = state.raised >> seat & 1 or state.holds[seat] & (_JOIN_OWN if concerned else _JOIN_OTHER)
            if wants and may_have_something(state, seat, self.beat):
                asked |= 1 << seat
        return asked

    def close(self, state: War) -> None:
        self.end(state)
        for cast in self.casts:
            pay(state, cast)
        batch = sorted((*self.pending, *self.casts), key=lambda cast: rank(state, cast.seat))
        state.replace(Batch(tuple(batch)))

    def question(self, state: War) -> Phrase:
        cast = self.pending[0]
        more = len(self.pending) - 1
        return phrase("prompt-react-join", seat=cast.seat, ability=ABILITIES[cast.ability].id, more=more)


def _names(cast: Cast, seat: Seat) -> bool:
    """Whether an announced ability names a unit or hand of this seat."""
    for target, chosen in zip(ABILITIES[cast.ability].targets, cast.targets, strict=True):
        if target.who == "seat_enemy":
            if seat in chosen:
                return True
        elif target.who != "tile" and any(unit // 7 == seat for unit in chosen):
            return True
    return False
