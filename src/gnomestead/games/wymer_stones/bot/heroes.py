"""How hero bots think: search together, fight with stones, keep each other alive."""

from __future__ import annotations

import random
from typing import Final

from gnomestead.games.wymer_stones.bot.belongings import (
    choose_in_roll,
    choose_relic,
    damage_of,
    health,
    nearest_spot,
    use_something,
)
from gnomestead.games.wymer_stones.bot.courage import Mood, is_last_hit, mood_of
from gnomestead.games.wymer_stones.bot.maps import (
    FAR,
    Plan,
    awake,
    danger_at,
    goals_of,
    hero_distances,
)
from gnomestead.games.wymer_stones.content import (
    AROUND,
    EXITS,
    HEROES,
    LIMITS,
    NOWHERE,
    PATHS,
    RELIC,
    STONE,
    TRAP,
    Space,
    distance,
)
from gnomestead.games.wymer_stones.moves import (
    ATTACK,
    BREAK,
    DONE,
    END,
    PASS,
    STAY,
    STOP,
    USE,
    NumberedWord,
    SpaceWord,
)
from gnomestead.games.wymer_stones.rules.board import is_near
from gnomestead.games.wymer_stones.rules.cards import Ask
from gnomestead.games.wymer_stones.rules.contest import (
    RollOff,
)
from gnomestead.games.wymer_stones.rules.ending import hit_points
from gnomestead.games.wymer_stones.rules.movement import After, Drift, Walk
from gnomestead.games.wymer_stones.rules.tiles import RelicDrawn
from gnomestead.games.wymer_stones.state import BEFORE, LIVING, REMOVED, Dungeon
from gnomestead.kernel.moves import Move, Seat, Word

# What a tile is worth to a hero with so many hit points left (index 0 is never used).
_UNKNOWN: Final = (0.0, -0.9, 0.8, 1.2)
_NEW: Final = (0.0, -3.0, -0.7, -0.3)
_TRAP: Final = (0.0, -4.0, -1.0, -0.4)
# What it is worth to stand where the next hit wins the game: no tile on the way is a reason not to.
_VICTORY: Final = 30.0


def choose_for_hero(world: Dungeon, seat: Seat, plan: Plan, rng: random.Random) -> Move:
    """The answer of a seat the table waits for."""
    frame = world.top
    mood = mood_of(world, seat, plan.rounds_hurt(world.round, health(world, seat)))
    if isinstance(frame, Walk):
        return _walk(world, seat, plan, mood)
    if isinstance(frame, After):
        return _after(world, seat, mood)
    if isinstance(frame, RollOff):
        return choose_in_roll(world, seat, frame)
    if isinstance(frame, RelicDrawn):
        return choose_relic(world, seat, frame)
    if isinstance(frame, Drift):
        return _drift(world, seat)
    if isinstance(frame, Ask):
        return _answer(world, seat, frame, mood)
    menu = world.options(seat)
    if PASS in menu:
        return (PASS,)
    return (menu[int(rng.random() * len(menu))],)


def offer_from_hero(world: Dungeon, seat: Seat) -> Move | None:
    """What a hero does unasked at a calm point of somebody else's turn."""
    return use_something(world, seat, is_own_turn=False) if USE in world.options(seat) else None


# Movement ---------------------------------------------------------------------------------------------


def _pick_target(world: Dungeon, seat: Seat) -> Word:
    """The dwarf nearest to falling."""
    words = world.options(seat, (ATTACK,))

    def left(word: Word) -> int:
        assert isinstance(word, NumberedWord)
        foe = next(foe for foe in world.foes if foe.kind == word.number)
        return hit_points(world, foe.kind) - foe.damage

    return min(words, key=left)


