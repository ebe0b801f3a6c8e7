"""8.4 The verbs of the effect vocabulary, one small function each."""

# ruff: noqa: ARG001 (every verb is called alike)

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.content import DWARVES, HEROES, ITEMS, NOWHERE, TRAPS, Space, distance, within
from gnomestead.games.wymer_stones.moves import (
    DWARF_THEN,
    DWARF_WORD,
    HERO,
    LOCK,
    LOSE,
    REVEAL,
    UNLOCK,
    NumberedWord,
    SpaceWord,
)
from gnomestead.games.wymer_stones.rules import regrets, travel
from gnomestead.games.wymer_stones.rules.board import destroy_lock, foe_at, is_near, lock_spaces
from gnomestead.games.wymer_stones.rules.cards import VERBS, Ask, Effects, Verb, begin, carry_out
from gnomestead.games.wymer_stones.rules.contest import (
    adjust,
    dwarf_attacks,
    face_trap,
    set_faces,
    shown_faces,
)
from gnomestead.games.wymer_stones.rules.ending import heal, hurt, hurt_dwarf, revive
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.rules.movement import can_gain_steps, gain_steps
from gnomestead.games.wymer_stones.rules.tiles import draw_relic, flip
from gnomestead.games.wymer_stones.rules.villain import CardProwl, CardTiles, add_lock, lay_by_chance, prey
from gnomestead.games.wymer_stones.state import LIVING, Dungeon
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase

_NO_SPACES: Final[frozenset[Space]] = frozenset()

# Whom it falls on -------------------------------------------------------------------------------------


def _eligible(state: Dungeon, ask: Ask) -> list[Seat]:
    """`hero`: any living hero, the resolver included; `other_hero`: not the resolver."""
    return [seat for seat in state.living() if ask.what.who == "hero" or seat != ask.seat]


def _hero_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    return [HERO[state.sheets[seat].hero] for seat in _eligible(state, ask)]


def _damaged_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """Healing: only damaged heroes, the resolver itself or within range of it."""
    here, reach = state.sheets[ask.seat].space, ask.what.range
    return [
        HERO[sheet.hero]
        for seat in _eligible(state, ask)
        for sheet in [state.sheets[seat]]
        if sheet.damage and (not reach or distance(here, sheet.space) <= reach)
    ]


def _holders_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """Losing relics: only heroes who hold one."""
    return [HERO[state.sheets[seat].hero] for seat in _eligible(state, ask) if state.sheets[seat].relics]


