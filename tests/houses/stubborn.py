"""Players who go on whatever happens to the line: they come back, watch again and ask again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from websockets.exceptions import InvalidHandshake, WebSocketException

from gnomestead.kernel import FULL_STOP
from gnomestead.kernel.registry import find
from gnomestead.server import wire
from gnomestead.store.store import Store
from gnomestead.table.acts import Play
from gnomestead.table.table import Table
from houses.browsers import Browser

LOST = (ConnectionError, OSError, TimeoutError, WebSocketException, InvalidHandshake)


class Stubborn:
    """Plays one seat at random until the game is over, on any of these servers."""

    def __init__(
        self, browser: Browser, addresses: Sequence[str], table: str, seat: int, seed: int, pause: float
    ) -> None:
        self.browser, self._addresses, self.table, self.seat = browser, addresses, table, seat
        self._rng, self._pause, self._patience = random.Random(seed), pause, 0.5 if pause > 0.05 else 0.1
        self.acknowledged: list[str] = []

    @property
    def over(self) -> bool:
        mirror = self.browser.mirrors.get((self.table, self.seat))
        return mirror is not None and mirror.info is not None and mirror.info.phase == "over"

    async def play(self) -> None:
        while not self.over:
            try:
                await self._connected()
                while not self.over:
                    await self._step()
            except LOST:
                await asyncio.sleep(0.05)

    async def _connected(self) -> None:
        await self.browser.close()
        self.browser.address = self._rng.choice(self._addresses)
        self.browser.heard.clear()
        await self.browser.connect(open_timeout=2)
        mirror = self.browser.mirrors.get((self.table, self.seat))
        await self.browser.watch(self.table, self.seat, mirror.n if mirror else 0)

    async def _step(self) -> None:
        mirror = self.browser.mirrors[self.table, self.seat]
        await asyncio.sleep(self._rng.random() * self._pause)
        if mirror.asked is None or not mirror.asked.choices or self._rng.random() < 0.1:
            before = len(self.browser.heard)
            try:
                async with asyncio.timeout(self._patience):
                    await self.browser.until(lambda: len(self.browser.heard) > before)
            except TimeoutError:
                await self.browser.rewatch(self.table, self.seat)
            return
        move = await self._move([choice.word for choice in mirror.asked.choices])
        if move:
            await self._ask(move)

    async def _move(self, words: list[str]) -> str:
        """A whole move, one word after another as the server offers them."""
        said: list[str] = []
        mirror = self.browser.mirrors[self.table, self.seat]
        ends = {choice.word: choice.ends for choice in mirror.asked.choices} if mirror.asked else {}
        while True:
            word = self._rng.choice(words)
            if word == FULL_STOP.text:
                return " ".join(said)
            said.append(word)
            if ends[word]:
                return " ".join(said)
            answer = await self._repeated(lambda mark: wire.Draft(mark, self.table, self.seat, " ".join(said)))
            if not isinstance(answer, wire.Menu):
                return ""
            words = [choice.word for choice in answer.choices]
            ends = {choice.word: choice.ends for choice in answer.choices}

    async def _ask(self, move: str) -> None:
        asked: list[str] = []

        def ask(id: str) -> wire.Ask:
            asked.append(id)
            return wire.Ask(id, self.table, Play(self.seat, move), self.browser.mirrors[self.table, self.seat].n)

        answer = await self._repeated(ask)
        if isinstance(answer, wire.Done):
            self.acknowledged.append(asked[0])

    async def _repeated(self, make: object) -> object:
        """Say it again, word for word, until it is answered."""
        id = self.browser.new_id()
        message = make(id)  # type: ignore[operator]
        for _ in range(20):
            await self.browser.say(message)
            try:
                async with asyncio.timeout(self._patience):
                    return await self.browser.answer(id)
            except TimeoutError:
                continue
        raise TimeoutError(id)


async def hold_to_account(store: Store, players: Sequence[Stubborn]) -> int:
    """Every acknowledged move is there once, and every view is what the record says; how many moves."""
    for table in {player.table for player in players}:
        acts = await store.acts(table)
        assert [act.n for act in acts] == list(range(1, len(acts) + 1))
        marks = [act.request for act in acts if act.request]
        assert len(marks) == len(set(marks))
        stored = await store.table(table)
        assert stored is not None
        replayed = Table(find(stored.spec.game), stored.spec, stored.seed)
        for act in acts:
            replayed.apply(act)
        for player in players:
            if player.table == table:
                assert set(player.acknowledged) <= set(marks)
                _same_view(player, replayed)
    return sum(len(player.acknowledged) for player in players)


def _same_view(player: Stubborn, table: Table) -> None:
    """What the browser has is exactly what its seat may know: nothing lost, nothing more."""
    mirror = player.browser.mirrors[player.table, player.seat]
    versions = [event.seen_by(player.seat) for event in table.log]
    expected = [(version.kind, version.is_confided) for version in versions if version is not None]
    assert [(event.kind, event.known) for event in mirror.events] == expected
    scene = table.game.scene(table.game.view(table.running.state, player.seat))
    assert list(mirror.places.values()) == list(scene.places)
