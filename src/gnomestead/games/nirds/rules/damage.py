"""How hard an attack hits (NV-DMG)."""

# ruff: noqa: ARG001  (all conditions and counters are called alike)

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.nirds.rules.cards import GNOMES, NIRDS, Card, Effect, Gnome
from gnomestead.games.nirds.rules.gnomes import shield
from gnomestead.games.nirds.state import THE_BOSS, Attack, Battle
from gnomestead.kernel.moves import Seat

WEAKNESS: Final = 2
"""What a die on a weak face is worth more (NV-DMG-03)."""


class Sum:
    """What an attack deals to one target, part by part (NV-DMG-14)."""

    __slots__ = ("armor", "bonus", "boost", "cap", "dealt", "dice", "doubled", "lacks", "leader", "shield", "weak")

    def __init__(self) -> None:
        self.dice = 0
        """All the dice are worth, before armor."""
        self.armor = 0
        self.weak = 0
        self.bonus = 0
        """The Troop's own, printed and conditional."""
        self.leader = 0
        self.boost = 0
        """What tactic cards add."""
        self.doubled = False
        self.lacks = "nothing"
        """What the attack lacked to hurt at all: `dice` or `strength` (NV-DMG-06)."""
        self.shield = 0
        self.cap = 0
        """The limit, if the attack was above it."""
        self.dealt = 0


def damage(state: Battle, attack: Attack, target: Card) -> int:
    """What the attack would deal to this target, before any multiplier."""
    return sum_of(state, attack, target).dealt


def sum_of(state: Battle, attack: Attack, target: Card) -> Sum:
    """NV-DMG-01..09: the damage to this target and its parts, before any multiplier."""
    found = Sum()
    troop = NIRDS[attack.troop]
    if target == THE_BOSS:  # NV-BOS-05
        for face in attack.dice:
            found.dice += troop.worth[face]
        found.dealt = max(0, _strength(state, attack, target, found))
        return found
    gnome = GNOMES[state.seats][target]
    for face in attack.dice:
        found.dice += troop.worth[face]
        if face in gnome.armor and not troop.pierces:  # NV-DMG-02
            found.armor += troop.worth[face]
        elif face in gnome.weak:  # NV-DMG-03
            found.weak += WEAKNESS
    found.dealt = _resisted(state, attack, gnome, _strength(state, attack, target, found), found)
    return found


def _strength(state: Battle, attack: Attack, target: Card, found: Sum) -> int:
    """NV-DMG-04, 05: the dice with every bonus, doubled where the Troop says so."""
    troop = NIRDS[attack.troop]
    found.bonus, found.boost, found.leader = troop.bonus, attack.boost, army_bonus(state, attack.seat)
    for effect in troop.damage:
        if effect.do == "bonus_per":
            found.bonus += min(effect.n * COUNTERS[effect.per](state, attack), effect.most)
        elif holds(state, effect, attack, target):
            if effect.do == "double":
                found.doubled = True
            else:
                found.bonus += effect.n
    total = found.dice - found.armor + found.weak + found.bonus + found.boost + found.leader
    return total * 2 if found.doubled else total


def _resisted(state: Battle, attack: Attack, gnome: Gnome, strength: int, found: Sum) -> int:
    """NV-DMG-06..09: what of this strength gets through to the Gnome."""
    if len(attack.dice) < gnome.min_dice:  # NV-DMG-06
        found.lacks = "dice"
        return 0
    if strength < gnome.threshold:
        found.lacks = "strength"
        return 0
    if not NIRDS[attack.troop].pierces:
        found.shield = shield(state, state.row_of(gnome.number), gnome.number)  # NV-DMG-07
    through = max(0, strength - found.shield)  # NV-DMG-08
    if through > gnome.cap:  # NV-DMG-09
        found.cap = gnome.cap
        return gnome.cap
    return through


def army_bonus(state: Battle, seat: Seat) -> int:
    """NV-LDR-02: what the army's Leader adds to every attack."""
    return sum([NIRDS[card].army_bonus[state.leaders] for card in state.armies[seat].nirds])


def holds(state: Battle, effect: Effect, attack: Attack, target: Card) -> bool:
    """Whether the condition of an effect is met (NV-DMG-13: by the faces as they are now)."""
    return not effect.when or CONDITIONS[effect.when](state, attack, target)


def has_damage(state: Battle, target: Card) -> bool:
    """Whether the target carried damage before this attack (NV-BOS-05: the Boss too)."""
    return (state.boss_damage if target == THE_BOSS else state.damage.get(target, 0)) > 0


def _pair(state: Battle, attack: Attack, target: Card) -> bool:
    return len(set(attack.dice)) < len(attack.dice)


def _all_odd(state: Battle, attack: Attack, target: Card) -> bool:
    return all(face % 2 == 1 for face in attack.dice)


def _all_even(state: Battle, attack: Attack, target: Card) -> bool:
    return all(face % 2 == 0 for face in attack.dice)


def _has_6(state: Battle, attack: Attack, target: Card) -> bool:
    return 6 in attack.dice


def _sum_ge_10(state: Battle, attack: Attack, target: Card) -> bool:
    return sum(attack.dice) >= 10


def _target_fresh(state: Battle, attack: Attack, target: Card) -> bool:
    return not has_damage(state, target)


def _target_hurt(state: Battle, attack: Attack, target: Card) -> bool:
    return has_damage(state, target)


def _target_other_row(state: Battle, attack: Attack, target: Card) -> bool:
    return target >= 0 and state.row_of(target) != attack.seat


def _target_political(state: Battle, attack: Attack, target: Card) -> bool:
    return target >= 0 and GNOMES[state.seats][target].political


def _knocked_out(state: Battle, attack: Attack, target: Card) -> bool:
    return attack.felled


def _survives(state: Battle, attack: Attack, target: Card) -> bool:
    return not attack.felled


def _one_die_attack(state: Battle, attack: Attack, target: Card) -> bool:
    return len(attack.dice) == 1


CONDITIONS: Final[dict[str, Callable[[Battle, Attack, Card], bool]]] = {
    "pair": _pair,
    "all_odd": _all_odd,
    "all_even": _all_even,
    "has_6": _has_6,
    "sum_ge_10": _sum_ge_10,
    "target_fresh": _target_fresh,
    "target_hurt": _target_hurt,
    "target_other_row": _target_other_row,
    "target_political": _target_political,
    "knocked_out": _knocked_out,
    "survives": _survives,
    "one_die_attack": _one_die_attack,
}


def _awake_troops(state: Battle, attack: Attack) -> int:
    army = state.armies[attack.seat]
    others = [card for card in army.nirds if card != attack.troop and card not in army.sleeping]
    return len([card for card in others if NIRDS[card].is_troop])


def _scientists(state: Battle, attack: Attack) -> int:
    return len([card for card in state.armies[attack.seat].nirds if not NIRDS[card].is_troop])


def _lost_lives(state: Battle, attack: Attack) -> int:
    return max(0, 3 - state.armies[attack.seat].lives)


def _sixes(state: Battle, attack: Attack) -> int:
    return attack.dice.count(6)


COUNTERS: Final[dict[str, Callable[[Battle, Attack], int]]] = {
    "awake_troop": _awake_troops,
    "scientist": _scientists,
    "lost_life": _lost_lives,
    "die_showing_6": _sixes,
}
