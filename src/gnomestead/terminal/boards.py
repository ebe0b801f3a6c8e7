"""Boards of any polygons, scaled onto a canvas of characters; large boards of squares without lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from gnomestead.kernel import Place, Space
from gnomestead.terminal.canvas import Canvas
from gnomestead.terminal.ink import Ink, flow
from gnomestead.terminal.legend import Legend
from gnomestead.terminal.scale import Row, Scale, lattice, room, sides
from gnomestead.terminal.things import listing

_MANY_ROWS = 11
_GRID_ID = re.compile(r"([A-Za-z]+)(\d+)")


def draw_board(place: Place, ink: Ink) -> RenderableType:
    """A board, and above it what its signs mean and what lies beside it."""
    if not place.spaces:
        return flow(listing(place.things, ink, place.seat), ink.width, indent="  ")
    legend = Legend(place, ink)
    picture = _dense(place, ink, legend) if _is_dense(place.spaces) else _outlined(place, ink, legend)
    return Group(*legend.lines(), picture)


def _outlined(place: Place, ink: Ink, legend: Legend) -> Text:
    """Every space with its sides; where there is one line a space, only walls and corners."""
    scale = Scale(place.spaces, ink.width, ink.tallest)
    rooms = {space.id: room(space, scale) for space in place.spaces}
    tight = all(len(rows) <= 1 for rows in rooms.values())
    canvas = Canvas(airy=tight and any(space.walls for space in place.spaces))
    for space in place.spaces:
        for i, (start, end) in enumerate(sides(space)):
            canvas.line(scale.spot(start), scale.spot(end), i in space.walls)
    for space in place.spaces:
        _fill(canvas, space, rooms[space.id], ink, legend)
    return canvas.text()


def _fill(canvas: Canvas, space: Space, rows: Sequence[Row], ink: Ink, legend: Legend) -> None:
    """Write into a space as much as it has room for; the rest is told beside the board."""
    standing, complete = legend.standing(space, max((row.length for row in rows), default=0))
    for lines in _arrangements(space, standing, ink, legend):
        if spot := _fit(rows, lines):
            for row, line in zip(spot, lines, strict=True):
                canvas.write(row.x + (row.length - line.cell_len) // 2, row.y, line)
            complete = complete and (not standing or any(standing.plain in line.plain for line in lines))
            break
    else:
        complete = False
    if legend.here(space) and not complete:
        legend.note(space)


def _arrangements(space: Space, standing: Text, ink: Ink, legend: Legend) -> Iterable[list[Text]]:
    """What could be written into a space, from the fullest to the barest."""
    name, mark = Text(space.id, "faint"), ink.mark(space.id)
    ground = standing or legend.ground(space)
    if standing and space.badges:
        yield [Text(" ").join([part for part in (name, mark) if part]), standing, legend.ground(space)]
    yield [name, ground, mark]
    if mark:
        yield [Text(" ").join([name, mark]), ground]
        yield [mark, ground]
        yield [ground, mark]
        yield [Text(" ").join([mark, ground])]
        yield [mark]
        yield [Text(mark.plain.rstrip(")"), "option")]
        yield [Text(mark.plain.partition(",")[0].rstrip(")…"), "option")]
    else:
        yield [name, ground]
        yield [ground or name]
        yield [name]


def _fit(rows: Sequence[Row], lines: Sequence[Text]) -> Sequence[Row] | None:
    """Neighbouring rows with room for these lines, as near the middle as can be."""
    count = len(lines)
    starts = sorted(range(len(rows) - count + 1), key=lambda start: abs(2 * start + count - len(rows)))
    for start in starts:
        found = rows[start : start + count]
        if all(line.cell_len <= row.length for row, line in zip(found, lines, strict=True)):
            return found
    return None


# Large boards of squares -----------------------------------------------------------------------------


def _is_dense(spaces: Sequence[Space]) -> bool:
    """Whether this is a large board of equal squares without walls on their sides."""
    unit = lattice(spaces)
    if not unit or any(space.walls or len(space.corners) != 4 for space in spaces):
        return False
    high = {y for space in spaces for _, y in space.corners}
    return (max(high) - min(high)) / unit > _MANY_ROWS


def _dense(place: Place, ink: Ink, legend: Legend) -> Text:
    """One line a row, two characters a space or more, with rulers where the ids are like B7."""
    unit = lattice(place.spaces)
    left = min(x for space in place.spaces for x, _ in space.corners)
    top = min(y for space in place.spaces for _, y in space.corners)
    cells: dict[tuple[int, int], Space] = {}
    for space in place.spaces:
        x, y = min(x for x, _ in space.corners), min(y for _, y in space.corners)
        cells[round((x - left) / unit), round((y - top) / unit)] = space
    pitch = max(2, min(4, (ink.width - 4) // (max(x for x, _ in cells) + 1)))
    canvas = Canvas()
    for (column, row), space in cells.items():
        canvas.write(4 + column * pitch, row + 1, _cell(space, pitch, ink, legend))
    for (x, y), label in _rulers(cells, pitch).items():
        canvas.write(x, y, Text(label, "faint"))
    return canvas.text()


def _cell(space: Space, pitch: int, ink: Ink, legend: Legend) -> Text:
    standing, complete = legend.standing(space, pitch - 1)
    mark = Text(ink.mark(space.id).plain.partition(",")[0].rstrip(")…"), "option")
    if standing and (mark or not complete):
        legend.note(space)
    if mark:
        return mark if mark.cell_len <= pitch else Text("*", "option")
    if standing:
        return standing
    ground = legend.ground(space)
    fills = ground.plain == legend.texture(space) and not ground.plain.isalnum()
    return Text(ground.plain * pitch, "faint") if ground and fills else ground or Text("·", "faint")


def _rulers(cells: dict[tuple[int, int], Space], pitch: int) -> dict[tuple[int, int], str]:
    """Letters along one edge and numbers along the other, if the ids are made of those."""
    found = {at: _GRID_ID.fullmatch(space.id) for at, space in cells.items()}
    for across, down in ((1, 2), (2, 1)):
        top = {(x, m[across]) for (x, _), m in found.items() if m}
        side = {(y, m[down]) for (_, y), m in found.items() if m}
        if all(found.values()) and len(top) == len(dict(top)) and len(side) == len(dict(side)):
            return {(4 + x * pitch, 0): label for x, label in top} | {(0, y + 1): f"{label:>3}" for y, label in side}
    return {}
