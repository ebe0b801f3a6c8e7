"""Which games are installed. Nothing else in the project names one."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from gnomestead.kernel.errors import UnknownGame
from gnomestead.kernel.game import AnyGame

GROUP = "gnomestead.games"


def installed() -> dict[str, EntryPoint]:
    """Every installed game by id, ours before other people's."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=_ours_first)}


def _ours_first(point: EntryPoint) -> tuple[bool, str]:
    return point.module.partition(".")[0] != "gnomestead", point.name


def find(game: str) -> AnyGame:
    """The game with this id."""
    known = installed()
    if game not in known:
        raise UnknownGame(game, known)
    made: AnyGame = known[game].load()()
    return made


def all_games() -> list[AnyGame]:
    """Every installed game."""
    return [find(game) for game in installed()]
