"""Arrows, stars and ticks that stand between words, as a small font of our own: `python -m tools.art.signs`.

Letters come with the fonts of the page; these characters do not. Without them each device would take its own, some of
them little coloured pictures, and would look for it in the middle of a move. The font is committed;
`tests/look` holds it to what is drawn.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

HERE = Path(__file__).parent
FONT = HERE.parents[1] / "web" / "src" / "look" / "signs.woff"
NAME = "Gnome Signs"
EM = 1000
ASCENT, DESCENT = 950, -250
SCALE = 36
"""Font units to one of the 24 of the grid."""
RISE = 772
"""The grid's upper edge above the baseline: the middle of a sign is that of a capital letter."""
ADVANCE = 24 * SCALE
EXACT = 1.0
"""Font units that a curve may be off."""


def outlines() -> dict[int, str]:
    """Every sign's path by its character."""
    sheet = ET.fromstring((HERE / "parts" / "signs.svg").read_text("utf-8"))
    return {int(path.attrib["id"], 16): path.attrib["d"] for path in sheet}


def build() -> FontBuilder:
    """The font, not yet written."""
    signs = outlines()
    names = {code: f"uni{code:04X}" for code in signs}
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap(names)
    font.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **{names[code]: _glyph(path) for code, path in signs.items()}})
    glyphs = font.font["glyf"].glyphs
    font.setupHorizontalMetrics({name: (ADVANCE, getattr(glyph, "xMin", 0)) for name, glyph in glyphs.items()})
    font.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    font.setupNameTable({"familyName": NAME, "styleName": "Regular"})
    font.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT)
    font.setupPost()
    font.updateHead(created=0, modified=0)
    return font


def _glyph(path: str) -> object:
    glyph = TTGlyphPen(None)
    parse_path(path, TransformPen(Cu2QuPen(glyph, EXACT), (SCALE, 0, 0, -SCALE, 0, RISE)))
    return glyph.glyph()


if __name__ == "__main__":
    font = build()
    font.font.flavor = "woff"
    font.save(FONT)
