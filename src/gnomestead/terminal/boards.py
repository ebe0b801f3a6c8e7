"""Boards of any polygons: scaled onto a canvas of characters, with a legend of what stands there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd
from statistics import median

from rich.console import Group, RenderableType
from rich.text import Text

from gnomestead.kernel import Place, Space, Thing
from gnomestead.kernel.scene import Point
from gnomestead.terminal.canvas import Canvas, Spot
from gnomestead.terminal.ink import Ink, flow
from gnomestead.terminal.palette import colour, sign
from gnomestead.terminal.things import badge_words, listing

_TALLEST = 24
_CELL_WIDTH = 10
_EXACT = 1000
"""Corners are compared to a thousandth of the board's unit."""


def draw_board(place: Place, ink: Ink) -> RenderableType:
    """A board, its legend, and what lies beside its spaces."""
    if not place.spaces:
        return flow(listing(place.things, ink, place.seat), ink.width, indent="  ")
    sketch = _Sketch(place, ink)
    return Group(*sketch.parts())


class Scale:
    """From the board's units to characters."""

    def __init__(self, spaces: Sequence[Space], width: int) -> None:
        xs = [x for space in spaces for x, _ in space.corners]
        ys = [y for space in spaces for _, y in space.corners]
        self._left, self._top = min(xs), min(ys)
        wide, high = max(xs) - self._left, max(ys) - self._top
        unit = _lattice(spaces)
        if unit and wide / unit * 2 < width:
            across, down = _even(round(wide / unit), round(high / unit), width)
            self._x, self._y = across / unit, down / unit
        else:
            cell = median(max(x for x, _ in s.corners) - min(x for x, _ in s.corners) for s in spaces)
            self._x = min((width - 1) / (wide or 1), _CELL_WIDTH / (cell or 1))
            self._y = self._x / 2

    def spot(self, point: Point) -> Spot:
        """Where a point of the board falls."""
        x, y = point
        return round((x - self._left) * self._x), round((y - self._top) * self._y)


def _lattice(spaces: Sequence[Space]) -> float:
    """The unit of a board whose spaces have only level and upright sides; 0: it has others."""
    steps = {0}
    for space in spaces:
        for (x0, y0), (x1, y1) in _sides(space):
            if x0 != x1 and y0 != y1:
                return 0
            steps.add(round(abs(x1 - x0 + y1 - y0) * _EXACT))
    return gcd(*steps) / _EXACT