def _nothing_to_ask(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    return []


def _chosen(state: Dungeon, ask: Ask, words: Move) -> Seat:
    """The hero somebody named, or the resolver."""
    if not words:
        return ask.seat
    word = words[0]
    assert isinstance(word, NumberedWord)
    return state.seat_of(word.number)


def _always(state: Dungeon, ask: Ask) -> bool:
    return True


def _is_living(state: Dungeon, ask: Ask) -> bool:
    return state.sheets[ask.seat].status == LIVING


def _has_choice(state: Dungeon, ask: Ask) -> bool:
    """Whether there is anybody or anything to choose."""
    return bool(VERBS[ask.what.verb].menu(state, ask, ()))


# Hurt and help ----------------------------------------------------------------------------------------


def _nothing(state: Dungeon, ask: Ask, words: Move) -> None:
    """No effect."""


def _damage(state: Dungeon, ask: Ask, words: Move) -> None:
    hurt(state, _chosen(state, ask, words), ask.what.n - min(ask.shield, ask.what.n))


def _heal(state: Dungeon, ask: Ask, words: Move) -> None:
    everyone = state.heroes_from(ask.seat) if ask.what.who == "each_hero" else [_chosen(state, ask, words)]
    for seat in everyone:
        heal(state, seat, ask.what.n)


def _can_heal(state: Dungeon, ask: Ask) -> bool:
    if ask.what.names_hero:
        return _has_choice(state, ask)
    everyone = state.living() if ask.what.who == "each_hero" else [ask.seat]
    return any(state.sheets[seat].damage for seat in everyone)


def _wraith_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """D-WRAITH: any other wraith, removed or not; if there is none and the card says so, a hero to heal."""
    fallen = [seat for seat, sheet in enumerate(state.sheets) if sheet.status != LIVING and seat != ask.seat]
    if fallen:
        return [HERO[state.sheets[seat].hero] for seat in fallen]
    return [HERO[s.hero] for s in state.sheets if s.status == LIVING and s.damage] if ask.what.else_heal else []


def _revive(state: Dungeon, ask: Ask, words: Move) -> None:
    seat = _chosen(state, ask, words)
    if state.sheets[seat].status == LIVING:
        heal(state, seat, ask.what.else_heal)
    else:
        revive(state, seat)


# Relics, boons, powers --------------------------------------------------------------------------------


def _draw_relic(state: Dungeon, ask: Ask, words: Move) -> None:
    draw_relic(state, _chosen(state, ask, words))


def _lose_relic(state: Dungeon, ask: Ask, words: Move) -> None:
    seat = _chosen(state, ask, words)
    relics = state.sheets[seat].relics
    if not relics:
        hurt(state, seat, ask.what.else_damage - min(ask.shield, ask.what.else_damage))
    elif len(relics) == 1:
        _drop_relic(state, seat, relics[0])
    else:
        state.push(LoseRelic(seat))


def _drop_relic(state: Dungeon, seat: Seat, relic: int) -> None:
    sheet = state.sheets[seat]
    sheet.relics = tuple(other for other in sheet.relics if other != relic)
    state.relic_discard.append(relic)
    state.tell("lost_relic", seat=seat, item=ITEMS[relic].id)


class LoseRelic(Moment):
    """D-LOSE: the owner chooses which of its relics goes."""

    __slots__ = ()

    PROMPT = "prompt-lose"

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        return [LOSE[relic] for relic in state.sheets[seat].relics] if seat == self.seat else []

    def warning(self, state: Dungeon, said: Move, word: Word) -> Phrase | None:
        assert isinstance(word, NumberedWord)
        return regrets.of_parting(word.number)

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, NumberedWord)
        state.pop()
        _drop_relic(state, seat, word.number)


def _keep(state: Dungeon, ask: Ask, words: Move) -> None:
    """WS-TRP-04: the card stays with the hero as a boon instead of being discarded."""
    effects = state.top
    assert isinstance(effects, Effects)
    sheet = state.sheets[ask.seat]
    boon = TRAPS[effects.card].boon
    sheet.boons = (*sheet.boons, boon)
    state.replace(Effects(effects.seat, effects.todo))
    state.tell("kept", seat=ask.seat, item=ITEMS[boon].id)


def gain_power(state: Dungeon, seat: Seat) -> None:
    """WS-POW-01 to 03: one die on the hero's own table; self powers apply at once, others are kept."""
    sheet = state.sheets[seat]
    face = state.chance.roll()
    power = HEROES[sheet.hero].powers[face - 1]
    state.reveal("power", seat=seat, face=face, item=ITEMS[power].id)
    if ITEMS[power].held:
        sheet.powers = (*sheet.powers, power)
    else:
        carry_out(state, seat, ITEMS[power].effects)


def _gain_power(state: Dungeon, ask: Ask, words: Move) -> None:
    gain_power(state, ask.seat)


# Movement and turns -----------------------------------------------------------------------------------


def _extra_move(state: Dungeon, ask: Ask, words: Move) -> None:
    state.tell("extra_move", seat=ask.seat, n=ask.what.n)
    gain_steps(state, ask.seat, ask.what.n)


def _can_extra_move(state: Dungeon, ask: Ask) -> bool:
    return can_gain_steps(state, ask.seat)


def _move_mod(state: Dungeon, ask: Ask, words: Move) -> None:
    """WS-MOV-04: for the next turn in which the hero moves; several add up."""
    seat = _chosen(state, ask, words)
    state.sheets[seat].move_mod += ask.what.n
    state.tell("move_mod", seat=seat, n=f"{ask.what.n:+d}")


def _skip_turn(state: Dungeon, ask: Ask, words: Move) -> None:
    state.sheets[ask.seat].skips = True
    state.tell("will_skip", seat=ask.seat)


