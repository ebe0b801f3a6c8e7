"""Nothing acknowledged is lost, and only one can write act n."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from gnomestead.store import migrate, schema
from gnomestead.store.hints import CHAT, LOBBY, listen
from gnomestead.store.store import Store, TableNote, now
from gnomestead.store.writer import resolve
from gnomestead.table.acts import Act, TableSpec

SPEC = TableSpec("tic_tac_toe", 1, 2, {}, "ada", listed=True)


async def append(store: Store, table: str, act: Act) -> bool:
    """Whether the act could be written; known after the commit."""
    written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.write_down(table, act, partial(resolve, written))
    return await written


def test_only_one_can_append_act_n(store: Store) -> None:
    async def run() -> None:
        table = await store.open_table(SPEC, bytes(32))
        assert await append(store, table.id, Act(1, 5, "start"))
        assert not await append(store, table.id, Act(1, 6, "pause"))
        assert await append(store, table.id, Act(2, 9, "move", "ada", 0, "b2"))
        assert await store.acts(table.id) == [Act(1, 5, "start"), Act(2, 9, "move", "ada", 0, "b2")]
        assert [act.n for act in await store.acts(table.id, after=1)] == [2]

    asyncio.run(run())


def test_racing_writers_share_commits_and_one_wins_each_number(store: Store) -> None:
    async def run() -> None:
        table = await store.open_table(SPEC, bytes(32))
        tries = [append(store, table.id, Act(n, who, "move")) for n in range(1, 101) for who in range(3)]
        outcomes = await asyncio.gather(*tries)
        assert (outcomes.count(True), outcomes.count(False)) == (100, 200)
        assert [act.n for act in await store.acts(table.id)] == list(range(1, 101))

    asyncio.run(run())


def test_a_job_that_fails_spoils_nobody_elses(store: Store) -> None:
    async def run() -> None:
        table = await store.open_table(SPEC, bytes(32))
        bad = store._writer.write(lambda db: db.execute(text("INSERT INTO nowhere VALUES (1)")))
        good = [append(store, table.id, Act(n, 0, "move")) for n in (1, 2, 3)]
        outcomes = await asyncio.gather(good[0], bad, *good[1:], return_exceptions=True)
        assert [outcome is True for outcome in outcomes] == [True, False, True, True]
        assert len(await store.acts(table.id)) == 3

    asyncio.run(run())


def test_people_tokens_and_links(store: Store) -> None:
    async def run() -> None:
        ada, token = await store.add_person("Ada")
        assert await store.person_by_token(token) == ada
        assert await store.person_by_token("guess") is None
        link = await store.add_link(ada.id, 60_000)
        other_device = await store.use_link(link)
        assert other_device is not None
        assert await store.person_by_token(other_device) == ada
        assert await store.use_link(link) is None
        assert await store.use_link(await store.add_link(ada.id, -1)) is None
        await store.rename(ada.id, "Ada L.")
        assert await store.people_named({ada.id}) == {ada.id: "Ada L."}
        stored = await store._read(lambda db: db.execute(text("SELECT token_hash FROM tokens")).scalars().all())
        assert all(token.encode() not in bytes(row) for row in stored)

    asyncio.run(run())


def note(table: str, phase: str = "gathering", driven: bool = False) -> TableNote:
    return TableNote(table, phase, driven, f"summary of {table}")


def test_lists_of_tables(store: Store) -> None:
    async def run() -> None:
        ada, _ = await store.add_person("Ada")
        one, two = await store.open_table(SPEC, bytes(32)), await store.open_table(SPEC, bytes(32))
        await store.touch([note(one.id, "over"), note(two.id)])
        await store.seat(two.id, ada.id)
        await store.seat(two.id, ada.id)
        assert await store.tables_of(ada.id) == [f"summary of {two.id}".encode()] == await store.listed()
        assert await store.open_tables_of(ada.id) == 1
        assert (await store.table(one.id)).phase == "over"  # type: ignore[union-attr]
        assert await store.table("nowhere") is None
        _, token = await store.add_person("Passer-by")
        assert await store.forget_idle(now() - 60_000) == 0
        assert await store.forget_idle(now() + 1) == 1
        assert await store.person_by_token(token) is None
        await store.saw(ada.id)

    asyncio.run(run())


def test_a_table_is_opened_once(store: Store) -> None:
    async def run() -> None:
        first = await store.open_table(SPEC, bytes(32), "same")
        assert await store.open_table(SPEC, bytes([1] * 32), "same") == first

    asyncio.run(run())


def test_tables_that_nobody_drives_are_found(store: Store) -> None:
    async def run() -> None:
        table = (await store.open_table(SPEC, bytes(32))).id
        assert await store.undriven() == []
        await store.touch([note(table, "playing", driven=True)])
        assert await store.undriven() == [table]
        await store.lease(table, "server-1", 60_000)
        assert await store.undriven() == []
        await store.release("server-1")
        assert await store.undriven() == [table]
        await append(store, table, Act(1, 0, "start"))
        assert await store.heads([table, "nowhere"]) == {table: 1}

    asyncio.run(run())


def test_chat_and_leases(store: Store) -> None:
    async def run() -> None:
        table = await store.open_table(SPEC, bytes(32))
        lines = [await store.say(table.id, "ada", "all", words) for words in ("hello", "<b>hi</b>")]
        assert await store.chat(table.id) == lines
        assert await store.chat(table.id, after=lines[0].id) == lines[1:]
        assert await store.lease(table.id, "server-1", 60_000) == 0
        assert await store.lease(table.id, "server-2", 60_000) is None
        assert await store.lease(table.id, "server-1", -1) == 0
        await asyncio.sleep(0.02)
        assert (await store.lease(table.id, "server-2", 60_000) or 0) >= 20
        await store.end_lease(table.id, "server-2")
        assert await store.lease(table.id, "server-1", 60_000) == 0

    asyncio.run(run())


def test_hints_come_with_the_commit(store: Store) -> None:
    async def run() -> None:
        heard: list[str] = []
        listening = asyncio.create_task(listen(store.engine, heard.append))
        table = await store.open_table(SPEC, bytes(32))
        while store.engine.dialect.name == "postgresql" and not heard:
            await asyncio.sleep(0.01)
        await append(store, table.id, Act(1, 0, "start"))
        await store.say(table.id, "ada", "all", "hello")
        await asyncio.sleep(0.1)
        listening.cancel()
        expected = [LOBBY, f"{table.id} 1", f"{table.id} {CHAT}"] if store.engine.dialect.name == "postgresql" else []
        assert heard == expected

    asyncio.run(run())


def test_migrations_lead_to_the_schema(store: Store) -> None:
    assert migrate.revision(store.engine) == migrate.newest()
    migrate.upgrade(store.engine)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []


def test_tidying_while_moves_are_written_keeps_the_log_of_sqlite_short(store: Store) -> None:
    def log_size() -> int:
        return 0 if store.is_shared else Path(f"{store.engine.url.database}-wal").stat().st_size

    async def write(numbers: range) -> None:
        for start in numbers[::20]:
            acts = [append(store, table.id, Act(n, 0, "move", text="x" * 2_000)) for n in range(start, start + 20)]
            assert all((await asyncio.gather(store.tidy(), *acts))[1:])

    async def run() -> None:
        await write(range(1, 101))
        short = log_size()
        await write(range(101, 401))
        assert log_size() <= 2 * short
        assert [act.n for act in await store.acts(table.id)] == list(range(1, 401))

    table = asyncio.run(store.open_table(SPEC, bytes(32)))
    asyncio.run(run())


def test_only_what_can_be_found_out_again_does_without_the_disk(store: Store) -> None:
    ask = "SHOW synchronous_commit" if store.is_shared else "PRAGMA synchronous"

    async def run() -> None:
        kept, jotted = [
            await how(lambda db: db.exec_driver_sql(ask).scalar_one())
            for how in (store._writer.write, store._writer.jot)
        ]
        assert (kept, jotted) == (("on", "off") if store.is_shared else (2, 1))
        table = await store.open_table(SPEC, bytes(32))
        await store.touch([note(table.id)], is_sure=False)
        assert await store.listed() == [f"summary of {table.id}".encode()]

    asyncio.run(run())
