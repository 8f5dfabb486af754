"""Traces tell how long things took, and nothing of anybody; without them nothing is different."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from starlette.testclient import TestClient

from arpents.cli.browser import checked_traces
from arpents.cli.words import Refusal
from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.server.tracing import Tracing, span
from tests.server.guests import Guest
from tests.server.players import Match


@pytest.fixture
def exported() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    tracing = Tracing(SimpleSpanProcessor(exporter))
    tracing.start()
    yield exporter
    tracing.end()


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", rate=0, thinkers=1, hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


def test_spans_name_routes_and_no_secret(hall: TestClient, exported: InMemorySpanExporter) -> None:
    guest = Guest(hall, "Marie-Anne")
    token = guest.token("read")
    match = Match(hall, seats={"french": {"kind": "person"}, "british": {"kind": "open"}})
    exported.clear()
    claimed = {"traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"}
    match.french.headers |= claimed
    match.french.play("preset even")
    assert hall.get("/api/me/matches", headers=token).status_code == 200
    assert hall.get(f"/api/matches/{match.id}/seats/french/state").status_code == 401
    hall.get("/api/nothing/of/Marie-Anne?secret=x")
    spans = {one.name: one for one in exported.get_finished_spans()}
    action = spans["POST /api/matches/{match}/seats/{seat}/action"]
    assert dict(action.attributes or {}) == {
        "http.request.method": "POST",
        "http.route": "/api/matches/{match}/seats/{seat}/action",
        "http.response.status_code": 200,
    }
    written = spans["arpents write"]
    assert written.parent is not None and written.parent.span_id == action.context.span_id
    assert action.parent is None  # whatever a client says of itself
    told = " ".join(one.to_json() for one in exported.get_finished_spans())
    secrets = [match.id, match.french.secret, guest.secret, guest.person.id, "Marie-Anne", "preset even", "testclient"]
    assert not [one for one in [*secrets, token["Authorization"], "0af7651916cd43dd"] if one in told]


def test_of_a_fault_only_its_kind(exported: InMemorySpanExporter) -> None:
    with pytest.raises(ValueError), span("job", kind="think"):
        raise ValueError("the secret of the french seat")
    (one,) = exported.get_finished_spans()
    assert dict(one.attributes or {}) == {"arpents.kind": "think", "error.type": "ValueError"} and not one.events


def test_without_traces_nothing_is_imported_and_without_the_library_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert Tracing.running is None and checked_traces("") == ""
    with span("job", kind="think") as nothing:
        assert nothing is None
    assert checked_traces("http://127.0.0.1:4318/v1/traces") == "http://127.0.0.1:4318/v1/traces"
    with pytest.raises(Refusal, match="bad-traces"):
        checked_traces("collector:4318")
    for name in [name for name in sys.modules if name.startswith("opentelemetry")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Refusal, match="traces-without-library"):
        checked_traces("http://127.0.0.1:4318/v1/traces")
