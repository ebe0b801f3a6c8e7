"""A player's lives, dice, Nirds and tactic cards: gaining and losing them (NV-DIE, NV-EFF, NV-LDR)."""

from __future__ import annotations

from gnomestead.games.nirds.rules.cards import LIMITS, NIRDS, TACTICS, Card
from gnomestead.games.nirds.rules.dice import UNIT, faces_of
from gnomestead.games.nirds.rules.effects import happen
from gnomestead.games.nirds.rules.ends import decide
from gnomestead.games.nirds.state import ACTION, DUSK, NIGHT, TACTIC_DECK, TRADING, Battle
from gnomestead.kernel.moves import Seat


def gain_lives(state: Battle, seat: Seat, n: int) -> None:
    """NV-EFF-07: lives, at most three."""
    army = state.armies[seat]
    gained = min(n, LIMITS.lives_max - army.lives)
    if gained > 0:
        army.lives += gained
        state.tell("life_gained", seat=seat, n=gained, lives=army.lives)


def lose_lives(state: Battle, seat: Seat, n: int) -> None:
    """NV-END-01: a player without lives loses the game for all."""
    army = state.armies[seat]
    army.lives = max(0, army.lives - n)
    state.tell("life_lost", seat=seat, n=n, lives=army.lives, quip=state.ply % 3)
    if army.lives == 0:
        decide(state, "life", seat)


# Dice --------------------------------------------------------------------------------------------


def dice_max(state: Battle, seat: Seat) -> int:
    """NV-DIE-02, NV-LDR-01: how many dice the player may own."""
    return LIMITS.dice_max + sum([NIRDS[card].dice_max[state.leaders] for card in state.armies[seat].nirds])


def dice_are_out(state: Battle) -> bool:
    """Whether rolled dice lie on the table: in the Trading and the Action Phase."""
    return state.phase in (TRADING, ACTION, DUSK)


def gain_dice(state: Battle, seat: Seat, n: int) -> None:
    """NV-DIE-04, 05: from the supply up to the maximum; rolled at once while dice are out."""
    army = state.armies[seat]
    for _ in range(min(n, dice_max(state, seat) - army.dice)):
        army.dice += 1
        if dice_are_out(state):
            face = state.chance.roll()
            army.unused += UNIT[face]
            state.reveal("die_rolled", seat=seat, face=face, dice=army.dice)
        else:
            state.tell("die_gained", seat=seat, dice=army.dice)


def lose_die(state: Battle, seat: Seat, face: int = 0) -> None:
    """NV-DIE-06, 07: an unused die (of the face chosen), else a used one, else one of the attack."""
    army = state.armies[seat]
    if army.dice == 0:
        return
    army.dice -= 1
    if dice_are_out(state):
        if army.unused:
            army.unused -= UNIT[face or faces_of(army.unused)[0]]
        elif army.used:
            army.used.pop()
        else:
            _lose_attack_die(state)
    state.tell("die_lost", seat=seat, dice=army.dice)


def _lose_attack_die(state: Battle) -> None:
    attack = state.attack
    assert attack is not None, "dice that are nowhere"
    lowest = min(range(attack.owned), key=lambda i: attack.dice[i])
    del attack.dice[lowest]
    attack.owned -= 1


def roll_all(state: Battle) -> None:
    """NV-DIE-01: all players roll all their dice."""
    for seat in state.table_order():
        army = state.armies[seat]
        faces = [state.chance.roll() for _ in range(army.dice)]
        army.unused = sum([UNIT[face] for face in faces])
        army.used = []
        state.reveal("rolled", seat=seat, faces=tuple(sorted(faces)))


# Nirds -------------------------------------------------------------------------------------------


def of_kind(kind: str, cards: list[Card]) -> list[Card]:
    """The Troops, the Scientists, or all of them (NV-EFF-08: Leaders are Nirds too)."""
    if kind == "any":
        return cards.copy()
    return [card for card in cards if NIRDS[card].is_troop == (kind == "troop")]


def join(state: Battle, seat: Seat, card: Card) -> None:
    """NV-REC-05: a recruit arrives asleep; NV-SUN-03, 04: its Sunrise effect happens at once."""
    army = state.armies[seat]
    army.nirds.append(card)
    if army.brisk:
        army.brisk -= 1
    else:
        army.sleeping.append(card)
    if state.phase != NIGHT:
        happen(state, NIRDS[card].sunrise, seat, card)


def leave(state: Battle, seat: Seat, card: Card) -> None:
    """NV-GEN-07: a discarded Nird goes under its deck, a starter out of the game."""
    army = state.armies[seat]
    army.nirds.remove(card)
    if card in army.sleeping:
        army.sleeping.remove(card)
    if NIRDS[card].level:
        put_under(state, NIRDS[card].level - 1, card)
    state.tell("nird_lost", seat=seat, card=NIRDS[card].id, quip=state.ply % 3)
    if not army.nirds:
        decide(state, "nird", seat)


def put_to_sleep(state: Battle, seat: Seat, card: Card) -> None:
    """Turn it sideways."""
    state.armies[seat].sleeping.append(card)
    state.tell("slept", seat=seat, card=NIRDS[card].id)


def wake_up(state: Battle, seat: Seat, card: Card) -> None:
    """NV-EFF-10: turn it upright; it can be used again, its dice stay used."""
    state.armies[seat].sleeping.remove(card)
    state.tell("woke", seat=seat, card=NIRDS[card].id)


# Decks -------------------------------------------------------------------------------------------


def put_under(state: Battle, deck: int, card: Card) -> None:
    """NV-GEN-07, 08: under its deck, where everybody saw it go."""
    state.decks[deck].insert(0, card)
    state.known_under[deck] += 1


def draw(state: Battle, deck: int) -> Card:
    """The top card."""
    cards = state.decks[deck]
    card = cards.pop()
    if state.known_under[deck] > len(cards):
        state.known_under[deck] = len(cards)
    return card


def draw_tactics(state: Battle, seat: Seat, n: int) -> None:
    """NV-TAC-05: from the top, face up; an empty deck gives nothing."""
    for _ in range(min(n, len(state.decks[TACTIC_DECK]))):
        card = draw(state, TACTIC_DECK)
        state.armies[seat].tactics.append(card)
        state.reveal("tactic_gained", seat=seat, card=TACTICS[card].id)


def lose_tactic(state: Battle, seat: Seat, card: Card) -> None:
    """NV-GEN-07: under the tactic deck."""
    state.armies[seat].tactics.remove(card)
    put_under(state, TACTIC_DECK, card)
    state.tell("tactic_lost", seat=seat, card=TACTICS[card].id)
