"""The first load is small: what the first page fetches before anything can be seen, gzipped."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest

from browser.painting import let_it_paint
from browser.visitors import DESKTOP, PHONE, Visitors
from gnomestead.server.pages import FOR_GOOD, STATIC

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


def test_what_is_named_by_its_content_is_fetched_once_and_small(visitors: Visitors) -> None:
    ada = visitors.come("Ada", known=False)
    for file in sorted(first_load()):
        headers = ada.context.request.get(f"/static/{file}").headers
        assert headers["cache-control"] == FOR_GOOD
        small = (STATIC / file).stat().st_size < 1_000
        assert small or headers["content-encoding"] == "gzip", file
    assert ada.context.request.get("/").headers["cache-control"] == "no-cache"


def test_a_phone_can_keep_it_beside_its_other_games(visitors: Visitors) -> None:
    """The page names a manifest, and that names a picture: so it can be put on a home screen."""
    ada = visitors.come("Ada", known=False)
    page = ada.context.request.get("/").text()
    named = re.search(r'rel="manifest" href="([^"]+)"', page)
    assert named
    manifest = ada.context.request.get(named[1])
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert ada.context.request.get(icon["src"]).headers["content-type"] == icon["type"]


SHIFTS = """new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifted = (window.shifted ?? 0) + value;
}).observe({ type: "layout-shift", buffered: true })"""
LITTLE = 0.02
"""A tenth is what the web calls good."""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_home_stays_where_it_is_when_letters_and_games_come(device: dict[str, Any], visitors: Visitors) -> None:
    ada = visitors.come("Ada", device, known=False)
    ada.page.add_init_script(SHIFTS)
    page = ada.go("/")
    page.get_by_role("button", name="Nirds vs Gnomes").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    let_it_paint(page)
    assert page.evaluate("window.shifted ?? 0") < LITTLE


def test_on_a_phone_the_field_for_a_link_shows_all_it_asks_for(visitors: Visitors) -> None:
    for locale in ("en-GB", "de-DE"):
        page = visitors.come("Ada", PHONE, known=False, locale=locale).go("/")
        field = page.locator(".code input")
        field.wait_for()
        page.evaluate("document.fonts.ready")
        room, asked = field.evaluate(WRITTEN)
        assert asked <= room, locale


WRITTEN = """(field) => {
  const look = getComputedStyle(field, "::placeholder");
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  const own = getComputedStyle(field);
  const room = field.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight);
  return [room, pen.measureText(field.placeholder).width];
}"""
