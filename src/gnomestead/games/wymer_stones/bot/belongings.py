"""What hero bots do with powers, relics and boons, at calm points and around rolls."""

from __future__ import annotations

from gnomestead.games.wymer_stones.bot.maps import awake, hero_distances, stone_on_board
from gnomestead.games.wymer_stones.content import (
    EFFECTS,
    HEROES,
    ITEMS,
    NOWHERE,
    Space,
    distance,
)
from gnomestead.games.wymer_stones.moves import (
    DISCARD,
    KEEP,
    PASS,
    PLAY,
    PLAY_THEN,
    SWAP,
    USE,
    NumberedWord,
    SpaceWord,
)
from gnomestead.games.wymer_stones.rules.contest import ATTACK_ROLL, DEFENCE_ROLL, LOCK_ROLL, RollOff
from gnomestead.games.wymer_stones.rules.movement import After
from gnomestead.games.wymer_stones.rules.tiles import RelicDrawn
from gnomestead.games.wymer_stones.state import Dungeon
from gnomestead.kernel.moves import Move, Seat, Word


def health(world: Dungeon, seat: Seat) -> int:
    """The hearts a hero has left."""
    sheet = world.sheets[seat]
    return HEROES[sheet.hero].hit_points - sheet.damage


# Powers, relics, boons --------------------------------------------------------------------------------


def use_something(world: Dungeon, seat: Seat, is_own_turn: bool) -> Move | None:
    """The first thing in hand that is worth using now."""
    for word in world.options(seat, (USE,)):
        assert isinstance(word, NumberedWord)
        effect = EFFECTS[ITEMS[word.number].effects[0]]
        rest: Move | None = None
        if effect.verb == "heal":
            rest = _whom_to_heal(world, seat, word, is_own_turn)
        elif effect.verb == "teleport":
            rest = _onto_a_stone(world, seat, word)
        elif effect.verb in ("reveal", "unlock"):
            rest = nearest_spot(world, seat, (USE, word)) if is_own_turn else None
        elif effect.verb == "revive":
            rest = _whom_to_revive(world, seat, word)
        elif effect.verb == "hurt_dwarf":
            rest = (world.options(seat, (USE, word))[0],)
        elif effect.verb == "extra_move":
            rest = () if _could_reach_stone(world, seat, effect.n) else None
        if rest is not None:
            return (USE, word, *rest)
    return None


def damage_of(world: Dungeon, word: Word) -> int:
    """How hurt the hero is whom this word names."""
    assert isinstance(word, NumberedWord)
    return world.sheets[world.seat_of(word.number)].damage


def _whom_to_heal(world: Dungeon, seat: Seat, item: NumberedWord, is_own_turn: bool) -> Move | None:
    """The most damaged; a single scratch only before the power would be lost."""
    if item.ends:
        return () if world.sheets[seat].damage >= 2 else None
    words = world.options(seat, (USE, item))
    worst = max(words, key=lambda word: damage_of(world, word))
    at_least = 1 if is_own_turn and isinstance(world.top, After) else 2
    return (worst,) if damage_of(world, worst) >= at_least else None


def _whom_to_revive(world: Dungeon, seat: Seat, item: NumberedWord) -> Move | None:
    words = world.options(seat, (USE, item))

    def need(word: Word) -> int:
        assert isinstance(word, NumberedWord)
        return world.sheets[world.seat_of(word.number)].status

    return (max(words, key=need),)


def _onto_a_stone(world: Dungeon, seat: Seat, item: NumberedWord) -> Move | None:
    """Teleport a hero onto its own stone, if that lies open and in reach."""
    said: Move = (USE, item)
    for hero in world.options(seat, said):
        if not isinstance(hero, NumberedWord):
            continue
        is_self = EFFECTS[ITEMS[item.number].effects[0]].who == "self"
        who = seat if is_self else world.seat_of(hero.number)
        stone = NOWHERE if world.sheets[who].stone else stone_on_board(world, who)
        if stone == NOWHERE:
            continue
        found = _spot_for(world, seat, said if is_self else (*said, hero), stone)
        if found is not None:
            return found[2:]
        if is_self:
            return None
    return None


def _spot_for(world: Dungeon, seat: Seat, said: Move, space: Space) -> Move | None:
    for room in world.options(seat, said):
        for spot in world.options(seat, (*said, room)):
            if isinstance(spot, SpaceWord) and spot.space == space:
                return (*said, room, spot)
    return None


def nearest_spot(world: Dungeon, seat: Seat, said: Move) -> Move | None:
    """The tile or lock that is nearest on the way to somewhere."""
    words = [word for word in world.options(seat, said) if isinstance(word, SpaceWord)]
    if not words:
        return None
    here = world.sheets[seat].space
    fresh = [word for word in words if word.space not in world.tiles or not world.tiles[word.space].new]
    return (min(fresh or words, key=lambda word: distance(here, word.space)),)


