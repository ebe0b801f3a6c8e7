"""The game as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping

from gnomestead.games.nirds.bot import NirdBot
from gnomestead.games.nirds.endings import ending
from gnomestead.games.nirds.lessons import LESSONS
from gnomestead.games.nirds.rules.cards import LIMITS
from gnomestead.games.nirds.rules.setup import CHANGES, PRESETS, RECIPE, check_difficulty, check_starters, lay_out
from gnomestead.games.nirds.scene import scene_of
from gnomestead.games.nirds.signs import SIGNS
from gnomestead.games.nirds.state import Battle
from gnomestead.games.nirds.view import BattleView, view_of
from gnomestead.kernel import Bot, Ending, Game, Preset, Scene, Seat, Setup, Stream, TableOption

_SETS = ("random", "froomp", "wompins", "pebbles", "sneefle")


class Nirds(Game[Battle, BattleView]):
    """Nirds vs Gnomes."""

    id = "nirds"
    title = "Nirds vs Gnomes"
    rules_version = 2
    about = (
        "Nerdy birds against evil garden gnomes: swap dice, pick targets, survive four waves, beat the Boss together."
    )
    min_seats, max_seats = LIMITS.players_min, LIMITS.players_max
    longest = 20_000
    chapters = ("round",)
    dice_events = {  # noqa: RUF012
        "rolled": ("faces",),
        "die_rolled": ("face",),
        "attack_rolled": ("faces", "extras"),
        "dice_changed": ("fresh",),
        "dice_regained": ("faces",),
    }
    options = (
        TableOption("level", (*PRESETS, RECIPE), 5, levels=tuple(PRESETS)),
        TableOption("boss", ("random", "scarecrow", "invisible_walls", "choose"), "random"),
        *(TableOption(f"army_{seat}", _SETS, "random", seats=tuple(range(seat, 5))) for seat in (1, 2, 3, 4)),
        *(TableOption(change.id, tuple(range(change.max + 1)), 0) for change in CHANGES.values()),
    )

    presets = (
        Preset("first", 2, {"level": 2}),
        Preset("quartet", 4, {"level": 5}),
        Preset("alone", 1, {"level": 4}),
        Preset("thorns", 3, {"level": 8}),
    )
    lessons = LESSONS
    signs = SIGNS

    def setup(self, setup: Setup, chance: Stream) -> Battle:
        return lay_out(setup, chance)

    def check_setup(self, setup: Setup) -> None:
        check_difficulty(setup)
        check_starters(setup)

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """NV-GEN-01: all win or all lose."""
        return (0,) * setup.seats

    def has_secrets(self, setup: Setup) -> bool:
        return False

    def view(self, state: Battle, seat: Seat | None) -> BattleView:
        return view_of(state, seat)

    def scene(self, view: BattleView) -> Scene:
        return scene_of(view)

    def ending(self, state: Battle, seat: Seat | None) -> Ending:
        return ending(state, seat)

    def bots(self) -> Mapping[str, type[Bot[Battle]]]:
        return {"sergeant": NirdBot}
