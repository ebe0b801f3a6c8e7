"""A window of eighty by twenty-four shows what must be known; a smaller one is told about."""

import io
import random

import pytest
from rich.console import Console
from rich.text import Text

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.gnome_me.game import DoYouGnomeMe
from gnomestead.games.gnomes_wizards.game import GnomesAndWizards
from gnomestead.games.wymer_stones.game import WymerStones
from gnomestead.kernel import AnyGame, Match
from gnomestead.terminal.clock import Clock
from gnomestead.terminal.palette import THEME
from gnomestead.terminal.race import Race
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.turn import Turn
from gnomestead.terminal.viewer import Viewer
from gnomestead.terminal.window import Size, size_of, too_small


def window(width: int, height: int) -> Screen:
    """A terminal of this size; what it shows is kept."""
    screen = Screen()
    screen.console = Console(
        theme=THEME, file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )
    return screen


def frames(screen: Screen, people: list[int], seats: int = 2, moments: int = 60, **options: str | bool) -> list[str]:
    """What a race shows while it is played, moment after moment."""
    game = DoYouGnomeMe()
    match = Match.new(game, seats, options, seed=7)
    bots = {seat: make_bot(game, "sharp", seat, random.Random(seat)) for seat in range(seats)}
    driver = Driver(match, bots, random.Random(1))
    viewers: dict[int | None, Viewer] = {seat: Viewer(match, seat) for seat in (*people, None)}
    race = Race(match, people, driver, Clock(0, lambda: 0.0), viewers, screen)
    shown = []
    for _ in range(moments):
        lines = screen.console.render_lines(race._draw(), screen.console.options, pad=False)
        shown.append("\n".join("".join(piece.text for piece in line).rstrip() for line in lines))
        if match.state.over or driver.step() is None:
            break
    return shown


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
@pytest.mark.parametrize(
    ("seats", "people", "options"),
    [
        (2, [0], {"flower_rain_cloud": True}),
        (4, [0], {"mode": "all_in", "flower_rain_cloud": True}),
        (2, [0], {"mode": "cooperative", "flower_rain_cloud": True}),
        (2, [0], {"pace": "beats"}),
    ],
)
def test_a_race_fits_into_the_window(
    size: tuple[int, int], seats: int, people: list[int], options: dict[str, str | bool]
) -> None:
    for shown in frames(window(*size), people, seats, **options):
        assert len(shown.split("\n")) <= size[1], shown
        assert "larger" not in shown and "Your gnome" in shown and "● Seat 1" in shown, shown


def test_two_at_one_keyboard_fit_into_the_window() -> None:
    for shown in frames(window(80, 24), [0, 1], mode="all_in"):
        assert len(shown.split("\n")) <= 24 and "larger" not in shown, shown


def test_at_the_flash_he_stands_there_whole() -> None:
    found = [shown for shown in frames(window(80, 24), [0]) if "There he is!" in shown]
    assert found and all(row in found[0] for row in ("(============)", "(|", "______)"[:2]))


def test_the_keys_and_the_countdown_are_on_the_screen() -> None:
    first = frames(window(80, 24), [0], moments=1)[0]
    assert "(15 s)" in first and "[1] Take Moss" in first and "Ctrl-C" in first
    assert "(15 s)" not in frames(window(80, 24), [0], moments=1, no_hurry=True)[0]


def test_in_a_large_window_the_keys_stand_all() -> None:
    at_the_ramp = next(shown for shown in frames(window(120, 40), [0]) if "Let the marble go from 10" in shown)
    assert all(f"[{height}] Let the marble go from {height}" in at_the_ramp for height in range(10))


def test_a_window_too_small_for_a_race_says_so() -> None:
    shown = frames(window(50, 12), [0], moments=1)[0]
    assert "This window is 50 × 12; the table needs at least 5" in " ".join(shown.split())
    assert "[1] Take Moss" in shown, "the keys work nevertheless"


def test_a_window_is_too_small_or_it_is_not() -> None:
    assert too_small(Size(80, 24), Size(80, 24)) is None
    said = too_small(Size(60, 20), Size(52, 23))
    assert said is not None and "This window is 60 × 20; the table needs at least 60 × 23." in said.plain


def test_a_drawing_is_measured_whole() -> None:
    assert size_of(Text("ab\nabcd", no_wrap=True), Console(width=3)) == (4, 2)


def asked_at(game: AnyGame, screen: Screen) -> str:
    """What a person sees who is asked for the first time."""
    match = Match.new(game, 2, {}, seed=1)
    turn = Turn(Viewer(match, 0), screen, lambda _: "?")
    turn._redraw()
    return str(screen.console.file.getvalue())  # type: ignore[attr-defined]


def test_a_board_is_never_cut_silently() -> None:
    cut = asked_at(WymerStones(), window(40, 20))
    assert "This window is 40 × 20; the table needs at least 46 × 20." in " ".join(cut.split())
    assert "without The Catacombs under the Mountain" in " ".join(cut.split())
    assert "In short, without The battlefield" in " ".join(asked_at(GnomesAndWizards(), window(80, 24)).split())
    assert "lines of the table are above" in asked_at(GnomesAndWizards(), window(80, 12))


def test_of_a_board_that_fits_nothing_is_said() -> None:
    whole = asked_at(WymerStones(), window(100, 60))
    assert "This window" not in whole and "of the table are above" not in whole


def test_a_window_that_changes_its_size_is_followed() -> None:
    match = Match.new(WymerStones(), 2, {}, seed=1)
    viewer, screen = Viewer(match, 0, 40), window(100, 60)
    Turn(viewer, screen, lambda _: "?")._redraw()
    assert viewer.width == 100 and "at least" not in screen.console.file.getvalue()  # type: ignore[attr-defined]
