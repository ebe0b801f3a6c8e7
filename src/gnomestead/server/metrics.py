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


class Metrics(Collector):
    """What a host wants to know of a running server."""

    def __init__(self) -> None:
        self.acts = self.refused = self.limited = 0
        self.sockets = self.tables = self.thinking = 0
        self._took = [0] * (len(BUCKETS) + 1)
        self._took_together = 0.0

    def took(self, seconds: float) -> None:
        """So long from asking to committed."""
        self._took[bisect_left(BUCKETS, seconds)] += 1
        self._took_together += seconds

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
        bounds = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._took), strict=True))
        yield HistogramMetricFamily(
            "gnomestead_act_seconds", "From asking to committed", buckets=buckets, sum_value=self._took_together
        )
        yield GaugeMetricFamily("gnomestead_sockets", "Open sockets", value=self.sockets)
        yield GaugeMetricFamily("gnomestead_tables", "Tables in memory", value=self.tables)
        yield GaugeMetricFamily("gnomestead_bots_thinking", "Choices that bots are thinking about", value=self.thinking)

    def page(self) -> bytes:
        """All of them, as Prometheus reads them."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
