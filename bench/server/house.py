"""Our server as the bench runs it: SQLite, every move durable, limits out of the way."""

from __future__ import annotations

import sys

from gnomestead.server.serve import prepare, serve
from gnomestead.server.settings import Limits, Settings

FREE = Limits(
    messages_per_second=1e6,
    message_burst=10**6,
    requests_per_second=1e6,
    request_burst=10**6,
    guests_per_minute=1e6,
    guest_burst=10**6,
    sockets_per_address=10**6,
)

if __name__ == "__main__":
    settings = Settings(sys.argv[1], port=int(sys.argv[2]), limits=FREE)
    {"prepare": prepare, "serve": serve}[sys.argv[3]](settings)
