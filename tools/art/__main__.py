"""Draw the art of the games into their `look/art` folders: `python -m tools.art [game …]`."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from tools.art.kit import NAMESPACE

GAMES = ("gnom_street", "gnome_me", "wymer_stones", "nirds", "gnomes_wizards")
SOURCE = Path(__file__).parents[2] / "src" / "gnomestead" / "games"


def file_name(art: str) -> str:
    """The file of an art id: what is not a small letter, figure, _ or - becomes a -."""
    return re.sub(r"[^a-z0-9_-]", "-", art) + ".svg"


def files(game: str) -> dict[str, str]:
    """What lies in the look folder of a game: a file for each picture, the cover, and all pictures in one sheet."""
    pictures: dict[str, str] = import_module(f"tools.art.{game}").pictures()
    cover = pictures.pop("cover")
    drawn = {file_name(art): picture for art, picture in pictures.items()}
    apart = {f"art/{name}": picture for name, picture in drawn.items()}
    return {"cover.svg": cover, "art.svg": sheet(drawn), **apart}


def sheet(pictures: dict[str, str]) -> str:
    """The pictures as symbols by art id, for a client that fetches them at once and lets them take a seat's colour."""
    symbols = [
        picture.strip()
        .replace(f'<svg xmlns="{NAMESPACE}"', f'<symbol id="{name.removesuffix(".svg")}"', 1)
        .removesuffix("</svg>")
        + "</symbol>\n"
        for name, picture in sorted(pictures.items())
    ]
    return f'<svg xmlns="{NAMESPACE}">\n{"".join(symbols)}</svg>\n'


def draw(game: str, source: Path = SOURCE) -> int:
    """Draw all pictures of a game anew; returns how many."""
    look = source / game / "look"
    (look / "art").mkdir(parents=True, exist_ok=True)
    for old in look.rglob("*.svg"):
        old.unlink()
    drawn = files(game)
    for name, text in drawn.items():
        (look / name).write_text(text, "utf-8")
    return len(drawn) - 1


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        sys.stdout.write(f"{name}: {draw(name)} pictures\n")
