"""What a host may want to watch: counted here as plain numbers, told in the words of Prometheus when it asks."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from arpents.server.live_matches import LiveMatches

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds


class Times:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        found: list[tuple[str, float]] = []
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts):
            total += count
            found.append((bound, total))
        return found


class Metrics:
    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()  # by game
        self.outrun = 0  # decisions that another server wrote first
        self.followed = 0  # decisions taken over from other servers
        self.answers: Counter[tuple[str, str, int]] = Counter()  # by method, route and status
        self.times: dict[tuple[str, str], Times] = {}  # by method and route
        self.jobs: Counter[str] = Counter()  # done here, by kind
        self.errors: Counter[str] = Counter()  # by what failed: answer, storage, player, job


class MeasuringMiddleware:
    """How long every answer took, by the route that gave it: no address and no id is kept."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            route = getattr(scope.get("route"), "path", "page")
            method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"
            self.metrics.answers[method, route, status] += 1
            self.metrics.times.setdefault((method, route), Times()).add(time.monotonic() - began)
            self.metrics.errors["answer"] += status >= 500


class Collector:
    """The numbers of one server, and the jobs of the house."""

    def __init__(self, matches: LiveMatches, sockets: int, jobs: dict[str, int]) -> None:
        self.matches = matches
        self.metrics = matches.metrics
        self.sockets = sockets
        self.jobs = jobs

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        matches, metrics = self.matches, self.metrics
        thinkers = matches.bots.thinkers
        for name, help, value in (
            ("arpents_matches_in_memory", "Matches that this server holds.", len(matches.by_id)),
            ("arpents_sockets", "WebSockets that are open here.", self.sockets),
            ("arpents_thoughts_waiting", "What waits for a thinking process here.", thinkers.queue.length),
            ("arpents_thinkers_busy", "Thinking processes at work here.", len(thinkers.all) - len(thinkers.free)),
            ("arpents_listening", "1 while the news of other servers are heard.", matches.follower.listener.listening),
            ("arpents_ready", "0 while the server is about to close.", not (matches.leaving or matches.closing)),
        ):
            yield GaugeMetricFamily(name, help, value=float(value))
        waiting = GaugeMetricFamily("arpents_jobs_waiting", "Jobs of the house, waiting or under way.", labels=["kind"])
        for kind, count in self.jobs.items():
            waiting.add_metric([kind], count)
        yield waiting
        for name, help, label, counts in (
            ("arpents_decisions", "Decisions written by this server.", "game", metrics.decisions),
            ("arpents_jobs_done", "Jobs done by this process.", "kind", metrics.jobs),
            ("arpents_errors", "What failed here.", "what", metrics.errors),
        ):
            family = CounterMetricFamily(name, help, labels=[label])
            for key, count in counts.items():
                family.add_metric([key], count)
            yield family
        yield CounterMetricFamily("arpents_outrun", "Decisions that another server wrote first.", value=metrics.outrun)
        yield CounterMetricFamily("arpents_followed", "Decisions taken over from others.", value=metrics.followed)
        answers = CounterMetricFamily("arpents_answers", "Answers.", labels=["method", "route", "status"])
        for (method, route, status), count in metrics.answers.items():
            answers.add_metric([method, route, str(status)], count)
        yield answers
        seconds = HistogramMetricFamily("arpents_answer_seconds", "Time until answered.", labels=["method", "route"])
        for (method, route), times in metrics.times.items():
            seconds.add_metric([method, route], times.buckets(), times.sum)
        yield seconds


def exposition(collector: Collector) -> bytes:
    from prometheus_client import CollectorRegistry, generate_latest

    registry = CollectorRegistry(auto_describe=False)
    registry.register(collector)
    return generate_latest(registry)
