"""3.8 Being moved: teleports, drags and swapped places."""

# ruff: noqa: ARG001 (every verb is called alike)

from __future__ import annotations

from gnomestead.games.wymer_stones.content import HEROES, NAMES, NOWHERE, PORTALS, REGIONS, SIDES, Space, within
from gnomestead.games.wymer_stones.moves import (
    HERO,
    HERO_THEN,
    LAND,
    ROOM,
    STEP,
    STOP,
    NumberedWord,
    SpaceWord,
)
from gnomestead.games.wymer_stones.rules import why
from gnomestead.games.wymer_stones.rules.board import (
    hero_steps,
    is_open,
    is_sharing,
    lift,
    nearest_available,
    nearest_free,
    put,
    spirit_steps,
    walk_to,
)
from gnomestead.games.wymer_stones.rules.cards import Ask
from gnomestead.games.wymer_stones.rules.contest import open_roll
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.rules.movement import is_walking, put_walker
from gnomestead.games.wymer_stones.rules.tiles import land_on
from gnomestead.games.wymer_stones.state import LIVING, WRAITH, Dungeon
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

# Teleports --------------------------------------------------------------------------------------------


def teleport_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """Whom, then which room, then where; or which portal."""
    effect = ask.what
    if effect.names_hero and not said:
        seats = _teleportable(state)
        words = HERO_THEN if effect.to in ("within", "anywhere") else HERO
        return [words[state.sheets[seat].hero] for seat in seats if effect.who == "hero" or seat != ask.seat]
    target, rest = _target(state, ask, said)
    if effect.to == "portal":
        return [LAND[portal] for portal in open_portals(state, target)] if _is_on_board(state, target) else []
    if effect.to not in ("within", "anywhere") or not _is_on_board(state, target):
        return []
    if not rest:
        return [ROOM[n] for n in range(len(REGIONS)) if _landings(state, target, n, effect.range)]
    room = rest[0]
    assert isinstance(room, NumberedWord)
    return [LAND[space] for space in _landings(state, target, room.number, effect.range)]


def _teleportable(state: Dungeon) -> list[Seat]:
    """WS-POW-07: living heroes only. WS-WIN-04: in a declare window, only the hero who is attacked."""
    roll = open_roll(state)
    return state.living() if roll is None else [roll.seat]


def _target(state: Dungeon, ask: Ask, said: Move) -> tuple[Seat, Move]:
    if not ask.what.names_hero:
        return ask.seat, said
    hero = said[0]
    assert isinstance(hero, NumberedWord)
    return state.seat_of(hero.number), said[1:]


def _is_on_board(state: Dungeon, seat: Seat) -> bool:
    return state.sheets[seat].space != NOWHERE


def open_portals(state: Dungeon, seat: Seat) -> list[Space]:
    """Portals without a character; for heroes also without a lock (WS-PRT-05)."""
    is_wraith = state.sheets[seat].status == WRAITH
    return [p for p in PORTALS if p not in state.standing and (is_wraith or p not in state.locks)]


def _landings(state: Dungeon, seat: Seat, region: int, reach: int) -> list[Space]:
    """WS-POW-08: open spaces of a room, within reach of the piece (0: anywhere)."""
    near = within(state.sheets[seat].space, reach)
    return [space for space in REGIONS[region].spaces if space in near and is_open(state, space)]


def teleport(state: Dungeon, ask: Ask, words: Move) -> None:
    """Place the piece elsewhere; a hero landing on a tile resolves it."""
    target, _ = _target(state, ask, words)
    if not _is_on_board(state, target):
        return
    effect = ask.what
    if effect.to == "start":
        space = _home(state, target)
    elif effect.to == "random_portal":
        portals = open_portals(state, target)
        if not portals:
            return
        space = state.chance.pick(portals)
    else:
        landing = words[-1]
        assert isinstance(landing, SpaceWord)
        space = landing.space
    _arrive(state, target, space)


def _home(state: Dungeon, seat: Seat) -> Space:
    """Its starting spot; blocked, the nearest available space (for a wraith: the nearest free one)."""
    sheet = state.sheets[seat]
    start = HEROES[sheet.hero].start
    if state.standing.get(start, seat) == seat:
        return start
    return nearest_available(state, start) if sheet.status == LIVING else nearest_free(state, start)


