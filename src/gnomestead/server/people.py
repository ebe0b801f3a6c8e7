"""Guests: in by a name, kept by a cookie, on another device by a link."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException, TooManyRequestsException
from litestar.params import JSONBody

from gnomestead.kernel import BadSetup
from gnomestead.server.guests import COOKIE, Gate, Guest, TheHub, address, cookie
from gnomestead.server.settings import MINUTE
from gnomestead.server.tables import Address, table_infos
from gnomestead.server.wire import TableInfo
from gnomestead.server.wire_http import DeviceLink, Me, NewGuest, UseLink
from gnomestead.store.store import now

LINK_LASTS = 10 * MINUTE

AnyRequest = Request[Any, Any, Any]


@post("/people", summary="Come in by a name")
async def come_in(request: AnyRequest, hub: TheHub, data: JSONBody[NewGuest]) -> Response[Me]:
    """A new guest; the cookie in the answer is the only key."""
    gate: Gate = request.app.state.gate
    if not gate.guests.take(address(request)):
        raise TooManyRequestsException("too many new guests at once: wait a moment")
    person, token = await hub.store.add_person(" ".join(data.name.split()))
    return Response(Me(person.id, person.name), cookies=[cookie(request, token)], status_code=201)


@post("/people/link", summary="Be the same guest on this device")
async def use_link(request: AnyRequest, hub: TheHub, data: JSONBody[UseLink]) -> Response[Me]:
    """The secret of a device link is good once."""
    token = await hub.store.use_link(data.secret)
    person = None if token is None else await hub.store.person_by_token(token)
    if token is None or person is None:
        raise NotAuthorizedException("this link was used already or is too old: make a new one")
    return Response(Me(person.id, person.name), cookies=[cookie(request, token)], status_code=201)


@get("/me", summary="Who am I?")
async def me(guest: Guest) -> Me:
    """The guest whose cookie this is."""
    return Me(guest.id, guest.name)


@patch("/me", summary="Go by another name")
async def rename(guest: Guest, hub: TheHub, data: JSONBody[NewGuest]) -> Me:
    """Tables already joined keep the old name."""
    name = " ".join(data.name.split())
    await hub.store.rename(guest.id, name)
    return Me(guest.id, name)


@delete("/me", summary="Forget me on this device")
async def leave(request: AnyRequest, hub: TheHub) -> Response[None]:
    """Seats stay; other devices stay."""
    await hub.store.drop_token(request.cookies.get(COOKIE, ""))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@post("/me/links", summary="A link for another device")
async def make_link(guest: Guest, hub: TheHub) -> DeviceLink:
    """Shown as a QR code; good once, for ten minutes."""
    secret = await hub.store.add_link(guest.id, LINK_LASTS)
    return DeviceLink(f"/#link={secret}", now() + LINK_LASTS)


@get("/me/tables", summary="My tables")
async def my_tables(guest: Guest, hub: TheHub) -> list[TableInfo]:
    """The tables I opened or sat at, the latest first."""
    return [hub.fresh(info) for info in table_infos(await hub.store.tables_of(guest.id))]


@delete("/me/tables/{table:str}", summary="Take a finished table off my list")
async def clear_table(table: Address, guest: Guest, hub: TheHub) -> Response[None]:
    """The table stays as it is, for everybody."""
    if (await hub.load(table)).table.phase not in ("over", "closed"):
        raise BadSetup("this game is not finished: leave your seat first")
    await hub.store.unseat(table, guest.id)
    return Response(None, status_code=204)


@put("/me/tables/{table:str}", summary="Put it back on my list")
async def keep_table(table: Address, guest: Guest, hub: TheHub) -> Response[None]:
    """For those who sat there, or opened it."""
    live = await hub.load(table)
    if guest.id not in live.table.people() | {live.table.spec.host}:
        raise PermissionDeniedException("you have not sat at this table")
    await hub.store.seat(table, guest.id)
    return Response(None, status_code=204)


people = Router(
    "/",
    route_handlers=[come_in, use_link, me, rename, leave, make_link, my_tables, clear_table, keep_table],
    tags=["people"],
)
