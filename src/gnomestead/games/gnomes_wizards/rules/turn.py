"""Rounds and turns, from upkeep to the hand limit (rulebook 3.5, section 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gnomestead.games.gnomes_wizards.content import DICE
from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import FLIP, REENTER, REENTER_AT, SpaceWord, UnitWord
from gnomestead.games.gnomes_wizards.rules import beats
from gnomestead.games.gnomes_wizards.rules.act import ChooseUnit
from gnomestead.games.gnomes_wizards.rules.beats import OpenFrame, open_beat
from gnomestead.games.gnomes_wizards.rules.bicker import crow
from gnomestead.games.gnomes_wizards.rules.call import CallToWar, Collect, HandLimit
from gnomestead.games.gnomes_wizards.rules.casting import can_cast
from gnomestead.games.gnomes_wizards.rules.dice import Assign, FinalDice, count_crystal_dice, roll
from gnomestead.games.gnomes_wizards.rules.explain import describe_flip
from gnomestead.games.gnomes_wizards.rules.fall import can_any_fall, drop_tile, falling_tiles
from gnomestead.games.gnomes_wizards.rules.harm import hurt, is_eliminated, tell_loss, wound
from gnomestead.games.gnomes_wizards.rules.pacts import end_pacts_of_round, end_pacts_of_turn
from gnomestead.games.gnomes_wizards.rules.scoring import Reckoning
from gnomestead.games.gnomes_wizards.rules.units import (
    is_active,
    muster,
    no,
    space_named,
    space_of,
    space_words,
    sunder,
    take_counter,
    tile_at,
    tribe_bits,
    wake,
)
from gnomestead.games.gnomes_wizards.rules.why import why_not_flip
from gnomestead.games.gnomes_wizards.state import LINGERING, War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

LINGERING_SECOND: Final = 2


class Turn(WarFrame):
    """GW-TURN-02: the stages of a turn, one after the other; always the lowest frame."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def settle(self, state: War) -> bool:
        frames = state.frames
        depth = len(frames)
        while len(frames) == depth and not state.routed:
            turn = frames[-1]
            assert isinstance(turn, Turn)
            frames[-1] = TURN[(turn.stage + 1) % len(STAGES)]
            STAGES[turn.stage](state)
        return True


def has_units(state: War) -> bool:
    """Whether the current player has an active unit left (GW-DTH-08)."""
    return state.active >> state.current * 7 & 0x7F != 0


# Upkeep ------------------------------------------------------------------------------------------


def upkeep(state: War) -> None:
    """GW-TURN-03: rings of this seat end, its blockades vanish, it re-enters if it has no active unit."""
    seat = state.current
    state.tell("turn", seat=seat, round=state.counted(state.round))
    end_pacts_of_round(state, seat)
    end_rings(state, seat)
    state.blockades = {space: owner for space, owner in state.blockades.items() if owner != seat}
    if is_eliminated(state, seat):  # GW-TURN-05
        return state.replace(TURN[len(STAGES) - 1])
    state.own_window = True
    if not has_units(state):
        state.push(Reenter(seat))


def end_rings(state: War, seat: Seat) -> None:
    """GW-TOK-01, GW-TOK-05, GW-TOK-07: in turn order then slot, on each unit Lingering first."""
    ending = [key for key, ring in state.rings.items() if ring == seat]
    bits = 0
    for key in ending:
        bits |= 1 << key // 5
    for unit in state.units_in(bits):
        if unit * 5 + LINGERING in ending:
            _second_bite(state, unit)
        for counter in range(5):
            if unit * 5 + counter in ending and is_active(state, unit):
                take_counter(state, unit, counter)


def _second_bite(state: War, unit: int) -> None:
    """GW-TOK-05: another attack with power 2, to the credit of whoever cast it; it reaches flyers."""
    wake(state, unit)
    loss = wound(LINGERING_SECOND, state.defense[unit])
    sunder(state, unit, 1)
    tell_loss(state, "lingers", unit, loss)
    hurt(state, unit, loss, state.venom[unit])


