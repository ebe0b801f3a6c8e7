"""Every page: its links lead somewhere, and README speaks of commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.code_blocks import DOCS

ROOT = DOCS.parent
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("**/*.md")])
README = (ROOT / "README.md").read_text("utf-8")


def slug(heading: str) -> str:
    """The anchor that a heading gets."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", text):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if anchor:
            assert anchor in map(slug, re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)), link


def test_readme_names_every_make_target_and_no_other() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"^\| `make ([a-z-]+)`", README, re.MULTILINE)) == targets


def test_ci_runs_what_readme_says() -> None:
    runs = re.findall(r"^make (\S+)$", (ROOT / ".ci" / "run").read_text("utf-8"), re.MULTILINE)
    assert f"runs `make {runs[0]}` and `make {runs[1]}`, and nothing else" in README and len(runs) == 2
