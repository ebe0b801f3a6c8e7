"""The run: random games, every property looking on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from gnomestead.bots.driver import Plan
from gnomestead.conformance.menus import (
    AskingChangesNothing,
    DefaultsAreLegal,
    EveryOptionPlays,
    IllegalMovesAreRefused,
    OptionsAreShortAndDistinct,
    OptionsKeepTheirOrder,
)
from gnomestead.conformance.property import Property
from gnomestead.conformance.replaying import (
    CopiesStandAlone,
    NotationReadsBack,
    RecordsReplay,
    SameInAnotherProcess,
    SameSeedSameGame,
    StatesEncode,
    UndoRestores,
)
from gnomestead.conformance.report import Break, Report, write_record
from gnomestead.conformance.table import (
    InvariantsHold,
    ProgressRunsToTheEnd,
    ResultsAreWellFormed,
    SomebodyCanMove,
    TablesCanBeSet,
    TheEndComes,
    ThingsAreToldApart,
)
from gnomestead.conformance.trial import Broken, Trial, is_due, next_plan, some_setup
from gnomestead.conformance.twins import (
    ResampledWorldsPlayOn,
    SecretsAreRedrawn,
    TwinWorldsHearTheSame,
    TwinWorldsLookTheSame,
)
from gnomestead.conformance.welcome import (
    LessonsCanBeTaught,
    OpenTablesAreOpen,
    OptionsHaveWords,
    PresetsCanBePlayed,
    SignsCanBeRead,
)
from gnomestead.conformance.wording import CitedRulesExist, EverythingHasWords
from gnomestead.conformance.writing import TextsAreBounded
from gnomestead.kernel import AnyGame

PROPERTIES: Final[tuple[type[Property], ...]] = (
    TablesCanBeSet,
    SameSeedSameGame,
    SameInAnotherProcess,
    CopiesStandAlone,
    AskingChangesNothing,
    OptionsKeepTheirOrder,
    OptionsAreShortAndDistinct,
    EveryOptionPlays,
    DefaultsAreLegal,
    IllegalMovesAreRefused,
    TextsAreBounded,
    NotationReadsBack,
    RecordsReplay,
    StatesEncode,
    TwinWorldsLookTheSame,
    TwinWorldsHearTheSame,
    ResampledWorldsPlayOn,
    SecretsAreRedrawn,
    SomebodyCanMove,
    TheEndComes,
    ResultsAreWellFormed,
    InvariantsHold,
    ProgressRunsToTheEnd,
    EverythingHasWords,
    CitedRulesExist,
    UndoRestores,
    PresetsCanBePlayed,
    OptionsHaveWords,
    LessonsCanBeTaught,
    SignsCanBeRead,
    OpenTablesAreOpen,
    ThingsAreToldApart,
)

_CLOSE_LOOKS = 8
_SHRINKING_GAMES = 25
_KEPT = 6


def check(
    game: AnyGame,
    games: int = 100,
    seed: int = 1,
    seats: Sequence[int] | None = None,
    report_to: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play random games and hold the game to every property.

    For each property that breaks, a record of the shortest game found that breaks it is written to
    `report_to` (default: the current directory). `progress` is told the games played and to play.
    """
    run = _Run(game, seed, seats, [kind() for kind in PROPERTIES])
    for number in range(games):
        run.play_one(number)
        if progress is not None:
            progress(number + 1, games)
    run.finish()
    report = Report(game.id, [kind.name for kind in PROPERTIES], games, run.moves)
    for found in run.broken.values():
        least = _shrunk(found, game, seats)
        report.broken.append(replace(least, record=write_record(least, report_to or Path())))
    return report


def conforms(game: AnyGame, games: int = 30, seed: int = 1, seats: Sequence[int] | None = None) -> None:
    """For tests: assert that the game conforms, or say in one line a property where it does not."""
    report = check(game, games, seed, seats)
    assert report.ok, "\n".join([f"{game.id} does not conform:", *(found.line() for found in report.broken)])