def _could_reach_stone(world: Dungeon, seat: Seat, n: int) -> bool:
    sheet = world.sheets[seat]
    stone = NOWHERE if sheet.stone else stone_on_board(world, seat)
    if stone == NOWHERE:
        return False
    steps = hero_distances(world, [stone])[sheet.space]
    return sheet.steps < steps <= sheet.steps + n


def choose_relic(world: Dungeon, seat: Seat, frame: RelicDrawn) -> Move:
    """Keep it; play healing or revival at once where it helps; with full slots let the least go."""
    menu = world.options(seat)
    effect = EFFECTS[ITEMS[frame.card].effects[0]]
    play = next((word for word in menu if word is PLAY or word is PLAY_THEN), None)
    if play is PLAY and effect.verb == "heal" and world.sheets[seat].damage >= 2:
        return (play,)
    if play is PLAY_THEN and effect.verb in ("revive", "hurt_dwarf"):
        return (play, world.options(seat, (play,))[0])
    if KEEP in menu:
        return (KEEP,)
    held = [word for word in world.options(seat, (SWAP,)) if isinstance(word, NumberedWord)]
    least = min(held, key=lambda word: _worth(word.number))
    return (SWAP, least) if _worth(least.number) < _worth(frame.card) else (DISCARD,)


def _worth(item: int) -> int:
    """Which relics to hold on to: revival and fighting first."""
    verb = EFFECTS[ITEMS[item].effects[0]].verb
    order = ("unlock", "extra_move", "teleport", "reroll", "shield", "swap_dice", "heal", "hurt_dwarf", "roll_mod")
    return order.index(verb) if verb in order else len(order)


# Rolls ------------------------------------------------------------------------------------------------


def choose_in_roll(world: Dungeon, seat: Seat, roll: RollOff) -> Move:
    """In a window: the first thing in hand that is worth it, or pass."""
    words = [word for word in world.options(seat, (USE,)) if isinstance(word, NumberedWord)]
    for word in words:
        rest = _react(world, roll, word) if roll.faces is not None else _declare(world, seat, roll, word)
        if rest is not None:
            return (USE, word, *rest)
    return (PASS,)


def _declare(world: Dungeon, seat: Seat, roll: RollOff, item: NumberedWord) -> Move | None:
    """Before the dice: spend on fights, and where a loss would kill."""
    effect = EFFECTS[ITEMS[item.number].effects[0]]
    is_fight = roll.kind in (ATTACK_ROLL, DEFENCE_ROLL)
    is_dire = health(world, roll.seat) == 1 and roll.kind != LOCK_ROLL
    if effect.verb == "roll_mod":
        has_stakes = is_fight and (world.sheets[roll.seat].stone or is_dire)
        return () if has_stakes or is_dire else None
    if effect.verb == "heal":
        if item.ends:
            return () if is_dire else None
        words = world.options(seat, (USE, item))
        endangered = [word for word in words if damage_of(world, word) >= 2]
        return (endangered[0],) if endangered else None
    return _rescue(world, seat, item) if is_dire else None


def _rescue(world: Dungeon, seat: Seat, item: NumberedWord) -> Move | None:
    """Teleport the attacked hero to the safest space without a tile."""
    said: Move = (USE, item)
    if EFFECTS[ITEMS[item.number].effects[0]].names_hero:
        said = (*said, world.options(seat, said)[0])
    best: Move | None = None
    most = 0
    for room in world.options(seat, said):
        for spot in world.options(seat, (*said, room)):
            assert isinstance(spot, SpaceWord)
            away = min([distance(spot.space, world.foes[number].space) for number in awake(world)], default=0)
            value = away - (20 if spot.space in world.tiles else 0)
            if value > most:
                best, most = (*said, room, spot), value
    return best[2:] if best is not None else None


def _react(world: Dungeon, roll: RollOff, item: NumberedWord) -> Move | None:
    """After the dice: only what turns the roll or softens the blow, and not for a mere lock."""
    assert roll.faces is not None
    if roll.kind == LOCK_ROLL or (roll.kind not in (ATTACK_ROLL, DEFENCE_ROLL) and health(world, roll.seat) > 1):
        return None
    effect = EFFECTS[ITEMS[item.number].effects[0]]
    hero, villain = roll.faces
    modifier = roll.modifier(world)
    if effect.verb == "roll_mod":
        return () if hero + modifier + effect.n > villain else None
    if effect.verb == "reroll":
        return () if 6 + modifier - villain >= 2 else None
    if effect.verb == "swap_dice":
        return () if villain + modifier > hero else None
    return () if health(world, roll.seat) <= 2 else None
