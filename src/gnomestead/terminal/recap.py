"""What has happened to somebody since their own last move: what names their seat, or what is or was theirs."""

from __future__ import annotations

from collections.abc import Iterator

from gnomestead.kernel import Event, Match, Scene, Seat
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.scene import with_held

LINES = 5


def belongings(scene: Scene, seat: Seat) -> Iterator[str]:
    """A seat's things, and the spaces on which its pieces stand."""
    for place in scene.places:
        for thing in place.things:
            owner = place.seat if thing.owner is None else thing.owner
            if owner != seat:
                continue
            yield from (each.id for each in with_held((thing,)))
            if thing.kind == "piece" and thing.space:
                yield thing.space


class Recap:
    """The ears of one seat, from each of its moves to the next question."""

    def __init__(self, match: Match, seat: Seat, words: Lexicon) -> None:
        self._match, self._seat, self._words = match, seat, words
        names = ["\0" if each == seat else name for each, name in enumerate(match.names)]
        self._stranger = Lexicon(match.game, names)
        self._heard: int | None = None
        self._mine: frozenset[str] = frozenset()

    def begin(self, scene: Scene) -> None:
        """This seat has moved, and knows what came of that."""
        self._heard = len(self._match.log)
        self._mine = frozenset(belongings(scene, self._seat))

    def lines(self, scene: Scene) -> list[str]:
        """The last of what has touched this seat since; what it has lost is told of, too."""
        if self._heard is None:
            return []
        mine = self._mine.union(belongings(scene, self._seat))
        versions = (event.seen_by(self._seat) for event in self._match.log[self._heard :])
        return [self._words.tell(each) for each in versions if each is not None and self._is_about(each, mine)][-LINES:]

    def _is_about(self, event: Event, mine: frozenset[str]) -> bool:
        """Words that sound the same to somebody else, with another name at this seat, do not speak of it."""
        if self._words.attribute(f"event-{event.kind}", "routine", event.data):
            return False
        named = {value for each in event.data.values() for value in (each if isinstance(each, tuple) else (each,))}
        is_theirs = any(isinstance(value, str) and value in mine for value in named)
        return is_theirs or event.is_confided or self._words.tell(event) != self._stranger.tell(event)
