"""What a seat can say. Words are made once, here; `KNOWN` tells a late pick from nonsense."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnome_me.content import CALLS, ID_CARDS, LONGEST_TITLE, PARTS, SETS, SLOTS, TITLES
from gnomestead.kernel.moves import Blank, Word

HEIGHTS: Final = 11


class Pick(Word):
    """A word with what it is about: a slot, a card, a height, a set."""

    __slots__ = ("arg",)

    def __init__(
        self,
        text: str,
        label: str = "",
        arg: int = 0,
        things: tuple[str, ...] = (),
        rule: str = "",
        ends: bool = True,
    ) -> None:
        super().__init__(text, label, things, rule, ends)
        self.arg = arg


def _slot_words(verb: str, rule: str, ends: bool = True) -> tuple[Pick, ...]:
    return tuple(
        Pick(f"{verb}:{slot}", f"say-{verb}", number, (slot,), rule, ends) for number, slot in enumerate(SLOTS)
    )


def _part_words(ends: bool, rule: str) -> tuple[Pick, ...]:
    return tuple(Pick(part.id, "say-part", number % 4, (part.id,), rule, ends) for number, part in enumerate(PARTS))


COLOURS: Final = tuple(
    Pick(f"colour:{row.id}", "say-colour", number, (row.id,), "GM-SET-04") for number, row in enumerate(SETS)
)
READY: Final = Pick("ready", things=("device",), rule="GM-RND-03")
RELEASES: Final = tuple(
    Pick(f"release:{height}", "say-release", height, ("device",), "GM-RND-05") for height in range(HEIGHTS)
)

TAKES: Final = _slot_words("take", "GM-ASM-02")
FLIP_NEXT: Final = Pick("flip:next", "say-flip-next", 1, rule="GM-ASM-03")
FLIP_PREV: Final = Pick("flip:prev", "say-flip-prev", -1, rule="GM-ASM-03")
PUT: Final = Pick("put", rule="GM-ASM-04")
STOP: Final = Pick("stop", rule="GM-STP-01")
CALL_WORDS: Final = tuple(
    Pick(call.id, "", number, ("device",), ("GM-FRC-01", "GM-FRC-02")[number]) for number, call in enumerate(CALLS)
)

GRABS: Final = tuple(
    Pick(f"grab:{card.id}", "say-grab", number, (card.id,), "GM-ALL-03") for number, card in enumerate(ID_CARDS)
)
PLACE: Final = Pick("place", rule="GM-ALL-05")
DROP: Final = Pick("drop", rule="GM-ALL-05")
BACKS: Final = _slot_words("back", "GM-ALL-05")
USE: Final = Pick("use", rule="GM-ALL-12")
LEAVE: Final = Pick("leave", rule="GM-ALL-12")

SAYS: Final = tuple(
    Pick(f"say:{slot}", "say-say", number, rule="GM-COO-12", ends=False) for number, slot in enumerate(SLOTS)
)
SAID_PARTS: Final = _part_words(ends=False, rule="GM-COO-12")
TONES: Final = tuple(
    Pick(tone, f"say-{tone}", number, rule="GM-COO-12") for number, tone in enumerate(("sure", "maybe", "not"))
)

NEXT: Final = Pick("next", rule="GM-RND-06")
TITLE_WORDS: Final = tuple(
    Pick(f"title:{title}", "say-title", number, rule="GM-END-09") for number, title in enumerate(TITLES)
)
WRITE_TITLE: Final = Pick("title:write", "say-write-title", rule="GM-END-12")
TITLE_LINE: Final = Blank("say-title-line", LONGEST_TITLE, "GM-END-12")
RUN: Final = Pick("run", things=("device",), rule="GM-REL-02")
DONE: Final = Pick("done", rule="GM-REL-06")
LOOK: Final = Pick("look", things=("device",), rule="GM-BEA-01")
BEAT_SETS: Final = _slot_words("set", "GM-BEA-02", ends=False)
BEAT_GRABS: Final = _slot_words("grab", "GM-BEA-03", ends=False)
BEAT_PARTS: Final = _part_words(ends=True, rule="GM-BEA-02")
PASS: Final = Pick("pass", rule="GM-BEA-02")
VOID: Final = Pick("void", rule="GM-TIM-02")

_FIRST_WORDS: Final[tuple[Pick, ...]] = (
    *COLOURS,
    *(READY, *RELEASES, *TAKES, FLIP_NEXT, FLIP_PREV, PUT, STOP, *CALL_WORDS),
    *(*GRABS, PLACE, DROP, *BACKS, USE, LEAVE, *SAYS),
    *(NEXT, *TITLE_WORDS, WRITE_TITLE, RUN, DONE, LOOK, *BEAT_SETS, *BEAT_GRABS, PASS),
)
_CALL_OUTS: Final = [
    f"{say.text} {part.text} {tone.text}" for say in SAYS for part in SAID_PARTS[4 * say.arg :][:4] for tone in TONES
]
_BEAT_PICKS: Final = [
    f"{slot.text} {part.text}" for slot in (*BEAT_SETS, *BEAT_GRABS) for part in BEAT_PARTS[4 * slot.arg :][:4]
]
KNOWN: Final = frozenset([word.text for word in _FIRST_WORDS if word.ends] + _CALL_OUTS + _BEAT_PICKS)
"""GM-TIM-05: every whole pick of this game; out of its moment it is missed, all else refused."""

BY_TEXT: Final = {word.text: word for word in _FIRST_WORDS}
BEAT_PART_BY_TEXT: Final = {word.text: word for word in BEAT_PARTS}
