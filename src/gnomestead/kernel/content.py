"""Content files: everything printed on cardboard, loaded once into frozen, checked tables."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from gnomestead.kernel.errors import BadContent

T = TypeVar("T")


def read_toml(file: Traversable) -> dict[str, Any]:
    """A content file as it stands."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError as error:
        raise BadContent(file.name, "file", "it is missing") from error
    except tomllib.TOMLDecodeError as error:
        raise BadContent(file.name, "TOML", str(error)) from error


def load(file: Traversable, into: type[T]) -> T:
    """A content file as a typed struct: a wrong field or type names its place."""
    try:
        return msgspec.convert(read_toml(file), into)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        raise BadContent(file.name, place.strip("`") or "top level", problem) from error


def by_id(file: str, rows: Iterable[T], key: Callable[[T], str], count: int | None = None) -> dict[str, T]:
    """The rows by id; a duplicate id or a wrong number of rows is an author's slip."""
    table: dict[str, T] = {}
    for row in rows:
        if key(row) in table:
            raise BadContent(file, key(row), "this id is given twice; ids are unique")
        table[key(row)] = row
    expect_count(file, "rows", len(table), count)
    return table


def expect_count(file: str, what: str, found: int, count: int | None) -> None:
    """Raise unless there are as many as the box holds."""
    if count is not None and found != count:
        raise BadContent(file, what, f"there are {found}, expected {count}")
