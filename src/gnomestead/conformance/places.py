"""Where two worlds differ, place by place: what is known of a world is known of its places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from gnomestead.kernel.fields import fields, has_fields

Path: TypeAlias = tuple[Any, ...]

_LEFT_OUT: Final = ("chance", "setup")
_IS: Final = "is a"
MISSING: Final = "(missing)"
KEYS: Final = "(its keys)"
LENGTH: Final = "(its length)"
_SIZES: Final[dict[Any, Callable[[Any], Any]]] = {KEYS: lambda found: sorted(found, key=repr), LENGTH: len}


def tree(value: object) -> Any:
    """A position as plain values by the names of its fields, without its random stream."""
    if value is None or isinstance(value, bool | int | str | bytes):
        return value
    if isinstance(value, list | tuple):
        return [tree(item) for item in value]
    if isinstance(value, dict):
        return {key: tree(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(map(tree, value), key=repr)
    if not has_fields(type(value)):
        return repr(value)
    named = {name: tree(getattr(value, name)) for name in fields(type(value)) if name not in _LEFT_OUT}
    return {_IS: type(value).__name__, **named}


def differing(one: Any, other: Any, path: Path = ()) -> Iterator[Path]:
    """The places where two trees differ, as deep as possible.

    How long a list is and which keys there are may be known although what lies there is not.
    """
    if one == other and type(one) is type(other):
        return
    if isinstance(one, dict) and isinstance(other, dict):
        if one.keys() != other.keys():
            yield (*path, KEYS)
        for key in one:
            if key in other:
                yield from differing(one[key], other[key], (*path, key))
    elif isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            yield (*path, LENGTH)
        for index, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            yield from differing(mine, theirs, (*path, index))
    else:
        yield path


def at(found: Any, path: Path) -> Any:
    """What lies at a place; `MISSING` if there is no such place."""
    try:
        for step in path:
            found = _SIZES[step](found) if step in _SIZES else found[step]
    except (LookupError, TypeError):
        return MISSING
    return found


def lists(found: Any, path: Path = ()) -> Iterator[tuple[Path, list[Any]]]:
    """Every list of texts or numbers, and its place."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield from lists(value, (*path, key))
    elif isinstance(found, list):
        if found and (all(type(item) is str for item in found) or all(type(item) is int for item in found)):
            yield path, found
            return
        for index, value in enumerate(found):
            yield from lists(value, (*path, index))


def spelled(path: Path) -> str:
    """A place as an author would write it: `hands[2][0]`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else str(step)
    return text
