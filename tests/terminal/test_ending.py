"""The end of a game: who won, in words, and the score sheet."""

from __future__ import annotations

import pytest
from rich.console import Console

from endings import replayed
from gnomestead.kernel import Ending, Match, ScoreLine, Standing, phrase
from gnomestead.kernel.endings import plain_ending
from gnomestead.terminal.ending import draw_end, score_sheet, verdict
from gnomestead.terminal.viewer import Viewer
from toy import MushroomMarket

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
        (0, (True, False), "You won!"),
        (1, (True, False), "Ada wins."),
        (None, (True, False), "Ada wins."),
        (0, (True, True, False), "You won, together!"),
        (2, (True, True, False), "Ada and Bo win."),
        (None, (True, True, True), "Ada, Bo and Cleo win."),
        (0, (False, False), "A draw."),
    ],
)
def test_the_winner_is_told_as_the_reader_would_say_it(seat: int | None, won: tuple[bool, ...], words: str) -> None:
    result = tuple(Standing(each, has_won, 1 if has_won or not any(won) else 2) for each, has_won in enumerate(won))
    assert [text.plain for text in verdict(viewer(seat, len(won)), plain_ending(result, seat))] == [words]


def test_reason_deed_tie_break_and_letter_follow_the_headline() -> None:
    said = [phrase("headline-draw"), *(phrase("seat-number", number=number) for number in range(4))]
    lines = [text.plain for text in verdict(viewer(), Ending(*said))]
    assert lines == ["A draw.", "Seat 0", "Seat 1", "Seat 2", "", "Seat 3"]


def test_lines_in_which_nobody_has_anything_are_left_out() -> None:
    sheet = (ScoreLine(phrase("score-coins"), 3), ScoreLine(phrase("score-shelf"), 0))
    table = shown(score_sheet(viewer(), (Standing(0, True, 1, sheet), Standing(1, False, 2, sheet))))
    assert "Total" not in table and table.count(" 3") == 2


@pytest.mark.parametrize(("seat", "words"), [(0, "The stones stay below."), (2, "The stones are yours!")])
def test_the_end_on_screen_speaks_to_the_reader_s_side(seat: int, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    match = replayed("wymer_stones/villain-wins-2")
    text = shown(draw_end(Viewer(match, seat)))
    assert words in text and ("giggle" in text) == (seat == 2)
