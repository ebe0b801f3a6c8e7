"""A game's word files: the lexicon that properties read in, and what a file holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

from gnomestead.kernel import AnyGame
from gnomestead.kernel.lexicon import Lexicon

_lexicons: dict[type[AnyGame], Lexicon] = {}


class Attribute(NamedTuple):
    """An attribute of a message: what it may say, and whether that is all."""

    key: str
    name: str
    texts: tuple[str, ...]
    is_fixed: bool
    """Otherwise it is made up of what the event tells."""


def words_of(game: AnyGame) -> Lexicon:
    """The words of a game as its first seat reads them; one lexicon a game, for it takes long to make."""
    if type(game) not in _lexicons:
        _lexicons[type(game)] = Lexicon(game, reader=0)
    return _lexicons[type(game)]


def message_keys(game: AnyGame) -> list[str]:
    """The keys of a game's own words, in the order of the file."""
    return [message.id.name for message in _messages(game)]


def attributes(game: AnyGame) -> Iterator[Attribute]:
    """All attributes of a game's own words."""
    for message in _messages(game):
        for attribute in message.attributes:
            texts = _texts(attribute.value)
            yield Attribute(message.id.name, attribute.id.name, tuple(texts or ()), texts is not None)


def _messages(game: AnyGame) -> list[ast.Message]:
    body = FluentResource((game.folder / "words.en.ftl").read_text("utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


def _texts(pattern: ast.Pattern) -> list[str] | None:
    """Everything a pattern may say, if it only chooses between texts; None: it fills something in."""
    texts = [""]
    for element in pattern.elements:
        more = [element.value] if isinstance(element, ast.TextElement) else _cases(element.expression)
        if more is None:
            return None
        texts = [text + end for text in texts for end in more]
    return texts


def _cases(expression: object) -> list[str] | None:
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    if not isinstance(expression, ast.SelectExpression):
        return None
    found: list[str] = []
    for variant in expression.variants:
        texts = _texts(variant.value)
        if texts is None:
            return None
        found += texts
    return found
