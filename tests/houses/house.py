"""A house is a whole server, on a real port, in a thread of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

from gnomestead.kernel import State
from gnomestead.server.app import make_app
from gnomestead.server.live import LiveTable
from gnomestead.server.serve import prepare, server
from gnomestead.server.settings import Limits, Settings
from houses.clock import ManualClock

TOYBOX = str(Path(__file__).parent / "toybox")
GENEROUS = Limits(messages_per_second=1e6, message_burst=10**6, requests_per_second=1e6, request_burst=10**6,
                  guests_per_minute=1e6, guest_burst=10**6, signs_per_second=1e6, sign_burst=10**6)  # fmt: skip

POLL_S = 0.005
REST_TIMEOUT_S = 60.0


class House:
    """A running server."""

    def __init__(self, database: str, limits: Limits = GENEROUS, port: int = 0, bot_pace: int = 0) -> None:
        self.settings = Settings(
            database, port=port, bot_processes=1, bot_pace=bot_pace, lease=1_500, sweep=0.3, limits=limits
        )
        self.clock = ManualClock()
        self.app = make_app(self.settings, self.clock)
        self._server = server(self.settings, self.app)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def open(self) -> House:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        return self

    def state(self, table: str) -> State:
        """The position at a table that this server has loaded."""
        return self._live(table).table.running.state

    def wait_until(self, table: str, wanted: Callable[[State], bool]) -> None:
        """Wait until what people have pressed has brought a game into a position like this."""
        give_up = time.monotonic() + REST_TIMEOUT_S
        while not wanted(self.state(table)):
            assert time.monotonic() < give_up, f"nobody has brought this about: {self.state(table).brief()}"
            time.sleep(POLL_S)

    def next_deadline(self, table: str) -> int:
        """Milliseconds until something happens at a table by itself (0: it is over), once it has come to rest."""
        live, give_up = self._live(table), time.monotonic() + REST_TIMEOUT_S
        while live.table.phase == "playing":
            wait = self.clock.until_end_of(list(live._waiting))
            if wait is not None:
                return wait
            assert time.monotonic() < give_up, f"nothing is due at the table: {live.table.running.state.brief()}"
            time.sleep(POLL_S)
        return 0

    def _live(self, table: str) -> LiveTable:
        live: LiveTable = self.app.state.hub.tables[table]
        return live

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)


def new_house(folder: Path, bot_pace: int = 0) -> House:
    """A house on a fresh SQLite file in this folder, open."""
    settings = Settings(f"sqlite:///{folder}/gnomes.sqlite", port=0)
    prepare(settings)
    return House(settings.database, bot_pace=bot_pace).open()
