"""Casting, second half: batches resolve, verb by verb (rulebook 3.14, 3.15, section 8.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.gnomes_wizards.content import ABILITIES, SELF, Effect
from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import KEEP, AbilityWord
from gnomestead.games.gnomes_wizards.rules.bicker import grumble
from gnomestead.games.gnomes_wizards.rules.crystals import Gain, Split, held, room
from gnomestead.games.gnomes_wizards.rules.dice_verbs import BadOmen, TurnDice
from gnomestead.games.gnomes_wizards.rules.fall import drop_tile
from gnomestead.games.gnomes_wizards.rules.harm import hp_after, hurt, strike, tell_loss
from gnomestead.games.gnomes_wizards.rules.secrets import draw, keep, peek, show_and_put_under, steal
from gnomestead.games.gnomes_wizards.rules.targets import Cast, may_perform, shares_with_foe, still_fits
from gnomestead.games.gnomes_wizards.rules.travel import move, place, strike_verb, swap
from gnomestead.games.gnomes_wizards.rules.units import (
    are_hostile,
    give_counter,
    heal,
    is_active,
    shield,
    sunder,
    take_counter,
    tile_at,
    wake,
)
from gnomestead.games.gnomes_wizards.state import LINGERING, SLEEPING, War
from gnomestead.kernel.moves import Move, Seat
from gnomestead.kernel.phrases import Phrase, phrase

LINGERING_POWER: Final = 3


def pay(state: War, cast: Cast) -> None:
    """GW-CAST-04, GW-CRY-05: crystals or card are spent, and the cast is public."""
    ability = ABILITIES[cast.ability]
    performer = state.unit_id(cast.performer) if cast.performer >= 0 else ""
    named, victims = _named(state, cast), _victims(cast)
    said: dict[str, object] = {
        "seat": cast.seat,
        "ability": ability.id,
        "performer": performer,
        "targets": _things(state, cast),
        "named": named,
        "aimed": bool(named),
        "victim": victims[0] if victims else cast.seat,
        "spies": bool(victims),
    }
    if cast.paper >= 0:
        state.hands[cast.seat].remove(cast.paper)
        show_and_put_under(state, cast.paper)
        state.reveal("cast", **said)
        return
    if ability.kind == "learned":
        state.learned_charge[cast.performer] = 0
    else:
        state.charge[cast.performer] = 0
    state.tell("cast", **said)
    grumble(state, "cast", cast.performer)


def _named(state: War, cast: Cast) -> tuple[str, ...]:
    """The units and tiles aimed at, as people call them."""
    names: list[str] = []
    for target, chosen in zip(ABILITIES[cast.ability].targets, cast.targets, strict=False):
        if target.who == "tile":
            names += [tile_at(state, space) for space in chosen]
        elif target.who != "seat_enemy":
            names += [state.unit_id(unit) for unit in chosen]
    return tuple(names)


def _victims(cast: Cast) -> tuple[Seat, ...]:
    """The seat whose scrolls are aimed at, if any."""
    targets = zip(ABILITIES[cast.ability].targets, cast.targets, strict=False)
    return tuple([seat for target, chosen in targets if target.who == "seat_enemy" for seat in chosen])


def _things(state: War, cast: Cast) -> tuple[str, ...]:
    """The targets as things on the table."""
    names: list[str] = []
    for target, chosen in zip(ABILITIES[cast.ability].targets, cast.targets, strict=False):
        if target.who == "tile":
            names += [state.board.name(space) for space in chosen]
        elif target.who == "seat_enemy":
            names += [f"seat{seat}" for seat in chosen]
        else:
            names += [state.unit_id(unit) for unit in chosen]
    return tuple(names)


class Batch(WarFrame):
    """GW-PRI-02, GW-TIME-06: casts resolve by rank, one player's in the order confirmed; nothing interrupts."""

    __slots__ = ("casts", "effect")

    def __init__(self, casts: tuple[Cast, ...], effect: int = -1) -> None:
        self.casts = casts
        self.effect = effect
        """The next effect of the first cast; -1: it has not begun."""

    def settle(self, state: War) -> bool:
        if not self.casts:
            state.pop()
            return True
        cast = self.casts[0]
        effects = ABILITIES[cast.ability].effects
        if self.effect < 0:
            state.lost = False
            state.drained = 0
            begun = self._begin(state, cast)
            state.replace(Batch((begun, *self.casts[1:]), 0) if begun is not None else Batch(self.casts[1:]))
            return True
        if self.effect >= len(effects) or state.lost:
            state.replace(Batch(self.casts[1:]))
            return True
        state.replace(Batch(self.casts, self.effect + 1))
        carry_out(state, cast, effects[self.effect])
        return True

    def _begin(self, state: War, cast: Cast) -> Cast | None:
        """GW-CAST-05: targets no longer legal are dropped; without its performer nothing happens."""
        if not may_perform(state, cast):
            state.tell("fizzled", seat=cast.seat, ability=ABILITIES[cast.ability].id)
            return None
        kept = Cast(cast.seat, cast.ability, cast.performer, cast.paper)
        for number, chosen in enumerate(cast.targets):
            kept = kept.aimed(tuple([t for t in chosen if still_fits(state, kept, number, t)]))
        return kept


