"""Do You Gnome Me?: sixteen parts as cards and as layers, four sets of backs, the things of the shed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import gnomestead.games.gnome_me as gnome_me
from tools.art.kit import (
    INK,
    PAPER,
    SEAT,
    at,
    box,
    card,
    coin,
    disc,
    drawing,
    icon,
    line,
    numeral,
    part,
    shape,
    sticker,
    svg,
    window,
)

SHEET = "gnome_me"
GLOVE = "#f5b82e"
"""What of the paw is in the colour of whose paw it is."""
MARKS = Path(gnome_me.__file__).parent / "content" / "marks.toml"
SLOTS = {
    "cap": (("barber", "toadstool", "nightcap", "ladybird"), (16, -8, 184, 142)),
    "face": (("spud", "snowman", "dozer", "heron"), (32, 94, 136, 110)),
    "beard": (("sheep", "waterfall", "ram", "swallow"), (30, 136, 140, 124)),
    "feet": (("jester", "genie", "bumblebee", "baker"), (4, 226, 192, 84)),
}
"""The parts of a slot and its window on the 200 × 300 grid: the same for all four, so that outlines compare."""

SETS = {
    "moss": ("#5b7f3b", "leaf"),
    "plum": ("#6b3e75", "plum"),
    "honey": ("#d9a21b", "honeycomb"),
    "sky": ("#3c83b8", "cloudlet"),
}
_EDGE = ' stroke="#fff" stroke-width="3" stroke-linejoin="round"'
EMBLEMS = (
    f'<circle cx="20" cy="20" r="17" fill="{INK}"{_EDGE}/>',
    box(4, 4, 32, 32, INK, 2, _EDGE),
    shape("M20 2L38.500 35H1.500Z", INK, _EDGE),
    shape(
        "M20 1.500L25.500 13.500L38.500 15L29 24L31.500 37L20 30.500L8.500 37L11 24L1.500 15L14.500 13.500Z", INK, _EDGE
    ),
)
"""Of the first, second, third and fourth part of any slot."""
OUTLINE, BOLD_OUTLINE = 5, 7
LIGHT, DARK, MIDDLE = 0.8, 0.07, 0.4
"""Luminances: above and below which two fills differ by 7:1, and which way a colour goes."""
GROUND, SHADE = "#3d6f5c", "#34604f"


def pictures() -> dict[str, str]:
    """Every picture by its art id."""
    parts = {**_parts(), **_layers(), **_bold_layers(), **_emblems(), **_marks(), **_cards_of_sets()}
    return {**parts, **_backs(), **_side(), **_badges(), "cover": _cover()}


def _cover() -> str:
    """For the shelf of games: two who look alike, nearly."""
    order = ("base", "feet_jester", "beard_sheep", "face_snowman", "cap_barber")
    other = ("base", "feet_baker", "beard_waterfall", "face_dozer", "cap_ladybird")
    pair = ["".join(part(f"portrait/{layer}") for layer in layers) for layers in (order, other)]
    return card("#23414a", at(6, 8, pair[0], 0.46), at(102, 8, pair[1], 0.46), height=150)


def _names() -> list[tuple[str, str]]:
    return [(slot, f"{slot}_{kind}") for slot, (kinds, _) in SLOTS.items() for kind in kinds]


# Parts --------------------------------------------------------------------------------------------


def _parts() -> dict[str, str]:
    """A part alone, as large as its slot allows."""
    return {name: _part(slot, name) for slot, name in _names()}


def _part(slot: str, name: str) -> str:
    left, top, width, height = SLOTS[slot][1]
    return svg(width, height, _drawn(slot, name), left, top)


def _drawn(slot: str, name: str) -> str:
    """A face alone brings the head it belongs on."""
    return (part("portrait/head") if slot == "face" else "") + part(f"portrait/{name}")


def _layers() -> dict[str, str]:
    """For putting a gnome together: every layer on the whole grid."""
    layers = ["base", "screen", "mark_flower", "mark_rain_cloud", *(name for _, name in _names())]
    return {f"layer-{name}": svg(200, 300, part(f"portrait/{name}")) for name in layers}


def _bold_layers() -> dict[str, str]:
    """GM-ACC-03: thick outlines, and flat fills that are either light or dark."""
    return {
        f"bold-{name}": svg(200, 300, _bold(part(f"portrait/{name}"))) for name in ["base", *(n for _, n in _names())]
    }


def _bold(drawn: str) -> str:
    """Outlines grow; what is drawn inside them keeps its width, or it would run together."""
    wide = drawn.replace(f'stroke-width="{OUTLINE}"', f'stroke-width="{BOLD_OUTLINE}"')
    flat = re.sub(r'<g [^>]*opacity="\.5".*?</g>', "", wide, flags=re.DOTALL)  # rosy cheeks
    return re.sub(r'fill="(#[0-9a-f]{3,6})"', lambda fill: f'fill="{light_or_dark(fill[1])}"', flat)


def light_or_dark(colour: str) -> str:
    """The same hue, so light or so dark that one on the other has a contrast of 7:1."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) for at in (0, 2, 4)]
    toward = 255 if luminance(parts) > MIDDLE else 0
    while DARK < luminance(parts) < LIGHT:
        parts = [round(value + (toward - value) * 0.08 + (0.5 if toward else -0.5)) for value in parts]
        parts = [min(255, max(0, value)) for value in parts]
    return "#" + "".join(f"{value:02x}" for value in parts)


