"""When a hero bot fights and when it rests: what a fall would cost, and how many rounds are left."""

from __future__ import annotations

from typing import Final, NamedTuple

from gnomestead.games.wymer_stones.bot.belongings import health
from gnomestead.games.wymer_stones.bot.maps import awake
from gnomestead.games.wymer_stones.content import DWARVES, ITEMS, NOWHERE
from gnomestead.games.wymer_stones.rules.ending import hit_points
from gnomestead.games.wymer_stones.state import Dungeon
from gnomestead.kernel.moves import Seat

ROUNDS_A_HIT: Final = 3
ROUNDS_A_STONE: Final = 8
"""What a hit on a dwarf, and a stone nobody has found, cost one hero in rounds, falls and ways included."""
PATIENCE: Final = 4
"""How many rounds a hero with one heart waits for a second one: most powers heal on one face of six."""


class Mood(NamedTuple):
    """What a hero dares this turn."""

    hearts: int
    """The hearts to reckon with: more than it has where one is enough."""
    fights: bool


def mood_of(world: Dungeon, seat: Seat, rounds_hurt: int) -> Mood:
    """What this hero dares, after so many rounds in a row with one heart.

    Fight with hearts to spare, with an edge, for the last hit, or where waiting would lose the game.
    """
    hearts = _hearts_to_reckon_with(world, seat, rounds_hurt)
    if hearts >= 2 or is_last_hit(world):
        return Mood(hearts, True)
    return Mood(hearts, not is_last_hope(world, seat) and _has_edge(world, seat))


def _hearts_to_reckon_with(world: Dungeon, seat: Seat, rounds_hurt: int) -> int:
    """One heart counts as two where a fall is cheap, healing has not come, or there is no time for it."""
    is_bold = is_fall_cheap(world, seat) or rounds_hurt > PATIENCE or not has_time_to_rest(world)
    return max(health(world, seat), 2) if is_bold else health(world, seat)


def is_last_hit(world: Dungeon) -> bool:
    """Whether the next hit on a dwarf wins the game."""
    return _sleepers(world) == 0 and sum(_hits_left(world, number) for number in awake(world)) == 1


def has_time_to_rest(world: Dungeon) -> bool:
    """Whether the rounds left are more than the living heroes need for all that is still to do."""
    asleep = _sleepers(world)
    hits = asleep * _LEAST_HITS + sum(_hits_left(world, number) for number in awake(world))
    turns_left = (world.last_round - world.round) * len(world.living())
    return turns_left > ROUNDS_A_HIT * hits + ROUNDS_A_STONE * asleep


_LEAST_HITS: Final = min(min(most) for dwarf in DWARVES for most in dwarf.hit_points.values())


def _sleepers(world: Dungeon) -> int:
    """The dwarves whose stones nobody has claimed."""
    return len(world.sheets) - len(world.foes)


def _hits_left(world: Dungeon, number: int) -> int:
    foe = world.foes[number]
    return hit_points(world, foe.kind) - foe.damage


def is_fall_cheap(world: Dungeon, seat: Seat) -> bool:
    """Whether a fall costs only the way home: no dwarf hunts the wraith, and the game goes on."""
    return world.villain == NOWHERE and not is_last_hope(world, seat)


def is_last_hope(world: Dungeon, seat: Seat) -> bool:
    """Whether the game ends with this hero's fall (WS-END-02, 05)."""
    if world.living() != [seat]:
        return False
    has_second_chance = len(world.sheets) == 1 and world.setup["lone_hero"] == "second_chance"
    return not has_second_chance or world.sheets[seat].deaths > 0


def _has_edge(world: Dungeon, seat: Seat) -> bool:
    """Luck on its side, or something to use after the dice."""
    sheet = world.sheets[seat]
    if sheet.luck + sheet.luck_next >= 1:
        return True
    held = () if sheet.is_spent else sheet.relics + sheet.boons
    return any(ITEMS[item].after_roll and "trap" not in ITEMS[item].vs for item in held)
