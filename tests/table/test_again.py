"""Playing again: how it can be done at a table, and who sits where then."""

from __future__ import annotations

import pytest

from gnomestead.kernel import OptionValue, Seat
from gnomestead.kernel.registry import find
from gnomestead.table.acts import Act, Again, SeatBot, TableSpec
from gnomestead.table.again import all_follow, sitters_again, spec_again, ways_at
from gnomestead.table.table import Table

ADA, BO = "ada", "bo"


def finished(
    game: str, chairs: str, options: dict[str, OptionValue] | None = None, how: Again = "same", by: str = ADA
) -> Table:
    """A table as it is after the end: `ada rookie` seats Ada and a bot; `ada/rookie` is Ada's, kept by a bot."""
    sitters = chairs.split()
    table = Table(find(game), TableSpec(game, 1, len(sitters), options or {}, ADA), bytes(32))
    for chair, sitter in zip(table.chairs, sitters, strict=True):
        person, _, bot = sitter.partition("/")
        is_bot = person not in (ADA, BO)
        chair.person, chair.name, chair.bot = ("", "Bob", person) if is_bot else (person, person.title(), bot)
    table.apply(Act(1, 0, "again", by, text=how))
    return table


def seated(table: Table) -> list[str]:
    """Who is asked to sit where, seat by seat."""
    requests = [(sitter, sitter.request) for sitter in sitters_again(table)]
    assert [request.seat for _, request in requests] == list(range(len(table.chairs)))
    return [request.bot if isinstance(request, SeatBot) else sitter.person for sitter, request in requests]


@pytest.mark.parametrize(
    ("game", "chairs", "options", "expected"),
    [
        ("wymer_stones", "ada heuristic heuristic", {}, ("same", "swap", "harder")),
        ("wymer_stones", "ada heuristic", {"villain": "no"}, ("same", "harder")),
        ("wymer_stones", "ada", {"difficulty": "hard"}, ("same",)),
        ("wymer_stones", "ada random", {"difficulty": "hard"}, ("same", "swap", "harder")),
        ("gnomes_wizards", "ada general", {}, ("same", "swap")),
        ("gnom_street", "ada sleuth bo", {}, ("same", "harder")),
        ("gnom_street", "ada bo", {}, ("same",)),
        ("nirds", "ada sergeant", {"level": 5}, ("same", "harder")),
    ],
)
def test_the_ways_follow_from_the_game_and_its_table(
    game: str, chairs: str, options: dict[str, OptionValue], expected: tuple[Again, ...]
) -> None:
    assert ways_at(finished(game, chairs, options)) == expected


@pytest.mark.parametrize(("seat", "level"), [(0, "hard"), (2, "easy")])
def test_harder_means_harder_for_whoever_asks(seat: Seat, level: str) -> None:
    table = finished("wymer_stones", "ada heuristic bo", {"difficulty": "normal"}, "harder", (ADA, "", BO)[seat])
    assert spec_again(table).options["difficulty"] == level


def test_where_no_option_is_harder_the_rivals_are() -> None:
    table = finished("gnom_street", "ada rookie sleuth", how="harder")
    assert seated(table) == [ADA, "sleuth", "mastermind"]


def test_swapping_makes_whoever_asks_play_another_part() -> None:
    assert seated(finished("wymer_stones", "ada heuristic random", how="swap")) == ["heuristic", "random", ADA]
    assert seated(finished("gnomes_wizards", "ada bo", how="swap")) == [BO, ADA]


def test_a_bot_that_kept_a_seat_plays_on() -> None:
    table = finished("gnom_street", "ada bo/rookie sleuth")
    assert seated(table) == [ADA, "rookie", "sleuth"] and all_follow(table)
    table.apply(Act(2, 0, "again", BO, text="same"))
    assert seated(table) == [ADA, BO, "sleuth"]


def test_whoever_asked_first_is_the_host_and_all_else_stays() -> None:
    table = finished("nirds", "ada bo sergeant", {"level": 4}, by=BO)
    assert spec_again(table).host == BO and spec_again(table).options == table.setup.options
    assert not all_follow(table)
