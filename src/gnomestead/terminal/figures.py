"""Painters for gnomes in plain characters: the device that turns, and the gnome one builds."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gnomestead.kernel import Widget
from gnomestead.terminal.ink import Ink
from gnomestead.terminal.widgets import painter

_FRONTS = {"portrait": "bold", "stuck": "bold", "out": "default", "decoy": "default"}


def _rows(widget: Widget, name: str) -> list[str]:
    value = widget.data.get(name, ())
    return [str(item) for item in value] if isinstance(value, tuple) else []


@painter("gnome-device")
def draw_device(widget: Widget, ink: Ink) -> RenderableType:
    """Whatever faces the viewer now, drawn."""
    front = str(widget.data["front"])
    body = Text("\n".join(_rows(widget, "drawing")), _FRONTS.get(front, "faint"))
    return Panel(
        body, title=ink.say(widget.name), expand=False, border_style="bold" if front == "portrait" else "faint"
    )


@painter("gnome-figure")
def draw_figure(widget: Widget, ink: Ink) -> RenderableType:
    """One's own gnome: the stack in the hand stands out, ticks tell which were touched."""
    rows, body = _rows(widget, "drawing"), Text()
    place = 0
    for slot, height in enumerate(_numbers(widget, "heights")):
        in_hand = slot == widget.data["hand"]
        tick = "✓" if _numbers(widget, "touched")[slot] else " "
        for row in range(height):
            body.append(rows[place + row], "option" if in_hand else "default")
            body.append(f" {slot + 1}{tick}\n" if row == height // 2 else "\n", "faint")
        place += height
    parts = [ink.words.name(part) if part else "…" for part in _rows(widget, "parts")]
    notes = Text("\n".join(f"{number} {name}" for number, name in enumerate(parts, 1)), "faint")
    held = str(widget.data.get("held") or "")
    in_paw = [Text(f"☞ {ink.words.name(held)}", "option")] if held else []
    return Panel(Group(body, notes, *in_paw), title=ink.say(widget.name), expand=False, padding=0)


def _numbers(widget: Widget, name: str) -> list[int]:
    value = widget.data.get(name, ())
    return [int(str(item)) for item in value] if isinstance(value, tuple) else []
