"""What a seat can say. Every word is made once, here."""

from __future__ import annotations

from typing import Final

from gnomestead.games.wymer_stones.content import ALL_SPACES, DWARVES, FACES, HEROES, ITEMS, NAMES, REGIONS, Space
from gnomestead.kernel.moves import Word


class SpaceWord(Word):
    """A space: walked to, locked, unlocked, revealed or landed on."""

    __slots__ = ("space",)

    def __init__(self, space: Space, label: str, mark: str = "", rule: str = "") -> None:
        name = NAMES[space]
        super().__init__(name, label, (name, f"{mark}_{name}") if mark else (name,), rule)
        self.space = space


class NumberedWord(Word):
    """A hero, dwarf, item, tile face or region, by its number in the content."""

    __slots__ = ("number",)

    def __init__(self, number: int, id: str, label: str, rule: str = "", ends: bool = True) -> None:
        super().__init__(id, label, (id,), rule, ends)
        self.number = number


class RegionWord(NumberedWord):
    """A room: it touches all its spaces."""

    __slots__ = ()

    def __init__(self, number: int) -> None:
        super().__init__(number, REGIONS[number].id, "say-region", "WS-POW-08", ends=False)
        self.things = tuple(NAMES[space] for space in REGIONS[number].spaces)


def _spaces(label: str, mark: str = "", rule: str = "") -> list[SpaceWord]:
    return [SpaceWord(space, label, mark, rule) for space in ALL_SPACES]


STEP: Final = _spaces("say-step", rule="WS-BRD-03")
LAND: Final = _spaces("say-land", rule="WS-POW-08")
SHIFT: Final = _spaces("say-shift", rule="WS-DWE-04")
LOCK: Final = _spaces("say-lock", rule="WS-LCK-01")
BREAK_LOCK: Final = _spaces("say-break-lock", "lock", "WS-LCK-06")
UNLOCK: Final = _spaces("say-unlock", "lock")
REVEAL: Final = _spaces("say-reveal", "tile")
LAY: Final = _spaces("say-lay", rule="WS-VIL-02")

HERO: Final = [NumberedWord(n, hero.id, "say-hero") for n, hero in enumerate(HEROES)]
HERO_THEN: Final = [NumberedWord(n, hero.id, "say-hero", ends=False) for n, hero in enumerate(HEROES)]
PICK: Final = [NumberedWord(n, hero.id, "say-pick", "WS-SET-04") for n, hero in enumerate(HEROES)]
DWARF_WORD: Final = [NumberedWord(n, dwarf.id, "say-dwarf") for n, dwarf in enumerate(DWARVES)]
DWARF_THEN: Final = [NumberedWord(n, dwarf.id, "say-dwarf", ends=False) for n, dwarf in enumerate(DWARVES)]
WAKE: Final = [NumberedWord(n, dwarf.id, "say-wake", "WS-DWE-02") for n, dwarf in enumerate(DWARVES)]
ACT: Final = [NumberedWord(n, dwarf.id, "say-act", "WS-DWA-01") for n, dwarf in enumerate(DWARVES)]
ITEM: Final = [NumberedWord(n, item.id, "say-item") for n, item in enumerate(ITEMS)]
ITEM_THEN: Final = [NumberedWord(n, item.id, "say-item", ends=False) for n, item in enumerate(ITEMS)]
RETURN: Final = [NumberedWord(n, item.id, "say-return", "WS-REL-09") for n, item in enumerate(ITEMS)]
LOSE: Final = [NumberedWord(n, item.id, "say-lose") for n, item in enumerate(ITEMS)]
FACE: Final = [NumberedWord(n, face, "say-face", "WS-SET-12", ends=False) for n, face in enumerate(FACES)]
ROOM: Final = [RegionWord(n) for n in range(len(REGIONS))]

ATTACK: Final = Word("attack", rule="WS-ATK-03", ends=False)
BREAK: Final = Word("break", rule="WS-LCK-06", ends=False)
USE: Final = Word("use", ends=False)
GIVE: Final = Word("give", rule="WS-REL-08", ends=False)
KEEP: Final = Word("keep", rule="WS-REL-01")
PLAY: Final = Word("play", rule="WS-REL-03")
PLAY_THEN: Final = Word("play", rule="WS-REL-03", ends=False)
SWAP: Final = Word("swap", rule="WS-REL-02", ends=False)
DISCARD: Final = Word("discard", rule="WS-REL-02")
STOP: Final = Word("stop", rule="WS-MOV-01")
END: Final = Word("end")
PASS: Final = Word("pass")
DONE: Final = Word("done")
STAY: Final = Word("stay")
REST: Final = Word("rest", rule="WS-SET-13")
