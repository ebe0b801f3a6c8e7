"""Heroes and villain: how each end is told to each reader (None: a spectator)."""

from __future__ import annotations

import pytest

from endings import keys, replayed
from gnomestead.kernel import Seat
from gnomestead.testing import rule

ENDS: list[tuple[str, dict[Seat | None, str], str, str]] = [
    ("all-fall-2-alone", {0: "heroes-doomed", 1: "heroes-doomed", None: "watched-doomed"}, "fallen", ""),
    (
        "heroes-win-2-and-villain",
        {0: "heroes-saved", 1: "heroes-saved", 2: "villain-saved", None: "watched-saved"},
        "victorious",
        "",
    ),
    (
        "heroes-win-3-alone",
        {0: "heroes-saved", 1: "heroes-saved", 2: "heroes-saved", None: "watched-saved"},
        "victorious",
        "",
    ),
    (
        "heroes-win-4-and-villain",
        {
            0: "heroes-saved",
            1: "heroes-saved",
            2: "heroes-saved",
            3: "heroes-saved",
            4: "villain-saved",
            None: "watched-saved",
        },
        "victorious",
        "",
    ),
    ("lone-hero-falls-twice-alone", {0: "heroes-doomed", None: "watched-doomed"}, "alone", ""),
    ("lone-hero-falls-twice", {0: "heroes-doomed", 1: "villain-doomed", None: "watched-villain"}, "alone", ""),
    ("lone-wraith-removed", {0: "heroes-doomed", 1: "villain-doomed", None: "watched-villain"}, "torn", ""),
    ("stones-fail-alone", {0: "heroes-doomed", 1: "heroes-doomed", None: "watched-doomed"}, "waned", ""),
    ("stones-fail-with-villain", {0: "heroes-doomed", 1: "villain-doomed", None: "watched-villain"}, "waned", ""),
    (
        "villain-wins-2",
        {0: "heroes-doomed", 1: "heroes-doomed", 2: "villain-doomed", None: "watched-villain"},
        "fallen",
        "",
    ),
    (
        "villain-wins-4-hard",
        {
            0: "heroes-doomed",
            1: "heroes-doomed",
            2: "heroes-doomed",
            3: "heroes-doomed",
            4: "villain-doomed",
            None: "watched-villain",
        },
        "fallen",
        "",
    ),
]


@pytest.mark.parametrize(("record", "headlines", "reason", "decided"), ENDS)
def test_each_reader_is_told_the_end(record: str, headlines: dict[Seat | None, str], reason: str, decided: str) -> None:
    for seat, headline in headlines.items():
        told = keys(f"wymer_stones/{record}", seat)
        assert told.headline == f"headline-{headline}"
        assert told.reason == f"reason-{reason}"
        assert told.decided == (f"decided-{decided}" if decided else "")


LETTERS: list[tuple[str, dict[Seat | None, str]]] = [
    ("all-fall-2-alone", {0: "fallen", 1: "fallen", None: ""}),
    ("heroes-win-2-and-villain", {0: "victorious", 1: "victorious", 2: "villain-victorious", None: ""}),
    ("heroes-win-3-alone", {0: "victorious", 1: "victorious", 2: "victorious", None: ""}),
    (
        "heroes-win-4-and-villain",
        {0: "victorious", 1: "victorious", 2: "victorious", 3: "victorious", 4: "villain-victorious", None: ""},
    ),
    ("lone-hero-falls-twice-alone", {0: "alone", None: ""}),
    ("lone-hero-falls-twice", {0: "alone", 1: "villain-alone", None: ""}),
    ("lone-wraith-removed", {0: "torn", 1: "villain-torn", None: ""}),
    ("stones-fail-alone", {0: "waned", 1: "waned", None: ""}),
    ("stones-fail-with-villain", {0: "waned", 1: "villain-waned", None: ""}),
    ("villain-wins-2", {0: "fallen", 1: "fallen", 2: "villain-fallen", None: ""}),
    ("villain-wins-4-hard", {0: "fallen", 1: "fallen", 2: "fallen", 3: "fallen", 4: "villain-fallen", None: ""}),
]


@rule("WS-END-03")
@pytest.mark.parametrize(("record", "letters"), LETTERS)
def test_nobody_reads_the_other_side_s_letter(record: str, letters: dict[Seat | None, str]) -> None:
    for seat, letter in letters.items():
        told = keys(f"wymer_stones/{record}", seat)
        assert told.letter == (f"letter-{letter}" if letter else "")


@pytest.mark.parametrize(("seat", "title"), [(0, "name-outcome_defeated"), (2, "headline-villain-doomed")])
def test_the_letter_on_the_board_is_the_readers_own(seat: Seat, title: str) -> None:
    match = replayed("wymer_stones/villain-wins-2")
    scene = match.game.scene(match.game.view(match.state, seat))
    opened = next(thing for place in scene.places for thing in place.things if thing.id == "outcome_defeated")
    assert opened.name.key == title and opened.text == match.game.ending(match.state, seat).letter
