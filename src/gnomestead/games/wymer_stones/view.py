"""What one seat may know, built up from nothing."""

from __future__ import annotations

import msgspec

from gnomestead.games.wymer_stones.content import (
    DWARVES,
    FACES,
    HEROES,
    ITEMS,
    NAMES,
    NOWHERE,
    STONE,
    TRAPS,
)
from gnomestead.games.wymer_stones.endings import letter
from gnomestead.games.wymer_stones.rules.board import hero_steps, spirit_steps
from gnomestead.games.wymer_stones.rules.contest import AGAINST, RollOff, percent
from gnomestead.games.wymer_stones.rules.ending import falls, hit_points
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.rules.movement import Walk, turn_movement
from gnomestead.games.wymer_stones.rules.reach import Ways, ways
from gnomestead.games.wymer_stones.rules.setup import Placement
from gnomestead.games.wymer_stones.rules.tiles import RelicDrawn, sleeping
from gnomestead.games.wymer_stones.rules.turns import TradeBack
from gnomestead.games.wymer_stones.rules.villain import Prowl, Strike
from gnomestead.games.wymer_stones.rules.why import dwarf_of_thing, seat_of_thing
from gnomestead.games.wymer_stones.state import DEFEAT, DWARF, LIVING, UNDECIDED, Dungeon, Sheet
from gnomestead.kernel import Reach, Seat

STATUS = ("unchosen", "living", "wraith", "removed")


class HeroView(msgspec.Struct, frozen=True):
    """A hero seat: everything on its card is public (WS-REL-10)."""

    seat: Seat
    hero: str
    status: str
    space: str
    health: int
    most: int
    stone: str
    """`claimed`, `found` (it lies open somewhere) or `missing`."""
    carried: tuple[str, ...]
    relics: tuple[str, ...]
    boons: tuple[str, ...]
    powers: tuple[str, ...]
    skips: bool
    move_mod: int
    luck: int
    steps: int
    """How far it may still walk."""


class DwarfView(msgspec.Struct, frozen=True):
    """A dwarf that has woken; nowhere once it is defeated."""

    id: str
    space: str
    health: int
    most: int
    stunned: bool
    steps: int | None
    """How many it has left while it acts; None: it does not."""


class TileView(msgspec.Struct, frozen=True):
    """A tile; `face` is empty where this viewer cannot know it."""

    space: str
    face: str
    up: bool
    new: bool


class RollView(msgspec.Struct, frozen=True):
    """The roll-off under way."""

    hero: str
    against: str
    card: str
    parts: tuple[tuple[str, int], ...]
    """What is added to the hero's die, and why: `symbol`, `luck`, `aid`."""
    thrower: Seat
    """WS-NOV-04: who throws the villain's die; the villain, or the seat on the hero's left."""
    window: Seat
    """Who is asked for help before the dice, or for an answer after them; nobody: NOWHERE."""
    faces: tuple[int, int] | None
    total: int
    """The hero's sum; 0 before the dice."""
    chance: int
    """In percent, before the dice (WS-ROL-06)."""


class WayView(msgspec.Struct, frozen=True):
    """Where the piece that walks just now could stop, and how it would come there."""

    space: str
    way: tuple[str, ...]
    """The spaces it would cross, its own first and this one last."""
    tiles: int
    """Question marks on the way that would turn up at its end."""


class DungeonView(msgspec.Struct, frozen=True):
    """The whole table, as one seat (None: a spectator) may know it."""

    round: int
    last_round: int
    """0: no limit."""
    active: Seat
    villain: Seat
    heroes: tuple[HeroView, ...]
    unpicked: tuple[str, ...]
    falls: tuple[int, int]
    """How often heroes have fallen, and how often ends the game."""
    dwarves: tuple[DwarfView, ...]
    asleep: tuple[str, ...]
    tiles: tuple[TileView, ...]
    locks: tuple[str, ...]
    supply: int
    supply_split: tuple[int, int] | None
    """Traps and relics in the supply: for the villain only (WS-SET-15)."""
    supply_locks: int
    unplaced: int
    palette: tuple[tuple[str, int], ...]
    """Tiles the villain has still to place, by kind, and how many; for its eyes only."""
    trap_deck: int
    trap_discard: tuple[str, ...]
    relic_deck: int
    relic_discard: tuple[str, ...]
    wraith_deck: int
    roll: RollView | None
    reach: tuple[WayView, ...]
    drawn: str
    """A relic that was just found …"""
    offered: str
    """… or handed to a hero whose slots are full; nobody holds either."""
    shows_sides: bool
    letter: str
    """The letter that was opened …"""
    title: str
    """… what stands on it for this seat …"""
    ending: str
    """… and which words it holds; all empty before the end."""


