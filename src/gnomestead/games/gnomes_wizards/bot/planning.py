"""Dice: what to roll again, and who gets what."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.bot.march import symbols_wanted
from gnomestead.games.gnomes_wizards.moves import (
    CONFIRM,
    GIVE,
    GIVE_ATTACK,
    GIVE_MOVE,
    HORNS,
    MARK,
    ROLL,
    STOP,
    UnitWord,
)
from gnomestead.games.gnomes_wizards.rules import regrets
from gnomestead.games.gnomes_wizards.rules.crystals import open_slots_of, room
from gnomestead.games.gnomes_wizards.rules.dice import Assign, are_horns_placed
from gnomestead.games.gnomes_wizards.rules.harm import wound
from gnomestead.games.gnomes_wizards.rules.units import can_fight, can_walk
from gnomestead.games.gnomes_wizards.state import BLADE, CRYSTAL, FLEX, HORN, MOVE, SHIELD, War
from gnomestead.kernel.moves import Move, Seat, Word


class Needs:
    """What a seat could use this turn."""

    __slots__ = ("call_gap", "clans", "fight", "horns", "slots", "walker")

    def __init__(self, state: War, seat: Seat) -> None:
        wanted = symbols_wanted(state, seat)
        self.horns = state.horns_to_call
        self.clans = len(set(wanted.values()))
        self.walker, self.call_gap = nearest_walker(state, seat, wanted)
        self.fight = best_fighter(state, seat, 2)
        self.slots = sum([room(state, slot) for slot in open_slots_of(state, seat)])

    def can_call(self, boots: int) -> bool:
        """Whether a symbol is in reach with so many boots."""
        return self.clans > 0 and self.call_gap <= boots


def nearest_walker(state: War, seat: Seat, wanted: dict[int, int]) -> tuple[int, int]:
    """The unit nearest to a wanted symbol, and how many boots it lacks to get there."""
    best, least = -1, 99
    for unit in state.own_units(seat):
        distance = state.board.distance[state.where[unit]]
        for space in wanted:
            speed = state.base_move[unit] if can_walk(state, unit) else 0
            gap = max(0, distance[space] - speed)
            if gap < least or (gap == least and distance[space] == 0):
                best, least = unit, gap
    return best, least


def best_fighter(state: War, seat: Seat, boots: int) -> tuple[int, int, int]:
    """The own unit and foe with the best fight in reach, and the boots it takes; -1: none."""
    best, value = (-1, -1, 0), 0
    foes = state.units_in(state.active & state.foes[seat])
    for unit in state.own_units(seat):
        if not can_fight(state, unit):
            continue
        distance = state.board.distance[state.where[unit]]
        reach = state.base_move[unit] if can_walk(state, unit) else 0
        for foe in foes:
            gap = max(0, distance[state.where[foe]] - reach)
            if gap <= boots:
                might = state.base_attack[unit] + 2
                loss = wound(might, state.defense[foe])
                worth = 10 * loss + (200 if loss >= state.hp[foe] else 0) - 3 * gap + (5 if foe % 7 == 0 else 0)
                if worth > value:
                    best, value = (unit, foe, gap), worth
    return best


def reroll(state: War, seat: Seat) -> Move:
    """Mark what is of little use."""
    needs = Needs(state, seat)
    dice = state.dice
    boots = dice.count(MOVE) + dice.count(FLEX)
    horns = dice.count(HORN)
    chasing = needs.can_call(boots) and horns < needs.horns
    keep_boots = needs.call_gap if needs.can_call(boots) else 0
    marks: list[Word] = []
    for face in dice:
        if face in (MOVE, FLEX) and keep_boots > 0:
            keep_boots -= 1
        elif not _is_useful(face, needs, chasing, horns):
            marks.append(MARK[face])
    return (*marks, ROLL) if marks else (STOP,)


def _is_useful(face: int, needs: Needs, chasing: bool, horns: int) -> bool:
    if face == HORN:
        return needs.clans > 0 or horns >= 2
    if chasing:
        return False
    fights = needs.fight[0] >= 0
    if face in (BLADE, FLEX):
        return fights or face == FLEX
    if face == CRYSTAL:
        return needs.slots > 0
    if face == SHIELD:
        return fights or not needs.clans
    return needs.clans > 0 and needs.call_gap > 0


def best_face(state: War, seat: Seat) -> int:
    """The face one would most like to see."""
    needs = Needs(state, seat)
    boots = state.dice.count(MOVE) + state.dice.count(FLEX)
    if needs.can_call(boots) and state.dice.count(HORN) < needs.horns:
        return HORN
    if needs.fight[0] >= 0:
        return BLADE
    return CRYSTAL if needs.slots else MOVE


def assign(state: War, seat: Seat) -> Move:
    """A unit for each die: boots for the walker or the fighter, blades for the fighter, shields where it hurts."""
    units = state.own_units(seat)
    needs = Needs(state, seat)
    dice = state.dice
    horns = dice.count(HORN)
    calls = min(horns // needs.horns, needs.clans) if needs.can_call(dice.count(MOVE) + dice.count(FLEX)) else 0
    fighter, _, gap = needs.fight
    walker = needs.walker if needs.walker >= 0 else fighter
    words: list[Word] = []
    owed = needs.call_gap if calls else 0
    for face in [f for f in (MOVE, BLADE, FLEX, SHIELD) for _ in range(dice.count(f))]:
        if face != FLEX and len(units) == 1:
            owed -= face == MOVE
            continue
        word, owed, gap = _give(state, units, face, walker, fighter, owed, gap)
        words.append(word)
    if horns:
        words.append(HORNS[horns - calls * needs.horns])
    return (*words, CONFIRM)


def hand_out(state: War, seat: Seat, said: Move) -> Move:
    """The rest of a hand-out that has begun with these words, as a bot would do it, its horns without regret."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Assign) or seat != frame.seat or (said and said[0] not in frame.answers(state)):
        return ()
    given, left = frame.given(state, said)
    planned = dict(zip(frame.asked(state), assign(state, seat)))  # noqa: B905
    rest: list[Word] = [planned[die] for die in left]
    if HORN in state.dice and not are_horns_placed(said):
        words = [(die, word) for die, word in zip(left, rest) if isinstance(word, UnitWord)]  # noqa: B905
        boots = [unit for unit, _, use in frame.handed(state, given + words) if use == MOVE]
        rest.append(_horns(state, seat, boots))
    return (*rest, CONFIRM)


