"""Records on disk: read with errors that name the file, saved where people will find them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import click

from gnomestead.kernel import AnyGame, BadRecord, GnomesteadError, Match, Record, dumps, loads, verify
from gnomestead.kernel.record import FIRST_LINE, LONGEST_FILE
from gnomestead.kernel.registry import find

HOME = "GNOMESTEAD_HOME"


class BadFile(GnomesteadError):
    """A file that cannot be read, written or understood."""


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise BadFile(f"{path}: too large for a record ({LONGEST_FILE} bytes at most)")
        return loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise BadFile(_os_problem(path, error)) from error
    except UnicodeDecodeError as error:
        raise BadFile(f"{path}: this is no text file; a record begins with {FIRST_LINE!r}") from error
    except BadRecord as error:
        raise BadFile(f"{path}: {error}") from error


def load_match(path: Path, upto: int | None = None) -> Match:
    """The match that a file tells, up to an entry."""
    record = read_record(path)
    return _held(path, record, lambda game: Match.replay(game, record, upto))


def verify_file(path: Path) -> Match:
    """The match that a file tells, held to its word."""
    record = read_record(path)
    return _held(path, record, lambda game: verify(game, record))


def _held(path: Path, record: Record, play: Callable[[AnyGame], Match]) -> Match:
    try:
        return play(find(record.header.game))
    except GnomesteadError as error:
        raise BadFile(f"{path}: {error}") from error


def save(match: Match, path: Path) -> Path:
    """Write the record, seed included, so that the game can go on later."""
    target = path if path.suffix else path.with_suffix(".gnome")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(dumps(match.record()), "utf-8")
    except OSError as error:
        raise BadFile(_os_problem(target, error)) from error
    return target


def home_folder() -> Path:
    """Where games are kept that somebody leaves."""
    return Path(os.environ.get(HOME) or click.get_app_dir("gnomestead"))


def autosave_path(match: Match) -> Path:
    """Where a game is kept that somebody leaves: each game has a file of its own."""
    return home_folder() / f"{match.game.id}-{match.header.commitment(match.seed)[:8]}.gnome"


def _os_problem(path: Path, error: OSError) -> str:
    match error:
        case FileNotFoundError():
            return f"there is no file {path}"
        case IsADirectoryError():
            return f"{path} is a directory, not a record"
        case _:
            return f"{path}: {(error.strerror or 'it cannot be used').lower()}"
