"""People with browsers: each has a context to themselves, and whatever their page complains about fails the test."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError

from browser.contexts import ContextPool

DESKTOP: Final = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
COMPLAINTS: Final = ("error", "warning")


class Visitor:
    """Somebody with a browser."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        self.context, self.name = context, name
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        """Beginnings of complaints that this test provokes."""
        context.on("console", self._hear)
        context.on("weberror", self._hear_error)

    def ignore_complaints(self) -> None:
        """Listen no more: the context is given to somebody else."""
        self.context.remove_listener("console", self._hear)
        self.context.remove_listener("weberror", self._hear_error)

    def _hear_error(self, slip: WebError) -> None:
        self.complaints.append(f"{self.name}: {slip.error}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in COMPLAINTS:
            self.complaints.append(f"{self.name}: {message.text} ({message.location['url']})")

    def unforgiven(self) -> list[str]:
        return [one for one in self.complaints if not one.partition(": ")[2].startswith(self.forgiven or ("\0",))]

    def register(self) -> None:
        """Come in under one's name, without the dialog."""
        self.ask("POST", "/api/people", {"name": self.name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request of this person's browser, outside the page."""
        return json.loads(self.fetch(method, path, body))

    def fetch(self, method: str, path: str, body: object = None) -> str:
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.text()

    def listen(self) -> list[str]:
        """All that this page's sockets hear from now on, message by message."""
        heard: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.extend(lines(text))))
        return heard

    def overhear(self) -> list[str]:
        """All that this page's sockets hear or say from now on, message by message."""
        told = self.listen()
        self.page.on("websocket", lambda socket: socket.on("framesent", lambda text: told.extend(lines(text))))
        return told

    def turn_page(self) -> None:
        """Begin with a new window."""
        old, self.page = self.page, self.context.new_page()
        old.close()

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page


def lines(frame: str | bytes) -> list[str]:
    """The messages in one frame."""
    return (frame if isinstance(frame, str) else frame.decode()).split("\n")


class Visitors:
    """Everybody who comes during a test."""

    def __init__(self, contexts: ContextPool) -> None:
        self._contexts = contexts
        self._all: list[Visitor] = []
        self._date_ms: int | None = None

    def come(self, name: str, device: dict[str, Any] = DESKTOP, *, known: bool = True, **more: Any) -> Visitor:
        """Somebody with a browser. `known`: the server already has their name; otherwise the browser is brand-new."""
        usual: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", "base_url": self._contexts.address}
        visitor = Visitor(self._contexts.take({**usual, **device, **more}, fresh=not known), name)
        if self._date_ms is not None:
            visitor.page.clock.set_fixed_time(self._date_ms / 1000)
        if known:
            visitor.register()
        self._all.append(visitor)
        return visitor

    def set_date(self, ms: int) -> None:
        """Stop the date of all pages at this moment; their timers and frames run on."""
        self._date_ms = ms
        for visitor in self._all:
            visitor.page.clock.set_fixed_time(ms / 1000)

    def leave(self) -> list[str]:
        """All go; the answer is what their pages complained about."""
        complaints = [one for visitor in self._all for one in visitor.unforgiven()]
        for visitor in self._all:
            visitor.ignore_complaints()
            self._contexts.give_back(visitor.context)
        return complaints
