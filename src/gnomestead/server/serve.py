"""Run a server: prepare the database, say where it is, serve until told to stop."""

from __future__ import annotations

import io
import logging.config
import socket
import sqlite3
from pathlib import Path

import segno
import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url

from gnomestead.kernel import GnomesteadError
from gnomestead.server.app import make_app, with_headers
from gnomestead.server.garbage import collect_when_asked
from gnomestead.server.logs import log_config
from gnomestead.server.settings import Settings
from gnomestead.server.socket import LiveSocket
from gnomestead.store import migrate
from gnomestead.store.engine import open_engine

SHUTDOWN_SECONDS = 10


def database_url(given: str | None, data: Path) -> str:
    """The database asked for, or a file in the data folder."""
    return given or f"sqlite:///{data / 'gnomestead.sqlite'}"


def prepare(settings: Settings) -> None:
    """A SQLite file is brought up to date by itself; a PostgreSQL only by its owner's word."""
    _check_port(settings)
    engine = open_engine(settings.database)
    try:
        if engine.dialect.name == "sqlite":
            migrate.upgrade(engine)
        elif migrate.revision(engine) != migrate.newest():
            raise GnomesteadError("the database is not up to date: run gnomestead db upgrade with the same --database")
    finally:
        engine.dispose()


def _check_port(settings: Settings) -> None:
    """Raise where nobody can listen, before anything is promised."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            reason = f"cannot listen on {settings.host} port {settings.port}: {error.strerror}"
            raise GnomesteadError(f"{reason}; choose another with --port") from error


def server(settings: Settings, app: Litestar) -> uvicorn.Server:
    """The web server around an application."""
    config = uvicorn.Config(
        with_headers(app),
        host=settings.host,
        port=settings.port,
        ws=LiveSocket,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
    )
    return uvicorn.Server(config)


def serve(settings: Settings) -> None:
    """Serve until told to stop; sockets are told to come back later, what is under way is finished."""
    logging.config.dictConfig(log_config())
    serving = server(settings, make_app(settings))
    collect_when_asked()
    serving.run()


def addresses(settings: Settings) -> list[str]:
    """Where browsers find the server; the last is for phones on the same network, if there is one."""
    shown = [f"http://{'localhost' if settings.host in ('0.0.0.0', '127.0.0.1') else settings.host}:{settings.port}/"]  # noqa: S104
    if settings.host == "0.0.0.0":  # noqa: S104
        own = _own_address()
        shown += [f"http://{own}:{settings.port}/"] if own else []
    return shown


def _own_address() -> str | None:
    """Our address on the local network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def qr_code(address: str) -> str:
    """The address as a code for phones, drawn with blocks."""
    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True)
    return drawn.getvalue()


def back_up(database: str, target: Path) -> None:
    """Copy a SQLite database while it is in use; PostgreSQL brings its own tool."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise GnomesteadError("backup copies SQLite databases; for PostgreSQL use pg_dump")
    if not Path(url.database).is_file():
        raise GnomesteadError(f"there is no database at {url.database}")
    if target.exists():
        raise GnomesteadError(f"{target} is there already: choose another name")
    with sqlite3.connect(url.database) as source, sqlite3.connect(target) as copy:
        source.backup(copy)
    source.close()
    copy.close()
