"""Units: who is friend or foe, how fast, how strong, how well shielded (rulebook 3.1, 3.3, 3.16)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.content import ABILITIES, TILES
from gnomestead.games.gnomes_wizards.moves import STEP, SpaceWord
from gnomestead.games.gnomes_wizards.rules.bicker import grumble
from gnomestead.games.gnomes_wizards.state import (
    FLYING,
    MAX_SHIELD,
    NO_ATTACK,
    NO_MOVEMENT,
    OFF_BOARD,
    RACE,
    SLEEPING,
    War,
)
from gnomestead.kernel.moves import Seat, Word
from gnomestead.kernel.phrases import Refusal, phrase

CHASM: Final = "chasm"
_PLACES: Final = {word.text: word.place for word in STEP}


def tribe_bits(seat: Seat) -> int:
    """All seven units of a seat."""
    return 0x7F << seat * 7


def reckon_sides(state: War) -> None:
    """GW-GEN-02, GW-VAR-01, GW-PACT-02: who is whose ally and enemy now.

    `mates` are allies for every rule, `kin` also counts same-race rivals for ability targets.
    """
    sides = state.sides
    partners = {(a, b) for a, b, _ in state.pacts} | {(b, a) for a, b, _ in state.pacts}
    for seat in range(state.seats):
        mates = kin = foes = 0
        for other in range(state.seats):
            bits = tribe_bits(other)
            if sides[other] == sides[seat] or (seat, other) in partners:
                mates |= bits
            else:
                foes |= bits
                kin |= bits if RACE[state.tribes[other]] == RACE[state.tribes[seat]] else 0
        state.mates[seat], state.foes[seat], state.kin[seat] = mates, foes, kin | mates


def are_allies(state: War, seat: Seat, other: Seat) -> bool:
    """Whether two seats act as allies for the rules (not merely for spells)."""
    return state.mates[seat] >> other * 7 & 1 == 1


def hostile_here(state: War, unit: int, space: int) -> int:
    """GW-GEN-04: the units on this space that are hostile to this one, as bits."""
    foes = state.here[space] & state.foes[unit // 7]
    if not foes:
        return 0
    flying = state.counters[FLYING]
    return foes & flying if flying >> unit & 1 else foes & ~flying


def are_hostile(state: War, unit: int, other: int) -> bool:
    """GW-GEN-04: enemies, and either both flying or neither."""
    if not state.foes[unit // 7] >> other & 1:
        return False
    flying = state.counters[FLYING]
    return flying >> unit & 1 == flying >> other & 1


def is_active(state: War, unit: int) -> bool:
    """GW-GEN-03: alive and on the board."""
    return unit >= 0 and state.active >> unit & 1 == 1


def can_fight(state: War, unit: int) -> bool:
    """GW-TOK-04, GW-TOK-06: neither asleep nor barred from attacking."""
    return not (state.counters[SLEEPING] | state.counters[NO_ATTACK]) >> unit & 1


def can_walk(state: War, unit: int) -> bool:
    """GW-TOK-04, GW-TOK-06: neither asleep nor rooted."""
    return not (state.counters[SLEEPING] | state.counters[NO_MOVEMENT]) >> unit & 1


def speed(state: War, unit: int) -> int:
    """GW-MOV-02: base movement, dice and boosts, never below 0."""
    return max(0, state.base_move[unit] + state.move_bonus[unit])


def power(state: War, unit: int) -> int:
    """GW-ATK-02: base attack, dice and boosts."""
    return max(0, state.base_attack[unit] + state.attack_bonus[unit])


def movement_left(state: War, unit: int) -> int:
    """GW-MOV-09: speed - steps taken - 1 once it has made its base attack; 0 where it cannot walk."""
    if not can_walk(state, unit):
        return 0
    fatigue = 1 if state.attacked >> unit & 1 else 0
    return max(0, speed(state, unit) - state.steps[unit % 7] - fatigue)


def can_stop(state: War, space: int) -> bool:
    """GW-BRD-08, GW-CAST-12: nobody stops on a flipped tile or a blockade."""
    return not state.flipped >> space & 1 and space not in state.blockades


def shield(state: War, unit: int, n: int) -> None:
    """GW-STAT-02, GW-CAST-13: defense rises to at most minimum + 5; what exceeds it is lost."""
    state.defense[unit] = min(state.defense[unit] + n, state.base_defense[unit] + MAX_SHIELD)


def sunder(state: War, unit: int, n: int) -> None:
    """GW-STAT-02: defense never falls below the minimum."""
    state.defense[unit] = max(state.defense[unit] - n, state.base_defense[unit])


def heal(state: War, unit: int, n: int) -> int:
    """GW-STAT-03: HP never rise above the maximum; how many it regains."""
    gained = min(n, state.max_hp[unit] - state.hp[unit])
    state.hp[unit] += gained
    return gained


def give_counter(state: War, unit: int, counter: int) -> bool:
    """GW-TOK-01, GW-TOK-02: one of each type, with a ring of the player whose turn it is."""
    if state.has(unit, counter):
        return False
    state.counters[counter] |= 1 << unit
    state.rings[unit * 5 + counter] = state.current
    state.tell("counter", unit=state.unit_id(unit), counter=counter)
    return True


def take_counter(state: War, unit: int, counter: int) -> None:
    """The counter goes, with its ring."""
    if state.has(unit, counter):
        state.counters[counter] &= ~(1 << unit)
        del state.rings[unit * 5 + counter]
        state.venom.pop(unit, None) if counter == 2 else None
        state.tell("counter_gone", unit=state.unit_id(unit), counter=counter)


def wake(state: War, unit: int) -> None:
    """GW-TOK-04: a sleeper wakes just before something is carried out on it."""
    if state.counters[SLEEPING] >> unit & 1:
        take_counter(state, unit, SLEEPING)
        grumble(state, "wake", unit)


def put(state: War, unit: int, space: int) -> None:
    """Stand a unit on a space, from wherever it was (OFF_BOARD: take it away)."""
    bit = 1 << unit
    was = state.where[unit]
    if was != OFF_BOARD:
        state.here[was] &= ~bit
    state.where[unit] = space
    if space != OFF_BOARD:
        state.here[space] |= bit


def muster(state: War, unit: int, space: int) -> None:
    """GW-CALL-03, GW-SET-11: a unit joins with full HP, minimum defense and empty abilities."""
    state.active |= 1 << unit
    state.hp[unit] = state.max_hp[unit]
    state.defense[unit] = state.base_defense[unit]
    state.charge[unit] = 0
    put(state, unit, space)


def enter_mine(state: War, unit: int, space: int) -> None:
    """GW-CRY-03: a mine stepped onto gives one crystal, once per unit, mine and turn."""
    if state.board.is_mine[space]:
        key = unit * 128 + space
        if key not in state.mined:
            state.mined.add(key)
            state.reserve += 1
            name, tile = state.board.name(space), tile_at(state, space)
            state.tell("mined", unit=state.unit_id(unit), space=name, tile=tile)


def tile_at(state: War, space: int) -> str:
    """What a space is called: the tile that lies there, `chasm` once it has fallen."""
    return CHASM if state.is_flipped(space) else TILES[state.tiles[space]].id


def ability_id(state: War, unit: int, learned: bool) -> str:
    """A unit's clan ability, or the learned one it carries, as it is written."""
    return ABILITIES[state.carried(unit) if learned else state.clan_ability[unit]].id


