"""Records are text one can read, and errors name the line."""

from __future__ import annotations

import pytest

from gnomestead.kernel import CLOCK, BadRecord, Entry, Header, Match, Record, dumps, loads
from tic_tac_toe import TicTacToe
from toy import MushroomMarket


def whole() -> str:
    match = Match.new(TicTacToe(), seed="gnome", names=["Ada", "Grumble the bot"])
    for at, move in enumerate(["b2", "a1", "b1", "a2", "b3"]):
        match.play(at % 2, move, at * 100)
    return dumps(match.record())


LINES = whole().splitlines()


def test_a_record_reads_like_this() -> None:
    assert LINES[:6] == [
        "gnomestead record 1",
        "game tic_tac_toe",
        "rules 1",
        "seats 2",
        "name 0 Ada",
        "name 1 Grumble the bot",
    ]
    assert [line.split()[0] for line in LINES[6:8]] == ["commitment", "seed"]
    assert LINES[8:] == ["", "1 0 b2 @0", "2 1 a1 @100", "3 0 b1 @200", "4 1 a2 @300", "5 0 b3 @400", "", LINES[-1]]
    assert LINES[-1] == "end 0:won:1:0 1:lost:2:0"


def test_it_comes_back_equal() -> None:
    record = loads(whole())
    assert dumps(record) == whole() and loads(dumps(record)) == record
    assert loads(whole().replace("\n", "\r\n")) == record


def test_the_clock_undo_options_and_a_secret_seed_come_back() -> None:
    entries = (Entry(0, "sell cep cep", 5), Entry(CLOCK, "tick", 9), Entry(1, "undo 1", 12))
    header = Header("mushroom_market", 1, 2, {"rounds": "3", "snatching": "off"})
    record = Record(header, ("A", "B"), header.commitment(bytes(32)), entries)
    assert "2 - tick @9" in dumps(record).splitlines() and "seed" not in dumps(record)
    assert loads(dumps(record)) == record
    assert [entry.undo_to for entry in entries] == [None, None, 1]


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (1, "gnomestead record 2", "expected 'gnomestead record 1', found 'gnomestead record 2'"),
        (2, "game Tic!", "expected 'game …' with a game id, found 'game Tic!'"),
        (3, "rules new", "expected 'rules …' with a rules version, found 'rules new'"),
        (4, "seats 0", "expected 'seats …' with a number of seats, found 'seats 0'"),
        (5, "name 1 Ada", "expected 'name 0 …' with a name, found 'name 1 Ada'"),
        (7, "commitment 12", "expected 'commitment …' with 64 hex digits, found 'commitment 12'"),
        (8, "seed zz", "expected 'seed …' with 64 hex digits, found 'seed zz'"),
        (9, "1 0 b2 @0", "expected an empty line between header and moves, found '1 0 b2 @0'"),
        (11, "3 1 a1 @100", "expected '2 SEAT MOVE @MILLISECONDS', found '3 1 a1 @100'"),
        (12, "3 0 b1", "expected '3 SEAT MOVE @MILLISECONDS', found '3 0 b1'"),
        (12, "3 x b1 @200", "expected '3 SEAT MOVE @MILLISECONDS', found '3 x b1 @200'"),
        (12, "3 0 b1 @9999999999999999", "expected '3 SEAT MOVE @MILLISECONDS', found '3 0 b1 @9999999999999999'"),
        (16, "fin", "expected 'end …' or the end of the file, found 'fin'"),
    ],
)
def test_a_corrupt_line_is_named_with_what_was_expected(line: int, text: str, problem: str) -> None:
    corrupt = [*LINES]
    corrupt[line - 1] = text
    with pytest.raises(BadRecord) as error:
        loads("\n".join(corrupt))
    assert str(error.value) == f"line {line}: {problem}" and error.value.line == line


@pytest.mark.parametrize(("kept", "expected"), [(0, "'gnomestead record 1'"), (3, "'seats …'"), (6, "'commitment …'")])
def test_a_truncated_header_says_where_it_stops(kept: int, expected: str) -> None:
    with pytest.raises(BadRecord, match=f"line {kept + 1}: expected {expected}"):
        loads("\n".join(LINES[:kept]))


def test_an_option_given_twice_is_refused() -> None:
    twice = [*LINES[:6], "option rounds 2", "option rounds 3", *LINES[6:]]
    with pytest.raises(BadRecord, match="line 8: expected 'option NAME VALUE', each name once"):
        loads("\n".join(twice))


def test_a_huge_file_is_not_even_read() -> None:
    with pytest.raises(BadRecord, match="a record has at most 8000000"):
        loads("x" * 8_000_001)


def test_the_commitment_binds_seed_options_and_seats() -> None:
    header = Header("mushroom_market", 1, 2, {"rounds": "3"})
    others = [Header("mushroom_market", 1, 3, {"rounds": "3"}), Header("mushroom_market", 1, 2, {"rounds": "2"})]
    promises = {h.commitment(bytes(32)) for h in (header, *others)} | {header.commitment(bytes(31) + b"\x01")}
    assert len(promises) == 4


def test_options_are_written_as_people_write_them() -> None:
    match = Match.new(MushroomMarket(), 2, {"snatching": False, "rounds": 3}, seed=1)
    assert match.header.options == {"rounds": "3", "limit": "5", "snatching": "off"}
    assert Match.replay(MushroomMarket(), match.record()).setup == match.setup