def _walk(world: Dungeon, seat: Seat, plan: Plan, mood: Mood) -> Move:
    menu = world.options(seat)
    step = plan.next_step(menu)
    if step is not None:
        return (step,)
    if USE in menu:
        use = use_something(world, seat, is_own_turn=True)
        if use is not None:
            return use
    if ATTACK in menu and mood.fights:
        return (ATTACK, _pick_target(world, seat))
    if not world.sheets[seat].crossed or not plan.spaces:
        plan.spaces = _plan_walk(world, seat, mood)
        step = plan.next_step(menu)
        if step is not None:
            return (step,)
    if BREAK in menu and (lock := _useful_lock(world, seat, mood)) is not None:
        return (BREAK, lock)
    return (STOP,) if STOP in menu else (menu[0],)


def _useful_lock(world: Dungeon, seat: Seat, mood: Mood) -> Word | None:
    """A lock in reach behind which the way to the goal is shorter."""
    goals = _goals(world, seat, mood)
    if not goals:
        return None
    far = hero_distances(world, goals)
    here = far[world.sheets[seat].space]
    words = [word for word in world.options(seat, (BREAK,)) if isinstance(word, SpaceWord)]
    useful = [word for word in words if far[word.space] < here]
    return min(useful, key=lambda word: far[word.space]) if useful else None


def _goals(world: Dungeon, seat: Seat, mood: Mood) -> list[Space]:
    """Where to go: stones, question marks, or the side of a dwarf."""
    sheet = world.sheets[seat]
    if sheet.stone and mood.fights and awake(world):
        beside = {space for number in awake(world) for space in AROUND[world.foes[number].space]}
        return sorted(beside)
    return goals_of(world, seat)


def _plan_walk(world: Dungeon, seat: Seat, mood: Mood) -> list[Space]:
    """The best movement: for each space and number of steps the most valuable way there, then the best end."""
    sheet = world.sheets[seat]
    goals = _goals(world, seat, mood)
    far = hero_distances(world, goals) if goals else []
    start = sheet.space
    best = _end_value(world, seat, start, far, mood) + _tile_value(world, seat, start, 0.0, mood.hearts)
    best_way: list[Space] = []
    layer: dict[Space, tuple[float, list[Space]]] = {start: (0.0, [])}
    for _ in range(sheet.steps):
        layer = _widen(world, seat, layer, mood.hearts)
        for space, (value, way) in layer.items():
            if space in world.standing and space != start:
                continue
            total = value + _end_value(world, seat, space, far, mood) - 0.02 * len(way)
            if total > best:
                best, best_way = total, way
    return best_way


def _widen(
    world: Dungeon, seat: Seat, layer: dict[Space, tuple[float, list[Space]]], hearts: int
) -> dict[Space, tuple[float, list[Space]]]:
    wider: dict[Space, tuple[float, list[Space]]] = {}
    for space, (value, way) in layer.items():
        for other in _onward(world, space):
            gain = value if other in way else value + _tile_value(world, seat, other, value, hearts)
            if other not in wider or gain > wider[other][0]:
                wider[other] = (gain, [*way, other])
    return wider


def _onward(world: Dungeon, space: Space) -> list[Space]:
    standing, locks = world.standing, world.locks
    found = [side for side in PATHS[space] if side not in locks and standing.get(side, 0) < 4]
    if EXITS[space]:
        found += [exit for exit in EXITS[space] if exit not in locks and exit not in standing]
    return found


def _tile_value(world: Dungeon, seat: Seat, space: Space, so_far: float, hearts: int) -> float:
    """What crossing this space is worth; each further tile in one movement is a little riskier."""
    tile = world.tiles.get(space)
    if tile is None:
        return 0.0
    if not tile.up:
        if tile.new:
            return _NEW[hearts]
        wanted = 1.0 if goals_of(world, seat) else 0.35
        return _UNKNOWN[hearts] * wanted - 0.15 * max(0.0, so_far)
    if tile.face == TRAP:
        return _TRAP[hearts]
    if tile.face == RELIC:
        return 2.0 if len(world.sheets[seat].relics) < LIMITS.relic_slots else 0.5
    owner = world.seat_of(tile.face - STONE)
    if owner == seat:
        return 40.0
    return 25.0 if world.sheets[owner].status == REMOVED else 0.0


