"""Signs and icons come with the page: no device has to find its own, let alone a coloured one."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from fontTools.ttLib import TTFont
from tools.art.signs import FONT, build

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web" / "src"
FIRST_SIGN = "\u2190"
IN_THE_LETTERS = {"\u2212"}
"""The minus comes with the letters."""


def drawn() -> set[str]:
    """The signs that our own font is made of."""
    sheet = ET.parse(ROOT / "tools" / "art" / "parts" / "signs.svg").getroot()
    return {chr(int(path.attrib["id"], 16)) for path in sheet}


def promised() -> set[str]:
    """The signs that the page asks that font for."""
    rule = (PAGES / "look" / "tokens.css").read_text("utf-8").split('"Gnome Signs"')[1]
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", rule.split("}")[0])
    return {chr(code) for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}


def test_every_sign_in_words_and_pages_is_drawn() -> None:
    words = [*(ROOT / "src" / "gnomestead").glob("**/*.ftl"), *PAGES.glob("**/*.ftl")]
    pages = [path for kind in ("svelte", "ts", "css") for path in PAGES.glob(f"**/*.{kind}")]
    used = {sign for path in [*words, *pages] for sign in path.read_text("utf-8") if sign >= FIRST_SIGN}
    assert words
    assert pages
    assert used - IN_THE_LETTERS <= drawn()


def test_the_page_asks_for_all_that_is_drawn() -> None:
    assert promised() == drawn()


def test_the_font_is_made_of_what_is_drawn() -> None:
    """Whoever changes a sign makes the font anew: `python -m tools.art.signs`."""
    made, committed = build().font, TTFont(FONT)
    assert made.getBestCmap() == committed.getBestCmap()
    for table in ("glyf", "hmtx"):
        assert made.getTableData(table) == committed.getTableData(table)


def test_every_icon_that_a_page_names_is_drawn() -> None:
    sheet = ET.parse(PAGES / "look" / "icons.svg").getroot()
    pages = [path.read_text("utf-8") for path in PAGES.glob("**/*.svelte")]
    named = {name for page in pages for name in re.findall(r'<Icon name="([a-z-]+)"', page)}
    assert named
    assert named <= {symbol.attrib["id"].removeprefix("i-") for symbol in sheet if "id" in symbol.attrib}
