"""A team against the garden: how each end is told to each reader (None: a spectator)."""

from __future__ import annotations

import pytest

from endings import keys
from gnomestead.kernel import Seat

ENDS: list[tuple[str, dict[Seat | None, str], str, str]] = [
    ("defeat-by-lives-2p", {0: "team-lost", 1: "team-lost", None: "watched-lost"}, "life", ""),
    ("defeat-by-minions-2p", {0: "team-lost", 1: "team-lost", None: "watched-lost"}, "minions", ""),
    ("defeat-by-nirds-1p", {0: "team-lost", None: "watched-lost"}, "nird", ""),
    ("defeat-by-the-walls-3p", {0: "team-lost", 1: "team-lost", 2: "team-lost", None: "watched-lost"}, "walls", ""),
    ("sacrifice-that-wins-1p", {0: "team-won", None: "watched-won"}, "boss_defeated", ""),
    ("victory-over-scarecrow-1p", {0: "team-won", None: "watched-won"}, "boss_defeated", ""),
    ("victory-over-the-walls-2p", {0: "team-won", 1: "team-won", None: "watched-won"}, "boss_defeated", ""),
]


@pytest.mark.parametrize(("record", "headlines", "reason", "decided"), ENDS)
def test_each_reader_is_told_the_end(record: str, headlines: dict[Seat | None, str], reason: str, decided: str) -> None:
    for seat, headline in headlines.items():
        told = keys(f"nirds/{record}", seat)
        assert told.headline == f"headline-{headline}"
        assert told.reason == f"reason-{reason}"
        assert told.decided == (f"decided-{decided}" if decided else "")
