"""What the shell says, by key, so that tests press what it says today."""

from __future__ import annotations

import re
from pathlib import Path

_FILE = Path(__file__).parents[2] / "web" / "src" / "words" / "shell.en.ftl"
_WORDS = dict(re.findall(r"^(ui-[\w-]+) = (.+)$", _FILE.read_text("utf-8"), re.MULTILINE))


def say(key: str) -> str:
    """A message without variables."""
    return _WORDS[key]