class Reenter(WarFrame):
    """D-REENTRY, GW-DTH-06, GW-DTH-07: one of the inactive clans carries on."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: War, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self.seat:
            return ()
        if said:
            return space_words(state, REENTER_AT, entry_spaces(state, seat))
        clans = [unit for unit in range(seat * 7 + 1, seat * 7 + 7) if not (state.active | state.dead) >> unit & 1]
        return [REENTER[state.cards[unit]] for unit in clans]

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        clan, space = move
        assert isinstance(clan, UnitWord) and isinstance(space, SpaceWord)
        unit = state.unit_of(clan.card)
        state.pop()
        muster(state, unit, space_of(state, space))
        tile = tile_at(state, space_of(state, space))
        state.tell("reentered", seat=seat, unit=state.unit_id(unit), space=space.text, tile=tile)

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        if seat != self.seat:
            return phrase("prompt-watch", seat=self.seat)
        return phrase("prompt-reenter-at", unit=said[0].text) if said else phrase("prompt-reenter")

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        if space_named(state, thing) < 0:
            return super().why_not(state, seat, thing)
        return no(state, "why-not-reenter", "GW-DTH-07", thing)


def entry_spaces(state: War, seat: Seat) -> list[int]:
    """GW-DTH-07: start spaces of the side, else the lowest layer left of its half; no enemies if it can be helped."""
    board, half = state.board, state.half[seat]
    standing = [i for i in range(board.size) if not state.is_flipped(i) and i not in state.blockades]
    if half >= 0:
        found = [space for space in board.starts[half] if space in standing]
        standing = [space for space in standing if board.half[space] == half] or standing
    else:
        found = [space for space in standing if board.layer_of[space] == 1 and not board.is_mine[space]]
    if not found:
        standing = standing or [i for i in range(board.size) if not state.is_flipped(i)]
        lowest = min([board.layer_of[space] for space in standing])
        found = [space for space in standing if board.layer_of[space] == lowest]
    free = [space for space in found if not state.here[space] & state.foes[seat]]
    return free or found


# Planning ----------------------------------------------------------------------------------------


def flips(state: War) -> None:
    """GW-FLIP-01, GW-TURN-04: from the sixth round (short game: the seventh) a tile is named and falls."""
    if state.round >= state.quake and has_units(state) and can_any_fall(state):
        state.push(ChooseFlip(state.current))


class ChooseFlip(OpenFrame):
    """D-FLIP: name a tile of the outermost layer still standing (GW-FLIP-02, GW-FLIP-03)."""

    __slots__ = ()

    def settle(self, state: War) -> bool:
        if has_units(state) and can_any_fall(state):
            return False
        state.pop()
        return True

    def answers(self, state: War) -> list[Word]:
        return space_words(state, FLIP, falling_tiles(state))

    def decide(self, state: War, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SpaceWord)
        space = space_of(state, word)
        self._warn(state, space)
        state.replace(Drop(self.seat, space))
        open_beat(state, beats.FLIP, space)

    def _warn(self, state: War, space: int) -> None:
        """Tell which tile was named if somebody stands on it; an empty tile is told when it falls."""
        units = tuple([state.unit_id(unit) for unit in state.units_in(state.here[space])])
        if units:
            name, tile = state.board.name(space), tile_at(state, space)
            state.tell("names_tile", seat=self.seat, space=name, tile=tile, units=units)

    def question(self, state: War, said: Move) -> Phrase:
        turn = state.frames[0]
        assert isinstance(turn, Turn)
        return phrase("prompt-flip", left=STAGES[turn.stage :].count(flips))

    def describe(self, state: War, seat: Seat, said: Move, word: Word) -> Choice:
        choice = super().describe(state, seat, said, word)
        if not isinstance(word, SpaceWord) or said:
            return choice
        choice = describe_flip(state, choice, space_of(state, word))
        own, tiles = tribe_bits(seat), falling_tiles(state)
        falls = state.units_in(state.here[space_of(state, word)] & own)
        if not falls or all(state.here[space] & own for space in tiles):
            return choice
        return choice.warned(phrase("warn-flip-own", unit=state.unit_id(falls[0])))

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        return why_not_flip(state, seat, thing)


class Drop(WarFrame):
    """The named tile falls once its beat is over, unless it has fallen already."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat = seat
        self.space = space

    def settle(self, state: War) -> bool:
        state.pop()
        if not state.is_flipped(self.space):
            drop_tile(state, self.space, self.seat)
        return True


