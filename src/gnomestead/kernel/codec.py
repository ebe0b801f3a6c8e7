"""States as bytes and back, and their hash.

One walk over the slots serves every game; a field that a class forgets to copy, or that is no plain
value, is noticed by the conformance kit here.
"""

from __future__ import annotations

import importlib
from enum import Enum
from hashlib import blake2b
from typing import Any

import msgspec

from gnomestead.kernel.errors import BadState
from gnomestead.kernel.fields import fields, has_fields
from gnomestead.kernel.game import AnyGame, Setup
from gnomestead.kernel.state import State


def encode(value: object) -> bytes:
    """A position, or any plain value of one, as canonical bytes."""
    return msgspec.json.encode(_plain(value))


def decode(game: AnyGame, data: bytes) -> Any:
    """What `encode` wrote. Only classes of the kernel and of this game come to life."""
    try:
        return _Decoder(game).value(msgspec.json.decode(data))
    except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadState(f"not a position of {game.id}: {error}") from error


def digest(state: State) -> str:
    """A short hash of the whole position, secrets included."""
    return blake2b(encode(state), digest_size=8).hexdigest()


def _plain(value: object) -> object:
    if isinstance(value, Enum):
        return {"enum": _class_name(type(value)), "of": value.name}
    if value is None or isinstance(value, bool | str | int):
        return value
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, tuple | dict | set | frozenset | bytes):
        return {type(value).__name__: _inside(value)}
    if isinstance(value, Setup):
        return {"setup": msgspec.to_builtins(value)}
    if isinstance(value, float) or not has_fields(type(value)):
        raise TypeError(f"{value!r}: a position holds whole numbers, plain values and slotted classes only")
    return {"is": _class_name(type(value)), "has": [_plain(getattr(value, n)) for n in fields(type(value))]}


def _inside(value: tuple[Any, ...] | dict[Any, Any] | set[Any] | frozenset[Any] | bytes) -> object:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return [[_plain(key), _plain(item)] for key, item in value.items()]
    return sorted((_plain(item) for item in value), key=msgspec.json.encode)


def _class_name(cls: type) -> str:
    return f"{cls.__module__}:{cls.__qualname__}"


class _Decoder:
    """Reads what `_plain` wrote."""

    def __init__(self, game: AnyGame) -> None:
        self._packages = ("gnomestead.kernel", game.package)
        self._game = game

    def value(self, plain: Any) -> Any:
        if isinstance(plain, list):
            return [self.value(item) for item in plain]
        if not isinstance(plain, dict):
            return plain
        match plain:
            case {"is": name, "has": values}:
                return self._object(self._class(name), values)
            case {"enum": name, "of": member}:
                return self._class(name)[member]
            case {"setup": setup}:
                return msgspec.convert(setup, Setup)
            case {"bytes": text}:
                return bytes.fromhex(text)
            case _:
                return self._collection(plain)

    def _collection(self, plain: dict[str, Any]) -> Any:
        [(kind, items)] = plain.items()
        if kind == "dict":
            return {self.value(key): self.value(item) for key, item in items}
        makers: dict[str, Any] = {"tuple": tuple, "set": set, "frozenset": frozenset}
        return makers[kind](self.value(item) for item in items)

    def _class(self, name: str) -> Any:
        module, _, path = name.partition(":")
        if not any(module == package or module.startswith(package + ".") for package in self._packages):
            raise ValueError(f"{name} is not a class of {self._game.id}")
        found: Any = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
        if not isinstance(found, type):
            raise ValueError(f"{name} is not a class")
        return found

    def _object(self, cls: Any, values: list[Any]) -> Any:
        made = cls.__new__(cls)
        for name, value in zip(fields(cls), values, strict=True):
            setattr(made, name, self.value(value))
        if hasattr(made, "revive"):
            made.revive()
        return made
