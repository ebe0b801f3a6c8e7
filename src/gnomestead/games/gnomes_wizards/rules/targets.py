"""Casting, first half: what may be cast, by whom, at what (rulebook 3.14, section 8.2)."""

from __future__ import annotations

from gnomestead.games.gnomes_wizards.content import (
    ANYWHERE,
    BORDERING,
    ON_TILE,
    SELF,
    TAG_ATTACK,
    TAG_DAMAGE,
    TAG_MOVES,
    Target,
)
from gnomestead.games.gnomes_wizards.rules.fall import falling_tiles
from gnomestead.games.gnomes_wizards.rules.printed import COST, IS_SECRET, NEEDS_ACTOR, TAGS, TARGETS, WINDOW
from gnomestead.games.gnomes_wizards.rules.units import are_hostile, is_active
from gnomestead.games.gnomes_wizards.state import FLYING, NO_ATTACK, NO_MOVEMENT, NOBODY, SLEEPING, War
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.plain import Plain


class Cast(Plain):
    """An ability on its way: who casts it, who performs it, at what. Targets are units, spaces or seats."""

    __slots__ = ("ability", "paper", "performer", "seat", "targets")

    def __init__(
        self, seat: Seat, ability: int, performer: int, paper: int = -1, targets: tuple[tuple[int, ...], ...] = ()
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.performer = performer
        self.paper = paper
        """The secret scroll used, or -1."""
        self.targets = targets

    def aimed(self, chosen: tuple[int, ...]) -> Cast:
        """The same cast with its next target chosen."""
        return Cast(self.seat, self.ability, self.performer, self.paper, (*self.targets, chosen))

    def at(self, target: int) -> tuple[int, ...]:
        """The units (spaces, seats) that this target number stands for; SELF is the performer."""
        if target == SELF:
            return (self.performer,) if self.performer != NOBODY else ()
        return self.targets[target]


def sources(state: War, seat: Seat, windows: int, spent: tuple[Cast, ...] = ()) -> list[Cast]:
    """GW-CAST-01, GW-CAST-03: what this seat could cast in these windows, targets not looked at yet.

    `spent` are its sealed casts: confirmed, but not yet paid for in sight of all.
    """
    found: list[Cast] = []
    for unit in state.own_units(seat):
        own = state.clan_ability[unit]
        if own >= 0 and state.charge[unit] >= COST[own]:
            _offer(state, found, seat, own, unit, windows)
        if state.learned[unit] >= 0:
            carried = state.carried(unit)
            if state.learned_charge[unit] >= COST[carried]:
                _offer(state, found, seat, carried, unit, windows)
    for paper in state.hands[seat]:
        if not spent or all(cast.paper != paper for cast in spent):
            _offer_secret(state, found, seat, paper, windows)
    if spent:
        done = [(cast.performer, cast.ability) for cast in spent if cast.paper < 0]
        return [cast for cast in found if (cast.performer, cast.ability) not in done]
    return found


def _offer_secret(state: War, found: list[Cast], seat: Seat, paper: int, windows: int) -> None:
    """GW-SCR-05: a secret card costs nothing; some are performed by a unit of one's own."""
    number = state.design[paper]
    if not IS_SECRET[number] or not WINDOW[number] & windows:
        return
    if any(cast.ability == number for cast in found):
        return
    for actor in state.own_units(seat) if NEEDS_ACTOR[number] else (NOBODY,):
        _offer(state, found, seat, number, actor, windows, paper)


def _offer(
    state: War, found: list[Cast], seat: Seat, number: int, performer: int, windows: int, paper: int = -1
) -> None:
    if WINDOW[number] & windows and not barred(state, number, performer):
        found.append(Cast(seat, number, performer, paper))


def castable(state: War, seat: Seat, windows: int, spent: tuple[Cast, ...] = ()) -> list[Cast]:
    """GW-CAST-04: what this seat can cast now, every required target having a legal choice."""
    return [cast for cast in sources(state, seat, windows, spent) if can_be_aimed(state, cast)]


def barred(state: War, ability: int, performer: int) -> bool:
    """GW-CAST-09, GW-TOK-04, GW-TOK-06: counters on the performer that forbid the ability's tags."""
    tags = TAGS[ability]
    if not tags or performer == NOBODY:
        return False
    counters = state.counters
    asleep = counters[SLEEPING] >> performer & 1
    if tags & (TAG_ATTACK | TAG_DAMAGE) and counters[NO_ATTACK] >> performer & 1:
        return True
    if tags & TAG_MOVES and (asleep or counters[NO_MOVEMENT] >> performer & 1):
        return True
    return bool(tags & TAG_ATTACK and asleep)


def can_be_aimed(state: War, cast: Cast) -> bool:
    """Whether there is a legal choice for every required target, those chosen already kept."""
    targets = TARGETS[cast.ability]
    number = len(cast.targets)
    if number >= len(targets):
        return True
    target = targets[number]
    found = candidates(state, cast, number)
    if not found:
        return target.optional
    if number + 1 == len(targets):
        return True
    if target.every:
        return can_be_aimed(state, cast.aimed(tuple(found)))
    return any(can_be_aimed(state, cast.aimed((choice,))) for choice in found)


def aim_at_all(state: War, cast: Cast) -> Cast:
    """Fill in the targets that leave no choice: all that qualify, or the parties of the declared attack."""
    targets = TARGETS[cast.ability]
    while len(cast.targets) < len(targets) and _leaves_no_choice(targets[len(cast.targets)]):
        cast = cast.aimed(tuple(candidates(state, cast, len(cast.targets))))
    return cast


def _leaves_no_choice(target: Target) -> bool:
    return target.every or target.who in ("defender", "attacker")


def candidates(state: War, cast: Cast, number: int) -> list[int]:
    """The legal choices for target `number`, in fixed order."""
    target = TARGETS[cast.ability][number]
    if target.who == "tile":
        if "current_layer" in target.need:
            return [space for space in falling_tiles(state) if not state.here[space]]
        return [space for space in _tiles_in_reach(state, cast, target) if fits_tile(state, cast, target, space)]
    if target.who == "seat_enemy":
        return [seat for seat in range(state.seats) if fits_seat(state, cast, target, seat)]
    return [unit for unit in state.units_in(_pool(state, cast, target)) if fits_unit(state, cast, number, unit, True)]


def still_fits(state: War, cast: Cast, number: int, chosen: int) -> bool:
    """GW-CAST-05: whether a chosen target is still legal when the cast resolves."""
    target = TARGETS[cast.ability][number]
    if target.who == "tile":
        return _in_reach(state, cast, target, chosen) and fits_tile(state, cast, target, chosen)
    if target.who == "seat_enemy":
        return fits_seat(state, cast, target, chosen)
    if not _pool(state, cast, target) >> chosen & 1:
        return False
    return fits_unit(state, cast, number, chosen, False)


def _pool(state: War, cast: Cast, target: Target) -> int:
    """The active units that `who` speaks of, as bits (GW-VAR-01: same-race rivals are both)."""
    who = target.who
    seat, me = cast.seat, 1 << cast.performer if cast.performer >= 0 else 0
    if who == "enemy":
        return state.active & state.foes[seat]
    if who == "ally":
        return state.active & state.kin[seat]
    if who == "ally_other":
        return state.active & state.kin[seat] & ~me
    if who == "own":
        return state.active & 0x7F << seat * 7
    if who == "own_other":
        return state.active & (0x7F << seat * 7) & ~me
    if who == "self":
        return state.active & me
    if who == "unit":
        return state.active
    blow = state.blow
    if blow is None:
        return 0
    return state.active & 1 << (blow.target if who == "defender" else blow.attacker)


def _in_reach(state: War, cast: Cast, target: Target, space: int) -> bool:
    """GW-BRD-03, GW-BRD-04: ranges count from the performer's tile."""
    reach = target.reach
    if reach == ANYWHERE:
        return True
    if reach == ON_TILE:
        return space in cast.targets[target.on]
    here = state.where[cast.performer]
    if reach == BORDERING:
        return space == here or space in state.board.bordering[here]
    return state.board.distance[here][space] <= reach


def _tiles_in_reach(state: War, cast: Cast, target: Target) -> list[int]:
    """The tiles that come into question, in the order of the board."""
    if target.reach == ANYWHERE:
        return list(range(state.board.size))
    here = state.where[cast.performer]
    if target.reach == BORDERING:
        return sorted({here, *state.board.bordering[here]})
    return [space for space, steps in enumerate(state.board.distance[here]) if steps <= target.reach]


def fits_unit(state: War, cast: Cast, number: int, unit: int, casting: bool) -> bool:
    """Whether this unit may be target `number`: range, needs, and hostility for attacks."""
    target = TARGETS[cast.ability][number]
    if not _in_reach(state, cast, target, state.where[unit]) or not _differs(state, cast, target, unit):
        return False
    if target.lacks >= 0 and casting and state.has(unit, target.lacks):
        return False
    if not _may_strike(state, cast, target, unit):
        return False
    return all(_unit_meets(state, cast, unit, need) for need in target.need)


def _differs(state: War, cast: Cast, target: Target, unit: int) -> bool:
    """`other:` and `other_tile:`: not the same unit, not the same tile as an earlier target."""
    if target.other >= 0 and unit in cast.targets[target.other]:
        return False
    if target.apart_from >= SELF:
        return all(state.where[other] != state.where[unit] for other in cast.at(target.apart_from))
    return True


def _may_strike(state: War, cast: Cast, target: Target, unit: int) -> bool:
    """GW-CAST-10: an attack by ability needs performer and target to be hostile."""
    if not TAGS[cast.ability] & TAG_ATTACK or not state.foes[cast.seat] >> unit & 1:
        return True
    if "any_height" in target.need or target.who in ("defender", "attacker"):
        return True
    return are_hostile(state, cast.performer, unit)


def _unit_meets(state: War, cast: Cast, unit: int, need: str) -> bool:
    if need == "wounded":
        return state.hp[unit] < state.max_hp[unit]
    if need == "apart":
        return not shares_with_foe(state, unit)
    if need == "has_crystals":
        return state.charge[unit] + state.learned_charge[unit] > 0
    if need == "has_open_slot":
        return open_slots(state, unit) > 0
    if need == "has_counter":
        return any(counter >> unit & 1 for counter in state.counters)
    if need == "not_self":
        return unit != cast.performer
    if need == "self":
        return unit == cast.performer
    if need == "own":
        return unit // 7 == cast.seat
    if need == "ally":
        return state.kin[cast.seat] >> unit & 1 == 1
    assert need == "any_height", need
    return True


def shares_with_foe(state: War, unit: int) -> bool:
    """GW-CAST-11: any unit hostile to the target on its tile, the attacker included, forbids a sneak attack."""
    flying = state.counters[FLYING]
    level = flying if flying >> unit & 1 else ~flying
    others = state.here[state.where[unit]] & level
    return any(state.foes[other // 7] >> unit & 1 for other in state.units_in(others & ~(1 << unit)))


def open_slots(state: War, unit: int) -> int:
    """GW-CRY-01: how many crystals the abilities of a unit can still take."""
    own = state.clan_ability[unit]
    free = COST[own] - state.charge[unit] if own >= 0 else 0
    paper = state.learned[unit]
    if paper >= 0:
        free += COST[state.design[paper]] - state.learned_charge[unit]
    return free


def fits_tile(state: War, cast: Cast, target: Target, space: int) -> bool:
    """Whether this tile meets the target's needs."""
    return all(_tile_meets(state, cast, space, need) for need in target.need)


def _tile_meets(state: War, cast: Cast, space: int, need: str) -> bool:
    if need == "unflipped":
        return not state.is_flipped(space)
    if need == "no_unit":
        return not state.here[space]
    if need == "no_blockade":
        return space not in state.blockades
    if need == "not_mine":
        return not state.board.is_mine[space]
    if need == "not_here":
        return space != state.where[cast.performer]
    if need == "has_enemy":
        return state.here[space] & state.foes[cast.seat] != 0
    assert need == "current_layer", need
    return not state.board.is_mine[space] and state.board.layer_of[space] == _outer_layer(state)


def _outer_layer(state: War) -> int:
    """The lowest layer that still has a tile to fall (0: none has)."""
    left = falling_tiles(state)
    return state.board.layer_of[left[0]] if left else 0


def fits_seat(state: War, cast: Cast, target: Target, seat: Seat) -> bool:
    """An enemy player, holding a hidden scroll where that is needed."""
    foe = state.foes[cast.seat] >> seat * 7 & 1
    return bool(foe) and ("has_hidden" not in target.need or bool(state.hands[seat]))


def may_perform(state: War, cast: Cast) -> bool:
    """GW-CAST-05: the performer is alive and not barred; a card without an actor needs nobody."""
    if cast.performer == NOBODY:
        return True
    return is_active(state, cast.performer) and not barred(state, cast.ability, cast.performer)
