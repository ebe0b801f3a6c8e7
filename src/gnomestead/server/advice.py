"""What a table is told about its lines before a race (GM-TIM-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.kernel import AnyGame, BadSetup, FairTime, OptionValue, Setup
from gnomestead.server.wire import Advice
from gnomestead.table.fairtime import LAG_ERROR, tie_window

ROUNDED_TO: Final = 10


def badge(error: int) -> int:
    """The clock error that a seat's lag badge tells, in tens of milliseconds; 0: no badge."""
    return -(-error // ROUNDED_TO) * ROUNDED_TO if error > LAG_ERROR else 0


def advise(game: AnyGame, setup: Setup, errors: Sequence[int]) -> Advice | None:
    """Options that suit clocks with these errors better; None: those chosen will do."""
    fair = game.fair_time
    if fair is None or any(setup[name] == value for name, value in fair.calmer):
        return None
    window = _window(game, setup, fair, errors)
    calmer = _calmer(game, setup, fair) if max(errors, default=0) > LAG_ERROR else ()
    return Advice(window, calmer) if window or calmer else None


def _window(game: AnyGame, setup: Setup, fair: FairTime, errors: Sequence[int]) -> dict[str, OptionValue]:
    option = next(option for option in game.options if option.name == fair.window)
    proposed = tie_window(errors, [int(value) for value in option.values], fair.least)
    return {fair.window: proposed} if proposed > int(setup[fair.window]) else {}


def _calmer(game: AnyGame, setup: Setup, fair: FairTime) -> tuple[dict[str, OptionValue], ...]:
    """Those of the calmer options that go together with the rest."""
    return tuple({name: value} for name, value in fair.calmer if _goes(game, setup, {name: value}))


def _goes(game: AnyGame, setup: Setup, change: dict[str, OptionValue]) -> bool:
    try:
        game.set_table(setup.seats, {**setup.options, **change})
    except BadSetup:
        return False
    return True
