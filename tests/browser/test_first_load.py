"""The first load is small: what the first page fetches before anything can be seen, gzipped."""

from __future__ import annotations

import gzip
import re

from gnomestead.server.pages import STATIC

BUDGET = 150_000
"""Bytes of JavaScript and CSS; art and fonts aside."""


def first_load() -> set[str]:
    """The files that index.html names, and whatever those import without being asked."""
    waiting = re.findall(
        r'(?:src|href)="/static/(assets/[^"]+\.(?:js|css))"', (STATIC / "index.html").read_text("utf-8")
    )
    found: set[str] = set()
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += imports(file) if file.endswith(".js") else []
    return found


def imports(file: str) -> list[str]:
    """Static imports only: `import … from "./x.js"` and `import "./x.js"`, not `import("./x.js")`."""
    text = (STATIC / file).read_text("utf-8")
    return [f"assets/{name}" for name in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)]


def test_the_first_load_keeps_its_budget() -> None:
    sizes = {file: len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in first_load()}
    assert any(file.endswith(".css") for file in sizes) and any(file.endswith(".js") for file in sizes)
    assert sum(sizes.values()) <= BUDGET, sizes
