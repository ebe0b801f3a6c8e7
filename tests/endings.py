"""How recorded games end: what is told to each reader."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from gnomestead.kernel import Ending, Match, Seat, loads
from gnomestead.kernel.registry import find

TESTS = Path(__file__).parent


@cache
def replayed(record: str) -> Match:
    """A golden game of a game's tests, played to its end: `nirds/defeat-by-lives-2p`."""
    game, _, name = record.partition("/")
    played = loads((TESTS / game / "games" / f"{name}.gnome").read_text("utf-8"))
    return Match.replay(find(played.header.game), played)


def told(record: str, seat: Seat | None) -> Ending:
    """How its end is told to this reader."""
    match = replayed(record)
    return match.game.ending(match.state, seat)


class Keys(NamedTuple):
    """The words an end is told in; empty where there is nothing to say."""

    headline: str
    reason: str
    decided: str
    letter: str


def keys(record: str, seat: Seat | None) -> Keys:
    """How this reader is told."""
    end = told(record, seat)
    return Keys(*[said.key if said else "" for said in (end.headline, end.reason, end.decided, end.letter)])
