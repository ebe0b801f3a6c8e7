"""GM-ASM: take a stack, leaf through it, put it down."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnome_me.content import CLOCKS, PARTS, SLOTS
from gnomestead.games.gnome_me.moves import Pick
from gnomestead.games.gnome_me.rules.phase import miss
from gnomestead.games.gnome_me.state import NONE, GnomeMe, Player
from gnomestead.kernel.events import audience
from gnomestead.kernel.moves import Seat

FLIP_MS: Final = CLOCKS.flip_min_ms


def held_long_enough(state: GnomeMe, player: Player) -> bool:
    """GM-ASM-11: a stack stays in the hand for a while."""
    return player.hand == NONE or state.at - player.since >= state.terms.hold


def take(state: GnomeMe, seat: Seat, word: Pick) -> None:
    """GM-ASM-02, GM-ASM-05: one stack in the hand; the one before is put down first."""
    player = state.players[seat]
    if not held_long_enough(state, player):
        return miss(state, seat, word, "GM-ASM-11")
    if player.hand != NONE:
        put_down(state, seat)
    slot = word.arg
    player.hand = slot
    player.cursor = 0
    player.since = state.at
    player.touched |= 1 << slot
    player.shown &= ~(1 << slot)
    part = state.gnome(seat)[slot][0]
    state.confide(audience(seat), "took", {"part": PARTS[4 * slot + part].id}, seat=seat, slot=SLOTS[slot])
    return None


def flip(state: GnomeMe, seat: Seat, word: Pick) -> None:
    """GM-ASM-03, GM-ASM-08: one card on or back, round and round, but not faster than fingers."""
    player = state.players[seat]
    if state.at - player.flipped < FLIP_MS:
        return miss(state, seat, word, "GM-ASM-08")
    slot = player.hand
    player.cursor = (player.cursor + word.arg) % 4
    player.flipped = state.at
    part = state.gnome(seat)[slot][player.cursor]
    player.seen |= 1 << 4 * slot + part
    state.whisper(audience(seat), "flipped", seat=seat, part=PARTS[4 * slot + part].id)
    return None


def put(state: GnomeMe, seat: Seat, word: Pick) -> None:
    """GM-ASM-04: the card looked at becomes the visible one."""
    if held_long_enough(state, state.players[seat]):
        put_down(state, seat)
    else:
        miss(state, seat, word, "GM-ASM-11")


def put_down(state: GnomeMe, seat: Seat) -> None:
    """GM-ASM-04, GM-ASM-06: the others keep their order below it."""
    player = state.players[seat]
    slot, place = player.hand, player.cursor
    gnome = state.gnome(seat)
    stack = gnome[slot]
    if place:
        stack = gnome[slot] = (stack[place], *stack[:place], *stack[place + 1 :])
    player.hand = NONE
    part = PARTS[4 * slot + stack[0]].id
    if state.terms.cooperative:
        for other in state.players:
            other.seen |= 1 << 4 * slot + stack[0]
        state.reveal("set", seat=seat, part=part)
    elif state.terms.open_tables:
        state.reveal("set", seat=seat, part=part)
    else:
        state.confide(audience(seat), "put", {"part": part}, seat=seat, slot=SLOTS[slot])


def put_all_down(state: GnomeMe) -> None:
    """GM-STP-04: a stack in the hand is put down as it is looked at."""
    for seat, player in enumerate(state.players):
        if player.hand != NONE:
            put_down(state, seat)


def bring_up(state: GnomeMe, seat: Seat, slot: int, part: int) -> None:
    """Beats: a part goes to the top of its stack, the others keep their order."""
    gnome = state.gnome(seat)
    rest = [other for other in gnome[slot] if other != part]
    gnome[slot] = (part, *rest)
    player = state.players[seat]
    player.touched |= 1 << slot
    player.shown &= ~(1 << slot)
    for other in state.players if state.terms.cooperative else (player,):
        other.seen |= 1 << 4 * slot + part
