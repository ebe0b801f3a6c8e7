"""How long bots leave people to read: gaps between what everybody hears of their moves, in every game.

Tables are played on a clock that jumps, so no real time passes. `PYTHONPATH=tests python -m bench.pace --help`.
"""

import argparse
from collections.abc import Sequence
from itertools import pairwise

from gnomestead.kernel import OptionValue
from gnomestead.kernel.registry import find
from gnomestead.server.settings import Settings
from gnomestead.table.acts import Pace
from houses.desk import Desk

TABLES: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "gnom_street": ("gnom_street", 3, {}),
    "nirds": ("nirds", 2, {}),
    "wymer_stones": ("wymer_stones", 3, {}),
    "gnomes_wizards, no clock": ("gnomes_wizards", 2, {"tribe_pick": "random", "reaction_seconds": 0}),
    "gnomes_wizards, 20 s": ("gnomes_wizards", 2, {"tribe_pick": "random", "reaction_seconds": 20}),
    "gnomes_wizards, 10 s": ("gnomes_wizards", 4, {"tribe_pick": "random", "reaction_seconds": 10}),
    "gnome_me, live": ("gnome_me", 2, {}),
    "gnome_me, beats": ("gnome_me", 2, {"pace": "beats"}),
}
EDGES = (50, 250, 500, 1_000, 2_000, 4_000, 8_000)
PACES: tuple[Pace, ...] = ("slow", "normal", "fast")


def gaps(name: str, pace: Pace, moves: int) -> list[int]:
    """The gaps of one table with nothing but bots."""
    game, seats, options = TABLES[name]
    desk = Desk(find(game), tuple(range(seats)), options=options, pace=pace, seats=seats)
    desk.play(moves, Settings("").bot_pace)
    return sorted(desk.gaps())


def row(name: str, found: Sequence[int]) -> str:
    """How many gaps lie below each edge, and the middle one."""
    edges = [0, *EDGES, 10**9]
    counts = [sum(low <= gap < high for gap in found) for low, high in pairwise(edges)]
    middle = found[len(found) // 2] if found else 0
    return f"{name:26}{len(found):6}{middle:8}" + "".join(f"{count:7}" for count in counts)


def main() -> None:
    """Print a histogram for every table and pace."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--pace", nargs="+", choices=PACES, default=["normal"])
    wanted = parser.parse_args()
    heads = "".join(f"{f'<{edge}':>7}" for edge in EDGES) + f"{'more':>7}"
    for pace in wanted.pace:
        print(f"pace {pace}: gaps in ms before a bot's move\n{'table':26}{'gaps':>6}{'median':>8}{heads}")
        for name in TABLES:
            print(row(name, gaps(name, pace, wanted.moves)), flush=True)


if __name__ == "__main__":
    main()
