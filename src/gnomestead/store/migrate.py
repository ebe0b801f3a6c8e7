"""Bring a database to the newest shape.

The migrations are Alembic's. A database that has the newest shape, which is nearly always, needs none of it:
it is asked for its revision and Alembic is not even loaded.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sqlalchemy import Engine, inspect, text

NEWEST: Final = "0001"
"""The revision this code wants."""
_LOCK: Final = 7_566_304


def revision(engine: Engine) -> str | None:
    """The revision the database is at; None: it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(engine: Engine) -> None:
    """Run what is missing, one server at a time, all or nothing."""
    if revision(engine) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("gnomestead.store") / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
