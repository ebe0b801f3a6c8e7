"""How the villain bot thinks: shut ways, hunt the stoneless, keep clear of the others."""

from __future__ import annotations

import random

from gnomestead.games.wymer_stones.bot.maps import (
    Plan,
    awake,
    goals_of,
    hero_distances,
    spirit_reach,
)
from gnomestead.games.wymer_stones.content import (
    AROUND,
    DWARVES,
    EXITS,
    HEROES,
    NOWHERE,
    PATHS,
    PORTALS,
    SITE,
    STONE,
    TRAP,
    Space,
    distance,
)
from gnomestead.games.wymer_stones.moves import (
    ATTACK,
    DONE,
    END,
    FACE,
    STOP,
    NumberedWord,
    SpaceWord,
)
from gnomestead.games.wymer_stones.rules.cards import Ask
from gnomestead.games.wymer_stones.rules.contest import win_chance
from gnomestead.games.wymer_stones.rules.ending import hit_points
from gnomestead.games.wymer_stones.rules.setup import PlaceLocks, Placement
from gnomestead.games.wymer_stones.rules.tiles import Awakening
from gnomestead.games.wymer_stones.rules.travel import Drag
from gnomestead.games.wymer_stones.rules.villain import ChooseDwarf, LayLock, LayTiles, Prowl, Strike
from gnomestead.games.wymer_stones.state import LIVING, REMOVED, WRAITH, Dungeon, Sheet
from gnomestead.kernel.moves import Move, Seat, Word

SETUP_LOCKS = 10


def choose_for_villain(world: Dungeon, seat: Seat, plan: Plan, rng: random.Random) -> Move:
    """The villain's answer."""
    frame = world.top
    if isinstance(frame, Prowl):
        return _prowl(world, seat, plan, frame)
    if isinstance(frame, ChooseDwarf):
        plan.spaces = []
        return _choose_dwarf(world, seat)
    if isinstance(frame, Strike):
        return _strike(world, seat, frame.number)
    if isinstance(frame, PlaceLocks | Placement):
        return _set_up(world, seat, rng)
    if isinstance(frame, LayTiles | LayLock):
        return _shut_ways(world, seat)
    return _answer(world, seat, rng)


# Set-up -----------------------------------------------------------------------------------------------


def _set_up(world: Dungeon, seat: Seat, rng: random.Random) -> Move:
    if isinstance(world.top, PlaceLocks):
        return _setup_lock(world, seat, rng)
    return _setup_tile(world, seat, rng)


def _setup_lock(world: Dungeon, seat: Seat, rng: random.Random) -> Move:
    """Doors near the starting spots first, then portals, then anything."""
    menu = world.options(seat)
    if DONE in menu and len(world.locks) >= SETUP_LOCKS:
        return (DONE,)
    spots = [word for word in menu if isinstance(word, SpaceWord)]
    starts = [HEROES[sheet.hero].start for sheet in world.sheets]

    def worth(word: SpaceWord) -> float:
        nearest = min(distance(word.space, start) for start in starts)
        return nearest - (2 if word.space in PORTALS else 0) + rng.random()

    return (min(spots, key=worth),)


def _setup_tile(world: Dungeon, seat: Seat, rng: random.Random) -> Move:
    """Stones far from their owners, then traps in corridors, the rest wherever."""
    menu = world.options(seat)
    stones = [word for word in menu if isinstance(word, NumberedWord) and word.number >= STONE]
    kind = stones[0] if stones else next((word for word in menu if word is FACE[TRAP]), menu[0])
    spots = [word for word in world.options(seat, (kind,)) if isinstance(word, SpaceWord)]
    assert isinstance(kind, NumberedWord)
    if kind.number >= STONE:
        start = HEROES[kind.number - STONE].start
        far = hero_distances(world, [start])
        lonely = [word for word in spots if not any(near in world.tiles for near in AROUND[word.space])]
        return (kind, max(lonely or spots, key=lambda word: far[word.space] + rng.random()))
    in_corridors = [word for word in spots if SITE[word.space] != NOWHERE]
    return (kind, rng.choice(in_corridors or spots))


# Tiles and locks --------------------------------------------------------------------------------------


def _shut_ways(world: Dungeon, seat: Seat) -> Move:
    if isinstance(world.top, LayTiles):
        return _lay_tile(world, seat)
    return (_best_lock(world, world.options(seat)) or DONE,)


def _stoneless(world: Dungeon) -> list[Sheet]:
    living = [sheet for sheet in world.sheets if sheet.status == LIVING]
    return [sheet for sheet in living if not sheet.stone] or living


