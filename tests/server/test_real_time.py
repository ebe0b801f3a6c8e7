"""Real time: a stamp is believed as far as the line can explain it, and judged when all others can have come."""

from __future__ import annotations

import asyncio

import pytest

from gnomestead.kernel.registry import find
from gnomestead.server import live as live_module
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


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    monkeypatch.setattr(live_module, "now", lambda: CREATED + ARRIVED)
    game = find("gnome_me")
    spec = TableSpec(game.id, game.rules_version, 2, {}, ADA.id)
    stored = StoredTable("t", spec, bytes(32), CREATED, "gathering")
    return LiveTable(stored, Table(game, spec, bytes(32)), Memory(), lambda *_: None)  # type: ignore[arg-type]


def held(live: LiveTable, pressed: int | None, credit: int, lag: int = 0) -> tuple[int, float]:
    """The stamp that a press gets, and for how many seconds it is held."""
    waits: list[float] = []

    async def run() -> int:
        async def sleep(seconds: float) -> None:
            waits.append(round(seconds, 3))

        await live.ask(ADA, Sit(0), "")
        await live.ask(BO, Sit(1), "")
        await live.ask(ADA, Start(), "")
        live.note_credit(ADA.id, credit)
        live.note_credit(BO.id, 250)
        real, asyncio.sleep = asyncio.sleep, sleep  # type: ignore[assignment]
        try:
            return await live._hold(ADA.id, lag, None if pressed is None else CREATED + pressed)
        finally:
            asyncio.sleep = real

    return asyncio.run(run()), sum(waits)


@pytest.mark.parametrize(
    ("pressed", "stamp"),
    [(15_100, 15_220), (15_300, 15_300), (15_404, 15_404), (15_406, 15_400), (None, 15_350)],
)
def test_a_stamp_is_believed_as_far_as_the_line_explains_it(live: LiveTable, pressed: int | None, stamp: int) -> None:
    """GM-TIM-10: credit 180; older stamps are raised, those from the future set to the arrival."""
    assert held(live, pressed, credit=180, lag=100)[0] == stamp


def test_a_move_is_held_until_all_others_can_have_come(live: LiveTable) -> None:
    """GM-TIM-11: the horizon is the largest credit at the table."""
    assert held(live, 15_300, credit=180) == (15_300, 0.15)


def test_one_device_needs_no_horizon(live: LiveTable) -> None:
    live.table.chairs[1].person = ADA.id
    live.note_credit(ADA.id, 300)
    assert live.horizon() == 0
