"""Numbers about a server, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """What a host wants to know of a running server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acts = Counter("gnomestead_acts", "Acts applied to tables: moves and all else", registry=self.registry)
        self.refused = Counter("gnomestead_refused", "Requests that were refused", registry=self.registry)
        self.limited = Counter("gnomestead_limited", "Requests beyond a limit", registry=self.registry)
        self.latency = Histogram(
            "gnomestead_act_seconds", "From asking to committed", buckets=BUCKETS, registry=self.registry
        )
        self.sockets = Gauge("gnomestead_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("gnomestead_tables", "Tables in memory", registry=self.registry)
        self.screens = Histogram(
            "gnomestead_shown_error_seconds",
            "How much longer or shorter than meant something brief was on a player's screen",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.thinking = Gauge(
            "gnomestead_bots_thinking", "Choices that bots are thinking about", registry=self.registry
        )

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Measure how long a request takes until it is committed."""
        began = perf_counter()
        yield
        self.latency.observe(perf_counter() - began)

    def shown(self, meant: int, real: int) -> None:
        """A screen tells how long something was to be seen, in milliseconds."""
        self.screens.observe(abs(real - meant) / 1000)

    def page(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
