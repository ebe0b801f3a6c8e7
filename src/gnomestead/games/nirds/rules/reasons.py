"""Why not? The rule that keeps a seat from touching something now."""

from __future__ import annotations

from typing import Final

from gnomestead.games.nirds.rules.cards import BOSSES, GNOMES, NIRDS, NO_RECRUIT, NO_SCIENCE, SPACES, TACTICS, Card
from gnomestead.games.nirds.rules.dice import pips
from gnomestead.games.nirds.rules.gnomes import is_anything_open, is_boss_open, locking_gnome
from gnomestead.games.nirds.rules.market import price
from gnomestead.games.nirds.rules.science import recipe_of
from gnomestead.games.nirds.rules.tactics import DUSK_VERBS
from gnomestead.games.nirds.state import DUSK, NOBODY, TRADING, Battle
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.phrases import PhraseValue, Refusal, phrase

NIRD_IDS: Final = {card.id: card.number for card in NIRDS}
GNOME_IDS: Final = {card.id: card.number for card in GNOMES[1]}
TACTIC_IDS: Final = {card.id: card.number for card in TACTICS}
SPACE_IDS: Final = {space.id: space.number for space in SPACES}
BOSS_IDS: Final = {boss.id: boss.number for boss in BOSSES}


def refuse(rule: str, key: str, **args: PhraseValue) -> Refusal:
    """A refusal with its rule."""
    return Refusal(phrase(key, **args), rule)


def in_turn(state: Battle, seat: Seat, active: Seat, thing: str) -> Refusal | None:
    """Window W1."""
    if thing in GNOME_IDS or thing in BOSS_IDS:
        return refuse("NV-ATK-05", "refuse-target-later")
    if thing in NIRD_IDS:
        return _nird(state, seat, active, NIRD_IDS[thing])
    return _anywhere(state, seat, thing)


def in_attack(state: Battle, seat: Seat, attacker: Seat, thing: str) -> Refusal | None:
    """Window W2."""
    if thing in NIRD_IDS:
        card = NIRD_IDS[thing]
        if NIRDS[card].is_troop or card in state.market:
            return refuse("NV-ACT-04", "refuse-during-attack")
        return _nird(state, seat, attacker, card)
    if seat != attacker and (thing in GNOME_IDS or thing in BOSS_IDS or thing in SPACE_IDS):
        return refuse("NV-GEN-03", "refuse-attackers-choice", seat=attacker)
    if thing in GNOME_IDS:
        return _target(state, GNOME_IDS[thing])
    if thing in BOSS_IDS and not is_boss_open(state):
        return refuse("NV-SCR-03", "refuse-minions")
    if thing in SPACE_IDS:
        return refuse("NV-WAL-04", "refuse-space-used")
    return _anywhere(state, seat, thing)


def in_trading(state: Battle, seat: Seat, thing: str) -> Refusal | None:
    """The Trading Phase."""
    if thing in NIRD_IDS:
        card = NIRD_IDS[thing]
        if NIRDS[card].is_troop or card in state.market:
            return refuse("NV-RND-01", "refuse-trading-first")
        return _nird(state, seat, seat, card)
    if thing in GNOME_IDS or thing in BOSS_IDS:
        return refuse("NV-RND-01", "refuse-trading-first")
    return _anywhere(state, seat, thing)


def in_dusk(state: Battle, seat: Seat, thing: str) -> Refusal | None:
    """Window W3."""
    if thing in TACTIC_IDS:
        return _anywhere(state, seat, thing)
    return refuse("NV-DSK-02", "refuse-dusk")


def _nird(state: Battle, seat: Seat, active: Seat, card: Card) -> Refusal | None:
    if card in state.market:
        return _recruit(state, seat, active, card)
    army = state.armies[seat]
    if card not in army.nirds:
        return _strange_nird(state, card)
    asleep = card in army.sleeping
    if NIRDS[card].is_troop:
        return refuse("NV-ATK-11", "refuse-asleep") if asleep else _troop(state, seat, active, card)
    return refuse("NV-SCI-02", "refuse-asleep") if asleep else _scientist(state, card)


