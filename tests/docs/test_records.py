"""docs/records.md: its record holds, and its recipes come to the same as the kernel."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from docs.code_blocks import assembled
from gnomestead.cli import main
from gnomestead.kernel import Header, Stream, loads, make_seed, verify
from gnomestead.kernel.registry import find

SAMPLE = assembled("records.md", "sample.gnome")
SEED = make_seed("turnip")


def judged(text: str, folder: Path) -> str:
    """What the page's Python recipe says of this record."""
    (folder / "game.gnome").write_text(text, "utf-8")
    (folder / "commitment.py").write_text(assembled("records.md", "commitment.py"), "utf-8")
    command = [sys.executable, "-X", "utf8", "commitment.py", "game.gnome"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, timeout=30).stdout.strip()


@pytest.mark.parametrize("command", ["verify", "replay", "replay --at 3 --as 1"])
def test_the_commands_take_the_sample(command: str, tmp_path: Path) -> None:
    (tmp_path / "sample.gnome").write_text(SAMPLE, "utf-8")
    done = CliRunner().invoke(main, [*command.split(), str(tmp_path / "sample.gnome")])
    assert done.exit_code == 0, done.output


def test_the_sample_record_holds() -> None:
    record = loads(SAMPLE)
    assert verify(find(record.header.game), record).state.over


@pytest.mark.parametrize(
    ("was", "now", "verdict"),
    [("@1200", "@1201", "kept"), ("seed 4a", "seed 4b", "broken"), ("rules 1", "rules 2", "broken")],
)
def test_the_recipe_judges_header_and_seed(was: str, now: str, verdict: str, tmp_path: Path) -> None:
    assert was in SAMPLE
    assert judged(SAMPLE.replace(was, now), tmp_path) == verdict


def test_the_recipe_reads_options(tmp_path: Path) -> None:
    promised = Header("tic_tac_toe", 1, 2, {"wind": "on", "bees": "3"}).commitment(SEED)
    found = loads(SAMPLE)
    text = SAMPLE.replace(found.commitment, promised).replace(
        "commitment", "option wind on\noption bees 3\ncommitment", 1
    )
    assert judged(text, tmp_path) == "kept"


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_the_dice_are_the_kernels(sides: int) -> None:
    recipe: dict[str, Any] = {}
    exec(assembled("records.md", "dice.py"), recipe)
    stream = Stream(SEED)
    assert list(islice(recipe["dice"](SEED, sides), 100)) == [stream.roll(sides) for _ in range(100)]
