"""How to play: one page a game, of the right length, with true pictures; and the same page in the docs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from docs.code_blocks import DOCS
from gnomestead.kernel import AnyGame, everything, loads, verify
from gnomestead.kernel.howto import RECORD, has_howto, howto_keys, howto_page, howto_words, read_howto
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.registry import all_games

GAMES = [game for game in all_games() if type(game).__module__.startswith("gnomestead.")]
ours = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
WORDS = range(350, 601)


@ours
def test_every_game_has_a_page_of_the_right_length(game: AnyGame) -> None:
    assert has_howto(game)
    words = howto_words(game)
    assert all(words.all())
    assert sum(len(sentence.split()) for sentence in words.all()) in WORDS


@ours
def test_a_turn_is_told_in_five_pictures(game: AnyGame) -> None:
    turn = howto_page(game).turn
    assert len(turn) == len({picture.id for picture in turn}) == 5
    assert all(picture.lit and (picture.scene.places or picture.scene.widgets) for picture in turn)


@ours
def test_no_words_of_the_page_are_left_over(game: AnyGame) -> None:
    text = (game.folder / "words.en.ftl").read_text("utf-8")
    written = [line.partition(" = ")[0] for line in text.splitlines() if line.startswith("howto-")]
    assert sorted(written) == sorted(howto_keys(read_howto(game)))


@ours
def test_everything_in_the_pictures_has_a_name(game: AnyGame) -> None:
    for picture in howto_page(game).turn:
        words = Lexicon(game, picture.names, picture.eyes)
        named = [words.say(each.name) for each in everything(picture.scene)]
        assert not [name for name in named if name.startswith("[")]


@ours
def test_the_game_in_the_pictures_holds(game: AnyGame) -> None:
    record = loads((game.folder / RECORD).read_text("utf-8"))
    assert len(verify(game, record).entries) == max(moment.at for moment in read_howto(game).turn)


def test_the_pages_in_the_docs_are_up_to_date() -> None:
    command = [sys.executable, "-m", "tools.howto_pages", "--check"]
    done = subprocess.run(command, cwd=DOCS.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
