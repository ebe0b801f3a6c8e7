"""RULES.md as data: every rule by its id."""

from __future__ import annotations

import re

from gnomestead.kernel.errors import BadContent
from gnomestead.kernel.game import AnyGame

_RULE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s+(.*)$")


def rulebook(game: AnyGame) -> dict[str, str]:
    """The rules of a game by id, in the order of its RULES.md.

    A rule is a list item that begins with its id in bold; indented lines belong to it.
    """
    file = f"{game.id}/RULES.md"
    try:
        return read_rules((game.folder / "RULES.md").read_text("utf-8"), file)
    except FileNotFoundError as error:
        raise BadContent(file, "file", "it is missing; every game has its rules there") from error


def read_rules(text: str, file: str = "RULES.md") -> dict[str, str]:
    """The rules in this Markdown text."""
    rules: dict[str, str] = {}
    last = ""
    for line in text.splitlines():
        if found := _RULE.match(line):
            last = found[1]
            if last in rules:
                raise BadContent(file, last, "this rule id is given twice; ids are unique")
            rules[last] = found[2].strip()
        elif last and line.startswith("  "):
            rules[last] += " " + line.strip()
        else:
            last = ""
    return rules