def _end_value(world: Dungeon, seat: Seat, space: Space, far: list[int], mood: Mood) -> float:
    """How good it is to end here: near the goal, out of reach of dwarves, or beside one with a stone in hand."""
    sheet = world.sheets[seat]
    value = -0.45 * min(far[space], FAR) if far else 0.0
    near = [number for number in awake(world) if is_near(space, world.foes[number].space)]
    if sheet.stone and mood.fights:
        if near and world.attack != BEFORE:
            value += _VICTORY if is_last_hit(world) else 2.5
        return value
    threats = danger_at(world, space)
    per_threat = (0.0, 2.2, 1.1, 0.6)[mood.hearts] * (0.7 if sheet.stone else 1.0)
    return value - per_threat * threats - (1.5 if near and world.villain != NOWHERE else 0.0)


def _after(world: Dungeon, seat: Seat, mood: Mood) -> Move:
    menu = world.options(seat)
    if USE in menu:
        use = use_something(world, seat, is_own_turn=True)
        if use is not None:
            return use
    if ATTACK in menu and mood.fights:
        return (ATTACK, _pick_target(world, seat))
    return (END,)


# Cards and wraiths ------------------------------------------------------------------------------------


def _answer(world: Dungeon, seat: Seat, ask: Ask, mood: Mood) -> Move:
    """Choices cards give: the most damaged to heal, the nearest question mark to reveal, and so on."""
    menu = world.options(seat)
    verb = ask.what.verb
    if verb in ("heal", "revive"):
        return (max(menu, key=lambda word: damage_of(world, word)),)
    if verb == "face_trap":
        return (min(menu, key=lambda word: damage_of(world, word)),)
    if verb in ("reveal", "unlock"):
        if world.sheets[seat].space == NOWHERE:
            return (menu[0],)
        spot = nearest_spot(world, seat, ())
        return spot if spot is not None else (DONE,)
    if verb == "teleport" and STAY in menu:
        return _which_portal(world, seat, menu, mood)
    return _first_words(world, seat)


def _first_words(world: Dungeon, seat: Seat) -> Move:
    said: Move = (world.options(seat)[0],)
    while not said[-1].ends:
        said = (*said, world.options(seat, said)[0])
    return said


def _which_portal(world: Dungeon, seat: Seat, menu: tuple[Word, ...], mood: Mood) -> Move:
    """The portal nearest to the goal; for a wraith, to its start."""
    sheet = world.sheets[seat]
    start = HEROES[sheet.hero].start
    portals = [word for word in menu if isinstance(word, SpaceWord)]
    if sheet.status == LIVING:
        goals = _goals(world, seat, mood)
        if not goals:
            return (STAY,)
        far = hero_distances(world, goals)
        best = min(portals, key=lambda word: far[word.space], default=None)
        return (best,) if best is not None and far[best.space] + 2 < far[sheet.space] else (STAY,)
    best = min(portals, key=lambda word: distance(word.space, start), default=None)
    return (best,) if best is not None and distance(best.space, start) < distance(sheet.space, start) else (STAY,)


def _drift(world: Dungeon, seat: Seat) -> Move:
    """A wraith goes home the short way, portals included."""
    menu = world.options(seat)
    sheet = world.sheets[seat]
    start = HEROES[sheet.hero].start
    steps = [word for word in menu if isinstance(word, SpaceWord)]
    here = distance(sheet.space, start)
    if STOP in menu and (here == 0 or (start in world.standing and here <= 1)):
        return (STOP,)
    best = min(steps, key=lambda word: _way_home(word.space, start), default=None)
    if best is None or (STOP in menu and _way_home(best.space, start) >= _way_home(sheet.space, start)):
        return (STOP,)
    return (best,)


def _way_home(space: Space, start: Space) -> int:
    by_portal = FAR
    if EXITS[space]:
        by_portal = 1 + min(distance(exit, start) for exit in EXITS[space])
    return min(distance(space, start), by_portal)
