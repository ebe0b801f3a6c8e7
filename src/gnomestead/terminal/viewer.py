"""What one person is shown of a match: only ever from their own view and their own version of events."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from gnomestead.kernel import Event, Match, Scene, Seat, Thing, everything, includes
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.kernel.scene import with_held
from gnomestead.terminal.boards import draw_board
from gnomestead.terminal.compact import Spare, draw_fitting, touched
from gnomestead.terminal.draw import draw_scene
from gnomestead.terminal.ink import Ink
from gnomestead.terminal.recap import Recap
from gnomestead.terminal.talk import Talk


class Viewer:
    """One seat's eyes and ears (None: a spectator's)."""

    def __init__(self, match: Match, seat: Seat | None, width: int = 80, talk: Talk | None = None) -> None:
        self.match, self.seat, self.width = match, seat, width
        self.talk = talk or Talk(match)
        self.words = Lexicon(match.game, match.names, seat)
        self._told = self._heard = 0
        self._read: set[str] = set()
        self._last: object = None
        self._recap = None if seat is None else Recap(match, seat, self.words)

    def ink(self, marks: Mapping[str, str] | None = None) -> Ink:
        """What drawing for this viewer needs."""
        return Ink(self.words, self.width, self.seat, marks or {}, self._read)

    def scene(self) -> Scene:
        """The table as this viewer may see it."""
        game = self.match.game
        return game.scene(game.view(self.match.state, self.seat))

    def boards(self) -> list[RenderableType]:
        """The boards alone."""
        return [draw_board(place, self.ink()) for place in self.scene().places if place.spaces]

    def draw(self, marks: Mapping[str, str] | None = None) -> RenderableType:
        """The table, with the numbers of options on what they touch."""
        return draw_scene(self.scene(), self.ink(marks))

    def has_changed(self, menu: object, with_table: bool) -> bool:
        """Whether the menu, and the table if that counts, look different from when this was asked last."""
        now = self.scene() if with_table else None, menu
        before, self._last = self._last, now
        return now != before

    def draw_fitting(self, marks: Mapping[str, str], spare: Spare) -> RenderableType:
        """The table, in short where that is all that fits."""
        return draw_fitting(self.scene(), self.ink(marks), spare)

    def draw_touched(self, marks: Mapping[str, str], spare: Spare) -> RenderableType:
        """Of the table only the places with something that the options touch."""
        ink = self.ink(marks)
        places = tuple(place for place in self.scene().places if touched(place, ink))
        return draw_fitting(Scene(places), ink, spare)

    def read_again(self) -> None:
        """Show what is written on things once more."""
        self._read.clear()

    def news(self) -> list[str]:
        """What has happened since this was asked last, in words."""
        fresh = self.match.log[self._told :]
        self._told = len(self.match.log)
        said = self.talk.remarks[self._heard :]
        self._heard = len(self.talk.remarks)
        return [*self.tell(fresh), *(remark.told(self.words) for remark in said)]

    def has_moved(self) -> None:
        """From now on this viewer is told what happens to them."""
        if self._recap is not None:
            self._recap.begin(self.scene())

    def recap(self) -> list[str]:
        """What has happened to this viewer since they moved last."""
        return [] if self._recap is None else self._recap.lines(self.scene())

    def has_learned(self) -> bool:
        """Whether something new has come up for this viewer since it was told."""
        fresh = self.match.log[self._told :]
        return any(event.news and includes(event.news, self.seat) for event in fresh)

    def tell(self, events: list[Event]) -> list[str]:
        """The log lines of these events as this viewer hears them."""
        versions = (event.seen_by(self.seat) for event in events)
        return [self.words.tell(version) for version in versions if version is not None]

    def details(self) -> dict[str, Thing]:
        """Every thing on the table by id, those that lie on others included."""
        return {thing.id: thing for place in self.scene().places for thing in with_held(place.things)}

    def things(self) -> dict[str, str]:
        """Everything on the table that has an id, with its name."""
        return {each.id: self.words.say(each.name) for each in everything(self.scene())}
