"""Moves per second, waiting times, work and memory of our server, next to boardgame.io's, in alternating runs.

Ours writes every move to disk before it shows it; boardgame.io's keeps everything in memory. Both are given the
same load by the same clients: two sockets a table, tic-tac-toe without end. Gnom Street is ours alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.server.measure import BUILD, Figures, Load, measure

HERE = Path(__file__).parent
COLUMNS = ("moves/s", "p50 ms", "p99 ms", "server µs/move", "load µs/move", "MB before", "MB after")


class Goal(NamedTuple):
    """What our figure may be at most, or at least, in terms of the peer's."""

    column: str
    least: float | None = None
    most: float | None = None

    def says(self, ratio: float) -> str:
        asked = f"≥ {self.least:g}" if self.least is not None else f"≤ {self.most:g}"
        is_met = ratio >= self.least if self.least is not None else ratio <= (self.most or 0)
        return f"asked {asked}: {'met' if is_met else 'NOT MET'}"


class Trial(NamedTuple):
    """A load, and what we want of it."""

    load: Load
    goals: tuple[Goal, ...] = ()


TICTACTOE, STREET = "endless_ttt", "gnom_street"
HALF, NOT_ABOVE = Goal("p99 ms", most=0.5), Goal("p99 ms", most=1)
MEMORY = Goal("MB after", most=1)
TRIALS = [
    Trial(Load(TICTACTOE, 50, 6)),
    Trial(Load(TICTACTOE, 200, 6), (Goal("moves/s", least=3), HALF)),
    Trial(Load(TICTACTOE, 1000, 8), (Goal("moves/s", least=2), HALF, MEMORY)),
    Trial(Load(TICTACTOE, 200, 8, pause=1000), (NOT_ABOVE,)),
    Trial(Load(TICTACTOE, 1000, 10, pause=1000), (NOT_ABOVE, MEMORY)),
    Trial(Load(STREET, 50, 4, games=10)),
    Trial(Load(STREET, 200, 4, games=4)),
    Trial(Load(STREET, 1000, 8, pause=1000)),
]


def install_peers() -> None:
    """boardgame.io and the clients, into build/."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "peer.cjs"):
        shutil.copy(HERE / name, BUILD / name)
    shutil.copytree(HERE / "load", BUILD / "load", dirs_exist_ok=True)
    if not (BUILD / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=BUILD, check=True)


def run(trial: Trial, rounds: int) -> None:
    """Turn by turn, then the ratios of each turn: their middle, and how far they lie apart."""
    print(
        f"\n{trial.load}, {rounds} rounds\n\n|  | {' | '.join(COLUMNS)} |\n|{' --- |' * (len(COLUMNS) + 1)}", flush=True
    )
    kinds = ("ours", "peer") if trial.load.game == TICTACTOE else ("ours",)
    turns: list[dict[str, Figures]] = []
    for _ in range(rounds):
        turns.append({})
        for kind in kinds:
            figures = turns[-1][kind] = measure(kind, trial.load)
            print(f"| {kind} | {' | '.join(f'{figures[column]:,.6g}' for column in COLUMNS)} |", flush=True)
    for column in COLUMNS if len(kinds) == 2 else ():
        ratios = [turn["ours"][column] / max(turn["peer"][column], 0.01) for turn in turns]
        goals = [goal.says(median(ratios)) for goal in trial.goals if goal.column == column]
        said = f" ({goals[0]})" if goals else ""
        print(f"  {column}: ours is {median(ratios):.2f} × theirs, {min(ratios):.2f} to {max(ratios):.2f}{said}")


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("tables", nargs="*", type=int, help="only these numbers of tables")
    asked.add_argument("--game", choices=(TICTACTOE, STREET), help="only this game")
    asked.add_argument("--rounds", type=int, default=3)
    chosen = asked.parse_args()
    install_peers()
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before we begin")
    for trial in TRIALS:
        if (not chosen.tables or trial.load.tables in chosen.tables) and chosen.game in (None, trial.load.game):
            run(trial, chosen.rounds)


if __name__ == "__main__":
    main()
