"""A hand that plays any game through the page: it reads what is lit and what the prompt offers, and presses there.

It knows no game, no server and no state. It chooses at random, with a seed of its own.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = (Path(__file__).parent / "hand.js").read_text("utf-8")
AT_ONCE: Final = 0
SHORT_WAIT: Final = 10
MANY_TIMES: Final = 5
PATIENCE: Final = 15_000
"""Milliseconds that a hand waits for its turn before it takes the game for stuck."""


class Hand:
    """One person's hand: presses at random, with the mouse or a finger; every other time on a word it is keen on."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False, keen: Sequence[str] = ()) -> None:
        self.page, self.touch, self.keen = page, touch, list(keen)
        self.pressed: list[str] = []
        self.covered: Counter[str] = Counter()
        """What was lit while something lay over it, and how often."""
        self.is_over = False
        self._rng = random.Random(seed)
        self._luck = self._rng.random()
        page.evaluate(SCRIPT)

    def act(self, patience: int = PATIENCE, only: str = "") -> bool:
        """Do one thing, or this one; False: there was nothing to do in time, or the game is over."""
        found: dict[str, Any] | None = self.page.evaluate(
            "(now) => handWaits(...now)", [self._luck, self.keen, patience, only]
        )
        if found is None or found["do"] == "over":
            self.is_over = found is not None
            return False
        self.covered.update(found["unreachable"])
        self.pressed.append(found["what"])
        press = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        press(found["x"], found["y"])
        self._luck = self._rng.random()
        return True

    @property
    def unreachable(self) -> set[str]:
        """What was covered again and again, and never pressed."""
        return {what for what, times in self.covered.items() if times >= MANY_TIMES} - set(self.pressed)

    def play(self, presses: int = 1_000) -> None:
        """Play to the end."""
        for _ in range(presses):
            if not self.act():
                break
        assert self.is_over, self.story()

    def story(self) -> str:
        """How far this hand has got, for a failing test."""
        asked = self.page.locator(".prompt").inner_text() if self.page.locator(".prompt").count() else "no prompt"
        return f"not over after {len(self.pressed)} presses, the last: {self.pressed[-8:]}; {asked!r}"


def play_together(*hands: Hand) -> None:
    """Several hands at one table, to the end; whoever can does something."""
    waited = 0
    while not all(hand.is_over for hand in hands):
        moved = [hand.act(AT_ONCE) for hand in hands if not hand.is_over]
        waited = 0 if any(moved) else waited + SHORT_WAIT
        assert waited < PATIENCE, "; ".join(hand.story() for hand in hands)
        if waited:
            hands[0].page.wait_for_timeout(SHORT_WAIT)