# Dice -------------------------------------------------------------------------------------------------


def _roll_mod(state: Dungeon, ask: Ask, words: Move) -> None:
    """For this roll, to the end of the turn, or to the end of the hero's next own turn."""
    n, span = ask.what.n, ask.what.span
    if span == "roll":
        adjust(state, bonus=n)
        return
    seat = _chosen(state, ask, words)
    sheet = state.sheets[seat]
    if span == "next_turn" and state.active == seat:
        sheet.luck_next += n
    else:
        sheet.luck += n
    state.tell("luck", seat=seat, n=f"{n:+d}")


def _reroll(state: Dungeon, ask: Ask, words: Move) -> None:
    face = state.chance.roll()
    set_faces(state, (face, shown_faces(state)[1]), fresh=(face,))


def _swap_dice(state: Dungeon, ask: Ask, words: Move) -> None:
    hero, villain = shown_faces(state)
    set_faces(state, (villain, hero))


def _shield(state: Dungeon, ask: Ask, words: Move) -> None:
    adjust(state, shield=ask.what.n)


# Tiles and locks --------------------------------------------------------------------------------------


def _in_range(state: Dungeon, ask: Ask) -> frozenset[Space]:
    """The spaces within range of the resolver's piece; a wraith without a piece reaches only what has no range."""
    here, reach = state.sheets[ask.seat].space, ask.what.range
    return _NO_SPACES if here == NOWHERE and reach else within(here, reach)


def _reveal_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    near = _in_range(state, ask)
    return [REVEAL[space] for space in sorted(state.tiles) if space in near and not state.tiles[space].up]


def _can_reveal(state: Dungeon, ask: Ask) -> bool:
    near = _in_range(state, ask)
    return any(space in near and not tile.up for space, tile in state.tiles.items())


def _reveal(state: Dungeon, ask: Ask, words: Move) -> None:
    """WS-TIL-03: turned up, not resolved; the next pick is made knowing this one."""
    word = words[0]
    assert isinstance(word, SpaceWord)
    flip(state, (word.space,), ask.seat)
    if ask.left > 1:
        begin(state, ask.again())


def _unlock_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    return [UNLOCK[lock] for lock in sorted(state.locks & _in_range(state, ask))]


def _can_unlock(state: Dungeon, ask: Ask) -> bool:
    return not state.locks.isdisjoint(_in_range(state, ask))


def _unlock(state: Dungeon, ask: Ask, words: Move) -> None:
    word = words[0]
    assert isinstance(word, SpaceWord)
    destroy_lock(state, word.space)
    state.tell("lock_broken", seat=ask.seat, space=word.text)
    if ask.left > 1:
        begin(state, ask.again())


def _add_lock_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    return [LOCK[space] for space in lock_spaces(state)]


def _add_lock(state: Dungeon, ask: Ask, words: Move) -> None:
    word = words[0]
    assert isinstance(word, SpaceWord)
    add_lock(state, word.space)
    if ask.left > 1:
        begin(state, ask.again())


def _add_tile(state: Dungeon, ask: Ask, words: Move) -> None:
    if state.villain == NOWHERE:
        lay_by_chance(state, ask.what.n)
    else:
        state.push(CardTiles(state.villain, ask.what.n))


# Traps and dwarves ------------------------------------------------------------------------------------


def _face_trap(state: Dungeon, ask: Ask, words: Move) -> None:
    """WS-TRP-05: wherever the hero stands, on whosever turn it is."""
    face_trap(state, _chosen(state, ask, words))


def _awake(state: Dungeon) -> list[int]:
    return [number for number, foe in enumerate(state.foes) if foe.space != NOWHERE]


def _dwarf_word(state: Dungeon, number: int) -> Word:
    return DWARF_WORD[state.foes[number].kind]


def _chosen_dwarf(state: Dungeon, words: Move) -> int:
    word = words[0]
    assert isinstance(word, NumberedWord)
    return foe_at(state, word.number)


def _dwarf_move_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """WS-NOV-05: without a villain dwarves never move."""
    return [_dwarf_word(state, number) for number in _awake(state)] if state.villain != NOWHERE else []


