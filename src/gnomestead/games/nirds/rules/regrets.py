"""What one may regret (section 11 of the spec): warnings before a choice, from what lies open on the table."""

from __future__ import annotations

from typing import Final

from gnomestead.games.nirds.rules.cards import EFFECTS, NIRDS, TACTICS, Card
from gnomestead.games.nirds.rules.damage import damage
from gnomestead.games.nirds.rules.dice import faces_of
from gnomestead.games.nirds.rules.gnomes import targets
from gnomestead.games.nirds.rules.market import can_recruit, price
from gnomestead.games.nirds.rules.odds import can_hurt, health_left
from gnomestead.games.nirds.rules.tactics import playable
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import Phrase, phrase

_TOO_MUCH: Final = 4
"""Damage to waste that is worth a word."""
_BIGGER: Final = 2
"""Health that makes another target the better one."""
_FAR_OVER: Final = 3
"""Pips to waste that are worth a word."""


def of_passing(state: Battle, seat: Seat, troops: list[Card]) -> Phrase | None:
    """NV-ACT-02: a pass is for the round, and unused dice are lost at night."""
    eager = next((troop for troop in troops if can_hurt(state, seat, troop)), None)
    if eager is not None:
        return phrase("warn-pass-attack", card=NIRDS[eager].id)
    return phrase("warn-pass-recruit") if can_recruit(state, seat) else None


def of_paying(state: Battle, seat: Seat, card: Card, paid: int) -> Phrase | None:
    """NV-REC-03: no change is given, and other dice would do for far less."""
    sums = {0}
    for face in faces_of(state.armies[seat].unused):
        sums |= {total + face for total in sums}
    cheapest = min(total for total in sums if total >= max(1, price(state, seat, card)))
    return phrase("warn-overpay", paid=paid, enough=cheapest) if paid - cheapest >= _FAR_OVER else None


def of_overkill(state: Battle, target: Card) -> Phrase | None:
    """NV-ATK-05: one target only; damage to spare is lost, and this attack would fell a bigger Gnome too."""
    attack = state.attack
    assert attack is not None
    left = health_left(state, target)
    wasted = damage(state, attack, target) - left
    if wasted < _TOO_MUCH or any(EFFECTS[number].do == "overflow" for number in NIRDS[attack.troop].ko):
        return None
    bigger = [card for card in targets(state) if health_left(state, card) >= left + _BIGGER]
    falling = [card for card in bigger if damage(state, attack, card) >= health_left(state, card)]
    better = next((card for card in falling if _is_no_tamer(state, card, target)), None)
    return phrase("warn-overkill", wasted=wasted, gnome=state.gnome(better).id) if better is not None else None


def _is_no_tamer(state: Battle, card: Card, other: Card) -> bool:
    """Later waves bite harder; and what the other forbids or leaves behind, this one does too."""
    gnome, its = state.gnome(card), state.gnome(other)
    return gnome.wave >= its.wave and not its.locks & ~gnome.locks and (bool(gnome.ko) or not its.ko)


def of_ending_dusk(state: Battle, seat: Seat) -> Phrase | None:
    """NV-DSK-01: the last moment for a Distraction, and somebody will not see the morning."""
    if not any(TACTICS[card].distracts for card in playable(state, seat)):
        return None
    doomed = next((other for other in state.table_order() if _loses(state, other) >= state.armies[other].lives), None)
    return phrase("warn-doomed", seat=doomed) if doomed is not None else None


def _loses(state: Battle, victim: Seat) -> int:
    """The lives that this night takes for certain: what somebody may choose is left out."""
    lost = 0
    for owner, army in enumerate(state.armies):
        scripts = [state.gnome(card).attack for card in army.row if card not in state.stunned]
        for effect in [EFFECTS[number] for script in scripts for number in script]:
            mine = owner == victim and (effect.who == "you" or state.seats == 1)
            if effect.do == "lose_life" and (mine or effect.who == "all"):
                lost += effect.n
    return lost
