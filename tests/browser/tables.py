"""Tables for browser tests: opened over HTTP by somebody's browser, sat at through the page."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from playwright.sync_api import Page

from browser.visitors import Visitor


def open_table(host: Visitor, game: str, seats: int = 2, *, bots: bool = False, **options: Any) -> str:
    """A new table, the host on the first seat; its address."""
    table = host.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options, "bots": bots})
    return str(table["id"])


def ask(visitor: Visitor, table: str, kind: str, **request: Any) -> Any:
    """Ask something of a table."""
    body = {"id": uuid4().hex, "request": {"type": kind, **request}}
    return visitor.ask("POST", f"/api/tables/{table}/asks", body)


def start(host: Visitor, table: str, *guests: Visitor) -> None:
    """The guests sit down on the next seats, and the game begins."""
    for seat, guest in enumerate(guests, 1):
        ask(guest, table, "Sit", seat=seat)
    ask(host, table, "Start")


def sit_at(visitor: Visitor, table: str) -> Page:
    """Open a running table's page and wait until its scene is there."""
    page = visitor.go(f"/t/{table}")
    page.locator(".prompt").wait_for()
    return page


def result(page: Page) -> list[str]:
    """The rows of the score sheet, or the headline where there is none."""
    rows = page.locator(".result tr").all_inner_texts()
    return rows or page.locator(".result h2").all_inner_texts()
