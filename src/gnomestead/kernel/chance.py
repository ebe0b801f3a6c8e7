"""Chance: one stream a game, the same on every machine, for ever.

A stream is keyed BLAKE2b in counter mode. Named sub-streams hang off a stream by name alone, so
what they give does not depend on the order in which simultaneous picks arrive.
"""

from __future__ import annotations

import secrets
import struct
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final, TypeVar

from gnomestead.kernel.plain import Plain

T = TypeVar("T")

SEED_BYTES: Final = 32
_WORDS: Final = struct.Struct("<16I")


def make_seed(words: str | int | None = None) -> bytes:
    """A fresh secret seed, or the seed that a text or number stands for."""
    if words is None:
        return secrets.token_bytes(SEED_BYTES)
    return blake2b(str(words).encode(), digest_size=SEED_BYTES, person=b"seed").digest()


class Stream(Plain):
    """A random stream: plain data, so it is copied, compared and stored with the state."""

    __slots__ = ("_block", "drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.revive()

    def revive(self) -> None:
        """Forget the block at hand; it is worked out again from the key."""
        self._block: tuple[int, ...] = ()

    def copy(self) -> Stream:
        """A stream that will give the same and disturbs nobody."""
        twin = Stream(self.key, self.drawn)
        twin._block = self._block
        return twin

    def stream(self, name: str) -> Stream:
        """The sub-stream of this name, from its start."""
        return Stream(blake2b(name.encode(), key=self.key, digest_size=SEED_BYTES).digest())

    def _draw(self) -> int:
        """The next 32 bits."""
        place = self.drawn % 16
        if place == 0 or not self._block:
            count = (self.drawn // 16).to_bytes(8, "little")
            self._block = _WORDS.unpack(blake2b(count, key=self.key).digest())
        self.drawn += 1
        return self._block[place]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        assert 0 < n <= 1 << 32, f"below({n})"
        fair = (1 << 32) - (1 << 32) % n
        bits = self._draw()
        while bits >= fair:
            bits = self._draw()
        return bits % n

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def between(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def pick(self, things: Sequence[T]) -> T:
        """One of these things."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the list into a random order, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


class LoadedDice(Stream):
    """A stream whose next rolls a test has chosen; after them it goes on as the stream it replaced."""

    __slots__ = ("faces",)

    def __init__(self, under: Stream, faces: Iterable[int]) -> None:
        super().__init__(under.key, under.drawn)
        self.faces = list(faces)

    def copy(self) -> LoadedDice:
        return LoadedDice(self, self.faces)

    def roll(self, sides: int = 6) -> int:
        if not self.faces:
            return super().roll(sides)
        face = self.faces.pop(0)
        assert 1 <= face <= sides, f"a loaded {face} on a die of {sides} sides"
        return face
