"""docs/play.md names commands and options that exist, and leaves none out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from docs.code_blocks import DOCS
from gnomestead.cli import main

TEXT = (DOCS / "play.md").read_text("utf-8")
PAGES = sorted([*DOCS.glob("*.md"), *DOCS.parent.glob("*.md")])
ANSWERS = [("? 1", "TTT-2"), ("why b2", "already marked"), ("log", "marks b2"), ("undo", "take"), ("help", "save FILE")]


def flags(command: str) -> set[str]:
    return {name for param in main.commands[command].params if isinstance(param, click.Option) for name in param.opts}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_name_only_commands_that_exist(page: Path) -> None:
    named = re.findall(r"(?:^|`)gnomestead ([a-z]+)", page.read_text("utf-8"), re.MULTILINE)
    assert set(named) - {"record"} <= set(main.commands)


def test_the_page_names_every_command() -> None:
    assert set(re.findall(r"`gnomestead ([a-z]+)", TEXT)) == set(main.commands)


def test_the_options_of_play_exist() -> None:
    assert set(re.findall(r"^\| `(--[a-z]+)", TEXT, re.MULTILINE)) <= flags("play")
    assert {"--at", "--as"} <= flags("replay") and "--games" in flags("check")


@pytest.mark.parametrize(("typed", "answer"), ANSWERS)
def test_what_one_types_at_the_table_is_answered(typed: str, answer: str, tmp_path: Path) -> None:
    """Ada marks b2, types, and leaves; whatever the bot did in between."""
    command = ["play", "tic_tac_toe", "--seats", "me:Ada,bot", "--seed", "turnip", "--fast"]
    done = subprocess.run(
        [sys.executable, "-c", "from gnomestead.cli import main; main()", *command],
        input=f"b2\n{typed}\nsave kept\nquit\n{tmp_path / 'left'}\n",
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert answer in done.stdout and (tmp_path / "kept.gnome").is_file()
