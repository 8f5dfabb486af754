"""What the page keeps in memory, by the browser's own count."""

from __future__ import annotations

from playwright.sync_api import Page

PATIENCE = 80  # quarters of a second


class Heap:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable")
        self.line.send("HeapProfiler.enable")

    def used(self) -> int:
        """Bytes of JavaScript after everything that nobody needs has been thrown away."""
        for _ in range(3):  # what a collection frees may hold other things
            self.line.send("HeapProfiler.collectGarbage")
        metrics = self.line.send("Performance.getMetrics")["metrics"]
        return int(next(metric["value"] for metric in metrics if metric["name"] == "JSHeapUsedSize"))

    def steady(self, limit: int) -> int:
        """The same once it is below a limit; a question that is still under way holds what it was asked about."""
        used = self.used()
        for _ in range(PATIENCE):
            if used < limit:
                break
            self.page.wait_for_timeout(250)
            used = self.used()
        return used

    def megabytes(self) -> float:
        return round(self.used() / 1e6, 1)
