"""What styles must not do."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ASKING = re.compile(r"(?<![\w.#-])(?:body|html|:root|main|\.table|\.scene|\*)[^\s,{}]*:has\(")


def test_nothing_asks_what_the_whole_page_has() -> None:
    """A page that must know what it has is styled anew, all of it, by whatever changes anywhere."""
    sheets = [*(ROOT / "web/src").rglob("*.css"), *(ROOT / "web/src").rglob("*.svelte")]
    sheets += (ROOT / "src/gnomestead/games").glob("*/look/theme.css")
    assert len(sheets) > 100
    assert [sheet.name for sheet in sheets if ASKING.search(sheet.read_text("utf-8"))] == []
