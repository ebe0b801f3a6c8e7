"""The store: people, tables, acts, chat and leases, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from itertools import chain
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, delete, func, insert, select, text, update

from gnomestead.store import notes, schema
from gnomestead.store.engine import put_in_place
from gnomestead.store.hints import BESIDE, CHANNEL, CHAT, LOBBY
from gnomestead.store.notes import Whose
from gnomestead.store.writer import Row, Told, Writer
from gnomestead.table.acts import Act, TableSpec

T = TypeVar("T")

READERS = 2
"""Threads that read, each with a connection and its cache."""
OPEN_PHASES = ("gathering", "playing", "paused")

_encode = msgspec.json.Encoder().encode
_decode_act = msgspec.json.Decoder(Act).decode
_decode_spec = msgspec.json.Decoder(TableSpec).decode

_OPEN = text(
    "INSERT INTO tables (id, spec, seed, created, phase, listed, driven, summary, touched) "
    "VALUES (:id, :spec, :seed, :created, :phase, :listed, :driven, :summary, :touched) ON CONFLICT DO NOTHING"
)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :topic)")
_SEAT = text("INSERT INTO seatings (table_id, person) VALUES (:table, :person) ON CONFLICT DO NOTHING")
_LEASE = text(
    "INSERT INTO leases (table_id, owner, seen, until) VALUES (:table, :owner, :now, :until) "
    "ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, seen = excluded.seen, until = excluded.until "
    "WHERE leases.owner = excluded.owner OR leases.until <= :now"
)


@cache
def _append_sql(rows: int, is_postgresql: bool) -> str:
    """One statement for so many acts. Other servers are given their hints by the same transaction."""
    row = "(%s, %s, %s)" if is_postgresql else "(?, ?, ?)"
    added = f"INSERT INTO acts (table_id, n, act) VALUES {', '.join([row] * rows)}"  # noqa: S608
    if not is_postgresql:
        return added
    hint = f"SELECT pg_notify('{CHANNEL}', table_id || ' ' || max(n)) FROM added GROUP BY table_id"  # noqa: S608
    return f"WITH added AS ({added} RETURNING table_id, n) {hint}"


@cache
def _touch_sql(rows: int, is_postgresql: bool) -> str:
    """One statement for so many tables: the writer's thread lets go of the interpreter's lock once."""
    row = "(%s, %s, %s, %s, %s)" if is_postgresql else "(?, ?, ?, ?, ?)"
    return (
        f"WITH noted (id, phase, driven, summary, touched) AS (VALUES {', '.join([row] * rows)}) "  # noqa: S608
        "UPDATE tables SET phase = noted.phase, driven = noted.driven, summary = noted.summary, "
        "touched = noted.touched "
        "FROM noted WHERE tables.id = noted.id"
    )


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays. The token that proves it is only kept as a hash."""

    id: str
    name: str


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it was opened."""

    id: str
    spec: TableSpec
    seed: bytes
    created: int
    phase: str


class TableNote(msgspec.Struct, frozen=True):
    """How a table stands, as lists show it."""

    id: str
    phase: str
    driven: bool
    summary: str


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table."""

    id: int
    at: int
    person: str
    room: str
    """Who may hear it."""
    text: str


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def token_hash(token: str) -> bytes:
    """All that the database knows of a token."""
    return sha256(token.encode()).digest()


def _add_token(db: Connection, person: str) -> str:
    token = secrets.token_urlsafe(32)
    db.execute(insert(schema.tokens), {"token_hash": token_hash(token), "person": person})
    return token


