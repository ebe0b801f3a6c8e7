"""The game as the table knows it: its description, its options, what a seat sees and how it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gnomestead.games.wymer_stones.bot import HeuristicBot
from gnomestead.games.wymer_stones.endings import ending
from gnomestead.games.wymer_stones.lessons import LESSONS
from gnomestead.games.wymer_stones.rules.setup import lay_out
from gnomestead.games.wymer_stones.scene import scene_of
from gnomestead.games.wymer_stones.state import Dungeon, has_villain
from gnomestead.games.wymer_stones.view import DungeonView, reach_of, view_of
from gnomestead.kernel import (
    HERE,
    BadSetup,
    Bot,
    Ending,
    Event,
    Game,
    OptionValue,
    Preset,
    Reach,
    Scene,
    Seat,
    Setup,
    Sign,
    Stream,
    TableOption,
)
from gnomestead.kernel.luck import Roll, roll_in

DIFFICULTIES = ("easy", "normal", "hard")


class WymerStones(Game[Dungeon, DungeonView]):
    """One villain against up to four heroes, or the heroes against the clock."""

    id = "wymer_stones"
    title = "Curse of the Wymer Stones"
    about = "Up to four heroes look for four cursed stones; the last seat may play the villain who minds."
    min_seats = 1
    max_seats = 5
    rules_version = 2
    # 200 rounds of five turns; a turn has its steps, its 16 locks and few tiles, each with five windows at most.
    longest = 120_000
    chapters = ("round", "turn")
    dice_events = {  # noqa: RUF012
        "rolled": ("hero",),
        "dice_changed": ("fresh",),
        "power": ("face",),
        "wraith_rolled": ("face",),
    }
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("villain", ("auto", "yes", "no"), "auto"),
        TableOption("difficulty", DIFFICULTIES, "normal", levels=DIFFICULTIES),
        TableOption("placement", ("random", "strategic"), "random"),
        TableOption("hero_pick", ("choose", "random"), "choose"),
        TableOption("first_hero", ("random", 1, 2, 3, 4), "random", is_seat=True),
        TableOption("lone_hero", ("second_chance", "strict"), "second_chance", seats=(1, 2)),
        TableOption("round_limit", ("standard", "off"), "standard"),
        TableOption("stones_call", ("on", "off"), "on", seats=(2, 3, 4, 5)),
        TableOption("show_trap_sides", ("after_roll", "before_roll"), "after_roll"),
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("first", 3, {"difficulty": "easy"}),
        Preset("fellowship", 4, {"villain": "no"}),
        Preset("villain", 3, seat=2),
        Preset("alone", 1),
    )
    lessons = LESSONS
    story = (
        "story_opening",
        "story_curse",
        "story_call",
        "story_heroes",
        "story_catacombs",
        "story_dwarves",
        "story_wymer",
    )
    signs = (
        HERE,
        Sign("go", "boot"),
        Sign("danger", "skull"),
        Sign("heal", "heart"),
        Sign("throw", "dice", "own", at="die_villain"),
    )

    def setup(self, setup: Setup, chance: Stream) -> Dungeon:
        state = Dungeon(setup, chance)
        lay_out(state)
        return state

    def view(self, state: Dungeon, seat: Seat | None) -> DungeonView:
        return view_of(state, seat)

    def scene(self, view: DungeonView) -> Scene:
        return scene_of(view)

    def ending(self, state: Dungeon, seat: Seat | None) -> Ending:
        return ending(state, seat)

    def reach(self, state: Dungeon, thing: str) -> Reach | None:
        return reach_of(state, thing)

    def roles(self, setup: Setup) -> tuple[str, ...]:
        villain = has_villain(setup)
        return ("role-hero",) * (setup.seats - villain) + ("role-villain",) * villain

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """The heroes stand together, alive or not; the villain is on its own."""
        return tuple(int(role == "role-villain") for role in self.roles(setup))

    def harder(self, setup: Setup, seat: Seat) -> dict[str, OptionValue]:
        """What is easy for the heroes is hard for the villain."""
        return self.stepped(setup, -1 if self.roles(setup)[seat] == "role-villain" else 1)

    def has_secrets(self, setup: Setup) -> bool:
        """Only a villain knows what lies under the tiles it has laid."""
        return has_villain(setup)

    def rolls(self, event: Event) -> tuple[Roll, ...]:
        """The villain's die is nobody's: heroes and villain are not compared by it."""
        own = super().rolls(event)
        return (*own, Roll(None, roll_in(event, ("villain",)).faces)) if event.kind == "rolled" else own

    def bots(self) -> Mapping[str, type[Bot[Dungeon]]]:
        return {"heuristic": HeuristicBot}

    def check_setup(self, setup: Setup) -> None:
        """WS-GEN-01, WS-NOV-03, 07: what does not go together."""
        villain = has_villain(setup)
        heroes = setup.seats - villain
        if not 1 <= heroes <= 4:
            legal = "no, or take a second seat" if heroes == 0 else "auto or yes"
            raise BadSetup(
                f"option villain: {setup['villain']!r} with {setup.seats} seats leaves {heroes} heroes; {legal}"
            )
        if not villain and setup["difficulty"] == "easy":
            raise BadSetup("option difficulty: 'easy' needs a villain (WS-NOV-03); legal without one: normal, hard")
        if not villain and setup["placement"] == "strategic":
            raise BadSetup("option placement: 'strategic' needs a villain (WS-NOV-07); legal without one: random")
        if not villain and setup["stones_call"] == "off":
            raise BadSetup("option stones_call: 'off' needs a villain (WS-DWA-08); legal without one: on")
        if setup["first_hero"] != "random" and setup["first_hero"] > heroes:
            raise BadSetup(f"option first_hero: there are only {heroes} heroes; legal: random, 1 to {heroes}")
