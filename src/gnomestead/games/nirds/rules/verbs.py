"""The vocabulary: what each verb does, one small function each, and when it can do anything at all."""

# ruff: noqa: ARG001  (all verbs are called alike)

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.nirds.moves import ON_ATTACK
from gnomestead.games.nirds.rules.army import (
    draw_tactics,
    gain_dice,
    gain_lives,
    lose_lives,
    of_kind,
)
from gnomestead.games.nirds.rules.cards import LIMITS, NO_RECRUIT, Card, Effect
from gnomestead.games.nirds.rules.choices import (
    FreeRecruit,
    Scouting,
    ask,
    chosen_gnome,
    part_with,
)
from gnomestead.games.nirds.rules.dice import REROLL, UNIT, pool_of
from gnomestead.games.nirds.rules.effects import VERBS, Deed
from gnomestead.games.nirds.rules.ends import decide
from gnomestead.games.nirds.rules.gnomes import is_locked
from gnomestead.games.nirds.rules.market import on_offer, refresh, row_of_level
from gnomestead.games.nirds.rules.rows import Barrage, add_gnomes, enter, hurt, leave_play
from gnomestead.games.nirds.state import NOBODY, Battle
from gnomestead.kernel.moves import Seat

MINION_WAVES: Final = (3, 4)


# Lives, cards, dice, Nirds ----------------------------------------------------------------------------


def gain_life(state: Battle, deed: Deed) -> None:
    """Lives, never above three."""
    for seat in deed.seats:
        gain_lives(state, seat, deed.effect.n)


def lose_life(state: Battle, deed: Deed) -> None:
    """Lives; at 0 the team has lost."""
    for seat in deed.seats:
        lose_lives(state, seat, deed.effect.n)


def gain_tactic(state: Battle, deed: Deed) -> None:
    """Tactic cards from the top of their deck."""
    for seat in deed.seats:
        draw_tactics(state, seat, deed.effect.n)


def gain_die(state: Battle, deed: Deed) -> None:
    """Dice up to the maximum."""
    for seat in deed.seats:
        gain_dice(state, seat, deed.effect.n)


def add_gnome(state: Battle, deed: Deed) -> None:
    """NV-EFF-13: Gnomes join the row."""
    for seat in deed.seats:
        add_gnomes(state, seat, deed.effect.n)


def recruit_free(state: Battle, deed: Deed) -> None:
    """NV-EFF-14: free recruits, unless recruiting is forbidden."""
    if not is_locked(state, NO_RECRUIT):
        for seat in reversed(deed.seats):
            state.push(FreeRecruit(seat, deed.effect.level, deed.effect.n))


def discount(state: Battle, deed: Deed) -> None:
    """NV-REC-08: the next paid recruit of this round is cheaper."""
    for seat in deed.seats:
        state.armies[seat].bargain += deed.effect.n


def recruit_awake(state: Battle, deed: Deed) -> None:
    """The next recruits of this round arrive awake."""
    for seat in deed.seats:
        state.armies[seat].brisk += deed.effect.n


def refresh_market(state: Battle, deed: Deed) -> None:
    """A Market row is dealt anew."""
    refresh(state, deed.aim[0] if deed.aim else deed.effect.level)


def discard_self(state: Battle, deed: Deed) -> None:
    """This very Nird is discarded."""
    if deed.card in state.armies[deed.by].nirds:
        part_with(state, deed.by, deed.card)


# Gnomes -----------------------------------------------------------------------------------------------


def damage(state: Battle, deed: Deed) -> None:
    """NV-EFF-06: direct damage on one Gnome, or on every one."""
    gnomes = state.gnomes_in_play()
    if deed.effect.each:
        state.push(Barrage(tuple(gnomes), deed.effect.n, deed.by))
        return
    card = chosen_gnome(state, deed, gnomes)
    if card != NOBODY:
        hurt(state, card, deed.effect.n, deed.by)


def overflow(state: Battle, deed: Deed) -> None:
    """What the knock-out did not need hits one other Gnome as direct damage."""
    assert state.attack is not None
    if state.attack.spare > 0:
        card = chosen_gnome(state, deed, state.gnomes_in_play())
        if card != NOBODY:
            hurt(state, card, state.attack.spare, deed.by)


def stun_gnome(state: Battle, deed: Deed) -> None:
    """NV-NGT-07: it skips its attack tonight."""
    card = chosen_gnome(state, deed, to_stun(state, deed.effect, deed.by))
    if card != NOBODY:
        state.stunned.append(card)
        state.tell("stunned", gnome=state.gnome(card).id, quip=state.ply % 3)


def cover_gnome(state: Battle, deed: Deed) -> None:
    """Until Upkeep it is not visible: its locks and its tax are off."""
    card = chosen_gnome(state, deed, to_cover(state, deed.effect, deed.by))
    if card != NOBODY:
        state.covered.append(card)
        state.tell("covered", gnome=state.gnome(card).id)


