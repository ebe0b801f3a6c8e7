"""Dice spells: turning and re-rolling dice after the last re-roll (section 8.3)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.frames import WarFrame
from gnomestead.games.gnomes_wizards.moves import OMEN, STOP, TURN, TURN_TO, FaceWord, die_ids
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


def faces_shown(dice: list[int]) -> tuple[str, ...]:
    """What dice show, by name."""
    return tuple([FACE_NAME[face] for face in dice])


def roll_again(state: War, faces: list[int], seat: Seat) -> None:
    """Roll the marked dice again, in the fixed order of the dice."""
    marked = faces.copy()
    rolled: list[int] = []
    for i, face in enumerate(state.dice):
        if face in marked:
            marked.remove(face)
            state.dice[i] = state.chance.roll() - 1
            rolled.append(i)
    tell_rolled(state, rolled, seat, len(faces))


def tell_rolled(state: War, rolled: list[int], seat: Seat, again: int) -> None:
    """All dice, and which of them have just been rolled."""
    faces, dice = faces_shown([state.dice[i] for i in rolled]), die_ids(faces_shown(state.dice))
    fresh = tuple([dice[i] for i in rolled])
    state.reveal("rolled", seat=seat, dice=tuple(state.dice), fresh=faces, rolled=fresh, again=again)


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

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        if move[0] is STOP:
            return state.pop()
        old, new = faces_of(move)
        state.dice[state.dice.index(old)] = new
        state.tell("turned_die", seat=seat, old=old, new=new)
        state.replace(TurnDice(self.seat, self.left - 1))

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        if seat != self.seat:
            return phrase("prompt-watch", seat=self.seat)
        return phrase("prompt-turn-to", face=said[0].text) if said else phrase("prompt-turn-dice", left=self.left)


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

    def resolve(self, state: War, seat: Seat, move: Move) -> None:
        state.pop()
        if faces := faces_of(move):
            roll_again(state, faces, state.current)

    def prompt(self, state: War, seat: Seat, said: Move) -> Phrase:
        if seat != self.seat:
            return phrase("prompt-watch", seat=self.seat)
        return phrase("prompt-omen-more" if said else "prompt-omen", left=self.most - len(said))
