"""The description of a game: set-ups, options, seats."""

from __future__ import annotations

import pytest

from gnomestead.kernel import BadSetup, OptionValue, TableOption, UnknownGame
from gnomestead.kernel.registry import all_games, find, installed
from tic_tac_toe import TicTacToe
from toy import MushroomMarket


def test_defaults_are_filled_in() -> None:
    setup = MushroomMarket().set_table(3, {"rounds": 4})
    assert setup.options == {"rounds": 4, "limit": 5, "snatching": True}
    assert (setup.game, setup.seats, setup.timed, setup["limit"]) == ("mushroom_market", 3, False, 5)


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (1, {}, "mushroom_market takes 2 to 4 seats, not 1"),
        (5, {}, "mushroom_market takes 2 to 4 seats, not 5"),
        (2, {"colour": 1}, "mushroom_market has no option 'colour'; it has: rounds, limit, snatching"),
        (2, {"rounds": 9}, "option rounds: 9 is not one of 2, 3, 4"),
        (2, {"snatching": "maybe"}, "option snatching: 'maybe' is not one of on, off"),
    ],
)
def test_a_bad_set_up_names_the_thing_and_the_legal_values(
    seats: int, options: dict[str, OptionValue], problem: str
) -> None:
    with pytest.raises(BadSetup) as error:
        MushroomMarket().set_table(seats, options)
    assert str(error.value) == problem


def test_option_values_are_read_as_people_write_them() -> None:
    rounds, _, snatching = MushroomMarket.options
    assert rounds.parse("3") == 3
    assert snatching.parse("ON") is True and snatching.parse("off") is False
    with pytest.raises(BadSetup, match="option mood: 'grim' is not one of sunny, wild"):
        TableOption("mood", ("sunny", "Wild"), "sunny").parse("grim")


def test_an_option_may_be_a_number() -> None:
    board = TableOption("board", ("surprise",), "surprise", most=99)
    assert [board.parse(text) for text in ("surprise", "1", "99")] == ["surprise", 1, 99]
    for text in ("0", "100", "-1", "²", "1e1", "9" * 5000):
        with pytest.raises(BadSetup, match="is not one of surprise, 1 to 99"):
            board.parse(text)
    assert board.allows(7) and not board.allows(True) and not board.allows("7") and not board.allows(100)


def test_the_same_seed_starts_the_same_game() -> None:
    game = MushroomMarket()
    assert game.start(seed="x").hands == game.start(seed="x").hands
    assert len({tuple(map(tuple, game.start(seed=n).hands)) for n in range(9)}) > 5


def test_installed_games_are_found_by_entry_point() -> None:
    assert "tic_tac_toe" in installed()
    assert isinstance(find("tic_tac_toe"), TicTacToe)
    assert [game.id for game in all_games()] == list(installed())


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; installed: .*tic_tac_toe"):
        find("chess")


def test_an_option_may_matter_only_at_some_tables() -> None:
    option = TableOption("sets", (1, 2), 1, seats=(2,), when=(("mode", "duel"),))
    assert option.matters(2, {"mode": "duel"})
    assert not option.matters(3, {"mode": "duel"}) and not option.matters(2, {"mode": "war"})
