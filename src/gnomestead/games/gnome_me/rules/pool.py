"""GM-ALL: one set of cards too few, everything in the middle, one hand each."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gnomestead.games.gnome_me.content import CLOCKS, ID_CARDS, SLOTS
from gnomestead.games.gnome_me.moves import BACKS, DROP, GRABS, LEAVE, PLACE, USE, Pick
from gnomestead.games.gnome_me.rules.phase import Phase
from gnomestead.games.gnome_me.state import NONE, GnomeMe
from gnomestead.kernel.events import audience
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase


def slot_of(card: int) -> int:
    """The slot an identification card belongs to."""
    return card % 16 // 4


def in_the_middle(state: GnomeMe) -> list[int]:
    """The cards that lie in the middle, by number."""
    away = {player.held for player in state.players}
    for player in state.players:
        away.update(player.placed)
    return [card for card in range(len(state.layout)) if card not in away]


def pool_words(state: GnomeMe, seat: Seat) -> list[Word]:
    """GM-ALL-03 to GM-ALL-05: what a hand may do: reach, place, drop, give back."""
    player = state.players[seat]
    if player.reach != NONE:
        return []
    if player.held != NONE:
        return [PLACE, DROP]
    words: list[Word] = [GRABS[card] for card in in_the_middle(state)]
    words += [word for word in BACKS if player.placed[word.arg] != NONE]
    return words


def grab(state: GnomeMe, seat: Seat, word: Pick) -> None:
    """GM-ALL-03, GM-ALL-04: a reach; settled a tie window after the first reach for that card."""
    card = word.arg
    state.players[seat].reach = card
    if all(card != wanted for _, wanted in state.grabs):
        state.grabs.append((state.at + state.terms.window, card))
    state.reveal("reached", seat=seat, card=ID_CARDS[card].id)


def next_grab(state: GnomeMe) -> int | None:
    """T_GRAB: when the next reach is settled."""
    return state.grabs[0][0] if state.grabs else None


def settle_grabs(state: GnomeMe) -> None:
    """GM-ALL-04: the first in nose order of those who reach for it gets the card."""
    while state.grabs and state.grabs[0][0] <= state.now:
        card = state.grabs.pop(0)[1]
        reaching = [seat for seat in state.nose() if state.players[seat].reach == card]
        for place, seat in enumerate(reaching):
            state.players[seat].reach = NONE
            if place == 0:
                state.players[seat].held = card
                state.tell("grabbed", seat=seat, card=ID_CARDS[card].id, rivals=len(reaching) - 1)
            else:
                state.whisper(audience(seat), "missed", seat=seat, word=GRABS[card].text, rule="GM-ALL-04")


def place(state: GnomeMe, seat: Seat, _word: Pick) -> None:
    """GM-ALL-05: into the slot of its kind; what lay there goes back to the middle."""
    put_held(state, seat)


def put_held(state: GnomeMe, seat: Seat) -> None:
    """The card in the hand becomes part of the gnome."""
    player = state.players[seat]
    card, slot = player.held, slot_of(player.held)
    before = player.placed[slot]
    player.placed[slot] = card
    player.held = NONE
    state.reveal("placed", seat=seat, card=ID_CARDS[card].id)
    if before != NONE:
        state.tell("returned", seat=seat, card=ID_CARDS[before].id)


def drop(state: GnomeMe, seat: Seat, _word: Pick) -> None:
    """GM-ALL-05: back to its spot."""
    player = state.players[seat]
    state.reveal("returned", seat=seat, card=ID_CARDS[player.held].id)
    player.held = NONE


def give_back(state: GnomeMe, seat: Seat, word: Pick) -> None:
    """GM-ALL-05: a placed card returns to its spot."""
    player = state.players[seat]
    state.reveal("returned", seat=seat, card=ID_CARDS[player.placed[word.arg]].id)
    player.placed[word.arg] = NONE


def why_not_reach(state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
    """Why a card may not be touched now."""
    player = state.players[seat]
    for other, rival in enumerate(state.players):
        cards = [ID_CARDS[card].id for card in (*rival.placed, rival.held) if card != NONE]
        if other != seat and thing.removeprefix("grab:") in cards:
            return Refusal(phrase("refuse-not-yours", seat=other), "GM-ALL-06")
    if player.reach != NONE:
        return Refusal(phrase("refuse-reaching"), "GM-ALL-04")
    if player.held != NONE:
        return Refusal(phrase("refuse-hand-full"), "GM-ALL-03")
    if thing == "stop":
        return Refusal(phrase("refuse-incomplete-gnome"), "GM-ALL-10")
    if thing in SLOTS or thing.startswith(("back", "place", "drop")):
        return Refusal(phrase("refuse-hand-empty"), "GM-ALL-05")
    return None


def begin_grace(state: GnomeMe) -> None:
    """GM-ALL-11, GM-ALL-12: whoever still holds a card may use it."""
    holders = tuple([seat for seat in state.active() if state.players[seat].held != NONE])
    if holders:
        state.push(Grace(state.now + CLOCKS.grace_ms, holders, (NONE,) * len(holders)))
    else:
        state.stage = "score"


class Grace(Phase):
    """GRACE: use the card in the hand, or leave it; in secret, until all have chosen."""

    __slots__ = ("chosen", "due", "holders")

    def __init__(self, due: int, holders: tuple[Seat, ...], chosen: tuple[int, ...]) -> None:
        self.due = due
        self.holders = holders
        self.chosen = chosen
        """By holder: 1 use, 0 leave, -1 still thinking."""

    def imagined(self, state: GnomeMe, seat: Seat | None, rng: random.Random) -> Grace:
        chosen = [
            choice if holder == seat or choice == NONE else rng.randrange(2)
            for holder, choice in zip(self.holders, self.chosen, strict=True)
        ]
        return Grace(self.due, self.holders, tuple(chosen))

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return tuple([seat for seat, choice in zip(self.holders, self.chosen, strict=True) if choice == NONE])

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        return (USE, LEAVE) if seat in self.holders else ()

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        wanted = 1 if move[0] is USE else 0
        chosen = [
            wanted if holder == seat else choice for holder, choice in zip(self.holders, self.chosen, strict=True)
        ]
        state.whisper(audience(seat), "chosen", seat=seat)
        state.replace(Grace(self.due, self.holders, tuple(chosen)))

    def settle(self, state: GnomeMe) -> bool:
        if NONE in self.chosen:
            return False
        for seat, choice in zip(self.holders, self.chosen, strict=True):
            if choice:
                put_held(state, seat)
            else:
                drop(state, seat, LEAVE)
        state.go("score")
        return True

    def default(self, state: GnomeMe, seat: Seat) -> str:
        player = state.players[seat]
        return USE.text if player.placed[slot_of(player.held)] == NONE else LEAVE.text

    def deadline(self, state: GnomeMe) -> int | None:
        return self.due

    def expire(self, state: GnomeMe) -> None:
        """GM-ALL-12: used if its slot is empty, else left."""
        chosen = list(self.chosen)
        for place, seat in enumerate(self.holders):
            if chosen[place] == NONE:
                chosen[place] = 1 if self.default(state, seat) == USE.text else 0
        state.replace(Grace(self.due, self.holders, tuple(chosen)))

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-grace")

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        return Refusal(phrase("refuse-frozen"), "GM-ALL-12")
