"""What every drawing needs at hand: the viewer's words, and which things the options touch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from gnomestead.kernel import Phrase, Seat
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.terminal.palette import colour, sign


@dataclass(frozen=True)
class Ink:
    """Words, marks and width for one viewer (None: a spectator)."""

    words: Lexicon
    width: int = 80
    viewer: Seat | None = None
    marks: Mapping[str, str] = field(default_factory=dict)
    """By thing or space id: the numbers of the options that touch it."""
    read: set[str] = field(default_factory=set)
    """What is written on things and was shown before: it need not be shown each time."""

    is_brief: bool = False
    """There is little room: only what one must know to act."""

    tallest: int = 24
    """About as many lines as a board may take."""

    def say(self, phrase: Phrase) -> str:
        """The phrase in the viewer's words, on one line."""
        return " ".join(self.words.say(phrase).split())

    def mark(self, id: str) -> Text:
        """The option numbers of a thing, ready to stand before it; empty: no option touches it."""
        numbers = self.marks.get(id, "")
        return Text.assemble((f"{numbers})", "option")) if numbers else Text()

    def owner(self, seat: Seat) -> Text:
        """Whose it is, by sign and name."""
        return Text.assemble((f"{sign(seat)} {self.words.seat(seat)}", colour(seat)))


def flow(items: Iterable[Text], width: int, gap: str = "   ", indent: str = "") -> Text:
    """Items side by side, wrapped only between items."""
    lines: list[Text] = [Text(indent)]
    for item in items:
        line = lines[-1]
        if line.cell_len > len(indent) and line.cell_len + len(gap) + item.cell_len > width:
            line = Text(indent)
            lines.append(line)
        if line.cell_len > len(indent):
            line.append(gap)
        line.append_text(item)
    return Text("\n").join(lines)
