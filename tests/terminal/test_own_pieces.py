"""On a board one's own pieces are told from others' by more than their colour."""

from __future__ import annotations

import io
import re

from rich.console import Console

from gnomestead.kernel import Match, Seat
from gnomestead.terminal.palette import THEME
from gnomestead.terminal.viewer import Viewer
from tic_tac_toe import TicTacToe

STYLE = re.compile(r"\x1b\[[\d;]*m")


def drawn_without_colours(match: Match, seat: Seat) -> str:
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, width=80, theme=THEME, no_color=True)
    console.print(Viewer(match, seat).draw())
    return file.getvalue()


def test_own_pieces_are_underlined_and_the_legend_says_so() -> None:
    match = Match.new(TicTacToe(), names=("Ada", "Bo"))
    match.play(0, "b2")
    mine, theirs = drawn_without_colours(match, 0), drawn_without_colours(match, 1)
    assert "underlined yours" in STYLE.sub("", mine) and re.search(r"\x1b\[[\d;]*\b4m\w?x", mine)
    assert "underlined" not in STYLE.sub("", theirs) and not re.search(r"\x1b\[[\d;]*\b4m", theirs)
