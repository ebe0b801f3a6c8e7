"""After the reveal: what a seat has built instead, in one sentence. Never compiled."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnome_me.content import PORTRAITS, SLOTS
from gnomestead.games.gnome_me.view import GnomeView, right_slots
from gnomestead.kernel.phrases import Phrase, phrase
from gnomestead.kernel.scene import Thing

_BY_PARTS: Final = {tuple(row.parts): row for row in PORTRAITS}


def built_note(view: GnomeView, seat: int) -> list[Thing]:
    """How many parts are right, and whom else this gnome looks like; a team builds only one."""
    right = right_slots(view, seat)
    if view.stage != "reveal" or not right or not all(view.seats[seat].gnome) or view.mode == "cooperative":
        return []
    return [Thing(f"built-{seat}", "note", _built(view, seat, right), owner=seat, value=sum(right), most=len(SLOTS))]


def _built(view: GnomeView, seat: int, right: tuple[bool, ...]) -> Phrase:
    gnome = view.seats[seat].gnome
    wrong = [number for number, is_right in enumerate(right) if not is_right]
    if not wrong:
        return phrase("built-him", seat=seat)
    other = _BY_PARTS.get(gnome)
    if other is not None:
        return phrase("built-brother" if len(wrong) == 1 else "built-other", seat=seat, portrait=other.id)
    if len(wrong) == 1 and view.device.picture is not None:
        slot = wrong[0]
        return phrase("built-nearly", seat=seat, part=gnome[slot], wanted=view.device.picture.parts[slot])
    return phrase("built-nobody", seat=seat, right=sum(right))
