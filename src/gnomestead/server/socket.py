"""The live socket: one per browser, many tables on it.

A browser is let in by way of ASGI like any request. Then the application is done with it: messages go straight
between the wire and the browser's connection, and nothing of the request is kept. Whole text messages, which is
all that browsers send, are read here; pings, fragments and goodbyes stay with uvicorn.
"""

from __future__ import annotations

import logging
from typing import Any, Final, Protocol

from litestar import WebSocket
from litestar.handlers import websocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gnomestead.server.connection import Connection
from gnomestead.server.frames import text_frame, whole_frames
from gnomestead.server.guests import address, find_person, is_same_site
from gnomestead.server.hub import Hub

log = logging.getLogger(__name__)

SWITCHING: Final = 101
FORBIDDEN: Final = 4403
TOO_MANY: Final = 4429
SHORT_CUT: Final = "gnomestead.short-cut"
"""The ASGI extension by which the socket itself is handed to the application."""

AnySocket = WebSocket[Any, Any, Any]


class Listener(Protocol):
    """Who hears what a browser says."""

    def hear(self, text: bytes) -> None:
        """One message."""

    def leave(self) -> None:
        """The browser is gone."""


class LiveSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket with a short cut."""

    _listener: Listener | None = None
    _rest = b""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SHORT_CUT: {"socket": self}}

    async def run_asgi(self) -> None:
        """Let the application see to the browser; once somebody listens, the application is done."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("a browser could not be let in")
            self.send_500_response()
        del self.scope, self.request, self.response
        if self._listener is None and self.close_timer is None:
            self.transport.close()

    def listen(self, listener: Listener) -> None:
        """Let this one hear every message from now on."""
        self._listener = listener

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener.leave()

    def hang_up(self, code: int) -> None:
        """Say goodbye, and give the browser a while to answer."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def say(self, message: bytes) -> None:
        """Send a text message."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(text_frame(message))

    @property
    def unsent(self) -> int:
        """How many bytes the browser has not taken yet."""
        return self.transport.get_write_buffer_size()

    def data_received(self, data: bytes) -> None:
        """Tell whole text messages to whoever listens, and uvicorn the rest; always whole frames."""
        if self._listener is None:
            super().data_received(data)
            return
        frames, self._rest = whole_frames(self._rest + data, self.config.ws_max_size)
        for is_text, frame in frames:
            if not is_text:
                super().data_received(frame)
            elif not self.close_sent:
                self._listener.hear(frame)

    def send_receive_event_to_app(self) -> None:
        """What came in pieces is whole now."""
        if self._listener is None:
            super().send_receive_event_to_app()
        elif not self.close_sent:
            text, self.frames = b"".join(self.frames), []
            self._listener.hear(text)


@websocket("/live")
async def live(socket: AnySocket) -> None:
    """Let a browser in."""
    hub: Hub = socket.app.state.hub
    if not is_same_site(socket, hub):
        await socket.close(FORBIDDEN)
        return
    me = await find_person(socket, hub)
    cable = _cable(socket)
    connection = Connection(hub, me, address(socket), cable)
    if not hub.has_room_for(connection):
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    hub.sockets.add(connection)
    if me is not None:
        hub.spawn(hub.store.saw(me.id))
    cable.listen(connection)
    connection.welcome()


def _cable(socket: AnySocket) -> LiveSocket:
    cable = (socket.scope["extensions"] or {})[SHORT_CUT]["socket"]
    assert isinstance(cable, LiveSocket)
    return cable
