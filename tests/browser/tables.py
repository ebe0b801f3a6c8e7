"""Tables for browser tests: opened over HTTP by somebody's browser, sat at through the page."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page

from browser.visitors import Visitor
from gnomestead.bots.driver import Driver, make_bot
from gnomestead.kernel import Match, dumps, loads
from gnomestead.kernel.registry import find


def open_table(host: Visitor, game: str, seats: int = 2, *, seed: int = 1, bots: bool = False, **options: Any) -> str:
    """A new table with a known seed, the host on the first seat; its address."""
    table = open_record(host, Match.new(find(game), seats, options, seed))
    for seat in range(1, seats) if bots else ():
        ask(host, table, "SeatBot", seat=seat)
    return table


def open_record(host: Visitor, match: Match) -> str:
    """A table that goes on from a record, be it an empty one: the one honest way to bring one's own seed."""
    return str(host.ask("POST", "/api/records", {"record": dumps(match.record())})["id"])


def bots_play(game: str, seats: int, seed: int, until: Callable[[Match], bool], **options: Any) -> Match:
    """What bots make of a table, up to a moment like this."""
    rng = random.Random(seed)
    match = Match.new(find(game), seats, options, seed)
    driver = Driver(match, {seat: make_bot(match.game, "bot", seat, rng) for seat in range(seats)}, rng)
    while not until(match):
        assert driver.step() is not None, f"{game} is over before that"
    return match


def almost_over(game: str, seats: int, left: int, **options: Any) -> Match:
    """What bots make of a table, up to so many moves before its end."""
    whole = bots_play(game, seats, 1, lambda match: match.state.over, **options)
    return Match.replay(whole.game, whole.record(), len(whole.entries) - left)


def is_asked(match: Match, prompt: str) -> bool:
    """Whether the first seat must answer just this."""
    return 0 in match.state.waiting() and match.state.prompt(0).key == prompt


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
    return sit_together(table, visitor)[0]


def sit_together(table: str, *visitors: Visitor) -> list[Page]:
    """Open a running table's page for each of these people, all at once."""
    for visitor in visitors:
        visitor.page.goto(f"/t/{table}", wait_until="commit")
    for visitor in visitors:
        visitor.page.locator(".prompt").wait_for()
    return [visitor.page for visitor in visitors]


def own_moves(visitor: Visitor, table: str) -> list[str]:
    """The moves this person has made, as the table will tell them."""
    record = loads(visitor.fetch("GET", f"/api/tables/{table}/record"))
    return [entry.move for entry in record.entries]


def result(page: Page) -> list[str]:
    """The rows of the score sheet, or the headline where there is none."""
    rows = page.locator(".result tr").all_inner_texts()
    return rows or page.locator(".result h2").all_inner_texts()
