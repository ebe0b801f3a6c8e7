"""Gnomes coming and going, and direct damage (NV-EFF)."""

from __future__ import annotations

from gnomestead.games.nirds.rules.cards import Card
from gnomestead.games.nirds.rules.effects import happen
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.state import NIGHT, NOBODY, Battle
from gnomestead.kernel.moves import Seat


def draw_gnome(state: Battle) -> Card:
    """The top card of the Gnome deck."""
    state.scouted = max(0, state.scouted - 1)
    return state.gnome_deck.pop()


def enter(state: Battle, seat: Seat, card: Card) -> None:
    """A Gnome joins a row; NV-NEW-03: its wave has begun; NV-SUN-03: before night it acts at once."""
    gnome, row = state.gnome(card), state.armies[seat].row
    another = any(state.gnome(other).design == gnome.design for other in row)
    row.append(card)
    state.reveal(
        "gnome_entered", seat=seat, gnome=gnome.id, another=another, political=gnome.political, quip=state.ply % 3
    )
    if gnome.wave > state.wave:
        state.dice_due += gnome.wave - state.wave
        state.wave = gnome.wave
        state.tell("wave_begun", wave=gnome.wave, quip=state.ply % 3)
    if state.phase != NIGHT:
        happen(state, gnome.sunrise, seat, card)


def add_gnomes(state: Battle, seat: Seat, n: int) -> None:
    """NV-EFF-13: the top cards join the row, even beyond two; an empty deck adds nothing."""
    for _ in range(min(n, len(state.gnome_deck))):
        enter(state, seat, draw_gnome(state))


def leave_play(state: Battle, card: Card) -> None:
    """NV-GEN-07: to the Knock Out Pile, whatever was on it is gone."""
    state.armies[state.row_of(card)].row.remove(card)
    state.pile.append(card)
    state.damage.pop(card, None)
    if card in state.stunned:
        state.stunned.remove(card)
    if card in state.covered:
        state.covered.remove(card)


def knock_out(state: Battle, card: Card, by: Seat) -> None:
    """NV-ATK-10, NV-EFF-01: to the pile; its effect belongs to the player who did it."""
    gnome = state.gnome(card)
    state.tell("knocked_out", seat=by, gnome=gnome.id, quip=state.ply % 3)
    leave_play(state, card)
    happen(state, gnome.ko, by, card)


def hurt(state: Battle, card: Card, n: int, by: Seat) -> None:
    """NV-EFF-06: direct damage is no attack; it can knock out."""
    if n <= 0:
        return
    taken = state.damage.get(card, 0) + n
    state.damage[card] = taken
    health = state.gnome(card).health
    state.tell("hurt", gnome=state.gnome(card).id, n=n, left=max(0, health - taken))
    if taken >= health:
        knock_out(state, card, by)


class Barrage(Moment):
    """Direct damage to several Gnomes, one after the other, knock-out effects in between."""

    __slots__ = ("by", "left", "n")

    def __init__(self, left: tuple[Card, ...], n: int, by: Seat) -> None:
        self.left = left
        self.n = n
        self.by = by

    def settle(self, state: Battle) -> bool:
        if not self.left:
            state.pop()
            return True
        state.replace(Barrage(self.left[1:], self.n, self.by))
        if state.row_of(self.left[0]) != NOBODY:
            hurt(state, self.left[0], self.n, self.by)
        return True
