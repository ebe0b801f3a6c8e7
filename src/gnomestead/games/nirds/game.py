"""The game as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gnomestead.games.nirds.bot import NirdBot
from gnomestead.games.nirds.rules.setup import CHANGES, PRESETS, RECIPE, check_difficulty, check_starters, lay_out
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel import Bot, Game, Scene, Seat, Setup, Stream, TableOption

_SETS = ("random", "froomp", "wompins", "pebbles", "sneefle")


class V(msgspec.Struct, frozen=True):
    x: int


class Nirds(Game[Battle, V]):
    """Nirds vs Gnomes."""

    id = "nirds"
    title = "Nirds vs Gnomes"
    about = (
        "Nerdy birds against evil garden gnomes: swap dice, pick targets, survive four waves, beat the Boss. Together."
    )
    min_seats, max_seats = 1, 4
    longest = 20_000
    options = (
        TableOption("level", (*PRESETS, RECIPE), 5, "level"),
        TableOption("boss", ("random", "scarecrow", "invisible_walls", "choose"), "random", "boss"),
        *(TableOption(f"army_{seat}", _SETS, "random", "army") for seat in (1, 2, 3, 4)),
        *(TableOption(change.id, tuple(range(change.max + 1)), 0, change.id) for change in CHANGES.values()),
    )

    def setup(self, setup: Setup, chance: Stream) -> Battle:
        return lay_out(setup, chance)

    def check_setup(self, setup: Setup) -> None:
        check_difficulty(setup)
        check_starters(setup)

    def bots(self) -> Mapping[str, type[Bot[Battle]]]:
        return {"sergeant": NirdBot}

    def view(self, state: Battle, seat: Seat | None) -> V:
        return V(0)

    def scene(self, view: V) -> Scene:
        return Scene(())
