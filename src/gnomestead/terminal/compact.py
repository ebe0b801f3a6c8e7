"""A table for a low window: what the question is about is drawn, all else is a line; nothing is left out silently."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.text import Text

from gnomestead.kernel import Place, Scene
from gnomestead.kernel.scene import with_held
from gnomestead.terminal.draw import by_seat, draw_place, draw_scene
from gnomestead.terminal.goal import draw_goal
from gnomestead.terminal.ink import Ink
from gnomestead.terminal.things import listing
from gnomestead.terminal.widgets import draw_widget

_LOW_BOARD = 10
Spare = Callable[[RenderableType], int]
"""How many lines are left when this is drawn; below zero: so many are missing."""


def draw_fitting(scene: Scene, ink: Ink, spare: Spare) -> RenderableType:
    """The fullest drawing that fits; where none does, the shortest."""
    for draw, tallest in ((draw_scene, ink.tallest), (_in_short, ink.tallest), (_in_short, _LOW_BOARD)):
        idea = replace(ink, tallest=tallest, read=set(ink.read))
        drawn = draw(scene, idea)
        if spare(drawn) >= 0:
            ink.read.update(idea.read)
            return drawn
    # What is written on things counts as read for this drawing alone: it is shown when there is room, or by `look`.
    return _as_much_as_fits(scene, replace(idea, is_brief=True), spare)


def touched(place: Place, ink: Ink) -> bool:
    """Whether the options are about something in this place."""
    return any(id in ink.marks for id in _ids(place))


def _ids(place: Place) -> Iterable[str]:
    yield place.id
    yield from (space.id for space in place.spaces)
    yield from (thing.id for thing in with_held(place.things))


def _in_short(scene: Scene, ink: Ink) -> RenderableType:
    """A line for what nothing is asked about; below them the rest is drawn."""
    return Group(*_lines(scene, ink), *_widgets(scene, ink), _asked(scene, ink), *draw_goal(scene.goal, ink))


def _as_much_as_fits(scene: Scene, ink: Ink, spare: Spare) -> RenderableType:
    """What the question is about, then the goal, widgets and lines as long as there is room."""
    asked = _asked(scene, ink)
    goal = Group(asked, *draw_goal(scene.goal, ink))
    with_widgets = Group(*_widgets(scene, ink), goal)
    below = next((part for part in (with_widgets, goal) if spare(part) >= 0), asked)
    return Group(*_lines(scene, ink)[: max(0, spare(below))], below)


def _widgets(scene: Scene, ink: Ink) -> list[RenderableType]:
    return [draw_widget(widget, ink) for widget in scene.widgets]


def _lines(scene: Scene, ink: Ink) -> list[Text]:
    """One for each of the table's own places, each seat, and each place of the viewer's."""
    lines = []
    for seat, places in by_seat(scene, ink):
        quiet = [place for place in places if not touched(place, ink)]
        if seat is None:
            lines += [_line(Text(ink.say(place.name), "place"), [place], ink) for place in quiet]
        elif seat == ink.viewer:
            lines += [_line(ink.owner(seat).append(f" {ink.say(place.name)}"), [place], ink) for place in quiet]
        elif quiet:
            lines.append(_line(ink.owner(seat), quiet, ink))
    return lines


def _what_is_missing(scene: Scene, ink: Ink) -> Text:
    """That this is not everything, which boards are not drawn, and how to see them."""
    boards = [ink.say(place.name) for place in scene.places if place.spaces and not touched(place, ink)]
    without = f", without {', '.join(boards)}" if boards else ""
    return Text(f"(In short{without}, so that it fits the window: look shows the whole table.)", "faint")


def _asked(scene: Scene, ink: Ink) -> Group:
    """What the question is about, boards last; and that this is not everything."""
    places = [place for _, group in by_seat(scene, ink) for place in group]
    boards = [place for place in scene.places if place.spaces]
    drawn = [draw_place(place, ink) for place in (*places, *boards) if touched(place, ink)]
    return Group(*drawn, _what_is_missing(scene, ink))


def _line(name: Text, places: Iterable[Place], ink: Ink) -> Text:
    """What lies in these places on one line; its end says if that was too much."""
    things = [text for place in places for text in listing(place.things, ink, place.seat)]
    line = Text("  ").join([name, *(things or [Text("–", "faint")])])
    line.truncate(ink.width, overflow="ellipsis")
    return line
