"""The live socket: one per browser, many tables on it.

A browser is let in by way of ASGI like any request. From then on whole text messages, which is all that
browsers send, go straight between the wire and the browser's connection; greetings, pings, fragments and
goodbyes stay with uvicorn.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import pack, unpack_from
from typing import Any, Final

from litestar import WebSocket
from litestar.handlers import websocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from gnomestead.server.connection import Connection
from gnomestead.server.guests import address, find_person, is_same_site
from gnomestead.server.hub import Hub

FORBIDDEN: Final = 4403
TOO_MANY: Final = 4429
SHORT_CUT: Final = "gnomestead.short-cut"
"""The ASGI extension by which the socket itself is handed to the application."""

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_MASK: Final = 4

AnySocket = WebSocket[Any, Any, Any]


class LiveSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket with a short cut."""

    _hear: Callable[[bytes], None] | None = None
    _rest = b""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SHORT_CUT: {"socket": self}}

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Let this hear every message from now on."""
        self._hear = hear

    def say(self, message: bytes) -> None:
        """Send a text message."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = pack("!BB", _TEXT, size)
        elif size < 65_536:
            head = pack("!BBH", _TEXT, 126, size)
        else:
            head = pack("!BBQ", _TEXT, 127, size)
        self.transport.write(head + message)

    @property
    def unsent(self) -> int:
        """How many bytes the browser has not taken yet."""
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def data_received(self, data: bytes) -> None:
        """Tell whole text messages to whoever listens, and uvicorn the rest; always whole frames."""
        if self._hear is None:
            super().data_received(data)
            return
        data, at = self._rest + data, 0
        while (body := _body(data, at)) is not None:
            start, end = body
            is_huge = end - start > self.config.ws_max_size
            if end > len(data) and not is_huge:
                break
            if data[at] == _TEXT and data[at + 1] & _MASKED and not (is_huge or self.close_sent):
                self._hear(apply_mask(data[start:end], data[start - _MASK : start]))
            else:
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]


def _body(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the body of the frame that begins here lies; None: the head is not whole yet."""
    rest = len(data) - at
    if rest < 2:
        return None
    size, start = data[at + 1] & 0x7F, at + 2
    if size == 126:
        if rest < 4:
            return None
        (size,), start = unpack_from("!H", data, start), start + 2
    elif size == 127:
        if rest < 10:
            return None
        (size,), start = unpack_from("!Q", data, start), start + 8
    if data[at + 1] & _MASKED:
        start += _MASK
    return start, start + size


@websocket("/live")
async def live(socket: AnySocket) -> None:
    """From the greeting to the end."""
    hub: Hub = socket.app.state.hub
    if not is_same_site(socket, hub):
        await socket.close(FORBIDDEN)
        return
    me = await find_person(socket, hub)
    cable = _cable(socket)
    connection = Connection(hub, me, address(socket), cable, lambda code: hub.spawn(socket.close(code)))
    if not hub.has_room_for(connection):
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    hub.sockets.add(connection)
    if me is not None:
        hub.spawn(hub.store.saw(me.id))
    try:
        cable.listen(connection.hear)
        connection.welcome()
        await _listen(socket, connection)
    finally:
        hub.sockets.discard(connection)
        connection.leave()


def _cable(socket: AnySocket) -> LiveSocket:
    cable = (socket.scope["extensions"] or {})[SHORT_CUT]["socket"]
    assert isinstance(cable, LiveSocket)
    return cable


async def _listen(socket: AnySocket, connection: Connection) -> None:
    """Until the end; on the way only what comes in pieces."""
    while True:
        message: Any = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        connection.hear(text.encode() if text is not None else message.get("bytes") or b"")
