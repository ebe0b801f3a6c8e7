"""A race and a team: how each end is told to each reader (None: a spectator)."""

from __future__ import annotations

import pytest

from endings import keys
from gnomestead.kernel import Seat

ENDS: list[tuple[str, dict[Seat | None, str], str, str]] = [
    ("all-in-empty-deck-2p", {0: "won", 1: "others", None: "others"}, "deck", ""),
    ("all-in-first-to-five-3p", {0: "won", 1: "others", 2: "others", None: "others"}, "five", ""),
    ("basic-forty-rounds", {0: "others", 1: "won", None: "others"}, "rounds", ""),
    ("basic-gnome-off", {0: "won", 1: "others", None: "others"}, "deck", "off"),
    ("basic-shared-win", {0: "won", 1: "won", None: "others"}, "deck", "shared"),
    ("beats-team-twelve-rounds", {0: "team-lost", 1: "team-lost", None: "watched-lost"}, "beats", ""),
    ("cooperative-clock-3p", {0: "team-won", 1: "team-won", 2: "team-won", None: "watched-won"}, "clock", ""),
    (
        "cooperative-empty-deck-4p",
        {0: "team-won", 1: "team-won", 2: "team-won", 3: "team-won", None: "watched-won"},
        "all-won",
        "",
    ),
    ("relay-team-bank", {0: "team-lost", 1: "team-lost", None: "watched-lost"}, "bank", ""),
]


@pytest.mark.parametrize(("record", "headlines", "reason", "decided"), ENDS)
def test_each_reader_is_told_the_end(record: str, headlines: dict[Seat | None, str], reason: str, decided: str) -> None:
    for seat, headline in headlines.items():
        told = keys(f"gnome_me/{record}", seat)
        assert told.headline == f"headline-{headline}"
        assert told.reason == f"reason-{reason}"
        assert told.decided == (f"decided-{decided}" if decided else "")
