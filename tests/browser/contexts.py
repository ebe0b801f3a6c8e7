"""Browser contexts that are used again: what is cached stays, what belongs to a person goes."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext

TIMEOUT_MS = 10_000
ASKED_EVERYTHING = """if (location.protocol !== "about:") localStorage.settings ??= '{"asksAnyway": true}'"""
"""Pages play nothing by themselves: a test makes every move, and none races with it."""


class ContextPool:
    """A context is a browser profile. Most of the time for a new one goes into fetching and compiling the pages."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self._free: dict[str, list[BrowserContext]] = defaultdict(list)
        self._kinds: dict[BrowserContext, str] = {}

    def take(self, wanted: dict[str, Any], *, fresh: bool = False) -> BrowserContext:
        """A context with these options that nobody is logged in to; `fresh`: with nothing in its cache."""
        kind = repr(sorted(wanted.items()))
        if self._free[kind] and not fresh:
            return self._free[kind].pop()
        context = self.browser.new_context(**wanted)
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(ASKED_EVERYTHING)
        self._kinds[context] = kind
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Close its pages and forget the person: cookies, and all that the pages have stored."""
        page = context.pages[0]
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "local_storage,indexeddb"})
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        self._free[self._kinds[context]].append(context)
