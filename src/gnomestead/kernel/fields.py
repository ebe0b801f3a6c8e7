"""The fields of a plain slotted class, interpreted or compiled."""

from __future__ import annotations

_known: dict[type, tuple[str, ...]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """All slots of a class and its parents, parents first, by name within each.

    Slots that begin with an underscore hold what can be worked out again; they are no part of the value.
    """
    if cls in _known:
        return _known[cls]
    names: dict[str, None] = {}
    for parent in reversed(cls.__mro__):
        own = parent.__dict__.get("__slots__") or parent.__dict__.get("__mypyc_attrs__") or ()
        for name in sorted((own,) if isinstance(own, str) else own):
            if not name.startswith("_"):
                names[name] = None
    _known[cls] = tuple(names)
    return _known[cls]


def has_fields(cls: type) -> bool:
    """Whether a class declares its fields: by its slots, or compiled."""
    return any("__slots__" in parent.__dict__ or "__mypyc_attrs__" in parent.__dict__ for parent in cls.__mro__)


def same_values(one: object, other: object) -> bool:
    """Whether two objects are of one type with equal fields."""
    if type(one) is not type(other):
        return False
    return all(getattr(one, name) == getattr(other, name) for name in fields(type(one)))


def written(value: object) -> str:
    """The value as one would write it: `Turn(seat=1)`."""
    inside = ", ".join(f"{name}={getattr(value, name)!r}" for name in fields(type(value)))
    return f"{type(value).__name__}({inside})"
