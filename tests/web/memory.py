"""What the page keeps in memory, by the browser's own count."""

from __future__ import annotations

from playwright.sync_api import Page


class Heap:
    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable")
        self.line.send("HeapProfiler.enable")

    def used(self) -> int:
        """Bytes of JavaScript after everything that nobody needs has been thrown away."""
        for _ in range(3):  # what a collection frees may hold other things
            self.line.send("HeapProfiler.collectGarbage")
        metrics = self.line.send("Performance.getMetrics")["metrics"]
        return int(next(metric["value"] for metric in metrics if metric["name"] == "JSHeapUsedSize"))

    def megabytes(self) -> float:
        return round(self.used() / 1e6, 1)
