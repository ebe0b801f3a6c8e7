"""Private notes: short texts by key, for one person on one seat of one table. An empty text is no note."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, text

from gnomestead.kernel import GnomesteadError
from gnomestead.store.schema import notes

MOST: Final = 600
"""Notes a person can keep on one seat."""

_WRITE = text(
    "INSERT INTO notes (table_id, person, seat, key, text) VALUES (:table, :person, :seat, :key, :text) "
    "ON CONFLICT (table_id, person, seat, key) DO UPDATE SET text = excluded.text"
)


class Whose(NamedTuple):
    """Whose notes, and at which table."""

    table: str
    person: str
    seat: int


class TooManyNotes(GnomesteadError):
    """The sheet is full."""


def read(db: Connection, whose: Whose) -> dict[str, str]:
    """All notes by their keys."""
    rows = db.execute(select(notes.c.key, notes.c.text).where(*_of(whose)))
    return {row.key: row.text for row in rows}


def write(db: Connection, whose: Whose, changes: Mapping[str, str]) -> None:
    """Change some notes; all others stay as they are."""
    erased = [key for key, note in changes.items() if not note]
    db.execute(delete(notes).where(*_of(whose), notes.c.key.in_(erased)))
    kept = [{**whose._asdict(), "key": key, "text": note} for key, note in changes.items() if note]
    if kept:
        db.execute(_WRITE, kept)
    if db.execute(select(func.count()).select_from(notes).where(*_of(whose))).scalar_one() > MOST:
        raise TooManyNotes(f"a sheet holds {MOST} notes: erase some first")


def _of(whose: Whose) -> tuple[ColumnElement[bool], ...]:
    columns = notes.c
    return columns.table_id == whose.table, columns.person == whose.person, columns.seat == whose.seat
