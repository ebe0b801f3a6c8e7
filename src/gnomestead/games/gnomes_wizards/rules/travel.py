"""Steps: base movement's reach, and units moved, placed or swapped by abilities (rulebook 3.9, 3.14)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.content import Effect
from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import HALT, NO_STRIKE, PLACE, STEP, STRIKE, SpaceWord, UnitWord
from gnomestead.games.gnomes_wizards.rules.fall import Retreat
from gnomestead.games.gnomes_wizards.rules.harm import ambush, strike
from gnomestead.games.gnomes_wizards.rules.targets import Cast
from gnomestead.games.gnomes_wizards.rules.units import (
    are_hostile,
    can_fight,
    can_stop,
    enter_mine,
    hostile_here,
    is_active,
    no,
    printed_at,
    put,
    space_named,
    space_of,
    space_words,
    tile_at,
)
from gnomestead.games.gnomes_wizards.state import FLYING, NO_MOVEMENT, War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase


def next_spaces(state: War, unit: int, left: int) -> list[int]:
    """GW-MOV-03, GW-MOV-07, GW-CAST-12: where one step may lead with this much movement left."""
    if left <= 0:
        return []
    near = state.board.adjacent[state.where[unit]]
    if not state.flipped and not state.blockades:
        return list(near)
    flying = state.has(unit, FLYING)
    return [space for space in near if may_step(state, space, left - 1, flying)]


def may_step(state: War, space: int, left: int, flying: bool) -> bool:
    """Whether a step may lead to this space, with this much movement left after it."""
    if space in state.blockades and not flying:
        return False
    return can_stop(state, space) or _finds_ground(state, space, left, flying)


def _finds_ground(state: War, start: int, left: int, flying: bool) -> bool:
    """GW-MOV-07: whether a tile to stop on can be reached from here."""
    reached = {start}
    edge = [start]
    while edge and left > 0:
        left -= 1
        ahead: list[int] = []
        for here in edge:
            for space in state.board.adjacent[here]:
                if space in reached or (space in state.blockades and not flying):
                    continue
                if can_stop(state, space):
                    return True
                reached.add(space)
                ahead.append(space)
        edge = ahead
    return False


def arrive(state: War, unit: int, space: int) -> None:
    """A unit takes one step."""
    put(state, unit, space)
    name, tile = state.board.name(space), tile_at(state, space)
    state.tell("stepped", unit=state.unit_id(unit), space=name, tile=tile, was=printed_at(state, space))
    enter_mine(state, unit, space)


def relocated(state: War, unit: int) -> None:
    """A unit was moved by an ability: what its base movement ran into is behind it."""
    if unit == state.acting:
        state.stopped = False


class Journey(WarFrame):
    """The verb `move`: the unit's controller takes up to `left` steps (D-STEP, GW-CAST-06)."""

    __slots__ = ("exact", "heading", "left", "strikes", "tile", "unit")

    def __init__(self, unit: int, left: int, tile: int, exact: bool, heading: int, strikes: bool) -> None:
        self.unit = unit
        self.left = left
        self.tile = tile
        """The performer's tile, which `heading` refers to."""
        self.exact = exact
        self.heading = heading
        self.strikes = strikes

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.unit // 7,)

    def settle(self, state: War) -> bool:
        if not is_active(state, self.unit):
            state.pop()
            return True
        spaces = self._spaces(state)
        if not spaces:
            self._stay(state)
            return True
        if self.exact and len(spaces) == 1:
            self._step(state, spaces[0])
            return True
        return False

    def _spaces(self, state: War) -> list[int]:
        spaces = next_spaces(state, self.unit, self.left)
        if not self.heading:
            return spaces
        distance = state.board.distance[self.tile]
        now = distance[state.where[self.unit]]
        return [space for space in spaces if (distance[space] - now) * self.heading > 0]

    def options(self, state: War, seat: Seat, said: Move) -> list[Word]:
        if seat != self.unit // 7 or said:
            return []
        words = space_words(state, STEP, self._spaces(state))
        return words if self.exact or not can_stop(state, state.where[self.unit]) else [*words, HALT]

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        if isinstance(word, SpaceWord):
            self._step(state, space_of(state, word))
        else:
            state.pop()

    def _stay(self, state: War) -> None:
        """No step is left; a unit stuck on a flipped tile runs for the closest ground (GW-MOV-08)."""
        state.pop()
        if not can_stop(state, state.where[self.unit]):
            state.push(Retreat((self.unit,)))

    def _step(self, state: War, space: int) -> None:
        unit = self.unit
        relocated(state, unit)
        arrive(state, unit, space)
        if can_stop(state, space) and hostile_here(state, unit, space):
            state.pop()
            land(state, unit, self.strikes)
        else:
            state.replace(Journey(unit, self.left - 1, self.tile, self.exact, self.heading, self.strikes))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        key = "prompt-journey" if seat == self.unit // 7 else "prompt-watch-journey"
        return phrase(key, unit=state.unit_id(self.unit), left=self.left)

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        if space_named(state, thing) < 0:
            return super().why_not(state, seat, thing)
        return no(state, "why-not-this-step", "GW-CAST-06", thing)


