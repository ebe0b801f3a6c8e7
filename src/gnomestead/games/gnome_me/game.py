"""The game as the table knows it: its description, and the doors to its view, scene and bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from gnomestead.games.gnome_me.bot import BOTS
from gnomestead.games.gnome_me.content import OPTIONS, OptionRow
from gnomestead.games.gnome_me.endings import ending
from gnomestead.games.gnome_me.lessons import LESSONS
from gnomestead.games.gnome_me.rules.flow import Table
from gnomestead.games.gnome_me.rules.setup import lay_out
from gnomestead.games.gnome_me.scene import make_scene
from gnomestead.games.gnome_me.state import GnomeMe
from gnomestead.games.gnome_me.view import GnomeView, make_view
from gnomestead.kernel import (
    BadSetup,
    Bot,
    Ending,
    FairTime,
    Game,
    OptionValue,
    Preset,
    Scene,
    Seat,
    Setup,
    Stream,
    TableOption,
)

MOST_SEATS = 4
TOTAL: dict[str, OptionValue] = {
    "mode": "all_in",
    "exposure": "quick",
    "upside_down": True,
    "twins": True,
    "flower_rain_cloud": True,
}
PRACTICE: dict[str, OptionValue] = {
    "exposure": "gentle",
    "misfires": "off",
    "operator": "auto",
    "no_hurry": True,
    "round_cap_s": 120,
}


_WHEN: dict[str, tuple[str, OptionValue]] = {
    "exposure_ms": ("exposure", "custom"),
    "stop_arming": ("mode", "basic"),
    "lone_round": ("mode", "all_in"),
    "coop_deal": ("mode", "cooperative"),
    "coop_clock_s": ("mode", "cooperative"),
    "callouts": ("mode", "cooperative"),
    "relay_hush": ("pace", "relay"),
    "no_hurry": ("pace", "live"),
}
"""Options that matter only where another one is so."""


def _table_option(row: OptionRow, name: str, seats: tuple[int, ...] = ()) -> TableOption:
    """A row of the content as a switch, a number or a choice of words."""
    read: Callable[[str], OptionValue] = str
    if set(row.values) == {"on", "off"}:
        read = "on".__eq__
    elif all(value.isdigit() for value in row.values):
        read = int
    values = tuple(read(value) for value in row.values)
    when = (_WHEN[name],) if name in _WHEN else ()
    return TableOption(name, values, read(row.default), seats=seats, when=when, is_late=row.is_late)


def _options() -> Iterator[TableOption]:
    """Options of the table, then those of each seat; what concerns only a display is not the rules' business."""
    for row in OPTIONS:
        if row.scope == "table":
            yield _table_option(row, row.id)
    for row in OPTIONS:
        if row.scope == "seat":
            for seat in range(MOST_SEATS):
                yield _table_option(row, f"{row.id}_{seat}", tuple(range(seat + 1, MOST_SEATS + 1)))


class DoYouGnomeMe(Game[GnomeMe, GnomeView]):
    """A glimpse, a scramble, a shout, a reveal."""

    id = "gnome_me"
    title = "Do You Gnome Me?"
    about = "A gnome whirls past for less than a second. Rebuild him, and shout Stop! before the others do."
    min_seats, max_seats = 2, MOST_SEATS
    options = tuple(_options())
    presets = (
        Preset("garden", 2, {"exposure": "gentle", "misfires": "rare", "no_hurry": True}),
        Preset("standard", 3),
        Preset("grownups", 4, {"flower_rain_cloud": True}),
        Preset("together", 2, {"mode": "cooperative"}),
        Preset("short", 3, {"mode": "all_in"}),
        Preset("practice", 2, PRACTICE, bot="patient"),
        Preset("keyboard", 2, people=2),
        Preset("relay", 2, {"pace": "relay"}, people=2),
        Preset("total", 4, TOTAL),
    )
    lessons = LESSONS
    timed = True
    race = True
    fair_time = FairTime("tie_window_ms", 50, (("pace", "relay"), ("pace", "beats")))
    # Forty rounds and a few gnome-offs; nobody can press faster for ever, but nothing forbids trying.
    longest = 50_000
    seats_alike = True
    chapters = ("loaded", "loaded-twins")

    def setup(self, setup: Setup, chance: Stream) -> GnomeMe:
        state = GnomeMe(setup, chance)
        lay_out(state)
        state.push(Table())
        return state

    def check_setup(self, setup: Setup) -> None:
        first = int(setup["first_operator"])
        if first >= setup.seats:
            raise BadSetup(f"option first_operator: there is no seat {first}; seats are 0 to {setup.seats - 1}")
        if setup["pace"] == "relay" and setup["mode"] == "all_in":
            raise BadSetup("option pace: relay is for the modes basic and cooperative; all_in has live and beats")

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """GM-COO-09: in the cooperative mode all are a team."""
        return (0,) * setup.seats if setup["mode"] == "cooperative" else super().sides(setup)

    def view(self, state: GnomeMe, seat: Seat | None) -> GnomeView:
        return make_view(state, seat)

    def scene(self, view: GnomeView) -> Scene:
        return make_scene(view)

    def ending(self, state: GnomeMe, seat: Seat | None) -> Ending:
        return ending(state, seat)

    def bots(self) -> Mapping[str, type[Bot[GnomeMe]]]:
        return BOTS
