"""A war and a duel: how each end is told to each reader (None: a spectator)."""

from __future__ import annotations

import pytest

from endings import keys
from gnomestead.kernel import Seat

ENDS: list[tuple[str, dict[Seat | None, str], str, str]] = [
    ("duel-right-mole", {0: "duel-lost", 1: "duel-won", None: "duel-watched"}, "set-right", ""),
    ("duel-turn-cap", {0: "duel-won", 1: "duel-lost", None: "duel-watched"}, "set-throws", "duel"),
    ("duel-wrong-mole", {0: "duel-lost", 1: "duel-won", None: "duel-watched"}, "set-wrong", ""),
    ("war-3p-last-turn-7", {0: "boss-lost", 1: "boss-lost", 2: "boss-won", None: "boss-watched"}, "last-turn", ""),
    (
        "war-4p-tie-thrown-for",
        {0: "boss-lost", 1: "boss-won", 2: "boss-lost", 3: "boss-lost", None: "boss-watched"},
        "last-turn",
        "throws",
    ),
]


@pytest.mark.parametrize(("record", "headlines", "reason", "decided"), ENDS)
def test_each_reader_is_told_the_end(record: str, headlines: dict[Seat | None, str], reason: str, decided: str) -> None:
    for seat, headline in headlines.items():
        told = keys(f"gnom_street/{record}", seat)
        assert told.headline == f"headline-{headline}"
        assert told.reason == f"reason-{reason}"
        assert told.decided == (f"decided-{decided}" if decided else "")
