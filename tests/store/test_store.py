"""Nothing acknowledged is lost, and only one can write act n."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from gnomestead.store.store import Conflict, Store, now
from gnomestead.table.acts import Act, TableSpec

SPEC = TableSpec("tic_tac_toe", 1, 2, {}, "ada", listed=True)


def test_only_one_can_append_act_n(store: Store) -> None:
    async def run() -> None:
        table = await store.open_table(SPEC, bytes(32))
        await store.append(table.id, Act(1, 5, "start"))
        with pytest.raises(Conflict, match="act 1"):
            await store.append(table.id, Act(1, 6, "pause"))
        await store.append(table.id, Act(2, 9, "move", "ada", 0, "b2"))
        assert await store.acts(table.id) == [Act(1, 5, "start"), Act(2, 9, "move", "ada", 0, "b2")]
        assert [act.n for act in await store.acts(table.id, after=1)] == [2]

    asyncio.run(run())


def test_racing_writers_share_commits_and_one_wins_each_number(store: Store) -> None:
    async def run() -> None:
        table = await store.open_table(SPEC, bytes(32))
        tries = [store.append(table.id, Act(n, who, "move")) for n in range(1, 101) for who in range(3)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 100
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 200
        assert [act.n for act in await store.acts(table.id)] == list(range(1, 101))

    asyncio.run(run())


def test_a_job_that_fails_spoils_nobody_elses(store: Store) -> None:
    async def run() -> None:
        table = await store.open_table(SPEC, bytes(32))
        bad = store._writer.write(lambda db: db.execute(text("INSERT INTO nowhere VALUES (1)")))
        good = [store.append(table.id, Act(n, 0, "move")) for n in (1, 2, 3)]
        outcomes = await asyncio.gather(good[0], bad, *good[1:], return_exceptions=True)
        assert [outcome is None for outcome in outcomes] == [True, False, True, True]
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


def test_lists_of_tables(store: Store) -> None:
    async def run() -> None:
        ada, _ = await store.add_person("Ada")
        one, two = await store.open_table(SPEC, bytes(32)), await store.open_table(SPEC, bytes(32))
        await store.seat(two.id, ada.id)
        await store.seat(two.id, ada.id)
        assert [table.id for table in await store.tables_of(ada.id)] == [two.id]
        await store.touch(one.id, "over")
        assert [table.id for table in await store.listed()] == [two.id]
        assert (await store.table(one.id)).phase == "over"  # type: ignore[union-attr]
        assert await store.table("nowhere") is None
        assert await store.forget_idle(now() + 1) == 0

    asyncio.run(run())


def test_chat_and_leases(store: Store) -> None:
    async def run() -> None:
        table = await store.open_table(SPEC, bytes(32))
        lines = [await store.say(table.id, "ada", "all", words) for words in ("hello", "<b>hi</b>")]
        assert await store.chat(table.id) == lines
        assert await store.chat(table.id, after=lines[0].id) == lines[1:]
        assert await store.lease(table.id, "server-1", 60_000)
        assert not await store.lease(table.id, "server-2", 60_000)
        assert await store.lease(table.id, "server-1", -1)
        assert await store.lease(table.id, "server-2", 60_000)
        await store.release("server-2")
        assert await store.lease(table.id, "server-1", 60_000)

    asyncio.run(run())