def land(state: War, unit: int, strikes: bool) -> None:
    """GW-CAST-07: among enemies the arrival is ambushed and the rest is lost; some abilities strike instead."""
    if not hostile_here(state, unit, state.where[unit]):
        return
    if strikes:
        if can_fight(state, unit):
            state.push(StrikeChoice(unit))
        return
    ambush(state, unit)
    state.lost = True


class StrikeChoice(WarFrame):
    """D-STRIKE: the arriving unit may strike one of the hostile units here."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.unit // 7,)

    def options(self, state: War, seat: Seat, said: Move) -> list[Word]:
        if seat != self.unit // 7 or said:
            return []
        foes = state.units_in(hostile_here(state, self.unit, state.where[self.unit]))
        return [*[STRIKE[state.cards[foe]] for foe in foes], NO_STRIKE]

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        state.pop()
        if isinstance(word, UnitWord):
            unit = self.unit
            strike(state, unit, state.unit_of(word.card), state.base_attack[unit], unit // 7)

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        key = "prompt-strike" if seat == self.unit // 7 else "prompt-watch-strike"
        return phrase(key, unit=state.unit_id(self.unit))


class Placing(WarFrame):
    """The verb `place`: the unit's controller picks the tile (D-PLACE, GW-CAST-06)."""

    __slots__ = ("spaces", "strikes", "unit")

    def __init__(self, unit: int, spaces: tuple[int, ...], strikes: bool) -> None:
        self.unit = unit
        self.spaces = spaces
        self.strikes = strikes

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.unit // 7,)

    def settle(self, state: War) -> bool:
        if len(self.spaces) > 1:
            return False
        self._place(state, self.spaces[0])
        return True

    def options(self, state: War, seat: Seat, said: Move) -> list[Word]:
        if seat != self.unit // 7 or said:
            return []
        return space_words(state, PLACE, list(self.spaces))

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, SpaceWord)
        self._place(state, space_of(state, word))

    def _place(self, state: War, space: int) -> None:
        state.pop()
        relocated(state, self.unit)
        put(state, self.unit, space)
        name, tile = state.board.name(space), tile_at(state, space)
        state.tell("placed", unit=state.unit_id(self.unit), space=name, tile=tile)
        land(state, self.unit, self.strikes)

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        key = "prompt-place" if seat == self.unit // 7 else "prompt-watch-journey"
        return phrase(key, unit=state.unit_id(self.unit))

    def why_not(self, state: War, seat: Seat, thing: str) -> Refusal | None:
        if space_named(state, thing) < 0:
            return super().why_not(state, seat, thing)
        return no(state, "why-not-this-place", "GW-CAST-06", thing)


# The verbs ---------------------------------------------------------------------------------------


def move(state: War, cast: Cast, effect: Effect, unit: int) -> None:
    """`move`: nothing moves a unit with No Movement (GW-TOK-06)."""
    if state.has(unit, NO_MOVEMENT):
        return
    performer = cast.performer if is_active(state, cast.performer) else unit
    tile = state.where[performer]
    state.push(Journey(unit, effect.n, tile, effect.exact, effect.heading, effect.strikes))


def place(state: War, cast: Cast, effect: Effect, unit: int) -> None:
    """`place`: onto a tile within reach of `dest_from` that meets `dest_need`, its own tile included."""
    centre = cast.at(effect.second)
    if state.has(unit, NO_MOVEMENT) or not centre:
        return
    distance = state.board.distance[state.where[centre[0]]]
    found = [
        space
        for space in range(state.board.size)
        if distance[space] <= effect.reach and _place_meets(state, unit, space, effect.need)
    ]
    if found:
        state.push(Placing(unit, tuple(found), effect.strikes))


def _place_meets(state: War, unit: int, space: int, needs: tuple[str, ...]) -> bool:
    if "unflipped" in needs and state.is_flipped(space):
        return False
    if "no_blockade" in needs and space in state.blockades:
        return False
    return not ("no_enemy" in needs and state.here[space] & state.foes[unit // 7])


def swap(state: War, one: int, other: int) -> None:
    """`swap`: two units change tiles, then each is ambushed where it lands (`a` first)."""
    a, b = state.where[one], state.where[other]
    if state.has(one, NO_MOVEMENT) or state.has(other, NO_MOVEMENT) or state.is_flipped(a) or state.is_flipped(b):
        return
    relocated(state, one)
    relocated(state, other)
    put(state, one, b)
    put(state, other, a)
    state.tell("swapped", one=state.unit_id(one), other=state.unit_id(other))
    ambushed = [ambush(state, unit) for unit in (one, other) if is_active(state, unit)]
    state.lost = state.lost or any(ambushed)


def strike_verb(state: War, cast: Cast, effect: Effect) -> None:
    """`strike`: unit `by` attacks unit `at` on its tile with base attack + bonus."""
    for by in cast.at(effect.to):
        for at in cast.at(effect.second):
            if is_active(state, at) and state.where[by] == state.where[at] and are_hostile(state, by, at):
                strike(state, by, at, state.base_attack[by] + effect.n, by // 7)
