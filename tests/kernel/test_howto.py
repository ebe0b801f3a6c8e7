"""The page on how to play: what its file may say, and what is refused."""

from __future__ import annotations

import shutil
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from gnomestead.conformance import check
from gnomestead.kernel import BadContent
from gnomestead.kernel.howto import has_howto, howto_page, howto_words
from tic_tac_toe import TicTacToe
from toy import MushroomMarket


class Copied(TicTacToe):
    """Tic-tac-toe with a folder that a test may change."""

    place: Path

    @property
    def folder(self) -> Traversable:
        return self.place


@pytest.fixture
def copied(tmp_path: Path) -> Copied:
    game = Copied()
    game.place = tmp_path / "game"
    shutil.copytree(str(TicTacToe().folder), game.place, ignore=shutil.ignore_patterns("__pycache__"))
    return game


def change(game: Copied, file: str, before: str, after: str) -> None:
    path = game.place / file
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")


def test_pictures_are_positions_of_the_record() -> None:
    first, second, _ = howto_page(TicTacToe()).turn
    [board] = first.scene.places
    assert [thing.space for thing in board.things] == ["b2"] and first.lit == ("b2",) and first.names == ("Ada", "Ben")
    assert len(second.scene.places[0].things) == 4


def test_of_a_board_only_what_is_near_is_shown(copied: Copied) -> None:
    change(copied, "howto.toml", 'lit = ["b2"]', 'lit = ["b2"]\nnear = "b2"\nreach = 0.5')
    [board] = howto_page(copied).turn[0].scene.places
    assert [space.id for space in board.spaces] == ["b2"] and len(board.things) == 1


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('places = ["board"]', 'places = ["bored"]', "howto.toml: mark: after 1 entries nothing is called 'bored'"),
        ('lit = ["b2"]', 'lit = ["z9"]', "howto.toml: mark: after 1 entries nothing is called 'z9'"),
        ('places = ["board"]\nlit', "places = []\nlit", "'b2' is lit, but the picture does not show it"),
        ("at = 1", 'at = "one"', "turn[0].at"),
        ("icons", "icon", "unknown field"),
    ],
)
def test_a_slip_in_the_file_is_named(copied: Copied, before: str, after: str, told: str) -> None:
    change(copied, "howto.toml", before, after)
    with pytest.raises(BadContent) as refused:
        howto_page(copied)
    assert told in str(refused.value)


def test_the_kit_holds_the_page_to_its_words(copied: Copied, tmp_path: Path) -> None:
    change(copied, "words.en.ftl", "howto-end =", "howto-ende =")
    [found] = [one for one in check(copied, games=1, report_to=tmp_path).broken if one.name == "how to play is true"]
    assert "there are no words for howto-end" in found.line()


def test_a_game_may_do_without_a_page() -> None:
    assert has_howto(TicTacToe()) and not has_howto(MushroomMarket())
    assert howto_words(TicTacToe()).goal == "Be the first with three marks in a row."
