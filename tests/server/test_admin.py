"""What a host does with `arpents admin`, while the server runs: people, matches, reports, copies, and what is old."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.cli.main import main
from arpents.hall.archive import now
from arpents.hall.lobby_storage import NOTES, OFFERS, REPORTS
from arpents.hall.notice_storage import NOTICES
from arpents.hall.people_storage import MAIL_LINKS, PEOPLE, SESSIONS
from arpents.host.backup import BackupFault, back_up, checked_sums, restore
from arpents.host.house_rules import Ages
from arpents.host.pruning import DAY, prune
from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.table.database import migrate, open_engine
from arpents.table.tables import DECISIONS, MATCHES, SEATS
from tests.server.guests import Guest
from tests.server.players import Match, matches_of
from tests.server.test_agreements import Pair
from tests.server.test_lobby import offered, refused


@dataclass
class Admin:
    """Somebody at the shell of the host."""

    database: str
    read: Callable[[], Any]

    def __call__(self, *arguments: str, lang: str = "en") -> tuple[int, str, str]:
        code = main(["admin", *arguments, "--database", self.database, "--lang", lang])
        captured = self.read()
        return code, captured.out, captured.err

    def told(self, *arguments: str) -> Any:
        code, out, err = self(*arguments, "--json")
        assert code == 0, err
        return json.loads(out)

    def refused(self, *arguments: str) -> str:
        """One sentence, in each language, and exit code 2."""
        found = {}
        for lang in ("fr", "en"):
            code, out, err = self(*arguments, lang=lang)
            assert (code, out, err.count("\n")) == (2, "", 1), err
            found[lang] = err
        assert found["fr"] != found["en"]
        return found["en"]


@pytest.fixture
def hall(database: str, tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


@pytest.fixture
def admin(database: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(database, capsys.readouterr)


def forget_who_was_known(hall: TestClient) -> None:
    """On SQLite a server that runs hears nothing from the shell, and looks again after some seconds."""
    hall.app.state.people.known.clear()  # type: ignore[attr-defined]


def test_people_are_listed_shown_suspended_readmitted_and_removed(hall: TestClient, admin: Admin) -> None:
    assert admin("people")[1] == "Nobody has an account.\n"
    wolfe, montcalm = Guest(hall, "Wolfe"), Guest(hall, "Montcalm")
    bot = Guest(hall, "Rouage", wolfe)
    offered(wolfe)
    listed = admin.told("people")
    assert [one["name"] for one in listed] == ["Montcalm", "Rouage", "Wolfe"]
    assert [one["name"] for one in admin.told("people", "--find", "MONT")] == ["Montcalm"]
    assert "3 accounts:" in admin("people")[1] and "Rouage (bot), since" in admin("people")[1]
    shown = admin.told("people", "show", "wolfe")
    assert shown["sessions"] == 1 and shown["bots"] == ["Rouage"] and "secret" not in json.dumps(shown)
    assert "a bot of Wolfe" in admin("people", "show", "Rouage")[1]

    program, of_bot = wolfe.token("read", "play"), bot.token("read")
    assert hall.get("/api/me/matches", headers=of_bot).status_code == 200
    assert "Rouage is a bot" in admin.refused("people", "suspend", "Rouage")
    assert admin("people", "suspend", "Wolfe", "--why", "Insults.")[0] == 0
    forget_who_was_known(hall)
    assert refused(wolfe.get("/api/me/matches")) == (401, "not-signed-in")
    for header in (program, of_bot):
        answer = hall.get("/api/me/matches", headers=header)
        assert refused(answer) == (403, "account-suspended-why") and "Insults." in answer.json()["text_en"]
    with pytest.raises(Exception, match="account-suspended-why"):
        wolfe.call(wolfe.people.begin_session, wolfe.person, "a browser")
    assert montcalm.get("/api/lobby").json()["offers"] == []
    assert "suspended on" in admin("people", "show", "Wolfe")[1]
    assert "already" in admin.refused("people", "suspend", "Wolfe")
    assert admin("people", "readmit", "Wolfe", lang="fr")[1] == "Wolfe peut revenir.\n"
    assert "not suspended" in admin.refused("people", "readmit", "Wolfe")
    forget_who_was_known(hall)
    assert hall.get("/api/me/matches", headers=program).status_code == 200
    assert wolfe.call(wolfe.people.begin_session, wolfe.person, "a browser")

    assert "--yes" in admin.refused("people", "remove", "Wolfe")
    assert admin("people", "remove", "Wolfe", "--yes")[0] == 0
    assert [one["name"] for one in admin.told("people")] == ["Montcalm"]
    assert "Wolfe" in admin.refused("people", "show", "Wolfe")


def test_matches_are_listed_shown_ended_and_removed(hall: TestClient, admin: Admin) -> None:
    pair, guests = Pair(hall), Match(hall)
    guests.french.play("preset even")
    listed = {one["id"]: one for one in admin.told("matches")}
    assert set(listed) == {pair.id, guests.id} and listed[guests.id]["decisions"] == 1
    assert listed[pair.id]["seats"]["french"] == {"kind": "person", "name": pair.french.person.name}
    assert listed[guests.id]["seats"]["french"] == {"kind": "guest", "name": ""}
    assert admin.told("matches", "--over") == [] == admin.told("matches", "--game", "wilderness-war")
    assert "somebody with the link" in admin("matches", "show", guests.id)[1]
    assert "chess" in admin.refused("matches", "list", "--game", "chess")

    assert admin("matches", "end", pair.id, "--winner", "british")[0] == 0
    assert admin.told("matches", "show", pair.id)["over"]
    answer = pair.french.post(f"{pair.path}/seats/french/resign")  # where nobody told the server, it is outrun
    assert answer.status_code in (409, 503)
    state = pair.french.get(f"{pair.path}/seats/french/state").json()
    assert state["outcome"]["winner"] == "british"
    assert "over already" in admin.refused("matches", "end", pair.id)
    assert "wolves" in admin.refused("matches", "end", guests.id, "--winner", "wolves")
    assert "--yes" in admin.refused("matches", "remove", guests.id)
    assert admin("matches", "remove", guests.id, "--yes")[0] == 0
    assert "no match" in admin.refused("matches", "show", guests.id)
    matches = matches_of(hall)
    with matches.storage.engine.connect() as connection:
        for table in (SEATS, DECISIONS):
            assert not connection.execute(sa.select(table).where(table.c.match == guests.id)).all()


def test_reports_are_dismissed_or_heeded(hall: TestClient, admin: Admin) -> None:
    pair = Pair(hall)
    talk = f"{pair.path}/seats/british/talk"
    for text in ("You fool", "Good day", "You\nfool again"):
        assert pair.british.post(talk, text=text).status_code == 201
    for number in (1, 2, 3):
        answer = pair.french.post("/api/reports", match=pair.id, number=number, text="Rude")
        assert answer.status_code == 201, answer.text
    assert "3 reports:" in admin("reports")[1] and "message: You fool again" in admin("reports")[1]
    first, second, third = (one["id"] for one in sorted(admin.told("reports"), key=lambda one: one["number"]))
    assert admin("reports", "dismiss", second)[0] == 0
    assert "closed already" in admin.refused("reports", "dismiss", second)
    assert admin("reports", "hide", first)[0] == 0
    assert "hidden already" in admin.refused("reports", "hide", first)
    heard = pair.french.get(f"{pair.path}/seats/french/talk").json()["messages"]
    assert [(one["text"], one["hidden"]) for one in heard] == [
        ("", True),
        ("Good day", False),
        ("You\nfool again", False),
    ]
    assert admin("reports", "suspend", third)[0] == 0
    assert admin.told("reports") == [] and len(admin.told("reports", "--all")) == 3
    assert admin.told("people", "show", pair.british.person.name)["suspended"]
    assert "no report" in admin.refused("reports", "hide", "nothing")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), "people, matches, reports, backup, restore, prune"),
        (("houses",), "houses"),
        (("people", "praise"), "praise"),
        (("people", "show"), "which one"),
        (("people", "list", "Wolfe"), "Wolfe"),
        (("matches", "show", "-_xA9-bcdefghijk"), "-_xA9-bcdefghijk”; arpents admin matches"),  # an id may begin so
        (("matches", "show", "--wings"), "--wings"),
        (("backup",), "a file"),
        (("prune", "all"), "all"),
        (("backup", "/no/such/place/x"), "/no/such/place"),
        (("restore", "/no/such/file"), "/no/such/file"),
        (("people", "--over"), "arpents admin matches list"),
        (("prune", "--idle", "long"), "long"),
        (("prune", "--idle", "-1"), "-1"),
    ],
)
def test_bad_input_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str
) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'house.sqlite'}")
    migrate(engine)
    engine.dispose()
    assert named in Admin(str(tmp_path / "house.sqlite"), capsys.readouterr).refused(*arguments)
    assert "nothing.sqlite" in Admin(str(tmp_path / "nothing.sqlite"), capsys.readouterr).refused("people")
    assert not (tmp_path / "nothing.sqlite").exists()


# -- copies


def count_of(database: str, table: sa.Table) -> int:
    engine = open_engine(database)
    with engine.connect() as connection:
        found = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar()
    engine.dispose()
    return int(found or 0)


def test_a_copy_makes_the_same_house_anywhere(
    hall: TestClient, admin: Admin, tmp_path: Path, postgres_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bots before or after their keepers, notices with their numbers, hidden things and all."""
    pair = Pair(hall)
    Guest(hall, "Abeille", pair.french)
    guests = Match(hall)
    guests.french.play("preset even")
    pair.british.post(f"{pair.path}/seats/british/notes", text="Landing in the west", revision=0)
    copy = tmp_path / "copies" / "house.copy"
    assert "copies" in admin.refused("backup", str(copy))
    copy.parent.mkdir()
    told = admin.told("backup", str(copy))
    assert (told["rows"]["matches"], told["rows"]["people"], told["rows"]["notes"]) == (2, 4, 1)
    assert [file.name for file in copy.parent.iterdir()] == ["house.copy"] and copy.stat().st_mode & 0o077 == 0
    assert "house.copy" in admin.refused("backup", str(copy))
    assert "a server is open" in admin.refused("restore", str(copy))

    for target in (f"sqlite:///{tmp_path / 'other.sqlite'}", postgres_database):
        other = Admin(target, capsys.readouterr)
        if target == admin.database:  # which is served
            continue
        assert other.told("restore", str(copy))["rows"] | {"jobs": 0} == told["rows"] | {"jobs": 0}
        assert "not empty" in other.refused("restore", str(copy))
        assert other.told("restore", str(copy), "--replace")["rows"]["people"] == 4
        settings = Settings(database=target, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
        with TestClient(create_app(settings), base_url="http://localhost") as again:
            answer = again.get(f"{pair.path}/seats/british/notes", headers=pair.british.cookie)
            assert answer.json()["notes"][0]["text"] == "Landing in the west"
            words = {"revision": 1, "words": "ready"}
            path = f"{guests.path}/seats/french/action"
            state = again.get(f"{guests.path}/seats/french/state", headers=guests.french.headers).json()
            words["revision"] = state["revision"]
            assert again.post(path, headers=guests.french.headers, json=words).status_code == 200


def test_nothing_is_taken_from_a_bad_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = f"sqlite:///{tmp_path / 'house.sqlite'}"
    engine = open_engine(house)
    migrate(engine)
    with engine.begin() as connection:
        for number in range(300):
            values = {"id": f"p{number}", "name": f"N{number}", "name_key": f"n{number}", "language": "fr"}
            connection.execute(PEOPLE.insert().values(**values, time_zone="UTC", is_bot=False, created=1))
    admin = Admin(house, capsys.readouterr)
    copy = tmp_path / "copy"
    assert admin("backup", str(copy))[0] == 0
    text, other, cut, newer = (tmp_path / name for name in ("text", "other", "cut", "newer"))
    text.write_text("Dear host")
    with sqlite3.connect(other) as foreign:
        foreign.execute("CREATE TABLE recipes (name)")
    whole = copy.read_bytes()
    middle = len(whole) // 2
    cut.write_bytes(whole[:middle] + b"\xff" * 8192 + whole[middle + 8192 :])
    newer.write_bytes(whole)
    with sqlite3.connect(newer) as changed:
        changed.execute("UPDATE alembic_version SET version_num = 'of-tomorrow'")
    empty = Admin(f"sqlite:///{tmp_path / 'empty.sqlite'}", capsys.readouterr)
    for file, said in ((text, "not a copy"), (other, "not a copy"), (cut, "damaged"), (newer, "newer version")):
        assert said in empty.refused("restore", str(file)), file
    assert count_of(empty.database, PEOPLE) == 0
    assert str(tmp_path) in empty.refused("restore", str(tmp_path))
    assert checked_sums(copy)["people"][0] == 300
    with engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO beats VALUES ('one', :seen)"), {"seen": now() * 1000})
    with pytest.raises(BackupFault, match="served"):
        restore(copy, engine, True)
    with pytest.raises(BackupFault, match="exists"):
        back_up(engine, copy)
    engine.dispose()


# -- what is old


def test_what_is_old_goes_and_what_is_not_stays(hall: TestClient, admin: Admin) -> None:
    pair, played, unplayed, fresh = Pair(hall), Match(hall), Match(hall), Match(hall)
    for match in (played, fresh):
        match.french.play("preset even")
    long_ago = now() - 200 * DAY
    wolfe = pair.british.person.id
    with matches_of(hall).storage.engine.begin() as connection:
        touched = {played.id: long_ago, unplayed.id: now() - 20 * DAY, pair.id: long_ago}
        for id, moment in touched.items():
            connection.execute(MATCHES.update().where(MATCHES.c.id == id).values(touched=moment, asked_since=moment))
        connection.execute(MATCHES.update().where(MATCHES.c.id == pair.id).values(over=True))
        link = {"secret": "x", "mail": "a@b.example", "mail_key": "a@b.example", "made": long_ago}
        connection.execute(MAIL_LINKS.insert().values(**link, good_until=long_ago, used=True))
        connection.execute(SESSIONS.insert().values(id="s", person=wolfe, secret="x", agent="", created=1, seen=1))
        report = {"id": "r", "message": "x", "text": "y", "made": 1, "closed": long_ago, "match": unplayed.id}
        connection.execute(REPORTS.insert().values(**report))
        note = {"match": unplayed.id, "seat": "french", "number": 1, "revision": 0, "text": "x", "made": 1}
        connection.execute(NOTES.insert().values(**note))
        notice = {"person": wolfe, "match": pair.id, "kind": "turn", "number": 99, "seat": "british", "told": "{}"}
        connection.execute(NOTICES.insert().values(**notice, made=long_ago * 1000, seen=True))
        connection.execute(OFFERS.update().values(made=long_ago, match=unplayed.id))
    wanted = {"links": 1, "sessions": 1, "offers": 1, "notices": 1, "reports": 1, "matches": 2}
    would = admin.told("prune", "--dry-run")
    assert would == wanted | {"ceremonies": 0, "presences": 0, "replays": 0}
    assert admin.told("prune", "--dry-run", "--idle", "0", "--unplayed", "30")["matches"] == 0
    assert "This would go:" in admin("prune", "--dry-run")[1] and "matches that nobody plays: 2" in admin("prune")[1]
    assert sum(admin.told("prune").values()) == 0
    assert {one["id"] for one in admin.told("matches")} == {pair.id, fresh.id}
    assert admin("prune", lang="fr")[1].startswith("Rien n’était assez vieux.")


def test_playing_a_match_keeps_it(hall: TestClient) -> None:
    match = Match(hall)
    storage = matches_of(hall).storage
    with storage.engine.begin() as connection:
        connection.execute(MATCHES.update().values(touched=now() - 200 * DAY, asked_since=0))
        assert prune(connection, Ages(unplayed_days=0), dry=True)["matches"] == 1
    matches_of(hall).by_id.clear()
    match.french.play("preset even")
    with storage.engine.begin() as connection:
        assert prune(connection, Ages(unplayed_days=0), dry=True)["matches"] == 0
