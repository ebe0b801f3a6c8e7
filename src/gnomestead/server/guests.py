"""Who is asking: the cookie, and what may be asked of strangers."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import (
    ClientException,
    NotAuthorizedException,
    PermissionDeniedException,
    TooManyRequestsException,
)

from gnomestead.server.hub import Hub
from gnomestead.server.limits import Buckets
from gnomestead.store.store import Person

COOKIE: Final = "gnome"
_YEAR: Final = 365 * 86_400
_SAFE: Final = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


TheHub: TypeAlias = NamedDependency[Hub]
Guest: TypeAlias = NamedDependency[Person]
Stranger: TypeAlias = NamedDependency[Person | None]


class Gate:
    """Limits by address and person, shared by all requests."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.guests = Buckets(limits.guests_per_minute / 60, limits.guest_burst)


def address(connection: AnyConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else "nowhere"


def cookie(request: AnyConnection, token: str) -> Cookie:
    """The secret that keeps a guest: no script can read it and no other site can send it along."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


async def find_person(connection: AnyConnection, hub: Hub) -> Person | None:
    """Whose cookie this is."""
    token = connection.cookies.get(COOKIE, "")
    return await hub.store.person_by_token(token) if 0 < len(token) < 100 else None


def is_same_site(connection: AnyConnection, hub: Hub) -> bool:
    """Whether a page of ours asks. Programs that are no browsers send no origin, and no cookie of anybody else."""
    origin = connection.headers.get("origin")
    if origin is None or origin in hub.settings.origins:
        return True
    return origin.partition("://")[2] == connection.headers.get("host", "")


async def provide_hub(request: Request[Any, Any, Any]) -> Hub:
    """The hub of this server."""
    hub: Hub = request.app.state.hub
    return hub


async def provide_stranger(request: Request[Any, Any, Any], hub: TheHub) -> Person | None:
    """The guest who asks, if it is one."""
    return await find_person(request, hub)


async def provide_guest(request: Request[Any, Any, Any], hub: TheHub) -> Person:
    """The guest who asks."""
    person = await find_person(request, hub)
    if person is None:
        raise NotAuthorizedException("come in first: POST /api/people with a name")
    gate: Gate = request.app.state.gate
    if not gate.requests.take(person.id):
        hub.metrics.limited += 1
        raise TooManyRequestsException("too many requests at once: wait a moment")
    return person


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Before every request: not too many, not from another site, not too much."""
    hub: Hub = request.app.state.hub
    gate: Gate = request.app.state.gate
    if request.url.path.startswith("/api") and not gate.requests.take(address(request)):
        hub.metrics.limited += 1
        raise TooManyRequestsException("too many requests at once: wait a moment")
    if request.method not in _SAFE and not is_same_site(request, hub):
        raise PermissionDeniedException("asked from another site")
    if "\x00" in request.url.path:
        raise ClientException("not an address")
