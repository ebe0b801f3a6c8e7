"""Every command does what it says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from gnomestead.games.gnomes_wizards.game import GnomesAndWizards
from gnomestead.kernel import Match, dumps, loads
from gnomestead.kernel.registry import find
from gnomestead.terminal.options import table_options
from sitting import refused, run


def saved(path: Path, game: str, *moves: str, seats: int = 2, names: tuple[str, ...] = ("Ada", "Bo")) -> Path:
    """A record on disk; each move is written `SEAT MOVE`."""
    match = Match.new(find(game), seats, seed="saved", names=names)
    for text in moves:
        seat, _, move = text.partition(" ")
        match.play(int(seat), move)
    path.write_text(dumps(match.record()))
    return path


def test_games_lists_every_installed_game() -> None:
    shown = run("games").output
    assert "tic_tac_toe" in shown and "Three in a row, for two." in shown and "2–4" in shown


def test_games_shows_one_game_with_options_values_defaults_and_bots() -> None:
    shown = run("games", "mushroom_market").output
    for words in ("Mushroom Market", "2–4", "random", "rounds", "2, 3, 4", "on, off", "One snatching token each"):
        assert words in shown


def test_play_by_number_and_by_notation_to_the_end() -> None:
    result = run("play", "tic_tac_toe", "--seats", "me:Ada,me:Bo", "--open", typed="a1 b1 2 c1 a3")
    assert result.exit_code == 0
    assert "Ada wins." in result.output and "Commitment" in result.output


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (run("play", "tic_tac_toe", "--seed", "acorn", typed="1 1 1 1 1").output for _ in range(2))
    assert first == second


def test_options_and_names_reach_the_table() -> None:
    shown = run(
        "play",
        "mushroom_market",
        "-o",
        "rounds=3",
        "-o",
        "snatching=off",
        "--names",
        "Ada,,Cleo",
        "--seats",
        "me,bot,bot",
    ).output
    assert "Ada, ▲ Thistle the bot, ■ Cleo" in shown
    assert "Snatching token" not in shown


def test_bots_alone_play_to_the_end() -> None:
    result = run("play", "mushroom_market", "--seats", "bot,random,bot", "--seed", "x")
    assert result.exit_code == 0 and "Place" in result.output


def test_leaving_keeps_the_game_and_resuming_goes_on(tmp_path: Path) -> None:
    left = run("play", "tic_tac_toe", "--seats", "me:Ada,me:Bo", "--open", typed="a1 b1")
    [kept] = (tmp_path / "home").glob("tic_tac_toe-*.gnome")
    assert left.exit_code == 0 and f"gnomestead play {kept}\n" in left.output
    resumed = run("play", kept, "--open", typed=("a2", "b2", "a3", str(tmp_path / "whole.gnome")))
    assert "Ada wins." in resumed.output
    whole = loads((tmp_path / "whole.gnome").read_text())
    assert [entry.move for entry in whole.entries] == ["a1", "b1", "a2", "b2", "a3"]


def test_a_saved_and_resumed_game_equals_one_played_through(tmp_path: Path) -> None:
    line = ("warnings off", "sell morel", "home", "home")
    whole, part, rest = (tmp_path / name for name in ("whole.gnome", "part.gnome", "rest.gnome"))
    seats = ("--seats", "me:Ada,me:Bo", "--open", "--seed", "same")
    run("play", "mushroom_market", *seats, typed=("1", "2", *line, f"save {whole}"))
    run("play", "mushroom_market", *seats, typed=("1", "2", f"save {part}", "quit", ""))
    run("play", "--resume", part, "--open", typed=(*line, f"save {rest}"))
    one, other = loads(whole.read_text()), loads(rest.read_text())
    assert [(e.seat, e.move) for e in one.entries] == [(e.seat, e.move) for e in other.entries]
    assert len(one.entries) >= 4 and one.commitment == other.commitment


def test_a_resumed_game_is_kept_where_it_was(tmp_path: Path) -> None:
    path = saved(tmp_path / "mine.gnome", "tic_tac_toe", "0 a1")
    assert f"gnomestead play {path}\n" in run("play", path, "--open", typed="b2").output
    assert [entry.move for entry in loads(path.read_text()).entries] == ["a1", "b2"]


def test_a_saved_bot_stays_a_bot(tmp_path: Path) -> None:
    run("play", "tic_tac_toe", "--seats", "me:Ada,bot", typed=("a1", f"save {tmp_path / 'x.gnome'}"))
    resumed = run("play", tmp_path / "x.gnome", typed="1")
    assert resumed.output.count("Thistle the bot marks") == 2


def test_nothing_played_nothing_kept(tmp_path: Path) -> None:
    assert "Nothing was played." in run("play", "tic_tac_toe").output
    assert not (tmp_path / "home").exists()


def test_replay_tells_the_game_and_shows_the_table_at_an_entry(tmp_path: Path) -> None:
    path = saved(tmp_path / "r.gnome", "tic_tac_toe", "0 b2", "1 a1", "0 c3")
    shown = run("replay", path, "--at", "2").output
    assert "   2  Bo marks a1." in shown and "After entry 2 of 3." in shown
    assert "marks c3" not in shown


def test_replay_shows_each_seat_its_own_secrets_only(tmp_path: Path) -> None:
    path = saved(tmp_path / "r.gnome", "mushroom_market", "0 1", "1 2")
    as_ada, as_bo, as_nobody = (run("replay", path, *eyes).output for eyes in (("--as", "0"), ("--as", "bo"), ()))
    assert "You found" in as_ada and "You found" not in as_bo + as_nobody
    hands = {text: text.count("unseen") for text in (as_ada, as_bo, as_nobody)}
    assert list(hands.values()) == [2, 2, 3]


def test_verify_holds_a_record_to_its_word(tmp_path: Path) -> None:
    path = saved(tmp_path / "v.gnome", "tic_tac_toe", "0 a1", "1 b1", "0 a2", "1 b2", "0 a3")
    result = run("verify", path)
    assert result.exit_code == 0 and "holds: 5 entries, finished" in result.output


def test_check_holds_a_game_to_the_contract(tmp_path: Path) -> None:
    result = run("check", "tic_tac_toe", "--games", "2", "--report-to", tmp_path)
    assert result.exit_code == 0 and "tic_tac_toe" in result.output


def test_check_ends_with_what_it_has_reached(tmp_path: Path) -> None:
    result = run("check", "tic_tac_toe", "--games", "4", "--seed", "2", "--seed", "3", "--report-to", tmp_path)
    assert "tic_tac_toe: 8 games" in result.output
    assert result.output.splitlines()[-1].startswith("reached: 0 of 0 option values, 1 of 1 frames")


def test_check_repeats_one_game_of_a_run(tmp_path: Path) -> None:
    result = run("check", "tic_tac_toe", "--seed", "2", "--only", "3", "--report-to", tmp_path)
    assert result.exit_code == 0 and "tic_tac_toe: 1 games" in result.output


def test_rules_shows_a_rule_by_id_or_by_words() -> None:
    assert "marks one empty cell" in run("rules", "tic_tac_toe", "ttt-2").output
    found = run("rules", "tic_tac_toe", "full", "board").output
    assert found.startswith("TTT-4") and found.count("TTT-") == 1


def test_rules_tells_how_to_play_and_then_all_rules() -> None:
    whole, short = run("rules", "tic_tac_toe").output, run("rules", "tic_tac_toe", "--short").output
    assert "A turn" in short and "Three mistakes" in short and "TTT-" not in short
    assert whole.startswith(short.rstrip("\n")) and all(f"TTT-{number}" in whole for number in range(1, 5))
    assert "tests" not in whole


def test_the_pictures_of_a_turn_are_drawn() -> None:
    assert re.search(r"b2\s.*\n.*x", run("rules", "tic_tac_toe", "--short").output)


def test_a_game_without_a_page_shows_its_rules() -> None:
    shown = run("rules", "mushroom_market", "--short").output
    assert "has no page on how to play" in shown and "MM-SELL" in shown


@pytest.mark.parametrize("command", [(), ("play",), ("rules",), ("games",), ("db", "upgrade")])
def test_h_is_help_everywhere(command: tuple[str, ...]) -> None:
    assert run(*command, "-h").output == run(*command, "--help").output != ""


def test_traceability_says_where_the_tests_should_be() -> None:
    assert "there is no folder tests" in refused(run("traceability", "tic_tac_toe"))


def test_traceability_tells_which_rules_have_tests(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('@rule("TTT-1", "TTT-2", "TTT-3")\ndef test_some():\n    ...\n')
    result = run("traceability", "tic_tac_toe", "--tests", tmp_path)
    assert result.exit_code == 1 and "TTT-4 no test" in result.output and "3 of 4 rules" in result.output


@pytest.mark.parametrize(
    "typed", [("3", "", "a1"), ("tic-tac-toe", "me,me:Bo", "", "a1"), ("7", "3", "me,robot", "", "a1")]
)
def test_the_start_screen_asks_and_enter_takes_the_usual(typed: tuple[str, ...]) -> None:
    result = run(typed=typed)
    assert result.exit_code == 0 and "Welcome to Gnomestead!" in result.output
    assert "> a1" in result.output and "The game is kept" in result.output


def test_the_start_screen_asks_for_options() -> None:
    shown = run(typed=("mushroom_market", "me,bot", "y", "5", "3", "", "off")).output
    assert "option rounds: '5' is not one of 2, 3, 4" in shown and "Snatching token" not in shown


def test_kept_games_are_listed_and_offered_until_they_are_over(tmp_path: Path) -> None:
    run("play", "tic_tac_toe", "--seats", "me:Ada,me:Bo", "--open", typed="a1 b1")
    [kept] = (tmp_path / "home").glob("*.gnome")
    listed = run("games").output
    assert "Tic-tac-toe: Ada, Bo; 2 moves" in listed and f"gnomestead play {kept}" in listed
    offered = run(typed=("a", "", "a2", "", "b2", "", "a3", "")).output
    assert "Or go on where you left:" in offered and "  a) Tic-tac-toe: Ada, Bo; 2 moves" in offered
    assert "Ada wins." in offered
    assert not kept.exists() and "2 moves" not in run("games").output


def test_what_cannot_go_on_is_not_offered(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "junk.gnome").write_text("no record")
    saved(home / "over.gnome", "tic_tac_toe", "0 a1", "1 b1", "0 a2", "1 b2", "0 a3")
    old = saved(home / "old.gnome", "tic_tac_toe", "0 a1")
    old.write_text(old.read_text().replace("rules 1", "rules 99"))
    assert "left" not in run("games").output


def test_a_path_with_blanks_can_be_pasted(tmp_path: Path) -> None:
    path = tmp_path / "my games" / "Ada's.gnome"
    shown = run("play", "tic_tac_toe", "--seats", "me:Ada,me:Bo", "--open", typed=("a1", f"save {path}")).output
    [line] = [line for line in shown.splitlines() if "games" in line and line.startswith("  gnomestead play")]
    assert shlex.split(line) == ["gnomestead", "play", str(path)]


def test_options_are_typed_as_they_are_called() -> None:
    game = find("mushroom_market")
    by_id = table_options(game, ["rounds=3", "snatching=off"])
    assert table_options(game, ["Rounds=3", "SNATCHING=off"]) == by_id == {"rounds": 3, "snatching": False}


def test_values_are_typed_as_they_are_called() -> None:
    shape = {"shape": "preset", "reaction_seconds": 0}
    assert table_options(GnomesAndWizards(), ["Shape of the board=ready-made", "Time to react=0"]) == shape


def test_leaving_the_start_screen_is_kind() -> None:
    result = run()
    assert result.exit_code == 0 and "See you soon!" in result.output


def test_in_a_pipe_without_colour() -> None:
    command = [sys.executable, "-m", "gnomestead", "play", "tic_tac_toe", "--seed", "x"]
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "80"}
    done = subprocess.run(command, input="b2\n", capture_output=True, text=True, env=env, timeout=60, check=False)
    assert done.returncode == 0 and done.stderr == ""
    assert "Player marks b2." in done.stdout and "\x1b" not in done.stdout
    table = done.stdout.partition("The game is kept")[0]
    assert max(map(len, table.splitlines())) <= 80
