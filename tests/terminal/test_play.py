"""The play loop: moves, questions, interrupts, hand-over, taking back, and the clock."""

from __future__ import annotations

import os
import pty
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from gnomestead.games.nirds.game import Nirds
from gnomestead.kernel import FULL_STOP, Choice, Frame, Match, Move, State, Word, loads, phrase
from gnomestead.terminal.clock import Clock
from gnomestead.terminal.menu import Menu
from gnomestead.terminal.play import Session
from gnomestead.terminal.players import Player, parse_seats, recall
from gnomestead.terminal.screen import Lines, Screen
from gnomestead.terminal.things import match_thing
from race import NoseRace
from sitting import run
from tic_tac_toe import TicTacToe
from toy import MushroomMarket

DUEL = ("play", "tic_tac_toe", "--seats", "me:Ada,me:Bo", "--open")
MARKET = ("play", "mushroom_market", "--seed", "x")


def market(*typed: str, seats: str = "me:Ada,me:Bo", table: tuple[str, ...] = ("--open",)) -> str:
    result = run(*MARKET, "--seats", seats, *table, typed=typed)
    assert result.exit_code == 0, result.exception
    return result.output


# Saying a move ---------------------------------------------------------------------------------------


def test_a_move_is_built_word_by_word_and_ends_with_done() -> None:
    shown = market("3", "2", "1", "3", "1", "1", "log 3")
    assert "So far: Sell\n" in shown and "sell … >" in shown
    assert "So far: Sell · a truffle\n" in shown and "1) Done" in shown
    assert "Bo sells 2 × truffle" in shown


def test_each_word_of_a_move_is_asked_for() -> None:
    shown = market("3", "2", "swap", "1")
    assert shown.count("What do you give away?") == 1
    assert "What would you like for a cep?" in shown
    assert market("3", "2", "sell", "1").count("Your stall is open.") == 1


def test_back_unsays_a_word() -> None:
    shown = market("3", "2", "sell", "1", "b", "b", "3", "")
    assert "So far: Sell · a cep\n" in shown and "Bo goes home." in shown


def test_a_line_of_words_is_a_whole_move() -> None:
    assert "Bo sells 1 × truffle" in market("3", "2", "sell truffle")
    assert "Bo sells 2 × truffle" in market("3", "2", "SELL truffle truffle")


def test_the_beginning_of_a_word_will_do() -> None:
    assert "Bo sells 1 × truffle" in market("3", "2", "sell tru")
    assert "“tr” is not on offer right now." in market("3", "2", "sell tr")


def test_a_word_that_is_not_on_offer_is_refused_with_its_reason() -> None:
    shown = market("3", "2", "sell morel", "swap truffle truffle", "fly", "9")
    assert "MM-SELL" in shown
    assert "“fly” is not on offer right now.\nYou can type: sell, swap, home\n" in shown
    assert "After “sell” you can type: cep, chanterelle, truffle\n" in shown
    assert "There is no option 9." in shown


def test_what_can_be_typed_fits_on_a_line() -> None:
    table = Match.new(TicTacToe(), seed="x").state
    assert Menu(table, 0).in_a_line(40) == "a1, b1, c1, a2, b2, c2, a3, b3, c3"
    assert Menu(table, 0).in_a_line(16) == "a1, b1, c1, …"


# Asking ----------------------------------------------------------------------------------------------


def test_an_option_is_explained_with_its_things_and_rule() -> None:
    shown = market("3", "2", "sell", "? 1")
    assert "It touches: cep." in shown and "You can also type: sell cep" in shown
    assert "MM-SELL  Selling: any number of equal mushrooms" in shown


def test_why_answers_with_the_rule_in_words() -> None:
    shown = run(
        "play", "tic_tac_toe", "--seats", "me:Ada,me:Bo", "--open", typed=("b2", "why b2", "why Cell a1", "why")
    )
    assert "b2 is already marked.\nTTT-2  The seats take turns." in shown.output
    assert "You may: see option 1." in shown.output and "Why what?" in shown.output


def test_look_log_rules_and_help() -> None:
    shown = market("look truffle", "look hat", "log", "rules snatch", "rules MM-END", "rules zebra", "help")
    assert "truffle  (stall-truffle)" in shown and "There is no 'hat' on the table." in shown
    assert "Round 1: on the stall lie" in shown
    assert "MM-SNATCH  While a seat thinks" in shown and "MM-END  After the last round" in shown
    assert "No rule speaks of 'zebra'." in shown and "always a command" in shown


