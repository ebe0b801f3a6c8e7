"""Real scenes for the tests of the client: `python -m tools.scenes` writes web/tests/scenes/<game>.json."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from gnomestead.kernel import CLOCK, FULL_STOP, Move, Seat, State, registry

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "scenes"
SEATS = 3
PATIENCE = 2000
A_WHILE = 100
"""Between two moves of a timed game, in milliseconds."""


def _is_asking(state: State) -> bool:
    return any(choice.label.key == "say-target" for choice in state.choices(0))


def _is_assembling(state: State) -> bool:
    return any(choice.word.startswith("flip") for choice in state.choices(0))


def _is_haggling(state: State) -> bool:
    return all(_may_say(state, word) for word in ("accept", "ready"))


def _is_reacting(state: State) -> bool:
    return state.prompt(0).key == "prompt-react"


def _is_commanding(state: State) -> bool:
    return any(choice.label.key == "say-attack" for choice in state.choices(0))


def _may_say(state: State, word: str) -> bool:
    return any(choice.word == word for choice in state.choices(0))


MOMENTS: dict[str, Callable[[State], bool]] = {
    "gnom_street": _is_asking,
    "gnome_me": _is_assembling,
    "gnomes_wizards": _is_commanding,
    "nirds": _is_haggling,
    "wymer_stones": _is_reacting,
}
"""When the picture is taken: seat 0 is asked just this."""


def picture(id: str) -> bytes:
    """What seat 0 sees at the moment, and what it is asked."""
    game, state = registry.find(id), _moment(id)
    shown = {"scene": game.scene(game.view(state, 0)), "choices": state.choices(0)}
    return msgspec.json.format(msgspec.json.encode(shown), indent=1)


def _moment(id: str) -> State:
    """The moment, in the first of many games played at random that comes to it."""
    for seed in range(1, PATIENCE):
        state, rng = registry.find(id).start(SEATS, {}, seed), random.Random(seed)  # noqa: S311
        for _ in range(PATIENCE):
            if MOMENTS[id](state):
                return state
            if state.over:
                break
            _go_on(state, rng)
    raise LookupError(f"{id}: nothing of the kind happens in {PATIENCE} games")


def _go_on(state: State, rng: random.Random) -> None:
    """Somebody moves; where nobody can in time, the clock does."""
    able = [seat for seat in range(state.seats) if state.options(seat)]
    at, due = state.now + A_WHILE, state.deadline()
    if able and (due is None or at < due):
        seat = rng.choice(able)
        state.play(seat, _some_move(state, seat, rng), at=at)
    else:
        state.play(CLOCK, "tick", at=due or 0)


def _some_move(state: State, seat: Seat, rng: random.Random) -> Move:
    said: Move = ()
    while not said or not said[-1].ends:
        word = rng.choice(state.options(seat, said))
        if word is FULL_STOP:
            break
        said = (*said, word)
    return said


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for id in MOMENTS:
        (FOLDER / f"{id}.json").write_bytes(picture(id) + b"\n")


if __name__ == "__main__":
    main()