def carry_out(state: War, cast: Cast, effect: Effect) -> None:
    """One effect: verbs for the table, or verbs for each unit it is aimed at."""
    if effect.if_alive >= SELF and not any(is_active(state, unit) for unit in cast.at(effect.if_alive)):
        return None
    table_verb = TABLE_VERBS.get(effect.verb)
    if table_verb is not None:
        return table_verb(state, cast, effect)
    verb = UNIT_VERBS[effect.verb]
    for unit in cast.at(effect.to):
        if is_active(state, unit):
            if unit != cast.performer and not (effect.verb == "counter" and effect.kind == SLEEPING):
                wake(state, unit)  # GW-TOK-04
            verb(state, cast, effect, unit)


# Verbs carried out on a unit ---------------------------------------------------------------------


def _attack(state: War, cast: Cast, effect: Effect, unit: int) -> None:
    """GW-CAST-08, GW-CAST-10, GW-CAST-11, GW-TOK-05: normal, sneak or lingering attack."""
    performer = cast.performer
    if not is_active(state, performer) or not are_hostile(state, performer, unit):
        return
    if effect.mode == "sneak":
        if not shares_with_foe(state, unit):
            loss = state.base_attack[performer]
            hp = hp_after(state, unit, loss)
            state.tell("sneaked", by=state.unit_id(performer), target=state.unit_id(unit), loss=loss, hp=hp)
            hurt(state, unit, loss, cast.seat)
        return
    lingering = effect.mode == "lingering"
    strike(state, performer, unit, LINGERING_POWER if lingering else effect.power, cast.seat)
    if lingering and is_active(state, unit) and give_counter(state, unit, LINGERING):
        state.venom[unit] = cast.seat


def _damage(state: War, cast: Cast, effect: Effect, unit: int) -> None:
    """Lose n HP: no attack, no defense, no wear."""
    tell_loss(state, "hurt", unit, effect.n)
    hurt(state, unit, effect.n, cast.seat)


def _heal(state: War, _cast: Cast, effect: Effect, unit: int) -> None:
    gained = heal(state, unit, effect.n)
    state.tell("healed", unit=state.unit_id(unit), n=gained, hp=state.hp[unit])


def _shield(state: War, _cast: Cast, effect: Effect, unit: int) -> None:
    shield(state, unit, effect.n)
    state.tell("shielded", unit=state.unit_id(unit), defense=state.defense[unit])


def _sunder(state: War, _cast: Cast, effect: Effect, unit: int) -> None:
    sunder(state, unit, effect.n)
    state.tell("shielded", unit=state.unit_id(unit), defense=state.defense[unit])


def _boost(state: War, _cast: Cast, effect: Effect, unit: int) -> None:
    """Until the end of the current turn; for base attack and base movement only."""
    bonus = state.move_bonus if effect.stat == "move" else state.attack_bonus
    bonus[unit] += effect.n
    state.tell("boosted", unit=state.unit_id(unit), stat=effect.stat, n=abs(effect.n), more=effect.n > 0)


def _counter(state: War, _cast: Cast, effect: Effect, unit: int) -> None:
    give_counter(state, unit, effect.kind)


def _cleanse(state: War, _cast: Cast, effect: Effect, unit: int) -> None:
    for counter in effect.kinds:
        take_counter(state, unit, counter)


def _ready(state: War, _cast: Cast, _effect: Effect, unit: int) -> None:
    """Its attack counts as unused and it is not fatigued; it may act again with what movement is left."""
    state.attacked &= ~(1 << unit)
    state.done &= ~(1 << unit)
    state.tell("readied", unit=state.unit_id(unit))


def _charge(state: War, cast: Cast, effect: Effect, unit: int) -> None:
    n = min(effect.n, sum([room(state, slot) for slot in (unit * 2, unit * 2 + 1)]))
    state.tell("charged_up", unit=state.unit_id(unit), n=n)
    state.push(Split(cast.seat, unit, effect.n, 1))


def _drain(state: War, cast: Cast, effect: Effect, unit: int) -> None:
    n = min(effect.n, sum([held(state, slot) for slot in (unit * 2, unit * 2 + 1)]))
    state.tell("drained", unit=state.unit_id(unit), n=n)
    state.push(Split(cast.seat, unit, effect.n, -1))


def _guard(state: War, _cast: Cast, effect: Effect, unit: int) -> None:
    """The declared attack costs its target n HP less; several add up."""
    if state.blow is not None:
        state.blow.guard += effect.n
        state.tell("guarded", unit=state.unit_id(unit), n=effect.n)


def _redirect(state: War, cast: Cast, _effect: Effect, unit: int) -> None:
    """That unit becomes the target, on whatever tile, if hostile to the attacker and the first target still stood."""
    blow = state.blow
    if blow is not None and are_hostile(state, blow.attacker, unit) and cast.at(0):
        blow.target = unit
        blow.moved = True
        state.tell("redirected", unit=state.unit_id(unit))


