"""What resample may redraw: sealed answers, and whether it draws at all."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from gnomestead.bots.driver import Plan
from gnomestead.conformance.looks import difference, heard, named
from gnomestead.conformance.menus import on_menu
from gnomestead.conformance.places import Path, at, differing, lists, spelled, tree
from gnomestead.conformance.players import sentence
from gnomestead.conformance.property import Property
from gnomestead.conformance.trial import Broken, Trial
from gnomestead.kernel import CLOCK, FULL_STOP, Event, IllegalMove, Move, Seat, State, notation

_OTHER_MOVES = 6
_WORLDS = 8
_MOST_MOVES = 300
_DRAWS = 4
_ENOUGH = 12
_LONG = 6
_DIFFERENT = 4


class SealedAnswersStaySealed(Property):
    """If resample may redraw an answer, those it is redrawn for did not hear which one it was.

    The mover says something else; where the world that comes of it is one of those that a viewer cannot
    tell from the real one, by resample's own word, the viewer has heard the same.
    """

    name = "sealed answers stay sealed"

    def before(self, trial: Trial, plan: Plan) -> None:
        if not trial.close_look or plan.seat == CLOCK:
            return
        others = _other_answers(trial, plan)
        for viewer in trial.viewers if others else ():
            if viewer != plan.seat:
                _expect_sealed(trial, plan, viewer, others)


class _Other:
    """Another answer of the mover: what it tells, and where the world that comes of it differs."""

    def __init__(self, move: Move, world: State, events: list[Event], real: Any) -> None:
        self.move, self.events = move, events
        self.tree = tree(world)
        self.places = [*differing(real, self.tree)]


def _other_answers(trial: Trial, plan: Plan) -> list[_Other]:
    """Some other moves the seat could make, those first that begin in the same way."""
    moves = {notation(move): move for move in _other_moves(trial.state, plan, trial.spare)}
    moves.pop(notation(plan.move), None)
    found = (_answered(trial, plan, move) for move in moves.values())
    return [other for other in found if other is not None and other.places]


def _other_moves(state: State, plan: Plan, rng: random.Random) -> Iterator[Move]:
    if not state.options(plan.seat):
        return
    # What was said too late, or of one of several things that are alike, is not on the menu.
    kept = len(plan.move) if on_menu(state, plan.seat, plan.move) else 0
    for number in range(_OTHER_MOVES):
        said = plan.move[: max(0, kept - 1 - number // 2)] if number % 2 == 0 else ()
        yield sentence(state, plan.seat, rng, said)


def _answered(trial: Trial, plan: Plan, move: Move) -> _Other | None:
    """The real world, had the seat said this instead."""
    real = trial.once("outcome tree", lambda: tree(trial.outcome(plan)[0]))
    world = trial.state.copy()
    try:
        events = world.play(plan.seat, move, plan.at)
    except IllegalMove:
        return None
    return _Other(move, world, events, real)


def _expect_sealed(trial: Trial, plan: Plan, viewer: Seat | None, others: list[_Other]) -> None:
    after, events = trial.outcome(plan)
    mine = heard(events, viewer)
    leaks = [other for other in others if heard(other.events, viewer) != mine]
    worlds = _imagined(after, viewer, trial.spare, leaks) if leaks else []
    for other in leaks if worlds else ():
        sealed = _sealed_places(trial, plan, viewer, other, worlds)
        if sealed and not _is_explained(trial, plan, viewer, other, sealed):
            told = difference(mine, heard(other.events, viewer))
            raise Broken(
                f"resample redraws {spelled(sealed[0])} for {named(viewer)}, who has heard whether seat {plan.seat} "
                f"said {notation(plan.move)!r} or {notation(other.move)!r}: {told}"
            )


def _imagined(after: State, viewer: Seat | None, rng: random.Random, leaks: list[_Other]) -> list[Any]:
    """Worlds the viewer may live in after the move; none, if it knows of all the answers."""
    real, worlds = tree(after), []
    for number in range(_WORLDS):
        worlds.append(tree(after.resample(viewer, rng)))
        if number == 1 and not any(_redrawn(other.places, real, worlds) for other in leaks):
            return []
    return worlds


def _redrawn(places: list[Path], real: Any, worlds: list[Any]) -> list[Path]:
    """Those of the places that are not what they really are in all the worlds."""
    return [place for place in places if any(at(world, place) != at(real, place) for world in worlds)]


def _sealed_places(trial: Trial, plan: Plan, viewer: Seat | None, other: _Other, worlds: list[Any]) -> list[Path]:
    """Where the answer itself is kept, if the viewer may live in the world of the other one.

    That is so if resample redraws all places in which the two worlds differ, and comes to the other answer.
    """
    real = tree(trial.outcome(plan)[0])
    if len(_redrawn(other.places, real, worlds)) < len(other.places):
        return []
    sealed = _decided_by_the_move(trial, plan, viewer, other.places, real)
    is_drawn = any(all(at(world, place) == at(other.tree, place) for place in sealed) for world in worlds)
    return sealed if is_drawn else []


def _decided_by_the_move(trial: Trial, plan: Plan, viewer: Seat | None, places: list[Path], real: Any) -> list[Path]:
    """Those of the places that are the same in all worlds of the viewer in which the same move is made."""
    worlds: list[Any] = []
    for _ in range(_WORLDS):
        world = trial.state.resample(viewer, trial.spare)
        try:
            world.play(plan.seat, notation(plan.move), plan.at)
        except IllegalMove:
            continue
        worlds.append(tree(world))
    moved = _redrawn(places, real, worlds)
    return [place for place in places if place not in moved] if worlds else []


def _is_explained(trial: Trial, plan: Plan, viewer: Seat | None, other: _Other, sealed: list[Path]) -> bool:
    """Whether some answer that the viewer hears in the same way leads to what the other one leads to."""
    mine = heard(trial.outcome(plan)[1], viewer)
    moves = islice(_all_moves(trial.state, plan.seat), _MOST_MOVES)
    found = (_answered(trial, plan, move) for move in moves)
    return any(
        one is not None
        and heard(one.events, viewer) == mine
        and all(at(one.tree, place) == at(other.tree, place) for place in sealed)
        for one in found
    )


def _all_moves(state: State, seat: Seat, said: Move = ()) -> Iterator[Move]:
    for word in state.options(seat, said):
        if word is FULL_STOP:
            yield said
        elif word.ends:
            yield (*said, word)
        else:
            yield from _all_moves(state, seat, (*said, word))


class RedrawnSecretsVary(Property):
    """What resample redraws it draws: several worlds of a viewer differ, and lists do not come back sorted."""

    name = "redrawn secrets vary"

    def __init__(self) -> None:
        self._same: Counter[str] = Counter()
        self._sorted: Counter[str] = Counter()
        self._varied: set[str] = set()
        self._unsorted: set[str] = set()

    def position(self, trial: Trial) -> None:
        if not trial.close_look:
            return
        viewer = trial.spare.choice(trial.viewers)
        real = tree(trial.state)
        worlds = [tree(trial.state.resample(viewer, trial.spare)) for _ in range(_DRAWS)]
        self._expect_variety(real, worlds, viewer)
        self._expect_disorder(real, worlds, viewer)

    def _expect_variety(self, real: Any, worlds: list[Any], viewer: Seat | None) -> None:
        for name, secrets in _fields(real, worlds):
            if name in self._varied or all(_is_forgotten(secrets[0], secret) for secret in secrets):
                continue
            if any(secret != secrets[1] for secret in secrets[1:]):
                self._varied.add(name)
                continue
            self._same[name] += 1
            if self._same[name] >= _ENOUGH:
                raise Broken(
                    f"resample does not draw {name}: {self._same[name]} times it was not as it is, and the same in all "
                    f"{_DRAWS} worlds; here for {named(viewer)}: {str(secrets[1])[:80]}"
                )

    def _expect_disorder(self, real: Any, worlds: list[Any], viewer: Seat | None) -> None:
        for path, items in lists(real):
            name = spelled(tuple(step for step in path if not isinstance(step, int)))
            if name in self._unsorted or not _is_shuffled(items):
                continue
            found = [at(world, path) for world in worlds]
            if any(one == items or not isinstance(one, list) for one in found):
                continue
            if not all(one in (sorted(one), sorted(one, reverse=True)) for one in found):
                self._unsorted.add(name)
                continue
            self._sorted[name] += 1
            if self._sorted[name] >= _DRAWS:
                raise Broken(f"resample sorts {name}: for {named(viewer)} it is {str(found[0])[:80]}")


def _is_forgotten(real: Any, imagined: Any) -> bool:
    """Whether it is as it is, or as it was before an answer was given: shorter, by what is not known."""
    if isinstance(real, list) and isinstance(imagined, list):
        return imagined == real or len(imagined) < len(real)
    return bool(imagined == real)


def _fields(real: Any, worlds: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """The fields of the state and of its frames, each with what it is really and in the worlds."""
    for name in real:
        if name != "frames":
            yield name, [real[name], *(world[name] for world in worlds)]
    for number, frame in enumerate(real["frames"]):
        for name in frame:
            path = ("frames", number, name)
            yield f"{frame['is a']}.{name}", [frame[name], *(at(world, path) for world in worlds)]


def _is_shuffled(items: list[Any]) -> bool:
    """Whether a list is long, holds different things, and is in no order."""
    return (
        len(items) >= _LONG
        and len(set(items)) >= _DIFFERENT
        and items not in (sorted(items), sorted(items, reverse=True))
    )
