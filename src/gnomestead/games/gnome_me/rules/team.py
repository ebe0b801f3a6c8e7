"""GM-COO: one gnome for all, a clock, and talking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnome_me.content import COOP_RANKS, PARTS, SLOTS
from gnomestead.games.gnome_me.moves import SAID_PARTS, SAYS, TONES, Pick
from gnomestead.games.gnome_me.rules.cards import clear_device
from gnomestead.games.gnome_me.state import NONE, GnomeMe
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase

CALL_OUT_MS: Final = 3_000


def time_is_up(state: GnomeMe) -> bool:
    """GM-COO-08: at T_COOP_END the game ends; a portrait still in play is discarded."""
    if state.clock_end == NONE or state.now < state.clock_end:
        return False
    run_out(state)
    return True


def run_out(state: GnomeMe) -> None:
    """The clock, or the bank of time, is empty."""
    state.tell("clock-over", cards=len(state.pile))
    clear_device(state)
    state.go("over")


def pass_stacks(state: GnomeMe) -> None:
    """GM-COO-07: everybody hands all stacks to the left."""
    state.holders = [(holder + 1) % state.seats for holder in state.holders]
    state.tell("passed")


def call_out_words(said: Move) -> Sequence[Word]:
    """GM-COO-12: name a slot, then a part, then how sure you are."""
    if not said:
        return SAYS
    if len(said) == 1:
        slot = said[0]
        assert isinstance(slot, Pick)
        return SAID_PARTS[4 * slot.arg : 4 * slot.arg + 4]
    return TONES


def call_out_prompt(said: Move) -> Phrase:
    """GM-COO-12: what is still to be said of a part."""
    slot, *parts = said
    assert isinstance(slot, Pick)
    return phrase("prompt-say-tone", part=parts[0].text) if parts else phrase("prompt-say-part", slot=SLOTS[slot.arg])


def call_out(state: GnomeMe, seat: Seat, move: Move) -> None:
    """GM-COO-12: shown to all for a while; nothing else happens."""
    slot, part, tone = move
    assert isinstance(slot, Pick) and isinstance(part, Pick) and isinstance(tone, Pick)
    state.players[seat].said = (slot.arg, part.arg, tone.arg, state.at + CALL_OUT_MS)
    state.reveal("called-out", seat=seat, part=PARTS[4 * slot.arg + part.arg].id, tone=tone.text)


def rank(cards: int) -> str:
    """GM-COO-09, GM-COO-10: what a team with so many cards is called."""
    return [row.id for row in COOP_RANKS if cards >= row.min][-1]
