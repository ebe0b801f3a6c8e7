"""How tables stand, written down for the lists: a few at a time, so that no move waits long for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

from gnomestead.server.live import LiveTable
from gnomestead.server.moment import encode
from gnomestead.store.store import Store, TableNote

WRITTEN_EVERY: Final = 0.5
MOVES_EVERY: Final = 2
"""Tables where nothing has happened but moves are written down every so many times only, one lot of them, and no move
waits for the disk on their account."""
AT_ONCE: Final = 60


class Summaries:
    """The tables that have changed since they were written down; `written` hears when the lobby looks different."""

    def __init__(self, store: Store, written: Callable[[], None]) -> None:
        self._store, self._written = store, written
        self._changed: dict[LiveTable, None] = {}
        self._moved: dict[LiveTable, None] = {}
        self._times = 0

    def __contains__(self, live: LiveTable) -> bool:
        return live in self._changed or live in self._moved

    def has_moved(self, live: LiveTable) -> None:
        """A move was made: write it down some time."""
        self._moved[live] = None

    def has_changed(self, live: LiveTable) -> None:
        """Something else has happened: write it down soon."""
        self._changed[live] = None

    async def write_some(self) -> None:
        """Those that have changed, and in turn some of those that have only moved."""
        self._times += 1
        await self.write(list(self._changed))
        if self._times % MOVES_EVERY == 0:
            await self.write(list(islice(self._moved, AT_ONCE)), is_sure=False)

    async def write_all(self) -> None:
        """Leave nothing unwritten."""
        await self.write([*self._changed, *self._moved])

    async def write(self, tables: Iterable[LiveTable], is_sure: bool = True) -> None:
        """Write down how these tables stand."""
        waiting = iter(dict.fromkeys(tables))
        while lot := list(islice(waiting, AT_ONCE)):
            for live in lot:
                self._changed.pop(live, None)
                self._moved.pop(live, None)
            await self._store.touch([_note(live) for live in lot], is_sure)
            if any(live.table.spec.listed for live in lot):
                self._written()


def _note(live: LiveTable) -> TableNote:
    return TableNote(live.id, live.table.phase, live.table.is_driven, encode(live.info()).decode())
