"""The ledger of a live table: the one way to change it.

Judge, write down, apply, tell: one thing after the other, and nobody is shown or told anything that is
not committed. If another server was quicker, we read on and judge again. While nothing stands in the way
a move is plain calls from the socket to the writer and back: no task is made for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from gnomestead.kernel import GnomesteadError
from gnomestead.store.store import Store
from gnomestead.store.writer import resolve
from gnomestead.table.acts import Act
from gnomestead.table.table import Table

Judged: TypeAlias = Callable[[Table, int], Act]
"""Makes the act, or raises why not."""
Told: TypeAlias = Callable[[Act | None, BaseException | None], None]
"""Hears of the act when it is done for good, and of whatever went wrong."""


class NothingAsked(GnomesteadError):
    """All that can come of it is news."""


class Proposal:
    """Something somebody wants to happen."""

    __slots__ = ("judged", "told")

    def __init__(self, judged: Judged, told: Told) -> None:
        self.judged, self.told = judged, told


class Ledger:
    """The acts of one table, kept by this server."""

    def __init__(
        self, id: str, table: Table, store: Store, now: Callable[[], int], apply: Callable[[Act], None]
    ) -> None:
        self._id, self._table, self._store, self._now, self._apply = id, table, store, now, apply
        self._waiting: list[Proposal] = []
        self._is_busy = False
        self._reading: asyncio.Task[None] | None = None

    def propose(self, judged: Judged, told: Told) -> None:
        """Judge, write down, apply, tell; after everything proposed before."""
        self._waiting.append(Proposal(judged, told))
        self._go_on()

    async def write(self, judged: Judged) -> Act:
        """The same for whoever can wait; raises why not."""
        done: asyncio.Future[Act] = asyncio.get_running_loop().create_future()
        self.propose(judged, partial(resolve, done))
        return await done

    async def catch_up(self) -> None:
        """Apply what others have written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.propose(_nothing, lambda _act, _error: resolve(done, None, None))
        await done

    def _go_on(self) -> None:
        while self._waiting and not self._is_busy:
            proposal = self._waiting.pop(0)
            try:
                act = proposal.judged(self._table, self._now())
            except GnomesteadError as error:
                self._refuse(proposal, error)
            except Exception as error:
                proposal.told(None, error)
            else:
                self._is_busy = True
                self._store.write_down(self._id, act, partial(self._written, proposal, act))

    def _written(self, proposal: Proposal, act: Act, is_ours: bool, error: BaseException | None) -> None:
        if error is None and not is_ours:
            self._read_on(proposal, None)
            return
        self._is_busy = False
        proposal.told(act, error or self._carry_out(act))
        self._go_on()

    def _carry_out(self, act: Act) -> Exception | None:
        try:
            self._apply(act)
        except Exception as error:
            return error
        return None

    def _refuse(self, proposal: Proposal, error: GnomesteadError) -> None:
        """Nothing is refused for lack of news that another server has written."""
        if self._store.is_shared:
            self._read_on(proposal, error)
        else:
            proposal.told(None, error)

    def _read_on(self, proposal: Proposal, refusal: GnomesteadError | None) -> None:
        self._is_busy = True
        self._reading = asyncio.create_task(self._judge_again(proposal, refusal))

    async def _judge_again(self, proposal: Proposal, refusal: GnomesteadError | None) -> None:
        """Apply what others have written. If there is nothing new, a refusal stands."""
        n = self._table.n
        try:
            for act in await self._store.acts(self._id, n):
                self._apply(act)
        except Exception as error:
            proposal.told(None, error)
        else:
            if refusal is not None and (self._table.n == n or isinstance(refusal, NothingAsked)):
                proposal.told(None, refusal)
            else:
                self._waiting.insert(0, proposal)
        finally:
            self._is_busy = False
            self._go_on()


def _nothing(_table: Table, _at: int) -> Act:
    raise NothingAsked("nothing was asked")
