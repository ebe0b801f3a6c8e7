"""Lines of a log lead to rules (section 11 of the specs): those that are cited exist, and none is forgotten."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Attribute, Message, TextElement

from gnomestead.kernel.registry import find, installed
from gnomestead.kernel.rulebook import rulebook

FREE = {"gnomes_wizards": {"bicker"}, "wymer_stones": set[str]()}
"""Events that no rule is behind."""


def cited(game: str) -> dict[str, str]:
    """By kind of event: the rule its words name; empty: none."""
    found: dict[str, str] = {}
    words = (find(game).folder / "words.en.ftl").read_text("utf-8")
    for entry in FluentResource(words).body:
        if isinstance(entry, Message) and entry.id.name.startswith("event-"):
            rules = [_text(each) for each in entry.attributes if each.id.name == "rule"]
            found[entry.id.name.removeprefix("event-")] = "".join(rules)
    return found


def _text(attribute: Attribute) -> str:
    return "".join(part.value for part in attribute.value.elements if isinstance(part, TextElement))


@pytest.mark.parametrize("game", list(installed()))
def test_rules_cited_in_the_log_exist(game: str) -> None:
    assert {rule for rule in cited(game).values() if rule} <= set(rulebook(find(game)))


@pytest.mark.parametrize("game", FREE)
def test_every_line_of_the_log_leads_to_its_rule(game: str) -> None:
    assert {kind for kind, rule in cited(game).items() if not rule} == FREE[game]
