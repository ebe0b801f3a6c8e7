"""The Market: prices, recruits, refilling (NV-REC, NV-MKT)."""

from __future__ import annotations

from gnomestead.games.nirds.moves import NIRD, RECRUIT, face_words, faces_said, value
from gnomestead.games.nirds.rules.army import draw, join, put_under
from gnomestead.games.nirds.rules.cards import LIMITS, NIRDS, NO_RECRUIT, Card
from gnomestead.games.nirds.rules.dice import contains, distinct, pips, pool_of
from gnomestead.games.nirds.rules.gnomes import is_locked, tax
from gnomestead.games.nirds.state import EMPTY, Battle
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word


def discount(state: Battle, seat: Seat) -> int:
    """NV-LDR-03, NV-REC-08: what this player's recruits cost less now."""
    army = state.armies[seat]
    return army.bargain + sum([NIRDS[card].discount[state.leaders] for card in army.nirds])


def price(state: Battle, seat: Seat, card: Card) -> int:
    """NV-REC-04: printed cost minus discounts plus tax, never below 0."""
    return max(0, NIRDS[card].cost - discount(state, seat) + tax(state))


def on_offer(state: Battle, level: int = 0) -> list[Card]:
    """The Market Nirds of a level (0: both), equal ones once."""
    cards: list[Card] = []
    designs = 0
    for card in row_of_level(state, level):
        if card != EMPTY and not designs >> NIRDS[card].design & 1:
            designs |= 1 << NIRDS[card].design
            cards.append(card)
    return cards


def row_of_level(state: Battle, level: int) -> list[Card]:
    """The places of one Market row, or of both."""
    if level == 0:
        return state.market
    first = (level - 1) * LIMITS.market_row
    return state.market[first : first + LIMITS.market_row]


def affordable(state: Battle, seat: Seat) -> list[Card]:
    """NV-REC-01, 07: what the player can pay now."""
    most = means(state, seat)
    return [card for card in on_offer(state) if NIRDS[card].cost <= most]


def can_recruit(state: Battle, seat: Seat) -> bool:
    """Whether anything is affordable."""
    most = means(state, seat)
    return any(card != EMPTY and NIRDS[card].cost <= most for card in state.market)


def means(state: Battle, seat: Seat) -> int:
    """The highest printed cost the player can pay now; NV-REC-07: none while recruiting is locked."""
    army = state.armies[seat]
    if not army.unused or is_locked(state, NO_RECRUIT):
        return -1
    return pips(army.unused) + discount(state, seat) - tax(state)


def draft_recruit(state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
    """Card, then dice one at a time until they reach the price (NV-REC-02, 06)."""
    if said == (RECRUIT,):
        return tuple([NIRD[card] for card in affordable(state, seat)])
    paid = faces_said(said)
    if paid and sum(paid) >= price(state, seat, value(said[1])):
        return (FULL_STOP,)
    return face_words(distinct(state.armies[seat].unused - pool_of(paid)))


def recruit(state: Battle, seat: Seat, said: Move) -> None:
    """NV-REC-01, 03, 05: the dice are used, no change is given, the Nird joins asleep."""
    card = value(said[1])
    paid = faces_said(said)
    army = state.armies[seat]
    assert contains(army.unused, pool_of(paid))
    army.unused -= pool_of(paid)
    army.used += [(card, face) for face in paid]
    army.bargain = 0
    take(state, seat, card, paid)


def take(state: Battle, seat: Seat, card: Card, paid: tuple[int, ...] = ()) -> None:
    """A Market Nird joins the army; its place stays empty until the refill."""
    state.market[state.market.index(card)] = EMPTY
    state.tell("recruited", seat=seat, card=NIRDS[card].id, paid=paid, free=not paid, quip=state.ply % 3)
    join(state, seat, card)


def refill(state: Battle) -> None:
    """NV-MKT-01, 03: empty places are filled from left to right, Level 1 first."""
    for place, card in enumerate(state.market):
        if card == EMPTY:
            _fill(state, place)


def _fill(state: Battle, place: int) -> None:
    level = place // LIMITS.market_row
    if state.decks[level]:
        card = draw(state, level)
        state.market[place] = card
        state.reveal("market", card=NIRDS[card].id)


def refresh(state: Battle, level: int) -> None:
    """A whole row goes under its deck, left to right; five new cards are dealt."""
    first = (level - 1) * LIMITS.market_row
    for place in range(first, first + LIMITS.market_row):
        if state.market[place] != EMPTY:
            put_under(state, level - 1, state.market[place])
            state.market[place] = EMPTY
    state.tell("market_swept", level=level)
    for place in range(first, first + LIMITS.market_row):
        _fill(state, place)
