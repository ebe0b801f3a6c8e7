"""Games that somebody left: kept in a folder of their own, offered at the next start, gone when they are over."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from string import ascii_lowercase
from typing import NamedTuple

from rich.text import Text

from gnomestead.kernel import GnomesteadError
from gnomestead.kernel.registry import find, installed
from gnomestead.terminal.files import home_folder, read_record
from gnomestead.terminal.screen import Screen

_MOST = 9


class Kept(NamedTuple):
    """A game that can go on."""

    path: Path
    title: str
    names: tuple[str, ...]
    moves: int
    left: datetime

    def __str__(self) -> str:
        return f"{self.title}: {', '.join(self.names)}; {self.moves} moves, left {self.left:%d %B, %H:%M}"


def kept_games() -> list[Kept]:
    """The games that wait to go on, the latest first."""
    found = [kept for path in home_folder().glob("*.gnome") if (kept := _kept(path)) is not None]
    return sorted(found, key=lambda kept: kept.left, reverse=True)[:_MOST]


def _kept(path: Path) -> Kept | None:
    """What a file keeps; None: it cannot go on here, and whoever opens it by name is told why."""
    try:
        record = read_record(path)
        left = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (GnomesteadError, OSError):
        return None
    if record.outcome or record.header.game not in installed():
        return None
    game = find(record.header.game)
    if record.header.rules != game.rules_version:
        return None
    return Kept(path, game.title, record.names, len(record.entries), left)


def show_kept(screen: Screen, kept: Sequence[Kept]) -> None:
    """List kept games, each with the command that goes on with it."""
    if kept:
        screen.show("", Text("Games you have left", "bold"))
    for each in kept:
        screen.show(f"  {each}")
        screen.quote(f"    {play_command(each.path)}")


def kept_by_letter(kept: Sequence[Kept]) -> dict[str, Kept]:
    """The same to choose from, by letters."""
    return dict(zip(ascii_lowercase, kept, strict=False))


def play_command(path: Path) -> str:
    """What to type to go on with a saved game, in any shell, whatever the path has in it."""
    return f"gnomestead play {shlex.quote(str(path))}"


def forget(path: Path) -> None:
    """A game that was kept here by itself is over: it need not be kept any longer."""
    if path.parent == home_folder():
        path.unlink(missing_ok=True)
