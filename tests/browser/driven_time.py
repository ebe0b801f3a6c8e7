"""Time that a test moves: the server's clock and the dates of all pages stand still together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from browser.visitors import Visitors
from gnomestead.kernel import State
from houses.house import House

MAX_DEADLINES: Final = 200


class DrivenTime:
    """Nothing runs out while a test looks or presses; what is due happens when the test lets time pass."""

    def __init__(self, house: House, visitors: Visitors) -> None:
        self._house, self._visitors = house, visitors
        house.clock.stop()
        visitors.set_date(house.clock.now())

    def advance(self, ms: int) -> None:
        """Let this much time pass."""
        self._visitors.set_date(self._house.clock.now() + ms)
        self._house.clock.advance(ms)

    def stand_until(self, table: str, wanted: Callable[[State], bool]) -> None:
        """Wait, while no time passes, until a press has brought the game into a position like this."""
        self._house.wait_until(table, wanted)

    def pass_deadline(self, table: str) -> None:
        """Let time pass until the next thing happens by itself at a table."""
        self.advance(self._house.next_deadline(table))

    def pass_until(self, table: str, wanted: Callable[[State], bool]) -> None:
        """Let one deadline after another pass until the game is in a position like this."""
        for _ in range(MAX_DEADLINES):
            wait = self._house.next_deadline(table)
            state = self._house.state(table)
            if wanted(state):
                return
            assert not state.over, f"the game is over before that: {state.brief()}"
            self.advance(wait)
        raise AssertionError(f"not reached after {MAX_DEADLINES} deadlines: {self._house.state(table).brief()}")

    def resume(self) -> None:
        """Let time pass by itself again."""
        self._house.clock.resume()


def may_say(seat: int, word: str) -> Callable[[State], bool]:
    """Whether this seat could begin its move with a word that begins so."""
    return lambda state: any(each.text.startswith(word) for each in state.options(seat))
