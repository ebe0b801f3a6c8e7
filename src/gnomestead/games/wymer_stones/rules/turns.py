"""3.1, 3.7, 3.8, 3.18 Rounds and turns of heroes, wraiths and removed wraiths."""

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.content import ITEMS, LIMITS, NOWHERE, WRAITHS, Wraith
from gnomestead.games.wymer_stones.moves import GIVE, HERO, ITEM_THEN, PASS, RETURN, NumberedWord
from gnomestead.games.wymer_stones.rules.board import is_near
from gnomestead.games.wymer_stones.rules.cards import Effects, draw_wraith
from gnomestead.games.wymer_stones.rules.ending import finish, has_come_home, revive
from gnomestead.games.wymer_stones.rules.items import Calm
from gnomestead.games.wymer_stones.rules.moment import Moment
from gnomestead.games.wymer_stones.rules.movement import OPENINGS, After, Drift, turn_movement
from gnomestead.games.wymer_stones.rules.verbs import gain_power
from gnomestead.games.wymer_stones.rules.villain import begin_villain_turn, end_villain_turn, stones_call
from gnomestead.games.wymer_stones.state import DEFEAT, LIVING, NOT_YET, WRAITH, Dungeon
from gnomestead.kernel.frame import Frame
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase


class Rounds(Frame[Dungeon]):
    """WS-GEN-04, 05: the bottom of the stack. One turn each, from the first hero clockwise, the villain last."""

    __slots__ = ()

    def settle(self, state: Dungeon) -> bool:
        if not state.round:
            begin_round(state)
        if state.active == state.villain and state.villain != NOWHERE:
            end_villain_turn(state)
        if state.active != NOWHERE:
            state.place += 1
        if state.place == state.seats:
            end_round(state)
            if state.over:
                return True
        _begin_turn(state)
        return True


def end_round(state: Dungeon) -> None:
    """Stone's Call first, then the round limit (WS-END-06)."""
    stones_call(state)
    if state.round == state.last_round:
        state.tell("stones_fail")
        finish(state, DEFEAT, "waned")
        return
    begin_round(state)


def begin_round(state: Dungeon) -> None:
    """The next round, from the first hero."""
    state.round += 1
    state.place = 0
    state.tell("round", round=state.round, last=state.shown_limit())


def _begin_turn(state: Dungeon) -> None:
    is_villain = state.place == len(state.sheets)
    state.active = state.villain if is_villain else (state.first + state.place) % len(state.sheets)
    for sheet in state.sheets:
        sheet.is_spent = False
    state.tell("turn", seat=state.active)
    if is_villain:
        begin_villain_turn(state)
    elif state.sheets[state.active].status == LIVING:
        _begin_hero_turn(state, state.active)
    else:
        _begin_wraith_turn(state, state.active)


# Heroes -----------------------------------------------------------------------------------------------


def _begin_hero_turn(state: Dungeon, seat: Seat) -> None:
    """WS-TRN-02: start, transfer, power, attack or movement, tiles, attack, end. WS-TRN-03: or skip it all."""
    sheet = state.sheets[seat]
    sheet.powers = ()  # WS-POW-03
    sheet.tried = ()
    sheet.steps = 0
    state.attack = NOT_YET
    state.hits = ()
    state.push(HeroEnd(seat))
    if sheet.skips:
        sheet.skips = False
        state.tell("skips", seat=seat)
        return
    state.push(After(seat))
    state.push(OpenMovement(seat))
    state.push(PowerRoll(seat))
    if receivers(state, seat):
        state.push(Transfer(seat))


class HeroEnd(Frame[Dungeon]):
    """WS-TRN-05: modifiers of this turn end; those of the next become this."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, state: Dungeon) -> bool:
        sheet = state.sheets[self.seat]
        sheet.luck, sheet.luck_next = sheet.luck_next, 0
        sheet.steps = 0
        state.pop()
        return True


class PowerRoll(Frame[Dungeon]):
    """H2, WS-POW-01: the roll is automatic; a hero who fell before it rolls nothing (WS-POW-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, state: Dungeon) -> bool:
        state.pop()
        if state.sheets[self.seat].status == LIVING:
            gain_power(state, self.seat)
        return True


