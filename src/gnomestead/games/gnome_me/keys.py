"""Which key says what, for clients with a keyboard. Never compiled.

A line is `keys=pick`; several keys are typed one after the other. Where one key could say several
things, the first that is on the menu counts.
"""

from __future__ import annotations

from collections.abc import Iterator

from gnomestead.games.gnome_me.content import PARTS, SETS, SLOTS, TITLES
from gnomestead.games.gnome_me.view import GnomeView

_BETWEEN = ("ready", "next", "release:10", "run", "look", "done")
_GO_ON = (*_BETWEEN, "put", "place", "use")
_ALWAYS = (
    *(f"enter={pick}" for pick in _GO_ON),
    *(f"tab={pick}" for pick in _GO_ON),
    *("space=stop", "f=flower", "h=hand", "d=drop", "l=leave", "p=pass"),
    *("right=flip:next", "left=flip:prev", "e=flip:next", "q=flip:prev"),
)


_LEFT = (
    *(f"tab={pick}" for pick in _GO_ON),
    *(f"shiftleft={pick}" for pick in _BETWEEN),
    *("q=flip:prev", "e=flip:next", "shiftleft=stop", "f=flower", "g=hand"),
    *(f"{key}=take:{slot}" for key, slot in zip("1234", SLOTS, strict=True)),
)
_RIGHT = (
    *(f"backspace={pick}" for pick in _GO_ON),
    *(f"enter={pick}" for pick in _BETWEEN),
    *("u=flip:prev", "o=flip:next", "enter=stop", "k=flower", "l=hand"),
    *(f"{key}=take:{slot}" for key, slot in zip("7890", SLOTS, strict=True)),
)
"""Two at one keyboard: either has a hand's breadth of it."""


def left_keys(view: GnomeView) -> tuple[str, ...]:
    """The keys of whoever sits on the left of a shared keyboard."""
    return (*_LEFT, *_colours(view, "1234"))


def right_keys(view: GnomeView) -> tuple[str, ...]:
    """The keys of whoever sits on the right of a shared keyboard."""
    return (*_RIGHT, *_colours(view, "7890"))


def keys_for(view: GnomeView) -> tuple[str, ...]:
    """All keys of this moment; a client uses those whose pick is on the menu."""
    return (*_ALWAYS, *_digits(view), *_sequences(view))


def _digits(view: GnomeView) -> Iterator[str]:
    """Stacks by number from cap to feet; colours and heights likewise."""
    for number, slot in enumerate(SLOTS, 1):
        yield f"{number}=take:{slot}"
        yield f"b{number}=back:{slot}"
    yield from _colours(view, "1234")
    if view.stage == "release":
        yield from (f"{height}=release:{height}" for height in range(10))
    if view.stage == "over":
        yield "q=title:write"
        yield from (f"{'abcdefghij'[number]}=title:{title}" for number, title in enumerate(TITLES))


def _colours(view: GnomeView, keys: str) -> Iterator[str]:
    if view.stage == "colours":
        yield from (f"{key}=colour:{row.id}" for key, row in zip(keys, SETS, strict=True))


def _sequences(view: GnomeView) -> Iterator[str]:
    """Slot, then part: `32` is the third slot's second part."""
    lying = {spot.part: spot.card for spot in reversed(view.middle)}
    for number, part in enumerate(PARTS):
        slot, place = SLOTS[number // 4], f"{number // 4 + 1}{number % 4 + 1}"
        if view.stage == "beats":
            yield f"{place}={'grab' if view.mode == 'all_in' else 'set'}:{slot} {part.id}"
        elif view.mode == "all_in" and part.id in lying:
            yield f"{place}=grab:{lying[part.id]}"
        if view.mode == "cooperative":
            yield f"s{place}=say:{slot} {part.id} sure"
            yield f"m{place}=say:{slot} {part.id} maybe"
            yield f"n{place}=say:{slot} {part.id} not"
