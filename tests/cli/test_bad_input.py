"""Every slip gets one line that names the thing, the place and the legal values; exit code 2, no traceback."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from gnomestead.kernel import Match, dumps
from gnomestead.kernel.registry import find
from sitting import refused, run


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ("play chess", "there is no game 'chess'; installed: mushroom_market, nose_race, tic_tac_toe"),
        ("play tictactoe", "(did you mean 'tic_tac_toe'?)"),
        ("games chess", "there is no game 'chess'"),
        ("check chess", "there is no game 'chess'"),
        ("rules chess TTT-1", "there is no game 'chess'"),
        ("play", "play what? installed: mushroom_market"),
        ("play tic_tac_toe --seats me", "tic_tac_toe takes 2 to 2 seats, not 1"),
        ("play mushroom_market --seats me,bot,bot,bot,bot", "mushroom_market takes 2 to 4 seats, not 5"),
        (
            "play tic_tac_toe --seats me,robot",
            "seat 2: 'robot' is not one of me, me:NAME, bot, random (did you mean bot?)",
        ),
        ("play tic_tac_toe --seats me,me:", "'' is no name"),
        ("play tic_tac_toe --names a,b,c", "3 names for 2 seats"),
        ("play tic_tac_toe --option size=4", "tic_tac_toe has no option 'size'; it has: none"),
        (
            "play mushroom_market -o round=2",
            "has no option 'round' (did you mean 'rounds'?); it has: rounds, limit, snatching",
        ),
        ("play mushroom_market -o rounds=9", "option rounds: '9' is not one of 2, 3, 4"),
        ("play mushroom_market -o snatching=perhaps", "option snatching: 'perhaps' is not one of on, off"),
        ("play mushroom_market -o rounds", "--option rounds: write it as NAME=VALUE"),
        ("play mushroom_market --seats me,bot,bot,bot -o rounds=4", "option rounds: 4 is for 2 to 3 seats"),
        ("pley tic_tac_toe", "there is no command 'pley' (did you mean 'play'?); there are: games, play, replay"),
        ("play tic_tac_toe --sed x", "No such option '--sed'"),
        ("check tic_tac_toe --games 0", "Invalid value for '--games'"),
        ("rules tic_tac_toe TTT-9", "tic_tac_toe has no rule that speaks of 'TTT-9' (did you mean 'TTT-"),
        ("replay nowhere.gnome", "there is no file nowhere.gnome"),
        ("verify nowhere.gnome", "there is no file nowhere.gnome"),
        ("play nowhere.gnome", "there is no file nowhere.gnome"),
        ("play --resume nowhere.gnome", "there is no file nowhere.gnome"),
    ],
)
def test_a_slip_on_the_command_line(args: str, told: str) -> None:
    assert told in refused(run(*args.split()))


def record(moves: str = "b2 a1 c3") -> str:
    match = Match.new(find("tic_tac_toe"), seed="record", names=("Ada", "Bo"))
    for ply, move in enumerate(moves.split()):
        match.play(ply % 2, move)
    return dumps(match.record())


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
@pytest.mark.parametrize(
    ("find", "put", "told"),
    [
        (
            "gnomestead record 1",
            "gnomestead record 7",
            "line 1: expected 'gnomestead record 1', found 'gnomestead record 7'",
        ),
        ("game tic_tac_toe", "game ludo", "there is no game 'ludo'; installed:"),
        ("rules 1", "rules 99", "it was played by version 99 of tic_tac_toe's rules; this is version 1"),
        ("seats 2", "seats two", "line 4: expected 'seats …' with a number of seats, found 'seats two'"),
        ("commitment", "option size 4\ncommitment", "tic_tac_toe has no option 'size'"),
        ("2 1 a1 @0", "2 1 b2 @0", "move 2: seat 1 may not play 'b2': b2 is already marked. (TTT-2)"),
        ("2 1 a1 @0", "2 1 a1", "expected '2 SEAT MOVE @MILLISECONDS', found '2 1 a1'"),
        ("2 1 a1 @0", "2 1 undo 9 @0", "move 2: seat 1 may not play 'undo'"),
        ("seed ", "sead ", "expected an empty line between header and moves"),
    ],
)
def test_a_corrupt_record(tmp_path: Path, command: str, find: str, put: str, told: str) -> None:
    path = tmp_path / "bad.gnome"
    path.write_text(record().replace(find, put, 1))
    line = refused(run(command, path))
    assert line.startswith(f"{path}: ") and told in line


def test_a_record_of_the_wrong_seed_does_not_verify(tmp_path: Path) -> None:
    path = tmp_path / "bad.gnome"
    text = record()
    seed = text.partition("seed ")[2].partition("\n")[0]
    path.write_text(text.replace(seed, "00" * 32))
    assert "the seed is not the one that was committed to" in refused(run("verify", path))


def test_a_record_with_another_end_does_not_verify(tmp_path: Path) -> None:
    path = tmp_path / "bad.gnome"
    path.write_text(record() + "\nend 0:won:1:0 1:lost:2:0\n")
    assert "the record ends '0:won:1:0 1:lost:2:0', replaying it 'unfinished'" in refused(run("verify", path))


def test_every_truncated_record_is_refused_or_shorter(tmp_path: Path) -> None:
    path = tmp_path / "short.gnome"
    whole = record()
    for length in range(0, len(whole), 7):
        path.write_text(whole[:length])
        result = run("verify", path)
        assert result.exit_code == 0 or refused(result).startswith(f"{path}: ")


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
def test_what_is_no_record_at_all(tmp_path: Path, command: str) -> None:
    junk = tmp_path / "junk.gnome"
    junk.write_bytes(bytes(range(256)))
    assert "this is no text file" in refused(run(command, junk))
    junk.write_bytes(b"")
    assert "line 1: expected 'gnomestead record 1'" in refused(run(command, junk))
    folder = tmp_path / "folder.gnome"
    folder.mkdir()
    assert refused(run(command, folder)) == f"{folder} is a directory, not a record"


def test_a_moment_and_a_seat_that_are_not_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "good.gnome"
    path.write_text(record())
    assert refused(run("replay", path, "--at", "4")) == "--at 4: this record has entries 0 to 3"
    assert refused(run("replay", path, "--at", "-1")) == "--at -1: this record has entries 0 to 3"
    assert refused(run("replay", path, "--as", "Cleo")).endswith("there are: spectator, 0 (Ada), 1 (Bo)")
    assert "only --seats can be given" in refused(run("play", path, "--seed", "x"))
    assert "tic_tac_toe takes 2 to 2 seats, not 3" in refused(run("play", path, "--seats", "me,me,me"))


def test_a_port_that_is_taken_is_said_before_anything_is_promised(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = refused(run("serve", "--host", "127.0.0.1", "--port", str(port), "--data", tmp_path))
    assert words.startswith(f"cannot listen on 127.0.0.1 port {port}") and words.endswith("choose another with --port")
