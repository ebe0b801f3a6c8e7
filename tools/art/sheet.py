"""A contact sheet of a game's pictures, by day and by night: `python -m tools.art.sheet game out.html [ids …]`."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.art.__main__ import SOURCE

_STYLE = """
body{margin:0;font:10px sans-serif}section{padding:12px;display:flex;flex-wrap:wrap;gap:8px}
.day{background:#dfe9d3;color:#16271f}.night{background:#14262a;color:#eff5e6}
figure{margin:0;width:110px}figcaption{overflow-wrap:anywhere}img.big{width:80px;max-height:100px}img.small{width:24px}
"""


def sheet(game: str, themes: tuple[str, ...] = ("day", "night"), only: tuple[str, ...] = ()) -> str:
    """Each picture large and at 24 px, with its name."""
    files = sorted((SOURCE / game / "look" / "art").glob("*.svg"))
    shown = [file for file in files if not only or file.stem.startswith(only)]
    figures = "".join(
        f'<figure><img class="big" src="{file.as_uri()}"><img class="small" src="{file.as_uri()}">'
        f"<figcaption>{file.stem}</figcaption></figure>"
        for file in shown
    )
    sections = "".join(f'<section class="{theme}">{figures}</section>' for theme in themes)
    return f"<!doctype html><style>{_STYLE}</style>{sections}"


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(sheet(sys.argv[1], only=tuple(sys.argv[3:])), "utf-8")