def _dwarf_move(state: Dungeon, ask: Ask, words: Move) -> None:
    number = _chosen_dwarf(state, words)
    state.foes[number].steps = ask.what.n
    state.push(CardProwl(state.villain, number, False))


def _dwarf_attack_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """One dwarf, then its target; without a villain dwarves never attack (WS-NOV-05)."""
    if state.villain == NOWHERE:
        return []
    if said:
        return [HERO[state.sheets[seat].hero] for seat in prey(state, _chosen_dwarf(state, said))]
    return [DWARF_THEN[state.foes[number].kind] for number in _awake(state) if prey(state, number)]


def _dwarf_attack(state: Dungeon, ask: Ask, words: Move) -> None:
    dwarf_attacks(state, _chosen_dwarf(state, words), _chosen(state, ask, words[1:]))


def _hurt_dwarf_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """Range 1: within one space of the resolver; 0: anywhere."""
    here = state.sheets[ask.seat].space
    return [
        _dwarf_word(state, number)
        for number in _awake(state)
        if not ask.what.range or is_near(here, state.foes[number].space)
    ]


def _hurt_dwarf(state: Dungeon, ask: Ask, words: Move) -> None:
    hurt_dwarf(state, _chosen_dwarf(state, words), ask.what.n)


def _stun_menu(state: Dungeon, ask: Ask, said: Move) -> list[Word]:
    """There is nothing to sit out where no villain turn comes."""
    if state.villain == NOWHERE:
        return []
    return [_dwarf_word(state, number) for number in _awake(state) if not state.foes[number].stunned]


def _stun(state: Dungeon, ask: Ask, words: Move) -> None:
    number = _chosen_dwarf(state, words)
    state.foes[number].stunned = True
    state.tell("stunned", dwarf=DWARVES[state.foes[number].kind].id)
    if ask.left > 1:
        begin(state, ask.again())


VERBS.update(
    {
        "nothing": Verb(_nothing, _nothing_to_ask, _always),
        "damage": Verb(_damage, _hero_menu, _is_living),
        "heal": Verb(_heal, _damaged_menu, _can_heal),
        "draw_relic": Verb(_draw_relic, _hero_menu, _is_living),
        "lose_relic": Verb(_lose_relic, _holders_menu, _is_living),
        "keep": Verb(_keep, _nothing_to_ask, _is_living),
        "extra_move": Verb(_extra_move, _nothing_to_ask, _can_extra_move),
        "move_mod": Verb(_move_mod, _hero_menu, _is_living),
        "skip_turn": Verb(_skip_turn, _nothing_to_ask, _is_living),
        "roll_mod": Verb(_roll_mod, _hero_menu, _always),
        "reroll": Verb(_reroll, _nothing_to_ask, _always),
        "swap_dice": Verb(_swap_dice, _nothing_to_ask, _always),
        "shield": Verb(_shield, _nothing_to_ask, _always),
        "teleport": Verb(travel.teleport, travel.teleport_menu, travel.can_teleport),
        "drag": Verb(travel.drag, _nothing_to_ask, travel.can_teleport),
        "swap_places": Verb(travel.swap_places, travel.swap_menu, _is_living),
        "reveal": Verb(_reveal, _reveal_menu, _can_reveal),
        "unlock": Verb(_unlock, _unlock_menu, _can_unlock),
        "add_lock": Verb(_add_lock, _add_lock_menu, _has_choice),
        "add_tile": Verb(_add_tile, _nothing_to_ask, _always),
        "revive": Verb(_revive, _wraith_menu, _has_choice),
        "face_trap": Verb(_face_trap, _hero_menu, _is_living),
        "dwarf_move": Verb(_dwarf_move, _dwarf_move_menu, _has_choice),
        "dwarf_attack": Verb(_dwarf_attack, _dwarf_attack_menu, _has_choice),
        "hurt_dwarf": Verb(_hurt_dwarf, _hurt_dwarf_menu, _has_choice),
        "stun_dwarf": Verb(_stun, _stun_menu, _has_choice),
        "gain_power": Verb(_gain_power, _nothing_to_ask, _is_living),
    }
)
