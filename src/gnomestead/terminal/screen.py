"""The terminal itself: what is shown, and lines read from people or from a pipe."""

from __future__ import annotations

import io
import os
import select
import sys
import time

from rich.console import Console, RenderableType
from rich.text import Text

from gnomestead.terminal.palette import THEME
from gnomestead.terminal.window import Size

try:
    import readline
except ImportError:  # not on every system; without it there are no arrow keys
    readline = None  # type: ignore[assignment]

_FORGET = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled away."""


class Screen:
    """Shows and reads. Works the same at a terminal, in a pipe and in tests."""

    def __init__(self, fast: bool = False, lines: Lines | None = None) -> None:
        self.console = Console(theme=THEME, highlight=False, emoji=False, markup=False)
        self._alive = sys.stdin.isatty()
        self._fast = fast or not self._alive
        self._lines = lines or Lines()
        self._is_asking = False

    @property
    def width(self) -> int:
        """How many characters fit side by side."""
        return self.console.width

    @property
    def size(self) -> Size | None:
        """How large the window is; None: there is none, all that is shown goes into a pipe."""
        return Size(*self.console.size) if self.console.is_terminal else None

    def spare(self, *parts: RenderableType) -> int:
        """How many lines of the window are left below these and the one to type on; a pipe is long enough for all."""
        if not self.console.is_terminal:
            return 0
        return self.console.height - 1 - sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    @property
    def is_live(self) -> bool:
        """Whether a person is reading along; a pipe is not in need of time to read."""
        return self._alive

    def show(self, *parts: RenderableType | str, style: str = "") -> None:
        """Print parts below each other."""
        if self._is_asking and parts:
            self.console.print()
            self._is_asking = False
        for part in parts:
            self.console.print(Text(part, style) if isinstance(part, str) else part)

    def quote(self, line: str) -> None:
        """A line to be copied: never broken."""
        self.console.print(Text(line), soft_wrap=True)

    def problem(self, words: str) -> None:
        """Something did not work; nothing has changed."""
        self.show(words, style="problem")

    def pause(self, seconds: float) -> None:
        """A calm moment, for people."""
        if not self._fast:
            time.sleep(seconds)

    def forget(self) -> None:
        """Leave nothing readable on the screen, not even by scrolling back or with the arrow keys."""
        if readline is not None:
            readline.clear_history()
        if self.console.is_terminal:
            self.console.file.write(_FORGET)
            self.console.file.flush()
        else:
            self.show("─" * self.width, style="faint")

    def read(self, prompt: str = "> ", seconds: float | None = None) -> str | None:
        """The next line; None: the time is up. Raises EOFError when there are no more lines.

        Asking again when nothing was shown since is the same question: it is not printed twice.
        """
        if self._alive and seconds is None:
            return input(prompt).strip()
        if not self._is_asking:
            self.console.print(Text(prompt), end="")
        self._is_asking = True
        line = self._lines.take(seconds)
        if line is None:
            return None
        self._is_asking = False
        if not self._alive:
            self.show(line)
        return line.strip()


class Lines:
    """Lines of standard input, with patience."""

    def __init__(self) -> None:
        self._rest = b""

    def take(self, seconds: float | None) -> str | None:
        """The next line; None: so many seconds have passed without one."""
        try:
            source = sys.stdin.fileno()
        except (io.UnsupportedOperation, ValueError):
            return self._plain()
        until = None if seconds is None else time.monotonic() + seconds
        while b"\n" not in self._rest:
            if not _ready(source, until):
                return None
            more = os.read(source, 4096)
            if not more and not self._rest:
                raise EOFError
            self._rest += more or b"\n"
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode(errors="replace")

    def _plain(self) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line


def _ready(source: int, until: float | None) -> bool:
    left = None if until is None else max(0.0, until - time.monotonic())
    return bool(select.select([source], [], [], left)[0])
