"""What a run found, in lines for people."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from gnomestead.conformance.reach import Reach
from gnomestead.conformance.trial import Trial
from gnomestead.kernel import dumps
from gnomestead.kernel.game import spoken


@dataclass(frozen=True)
class Break:
    """Where a property broke: in which game, after how many moves, and how.

    Without a trial it is the game itself that breaks it, whatever is played.
    """

    name: str
    problem: str
    trial: Trial | None = None
    moves: int = 0
    record: Path | None = None

    @property
    def place(self) -> str:
        """The move, the seed, who played, and the set-up."""
        if self.trial is None:
            return ""
        setup = self.trial.setup
        table = [f"{setup.seats} seats", *(f"{name} {spoken(value)}" for name, value in setup.options.items())]
        return f" at move {self.moves}, seed {self.trial.seed!r}, {self.trial.players}, {', '.join(table)}"

    def line(self) -> str:
        """All of it in one line."""
        record = f" [{self.record}]" if self.record else ""
        return f"{self.name} — broken{self.place}: {self.problem}{record}"


@dataclass
class Report:
    """The outcome of a run; empty `broken` is what one hopes for."""

    game: str
    properties: list[str]
    reach: Reach
    games: int = 0
    moves: int = 0
    broken: list[Break] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether every property held."""
        return not self.broken

    def lines(self) -> list[str]:
        """One line a property, and one for the whole."""
        found = {b.name: b.line() for b in self.broken}
        held = len(self.properties) - len(found)
        total = f"{self.game}: {self.games} games, {self.moves} moves, {held} of {len(self.properties)} properties hold"
        return [*(found.get(name, f"{name} — ok") for name in self.properties), total]


def write_record(game: str, found: Break, folder: Path) -> Path | None:
    """Write the game up to the break beside the report, if it needed a game to show."""
    if found.trial is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"broken-{game}-{found.name.replace(' ', '-').replace(',', '')}.gnome"
    path.write_text(dumps(found.trial.record(found.moves)), "utf-8")
    return path
