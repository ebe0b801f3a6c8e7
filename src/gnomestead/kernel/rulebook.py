"""RULES.md as data: every rule by its id, in chapters, as players read it.

A rule is a list item that begins with its id in bold; indented lines belong to it. Indented lines that begin
with `>` are notes for developers (names of options, streams, exact formulas), and the mark `◦` says which part
of a rule is our ruling: players read neither.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from gnomestead.kernel.errors import BadContent
from gnomestead.kernel.game import AnyGame

_RULE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s+(.*)$")
_HEADING = re.compile(r"^#{2,}\s+(.*)$")
_GROUP = re.compile(r"\s+—\s+[A-Z]{2,}-[A-Z]{2,}\b")
"""The common beginning of the ids, in some headings: `Set-up — GM-SET`."""
_NOTE = ">"
RULING = "◦"


class Chapter(NamedTuple):
    """A chapter of RULES.md: its heading, and its rules by id."""

    title: str
    rules: dict[str, str]


def rulebook(game: AnyGame) -> dict[str, str]:
    """The rules of a game by id, in the order of its RULES.md."""
    return {id: _for_players(text) for id, text in read_rules(_text(game), _file(game)).items()}


def chapters(game: AnyGame) -> list[Chapter]:
    """The rules of a game in their chapters, as players read them."""
    read = read_chapters(_text(game), _file(game))
    return [Chapter(title, {id: _for_players(text) for id, text in rules.items()}) for title, rules in read]


def read_rules(text: str, file: str = "RULES.md") -> dict[str, str]:
    """The rules in this Markdown text, the marks of rulings included."""
    return {id: rule for chapter in read_chapters(text, file) for id, rule in chapter.rules.items()}


def read_chapters(text: str, file: str) -> list[Chapter]:
    """The chapters of this Markdown text that hold rules."""
    found = [Chapter("", {})]
    last, seen = "", set[str]()
    for line in text.splitlines():
        rules = found[-1].rules
        if heading := _HEADING.match(line):
            found.append(Chapter(_GROUP.sub("", heading[1]), {}))
            last = ""
        elif rule := _RULE.match(line):
            last = rule[1]
            if last in seen:
                raise BadContent(file, last, "this rule id is given twice; ids are unique")
            seen.add(last)
            rules[last] = rule[2].strip()
        elif not line.startswith("  "):
            last = ""
        elif last and not line.strip().startswith(_NOTE):
            rules[last] += " " + line.strip()
    return [chapter for chapter in found if chapter.rules]


def _file(game: AnyGame) -> str:
    return f"{game.id}/RULES.md"


def _text(game: AnyGame) -> str:
    try:
        return (game.folder / "RULES.md").read_text("utf-8")
    except FileNotFoundError as error:
        raise BadContent(_file(game), "file", "it is missing; every game has its rules there") from error


def _for_players(rule: str) -> str:
    return rule.replace(f"{RULING} ", "")


# Looking things up ---------------------------------------------------------------------------------

_ENDING = re.compile(r"(?:ings?|ed|es|e|s)$")
"""Endings that a word may have or not: whoever looks for "trade" means trading, too."""
_SHORTEST_STEM = 3
_IN_TITLE, _IN_TEXT, _INSIDE = range(3)


def look_up(game: AnyGame, wanted: str) -> dict[str, str]:
    """The rule with this id, or else the rules that have all of these words, the best match first."""
    book = chapters(game)
    for _, rules in book:
        if wanted.upper() in rules:
            return {wanted.upper(): rules[wanted.upper()]}
    stems = [_stem(word) for word in wanted.lower().split()]
    found: list[tuple[int, str, str]] = []
    for title, rules in book:
        for id, text in rules.items():
            places = [_place(stem, title.lower(), f"{id} {text}".lower()) for stem in stems]
            if None not in places:
                found.append((sum(filter(None, places)), id, text))
    return {id: text for _, id, text in sorted(found, key=lambda each: each[0])}


def _place(stem: str, title: str, text: str) -> int | None:
    """Where a word stands: in the chapter's title, as a word of the rule, inside another word, or not at all."""
    begins = re.compile(rf"\b{re.escape(stem)}")
    if begins.search(title):
        return _IN_TITLE
    if begins.search(text):
        return _IN_TEXT
    return _INSIDE if stem in text else None


def _stem(word: str) -> str:
    short = _ENDING.sub("", word)
    return word if len(short) < _SHORTEST_STEM else short