def _even(columns: int, rows: int, width: int) -> tuple[int, int]:
    """Characters a unit, across and down, so that all squares are alike."""
    down = max(2, min(4, _TALLEST // max(rows, 1)))
    across = max(2, min(3 * down, (width - 1) // max(columns, 1)))
    return across, down


def _sides(space: Space) -> list[tuple[Point, Point]]:
    corners = space.corners
    return [(corners[i], corners[(i + 1) % len(corners)]) for i in range(len(corners))]


class _Sketch:
    """One drawing of one board."""

    def __init__(self, place: Place, ink: Ink) -> None:
        self._place, self._ink = place, ink
        self._scale = Scale(place.spaces, ink.width)
        self._canvas = Canvas()
        self._codes = _codes(place.things, ink)
        self._terrain = _terrain(place.spaces)
        self._crowded: list[Text] = []

    def parts(self) -> Iterable[RenderableType]:
        """The picture, then the words for it."""
        for space in self._place.spaces:
            self._outline(space)
        for space in self._place.spaces:
            self._fill(space)
        yield self._canvas.text()
        yield from self._legend()

    def _outline(self, space: Space) -> None:
        for i, (start, end) in enumerate(_sides(space)):
            self._canvas.line(self._scale.spot(start), self._scale.spot(end), i in space.walls)

    # What stands on a space ----------------------------------------------------------------------

    def _fill(self, space: Space) -> None:
        here = [thing for thing in self._place.things if thing.space == space.id]
        rows = room(space, self._scale)
        if not rows:
            self._note(space, here)
            return
        widest = max(length for _, _, length in rows)
        standing, fits = self._standing(here, widest)
        lines = self._lines(space, standing, len(rows), widest)
        if not fits or (here and len(rows) == 1 and standing.plain not in lines[0].plain):
            self._note(space, here)
        self._write(rows, lines)

    def _standing(self, here: Sequence[Thing], width: int) -> tuple[Text, bool]:
        """The things of a space by their codes, and whether all of them fit."""
        codes = [self._ink.mark(thing.id).append_text(self._codes[thing.id]) for thing in here]
        for shown in range(len(codes), -1, -1):
            left = len(codes) - shown
            text = Text(" ").join([*codes[:shown], *([Text(f"+{left}")] if left else [])])
            if text.cell_len <= width:
                return text, left == 0
        return Text("+"), False

    def _lines(self, space: Space, standing: Text, rows: int, width: int) -> list[Text]:
        """What is written into a space with so many rows: the most telling things first."""
        mark, name = self._ink.mark(space.id), Text(space.id, "faint")
        ground = standing if standing else self._ground(space)
        if rows >= 3:
            return [name, ground, mark]
        if rows == 2:
            both = Text(" ").join([part for part in (name, mark) if part])
            return [both if both.cell_len <= width else mark or name, ground]
        tight = Text(mark.plain.rstrip(")"), "option")
        for line in (Text(" ").join([mark, standing]) if mark and standing else mark or standing, tight, standing):
            if line and line.cell_len <= width:
                return [line]
        return [ground if ground and ground.cell_len <= width else name]

    def _ground(self, space: Space) -> Text:
        badges = " ".join(_short_badge(badge_words(badge, self._ink)) for badge in space.badges)
        return Text(badges or self._terrain.get(space.art, ""), "faint")

    def _write(self, rows: list[tuple[int, int, int]], lines: list[Text]) -> None:
        for (x, y, length), line in zip(_middle(rows, len(lines)), lines, strict=False):
            if 0 < line.cell_len <= length:
                self._canvas.write(x + (length - line.cell_len) // 2, y, line)

    def _note(self, space: Space, here: Sequence[Thing]) -> None:
        if here:
            inside = Text(", ").join(listing(here, self._ink))
            self._crowded.append(Text(f"{self._ink.say(space.name)}: ", "faint").append_text(inside))

    # Words below the picture ---------------------------------------------------------------------

    def _legend(self) -> Iterable[Text]:
        seen: dict[str, Text] = {}
        for thing in self._place.things:
            if thing.space:
                code = self._codes[thing.id]
                seen.setdefault(code.plain, code.copy().append(f" {self._ink.say(thing.name)}", "faint"))
        signs = [Text(f"{letter} {art.replace('-', ' ')}", "faint") for art, letter in self._terrain.items() if art]
        if seen or signs:
            yield flow([*seen.values(), *signs], self._ink.width)
        if self._crowded:
            yield flow(self._crowded, self._ink.width)
        badged = [self._badged(space) for space in self._place.spaces if space.badges]
        if badged:
            yield flow(badged, self._ink.width)
        beside = [thing for thing in self._place.things if not thing.space]
        if beside:
            yield flow(listing(beside, self._ink, self._place.seat), self._ink.width)

    def _badged(self, space: Space) -> Text:
        words = ", ".join(badge_words(badge, self._ink) for badge in space.badges)
        return Text(f"{space.id}: {words}", "faint")


def room(space: Space, scale: Scale) -> list[tuple[int, int, int]]:
    """The free characters inside a space: column, row and length of each line, top to bottom."""
    corners = [scale.spot(corner) for corner in space.corners]
    rows = []
    for y in range(min(y for _, y in corners) + 1, max(y for _, y in corners)):
        crossings = sorted(_crossings(corners, y))
        spans = list(zip(crossings[::2], crossings[1::2], strict=False))
        left, right = max(spans, key=lambda span: span[1] - span[0], default=(0.0, 0.0))
        first, last = int(left + 1.5), int(right - 0.5)
        if last >= first:
            rows.append((first, y, last - first + 1))
    return rows


def _crossings(corners: Sequence[Spot], y: int) -> Iterable[float]:
    for i, (x0, y0) in enumerate(corners):
        x1, y1 = corners[(i + 1) % len(corners)]
        if min(y0, y1) <= y < max(y0, y1):
            yield x0 + (x1 - x0) * (y - y0) / (y1 - y0)


def _middle(rows: list[tuple[int, int, int]], count: int) -> list[tuple[int, int, int]]:
    """So many neighbouring rows as are needed, where there is most room."""
    if len(rows) <= count:
        return rows
    best = max(
        range(len(rows) - count + 1),
        key=lambda i: (min(r[2] for r in rows[i : i + count]), -abs(2 * i + count - len(rows))),
    )
    return rows[best : best + count]


def _codes(things: Iterable[Thing], ink: Ink) -> dict[str, Text]:
    """A short sign for each thing on a board; things that look alike share one."""
    taken: dict[str, tuple[str, str, int | None]] = {}
    codes: dict[str, Text] = {}
    for thing in things:
        look = (thing.art, ink.say(thing.name), thing.owner)
        for code in _ideas(thing, look[1]):
            if taken.setdefault(code, look) == look:
                codes[thing.id] = Text(code, f"bold {colour(thing.owner)}")
                break
    return codes


def _ideas(thing: Thing, name: str) -> Iterable[str]:
    if len(thing.art) == 1:
        yield thing.art
    owner = "" if thing.owner is None else sign(thing.owner)
    words = [word for word in name.split() if word[0].isalnum()] or ["?"]
    face = "▒" if thing.facing == "down" else ""
    value = str(thing.value) if thing.kind == "die" and thing.value is not None else ""
    for letters in (words[0][0], words[-1][0], words[0][:2], words[-1][:2], words[0][:3]):
        yield f"{owner}{face}{letters.upper() if len(letters) == 1 else letters.capitalize()}{value}"
    for number in range(2, 1000):
        yield f"{owner}{face}{words[0][0].upper()}{number}"


def _terrain(spaces: Iterable[Space]) -> dict[str, str]:
    """A letter for each kind of ground; none where all is the same."""
    arts = dict.fromkeys(space.art for space in spaces)
    if len(arts) < 2:
        return {}
    letters: dict[str, str] = {}
    for art in arts:
        free = (letter for letter in art.lower() + "~:;,'" if letter.isprintable() and letter not in letters.values())
        letters[art] = next(free, "·") if art else ""
    return letters


def _short_badge(words: str) -> str:
    name, _, value = words.rpartition(" ")
    return f"{name[0]}{value}" if name and value.isdigit() else words[0]
