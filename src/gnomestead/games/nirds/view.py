"""What one seat may know: everything on the table; of the decks only how many cards they hold (section 6)."""

from __future__ import annotations

import msgspec

from gnomestead.games.nirds.bot.worth import lives_at_risk
from gnomestead.games.nirds.rules.action import SneefleStep
from gnomestead.games.nirds.rules.army import dice_max
from gnomestead.games.nirds.rules.cards import BOSSES, GNOMES, LIMITS, NIRDS, NO_RECRUIT, SPACES, TACTICS, Card
from gnomestead.games.nirds.rules.choices import Scouting
from gnomestead.games.nirds.rules.dice import faces_of
from gnomestead.games.nirds.rules.gnomes import is_locked, shield
from gnomestead.games.nirds.rules.market import price
from gnomestead.games.nirds.rules.night import ChooseBoss
from gnomestead.games.nirds.rules.trading import Trading
from gnomestead.games.nirds.state import EMPTY, PHASES, TACTIC_DECK, Battle
from gnomestead.kernel import Seat


class NirdView(msgspec.Struct, frozen=True):
    """A Nird in an army, with the used dice on it."""

    id: str
    asleep: bool
    dice: tuple[int, ...]


class GnomeView(msgspec.Struct, frozen=True):
    """A Gnome in a row."""

    id: str
    health: int
    damage: int
    shield: int
    stunned: bool
    covered: bool


class ArmyView(msgspec.Struct, frozen=True):
    """One player."""

    seat: int
    lives: int
    dice: int
    dice_max: int
    nirds: tuple[NirdView, ...]
    unused: tuple[int, ...]
    strays: tuple[int, ...]
    """Used dice whose card has left."""
    tactics: tuple[str, ...]
    row: tuple[GnomeView, ...]
    passed: bool
    ready: bool
    bargain: int
    brisk: int
    spaces: tuple[str, ...]
    at_risk: int
    """The lives that the Gnomes standing in front of them would take tonight."""


class Ware(msgspec.Struct, frozen=True):
    """A place of the Market; an empty id: nothing lies there."""

    id: str
    price: int


class AttackView(msgspec.Struct, frozen=True):
    """The attack in the adjust window."""

    seat: int
    troop: str
    dice: tuple[int, ...]
    extras: int
    boost: int


class OfferView(msgspec.Struct, frozen=True):
    """An open swap."""

    seat: int
    partner: int
    give: int
    want: int


class BattleView(msgspec.Struct, frozen=True):
    """The whole table through one pair of eyes (None: a spectator's)."""

    viewer: int | None
    round: int
    phase: str
    level: int
    first: int
    armies: tuple[ArmyView, ...]
    market: tuple[Ware, ...]
    recruiting: bool
    waves: tuple[int, int, int, int]
    """Gnomes of each wave left in the deck."""
    wave: int
    """The latest that has begun."""
    next_die: int
    """NV-NEW-01: so many of them belong to waves that have begun."""
    decks: tuple[int, int, int]
    pile: int
    minions: int
    scouted: tuple[str, ...]
    """Gnomes everybody has seen on top of the deck, the top one first."""
    boss: str
    boss_health: int
    boss_most: int
    choosing_boss: bool
    attack: AttackView | None
    offers: tuple[OfferView, ...]
    askers: tuple[int, ...]
    verdict: str


def _phase(state: Battle) -> str:
    """NV-SNF-01: when trading is over a Leader may still turn a die; that is no time to haggle."""
    is_turning = any(isinstance(frame, SneefleStep) for frame in state.frames)
    return "turning" if is_turning else PHASES[state.phase]


def view_of(state: Battle, seat: Seat | None) -> BattleView:
    """NV-GEN-04: all seats see the same; only prices are each one's own."""
    boss = state.the_boss()
    top = state.frames[-1] if state.frames else None
    talks = top.talks if isinstance(top, Trading) else ()
    return BattleView(
        viewer=seat,
        round=state.round,
        phase=_phase(state),
        level=state.level,
        first=state.first,
        armies=tuple(_army(state, s, bool(talks) and talks[s].ready) for s in range(state.seats)),
        market=tuple(_ware(state, seat, card) for card in state.market),
        recruiting=not is_locked(state, NO_RECRUIT),
        waves=_waves(state),
        wave=state.wave,
        next_die=sum(_waves(state)[: state.wave]),
        decks=(len(state.decks[0]), len(state.decks[1]), len(state.decks[TACTIC_DECK])),
        pile=len(state.pile),
        minions=len(state.minions),
        scouted=_scouted(state, isinstance(top, Scouting)),
        boss=boss.id if boss is not None else "",
        boss_health=max(0, state.boss_health()) if boss is not None else 0,
        boss_most=boss.health[state.seats - 1] if boss is not None else 0,
        choosing_boss=isinstance(top, ChooseBoss),
        attack=_attack(state),
        offers=tuple(OfferView(s, *talk.offer) for s, talk in enumerate(talks) if talk.offer is not None),
        askers=tuple(s for s, talk in enumerate(talks) if talk.asks),
        verdict=state.verdict[0],
    )


def _army(state: Battle, seat: Seat, ready: bool) -> ArmyView:
    army = state.armies[seat]
    return ArmyView(
        seat=seat,
        lives=army.lives,
        dice=army.dice,
        dice_max=dice_max(state, seat),
        nirds=tuple(_nird(state, seat, card) for card in army.nirds),
        unused=faces_of(army.unused),
        strays=tuple(face for card, face in army.used if card not in army.nirds),
        tactics=tuple(TACTICS[card].id for card in army.tactics),
        row=tuple(_gnome(state, seat, card) for card in army.row),
        passed=army.passed,
        ready=ready,
        bargain=army.bargain,
        brisk=army.brisk,
        spaces=tuple(space.id for space in SPACES if army.marks >> space.number & 1),
        at_risk=lives_at_risk(state, seat),
    )


def _nird(state: Battle, seat: Seat, card: Card) -> NirdView:
    army = state.armies[seat]
    return NirdView(NIRDS[card].id, card in army.sleeping, tuple(face for on, face in army.used if on == card))


def _gnome(state: Battle, seat: Seat, card: Card) -> GnomeView:
    return GnomeView(
        id=state.gnome(card).id,
        health=state.gnome(card).health,
        damage=state.damage.get(card, 0),
        shield=shield(state, seat, card),
        stunned=card in state.stunned,
        covered=card in state.covered,
    )


def _ware(state: Battle, seat: Seat | None, card: Card) -> Ware:
    if card == EMPTY:
        return Ware("", 0)
    return Ware(NIRDS[card].id, NIRDS[card].cost if seat is None else price(state, seat, card))


def _waves(state: Battle) -> tuple[int, int, int, int]:
    waves = [GNOMES[1][card].wave for card in state.gnome_deck]
    return waves.count(1), waves.count(2), waves.count(3), waves.count(4)


def _scouted(state: Battle, under_way: bool) -> tuple[str, ...]:
    seen = state.gnome_deck[len(state.gnome_deck) - state.scouted :]
    return tuple(state.gnome(card).id for card in reversed(seen)) if state.scouted or under_way else ()


def _attack(state: Battle) -> AttackView | None:
    attack = state.attack
    if attack is None:
        return None
    extras = len(attack.dice) - attack.owned
    return AttackView(attack.seat, NIRDS[attack.troop].id, tuple(attack.dice), extras, attack.boost)


MARKET_ROW = LIMITS.market_row
BOSS_IDS = tuple(boss.id for boss in BOSSES)