def _strange_nird(state: Battle, card: Card) -> Refusal:
    if card in state.market or any(card in army.nirds for army in state.armies):
        return refuse("NV-GEN-03", "refuse-not-yours")
    return refuse("NV-REC-01", "refuse-not-out")


def _troop(state: Battle, seat: Seat, active: Seat, card: Card) -> Refusal:
    pattern = NIRDS[card].activation
    assert pattern is not None
    if seat != active:
        return refuse("NV-ACT-01", "refuse-not-your-turn", seat=active)
    if not is_anything_open(state):
        return refuse("NV-ATK-02", "refuse-no-target")
    return refuse("NV-ATK-01", "refuse-unpayable", pattern=pattern.text)


def _scientist(state: Battle, card: Card) -> Refusal:
    lock = locking_gnome(state, NO_SCIENCE)
    if lock is not None:
        return refuse("NV-SCI-10", "refuse-science-locked", gnome=state.gnome(lock).id)
    return refuse("NV-SCI-04", "refuse-no-use", recipe=recipe_of(card).text)


def _recruit(state: Battle, seat: Seat, active: Seat, card: Card) -> Refusal:
    lock = locking_gnome(state, NO_RECRUIT)
    if lock is not None:
        return refuse("NV-REC-07", "refuse-recruit-locked", gnome=state.gnome(lock).id)
    if seat != active:
        return refuse("NV-ACT-01", "refuse-not-your-turn", seat=active)
    cost, have = price(state, seat, card), pips(state.armies[seat].unused)
    if not state.armies[seat].unused:
        return refuse("NV-REC-02", "refuse-no-dice")
    return refuse("NV-REC-01", "refuse-too-dear", price=cost, have=have)


def _target(state: Battle, card: Card) -> Refusal | None:
    seat = state.row_of(card)
    if seat == NOBODY:
        return refuse("NV-ATK-05", "refuse-not-in-play")
    if any(state.gnome(other).guards for other in state.armies[seat].row):
        return refuse("NV-ATK-07", "refuse-guarded")
    return refuse("NV-ATK-07", "refuse-hidden")


def _anywhere(state: Battle, seat: Seat, thing: str) -> Refusal | None:
    if thing in TACTIC_IDS:
        return _tactic(state, seat, TACTIC_IDS[thing])
    if thing in NIRD_IDS:
        return _strange_nird(state, NIRD_IDS[thing])
    if thing.startswith(("die-", "used-", "attack-die-")):
        return _die(state, seat, thing)
    if thing == "token":
        return refuse("NV-FPL-01", "refuse-token")
    return None


def _die(state: Battle, seat: Seat, thing: str) -> Refusal:
    if thing.startswith("used-"):
        return refuse("NV-DIE-03", "refuse-die-used")
    mine = thing.startswith(f"die-{seat}-") or (
        thing.startswith("attack-die-") and state.attack is not None and state.attack.seat == seat
    )
    if mine:
        return refuse("NV-PAT-01", "refuse-die-fits-nothing")
    if state.phase == TRADING:
        return refuse("NV-TRD-03", "refuse-die-offer")
    return refuse("NV-SCI-06", "refuse-not-your-die")


def _tactic(state: Battle, seat: Seat, card: Card) -> Refusal:
    tactic = TACTICS[card]
    if card not in state.armies[seat].tactics:
        held = any(card in army.tactics for army in state.armies)
        return refuse("NV-TAC-02", "refuse-not-yours" if held else "refuse-not-out")
    if state.phase == TRADING:
        return refuse("NV-TRD-11", "refuse-tactic-trading")
    if state.phase == DUSK and not any(e.do in DUSK_VERBS for e in tactic.effects):
        return refuse("NV-DSK-02", "refuse-dusk")
    if tactic.needs_attack:
        return refuse("NV-TAC-07", "refuse-needs-attack")
    return refuse("NV-TAC-04", "refuse-tactic-idle")
