"""Twin worlds: what a viewer cannot know, it cannot notice."""

from __future__ import annotations

from typing import Any

from gnomestead.bots.driver import Plan
from gnomestead.conformance.looks import asked_now, compare, difference, heard, named, seen, seen_now
from gnomestead.conformance.players import play_on
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial
from gnomestead.kernel import EVERYBODY, Event, IllegalMove, Seat, State, encode, includes, notation

_ENOUGH = 20
_PLAY_ONS = 0.15
_NOTHING = b"[]"


class TwinWorldsLookTheSame(Property):
    """View, scene, menus, prompts and answers of a viewer are those of every world it may live in."""

    name = "twin worlds look the same"

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        for viewer in trial.viewers:
            twin = trial.state.resample(viewer, trial.spare)
            theirs = seen(trial.game, twin, viewer, asked_now(trial, viewer))
            compare(seen_now(trial, viewer), theirs, named(viewer))
        _expect_untouched(trial)


def _expect_untouched(trial: Trial) -> None:
    found = encode(trial.state)
    if found != trial.data:
        raise Broken(f"resample changed the world it began with: {difference(trial.data, found)}")


class TwinWorldsHearTheSame(Property):
    """A move that brings a viewer no news sounds and looks the same to it in every world it may live in."""

    name = "twin worlds hear the same"

    def before(self, trial: Trial, plan: Plan) -> None:
        if not trial.close_look:
            return
        real, events = trial.outcome(plan)
        for viewer in trial.viewers:
            twin = trial.state.resample(viewer, trial.spare)
            answer = _try(twin, plan, viewer) if _is_late(twin, plan) == _is_late(trial.state, plan) else None
            if answer is None or _is_news(events, viewer):
                continue
            mine, theirs = heard(events, viewer), heard(answer, viewer)
            if mine == _NOTHING and _is_news(answer, viewer):
                continue  # who hears nothing does not know that there was a move
            if mine != theirs:
                told = difference(mine, theirs)
                raise Broken(f"{named(viewer)} hears of {notation(plan.move)!r}, without news: {told}")
            mine_after, theirs_after = (seen(trial.game, world, viewer) for world in (real, twin))
            compare(mine_after, theirs_after, f"{named(viewer)} after {notation(plan.move)!r}, without news,")


def _is_news(events: list[Event], viewer: Seat | None) -> bool:
    return any(includes(event.news, viewer) for event in events)


def _is_late(world: State, plan: Plan) -> bool:
    """Whether something else happens first there."""
    due = world.deadline()
    return due is not None and due <= plan.at


def _try(twin: State, plan: Plan, viewer: Seat | None) -> list[Any] | None:
    """What the move tells in the other world; None if it cannot be made there by somebody else."""
    try:
        return twin.play(plan.seat, notation(plan.move), plan.at)
    except IllegalMove as error:
        if plan.seat == viewer:
            raise Broken(f"its own {notation(plan.move)!r} is legal in one world only: {error}") from error
        return None


class ResampledWorldsPlayOn(Property):
    """An imagined world is a world: it plays on to its end."""

    name = "resampled worlds play on"

    def position(self, trial: Trial) -> None:
        if not trial.close_look or trial.spare.random() >= _PLAY_ONS:
            return
        twin = trial.state.resample(trial.spare.choice(trial.viewers), trial.spare)
        wrong = twin.invariants()
        if wrong:
            raise Broken(f"an imagined world is wrong: {'; '.join(wrong)}")
        play_on(twin, trial.spare, trial.game.longest)
        if not twin.over:
            raise Broken(f"an imagined world is not over after {trial.game.longest} moves")


class SecretsAreRedrawn(Property):
    """Where somebody was told a secret, resample draws more than the stream anew."""

    name = "secrets are redrawn"

    def __init__(self) -> None:
        self._tried: dict[Seat | None, int] = {}
        self._redrawn: set[Seat | None] = set()

    def position(self, trial: Trial) -> None:
        for viewer in trial.viewers:
            if viewer in self._redrawn or not _kept_from(trial, viewer):
                continue
            self._tried[viewer] = self._tried.get(viewer, 0) + 1
            if _redraws(trial, viewer):
                self._redrawn.add(viewer)
            elif self._tried[viewer] >= _ENOUGH:
                raise Broken(
                    f"{self._tried[viewer]} times {named(viewer)} was kept from a secret, resample kept it too"
                )


def _kept_from(trial: Trial, viewer: Seat | None) -> bool:
    """Whether the last step told a secret that this viewer did not hear."""
    return any(
        not includes(event.knows if event.secret else event.hears, viewer)
        for event in trial.told[-1]
        if event.secret or event.hears != EVERYBODY
    )


def _redraws(trial: Trial, viewer: Seat | None) -> bool:
    twin = trial.state.resample(viewer, trial.spare)
    twin.chance = trial.state.chance.copy()
    return encode(twin) != encode(trial.state)
