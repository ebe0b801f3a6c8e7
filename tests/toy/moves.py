"""What a seat can say: `2`, `sell cep cep`, `swap morel truffle`, `snatch cep`, `home`, `cep` (drop it)."""

from __future__ import annotations

from typing import Final

from gnomestead.kernel import Word, numbers
from toy.content import KINDS, MOST_BASKETS


class Kind(Word):
    """A kind of mushroom, said about one place where it lies."""

    __slots__ = ("kind",)

    def __init__(self, kind: str, label: str, place: str, rule: str, ends: bool) -> None:
        super().__init__(kind, label, (f"{place}-{kind}",), rule, ends)
        self.kind = kind


def _kinds(label: str, place: str, rule: str, ends: bool) -> dict[str, Kind]:
    return {kind: Kind(kind, label, place, rule, ends) for kind in KINDS}


BASKETS: Final = numbers(1, MOST_BASKETS, "say-baskets", "MM-HAUL-1")

SELL: Final = Word("sell", rule="MM-SELL", ends=False)
SOLD: Final = _kinds("say-sold", "hand", "MM-SELL", ends=False)

SWAP: Final = Word("swap", rule="MM-SWAP", ends=False)
GIVEN: Final = _kinds("say-given", "hand", "MM-SWAP", ends=False)
TAKEN: Final = _kinds("say-taken", "stall", "MM-SWAP", ends=True)

SNATCH: Final = Word("snatch", rule="MM-SNATCH", ends=False)
SNATCHED: Final = _kinds("say-taken", "stall", "MM-SNATCH", ends=True)

HOME: Final = Word("home", rule="MM-TURN")
DROPPED: Final = _kinds("say-dropped", "hand", "MM-LIMIT", ends=True)
