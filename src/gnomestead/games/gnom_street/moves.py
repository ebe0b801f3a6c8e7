"""What a seat can say.

A fight is `5` or `rethink`; a throw is `-1 29` (aim, bend); tokens are `grass area`; a Mini goes to `B2`, or
`C6 B6` when one must move; a question is `green`, `green blue`, after `area` with the Snitch's choice, after
an origin the second time; the Cat goes to `B4`; a dig is `dig 4 mole B2 bait C6`, in a duel `mole B4`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnom_street.content import (
    ACTIONS,
    COLOURS,
    GANGS,
    SPACES,
    TERRAINS,
    THROW,
    TOP_VALUE,
    card_id,
)
from gnomestead.kernel.moves import Word, numbers


class Indexed(Word):
    """A word for one of several things that are counted from 0: a terrain, an action, a colour, a gang."""

    __slots__ = ("index",)

    def __init__(self, index: int, text: str, label: str, thing: str, rule: str, ends: bool = True) -> None:
        super().__init__(text, label, (thing,) if thing else (), rule, ends)
        self.index = index


class Terrain(Indexed):
    """A Terrain token."""


class Action(Indexed):
    """An Action token, or what the Snitch makes of the Cat's."""


class Gang(Indexed):
    """The gang that is questioned."""


class Colour(Indexed):
    """A flower."""


class Site(Indexed):
    """A space of the garden."""


class Gnome(Indexed):
    """A gnome card, by value."""


class Face(Indexed):
    """The face of a token to lay: a Mole or a Bait."""


class Shelf:
    """Words by number, and the menus made of them so far: a set of numbers gives its words in order."""

    __slots__ = ("_after", "_menus", "_words")

    def __init__(self, words: Sequence[Word], *after: Word) -> None:
        self._words = words
        self._after = after
        self._menus: dict[int, tuple[Word, ...]] = {}

    def menu(self, mask: int) -> tuple[Word, ...]:
        """The words of this set, and those that always follow."""
        made = self._menus.get(mask)
        if made is None:
            chosen = [word for i, word in enumerate(self._words) if mask >> i & 1]
            made = self._menus[mask] = (*chosen, *self._after)
        return made


def _sites(label: str, rule: str, ends: bool = True) -> list[Site]:
    return [Site(i, id, label, id, rule, ends) for i, id in enumerate(SPACES)]


def _gnomes(label: str, rule: str, ends: bool) -> list[list[Gnome]]:
    """By gang, then by value; value 0 is nobody."""
    return [
        [Gnome(value, str(value), label, card_id(gang, value), rule, ends) for value in range(TOP_VALUE + 1)]
        for gang in range(len(GANGS))
    ]


SKIP: Final = Word("skip")
FINISH: Final = Word("finish", rule="GS-DIG-01")
RETHINK: Final = Word("rethink", rule="GS-FGT-02")
LATER: Final = Word("later", rule="GS-ABL-12")

FIGHTERS: Final = [Shelf(words) for words in _gnomes("say-fight", "GS-FGT-01", ends=True)]
AIMS: Final = tuple(numbers(THROW.aim_min, THROW.aim_max, "say-aim", "GS-THR-03", ends=False))
BENDS: Final = tuple(numbers(THROW.bend_min, THROW.bend_max, "say-bend", "GS-THR-03"))

_TERRAINS: Final = [
    Terrain(i, id, "say-terrain", "terrain_" + id, "GS-TAK-01", ends=False) for i, id in enumerate(TERRAINS)
]
TERRAIN_MENU: Final = Shelf(_TERRAINS)
EARLY_MENU: Final = Shelf(_TERRAINS, LATER)
ACTION_MENU: Final = Shelf([Action(i, id, "say-action", "action_" + id, "GS-TAK-01") for i, id in enumerate(ACTIONS)])

PLACE_MENU: Final = Shelf(_sites("say-place", "GS-PLC-01"))
MOVER_MENU: Final = Shelf(_sites("say-mover", "GS-PLC-03", ends=False))
BOUNCE_MENU: Final = Shelf(_sites("say-bounce", "GS-ABL-13"), SKIP)

USES: Final = [Action(i, id, "say-use", "action_" + id, "GS-ABL-11", ends=False) for i, id in enumerate(ACTIONS)]
TARGETS: Final = [Gang(i, id, "say-target", id, "GS-ASK-01") for i, id in enumerate(GANGS)]
FLOWER_TARGETS: Final = [Gang(i, id, "say-target", id, "GS-ASK-01", ends=False) for i, id in enumerate(GANGS)]
COLOUR_MENU: Final = Shelf([Colour(i, id, "say-colour", "", "GS-ASK-07") for i, id in enumerate(COLOURS)])
AGAIN_MENU: Final = Shelf(_sites("say-origin", "GS-ABL-16", ends=False), SKIP)

_CAT_SITES: Final = _sites("say-cat", "GS-CAT-03")
CAT_MENU: Final = Shelf(_CAT_SITES, SKIP)
CAT_ONLY_MENU: Final = Shelf(_CAT_SITES)

DIG: Final = Word("dig", rule="GS-DIG-01", ends=False)
PAYMENTS: Final = [Shelf(words) for words in _gnomes("say-pay", "GS-DIG-02", ends=False)]
FACES: Final = [Face(i, id, "say-" + id, "", "GS-DIG-01", ends=False) for i, id in enumerate(("mole", "bait"))]
DIG_MENU: Final = Shelf(_sites("say-lay", "GS-DIG-04", ends=False))
LAST_DIG_MENU: Final = Shelf(_sites("say-lay", "GS-DIG-04"))
