"""The OpenAPI document is true: whatever is sent, the answer is one that it announces."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import schemathesis
import uvicorn
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, settings

from arpents.hall.people import People
from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.players import GAME

SOUND = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]
bounded = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, FastAPI]]:
    """A table with a hall, on a port of its own."""
    database = tmp_path_factory.mktemp("openapi") / "table.sqlite"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    app = create_app(Settings(database=f"sqlite:///{database}", rate=0, hall=True))
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://localhost:{port}", app
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="module")
def address(running: tuple[str, FastAPI]) -> str:
    return running[0]


@pytest.fixture(scope="module")
def begun(address: str) -> dict[str, Any]:
    answer = httpx2.post(f"{address}/api/matches", json={"game": GAME})
    return dict(answer.json())


schema = schemathesis.openapi.from_dict(create_app().openapi())


@schema.parametrize()
@bounded
def test_anything_may_be_sent(case: Any, address: str) -> None:
    case.call_and_validate(base_url=address, checks=SOUND)


@schema.include(path_regex="^/api/(matches/|games/)").parametrize()
@bounded
def test_anything_may_be_sent_to_a_real_match(case: Any, address: str, begun: dict[str, Any]) -> None:
    real = {"match": begun["match"], "seat": "french", "game": GAME, "revision": 0}
    for name, value in real.items():
        if name in case.path_parameters:
            case.path_parameters[name] = value
    case.query.pop("wait", None)  # nothing would come
    headers = {"Authorization": f"Bearer {begun['seats']['french']['secret']}"}
    case.call_and_validate(base_url=address, checks=SOUND, headers=headers)


@schema.include(path_regex="^/api/(hall|tournaments|ratings|statistics)").parametrize()
@bounded
def test_anything_may_be_sent_by_somebody_who_has_signed_in(case: Any, running: tuple[str, FastAPI]) -> None:
    """Also to a tournament of their own."""
    address, app = running
    people: People = app.state.people

    async def come_in() -> str:
        person = await people.named("Kalm") or await people.create("Kalm", "en", "Europe/Stockholm")
        return await people.begin_session(person, "")

    headers = {"Cookie": f"arpents-session={asyncio.run(come_in())}"}
    if "tournament" in case.path_parameters:
        case.path_parameters["tournament"] = own_tournament(address, headers)
    case.call_and_validate(base_url=address, checks=SOUND, headers=headers)


def own_tournament(address: str, headers: dict[str, str]) -> str:
    """One that is open, whatever was done to others before."""
    path = f"{address}/api/tournaments"
    found = httpx2.get(path, params={"state": "open"}, headers=headers).json()["tournaments"]
    own = [str(one["id"]) for one in found if one["own"]]
    if own:
        return own[0]
    body = {"name": "Coupe de Québec", "game": GAME, "form": "swiss"}
    return str(httpx2.post(path, json=body, headers=headers).json()["id"])


def test_the_document_names_everything_a_remote_player_needs(address: str) -> None:
    document = httpx2.get(f"{address}/api/openapi.json").json()
    seat = "/api/matches/{match}/seats/{seat}"
    for path in ("/api/games", "/api/matches", f"{seat}/join", f"{seat}/state", f"{seat}/action", f"{seat}/undo"):
        assert path in document["paths"]
    action = document["paths"][f"{seat}/action"]["post"]
    assert action["security"] == [{"HTTPBearer": []}]
    assert {"200", "400", "401", "403", "404", "409", "413", "422", "429", "503"} <= set(action["responses"])
    for status, answer in action["responses"].items():
        name = answer["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        assert name == ("Played" if status == "200" else "Refused")


def test_a_secret_is_asked_for_only_where_one_is_needed(address: str) -> None:
    paths = httpx2.get(f"{address}/api/openapi.json").json()["paths"]
    wanting = {path for path, methods in paths.items() for told in methods.values() if "security" in told}
    by_token = {"/api/hall/me", "/api/hall/people/{name}"}
    assert {} in paths["/api/matches/{match}"]["get"]["security"]  # without one, one holds no seat
    seat = "/api/matches/{match}/seats/{seat}/"
    of_a_seat = {path for path in paths if path.startswith(seat)}
    assert wanting == of_a_seat - {f"{seat}join"} | {"/api/matches/{match}"} | by_token
