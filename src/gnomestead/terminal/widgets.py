"""Widgets: the few special things of a scene, each drawn by a function for its kind."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gnomestead.kernel import Phrase, Widget
from gnomestead.terminal.ink import Ink

Painter = Callable[[Widget, Ink], RenderableType]

_painters: dict[str, Painter] = {}


def painter(kind: str) -> Callable[[Painter], Painter]:
    """Draw widgets of this kind with the decorated function."""

    def register(paint: Painter) -> Painter:
        _painters[kind] = paint
        return paint

    return register


def draw_widget(widget: Widget, ink: Ink) -> RenderableType:
    """A widget as its painter draws it, or else as a small table of what it shows."""
    return _painters.get(widget.kind, _as_table)(widget, ink)


@painter("switches")
def _switches(widget: Widget, ink: Ink) -> RenderableType:
    """Settings that are on or off: only those that are on, in one line."""
    on = [ink.say(Phrase(f"switch-{name}")) for name, value in widget.data.items() if value]
    return Text(f"{ink.say(widget.name)}: {', '.join(on) or '–'}", "faint")


@painter("sets")
def _sets(_widget: Widget, _ink: Ink) -> RenderableType:
    """Only for those who can point at a space: nothing."""
    return Text("", end="")


def _as_table(widget: Widget, ink: Ink) -> RenderableType:
    table = Table(title=ink.say(widget.name), title_justify="left", show_header=False, box=None, padding=(0, 1))
    for name, value in widget.data.items():
        values = value if isinstance(value, tuple) else (value,)
        table.add_row(name.replace("_", " "), ", ".join("–" if item is None else str(item) for item in values))
    return table
