"""Which languages a game can be played in: those in which every word that its table may say is there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from gnomestead.kernel import AnyGame

ENGLISH: Final = "en"
"""What all games are written in."""
WORD_FOLDERS: Final = ("gnomestead.kernel", "gnomestead.table")
"""What every table says; then comes what the game says."""
ABOUT: Final = "about"
"""The key under which a game may tell in another language what it is like."""


def word_folders(game: AnyGame) -> list[Traversable]:
    """Where the words of a game's table lie."""
    return [*(files(folder) for folder in WORD_FOLDERS), game.folder]


@cache
def languages_of(game: AnyGame) -> tuple[str, ...]:
    """Those in which nothing is missing, English first."""
    others = sorted(_spoken(game.folder) - {ENGLISH})
    return (ENGLISH, *(each for each in others if all(_is_whole(folder, each) for folder in word_folders(game))))


@cache
def abouts_of(game: AnyGame) -> dict[str, str]:
    """What a game is like, by language: lists tell it before anybody sits at its table."""
    return {ENGLISH: game.about} | {
        language: serialize_pattern(message.value).strip()
        for language in sorted(_spoken(game.folder) - {ENGLISH})
        for message in _messages(game.folder, language)
        if message.id.name == ABOUT and message.value is not None
    }


def _spoken(folder: Traversable) -> set[str]:
    """The languages that a folder has words in, whole or not."""
    names = (file.name.split(".") for file in folder.iterdir())
    return {name[1] for name in names if len(name) == 3 and name[0] == "words" and name[2] == "ftl"}


def _is_whole(folder: Traversable, language: str) -> bool:
    return _keys(folder, ENGLISH) <= _keys(folder, language)


def _keys(folder: Traversable, language: str) -> frozenset[str]:
    """Every message, and every attribute, that a word file has."""
    return frozenset(key for message in _messages(folder, language) for key in _keys_in(message))


def _keys_in(message: ast.Message) -> Iterator[str]:
    yield message.id.name
    yield from (f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes)


def _messages(folder: Traversable, language: str) -> Iterator[ast.Message]:
    file = folder / f"words.{language}.ftl"
    body = FluentResource(file.read_text("utf-8")).body if file.is_file() else []
    return (entry for entry in body if isinstance(entry, ast.Message))
