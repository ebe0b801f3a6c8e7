"""Signs that people hold up at a table: kept in memory, seen by everybody, known to no rule.

A signal is passed on only if whatever it is aimed at lies in the public scene, the one a spectator sees: what a seat
alone knows cannot be pointed at, so its id never reaches anybody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec.structs import replace

from gnomestead.kernel import EVERYBODY, Event, Phrase, Place, Sign, Space, Thing, everything
from gnomestead.server.wire_talk import Signal
from gnomestead.table.judging import refused
from gnomestead.table.table import Table

MOST_UP: Final = 24
"""So many signs a seat can have up at once."""

Face: TypeAlias = tuple[int | None, Phrase]
"""Whose a thing is, and what it is called: by that a mark knows it again."""


class StandingSignals:
    """The signs that are up at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._signs = {sign.id: sign for sign in table.game.signs}
        self._faces: dict[Signal, Face | None] = {}
        """What is up, in the order in which it went up, and what it was aimed at."""

    @property
    def up(self) -> tuple[Signal, ...]:
        """What is up."""
        return tuple(self._faces)

    def show(self, signal: Signal) -> Sign:
        """Show a sign, or refuse to; one that stays is up from now on."""
        sign = self._signs.get(signal.sign)
        if sign is None:
            raise refused("refuse-no-sign", sign=signal.sign, signs=", ".join(self._signs))
        face = self._aimed_at(sign, signal)
        if sign.stays:
            if signal not in self._faces and sum(other.seat == signal.seat for other in self._faces) >= MOST_UP:
                raise refused("refuse-many-signs", most=MOST_UP)
            self._faces[signal] = face
        return sign

    def _aimed_at(self, sign: Sign, signal: Signal) -> Face | None:
        if sign.aim == "table":
            if signal.thing:
                raise refused("refuse-sign-alone")
            return None
        face = self._public().get(signal.thing)
        if face is None:
            raise refused("refuse-not-public")
        if sign.aim == "own" and face[0] != signal.seat:
            raise refused("refuse-own-only")
        if sign.at not in ("", signal.thing):
            raise refused("refuse-sign-elsewhere")
        return face

    def take_down(self, signal: Signal) -> bool:
        """Take a sign down; whether it was up."""
        is_up = signal in self._faces
        self._faces.pop(signal, None)
        return is_up

    def after(self, events: Iterable[Event]) -> bool:
        """Something happened: take down what is over, or aimed at what is gone; whether anything has changed."""
        if not self._faces:
            return False
        before = self.up
        told = [event for event in events if event.hears == EVERYBODY]
        is_over = self._table.phase in ("over", "closed")
        kept = {} if is_over else {each: face for each, face in self._faces.items() if self._holds(each, told)}
        self._faces = self._followed(kept) if any(kept.values()) else kept
        return before != self.up

    def _holds(self, signal: Signal, told: list[Event]) -> bool:
        """Whether nobody has left its seat, and nothing has ended it that all have heard of."""
        sign = self._signs[signal.sign]
        ends = any(
            event.kind in sign.until or (event.kind in sign.spent and event.data.get("seat") == signal.seat)
            for event in told
        )
        return bool(self._table.chairs[signal.seat].person) and not ends

    def _followed(self, signals: dict[Signal, Face | None]) -> dict[Signal, Face | None]:
        """Where ids are places in a row, a mark goes with its thing to another id that has the same face."""
        seen = self._public()
        kept = {signal: face for signal, face in signals.items() if face is None or seen.get(signal.thing) == face}
        for signal, face in signals.items():
            if signal not in kept:
                again = (replace(signal, thing=id) for id, other in seen.items() if other == face)
                found = next((each for each in again if each not in kept), None)
                if found is not None:
                    kept[found] = face
        return kept

    def _public(self) -> dict[str, Face]:
        game = self._table.game
        return {each.id: _face(each) for each in everything(game.scene(game.view(self._table.running.state, None)))}


def _face(each: Place | Space | Thing) -> Face:
    match each:
        case Thing(owner=owner):
            return owner, each.name
        case Place(seat=seat):
            return seat, each.name
        case Space():
            return None, each.name
