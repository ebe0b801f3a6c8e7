"""Random games end early. Here bots with butterfingers reach the Bosses, and everything must still hold there."""

from __future__ import annotations

import random

import pytest

from gnomestead.bots.random_bot import random_move
from gnomestead.conformance.looks import compare, questions, seen
from gnomestead.games.nirds.bot import NirdBot
from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel import Seat, decode, encode
from gnomestead.kernel.lexicon import Lexicon

CLUMSY = 0.06
LOOKS = 0.01


def step(state: Battle, rng: random.Random) -> None:
    """Somebody moves: mostly who must, mostly well."""
    seats = [seat for seat in range(state.seats) if state.options(seat)]
    seat = rng.choice(seats) if rng.random() < CLUMSY else state.waiting()[0]
    move = NirdBot(seat, rng).choose(state) if rng.random() > CLUMSY else None
    state.play(seat, move or random_move(state, seat, rng))


def look_closely(game: Nirds, state: Battle, seat: Seat, rng: random.Random) -> None:
    """Copies, stored positions and worlds drawn anew look the same to the seat."""
    data = encode(state)
    assert encode(state.copy()) == data == encode(decode(game, data))
    asked = questions(game, state, seat, rng)
    twin = state.resample(seat, rng)
    assert not twin.invariants()
    compare(seen(game, state, seat, asked), seen(game, twin, seat, asked), f"seat {seat}")
    words = Lexicon(game, reader=seat)
    for choice in state.choices(seat):
        assert not words.say(choice.label).startswith("[")
    for text in asked:
        refusal = state.why_not(seat, text)
        assert refusal is None or not words.say(refusal.reason).startswith("[")


@pytest.mark.parametrize(
    ("seats", "boss"),
    [(1, "choose"), (1, "scarecrow"), (2, "invisible_walls"), (3, "scarecrow"), (4, "invisible_walls")],
)
def test_everything_holds_to_the_end(seats: int, boss: str) -> None:
    game, rng = Nirds(), random.Random(f"{seats}{boss}")
    words = Lexicon(game)
    reached = False
    for seed in range(6):
        state = game.start(seats, {"boss": boss, "level": 1}, seed=f"{boss}{seed}")
        while not state.over:
            step(state, rng)
            assert not state.invariants()
            assert not [e for e in state.events if words.tell(e).startswith("[")]
            if rng.random() < LOOKS and not state.over:
                look_closely(game, state, rng.randrange(seats), rng)
        reached = reached or state.boss >= 0
        if reached:
            break
    assert reached
