"""Painters for gnomes in plain characters: the device that turns, the gnome one builds, the catapult."""

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


_NAMES_BESIDE = 48
"""As wide as a gnome and the longest names of its parts."""


@painter("gnome-figure")
def draw_figure(widget: Widget, ink: Ink) -> RenderableType:
    """One's own gnome: the stack in the hand stands out, ticks tell which were touched."""
    names = [ink.words.name(part) if part else "…" for part in _rows(widget, "parts")]
    is_wide = ink.width >= _NAMES_BESIDE
    rows: list[RenderableType] = [_slots(widget, [f" {name}" for name in names] if is_wide else [""] * len(names))]
    if not is_wide and not ink.is_brief:
        rows.append(Text("\n".join(f"{number} {name}" for number, name in enumerate(names, 1)), "faint"))
    if held := str(widget.data.get("held") or ""):
        rows.append(Text(f"☞ {ink.words.name(held)}", "option"))
    return Panel(Group(*rows), title=ink.say(widget.name), expand=False, padding=0)


def _slots(widget: Widget, names: list[str]) -> Text:
    """The drawing, and in the middle of each slot its number, whether it was touched, and what it shows."""
    rows, body = iter(_rows(widget, "drawing")), Text(no_wrap=True)
    touched = _numbers(widget, "touched")
    for slot, height in enumerate(_numbers(widget, "heights")):
        style = "option" if slot == widget.data["hand"] else "default"
        for row in range(height):
            body.append(next(rows), style)
            if row == height // 2:
                body.append(f" {slot + 1}{'✓' if touched[slot] else ' '}{names[slot]}", "faint")
            body.append("\n")
    body.right_crop(1)
    return body


_MM_A_COLUMN = 20
_LANE = 12
"""Columns to either side of straight ahead."""


@painter("catapult")
def draw_catapult(widget: Widget, ink: Ink) -> RenderableType:
    """The chimney from above, the breeze as arrows, and whose cap is in the air already."""
    right, ahead = _numbers(widget, "chimney")
    column = max(-_LANE, min(_LANE, round(right / _MM_A_COLUMN)))
    lane = [" "] * (2 * _LANE + 1)
    lane[_LANE] = "┆"
    lane[_LANE + column] = "⌂"
    breeze = int(str(widget.data["breeze"]))
    rows = [
        Text("".join(lane) + f"  {ahead} mm ahead, {abs(right)} mm {'left' if right < 0 else 'right'}", "bold"),
        *[Text(" " * _LANE + "┆", "faint")] * 2,
        Text(" " * _LANE + "λ" + " " * _LANE + "  breeze " + (("→" if breeze > 0 else "←") * abs(breeze) or "still")),
    ]
    gone = [ink.words.seat(seat) for seat in _numbers(widget, "released")]
    rows += [Text(f"In the air: {', '.join(gone)}", "faint")] if gone else []
    return Panel(Group(*rows), title=ink.say(widget.name), expand=False)


def _numbers(widget: Widget, name: str) -> list[int]:
    value = widget.data.get(name, ())
    return [int(str(item)) for item in value] if isinstance(value, tuple) else []
