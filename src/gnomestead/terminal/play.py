"""A game in the terminal: people speak in turn, bots and the clock move by themselves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from rich.align import Align
from rich.panel import Panel
from rich.text import Text

from gnomestead.bots.driver import Driver, Plan, make_bot
from gnomestead.kernel import EVERYBODY, GnomesteadError, IllegalMove, Match, Move, Seat, State, includes
from gnomestead.table.acts import Pace
from gnomestead.terminal.again import offer_again
from gnomestead.terminal.answers import refused
from gnomestead.terminal.clock import Clock
from gnomestead.terminal.ending import draw_end
from gnomestead.terminal.files import autosave_path
from gnomestead.terminal.kept import forget
from gnomestead.terminal.menu import said_in_words
from gnomestead.terminal.palette import colour, sign
from gnomestead.terminal.parting import leave, offer_to_keep, welcome
from gnomestead.terminal.players import Player
from gnomestead.terminal.race import Race, can_race
from gnomestead.terminal.screen import Screen
from gnomestead.terminal.talk import Talk
from gnomestead.terminal.tempo import PACES
from gnomestead.terminal.turn import AskAnyway, Hold, Leave, SetPace, Switch, Turn, Undone, Warn
from gnomestead.terminal.viewer import Viewer

_MOMENT = 2.2
"""Seconds in which one can say no to the only move there is."""
_WAIT = ("w", "wait")
_LAST_LINES = 12


class TimePassed(Exception):
    """While somebody was thinking, it became time for a bot or the clock."""


class Session:
    """One sitting at one table."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        screen: Screen,
        rng: random.Random,
        open_table: bool = False,
        keep_at: Path | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.match, self.screen = match, screen
        self._players, self._rng, self._open_table = players, rng, open_table
        self._keep_at = keep_at or autosave_path(match)
        self._people = [seat for seat, player in enumerate(players) if not player.bot]
        bots = {seat: make_bot(match.game, p.bot, seat, rng) for seat, p in enumerate(players) if p.bot}
        self._driver = Driver(match, bots, rng)
        talk = Talk(match)
        self._viewers = {seat: Viewer(match, seat, screen.width, talk) for seat in (*self._people, None)}
        self._secretive = len(self._people) > 1 and not open_table
        self._hold = len(self._people) == 1
        self._warns = True
        self._asks_anyway = not screen.is_live
        self._pace: Pace = "normal"
        self._typed: list[str] = []
        self._at_screen: Seat | None = self._people[0] if len(self._people) == 1 else None
        self._let_pass: dict[Seat, object] = {}
        self._drafts: dict[Seat, Move] = {}
        self._plan: tuple[int, Plan | None] = (-1, None)
        self._clock = clock or Clock(max((entry.at for entry in match.entries), default=0))

    @property
    def _state(self) -> State:
        state: State = self.match.state
        return state

    def run(self) -> None:
        """Play until the game is over or somebody leaves; and once more, as often as they like."""
        try:
            welcome(self.match, self.screen)
            self._tell()
            if can_race(self.match, self._viewers):
                Race(self.match, self._people, self._driver, self._clock, self._viewers, self.screen).run()
            while not self._state.over:
                self._step()
            self._end()
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            leave(self.match, self.screen, self._keep_at, asked=isinstance(reason, Leave))

    # The game goes on ----------------------------------------------------------------------------

    def _step(self) -> None:
        if self.match.setup.timed:
            self._live_step()
            return
        meddler = self._meddler()
        if meddler is not None:
            self._turn(meddler)
        elif plan := self._driver.plan():
            self._make(plan, self._clock.now())
        elif decoys := self._decoys():
            self._ask_around(decoys)
        else:
            self._turn(self._next_person())

    def _live_step(self) -> None:
        """In a timed game nobody waits: whoever is first, a person, a bot or the clock."""
        person = next((seat for seat in self._by_duty() if self._state.options(seat)), None)
        try:
            if person is not None:
                self._turn(person)
            else:
                self._await_plan()
        except TimePassed:
            plan = self._next_plan()
            assert plan is not None, "time passes only for a plan"
            self._make(plan, plan.at)

    def _await_plan(self) -> None:
        """Nobody is asked anything, but in a race somebody may still speak too early."""
        plan = self._next_plan()
        assert plan is not None, "somebody can always go on"
        if not self._people:
            self.screen.pause(max(0, plan.at - self._clock.now()) / 1000)
            raise TimePassed
        if line := self._read(""):
            self._play(self._people[0], line)

    def _next_plan(self) -> Plan | None:
        """What a bot or the clock will do next; asked once between two moves."""
        if self._plan[0] != len(self.match.entries):
            self._plan = (len(self.match.entries), self._driver.plan())
        return self._plan[1]

    def _make(self, plan: Plan, at: int) -> None:
        self._clock.reach(at)
        events = self.match.play(plan.seat, plan.move, at)
        self._tell()
        if not self.match.game.race and any(event.hears == EVERYBODY for event in events):
            self.screen.pause(PACES[self._pace])

    def _tell(self) -> None:
        """What happened, to whoever sits at the screen; at a secretive table it waits for each."""
        if not self._people:
            viewer = self._viewers[None]
            self._report(viewer)
            self.screen.show("", viewer.draw(), "")
        elif not self._secretive:
            self._report(self._viewers[self._people[0] if self._at_screen is None else self._at_screen])

    def _report(self, viewer: Viewer) -> None:
        """What this viewer has not been told yet; of a long while only the end."""
        lines = viewer.news()
        if len(lines) > _LAST_LINES:
            lines = ["…", *lines[-_LAST_LINES:]]
        self.screen.show(*[f"  {line}" for line in lines])

    # Who speaks ----------------------------------------------------------------------------------

    def _by_duty(self) -> list[Seat]:
        must = self._state.waiting()
        return sorted(self._people, key=lambda seat: (seat not in must, seat != self._at_screen, seat))

    def _next_person(self) -> Seat:
        for seat in self._by_duty():
            if self._state.options(seat):
                return seat
        raise GnomesteadError("nobody at this table can go on; please keep the record for a bug report")

    def _meddler(self) -> Seat | None:
        """Somebody who may do something unasked, and has not yet let this moment pass."""
        must = self._state.waiting()
        if not self._hold or not must:
            return None
        asked = (seat for seat in self._people if seat not in must and self._state.options(seat))
        return next((seat for seat in asked if self._let_pass.get(seat) != self._moment(seat)), None)

    def _moment(self, seat: Seat) -> object:
        """What makes a moment worth asking about again: other options, or something learned."""
        learned = sum(1 for event in self.match.log if event.news and includes(event.news, seat))
        return self._state.options(seat), learned

    def _decoys(self) -> list[Seat]:
        """At a secretive table: people of whom others must not learn that nothing is asked of them."""
        must, might = self._state.waiting(), self._state.awaited()
        return [seat for seat in self._people if self._secretive and seat in might and seat not in must]

    def _ask_around(self, decoys: Sequence[Seat]) -> None:
        """Everybody whom the game may be waiting for gets the screen, so that nobody learns who it was."""
        for seat in self._people:
            if seat in self._state.waiting():
                self._turn(seat)
            elif seat in decoys:
                self._sit_down(seat)
                self.screen.show("", self._viewers[seat].draw(), "", "Nothing is asked of you just now.")
                self.screen.read("Enter, when you have looked long enough: ")

    # A person speaks -----------------------------------------------------------------------------

    def _turn(self, seat: Seat) -> None:
        self._sit_down(seat)
        if self._plays_by_itself(seat) and self._play_only(seat):
            return
        turn = Turn(self._viewers[seat], self.screen, self._read, self._draft(seat), self._people, self._warns)
        try:
            move = turn.ask()
        except (Undone, Hold, Warn, AskAnyway, SetPace, Switch) as wish:
            self._grant(wish)
            return
        except TimePassed:
            self._drafts[seat] = turn.said
            raise
        if move is None:
            self._let_pass[seat] = self._moment(seat)
        else:
            self._play(seat, move)

    def _plays_by_itself(self, seat: Seat) -> bool:
        """Whether this seat has but one move, and neither says so nor takes back what it shows by that.

        Where the screen goes from hand to hand with secrets on it, whoever has it plays by hand.
        """
        log, by_hand = self.match.log, self._asks_anyway or self._secretive or self.match.game.race
        is_undone = bool(log) and log[-1].kind == "undone"
        return not by_hand and not is_undone and seat not in self._drafts and bool(self._state.only_move(seat))

    def _play_only(self, seat: Seat) -> bool:
        """Play the only move after a moment; what is typed meanwhile is an answer to the question itself."""
        viewer, move = self._viewers[seat], self._state.only_move(seat)
        what = said_in_words(self._state, seat, move, viewer.ink())
        self.screen.show("", viewer.draw(), "")
        line = self._read_for(f"Nothing else to do here: “{what}” in a moment. Enter: now, w: wait. ", _MOMENT)
        if line:
            self._typed = [] if line in _WAIT else [line]
            return False
        self._play(seat, move)
        return True

    def _grant(self, wish: Undone | Hold | Warn | AskAnyway | SetPace | Switch) -> None:
        match wish:
            case Undone():
                self._tell()
            case Hold(on=on):
                self._hold = on
                told = "You are asked about optional moves." if on else "Optional moves are let pass."
                self.screen.show(told, style="faint")
            case Warn(on=on):
                self._warns = on
                told = "You are asked again before what you may regret." if on else "Your moves count at once."
                self.screen.show(told, style="faint")
            case AskAnyway(on=on):
                self._asks_anyway = on
                told = "You are asked every time." if on else "What has only one answer is played after a moment."
                self.screen.show(told, style="faint")
            case SetPace(pace=pace):
                self._pace = pace
                self.screen.show(f"The bots play at this pace: {pace}.", style="faint")
            case Switch(name=name):
                self._switch(name)

    def _switch(self, name: str) -> None:
        for seat in self._people:
            if name.lower() in (str(seat + 1), self.match.names[seat].lower()) and self._state.options(seat):
                self._turn(seat)
                return
        self.screen.problem(f"Nobody called {name!r} sits here with something to do.")

    def _play(self, seat: Seat, move: Move | str) -> None:
        at = self._clock.now()
        while self.match.setup.timed and (plan := self._next_plan()) is not None and plan.at <= at:
            self._make(plan, plan.at)
        try:
            self.match.play(seat, move, at)
            self._viewers[seat].has_moved()
        except IllegalMove as error:
            self.screen.show(refused(self._viewers[seat], error.refusal))
        self._tell()

    def _draft(self, seat: Seat) -> Move:
        """What this seat had begun to say, as far as it may still be said."""
        said: Move = ()
        for word in self._drafts.pop(seat, ()):
            if word not in self._state.options(seat, said):
                break
            said = (*said, word)
        return said

    def _read(self, prompt: str) -> str:
        """The next line of whoever speaks."""
        return self._typed.pop() if self._typed else self._read_for(prompt, None) or ""

    def _read_for(self, prompt: str, seconds: float | None) -> str | None:
        """The same for so long; None: time is up. In a timed game only as long as nothing else is due."""
        plan = self._next_plan() if self.match.setup.timed else None
        if plan is None:
            return self.screen.read(prompt, seconds)
        left = max(0, plan.at - self._clock.now()) / 1000
        line = self.screen.read(prompt, left if seconds is None else min(left, seconds))
        if line is None and (seconds is None or left <= seconds):
            raise TimePassed
        return line

    def _sit_down(self, seat: Seat) -> None:
        """Another person comes to the screen: what the last one saw is wiped first."""
        before, self._at_screen = self._at_screen, seat
        if not self._secretive:
            self._viewers[seat].news()
            return
        if before != seat:
            self._clock.stop()
            self._last_look(before)
            self._hand_over(seat)
            self._clock.go_on()
        self._report(self._viewers[seat])

    def _last_look(self, seat: Seat | None) -> None:
        """Whoever leaves the screen first sees what their move has shown them."""
        if seat is not None and self._viewers[seat].has_learned():
            self._report(self._viewers[seat])
            self.screen.read("Enter, when you have seen it: ")

    def _hand_over(self, seat: Seat) -> None:
        self.screen.forget()
        name = Text(f"{sign(seat)} {self.match.names[seat]}", f"bold {colour(seat)}")
        asks = Text("Over to you, ").append_text(name).append("\n\nEverybody else looks away. Press Enter.")
        self.screen.show(Align.center(Panel(Align.center(asks), padding=(1, 4), expand=False)))
        self.screen.read("")
        self.screen.forget()

    # The end -------------------------------------------------------------------------------------

    def _end(self) -> None:
        if self._secretive:
            self.screen.forget()
        viewer = self._viewers[self._at_screen if len(self._people) == 1 else None]
        self._report(viewer)
        self.screen.show("", viewer.draw(), "", draw_end(viewer))
        forget(self._keep_at)
        offer_to_keep(self.match, self.screen)
        if coming := offer_again(self.match, self._players, self.screen):
            Session(*coming, self.screen, self._rng, self._open_table).run()
