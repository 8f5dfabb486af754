"""A hall in which people are told things, as tests see it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.hall.people_storage import PEOPLE
from arpents.server.app import create_app
from arpents.server.notifier import Notifier
from arpents.server.settings import Settings
from tests.server.guests import Guest
from tests.server.mailbox import Mailbox
from tests.server.players import GAME, matches_of
from tests.server.receiver import Receiver
from tests.server.test_clocks import Watch

MONTREAL = ZoneInfo("America/Montreal")  # where guests live


class House:
    """A hall whose time the test has, and in which nothing is sent before the test says so."""

    def __init__(self, client: TestClient, watch: Watch, box: Mailbox, outside: Receiver) -> None:
        self.client = client
        self.watch = watch
        self.box = box
        self.outside = outside
        self.notifier: Notifier = client.app.state.notifier  # type: ignore[attr-defined]
        self.montcalm = Guest(client, "Montcalm")
        self.wolfe = Guest(client, "Wolfe")
        with matches_of(client).storage.engine.begin() as connection:
            connection.execute(PEOPLE.update().values(mail=PEOPLE.c.name + "@example.org"))
            connection.execute(PEOPLE.update().where(PEOPLE.c.name == "Wolfe").values(language="en"))

    def call(self, work: Any, *given: Any) -> Any:
        assert self.client.portal is not None
        return self.client.portal.call(work, *given)

    def send(self) -> int:
        return int(self.call(self.notifier.send_due))

    def wants(self, guest: Guest, mode: str = "at-once", **more: Any) -> Any:
        usual: dict[str, Any] = {"digest_at": 1080, "quiet": None, "weekdays": [], "dates": [], "reminders": True}
        return guest.post("/api/notices/settings", **usual | {"mode": mode} | more)

    def hook(self, guest: Guest, kind: str = "json") -> dict[str, Any]:
        answer = guest.post("/api/notices/channels", kind=kind, address=self.outside.url)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def match(self, pace: Any = None) -> str:
        """The French have set up; both plan in secret."""
        begun = self.montcalm.post("/api/matches", game=GAME, seats={"british": {"kind": "open"}}, pace=pace).json()
        path = f"/api/matches/{begun['match']}/seats"
        joined = self.wolfe.post(f"{path}/british/join", secret=begun["seats"]["british"]["secret"])
        assert joined.status_code == 200
        return str(begun["match"])

    def play(self, match: str, guest: Guest, seat: str, words: str = "ready") -> None:
        path = f"/api/matches/{match}/seats/{seat}"
        state = guest.get(f"{path}/state").json()
        if words == "preset":
            words = next(one["words"] for one in state["actions"] if one["words"].startswith("preset "))
        answer = guest.post(f"{path}/action", revision=state["revision"], words=words)
        assert answer.status_code == 200, answer.text

    def set_up(self, match: str) -> None:
        self.play(match, self.montcalm, "french", "preset")
        self.play(match, self.montcalm, "french")

    def rows(self, *columns: Any) -> list[Any]:
        with matches_of(self.client).storage.engine.connect() as connection:
            return list(connection.execute(sa.select(*columns).order_by(columns[0])).all())


@contextmanager
def opened(database: str, folder: Path, monkeypatch: pytest.MonkeyPatch, box: Mailbox) -> Iterator[House]:
    watch = Watch()
    watch.moment = int(datetime(2026, 11, 16, 12, tzinfo=MONTREAL).timestamp()) * 1000
    monkeypatch.setattr("arpents.server.timekeeping.real_time", watch)
    monkeypatch.setattr(Notifier, "open", lambda self: None)
    with Receiver() as outside:
        settings = Settings(
            database=database,
            rate=0,
            thinkers=1,
            web=folder / "web",
            hall=True,
            smtp=box.url,
            mail_from="Arpents <table@example.org>",
            hooks_inside=(outside.host,),
        )
        with TestClient(create_app(settings), base_url="http://localhost") as client:
            yield House(client, watch, box, outside)
