"""What a seat can say: every word of the game, made once.

Units are named by their card (`turq_owls`), spaces by row and column (`-2,1`), abilities and scrolls
by their own names (`hail_of_acorns`), a scroll that a unit carries by its carrier (`turq_owls.scroll`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnomes_wizards.content import ABILITIES, FACES, HOLDS, LEARNED, SECRET, TRIBES, UNITS
from gnomestead.games.gnomes_wizards.rules.board import COLUMNS, ROWS, on_grid
from gnomestead.kernel.moves import Number, Seat, Word

MOST_SEATS: Final = 6
MOST_DICE: Final = 10


def drawn_id(card: str) -> str:
    """A scroll that was drawn and is not yet kept: others like it may be in the hand."""
    return f"drawn.{card}"


def die_id(die: int) -> str:
    """A die is the same one for as long as it lies in the tray, whatever it shows."""
    return f"die{die + 1}"


def die_ids(dice: Sequence[int]) -> tuple[str, ...]:
    """Dice by their places in the tray."""
    return tuple([die_id(die) for die in dice])


def pact_id(one: Seat, other: Seat) -> str:
    """The chip of a pact."""
    return f"pact{min(one, other)}{max(one, other)}"


def offer_id(by: Seat, to: Seat) -> str:
    """The chip of a pact that is on offer."""
    return f"offer{by}{to}"


class UnitWord(Word):
    """A unit, by the number of its card: tribe * 7 + slot. `use` is what a flex die becomes."""

    __slots__ = ("card", "use")

    def __init__(self, card: int, label: str, rule: str, ends: bool, use: int = -1) -> None:
        id = UNITS[card // 7][card % 7].id
        text = f"{id}.{FACES[use]}" if use >= 0 else id
        super().__init__(text, label, (id, f"{id}.scroll" if label == "say-actor" else f"{id}.card"), rule, ends)
        self.card = card
        self.use = use


class SlotWord(Word):
    """The crystals of a unit's clan ability, or of the scroll it carries."""

    __slots__ = ("card", "learned")

    def __init__(self, card: int, learned: bool, label: str, rule: str) -> None:
        id = UNITS[card // 7][card % 7].id
        ability = UNITS[card // 7][card % 7].ability
        thing = f"{id}.scroll" if learned or ability is None else ability.id.partition("_")[2]
        super().__init__(f"{id}.scroll" if learned else id, label, (thing,), rule)
        self.card = card
        self.learned = learned


class SpaceWord(Word):
    """A space of the board, by the number of its spot on the grid."""

    __slots__ = ("place",)

    def __init__(self, r: int, c: int, label: str, rule: str, ends: bool) -> None:
        super().__init__(f"{r},{c}", label, (f"{r},{c}",), rule, ends)
        self.place = on_grid(r, c)


class AbilityWord(Word):
    """A clan ability or a scroll, by its number."""

    __slots__ = ("ability",)

    def __init__(self, ability: int, label: str, rule: str, ends: bool) -> None:
        id = ABILITIES[ability].id
        super().__init__(id, label, (drawn_id(id),) if label == "say-keep" else (id, f"{id}.2"), rule, ends)
        self.ability = ability


class FaceWord(Word):
    """A die showing this face: any of them, or a certain one. Or the face it is turned to."""

    __slots__ = ("die", "each", "face")

    def __init__(self, face: int, label: str, rule: str, ends: bool, die: int = -1) -> None:
        text = f"{FACES[face]}.{die + 1}" if die >= 0 else FACES[face]
        super().__init__(text, label, (die_id(die),) if die >= 0 else (), rule, ends)
        self.face = face
        self.die = die
        self.each: list[FaceWord] = []


class SeatWord(Word):
    """A player."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat, label: str, rule: str, ends: bool) -> None:
        super().__init__(f"seat{seat}", label, (f"seat{seat}",), rule, ends)
        self.seat = seat


class TribeWord(Word):
    """A tribe to lead."""

    __slots__ = ("tribe",)

    def __init__(self, tribe: int) -> None:
        super().__init__(TRIBES[tribe].id, "say-tribe", (TRIBES[tribe].id,), "GW-SET-03")
        self.tribe = tribe


class HoldWord(Word):
    """A hold toggle to flip."""

    __slots__ = ("hold",)

    def __init__(self, hold: int) -> None:
        super().__init__(HOLDS[hold].id, "say-hold", rule="GW-TIME-08")
        self.hold = hold


def _units(label: str, rule: str, ends: bool, use: int = -1) -> list[UnitWord]:
    return [UnitWord(card, label, rule, ends, use) for card in range(42)]


def _slots(label: str, rule: str) -> list[SlotWord]:
    """Two words a card: its clan ability, its scroll."""
    return [SlotWord(card, learned, label, rule) for card in range(42) for learned in (False, True)]


def _spaces(label: str, rule: str, ends: bool = True) -> list[SpaceWord]:
    """A word for every spot of the grid, by its number."""
    return [SpaceWord(r, c, label, rule, ends) for r in ROWS for c in COLUMNS]


def _dice(label: str, rule: str) -> list[FaceWord]:
    """A word a face for any die that shows it; each has one for every die."""
    words = [FaceWord(face, label, rule, ends=False) for face in range(6)]
    for word in words:
        word.each = [FaceWord(word.face, label, rule, ends=False, die=die) for die in range(MOST_DICE)]
    return words


def _cards(label: str, rule: str, ends: bool) -> dict[int, AbilityWord]:
    return {number: AbilityWord(number, label, rule, ends) for number in (*LEARNED, *SECRET)}


# Set-up
TRIBE: Final = [TribeWord(tribe) for tribe in range(6)]
KEEP_BOARD: Final = Word("keep", "say-keep-board", rule="GW-SET-09")
REDEAL: Final = Word("redeal", "say-redeal", rule="GW-SET-09")
LEADER: Final = _spaces("say-leader", "GW-SET-12")
MINE: Final = _spaces("say-mine", "GW-VAR-03")
REENTER: Final = _units("say-reenter", "GW-DTH-06", ends=False)
REENTER_AT: Final = _spaces("say-reenter-at", "GW-DTH-07")

# Planning
FLIP: Final = _spaces("say-flip", "GW-FLIP-02")
RETREAT: Final = _spaces("say-retreat", "GW-FLIP-08")
MARK: Final = _dice("say-mark", "GW-ROLL-02")
ROLL: Final = Word("roll", rule="GW-ROLL-02")
STOP: Final = Word("stop", rule="GW-ROLL-02")
GO_ON: Final = Word("go_on", rule="GW-ROLL-04")
TAKE: Final = _dice("say-take", "GW-ASG-01")
GIVE: Final = _units("say-give", "GW-ASG-01", ends=False)
GIVE_MOVE: Final = _units("say-give", "GW-ASG-02", ends=False, use=0)
GIVE_ATTACK: Final = _units("say-give", "GW-ASG-02", ends=False, use=1)
HORNS: Final = [Number(n, "say-horns", "GW-ASG-03", ends=False) for n in range(11)]
CONFIRM: Final = Word("confirm", rule="GW-GEN-05")

# Execution
ACT: Final = _units("say-act", "GW-MOV-01", ends=True)
END_STEP: Final = Word("end", rule="GW-MOV-01")
STEP: Final = _spaces("say-step", "GW-MOV-03")
HIT: Final = _units("say-attack", "GW-ATK-01", ends=True)
FINISH: Final = Word("finish", rule="GW-MOV-01")
CALL: Final = Word("call", rule="GW-CALL-02", ends=False)
CALLED: Final = _units("say-called", "GW-CALL-02", ends=True)
CHARGE: Final = Word("charge", rule="GW-CALL-04", ends=False)
CHARGED: Final = _slots("say-charged", "GW-CALL-04")
DRAW: Final = Word("draw", rule="GW-CALL-06")
ATTACH: Final = Word("attach", rule="GW-SCR-03", ends=False)
ATTACHED: Final = _cards("say-attached", "GW-SCR-03", ends=False)
CARRIER: Final = _units("say-carrier", "GW-SCR-03", ends=True)
DONE: Final = Word("done", rule="GW-CALL-08")
KEEP: Final = _cards("say-keep", "GW-CALL-06", ends=True)
CRYSTAL: Final = _slots("say-crystal", "GW-CRY-04")
DISCARD: Final = _cards("say-discard", "GW-SCR-02", ends=True)

# Casting
CAST: Final = Word("cast", rule="GW-CAST-01", ends=False)
ABILITY: Final = [AbilityWord(n, "say-ability", "GW-CAST-04", ends=False) for n in range(len(ABILITIES))]
ACTOR: Final = _units("say-actor", "GW-CAST-03", ends=False)
AIM: Final = _units("say-aim", "GW-CAST-04", ends=False)
AIM_TILE: Final = _spaces("say-aim-tile", "GW-CAST-04", ends=False)
AIM_SEAT: Final = [SeatWord(seat, "say-aim-seat", "GW-CAST-04", ends=False) for seat in range(MOST_SEATS)]
PASS: Final = Word("pass", rule="GW-TIME-04")
PASS_ALL: Final = Word("pass_all", rule="GW-TIME-08")
HALT: Final = Word("stay", rule="GW-CAST-06")
PLACE: Final = _spaces("say-place", "GW-CAST-06")
STRIKE: Final = _units("say-strike", "GW-CAST-07", ends=True)
NO_STRIKE: Final = Word("none", "say-no-strike", rule="GW-CAST-07")
SPLIT: Final = _slots("say-split", "GW-CRY-01")
TURN: Final = _dice("say-turn", "GW-ROLL-03")
TURN_TO: Final = [FaceWord(face, "say-turn-to", "GW-ROLL-03", ends=True) for face in range(6)]
OMEN: Final = _dice("say-omen", "GW-ROLL-03")

# Settings and pacts
SETTINGS: Final = Word("set", rule="GW-TIME-08", ends=False)
HOLD: Final = [HoldWord(hold) for hold in range(len(HOLDS))]
RAISE: Final = Word("raise_hand", rule="GW-TIME-08")
LOWER: Final = Word("lower_hand", rule="GW-TIME-08")
MUTE: Final = Word("pass_all", rule="GW-TIME-08")
PACT: Final = Word("pact", rule="GW-PACT-01", ends=False)
OFFER: Final = [SeatWord(seat, "say-offer", "GW-PACT-01", ends=False) for seat in range(MOST_SEATS)]
TERMS: Final = [Word(term, rule="GW-PACT-01") for term in ("this_turn", "one_round", "open_ended")]
ACCEPT: Final = Word("accept", rule="GW-PACT-01", ends=False)
DECLINE: Final = Word("decline", rule="GW-PACT-01", ends=False)
BREAK: Final = Word("break", rule="GW-PACT-03", ends=False)
PARTNER: Final = [SeatWord(seat, "say-partner", "GW-PACT-01", ends=True) for seat in range(MOST_SEATS)]
