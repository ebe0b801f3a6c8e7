"""A free text at the terminal: typed as a line, or with single keys in a race."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from types import TracebackType

import pytest
from rich.console import Console

from gnomestead.bots.driver import Driver
from gnomestead.games.gnome_me.game import DoYouGnomeMe
from gnomestead.kernel import IllegalMove, Match, loads
from gnomestead.terminal import race as racing
from gnomestead.terminal.clock import Clock
from gnomestead.terminal.menu import Menu, regrets, said_in_words, written
from gnomestead.terminal.palette import THEME
from gnomestead.terminal.race import Race
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.turn import Turn
from gnomestead.terminal.viewer import Viewer
from gnomestead.testing import rule

GAMES = Path(__file__).parent.parent / "gnome_me" / "games"
GAME = DoYouGnomeMe()


def crowned(golden: str) -> Match:
    """A game of two whose winner, seat 0, is asked for a title."""
    record = loads((GAMES / f"{golden}.gnome").read_text())
    return Match.replay(GAME, record, len(record.entries) - 1)


class Keys:
    """A keyboard whose keys are pressed one after the other, then it is pulled out."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    def __enter__(self) -> Keys:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pass

    def read(self, seconds: float) -> str | None:
        if not self.keys:
            raise EOFError
        return self.keys.pop(0)


def race(monkeypatch: pytest.MonkeyPatch, keys: list[str], people: list[int]) -> tuple[Match, str]:
    """Press these keys at a live table where the winner is asked for a title; time stands still."""
    match, screen, out = crowned("basic-first-to-five-2p"), Screen(), io.StringIO()
    screen.console = Console(theme=THEME, file=out, width=100, height=50, force_terminal=True)
    viewers: dict[int | None, Viewer] = {seat: Viewer(match, seat, 100) for seat in (0, 1, None)}
    monkeypatch.setattr(racing, "Keyboard", lambda: Keys(keys))
    driver, clock = Driver(match, {}, random.Random(1)), Clock(match.state.now, lambda: 0.0)
    try:
        Race(match, people, driver, clock, viewers, screen).run()
    except EOFError:
        assert not match.state.over
    return match, re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", out.getvalue())


@rule("GM-END-12")
@pytest.mark.parametrize("people", [[0], [0, 1]])
def test_a_title_is_written_with_single_keys(monkeypatch: pytest.MonkeyPatch, people: list[int]) -> None:
    keys = ["q", *"Kik", "backspace", "ng", "right", "n", "g", "space", *"Ζωή", "enter"]
    match, shown = race(monkeypatch, keys, people)
    assert match.state.over and match.entries[-1].move == '"King_Ζωή"'
    assert "Your title, up to 24 characters: King Ζω▏" in shown


def test_a_bad_title_is_refused_and_can_be_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    match, shown = race(monkeypatch, ["q", "enter", *"A<", "enter", "backspace", "enter"], [0])
    assert "write at least one letter" in shown and "“<” cannot stand there" in shown
    assert match.state.over and match.entries[-1].move == '"A"'


def test_escape_puts_the_pen_down(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = race(monkeypatch, ["q", *"King", "escape", "C"], [0])
    assert match.state.over and match.entries[-1].move == "title:eagle_eye"


def line(text: str) -> str:
    """The move that this line stands for, said by a winner with the pen; empty: it is no text."""
    match = crowned("beats-all-in-2p")
    match.play(0, "title:write", match.state.now)
    sentence = written(match.state, 0, (), text, {"help", "log"})
    return "" if sentence is None else sentence.said[0].text


def test_a_line_is_the_text_unless_it_is_something_else() -> None:
    assert line("Queen of the Hedge") == '"Queen_of_the_Hedge"'
    assert [line(text) for text in ("2", "title:eagle_eye", "help", "log 3")] == [""] * 4
    assert line('"log 3"') == line("“log 3”") == '"log_3"'
    with pytest.raises(IllegalMove, match="GM-END-12"):
        line("<b>")


def test_where_no_text_is_asked_for_a_line_is_none() -> None:
    match = crowned("beats-all-in-2p")
    assert written(match.state, 0, (), "Queen") is None and Menu(match.state, 0).blank is None


@rule("GM-END-12")
def test_a_winner_types_a_title_in_answer_to_the_question() -> None:
    match, screen, out = crowned("beats-all-in-2p"), Screen(), io.StringIO()
    screen.console = Console(theme=THEME, file=out, width=100)
    lines = iter(["3", "[red]Queen", "“help” of the Hedge", "Queen of the Hedge"])
    for _ in range(2):
        move = Turn(Viewer(match, 0), screen, lambda _: next(lines)).ask()
        assert move is not None
        match.play(0, move, match.state.now)
    assert match.state.over and match.entries[-1].move == '"“help”_of_the_Hedge"'
    shown = out.getvalue()
    assert "Write a title of your own" in shown and "“…” Your title, up to 24 characters" in shown
    assert "“[” cannot stand there" in shown and "GM-END-12" in shown


def test_a_text_in_a_draft_is_told_as_it_was_written() -> None:
    match = crowned("beats-all-in-2p")
    match.play(0, "title:write", match.state.now)
    sentence = written(match.state, 0, (), "Queen")
    assert sentence is not None and sentence.whole and regrets(match.state, 0, (), sentence) == []
    assert said_in_words(match.state, 0, sentence.said, Viewer(match, 0).ink()) == "“Queen”"
