"""GM-END: the reveal, the end of a round, the end of the game, gnome-offs and titles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnome_me.content import CLOCKS, OWN_TITLE
from gnomestead.games.gnome_me.moves import NEXT, TITLE_LINE, TITLE_WORDS, WRITE_TITLE
from gnomestead.games.gnome_me.rules.cards import clear_device, fresh_deck
from gnomestead.games.gnome_me.rules.phase import Phase, pick
from gnomestead.games.gnome_me.rules.team import pass_stacks, rank
from gnomestead.games.gnome_me.state import GOAL, NONE, GnomeMe
from gnomestead.kernel.moves import Blank, Move, Seat, Word, Written
from gnomestead.kernel.phrases import Phrase, Refusal, phrase

GNOME_OFFS: Final = 5
BEATS_ROUNDS: Final = 12
MOST_ROUNDS: Final = 40
_WITHOUT_PEN: Final = (*TITLE_WORDS[:2], WRITE_TITLE, *TITLE_WORDS[2:])
"""The book's two titles and the pen first: these are the buttons that people see at once."""


def begin_reveal(state: GnomeMe) -> None:
    """REVEAL: long enough to laugh at, and at a table with a clock not for ever."""
    for player in state.players:
        player.ready = False
    if not state.terms.live:
        state.push(Reveal(state.now, None))
    elif state.terms.cooperative:
        state.push(Reveal(state.now + CLOCKS.reveal_coop_ms, state.now + CLOCKS.reveal_coop_ms))  # GM-COO-13
    else:
        due = state.now + CLOCKS.reveal_max_ms if state.terms.hurries else None
        state.push(Reveal(state.now + CLOCKS.reveal_min_ms, due))


class Reveal(Phase):
    """REVEAL: ends when all have said `next`, but not before `soonest`; at the latest when it is due."""

    __slots__ = ("due", "soonest")

    def __init__(self, soonest: int, due: int | None) -> None:
        self.soonest = soonest
        self.due = due

    def is_voidable(self) -> bool:
        return False

    def _is_fixed(self) -> bool:
        return self.due == self.soonest

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(state.seats) if self.options(state, seat, ())])

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        return () if state.players[seat].ready or self._is_fixed() else (NEXT,)

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        state.players[seat].ready = True
        state.reveal("next", seat=seat)

    def settle(self, state: GnomeMe) -> bool:
        if state.now < self.soonest or self._is_fixed() or not all(player.ready for player in state.players):
            return False
        state.go("round_end")
        return True

    def is_between_races(self) -> bool:
        return True

    def deadline(self, state: GnomeMe) -> int | None:
        return self.soonest if all(player.ready for player in state.players) else self.due

    def expire(self, state: GnomeMe) -> None:
        if self.due is not None and state.now >= self.due:
            state.go("round_end")

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-next")

    def why_not(self, state: GnomeMe, seat: Seat, thing: str) -> Refusal | None:
        return Refusal(phrase("refuse-between-rounds"), "GM-RND-08")


def end_round(state: GnomeMe) -> None:
    """ROUND_END: decoy away, stacks to the left, the marble to the left (GM-RND-07, GM-COO-07)."""
    clear_device(state)
    state.operator = (state.operator + 1) % state.seats
    state.stage = "load"
    if state.terms.mode.passes_stacks:
        pass_stacks(state)
    if state.terms.cooperative:
        if _team_is_done(state):
            state.stage = "over"
    elif state.off:
        _after_gnome_off(state)
    elif _is_decided(state):
        state.stage = "ending"


def _is_decided(state: GnomeMe) -> bool:
    """GM-END-01, GM-END-10: somebody holds five cards, or it has gone on long enough."""
    has_five = any(len(player.trophies) >= GOAL for player in state.players)
    return not state.terms.full_deck and (has_five or state.round >= MOST_ROUNDS)


def _team_is_done(state: GnomeMe) -> bool:
    """GM-COO-08, GM-BEA-05, GM-REL-06: the clock, the twelve rounds or the bank are used up."""
    if state.relay is not None:
        return state.relay.bank <= 0
    if state.terms.beats:
        return state.round >= BEATS_ROUNDS
    return state.now >= state.clock_end


def end_game(state: GnomeMe) -> None:
    """GM-END-02, GM-END-06: most cards win; those level play a gnome-off or share."""
    cards = [len(player.trophies) for player in state.players]
    best = tuple([seat for seat in range(state.seats) if cards[seat] == max(cards)])
    if len(best) > 1 and state.terms.gnome_off:
        state.off = best
        fresh_deck(state)
        state.reveal("gnome-off", seats=best)
        state.stage = "load"
        return
    state.champions = best
    state.stage = "over"


def _after_gnome_off(state: GnomeMe) -> None:
    """GM-END-07, GM-END-08: a winner, another try, or after five a shared win."""
    state.offs += 1
    if not state.champions and state.offs >= GNOME_OFFS:
        state.champions = state.off
    if state.champions:
        state.stage = "over"
    else:
        state.reveal("gnome-off", seats=state.off)


def finish(state: GnomeMe) -> None:
    """GAME_OVER: the result is told; winners may take a title (GM-END-09)."""
    if state.terms.cooperative:
        state.tell("team-result", cards=len(state.pile), rank=rank(len(state.pile)))
        state.end()
        return
    state.tell("game-over", seats=state.champions)
    state.push(Crown(state.now + CLOCKS.title_ms if state.terms.live else None))


class Crown(Phase):
    """GM-END-09, GM-END-12: each winner takes a title from the list, writes one, or goes without."""

    __slots__ = ("due", "writers")

    def __init__(self, due: int | None, writers: tuple[Seat, ...] = ()) -> None:
        self.due = due
        self.writers = writers
        """Those who have asked for the pen."""

    def is_voidable(self) -> bool:
        return False

    def knows(self, text: str) -> bool:
        return False  # GM-TIM-05: after the game nothing is missed any more

    def waiting(self, state: GnomeMe) -> tuple[Seat, ...]:
        return tuple([seat for seat in state.champions if state.players[seat].title == NONE])

    def options(self, state: GnomeMe, seat: Seat, said: Move) -> Sequence[Word]:
        if seat not in self.waiting(state):
            return ()
        return TITLE_WORDS if seat in self.writers else _WITHOUT_PEN

    def blank(self, state: GnomeMe, seat: Seat, said: Move) -> Blank | None:
        return TITLE_LINE if not said and seat in self.writers and seat in self.waiting(state) else None

    def hear(self, state: GnomeMe, seat: Seat, move: Move) -> None:
        word = move[0]
        if word is WRITE_TITLE:
            self._give_pen(state, seat)
        elif isinstance(word, Written):
            state.players[seat].title, state.players[seat].own_title = OWN_TITLE, word.value
            state.reveal("hailed", seat=seat, title=word.value)
        else:
            state.players[seat].title = pick(word).arg
            state.reveal("titled", seat=seat, title=word.text.removeprefix("title:"))

    def _give_pen(self, state: GnomeMe, seat: Seat) -> None:
        """GM-END-12: writing takes longer than choosing."""
        due = None if self.due is None else max(self.due, state.at + CLOCKS.write_title_ms)
        state.replace(Crown(due, (*self.writers, seat)))
        state.reveal("takes-pen", seat=seat)

    def settle(self, state: GnomeMe) -> bool:
        if self.waiting(state):
            return False
        state.end()
        return True

    def deadline(self, state: GnomeMe) -> int | None:
        return self.due

    def expire(self, state: GnomeMe) -> None:
        state.end()

    def prompt(self, state: GnomeMe, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-title-line" if seat in self.writers else "prompt-title")
