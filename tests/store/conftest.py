"""Every store test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from gnomestead.store import schema
from gnomestead.store.store import Store, open_engine


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pgserver  # it looks for the runtime folder when it is imported

    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        engine = open_engine(f"sqlite:///{tmp_path}/gnomes.sqlite")
    else:
        engine = open_engine(request.getfixturevalue("postgres"))
        schema.metadata.drop_all(engine)
    schema.metadata.create_all(engine)
    store = Store(engine)
    yield store
    store.close()
