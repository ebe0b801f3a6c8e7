"""Free texts: what a player writes, made tidy, and how it stands in the notation of a move.

A text stands in quotes, with `_` for every blank: `"Queen_of_the_Hedge"`. So a move stays words with blanks between
them, and no text can be taken for a word of the game.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

QUOTE: Final = '"'
SIGNS: Final = "'‘’“”-–.,:;!?&()+"
"""What a text may have besides letters, digits and blanks."""

_MOST_MARKS: Final = 3
"""So many accents may stand on one letter: enough for every script, too few to draw over other lines."""
_PARTS: Final = re.compile(r'"[^"]*"?|[^\s"]+')
_BIDI: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_WIDTHLESS: Final = "\u00ad\u034f\u200b\u200c\u200d\u2060\u2061\u2062\u2063\u2064\ufeff"
_FILLERS: Final = "\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u3164\uffa0"
_INVISIBLE: Final = frozenset(_BIDI + _WIDTHLESS + _FILLERS)


def _category(char: str) -> str:
    """By one fixed version of Unicode: a text that was legal once stays legal on every Python."""
    return unicodedata.ucd_3_2_0.category(char)


def _plain(text: str) -> str:
    return unicodedata.ucd_3_2_0.normalize("NFKC", text)


def _is_invisible(char: str) -> bool:
    is_selector = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
    return is_selector or char in _INVISIBLE or _category(char) in ("Cc", "Cf", "Cs")


def tidy(text: str) -> str:
    """The text in one plain form: nothing invisible, no straight quotes, single blanks, none around it."""
    blanked = "".join([" " if char.isspace() or char == "_" else char for char in _plain(text)])
    visible = "".join([char for char in blanked if not _is_invisible(char)])
    return " ".join(_plain(visible).replace(QUOTE, "”").split())


def quoted(text: str) -> str:
    """The text as a word of the notation."""
    return QUOTE + tidy(text).replace(" ", "_") + QUOTE


def parts_of(notation: str) -> list[str]:
    """The words of a move in notation; every text among them is made tidy."""
    if QUOTE not in notation:
        return notation.split()
    return [quoted(part.strip(QUOTE)) if part[0] == QUOTE else part for part in _PARTS.findall(notation)]


def is_readable(text: str) -> bool:
    """Whether there is anything to read: a letter or a digit."""
    return any(_is_letter(char) for char in text)


def _is_letter(char: str) -> bool:
    category = _category(char)
    return category[0] == "L" or category == "Nd"


def odd_sign(text: str) -> str:
    """The first sign that a text may not have; empty: there is none."""
    marks = _MOST_MARKS
    for char in text:
        if _category(char) in ("Mn", "Mc"):
            marks += 1
        elif _is_letter(char):
            marks = 0
        elif char == " " or char in SIGNS:
            marks = _MOST_MARKS
        else:
            return char
        if marks > _MOST_MARKS:
            return char
    return ""