def _shrunk(found: Break, game: AnyGame, seats: Sequence[int] | None) -> Break:
    """The same property broken by fewer moves, if some other game shows it."""
    kind = next(kind for kind in PROPERTIES if kind.name == found.name)
    best = found
    for number in range(_SHRINKING_GAMES):
        if best.moves <= 1:
            break
        run = _Run(game, f"{found.trial.seed}-short-{number}", seats, [kind()], most=best.moves - 1)
        run.play_one(number)
        best = run.broken.get(found.name, best)
    return best


class _Run:
    """A number of games under the eyes of some properties; each is dropped once it has broken."""

    def __init__(
        self,
        game: AnyGame,
        seed: int | str,
        seats: Sequence[int] | None,
        properties: list[Property],
        most: int | None = None,
    ) -> None:
        self.game, self.seed = game, seed
        self.seats = list(seats or range(game.min_seats, game.max_seats + 1))
        self.properties = properties
        self.most = game.longest + 1 if most is None else most
        self.broken: dict[str, Break] = {}
        self.moves = 0
        self.games = 0
        self.kept: list[Trial] = []

    def play_one(self, number: int) -> None:
        """One game, from the set-up to its end or to the first thing that stops it."""
        seed = f"{self.seed}-{number}"
        rng = random.Random(f"set-up {seed}")  # noqa: S311
        seats = self.seats[number % len(self.seats)]
        trial = Trial(self.game, some_setup(self.game, seats, rng, plain=number < len(self.seats)), seed)
        self._play(trial)
        self.moves += len(trial.made)
        self.games += 1
        if trial.made and len(self.kept) < _KEPT:
            self.kept.append(trial)

    def finish(self) -> None:
        """Let every property look back at the whole run."""
        for looker in list(self.properties) if self.kept else ():
            self._look(looker, self.kept[-1], looker.finish, self.kept)

    def _play(self, trial: Trial) -> None:
        if not self._done(TablesCanBeSet.name, trial, trial.begin) or not self._positions(trial):
            return
        while not trial.state.over and len(trial.made) < self.most:
            plan = self._plan(trial)
            if plan is None or not self._make(trial, plan) or not self._positions(trial):
                return
        if trial.state.over:
            for looker in list(self.properties):
                self._look(looker, trial, looker.end, trial)

    def _positions(self, trial: Trial) -> bool:
        if not self._done(StatesEncode.name, trial, trial.write_down):
            return False
        mean = self.moves / self.games if self.games else 4 * _CLOSE_LOOKS
        wanted = trial.state.over or trial.spare.random() * mean < _CLOSE_LOOKS
        trial.close_look = wanted and not is_due(trial.state)
        for looker in list(self.properties):
            self._look(looker, trial, looker.position, trial)
        return True

    def _plan(self, trial: Trial) -> Plan | None:
        plans: list[Plan | None] = []
        self._done(EveryOptionPlays.name, trial, lambda: plans.append(next_plan(trial.state, trial.rng, trial.made)))
        return plans[0] if plans else None

    def _make(self, trial: Trial, plan: Plan) -> bool:
        for looker in list(self.properties):
            self._look(looker, trial, looker.before, trial, plan)
        return self._done(EveryOptionPlays.name, trial, lambda: trial.play(plan))

    def _done(self, name: str, trial: Trial, step: Callable[[], None]) -> bool:
        """Whether a step of the game itself succeeds; if not, the property it belongs to is broken."""
        try:
            step()
        except Exception as error:
            self._note(name, trial, error)
            return False
        return True

    def _look(self, looker: Property, trial: Trial, look: Callable[..., None], *at: object) -> None:
        try:
            look(*at)
        except Exception as error:
            self.properties.remove(looker)
            self._note(looker.name, trial, error)

    def _note(self, name: str, trial: Trial, error: Exception) -> None:
        if name in self.broken:
            return
        problem = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        at = error.at if isinstance(error, Broken) and error.at is not None else len(trial.made)
        where = error.trial if isinstance(error, Broken) and error.trial is not None else trial
        self.broken[name] = Break(name, problem, where, at)
