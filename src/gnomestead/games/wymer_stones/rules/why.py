"""Why something may not be touched now: the rule that forbids it, by kind of thing."""

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.content import (
    DWARVES,
    HEROES,
    ITEMS,
    NOWHERE,
    PORTALS,
    SIDES,
    SITE,
    SPACE,
    TILE_SPACES,
    WALKABLE,
    Space,
)
from gnomestead.games.wymer_stones.rules.board import is_near, is_open, piece_of
from gnomestead.games.wymer_stones.state import BEFORE, DWARF, LIVING, REMOVED, Dungeon
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Refusal, phrase

ITEM_OF: Final = {item.id: number for number, item in enumerate(ITEMS)}
_HERO_OF: Final = {hero.id: number for number, hero in enumerate(HEROES)}
_DWARF_OF: Final = {dwarf.id: number for number, dwarf in enumerate(DWARVES)}


def no(reason: str, rule: str, **args: str | int | None) -> Refusal:
    """A refusal, written briefly."""
    return Refusal(phrase("refuse-" + reason, **args), rule)


def space_of(thing: str) -> Space:
    """The space a thing is, or lies on: `J2`, `tile_J2`, `lock_J2`; NOWHERE: none."""
    return SPACE.get(thing.rpartition("_")[2], NOWHERE)


def seat_of_thing(state: Dungeon, thing: str) -> Seat:
    """The seat whose hero this is; NOWHERE: nobody's."""
    return state.seat_of(_HERO_OF[thing]) if thing in _HERO_OF else NOWHERE


def dwarf_of_thing(thing: str) -> int:
    """The dwarf this is; NOWHERE: none."""
    return _DWARF_OF.get(thing, NOWHERE)


# Steps ------------------------------------------------------------------------------------------------


def no_step(state: Dungeon, piece: int, steps: int, space: Space) -> Refusal | None:
    """Why this piece cannot step there: too far, closed, occupied."""
    here = piece_of(state, piece).space
    is_hero = piece < DWARF and state.sheets[piece].status == LIVING
    by_portal = here in PORTALS and space in PORTALS and here != space
    if is_hero and not WALKABLE[space]:
        return no("wall", "WS-MOV-02")
    if space not in SIDES[here] and not by_portal:
        return no("too-far", "WS-BRD-03")
    if steps <= 0:
        return no("no-steps", "WS-MOV-01" if is_hero else "WS-DWA-02" if piece >= DWARF else "WS-WRA-01")
    if is_hero and space in state.locks:
        return no("locked", "WS-PRT-03" if by_portal else "WS-LCK-05")
    return _no_room(state, piece, space, by_portal, is_hero)


def _no_room(state: Dungeon, piece: int, space: Space, by_portal: bool, is_hero: bool) -> Refusal | None:
    other = state.standing.get(space, piece)
    if other == piece:
        return None
    if by_portal:
        return no("portal-taken", "WS-PRT-04")
    if is_hero and other >= DWARF:
        return no("dwarf-in-the-way", "WS-BRD-06")
    return no("no-way-on", "WS-BRD-07")


# Locks and tiles --------------------------------------------------------------------------------------


def no_break(state: Dungeon, seat: Seat, space: Space) -> Refusal | None:
    """Why this hero cannot roll at this lock."""
    sheet = state.sheets[seat]
    if space not in state.locks:
        return None
    if space in sheet.tried:
        return no("lock-tried", "WS-LCK-08")
    if not is_near(sheet.space, space) and not (space in PORTALS and sheet.space in PORTALS):
        return no("lock-far", "WS-LCK-06")
    return None


def no_lock_place(state: Dungeon, space: Space) -> Refusal | None:
    """Why no lock may lie here."""
    if SITE[space] == NOWHERE:
        return no("no-corridor", "WS-LCK-01")
    if any(SITE[lock] == SITE[space] for lock in state.locks):
        return no("corridor-closed", "WS-LCK-03")
    if space in state.tiles or space in state.standing:
        return no("lock-space-taken", "WS-LCK-04")
    return no("no-locks", "WS-RUN-03") if not state.supply_locks else None


def no_tile_place(state: Dungeon, space: Space) -> Refusal | None:
    """Why no tile may lie here."""
    if space not in TILE_SPACES:
        return no("no-tile-mark", "WS-SET-09")
    if space in state.tiles or space in state.locks or space in state.standing:
        return no("tile-space-taken", "WS-VIL-02")
    return None


def no_landing(state: Dungeon, space: Space) -> Refusal:
    """Why nobody can be teleported here."""
    return no("landing-far" if is_open(state, space) else "not-open", "WS-POW-08")


# Targets ----------------------------------------------------------------------------------------------


def no_attack(state: Dungeon, seat: Seat, dwarf: int) -> Refusal | None:
    """Why this hero cannot attack this dwarf now."""
    foe = next((foe for foe in state.foes if foe.kind == dwarf and foe.space != NOWHERE), None)
    if foe is None:
        return no("dwarf-away", "WS-ATK-02")
    sheet = state.sheets[seat]
    if not sheet.stone:
        return no("orphan-stone" if sheet.carried else "no-stone", "WS-ATK-06" if sheet.carried else "WS-ATK-01")
    if not is_near(sheet.space, foe.space):
        return no("dwarf-far", "WS-ATK-02")
    if state.foes.index(foe) in state.hits:
        return no("dwarf-hit", "WS-ATK-04")
    return no("attacked-before", "WS-ATK-03") if state.attack == BEFORE else no("attack-later", "WS-ATK-03")


def no_prey(state: Dungeon, number: int, target: Seat) -> Refusal | None:
    """Why this dwarf cannot attack this hero or wraith now."""
    sheet = state.sheets[target]
    foe = state.foes[number]
    if sheet.status == REMOVED or not is_near(foe.space, sheet.space):
        return no("prey-far", "WS-DWA-03")
    return no("prey-hit" if target in foe.struck else "strike-later", "WS-DWA-03")


def no_action(state: Dungeon, dwarf: int) -> Refusal | None:
    """Why the villain cannot act with this dwarf."""
    foe = next((foe for foe in state.foes if foe.kind == dwarf), None)
    if foe is None:
        return no("dwarf-asleep", "WS-DWA-01")
    if foe.space == NOWHERE:
        return no("dwarf-beaten", "WS-DMG-05")
    return no("dwarf-stunned" if foe.stunned else "dwarf-acted", "WS-DWA-01")


# Relics, boons, powers --------------------------------------------------------------------------------


def no_use(state: Dungeon, seat: Seat, item: int) -> Refusal:
    """Why this seat cannot use this relic, boon or power now."""
    sheet = state.sheets[seat] if seat < len(state.sheets) else None
    if sheet is None or item not in sheet.relics + sheet.boons + sheet.powers:
        return no("not-held", "WS-REL-10")
    it = ITEMS[item]
    if it.kind != "power" and sheet.is_spent:
        return no("spent", "WS-REL-05")
    if it.after_roll:
        return no("after-roll", "WS-WIN-05")
    if not it.calm:
        return no("before-roll", "WS-WIN-03")
    if it.kind != "power" and state.active != seat:
        return no("own-turn", "WS-WIN-02")
    if it.needs_stone and not sheet.stone:
        return no("no-stone", "WS-ATK-01")
    return no("no-use", "WS-REL-03")