def test_rules_alone_tells_how_to_play() -> None:
    shown = run(*DUEL, typed=("rules",)).output
    assert "Tic-tac-toe: how to play" in shown and "Be the first with three marks in a row." in shown
    assert "Forgetting the diagonals." in shown


def test_a_thing_is_meant_by_its_exact_id_before_anything_else() -> None:
    names = {"B3": "B3 Compost", "sheet_B3": "B3", "B31": "Bees", "log": "About b3"}
    assert match_thing("b3", names) == ["B3"]
    assert match_thing("bees", names) == ["B31"]
    assert match_thing("b3 c", names) == ["B3"]
    assert match_thing("about", names) == ["log"]


def test_a_thing_may_have_something_to_say() -> None:
    assert "Snatching token ● Ada  (token-0)\n  “Quick fingers, anybody?”" in market("look token")


def test_a_slash_makes_it_a_command() -> None:
    assert "always a command" in market("/help")


# Taking back -----------------------------------------------------------------------------------------


def test_undo_is_free_while_nobody_has_learned_anything() -> None:
    shown = run(*DUEL, typed=("a1", "undo", "log")).output
    assert shown.count("● Ada  Your turn") == 2 and "  Ada takes back a move.\n" in shown


def test_undo_does_not_cross_what_somebody_learned() -> None:
    shown = market("3", "2", "undo", "undo anyway")
    assert shown.count("only the whole table can take that back") == 2 and "takes back" not in shown


def test_there_may_be_nothing_to_take_back() -> None:
    assert "There is nothing of yours to take back." in market("undo")


def test_among_bots_one_may_undo_anyway() -> None:
    shown = run("play", "tic_tac_toe", typed=("a1", "undo", "undo anyway")).output
    assert "The bots would not mind: undo anyway." in shown and "You take back a move." in shown
    assert shown.rstrip().count(" 1) Mark a1") == 2


def test_whoever_plays_alone_hears_nothing_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(Nirds(), 1, seed="alone", names=("Ada",))
    typed = Typist((0, "ready"), (0, "warnings off"), (0, "pass"), (0, "undo"), (0, "undo anyway"))
    Session(match, [Player("Ada")], Screen(fast=True, lines=typed), random.Random(1)).run()
    shown = capsys.readouterr().out
    assert "Nobody else is here to mind: undo anyway." in shown and "bots would" not in shown
    assert match.entries[-1].move.startswith("undo")


# Warnings --------------------------------------------------------------------------------------------

WARNED = "Everybody wants truffle today, and you have some.\n"
SURE = "Sure? Enter does it, b goes back. "


@pytest.mark.parametrize("answer", ["", "home"])
def test_what_one_may_regret_is_asked_about_once_more(answer: str) -> None:
    shown = market("3", "2", "home", answer)
    assert f"{WARNED}{SURE}" in shown
    assert "Bo goes home." not in shown.partition(SURE)[0] and "Bo goes home." in shown.partition(SURE)[2]


def test_going_back_leaves_everything_as_it_was() -> None:
    shown = market("3", "2", "3", "b", "sell tru").partition(SURE)[2]
    assert "1) Sell" in shown and "Bo sells 1 × truffle" in shown and "goes home" not in shown


def test_something_else_may_be_said_instead() -> None:
    shown = market("3", "2", "home", "sell tru")
    assert "Bo goes home." not in shown and "Bo sells 1 × truffle" in shown
    assert "“fly” is not on offer right now." in market("3", "2", "home", "fly")


