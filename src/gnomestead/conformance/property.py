"""What a property is: a name, and what it looks at when."""

from __future__ import annotations

from typing import ClassVar

from gnomestead.bots.driver import Plan
from gnomestead.conformance.trial import Trial
from gnomestead.kernel import AnyGame


class Property:
    """Something that holds in every game. Raise `Broken` where it does not.

    One object serves a whole run. Costly looks belong where `trial.close_look` is set, and looks that
    need the position as bytes where `trial.is_written` is; the first implies the second.
    """

    name: ClassVar[str]

    def game(self, game: AnyGame) -> None:
        """Look at the game itself, before anything is played."""

    def position(self, trial: Trial) -> None:
        """Look at a position: the first, and the one after each move."""

    def before(self, trial: Trial, plan: Plan) -> None:
        """Look at a position and the move that is about to be made."""

    def end(self, trial: Trial) -> None:
        """Look back at a whole game."""

    def finish(self, trials: list[Trial]) -> None:
        """Look back at the whole run, through some of its games."""
