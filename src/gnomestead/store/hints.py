"""Hints between servers: "this table has act 7", "somebody waves there".

One lost or doubled does no harm; everybody also looks by itself.

On PostgreSQL they are NOTIFY messages, sent with the commit itself. One server alone needs none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy import Engine

CHANNEL: Final = "gnomestead"
LOBBY: Final = "lobby"
CHAT: Final = "chat"
BESIDE: Final = "beside"
"""What is told beside the moves and written down nowhere: it travels in the hint itself, behind this word."""
_RETRY: Final = 1.0

log = logging.getLogger(__name__)


async def listen(engine: Engine, heard: Callable[[str], None]) -> None:
    """Call `heard` with every topic that some server hints at, for as long as we run."""
    if engine.dialect.name != "postgresql":
        return
    import psycopg  # nine megabytes that SQLite does not need

    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                heard(LOBBY)
                async for note in connection.notifies():
                    heard(note.payload)
        except psycopg.OperationalError:
            log.warning("the line for hints broke; trying again")
        await asyncio.sleep(_RETRY)
