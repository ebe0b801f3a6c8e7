"""Numbers about a server, for Prometheus: counted plainly, put into its words when it asks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from time import perf_counter

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
BOUNDS = (*map(str, BUCKETS), "+Inf")


class Tally:
    """How often something took about how long."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._counts = [0] * len(BOUNDS)
        self._together = 0.0

    def add(self, seconds: float) -> None:
        """Once more, so long."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._together += seconds

    def metric(self) -> Metric:
        """As Prometheus knows it."""
        buckets = list(zip(BOUNDS, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._together)


class Metrics(Collector):
    """What a host wants to know of a running server."""

    def __init__(self) -> None:
        self.acts = self.refused = self.limited = 0
        self.sockets = self.tables = self.thinking = 0
        self._latency = Tally("gnomestead_act_seconds", "From asking to committed")
        self._screens = Tally(
            "gnomestead_shown_error_seconds",
            "How much longer or shorter than meant something brief was on a player's screen",
        )

    def took(self, seconds: float) -> None:
        """So long from asking to committed."""
        self._latency.add(seconds)

    def shown(self, meant: int, real: int) -> None:
        """Something brief was on a screen so long, in milliseconds."""
        self._screens.add(abs(real - meant) / 1000)

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Measure how long a request takes until it is committed."""
        began = perf_counter()
        yield
        self.took(perf_counter() - began)

    def collect(self) -> Iterator[Metric]:
        """All of them, as Prometheus knows them."""
        yield CounterMetricFamily("gnomestead_acts", "Acts applied to tables: moves and all else", value=self.acts)
        yield CounterMetricFamily("gnomestead_refused", "Requests that were refused", value=self.refused)
        yield CounterMetricFamily("gnomestead_limited", "Requests beyond a limit", value=self.limited)
        yield self._latency.metric()
        yield GaugeMetricFamily("gnomestead_sockets", "Open sockets", value=self.sockets)
        yield GaugeMetricFamily("gnomestead_tables", "Tables in memory", value=self.tables)
        yield self._screens.metric()
        yield GaugeMetricFamily("gnomestead_bots_thinking", "Choices that bots are thinking about", value=self.thinking)

    def page(self) -> bytes:
        """All of them, as Prometheus reads them."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
