"""The live socket: one per browser, many tables on it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import WebSocket
from litestar.handlers import websocket

from gnomestead.server.connection import Connection
from gnomestead.server.guests import address, find_person, is_same_site
from gnomestead.server.hub import Hub

FORBIDDEN: Final = 4403
TOO_MANY: Final = 4429

AnySocket = WebSocket[Any, Any, Any]


@websocket("/live")
async def live(socket: AnySocket) -> None:
    """From the greeting to the end."""
    hub: Hub = socket.app.state.hub
    if not is_same_site(socket, hub):
        await socket.close(FORBIDDEN)
        return
    me = await find_person(socket, hub)
    connection = Connection(hub, me, address(socket), socket.send)
    if not hub.has_room_for(connection):
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    hub.sockets.add(connection)
    if me is not None:
        hub.spawn(hub.store.saw(me.id))
    writing = asyncio.create_task(connection.write())
    try:
        connection.welcome()
        await _listen(socket, connection)
    finally:
        hub.sockets.discard(connection)
        connection.leave()
        writing.cancel()


async def _listen(socket: AnySocket, connection: Connection) -> None:
    while True:
        message: Any = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await connection.hear(message.get("text") or message.get("bytes") or "")
