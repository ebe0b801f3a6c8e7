"""Talk at a table: players among themselves while they play, a side among itself, otherwise to all; signs and waves."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal

import msgspec

from gnomestead.kernel import GnomesteadError, Seat
from gnomestead.server.limits import Buckets
from gnomestead.server.live import LiveTable
from gnomestead.server.moment import encode
from gnomestead.server.settings import Limits
from gnomestead.server.wire_talk import Chat, Reacted, ShowSign, Signal, SignShown, Spoken
from gnomestead.store.store import ChatLine, Person, Store, now
from gnomestead.table.judging import refused

_SIDE: Final = "side-"
"""How the room of a side begins; its number follows."""


class Arrived(msgspec.Struct, frozen=True, tag=True):
    """This server has just come to the table, and asks which signs are up there."""


class Mention(msgspec.Struct, frozen=True):
    """What one server lets the others hear."""

    server: str
    message: Reacted | ShowSign | Arrived


_read: Final = msgspec.json.Decoder(Mention).decode


def side_of(live: LiveTable, person: str) -> int | None:
    """The side this person plays for; None: none that could talk among itself, or on more than one at once."""
    sides = live.table.game.sides(live.table.setup)
    mine = {side for side, chair in zip(sides, live.table.chairs, strict=True) if person and chair.person == person}
    if len(mine) != 1:
        return None
    side = mine.pop()
    return side if 1 < sides.count(side) < len(sides) else None


def may_hear(live: LiveTable, person: str, seat: Seat | None, room: str) -> bool:
    """Players' talk is theirs until the game is over; a side's talk for good, and only before the eyes of its seats.

    Whoever also plays for another side hears neither: one head cannot keep two secrets from itself.
    """
    if room.startswith(_SIDE):
        side = side_of(live, person)
        sits_there = seat is not None and live.table.game.sides(live.table.setup)[seat] == side
        return side is not None and room == f"{_SIDE}{side}" and sits_there
    return room == "all" or person in live.table.people() or live.table.phase in ("over", "closed")


class Talk:
    """What is said at this server's tables, shown to whoever may hear it."""

    def __init__(self, store: Store, limits: Limits, server: str) -> None:
        self._store, self._server = store, server
        self._shown: dict[str, int] = {}
        self._signs = Buckets(limits.signs_per_second, limits.sign_burst)

    async def say(self, live: LiveTable, person: Person, text: str, to: Literal["all", "team"]) -> None:
        """Say something at a table."""
        line = await self._store.say(live.id, person.id, _room(live, person.id, to), text)
        await self._show(live, [line])

    async def so_far(self, live: LiveTable, person: str, seat: Seat | None) -> tuple[Spoken, ...]:
        """What was said at a table, as far as this person may hear it through these eyes."""
        lines = await self._store.chat(live.id)
        return await self._named([line for line in lines if may_hear(live, person, seat, line.room)])

    async def pass_on(self, live: LiveTable) -> None:
        """Show what was said by way of other servers."""
        await self._show(live, await self._store.chat(live.id, self._shown.get(live.id, 0), most=20))

    async def react(self, live: LiveTable, message: Reacted) -> None:
        """Show a wave to everybody who looks."""
        _tell_all(live, encode(message))
        await self._mention(live, message)

    async def show_sign(self, live: LiveTable, person: str, wanted: ShowSign) -> None:
        """Show a sign to everybody who looks, or take it down."""
        if not self._signs.take(person):
            raise refused("refuse-too-fast")
        _put_up(live, wanted)
        await self._mention(live, wanted)

    async def arrive(self, live: LiveTable) -> None:
        """Ask the other servers which signs are up at a table."""
        await self._mention(live, Arrived())

    async def _mention(self, live: LiveTable, message: Reacted | ShowSign | Arrived) -> None:
        await self._store.mention(live.id, encode(Mention(self._server, message)).decode())

    async def overhear(self, live: LiveTable, news: str) -> None:
        """Show a wave or a sign that was made by way of another server, or tell it which are up."""
        mention = _read(news)
        match mention.message:
            case _ if mention.server == self._server:
                pass
            case Reacted():
                _tell_all(live, encode(mention.message))
            case Arrived():
                for signal in live.signals.up:
                    await self._mention(live, ShowSign(live.id, live.id, signal.seat, signal.sign, signal.thing))
            case ShowSign() if mention.message.up and _signal(mention.message) in live.signals.up:
                pass
            case ShowSign():
                with suppress(GnomesteadError):  # here the table has gone on, or not yet
                    _put_up(live, mention.message)

    def forget(self, table: str) -> None:
        """Nobody looks at this table any more."""
        self._shown.pop(table, None)

    async def _show(self, live: LiveTable, lines: Sequence[ChatLine]) -> None:
        fresh = [line for line in lines if line.id > self._shown.get(live.id, 0)]
        if not fresh:
            return
        self._shown[live.id] = fresh[-1].id
        for line, spoken in zip(fresh, await self._named(fresh), strict=True):
            message = encode(Chat(live.id, spoken))
            for looker in {who for who, seat in live.looks() if may_hear(live, who.person, seat, line.room)}:
                looker.send(message)

    async def _named(self, lines: Sequence[ChatLine]) -> tuple[Spoken, ...]:
        names = await self._store.people_named({line.person for line in lines}) if lines else {}
        return tuple(_spoken(line, names.get(line.person, "")) for line in lines)


def _room(live: LiveTable, person: str, to: Literal["all", "team"]) -> str:
    if to == "team":
        side = side_of(live, person)
        if side is None:
            raise refused("refuse-no-team")
        return f"{_SIDE}{side}"
    among_players = person in live.table.people() and live.table.phase in ("playing", "paused")
    return "players" if among_players else "all"


def _spoken(line: ChatLine, name: str) -> Spoken:
    room: Literal["players", "all", "team"] = "all"
    if line.room != "all":
        room = "team" if line.room.startswith(_SIDE) else "players"
    return Spoken(line.id, line.at, line.person, name, room, line.text)


def _signal(wanted: ShowSign) -> Signal:
    return Signal(wanted.seat, wanted.sign, wanted.thing)


def _put_up(live: LiveTable, wanted: ShowSign) -> None:
    signal = _signal(wanted)
    if not wanted.up:
        if live.signals.take_down(signal):
            live.show_signals()
        return
    sign = live.signals.show(signal)
    _tell_all(live, encode(SignShown(live.id, now(), signal)))
    if sign.stays:
        live.show_signals()


def _tell_all(live: LiveTable, message: bytes) -> None:
    for looker in live.lookers():
        looker.send(message)
