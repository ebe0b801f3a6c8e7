"""The game as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping

from gnomestead.games.gnomes_wizards.bot.general import General
from gnomestead.games.gnomes_wizards.content import BOARDS, FACES, boards_of
from gnomestead.games.gnomes_wizards.lessons import LESSONS
from gnomestead.games.gnomes_wizards.rules.setup import PickTribe
from gnomestead.games.gnomes_wizards.scene import scene_of
from gnomestead.games.gnomes_wizards.shapes import MOST_WILD, SURPRISE, samples_of, shape_for
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.games.gnomes_wizards.view import WarView, reach_of, view_of
from gnomestead.kernel import (
    BadSetup,
    Bot,
    Game,
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


class GnomesAndWizards(Game[War, WarView]):
    """A skirmish of six tribes on a crumbling board of triangles."""

    id = "gnomes_wizards"
    title = "Gnomes & Wizards"
    about = "Call your clans, charge your spells, and be standing when the ground is gone."
    min_seats = 2
    max_seats = 6
    longest = 70_000
    chapters = ("turn",)
    takes_back = False  # GW-GEN-05
    dice_events = {"rolled": ("fresh",), "horns_rolled": ("fresh",)}  # noqa: RUF012
    die_faces = FACES
    options = (
        TableOption(
            "mode",
            ("teams", "every_tribe"),
            "teams",
            "Gnomes against wizards, or every tribe for itself. Odd counts always play every tribe for itself.",
        ),
        TableOption(
            "length",
            ("normal", "short"),
            "normal",
            "normal: ten rounds, tiles fall from 6. short: rounds 5 to 10, one clan already out, tiles fall from 7.",
        ),
        TableOption(
            "pacts",
            ("off", "on"),
            "off",
            "Enemies may agree to act as allies for a while, and break it at any moment. Three or more players.",
        ),
        TableOption(
            "shape",
            ("default", "preset", "wild"),
            "default",
            "The standard board, the preset of shape_id, or one grown from the seed. Best once you know the game.",
        ),
        TableOption(
            "shape_id",
            (NO_SHAPE, *BOARDS),
            NO_SHAPE,
            "The preset board, for its number of players; only read when shape is preset.",
        ),
        TableOption(
            "wild_board",
            (SURPRISE,),
            SURPRISE,
            "The wild board of this number, or one that nobody has seen; only read when shape is wild.",
            most=MOST_WILD,
        ),
        TableOption(
            "tribe_pick", ("choose", "random"), "choose", "Choose tribes in seat order, or have them dealt at random."
        ),
        TableOption(
            "board_balance",
            ("even", "loose"),
            "even",
            "even: every tribe has as many clans with both tiles on the edge. loose: the first deal stands.",
        ),
        TableOption("board_vote", (0, 1, 3), 0, "How often the table may vote the dealt board away."),
        TableOption("horns_to_call", (3, 2), 3, "Horns for a Call to War. 3 is the book, 2 is Lively Muster."),
        TableOption("hand_limit", (2, 3, 4), 3, "Hidden scrolls you may hold at the end of your turn."),
        TableOption(
            "team_hands", ("hidden", "shared"), "hidden", "shared: team-mates see each other’s hidden scrolls."
        ),
        TableOption(
            "final_tie",
            ("fight_on", "draw"),
            "fight_on",
            "fight_on: up to three extra rounds break a tie. draw: it stands.",
        ),
        TableOption(
            "reaction_seconds",
            (0, 10, 20, 45),
            20,
            "After so many seconds the clock passes for a silent seat. 0 waits for ever.",
        ),
        TableOption("bicker", ("on", "off"), "on", "Units comment on the war. Only for fun."),
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

    def bots(self) -> Mapping[str, type[Bot[War]]]:
        return {"general": General}


def _sides(setup: Setup) -> tuple[int, ...]:
    """GW-SET-01: teams at even counts; odd counts play every tribe for itself."""
    if setup.seats % 2 == 0 and setup["mode"] == "teams":
        return tuple(seat % 2 for seat in range(setup.seats))
    return tuple(range(setup.seats))
