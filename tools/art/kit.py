"""The paint box: parts, drawings and icons become small standalone SVG pictures.

Hand-made things lie beside this file: `parts/` (gnomes, Nirds, heroes in layers), `drawings/` (one sheet of small
drawings a game, each a group with an id on a 100 × 100 grid) and `parts/icons.svg` (line icons on a 24 × 24 grid; those
that the pages use, too, and the caps of the seats lie there).
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import ChainMap
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "web" / "src" / "look"
NAMESPACE = "http://www.w3.org/2000/svg"

INK = "#16271f"
PAPER = "#fffdf5"
CREAM = "#fdf8e8"
GOLD = "#ffc23d"
RED = "#d9402a"
SEAT = "var(--c, #d23b26)"
"""A client that puts pictures into the page sets `--c`, the seat's colour; an image falls back to poppy red."""

SEATS = {1: "#d23b26", 2: "#2f6fd6", 3: "#f5b82e", 4: "#0f6b57", 5: "#8c2f7c", 6: "#e9e6d6"}
SKINS = (("#f2b78f", "#e8845f"), ("#dca06f", "#c97a4c"), ("#b87a50", "#a0613c"), ("#8a5a3b", "#6f452b"))

HAIR = ("#fdf8e8", "#d9822b", "#a9b3b0", "#d8b48a", "#a8562a", "#5b4636", "#3a3230")
"""Light first: on dark skin only the first four are seen."""

_DIGITS = {
    0: "M10 3C1 3 1 27 10 27S19 3 10 3Z",
    1: "M5 8L12 3V27",
    2: "M4 9C4 1 16 1 16 9C16 15 4 20 4 27H17",
    3: "M4 3H16L9 12C18 12 18 27 9 27C6 27 4 25 3 23",
    4: "M13 27V3L3 20H17",
    5: "M15 3H5L4 14C12 10 17 15 16 20C15 28 6 28 3 23",
    6: "M14 3C7 6 3 13 3 19C3 30 17 30 17 19C17 11 6 11 3.500 17",
    7: "M3 3H17L8 27",
    8: "M10 14C2 12 3 3 10 3S18 12 10 14C1 16 2 27 10 27S19 16 10 14Z",
    9: "M6 27C13 24 17 17 17 11C17 0 3 0 3 11C3 19 14 19 16.500 13",
}
_VARIABLE = re.compile(r"var\((--[a-z0-9-]+),\s*([^)]+)\)")
_SPACES = re.compile(r">\s+<")

ET.register_namespace("", NAMESPACE)


# Reading the hand-made things ---------------------------------------------------------------------


@cache
def _inside(path: str) -> str:
    """What lies inside the svg element of a part, without white space, classes and names."""
    text = (HERE / path).read_text("utf-8")
    body = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
    return re.sub(r' class="[^"]*"', "", _SPACES.sub("><", body.strip()).replace("\n", " "))


def part(name: str, colours: Mapping[str, str] | None = None) -> str:
    """A layer from `parts/`, its custom properties filled in."""
    wanted = colours or {}
    return _VARIABLE.sub(lambda found: wanted.get(found[1], found[2]), _inside(f"parts/{name}.svg"))


@cache
def _sheet(path: Path, element: str) -> dict[str, str]:
    """The inner markup of every named element of a sheet."""
    root = ET.fromstring(path.read_text("utf-8"))
    found = {}
    for node in root.iter(f"{{{NAMESPACE}}}{element}"):
        if "id" in node.attrib:
            text = "".join(ET.tostring(child, encoding="unicode") for child in node)
            found[node.attrib["id"]] = _SPACES.sub("><", text.replace(f' xmlns="{NAMESPACE}"', "").strip())
    return found


def drawing(sheet: str, name: str) -> str:
    """A drawing on its 100 × 100 grid, inked."""
    return inked(_sheet(HERE / "drawings" / f"{sheet}.svg", "g")[name])


def _symbols() -> Mapping[str, str]:
    return ChainMap(*(_sheet(folder / "icons.svg", "symbol") for folder in (HERE / "parts", PAGES)))


def icon(name: str, colour: str = INK, width: float = 2, fill: str = "none") -> str:
    """A line icon on its 24 × 24 grid."""
    lines = _symbols()[f"i-{name}"].replace("currentColor", colour)
    return f'<g fill="{fill}" stroke="{colour}" stroke-width="{width:g}" {_ROUND}>{lines}</g>'


def cap_mark(seat: int, colour: str) -> str:
    """The cap of a seat on its 40 × 40 grid."""
    return _symbols()[f"seat-{seat}"].replace("var(--c)", colour)


# Drawing ------------------------------------------------------------------------------------------

_ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def inked(body: str, width: float = 4) -> str:
    """Flat fills with the ink outline of all our drawings."""
    return f'<g fill="none" stroke="{INK}" stroke-width="{width:g}" {_ROUND}>{body}</g>'


def at(x: float, y: float, body: str, scale: float = 1, turn: float = 0) -> str:
    """The body moved to a place, made larger or smaller, turned."""
    steps = (
        f"translate({x:g} {y:g})"
        + (f" rotate({turn:g})" if turn else "")
        + (f" scale({scale:g})" if scale != 1 else "")
    )
    return f'<g transform="{steps}">{body}</g>'


def box(x: float, y: float, width: float, height: float, fill: str, rx: float = 0, more: str = "") -> str:
    """A rectangle."""
    corner = f' rx="{rx:g}"' if rx else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{corner} fill="{fill}"{more}/>'


