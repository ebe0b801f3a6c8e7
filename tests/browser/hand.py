"""A hand that plays any game through the page: it reads what is lit and what the prompt offers, and presses there.

It knows no game, no server and no state. It chooses at random, with a seed of its own.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = (Path(__file__).parent / "hand.js").read_text("utf-8")
AT_ONCE: Final = 0
PATIENCE: Final = 15_000
"""Milliseconds that a hand waits for its turn before it takes the game for stuck."""


class Hand:
    """One person's hand: presses at random, with the mouse or a finger; every other time on a word it is keen on."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False, keen: Sequence[str] = ()) -> None:
        self.page, self.touch, self.keen = page, touch, list(keen)
        self.pressed: list[str] = []
        self.unreachable: set[str] = set()
        self.is_over = False
        self._rng = random.Random(seed)
        self._luck = self._rng.random()
        page.evaluate(SCRIPT)

    def act(self, patience: int = PATIENCE) -> bool:
        """Do one thing; False: there was nothing to do in time, or the game is over."""
        found: dict[str, Any] | None = self.page.evaluate(
            "(now) => handWaits(...now)", [self._luck, self.keen, patience]
        )
        if found is None or found["do"] == "over":
            self.is_over = found is not None
            return False
        self.unreachable.update(found["unreachable"])
        self.pressed.append(found["what"])
        press = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        press(found["x"], found["y"])
        self._luck = self._rng.random()
        return True

    def play(self, presses: int = 1_000) -> None:
        """Play to the end."""
        for _ in range(presses):
            if not self.act():
                break
        assert self.is_over, self._story()

    def _story(self) -> str:
        asked = self.page.locator(".prompt").inner_text() if self.page.locator(".prompt").count() else "no prompt"
        return f"not over after {len(self.pressed)} presses, the last: {self.pressed[-8:]}; {asked!r}"


def play_together(*hands: Hand, seconds: float = 60) -> None:
    """Several hands at one table, to the end; whoever can does something."""
    until = time.monotonic() + seconds
    while not all(hand.is_over for hand in hands):
        moved = [hand.act(AT_ONCE) for hand in hands if not hand.is_over]
        if not any(moved):
            hands[0].page.wait_for_timeout(10)
        assert time.monotonic() < until, "; ".join(hand._story() for hand in hands)
