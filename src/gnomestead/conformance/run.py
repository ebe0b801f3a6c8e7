"""The run: games of random players, bots and clumsy bots, every property looking on."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from gnomestead.bots.driver import Plan
from gnomestead.conformance.ids import NoIdIsShown
from gnomestead.conformance.menus import (
    AskingChangesNothing,
    DefaultsAreLegal,
    EveryOptionPlays,
    IllegalMovesAreRefused,
    OptionsAreShortAndDistinct,
    OptionsKeepTheirOrder,
)
from gnomestead.conformance.players import KINDS, RANDOM, Players, seat_players
from gnomestead.conformance.property import Property
from gnomestead.conformance.reach import Reach
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
from gnomestead.conformance.sealed import RedrawnSecretsVary, SealedAnswersStaySealed
from gnomestead.conformance.setups import Options, Setups
from gnomestead.conformance.table import (
    BotsCanPlay,
    GoalsAreInReach,
    InvariantsHold,
    ProgressRunsToTheEnd,
    ResultsAreWellFormed,
    SomebodyCanMove,
    TablesCanBeSet,
    TheEndComes,
    ThingsAreToldApart,
)
from gnomestead.conformance.trial import Broken, Trial, explain, is_due
from gnomestead.conformance.twins import (
    ResampledWorldsPlayOn,
    SecretsAreRedrawn,
    TwinWorldsHearTheSame,
    TwinWorldsLookTheSame,
)
from gnomestead.conformance.welcome import (
    HowToPlayIsTrue,
    LessonsCanBeTaught,
    OpenTablesAreOpen,
    OptionsHaveWords,
    PresetsCanBePlayed,
    SignsCanBeRead,
)
from gnomestead.conformance.wording import CitedRulesExist, EventsCiteWhatExists, EverythingHasWords
from gnomestead.conformance.writing import TextsAreBounded
from gnomestead.kernel import AnyGame, IllegalMove

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
    RedrawnSecretsVary,
    SealedAnswersStaySealed,
    SomebodyCanMove,
    BotsCanPlay,
    TheEndComes,
    ResultsAreWellFormed,
    InvariantsHold,
    ProgressRunsToTheEnd,
    EverythingHasWords,
    NoIdIsShown,
    CitedRulesExist,
    EventsCiteWhatExists,
    UndoRestores,
    PresetsCanBePlayed,
    OptionsHaveWords,
    LessonsCanBeTaught,
    SignsCanBeRead,
    HowToPlayIsTrue,
    OpenTablesAreOpen,
    ThingsAreToldApart,
    GoalsAreInReach,
)

_CLOSE_LOOKS = 5
_WRITTEN = 0.15
_NEW = 1
_SHRINKING_GAMES = 25
_KEPT = 4
_MOVES = 32


def check(
    game: AnyGame,
    games: int = 100,
    seed: int | Sequence[int] = 1,
    seats: Sequence[int] | None = None,
    report_to: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
    options: Options | None = None,
    only: int | None = None,
    closely: Container[int] = (),
) -> Report:
    """Play games and hold the game to every property.

    Random players, the game's bots and clumsy bots take turns, at all tables that the game allows.
    For each property that breaks, a record of the shortest game found that breaks it is written to
    `report_to` (default: the current directory). `progress` is told the games played and to play.
    Of several seeds each is played so many games. `options` are the same at every table. `only` plays
    one game of the run, and `closely` are the numbers of moves after which all its properties look
    closely: so a break can be repeated alone.
    """
    run = _Run(game, seats, options or {}, [kind() for kind in PROPERTIES], Reach(game), closely=closely)
    run.look_at_game()
    numbers = range(games) if only is None else (only,)
    played = [(one, number) for one in ([seed] if isinstance(seed, int) else seed) for number in numbers]
    for one, number in played:
        run.play_one(one, number)
        if progress is not None:
            progress(run.games, len(played))
    run.finish()
    report = Report(game.id, [kind.name for kind in PROPERTIES], run.reach, run.games, run.moves)
    for found in run.broken.values():
        least = _shrunk(found, game, seats, options or {})
        report.broken.append(replace(least, record=write_record(game.id, least, report_to or Path())))
    return report


def conforms(
    game: AnyGame,
    games: int = 30,
    seed: int | Sequence[int] = 1,
    seats: Sequence[int] | None = None,
    options: Options | None = None,
) -> None:
    """For tests: assert that the game conforms, or say in one line a property where it does not."""
    report = check(game, games, seed, seats, options=options)
    assert report.ok, "\n".join([f"{game.id} does not conform:", *(found.line() for found in report.broken)])


def _shrunk(found: Break, game: AnyGame, seats: Sequence[int] | None, options: Options) -> Break:
    """The same property broken by fewer moves, if some other game shows it."""
    if found.trial is None:
        return found
    kind = next(kind for kind in PROPERTIES if kind.name == found.name)
    best = found
    for number in range(_SHRINKING_GAMES):
        if best.moves <= 1:
            break
        seed = f"{found.trial.seed}-short-{number}"
        run = _Run(game, seats, options, [kind()], Reach(game), most=best.moves - 1)
        run.look_at_game()
        run.play_one(seed, number)
        best = run.broken.get(found.name, best)
    return best


class _Run:
    """A number of games under the eyes of some properties; each is dropped once it has broken."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[int] | None,
        options: Options,
        properties: list[Property],
        reach: Reach,
        most: int | None = None,
        closely: Container[int] = (),
    ) -> None:
        self.game, self.setups = game, Setups(game, seats, options)
        self.properties, self.reach = properties, reach
        self.most = game.longest + 1 if most is None else most
        self.closely = closely
        self.broken: dict[str, Break] = {}
        self.moves = 0
        self.games = 0
        self.kept: list[Trial] = []

    def look_at_game(self) -> None:
        """Let every property look at the game itself."""
        for looker in list(self.properties):
            self._look(looker, None, looker.game, self.game)

    def play_one(self, seed: int | str, number: int) -> None:
        """One game, from the set-up to its end or to the first thing that stops it."""
        kinds = KINDS if self.game.bots() else (RANDOM,)
        players = kinds[(number + number // self.setups.counts) % len(kinds)]
        trial = Trial(self.game, self.setups.setup(seed, number), f"{seed}-{number}", players)
        self._play(trial)
        self.moves += len(trial.made)
        self.games += 1
        if trial.made and len(self.kept) < _KEPT:
            self.kept.append(trial)

    def finish(self) -> None:
        """Let every property look back at the whole run; that is costly, so it waits until all else holds."""
        for looker in list(self.properties) if self.kept and not self.broken else ():
            self._look(looker, self.kept[-1], looker.finish, self.kept)

    def _play(self, trial: Trial) -> None:
        if not self._done(TablesCanBeSet.name, trial, trial.begin):
            return
        self.reach.begin(trial)
        players = seat_players(trial)
        if not self._positions(trial):
            return
        while not trial.state.over and len(trial.made) < self.most:
            plan = self._plan(trial, players)
            if plan is None or not self._make(trial, plan) or not self._positions(trial):
                return
        if trial.state.over:
            for looker in list(self.properties):
                self._look(looker, trial, looker.end, trial)

    def _positions(self, trial: Trial) -> bool:
        trial.close_look = self._is_worth_a_close_look(trial)
        is_kept = trial.close_look or trial.spare.random() < _WRITTEN or trial.state.over or not trial.made
        if is_kept and not self._done(StatesEncode.name, trial, trial.write_down):
            return False
        for looker in list(self.properties):
            self._look(looker, trial, looker.position, trial)
        return True

    def _is_worth_a_close_look(self, trial: Trial) -> bool:
        """The end of a game, whatever is new, and now and then any position."""
        is_new = self.reach.step(trial) <= _NEW
        mean = self.moves / self.games if self.games else _MOVES
        is_chosen = trial.spare.random() * mean < _CLOSE_LOOKS
        wanted = is_new or is_chosen or trial.state.over or len(trial.made) in self.closely
        return wanted and not is_due(trial.state)

    def _plan(self, trial: Trial, players: Players) -> Plan | None:
        plans: list[Plan | None] = []
        owner = EveryOptionPlays if trial.players == RANDOM else BotsCanPlay
        self._done(owner.name, trial, lambda: plans.append(players.plan(trial)))
        return plans[0] if plans else None

    def _make(self, trial: Trial, plan: Plan) -> bool:
        for looker in list(self.properties):
            self._look(looker, trial, looker.before, trial, plan)
        try:
            trial.play(plan)
        except Exception as error:
            is_bots = isinstance(error, IllegalMove) and trial.players != RANDOM
            self._note(BotsCanPlay.name if is_bots else EveryOptionPlays.name, trial, error)
            return False
        return True

    def _done(self, name: str, trial: Trial, step: Callable[[], None]) -> bool:
        """Whether a step of the game itself succeeds; if not, the property it belongs to is broken."""
        try:
            step()
        except Exception as error:
            self._note(name, trial, error)
            return False
        return True

    def _look(self, looker: Property, trial: Trial | None, look: Callable[..., None], *at: object) -> None:
        if trial is not None and trial.close_look:
            trial.stir(looker.name)
        try:
            look(*at)
        except Exception as error:
            self.properties.remove(looker)
            self._note(looker.name, trial, error)

    def _note(self, name: str, trial: Trial | None, error: Exception) -> None:
        if name in self.broken:
            return
        if not isinstance(error, Broken):
            self.broken[name] = Break(name, explain(error), trial, len(trial.made) if trial else 0)
            return
        where = error.trial or trial
        at = error.at if error.at is not None else len(where.made) if where else 0
        self.broken[name] = Break(name, str(error), where, at)
