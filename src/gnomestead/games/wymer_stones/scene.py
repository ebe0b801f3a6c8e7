"""The view as things in places: the dungeon, the hero sheets, the dwarves, the decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from gnomestead.games.wymer_stones.content import (
    BOARD_ID,
    COLUMN,
    DWARVES,
    HEROES,
    NAMES,
    REGION,
    REGIONS,
    ROW,
    SYMBOLS,
    TRAPS,
    WALKABLE,
    Hero,
    Space,
)
from gnomestead.games.wymer_stones.goal import goal_of
from gnomestead.games.wymer_stones.view import DungeonView, DwarfView, HeroView, RollView, TileView, WayView
from gnomestead.kernel import Badge, Phrase, Place, Scene, Seat, Thing, phrase, square
from gnomestead.kernel.scene import Space as SceneSpace

_GROUND = {"#": "wall", "~": "chasm", "O": "portal", ".": "floor", "?": "floor"}
_STARTS = {hero.start: hero for hero in HEROES}
_SYMBOLS = {trap.id: trap.symbol for trap in TRAPS}
_STATS = {hero.id: hero for hero in HEROES}
_MOVES = {dwarf.id: dwarf.movement for dwarf in DWARVES}


def scene_of(view: DungeonView) -> Scene:
    """Everything on the table."""
    places = [
        _board(view),
        *_moment(view),
        *[_sheet(hero) for hero in view.heroes],
        *_villain(view),
        _dwarf_row(view),
        *_decks(view),
        *_letters(view),
    ]
    return Scene(tuple(places), goal=goal_of(view))


# The dungeon ------------------------------------------------------------------------------------------


def _space(space: Space) -> SceneSpace:
    name = NAMES[space]
    if space in _STARTS:
        hero = _STARTS[space]
        art = "start_" + hero.stone.removeprefix("stone_")  # WS-BRD-02
        return square(name, COLUMN[space], ROW[space], phrase("space-start", space=name, hero=hero.id), art)
    art = _GROUND[SYMBOLS[space]]
    if not WALKABLE[space]:
        return square(name, COLUMN[space], ROW[space], phrase("space-" + art, space=name), art)
    room = REGIONS[REGION[space]].id
    return square(name, COLUMN[space], ROW[space], phrase("space-floor", space=name, region=room), art)


_SPACES = tuple(_space(space) for space in range(len(SYMBOLS)))


def _board(view: DungeonView) -> Place:
    things = (
        *[_piece(hero, view.active if view.round else -1) for hero in view.heroes if hero.space],
        *[_dwarf_piece(dwarf) for dwarf in view.dwarves if dwarf.space],
        *[_tile(tile) for tile in view.tiles],
        *[Thing(f"lock_{lock}", "token", phrase("lock"), "lock", space=lock) for lock in view.locks],
    )
    return Place("board", "board", phrase("name-" + BOARD_ID), things=things, spaces=_spaces(view))


def _spaces(view: DungeonView) -> tuple[SceneSpace, ...]:
    """The spaces, with the steps it takes to get there on those within reach."""
    ways = {way.space: way for way in view.reach}
    return tuple(_within_reach(space, ways[space.id]) if space.id in ways else space for space in _SPACES)


def _within_reach(space: SceneSpace, way: WayView) -> SceneSpace:
    steps = len(way.way) - 1
    badges = [Badge("steps", phrase("steps-away", n=steps), steps)]
    if way.tiles:
        badges.append(Badge("crossing", phrase("marks-on-the-way", n=way.tiles), way.tiles))
    return msgspec.structs.replace(space, badges=tuple(badges), way=way.way)


def _piece(hero: HeroView, active: int) -> Thing:
    badges = (Badge("steps", phrase("on-turn"), hero.steps),) if hero.seat == active else ()
    shape, art = ("wraith", "wraith") if hero.status == "wraith" else ("hero", hero.hero)
    name = phrase(f"{shape}-piece", hero=hero.hero)
    return Thing(hero.hero, "piece", name, art, hero.seat, space=hero.space, badges=badges)


def _dwarf_piece(dwarf: DwarfView) -> Thing:
    badges = (Badge("stunned", phrase("stunned")),) if dwarf.stunned else ()
    if dwarf.steps is not None:
        badges = (*badges, Badge("steps", phrase("on-turn"), dwarf.steps))
    return Thing(dwarf.id, "piece", phrase("piece-" + dwarf.id), dwarf.id, space=dwarf.space, badges=badges)


def _tile(tile: TileView) -> Thing:
    """Face down it is a question mark; new ones carry a mark, for they are never stones (WS-VIL-03)."""
    badges = (Badge("new", phrase("tile-new")),) if tile.new else ()
    if tile.up:
        return Thing(f"tile_{tile.space}", "token", phrase("tile-" + tile.face), tile.face, space=tile.space)
    id = f"tile_{tile.space}"
    if tile.face:
        return Thing(id, "token", phrase("tile-known", face=tile.face), tile.face, space=tile.space, badges=badges)
    name, art = (phrase("tile-fresh"), "!") if tile.new else (phrase("tile-hidden"), "?")
    return Thing(id, "token", name, art, facing="down", space=tile.space, badges=badges)


# What is going on -------------------------------------------------------------------------------------


def _moment(view: DungeonView) -> Iterator[Place]:
    """Who is waited for, the dice, the card somebody has drawn, the heroes still to be picked."""
    if view.roll is not None and view.roll.window >= 0:
        key = "window-before" if view.roll.faces is None else "window-after"
        note = Thing("window", "note", phrase(key, seat=view.roll.window), "rounds", view.roll.window)
        yield Place("window", "tray", phrase("place-window"), things=(note,))
    if view.roll is not None:
        yield Place("roll", "row", phrase("place-roll", hero=view.roll.hero), things=tuple(_dice(view)))
    if view.drawn or view.offered:
        key = "place-drawn" if view.drawn else "place-offered"
        yield Place("drawn", "row", phrase(key), things=(_item(view.drawn or view.offered),))
    if view.unpicked:
        cards = tuple(_hero_card(hero) for hero in view.unpicked)
        yield Place("unpicked", "row", phrase("place-unpicked"), things=cards)


def _hero_card(hero: str) -> Thing:
    stats = _STATS[hero]
    badges = (Badge("legs", phrase("steps"), stats.movement), Badge("health", phrase("health"), stats.hit_points))
    return Thing(hero, "card", phrase("name-" + hero), hero, text=_lore(stats), badges=badges)


def _lore(hero: Hero) -> Phrase:
    """What a hero is good at, and against which traps."""
    (first, n), (second, m) = sorted(hero.trap_bonus.items(), key=lambda bonus: -bonus[1])
    return phrase("hero-lore", hero=hero.id, first=first, n=n, second=second, m=m)


def _die(whose: str, face: int | None, thrower: Seat | None = None) -> Thing:
    """A die; nobody sees its face before it is rolled."""
    id = f"die_{whose}"
    name = phrase(f"die-{whose}", seat=thrower)
    return Thing(id, "die", name, id, thrower, facing="down" if face is None else "up", value=face)


def _dice(view: DungeonView) -> Iterator[Thing]:
    roll = view.roll
    assert roll is not None
    hero, villain = roll.faces or (None, None)
    yield _die("hero", hero)
    for part, n in roll.parts:
        yield Thing(f"bonus_{part}", "note", phrase("bonus-" + part, n=f"{n:+d}"), "modifier")
    yield _die("villain", villain, roll.thrower)
    yield from _verdict(roll)
    if roll.card:
        name = phrase("trap-card", card=roll.card, symbol=_SYMBOLS[roll.card])
        yield Thing(roll.card, "card", name, roll.card, text=phrase("flavour-" + roll.card))
    if roll.card and view.shows_sides:
        yield Thing("side_up", "note", phrase("side-up"), "up", text=phrase(f"name-{roll.card}_up"))
        yield Thing("side_down", "note", phrase("side-down"), "down", text=phrase(f"name-{roll.card}_down"))


def _verdict(roll: RollView) -> Iterator[Thing]:
    """Section 11, Odds: the chance before the dice; after them the sum and what it means."""
    if roll.faces is None:
        yield Thing("odds", "note", phrase("roll-odds", chance=roll.chance), "luck")
        return
    villain = roll.faces[1]
    result = "won" if roll.total > villain else "tie" if roll.total == villain else "lost"
    yield Thing("sum", "note", phrase("roll-sum", total=roll.total, villain=villain), "modifier")
    yield Thing("verdict", "note", phrase("roll-verdict", result=result, against=roll.against), "luck")


# Sheets -----------------------------------------------------------------------------------------------


def _sheet(hero: HeroView) -> Place:
    things = tuple(_on_sheet(hero)) if hero.hero else ()
    name = phrase("sheet", hero=hero.hero) if hero.hero else phrase("sheet-empty")
    return Place(f"sheet_{hero.seat}", "tray", name, "seat", hero.seat, things)


def _on_sheet(hero: HeroView) -> Iterator[Thing]:
    if hero.status == "living":
        id = f"health_{hero.hero}"
        yield Thing(id, "meter", phrase("health"), "health", hero.seat, value=hero.health, most=hero.most)
    else:
        yield Thing(f"status_{hero.hero}", "note", phrase("status-" + hero.status), hero.status, hero.seat)
    yield Thing(f"slot_{hero.hero}", "token", phrase("slot-" + hero.stone), "slot_" + hero.stone, hero.seat)
    for stone in hero.carried:
        yield Thing(f"carried_{stone}", "token", phrase("carried", stone=stone), stone, hero.seat)
    for item, count in Counter((*hero.powers, *hero.relics, *hero.boons)).items():
        yield _item(item, hero.seat, count)
    yield from _modifiers(hero)


def _item(item: str, seat: int | None = None, count: int = 1) -> Thing:
    """A relic, boon or power; a power may be there more than once."""
    name = phrase("card-" + item.partition("_")[0], item=item)
    value = count if count > 1 else None
    return Thing(item, "card", name, item, seat, text=phrase("text-" + item), value=value)


def _modifiers(hero: HeroView) -> Iterator[Thing]:
    if hero.luck:
        yield Thing(f"luck_{hero.hero}", "note", phrase("note-luck", n=f"{hero.luck:+d}"), "luck", hero.seat)
    if hero.move_mod:
        yield Thing(f"legs_{hero.hero}", "note", phrase("note-move", n=f"{hero.move_mod:+d}"), "legs", hero.seat)
    if hero.skips:
        yield Thing(f"skip_{hero.hero}", "note", phrase("note-skip"), "skip", hero.seat)


# The villain's side -----------------------------------------------------------------------------------


def _villain(view: DungeonView) -> Iterator[Place]:
    """The supply: its size is public, its split only the villain's business (WS-SET-15)."""
    things = [Thing("supply_locks", "token", phrase("supply-locks", n=view.supply_locks), "lock")]
    if view.supply_split is None or view.palette:
        things.append(Thing("supply", "token", phrase("supply-tiles", n=view.supply), "supply"))
    else:
        traps, relics = view.supply_split
        things.append(Thing("face_trap", "token", phrase("supply-traps", n=traps), "face_trap"))
        things.append(Thing("face_relic", "token", phrase("supply-relics", n=relics), "face_relic"))
    if view.unplaced:
        things.append(Thing("unplaced", "note", phrase("unplaced", n=view.unplaced), "supply"))
    if view.palette:
        tiles = [Thing(face, "token", phrase("palette", face=face), face, value=n) for face, n in view.palette]
        yield Place("palette", "tray", phrase("place-palette"), "hand", view.villain, tuple(tiles))
    if view.villain < 0:
        yield Place("supply", "tray", phrase("place-supply"), "side", things=tuple(things))
    else:
        yield Place("villain", "tray", phrase("place-villain"), "seat", view.villain, tuple(things))