def _lay_tile(world: Dungeon, seat: Seat) -> Move:
    """A trap in the way of a hero who has to come by; relics never."""
    menu = world.options(seat)
    if FACE[TRAP] not in menu:
        return (DONE,)
    spots = [word for word in world.options(seat, (FACE[TRAP],)) if isinstance(word, SpaceWord)]
    heroes = _stoneless(world)
    if not spots or not heroes:
        return (DONE,)

    def worth(word: SpaceWord) -> float:
        near = min(distance(word.space, sheet.space) for sheet in heroes)
        return near - (3 if SITE[word.space] != NOWHERE else 0)

    return (FACE[TRAP], min(spots, key=worth))


def _best_lock(world: Dungeon, menu: tuple[Word, ...]) -> Word | None:
    """The space whose closing lengthens the way of a stoneless hero most."""
    spots = {word.space: word for word in menu if isinstance(word, SpaceWord)}
    for seat, sheet in sorted(enumerate(world.sheets), key=lambda pair: pair[1].stone):
        if sheet.status != LIVING:
            continue
        for space in _way(world, sheet.space, goals_of(world, seat)):
            if space in spots:
                return spots[space]
    heroes = _stoneless(world)
    if not spots or not heroes:
        return None
    nearest = min(spots, key=lambda space: min(distance(space, sheet.space) for sheet in heroes))
    return spots[nearest]


def _way(world: Dungeon, start: Space, goals: list[Space]) -> list[Space]:
    """A shortest way of a hero to its nearest goal."""
    if not goals:
        return []
    far = hero_distances(world, goals)
    way = [start]
    while far[way[-1]] > 0 and len(way) < 40:
        here = way[-1]
        onward = [*PATHS[here], *EXITS[here]]
        way.append(min(onward, key=lambda space: far[space]))
        if way[-1] in way[:-1]:
            break
    return way[1:]


# Dwarves ----------------------------------------------------------------------------------------------


def _wake(world: Dungeon, seat: Seat) -> Move:
    """Fast dwarves while many heroes lack stones, the Smith last."""
    without = sum(not sheet.stone for sheet in world.sheets)
    words = [word for word in world.options(seat) if isinstance(word, NumberedWord)]

    def worth(word: NumberedWord) -> int:
        return 2 * hit_points(world, word.number) + (without + 1) * DWARVES[word.number].movement

    return (max(words, key=worth),)


def _choose_dwarf(world: Dungeon, seat: Seat) -> Move:
    menu = world.options(seat)
    ready = [word for word in menu if word is not END]
    return (ready[0],) if ready else (END,)


def _prey_value(world: Dungeon, number: int, target: Seat) -> float:
    """What one attack on this character is worth."""
    sheet = world.sheets[target]
    if sheet.status == REMOVED:
        return 0.0
    if sheet.status != LIVING:
        return 3.0
    left = HEROES[sheet.hero].hit_points - sheet.damage
    luck = sheet.luck + sheet.luck_next
    if not sheet.stone:
        return (0.0, 4.0, 2.4, 1.8)[left] - 0.3 * luck
    foe = world.foes[number]
    spare = hit_points(world, foe.kind) - foe.damage
    lost = 2.4 if spare == 1 else 0.8
    won = (0.0, 4.0, 1.6, 1.1)[left]
    beaten = win_chance(luck) / 36
    return won * (1 - beaten) - lost * beaten


def _targets_from(world: Dungeon, space: Space) -> list[Seat]:
    near = AROUND[space]
    return [seat for seat, sheet in enumerate(world.sheets) if sheet.space in near]


def _stand_value(world: Dungeon, number: int, space: Space, strikes: bool) -> float:
    """What it is worth for a dwarf to end its turn here, attacks from here included."""
    value = 0.0
    for target in _targets_from(world, space):
        if strikes:
            value += max(0.0, _prey_value(world, number, target))
    foe = world.foes[number]
    spare = hit_points(world, foe.kind) - foe.damage
    for sheet in world.sheets:
        if sheet.status == LIVING and sheet.stone:
            away = distance(space, sheet.space)
            if away <= HEROES[sheet.hero].movement + 1:
                value -= 0.1 if spare > 1 else 0.9
    prey = [sheet for sheet in world.sheets if sheet.status == WRAITH or (sheet.status == LIVING and not sheet.stone)]
    hunted = prey or [sheet for sheet in world.sheets if sheet.status == LIVING]
    nearest = min((distance(space, sheet.space) for sheet in hunted), default=0)
    return value - (0.12 if prey else 0.05) * nearest


