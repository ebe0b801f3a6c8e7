"""Turns, sets, and how it all ends (GS-SET, GS-TRN, GS-INV, GS-END, GS-DUO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.gnom_street.content import (
    GANGS,
    MINIS,
    PICK_FIRST,
    PLAIN,
    SPACES,
    card_id,
    spaces_in,
    token_id,
    tokens_given,
)
from gnomestead.games.gnom_street.rules.cat import Whistle
from gnomestead.games.gnom_street.rules.digging import Dig, DuelDig
from gnomestead.games.gnom_street.rules.fight import begin_fight
from gnomestead.games.gnom_street.rules.garden import Bounce, Place
from gnomestead.games.gnom_street.rules.questions import Act
from gnomestead.games.gnom_street.rules.scoring import gains, leaders, points
from gnomestead.games.gnom_street.rules.sheet import nothing_known
from gnomestead.games.gnom_street.rules.step import Step
from gnomestead.games.gnom_street.rules.throw import FinalThrow
from gnomestead.games.gnom_street.rules.tokens import ALL_ACTIONS, ALL_TERRAINS, Take, TakeEarly, return_tokens
from gnomestead.games.gnom_street.state import FULL_HAND, NO_CARD, NONE, Moment, Street
from gnomestead.kernel.chance import Stream
from gnomestead.kernel.events import audience
from gnomestead.kernel.game import Setup
from gnomestead.kernel.moves import Seat

ANY_GANG: Final = "any"
MOST_SEATS: Final = len(GANGS)


# Setting up --------------------------------------------------------------------------------------


def chosen_gangs(setup: Setup) -> list[str]:
    """What each seat has asked for, `any` included."""
    return [str(setup[f"gang_{seat + 1}"]) for seat in range(setup.seats)]


def deal_gangs(setup: Setup, chance: Stream) -> tuple[int, ...]:
    """GS-SET-02: every seat its own gang; those without a choice get what is left, shuffled."""
    chosen = chosen_gangs(setup)
    left = [gang for gang in range(len(GANGS)) if GANGS[gang] not in chosen]
    chance.stream("setup.gangs").shuffle(left)
    return tuple([left.pop() if name == ANY_GANG else GANGS.index(name) for name in chosen])


def lay_out(setup: Setup, chance: Stream) -> Street:
    """GS-SET-01…08: the table before the first turn."""
    state = Street(setup, chance, deal_gangs(setup, chance))
    state.tell("gangs_dealt", gangs=tuple([GANGS[gang] for gang in state.gangs]))
    begin_set(state)
    state.push(START)
    return state


def begin_set(state: Street) -> None:
    """GS-SET-03…08, GS-DUO-10: cards in hand, Minis at home, Cat off, tokens in their slots, new Loot."""
    seats = state.seats
    state.set_number += 1
    state.turn = 0
    state.is_last = False
    state.champion = NONE
    state.hands = [FULL_HAND] * seats
    state.fought = [NO_CARD] * seats
    state.minis = [0] * seats
    state.posts = [NONE] * (seats * MINIS)
    state.fresh, state.guards, state.cat, state.origin = 0, (), NONE, NONE
    state.stacks = [()] * len(SPACES)
    moles, baits = tokens_given(seats)
    state.moles, state.baits = [moles] * seats, [baits] * seats
    state.terrain, state.action = [NONE] * seats, [NONE] * seats
    state.free_terrains, state.free_actions = ALL_TERRAINS, ALL_ACTIONS
    state.ranking = ()
    state.asked, state.knows = [], nothing_known(seats)
    deal_loot(state)


def deal_loot(state: Street) -> None:
    """GS-SET-05/06, GS-BRD-03: the 16 Loot cards are shuffled, each seat looks at one, the rest leave unseen."""
    cards = spaces_in(PLAIN)
    state.chance.stream(f"loot.{state.set_number}").shuffle(cards)
    state.loots = tuple(cards[: state.seats])
    for seat, loot in enumerate(state.loots):
        state.confide(audience(seat), "loot_dealt", {"space": SPACES[loot], "loot": loot_id(loot)}, seat=seat)


def loot_id(space: int) -> str:
    """The Loot card of a space: `loot_a1`."""
    return "loot_" + SPACES[space].lower()


# Turns -------------------------------------------------------------------------------------------


class TurnStart(Moment):
    """GS-TRN-01/02: the hand check, then a fight, then the investigation."""

    __slots__ = ()

    def settle(self, state: Street) -> bool:
        state.turn += 1
        state.tell("turn_began", turn=state.turn)
        if not state.is_duel:
            check_hands(state)
        state.replace(END)
        state.push(INVESTIGATION)
        begin_fight(state)
        return True


def check_hands(state: Street) -> None:
    """GS-END-02: when somebody's hand is empty, all take back their eight cards for the last turn."""
    if 0 in state.hands:
        back = [card_id(state.gangs[seat], value) for seat in range(state.seats) for value in state.cemetery(seat)]
        state.hands = [FULL_HAND] * state.seats
        state.is_last = True
        state.tell("hands_refilled", cards=tuple(back))
        state.tell("last_turn", turn=state.turn)


