"""Talk at a table: players among themselves while they play, otherwise to all; and waves."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.server.live import LiveTable
from gnomestead.server.moment import encode
from gnomestead.server.wire import Chat, Reacted, Spoken
from gnomestead.store.store import ChatLine, Person, Store


def may_hear(live: LiveTable, person: str, room: str) -> bool:
    """Players' talk is theirs until the game is over."""
    return room == "all" or person in live.table.people() or live.table.phase in ("over", "closed")


class Talk:
    """What is said at this server's tables, shown to whoever may hear it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._shown: dict[str, int] = {}

    async def say(self, live: LiveTable, person: Person, text: str) -> None:
        """Say something at a table."""
        among_players = person.id in live.table.people() and live.table.phase in ("playing", "paused")
        line = await self._store.say(live.id, person.id, "players" if among_players else "all", text)
        await self._show(live, [line])

    async def so_far(self, live: LiveTable, person: str) -> tuple[Spoken, ...]:
        """What was said at a table, as far as this person may hear it."""
        lines = await self._store.chat(live.id)
        return await self._named([line for line in lines if may_hear(live, person, line.room)])

    async def pass_on(self, live: LiveTable) -> None:
        """Show what was said by way of other servers."""
        await self._show(live, await self._store.chat(live.id, self._shown.get(live.id, 0), most=20))

    def react(self, live: LiveTable, message: Reacted) -> None:
        """Show a wave to everybody who looks."""
        for looker in live.lookers():
            looker.send(encode(message))

    def forget(self, table: str) -> None:
        """Nobody looks at this table any more."""
        self._shown.pop(table, None)

    async def _show(self, live: LiveTable, lines: Sequence[ChatLine]) -> None:
        fresh = [line for line in lines if line.id > self._shown.get(live.id, 0)]
        if not fresh:
            return
        self._shown[live.id] = fresh[-1].id
        for spoken in await self._named(fresh):
            message = encode(Chat(live.id, spoken))
            for looker in live.lookers():
                if may_hear(live, looker.person, spoken.room):
                    looker.send(message)

    async def _named(self, lines: Sequence[ChatLine]) -> tuple[Spoken, ...]:
        names = await self._store.people_named({line.person for line in lines}) if lines else {}
        return tuple(
            Spoken(line.id, line.at, line.person, names.get(line.person, ""), line.room, line.text) for line in lines
        )