def roll_dice(state: War) -> None:
    """GW-ROLL-01: the dice are rolled, if there is anybody to roll for."""
    if has_units(state):
        roll(state)


def final_dice(state: War) -> None:
    """GW-ROLL-04: the last moment for spells that turn dice."""
    if has_units(state) and can_cast(state, state.current, DICE):
        state.push(FinalDice(state.current))


def assign(state: War) -> None:
    """GW-ASG-01: dice are handed out."""
    if has_units(state):
        state.push(Assign(state.current))


# Execution ---------------------------------------------------------------------------------------


def move_and_attack(state: War) -> None:
    """GW-MOV-01: units act one after another."""
    if has_units(state):
        state.push(ChooseUnit(state.current))


def call_to_war(state: War) -> None:
    """GW-CALL-08: calls, charges, the draw and attaching."""
    if not has_units(state):
        return
    step = CallToWar(state.current)
    needed = step.is_needed(state)
    # That the table waits here tells something of the hand, so it is news.
    state.reveal("call_step", seat=state.current, open=needed)
    if needed:
        state.push(step)


def collect(state: War) -> None:
    """GW-CRY-04; horns set aside and not used are lost (GW-ASG-03)."""
    state.own_window = False
    state.horns = state.deck_horns = 0
    if state.reserve:
        state.push(Collect(state.current))
    else:
        crow(state, "collect_none", state.current)


def beat_of(beat: str) -> Callable[[War], None]:
    """The stage at which this beat opens."""
    return lambda state: open_beat(state, beat)


def hand_limit(state: War) -> None:
    """GW-SCR-02: discard down to the limit."""
    if len(state.hands[state.current]) > state.setup["hand_limit"]:
        state.push(HandLimit(state.current))


def end_turn(state: War) -> None:
    """GW-TURN-06: dice, boosts and marks end with the turn; then the next seat, the next round, or the end."""
    n = 7 * state.seats
    state.move_bonus = [0] * n
    state.attack_bonus = [0] * n
    state.steps = [0] * 7
    state.attacked = state.done = 0
    state.mined.clear()
    state.dice = []
    state.assigned = []
    state.horns = state.deck_horns = 0
    state.muted = 0
    state.tuned = [0] * state.seats
    state.own_window = False
    end_pacts_of_turn(state)
    state.current = (state.current + 1) % state.seats
    if state.current == state.first:
        end_round(state)


def end_round(state: War) -> None:
    """GW-TURN-01, GW-END-01: the game ends after the tenth round, or is fought on."""
    if state.round >= state.last_round:
        state.push(Reckoning(False))
    else:
        state.round += 1


STAGES: Final[tuple[Callable[[War], None], ...]] = (
    upkeep,
    beat_of(beats.TURN_START),
    flips,
    flips,
    roll_dice,
    final_dice,
    beat_of(beats.DICE_BEAT),
    count_crystal_dice,
    assign,
    beat_of(beats.ASSIGNED),
    move_and_attack,
    call_to_war,
    collect,
    beat_of(beats.TURN_END),
    hand_limit,
    end_turn,
)
TURN: Final = tuple([Turn(stage) for stage in range(len(STAGES))])
