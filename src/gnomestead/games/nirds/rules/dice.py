"""Dice and patterns (NV-PAT): a handful of dice, what pays for a Troop, what a Scientist bends.

Dice are alike (NV-PAT-03), so a handful of them is one number, a *pool*: five bits a face hold how
many dice show it. That makes a pool free to copy, quick to compare and its own key in a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations, product
from typing import Final, TypeAlias

Pool: TypeAlias = int
Faces: TypeAlias = tuple[int, ...]

SIX: Final = (1, 2, 3, 4, 5, 6)
UNIT: Final = (0, 1, 1 << 5, 1 << 10, 1 << 15, 1 << 20, 1 << 25)
_GUARD: Final = sum(16 * unit for unit in UNIT)
_BELOW_GUARD: Final = sum(15 * unit for unit in UNIT)
"""Added to a pool it lifts every face that shows to its guard bit."""
REROLL: Final = 0
"""Among results: this die is rolled again."""

_faces: dict[Pool, Faces] = {0: ()}
_distinct: dict[Pool, Faces] = {0: ()}


def pool_of(faces: Iterable[int]) -> Pool:
    """The pool of these dice."""
    pool = 0
    for face in faces:
        pool += UNIT[face]
    return pool


def faces_of(pool: Pool) -> Faces:
    """The dice of a pool, lowest face first."""
    found = _faces.get(pool)
    if found is None:
        found = tuple([face for face in SIX for _ in range(count(pool, face))])
        _faces[pool] = found
    return found


def count(pool: Pool, face: int) -> int:
    """How many dice show this face."""
    return pool >> 5 * (face - 1) & 31


def contains(pool: Pool, part: Pool) -> bool:
    """Whether the pool has all these dice."""
    return ((pool | _GUARD) - part) & _GUARD == _GUARD


def distinct(pool: Pool) -> Faces:
    """The faces that show, each once."""
    found = _distinct.get(pool)
    if found is None:
        found = tuple([face for face in SIX if count(pool, face)])
        _distinct[pool] = found
    return found


def differ(mine: Pool, theirs: Pool) -> bool:
    """Whether two dice, one of each pool, can show different faces."""
    ours, others = (mine + _BELOW_GUARD) & _GUARD, (theirs + _BELOW_GUARD) & _GUARD
    return ours != 0 and others != 0 and (ours != others or ours & ours - 1 != 0)


def size(pool: Pool) -> int:
    """How many dice there are."""
    return len(faces_of(pool))


def pips(pool: Pool) -> int:
    """What the faces add up to."""
    return sum(faces_of(pool))


_NAMED: Final = {"*": SIX, "=": SIX, "<": SIX, "odd": (1, 3, 5), "even": (2, 4, 6)}


def _accepted(sign: str) -> Faces:
    """NV-PAT: the faces one token of a pattern takes."""
    if sign in _NAMED:
        return _NAMED[sign]
    parts = sign.split("/")
    if not all(part in ("1", "2", "3", "4", "5", "6") for part in parts):
        raise ValueError(f"{sign!r} is no dice token")
    return tuple([int(part) for part in parts])


def fits(signs: list[str], dice: Faces) -> bool:
    """Whether the dice, token by token, are what the pattern asks for (NV-PAT-01, 02)."""
    pairs = list(zip(signs, dice, strict=False))
    if any(face not in _accepted(sign) for sign, face in pairs):
        return False
    same = {face for sign, face in pairs if sign == "="}
    run = sorted(face for sign, face in pairs if sign == "<")
    return len(same) <= 1 and all(b == a + 1 for a, b in pairwise(run))


class Pattern:
    """Some ways to lay out dice, one at a time; which die may come next is worked out once a pool."""

    __slots__ = ("_next", "_payable", "sequences", "text")

    def __init__(self, text: str, sequences: Iterable[Faces]) -> None:
        self.text = text
        self.sequences = frozenset(sequences)
        self._next: dict[tuple[Pool, Faces], Faces] = {}
        self._payable: dict[Pool, bool] = {0: False}

    def next_faces(self, pool: Pool, laid: Faces) -> Faces:
        """The faces that can be laid next, after these, from this pool."""
        key = (pool, laid)
        found = self._next.get(key)
        if found is None:
            n = len(laid)
            found = tuple(
                sorted({s[n] for s in self.sequences if len(s) > n and s[:n] == laid and contains(pool, pool_of(s))})
            )
            self._next[key] = found
        return found

    def is_payable(self, pool: Pool) -> bool:
        """Whether this pool can do it at all."""
        found = self._payable.get(pool)
        if found is None:
            found = len(self.next_faces(pool, ())) > 0
            self._payable[pool] = found
        return found


def activation(text: str) -> Pattern:
    """What a Troop asks for: exactly these dice, laid in any order (NV-PAT-01)."""
    tokens = text.split()
    ways: set[Faces] = set()
    for dice in product(SIX, repeat=len(tokens)):
        if fits(tokens, dice):
            ways.update(permutations(dice))
    return Pattern(text, ways)


class Recipe:
    """What a Scientist does: takes dice by its *from* tokens and turns each by its *to* token."""

    __slots__ = ("_results", "asks", "takes", "text", "turns")

    def __init__(self, takes: str, turns: str, upto: bool) -> None:
        tokens = takes.split()
        self.text = f"{takes} → {turns}"
        self.turns = turns.split()
        self.asks = [len(_turned(turn, 3, (3,) * 9)) > 1 for turn in self.turns]
        self._results: dict[Faces, tuple[Faces, ...]] = {}
        lengths = range(1 if upto else len(tokens), len(tokens) + 1)
        dice = (d for n in lengths for d in product(SIX, repeat=n))
        self.takes = Pattern(takes, [d for d in dice if fits(tokens, d) and self.results(d)])

    def results(self, taken: Faces) -> tuple[Faces, ...]:
        """All ways the taken dice may end up; at least one of them changes (NV-SCI-04, 12)."""
        found = self._results.get(taken)
        if found is None:
            each = [_turned(turn, face, taken) for turn, face in zip(self.turns, taken, strict=False)]
            found = tuple([result for result in product(*each) if result != taken])
            self._results[taken] = found
        return found

    def next_results(self, taken: Faces, chosen: Faces) -> Faces:
        """The faces to choose from for the next die that leaves a choice."""
        n = len(chosen)
        found: set[int] = set()
        for result in self.results(taken):
            picks = self.choices_in(result)
            if len(picks) > n and picks[:n] == chosen:
                found.add(picks[n])
        return tuple(sorted(found))

    def choices_in(self, result: Faces) -> Faces:
        """The part of a result that the player had to choose."""
        return tuple([face for face, asked in zip(result, self.asks, strict=False) if asked])

    def result(self, taken: Faces, chosen: Faces) -> Faces:
        """What the taken dice become, with these choices."""
        return next(result for result in self.results(taken) if self.choices_in(result) == chosen)


def _turned(turn: str, face: int, taken: Faces) -> Faces:
    """The faces a die may become; none: this die cannot be taken (NV-SCI-12)."""
    match turn[0], turn[1:]:
        case "*", "":
            return SIX
        case "?", "":
            return (REROLL,)
        case "!", "":
            return (7 - face,)
        case "@", k:
            return (taken[int(k) - 1],)
        case "+", k:
            return tuple([f for f in (face + int(k),) if f in SIX])
        case "-", k:
            return tuple([f for f in (face - int(k),) if f in SIX])
        case "~", k:
            return tuple([f for f in (face - int(k), face + int(k)) if f in SIX])
        case _:
            return _accepted(turn)
