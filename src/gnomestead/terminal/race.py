"""A race at the keyboard: in a timed game whose scene names keys, single keys are picks, at their moment.

Two people can share the keyboard: the second one's keys lie on the right. More of them take turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from rich.console import Group, RenderableType
from rich.live import Live
from rich.text import Text

from gnomestead.bots.driver import Driver, Plan
from gnomestead.kernel import Choice, IllegalMove, Match, Seat, Widget
from gnomestead.kernel.texts import quoted
from gnomestead.terminal.clock import Clock
from gnomestead.terminal.goal import draw_goal
from gnomestead.terminal.ink import Ink, flow
from gnomestead.terminal.keyboard import Keyboard, can_read_keys
from gnomestead.terminal.palette import colour, sign
from gnomestead.terminal.pen import Pen
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.viewer import Viewer
from gnomestead.terminal.widgets import draw_widget
from gnomestead.terminal.window import Block, Size, too_small

_BLINK = 0.25
"""Seconds after which the table is drawn again anyway, for its clocks."""
_LINES = 6
_MOST_KEYS = 24
_FEW = 4
_LEAVE = Text("Ctrl-C leaves the table; the game is kept.", "faint")
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
        """What one must see to act first: the pictures, who is asked what, and the keys; then all there is room for."""
        seats, console = self._at_screen(), self._screen.console
        self._fit_viewers()
        viewer = self._viewers[seats[0]]
        self._log = [*self._log, *viewer.news()][-_LINES:]
        rows = [*draw_goal(viewer.scene().goal, viewer.ink()), *self._scores()]
        told = [line for text in rows for line in text.wrap(console, console.width)]
        pictures, asked, left = self._fitting(seats, len(told))
        if problem := too_small(Size(*console.size), Size(pictures.size.width, console.height - left)):
            return Group(problem, asked)
        room = max(0, left - len(told) - 1)
        log = [Text(f"  {line}", no_wrap=True, overflow="ellipsis") for line in self._log][-room:] if room else []
        log += [Text()] * (min(room, _LINES) - len(log))
        return Group(pictures, *told[:left], *log, asked, *([_LEAVE] if left > len(told) else []))

    def _fitting(self, seats: Sequence[Seat | None], told: int) -> tuple[Block, Block, int]:
        """The pictures and the questions, as full as leaves room for what is told; and how many lines are left."""
        for are_brief in ((False, False), (True, False), (True, True)):
            pictures, asked = self._widgets(seats, are_brief[0]), self._questions(seats, are_brief[1])
            left = self._screen.console.height - pictures.size.height - asked.size.height
            if left > told:
                break
        return pictures, asked, left

    def _questions(self, seats: Sequence[Seat | None], is_brief: bool) -> Block:
        """Who is asked what, and their keys."""
        rows = [row for seat in seats if seat is not None for row in self._menu(seat, is_brief)]
        return Block.of(Group(*rows), self._screen.console, self._screen.width)

    def _fit_viewers(self) -> None:
        """Windows change their size."""
        for viewer in self._viewers.values():
            viewer.width = self._screen.width

    def _widgets(self, seats: Sequence[Seat | None], is_brief: bool) -> Block:
        """The first person's widgets, and those only another one has, side by side."""
        scenes = [(seat, self._viewers[seat].scene().widgets) for seat in seats]
        shown = [(seat, widget) for nth, (seat, all_) in enumerate(scenes) for widget in all_[1 if nth else 0 :]]
        row, console = Block([]), self._screen.console
        for nth, (seat, widget) in enumerate(shown):
            width = (self._screen.width - row.size.width) // (len(shown) - nth) - 1
            picture = draw_widget(widget, replace(self._viewers[seat].ink(), width=width, is_brief=is_brief))
            block = Block.of(picture, console, console.width)
            row = row.beside(block) if row.lines else block
        return row

    def _scores(self) -> list[Text]:
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
        return list(flow(items, ink.width).split("\n"))

    def _countdown(self, seat: Seat) -> str:
        """How long until the table goes on by itself, where a widget tells."""
        moments = [int(str(widget.data.get("goes_on", -1))) for widget in self._viewers[seat].scene().widgets]
        left = max(moments, default=-1) - self._clock.now()
        return f"  ({-(-left // 1000)} s)" if left > 0 else ""

    def _menu(self, seat: Seat, is_brief: bool) -> list[RenderableType]:
        state, viewer = self.match.state, self._viewers[seat]
        ink = viewer.ink()
        asked = Text.assemble(
            (f"{sign(seat)} {viewer.words.seat(seat)}  ", f"bold {colour(seat)}"),
            ink.say(state.prompt(seat)),
            self._countdown(seat),
        )
        if seat == self._writer():
            return [asked, self._line(seat)]
        if self._typed.get(seat):
            asked.append(f"  {self._typed[seat]} …", "option")
        keys = self._keys(seat)
        return [
            asked,
            flow(_by_ends(keys, ink) if is_brief else [_key(name, one, ink) for name, one in keys], ink.width),
        ]

    def _keys(self, seat: Seat) -> list[tuple[str, Choice]]:
        """What this seat can press now, each choice by its first key."""
        choices = {choice.word: choice for choice in self.match.state.choices(seat)}
        found: dict[str, tuple[str, Choice]] = {}
        for key, pick in keys_in(self._viewers[seat].scene().widgets):
            name = self._named(seat, key)
            if name and pick in choices:
                found.setdefault(pick, (name, choices[pick]))
        return list(found.values())[:_MOST_KEYS]

    def _line(self, seat: Seat) -> RenderableType:
        """What is being written, and how to finish it."""
        blank = self.match.state.blank(seat)
        assert blank is not None, "only a writer has a line"
        label = self._viewers[seat].ink().say(blank.choice().label)
        return Text.assemble(
            (f"{label}: ", "option"), f"{self._pen(seat).line}▏", ("  Enter: done, Esc: choose instead", "faint")
        )


def _key(name: str, choice: Choice, ink: Ink) -> Text:
    return Text.assemble((f"[{name}] ", "option"), ink.say(choice.label))


def _by_ends(keys: Sequence[tuple[str, Choice]], ink: Ink) -> Iterator[Text]:
    """The same, but of many choices of one kind only the first and the last."""
    for _, group in groupby(keys, key=lambda named: named[1].label.key):
        alike = list(group)
        yield _key(*alike[0], ink)
        if len(alike) > _FEW:
            yield Text("…", "faint")
        yield from (_key(*named, ink) for named in (alike[-1:] if len(alike) > _FEW else alike[1:]))


def _colour(seat: Seat | None) -> str:
    return "default" if seat is None else colour(seat)
