"""Bring a database to the newest shape."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

_LOCK = 7_566_304


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("gnomestead.store") / "migrations"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The revision this code wants."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None, "there are no migrations"
    return head


def revision(engine: Engine) -> str | None:
    """The revision the database is at; None: it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine) -> None:
    """Run what is missing, one server at a time, all or nothing."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        command.upgrade(_config(connection), "head")