def printed_at(state: War, space: int) -> str:
    """The tile that lies there or has fallen from there, so that chasms can be told apart."""
    return TILES[state.tiles[space]].id


def space_named(state: War, thing: str) -> int:
    """The space of this name, or -1."""
    place = _PLACES.get(thing, -1)
    return state.board.space_on[place] if place >= 0 else -1


def space_of(state: War, word: SpaceWord) -> int:
    """The space a word stands for."""
    return state.board.space_on[word.place]


def space_words(state: War, words: list[SpaceWord], spaces: list[int]) -> list[Word]:
    """The words for these spaces."""
    grid = state.board.grid
    return [words[grid[space]] for space in spaces]


def unit_named(state: War, thing: str) -> int:
    """The unit of this name, or -1."""
    for unit in range(len(state.cards)):
        if state.unit_id(unit) == thing:
            return unit
    return -1


def name_of(state: War, thing: str) -> str:
    """Whose name a thing of the scene goes by: a space its tile's, a card its unit's, a carried scroll its spell's."""
    space, unit = space_named(state, thing), unit_named(state, thing.partition(".")[0])
    if space >= 0:
        return printed_at(state, space)
    if unit < 0:
        return thing
    is_scroll = thing.endswith(".scroll") and state.learned[unit] >= 0
    return ability_id(state, unit, True) if is_scroll else state.unit_id(unit)


def no(state: War, key: str, rule: str, thing: str) -> Refusal:
    """A refusal that names the thing."""
    return Refusal(phrase(key, thing=name_of(state, thing)), rule)
