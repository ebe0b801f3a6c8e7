"""A table: chairs, a match, clocks and agreements, rebuilt from acts at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from msgspec import json

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
    Again,
    Pace,
    Proposal,
    TableSpec,
)
from gnomestead.table.clocks import Clocks

BOTS: Final = (
    "Sprocket", "Rivet", "Cuckoo", "Kettle", "Cogwheel", "Weathervane", "Pendulum", "Ratchet", "Clockwork", "Bellows",
    "Whistle", "Teapot", "Lantern", "Marbles", "Thimble", "Windmill", "Treadle", "Spindle", "Bobbin", "Chimney",
    "Tinker",
)  # fmt: skip
"""What bots are called; more than there can be seats."""
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
        self.game, self.spec, self.seed = game, spec, seed
        self.setup: Setup = game.set_table(spec.seats, spec.options)
        self.chairs = [Chair() for _ in range(spec.seats)]
        self.pace: Pace = spec.pace
        self.clocks = Clocks(spec.clock, spec.seats)
        self.phase: Phase = "gathering"
        self.match: Match | None = None
        self.offer: OpenOffer | None = None
        self.again: Again | None = None
        """How the people here play again, once somebody has asked for it …"""
        self.again_by = ""
        """… the first of them …"""
        self.following: set[str] = set()
        """… and everybody who comes along."""
        self.barred: set[str] = set()
        self.log: list[Event] = []
        self.n = 0
        self.at = 0
        """The stamp of the last act; the table's time never runs backwards."""
        self._began = 0
        self._paused = 0
        self._answers: dict[tuple[str, str], int] = {}

    # Doing ---------------------------------------------------------------------------------------

    def apply(self, act: Act) -> list[Event]:
        """Carry out the next act and say what happened."""
        assert act.n == self.n + 1, f"act {act.n} after {self.n}"
        self.n, self.at = act.n, max(self.at, act.at)
        if act.request:
            self._answers[act.person, act.request] = act.n
        events = _DO[act.kind](self, act)
        self.log += events
        return events

    def _sit(self, act: Act) -> list[Event]:
        chair = self.chairs[act.seat]
        chair.person, chair.name, chair.bot, chair.late = act.person, act.text, "", False
        return self._told("sat", act)

    def _seat_bot(self, act: Act) -> list[Event]:
        """A bot takes a free seat under a name of its own, or keeps somebody's warm."""
        chair = self.chairs[act.seat]
        chair.bot, chair.name = act.text, chair.name or self._bot_name(act)
        return [Event(f"table-{'kept' if chair.person else 'bot'}", {"seat": act.seat, "what": f"bot-{act.text}"})]

    def _bot_name(self, act: Act) -> str:
        """One that nobody here has; which one hangs on when the bot came."""
        taken = {chair.name for chair in self.chairs}
        first = act.at % len(BOTS)
        return next(name for name in BOTS[first:] + BOTS[:first] if name not in taken)

    def _stand(self, act: Act) -> list[Event]:
        """Before the start the seat is free again, and whom the host sent away stays away; later a bot takes it."""
        chair = self.chairs[act.seat]
        told = self._told("stood", act)
        if self.phase == "gathering":
            if chair.person and act.person != chair.person:
                self.barred.add(chair.person)
            self.chairs[act.seat] = Chair()
        else:
            chair.bot = chair.bot or bot_names(self.game)[0]
            chair.person = ""
        return told + self._drop_from_offer(act)

    def _drop_from_offer(self, act: Act) -> list[Event]:
        """Whoever leaves is not asked any more."""
        if self.offer is None:
            return []
        self.offer.asked &= self.people()
        return [] if self.offer.asked else self._settle_offer(act)

    def _change_options(self, act: Act) -> list[Event]:
        self.setup = self.game.set_table(self.spec.seats, json.decode(act.text))
        return [Event("table-options", {"seat": -1, "name": self._name_of(act.person)})]

    def _set_pace(self, act: Act) -> list[Event]:
        self.pace = act.text  # type: ignore[assignment]
        return self._told("pace", act)

    def _start(self, act: Act) -> list[Event]:
        self.match = Match(self.game, self.setup, self.seed, [chair.name for chair in self.chairs])
        for entry in self.spec.opening:
            self.match.repeat(entry)
        played = max((entry.at for entry in self.spec.opening), default=0)
        self.phase, self._began = "playing", act.at - played
        return self._after(act, self._told("started", act) + self.match.log)

    def _move(self, act: Act) -> list[Event]:
        self.clocks.stop(act.at, act.seat, act.lag)
        events = self.running.play(act.seat, act.text, self.game_time(act.at))
        if act.seat != CLOCK:
            self.chairs[act.seat].late = False
        return self._after(act, events)

    def _undo(self, act: Act) -> list[Event]:
        return self._take_back(act, act.seat, int(act.text))

    def _take_back(self, act: Act, seat: Seat, number: int) -> list[Event]:
        self.clocks.stop(act.at)
        return self._after(act, [self.running.undo(seat, number, consent=True, at=self.game_time(act.at))])

    def _open_offer(self, act: Act) -> list[Event]:
        what: Proposal = act.text  # type: ignore[assignment]
        asked = self.people() - {act.person}
        if what == "skip":
            asked.discard(self.chairs[act.seat].person)
        self.offer = OpenOffer(what, act.seat, act.person, asked)
        told = self._told("offered", act)
        return told if asked else told + self._settle_offer(act)

    def _agree(self, act: Act) -> list[Event]:
        assert self.offer is not None
        self.offer.asked.discard(act.person)
        told = self._told("agreed", act)
        return told if self.offer.asked else told + self._settle_offer(act)

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
            case "undo":
                number = self.running.last_entry_of(offer.seat)
                return [] if number is None else self._take_back(act, offer.seat, number)
            case "skip":
                return self._skip(act, offer.seat)

    def _skip(self, act: Act, seat: Seat) -> list[Event]:
        """The table makes the move that this seat's rules hold ready."""
        self.clocks.stop(act.at, seat)
        self.chairs[seat].late = False
        move = self.running.state.default(seat)
        return self._after(act, self.running.play(seat, move, self.game_time(act.at)) if move else [])

    def _play_again(self, act: Act) -> list[Event]:
        """The first to ask says how; all others come along."""
        how: Again = act.text  # type: ignore[assignment]
        if self.again is None:
            self.again, self.again_by = how, act.person
        self.following.add(act.person)
        return self._told("again" if act.person == self.again_by else "follows", act)

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
        """A bot comes, or the others may vote. A seat that nobody may know was asked just gets its default."""
        if act.seat in self.clocks.hidden:
            return self._skip(act, act.seat)
        chair = self.chairs[act.seat]
        chair.late = self.spec.clock.runs_out == "vote"
        if not chair.late:
            self.clocks.stop(act.at, act.seat)
            chair.bot = bot_names(self.game)[0]
            self._run_clocks(act.at)
        return self._told("late", act)

    def _give_back(self, act: Act) -> list[Event]:
        """No server was there for a while: nobody pays for it."""
        self._began += int(act.text)
        self.clocks.give_back(int(act.text))
        return []

    def _after(self, act: Act, events: list[Event]) -> list[Event]:
        if self.running.state.over:
            self.phase, self.offer = "over", None
        else:
            self._run_clocks(act.at)
        return events

    def _run_clocks(self, at: int) -> None:
        if self.clocks.rule.kind != "none" and not self.setup.timed:
            state = self.running.state
            self.clocks.run(at, state.waiting(), state.awaited())

    def _told(self, kind: str, act: Act) -> list[Event]:
        name = self._name_of(act.person, act.seat)
        return [Event(f"table-{kind}", {"seat": act.seat, "name": name, "what": act.text})]

    def _name_of(self, person: str, seat: Seat = -1) -> str:
        """What a person is called on this seat, or on the first of theirs."""
        seats = self.seats_of(person)
        mine = seat if seat in seats else min(seats, default=-1)
        return self.chairs[mine].name if mine >= 0 else ""

    # Knowing -------------------------------------------------------------------------------------

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
        flag = self.next_late()
        return None if flag is None else flag[0]

    def next_late(self) -> tuple[int, Seat] | None:
        """When the next clock runs out, and whose; bots and those already late are let be."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.late or chair.bot]
        return self.clocks.next_flag(ignoring=free) if self.phase == "playing" else None

    @property
    def zero(self) -> int:
        """The table's time at which the game's own clock stood at 0, pauses taken out."""
        return self._began

    @property
    def is_driven(self) -> bool:
        """Whether something may happen here without anybody asking: a bot, a clock, a deadline."""
        if self.phase != "playing":
            return False
        return self.setup.timed or self.spec.clock.kind != "none" or any(chair.bot for chair in self.chairs)


_DO: Final[dict[ActKind, Callable[[Table, Act], list[Event]]]] = {
    "sit": Table._sit,
    "bot": Table._seat_bot,
    "stand": Table._stand,
    "start": Table._start,
    "options": Table._change_options,
    "pace": Table._set_pace,
    "move": Table._move,
    "undo": Table._undo,
    "offer": Table._open_offer,
    "agree": Table._agree,
    "decline": Table._decline,
    "again": Table._play_again,
    "pause": Table._pause,
    "resume": Table._resume,
    "late": Table._late,
    "credit": Table._give_back,
}
