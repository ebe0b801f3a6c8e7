"""The game as the table knows it."""

from __future__ import annotations

import msgspec

from gnomestead.games.wymer_stones.rules.setup import lay_out
from gnomestead.games.wymer_stones.state import Dungeon
from gnomestead.kernel import Game, Scene, Seat, Setup, Stream, TableOption


class V(msgspec.Struct, frozen=True):
    x: int


class WymerStones(Game[Dungeon, V]):
    """One villain against up to four heroes, or the heroes against the clock."""

    id = "wymer_stones"
    title = "Curse of the Wymer Stones"
    about = "Find your stones, wake the dwarves, survive both. One villain may object."
    min_seats = 1
    max_seats = 5
    longest = 50_000
    options = (
        TableOption(
            "villain",
            ("auto", "yes", "no"),
            "auto",
            "whether the last seat plays the villain (auto: if there are two seats or more)",
        ),
        TableOption("difficulty", ("easy", "normal", "hard"), "normal", "the tile mix; easy needs a villain"),
        TableOption(
            "placement", ("random", "strategic"), "random", "who places the tiles: the shuffle, or the villain"
        ),
        TableOption("hero_pick", ("choose", "random"), "choose", "whether seats choose their hero or are dealt one"),
        TableOption("first_hero", ("random", 1, 2, 3, 4), "random", "which hero seat starts: name the youngest"),
        TableOption(
            "lone_hero",
            ("second_chance", "strict"),
            "second_chance",
            "one hero only: whether the first death ends the game",
        ),
        TableOption(
            "round_limit",
            ("standard", "off"),
            "standard",
            "whether the stones fail in time; off still stops after round 99",
        ),
        TableOption(
            "show_trap_sides", ("after_roll", "before_roll"), "after_roll", "when both sides of a trap card are shown"
        ),
    )

    def setup(self, setup: Setup, chance: Stream) -> Dungeon:
        state = Dungeon(setup, chance)
        lay_out(state)
        return state

    def view(self, state: Dungeon, seat: Seat | None) -> V:
        return V(1)

    def scene(self, view: V) -> Scene:
        return Scene(())
