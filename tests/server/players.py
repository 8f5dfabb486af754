"""People at the table, as tests see them."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from arpents.server.hall import Hall
from arpents.server.live import Doors

GAME = "quebec-1759"


def hall_of(table: TestClient) -> Hall:
    hall: Hall = table.app.state.hall  # type: ignore[attr-defined]
    return hall


def doors_of(table: TestClient) -> Doors:
    doors: Doors = table.app.state.doors  # type: ignore[attr-defined]
    return doors


class Player:
    """Somebody who holds the secret of a seat."""

    def __init__(self, table: TestClient, match: str, seat: str, secret: str) -> None:
        self.table = table
        self.path = f"/api/matches/{match}/seats/{seat}"
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.secret = secret

    def state(self, **params: Any) -> dict[str, Any]:
        answer = self.table.get(f"{self.path}/state", headers=self.headers, params=params)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def post(self, what: str, **body: Any) -> Any:
        return self.table.post(f"{self.path}/{what}", headers=self.headers, json=body)

    def play(self, words: str) -> dict[str, Any]:
        answer = self.post("action", position=self.state()["position"], words=words)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


class Match:
    def __init__(self, table: TestClient, **wanted: Any) -> None:
        answer = table.post("/api/matches", json={"game": GAME} | wanted)
        assert answer.status_code == 201, answer.text
        table.cookies.clear()
        self.begun: dict[str, Any] = answer.json()
        self.id: str = self.begun["match"]
        self.path = f"/api/matches/{self.id}"
        seats = self.begun["seats"]
        self.players = {
            seat: Player(table, self.id, seat, told["secret"])
            for seat, told in seats.items()
            if told["kind"] == "person"
        }

    @property
    def french(self) -> Player:
        return self.players["french"]

    @property
    def british(self) -> Player:
        return self.players["british"]

    def to_planning(self) -> None:
        """Through the French setup, to the first secret orders."""
        words = [action["words"] for action in self.french.state()["actions"]]
        self.french.play(next(word for word in words if word.startswith("preset ")))
        self.french.play("ready")
        assert self.british.state()["asked"]