def _dwarf_row(view: DungeonView) -> Place:
    cards = [_dwarf_card(dwarf) for dwarf in view.dwarves]
    asleep = [Thing(dwarf, "card", phrase("asleep-" + dwarf), dwarf, facing="turned") for dwarf in view.asleep]
    return Place("dwarves", "row", phrase("place-dwarves"), "side", things=(*cards, *asleep))


def _dwarf_card(dwarf: DwarfView) -> Thing:
    if not dwarf.space:
        fate = phrase("fate-" + dwarf.id)
        return Thing(f"card_{dwarf.id}", "card", phrase("beaten", dwarf=dwarf.id), dwarf.id, facing="turned", text=fate)
    badges = [Badge("steps", phrase("steps"), _MOVES[dwarf.id])]
    if dwarf.stunned:
        badges.append(Badge("stunned", phrase("stunned")))
    name = phrase("piece-" + dwarf.id)
    return Thing(f"card_{dwarf.id}", "meter", name, dwarf.id, value=dwarf.health, most=dwarf.most, badges=tuple(badges))


# Decks and letters ------------------------------------------------------------------------------------


def _decks(view: DungeonView) -> Iterator[Place]:
    traps = Thing("trap_deck", "card", phrase("deck-traps", n=view.trap_deck), "trap_back", facing="down")
    relics = Thing("relic_deck", "card", phrase("deck-relics", n=view.relic_deck), "relic_back", facing="down")
    wraiths = Thing("wraith_deck", "card", phrase("deck-wraiths", n=view.wraith_deck), "wraith_back", facing="down")
    yield Place("decks", "row", phrase("place-decks"), "side", things=(traps, relics, wraiths))
    if view.round:
        meter = Thing("rounds", "meter", phrase("round"), "rounds", value=view.round, most=view.last_round or None)
        yield Place("clock", "tray", phrase("place-clock"), "side", things=(meter,))


def _letters(view: DungeonView) -> Iterator[Place]:
    """WS-SET-01, WS-END-03: two sealed letters, of which one is opened at the end."""
    opened = view.letter
    letters = [
        _opened(view) if letter == opened else Thing(letter, "card", phrase("sealed"), "back_outcome", facing="down")
        for letter in ("outcome_victorious", "outcome_defeated")
    ]
    key = "place-letters" if opened else "place-sealed"
    yield Place("letters", "row", phrase(key), "side", things=tuple(letters))


def _opened(view: DungeonView) -> Thing:
    return Thing(view.letter, "card", phrase(view.title), view.letter, text=phrase(view.ending))
