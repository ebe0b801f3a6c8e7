"""What the log says of an attack's damage, so that a table can check the sum (NV-DMG-14)."""

from __future__ import annotations

from gnomestead.games.nirds.rules.cards import GNOMES, NIRDS
from gnomestead.games.nirds.rules.damage import Sum
from gnomestead.games.nirds.state import THE_BOSS, Attack, Battle


def parts_of(state: Battle, attack: Attack, found: Sum, factor: int = 1) -> dict[str, object]:
    """The parts of the sum as the word file names them; a part that plays no role is 0."""
    dice = " + ".join([_die(attack, face) for face in attack.dice])
    return {
        "plain": factor == 1 and dice == str(found.dealt),
        "dice": dice,
        "armor": found.armor,
        "weak": found.weak,
        "bonus": found.bonus,
        "leader": found.leader,
        "boost": found.boost,
        "doubled": found.doubled,
        "lacks": found.lacks,
        "need": _need(state, attack, found),
        "shield": found.shield,
        "cap": found.cap,
        "factor": factor,
    }


def _die(attack: Attack, face: int) -> str:
    """NV-DMG-01: the face, with its worth where the Troop gives it another one."""
    worth = NIRDS[attack.troop].worth[face]
    return str(face) if worth == face else f"{face}→{worth}"


def _need(state: Battle, attack: Attack, found: Sum) -> int:
    """NV-DMG-06: how many dice, or how much strength, the target asks for."""
    if attack.target == THE_BOSS or found.lacks == "nothing":
        return 0
    gnome = GNOMES[state.seats][attack.target]
    return gnome.min_dice if found.lacks == "dice" else gnome.threshold
