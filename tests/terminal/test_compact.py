"""At 80 × 24 the question and what it is about are on the screen, and what is told in short says so."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.gnom_street.game import GnomStreet
from gnomestead.games.nirds.game import Nirds
from gnomestead.kernel import AnyGame, Match, Seat
from gnomestead.terminal.palette import THEME
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.turn import Leave, Turn
from gnomestead.terminal.viewer import Viewer

ROWS = 24
STREET = GnomStreet()


def window(rows: int = ROWS) -> Screen:
    screen = Screen()
    screen.console = Console(theme=THEME, force_terminal=True, width=80, height=rows, file=io.StringIO())
    return screen


def shown(match: Match, seat: Seat, rows: int = ROWS, *typed: str) -> list[str]:
    """The lines on the screen when this seat is asked for its move, after it has typed so much."""
    screen, lines = window(rows), iter(typed)

    def read(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise Leave
        return line

    with pytest.raises(Leave):
        Turn(Viewer(match, seat), screen, read).ask()
    return Text.from_ansi(screen.console.file.getvalue()).plain.split("\n")  # type: ignore[attr-defined]


def questions(game: AnyGame, seats: int, moves: int) -> Iterator[tuple[Match, Seat]]:
    """The first question of each kind that comes up when bots play."""
    match = Match.new(game, seats, {}, "low window")
    bots = {seat: make_bot(game, "bot", seat, random.Random(seat)) for seat in range(seats)}
    driver, seen = Driver(match, bots, random.Random(1)), set()
    for _ in range(moves):
        seat = match.state.waiting()[0]
        key = match.state.prompt(seat).key
        if key not in seen:
            seen.add(key)
            yield match, seat
        driver.step()


@pytest.mark.parametrize(("game", "seats", "moves"), [(STREET, 4, 45), (Nirds(), 3, 20)], ids=["gnom_street", "nirds"])
def test_every_question_fits_into_a_low_window(game: AnyGame, seats: int, moves: int) -> None:
    asked = 0
    for match, seat in questions(game, seats, moves):
        assert len(shown(match, seat)) <= ROWS, match.state.prompt(seat).key
        asked += 1
    assert asked >= 4


def test_hand_ranking_and_rivals_stay_above_a_fight() -> None:
    lines = shown(Match.new(STREET, 3, {}, "x"), 0)
    for wanted in ("Ranking", "holds 1 2 3 4 5 6 7 8", "8)8 ", "send one of your gnomes"):
        assert any(wanted in line for line in lines), wanted


def test_a_table_in_short_says_so_and_look_shows_the_rest() -> None:
    match = Match.new(STREET, 3, {}, "x")
    short, whole = " ".join(shown(match, 0)), shown(match, 0, ROWS, "look")
    assert "In short, without The garden, so that it fits the window: look shows" in short
    assert any(line.startswith("┌") for line in whole)


def test_a_line_that_is_cut_says_so() -> None:
    lines = shown(Match.new(STREET, 3, {}, "x"), 0)
    sheets = [line for line in lines if line.startswith("Your sheet")]
    assert sheets and all(line.endswith("…") and len(line) <= 80 for line in sheets)


def test_a_tall_window_shows_the_whole_table() -> None:
    lines = shown(Match.new(STREET, 3, {}, "x"), 0, 80)
    assert not any("In short" in line for line in lines)
    assert any(line.startswith("┌") for line in lines)
