"""Plays by keyboard only: Tab to whatever is lit or offered, Enter to take it, or the number of an answer."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from browser.hand import PATIENCE, SCRIPT

CHOSEN = """() => document.activeElement?.matches(
  '[data-touch][aria-disabled="false"], [data-touch].lit, .prompt [data-choice], .popup [data-choice]')"""
NUMBERED = "() => document.querySelectorAll('.prompt .acts [data-choice]').length"
MOST_TABS = 400


class Keys:
    """Somebody who never touches a mouse."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self._rng = page, random.Random(seed)
        page.evaluate(SCRIPT)

    def play(self, moves: int = 300) -> None:
        """Play to the end."""
        for _ in range(moves):
            found = self.page.evaluate("(patience) => handWaits(0, [], patience)", PATIENCE)
            assert found is not None, "nothing to do, and not over"
            if found["do"] == "over":
                return
            self._answer()
        raise AssertionError(f"not over after {moves} moves")

    def _answer(self) -> None:
        numbered = self.page.evaluate(NUMBERED)
        if numbered and self._rng.random() < 0.4:
            self.page.keyboard.press(str(self._rng.randint(1, numbered)))
        else:
            self._tab_to_something(self._rng.randrange(4))
            self.page.keyboard.press("Enter")

    def _tab_to_something(self, passed_over: int) -> None:
        """Go on with Tab to the first thing that can be chosen, after passing over some."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(CHOSEN):
                if passed_over == 0:
                    return
                passed_over -= 1
        raise AssertionError("Tab reaches nothing that can be chosen")
