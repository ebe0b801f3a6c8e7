"""Code blocks of a Markdown page, by what stands after their language."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"

_BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def marked_blocks(page: str) -> list[tuple[str, str]]:
    """(mark, text) of every block whose fence carries a mark, such as `python turnips.py`."""
    return [(found[2], found[3]) for found in _BLOCK.finditer((DOCS / page).read_text("utf-8"))]


def assembled(page: str, mark: str) -> str:
    """The blocks of one file as one text: two blank lines between them, one before an indented block."""
    text = ""
    for found, block in marked_blocks(page):
        if found == mark:
            gap = "" if not text else "\n" if block.startswith(" ") else "\n\n"
            text += gap + block
    return text