def _horns(state: War, seat: Seat, boots: list[int]) -> Word:
    """The fewest horns for the deck that nobody would regret."""
    numbers = range(state.dice.count(HORN) + 1)
    calm = [n for n in numbers if regrets.of_horns(state, seat, n, boots) is None]
    return HORNS[calm[0] if calm else 0]


def _give(
    state: War, units: tuple[int, ...], face: int, walker: int, fighter: int, owed: int, gap: int
) -> tuple[Word, int, int]:
    """The word for one die, and what is still owed in boots to walker and fighter."""
    cards = state.cards
    if face == SHIELD:
        return GIVE[cards[most_exposed(state, units)]], owed, gap
    if face == BLADE:
        return GIVE[cards[fighter if fighter >= 0 else units[0]]], owed, gap
    table = GIVE_MOVE if face == FLEX else GIVE
    if owed > 0 and walker >= 0:
        return table[cards[walker]], owed - 1, gap
    if fighter >= 0 and gap > 0:
        return table[cards[fighter]], owed, gap - 1
    if face == FLEX and fighter >= 0:
        return GIVE_ATTACK[cards[fighter]], owed, gap
    return table[cards[walker if walker >= 0 else units[0]]], owed, gap


def most_exposed(state: War, units: tuple[int, ...]) -> int:
    """Who needs a shield most: low defense, near the enemy, with room for more."""

    def need(unit: int) -> tuple[bool, int, int]:
        distance = state.board.distance[state.where[unit]]
        foes = [distance[state.where[foe]] for foe in state.units_in(state.active & state.foes[unit // 7])]
        full = state.defense[unit] >= state.base_defense[unit] + 5
        return full, min(foes, default=9) + state.defense[unit], unit

    return min(units, key=need)
