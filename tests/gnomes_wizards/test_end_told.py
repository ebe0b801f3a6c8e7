"""A war of sides: how each end is told to each reader (None: a spectator)."""

from __future__ import annotations

import pytest

from endings import keys
from gnomestead.kernel import Seat

ENDS: list[tuple[str, dict[Seat | None, str], str, str]] = [
    ("draw-stands", {0: "draw", 1: "draw", None: "draw"}, "rounds", "nothing"),
    ("every-tribe-3p-points", {0: "lost", 1: "won", 2: "lost", None: "others"}, "rounds", ""),
    ("fought-on-to-a-draw", {0: "draw", 1: "draw", None: "draw"}, "rounds", "nothing"),
    ("routed-2p", {0: "won", 1: "lost", None: "others"}, "routed", ""),
    ("teams-4p-generals", {0: "lost", 1: "won", 2: "lost", 3: "won", None: "others"}, "rounds", ""),
    ("tie-broken-by-crystals", {0: "lost", 1: "won", None: "others"}, "rounds", "crystals"),
    ("tie-broken-by-hp-4p", {0: "lost", 1: "lost", 2: "lost", 3: "won", None: "others"}, "rounds", "hp"),
]


@pytest.mark.parametrize(("record", "headlines", "reason", "decided"), ENDS)
def test_each_reader_is_told_the_end(record: str, headlines: dict[Seat | None, str], reason: str, decided: str) -> None:
    for seat, headline in headlines.items():
        told = keys(f"gnomes_wizards/{record}", seat)
        assert told.headline == f"headline-{headline}"
        assert told.reason == f"reason-{reason}"
        assert told.decided == (f"decided-{decided}" if decided else "")
