"""Nightfall (NV-NGT, NV-UPK, NV-NEW) and the coming of the Boss (NV-BOS)."""

from __future__ import annotations

from gnomestead.games.nirds.moves import BOSSES_END, GNOME_END, value
from gnomestead.games.nirds.rules.army import gain_dice
from gnomestead.games.nirds.rules.cards import BOSSES, LIMITS, Card
from gnomestead.games.nirds.rules.effects import happen
from gnomestead.games.nirds.rules.ends import decide
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.rules.rows import draw_gnome, enter, leave_play
from gnomestead.games.nirds.state import NIGHT, Battle
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase


def fall_of_night(state: Battle) -> None:
    """NV-RND-03: unused dice are lost; NV-WAL-01: time may be up; NV-SCR-04: the Boss acts first."""
    state.phase = NIGHT
    state.tell("night", round=state.round)
    for army in state.armies:
        army.unused = 0
        army.used = []
    boss = state.the_boss()
    if boss is None:
        return
    if boss.deadline and state.round - state.boss_since >= boss.deadline:
        decide(state, "walls")
    elif boss.nightfall:
        state.tell("boss_attacks", boss=boss.id, alone=state.seats == 1)
        happen(state, boss.nightfall, state.first, 0)


class RowAttacks(Moment):
    """NV-NGT-01, 03: every Gnome of a row attacks its owner, who chooses the order."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: Seat, left: tuple[Card, ...]) -> None:
        self.seat = seat
        self.left = left

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: Battle) -> bool:
        if not self.left:
            state.pop()
            return True
        if len({state.gnome(card).menace for card in self.left}) > 1:
            return False
        self._attack(state, self.left[0])  # NV-NGT-09: the order makes no difference
        return True

    def _attack(self, state: Battle, card: Card) -> None:
        gnome = state.gnome(card)
        state.replace(RowAttacks(self.seat, tuple([other for other in self.left if other != card])))
        state.tell("gnome_attacks", seat=self.seat, gnome=gnome.id)
        happen(state, gnome.attack, self.seat, card)

    def options(self, state: Battle, seat: Seat, said: Move) -> list[Word]:
        return [GNOME_END[card] for card in self.left] if seat == self.seat else []

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        self._attack(state, value(move[0]))

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-order")


def gnomes_attack(state: Battle) -> None:
    """NV-NGT-05..07: row by row in table order; newcomers and distracted Gnomes do not attack."""
    for seat in reversed(state.table_order()):
        attackers = [card for card in state.armies[seat].row if card not in state.stunned]
        if attackers:
            state.push(RowAttacks(seat, tuple(attackers)))


def boss_ends_night(state: Battle) -> None:
    """NV-SCR-04: after all attacks the Boss's last word."""
    boss = state.the_boss()
    if boss is not None:
        happen(state, boss.night_end, state.first, 0)


def upkeep(state: Battle) -> None:
    """NV-UPK-01, 02: all Nirds wake; what held for the round is over."""
    for army in state.armies:
        army.sleeping = []
        army.bargain = army.brisk = 0
        army.passed = False
    state.stunned = []
    state.covered = []
    state.tell("upkeep")
    if state.boss < 0:
        fill_rows(state)


def fill_rows(state: Battle) -> None:
    """NV-UPK-03, 04, 06: two Gnomes in front of everybody; when one is missing, the Boss comes."""
    for seat in state.table_order():
        while len(state.armies[seat].row) < LIMITS.gnome_slots:
            if not state.gnome_deck:
                return call_boss(state)
            enter(state, seat, draw_gnome(state))


def call_boss(state: Battle) -> None:
    """NV-BOS-01: chosen beforehand, at random, or by the First Player now."""
    wanted = state.setup["boss"]
    if wanted == "choose":
        state.push(ChooseBoss(state.first))
    elif wanted == "random":
        boss_enters(state, state.chance.below(len(BOSSES)))
    else:
        boss_enters(state, next(boss.number for boss in BOSSES if boss.id == wanted))


class ChooseBoss(Moment):
    """The First Player chooses the Boss when it enters."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: Battle, seat: Seat, said: Move) -> list[Word]:
        return list[Word](BOSSES_END) if seat == self.seat else []

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        state.pop()
        boss_enters(state, value(move[0]))

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-boss")


def boss_enters(state: Battle, number: int) -> None:
    """NV-UPK-06, NV-BOS-02: the Gnomes in play make way without knock-out effects; the Boss does what it says."""
    for card in state.gnomes_in_play():
        leave_play(state, card)
    boss = BOSSES[number]
    state.boss = number
    state.boss_since = state.round
    state.reveal("boss_enters", boss=boss.id, health=boss.health[state.seats - 1], quip=state.ply % 3)
    happen(state, boss.enter, state.first, 0)


def new_dice(state: Battle) -> None:
    """NV-NEW-01, 02: a die for each wave begun since last time, and one when the deck has run out."""
    due = state.dice_due
    if not state.gnome_deck and not state.ran_out:
        state.ran_out = True
        due += 1
    state.dice_due = 0
    for seat in state.table_order():
        gain_dice(state, seat, due)