def view_of(state: Dungeon, seat: Seat | None) -> DungeonView:
    """Section 6: what this seat may know."""
    is_villain = seat is not None and seat == state.villain
    return DungeonView(
        round=state.round,
        last_round=state.shown_limit(),
        active=state.active,
        villain=state.villain,
        heroes=tuple(_hero(state, seat, sheet) for seat, sheet in enumerate(state.sheets)),
        unpicked=_unpicked(state),
        falls=falls(state),
        dwarves=_dwarves(state),
        asleep=tuple(DWARVES[dwarf].id for dwarf in sleeping(state)),
        tiles=_tiles(state, is_villain),
        locks=tuple(NAMES[lock] for lock in sorted(state.locks)),
        supply=state.supply(),
        supply_split=(state.supply_traps, state.supply_relics) if is_villain or state.over else None,
        supply_locks=state.supply_locks,
        unplaced=len(state.mix),
        palette=_palette(state) if is_villain else (),
        trap_deck=len(state.trap_deck),
        trap_discard=tuple(TRAPS[card].id for card in state.trap_discard),
        relic_deck=len(state.relic_deck),
        relic_discard=tuple(ITEMS[card].id for card in state.relic_discard),
        wraith_deck=len(state.wraith_deck),
        roll=_roll(state),
        reach=_reach(state, seat),
        drawn=_unheld(state, RelicDrawn),
        offered=_unheld(state, TradeBack),
        shows_sides=state.setup["show_trap_sides"] == "before_roll",
        letter=_letter(state),
        title=_title(state, is_villain),
        ending=letter(state.letter, is_villain).key if state.letter else "",
    )


def _hero(state: Dungeon, seat: Seat, sheet: Sheet) -> HeroView:
    most = HEROES[sheet.hero].hit_points if sheet.hero != NOWHERE else 0
    return HeroView(
        seat=seat,
        hero=HEROES[sheet.hero].id if sheet.hero != NOWHERE else "",
        status=STATUS[sheet.status],
        space=NAMES[sheet.space] if sheet.space != NOWHERE else "",
        health=most - sheet.damage,
        most=most,
        stone=_stone(state, seat),
        carried=tuple(HEROES[state.sheets[owner].hero].stone for owner in sheet.carried),
        relics=tuple(ITEMS[item].id for item in sheet.relics),
        boons=tuple(ITEMS[item].id for item in sheet.boons),
        powers=tuple(ITEMS[item].id for item in sheet.powers),
        skips=sheet.skips,
        move_mod=sheet.move_mod,
        luck=sheet.luck + sheet.luck_next,
        steps=sheet.steps,
    )


def _stone(state: Dungeon, seat: Seat) -> str:
    if state.is_claimed(seat):
        return "claimed"
    face = STONE + state.sheets[seat].hero
    return "found" if any(tile.up and tile.face == face for tile in state.tiles.values()) else "missing"


def _unpicked(state: Dungeon) -> tuple[str, ...]:
    if all(sheet.hero != NOWHERE for sheet in state.sheets):
        return ()
    return tuple(hero.id for number, hero in enumerate(HEROES) if state.seat_of(number) == NOWHERE)


def _dwarves(state: Dungeon) -> tuple[DwarfView, ...]:
    acting = {frame.number for frame in state.frames if isinstance(frame, (Prowl, Strike))}
    return tuple(
        DwarfView(
            DWARVES[foe.kind].id,
            NAMES[foe.space] if foe.space != NOWHERE else "",
            hit_points(state, foe.kind) - foe.damage,
            hit_points(state, foe.kind),
            foe.stunned,
            foe.steps if number in acting else None,
        )
        for number, foe in enumerate(state.foes)
    )


