"""Hello and goodbye: who sits at the table, and where the game is kept when somebody goes."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from gnomestead.kernel import GnomesteadError, Match
from gnomestead.terminal.files import save
from gnomestead.terminal.kept import play_command
from gnomestead.terminal.palette import colour, sign
from gnomestead.terminal.screen import Screen


def welcome(match: Match, screen: Screen) -> None:
    """The game, who plays, and the promise about chance."""
    game = match.game
    screen.show(Text.assemble((game.title, "bold"), (f" — {game.about}" if game.about else "", "faint")))
    seats = [Text(f"{sign(seat)} {name}", colour(seat)) for seat, name in enumerate(match.names)]
    screen.show(Text.assemble(("At the table: ", "faint"), Text(", ").join(seats)))
    promise = match.header.commitment(match.seed)
    screen.show(f"Chance is sealed: {promise[:16]}…   Type help at any prompt.", style="faint")


def offer_to_keep(match: Match, screen: Screen) -> None:
    """After the end: the record, for those who want it."""
    try:
        if name := screen.read("Keep the record? File name, or Enter for no: "):
            screen.quote(f"Saved: {save(match, Path(name).expanduser())}")
    except GnomesteadError as error:
        screen.problem(str(error))
    except (EOFError, KeyboardInterrupt):
        screen.show("")


def leave(match: Match, screen: Screen, path: Path, asked: bool) -> None:
    """Before the end: keep the game; `asked` people may say where."""
    screen.show("")
    if not match.entries:
        screen.show("Nothing was played. See you soon!")
        return
    kept = save(match, _wished(screen, path) if asked else path)
    screen.show("The game is kept. Go on with:")
    screen.quote(f"  {play_command(kept)}")


def _wished(screen: Screen, path: Path) -> Path:
    try:
        name = screen.read(f"Save as (Enter: {path}): ")
    except (EOFError, KeyboardInterrupt):
        return path
    return Path(name).expanduser() if name else path
