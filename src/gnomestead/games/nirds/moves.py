"""What a seat can say.

    attack froomp 6              lay a 6 on General Froomp
    recruit peck_recruit 1 3     pay a 1 and a 3
    science fizzwick unused 1    the dice taken; =4 says what a die becomes
    tactic egg_grenade lawn_grunt
    target stone    space shards    offer p2 3 4    accept p2    ready    pass

Words that stand in the middle of a sentence and words that end one have the same text and are two
objects; which is offered depends on the place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.nirds.rules.cards import BOSSES, GNOMES, NIRDS, SPACES, TACTICS
from gnomestead.kernel.moves import Move, Word


class Item(Word):
    """A word that stands for something numbered: a card, a player, a face."""

    __slots__ = ("value",)

    def __init__(self, text: str, label: str, value: int, things: tuple[str, ...] = (), ends: bool = True) -> None:
        super().__init__(text, label, things, ends=ends)
        self.value = value


class NirdWord(Item):
    """A Troop or Scientist."""

    __slots__ = ()


class GnomeWord(Item):
    """A Gnome."""

    __slots__ = ()


class TacticWord(Item):
    """A tactic card."""

    __slots__ = ()


class PlayerWord(Item):
    """A player."""

    __slots__ = ()


class FaceWord(Item):
    """A die, by its face."""

    __slots__ = ()


class ResultWord(Item):
    """What a die becomes."""

    __slots__ = ()


class RollWord(Item):
    """Which roll is meant: 0 the unused dice, 1 the attack dice."""

    __slots__ = ()


def _verb(text: str, rule: str, ends: bool = False, things: tuple[str, ...] = ()) -> Word:
    return Word(text, f"say-{text}", things, rule, ends)


ATTACK: Final = _verb("attack", "NV-ATK-01")
RECRUIT: Final = _verb("recruit", "NV-REC-01")
SCIENCE: Final = _verb("science", "NV-SCI-01")
TACTIC: Final = _verb("tactic", "NV-TAC-01")
PASS: Final = _verb("pass", "NV-ACT-02", ends=True)
REROLL_ATTACK: Final = _verb("reroll", "NV-ATK-04")
TARGET: Final = _verb("target", "NV-ATK-05")
BOSS_TARGET: Final = _verb("boss", "NV-ATK-05", ends=True, things=tuple([boss.id for boss in BOSSES]))
SPACE: Final = _verb("space", "NV-WAL-02")
OFFER: Final = _verb("offer", "NV-TRD-03")
COUNTER: Final = _verb("counter", "NV-TRD-03")
ACCEPT: Final = _verb("accept", "NV-TRD-04")
DECLINE: Final = _verb("decline", "NV-TRD-03")
WITHDRAW: Final = _verb("withdraw", "NV-TRD-03", ends=True)
ASK_TOKEN: Final = _verb("ask-token", "NV-FPL-01", ends=True, things=("token",))
HAND_TOKEN: Final = _verb("hand-token", "NV-FPL-01", things=("token",))
GRANT: Final = _verb("grant", "NV-FPL-01", things=("token",))
DENY: Final = _verb("deny", "NV-FPL-01", things=("token",))
READY: Final = _verb("ready", "NV-TRD-08", ends=True)
UNREADY: Final = _verb("unready", "NV-TRD-08", ends=True)
TURN_DIE: Final = _verb("turn", "NV-SNF-01")
KEEP: Final = _verb("keep", "NV-SNF-02", ends=True)
DONE: Final = _verb("done", "NV-DSK-01", ends=True)
NONE: Final = _verb("none", "NV-GEN-05", ends=True)

NIRD: Final = [NirdWord(card.id, "say-card", card.number, (card.id,), ends=False) for card in NIRDS]
NIRD_END: Final = [NirdWord(card.id, "say-card", card.number, (card.id,)) for card in NIRDS]
GNOME: Final = [GnomeWord(card.id, "say-card", card.number, (card.id,), ends=False) for card in GNOMES[1]]
GNOME_END: Final = [GnomeWord(card.id, "say-card", card.number, (card.id,)) for card in GNOMES[1]]
TACTIC_CARD: Final = [TacticWord(card.id, "say-card", card.number, (card.id,), ends=False) for card in TACTICS]
TACTIC_END: Final = [TacticWord(card.id, "say-card", card.number, (card.id,)) for card in TACTICS]
SPACES_END: Final = [Item(space.id, "say-card", space.number, (space.id,)) for space in SPACES]
BOSSES_END: Final = [Item(boss.id, "say-card", boss.number, (boss.id,)) for boss in BOSSES]
PLAYER: Final = [PlayerWord(f"p{seat + 1}", "say-player", seat, (f"seat-{seat}",), ends=False) for seat in range(4)]
PLAYER_END: Final = [PlayerWord(f"p{seat + 1}", "say-player", seat, (f"seat-{seat}",)) for seat in range(4)]
LEVELS: Final = [
    Item(f"level-{level}", f"say-level-{level}", level, (f"market-{level}",), ends=False) for level in (1, 2)
]
AMOUNTS: Final = [Item(f"x{n}", "say-amount", n, ends=False) for n in range(10)]

UNUSED, ON_ATTACK = 0, 1
ROLLS: Final = [
    RollWord("unused", "say-unused", UNUSED, ("tray-unused",), ends=False),
    RollWord("attack-dice", "say-attack-dice", ON_ATTACK, ("tray-attack",), ends=False),
]


def _faces(ends: bool) -> list[FaceWord]:
    return [FaceWord(str(face), "say-face", face, (f"face-{face}",), ends) for face in range(7)]


FACE: Final = _faces(ends=False)
"""A die of the seat's own. Its things are `face-4`: the table knows which dice show it now."""
FACE_END: Final = _faces(ends=True)
WANTED: Final = [Item(str(face), "say-wanted", face, (f"wanted-{face}",)) for face in range(7)]
"""A die of somebody else, asked for; it sends the offer."""
RESULT: Final = [ResultWord(f"={face}", "say-result", face, ends=False) for face in range(7)]
RESULT_END: Final = [ResultWord(f"={face}", "say-result", face) for face in range(7)]

_face_menus: dict[tuple[int, ...], tuple[Word, ...]] = {}


def face_words(faces: tuple[int, ...]) -> tuple[Word, ...]:
    """The words for these faces, in the middle of a sentence."""
    menu = _face_menus.get(faces)
    if menu is None:
        menu = tuple([FACE[face] for face in faces])
        _face_menus[faces] = menu
    return menu


def value(word: Word) -> int:
    """What a numbered word stands for."""
    assert isinstance(word, Item)
    return word.value


def faces_said(said: Sequence[Word]) -> tuple[int, ...]:
    """The dice named in a draft, in order."""
    return tuple([word.value for word in said if isinstance(word, FaceWord)])


def results_said(said: Sequence[Word]) -> tuple[int, ...]:
    """The faces chosen in a draft for the dice named before, in order."""
    return tuple([word.value for word in said if isinstance(word, ResultWord)])


def roll_said(said: Move) -> int | None:
    """Which roll a draft names, if it names one."""
    for word in said:
        if isinstance(word, RollWord):
            return word.value
    return None
