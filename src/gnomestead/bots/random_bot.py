"""The random bot: any word on offer, until the move is whole."""

from __future__ import annotations

import random

from gnomestead.kernel.bot import Bot
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word
from gnomestead.kernel.state import State


def random_move(state: State, seat: Seat, rng: random.Random) -> Move:
    """A whole legal move, each word uniformly chosen. The seat must have options."""
    word = _any_of(state.options(seat), rng)
    said: Move = (word,)
    while not word.ends:
        word = _any_of(state.options(seat, said), rng)
        if word is FULL_STOP:
            break
        said += (word,)
    return said


def _any_of(menu: tuple[Word, ...], rng: random.Random) -> Word:
    """Quicker than `rng.choice`; floats alone, so that the compiled build need not box them."""
    return menu[int(rng.random() * float(len(menu)))]


def play_out(state: State, rng: random.Random) -> int:
    """Play an untimed game at random to its end, asking only seats the game waits for; count the moves."""
    moves = 0
    while not state.over:
        seat = state.waiting()[0]
        state.play(seat, random_move(state, seat, rng))
        moves += 1
    return moves


class RandomBot(Bot[State]):
    """Plays any game, badly. Where nothing is required it mostly keeps out of it."""

    MEDDLES = 0.2

    def choose(self, world: State) -> Move | None:
        if self.seat not in world.waiting() and self.rng.random() >= self.MEDDLES:
            return None
        return random_move(world, self.seat, self.rng)

    def delay(self, world: State) -> int:
        return int(self.rng.random() * 3000)
