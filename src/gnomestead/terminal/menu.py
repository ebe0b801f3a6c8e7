"""Menus: options by number, and lines typed by people turned into words."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gnomestead.kernel import FULL_STOP, Choice, Move, Phrase, Seat, State, Word, Written, notation
from gnomestead.terminal.ink import Ink

_FEW = 4
_MOST_COLUMNS = 3
_GAP = 3
_LONGEST_LIST = 12
_SHORTEST_GUESS = 3
_QUOTES = '"“”'


class Menu:
    """What a seat may say next. Each option has a number; words that are numbers keep their own."""

    def __init__(self, state: State, seat: Seat, said: Move = ()) -> None:
        self.said = said
        self.words: Sequence[Word] = state.options(seat, said)
        self.choices: Sequence[Choice] = state.choices(seat, said)
        self.keys = _keys(self.words)
        self.blank = state.blank(seat, said)

    def find(self, key: str) -> int | None:
        """Which option this word or number stands for."""
        texts = [word.text for word in self.words]
        for names, wanted in ((texts, key), ([text.lower() for text in texts], key.lower()), (self.keys, key)):
            if wanted in names:
                return names.index(wanted)
        return None

    def guess(self, key: str) -> int | None:
        """The one option that begins like this, or has a part that does."""
        if len(key) < _SHORTEST_GUESS:
            return None
        begins = re.compile(rf"(?:^|[_-]){re.escape(key)}", re.IGNORECASE)
        found = [i for i, word in enumerate(self.words) if begins.search(word.text)]
        return found[0] if len(found) == 1 else None

    def marks(self) -> Mapping[str, str]:
        """By thing: the numbers of the options that touch it."""
        found: dict[str, list[str]] = {}
        for key, choice in zip(self.keys, self.choices, strict=True):
            for thing in choice.things:
                found.setdefault(thing, []).append(key)
        return {thing: ",".join(keys) if len(keys) < 3 else f"{keys[0]}…" for thing, keys in found.items()}

    def draw(self, ink: Ink) -> RenderableType:
        """The options with their numbers, in columns when there are many; below them the line to write on."""
        options = self._draw_options(ink)
        if self.blank is None:
            return options
        label = ink.say(self.blank.choice().label)
        return Group(options, Text.assemble(("  “…” ", "option"), f"{label}: just type it; in quotes it is no command"))

    def _draw_options(self, ink: Ink) -> RenderableType:
        """A long scale is drawn only by its ends."""
        if self._is_scale():
            first, last = (ink.say(self.choices[end].label) for end in (0, -1))
            return Text.assemble(("  Type a number: ", "option"), f"{first} … {last}")
        items = [_item(key, choice, ink) for key, choice in zip(self.keys, self.choices, strict=True)]
        columns = _columns([item.cell_len + _GAP for item in items], ink.width)
        rows = -(-len(items) // columns)
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*items[row::rows])
        return grid

    def in_a_line(self, width: int) -> str:
        """What can be typed here: `sell, swap, home`; of a long list only the beginning, of a scale the ends."""
        texts = [word.text for word in self.words]
        if self._is_scale():
            return f"{texts[0]} … {texts[-1]}"
        line = ", ".join(texts)
        return line if len(line) <= width else f"{line[: width - 3].rpartition(', ')[0]}, …"

    def _is_scale(self) -> bool:
        """Whether the options are a long run of numbers."""
        texts = [word.text for word in self.words]
        if len(texts) <= _LONGEST_LIST or not all(_is_number(text) for text in texts):
            return False
        return [int(text) for text in texts] == list(range(int(texts[0]), int(texts[-1]) + 1))


def said_in_words(state: State, seat: Seat, said: Move, ink: Ink) -> str:
    """A move under construction, as the menus called its words."""
    labels = []
    for i, word in enumerate(said):
        if isinstance(word, Written):
            labels.append(f"“{word.value}”")
            continue
        choice = next(choice for choice in state.choices(seat, said[:i]) if choice.word == word.text)
        labels.append(ink.say(choice.label))
    return " · ".join(labels)


def _columns(lengths: Sequence[int], width: int) -> int:
    """All in one line if they fit, a few below each other, many in columns."""
    if sum(lengths) <= width:
        return max(1, len(lengths))
    return min(_MOST_COLUMNS, max(1, width // max(lengths))) if len(lengths) > _FEW else 1


def _keys(words: Sequence[Word]) -> list[str]:
    texts = [word.text for word in words]
    if not any(_is_number(text) for text in texts):
        texts = [text.removeprefix("=") for text in texts]
    own = {text for text in texts if _is_number(text)}
    free = (str(number) for number in range(1, 10_000) if str(number) not in own)
    return [text if text in own else next(free) for text in texts]


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdigit()


def _item(key: str, choice: Choice, ink: Ink) -> Text:
    more = "" if choice.ends or choice.word == FULL_STOP.text else " …"
    return Text.assemble((f"{key}) ".rjust(4), "option"), ink.say(choice.label) + more)


class Sentence(NamedTuple):
    """What somebody has said so far, and whether it is a whole move."""

    said: Move
    whole: bool


def understood(state: State, seat: Seat, line: str) -> Move:
    """The beginning of a line, as far as its words are on offer."""
    said: Move = ()
    for part in line.split():
        found = next((word for word in state.options(seat, said) if word.text == part and word is not FULL_STOP), None)
        if found is None:
            break
        said = (*said, found)
    return said


def understand(
    state: State, seat: Seat, said: Move, line: str, reserved: Container[str] = frozenset()
) -> Sentence | None:
    """The words a line stands for, after what was said before; None: not a word of it is on offer.

    Numbers choose options step by step. A line of plain words is a move as it would stand in a
    record: it is whole as soon as it may be. The beginning of a word will do, unless it is reserved.
    """
    spelled = not said
    for i, part in enumerate(line.split()):
        menu = Menu(state, seat, said)
        found = menu.find(part)
        if found is None and (i or part.lower() not in reserved):
            found = menu.guess(part)
        if found is None:
            if i:
                state.read(seat, " ".join([*(word.text for word in said), part]))
            return None
        word = menu.words[found]
        if word is FULL_STOP:
            return Sentence(said, True)
        spelled = spelled and (word.text.lower() == part.lower() or not _is_number(part))
        said = (*said, word)
    whole = said[-1].ends or (spelled and FULL_STOP in state.options(seat, said))
    return Sentence(said, whole)


def written(state: State, seat: Seat, said: Move, line: str, reserved: Container[str] = frozenset()) -> Sentence | None:
    """The line as a text, where one may be written; None: it may not, or the line is an option or a command.

    In quotes it is always a text. One that does not fit is refused.
    """
    blank = state.blank(seat, said)
    if blank is None:
        return None
    verb = line.partition(" ")[0].lower()
    if line[0] not in _QUOTES and (Menu(state, seat, said).find(line) is not None or verb in reserved):
        return None
    said = state.read(seat, notation((*said, blank.write(_unquoted(line)))))
    return Sentence(said, said[-1].ends)


def _unquoted(line: str) -> str:
    return line[1:-1] if len(line) > 1 and line[0] in _QUOTES and line[-1] in _QUOTES else line


def regrets(state: State, seat: Seat, said: Move, sentence: Sentence) -> list[Phrase]:
    """What one may regret about the words that a sentence adds to what was said; its full stop counts too."""
    stop = () if not sentence.whole or sentence.said[-1].ends else (FULL_STOP,)
    words = (*sentence.said, *stop)
    chosen = [i for i in range(len(said), len(words)) if not isinstance(words[i], Written)]
    steps = ((Menu(state, seat, words[:i]), words[i]) for i in chosen)
    warnings = [menu.choices[menu.words.index(word)].warning for menu, word in steps]
    return [warning for warning in warnings if warning is not None]
