"""Records: what a seat knows while the game runs, everything afterwards; and playing on from one."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromQuery, JSONBody

from gnomestead.kernel import BadRecord, Entry, Match, Record, dumps, loads
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.server.guests import Guest, Stranger, TheHub
from gnomestead.server.hub import Hub
from gnomestead.server.live import LiveTable
from gnomestead.server.tables import Address, open_table
from gnomestead.server.wire import TableInfo
from gnomestead.server.wire_http import Branch, NewFromRecord, NewTable
from gnomestead.store.store import Person
from gnomestead.table.table import Table

LONGEST = 2_200_000
"""Bytes of a request that brings a record."""


def is_open(live: LiveTable, person: str) -> bool:
    """Whether all may be told to this person: the game is over, and it sat here or the table is open to all."""
    over = live.table.phase in ("over", "closed")
    return over and (person in live.table.people() or live.table.spec.spectators == "all_at_end")


def known_record(table: Table, person: str) -> Record:
    """What this person may have of a running game: no seed, no move but its own, not even their numbers."""
    match = table.running
    mine = table.seats_of(person)
    entries = tuple(Entry(e.seat, e.move, e.at) for e in match.entries if e.seat in mine and e.undo_to is None)
    return Record(match.header, match.names, match.header.commitment(match.seed), entries)


@get("/tables/{table:str}/record", summary="The record", media_type=MediaType.TEXT)
async def record(table: Address, stranger: Stranger, hub: TheHub) -> Response[str]:
    """A `.gnome` file: everything when the game is over, one's own moves while it runs."""
    live, person = await looked_at(hub, table, stranger)
    made = live.table.running.record() if is_open(live, person) else known_record(live.table, person)
    name = f'attachment; filename="{live.table.game.id}-{live.id}.gnome"'
    return Response(dumps(made), media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/tables/{table:str}/story", summary="The story so far", media_type=MediaType.TEXT)
async def story(table: Address, stranger: Stranger, hub: TheHub, seat: FromQuery[int | None] = None) -> Response[str]:
    """What one pair of eyes has heard, in words."""
    live, person = await looked_at(hub, table, stranger)
    if not live.may_look(person, seat):
        raise PermissionDeniedException("not your eyes")
    lexicon = Lexicon(live.table.game, live.table.running.names, seat)
    versions = (event.seen_by(seat) for event in live.table.running.log)
    lines = [lexicon.tell(version) for version in versions if version is not None]
    return Response("\n".join(lines) + "\n", media_type=MediaType.TEXT)


@post("/records", summary="Play on from a record", request_max_body_size=LONGEST)
async def play_on(guest: Guest, hub: TheHub, data: JSONBody[NewFromRecord]) -> TableInfo:
    """A new table that goes on where the record, or its first entries, ends."""
    return (await _open_from(hub, guest, loads(data.record), data.upto)).info()


@post("/tables/{table:str}/branch", summary="Play on from here")
async def branch(table: Address, guest: Guest, hub: TheHub, data: JSONBody[Branch]) -> TableInfo:
    """A new table that goes on from an entry of a finished one."""
    live, person = await looked_at(hub, table, guest)
    if not is_open(live, person):
        raise PermissionDeniedException("only from a finished game that is open to you")
    return (await _open_from(hub, guest, live.table.running.record(), data.upto)).info()


async def looked_at(hub: Hub, table: str, stranger: Person | None) -> tuple[LiveTable, str]:
    """A table that has begun, and who looks at it."""
    live = await hub.load(table)
    person = stranger.id if stranger is not None else ""
    if not live.may_look(person, None):
        raise PermissionDeniedException("this table has no spectators")
    if live.table.match is None:
        raise BadRecord(0, "the game has not begun: there is no record yet")
    return live, person


async def _open_from(hub: Hub, guest: Person, found: Record, upto: int | None) -> LiveTable:
    """Whatever a record says is tried before a table believes it."""
    game = hub.game(found.header.game)
    match = Match.replay(game, found, upto)
    if match.state.over:
        raise BadRecord(0, "the game is over at that entry: choose an earlier one")
    wanted = NewTable(game.id, found.header.seats, match.setup.options)
    return await open_table(hub, guest, wanted, seed=match.seed, opening=tuple(match.entries))


records = Router("/", route_handlers=[record, story, play_on, branch], tags=["records"])
