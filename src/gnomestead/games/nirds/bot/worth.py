"""What things are worth (NV section 12): no rule, but the judgement behind bots and forecasts.

Numbers are in *damage*: one point is about one point of damage dealt.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from gnomestead.games.nirds.rules.army import dice_max
from gnomestead.games.nirds.rules.cards import (
    EFFECTS,
    NIRDS,
    NO_RECRUIT,
    NO_SCIENCE,
    NO_TRADE,
    TACTICS,
    Card,
    Effect,
    Nird,
    Script,
)
from gnomestead.games.nirds.rules.dice import SIX, Pattern, Pool, contains, pips, pool_of
from gnomestead.games.nirds.state import Army, Battle
from gnomestead.kernel.moves import Seat

PIP: Final = 0.35
"""A pip left over for recruiting."""
_FAINT: Final = {"target_fresh": 0.6, "target_hurt": 0.5, "target_other_row": 0.5, "target_political": 0.15}
_USUAL: Final = {"awake_troop": 2.0, "scientist": 2.0, "lost_life": 1.0}
LETHAL: Final = 100.0
USUAL_SHIELD: Final = 1.0


# Nirds ------------------------------------------------------------------------------------------------


def average_damage(nird: Nird) -> float:
    """What an attack of this Troop deals on average, to nobody in particular."""
    if nird.activation is None:
        return 0.0
    dice = max([len(way) for way in nird.activation.sequences])
    rolls = list(product(SIX, repeat=dice))
    return sum([_roll_value(nird, faces) for faces in rolls]) / len(rolls)


def _roll_value(nird: Nird, faces: tuple[int, ...]) -> float:
    total = float(nird.bonus + sum([nird.worth[face] for face in faces]) + nird.splash)
    total += 3.5 * len([face for face in faces if face in nird.explodes])
    factor = 1.0
    for effect in nird.damage:
        share = _share(effect, faces)
        if effect.do == "double":
            factor += share
        else:
            total += effect.n * share
    return total * factor + (0.7 if nird.rerolls else 0.0) + (1.0 if nird.pierces else 0.0)


def _share(effect: Effect, faces: tuple[int, ...]) -> float:
    """How much of a bonus to expect with this roll."""
    if effect.do == "bonus_per":
        counted = float(faces.count(6)) if effect.per == "die_showing_6" else _USUAL[effect.per]
        return min(counted, effect.most / effect.n)
    if effect.when in _FAINT:
        return _FAINT[effect.when]
    met = {
        "": True,
        "pair": len(set(faces)) < len(faces),
        "all_odd": all(face % 2 == 1 for face in faces),
        "all_even": all(face % 2 == 0 for face in faces),
        "has_6": 6 in faces,
        "sum_ge_10": sum(faces) >= 10,
    }
    return 1.0 if met[effect.when] else 0.0


def _ease(nird: Nird) -> float:
    """How likely a few dice pay for this Troop."""
    assert nird.activation is not None
    dice = max([len(way) for way in nird.activation.sequences])
    chance = len(nird.activation.sequences) / 6.0**dice
    return float(1.0 - (1.0 - chance) ** 4)


def _side_effects(script: Script) -> float:
    worth = {"gain_life": 2.0, "gain_tactic": 1.5, "wake": 2.0, "discard_self": -5.0, "refund": 1.0, "damage": 1.0}
    return sum([worth.get(EFFECTS[number].do, 1.0) for number in script])


def _science(nird: Nird) -> float:
    """Average gain in pips of the best use on a few dice."""
    assert nird.recipe is not None
    recipe = nird.recipe
    gains = [max([sum(result) - sum(way) for result in recipe.results(way)]) for way in recipe.takes.sequences]
    flexible = sum([len(recipe.results(way)) for way in recipe.takes.sequences]) / len(recipe.takes.sequences)
    return 1.5 + max(gains) * 0.5 + min(flexible, 6) * 0.2


def _nird_worth(nird: Nird) -> float:
    script = (*nird.ko, *nird.after, *nird.sunrise, *nird.used)
    extras = _side_effects(script) + 1.2 * nird.discount[1] + 2.0 * len(nird.stays_awake)
    if nird.activation is None:
        return _science(nird) + extras
    dice = max([len(way) for way in nird.activation.sequences])
    through = AVERAGE[nird.number] - (0.0 if nird.pierces else USUAL_SHIELD)
    return (through - 0.5 * (dice - 1)) * _ease(nird) + extras


AVERAGE: Final = [average_damage(nird) for nird in NIRDS]
"""Expected damage of each Troop."""
WORTH: Final = [_nird_worth(nird) for nird in NIRDS]
"""How much each Nird is wanted in an army."""
TACTIC_WORTH: Final = {
    "stun_gnome": 5.0,
    "gain_life": 5.0,
    "damage": 4.0,
    "boost": 4.0,
    "remove_gnome": 5.0,
    "recruit_free": 5.0,
    "wake": 3.5,
    "set_dice": 3.0,
    "regain_dice": 3.0,
    "reroll_dice": 2.5,
}


def tactic_worth(card: Card) -> float:
    """How much a tactic card is wanted."""
    return sum([TACTIC_WORTH.get(effect.do, 2.0) for effect in TACTICS[card].effects])


# Plans: which dice for which Troops --------------------------------------------------------------------


def _payments(pattern: Pattern) -> list[Pool]:
    return sorted({pool_of(way) for way in pattern.sequences}, key=pips)


PAYMENTS: Final = {nird.activation.text: _payments(nird.activation) for nird in NIRDS if nird.activation is not None}
"""What pays for each pattern, the cheapest first."""
_BY_NEED: Final = [
    (len(PAYMENTS[nird.activation.text]) if nird.activation is not None else 99, -AVERAGE[nird.number])
    for nird in NIRDS
]


class Plan:
    """Dice laid on Troops in thought, and what is left over."""

    __slots__ = ("left", "pays", "value")

    def __init__(self, pays: list[tuple[Card, Pool]], left: Pool) -> None:
        self.pays = pays
        self.left = left
        self.value = sum([AVERAGE[card] for card, _ in pays]) + PIP * pips(left)


def plan(troops: list[Card], pool: Pool) -> Plan:
    """Scarce patterns first, or strong Troops first, whichever gets more out of the dice."""
    scarce = _lay(sorted(troops, key=lambda card: _BY_NEED[card]), pool)
    if len(scarce.pays) == len(troops):
        return scarce
    strong = _lay(sorted(troops, key=lambda card: -AVERAGE[card]), pool)
    return strong if strong.value > scarce.value else scarce


def _lay(troops: list[Card], pool: Pool) -> Plan:
    pays: list[tuple[Card, Pool]] = []
    for card in troops:
        if not pool:
            break
        pattern = NIRDS[card].activation
        assert pattern is not None
        for payment in PAYMENTS[pattern.text]:
            if contains(pool, payment):
                pays.append((card, payment))
                pool -= payment
                break
    return Plan(pays, pool)


def awake_troops(army: Army) -> list[Card]:
    """The Troops that can still attack this round."""
    return [card for card in army.nirds if NIRDS[card].is_troop and card not in army.sleeping]


# Gnomes -----------------------------------------------------------------------------------------------


def harm(state: Battle, script: Iterable[int], seat: Seat) -> float:
    """How bad it is when these effects happen to (the row of) this player."""
    return sum([_one_harm(state, EFFECTS[number], seat) for number in script])


def _one_harm(state: Battle, effect: Effect, seat: Seat) -> float:
    if effect.who == "all":
        return sum([_harm_to(effect, army) for army in state.armies])
    if effect.who == "any":
        return min([_harm_to(effect, army) for army in state.armies])
    return _harm_to(effect, state.armies[seat])


def _harm_to(effect: Effect, army: Army) -> float:
    match effect.do:
        case "lose_life":
            return _life(army.lives, effect.n)
        case "lose_nird":
            short = effect.else_life and not army.nirds
            return LETHAL if len(army.nirds) <= effect.n and effect.kind == "any" else 6.0 * effect.n + 4.0 * short
        case "lose_tactic":
            if len(army.tactics) >= effect.n:
                return 2.5 * effect.n
            return _life(army.lives, 1) if effect.else_life else 0.0
        case "lose_die":
            return 6.0
        case "add_gnome":
            return 5.0
        case "gain_die":
            return -5.0
        case _:
            return 2.0


def _life(lives: int, n: int) -> float:
    if lives <= n:
        return LETHAL
    return (18.0 if lives - n == 1 else 10.0) * n


def lives_at_risk(state: Battle, seat: Seat) -> int:
    """How many lives the standing Gnomes of the row take from its owner tonight."""
    army = state.armies[seat]
    numbers = [number for card in army.row if card not in state.stunned for number in state.gnome(card).attack]
    lost = 0
    for effect in [EFFECTS[number] for number in numbers]:
        if effect.do == "lose_life" and (effect.who != "any" or state.seats == 1):
            lost += effect.n
        elif effect.else_life and effect.do == "lose_tactic" and len(army.tactics) < effect.n:
            lost += 1
    return lost


def threat(state: Battle, card: Card, seat: Seat) -> float:
    """How much it matters that this Gnome stands in this player's row tonight."""
    gnome = state.gnome(card)
    total = 0.0 if card in state.stunned else harm(state, gnome.attack, seat)
    if card not in state.stunned and lives_at_risk(state, seat) >= state.armies[seat].lives:
        total += 40.0
    if card not in state.covered:
        total += 5.0 * bool(gnome.locks & NO_RECRUIT) + 4.0 * bool(gnome.locks & NO_SCIENCE)
        total += 2.0 * (bool(gnome.locks & NO_TRADE) and state.seats > 1) + gnome.tax
    return total + 2.0 * gnome.aura + 1.5 * len(gnome.sunrise)


def reward(state: Battle, card: Card, by: Seat) -> float:
    """What knocking this Gnome out brings."""
    return sum([_one_reward(state, EFFECTS[number], by) for number in state.gnome(card).ko])


def _one_reward(state: Battle, effect: Effect, by: Seat) -> float:
    army = state.armies[by]
    match effect.do:
        case "gain_tactic":
            return 3.0 * effect.n
        case "gain_die":
            return 8.0 if army.dice < dice_max(state, by) else 0.0
        case "recruit_free":
            return 4.0 + 2.0 * effect.level
        case "gain_life":
            return 8.0 if min([a.lives for a in state.armies] if effect.who == "any" else [army.lives]) < 3 else 0.0
        case "wake":
            return 2.5
        case "add_gnome":
            return -6.0
        case _:
            return 0.0