def test_a_full_stop_that_nobody_typed_is_warned_of_too(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Frame.describe

    def describe(self: Any, state: State, seat: int, said: Move, word: Word) -> Choice:
        warning = phrase("warn-demand", kind="truffle") if word is FULL_STOP else None
        return plain(self, state, seat, said, word).warned(warning)

    monkeypatch.setattr("toy.frames.Turn.describe", describe)
    assert WARNED in market("3", "2", "sell tru")
    assert "Bo sells 1 × truffle" in market("3", "2", "sell tru", "").partition(SURE)[2]
    assert "Bo sells 1 × truffle" in market("3", "2", "sell", "3", ".", "").partition(SURE)[2]


def test_warnings_can_be_switched_off_and_on() -> None:
    shown = market("3", "2", "warnings off", "home")
    assert "Your moves count at once." in shown and SURE not in shown and "Bo goes home." in shown
    shown = market("3", "2", "warnings off", "warnings perhaps", "warnings on", "home")
    assert "warnings on, or warnings off?" in shown and SURE in shown


def test_fast_play_keeps_its_warnings() -> None:
    assert SURE in market("3", "2", "home", table=("--open", "--fast"))


def test_an_explanation_has_the_warning_in_it() -> None:
    assert WARNED in market("3", "2", "? 3")


# Optional moves --------------------------------------------------------------------------------------


def test_what_one_may_do_is_offered_and_enter_lets_it_go_on() -> None:
    shown = market("3", "", "home", seats="me:Ada,bot", table=())
    offers = shown.count("You may, but need not: Enter lets it go on.")
    assert offers >= 1 and "Thistle the bot" in shown.rpartition("Enter lets it go on.")[2]


def test_an_offer_can_be_taken() -> None:
    shown = market("3", "snatch truffle", seats="me:Ada,bot", table=())
    assert "Ada snatches a truffle!" in shown


def test_hold_off_lets_optional_moves_pass() -> None:
    shown = market("hold off", "3", "hold maybe", "hold on", seats="me:Ada,bot", table=())
    assert "Optional moves are let pass." in shown and "Enter lets it go on." not in shown
    assert "hold on, or hold off?" in shown and "You are asked about optional moves." in shown


def test_another_person_can_ask_for_the_screen() -> None:
    shown = market("3", "2", "seat Ada", "snatch cep", "seat Zoe")
    assert "Ada snatches a cep!" in shown and "Nobody called 'Zoe' sits here with something to do." in shown


# Hand-over -------------------------------------------------------------------------------------------


def test_between_people_a_screen_hides_secrets() -> None:
    shown = market("", "3", "", "2", table=())
    ada, bo = shown.split("Over to you, ")[1:3]
    assert ada.startswith("● Ada") and bo.startswith("▲ Bo")
    assert "morel ×2   chanterelle" in ada and "morel ×2" not in bo
    assert "Ada has packed." in bo and "Take 3" not in bo.partition("Press Enter")[0]


def test_what_somebody_says_or_points_at_waits_for_the_others() -> None:
    shown = market("", "say mind the truffles", "point token-1", "point stall psst", "3", "", "2", table=())
    ada, bo = shown.split("Over to you, ")[1:3]
    assert "You point at Snatching token." in ada
    assert "Ada: “mind the truffles”" in bo and "Ada points at Snatching token." in bo
    assert "There is no 'stall psst' that everybody sees." in ada and "psst" not in bo


def test_nobody_points_at_what_only_they_see() -> None:
    shown = market("", "point hand-morel", "point", "say", table=())
    assert "There is no 'hand-morel' that everybody sees." in shown
    assert "Point at what?" in shown and "Say what?" in shown


def test_whoever_leaves_the_screen_first_sees_what_they_learned() -> None:
    shown = market("", "3", "", "2", "sell truffle", "", "", table=())
    farewell = shown.partition("Enter, when you have seen it:")[0].rpartition("> sell truffle")[2]
    assert "Bo sells 1 × truffle" in farewell and "You found" not in farewell


def test_a_hand_over_does_not_tell_whom_the_game_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toy.frames.Turn.awaited", lambda self, state: (0, 1))
    shown = market("", "3", "", "2", "", "", "", "", "home", "", "", table=())
    asked = re.findall(r"Over to you, . (\w+)", shown)
    assert asked == ["Ada", "Bo", "Ada", "Bo", "Ada"]
    assert shown.count("Nothing is asked of you just now.") == 1 and "Bo goes home." in shown


def test_at_a_terminal_the_hand_over_wipes_screen_and_scrollback() -> None:
    shown = at_a_terminal(["", "3", "", "quit", ""])
    assert shown.count("\x1b[H\x1b[2J\x1b[3J") == 4
    assert "morel ×2" in shown
    after_ada = shown.split("\x1b[3J")[-1]
    assert "morel ×2" not in after_ada and "▲ Bo" in after_ada


HOT_SEAT = """
import random
from toy import MushroomMarket
from gnomestead.kernel import Match
from gnomestead.terminal.play import Session
from gnomestead.terminal.players import Player
from gnomestead.terminal.clock import Clock
from gnomestead.terminal.screen import Lines, Screen
from gnomestead.terminal.things import match_thing
match = Match.new(MushroomMarket(), 2, seed="x", names=("Ada", "Bo"))
Session(match, [Player("Ada"), Player("Bo")], Screen(fast=True), random.Random(1)).run()
"""


def at_a_terminal(lines: list[str]) -> str:
    """What a real terminal receives while somebody types these lines at a hot-seat market."""
    child, screen = pty.fork()
    if child == 0:
        tests = str(Path(__file__).parents[1])
        os.execve(
            sys.executable, [sys.executable, "-c", HOT_SEAT], {**os.environ, "TERM": "xterm", "PYTHONPATH": tests}
        )
    shown = ""
    for line in lines:
        shown += _until(screen, PROMPT)
        os.write(screen, f"{line}\n".encode())
    shown += _until(screen, None)
    os.waitpid(child, 0)
    os.close(screen)
    return shown


PROMPT = re.compile(r"(> |: |╯\s*)$")


def _until(screen: int, prompt: re.Pattern[str] | None) -> str:
    """All that is shown until it asks for something, or until the end."""
    shown = b""
    while True:
        try:
            more = os.read(screen, 4096)
        except OSError:
            more = b""
        shown += more
        plain = re.sub(r"\x1b\[[0-9;]*m|\x1b\[\?2004[hl]", "", shown.decode(errors="replace"))
        if not more or (prompt is not None and prompt.search(plain)):
            return plain


# The clock -------------------------------------------------------------------------------------------


class Typist(Lines):
    """Lines typed at given seconds, then silence; time passes only while it waits."""

    def __init__(self, *typed: tuple[float, str]) -> None:
        super().__init__()
        self.typed, self.now = list(typed), 0.0

    def take(self, seconds: float | None) -> str | None:
        until = None if seconds is None else self.now + seconds
        if self.typed and (until is None or self.typed[0][0] <= until):
            self.now, line = self.typed.pop(0)
            return line
        if until is None:
            raise EOFError
        self.now = until
        return None


class Race:
    """A nose race with a typist at the keyboard."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.match = Match.new(NoseRace(), 1, names=("Ada",))

    def run(self, *typed: tuple[float, str]) -> str:
        typist = Typist(*typed)
        clock = Clock(seconds=lambda: typist.now)
        Session(self.match, [Player("Ada")], Screen(lines=typist), random.Random(1), clock=clock).run()
        return self.capsys.readouterr().out


@pytest.fixture
def race(capsys: pytest.CaptureFixture[str]) -> Race:
    return Race(capsys)


def test_the_clock_ticks_while_nobody_types(race: Race) -> None:
    shown = race.run()
    assert [(entry.seat, entry.at) for entry in race.match.entries] == [(-1, 300), (-1, 1200)]
    assert "The lamp lights up." in shown and "Nobody moved a finger." in shown


def test_what_has_not_changed_is_not_drawn_again(race: Race) -> None:
    shown = race.run((0.5, "what?"), (0.6, ""), (0.7, "nose"))
    assert shown.count("The lamp is lit") == 2 and shown.count("> ") == 3
    assert "“what?” is not on offer right now." in shown and "Enter lets it go on" not in shown


def test_a_move_is_stamped_with_its_moment(race: Race) -> None:
    shown = race.run((0.6, "nose"))
    touched = race.match.entries[-1]
    assert touched.move == "nose" and touched.at == 600 and "Ada touched first." in shown


def test_in_a_race_one_can_be_too_early(race: Race) -> None:
    shown = race.run((0.1, "nose"), (0.6, "1"))
    assert [entry.move for entry in race.match.entries] == ["nose", "tick", "nose"]
    assert "does not count" in shown and "Ada touched first." in shown


# Who sits where --------------------------------------------------------------------------------------


def test_seats_are_people_bots_and_names() -> None:
    players = parse_seats(MushroomMarket(), "me,me:Ada, bot,random")
    assert players == [Player("Player"), Player("Ada"), Player("Moss the bot", "bot"), Player("Fern the bot", "random")]
    assert recall(MushroomMarket(), [player.name for player in players]) == [
        Player("Player"),
        Player("Ada"),
        Player("Moss the bot", "bot"),
        Player("Fern the bot", "bot"),
    ]


def test_quit_asks_where_to_keep_the_game(tmp_path: Path) -> None:
    shown = market("3", "quit", str(tmp_path / "kept"))
    assert f"gnomestead play {tmp_path / 'kept.gnome'}" in shown
    assert [entry.move for entry in loads((tmp_path / "kept.gnome").read_text()).entries] == ["3"]


def test_a_file_that_cannot_be_written_is_told_kindly(tmp_path: Path) -> None:
    (tmp_path / "folder.gnome").mkdir()
    shown = market("3", f"save {tmp_path / 'folder.gnome'}", "save", "2")
    assert "is a directory, not a record" in " ".join(shown.split())
    assert "Save where?" in shown and "You have packed." in shown
