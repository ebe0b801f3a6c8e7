"""What a question would cover, before it is asked: whom, which spaces, and how it would split one's map (GS-ASK)."""

from __future__ import annotations

from gnomestead.games.gnom_street.content import ACTIONS, ASK_ANY_RANK, COLOURS, FLOWER, FLOWERS_OF, SPACES
from gnomestead.games.gnom_street.rules.sheet import NO_COLOUR, covered, on_map
from gnomestead.games.gnom_street.state import Street
from gnomestead.kernel.moves import Seat


def below(state: Street, seat: Seat) -> list[Seat]:
    """GS-ASK-01/02, GS-ABL-11: the seats ranked below this one, or anybody for a Snitch."""
    if ASK_ANY_RANK[state.fought[seat]]:
        return [other for other in range(state.seats) if other != seat]
    return sorted(state.ranking[state.ranking.index(seat) + 1 :])


def colours_from(kind: int, origin: int) -> tuple[int, ...]:
    """GS-ASK-07: the colours a question from there can name; only a Flower names one."""
    return FLOWERS_OF[origin] if kind == FLOWER else (NO_COLOUR,)


def reach(kind: int, origin: int) -> int:
    """The spaces that a question of this kind from there can ask about, whatever its colour."""
    spaces = 0
    for colour in colours_from(kind, origin):
        spaces |= covered(kind, origin, colour)
    return spaces


def about(kind: int, origin: int, colour: int) -> str:
    """The name of what a question is about: its kind and where it is asked from, or the colour of a Flower."""
    return COLOURS[colour] if kind == FLOWER else f"{ACTIONS[kind]} {SPACES[origin]}"


class Split:
    """How a question would split the map that a seat has of a target: spaces that say yes, spaces that say no."""

    __slots__ = ("colour", "no", "target", "yes")

    def __init__(self, state: Street, seat: Seat, target: Seat, kind: int, origin: int, colour: int) -> None:
        left = on_map(state, seat, target)
        self.target, self.colour = target, colour
        self.yes = (left & covered(kind, origin, colour)).bit_count()
        self.no = left.bit_count() - self.yes

    def worst(self) -> int:
        """How many spaces are crossed out at least."""
        return min(self.yes, self.no)

    def left(self) -> int:
        """How many spaces are in question."""
        return self.yes + self.no


def best_split(state: Street, seat: Seat, kind: int, origin: int) -> Split | None:
    """The question from there that is sure to cross out most; None if nobody can be asked."""
    best: Split | None = None
    for target in below(state, seat):
        for colour in colours_from(kind, origin):
            split = Split(state, seat, target, kind, origin, colour)
            if best is None or split.worst() > best.worst():
                best = split
    return best
