"""Traces for OpenTelemetry, where the host wants them: what was asked, by its route; what was written, or done aside.

Nothing else goes out: no address, no id of a match, a seat or a person, no word that anybody wrote, and of a fault only
its kind. What a client says of a trace of its own is not heard.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arpents.version import VERSION

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE")
NAME: Final = "arpents"


def traces_known() -> bool:
    """Whether the libraries are installed."""
    try:
        return all(
            importlib.util.find_spec(name) is not None
            for name in ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")
        )
    except ModuleNotFoundError:  # not even the first half of the name
        return False


class Tracing:
    """Where spans go. `processor` is one of OpenTelemetry's."""

    running: Tracing | None = None

    def __init__(self, processor: Any) -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider

        resource = Resource.create({"service.name": NAME, "service.version": VERSION})
        self.provider: Any = TracerProvider(resource=resource, shutdown_on_exit=False)
        self.provider.add_span_processor(processor)
        self.tracer: Any = self.provider.get_tracer(NAME, VERSION)

    def start(self) -> None:
        Tracing.running = self

    def end(self) -> None:
        """What is left is sent."""
        if Tracing.running is self:
            Tracing.running = None
        self.provider.shutdown()


def send_traces_to(url: str) -> Tracing:
    """To a collector that speaks OTLP over HTTP, in batches, without holding anybody up."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    tracing = Tracing(BatchSpanProcessor(OTLPSpanExporter(endpoint=url)))
    tracing.start()
    return tracing


@contextmanager
def span(name: str, **attributes: str | int) -> Iterator[Any]:
    """Something that takes time; nothing at all unless traces are wanted."""
    tracing = Tracing.running
    if tracing is None:
        yield None
        return
    named = {f"{NAME}.{key}": value for key, value in attributes.items()}
    with tracing.tracer.start_as_current_span(
        f"{NAME} {name}", attributes=named, record_exception=False, set_status_on_exception=False
    ) as one:
        try:
            yield one
        except BaseException as fault:
            one.set_attribute("error.type", type(fault).__name__)
            raise


class TracingMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if Tracing.running is None or scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        with span("request") as one:
            try:
                await self.app(scope, receive, sending)
            finally:
                route = getattr(scope.get("route"), "path", "page")
                method = scope["method"] if scope["method"] in METHODS else "other"
                one.update_name(f"{method} {route}")
                one.set_attribute("http.request.method", method)
                one.set_attribute("http.route", route)
                one.set_attribute("http.response.status_code", status)
