"""Plain values: the base of what a state is made of."""

from __future__ import annotations

from gnomestead.kernel.fields import same_values, written


class Plain:
    """A slotted class whose fields are its value: equal when they are, and storable.

    Give it hand-written `__slots__` and `__init__`; a mutable one also says its `copy`.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return same_values(self, other)

    def __hash__(self) -> int:
        return hash(written(self))

    def __repr__(self) -> str:
        return written(self)