def remove_gnome(state: Battle, deed: Deed) -> None:
    """NV-EFF-02: to the Knock Out Pile without its knock-out effect."""
    card = chosen_gnome(state, deed, to_remove(state, deed.effect, deed.by))
    if card != NOBODY:
        leave_play(state, card)
        state.tell("removed", gnome=state.gnome(card).id)


def move_gnome(state: Battle, deed: Deed) -> None:
    """NV-SUN-07: to the end of another row, with all that lies on it; it does not enter play."""
    card, seat = deed.aim
    state.armies[state.row_of(card)].row.remove(card)
    state.armies[seat].row.append(card)
    state.tell("moved", gnome=state.gnome(card).id, seat=seat)


def scout(state: Battle, deed: Deed) -> None:
    """The top of the Gnome deck is turned up for all."""
    n = min(deed.effect.n, len(state.gnome_deck))
    if n:
        state.scouted = max(state.scouted, n)
        seen = state.gnome_deck[-n:][::-1]
        state.reveal("scouted", seat=deed.by, gnomes=tuple([state.gnome(card).id for card in seen]))
        state.push(Scouting(deed.by, n))


def heal_self(state: Battle, deed: Deed) -> None:
    """The Gnome sheds damage."""
    had = state.damage.get(deed.card, 0)
    healed = min(had, deed.effect.n)
    if healed:
        state.damage[deed.card] = had - healed
        if had == healed:
            del state.damage[deed.card]
        state.tell("healed", gnome=state.gnome(deed.card).id, n=healed)


# Dice and the running attack --------------------------------------------------------------------------


def boost(state: Battle, deed: Deed) -> None:
    """NV-TAC-07: the running attack deals more."""
    assert state.attack is not None
    state.attack.boost += deed.effect.n
    state.tell("boosted", seat=state.attack.seat, n=deed.effect.n)


def turn_dice(state: Battle, deed: Deed) -> None:
    """`reroll_dice`, `set_dice`: the aim is the roll, then the dice taken, each with what it becomes."""
    change_dice(state, deed.by, deed.aim[0], deed.aim[1::2], deed.aim[2::2])


def change_dice(
    state: Battle, seat: Seat, roll: int, taken: tuple[int, ...], results: tuple[int, ...]
) -> tuple[int, ...]:
    """Dice of one roll become other faces; REROLL: the die is rolled again."""
    faces = tuple([face if face != REROLL else state.chance.roll() for face in results])
    if roll == ON_ATTACK:
        _change_attack(state, taken, faces)
    else:
        army = state.armies[seat]
        army.unused += pool_of(faces) - pool_of(taken)
    fresh = tuple([face for face, wanted in zip(faces, results, strict=True) if wanted == REROLL])
    announce = state.reveal if fresh else state.tell
    announce("dice_changed", seat=seat, taken=taken, faces=faces, fresh=fresh)
    return faces


def _change_attack(state: Battle, taken: tuple[int, ...], faces: tuple[int, ...]) -> None:
    """NV-PAT-03: of equal faces the lowest-numbered die is turned."""
    assert state.attack is not None
    dice = state.attack.dice
    places: list[int] = []
    for face in taken:
        places.append(next(i for i in range(len(dice)) if dice[i] == face and i not in places))
    for i, face in zip(places, faces, strict=True):
        dice[i] = face


def regain_dice(state: Battle, deed: Deed) -> None:
    """Used dice are rolled and are unused again; not those of the running attack."""
    army = state.armies[deed.by]
    n = min(deed.aim[0] if deed.aim else deed.effect.n, len(army.used))
    del army.used[len(army.used) - n :]
    faces = tuple([state.chance.roll() for _ in range(n)])
    army.unused += pool_of(faces)
    state.reveal("dice_regained", seat=deed.by, faces=faces)


def refund(state: Battle, deed: Deed) -> None:
    """Owned attack dice that show a listed face are unused again, with that face."""
    assert state.attack is not None
    army = state.armies[deed.by]
    for face in state.attack.dice[: state.attack.owned]:
        if face in deed.effect.faces:
            army.used.remove((deed.card, face))
            army.unused += UNIT[face]
            state.tell("die_back", seat=deed.by, face=face)


# Bosses -----------------------------------------------------------------------------------------------


def form_minions(state: Battle, deed: Deed) -> None:
    """NV-SCR-02: wave III and IV cards of the Knock Out Pile become the Minion pile."""
    state.minions = [card for card in state.pile if state.gnome(card).wave in MINION_WAVES]
    state.pile = [card for card in state.pile if state.gnome(card).wave not in MINION_WAVES]
    state.chance.shuffle(state.minions)
    state.tell("minions_formed", n=len(state.minions))


def draw_minions(state: Battle, deed: Deed) -> None:
    """NV-SCR-02, 05: each draws; a Minion that is missing loses the game."""
    for seat in deed.seats:
        for _ in range(deed.effect.n):
            if not state.minions:
                return decide(state, "minions", seat)
            enter(state, seat, state.minions.pop())