def _arrive(state: Dungeon, seat: Seat, space: Space) -> None:
    """WS-FLP-07, WS-POW-09: the tile there is resolved at once, or joins those crossed by the movement under way."""
    state.reveal("teleported", seat=seat, hero=HEROES[state.sheets[seat].hero].id, space=NAMES[space])
    if is_walking(state, seat):
        put_walker(state, seat, space)
    else:
        put(state, seat, space)
        land_on(state, seat)


def can_teleport(state: Dungeon, ask: Ask) -> bool:
    """Whether there is a piece to move; some open space is always within reach, as the map is made."""
    if ask.what.to == "portal":
        return _is_on_board(state, ask.seat) and bool(open_portals(state, ask.seat))
    return _is_on_board(state, ask.seat)


# Drags ------------------------------------------------------------------------------------------------


def drag(state: Dungeon, ask: Ask, words: Move) -> None:
    """The villain walks the piece; without a villain chance does (WS-NOV-06)."""
    if not _is_on_board(state, ask.seat):
        return
    if state.villain == NOWHERE:
        _drag_by_chance(state, ask.seat, ask.what.n)
    else:
        state.push(Drag(ask.seat, ask.what.n))


def drag_steps(state: Dungeon, seat: Seat, steps: int) -> list[Space]:
    """By the piece's own movement rules, without portals."""
    sheet = state.sheets[seat]
    return _drag_steps_from(state, seat, sheet.space, steps, sheet.status == LIVING)


def _drag_steps_from(state: Dungeon, seat: Seat, here: Space, steps: int, is_hero: bool) -> list[Space]:
    rule = hero_steps if is_hero else spirit_steps
    beside = SIDES[here]
    return [
        space
        for space in rule(state, seat, here, steps)
        if space in beside
        and (state.standing.get(space, seat) == seat or _drag_steps_from(state, seat, space, steps - 1, is_hero))
    ]


def _drag_by_chance(state: Dungeon, seat: Seat, n: int) -> None:
    for left in range(state.chance.below(n + 1), 0, -1):
        steps = drag_steps(state, seat, left)
        if not steps:
            break
        walk_to(state, seat, state.chance.pick(steps))
    _drop(state, seat)


def _drop(state: Dungeon, seat: Seat) -> None:
    """Only a tile on the last space is resolved."""
    if is_sharing(state, seat):
        put(state, seat, nearest_available(state, state.sheets[seat].space))
    state.reveal("dragged", seat=seat, space=NAMES[state.sheets[seat].space])
    land_on(state, seat)


class Drag(Moment):
    """D-DRAG: the villain moves somebody else's piece, step by step."""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        """Whose piece is dragged."""
        self.left = left

    def asked(self, state: Dungeon) -> Seat:
        return state.villain

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        if seat != state.villain:
            return []
        menu: list[Word] = [STEP[space] for space in drag_steps(state, self.seat, self.left)]
        return menu if is_sharing(state, self.seat) else [*menu, STOP]

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        word = move[0]
        if isinstance(word, SpaceWord):
            walk_to(state, self.seat, word.space)
            state.replace(Drag(self.seat, self.left - 1))
            state.tell("pulled", seat=self.seat, space=NAMES[word.space])
        else:
            state.pop()
            _drop(state, self.seat)

    def question(self, state: Dungeon, said: Move) -> Phrase:
        return phrase("prompt-drag", hero=HEROES[state.sheets[self.seat].hero].id, steps=self.left)

    def refuse(self, state: Dungeon, thing: str) -> Refusal | None:
        space = why.space_of(thing)
        return why.no_step(state, self.seat, self.left, space) if space != NOWHERE else None


# Swaps ------------------------------------------------------------------------------------------------


def swap_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """D-SWAP: the other living heroes."""
    return [HERO[state.sheets[seat].hero] for seat in state.living() if seat != ask.seat]


def swap_places(state: Dungeon, ask: Ask, words: Move) -> None:
    """The two heroes trade spaces; tiles under them are resolved, the resolver's first."""
    word = words[0]
    assert isinstance(word, NumberedWord)
    one, other = ask.seat, state.seat_of(word.number)
    here, there = state.sheets[one].space, state.sheets[other].space
    lift(state, one)
    put(state, other, here)
    put(state, one, there)
    state.tell("swapped", hero=HEROES[state.sheets[one].hero].id, other=word.text)
    land_on(state, other)
    land_on(state, one)
