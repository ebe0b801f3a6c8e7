"""A race at the keyboard: in a timed game whose scene names keys, single keys are picks, at their moment.

Two people can share the keyboard: the second one's keys lie on the right. More of them take turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gnomestead.bots.driver import Driver, Plan
from gnomestead.kernel import IllegalMove, Match, Seat, Widget
from gnomestead.kernel.texts import quoted
from gnomestead.terminal.clock import Clock
from gnomestead.terminal.goal import draw_goal
from gnomestead.terminal.ink import flow
from gnomestead.terminal.keyboard import Keyboard, can_read_keys
from gnomestead.terminal.palette import colour, sign
from gnomestead.terminal.pen import Pen
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.viewer import Viewer
from gnomestead.terminal.widgets import draw_widget

_BLINK = 0.25
"""Seconds after which the table is drawn again anyway, for its clocks."""
_LINES = 6
_MOST_KEYS = 24
_RIGHT_HAND = {
    "7": "1",
    "8": "2",
    "9": "3",
    "0": "4",
    "u": "q",
    "o": "e",
    "backspace": "tab",
    "enter": "space",
    "k": "f",
    "l": "h",
}
"""What the keys of a second person stand for."""
_LEFT_HAND = {meant: key for key, meant in _RIGHT_HAND.items()}

Keys = list[tuple[str, str]]
"""Keys and the pick they stand for, the first on the menu counts."""


def keys_in(widgets: Sequence[Widget]) -> Keys:
    """The keys that a scene names."""
    named = [line for widget in widgets for line in _lines(widget.data.get("keys", ()))]
    return [(keys, pick) for keys, _, pick in (line.partition("=") for line in named)]


def _lines(value: object) -> Iterator[str]:
    if isinstance(value, tuple):
        yield from (str(item) for item in value)


def can_race(match: Match, viewers: Mapping[Seat | None, Viewer]) -> bool:
    """Whether this table can be played with single keys here."""
    return match.setup.timed and can_read_keys() and any(keys_in(v.scene().widgets) for v in viewers.values())


class Race:
    """One sitting at a timed table, until the game is over."""

    def __init__(
        self,
        match: Match,
        people: Sequence[Seat],
        driver: Driver,
        clock: Clock,
        viewers: Mapping[Seat | None, Viewer],
        screen: Screen,
    ) -> None:
        self.match, self._people, self._driver, self._clock = match, people, driver, clock
        self._viewers, self._screen = viewers, screen
        self._log: list[str] = []
        self._typed: dict[Seat, str] = {}
        self._pens: dict[Seat, Pen] = {}
        self._last = people[0] if people else None

    def run(self) -> None:
        """Play until the game is over."""
        with Live(console=self._screen.console, screen=True, auto_refresh=False) as live, Keyboard() as keyboard:
            while not self.match.state.over:
                plan = self._driver.plan()
                live.update(self._draw(), refresh=True)
                self._wait(plan, keyboard)

    def _wait(self, plan: Plan | None, keyboard: Keyboard) -> None:
        left = _BLINK if plan is None else min(_BLINK, (plan.at - self._clock.now()) / 1000)
        key = keyboard.read(left)
        if key is not None:
            self._press(key, plan)
        elif plan is not None and self._clock.now() >= plan.at:
            self._make(plan)

    def _make(self, plan: Plan) -> None:
        self._clock.reach(plan.at)
        self.match.play(plan.seat, plan.move, plan.at)

    # Keys ----------------------------------------------------------------------------------------

    def _press(self, key: str, plan: Plan | None) -> None:
        """A key counts at the moment it was pressed; what was due before happens first."""
        now = self._clock.now()
        while plan is not None and plan.at <= now and not self.match.state.over:
            self._make(plan)
            plan = self._driver.plan()
        writer = self._writer()
        if writer is not None:
            self._write(writer, key, now)
            return
        seat, key = self._whose(key.lower())
        if seat is None or self.match.state.over:
            return
        pick = self._pick(seat, key)
        if pick is not None:
            self._say(seat, pick, now)

    def _say(self, seat: Seat, pick: str, now: int) -> None:
        self._last = seat
        try:
            self.match.play(seat, pick, now)
        except IllegalMove as error:
            self._log.append(self._viewers[seat].words.say(error.refusal.reason))

    def _writer(self) -> Seat | None:
        """Who is asked for a text and has not put the pen down: all keys are theirs."""
        asked = [seat for seat in self._people if self.match.state.blank(seat) is not None]
        return next((seat for seat in asked if not self._pen(seat).is_down), None)

    def _pen(self, seat: Seat) -> Pen:
        return self._pens.setdefault(seat, Pen())

    def _write(self, seat: Seat, key: str, now: int) -> None:
        text = self._pen(seat).press(key)
        if text is not None:
            self._say(seat, quoted(text), now)

    def _whose(self, key: str) -> tuple[Seat | None, str]:
        """Which person pressed this key, and what it stands for."""
        if len(self._people) == 2:
            return (self._people[1], _RIGHT_HAND[key]) if key in _RIGHT_HAND else (self._people[0], key)
        able = [seat for seat in self._people if self.match.state.options(seat)]
        return next(iter(able or self._people), None), key

    def _named(self, seat: Seat, keys: str) -> str:
        """How this person must press what is meant by these keys; empty: not at all."""
        if len(self._people) != 2:
            return keys
        steps = [keys] if keys in _LEFT_HAND or keys in _RIGHT_HAND else list(keys)
        if seat == self._people[0]:
            return "" if any(step in _RIGHT_HAND for step in steps) else keys
        return "".join(_LEFT_HAND.get(step, "?") for step in steps) if steps[0] in _LEFT_HAND else ""

    def _pick(self, seat: Seat, key: str) -> str | None:
        """The pick that the keys typed so far stand for; None: not yet, or nothing."""
        typed = self._typed.pop(seat, "") + key
        keys = keys_in(self._viewers[seat].scene().widgets)
        offered = [pick for name, pick in keys if name == typed and self._is_on_menu(seat, pick)]
        if offered:
            return offered[0]
        if any(name.startswith(typed) and name != typed and self._is_on_menu(seat, pick) for name, pick in keys):
            self._typed[seat] = typed
            return None
        return next((pick for name, pick in keys if name == typed), None)

    def _is_on_menu(self, seat: Seat, pick: str) -> bool:
        first = pick.partition(" ")[0]
        return any(word.text == first for word in self.match.state.options(seat))

    # The table -----------------------------------------------------------------------------------

    def _at_screen(self) -> Sequence[Seat | None]:
        """Whose eyes the table is drawn for: whoever can act; when nobody can, whoever acted last."""
        able = [seat for seat in self._people if self.match.state.options(seat)]
        return able[:2] or [self._last]

    def _draw(self) -> RenderableType:
        seats = self._at_screen()
        viewer = self._viewers[seats[0]]
        self._log = [*self._log, *viewer.news()][-_LINES:]
        rows: list[RenderableType] = [self._widgets(seats), self._scores(), *(Text(f"  {line}") for line in self._log)]
        rows += draw_goal(viewer.scene().goal, viewer.ink())
        for seat in seats:
            rows += self._menu(seat) if seat is not None else []
        return Group(*rows, Text("Ctrl-C leaves the table; the game is kept.", "faint"))

    def _widgets(self, seats: Sequence[Seat | None]) -> RenderableType:
        """The first person's widgets, and those only another one has, side by side."""
        grid = Table.grid(padding=(0, 1))
        cells = [
            draw_widget(widget, self._viewers[seats[0]].ink()) for widget in self._viewers[seats[0]].scene().widgets
        ]
        for seat in seats[1:]:
            cells += [draw_widget(w, self._viewers[seat].ink()) for w in self._viewers[seat].scene().widgets[1:]]
        grid.add_row(*cells)
        return grid

    def _scores(self) -> RenderableType:
        """Everything that is a meter or a note: cards won, clocks, the reason of the last result."""
        viewer = self._viewers[self._at_screen()[0]]
        ink = viewer.ink()
        items = []
        for place in viewer.scene().places:
            for thing in place.things:
                if thing.kind in ("meter", "note"):
                    words = ink.say(thing.text or thing.name)
                    badges = " ".join(ink.say(badge.name) for badge in thing.badges)
                    owner = Text(f"{sign(thing.owner)} " if thing.owner is not None else "", _colour(thing.owner))
                    items.append(owner.append(f"{words} {badges}".strip(), "default"))
        return Panel(flow(items, viewer.ink().width - 4), padding=(0, 1))

    def _menu(self, seat: Seat) -> list[RenderableType]:
        state, viewer = self.match.state, self._viewers[seat]
        ink = viewer.ink()
        asked = Text.assemble(
            (f"{sign(seat)} {viewer.words.seat(seat)}  ", f"bold {colour(seat)}"), ink.say(state.prompt(seat))
        )
        if seat == self._writer():
            return [asked, self._line(seat)]
        choices = {choice.word: choice for choice in state.choices(seat)}
        items: list[Text] = []
        said: set[str] = set()
        for key, pick in keys_in(viewer.scene().widgets):
            name = self._named(seat, key)
            if name and pick in choices and pick not in said and len(said) < _MOST_KEYS:
                said.add(pick)
                items.append(Text.assemble((f"[{name}] ", "option"), ink.say(choices[pick].label)))
        typed = Text(f"{self._typed[seat]} …", "option") if self._typed.get(seat) else Text()
        return [asked, flow(items, ink.width), typed]

    def _line(self, seat: Seat) -> RenderableType:
        """What is being written, and how to finish it."""
        blank = self.match.state.blank(seat)
        assert blank is not None, "only a writer has a line"
        label = self._viewers[seat].ink().say(blank.choice().label)
        return Text.assemble(
            (f"{label}: ", "option"), f"{self._pen(seat).line}▏", ("  Enter: done, Esc: choose instead", "faint")
        )


def _colour(seat: Seat | None) -> str:
    return "default" if seat is None else colour(seat)
