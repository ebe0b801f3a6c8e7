"""A table: chairs, a match, clocks and agreements, rebuilt from acts at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from gnomestead.bots.driver import bot_names
from gnomestead.kernel import (
    CLOCK,
    AnyGame,
    Event,
    Match,
    Seat,
    Setup,
)
from gnomestead.table.acts import (
    Act,
    ActKind,
    Proposal,
    TableSpec,
)
from gnomestead.table.clocks import Clocks

Phase: TypeAlias = Literal["gathering", "playing", "paused", "over", "closed"]


class Chair:
    """One seat of a live table: the person it belongs to, and the bot that plays it, if any."""

    __slots__ = ("bot", "late", "name", "person")

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.bot = ""
        self.late = False

    @property
    def is_free(self) -> bool:
        """Nobody's, and no bot's."""
        return not self.person and not self.bot


class OpenOffer:
    """A proposal, and who has still to agree."""

    __slots__ = ("asked", "by", "seat", "what")

    def __init__(self, what: Proposal, seat: Seat, by: str, asked: set[str]) -> None:
        self.what, self.seat, self.by, self.asked = what, seat, by, asked


class Table:
    """A live table, as its acts have left it. `apply` never refuses: the acts have been judged."""

    def __init__(self, game: AnyGame, spec: TableSpec, seed: bytes) -> None:
        self.game, self.spec, self._seed = game, spec, seed
        self.chairs = [Chair() for _ in range(spec.seats)]
        self.clocks = Clocks(spec.clock, spec.seats)
        self.phase: Phase = "gathering"
        self.match: Match | None = None
        self.offer: OpenOffer | None = None
        self.rematch_agreed = False
        self.n = 0
        self._began = 0
        self._paused = 0
        self._answers: dict[tuple[str, str], int] = {}

    # Doing ---------------------------------------------------------------------------------------

    def apply(self, act: Act) -> list[Event]:
        """Carry out the next act and say what happened."""
        assert act.n == self.n + 1, f"act {act.n} after {self.n}"
        self.n = act.n
        if act.request:
            self._answers[act.person, act.request] = act.n
        do: dict[ActKind, Callable[[Act], list[Event]]] = {
            "sit": self._sit,
            "bot": self._seat_bot,
            "stand": self._stand,
            "start": self._start,
            "move": self._move,
            "undo": self._undo,
            "offer": self._open_offer,
            "agree": self._agree,
            "decline": self._decline,
            "pause": self._pause,
            "resume": self._resume,
            "late": self._late,
        }
        return do[act.kind](act)

    def _sit(self, act: Act) -> list[Event]:
        chair = self.chairs[act.seat]
        chair.person, chair.name, chair.bot = act.person, act.text, ""
        return self._told("sat", act)

    def _seat_bot(self, act: Act) -> list[Event]:
        self.chairs[act.seat].bot = act.text
        return self._told("bot-sat", act)

    def _stand(self, act: Act) -> list[Event]:
        """Before the start the seat is free again; later a bot keeps it warm."""
        chair = self.chairs[act.seat]
        if self.phase == "gathering":
            self.chairs[act.seat] = Chair()
        else:
            chair.bot = chair.bot or bot_names(self.game)[0]
            chair.person = ""
        if self.offer is not None:
            self.offer.asked &= self.people()
        return self._told("stood", act)

    def _start(self, act: Act) -> list[Event]:
        names = [chair.name or f"{chair.bot} bot" for chair in self.chairs]
        self.match = Match(self.game, self.setup, self._seed, names)
        self.phase, self._began = "playing", act.at
        self._run_clocks(act.at)
        return list(self.match.log)

    def _move(self, act: Act) -> list[Event]:
        self.clocks.stop(act.at, act.seat, act.lag)
        events = self.running.play(act.seat, act.text, self.game_time(act.at))
        if act.seat != CLOCK:
            self.chairs[act.seat].late = False
            self.clocks.moved(act.seat)
        return self._after(act, events)

    def _undo(self, act: Act) -> list[Event]:
        self.clocks.stop(act.at)
        event = self.running.undo(act.seat, int(act.text), consent=True, at=self.game_time(act.at))
        return self._after(act, [event])

    def _open_offer(self, act: Act) -> list[Event]:
        what: Proposal = act.text  # type: ignore[assignment]
        asked = self.people() - {act.person}
        if what == "skip":
            asked.discard(self.chairs[act.seat].person)
        self.offer = OpenOffer(what, act.seat, act.person, asked)
        return self._settle_offer(act) if not self.offer.asked else self._told("offered", act)

    def _agree(self, act: Act) -> list[Event]:
        assert self.offer is not None
        self.offer.asked.discard(act.person)
        return self._settle_offer(act) if not self.offer.asked else self._told("agreed", act)

    def _decline(self, act: Act) -> list[Event]:
        self.offer = None
        return self._told("declined", act)

    def _settle_offer(self, act: Act) -> list[Event]:
        """Everybody has agreed."""
        offer, self.offer = self.offer, None
        assert offer is not None
        match offer.what:
            case "end":
                self.clocks.stop(act.at)
                self.phase = "closed"
                return self._told("ended", act)
            case "rematch":
                self.rematch_agreed = True
                return self._told("rematch", act)
            case "undo":
                number = self.running.last_entry_of(offer.seat)
                if number is None:
                    return []
                self.clocks.stop(act.at)
                return self._after(
                    act, [self.running.undo(offer.seat, number, consent=True, at=self.game_time(act.at))]
                )
            case "skip":
                self.clocks.stop(act.at)
                self.chairs[offer.seat].late = False
                self.clocks.moved(offer.seat)
                move = self.running.state.default(offer.seat)
                return self._after(act, self.running.play(offer.seat, move, self.game_time(act.at)) if move else [])

    def _pause(self, act: Act) -> list[Event]:
        self.clocks.stop(act.at)
        self.phase, self._paused = "paused", act.at
        return self._told("paused", act)

    def _resume(self, act: Act) -> list[Event]:
        self._began += act.at - self._paused
        self.phase = "playing"
        self._run_clocks(act.at)
        return self._told("resumed", act)

    def _late(self, act: Act) -> list[Event]:
        chair = self.chairs[act.seat]
        chair.late = True
        if self.spec.clock.runs_out == "bot":
            chair.bot, chair.late = bot_names(self.game)[0], False
        return self._told("late", act)

    def _after(self, act: Act, events: list[Event]) -> list[Event]:
        if self.running.state.over:
            self.phase, self.offer = "over", None
        else:
            self._run_clocks(act.at)
        return events

    def _run_clocks(self, at: int) -> None:
        self.clocks.run(at, [] if self.setup.timed else self.running.state.waiting())

    def _told(self, kind: str, act: Act) -> list[Event]:
        return [Event(f"table-{kind}", {"seat": act.seat, "person": act.person, "text": act.text})]

    # Knowing -------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The game's own set-up."""
        return self.game.set_table(self.spec.seats, self.spec.options)

    @property
    def running(self) -> Match:
        """The match; there is one from the start on."""
        assert self.match is not None, "the game has not begun"
        return self.match

    def answered(self, person: str, mark: str) -> int | None:
        """The act that already granted a request with this mark."""
        return self._answers.get((person, mark)) if mark else None

    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {chair.person for chair in self.chairs if chair.person}

    def seats_of(self, person: str) -> list[Seat]:
        """The seats a person holds, also while a bot keeps them warm."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person and person]

    def game_time(self, at: int) -> int:
        """The game's own clock: since the start, without pauses; a timed game's never runs backwards."""
        passed = max(0, at - self._began)
        return max(passed, self.running.state.now) if self.setup.timed else passed

    def due(self) -> int | None:
        """When something happens by itself: a deadline of the game or a clock that runs out."""
        if self.phase != "playing":
            return None
        if self.setup.timed:
            deadline = self.running.state.deadline()
            return None if deadline is None else deadline + self._began
        flag = self.clocks.next_flag()
        return None if flag is None else flag[0]
