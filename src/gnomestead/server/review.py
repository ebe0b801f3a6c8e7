"""After the game: all of it, move by move, through any eyes; also of a record that somebody brings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, TypeAlias

from litestar import Request, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import PermissionDeniedException
from litestar.params import JSONBody, QueryParameter

from gnomestead.kernel import BadRecord, Seat, loads
from gnomestead.server.guests import Guest, Stranger, TheHub
from gnomestead.server.hub import Hub
from gnomestead.server.records import LONGEST, is_open, looked_at
from gnomestead.server.replay import Film, Projector
from gnomestead.server.tables import Address
from gnomestead.server.wire_review import LookAtRecord, Replay, Sights
from gnomestead.store.store import Person

TheProjector: TypeAlias = NamedDependency[Projector]
Through = Annotated[int | None, QueryParameter(ge=0, lt=20, description="Whose eyes; without: a spectator's")]
First = Annotated[int, QueryParameter(ge=0, le=10**9, description="The first step to see")]
Wanted: TypeAlias = tuple[tuple[str, int], Callable[[], Film]]


@get("/tables/{table:str}/replay", summary="The whole game")
async def replay(
    table: Address, stranger: Stranger, hub: TheHub, projector: TheProjector, seat: Through = None
) -> Replay:
    """Every step of a finished game as a seat heard it, its seed, its result and its dice."""
    wanted = await _of_table(hub, table, stranger, seat)
    return await projector.show(*wanted, lambda film: film.replay(seat))


@get("/tables/{table:str}/replay/sights", summary="The table, move by move")
async def sights(
    table: Address, stranger: Stranger, hub: TheHub, projector: TheProjector, seat: Through = None, start: First = 0
) -> Sights:
    """Some positions of a finished game in a row, as a seat saw them."""
    wanted = await _of_table(hub, table, stranger, seat)
    return await projector.show(*wanted, lambda film: film.sights(seat, start))


@post("/records/replay", summary="The whole game of a record", request_max_body_size=LONGEST, status_code=200)
async def replay_record(guest: Guest, hub: TheHub, projector: TheProjector, data: JSONBody[LookAtRecord]) -> Replay:
    """The same for a record that somebody brings; it is forgotten soon."""
    return await projector.show(*_of_record(hub, guest, data), lambda film: film.replay(data.seat))


@post("/records/replay/sights", summary="A record, move by move", request_max_body_size=LONGEST, status_code=200)
async def sights_of_record(guest: Guest, hub: TheHub, projector: TheProjector, data: JSONBody[LookAtRecord]) -> Sights:
    """Some positions in a row, as a seat saw them."""
    return await projector.show(*_of_record(hub, guest, data), lambda film: film.sights(data.seat, data.start))


async def _of_table(hub: Hub, table: str, stranger: Person | None, seat: Seat | None) -> Wanted:
    """The film of a finished table, for those who may see everything."""
    live, person = await looked_at(hub, table, stranger)
    if not is_open(live, person):
        raise PermissionDeniedException("only a finished game that is open to you can be replayed")
    record = live.table.running.record()
    _check_seat(seat, record.header.seats)
    return (live.id, len(record.entries)), partial(Film, live.table.game, record)


def _of_record(hub: Hub, guest: Person, data: LookAtRecord) -> Wanted:
    record = loads(data.record)
    _check_seat(data.seat, record.header.seats)
    key = guest.id + sha256(data.record.encode()).hexdigest(), len(record.entries)
    return key, partial(Film, hub.game(record.header.game), record)


def _check_seat(seat: Seat | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise BadRecord(0, f"there is no seat {seat}; the seats are 0 to {seats - 1}")


async def provide_projector(request: Request[Any, Any, Any]) -> Projector:
    """The projector of this server."""
    projector: Projector = request.app.state.projector
    return projector


review = Router(
    "/",
    route_handlers=[replay, sights, replay_record, sights_of_record],
    dependencies={"projector": Provide(provide_projector)},
    tags=["records"],
)
