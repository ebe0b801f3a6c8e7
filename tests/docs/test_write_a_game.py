"""docs/write-a-game.md stays true: its blocks are the example, and its commands run."""

from __future__ import annotations

import os
import subprocess
import sys
import types
from pathlib import Path

import pytest
from docs.code_blocks import DOCS, assembled, marked_blocks

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


def test_turnip_night_runs() -> None:
    source = assembled(PAGE, "turnips.py")
    module = types.ModuleType("turnips")
    exec(compile(source, "docs/write-a-game.md", "exec"), module.__dict__)
    assert module.__dict__["state"].night == 2
