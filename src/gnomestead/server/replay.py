"""Replaying a game: played through once, with a copy of the position kept every few steps.

So any stretch of it costs only its own moves, from either end. All of it happens on one thread of its
own: a long game does not hold up the tables that are being played.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from gnomestead.kernel import AnyGame, BadRecord, Match, Place, Record, Scene, Seat, Space
from gnomestead.kernel.luck import Fortune, fortunes, luck_report
from gnomestead.server.moment import bared, new_spaces, told
from gnomestead.server.wire_review import Replay, Sight, Sights, Step

STRETCH: Final = 25
"""Steps in one answer, and between two kept positions."""
KEPT: Final = 12
"""Games that are remembered."""
MOST_WORK: Final = 2_000_000
"""Moves made anew for taking moves back, at most: each time the game is played again from its beginning."""

T = TypeVar("T")


class Film:
    """One game, ready to be shown from any step through any eyes."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        _check_work(record)
        self.game, self.record = game, record
        match = Match.replay(game, record, 0)
        self._events = [list(match.log)]
        self._kept = {0: match.state.copy()}
        for n, entry in enumerate(record.entries, 1):
            self._events.append(match.follow(entry))
            if n % STRETCH == 0 or entry.undo_to is not None:
                self._kept[n] = match.state.copy()
        self._match = match
        self._undone = _undone(record)

    def replay(self, seat: Seat | None) -> Replay:
        """Everything but the pictures, as this seat heard it."""
        record, match = self.record, self._match
        head = record.header
        rolls = (roll for event in match.log for roll in self.game.rolls(event))
        return Replay(
            game=head.game,
            rules=head.rules,
            seats=head.seats,
            options=head.options,
            names=record.names,
            roles=self.game.roles(match.setup),
            commitment=record.commitment,
            seed=match.seed.hex(),
            steps=tuple(self._step(n, seat) for n in range(len(self._events))),
            result=match.state.result(),
            endings=match.endings(),
            luck=luck_report(rolls, self.game.die_faces),
            fortunes=self._fortunes(),
        )

    def _fortunes(self) -> tuple[Fortune, ...]:
        """The luckiest and the unluckiest roll of each seat; none where the dice have no pips."""
        if self.game.die_faces:
            return ()
        stayed = [[] if n in self._undone else events for n, events in enumerate(self._events)]
        return fortunes([[roll for event in events for roll in self.game.rolls(event)] for events in stayed])

    def _step(self, n: int, seat: Seat | None) -> Step:
        events = self._events[n]
        kinds = [event.kind for event in events]
        begins = next((kind for kind in self.game.chapters if kind in kinds), "")
        heard = tuple(told(version) for event in events if (version := event.seen_by(seat)) is not None)
        if n == 0:
            return Step(events=heard, begins=begins)
        entry = self.record.entries[n - 1]
        return Step(entry.seat, entry.move, entry.at, heard, begins, n in self._undone)

    def sights(self, seat: Seat | None, start: int) -> Sights:
        """A stretch of positions, as this seat saw them."""
        sights: list[Sight] = []
        before: Scene | None = None
        for state in self._positions(start):
            scene = self.game.scene(self.game.view(state, seat))
            prompt = state.prompt(seat) if seat is not None and not state.over else None
            sights.append(_sight(before, scene, prompt=prompt, awaited=state.awaited()))
            before = scene
        return Sights(start, tuple(sights))

    def _positions(self, start: int) -> Iterator[Any]:
        """The positions after each step of a stretch."""
        last = min(start + STRETCH, len(self._events)) - 1
        nearest = max((n for n in self._kept if n <= start), default=0)
        state = self._kept[nearest].copy()
        for n in range(nearest, last + 1):
            if n in self._kept:
                state = self._kept[n].copy()
            else:
                entry = self.record.entries[n - 1]
                state.play(entry.seat, entry.move, entry.at)
            if n >= start:
                yield state


class Projector:
    """The films that were looked at last. The oldest makes room for a new one."""

    def __init__(self) -> None:
        self._films: OrderedDict[Hashable, asyncio.Future[Film]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "replay")

    def close(self) -> None:
        """Finish what is being shown, then stop."""
        self._thread.shutdown()

    async def show(self, key: Hashable, make: Callable[[], Film], what: Callable[[Film], T]) -> T:
        """Something of a film, which is made if it is not here yet."""
        film = await self._film(key, make)
        return await asyncio.get_running_loop().run_in_executor(self._thread, what, film)

    async def _film(self, key: Hashable, make: Callable[[], Film]) -> Film:
        if key not in self._films:
            self._films[key] = asyncio.get_running_loop().run_in_executor(self._thread, make)
        self._films.move_to_end(key)
        while len(self._films) > KEPT:
            self._films.popitem(last=False)
        try:
            return await asyncio.shield(self._films[key])
        except Exception:
            self._films.pop(key, None)
            raise


def _sight(before: Scene | None, scene: Scene, **more: Any) -> Sight:
    """What is new of a scene."""
    was = {place.id: place for place in before.places} if before is not None else {}
    now = {place.id: place for place in scene.places}
    if before is None or bared(_spaces(was), _spaces(now)) or (before.goal and not scene.goal):
        return Sight(scene, **more)
    places: list[Place] = []
    spaces: dict[str, tuple[Space, ...]] = {}
    for id, place in now.items():
        news = new_spaces(was[id].spaces, place.spaces) if id in was else None
        bare = place if news is None else replace(place, spaces=())
        if news is None or bare != replace(was[id], spaces=()):
            places.append(bare)
        if news:
            spaces[id] = news
    order = tuple(now) if list(now) != list(was) else ()
    widgets = scene.widgets if scene.widgets != before.widgets else None
    goal = scene.goal if scene.goal != before.goal else None
    return Sight(None, order, tuple(places), spaces, widgets, goal, **more)


def _spaces(places: dict[str, Place]) -> dict[str, tuple[Space, ...]]:
    return {id: place.spaces for id, place in places.items()}


def _undone(record: Record) -> set[int]:
    """The entries that were taken back, and the taking back of them."""
    gone: set[int] = set()
    for n, entry in enumerate(record.entries, 1):
        if entry.undo_to is not None:
            gone.update(range(entry.undo_to, n + 1))
    return gone


def _check_work(record: Record) -> None:
    undos = sum(entry.undo_to is not None for entry in record.entries)
    if undos * len(record.entries) > MOST_WORK:
        raise BadRecord(0, "too many moves were taken back to play it all again")
