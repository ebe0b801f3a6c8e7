"""Whatever breaks: nothing acknowledged is lost, and every view is what the record says."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from databases import empty
from gnomestead.store import migrate
from gnomestead.store.engine import open_engine
from gnomestead.store.store import Store
from gnomestead.table.acts import Sit, Start
from houses.browsers import Browser, evening
from houses.house import House
from houses.proxy import BadLine
from houses.served import Served
from houses.stubborn import Stubborn, hold_to_account

LONG = pytest.mark.soak


async def sit_down(addresses: Sequence[str], tables: int, pause: float, through: str = "") -> list[Stubborn]:
    """Two people at each of these tables, the game begun; they play through `through`, or any server."""
    players: list[Stubborn] = []
    for number in range(tables):
        ada = await Browser.guest(addresses[0], f"Ada {number}")
        bo = await Browser.guest(addresses[0], f"Bo {number}")
        table = await ada.open("mushroom_market", options={"rounds": 4})
        await bo.granted(table, Sit(1))
        await ada.granted(table, Start())
        lines = [through] if through else addresses
        players += [Stubborn(who, lines, table, seat, number * 2 + seat, pause) for seat, who in enumerate((ada, bo))]
    return players


async def account(database: str, players: Sequence[Stubborn]) -> int:
    store = Store(open_engine(database))
    moves = await hold_to_account(store, players)
    store.close()
    return moves


async def kill_often(servers: Sequence[Served], kills: int, apart: float) -> None:
    """Now and then one of them dies, and comes back."""
    rng = random.Random(kills)
    for _ in range(kills):
        await asyncio.sleep(0.2 + rng.random() * apart)
        victim = rng.choice(servers)
        victim.kill()
        victim.start()
        await asyncio.to_thread(victim.wait)


def crash(servers: Sequence[Served], tables: int, kills: int) -> int:
    """Play on all these tables while servers are killed; how many moves were acknowledged."""
    moves = 0
    pause, apart = (0.1, 1.0) if tables < 10 else (1.0, 6.0)

    async def run() -> None:
        nonlocal moves
        players = await sit_down([server.address for server in servers], tables, pause)
        async with asyncio.timeout(60 + 60 * kills), asyncio.TaskGroup() as group:
            group.create_task(kill_often(servers, kills, apart))
            for player in players:
                group.create_task(player.play())
        moves = await account(servers[0].database, players)

    for server in servers:
        server.start()
    for server in servers:
        server.wait()
    try:
        evening(run())
    finally:
        for server in servers:
            server.kill()
    return moves


@pytest.mark.parametrize(("tables", "kills"), [(4, 2), pytest.param(50, 20, marks=LONG)])
def test_killed_while_people_play(tmp_path: Path, tables: int, kills: int) -> None:
    servers = [Served(f"sqlite:///{tmp_path}/gnomes.sqlite")]
    assert crash(servers, tables, kills) > 10 * tables


@pytest.mark.parametrize(("tables", "kills"), [(3, 1), pytest.param(50, 20, marks=LONG)])
def test_one_of_two_servers_killed(postgres: str, tables: int, kills: int) -> None:
    engine = open_engine(empty(postgres))
    migrate.upgrade(engine)
    engine.dispose()
    servers = [Served(postgres), Served(postgres)]
    assert crash(servers, tables, kills) > 10 * tables


def test_a_bad_line_only_costs_time(house: House) -> None:
    async def run() -> None:
        async with BadLine(house.address, seed=5) as line:
            players = await sit_down([house.address], 1, 0.01, through=line.address)
            async with asyncio.timeout(240), asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            assert line.troubles > 20
            line.calm = True
            for player in players:
                await player.browser.watch(player.table, player.seat)
            await account(house.settings.database, players)
            await asyncio.gather(*(player.browser.close() for player in players))

    evening(run())