def _tiles(state: Dungeon, is_villain: bool) -> tuple[TileView, ...]:
    """Faces: those turned up; for the villain also those it placed; at the end all."""
    is_over = state.outcome != UNDECIDED
    return tuple(
        TileView(
            NAMES[space],
            FACES[tile.face] if tile.up or is_over or (tile.known and is_villain) else "",
            tile.up,
            tile.new,
        )
        for space, tile in sorted(state.tiles.items())
    )


def _palette(state: Dungeon) -> tuple[tuple[str, int], ...]:
    if not any(isinstance(frame, Placement) for frame in state.frames):
        return ()
    return tuple((FACES[face], state.mix.count(face)) for face in sorted(set(state.mix)))


def _roll(state: Dungeon) -> RollView | None:
    roll = next((frame for frame in reversed(state.frames) if isinstance(frame, RollOff)), None)
    if roll is None:
        return None
    hero = HEROES[state.sheets[roll.seat].hero].id
    card = TRAPS[roll.card].id if roll.card != NOWHERE else ""
    total = roll.total(state) if roll.faces is not None else 0
    return RollView(
        hero=hero,
        against=AGAINST[roll.kind],
        card=card,
        parts=roll.parts(state),
        thrower=state.villain if state.villain != NOWHERE else (roll.seat + 1) % len(state.sheets),
        window=roll.asked(state) if state.frames[-1] is roll else NOWHERE,
        faces=roll.faces,
        total=total,
        chance=percent(roll.modifier(state)),
    )


def _reach(state: Dungeon, seat: Seat | None) -> tuple[WayView, ...]:
    """Steps are counted on the map of whoever walks, and on nobody else's."""
    top = state.frames[-1] if state.frames else None
    if not isinstance(top, Moment) or top.asked(state) != seat:
        return ()
    found = top.ways(state)
    if not found:
        return ()
    hidden = {space for space, tile in state.tiles.items() if not tile.up} if isinstance(top, Walk) else set()
    start = top.stands(state)
    return tuple(
        WayView(NAMES[space], tuple(NAMES[at] for at in (start, *way)), len(hidden.intersection(way)))
        for space, way in sorted(found.items())
    )


def reach_of(state: Dungeon, thing: str) -> Reach | None:
    """Section 11: how far a hero, a wraith or a dwarf gets when its turn comes."""
    dwarf, seat = dwarf_of_thing(thing), seat_of_thing(state, thing)
    found: Ways = {}
    for number, foe in enumerate(state.foes):
        if foe.kind == dwarf and foe.space != NOWHERE and not foe.stunned:
            found = ways(state, DWARF + number, spirit_steps, foe.space, DWARVES[dwarf].movement)
    if seat != NOWHERE and state.sheets[seat].status == LIVING:
        found = _walking(state, seat)
    return Reach(tuple(NAMES[space] for space in found)) if found else None


def _walking(state: Dungeon, seat: Seat) -> Ways:
    sheet = state.sheets[seat]
    return ways(state, seat, hero_steps, sheet.space, sheet.steps or turn_movement(state, seat))


def _unheld(state: Dungeon, kind: type[RelicDrawn] | type[TradeBack]) -> str:
    """The relic of the latest such moment, which no hero holds yet."""
    frame = next((frame for frame in reversed(state.frames) if isinstance(frame, kind)), None)
    return "" if frame is None else ITEMS[frame.card].id


def _letter(state: Dungeon) -> str:
    """WS-SET-01: sealed until the end."""
    if state.outcome == UNDECIDED:
        return ""
    return "outcome_defeated" if state.outcome == DEFEAT else "outcome_victorious"


def _title(state: Dungeon, is_villain: bool) -> str:
    """WS-END-03: the heroes' letters speak to heroes; the villain has its own."""
    if state.outcome == UNDECIDED:
        return ""
    if is_villain:
        return f"headline-villain-{'doomed' if state.outcome == DEFEAT else 'saved'}"
    return "name-" + _letter(state)
