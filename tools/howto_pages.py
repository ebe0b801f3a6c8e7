"""How to play each game as pages of the docs, from the same words as everywhere: docs/games/<id>.md.

python -m tools.howto_pages          write the pages
python -m tools.howto_pages --check  say whether they are up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from gnomestead.kernel import AnyGame
from gnomestead.kernel.howto import has_howto, howto_words
from gnomestead.kernel.registry import all_games

FOLDER: Final = Path(__file__).parent.parent / "docs" / "games"
PACKAGE: Final = "gnomestead."
HEAD: Final = (
    "<!-- Made by tools/howto_pages.py from the game's howto.toml and words: change those, then run `make howto`. -->"
)


def pages() -> dict[Path, str]:
    """The text of each page; of games that come with this project."""
    ours = [game for game in all_games() if type(game).__module__.startswith(PACKAGE) and has_howto(game)]
    return {FOLDER / f"{game.id}.md": page(game) for game in ours}


def page(game: AnyGame) -> str:
    """How to play one game."""
    words = howto_words(game)
    rules = f"../../src/gnomestead/games/{game.id}/RULES.md"
    parts = [
        f"{HEAD}\n# {game.title}",
        f"**{words.goal}**",
        "## A turn",
        "\n".join(f"{number}. {caption}" for number, caption in enumerate(words.turn, 1)),
        "## What the signs mean",
        "\n".join(f"- **{name}**: {meaning}" for name, meaning in words.icons),
        "## How it ends, and who wins",
        words.end,
        "## Three mistakes that everybody makes once",
        "\n".join(f"- {mistake}" for mistake in words.mistakes),
        f"In the browser the book button shows the same with pictures, in the terminal `gnomestead rules {game.id}`. "
        f"All rules, with notes for developers: [RULES.md]({rules}).",
    ]
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Write the pages, or check them."""
    wanted = pages()
    if "--check" in sys.argv[1:]:
        stale = [path.name for path, text in wanted.items() if not path.is_file() or path.read_text("utf-8") != text]
        print(f"out of date: {', '.join(stale)}; run make howto" if stale else "up to date")
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for path, text in wanted.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