VERBS.update(
    gain_life=gain_life,
    lose_life=lose_life,
    gain_tactic=gain_tactic,
    lose_tactic=ask,
    gain_die=gain_die,
    lose_die=ask,
    lose_nird=ask,
    add_gnome=add_gnome,
    recruit_free=recruit_free,
    wake=ask,
    sleep=ask,
    discount=discount,
    damage=damage,
    stun_gnome=stun_gnome,
    remove_gnome=remove_gnome,
    move_gnome=move_gnome,
    cover_gnome=cover_gnome,
    scout=scout,
    boost=boost,
    reroll_dice=turn_dice,
    set_dice=turn_dice,
    regain_dice=regain_dice,
    refresh_market=refresh_market,
    recruit_awake=recruit_awake,
    discard_self=discard_self,
    heal_self=heal_self,
    refund=refund,
    overflow=overflow,
    form_minions=form_minions,
    draw_minions=draw_minions,
)


# When a tactic card's verb can do something now (NV-TAC-04) -------------------------------------------


def to_stun(state: Battle, effect: Effect, seat: Seat) -> list[Card]:
    """Gnomes that would attack tonight."""
    return [card for card in state.gnomes_in_play() if card not in state.stunned]


def to_cover(state: Battle, effect: Effect, seat: Seat) -> list[Card]:
    """Gnomes with a symbol to hide."""
    gnomes = [card for card in state.gnomes_in_play() if card not in state.covered]
    return [card for card in gnomes if state.gnome(card).locks or state.gnome(card).tax]


def to_remove(state: Battle, effect: Effect, seat: Seat) -> list[Card]:
    """Gnomes of a wave low enough."""
    return [card for card in state.gnomes_in_play() if state.gnome(card).wave <= effect.wave_max]


def to_hurt(state: Battle, effect: Effect, seat: Seat) -> list[Card]:
    """Any Gnome."""
    return state.gnomes_in_play()


def _affected(state: Battle, effect: Effect, seat: Seat) -> list[Seat]:
    return [seat] if effect.who == "you" else list(range(state.seats))


def _can_gain_life(state: Battle, effect: Effect, seat: Seat) -> bool:
    return any(state.armies[s].lives < LIMITS.lives_max for s in _affected(state, effect, seat))


def _can_wake(state: Battle, effect: Effect, seat: Seat) -> bool:
    return any(of_kind(effect.kind, state.armies[s].sleeping) for s in _affected(state, effect, seat))


def _can_boost(state: Battle, effect: Effect, seat: Seat) -> bool:
    return state.attack is not None and (effect.scope == "any_attack" or state.attack.seat == seat)


def _can_turn_dice(state: Battle, effect: Effect, seat: Seat) -> bool:
    return state.armies[seat].unused > 0 or (state.attack is not None and state.attack.seat == seat)


def _can_regain(state: Battle, effect: Effect, seat: Seat) -> bool:
    return bool(state.armies[seat].used)


def _can_buy(state: Battle, effect: Effect, seat: Seat) -> bool:
    return not state.armies[seat].passed


def _can_recruit_free(state: Battle, effect: Effect, seat: Seat) -> bool:
    return bool(on_offer(state, effect.level)) and not is_locked(state, NO_RECRUIT)


def _can_refresh(state: Battle, effect: Effect, seat: Seat) -> bool:
    return any(row_of_level(state, level) for level in (1, 2))


def _can_scout(state: Battle, effect: Effect, seat: Seat) -> bool:
    return bool(state.gnome_deck)


def _always(state: Battle, effect: Effect, seat: Seat) -> bool:
    return True


def _can_stun(state: Battle, effect: Effect, seat: Seat) -> bool:
    return bool(to_stun(state, effect, seat))


def _can_cover(state: Battle, effect: Effect, seat: Seat) -> bool:
    return bool(to_cover(state, effect, seat))


def _can_remove(state: Battle, effect: Effect, seat: Seat) -> bool:
    return bool(to_remove(state, effect, seat))


def _can_hurt(state: Battle, effect: Effect, seat: Seat) -> bool:
    return any(army.row for army in state.armies)


def _can_move(state: Battle, effect: Effect, seat: Seat) -> bool:
    return state.seats > 1 and _can_hurt(state, effect, seat)


CAN: Final[dict[str, Callable[[Battle, Effect, Seat], bool]]] = {
    "gain_life": _can_gain_life,
    "wake": _can_wake,
    "boost": _can_boost,
    "reroll_dice": _can_turn_dice,
    "set_dice": _can_turn_dice,
    "regain_dice": _can_regain,
    "discount": _can_buy,
    "recruit_awake": _always,
    "recruit_free": _can_recruit_free,
    "refresh_market": _can_refresh,
    "scout": _can_scout,
    "stun_gnome": _can_stun,
    "cover_gnome": _can_cover,
    "remove_gnome": _can_remove,
    "move_gnome": _can_move,
    "damage": _can_hurt,
}
