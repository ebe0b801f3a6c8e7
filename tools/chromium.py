"""The Chromium of browser tests and screenshots: `python -m tools.chromium` sees to it that there is one.

The system's comes first, then one that Playwright has fetched before. Nothing is ever downloaded by Playwright here; as
root on Debian the system's package is installed. The headless shell is preferred: it has no windows, and draws the same
pages for about half the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

HEADLESS_NAMES = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's, the best first; older releases have only the second."""
APPS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
]
"""Nothing calls home; the microphone is a made-up one that beeps once a second, and needs no leave."""
HOW = "Debian: apt install chromium; elsewhere: .venv/bin/playwright install chromium; or set CHROMIUM to its path"


def find(*, headless: bool = True) -> str | None:
    """The path of a Chromium, if there is one."""
    names = (*HEADLESS_NAMES, *NAMES) if headless else NAMES
    named = [os.environ.get("CHROMIUM"), *map(shutil.which, names), *APPS]
    return next((path for path in named if path and Path(path).is_file()), None) or _fetched_by_playwright()


def _fetched_by_playwright() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def launch(playwright: Playwright, *, headless: bool = True) -> Browser:
    """Start it."""
    path = find(headless=headless)
    assert path is not None, f"there is no Chromium: {HOW}"
    return playwright.chromium.launch(executable_path=path, args=FLAGS, headless=headless)


def _install() -> None:
    """Debian's package, where we may; what goes wrong shows in there still being none."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print("Installing Chromium…", flush=True)
    _apt_get("update")
    for package in PACKAGES:
        if find() is None:
            _apt_get("install", "-y", package)


def _apt_get(*command: str) -> None:
    quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
    silent = subprocess.DEVNULL
    subprocess.run(["apt-get", "-qq", *command], env=quiet, stdout=silent, stderr=silent, check=False)


def ensure() -> None:
    """Leave with one clear line if there is no Chromium and none can be installed."""
    if find() is None:
        _install()
    if find() is None:
        sys.exit(f"There is no Chromium to show the pages in: install it ({HOW}).")


if __name__ == "__main__":
    ensure()
