"""What each rule's tests ran, as `gnomestead.traceability.plugin` has written it down."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import getfile
from pathlib import Path

import msgspec

import gnomestead
from gnomestead.kernel import AnyGame, BadContent, BadSetup
from gnomestead.kernel.content import load

PACKAGE = Path(gnomestead.__file__).parent
ENGINE = PACKAGE / "kernel" / "state.py"
"""Whoever lays a table, asks for options or moves runs it."""
PLATFORM_RULES = "platform_rules.toml"


class Run(msgspec.Struct, frozen=True):
    """One test: the rules it cites, and the files in which it ran a function."""

    test: str
    rules: tuple[str, ...]
    files: tuple[str, ...]


def read_runs(files: Sequence[Path]) -> list[Run]:
    """The tests of all these files."""
    try:
        return [run for file in files for run in msgspec.json.decode(file.read_bytes(), type=list[Run])]
    except (OSError, msgspec.MsgspecError) as error:
        raise BadSetup(f"no list of test runs: {error}") from error


class Duty(msgspec.Struct, frozen=True):
    """Where the code lies that makes a rule true: a test holds the rule if it runs something in each place."""

    places: tuple[Path, ...]
    apart: tuple[Path, ...] = ()
    """Files there that count for nothing."""

    def is_met(self, run: Run) -> bool:
        """Whether this test ran what it must."""
        ran = [file for file in map(Path, run.files) if file not in self.apart]
        return all(any(file.is_relative_to(place) for file in ran) for place in self.places)

    def __str__(self) -> str:
        return " and ".join(_short(place) for place in self.places)


def duties(game: AnyGame, rules: list[str]) -> dict[str, Duty]:
    """What the tests of each rule must run: the game through the engine, or the platform's file that keeps the rule."""
    folder = Path(str(game.folder))
    own = Duty((folder, ENGINE), _description(game, folder))
    kept = _platform_rules(game)
    for rule in kept:
        if rule not in rules:
            raise BadContent(f"{game.id}/{PLATFORM_RULES}", rule, "it is not in RULES.md")
    return {rule: kept.get(rule, own) for rule in rules}


def _description(game: AnyGame, folder: Path) -> tuple[Path, ...]:
    """The file of the game's class, which every list of games runs; unless it is all that the game has."""
    described = Path(getfile(type(game)))
    return (described,) if set(folder.rglob("*.py")) - {described, folder / "__init__.py"} else ()


def _platform_rules(game: AnyGame) -> dict[str, Duty]:
    """The rules that not the game's folder but the platform makes true."""
    listed = game.folder / PLATFORM_RULES
    if not listed.is_file():
        return {}
    return {rule: _kept_by(game, rule, file) for rule, file in load(listed, dict[str, str]).items()}


def _kept_by(game: AnyGame, rule: str, file: str) -> Duty:
    place = PACKAGE / file
    if not place.is_file():
        raise BadContent(f"{game.id}/{PLATFORM_RULES}", rule, f"there is no file {file} in gnomestead")
    return Duty((place,))


def _short(place: Path) -> str:
    return str(place.relative_to(PACKAGE)) if place.is_relative_to(PACKAGE) else place.name
