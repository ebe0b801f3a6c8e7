"""75 Gnom' Street as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping

from gnomestead.games.gnom_street.bot import Mastermind, Rookie, Sleuth
from gnomestead.games.gnom_street.content import GANGS
from gnomestead.games.gnom_street.endings import ending
from gnomestead.games.gnom_street.lessons import LESSONS
from gnomestead.games.gnom_street.rules.turn import ANY_GANG, MOST_SEATS, chosen_gangs, lay_out
from gnomestead.games.gnom_street.scene import scene
from gnomestead.games.gnom_street.state import Street
from gnomestead.games.gnom_street.view import StreetView, view
from gnomestead.kernel import BadSetup, Bot, Ending, Game, Preset, Scene, Seat, Setup, Stream, TableOption


class GnomStreet(Game[Street, StreetView]):
    """Beat them up, question them, dig where their Loot lies."""

    id = "gnom_street"
    title = "75 Gnom’ Street"
    about = "Four gangs of garden gnomes, four stashes of stolen goods, and a cat. Fight for rank, ask, deduce, dig."
    min_seats = 2
    max_seats = 4
    longest = 7_000
    seats_alike = True
    chapters = ("turn_began",)
    options = (
        *(
            TableOption(f"gang_{seat + 1}", (ANY_GANG, *GANGS), ANY_GANG, seats=tuple(range(seat + 1, MOST_SEATS + 1)))
            for seat in range(MOST_SEATS)
        ),
        TableOption("sets_to_win", (1, 2, 3), 2, seats=(2,)),
        TableOption("duel_turn_cap", (8, 16, 24), 16, seats=(2,)),
        TableOption("bait_own_moles", ("count", "ignore"), "count"),
        TableOption("sheet_help", ("manual", "answers", "full"), "answers"),
        TableOption("throw_wobble", ("none", "normal", "wild"), "normal"),
        TableOption("throw_bots", ("sharp", "steady", "clumsy"), "steady"),
        TableOption("show_remaining_hands", (True, False), True),
        TableOption("spectators_see_all", (False, True), False),
    )

    presets = (
        Preset("trio", 3, {"sheet_help": "full"}, bot="rookie"),
        Preset("street", 4, bot="sleuth"),
        Preset("duel", 2, {"sets_to_win": 1}, bot="rookie"),
        Preset("pencil", 4, {"sheet_help": "manual", "throw_bots": "sharp"}),
    )
    lessons = LESSONS

    def setup(self, setup: Setup, chance: Stream) -> Street:
        return lay_out(setup, chance)

    def check_setup(self, setup: Setup) -> None:
        """GS-SET-02: no gang twice."""
        chosen = [gang for gang in chosen_gangs(setup) if gang != ANY_GANG]
        for gang in chosen:
            if chosen.count(gang) > 1:
                raise BadSetup(f"two seats want to be {gang}; each gang plays once: {', '.join(GANGS)} or {ANY_GANG}")

    def ending(self, state: Street, seat: Seat | None) -> Ending:
        return ending(state, seat)

    def bots(self) -> Mapping[str, type[Bot[Street]]]:
        return {"mastermind": Mastermind, "sleuth": Sleuth, "rookie": Rookie}

    def view(self, state: Street, seat: Seat | None) -> StreetView:
        return view(state, seat)

    def scene(self, view: StreetView) -> Scene:
        return scene(view)
