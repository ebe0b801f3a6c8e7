"""Wild boards, grown from the seed (GW-VAR-05, boards.toml)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnomes_wizards.rules.board import Board, Shape, Spot, adjacent_spots, board_for
from gnomestead.kernel.chance import Stream

MOST_COLUMNS: Final = 9
MOST_ROWS: Final = 5
STARTS: Final = {2: 2, 4: 3, 6: 4}


def half_turn(spot: Spot) -> Spot:
    """The image of a space on the other half."""
    return -1 - spot[0], -spot[1]


def grow(chance: Stream, players: int, mines: list[Spot], restarts: int) -> Shape | None:
    """A board grown around its mines, the same on both halves; None when no growth was sound."""
    for _ in range(restarts):
        spots = _grow_once(chance, 12 * players, mines)
        if spots is not None and _is_sound(spots, mines):
            return _lay_out(spots, mines, players)
    return None


def _grow_once(chance: Stream, size: int, mines: list[Spot]) -> set[Spot] | None:
    present = set(mines)
    edge = sorted(_around(mines, present))
    while len(present) < size:
        if not edge:
            return None
        spot = chance.pick(edge)
        added = [spot, half_turn(spot)]
        present.update(added)
        edge = sorted((_around(added, present) | set(edge)) - set(added))
    return present


def _around(spots: list[Spot], present: set[Spot]) -> set[Spot]:
    """The absent spaces of side A beside these, as far as the screen reaches."""
    return {
        near
        for r, c in spots
        for near in adjacent_spots(r, c)
        if near not in present and -MOST_ROWS <= near[0] < 0 and abs(near[1]) <= MOST_COLUMNS
    }


def _is_sound(spots: set[Spot], mines: list[Spot]) -> bool:
    """No hole, no mine on the outer edge, all in one piece."""
    edge = [spot for spot in mines if any(near not in spots for near in adjacent_spots(spot[0], spot[1]))]
    return not edge and len(_reach({min(spots)}, spots)) == len(spots) and not has_hole(spots)


def _reach(start: set[Spot], within: set[Spot]) -> set[Spot]:
    reached = set(start)
    edge = list(start)
    while edge:
        r, c = edge.pop()
        for near in adjacent_spots(r, c):
            if near in within and near not in reached:
                reached.add(near)
                edge.append(near)
    return reached


def has_hole(spots: set[Spot]) -> bool:
    """Whether an absent space is cut off from the far outside."""
    frame = {
        (r, c)
        for r in range(-MOST_ROWS - 3, MOST_ROWS + 3)
        for c in range(-MOST_COLUMNS - 3, MOST_COLUMNS + 4)
        if (r, c) not in spots
    }
    return len(_reach({min(frame)}, frame)) < len(frame)


def _lay_out(spots: set[Spot], mines: list[Spot], players: int) -> Shape:
    """Sides and start spaces for even counts; odd counts have neither."""
    sided = players % 2 == 0
    ordered = sorted(spots)
    plain: Shape = tuple(
        (r, c, ("A" if r < 0 else "B") if sided else "-", "mine" if (r, c) in mines else "plain") for r, c in ordered
    )
    if not sided:
        return plain
    starts = _starts(board_for(plain), STARTS[players])
    return tuple((r, c, side, "start" if (r, c) in starts else kind) for r, c, side, kind in plain)


def _starts(board: Board, count: int) -> set[Spot]:
    """The edge spaces of A farthest from B, and their images."""
    b_half = [i for i in range(board.size) if board.half[i] == 1]
    edge = [i for i in board.plain_spaces if board.half[i] == 0 and board.layer_of[i] == 1]

    def order(space: int) -> tuple[int, int, int]:
        column = board.spots[space][1]
        return -min(board.distance[space][other] for other in b_half), abs(column), column

    chosen = [board.spots[space] for space in sorted(edge, key=order)[:count]]
    return {*chosen, *(half_turn(spot) for spot in chosen)}