UnitVerb = Callable[[War, Cast, Effect, int], None]
UNIT_VERBS: Final[dict[str, UnitVerb]] = {
    "attack": _attack,
    "damage": _damage,
    "heal": _heal,
    "shield": _shield,
    "sunder": _sunder,
    "boost": _boost,
    "counter": _counter,
    "cleanse": _cleanse,
    "move": move,
    "place": place,
    "ready": _ready,
    "charge": _charge,
    "drain": _drain,
    "guard": _guard,
    "redirect": _redirect,
}


# Verbs for the table -----------------------------------------------------------------------------


def _swap(state: War, cast: Cast, effect: Effect) -> None:
    pair = (*cast.at(effect.to), *cast.at(effect.second))
    if len(pair) == 2 and is_active(state, pair[0]) and is_active(state, pair[1]):
        for unit in pair:
            if unit != cast.performer:
                wake(state, unit)
        swap(state, pair[0], pair[1])


def _strike(state: War, cast: Cast, effect: Effect) -> None:
    strike_verb(state, cast, effect)


def _blockade(state: War, cast: Cast, effect: Effect) -> None:
    """GW-CAST-12: the caster's blockade on each named tile."""
    for space in cast.at(effect.to):
        state.blockades[space] = cast.seat
        state.tell("blocked", seat=cast.seat, space=state.board.name(space), tile=tile_at(state, space))


def _flip(state: War, cast: Cast, effect: Effect) -> None:
    """GW-FLIP-04..10, the caster counting as the flipper; sleepers on the tile wake (GW-TOK-04)."""
    for space in cast.at(effect.to):
        for unit in state.units_in(state.here[space]):
            if unit != cast.performer:
                wake(state, unit)
        drop_tile(state, space, cast.seat)


def _crystals(state: War, cast: Cast, effect: Effect) -> None:
    """Crystals from the pile, placed at once, not on the ability being cast."""
    slot = -1
    if cast.performer >= 0:
        slot = cast.performer * 2 + (ABILITIES[cast.ability].kind == "learned")
    n = state.drained if effect.drained else effect.n
    if n:
        state.push(Gain(cast.seat, n, slot))


def _draw(state: War, cast: Cast, effect: Effect) -> None:
    begin_draw(state, cast.seat, effect.n)


def _peek(state: War, cast: Cast, effect: Effect) -> None:
    for victim in cast.at(effect.to):
        peek(state, cast.seat, victim)


def _steal(state: War, cast: Cast, effect: Effect) -> None:
    for victim in cast.at(effect.to):
        steal(state, cast.seat, victim)


def _horns(state: War, cast: Cast, effect: Effect) -> None:
    """Horns join those set aside this turn."""
    state.horns += effect.n
    state.tell("horns", seat=cast.seat, n=effect.n)


def _turn_dice(state: War, cast: Cast, effect: Effect) -> None:
    state.push(TurnDice(cast.seat, effect.n))


def _reroll_dice(state: War, cast: Cast, effect: Effect) -> None:
    state.push(BadOmen(cast.seat, effect.n))


def _cancel(state: War, cast: Cast, _effect: Effect) -> None:
    """The declared attack does nothing and is used up; too late if it has found another target."""
    if state.blow is not None and cast.at(0):
        state.blow.cancelled = True


def _retaliate(state: War, cast: Cast, effect: Effect) -> None:
    """After the declared attack the performer attacks the attacker."""
    if state.blow is not None and cast.at(0):
        state.blow.answers.append((cast.performer, effect.power))


TableVerb = Callable[[War, Cast, Effect], None]
TABLE_VERBS: Final[dict[str, TableVerb]] = {
    "swap": _swap,
    "strike": _strike,
    "blockade": _blockade,
    "flip": _flip,
    "crystals": _crystals,
    "draw": _draw,
    "peek": _peek,
    "steal": _steal,
    "horns": _horns,
    "turn_dice": _turn_dice,
    "reroll_dice": _reroll_dice,
    "cancel": _cancel,
    "retaliate": _retaliate,
}


def begin_draw(state: War, seat: Seat, n: int) -> None:
    """GW-CALL-06: draw, then keep one."""
    drawn = draw(state, seat, n)
    if drawn:
        state.push(Keep(seat, drawn))


class Keep(WarFrame):
    """D-KEEP: of the scrolls drawn, one is kept."""

    __slots__ = ("drawn", "seat")

    def __init__(self, seat: Seat, drawn: tuple[int, ...]) -> None:
        self.seat = seat
        self.drawn = drawn

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: War) -> bool:
        if len(self.drawn) > 1:
            return False
        state.pop()
        keep(state, self.seat, self.drawn, self.drawn[0])
        return True

    def options(self, state: War, seat: Seat, said: Move) -> list[AbilityWord]:
        if seat != self.seat or said:
            return []
        return [KEEP[design] for design in sorted({state.design[paper] for paper in self.drawn})]

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, AbilityWord)
        kept = next(paper for paper in self.drawn if state.design[paper] == word.ability)
        state.pop()
        keep(state, seat, self.drawn, kept)

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-keep" if seat == self.seat else "prompt-watch", seat=self.seat)
