"""The application: routes, errors, headers, and the life of the hub."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import ScalarRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gnomestead.kernel import BadRecord, BadSetup, GnomesteadError, IllegalMove, UnknownGame
from gnomestead.server.clock import Clock
from gnomestead.server.games import games
from gnomestead.server.guests import Gate, check_request, provide_guest, provide_hub, provide_stranger
from gnomestead.server.hub import Hub, NoSuchTable
from gnomestead.server.metrics import Metrics
from gnomestead.server.notes import private_notes
from gnomestead.server.ops import ops
from gnomestead.server.pages import index, is_page, page, static, table_page
from gnomestead.server.people import people
from gnomestead.server.records import records
from gnomestead.server.replay import Projector
from gnomestead.server.review import review
from gnomestead.server.settings import Settings
from gnomestead.server.socket import live
from gnomestead.server.tables import tables
from gnomestead.server.wire_http import Problem
from gnomestead.store.engine import open_engine
from gnomestead.store.store import Store
from gnomestead.table.judging import Refused

log = logging.getLogger(__name__)

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(self), geolocation=()",
}
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

AnyRequest = Request[Any, Any, Any]


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The whole server for these settings; tests bring a clock that they can move."""
    api = Router("/api", route_handlers=[people, tables, records, review, private_notes, games])

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(Store(open_engine(settings.database)), settings, Metrics(), clock or Clock())
        app.state.hub, app.state.gate, app.state.projector = hub, Gate(hub), Projector()
        hub.start()
        try:
            yield
        finally:
            app.state.projector.close()
            await hub.stop()

    return Litestar(
        [api, ops, live, index, table_page, static],
        lifespan=[life],
        before_request=check_request,
        dependencies={
            "hub": Provide(provide_hub),
            "guest": Provide(provide_guest),
            "stranger": Provide(provide_stranger),
        },
        exception_handlers={HTTPException: _http_problem, GnomesteadError: _slip, Exception: _broken},
        request_max_body_size=settings.limits.body_bytes,
        compression_config=CompressionConfig("gzip", exclude=["/live", r"\.woff2$"]),
        openapi_config=OpenAPIConfig(
            "Gnomestead", "1", path="/api/docs", render_plugins=[ScalarRenderPlugin()], use_handler_docstrings=True
        ),
        logging_config=None,
    )


def with_headers(app: ASGIApp) -> ASGIApp:
    """The application with our headers on every answer; sockets pass untouched."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_RAW_HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)  # type: ignore[comparison-overlap]

    return guarded


def _problem(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _http_problem(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[str]:
    """One line for programs; whoever has opened a page that does not exist reads a page."""
    if error.status_code == HTTP_404_NOT_FOUND and is_page(request.url.path):
        return page(HTTP_404_NOT_FOUND)
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    return _problem(error.status_code, Problem(f"{error.detail}: {details}" if details else error.detail))


def _slip(request: AnyRequest, error: GnomesteadError) -> Response[Problem]:
    """What somebody can put right."""
    match error:
        case Refused() | IllegalMove():
            request.app.state.hub.metrics.refused += 1
            return _problem(409, Problem(str(error), error.refusal.reason, error.refusal.rule))
        case NoSuchTable() | UnknownGame():
            return _problem(404, Problem(str(error)))
        case BadSetup() | BadRecord():
            return _problem(400, Problem(str(error)))
        case _:
            return _problem(409, Problem(str(error)))


def _broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own slip: the log has it, the browser gets one line."""
    log.error("%s %s broke", request.method, request.url.path, exc_info=error)
    return _problem(500, Problem("something broke on our side; it is written down"))