def last_turn_bounds(state: Street) -> tuple[int, int]:
    """GS-END-06: the earliest and the latest turn that can be the last of a war, as hands are now."""
    if state.is_last:
        return state.turn, state.turn
    fewest = min(hand.bit_count() for hand in state.hands)
    if not any(state.fought):
        return state.turn + (fewest + 1) // 2, state.turn + fewest
    return state.turn + 1 + max(fewest, 1) // 2, state.turn + 1 + fewest


class Investigation(Moment):
    """GS-INV-01, GS-ABL-12: the Early Birds take, then all seats take their goes in ranking order."""

    __slots__ = ()

    def settle(self, state: Street) -> bool:
        state.pop()
        goes = DUEL_GOES if state.is_duel else GOES
        for seat in reversed(state.ranking):
            state.frames += goes[seat]
        for seat in reversed(state.ranking):
            if PICK_FIRST[state.fought[seat]]:
                state.push(EARLY[seat])
        return True


def _steps(seat: Seat, *kinds: Callable[[Seat], Step]) -> tuple[Step, ...]:
    """The steps of a go as they lie on the stack, the first on top."""
    return tuple([kind(seat) for kind in reversed(kinds)])


GOES: Final = [_steps(seat, Take, Place, Bounce, Act, Whistle, Dig) for seat in range(MOST_SEATS)]
"""GS-INV-02: take, place, question or Cat, dig; the abilities have windows in between."""
DUEL_GOES: Final = [_steps(seat, Take, Place, Bounce, Act, Whistle, DuelDig) for seat in range(2)]
EARLY: Final = [TakeEarly(seat) for seat in range(MOST_SEATS)]


class TurnEnd(Moment):
    """GS-END-01/05: tokens go back; then the next turn, the scoring, or the end of a set."""

    __slots__ = ()

    def settle(self, state: Street) -> bool:
        if state.champion != NONE:
            crown(state)
            return True
        tidy_up(state)
        if state.is_duel:
            end_duel_turn(state)
        elif state.is_last:
            score(state)
        else:
            state.replace(START)
        return True


def tidy_up(state: Street) -> None:
    """GS-END-01, GS-ABL-18: tokens back, fought cards to the Cemetery, guards a turn older."""
    return_tokens(state)
    state.fought = [NO_CARD] * state.seats
    state.fresh = 0
    state.guards = state.guards[1:]


def score(state: Street) -> None:
    """GS-SCO-02/09, GS-WIN-01/02: everything is turned up and counted; ties for first are thrown for."""
    state.shown = True
    state.reveal("loots_shown", spaces=tuple([SPACES[loot] for loot in state.loots]))
    if any(state.stacks):
        state.reveal("stacks_shown", tokens=buried(state))
    for gain in gains(state):
        space = SPACES[gain.space] if gain.space != NONE else ""
        state.reveal("scored", part=gain.part, seat=gain.seat, points=gain.points, space=space)
    best = leaders(state)
    if len(best) == 1:
        state.champion = best[0]
    else:
        begin_final_throw(state, best)


def buried(state: Street) -> tuple[str, ...]:
    """GS-SCO-02/09: all tokens as they are turned up: on the Loots in ranking order, then row by row; bottom first."""
    loots = [state.loots[seat] for seat in state.ranking]
    others = [space for space in range(len(SPACES)) if space not in loots]
    return tuple(
        [token_id(SPACES[space], i + 1) for space in [*loots, *others] for i in range(len(state.stacks[space]))]
    )


def begin_final_throw(state: Street, seats: tuple[Seat, ...]) -> None:
    """GS-WIN-02, GS-DUO-11: to the catapults, first to two."""
    state.tell("final_throw", seats=seats)
    state.push(FinalThrow(seats, (0,) * len(seats)))


def crown(state: Street) -> None:
    """GS-WIN-01, GS-DUO-02: the champion wins the game, or the set and maybe the match."""
    seat = state.champion
    if not state.is_duel:
        state.tell("game_over", seat=seat, points=points(state)[seat])
        return state.end()
    state.sets_won = tuple([won + (owner == seat) for owner, won in enumerate(state.sets_won)])
    loots = tuple([SPACES[loot] for loot in state.loots])
    state.reveal("set_over", seat=seat, spaces=loots, number=state.set_number, how=how_won(state))
    if state.sets_won[seat] == state.setup["sets_to_win"]:
        state.shown = True
        state.tell("match_over", seat=seat)
        return state.end()
    begin_set(state)
    state.replace(START)


def how_won(state: Street) -> str:
    """GS-DUO-09/11: by a right Mole, by the rival's wrong one, or by throws."""
    layers = [token >> 1 for stack in state.stacks for token in stack]
    if not layers:
        return "throws"
    return "right" if layers[0] == state.champion else "wrong"


def end_duel_turn(state: Street) -> None:
    """GS-DUO-08/11: an empty hand takes back all eight; at the turn cap throws decide the set."""
    for seat, hand in enumerate(state.hands):
        if not hand:
            state.hands[seat] = FULL_HAND
            cards = tuple([card_id(state.gangs[seat], value) for value in state.hand(seat)])
            state.tell("hand_refilled", seat=seat, cards=cards)
    if state.turn == state.setup["duel_turn_cap"]:
        begin_final_throw(state, (0, 1))
    else:
        state.replace(START)


START: Final = TurnStart()
INVESTIGATION: Final = Investigation()
END: Final = TurnEnd()
