"""Dice spells: turning and re-rolling dice after the last re-roll (section 8.3)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import OMEN, STOP, TURN, TURN_TO, FaceWord, die_id, die_ids
from gnomestead.games.gnomes_wizards.rules.printed import FACE_NAME
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase

_FACES_IN: Final = [tuple([face for face in range(6) if bits >> face & 1]) for bits in range(64)]
"""By set of faces, as bits: the faces."""


def face_words(state: War, words: list[FaceWord], said: Move, last: Word) -> list[Word]:
    """A word for each face that dice not yet marked show, and a last word."""
    offered: list[Word] = [words[face] for face in faces_left(state, faces_of(said))]
    offered.append(last)
    return offered


def faces_left(state: War, marked: list[int]) -> tuple[int, ...]:
    """The faces of which there are still dice that are not marked."""
    left = state.dice.copy()
    for face in marked:
        left.remove(face)
    shown = 0
    for face in left:
        shown |= 1 << face
    return _FACES_IN[shown]


def faces_of(move: Move) -> list[int]:
    """The faces said."""
    return [word.face for word in move if isinstance(word, FaceWord)]


def dice_of(state: War, said: Move) -> list[int]:
    """The dice that were named: each a certain one, or the first of its face that no word before it has taken."""
    named: list[int] = []
    for word in said:
        if isinstance(word, FaceWord):
            named.append(word.die if word.die >= 0 else _first_of(state, word.face, named))
    return named


def _first_of(state: War, face: int, taken: list[int]) -> int:
    return next(die for die, shown in enumerate(state.dice) if shown == face and die not in taken)


def each_die(state: War, said: Move, word: Word) -> list[FaceWord]:
    """Of the dice that a word for any of them stands for, each that is not yet marked."""
    if not isinstance(word, FaceWord):
        return []
    marked = dice_of(state, said) if word.each else []
    return [one for one, shown in zip(word.each, state.dice) if shown == word.face and one.die not in marked]  # noqa: B905


def faces_shown(dice: list[int]) -> tuple[str, ...]:
    """What dice show, by name."""
    return tuple([FACE_NAME[face] for face in dice])


def roll_again(state: War, marked: list[int], seat: Seat) -> None:
    """Roll the marked dice again, in the fixed order of the dice."""
    for die in sorted(marked):
        state.dice[die] = state.chance.roll() - 1
    tell_rolled(state, sorted(marked), seat, len(marked))


def tell_rolled(state: War, rolled: list[int], seat: Seat, again: int) -> None:
    """All dice, and which of them have just been rolled."""
    fresh = faces_shown([state.dice[die] for die in rolled])
    state.reveal("rolled", seat=seat, dice=tuple(state.dice), fresh=fresh, rolled=die_ids(rolled), again=again)


class TurnDice(WarFrame):
    """`turn_dice`: up to n of the caster's dice are turned to faces of choice (D-DIE)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: War) -> bool:
        if self.left and state.dice:
            return False
        state.pop()
        return True

    def options(self, state: War, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return []
        if not said:
            return face_words(state, TURN, (), STOP)
        return [word for word in TURN_TO if word.face != faces_of(said)[0]]

    def each(self, state: War, seat: Seat, said: Move, word: Word) -> list[FaceWord]:
        return each_die(state, said, word)

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        if move[0] is STOP:
            return state.pop()
        (die, *_), (old, new) = dice_of(state, move[:1]), faces_of(move)
        state.dice[die] = new
        state.tell("turned_die", seat=seat, die=die_id(die), old=FACE_NAME[old], new=FACE_NAME[new])
        state.replace(TurnDice(self.seat, self.left - 1))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        if seat != self.seat:
            return phrase("prompt-watch", seat=self.seat)
        return (
            phrase("prompt-turn-to", face=FACE_NAME[faces_of(said)[0]])
            if said
            else phrase("prompt-turn-dice", left=self.left)
        )


class BadOmen(WarFrame):
    """`reroll_dice`: up to n of the current player's dice, chosen first, are rolled again together."""

    __slots__ = ("most", "seat")

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most

    def waiting(self, state: War) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: War) -> bool:
        if state.dice:
            return False
        state.pop()
        return True

    def options(self, state: War, seat: Seat, said: Move) -> list[Word]:
        if seat != self.seat:
            return []
        last = FULL_STOP if said else STOP
        return face_words(state, OMEN, said, last) if len(said) < self.most else [last]

    def each(self, state: War, seat: Seat, said: Move, word: Word) -> list[FaceWord]:
        return each_die(state, said, word)

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        state.pop()
        if marked := dice_of(state, move):
            roll_again(state, marked, state.current)

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        if seat != self.seat:
            return phrase("prompt-watch", seat=self.seat)
        return phrase("prompt-omen-more" if said else "prompt-omen", left=self.most - len(said))
