"""What a choice would do, worked out before it is made: damage to each target, an attack's range."""

from __future__ import annotations

from itertools import product

from gnomestead.games.nirds.moves import BOSS_TARGET, GnomeWord, Item
from gnomestead.games.nirds.rules.cards import NIRDS, SPACES, Card
from gnomestead.games.nirds.rules.damage import damage
from gnomestead.games.nirds.rules.dice import SIX
from gnomestead.games.nirds.rules.gnomes import is_boss_open, targets
from gnomestead.games.nirds.state import THE_BOSS, Attack, Battle
from gnomestead.kernel.moves import Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase


def target_detail(state: Battle, word: Word) -> Phrase:
    """The damage this target would really take, and whether it falls."""
    attack = state.attack
    assert attack is not None
    if isinstance(word, GnomeWord):
        dealt = damage(state, attack, word.value)
        left = state.gnome(word.value).health - state.damage.get(word.value, 0) - dealt
        return phrase("detail-target", damage=dealt, left=max(0, left))
    dealt = damage(state, attack, THE_BOSS)
    if word is not BOSS_TARGET and isinstance(word, Item):
        dealt *= SPACES[word.value].factor
    return phrase("detail-target", damage=dealt, left=max(0, state.boss_health() - dealt))


def attack_odds(state: Battle, seat: Seat, troop: Card, dice: int) -> Phrase:
    """Before the roll: the average damage to the target it would suit best, and the chance of a knock-out.

    Every roll of the dice is counted; `explode` extras are left out, so the real odds are no worse.
    """
    gnomes = targets(state) + ([THE_BOSS] if is_boss_open(state) else [])
    total = fallen = 0
    rolls = list(product(SIX, repeat=min(dice, 3)))
    for faces in rolls:
        attack = Attack(seat, troop, list(faces), dice)
        deals = [(damage(state, attack, card), health_left(state, card)) for card in gnomes]
        total += max([dealt for dealt, _ in deals], default=0)
        fallen += any(dealt >= left for dealt, left in deals)
    return phrase(
        "detail-attack",
        average=(2 * total + len(rolls)) // (2 * len(rolls)),
        chance=100 * fallen // len(rolls),
        explodes="yes" if NIRDS[troop].explodes else "no",
    )


def can_hurt(state: Battle, seat: Seat, troop: Card) -> bool:
    """Whether an attack of this Troop could roll any damage to anybody who may be attacked."""
    pattern = NIRDS[troop].activation
    assert pattern is not None
    gnomes = targets(state) + ([THE_BOSS] if is_boss_open(state) else [])
    dice = len(pattern.text.split())
    rolls = product(SIX, repeat=dice)
    return any(damage(state, Attack(seat, troop, list(faces), dice), card) for faces in rolls for card in gnomes)


def health_left(state: Battle, card: Card) -> int:
    """What the target can still take."""
    if card == THE_BOSS:
        return state.boss_health()
    return state.gnome(card).health - state.damage.get(card, 0)
