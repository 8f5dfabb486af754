"""People with accounts, as tests see them."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from arpents.hall.people import People
from arpents.hall.person import Person


def people_of(table: TestClient) -> People:
    people: People = table.app.state.people  # type: ignore[attr-defined]
    return people


class Guest:
    """Somebody who has an account and has signed in; `get` and `post` are as from a browser of theirs."""

    def __init__(self, table: TestClient, name: str, keeper: Guest | None = None) -> None:
        self.table = table
        self.people = people_of(table)
        keeper_id = None if keeper is None else keeper.person.id
        self.person: Person = self.call(self.people.create, name, "fr", "America/Montreal", None, keeper_id)
        self.secret: str = self.call(self.people.begin_session, self.person, "a browser")
        self.cookie = {"Cookie": f"arpents-session={self.secret}"}

    def call(self, work: Any, *given: Any) -> Any:
        assert self.table.portal is not None
        return self.table.portal.call(work, *given)

    def token(self, *scopes: str) -> dict[str, str]:
        """The header of a program that acts for this person."""
        _, secret = self.call(self.people.make_token, self.person, "program", list(scopes))
        return {"Authorization": f"Bearer {secret}"}

    def get(self, path: str, **more: Any) -> Any:
        return self.ask("GET", path, **more)

    def post(self, path: str, /, **body: Any) -> Any:
        return self.ask("POST", path, json=body)

    def ask(self, method: str, path: str, **more: Any) -> Any:
        self.table.cookies.clear()
        answer = self.table.request(method, path, headers=self.cookie, **more)
        self.table.cookies.clear()
        return answer
