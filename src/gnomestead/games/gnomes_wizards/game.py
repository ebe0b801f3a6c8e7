"""The game as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping

from gnomestead.games.gnomes_wizards.bot.general import General
from gnomestead.games.gnomes_wizards.bot.planning import hand_out
from gnomestead.games.gnomes_wizards.content import BOARDS, FACES, boards_of
from gnomestead.games.gnomes_wizards.endings import ending
from gnomestead.games.gnomes_wizards.lessons import LESSONS
from gnomestead.games.gnomes_wizards.rules.setup import PickTribe
from gnomestead.games.gnomes_wizards.scene import scene_of
from gnomestead.games.gnomes_wizards.shapes import MOST_WILD, SURPRISE, samples_of, shape_for
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.games.gnomes_wizards.view import WarView, reach_of, view_of
from gnomestead.kernel import (
    BadSetup,
    Bot,
    Ending,
    Game,
    Move,
    OptionValue,
    Preset,
    Reach,
    Sample,
    Scene,
    Seat,
    Setup,
    Stream,
    TableOption,
)

NO_SHAPE = "none"
NEEDS = {"pacts": "three players or more", "team_hands": "team-mates: four or six players in teams"}
"""Options that are refused where they would do nothing, and what they need."""


class GnomesAndWizards(Game[War, WarView]):
    """A skirmish of six tribes on a crumbling board of triangles."""

    id = "gnomes_wizards"
    title = "Gnomes & Wizards"
    about = "Call your clans, charge your spells, and be standing when the ground is gone."
    min_seats = 2
    max_seats = 6
    rules_version = 2
    longest = 70_000
    chapters = ("turn",)
    takes_back = False  # GW-GEN-05
    dice_events = {"rolled": ("fresh",), "horns_rolled": ("fresh",)}  # noqa: RUF012
    die_faces = FACES
    options = (
        TableOption("mode", ("teams", "every_tribe"), "teams", seats=(2, 4, 6)),
        TableOption("length", ("normal", "short"), "normal"),
        TableOption("pacts", ("off", "on"), "off", seats=(3, 4, 5, 6)),
        TableOption("shape", ("default", "preset", "wild"), "default"),
        TableOption("shape_id", (NO_SHAPE, *BOARDS), NO_SHAPE, when=(("shape", "preset"),)),
        TableOption("wild_board", (SURPRISE,), SURPRISE, most=MOST_WILD, when=(("shape", "wild"),)),
        TableOption("tribe_pick", ("choose", "random"), "choose"),
        TableOption("board_balance", ("even", "loose"), "even"),
        TableOption("board_vote", (0, 1, 3), 0),
        TableOption("horns_to_call", (3, 2), 3),
        TableOption("hand_limit", (2, 3, 4), 3),
        TableOption("team_hands", ("hidden", "shared"), "hidden", seats=(4, 6), when=(("mode", "teams"),)),
        TableOption("final_tie", ("fight_on", "draw"), "fight_on"),
        TableOption("reaction_seconds", (0, 10, 20, 45), 20),
        TableOption("bicker", ("on", "off"), "on"),
    )

    presets = (
        Preset("skirmish", 2, {"length": "short", "tribe_pick": "random"}),
        Preset("war", 2),
        Preset("teams", 4, {"tribe_pick": "random"}),
        Preset("brawl", 3, {"length": "short", "tribe_pick": "random", "pacts": "on"}),
    )
    lessons = LESSONS
    story = ("story_war",)

    def set_table(self, seats: int, options: Mapping[str, OptionValue]) -> Setup:
        """A table with a reaction clock is a timed one."""
        setup = super().set_table(seats, options)
        return Setup(setup.game, setup.seats, setup.options, bool(setup["reaction_seconds"]))

    def check_setup(self, setup: Setup) -> None:
        for option in self.options:
            is_idle = setup[option.name] != option.default and not option.matters(setup.seats, setup.options)
            if is_idle and option.name in NEEDS:
                raise BadSetup(
                    f"option {option.name}: {setup[option.name]!r} needs {NEEDS[option.name]};"
                    f" here it can only be {option.default}"
                )
        if setup["shape"] == "preset":
            fitting = [board.id for board in boards_of(setup.seats)]
            if setup["shape_id"] not in fitting:
                raise BadSetup(
                    f"option shape_id: {setup['shape_id']!r} is no board for {setup.seats} players;"
                    f" with shape preset it is one of {', '.join(fitting)}"
                )

    def setup(self, setup: Setup, chance: Stream) -> War:
        state = War(setup, chance, shape_for(setup, chance), _sides(setup))
        state.push(PickTribe(0))
        return state

    def samples(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Sample, ...]:
        return samples_of(seats, options)

    def suggest(self, state: War, seat: Seat, said: Move) -> Move:
        return hand_out(state, seat, said)

    def reach(self, state: War, thing: str) -> Reach | None:
        return reach_of(state, thing)

    def roles(self, setup: Setup) -> tuple[str, ...]:
        if len(set(_sides(setup))) > 2:
            return ("tribe",) * setup.seats
        return tuple(("gnome", "wizard")[seat % 2] for seat in range(setup.seats))

    def sides(self, setup: Setup) -> tuple[int, ...]:
        return _sides(setup)

    def view(self, state: War, seat: Seat | None) -> WarView:
        return view_of(state, seat)

    def scene(self, view: WarView) -> Scene:
        return scene_of(view)

    def ending(self, state: War, seat: Seat | None) -> Ending:
        return ending(state, seat)

    def bots(self) -> Mapping[str, type[Bot[War]]]:
        return {"general": General}


def _sides(setup: Setup) -> tuple[int, ...]:
    """GW-SET-01: teams at even counts; odd counts play every tribe for itself."""
    if setup.seats % 2 == 0 and setup["mode"] == "teams":
        return tuple(seat % 2 for seat in range(setup.seats))
    return tuple(range(setup.seats))
