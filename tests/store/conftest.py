"""Every store test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from databases import database, postgres
from gnomestead.store import migrate
from gnomestead.store.engine import open_engine
from gnomestead.store.store import Store

__all__ = ["database", "postgres", "store"]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = open_engine(database)
    migrate.upgrade(engine)
    store = Store(engine)
    yield store
    store.close()
