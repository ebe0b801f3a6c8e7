"""The database itself: how it is opened, and how SQLite's log is kept short.

What SQLite commits, it appends to a log, and syncs that. Now and then the log's pages have to be put in
their places in the database (a checkpoint), which is slow: by default, whoever commits the thousandth
page does it, and all who wait for that commit wait for it, too. So here nobody does it on the way.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

LOG_PAGES = "wal_autocheckpoint=20000"
"""`Store.tidy` begins the log anew long before; this bounds it if that cannot keep up."""


def open_engine(url: str) -> Engine:
    """The database at this URL: `sqlite:///file` or `postgresql://…`."""
    address = make_url(url)
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() == "sqlite":
        if address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(address, connect_args={"check_same_thread": False, "timeout": 30})
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    return create_engine(address, pool_pre_ping=True)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000", LOG_PAGES)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def put_in_place(db: Connection) -> None:
    """Put the pages that SQLite has logged in their places, as far as nobody else is just reading or writing."""
    db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()


def forgo_sync(db: Connection) -> None:
    """Commits here no longer wait for the disk: they reach it with the next one elsewhere that does."""
    db.detach()
    db.exec_driver_sql("PRAGMA synchronous=NORMAL" if db.dialect.name == "sqlite" else "SET synchronous_commit TO off")
    db.commit()
