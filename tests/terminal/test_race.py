"""A race at the keyboard: keys are picks, at the moment they are pressed."""

from __future__ import annotations

import io
import random
from types import TracebackType

import pytest
from rich.console import Console

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.gnome_me.game import DoYouGnomeMe
from gnomestead.kernel import Match
from gnomestead.kernel.registry import find
from gnomestead.terminal import race as racing
from gnomestead.terminal.clock import Clock
from gnomestead.terminal.keyboard import can_read_keys, names_of
from gnomestead.terminal.palette import THEME
from gnomestead.terminal.race import Race, can_race, keys_in
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.viewer import Viewer


class Time:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Fingers:
    """A keyboard that presses each key at its moment, in seconds since the start, then is pulled out."""

    def __init__(self, time: Time, script: list[tuple[float, str]]) -> None:
        self.time, self.script = time, script

    def __enter__(self) -> Fingers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pass

    def read(self, seconds: float) -> str | None:
        if not self.script:
            raise EOFError
        until = self.time.seconds + max(0.0, seconds)
        if self.script[0][0] <= until:
            self.time.seconds = max(self.time.seconds, self.script[0][0])
            return self.script.pop(0)[1]
        self.time.seconds = until
        return None


def sit_down(
    monkeypatch: pytest.MonkeyPatch, script: list[tuple[float, str]], people: list[int], **options: str | bool
) -> tuple[Match, io.StringIO]:
    """Play a game of two with these keys; whoever is no person is an easy bot."""
    game = DoYouGnomeMe()
    match = Match.new(game, 2, {"misfires": "off", **options}, seed=5, names=("Ada", "Bo"))
    rng = random.Random(1)
    bots = {seat: make_bot(game, "easy", seat, rng) for seat in (0, 1) if seat not in people}
    time, screen, out = Time(), Screen(), io.StringIO()
    screen.console = Console(theme=THEME, file=out, width=100, height=50, force_terminal=True)
    viewers: dict[int | None, Viewer] = {seat: Viewer(match, seat, 100) for seat in (0, 1, None)}
    monkeypatch.setattr(racing, "Keyboard", lambda: Fingers(time, script))
    with pytest.raises(EOFError):
        Race(match, people, Driver(match, bots, rng), Clock(0, time), viewers, screen).run()
    return match, out


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        (b"1", ["1"]),
        (b"\x1b[C\x1b[D", ["right", "left"]),
        (b"\r", ["enter"]),
        (b" \t\x7f", ["space", "tab", "backspace"]),
        (b"Fh", ["F", "h"]),
        ("é→".encode(), ["é", "→"]),
        (b"\xff", []),
    ],
)
def test_what_a_terminal_sends_as_keys(sent: bytes, keys: list[str]) -> None:
    assert names_of(sent) == keys


def test_without_a_terminal_people_type_lines() -> None:
    match = Match.new(DoYouGnomeMe(), 2, {}, seed=1)
    assert not can_read_keys() and not can_race(match, {0: Viewer(match, 0)})
    assert ("space", "stop") in keys_in(Viewer(match, 0).scene().widgets)
    untimed = Match.new(find("tic_tac_toe"), seed=1)
    assert keys_in(Viewer(untimed, 0).scene().widgets) == []


def test_a_round_with_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    script = [(1.0, "1"), (4.0, "enter"), (6.0, "enter"), (6.5, "space")]
    script += [(9.0 + 0.6 * number, key) for number, key in enumerate("1234")] + [(11.5, "space"), (12.0, "x")]
    match, out = sit_down(monkeypatch, script, [0])
    played = [(entry.move, entry.at) for entry in match.entries if entry.seat == 0][:9]
    assert [move for move, _ in played] == [
        *("colour:set_moss", "ready", "release:10", "stop"),
        *("take:cap", "take:face", "take:beard", "take:feet", "stop"),
    ]
    assert played[4][1] == 9_000
    shown = out.getvalue()
    assert "There he is!" in shown and "does not count" in shown


def test_two_people_share_a_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    script = [
        (1.0, "2"),
        (1.2, "0"),
        (4.0, "tab"),
        (4.1, "backspace"),
        (5.0, "tab"),
        (9.0, "1"),
        (9.0, "7"),
        (9.1, "x"),
    ]
    match, _ = sit_down(monkeypatch, script, [0, 1])
    first = [(entry.seat, entry.move) for entry in match.entries if entry.seat >= 0][:7]
    assert first == [
        *((0, "colour:set_plum"), (1, "colour:set_sky"), (0, "ready"), (1, "ready"), (0, "release:10")),
        *((0, "take:cap"), (1, "take:cap")),
    ]


def test_keys_typed_one_after_the_other_name_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    script = [(1.0, "1"), (4.0, "enter"), (6.0, "enter"), (9.0, "3"), (9.2, "2"), (9.5, "enter"), (9.6, "x")]
    match, _ = sit_down(monkeypatch, script, [0], mode="all_in")
    mine = [entry.move for entry in match.entries if entry.seat == 0]
    assert mine[3:5] == ["grab:id_moss_beard_waterfall", "place"]


def test_in_a_relay_the_runner_sees_the_flash(monkeypatch: pytest.MonkeyPatch) -> None:
    script = [(1.0, "1"), (1.2, "8"), (2.0, "backspace"), (5.0, "7"), (5.2, "x")]
    match, out = sit_down(monkeypatch, script, [0, 1], pace="relay")
    assert [(entry.seat, entry.move) for entry in match.entries if entry.seat >= 0][2:] == [(1, "run"), (1, "take:cap")]
    assert "There he is!" in out.getvalue()


def test_bots_alone_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    match, out = sit_down(monkeypatch, [(12.0, "x")], [])
    assert {entry.seat for entry in match.entries} >= {0, 1} and "There he is!" in out.getvalue()
