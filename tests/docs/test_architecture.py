"""docs/architecture.md speaks of things that exist."""

from __future__ import annotations

import re

import pytest

from docs.code_blocks import DOCS
from gnomestead import kernel

TEXT = (DOCS / "architecture.md").read_text("utf-8")
CONTRACT = TEXT.partition("## The contract")[2].partition("## The kernel in half an hour")[0]
OWNER = re.compile(r"^\| `(\w+)` \|")


def promised() -> list[tuple[str, str]]:
    """(class, member) for everything the page says a class has."""
    found = set(re.findall(r"`(Game|State|Event|Match|Frame)\.(\w+)", TEXT))
    owner = ""
    for line in CONTRACT.splitlines():
        if line.startswith("| call |"):
            break
        if line.startswith("|") and line.count("|") >= 4:
            owner = match[1] if (match := OWNER.match(line)) else owner
            said = line.split("|")[2] if owner else ""
            found |= {(owner, name) for name in re.findall(r"`(\w+)", said)}
    return sorted(found)


@pytest.mark.parametrize(("owner", "member"), promised())
def test_what_the_contract_names_exists(owner: str, member: str) -> None:
    cls = getattr(kernel, owner)
    assert hasattr(cls, member) or member in cls.__annotations__


def test_the_tour_visits_every_file_it_names() -> None:
    tour = TEXT.partition("## The kernel in half an hour")[2].partition("## Five decisions")[0]
    files = re.findall(r"`(\w+\.py)`", tour)
    assert files and all((DOCS.parent / "src/gnomestead/kernel" / file).is_file() for file in files)
    assert sum(int(minutes) for minutes in re.findall(r"^\| (\d+) \|", tour, re.MULTILINE)) == 30
