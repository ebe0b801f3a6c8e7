"""3.3 to 3.5 Spaces, portals and locks: who may stand, step and pass where."""

from __future__ import annotations

from gnomestead.games.wymer_stones.content import (
    AROUND,
    EXITS,
    LOCK_SPACES,
    NOWHERE,
    PATHS,
    PORTALS,
    SIDES,
    SITE,
    TILE_SPACES,
    WALKABLE,
    Space,
    by_distance,
)
from gnomestead.games.wymer_stones.state import DWARF, Dungeon, Foe, Sheet
from gnomestead.kernel.moves import Seat

# Pieces -----------------------------------------------------------------------------------------------


def piece_of(state: Dungeon, piece: int) -> Sheet | Foe:
    """The character with this piece number."""
    return state.sheets[piece] if piece < DWARF else state.foes[piece - DWARF]


def walk_to(state: Dungeon, piece: int, space: Space) -> None:
    """One step of a movement. WS-BRD-05: pieces share a space only while one of them walks on."""
    character = piece_of(state, piece)
    standing = state.standing
    if standing.get(character.space) == piece:
        del standing[character.space]
    character.space = space
    standing.setdefault(space, piece)


def lift(state: Dungeon, piece: int) -> None:
    """Take a piece off the board; somebody walking over it now stands there alone."""
    character = piece_of(state, piece)
    left = character.space
    character.space = NOWHERE
    if state.standing.get(left) == piece:
        del state.standing[left]
        pieces = [*range(len(state.sheets)), *range(DWARF, DWARF + len(state.foes))]
        for other in pieces:
            if piece_of(state, other).space == left:
                state.standing[left] = other


def put(state: Dungeon, piece: int, space: Space) -> None:
    """Place a piece on a space where nobody stands."""
    lift(state, piece)
    piece_of(state, piece).space = space
    state.standing[space] = piece


def foe_at(state: Dungeon, dwarf: int) -> int:
    """The place in order of appearance of the dwarf with this content number."""
    return next(n for n, foe in enumerate(state.foes) if foe.kind == dwarf)


# Spaces -----------------------------------------------------------------------------------------------


def is_open(state: Dungeon, space: Space) -> bool:
    """WS-GEN-09: walkable, no lock, no character."""
    return WALKABLE[space] and space not in state.locks and space not in state.standing


def is_available(state: Dungeon, space: Space) -> bool:
    """WS-GEN-09: open, and no tile."""
    return is_open(state, space) and space not in state.tiles


def nearest_available(state: Dungeon, space: Space) -> Space:
    """WS-GEN-09: by distance, ties to the lowest row, then the leftmost column."""
    return next(other for other in by_distance(space) if is_available(state, other))


def nearest_open(state: Dungeon, space: Space) -> Space:
    """The nearest space where a hero could stand, tile or not."""
    return next(other for other in by_distance(space) if is_open(state, other))


def nearest_free(state: Dungeon, space: Space) -> Space:
    """The nearest space without a character: all that a spirit asks for."""
    return next(other for other in by_distance(space) if other not in state.standing)


def is_near(one: Space, other: Space) -> bool:
    """WS-GEN-07: within one space, in any direction; walls do not matter (WS-BRD-04)."""
    return other in AROUND[one]


# Steps ------------------------------------------------------------------------------------------------


def hero_steps(state: Dungeon, piece: int, space: Space, steps: int) -> list[Space]:
    """Where a hero may step from here with so many steps left.

    WS-MOV-02: not into walls, chasms, locks or dwarves. WS-PRT-02 to 04: from a portal to any open one.
    WS-BRD-06, 07: over heroes and wraiths, if a free space can still be reached.
    """
    if steps <= 0:
        return []
    locks, standing = state.locks, state.standing
    found = []
    for side in PATHS[space]:
        if side in locks:
            continue
        other = standing.get(side, piece)
        if other == piece or (other < DWARF and hero_steps(state, piece, side, steps - 1)):
            found.append(side)
    if EXITS[space]:
        found += [exit for exit in EXITS[space] if exit not in locks and standing.get(exit, piece) == piece]
    return found


def spirit_steps(state: Dungeon, piece: int, space: Space, steps: int) -> list[Space]:
    """Where a dwarf or wraith may step: through everything (WS-BRD-01, WS-PRT-05), but off everybody at the end."""
    if steps <= 0:
        return []
    standing = state.standing
    found = [
        side
        for side in SIDES[space]
        if standing.get(side, piece) == piece or spirit_steps(state, piece, side, steps - 1)
    ]
    if EXITS[space]:
        found += [exit for exit in EXITS[space] if standing.get(exit, piece) == piece]
    return found


def is_sharing(state: Dungeon, piece: int) -> bool:
    """Whether this piece is walking over another (it cannot stop here, WS-BRD-05)."""
    return state.standing.get(piece_of(state, piece).space) != piece


# Locks ------------------------------------------------------------------------------------------------


def lock_spaces(state: Dungeon) -> list[Space]:
    """WS-LCK-01 to 04: where a lock would close a corridor or portal that has none."""
    if not state.supply_locks:
        return []
    closed = {SITE[lock] for lock in state.locks}
    tiles, standing = state.tiles, state.standing
    return [
        space for space in LOCK_SPACES if SITE[space] not in closed and space not in tiles and space not in standing
    ]


def place_lock(state: Dungeon, space: Space) -> None:
    """A lock from the supply closes a corridor or portal."""
    state.supply_locks -= 1
    state.locks.add(space)
    for sheet in state.sheets:
        if space in sheet.tried:  # another lock: nobody has failed at it yet
            sheet.tried = tuple(tried for tried in sheet.tried if tried != space)


def destroy_lock(state: Dungeon, space: Space) -> None:
    """WS-LCK-07: it returns to the supply."""
    state.locks.remove(space)
    state.supply_locks += 1


def locks_in_reach(state: Dungeon, seat: Seat) -> list[Space]:
    """WS-LCK-06, 09: locks within one space, or closing a portal the hero could come out of; each once a turn."""
    if not state.locks:
        return []
    sheet = state.sheets[seat]
    reach = AROUND[sheet.space]
    at_portal = sheet.space in PORTALS
    return sorted(
        lock for lock in state.locks if (lock in reach or (at_portal and lock in PORTALS)) and lock not in sheet.tried
    )


def free_tile_spaces(state: Dungeon) -> list[Space]:
    """WS-SET-09, WS-VIL-02: marked spaces without tile, lock or character."""
    tiles, locks, standing = state.tiles, state.locks, state.standing
    return [space for space in TILE_SPACES if space not in tiles and space not in locks and space not in standing]
