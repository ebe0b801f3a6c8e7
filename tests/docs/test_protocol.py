"""The conversations of protocol.md, held word for word."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from docs.code_blocks import DOCS, marked_blocks
from gnomestead.cli import main
from gnomestead.server import wire
from gnomestead.server.serve import prepare
from gnomestead.server.settings import Settings
from houses.browsers import Browser, evening
from houses.house import House

PAGE = (DOCS / "protocol.md").read_text("utf-8")
ANYTHING = "…"


@pytest.fixture
def house(tmp_path: Any) -> Iterator[House]:
    settings = Settings(f"sqlite:///{tmp_path}/gnomes.sqlite")
    prepare(settings)
    house = House(settings.database).open()
    yield house
    house.close()


def as_sent(message: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def fits(expected: Any, found: Any) -> bool:
    """Whether everything expected is there; more may be."""
    if expected == ANYTHING:
        return True
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(key in found and fits(expected[key], found[key]) for key in expected)
    if isinstance(expected, list):
        return len(expected) == len(found) and all(map(fits, expected, found))
    return bool(expected == found)


def test_conversations(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        table = await ada.open()
        blocks = [text for _, text in marked_blocks("protocol.md")]
        assert len(blocks) == 8
        for block in blocks:
            since = len(ada.heard) if "Welcome" not in block else 0
            for line in block.replace("TABLE", table).splitlines():
                if line.startswith("> "):
                    await ada.say(line[2:].encode())
                else:
                    await _expect(ada, msgspec.json.decode(line[2:]), since)

    evening(run())


async def _expect(ada: Browser, expected: Any, since: int) -> None:
    try:
        await ada.wait(object, lambda message: fits(expected, as_sent(message)), since)
    except TimeoutError:
        raise AssertionError(f"never heard {expected}, but {ada.heard[since:]}") from None


def test_every_message_is_spoken_of() -> None:
    messages = {kind.__name__ for union in (wire.FromBrowser, wire.FromServer) for kind in union.__args__}
    assert {name for name in messages if not re.search(rf"\b{name}\b", PAGE)} == set()


@pytest.mark.parametrize("page", ["hosting.md", "operations.md"])
def test_commands_have_the_options_the_pages_say(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    known = {
        command: CliRunner().invoke(main, [*command.split(), "--help"]).output
        for command in ("serve", "backup", "db upgrade")
    }
    for line in re.findall(r"gnomestead ((?:serve|backup|db upgrade)[^\n`]*)", text):
        command = next(name for name in known if line.startswith(name))
        for option in re.findall(r"--[a-z]+", " ".join(shlex.split(line))):
            assert option in known[command], line
    for option in re.findall(r"^\| `(--[a-z]+)", text, re.MULTILINE):
        assert option in known["serve"], option
