"""A scene as one viewer sees it: centre, sides, seats, the viewer's hand; next to the question board and goal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import gnomestead.terminal.figures  # noqa: F401 - its painters are found by the kinds they draw
from gnomestead.kernel import Place, Scene, Seat, Thing
from gnomestead.terminal.boards import draw_board
from gnomestead.terminal.goal import draw_goal
from gnomestead.terminal.ink import Ink, flow
from gnomestead.terminal.things import is_fresh, listing, read
from gnomestead.terminal.widgets import draw_widget

_INDENT = 2
_ORDER = {"centre": 0, "side": 1, "seat": 2, "hand": 3}


def draw_scene(scene: Scene, ink: Ink) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = []
    for seat, group in by_seat(scene, ink):
        if seat is None:
            parts += [draw_place(place, ink) for place in group]
        else:
            narrow = replace(ink, width=ink.width - _INDENT)
            inside = Group(*[draw_place(place, narrow) for place in group])
            parts += [ink.owner(seat), Padding(inside, (0, 0, 0, _INDENT), expand=False)]
    parts += [draw_widget(widget, ink) for widget in scene.widgets]
    parts += [draw_place(place, ink) for place in scene.places if place.spaces]
    parts += draw_goal(scene.goal, ink)
    return Group(*parts)


def by_seat(scene: Scene, ink: Ink) -> Iterable[tuple[Seat | None, list[Place]]]:
    """All places but boards, in the order they are drawn: the table's own (None), then those of each seat."""
    places = sorted([place for place in scene.places if not place.spaces], key=lambda place: _rank(place, ink))
    return [(seat, list(group)) for seat, group in groupby(places, key=_at_seat)]


def _at_seat(place: Place) -> int | None:
    return place.seat if place.where in ("seat", "hand") else None


def _rank(place: Place, ink: Ink) -> tuple[int, bool, int, int]:
    seat = _at_seat(place)
    if seat is not None:
        return _ORDER["seat"], seat == ink.viewer, seat, _ORDER[place.where]
    return _ORDER[place.where], False, -1, 0


def draw_place(place: Place, ink: Ink) -> RenderableType:
    """One place under its name; short ones on the same line."""
    name = ink.mark(place.id).append_text(Text(ink.say(place.name), "place"))
    if place.kind == "board":
        return Group(name, draw_board(place, ink))
    if place.kind == "grid" and place.columns and place.things:
        return Group(name, _grid(place, ink))
    fresh = [thing for thing in place.things if is_fresh(thing, ink)]
    things = listing([thing for thing in place.things if thing not in fresh], ink, place.seat)
    if place.hidden:
        things.append(Text(f"▒ {place.hidden} unseen", "faint"))
    if not things and not fresh:
        things.append(Text("–", "faint"))
    return Group(*_under(name.append(":"), things, ink.width), *_to_read(fresh, place, ink))


def _under(name: Text, things: Sequence[Text], width: int) -> Iterable[Text]:
    line = Text("  ").join([name, flow(things, 10_000)])
    if line.cell_len <= width:
        yield line
    else:
        yield name
        yield flow(things, width, indent="  ")


def _to_read(things: Sequence[Thing], place: Place, ink: Ink) -> Iterable[Table]:
    """Things whose words the viewer has not read yet, one below the other."""
    for thing in things:
        row = Table.grid(padding=(0, 1))
        row.add_row(" ", read(thing, ink, place.seat))
        yield row


def _grid(place: Place, ink: Ink) -> RenderableType:
    table = Table(show_header=False, padding=(0, 1), show_lines=True)
    things = [listing([thing], ink, place.seat)[0] for thing in place.things]
    for start in range(0, len(things), place.columns):
        table.add_row(*things[start : start + place.columns])
    return table
