"""Judging: what a person asks of a table becomes an act or a refusal; nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import json

from gnomestead.bots.driver import bot_names
from gnomestead.kernel import CLOCK, GnomesteadError, Refusal, Seat, notation, phrase
from gnomestead.kernel.moves import text_of
from gnomestead.table.acts import (
    TABLE,
    Act,
    ActKind,
    Answer,
    ChangeOptions,
    Offer,
    Pause,
    Play,
    PlayAgain,
    Proposal,
    Request,
    Resume,
    SeatBot,
    SetPace,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from gnomestead.table.again import ways_at
from gnomestead.table.table import Chair, Phase, Table


class Refused(GnomesteadError):
    """A request that this table cannot grant now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.reason.key)


def refused(key: str, **args: str | int | None) -> Refused:
    """A refusal by its words."""
    return Refused(Refusal(phrase(key, **args)))


class Grant:
    """What an act will say."""

    __slots__ = ("kind", "seat", "text")

    def __init__(self, kind: ActKind, seat: Seat = -1, text: str = "") -> None:
        self.kind, self.seat, self.text = kind, seat, text


def judge(table: Table, person: str, request: Request, at: int, lag: int = 0, mark: str = "") -> Act:
    """The act that grants this request, or `Refused` or `IllegalMove` with the reason."""
    if table.phase == "closed":
        raise refused("refuse-ended")
    grant = _JUDGES[type(request)](table, person, request, at)
    return Act(table.n + 1, at, grant.kind, person, grant.seat, grant.text, lag, mark)


def judge_own(table: Table, seat: Seat, move: str, at: int) -> Act:
    """The act of the table's own move: a bot's, or the clock's."""
    _check_phase(table, "playing")
    if seat != CLOCK and not table.chairs[seat].bot:
        raise refused("refuse-not-yours")
    return Act(table.n + 1, at, "move", TABLE, seat, _tried(table, seat, move, at))


def judge_late(table: Table, seat: Seat, at: int) -> Act:
    """The act that says a seat has run out of time."""
    _check_phase(table, "playing")
    if table.chairs[seat].late or not table.clocks.is_out(seat, at):
        raise refused("refuse-not-late")
    return Act(table.n + 1, at, "late", TABLE, seat)


def credit(table: Table, at: int, lost: int) -> Act:
    """The act that gives back time in which no server was there."""
    return Act(table.n + 1, at, "credit", TABLE, text=str(lost))


def _sit(table: Table, person: str, request: Sit, _at: int) -> Grant:
    chair = _chair(table, request.seat)
    if person in table.barred:
        raise refused("refuse-barred")
    mine = chair.person == person
    others = chair.person or (chair.bot and table.phase != "gathering")
    if (mine and not chair.bot) or (not mine and others):
        raise refused("refuse-seat-taken")
    return Grant("sit", request.seat, request.name)


def _seat_bot(table: Table, person: str, request: SeatBot, _at: int) -> Grant:
    chair = _chair(table, request.seat)
    if chair.person and chair.person != person:
        raise refused("refuse-not-yours")
    if not chair.person and person != table.spec.host:
        raise refused("refuse-host-only")
    names = bot_names(table.game)
    wanted = names[0] if request.bot == "bot" else request.bot
    if wanted not in names:
        raise refused("refuse-no-bot", bot=request.bot)
    return Grant("bot", request.seat, wanted)


def _stand(table: Table, person: str, request: Stand, _at: int) -> Grant:
    chair = _chair(table, request.seat)
    if chair.is_free:
        raise refused("refuse-seat-free")
    asked_by_host = person == table.spec.host and table.phase == "gathering"
    if chair.person != person and not asked_by_host:
        raise refused("refuse-not-yours")
    return Grant("stand", request.seat)


def _start(table: Table, person: str, _request: Start, _at: int) -> Grant:
    if table.phase != "gathering":
        raise refused("refuse-started")
    if person != table.spec.host:
        raise refused("refuse-host-only")
    if any(chair.is_free for chair in table.chairs):
        raise refused("refuse-seats-empty")
    return Grant("start")


def _change_options(table: Table, person: str, request: ChangeOptions, _at: int) -> Grant:
    """Whatever does not go together is refused by the game, in its own words."""
    _check_phase(table, "gathering")
    if person != table.spec.host:
        raise refused("refuse-host-only")
    if table.spec.opening:
        raise refused("refuse-started")
    changed = table.game.set_table(table.spec.seats, {**table.setup.options, **request.options})
    return Grant("options", text=json.encode(changed.options).decode())


