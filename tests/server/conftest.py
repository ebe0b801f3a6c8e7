"""Houses to play in: one on SQLite, two on one PostgreSQL."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from databases import database, empty, postgres
from gnomestead.store import migrate
from gnomestead.store.engine import open_engine
from houses.house import TOYBOX, House, new_house

__all__ = ["database", "house", "houses", "postgres"]


@pytest.fixture(scope="module", autouse=True)
def toybox() -> Iterator[None]:
    """The toy game is installed while the server is tested."""
    sys.path.insert(0, TOYBOX)
    yield
    sys.path.remove(TOYBOX)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server on SQLite for a whole module."""
    house = new_house(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def houses(postgres: str) -> Iterator[tuple[House, House]]:
    """Two servers on one PostgreSQL."""
    engine = open_engine(empty(postgres))
    migrate.upgrade(engine)
    engine.dispose()
    pair = House(postgres).open(), House(postgres).open()
    yield pair
    for house in pair:
        house.close()
