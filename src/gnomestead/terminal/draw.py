"""A scene as one viewer sees it: the centre first, then the sides, each seat, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gnomestead.kernel import Place, Scene, Thing
from gnomestead.terminal.boards import draw_board
from gnomestead.terminal.ink import Ink, flow
from gnomestead.terminal.things import listing
from gnomestead.terminal.widgets import draw_widget

_ORDER = {"centre": 0, "side": 1, "seat": 2, "hand": 3}


def draw_scene(scene: Scene, ink: Ink) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = []
    seat: int | None = None
    for place in sorted(scene.places, key=lambda place: _rank(place, ink)):
        if place.where in ("seat", "hand") and place.seat is not None and place.seat != seat:
            seat = place.seat
            parts.append(ink.owner(seat))
        parts.append(draw_place(place, ink))
    parts += [draw_widget(widget, ink) for widget in scene.widgets]
    return Group(*parts)


def _rank(place: Place, ink: Ink) -> tuple[int, bool, int, int]:
    if place.where in ("seat", "hand") and place.seat is not None:
        return 2, place.seat == ink.viewer, place.seat, _ORDER[place.where]
    return _ORDER[place.where], False, 0, 0


def draw_place(place: Place, ink: Ink) -> RenderableType:
    """One place under its name; short ones on the same line."""
    name = ink.mark(place.id).append_text(Text(ink.say(place.name), "place"))
    if place.kind == "board":
        return Group(name, draw_board(place, ink))
    if place.kind == "grid" and place.columns and place.things:
        return Group(name, _grid(place, ink))
    things = listing(place.things, ink, place.seat)
    if place.hidden:
        things.append(Text(f"▒ {place.hidden} unseen", "faint"))
    return _under(name, things or [Text("–", "faint")], ink.width, _wordy(place.things))


def _under(name: Text, things: Sequence[Text], width: int, wordy: bool) -> RenderableType:
    line = Text("  ").join([name.copy().append(":"), flow(things, 10_000)])
    if not wordy and line.cell_len <= width:
        return line
    if not wordy:
        return Group(name.append(":"), flow(things, width, indent="  "))
    rows = Table.grid(padding=(0, 1))
    for thing in things:
        rows.add_row(" ", thing)
    return Group(name.append(":"), rows)


def _wordy(things: Iterable[Thing]) -> bool:
    return any(thing.text is not None and thing.kind != "note" for thing in things)


def _grid(place: Place, ink: Ink) -> RenderableType:
    table = Table(show_header=False, padding=(0, 1), show_lines=True)
    things = [listing([thing], ink, place.seat)[0] for thing in place.things]
    for start in range(0, len(things), place.columns):
        table.add_row(*things[start : start + place.columns])
    return table