class Store:
    """Everything a server must not forget. Writes are committed in groups; reads go beside them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        """Whether other servers may write here too."""
        self._writer = Writer(engine, self._append_all)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    def close(self) -> None:
        """Write what is waiting and let go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def tidy(self) -> None:
        """Put what SQLite has logged in its place, so that no move has to wait for it and the log stays short.

        Nearly all of it beside the writer; the little that was committed meanwhile, between two of its commits.
        Then the log begins anew: a file that does not grow is synced without the file system's own journal, so a
        commit need not wait for whatever else is being synced.
        """
        if not self.is_shared:
            await self._read(put_in_place)
            await self._writer.between(put_in_place)

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    # Acts ----------------------------------------------------------------------------------------

    def write_down(self, table: str, act: Act, told: Told) -> None:
        """Write the next act of a table; tells after the commit whether its number was still free."""
        self._writer.add((table, act.n, _encode(act).decode()), told)

    def _append_all(self, db: Connection, rows: list[Row]) -> None:
        db.exec_driver_sql(_append_sql(len(rows), self.is_shared), tuple(chain.from_iterable(rows)))

    def _hint(self, db: Connection, topic: str) -> None:
        """Other servers hear of it when, and only if, it is committed."""
        if self.is_shared:
            db.execute(_NOTIFY, {"topic": topic})

    async def acts(self, table: str, after: int = 0) -> list[Act]:
        """The acts of a table from a number on, in order."""
        columns = schema.acts.c
        query = select(columns.act).where(columns.table_id == table, columns.n > after).order_by(columns.n)
        rows = await self._read(lambda db: db.execute(query).scalars().all())
        return [_decode_act(row) for row in rows]

    # Tables --------------------------------------------------------------------------------------

    async def open_table(self, spec: TableSpec, seed: bytes, id: str = "") -> StoredTable:
        """A new table with an address of its own; one that is there already is left as it is."""
        made = StoredTable(id or secrets.token_urlsafe(7), spec, seed, now(), "gathering")
        row = {
            "id": made.id,
            "spec": _encode(spec).decode(),
            "seed": seed,
            "created": made.created,
            "phase": made.phase,
            "listed": spec.listed,
            "driven": False,
            "summary": "",
            "touched": made.created,
        }
        await self._writer.write(lambda db: db.execute(_OPEN, row))
        found = await self.table(made.id)
        assert found is not None, f"table {made.id} was not written"
        return found

    async def table(self, table: str) -> StoredTable | None:
        """The table at this address."""
        columns = schema.tables.c
        rows = await self._tables(select(schema.tables).where(columns.id == table))
        return rows[0] if rows else None

    async def listed(self, most: int = 100) -> list[bytes]:
        """The summaries of the lobby's tables, those touched last first."""
        columns = schema.tables.c
        query = select(columns.summary).where(columns.listed, columns.phase.in_(OPEN_PHASES), columns.summary != "")
        return await self._summaries(query.order_by(columns.touched.desc()).limit(most))

    async def tables_of(self, person: str, most: int = 100) -> list[bytes]:
        """The summaries of the tables a person sat at or opened, the latest first."""
        columns = schema.tables.c
        mine = select(schema.seatings.c.table_id).where(schema.seatings.c.person == person)
        query = select(columns.summary).where(columns.id.in_(mine), columns.summary != "")
        return await self._summaries(query.order_by(columns.touched.desc()).limit(most))

    async def open_tables_of(self, person: str) -> int:
        """How many tables a person has that are not over."""
        columns = schema.tables.c
        mine = select(schema.seatings.c.table_id).where(schema.seatings.c.person == person)
        query = select(func.count()).select_from(schema.tables)
        query = query.where(columns.id.in_(mine), columns.phase.in_(OPEN_PHASES))
        return await self._read(lambda db: db.execute(query).scalar_one())

    async def undriven(self, most: int = 50) -> list[str]:
        """Tables where something may happen by itself and no server sees to it."""
        tables, leases = schema.tables, schema.leases
        joined = tables.outerjoin(leases, leases.c.table_id == tables.c.id)
        query = select(tables.c.id).select_from(joined).where(tables.c.driven)
        query = query.where((leases.c.until.is_(None)) | (leases.c.until <= now())).limit(most)
        return list(await self._read(lambda db: db.execute(query).scalars().all()))

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last act of each of these tables."""
        columns = schema.acts.c
        query = select(columns.table_id, func.max(columns.n)).where(columns.table_id.in_(tables))
        rows = await self._read(lambda db: db.execute(query.group_by(columns.table_id)).all())
        return {row[0]: row[1] for row in rows}

    async def _summaries(self, query: Select[Any]) -> list[bytes]:
        return [row.encode() for row in await self._read(lambda db: db.execute(query).scalars().all())]

    async def _tables(self, query: Any) -> list[StoredTable]:
        rows = await self._read(lambda db: db.execute(query).mappings().all())
        return [
            StoredTable(row["id"], _decode_spec(row["spec"]), bytes(row["seed"]), row["created"], row["phase"])
            for row in rows
        ]

    async def touch(self, notes: Sequence[TableNote], is_sure: bool = True) -> None:
        """Note how tables stand, for lists; the acts decide what they are. A power cut may undo what is not sure."""
        moment = now()
        # In order, so that two servers that note the same tables do not wait for each other in a circle.
        ordered = sorted(notes, key=lambda note: note.id)
        values = [value for note in ordered for value in (*msgspec.structs.astuple(note), moment)]

        def write(db: Connection) -> None:
            db.exec_driver_sql(_touch_sql(len(notes), self.is_shared), tuple(values))
            self._hint(db, LOBBY)

        await (self._writer.write if is_sure else self._writer.jot)(write)

    async def seat(self, table: str, person: str) -> None:
        """Note that a person belongs to a table, for their list."""
        await self._writer.write(lambda db: db.execute(_SEAT, {"table": table, "person": person}))

    async def unseat(self, table: str, person: str) -> None:
        """Take a table off a person's list."""
        columns = schema.seatings.c
        gone = delete(schema.seatings).where(columns.table_id == table, columns.person == person)
        await self._writer.write(lambda db: db.execute(gone))

    # People --------------------------------------------------------------------------------------

    async def add_person(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of their device; it is shown this once."""
        person = Person(secrets.token_urlsafe(12), name)
        row = {"id": person.id, "name": name, "created": now(), "seen": now()}

        def add(db: Connection) -> str:
            db.execute(insert(schema.people), row)
            return _add_token(db, person.id)

        return person, await self._writer.write(add)

    async def person_by_token(self, token: str) -> Person | None:
        """Whose token this is."""
        query = (
            select(schema.people.c.id, schema.people.c.name)
            .join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
            .where(schema.tokens.c.token_hash == token_hash(token))
        )
        row = await self._read(lambda db: db.execute(query).first())
        return None if row is None else Person(row.id, row.name)

    async def people_named(self, ids: set[str]) -> dict[str, str]:
        """The names of these people."""
        columns = schema.people.c
        query = select(columns.id, columns.name).where(columns.id.in_(ids))
        return {row.id: row.name for row in await self._read(lambda db: db.execute(query).all())}

    async def rename(self, person: str, name: str) -> None:
        """Go by another name."""
        change = update(schema.people).where(schema.people.c.id == person).values(name=name)
        await self._writer.write(lambda db: db.execute(change))

    async def saw(self, person: str) -> None:
        """Note that a person was here."""
        change = update(schema.people).where(schema.people.c.id == person).values(seen=now())
        await self._writer.write(lambda db: db.execute(change))

    async def drop_token(self, token: str) -> None:
        """This device is a stranger again."""
        gone = delete(schema.tokens).where(schema.tokens.c.token_hash == token_hash(token))
        await self._writer.write(lambda db: db.execute(gone))

    async def add_link(self, person: str, lasts: int) -> str:
        """A secret that makes another device the same guest, once, for a while."""
        token = secrets.token_urlsafe(32)
        row = {"token_hash": token_hash(token), "person": person, "expires": now() + lasts}
        await self._writer.write(lambda db: db.execute(insert(schema.links), row))
        return token

    async def use_link(self, token: str) -> str | None:
        """A token for this device, if the link is still good; it is good once."""
        columns = schema.links.c
        spent = delete(schema.links).where(columns.token_hash == token_hash(token), columns.expires > now())

        def use(db: Connection) -> str | None:
            person = db.execute(spent.returning(columns.person)).scalar()
            return None if person is None else _add_token(db, person)

        return await self._writer.write(use)

    async def forget_idle(self, before: int) -> int:
        """Let go of guests not seen since, unless they sit at a table; how many."""
        seated = select(schema.seatings.c.person)
        columns = schema.people.c
        idle = delete(schema.people).where(columns.seen < before, columns.id.not_in(seated))
        return await self._writer.write(lambda db: db.execute(idle).rowcount)

    # Chat ----------------------------------------------------------------------------------------

    async def say(self, table: str, person: str, room: str, line: str) -> ChatLine:
        """Say something at a table."""
        moment = now()
        row = {"table_id": table, "at": moment, "person": person, "room": room, "text": line}
        query = insert(schema.chat).values(row).returning(schema.chat.c.id)

        def write(db: Connection) -> int:
            self._hint(db, f"{table} {CHAT}")
            number: int = db.execute(query).scalar_one()
            return number

        return ChatLine(await self._writer.write(write), moment, person, room, line)

    async def mention(self, table: str, what: str) -> None:
        """Let other servers hear of something that is not worth writing down."""
        if self.is_shared:
            await self._writer.jot(lambda db: self._hint(db, f"{table} {BESIDE} {what}"))

    async def chat(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """What was said at a table, the last lines."""
        columns = schema.chat.c
        query = select(schema.chat).where(columns.table_id == table, columns.id > after)
        rows = await self._read(lambda db: db.execute(query.order_by(columns.id.desc()).limit(most)).all())
        return [ChatLine(row.id, row.at, row.person, row.room, row.text) for row in reversed(rows)]

    # Notes ---------------------------------------------------------------------------------------

    async def notes(self, whose: Whose) -> dict[str, str]:
        """What somebody has written down for themselves, by key."""
        return await self._read(lambda db: notes.read(db, whose))

    async def note(self, whose: Whose, changes: Mapping[str, str]) -> None:
        """Write some of it anew."""
        await self._writer.write(lambda db: notes.write(db, whose, changes))

    # Leases --------------------------------------------------------------------------------------

    async def lease(self, table: str, owner: str, lasts: int) -> int | None:
        """Become, or stay, the one driver of a table for a while; None: somebody else is.

        The number is how many milliseconds nobody has driven it, if somebody else had before.
        """
        moment = now()
        row = {"table": table, "owner": owner, "now": moment, "until": moment + lasts}
        columns = schema.leases.c
        before = select(columns.owner, columns.seen).where(columns.table_id == table)

        def take(db: Connection) -> int | None:
            held = db.execute(before).first()
            if not db.execute(_LEASE, row).rowcount:
                return None
            return moment - held.seen if held is not None and held.owner != owner else 0

        return await self._writer.write(take)

    async def release(self, owner: str) -> None:
        """Let go of all leases; whoever comes next sees since when."""
        moment = now()
        change = update(schema.leases).where(schema.leases.c.owner == owner).values(seen=moment, until=moment)
        await self._writer.write(lambda db: db.execute(change))

    async def end_lease(self, table: str, owner: str) -> None:
        """Nothing is left to drive here."""
        columns = schema.leases.c
        ended = delete(schema.leases).where(columns.table_id == table, columns.owner == owner)
        await self._writer.write(lambda db: db.execute(ended))
