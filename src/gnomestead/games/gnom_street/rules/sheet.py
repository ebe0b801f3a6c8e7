"""The investigation sheet: what each seat knows of the others' Loot, and imagining the rest (GS-SHT).

Knowledge is kept as one set of spaces for each viewer and target: where the target's Loot can still
be after every answer the viewer heard. The last row is the street's, which hears megaphones only.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING

from gnomestead.games.gnom_street.content import (
    AREA,
    AREA_OF,
    BLOOM_OF,
    LINE,
    LINE_OF,
    PLAIN,
    spaces_in,
)
from gnomestead.kernel.moves import Seat
from gnomestead.kernel.plain import Plain

if TYPE_CHECKING:
    from gnomestead.games.gnom_street.state import Street

NO_COLOUR = -1


class Question(Plain):
    """A question asked at the table. Its answer is no part of it: that follows from the Loot."""

    __slots__ = ("asker", "colour", "kind", "loud", "origin", "target", "turn")

    def __init__(self, turn: int, asker: Seat, target: Seat, kind: int, origin: int, colour: int, loud: bool) -> None:
        self.turn, self.asker, self.target = turn, asker, target
        self.kind, self.origin, self.colour = kind, origin, colour
        self.loud = loud

    def covers(self) -> int:
        """The spaces for which the answer is yes."""
        return covered(self.kind, self.origin, self.colour)


def covered(kind: int, origin: int, colour: int) -> int:
    """GS-ASK-05…07: the spaces for which a question of this kind from this origin is answered yes."""
    if kind == AREA:
        return AREA_OF[origin]
    return LINE_OF[origin] if kind == LINE else BLOOM_OF[colour]


def nothing_known(seats: int) -> list[int]:
    """GS-SHT-01: a clean sheet for every seat, and one for the street."""
    return [PLAIN] * ((seats + 1) * seats)


def truth(state: Street, question: Question) -> bool:
    """GS-ANS-01: the answer, which is always the truth."""
    return question.covers() >> state.loots[question.target] & 1 == 1


def heard_by(question: Question, viewer: Seat | None) -> bool:
    """GS-ANS-02/03: whether this viewer (None: the street) learned the answer."""
    return question.loud or viewer in (question.asker, question.target)


def note(state: Street, question: Question) -> None:
    """GS-SHT-02: cross out on every sheet whose owner hears it what the answer makes impossible."""
    covers = question.covers()
    left = covers if truth(state, question) else ~covers
    seats, knows = state.seats, state.knows
    hear = range(seats + 1) if question.loud else (question.asker, question.target)
    for viewer in hear:
        knows[viewer * seats + question.target] &= left


def candidates(state: Street, viewer: Seat | None, target: Seat) -> int:
    """GS-SHT-02: where the target's Loot can be for all this viewer has heard, its own Loot space excluded."""
    if viewer is None:
        return state.knows[state.seats * state.seats + target]
    return state.knows[viewer * state.seats + target] & ~(1 << state.loots[viewer])


def on_map(state: Street, viewer: Seat, target: Seat) -> int:
    """GS-SHT-02/03: what is open on the viewer's own map of the target, as far as `sheet_help` crosses out."""
    help = state.setup["sheet_help"]
    if help == "full":
        return deduced(state, viewer)[target]
    return PLAIN if help == "manual" else candidates(state, viewer, target)


def deduced(state: Street, viewer: Seat) -> dict[Seat, int]:
    """GS-SHT-03: the spaces of each opponent that occur in some assignment of different spaces to all."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    proved = _proved(tuple([candidates(state, viewer, seat) for seat in others]))
    return dict(zip(others, proved, strict=True))


@lru_cache(maxsize=64)
def _proved(left: tuple[int, ...]) -> tuple[int, ...]:
    """Kept for a while: many questions in a row are held against the same maps."""
    found = [0] * len(left)
    for loots in assignments([spaces_in(spaces) for spaces in left]):
        for index, space in enumerate(loots):
            found[index] |= 1 << space
    return tuple(found)


def assignments(choices: list[list[int]], taken: int = 0) -> list[tuple[int, ...]]:
    """Every way to give each its own space out of its choices."""
    if not choices:
        return [()]
    return [
        (space, *rest)
        for space in choices[0]
        if not taken >> space & 1
        for rest in assignments(choices[1:], taken | 1 << space)
    ]


def exposure(state: Street, owner: Seat, viewer: Seat) -> int:
    """GS-SHT-05: how many spaces remain for my Loot, after all answers of mine this opponent knows."""
    return state.knows[viewer * state.seats + owner].bit_count()


# Imagining what a seat cannot know ---------------------------------------------------------------


def imagine_loots(state: Street, viewer: Seat | None, rng: random.Random) -> None:
    """Deal the others' Loot anew: every assignment that agrees with all the viewer heard is equally likely.

    Draws that put two Loots on one space are thrown away (GS-BRD-03); what is left is exactly uniform.
    """
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    open_spaces = [spaces_in(candidates(state, viewer, seat)) for seat in hidden]
    drawn: list[int] = []
    while len(set(drawn)) < len(hidden):
        drawn = [rng.choice(spaces) for spaces in open_spaces]
    loots = list(state.loots)
    for seat, space in zip(hidden, drawn, strict=True):
        loots[seat] = space
    state.loots = tuple(loots)
    state.knows = nothing_known(state.seats)
    for question in state.asked:
        note(state, question)


def imagine_tokens(state: Street, viewer: Seat | None, rng: random.Random) -> None:
    """Shuffle the faces of every other seat's tokens, those laid and those left (GS-DIG-07)."""
    faces = {}
    for seat in range(state.seats):
        if seat != viewer:
            faces[seat] = _shuffled_faces(state, seat, rng)
    for space, stack in enumerate(state.stacks):
        if stack:
            state.stacks[space] = tuple(
                token & ~1 | faces[token >> 1].pop() if token >> 1 in faces else token for token in stack
            )
    for seat, left in faces.items():
        state.baits[seat] = sum(left)
        state.moles[seat] = len(left) - sum(left)


def _shuffled_faces(state: Street, seat: Seat, rng: random.Random) -> list[int]:
    """All faces of a seat's tokens in random order: 0 a Mole, 1 a Bait."""
    laid = [token & 1 for stack in state.stacks for token in stack if token >> 1 == seat]
    faces = laid + [0] * state.moles[seat] + [1] * state.baits[seat]
    rng.shuffle(faces)
    return faces
