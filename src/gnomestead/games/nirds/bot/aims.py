"""What swaps, dice, targets and victims are worth to the team, and how to say it."""

from __future__ import annotations

from gnomestead.games.nirds.bot.worth import awake_troops, lives_at_risk, plan, reward, threat
from gnomestead.games.nirds.moves import NIRD, RESULT, ROLLS, SCIENCE, face_words
from gnomestead.games.nirds.rules.cards import Card, Effect
from gnomestead.games.nirds.rules.damage import damage
from gnomestead.games.nirds.rules.dice import REROLL, UNIT, Faces, Pool, contains, pool_of
from gnomestead.games.nirds.rules.odds import health_left
from gnomestead.games.nirds.rules.science import recipe_of, usable_rolls
from gnomestead.games.nirds.state import THE_BOSS, Attack, Battle
from gnomestead.kernel.moves import Move, Seat


def swap_gain(world: Battle, seat: Seat, other: Seat, give: int, want: int) -> float:
    """How much the team gains when `seat` gives one face to `other` for another."""
    change = UNIT[want] - UNIT[give]
    return _plan_gain(world, seat, change) + _plan_gain(world, other, -change)


def _plan_gain(world: Battle, seat: Seat, change: Pool) -> float:
    army = world.armies[seat]
    troops = awake_troops(army)
    return plan(troops, army.unused + change).value - plan(troops, army.unused).value


def uses(card: Card, pool: Pool) -> list[tuple[Faces, Faces]]:
    """Ways to use a Scientist on these dice, rerolls aside; of many results only the promising ones."""
    recipe = recipe_of(card)
    found: list[tuple[Faces, Faces]] = []
    for taken in recipe.takes.sequences:
        if contains(pool, pool_of(taken)):
            results = recipe.results(taken)
            if len(results) > 12:
                results = tuple([r for r in results if len(set(r)) == 1])
            found += [(taken, result) for result in results if REROLL not in result]
    return found


def science(world: Battle, seat: Seat, card: Card, roll: int, taken: Faces, result: Faces) -> Move:
    """The sentence for it."""
    named = (ROLLS[roll],) if len(usable_rolls(world, seat, card)) > 1 else ()
    chosen = [RESULT[face] for face in recipe_of(card).choices_in(result)]
    return (SCIENCE, NIRD[card], *named, *face_words(taken), *chosen)


def cheapest(dice: Faces, cost: int) -> Faces:
    """Dice that reach the price with the least lost, and then the fewest of them."""
    sums: dict[int, Faces] = {0: ()}
    for face in dice:
        for total, used in list(sums.items()):
            if total < cost and (total + face not in sums or len(used) + 1 < len(sums[total + face])):
                sums[total + face] = (*used, face)
    enough = [total for total, used in sums.items() if total >= cost and used]
    chosen = sums[min(enough)]
    while len(chosen) > 1 and sum(chosen) - min(chosen) >= cost:
        chosen = tuple(sorted(chosen)[1:])
    return tuple(sorted(chosen))


def changed(attack: Attack, taken: Faces, result: Faces) -> Attack:
    """The attack with some of its dice turned."""
    twin = attack.copy()
    for face, new in zip(taken, result, strict=True):
        twin.dice[twin.dice.index(face)] = -new
    twin.dice = [abs(face) for face in twin.dice]
    return twin


def boosted(attack: Attack, n: int) -> Attack:
    """The attack with a boost."""
    twin = attack.copy()
    twin.boost += n
    return twin


class Aim:
    """A target and what it is worth to hit it."""

    __slots__ = ("card", "left", "prize", "threat")

    def __init__(self, world: Battle, card: Card, by: Seat) -> None:
        self.card = card
        self.left = health_left(world, card)
        self.threat = 0.0 if card == THE_BOSS else threat(world, card, world.row_of(card))
        self.prize = 0.0 if card == THE_BOSS else reward(world, card, by)

    def value(self, dealt: int) -> float:
        """What this much damage would be worth here."""
        if self.card == THE_BOSS:
            return 1000.0 if dealt >= self.left else float(dealt)
        if dealt >= self.left:
            return 6.0 + self.threat + self.prize - 0.3 * (dealt - self.left)
        return dealt / self.left * (2.0 + 0.4 * self.threat + 0.3 * self.prize)


def best_aim(world: Battle, attack: Attack, aims: list[Aim]) -> tuple[float, Card]:
    """The most that this attack can be worth, and where."""
    best, found = -1.0, aims[0].card
    for aim in aims:
        value = aim.value(damage(world, attack, aim.card))
        if value > best:
            best, found = value, aim.card
    return best, found


def best_victim(world: Battle, effect: Effect, seat: Seat) -> Seat:
    """Who bears a loss best, or needs a gain most."""
    order = world.seats_from(seat)
    armies = world.armies
    match effect.do:
        case "gain_life":
            return min(order, key=lambda s: armies[s].lives)
        case "lose_life":
            return max(order, key=lambda s: armies[s].lives - 0.1 * lives_at_risk(world, s))
        case "lose_nird":
            return max(order, key=lambda s: len(armies[s].nirds))
        case "lose_tactic":
            return min(order, key=lambda s: len(armies[s].tactics))
        case "wake":
            return max(order, key=lambda s: len(armies[s].sleeping))
        case _:
            return max(order, key=lambda s: len(armies[s].nirds))
