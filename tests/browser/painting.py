"""Waiting for what a page draws, by its frames instead of by the clock."""

from __future__ import annotations

from playwright.sync_api import Page

NEXT_FRAMES = """async (count) => {
  for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame);
}"""


def let_it_paint(page: Page, frames: int = 3) -> None:
    """Let so many frames pass: one to draw what has changed, one to hear of its size, one to draw that."""
    page.evaluate(NEXT_FRAMES, frames)
