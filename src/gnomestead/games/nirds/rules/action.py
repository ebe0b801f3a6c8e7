"""The Action Phase (NV-ACT), its windows (NV-INT), the Sneefle step before it (NV-SNF) and Dusk after it (NV-DSK)."""

from __future__ import annotations

from gnomestead.games.nirds.moves import (
    ATTACK,
    DONE,
    FACE,
    KEEP,
    PASS,
    RECRUIT,
    RESULT_END,
    SCIENCE,
    TACTIC,
    TURN_DIE,
    faces_said,
    value,
)
from gnomestead.games.nirds.rules import reasons, regrets
from gnomestead.games.nirds.rules.asking import ask_next
from gnomestead.games.nirds.rules.attack import begin, draft_attack, ready_troops
from gnomestead.games.nirds.rules.cards import NIRDS
from gnomestead.games.nirds.rules.dice import SIX, UNIT, distinct
from gnomestead.games.nirds.rules.market import can_recruit, draft_recruit, price, recruit, refill
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.rules.odds import attack_odds
from gnomestead.games.nirds.rules.science import draft_science, usable, use
from gnomestead.games.nirds.rules.tactics import draft_tactic, play, playable
from gnomestead.games.nirds.state import DUSK, NOBODY, Battle
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase


class SneefleStep(Moment):
    """NV-SNF-01, 02: after trading its Leader may turn one of the seat's dice a little."""

    __slots__ = ("reach", "seat")

    def __init__(self, seat: Seat, reach: int) -> None:
        self.seat = seat
        self.reach = reach

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: Battle, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return []
        if not said:
            return [TURN_DIE, KEEP] if state.armies[seat].unused else [KEEP]
        if said == (TURN_DIE,):
            return [FACE[face] for face in distinct(state.armies[seat].unused)]
        face = value(said[1])
        return [RESULT_END[new] for new in SIX if new != face and abs(new - face) <= self.reach]

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        state.pop()
        if move[0] is TURN_DIE:
            old, new = value(move[1]), value(move[2])
            state.armies[seat].unused += UNIT[new] - UNIT[old]
            state.tell("dice_changed", seat=seat, taken=(old,), faces=(new,), fresh=())

    def default(self, state: Battle, seat: Seat) -> str:
        return KEEP.text

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        return ask_next(said, self.options(state, seat, said)) if said else phrase("prompt-sneefle", reach=self.reach)


def sneefle(state: Battle) -> None:
    """NV-LDR-04: whoever has such a Leader, awake or asleep, is asked."""
    for seat, army in enumerate(state.armies):
        reach = sum([NIRDS[card].turn_die[state.leaders] for card in army.nirds])
        if reach and army.unused:
            state.push(SneefleStep(seat, reach))


class Action(Moment):
    """NV-ACT-01, 05: turns go clockwise from the First Player until all have passed."""

    __slots__ = ("last",)

    def __init__(self, last: Seat = NOBODY) -> None:
        self.last = last

    def settle(self, state: Battle) -> bool:
        if self.last != NOBODY:
            refill(state)
        following = state.first if self.last == NOBODY else (self.last + 1) % state.seats
        for seat in state.seats_from(following):
            if not state.armies[seat].passed:
                state.replace(Action(seat))
                state.push(Turn(seat))
                return True
        state.phase = DUSK
        state.tell("dusk")
        state.replace(Dusk(()))
        return True


class Turn(Moment):
    """Window W1: one action or a pass; meanwhile everybody may use Scientists and tactic cards."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
        if said:
            return self._draft(state, seat, said)
        menu: list[Word] = []
        mine = seat == self.seat
        if mine and ready_troops(state, seat):
            menu.append(ATTACK)
        if mine and can_recruit(state, seat):
            menu.append(RECRUIT)
        if usable(state, seat):
            menu.append(SCIENCE)
        if playable(state, seat):
            menu.append(TACTIC)
        if mine:
            menu.append(PASS)
        return tuple(menu)

    def _draft(self, state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
        verb = said[0]
        if verb is ATTACK:
            return draft_attack(state, seat, said)
        if verb is RECRUIT:
            return draft_recruit(state, seat, said)
        return draft_science(state, seat, said) if verb is SCIENCE else draft_tactic(state, seat, said)

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        verb = move[0]
        if verb is ATTACK:
            begin(state, seat, move)
        elif verb is RECRUIT:
            state.pop()
            recruit(state, seat, move)
        elif verb is SCIENCE:
            use(state, seat, move)
        elif verb is TACTIC:
            play(state, seat, move)
        else:
            state.pop()
            state.armies[seat].passed = True
            state.tell("passed", seat=seat)

    def default(self, state: Battle, seat: Seat) -> str:
        return PASS.text if seat == self.seat else ""

    def detail(self, state: Battle, seat: Seat, said: Move, word: Word) -> Phrase | None:
        if said == (RECRUIT,):
            return phrase("detail-price", price=price(state, seat, value(word)))
        if word is FULL_STOP and said[0] is ATTACK:
            return attack_odds(state, seat, value(said[1]), len(faces_said(said)))
        return None

    def warning(self, state: Battle, seat: Seat, said: Move, word: Word) -> Phrase | None:
        if word is PASS:
            return regrets.of_passing(state, seat, ready_troops(state, seat))
        if word is FULL_STOP and said[0] is RECRUIT:
            return regrets.of_paying(state, seat, value(said[1]), sum(faces_said(said)))
        return None

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        if not said:
            return phrase("prompt-turn" if seat == self.seat else "prompt-window", seat=self.seat)
        is_paying = said[0] is RECRUIT and len(said) > 1
        left = price(state, seat, value(said[1])) - sum(faces_said(said)) if is_paying else 0
        return ask_next(said, self.options(state, seat, said), max(left, 0))

    def why_not(self, state: Battle, seat: Seat, thing: str) -> Refusal | None:
        return reasons.in_turn(state, seat, self.seat, thing)


class Dusk(Moment):
    """NV-DSK-01, window W3: the last moment for tactic cards; seats with nothing to play are done."""

    __slots__ = ("done",)

    def __init__(self, done: tuple[Seat, ...]) -> None:
        self.done = done

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(state.seats) if seat not in self.done and playable(state, seat)])

    def settle(self, state: Battle) -> bool:
        if self.waiting(state):
            return False
        state.pop()
        return True

    def options(self, state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
        if said:
            return draft_tactic(state, seat, said)
        if not playable(state, seat):
            return ()
        return (TACTIC,) if seat in self.done else (TACTIC, DONE)

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        if move[0] is DONE:
            state.replace(Dusk((*self.done, seat)))
            state.tell("done", seat=seat)
        else:
            state.replace(Dusk(()))
            play(state, seat, move)

    def default(self, state: Battle, seat: Seat) -> str:
        return "" if seat in self.done else DONE.text

    def warning(self, state: Battle, seat: Seat, said: Move, word: Word) -> Phrase | None:
        return regrets.of_ending_dusk(state, seat) if word is DONE else None

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        return ask_next(said, self.options(state, seat, said)) if said else phrase("prompt-dusk")

    def why_not(self, state: Battle, seat: Seat, thing: str) -> Refusal | None:
        return reasons.in_dusk(state, seat, thing)
