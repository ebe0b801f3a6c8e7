"""Properties of a whole game: it goes on, it ends, it adds up."""

from __future__ import annotations

from gnomestead.conformance.looks import all_things, named
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial
from gnomestead.kernel import State
from gnomestead.kernel.state import UNTIMED


class TablesCanBeSet(Property):
    """Every set-up that the game accepts leads to a table. The run itself notices when one does not."""

    name = "tables can be set"


class SomebodyCanMove(Property):
    """Until the end the table waits for somebody, and who is waited for can answer."""

    name = "somebody can always move"

    def position(self, trial: Trial) -> None:
        state: State = trial.state
        if state.over:
            return
        waiting = state.waiting()
        if list(waiting) != sorted(set(waiting)) or any(not 0 <= seat < state.seats for seat in waiting):
            raise Broken(f"waiting() is {waiting}: seats of the table, each once, in order")
        for seat in waiting:
            if not state.options(seat):
                raise Broken(f"the table waits for seat {seat}, which has no options: {state.brief()}")
        if not waiting and (state.now == UNTIMED or (state.deadline() is None and not _anybody(state))):
            raise Broken(f"the game is not over and waits for nobody: {state.brief()}")


def _anybody(state: State) -> bool:
    return any(state.options(seat) for seat in range(state.seats))


class BotsCanPlay(Property):
    """The game's bots move without an error, and what they do is legal. The run itself notices when they do not."""

    name = "bots can play"


class TheEndComes(Property):
    """The game ends within the moves it declares."""

    name = "the end comes in time"

    def position(self, trial: Trial) -> None:
        longest = trial.game.longest
        if len(trial.made) > longest or (len(trial.made) == longest and not trial.state.over):
            raise Broken(f"it is not over after {len(trial.made)} moves; the game declares {longest} at most")


class ResultsAreWellFormed(Property):
    """No result before the end; then one standing a seat, in order, places from 1, a first place taken."""

    name = "results are well-formed"

    def position(self, trial: Trial) -> None:
        result = trial.state.result()
        if not trial.state.over:
            if result is not None:
                raise Broken(f"there is a result before the end: {result}")
            return
        if result is None or [standing.seat for standing in result] != list(range(trial.setup.seats)):
            raise Broken(f"the result is not one standing a seat, in seat order: {result}")
        ranks = [standing.rank for standing in result]
        if min(ranks) != 1:
            raise Broken(f"places begin at 1, and somebody has the first: {ranks}")


class InvariantsHold(Property):
    """What the game says must always be true is true."""

    name = "invariants hold"

    def position(self, trial: Trial) -> None:
        wrong = trial.state.invariants()
        if wrong:
            raise Broken("; ".join(wrong))


class ProgressRunsToTheEnd(Property):
    """Progress lies between 0 and 100, and 100 is the end."""

    name = "progress runs to the end"

    def position(self, trial: Trial) -> None:
        progress = trial.state.progress()
        if type(progress) is not int or not 0 <= progress <= 100:
            raise Broken(f"progress is {progress!r}: a whole number from 0 to 100")
        if trial.state.over and progress != 100:
            raise Broken(f"the game is over and progress is {progress}, not 100")


class GoalsAreInReach(Property):
    """What is stated of the goal lies within its bounds, and belongs to seats that there are."""

    name = "goals are in reach"

    def position(self, trial: Trial) -> None:
        for viewer in trial.viewers if trial.close_look else ():
            goal = trial.scene(viewer).goal
            for track in goal.tracks if goal is not None else ():
                if track.most is not None and not 0 <= track.value <= track.most:
                    raise Broken(f"{named(viewer)} sees {track.name.key} at {track.value}: 0 to {track.most}")
                if not set(track.seats) <= set(range(trial.setup.seats)):
                    raise Broken(f"{named(viewer)} sees {track.name.key} of the seats {track.seats}")


class ThingsAreToldApart(Property):
    """No two things of a scene, and no two places, have the same id: clients find things by it and move them."""

    name = "things are told apart"

    def position(self, trial: Trial) -> None:
        for viewer in trial.viewers if trial.close_look else ():
            scene = trial.scene(viewer)
            places = [place.id for place in scene.places]
            things = [thing.id for place in scene.places for thing in all_things(place)]
            for kind, ids in (("places", places), ("things", things)):
                twice = sorted({id for id in ids if ids.count(id) > 1})
                if twice:
                    raise Broken(f"{named(viewer)} sees several {kind} of the same id: {', '.join(twice)}")
