"""Moving and attacking (rulebook 3.9; step E1)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.blow import Blow
from gnomestead.games.gnomes_wizards.content import ABILITIES, OWN_TURN
from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import (
    ACT,
    END_STEP,
    FINISH,
    HIT,
    STEP,
    SpaceWord,
    UnitWord,
)
from gnomestead.games.gnomes_wizards.rules.beats import ACT_END, ATTACK_BEAT, STRUCK, OpenFrame, open_beat
from gnomestead.games.gnomes_wizards.rules.call import CallToWar
from gnomestead.games.gnomes_wizards.rules.explain import describe_attack, describe_step, end_warning
from gnomestead.games.gnomes_wizards.rules.fall import Retreat
from gnomestead.games.gnomes_wizards.rules.harm import resolve_blow
from gnomestead.games.gnomes_wizards.rules.reach import steps_of
from gnomestead.games.gnomes_wizards.rules.targets import castable
from gnomestead.games.gnomes_wizards.rules.travel import arrive
from gnomestead.games.gnomes_wizards.rules.units import (
    can_fight,
    can_stop,
    hostile_here,
    is_active,
    movement_left,
    space_of,
    space_words,
)
from gnomestead.games.gnomes_wizards.rules.why import why_not_act, why_not_unit
from gnomestead.games.gnomes_wizards.state import NOBODY, War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase


def targets_of(state: War, unit: int) -> list[int]:
    """GW-ATK-01: once per turn, a hostile unit on its own tile."""
    if state.attacked >> unit & 1 or not can_fight(state, unit):
        return []
    space = state.where[unit]
    foes = hostile_here(state, unit, space)
    return state.units_in(foes) if foes and can_stop(state, space) else []


def units_to_act(state: War, seat: Seat) -> list[int]:
    """GW-MOV-01: units that have not acted and can still step or attack."""
    return [
        unit
        for unit in state.own_units(seat)
        if not state.done >> unit & 1 and (steps_of(state, unit) or targets_of(state, unit))
    ]


def _with_targets(state: War, seat: Seat) -> list[int]:
    return [unit for unit in units_to_act(state, seat) if targets_of(state, unit)]


class ChooseUnit(OpenFrame):
    """D-UNIT: which unit acts next, or end the step."""

    __slots__ = ()

    def settle(self, state: War) -> bool:
        if units_to_act(state, self.seat) or _may_ready(state, self.seat):
            return False
        state.pop()
        return True

    def answers(self, state: War) -> list[Word]:
        words: list[Word] = [ACT[state.cards[unit]] for unit in units_to_act(state, self.seat)]
        words.append(END_STEP)
        return words

    def decide(self, state: War, move: Move) -> None:
        word = move[0]
        if not isinstance(word, UnitWord):
            return state.pop()
        unit = state.unit_of(word.card)
        state.acting = unit
        state.stopped = False
        state.mid_move = False
        state.push(Acting(self.seat, unit))

    def question(self, state: War, said: Move) -> Phrase:
        return phrase("prompt-unit")

    def default(self, state: War, seat: Seat) -> str:
        return END_STEP.text if seat == self.seat else ""

    def describe(self, state: War, seat: Seat, said: Move, word: Word) -> Choice:
        choice = super().describe(state, seat, said, word)
        if word is not END_STEP:
            return choice
        return _told_if_last(state, choice, True).warned(end_warning(state, _with_targets(state, seat)))

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        return why_not_unit(state, seat, thing)


def _told_if_last(state: War, choice: Choice, is_last: bool) -> Choice:
    """Whether nothing more can be done this turn after that."""
    ends = is_last and not _may_ready(state, state.current) and not CallToWar(state.current).is_needed(state)
    return Choice(choice.word, phrase(choice.label.key, last="yes" if ends else "no"), rule=choice.rule)


def _may_ready(state: War, seat: Seat) -> bool:
    """Whether a spell could still let a unit that has fought act again: then the step does not end by itself."""
    if not state.attacked or not state.own_window:
        return False
    return any(ABILITIES[cast.ability].has("ready") for cast in castable(state, seat, OWN_TURN))


class Acting(OpenFrame):
    """D-ACT: the acting unit steps, attacks or finishes."""

    __slots__ = ("unit",)

    def __init__(self, seat: Seat, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def settle(self, state: War) -> bool:
        unit = self.unit
        if is_active(state, unit):
            if steps_of(state, unit) or targets_of(state, unit):
                return False
            if not can_stop(state, state.where[unit]):  # GW-MOV-08
                state.push(Retreat((unit,)))
                return True
        self._finish(state)
        return True

    def _finish(self, state: War) -> None:
        state.done |= 1 << self.unit
        state.acting = NOBODY
        state.stopped = False
        state.mid_move = False
        state.pop()
        open_beat(state, ACT_END)

    def answers(self, state: War) -> list[Word]:
        unit = self.unit
        words = space_words(state, STEP, steps_of(state, unit))
        words += [HIT[state.cards[foe]] for foe in targets_of(state, unit)]
        if can_stop(state, state.where[unit]):
            words.append(FINISH)
        return words

    def decide(self, state: War, move: Move) -> None:
        word = move[0]
        if isinstance(word, SpaceWord):
            self._step(state, space_of(state, word))
        elif isinstance(word, UnitWord):
            self._attack(state, state.unit_of(word.card))
        else:
            self._finish(state)

    def _step(self, state: War, space: int) -> None:
        """GW-MOV-05, GW-TIME-02: mid-movement, unless a hostile unit stops it."""
        unit = self.unit
        state.steps[unit % 7] += 1
        arrive(state, unit, space)
        state.stopped = can_stop(state, space) and hostile_here(state, unit, space) != 0
        state.mid_move = not state.stopped

    def _attack(self, state: War, target: int) -> None:
        """GW-ATK-01, GW-ATK-05: declared, and used up whatever happens."""
        unit = self.unit
        state.attacked |= 1 << unit
        state.stopped = False
        state.mid_move = False
        state.blow = Blow(unit, target)
        state.tell("attacks", by=state.unit_id(unit), target=state.unit_id(target))
        state.push(Falling())
        open_beat(state, ATTACK_BEAT)

    def question(self, state: War, said: Move) -> Phrase:
        foes = len(targets_of(state, self.unit))
        return phrase("prompt-act", unit=state.unit_id(self.unit), left=movement_left(state, self.unit), foes=foes)

    def describe(self, state: War, seat: Seat, said: Move, word: Word) -> Choice:
        if isinstance(word, UnitWord) and not said:
            return describe_attack(state, word, self.unit, state.unit_of(word.card))
        if isinstance(word, SpaceWord) and not said:
            return describe_step(state, word, self.unit)
        choice = super().describe(state, seat, said, word)
        if word is not FINISH:
            return choice
        idle = [self.unit] if targets_of(state, self.unit) else []
        is_alone = not [unit for unit in units_to_act(state, seat) if unit != self.unit]
        return _told_if_last(state, choice, is_alone).warned(end_warning(state, idle))

    def default(self, state: War, seat: Seat) -> str:
        return FINISH.text if seat == self.seat and can_stop(state, state.where[self.unit]) else ""

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        return why_not_act(state, seat, thing, self.unit)


class Falling(WarFrame):
    """The declared blow falls once the attack beat is over."""

    __slots__ = ()

    def settle(self, state: War) -> bool:
        resolve_blow(state)
        state.pop()
        open_beat(state, STRUCK)
        return True