def luminance(parts: list[int]) -> float:
    """How light a colour is, from 0 to 1, as contrast is reckoned."""
    linear = [
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in (v / 255 for v in parts)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _emblems() -> dict[str, str]:
    """A sign and a number for each part, large and black on white: disc, square, triangle, star."""
    return {
        f"emblem-{slot}_{kind}": svg(40, 40, sign + at(15.5, 14, numeral(number, "#fff", 6), 0.45))
        for slot, (kinds, _) in SLOTS.items()
        for number, (kind, sign) in enumerate(zip(kinds, EMBLEMS, strict=True), 1)
    }


def _marks() -> dict[str, str]:
    """What is printed beside a gnome, round a middle: a client puts it where the portrait says."""
    rows = tomllib.loads(MARKS.read_text())["mark"]
    return {f"mark-{row['id']}": svg(80, 80, _in_our_colours(row["svg"]), -40, -40) for row in rows if row["svg"]}


def _in_our_colours(drawn: str) -> str:
    """Outlines in our ink, and colours in small letters."""
    return re.sub("#[0-9A-F]{6}", lambda colour: colour[0].lower(), drawn).replace("#2b2118", INK)


def _cards_of_sets() -> dict[str, str]:
    """The single cards of all-in: a part on paper, edged in the colour and with the sign of its set."""
    return {f"id_{name}_{kind}": _card_of_set(name, slot, kind) for name in SETS for slot, kind in _names()}


def _card_of_set(name: str, slot: str, kind: str) -> str:
    colour, sign = SETS[name]
    inner = window(24, 28, 152, 148, SLOTS[slot][1], _drawn(slot, kind))
    frame = box(12, 12, 176, 176, PAPER, 12)
    return card(colour, frame, inner, at(14, 14, drawing(SHEET, sign), 0.3), at(156, 156, drawing(SHEET, sign), 0.3))


# Backs --------------------------------------------------------------------------------------------


def _backs() -> dict[str, str]:
    found = {f"set_{name}": _set_back(*look) for name, look in SETS.items()}
    found |= {f"{slot}-back": _slot_back(slot) for slot in SLOTS}
    frame = box(30, 12, 140, 176, "#dfe9d3", 14, f' stroke="{INK}" stroke-width="5"')
    found["portrait-back"] = card(GROUND, _lattice(), frame, at(52, 26, part("portrait/screen"), 0.5))
    found["discard"] = card("#b7c7ab", at(18, 18, drawing(SHEET, "discard"), 1.64))
    return found


def _set_back(colour: str, sign: str) -> str:
    corners = [(8, 8), (132, 8), (8, 132), (132, 132)]
    body = "".join(at(x, y, drawing(SHEET, sign), 0.6) for x, y in corners)
    return card(colour, body, at(58, 58, drawing(SHEET, sign), 0.84))


def _lattice() -> str:
    d = "".join(f"M{x} -10L{x + 220} 210M{x + 220} -10L{x} 210" for x in range(-220, 220, 40))
    return line(d, SHADE, 6)


def _slot_back(slot: str) -> str:
    """Which stack it is: the slot on the silhouette of a gnome, everything else in shade."""
    top, height = {"cap": (0, 124), "face": (108, 62), "beard": (158, 90), "feet": (240, 60)}[slot]
    dark = part("portrait/screen")
    whole = window(50, 8, 100, 183, (18, 0, 164, 300), dark)
    lit = window(50, 8 + top * 0.61, 100, height * 0.61, (18, top, 164, height), dark.replace("#2c3a33", "#ffe08a"))
    return card(GROUND, _lattice(), whole, lit)


# The side of the table ----------------------------------------------------------------------------


def _side() -> dict[str, str]:
    """The device has an empty window at (128, 202), 164 × 252, for whatever turns in it."""
    found = {name: sticker(drawing(SHEET, name)) for name in ("trophy", "jar", "clock")}
    found["paw"] = sticker(drawing(SHEET, "paw").replace(GLOVE, SEAT))
    return found | {"device": svg(420, 520, part("cast/device"))}


def _badges() -> dict[str, str]:
    good, bad, plain = "#dff3e0", "#fbe0dc", "#fff3cf"
    tick, cross = line("M4.500 12.500L9.500 18L20 6", "#1b6e3c", 4.500), line("M6 6L18 18M18 6L6 18", "#a8201a", 4.500)
    marble = disc(11, 9, 7, "#bfe0f0", f' stroke="{INK}" stroke-width="2.6"') + disc(8.500, 6.500, 2, "#fff")
    emblems = (
        shape("M6.500 3L11 11H2Z", INK)
        + box(14, 3, 8, 8, INK)
        + f'<circle cx="6.500" cy="17.500" r="4.500" fill="{INK}"/>'
    )
    return {
        "tick": coin(line("M4.500 12.500L9.500 18L20 6", INK, 4), plain),
        "right": coin(tick, good),
        "wrong": coin(cross, bad),
        "ready": coin(icon("up", "#1b6e3c", 2.8), good),
        "hand": coin(icon("hand", INK, 2.4, "#f5b82e")),
        "operator": coin(marble + line("M1 17C9 17 14 20 23 23", INK, 3)),
        "winner": coin(icon("crown", INK, 2.6, "#ffc23d"), plain),
        "butterfingers": coin(icon("hand", INK, 2.4, "#ffc23d") + line("M4 20L20 4", "#a8201a", 3), bad),
        "benched": coin(icon("zzz", INK, 3), "#e3e6ea"),
        "out": coin(icon("minus", "#a8201a", 5), bad),
        "speech": coin(icon("chat", INK, 2.6, "#cfe3f6")),
        "long-look": coin(icon("eye", INK, 2.6, "#cfe3f6")),
        "flat": coin(line("M3 17H21M3 11H21", INK, 4)),
        "emblems": coin(emblems + line("M14 20.500L18 14.500L22 20.500Z", INK, 2)),
    }
