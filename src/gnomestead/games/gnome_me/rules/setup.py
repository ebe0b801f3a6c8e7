"""GM-SET: stacks, deck and colours."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.games.gnome_me.content import CLOCKS, COOP_STACKS, SETS, SLOTS
from gnomestead.games.gnome_me.moves import COLOURS
from gnomestead.games.gnome_me.rules.cards import shuffled_deck
from gnomestead.games.gnome_me.rules.phase import Phase, earliest, pick
from gnomestead.games.gnome_me.state import CARDS_IN_BOX, NONE, GnomeMe, Stack
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, Refusal, phrase


def lay_out(state: GnomeMe) -> None:
    """GM-SET-05 to GM-SET-07: stacks in one random order for all, and a shuffled deck."""
    stream = state.chance.stream("stacks")
    order: list[Stack] = []
    for _slot in SLOTS:
        parts = [0, 1, 2, 3]
        stream.shuffle(parts)
        order.append(tuple(parts))
    state.deck = shuffled_deck(list(range(CARDS_IN_BOX)), state.chance.stream("deck"))
    if not state.terms.all_in:
        state.gnomes = [order.copy() for _ in range(1 if state.terms.cooperative else state.seats)]
    if state.terms.cooperative:
        state.holders = _deal(state)
    for player in state.players:
        for slot, stack in enumerate(order):
            player.seen |= 1 << 4 * slot + stack[0]


def _deal(state: GnomeMe) -> list[Seat]:
    """GM-COO-01, GM-COO-02: which seat begins with which stack."""
    seats = list(range(state.seats))
    if state.terms.random_deal:
        state.chance.stream("stacks.deal").shuffle(seats)
    holders = [NONE] * len(SLOTS)
    for place, slots in enumerate(COOP_STACKS[state.seats]):
        for slot in slots:
            holders[SLOTS.index(slot)] = seats[place]
    return holders


class Colours(Phase):
    """GM-SET-03, GM-SET-04: everybody takes a set; the first to pick one has it."""

    __slots__ = ("claims", "due")

    def __init__(self, due: int | None, claims: tuple[tuple[int, int, int], ...] = ()) -> None:
        self.due = due
        self.claims = claims
        """Picks whose tie window is still open: when it closes, the set, the seat."""

    def is_voidable(self) -> bool:
        return False

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(state.seats) if self._chooses(state, seat)])

    def _chooses(self, state: GnomeMe, seat: Seat) -> bool:
        return state.players[seat].colour == NONE and all(seat != claim[2] for claim in self.claims)

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        if not self._chooses(state, seat):
            return ()
        taken = {player.colour for player in state.players}
        return [word for word in COLOURS if word.arg not in taken]

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        colour = pick(move[0]).arg
        state.reveal("wanted", seat=seat, set=SETS[colour].id)
        rivals = [claim for claim in self.claims if claim[1] == colour]
        closes = rivals[0][0] if rivals else state.at + state.terms.window
        state.replace(Colours(self.due, (*self.claims, (closes, colour, seat))))

    def settle(self, state: GnomeMe) -> bool:
        if self.claims and self.claims[0][0] <= state.now:
            state.replace(self._first_claim_settled(state))
        elif all(player.colour != NONE for player in state.players):
            state.go("load")
        else:
            return False
        return True

    def _first_claim_settled(self, state: GnomeMe) -> Colours:
        """GM-TIM-08: of those who picked it within the window, the first in nose order."""
        colour = self.claims[0][1]
        wanting = [claim[2] for claim in self.claims if claim[1] == colour]
        give_colour(state, next(seat for seat in state.nose() if seat in wanting), colour)
        return Colours(self.due, tuple([claim for claim in self.claims if claim[1] != colour]))

    def deadline(self, state: GnomeMe) -> int | None:
        return earliest(self.due, self.claims[0][0] if self.claims else None)

    def expire(self, state: GnomeMe) -> None:
        if self.due is None or state.now < self.due:
            return
        frame = self
        while frame.claims:
            frame = frame._first_claim_settled(state)
        for seat in state.nose():
            if state.players[seat].colour == NONE:
                taken = {player.colour for player in state.players}
                give_colour(state, seat, next(n for n in range(len(SETS)) if n not in taken))
        state.replace(frame)

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-colour")

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        for owner, player in enumerate(state.players):
            if player.colour != NONE and thing in (SETS[player.colour].id, COLOURS[player.colour].text):
                return Refusal(phrase("refuse-colour-taken", seat=owner), "GM-SET-03")
        return None


def give_colour(state: GnomeMe, seat: Seat, colour: int) -> None:
    """GM-SET-03: a set of one's own."""
    state.players[seat].colour = colour
    state.reveal("coloured", seat=seat, set=SETS[colour].id)


def begin_colours(state: GnomeMe) -> None:
    """SETUP: with a clock only where the table is in a hurry."""
    state.push(Colours(state.now + CLOCKS.colour_ms if state.terms.hurries else None))
