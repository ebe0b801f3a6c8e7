"""docs/write-a-game.md stays true: its blocks are the example, and its commands run."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from docs.code_blocks import DOCS, assembled, marked_blocks
from gnomestead.bots.random_bot import play_out, random_move
from gnomestead.kernel import Setup, Stream, make_seed

PAGE = "write-a-game.md"
EXAMPLE = DOCS.parent / "examples" / "tic_tac_toe"
FILES = sorted(
    str(path.relative_to(EXAMPLE))
    for path in EXAMPLE.rglob("*")
    if path.is_file() and not any(part.startswith("__pycache__") or part.endswith(".egg-info") for part in path.parts)
)
COMMANDS = [line for mark, text in marked_blocks(PAGE) if mark == "run" for line in text.splitlines()]


@pytest.mark.parametrize("file", FILES)
def test_the_blocks_of_a_file_are_the_example(file: str) -> None:
    assert assembled(PAGE, file) == (EXAMPLE / file).read_text("utf-8")


def test_the_page_writes_no_file_that_the_example_lacks() -> None:
    assert {mark for mark, _ in marked_blocks(PAGE)} == {*FILES, "turnips.py", "run"}


def test_the_example_is_short() -> None:
    lines = [len(path.read_text("utf-8").splitlines()) for path in (EXAMPLE / "src").rglob("*.py")]
    assert sum(lines) < 150


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_run(command: str, tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        command.split(), cwd=tmp_path, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def turnips() -> Any:
    """The second part of the page as a module; its own assertions have held."""
    module = types.ModuleType("turnips")
    exec(compile(assembled(PAGE, "turnips.py"), "docs/write-a-game.md", "exec"), module.__dict__)
    return module


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turnip_night_comes_to_an_end(turnips: Any, seats: int) -> None:
    for seed in range(20):
        state = turnips.Garden(Setup("turnips", seats, {}), Stream(make_seed(seed)))
        state.lay_out()
        state.settle()
        rng = random.Random(seed)
        while not state.over:
            assert play_out(state.resample(rng.randrange(seats), rng), rng) > 0
            seat = rng.choice([seat for seat in range(seats) if state.options(seat)])
            state.play(seat, random_move(state, seat, rng))
        assert len(state.result()) == seats