def _set_pace(table: Table, person: str, request: SetPace, _at: int) -> Grant:
    """Whoever sits here may: everybody waits for the bots alike."""
    if table.phase == "over":
        raise refused("refuse-over")
    _check_seated(table, person)
    return Grant("pace", text=request.pace)


def _play(table: Table, person: str, request: Play, at: int) -> Grant:
    _check_phase(table, "playing")
    _check_mine(table, person, request.seat)
    return Grant("move", request.seat, _tried(table, request.seat, request.move, at))


def _take_back(table: Table, person: str, request: TakeBack, _at: int) -> Grant:
    _check_phase(table, "playing")
    _check_mine(table, person, request.seat)
    number = table.running.free_undo(request.seat)
    if number is None:
        raise refused("refuse-undo")
    return Grant("undo", request.seat, str(number))


def _offer(table: Table, person: str, request: Offer, _at: int) -> Grant:
    _check_seated(table, person)
    if table.offer is not None:
        raise refused("refuse-offer-open")
    match request.what:
        case "end":
            _check_phase(table, "playing")
            return Grant("offer", -1, "end")
        case "skip" | "undo":
            _check_phase(table, "playing")
            return _offer_about(table, _seat_meant(table, request.seat), request.what)


def _play_again(table: Table, person: str, request: PlayAgain, _at: int) -> Grant:
    _check_seated(table, person)
    if table.phase != "over":
        raise refused("refuse-not-over")
    if person in table.following:
        raise refused("refuse-follows-already")
    if table.again is None and request.how not in ways_at(table):
        raise refused("refuse-no-way")
    return Grant("again", text=table.again or request.how)


def _offer_about(table: Table, seat: Seat, what: Proposal) -> Grant:
    if what == "skip" and not table.chairs[seat].late:
        raise refused("refuse-not-late")
    if what == "undo" and table.running.last_entry_of(seat) is None:
        raise refused("refuse-undo-nothing")
    return Grant("offer", seat, what)


def _seat_meant(table: Table, seat: Seat | None) -> Seat:
    if seat is None:
        raise refused("refuse-which-seat")
    _chair(table, seat)
    return seat


def _answer(table: Table, person: str, request: Answer, _at: int) -> Grant:
    if table.offer is None:
        raise refused("refuse-no-offer")
    if person not in table.offer.asked:
        raise refused("refuse-answered" if person in table.people() else "refuse-not-seated")
    return Grant("agree" if request.yes else "decline")


def _pause(table: Table, person: str, _request: Pause, _at: int) -> Grant:
    _check_phase(table, "playing")
    _check_seated(table, person)
    state = table.running.state
    if not state.top.may_pause(state):
        raise refused("refuse-no-pause")
    return Grant("pause")


def _resume(table: Table, person: str, _request: Resume, _at: int) -> Grant:
    if table.phase != "paused":
        raise refused("refuse-not-paused")
    _check_seated(table, person)
    return Grant("resume")


_JUDGES: dict[type, Callable[[Table, str, Any, int], Grant]] = {
    Sit: _sit,
    SeatBot: _seat_bot,
    Stand: _stand,
    Start: _start,
    ChangeOptions: _change_options,
    SetPace: _set_pace,
    Play: _play,
    TakeBack: _take_back,
    Offer: _offer,
    PlayAgain: _play_again,
    Answer: _answer,
    Pause: _pause,
    Resume: _resume,
}


def _tried(table: Table, seat: Seat, move: str, at: int) -> str:
    """The move's notation, if it is legal; tried on a copy where time must pass first."""
    state = table.running.state
    if table.setup.timed:
        state.copy().play(seat, move, table.game_time(at))
        return text_of(move)
    said = state.read(seat, move)
    state.check(seat, said)
    return notation(said)


def _check_phase(table: Table, phase: Phase) -> None:
    if table.phase != phase:
        words = {"gathering": "refuse-not-started", "paused": "refuse-paused", "over": "refuse-over"}
        raise refused(words.get(table.phase, "refuse-started"))


def _check_seated(table: Table, person: str) -> None:
    if person not in table.people():
        raise refused("refuse-not-seated")


def _check_mine(table: Table, person: str, seat: Seat) -> None:
    chair = _chair(table, seat)
    if chair.person != person:
        raise refused("refuse-not-yours")
    if chair.bot:
        raise refused("refuse-bot-plays")


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise refused("refuse-no-seat", seats=len(table.chairs))
    return table.chairs[seat]
