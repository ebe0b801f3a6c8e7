"""Single keys, as they are pressed, with patience."""

from __future__ import annotations

import os
import select
import sys
from types import TracebackType

try:
    import termios
    import tty

    _HAS_KEYS = True
except ImportError:  # not on every system; there people type lines instead
    _HAS_KEYS = False

_NAMES = {
    b"\r": "enter",
    b"\n": "enter",
    b"\t": "tab",
    b" ": "space",
    b"\x7f": "backspace",
    b"\x08": "backspace",
    b"\x1b[C": "right",
    b"\x1b[D": "left",
    b"\x1b[A": "up",
    b"\x1b[B": "down",
    b"\x1bOC": "right",
    b"\x1bOD": "left",
    b"\x1b": "escape",
}
_LONGEST = 3


def can_read_keys() -> bool:
    """Whether keys can be heard one by one here."""
    return _HAS_KEYS and sys.stdin.isatty() and sys.stdout.isatty()


def names_of(pressed: bytes) -> list[str]:
    """The keys in what a terminal sends: `right`, `space`, `a`, `A`."""
    keys: list[str] = []
    while pressed:
        length = next((n for n in range(_LONGEST, 0, -1) if pressed[:n] in _NAMES), _letter_bytes(pressed[0]))
        head, pressed = pressed[:length], pressed[length:]
        name = _NAMES.get(head) or head.decode(errors="ignore")
        if name:
            keys.append(name)
    return keys


def _letter_bytes(first: int) -> int:
    """How many bytes a letter has in UTF-8, by the first of them."""
    return 4 if first >= 0xF0 else 3 if first >= 0xE0 else 2 if first >= 0xC0 else 1


class Keyboard:
    """The keys of this terminal, unechoed, while it is open."""

    def __enter__(self) -> Keyboard:
        self._source = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._source)
        tty.setcbreak(self._source)
        self._waiting: list[str] = []
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        termios.tcsetattr(self._source, termios.TCSADRAIN, self._before)

    def read(self, seconds: float) -> str | None:
        """The next key; None: so many seconds have passed without one."""
        if not self._waiting and select.select([self._source], [], [], max(0.0, seconds))[0]:
            pressed = os.read(self._source, 64)
            if not pressed:
                raise EOFError
            self._waiting = names_of(pressed)
        return self._waiting.pop(0) if self._waiting else None
