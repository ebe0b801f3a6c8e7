"""A sitting at the terminal for tests: typed lines go in, what was shown comes out."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from gnomestead.cli import main
from gnomestead.kernel import registry

TOYS = {
    "mushroom_market": "toy:MushroomMarket",
    "nose_race": "race:NoseRace",
    "tic_tac_toe": "tic_tac_toe:TicTacToe",
}


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The registry finds small games only, whatever else is installed; whatever is saved stays in the test's folder."""
    monkeypatch.setenv("GNOMESTEAD_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def found(group: str) -> list[EntryPoint]:
        return [EntryPoint(id, path, group) for id, path in TOYS.items()]

    monkeypatch.setattr(registry, "entry_points", found)


def run(*args: str | Path, typed: str | tuple[str, ...] = ()) -> Result:
    """Run a command; `typed` are the lines somebody types, in one string with spaces or as a tuple."""
    lines = typed.split(" ") if isinstance(typed, str) else typed
    return CliRunner().invoke(main, [str(arg) for arg in args], input="".join(f"{line}\n" for line in lines))


def refused(result: Result) -> str:
    """The one line on standard error that a slip gets; there is no traceback, and the exit code is 2."""
    assert result.exit_code == 2, (result.exit_code, result.output, result.exception)
    [line] = result.stderr.splitlines()
    assert line.startswith("gnomestead: ")
    return line.removeprefix("gnomestead: ")
