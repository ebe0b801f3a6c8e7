"""The log speaks to whoever reads it: *You roll*, not *Ada rolls* to Ada."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from gnomestead.kernel.registry import find


def calls(node: object, name: str) -> Iterator[str]:
    """The arguments that a function is called with somewhere in here."""
    if isinstance(node, ast.FunctionReference) and node.id.name == name:
        yield from (each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference))
    for part in parts(node):
        yield from calls(part, name)


def parts(node: object) -> Iterator[object]:
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        yield from value if isinstance(value, list) else [value]


def unasked(node: object, asked: frozenset[str] = frozenset()) -> Iterator[str]:
    """The seats that are named before anybody has asked whether it is the reader's."""
    if isinstance(node, ast.SelectExpression):
        asked |= frozenset(calls(node.selector, "YOU"))
    elif isinstance(node, ast.FunctionReference):
        yield from set(calls(node, "SEAT")) - asked
    for part in parts(node):
        yield from unasked(part, asked)


@pytest.mark.parametrize("game", ["gnom_street", "gnome_me", "gnomes_wizards", "nirds", "wymer_stones"])
def test_the_log_calls_its_reader_you(game: str) -> None:
    words = parse((find(game).folder / "words.en.ftl").read_text("utf-8"))
    events = [each for each in words.body if isinstance(each, ast.Message) and each.id.name.startswith("event-")]
    # (Where whoever knows hears other words, the usual ones are for the others.)
    usual = [event for event in events if not any(other.id.name == "known" for other in event.attributes)]
    assert usual
    assert {event.id.name: seats for event in usual if (seats := set(unasked(event.value)))} == {}
