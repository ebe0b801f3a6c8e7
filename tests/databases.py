"""A real PostgreSQL for tests: started once a run, emptied for each test."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from gnomestead.store.engine import open_engine


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    # Its own user must be able to reach the folder, so it is none of pytest's private ones.
    folder = Path(tempfile.mkdtemp(prefix="gnomes-"))
    folder.chmod(0o755)
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    import pgserver  # it looks for the runtime folder when it is imported

    server = pgserver.get_server(folder / "postgres", cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/gnomes.sqlite"
    return empty(request.getfixturevalue("postgres"))


def empty(url: str) -> str:
    """Nothing is left in this PostgreSQL."""
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
    engine.dispose()
    return url
