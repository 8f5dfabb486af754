"""People at the table, as tests see them."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from arpents.server.live_matches import LiveMatches
from arpents.server.live_routes import WebSocketLimit

GAME = "quebec-1759"


def matches_of(table: TestClient) -> LiveMatches:
    matches: LiveMatches = table.app.state.matches  # type: ignore[attr-defined]
    return matches


def websockets_of(table: TestClient) -> WebSocketLimit:
    websockets: WebSocketLimit = table.app.state.websockets  # type: ignore[attr-defined]
    return websockets


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

    def post(self, page: str, /, **body: Any) -> Any:
        return self.table.post(f"{self.path}/{page}", headers=self.headers, json=body)

    def play(self, words: str) -> dict[str, Any]:
        answer = self.post("action", revision=self.state()["revision"], words=words)
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
