"""Which board is played on, and how the boards of a table look before one is chosen (GW-BRD-10, GW-VAR-05)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from gnomestead.games.gnomes_wizards.content import BOARDS, WILD, RawBoard, boards_of, shape_of
from gnomestead.games.gnomes_wizards.rules.board import Shape
from gnomestead.games.gnomes_wizards.rules.wild import grow
from gnomestead.games.gnomes_wizards.scene import ground_plan
from gnomestead.kernel import OptionValue, Sample, Setup, Stream
from gnomestead.kernel.chance import make_seed

SURPRISE: Final = "surprise"
MOST_WILD: Final = 9999
"""Wild boards have numbers: whoever knows the number knows the board, and nothing of the game's own chance."""
_KEPT: Final = 64


def shape_for(setup: Setup, chance: Stream) -> Shape:
    """The default board, a preset, the wild one of this number, or one grown from the game's own seed."""
    if setup["shape"] == "preset":
        return shape_of(BOARDS[str(setup["shape_id"])])
    if setup["shape"] == "wild":
        number = setup["wild_board"]
        return _wild(setup.seats, chance if number == SURPRISE else _stream(number))
    return shape_of(_default(setup.seats))


def samples_of(seats: int, options: Mapping[str, OptionValue]) -> tuple[Sample, ...]:
    """The boards for so many players: the default one, the presets, and the wild one of the number chosen so far."""
    number = options.get("wild_board", SURPRISE)
    return (*_printed(seats), _grown(seats, 1 if number == SURPRISE else number))


@cache
def _printed(seats: int) -> tuple[Sample, ...]:
    return tuple(_sample(board) for board in boards_of(seats))


def _sample(board: RawBoard) -> Sample:
    chosen: dict[str, OptionValue] = {"shape": "preset", "shape_id": board.id}
    return Sample(board.id, {"shape": "default"} if board.default else chosen, ground_plan(shape_of(board)))


@lru_cache(_KEPT)
def _grown(seats: int, number: OptionValue) -> Sample:
    chosen = {"shape": "wild", "wild_board": number}
    return Sample("wild", chosen, ground_plan(_wild(seats, _stream(number))), "wild_board")


def _default(players: int) -> RawBoard:
    return next(board for board in boards_of(players) if board.default)


def _stream(number: OptionValue) -> Stream:
    return Stream(make_seed(f"wild board {number}"))


def _wild(players: int, chance: Stream) -> Shape:
    source = BOARDS["p3_great_triangle"] if players == 3 else _default(players)
    mines = [(r, c) for r, c, _, _, kind in source.spaces if kind == "mine"]
    grown = grow(chance, players, mines, int(WILD["max_restarts"]))
    return grown if grown is not None else shape_of(_default(players))