def _prowl(world: Dungeon, seat: Seat, plan: Plan, frame: Prowl) -> Move:
    menu = world.options(seat)
    step = plan.next_step(menu)
    if step is not None:
        return (step,)
    foe = world.foes[frame.number]
    if foe.steps and (frame.may_strike or foe.steps == DWARVES[foe.kind].movement):
        now = _strike_first_value(world, frame) if ATTACK in menu else -99.0
        way, later = _best_stand(world, frame.number, strikes=not foe.struck_first)
        if now > later:
            return (ATTACK, _best_prey(world, seat, frame.number))
        plan.spaces = way
        step = plan.next_step(menu)
        if step is not None:
            return (step,)
    return (STOP,) if STOP in menu else (menu[0],)


def _strike_first_value(world: Dungeon, frame: Prowl) -> float:
    """Attack from here, then walk away."""
    foe = world.foes[frame.number]
    open_targets = [seat for seat in _targets_from(world, foe.space) if seat not in foe.struck]
    gain = sum(max(0.0, _prey_value(world, frame.number, target)) for target in open_targets)
    if gain <= 0:
        return -99.0
    return gain + _best_stand(world, frame.number, strikes=False)[1]


def _best_stand(world: Dungeon, number: int, strikes: bool) -> tuple[list[Space], float]:
    foe = world.foes[number]
    best_way: list[Space] = []
    best = _stand_value(world, number, foe.space, strikes)
    for space, way in spirit_reach(world, foe.space, foe.steps).items():
        if space in world.standing:
            continue
        value = _stand_value(world, number, space, strikes) - 0.01 * len(way)
        if value > best:
            best, best_way = value, way
    return best_way, best


def _best_prey(world: Dungeon, seat: Seat, number: int) -> Word:
    words = [word for word in world.options(seat, (ATTACK,)) if isinstance(word, NumberedWord)]
    return max(words, key=lambda word: _prey_value(world, number, world.seat_of(word.number)))


def _strike(world: Dungeon, seat: Seat, number: int) -> Move:
    word = _best_prey(world, seat, number)
    assert isinstance(word, NumberedWord)
    worth = _prey_value(world, number, world.seat_of(word.number))
    return (ATTACK, word) if worth > 0 else (DONE,)


# Cards ------------------------------------------------------------------------------------------------


def _drag(world: Dungeon, seat: Seat, frame: Drag) -> Move:
    """Towards the dwarves, or away from where the hero wants to go."""
    menu = world.options(seat)
    sheet = world.sheets[frame.seat]
    steps = [word for word in menu if isinstance(word, SpaceWord)]
    foes = awake(world)
    if not steps or not foes or sheet.stone:
        return (STOP,) if STOP in menu else (menu[0],)

    def away(space: Space) -> int:
        return min(distance(space, world.foes[number].space) for number in foes)

    best = min(steps, key=lambda word: away(word.space))
    return (best,) if STOP not in menu or away(best.space) < away(sheet.space) else (STOP,)


def _answer(world: Dungeon, seat: Seat, rng: random.Random) -> Move:
    """Choices that cards and events give the villain."""
    frame = world.top
    if isinstance(frame, Awakening):
        return _wake(world, seat)
    if isinstance(frame, Drag):
        return _drag(world, seat, frame)
    if isinstance(frame, Ask):
        return _answer_card(world, seat, frame, rng)
    return (world.options(seat)[0],)


def _answer_card(world: Dungeon, seat: Seat, ask: Ask, rng: random.Random) -> Move:
    """Hit the weakest, lock the way, strike where it counts."""
    menu = world.options(seat)
    verb = ask.what.verb
    if verb == "add_lock":
        return (_best_lock(world, menu) or menu[0],)
    if verb == "dwarf_attack":
        return _card_attack(world, seat)
    if verb == "dwarf_move":
        return (menu[0],)
    heroes = [word for word in menu if isinstance(word, NumberedWord)]
    if heroes:
        return (max(heroes, key=lambda word: world.sheets[world.seat_of(word.number)].damage),)
    return (menu[int(rng.random() * len(menu))],)


def _card_attack(world: Dungeon, seat: Seat) -> Move:
    best: Move = (DONE,)
    most = 0.0
    for dwarf in world.options(seat):
        if not isinstance(dwarf, NumberedWord):
            continue
        number = next(n for n, foe in enumerate(world.foes) if foe.kind == dwarf.number)
        for target in world.options(seat, (dwarf,)):
            assert isinstance(target, NumberedWord)
            worth = _prey_value(world, number, world.seat_of(target.number))
            if worth > most:
                best, most = (dwarf, target), worth
    return best