class OpenMovement(Frame[Dungeon]):
    """H3: the movement of the turn opens, with all that changes it (WS-MOV-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, state: Dungeon) -> bool:
        sheet = state.sheets[self.seat]
        sheet.steps = turn_movement(state, self.seat)
        sheet.move_mod = 0
        sheet.crossed = ()
        state.replace(OPENINGS[self.seat])
        return True


# Transfer ---------------------------------------------------------------------------------------------


def receivers(state: Dungeon, seat: Seat) -> list[Seat]:
    """WS-REL-08: living heroes within one space, if there is a relic to give."""
    sheet = state.sheets[seat]
    if not sheet.relics:
        return []
    return [other for other in state.living() if is_near(sheet.space, state.sheets[other].space)]


class Transfer(Calm):
    """H1: before its turn a hero may hand one relic to a hero beside it."""

    __slots__ = ()

    def settle(self, state: Dungeon) -> bool:
        if receivers(state, self.seat):
            return False
        state.pop()
        return True

    def menu(self, state: Dungeon, said: Move) -> list[Word]:
        if not said:
            return [GIVE, PASS]
        if len(said) == 1:
            return [ITEM_THEN[relic] for relic in state.sheets[self.seat].relics]
        return [HERO[state.sheets[other].hero] for other in receivers(state, self.seat)]

    def answer(self, state: Dungeon, move: Move) -> None:
        state.pop()
        if move[0] is PASS:
            return
        _, relic, hero = move
        assert isinstance(relic, NumberedWord) and isinstance(hero, NumberedWord)
        hand_over(state, self.seat, relic.number, state.seat_of(hero.number))

    def question(self, state: Dungeon, said: Move) -> Phrase:
        if len(said) == 2:
            return phrase("prompt-give-to", item=said[1].text)
        return phrase("prompt-give" if said else "prompt-transfer")


def hand_over(state: Dungeon, giver: Seat, relic: int, taker: Seat) -> None:
    """WS-REL-08: a relic changes hands. WS-REL-09: a receiver whose slots are full trades one back first."""
    giving, taking = state.sheets[giver], state.sheets[taker]
    giving.relics = tuple(other for other in giving.relics if other != relic)
    state.tell("gave", seat=giver, to=taker, item=ITEMS[relic].id)
    if len(taking.relics) < LIMITS.relic_slots:
        taking.relics = (*taking.relics, relic)
    else:
        state.push(TradeBack(taker, giver, relic))


class TradeBack(Moment):
    """D-TRADE-BACK: which of the three returns to the giver. WS-REL-02: the offered one (`card`) is not held yet."""

    __slots__ = ("card", "giver")

    PROMPT = "prompt-trade-back"

    def __init__(self, seat: Seat, giver: Seat, card: int) -> None:
        self.seat = seat
        self.giver = giver
        self.card = card

    def options(self, state: Dungeon, seat: Seat, said: Move) -> list[Word]:
        return [RETURN[relic] for relic in (*state.sheets[seat].relics, self.card)] if seat == self.seat else []

    def resolve(self, state: Dungeon, seat: Seat, move: Move) -> None:
        word = move[0]
        assert isinstance(word, NumberedWord)
        state.pop()
        sheet = state.sheets[seat]
        sheet.relics = tuple(relic for relic in (*sheet.relics, self.card) if relic != word.number)
        giver = state.sheets[self.giver]
        giver.relics = (*giver.relics, word.number)
        state.tell("gave", seat=seat, to=self.giver, item=ITEMS[word.number].id)


# Wraiths ----------------------------------------------------------------------------------------------


def _begin_wraith_turn(state: Dungeon, seat: Seat) -> None:
    """WS-WRA-01, 02, 07: draw a card; a die decides the path, except for removed wraiths, who read the bad one."""
    sheet = state.sheets[seat]
    number = draw_wraith(state)
    card = WRAITHS[number]
    state.reveal("wraith_card", seat=seat, card=card.id)
    is_good = False
    if sheet.status == WRAITH:
        face = state.chance.roll()
        is_good = face in card.good_on
        state.reveal("wraith_rolled", seat=seat, face=face)
        state.push(WraithEnd(seat))
        sheet.steps = card.good_move if is_good else card.bad_move
        if sheet.steps:
            state.push(Drift(seat))
    _read_path(state, seat, card, is_good)
    state.push(Effects(seat, card.good if is_good else card.bad))


def _read_path(state: Dungeon, seat: Seat, card: Wraith, is_good: bool) -> None:
    """WS-WRA-07: a removed wraith is not read what would move its piece."""
    if is_good:
        state.tell("wraith_good", seat=seat, path=f"{card.id}_good")
    elif state.sheets[seat].status == WRAITH:
        state.tell("wraith_bad", seat=seat, path=f"{card.id}_bad", dragged=card.bad_drag, steps=card.bad_move)
    else:
        state.tell("wraith_serves", seat=seat, path=f"{card.id}_bad")


class WraithEnd(Frame[Dungeon]):
    """W4, WS-REV-01 to 04: a wraith that has come home is revived, and its turn is over."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, state: Dungeon) -> bool:
        state.pop()
        if state.sheets[self.seat].status == WRAITH and has_come_home(state, self.seat):
            revive(state, self.seat)
        return True


ROUNDS_FRAME: Final = Rounds()
