"""For whoever runs the server: whether it is alive and ready, and what it counts."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import ServiceUnavailableException

from gnomestead.server.guests import TheHub
from gnomestead.store import migrate


@get("/healthz", media_type=MediaType.TEXT, summary="Alive")
async def healthz() -> str:
    """The process answers."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, summary="Ready")
async def readyz(hub: TheHub) -> str:
    """The database answers and has the shape we want; not while we shut down."""
    if hub.draining:
        raise ServiceUnavailableException("shutting down")
    try:
        at = await asyncio.to_thread(migrate.revision, hub.store.engine)
    except Exception as error:
        raise ServiceUnavailableException("the database does not answer") from error
    if at != migrate.NEWEST:
        raise ServiceUnavailableException("the database needs: gnomestead db upgrade")
    return "ready\n"


@get("/metrics", media_type=MediaType.TEXT, summary="Numbers for Prometheus")
async def metrics(hub: TheHub) -> Response[bytes]:
    """Moves, latency, sockets, tables, bots."""
    hub.metrics.sockets = len(hub.sockets)
    hub.metrics.tables = len(hub.tables)
    hub.metrics.thinking = hub.bots_thinking
    return Response(hub.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Everything that can be asked over HTTP."""
    return request.app.openapi_schema.to_schema()


ops = Router("/", route_handlers=[healthz, readyz, metrics, openapi], tags=["operations"])
