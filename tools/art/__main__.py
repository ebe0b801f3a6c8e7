"""Draw the art of the games into their `look/art` folders: `python -m tools.art [game …]`."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

GAMES = ("gnom_street", "gnome_me", "wymer_stones", "nirds", "gnomes_wizards")
SOURCE = Path(__file__).parents[2] / "src" / "gnomestead" / "games"


def file_name(art: str) -> str:
    """The file of an art id: what is not a small letter, figure, _ or - becomes a -."""
    return re.sub(r"[^a-z0-9_-]", "-", art) + ".svg"


def draw(game: str, source: Path = SOURCE) -> int:
    """Draw all pictures of a game anew; returns how many."""
    folder = source / game / "look" / "art"
    folder.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, str] = import_module(f"tools.art.{game}").pictures()
    for old in folder.glob("*.svg"):
        old.unlink()
    for art, picture in pictures.items():
        (folder / file_name(art)).write_text(picture, "utf-8")
    return len(pictures)


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        sys.stdout.write(f"{name}: {draw(name)} pictures\n")
