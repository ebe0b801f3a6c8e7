"""Real time: a stamp is believed as far as the line can explain it, and judged when all others can have come."""

from __future__ import annotations

import asyncio

import pytest

from gnomestead.kernel.registry import find
from gnomestead.server.clock import Clock
from gnomestead.server.live import LiveTable
from gnomestead.store.store import Person, StoredTable
from gnomestead.store.writer import Told
from gnomestead.table.acts import Act, Sit, Start, TableSpec
from gnomestead.table.table import Table

ADA, BO = Person("ada", "Ada"), Person("bo", "Bo")
CREATED = 1_000_000
ARRIVED = 15_400


class Memory:
    """A store for one table."""

    is_shared = False

    def write_down(self, _table: str, _act: Act, told: Told) -> None:
        told(True, None)


class StoppedClock(Clock):
    """Shows the moment of arrival, and notes how long anybody would have waited."""

    waited: int = 0

    def now(self) -> int:
        return CREATED + ARRIVED

    async def sleep_until(self, until: int) -> None:
        self.waited += until - self.now()


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
def live(clock: StoppedClock) -> LiveTable:
    game = find("gnome_me")
    spec = TableSpec(game.id, game.rules_version, 2, {}, ADA.id)
    stored = StoredTable("t", spec, bytes(32), CREATED, "gathering")
    return LiveTable(stored, Table(game, spec, bytes(32)), Memory(), lambda *_: None, clock)  # type: ignore[arg-type]


def stamped(live: LiveTable, pressed: int | None, credit: int, lag: int = 0) -> int:
    """The stamp that a press gets."""

    async def run() -> int:
        await live.ask(ADA, Sit(0), "")
        await live.ask(BO, Sit(1), "")
        await live.ask(ADA, Start(), "")
        live.note_credit(ADA.id, credit)
        live.note_credit(BO.id, 250)
        return await live._hold(ADA.id, lag, None if pressed is None else CREATED + pressed)

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("pressed", "stamp"),
    [(15_100, 15_220), (15_300, 15_300), (15_404, 15_404), (15_406, 15_400), (None, 15_350)],
)
def test_a_stamp_is_believed_as_far_as_the_line_explains_it(live: LiveTable, pressed: int | None, stamp: int) -> None:
    """GM-TIM-10: credit 180; older stamps are raised, those from the future set to the arrival."""
    assert stamped(live, pressed, credit=180, lag=100) == stamp


def test_a_move_is_held_until_all_others_can_have_come(live: LiveTable, clock: StoppedClock) -> None:
    """GM-TIM-11: the horizon is the largest credit at the table."""
    assert stamped(live, 15_300, credit=180) == 15_300
    assert clock.waited == 150


def test_one_device_needs_no_horizon(live: LiveTable) -> None:
    live.table.chairs[1].person = ADA.id
    live.note_credit(ADA.id, 300)
    assert live.horizon() == 0
