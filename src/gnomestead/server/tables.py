"""Tables over HTTP: open, list, look up, ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import JSONBody, PathParameter

from gnomestead.kernel import BadSetup
from gnomestead.server.guests import Guest, Stranger, TheHub
from gnomestead.server.hub import Hub
from gnomestead.server.live import LiveTable
from gnomestead.server.wire import TableInfo
from gnomestead.server.wire_http import NewTable
from gnomestead.store.store import Person
from gnomestead.table.acts import Mark, Request

_decode = msgspec.json.Decoder(TableInfo).decode

Address = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,12}$", description="The table's address")]


def table_infos(summaries: Iterable[bytes]) -> list[TableInfo]:
    """Tables as lists show them."""
    return [_decode(summary) for summary in summaries]


async def open_table(hub: Hub, guest: Person, wanted: NewTable, **more: object) -> LiveTable:
    """A new table, unless this person has too many."""
    most = hub.settings.limits.open_tables_per_person
    if await hub.store.open_tables_of(guest.id) >= most:
        raise BadSetup(f"you have {most} open tables: finish or leave one first")
    return await hub.open(guest, wanted, **more)  # type: ignore[arg-type]


class Asking(msgspec.Struct, frozen=True):
    """Something asked of a table; sent again with the same id it is answered as the first time."""

    id: Mark
    request: Request


@get("/tables", summary="The lobby")
async def lobby(hub: TheHub) -> list[TableInfo]:
    """Listed tables that are not over."""
    return table_infos(await hub.store.listed())


@post("/tables", summary="Open a table")
async def new_table(guest: Guest, hub: TheHub, data: JSONBody[NewTable]) -> TableInfo:
    """The host sits down on the first seat unless told otherwise."""
    return (await open_table(hub, guest, data)).info()


@get("/tables/{table:str}", summary="A table")
async def table_info(table: Address, stranger: Stranger, hub: TheHub) -> TableInfo:
    """What everybody who may look knows of it."""
    live = await hub.load(table)
    if not live.may_look(stranger.id if stranger is not None else "", None):
        raise PermissionDeniedException("this table has no spectators")
    return live.info()


@post("/tables/{table:str}/asks", summary="Ask something of a table")
async def ask(table: Address, guest: Guest, hub: TheHub, data: JSONBody[Asking]) -> TableInfo:
    """Sit, stand, start, play, offer …: the same requests as over the socket."""
    live = await hub.load(table)
    await hub.ask(live, guest, data.request, data.id)
    return live.info()


tables = Router("/", route_handlers=[lobby, new_table, table_info, ask], tags=["tables"])
