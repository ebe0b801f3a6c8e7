"""Where portrait cards go: drawn, won, given, lost, discarded. The verbs of the content (GM-SCO, GM-END)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gnomestead.games.gnome_me.content import CARDS
from gnomestead.games.gnome_me.state import CARDS_IN_BOX, NONE, GnomeMe, Verdict
from gnomestead.kernel.chance import Stream
from gnomestead.kernel.moves import Seat

Effect = dict[str, Any]


def shuffled_deck(cards: list[int], stream: Stream) -> list[int]:
    """GM-SET-07: the cards in a random order, each with a random side up."""
    deck = sorted(cards)
    stream.shuffle(deck)
    return [2 * card + stream.below(2) for card in deck]


def draw(state: GnomeMe) -> int:
    """The top card of the deck, by the side that lies up; -1 when there is none."""
    if not state.deck:
        refill(state, 1)
    return state.deck.pop() if state.deck else NONE


def refill(state: GnomeMe, need: int) -> None:
    """GM-END-05: a short deck gets the discards, shuffled, underneath; never when the whole deck is the goal."""
    if len(state.deck) >= need or not state.discard or (state.terms.full_deck and not state.off):
        return
    stream = state.chance.stream(f"reshuffle.{state.shuffles}")
    state.shuffles += 1
    state.deck = shuffled_deck(state.discard, stream) + state.deck
    state.discard = []
    state.reveal("reshuffled", cards=len(state.deck))


def fresh_deck(state: GnomeMe) -> None:
    """GM-END-07: a gnome-off is played with a fresh copy of all cards."""
    state.deck = shuffled_deck(list(range(CARDS_IN_BOX)), state.chance.stream("off"))
    state.discard = []


def clear_device(state: GnomeMe) -> None:
    """Whatever is still in the device goes to the discard pile (GM-TWI-03)."""
    device = state.device
    for portrait in (device.target, device.decoy):
        if portrait != NONE:
            state.discard.append(portrait >> 1)
    device.target = device.decoy = NONE


def void_round(state: GnomeMe) -> None:
    """GM-DEV-06, GM-DEV-07: nobody scores, nothing is passed or used up; the same operator tries again."""
    state.reveal("voided", portrait=state.device.target)
    for player in state.players:
        player.hand = NONE
    clear_device(state)
    state.voided = True
    state.go("load")


def award_portrait(state: GnomeMe, _effect: Effect, seat: Seat) -> None:
    """GM-SCO-01: the portrait card becomes the newest trophy of its winner, or of the team."""
    card = state.device.target >> 1
    state.device.target = NONE
    if state.terms.cooperative:
        state.pile.append(card)
        state.tell("banked", card=CARDS[card], cards=len(state.pile))
        return
    state.players[seat].trophies.append(card)
    state.tell("awarded", seat=seat, card=CARDS[card])


def give_trophy(state: GnomeMe, _effect: Effect, _seat: Seat) -> None:
    """GM-SCO-03, GM-SCO-06: the stopper gives each other tied seat a card, the newest first, while any are left."""
    verdict = _verdict(state)
    giver = state.players[verdict.stopper]
    for taker in verdict.tied[1:]:
        if giver.trophies:
            card = giver.trophies.pop()
            state.players[taker].trophies.append(card)
            state.tell("gave", seat=verdict.stopper, taker=taker, card=CARDS[card])
            _note_gift(state, verdict.stopper, taker)


def gift_from_deck(state: GnomeMe, _effect: Effect, _seat: Seat) -> None:
    """GM-SCO-05, GM-SCO-07: what the stopper is short of comes from the deck, if it can."""
    verdict = _verdict(state)
    gifted = {taker for _, taker in verdict.paid}
    for taker in verdict.tied[1:]:
        if taker in gifted:
            continue
        portrait = draw(state)
        if portrait == NONE:
            state.tell("no-gift", seat=taker)
            continue
        state.players[taker].trophies.append(portrait >> 1)
        state.reveal("gifted", seat=taker, card=CARDS[portrait >> 1])
        _note_gift(state, NONE, taker)


def discard_portrait(state: GnomeMe, _effect: Effect, _seat: Seat) -> None:
    """The portrait leaves without an owner."""
    state.tell("discarded", card=CARDS[state.device.target >> 1])
    state.discard.append(state.device.target >> 1)
    state.device.target = NONE


def lose_trophy(state: GnomeMe, effect: Effect, seat: Seat) -> None:
    """GM-FRC-03, GM-FRC-11: the newest card goes to the discard pile; with none, `if_none` happens."""
    is_team = effect["who"] == "team"
    cards = state.pile if is_team else state.players[seat].trophies
    if not cards or state.off:
        VERBS[effect["if_none"]](state, effect, seat)
        return
    card = cards.pop()
    state.discard.append(card)
    if is_team:
        state.reveal("team-lost", card=CARDS[card], cards=len(cards))
    else:
        state.reveal("lost", seat=seat, card=CARDS[card])


def out_of_round(state: GnomeMe, effect: Effect, seat: Seat) -> None:
    """GM-FRC-09: no more picks, no comparison; when everybody is out the card is forfeited."""
    state.players[seat].out = True
    state.reveal("out", seat=seat)
    if not state.active():
        forfeit_round(state, effect, seat)


def forfeit_round(state: GnomeMe, _effect: Effect, _seat: Seat) -> None:
    """GM-FRC-09, GM-FRC-11: the round ends and nobody gets the card."""
    state.verdict = Verdict("forfeited")


def _verdict(state: GnomeMe) -> Verdict:
    assert state.verdict is not None, state.brief()
    return state.verdict


def _note_gift(state: GnomeMe, giver: Seat, taker: Seat) -> None:
    old = _verdict(state)
    paid = (*old.paid, (giver, taker))
    state.verdict = Verdict(old.result, old.winner, old.stopper, old.tied, old.counts, old.beaten, paid)


VERBS: Final[dict[str, Callable[[GnomeMe, Effect, Seat], None]]] = {
    "award_portrait": award_portrait,
    "give_trophy": give_trophy,
    "gift_from_deck": gift_from_deck,
    "discard_portrait": discard_portrait,
    "lose_trophy": lose_trophy,
    "out_of_round": out_of_round,
    "forfeit_round": forfeit_round,
}


def carry_out(state: GnomeMe, effects: tuple[Effect, ...], seat: Seat) -> None:
    """Do what an effect list says, in its order."""
    for effect in effects:
        VERBS[effect["verb"]](state, effect, seat)
