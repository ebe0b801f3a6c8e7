"""The end of a game: who won, in words, and the score sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from gnomestead.games.gnome_me.game import DoYouGnomeMe
from gnomestead.kernel import Match, ScoreLine, Standing, loads, phrase
from gnomestead.kernel.registry import find
from gnomestead.terminal.ending import score_sheet, verdict
from gnomestead.terminal.viewer import Viewer
from toy import MushroomMarket

TESTS = Path(__file__).parents[1]
BOTH = ["score-coins", "score-shelf"]


def viewer(seat: int | None = 0, seats: int = 2) -> Viewer:
    names = ("Ada", "Bo", "Cleo")[:seats]
    return Viewer(Match.new(MushroomMarket(), seats, seed="x", names=names), seat)


def shown(sheet: object) -> str:
    console = Console(width=60)
    with console.capture() as captured:
        console.print(sheet)
    return captured.get()


@pytest.mark.parametrize(("labels", "counts", "totals"), [(BOTH[:1], True, 0), (BOTH, True, 1), (BOTH, False, 0)])
def test_only_several_lines_of_points_are_added_up(labels: list[str], counts: bool, totals: int) -> None:
    sheet = tuple(ScoreLine(phrase(label), 3, counts) for label in labels)
    text = shown(score_sheet(viewer(), (Standing(0, True, 1, sheet), Standing(1, False, 2, sheet))))
    assert text.count("Total") == totals and "1 ★" in text


def test_places_are_shown_only_where_they_differ() -> None:
    sheet = (ScoreLine(phrase("score-coins"), 3),)
    lost = (Standing(0, False, 1, sheet), Standing(1, False, 1, sheet))
    assert "Place" not in shown(score_sheet(viewer(), lost))


@pytest.mark.parametrize(
    ("seat", "won", "words"),
    [
        (0, (True, False), "You win!"),
        (1, (True, False), "Ada wins!"),
        (None, (True, False), "Ada wins!"),
        (0, (True, True, False), "You and Bo win!"),
        (None, (True, True, False), "Ada and Bo win!"),
        (None, (True, True), "Everybody wins!"),
        (0, (False, False), "A draw."),
    ],
)
def test_the_winner_is_told_as_the_reader_would_say_it(seat: int | None, won: tuple[bool, ...], words: str) -> None:
    result = tuple(Standing(each, has_won, 1 if has_won or not any(won) else 2) for each, has_won in enumerate(won))
    assert verdict(viewer(seat, len(won)), result).plain == words


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("nirds/games/defeat-by-lives-2p", "The gnomes keep the lawn."),
        ("nirds/games/defeat-by-nirds-1p", "The gnomes keep the lawn."),
        ("wymer_stones/games/all-fall-2-alone", "The stones stay below."),
        ("gnomes_wizards/games/draw-stands", "A draw."),
    ],
)
def test_a_game_that_nobody_won_ends_in_its_own_words(record: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    played = loads((TESTS / f"{record}.gnome").read_text("utf-8"))
    match = Match.replay(find(played.header.game), played)
    result = match.state.result()
    assert result is not None and verdict(Viewer(match, None), result).plain == words


def test_a_lost_team_of_do_you_gnome_me_hears_no_draw() -> None:
    match = Match.new(DoYouGnomeMe(), 2, {"mode": "cooperative"}, seed="x")
    lost = (Standing(0, False, 1), Standing(1, False, 1))
    assert verdict(Viewer(match, None), lost).plain == "Too many gnomes got away this time."
