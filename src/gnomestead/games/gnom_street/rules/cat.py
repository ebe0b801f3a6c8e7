"""The Cat: it lands, it walks, Minis run home (GS-CAT); whistling for it (GS-ABL-15)."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.games.gnom_street.content import ALL_SPACES, AROUND, PLAIN, SPACES, WHISTLE
from gnomestead.games.gnom_street.moves import CAT_MENU, Site
from gnomestead.games.gnom_street.rules.garden import send_back
from gnomestead.games.gnom_street.rules.step import Step
from gnomestead.games.gnom_street.state import NONE, Street
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase


def cat_spaces(state: Street, steps: int) -> int:
    """GS-CAT-02/03/05: anywhere at first, then around where it sits; never onto a guarded Mini."""
    reach = ALL_SPACES if state.cat == NONE else AROUND[steps][state.cat]
    return reach & ~state.guarded()


def move_cat(state: Street, seat: Seat, space: int) -> None:
    """GS-CAT-04: the Cat arrives, and a Mini there is sent back, whoever owns it. Final."""
    start = "" if state.cat == NONE else SPACES[state.cat]
    state.cat = space
    state.reveal("cat_moved", seat=seat, start=start, space=SPACES[space], pond=not PLAIN >> space & 1)
    if state.occupied() >> space & 1:
        send_back(state, space, "cat", seat)


def describe_cat(state: Street, seat: Seat, word: Site) -> Choice:
    """A space for the Cat, and whom it would chase home."""
    owner = state.owner_at(word.index)
    label = phrase(word.label, space=word.text)
    if owner == seat:
        return Choice(word.text, label, word.things, word.rule, word.ends, warning=phrase("warn-cat-own"))
    detail = phrase("detail-cat-chases", seat=owner) if owner != NONE else None
    return Choice(word.text, label, word.things, word.rule, word.ends, detail)


def why_not_cat(state: Street, space: int) -> Refusal:
    """Why the Cat will not go there."""
    if state.guarded() >> space & 1:
        return Refusal(phrase("why-guarded", space=SPACES[space]), "GS-CAT-05")
    return Refusal(phrase("why-cat-too-far", space=SPACES[space]), "GS-CAT-03")


class Whistle(Step):
    """GS-ABL-15: after its action a Cat Caller may also move the Cat."""

    __slots__ = ()

    RULE = "GS-ABL-15"

    def settle(self, state: Street) -> bool:
        if self._spaces(state):
            return False
        state.pop()
        return True

    def _spaces(self, state: Street) -> int:
        steps = WHISTLE[state.fought[self.seat]]
        return cat_spaces(state, steps) if steps else 0

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        return CAT_MENU.menu(self._spaces(state)) if seat == self.seat else ()

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        state.pop()
        if isinstance(move[0], Site):
            move_cat(state, seat, move[0].index)

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        return phrase("prompt-whistle")

    def describe(self, state: Street, seat: Seat, said: Move, word: Word) -> Choice:
        if isinstance(word, Site):
            return describe_cat(state, seat, word)
        return super().describe(state, seat, said, word)

    def default(self, state: Street, seat: Seat) -> str:
        return "skip"

    def why_not_space(self, state: Street, seat: Seat, space: int) -> Refusal:
        return why_not_cat(state, space)
