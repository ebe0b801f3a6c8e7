"""The fight: everybody picks a gnome, the highest goes first, equal ones cancel (GS-FGT, GS-TIE)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnom_street.content import ABILITIES, TOP_VALUE, card_id
from gnomestead.games.gnom_street.moves import FIGHTERS, RETHINK, Gnome
from gnomestead.games.gnom_street.rules.throw import Contest, Contested
from gnomestead.games.gnom_street.state import NO_CARD, Moment, Street
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

MOST_TAKE_RETHINKS: Final = TOP_VALUE


class Fight(Moment):
    """GS-FGT-01: every seat picks one card of its hand, in secret, all at once."""

    __slots__ = ("picks", "taken_back")

    RULE = "GS-FGT-01"

    def __init__(self, picks: tuple[int, ...], taken_back: tuple[int, ...]) -> None:
        self.picks, self.taken_back = picks, taken_back

    def waiting(self, state: Street) -> tuple[Seat, ...]:
        return tuple([seat for seat, pick in enumerate(self.picks) if pick == NO_CARD])

    def settle(self, state: Street) -> bool:
        if NO_CARD in self.picks:
            return False
        turn_up(state, self.picks)
        return True

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if self.picks[seat] == NO_CARD:
            return FIGHTERS[state.gangs[seat]].menu(state.hands[seat])
        return (RETHINK,) if self._may_take_back(state, seat) else ()

    def _may_take_back(self, state: Street, seat: Seat) -> bool:
        """GS-FGT-02: while somebody still thinks; pointless with one card, and not for ever."""
        return state.hands[seat].bit_count() > 1 and self.taken_back[seat] < MOST_TAKE_RETHINKS

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        word = move[0]
        picks, taken_back = list(self.picks), list(self.taken_back)
        if isinstance(word, Gnome):
            picks[seat] = word.index
            state.reveal("card_locked", seat=seat)
        else:
            picks[seat] = NO_CARD
            taken_back[seat] += 1
            state.reveal("card_taken_back", seat=seat)
        state.replace(Fight(tuple(picks), tuple(taken_back)))

    def imagined(self, state: Street, seat: Seat | None, rng: random.Random) -> Fight:
        picks = [
            pick if pick == NO_CARD or owner == seat else rng.choice(state.hand(owner))
            for owner, pick in enumerate(self.picks)
        ]
        return Fight(tuple(picks), self.taken_back)

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-locked" if self.picks[seat] else "prompt-fight", turn=state.turn)

    def describe(self, state: Street, seat: Seat, said: Move, word: Word) -> Choice:
        if not isinstance(word, Gnome):
            return super().describe(state, seat, said, word)
        gang = state.gangs[seat]
        label = phrase(word.label, value=word.index, card=card_id(gang, word.index))
        return Choice(word.text, label, word.things, word.rule, word.ends, self._prospect(state, seat, word.index))

    def _prospect(self, state: Street, seat: Seat, value: int) -> Phrase:
        """What the gnome can do and, unless hands are left to memory, how many rivals could cancel it."""
        if not state.setup["show_remaining_hands"]:
            return phrase("ability-" + ABILITIES[value])
        same = sum(hand >> value & 1 for other, hand in enumerate(state.hands) if other != seat)
        return phrase("detail-fight", value=value, same=same, ability=ABILITIES[value])

    def why_wait(self, state: Street, seat: Seat) -> Refusal:
        return Refusal(phrase("why-locked"), "GS-FGT-02")


def begin_fight(state: Street) -> None:
    """GS-FGT-01: all pick; a seat with a single card has nothing to think about."""
    picks = tuple([hand.bit_length() - 1 if hand.bit_count() == 1 else NO_CARD for hand in state.hands])
    state.push(Fight(picks, (0,) * state.seats))


def turn_up(state: Street, picks: tuple[int, ...]) -> None:
    """GS-FGT-03: all cards are turned up at once, and those alone of their value rank by it."""
    for seat, value in enumerate(picks):
        state.hands[seat] &= ~(1 << value)
        state.fought[seat] = value
    cards = tuple([card_id(gang, value) for gang, value in zip(state.gangs, picks, strict=True)])
    state.reveal("cards_revealed", values=picks, cards=cards)
    order, tied = rank_cards(picks)
    state.replace(RANKING)
    if tied:
        state.tell("cancelled", seats=tied, cards=tuple([cards[seat] for seat in tied]))
        state.push(Contest((*[(seat,) for seat in order], tied), (0,) * (len(order) + 1)))
    else:
        RANKING.ordered(state, order)


def rank_cards(values: Sequence[int]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """GS-FGT-04, GS-TIE-01/02: seats with a value of their own, best first, and all the cancelled ones."""
    alone = [seat for seat, value in enumerate(values) if values.count(value) == 1]
    alone.sort(key=lambda seat: -values[seat])
    return tuple(alone), tuple([seat for seat in range(len(values)) if seat not in alone])


class Ranking(Contested):
    """GS-FGT-04, GS-TIE-03: the Gnome tokens go to their spaces, the last one to Loser."""

    __slots__ = ()

    def ordered(self, state: Street, order: tuple[Seat, ...]) -> None:
        state.ranking = order
        state.tell("ranked", seats=order, first=order[0], last=order[-1])
        state.pop()


RANKING: Final = Ranking()