def disc(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{more}/>'


def line(d: str, colour: str, width: float, more: str = "") -> str:
    """A stroke without filling."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" {_ROUND}{more}/>'


def shape(d: str, fill: str, more: str = "") -> str:
    """A filled path; inside `inked` it gets its outline."""
    return f'<path d="{d}" fill="{fill}"{more}/>'


def numeral(number: int, colour: str = INK, width: float = 6) -> str:
    """A figure, 20 × 30 for each digit, drawn and not written, so that no font is needed."""
    digits = [int(digit) for digit in str(number)]
    return "".join(at(24 * i, 0, line(_DIGITS[digit], colour, width)) for i, digit in enumerate(digits))


def gnome(cap: str, face: str, beard: str, feet: str, colours: Mapping[str, str]) -> str:
    """A wardrobe gnome on the 200 × 300 grid; without feet it is a bust."""
    layers = [f"feet-{feet}"] if feet else []
    layers += ["body", f"face-{face}", f"beard-{beard}", f"cap-{cap}"]
    return "".join(part(f"wardrobe/{layer}", colours) for layer in layers)


def complexion(number: int) -> dict[str, str]:
    """Skin, nose, beard and brows of the n-th gnome of a crowd, always to be told from each other."""
    skin, nose = SKINS[number % 4]
    hair = HAIR[number * 3 % (len(HAIR) if number % 4 < 2 else 4)]
    return {"--g-skin": skin, "--g-nose": nose, "--g-beard": hair, "--g-brow": hair}


def coin(body: str, ground: str = PAPER, rim: str = INK) -> str:
    """A badge: 24 × 24, a disc that holds a 24 × 24 sign and reads on any ground, by day and by night."""
    return svg(24, 24, disc(12, 12, 11, ground, f' stroke="{rim}" stroke-width="2"') + at(4.800, 4.800, body, 0.6))


def sticker(body: str) -> str:
    """A loose token, 100 × 100: a thin light rim keeps its ink outline visible on dark ground."""
    rim = re.sub(r' opacity="[^"]*"', "", re.sub(r'(fill|stroke)="#[0-9a-f]+"', rf'\1="{PAPER}"', body))
    rim = re.sub(r'stroke-width="([0-9.]+)"', lambda found: f'stroke-width="{float(found[1]) + 5:g}"', rim)
    return svg(112, 112, rim + body, -6, -6)


def die(face: int | None, ground: str = PAPER, pips: str = INK, edge: str = INK, foot: str = "#d9d3c0") -> str:
    """A die on 100 × 100; without a face it is blank."""
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
    body = box(8, 10, 84, 84, foot, 20) + box(8, 6, 84, 80, ground, 20)
    dots = [] if face is None else [divmod("abcdefghi".index(spot), 3) for spot in spots[face]]
    marks = "".join(disc(28 + 22 * column, 24 + 22 * row, 8.500, pips) for row, column in dots)
    return svg(100, 100, f'<g stroke="{edge}" stroke-width="5">{body}</g>{marks}')


def svg(width: float, height: float, body: str, left: float = 0, top: float = 0) -> str:
    """The whole picture: a viewBox, no size of its own."""
    return f'<svg xmlns="{NAMESPACE}" viewBox="{left:g} {top:g} {width:g} {height:g}">{body}</svg>\n'


def card(ground: str, *layers: str, height: float = 200) -> str:
    """An illustration of a card: full bleed, the subject in the middle so that a client may crop it."""
    return _full_bleed(svg(200, height, box(0, 0, 200, height, ground) + "".join(layers)))


def texture(*layers: str) -> str:
    """The ground of a space, to be clipped to any polygon."""
    return _full_bleed(svg(100, 100, "".join(layers)))


def _full_bleed(picture: str) -> str:
    """Whatever the shape of its box, the picture fills it."""
    return picture.replace('">', '" preserveAspectRatio="xMidYMid slice">', 1)


# Patterns: the second sign beside every colour ----------------------------------------------------


def stripes(colour: str, width: float = 14, turn: float = 0, opacity: float = 1, size: float = 200) -> str:
    """Broad stripes over a square."""
    far = int(size * 1.5)
    d = "".join(f"M{x} {-far}V{far}" for x in range(-far, far, round(2 * width)))
    body = line(d, colour, width, f' opacity="{opacity:g}"' if opacity < 1 else "")
    return at(size / 2, size / 2, body, turn=turn)


def spots(places: Iterable[tuple[float, float]], radius: float, colour: str) -> str:
    """Round spots."""
    return "".join(disc(x, y, radius, colour) for x, y in places)


def lattice(step: int, size: int = 200) -> list[tuple[float, float]]:
    """Places of an even, staggered pattern."""
    rows = range(0, size + 1, step)
    return [(x + (row % 2) * step / 2, y) for row, y in enumerate(rows) for x in rows]


def rays(colour: str, x: float = 100, y: float = 110, count: int = 12, size: float = 220) -> str:
    """Sunbeams from behind the subject."""
    step = 360 / count
    beam = f"M0 0L{-size * 0.13:.0f} {-size:g}H{size * 0.13:.0f}Z"
    return "".join(at(x, y, shape(beam, colour), turn=step * i) for i in range(count))


def window(x: float, y: float, width: float, height: float, shown: tuple[float, float, float, float], body: str) -> str:
    """A part of another grid (left, top, width, height) seen through a rectangle of this one."""
    view = " ".join(f"{side:g}" for side in shown)
    return f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{view}">{body}</svg>'
