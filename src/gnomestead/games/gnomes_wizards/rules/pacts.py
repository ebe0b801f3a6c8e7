"""Temporary alliances: offer, answer, break (rulebook 3.18, GW-PACT)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.moves import (
    ACCEPT,
    BREAK,
    DECLINE,
    OFFER,
    PACT,
    PARTNER,
    TERMS,
    SeatWord,
    offer_id,
    pact_id,
)
from gnomestead.games.gnomes_wizards.rules.bicker import crow
from gnomestead.games.gnomes_wizards.rules.harm import is_eliminated
from gnomestead.games.gnomes_wizards.rules.units import hostile_here, is_active, reckon_sides
from gnomestead.games.gnomes_wizards.state import NOBODY, War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, phrase

THIS_TURN: Final = 0
ONE_ROUND: Final = 1


def pact_words(state: War, seat: Seat, said: Move, offers: bool) -> list[Word]:
    """What this seat can say after `pact`: an offer is answered while it stands, a pact broken at any point.

    `offers`: at an open decision new ones may be made (GW-PACT-01).
    """
    if len(said) == 1:
        words: list[Word] = [OFFER[other] for other in _offerable(state, seat)] if offers else []
        words += [ACCEPT, DECLINE] if _offerers(state, seat) else []
        return [*words, BREAK] if partners(state, seat) else words
    verb = said[1]
    if isinstance(verb, SeatWord):
        return list(TERMS)
    others = partners(state, seat) if verb is BREAK else _offerers(state, seat)
    return [PARTNER[other] for other in others]


def with_chips(state: War, seat: Seat, said: Move, word: Word, choice: Choice) -> Choice:
    """A choice of a pact sentence, and the chips it leads to: of pacts to be broken, of offers to be answered."""
    if not said or said[0] is not PACT or isinstance(said[-1], SeatWord):
        return choice
    if isinstance(word, SeatWord):
        return choice.leading_to(_chips(seat, said[1], [word.seat])) if len(said) > 1 else choice
    others = partners(state, seat) if word is BREAK else _offerers(state, seat)
    return choice.leading_to(_chips(seat, word, others))


def _chips(seat: Seat, verb: Word, others: list[Seat]) -> tuple[str, ...]:
    return tuple([pact_id(seat, other) if verb is BREAK else offer_id(other, seat) for other in others])


def offer_question(state: War, seat: Seat) -> Phrase | None:
    """What a seat is told that has been offered a pact."""
    return next((phrase("prompt-offered", seat=a, term=term) for a, b, term in state.offers if b == seat), None)


def pact_question(said: Move) -> Phrase:
    """What the next word of a pact sentence is about."""
    if len(said) == 1:
        return phrase("prompt-pact")
    verb = said[1]
    if isinstance(verb, SeatWord):
        return phrase("prompt-pact-term", seat=verb.seat)
    return phrase("prompt-pact-break" if verb is BREAK else "prompt-pact-offer")


def partners(state: War, seat: Seat) -> list[Seat]:
    """The seats this one has a pact with."""
    found = [b for a, b, _ in state.pacts if a == seat] + [a for a, b, _ in state.pacts if b == seat]
    return sorted(found)


def _offerers(state: War, seat: Seat) -> list[Seat]:
    return [a for a, b, _ in state.offers if b == seat]


def _offerable(state: War, seat: Seat) -> list[Seat]:
    """Enemies without a pact; each may be asked once a turn, so that the talking ends."""
    return [
        other
        for other in range(state.seats)
        if state.sides[other] != state.sides[seat]
        and other not in partners(state, seat)
        and seat * 8 + other not in state.offered
        and not is_eliminated(state, other)
        and not is_eliminated(state, seat)
    ]


def settle_pact(state: War, seat: Seat, move: Move) -> None:
    """Carry out a whole pact sentence."""
    verb, last = move[1], move[2]
    if isinstance(verb, SeatWord):
        return _offer(state, seat, verb.seat, TERMS.index(last))
    assert isinstance(last, SeatWord)
    if verb is BREAK:
        return break_pact(state, seat, last.seat)
    offer = next(o for o in state.offers if o[0] == last.seat and o[1] == seat)
    state.offers.remove(offer)
    if verb is DECLINE:
        return state.tell("pact_declined", seat=seat, other=last.seat)
    state.offers = [o for o in state.offers if {o[0], o[1]} != {seat, last.seat}]
    state.pacts.append(offer)
    reckon_sides(state)
    state.tell("pact_made", seat=seat, other=last.seat)
    crow(state, "pact_made", seat)


def _offer(state: War, seat: Seat, other: Seat, term: int) -> None:
    """GW-PACT-01: it stands to the end of the current turn."""
    state.offers.append((seat, other, term))
    state.offered.add(seat * 8 + other)
    state.tell("pact_offered", seat=seat, other=other, term=term)


def break_pact(state: War, seat: Seat, other: Seat) -> None:
    """GW-PACT-03: at any point, at once; a mover standing beside the ex-partner has just entered its tile."""
    state.pacts = [pact for pact in state.pacts if {pact[0], pact[1]} != {seat, other}]
    reckon_sides(state)
    state.tell("pact_broken", seat=seat, other=other)
    crow(state, "pact_broken", seat)
    unit = state.acting
    if unit != NOBODY and is_active(state, unit) and unit // 7 in (seat, other) and state.steps[unit % 7]:
        ex = other if unit // 7 == seat else seat
        if hostile_here(state, unit, state.where[unit]) >> ex * 7 & 0x7F:
            state.stopped = True
            state.mid_move = False


def end_pacts_of_turn(state: War) -> None:
    """Offers and pacts for this turn end with it."""
    state.offers = []
    state.offered.clear()
    if state.pacts:
        state.pacts = [pact for pact in state.pacts if pact[2] != THIS_TURN]
        reckon_sides(state)


def end_pacts_of_round(state: War, offerer: Seat) -> None:
    """A pact for one round ends when its offerer's next turn starts."""
    if state.pacts:
        state.pacts = [pact for pact in state.pacts if pact[2] != ONE_ROUND or pact[0] != offerer]
        reckon_sides(state)
