"""GM-BEA: no clock at all: everybody looks once, then one action each a beat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnome_me.content import CALL_FOR, CALLS, ID_CARDS, PARTS, SLOTS
from gnomestead.games.gnome_me.moves import (
    BACKS,
    BEAT_GRABS,
    BEAT_PART_BY_TEXT,
    BEAT_PARTS,
    BEAT_SETS,
    BY_TEXT,
    CALL_WORDS,
    DONE,
    LOOK,
    PASS,
    STOP,
    Pick,
)
from gnomestead.games.gnome_me.rules import pool
from gnomestead.games.gnome_me.rules.calls import call, call_words, false_call
from gnomestead.games.gnome_me.rules.phase import Phase, pick
from gnomestead.games.gnome_me.rules.stacks import bring_up
from gnomestead.games.gnome_me.state import NONE, GnomeMe
from gnomestead.kernel.events import audience
from gnomestead.kernel.moves import Move, Seat, Word, notation
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

STOP_FROM: Final = 4
LAST_BEAT: Final = 12


def begin_looks(state: GnomeMe) -> None:
    """GM-BEA-01: each seat lets the device turn for itself, when it likes."""
    state.push(Looks())


class Looks(Phase):
    """LOOK: a private turn for each; when all have looked, the beats begin."""

    __slots__ = ()

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return tuple([seat for seat in state.active() if state.players[seat].look == NONE])

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        player = state.players[seat]
        return (LOOK,) if player.plays and player.look == NONE else ()

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        state.players[seat].look = state.at
        state.reveal("looks", seat=seat)

    def settle(self, state: GnomeMe) -> bool:
        if self.waiting(state) or self.deadline(state) is not None:
            return False
        state.go("beats")
        return True

    def deadline(self, state: GnomeMe) -> int | None:
        edges = [edge for seat in state.active() for edge in state.sight(seat) if edge > state.now]
        return min(edges, default=None)

    def expire(self, state: GnomeMe) -> None:
        """The portrait appears, or is gone: news to whoever looks."""
        for seat in state.active():
            begin, end = state.sight(seat)
            if state.now == begin:
                state.whisper(audience(seat), "shown", exposure=end - begin)
            elif state.now == end:
                state.tell("looked", seat=seat)

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-look")

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        return Refusal(phrase("refuse-looked"), "GM-BEA-01")


def begin_beats(state: GnomeMe) -> None:
    """GM-BEA-02, GM-BEA-05: beats for all, or the team at its own pace."""
    for player in state.players:
        player.ready = False
    state.push(TeamBeat() if state.terms.cooperative else Beat(1, ("",) * state.seats))


class Beat(Phase):
    """One beat: everybody chooses in secret, then all happens at once."""

    __slots__ = ("choices", "number")

    def __init__(self, number: int, choices: tuple[str, ...]) -> None:
        self.number = number
        self.choices = choices
        """What each seat has chosen so far; empty: nothing yet."""

    def imagined(self, state: GnomeMe, seat: Seat | None, rng: random.Random) -> Beat:
        choices = [
            choice if owner == seat or not choice else self._any_choice(state, owner, rng)
            for owner, choice in enumerate(self.choices)
        ]
        return Beat(self.number, tuple(choices))

    def _any_choice(self, state: GnomeMe, seat: Seat, rng: random.Random) -> str:
        word = rng.choice(self.options(state, seat, ()))
        return notation((word,) if word.ends else (word, rng.choice(self.options(state, seat, (word,)))))

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return tuple([seat for seat in state.active() if not self.choices[seat]])

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        player = state.players[seat]
        if not player.plays or player.out:
            return ()
        if said:
            return _parts(state, pick(said[0]))
        return [*self._actions(state, seat), PASS, *call_words(state, seat), *self._stop(state, seat)]

    def _actions(self, state: GnomeMe, seat: Seat) -> list[Pick]:
        if not state.terms.all_in:
            return list(BEAT_SETS)
        kinds = {pool.slot_of(card) for card in pool.in_the_middle(state)}
        placed = state.players[seat].placed
        return [word for word in BEAT_GRABS if word.arg in kinds] + [word for word in BACKS if placed[word.arg] != NONE]

    def _stop(self, state: GnomeMe, seat: Seat) -> Sequence[Word]:
        if state.terms.all_in:
            return (STOP,) if state.complete(seat) else ()
        return (STOP,) if self.number >= STOP_FROM else ()

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        choices = list(self.choices)
        choices[seat] = notation(move)
        state.whisper(audience(seat), "chosen", seat=seat)
        state.replace(Beat(self.number, tuple(choices)))

    def settle(self, state: GnomeMe) -> bool:
        if self.waiting(state):
            return False
        self._happen(state)
        return True

    def _happen(self, state: GnomeMe) -> None:
        """GM-BEA-04: calls, then returns, then sets and grabs, then stops; conflicts by the order of the beat.

        That it happens tells everybody what the others chose, also where nothing is seen to change.
        """
        state.reveal("beat", number=self.number)
        order = self._order(state)
        chosen = [(seat, self.choices[seat].split()) for seat in order if self.choices[seat]]
        if _calls(state, chosen):
            return
        _returns(state, chosen)
        if state.terms.all_in:
            _grabs(state, chosen)
        else:
            _sets(state, chosen)
        self._close(state, [seat for seat, words in chosen if words[0] == STOP.text])

    def _order(self, state: GnomeMe) -> list[Seat]:
        nose = state.nose()
        turned = (self.number - 1) % len(nose)
        return nose[turned:] + nose[:turned]

    def _close(self, state: GnomeMe, stoppers: list[Seat]) -> None:
        if stoppers:
            state.stopper = stoppers[0]
            state.reveal("stop", seat=stoppers[0])
            state.go("score")
        elif self.number >= LAST_BEAT:
            state.tell("capped")  # GM-BEA-06
            state.go("score")
        else:
            state.replace(Beat(self.number + 1, ("",) * state.seats))

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        if not said:
            return phrase("prompt-beat", number=self.number)
        return phrase("prompt-grab" if state.terms.all_in else "prompt-set", slot=SLOTS[pick(said[0]).arg])

    def default(self, state: GnomeMe, seat: Seat) -> str:
        return PASS.text

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        if state.players[seat].out:
            return Refusal(phrase("refuse-out"), "GM-FRC-09")
        if thing == "stop" and not state.terms.all_in:
            return Refusal(phrase("refuse-beat-stop", number=STOP_FROM), "GM-BEA-02")
        if thing == "stop":
            return Refusal(phrase("refuse-incomplete-gnome"), "GM-ALL-10")
        return None


def _parts(state: GnomeMe, slot: Pick) -> Sequence[Word]:
    parts = BEAT_PARTS[4 * slot.arg : 4 * slot.arg + 4]
    if not state.terms.all_in:
        return parts
    kinds = {card % 16 for card in pool.in_the_middle(state)}
    return [word for word in parts if 4 * slot.arg + word.arg in kinds]


def _calls(state: GnomeMe, chosen: list[tuple[Seat, list[str]]]) -> bool:
    """True when a call has ended the round."""
    for seat, words in chosen:
        if words[0] not in ("flower", "hand"):
            continue
        which = BY_TEXT[words[0]].arg
        state.players[seat].calls |= 1 << which
        is_true = CALL_FOR[state.device.target] == which
        state.reveal("call-true" if is_true else "call-false", seat=seat, call=CALLS[which].id)
        if not is_true:
            false_call(state, seat, which)
        elif state.caller == NONE:
            state.caller = seat
    if state.caller == NONE and state.verdict is None:
        return False
    if state.caller != NONE:
        state.verdict = None
    state.go("score")
    return True


def _returns(state: GnomeMe, chosen: list[tuple[Seat, list[str]]]) -> None:
    for seat, words in chosen:
        if words[0].startswith("back:"):
            pool.give_back(state, seat, BY_TEXT[words[0]])


def _sets(state: GnomeMe, chosen: list[tuple[Seat, list[str]]]) -> None:
    for seat, words in chosen:
        if len(words) == 2:
            slot, part = BY_TEXT[words[0]].arg, BEAT_PART_BY_TEXT[words[1]].arg
            bring_up(state, seat, slot, part)
            _tell_set(state, seat, slot, part)


def _tell_set(state: GnomeMe, seat: Seat, slot: int, part: int) -> None:
    name = PARTS[4 * slot + part].id
    if state.terms.open_tables or state.terms.cooperative:
        state.reveal("set", seat=seat, part=name)
    else:
        state.confide(audience(seat), "put", {"part": name}, seat=seat, slot=SLOTS[slot])


def _grabs(state: GnomeMe, chosen: list[tuple[Seat, list[str]]]) -> None:
    """GM-BEA-03: as long as there are copies; what a card replaces goes back after all grabs."""
    middle = pool.in_the_middle(state)
    for seat, words in chosen:
        if len(words) != 2:
            continue
        slot, part = BY_TEXT[words[0]].arg, BEAT_PART_BY_TEXT[words[1]].arg
        copies = [card for card in middle if card % 16 == 4 * slot + part]
        if copies:
            middle.remove(copies[0])
            state.players[seat].placed[slot] = copies[0]
            state.reveal("placed", seat=seat, card=ID_CARDS[copies[0]].id)
        else:
            state.reveal("too-few", seat=seat, part=words[1])


class TeamBeat(Phase):
    """GM-BEA-05: each holder sets its stacks as often as it likes, then is done."""

    __slots__ = ()

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return tuple([seat for seat, player in enumerate(state.players) if not player.ready])

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        if said:
            return _parts(state, pick(said[0]))
        calls = call_words(state, seat)
        if state.players[seat].ready:
            return calls
        return [*(word for word in BEAT_SETS if state.holders[word.arg] == seat), DONE, *calls]

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        word = pick(move[0])
        if word in CALL_WORDS:
            call(state, seat, word.arg)
        elif word is DONE:
            state.players[seat].ready = True
            state.reveal("done", seat=seat)
        else:
            part = pick(move[1]).arg
            bring_up(state, seat, word.arg, part)
            _tell_set(state, seat, word.arg, part)

    def settle(self, state: GnomeMe) -> bool:
        if self.waiting(state):
            return False
        state.go("score")
        return True

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-set", slot=SLOTS[pick(said[0]).arg]) if said else phrase("prompt-team-beat")

    def default(self, state: GnomeMe, seat: Seat) -> str:
        return DONE.text if not state.players[seat].ready else ""

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        slot = thing.removeprefix("set:")
        if slot in SLOTS and state.holders[SLOTS.index(slot)] != seat:
            return Refusal(phrase("refuse-not-holder", seat=state.holders[SLOTS.index(slot)]), "GM-COO-03")
        return None
