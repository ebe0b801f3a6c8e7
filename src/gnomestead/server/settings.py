"""How a server is run: where it listens, what it remembers, how much anybody may ask of it."""

from __future__ import annotations

import os

import msgspec

MINUTE = 60_000
DAY = 86_400_000
BOT_PROCESSES = max(1, (os.cpu_count() or 2) // 2)


class Limits(msgspec.Struct, frozen=True):
    """How much one person or address may ask; everything beyond is refused, not queued."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 25
    message_burst: int = 100
    signs_per_second: float = 2
    sign_burst: int = 10
    requests_per_second: float = 10
    request_burst: int = 120
    guests_per_minute: float = 20
    guest_burst: int = 60
    sockets_per_person: int = 12
    sockets_per_address: int = 200
    watches_per_socket: int = 60
    open_tables_per_person: int = 40
    unsent_bytes: int = 2_000_000


class Settings(msgspec.Struct, frozen=True):
    """All that `gnomestead serve` can be told."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bot_processes: int = BOT_PROCESSES
    bot_pace: int = 900
    """About how many milliseconds a bot takes for a move."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may open sockets here."""
    guests_forgotten_after: int = 90 * DAY
    lease: int = 15_000
    sweep: float = 2.0
    """Seconds between looks at what hints may have missed."""
    limits: Limits = Limits()
