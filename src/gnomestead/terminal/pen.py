"""A line that somebody writes with single keys, while a race waits for a text."""

from __future__ import annotations


class Pen:
    """What one person has written so far. Escape puts the pen down: then keys choose from the menu again."""

    def __init__(self) -> None:
        self.line = ""
        self.is_down = False

    def press(self, key: str) -> str | None:
        """Write with this key; the answer is the whole line when it is finished."""
        if key == "enter":
            return self.line
        if key == "escape":
            self.is_down = True
        elif key == "backspace":
            self.line = self.line[:-1]
        elif key == "space" or len(key) == 1:
            self.line += " " if key == "space" else key
        return None
