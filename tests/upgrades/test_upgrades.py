"""A host upgrades, and a rule has changed: no match is stranded."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.engine.record import parse
from arpents.games import find
from arpents.server.app import create_app
from arpents.server.match_models import StateOut
from arpents.server.settings import Settings
from arpents.table.database import open_engine
from arpents.table.match_row import DIFFERS, OLD_RULES
from arpents.table.tables import CUTS, DECISIONS, MATCHES
from arpents.version import VERSION
from tests.server.players import Player, matches_of
from tests.server.test_lobby import refused
from tests.upgrades.other_rules import GAME, SECRETS, OtherVersion

PRESETS = [["french", "preset even"], ["french", "preset beauport"], ["french", "ready"]]


@contextmanager
def opened(database: str, tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web")
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        yield table


def seat(table: TestClient, match: dict[str, Any], name: str) -> Player:
    return Player(table, match["id"], name, SECRETS[name])


def row_of(database: str, match: dict[str, Any]) -> Any:
    engine = open_engine(database)
    with engine.connect() as connection:
        row = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match["id"])).first()
    engine.dispose()
    return row


def row_when(database: str, match: dict[str, Any], **wanted: str) -> Any:
    """The row, once it says so: a server looks through its matches by itself."""
    for _ in range(600):
        row = row_of(database, match)
        if all(getattr(row, name) == value for name, value in wanted.items()):
            return row
        time.sleep(0.05)
    raise AssertionError(row)


def test_a_match_that_the_new_rules_repeat_goes_on_silently(same: OtherVersion, database: str, tmp_path: Path) -> None:
    match = same.play(database, words=[], random=60)
    assert match["rules"] != find(GAME).rules and match["engine"] != VERSION
    with opened(database, tmp_path) as table:
        row = row_when(database, match, rules=find(GAME).rules)  # nobody asked for it
        assert (row.engine, row.upgrade) == (VERSION, "")
        for name in SECRETS:
            state = seat(table, match, name).state()
            assert state["frozen"] is None and state["upgrade"] is None
            assert state["revision"] == match["revisions"][name]
        asked = next(name for name in SECRETS if seat(table, match, name).state()["asked"])
        player = seat(table, match, asked)
        player.play(player.state()["actions"][0]["words"])
        assert refused(player.post("upgrade", choice="new")) == (409, "rules-not-in-question")


def test_both_go_on_by_the_new_rules_from_where_they_part(
    easy_hits: OtherVersion, database: str, tmp_path: Path
) -> None:
    match = easy_hits.play(database, words=[], until="event-double-shot", random=5)
    with opened(database, tmp_path) as table:
        row = row_when(database, match, upgrade=DIFFERS)
        assert set(row.asked.split()) == set(SECRETS) and row.rules == match["rules"]
        french, british = (seat(table, match, name) for name in ("french", "british"))
        state = french.state()
        assert state["frozen"]["reason"] == "match-rules-changed" and state["actions"] == []
        assert not state["undo"]["possible"]
        StateOut.model_validate(state)
        upgrade = state["upgrade"]
        assert (upgrade["engine"], upgrade["chosen"]) == (match["engine"], None)
        assert upgrade["choices"] == {"french": None, "british": None}
        difference = upgrade["difference"]
        assert (difference["what"], difference["rule"]) == ("told", "17.1")
        told = next(event for event in match["events"] if event["kind"] == "event-double-shot")
        before = next(event for event in difference["before"] if event["kind"] == "event-double-shot")
        now = next(event for event in difference["now"] if event["kind"] == "event-double-shot")
        assert before["arguments"] == told["arguments"] and before["text_fr"] and before["text_en"]
        assert now["arguments"]["dice"] == before["arguments"]["dice"]  # the same dice, counted otherwise
        assert now["arguments"] != before["arguments"]
        for page in ("action", "undo"):
            body = {"words": "ready"} if page == "action" else {}
            answer = french.post(page, revision=state["revision"], **body)
            assert refused(answer) == (409, "match-rules-changed")
        assert refused(french.post("resign")) == (409, "match-rules-changed")
        assert refused(table.get(f"/api/matches/{match['id']}/record")) == (403, "record-sealed")
        watched = table.get(f"/api/matches/{match['id']}/state").json()
        assert watched["frozen"]["reason"] == "match-rules-changed" and watched["upgrade"] is None
        with table.websocket_connect(f"ws://localhost{british.path}/live", headers=british.headers) as live:
            assert live.receive_json()["upgrade"]["choices"]["french"] is None
            said = french.post("upgrade", choice="new").json()["upgrade"]
            assert said["choices"] == {"french": "new", "british": None}
            assert live.receive_json()["upgrade"]["choices"]["french"] == "new"
        assert row_of(database, match).asked == "british"
        assert french.post("upgrade", choice="none").json()["upgrade"]["choices"]["french"] is None
        assert french.post("upgrade", choice="old").json()["upgrade"]["choices"]["french"] == "old"
        assert british.post("upgrade", choice="new").json()["upgrade"]["choices"]["british"] == "new"
        state = french.post("upgrade", choice="new").json()
        assert state["upgrade"] is None and state["frozen"] is None
        assert state["rules"] == find(GAME).rules and state["engine"] == VERSION
        assert state["revision"] > match["revisions"]["french"]  # none comes again
        last = state["events"][-1]
        assert last["kind"] == "table-new-rules" and "new ones" in last["text_en"]
    engine = open_engine(database)
    with engine.connect() as connection:
        cut = connection.execute(sa.select(CUTS)).one()
        kept = connection.execute(sa.select(DECISIONS.c.words).where(DECISIONS.c.match == match["id"])).scalars()
        assert list(kept)[-1] == "new-rules"
    engine.dispose()
    assert (cut.match, cut.rules, cut.engine) == (match["id"], match["rules"], match["engine"])
    assert cut.number < match["decisions"]
    with opened(database, tmp_path) as table:  # and so it is read again
        players = {name: seat(table, match, name) for name in SECRETS}
        while not (asked := [name for name in players if players[name].state()["asked"]]):
            raise AssertionError("nobody is asked")
        assert players[asked[0]].state()["events"][-1]["kind"] == "table-new-rules"
        players[asked[0]].play(players[asked[0]].state()["actions"][0]["words"])
        since = players["french"].state(since=match["revisions"]["french"])  # whoever slept through all of it
        assert since["events"][0]["number"] == since["events_from"] <= len(match["events"])
        assert since["events"][0]["kind"] == "table-new-rules"
        players["french"].post("resign")
        record = parse(table.get(f"/api/matches/{match['id']}/record").text)
        assert ("table", "new-rules") in record.moves and record.rules == find(GAME).rules
        assert record.replay(find(GAME)).outcome is not None
        replay = table.post("/api/replays", json={"match": match["id"]}).json()
        assert replay["verified"] and replay["difference"] is None


def test_both_finish_it_on_the_old_version(two_presets: OtherVersion, database: str, tmp_path: Path) -> None:
    match = two_presets.play(database, words=PRESETS, random=4)
    with opened(database, tmp_path) as table:
        french, british = (seat(table, match, name) for name in ("french", "british"))
        difference = french.state()["upgrade"]["difference"]
        assert (difference["what"], difference["rule"]) == ("asked", "3.4")  # a question with fewer answers
        assert difference["move"]["words"] == "preset beauport"
        assert (difference["refusal"]["reason"], difference["refusal"]["rule"]) == ("reason-preset-taken", "3.4")
        for player in (french, british):
            StateOut.model_validate(player.state())
        other = british.state()["upgrade"]["difference"]
        assert (other["what"], other["move"], other["refusal"], other["rule"]) == ("elsewhere", None, None, "")
        assert "preset" not in str(british.state()["upgrade"])
        french.post("upgrade", choice="old")
        state = british.post("upgrade", choice="old").json()
        assert state["upgrade"]["chosen"] == "old"
        assert state["frozen"]["reason"] == "match-keeps-old-rules"
        assert match["engine"] in state["frozen"]["text_fr"] and match["rules"][:8] in state["frozen"]["text_en"]
        assert row_of(database, match).upgrade == OLD_RULES
    with opened(database, tmp_path) as table:
        french = seat(table, match, "french")
        answer = french.post("action", revision=french.state()["revision"], words="ready")
        assert refused(answer) == (409, "match-keeps-old-rules")
        path = f"/api/matches/{match['id']}/record"
        assert refused(table.get(path)) == (403, "record-sealed")  # it is not over, and others play no part in it
        assert refused(table.post("/api/replays", json={"match": match["id"]})) == (403, "record-sealed")
        record = parse(table.get(path, headers={"Authorization": f"Bearer {SECRETS['french']}"}).text)
        assert record.rules == match["rules"] and record.engine == match["engine"]
        assert len(record.moves) == match["decisions"] and record.untouched() and record.secret
    assert two_presets.replay(record.text()) == match["key"]  # there it stands where it stood
    with opened(database, tmp_path) as table:  # whoever has the record knows every die to come: there is no way back
        for name in SECRETS:
            assert refused(seat(table, match, name).post("upgrade", choice="new")) == (409, "match-keeps-old-rules")
        assert row_of(database, match).upgrade == OLD_RULES


def test_the_computer_goes_along(two_presets: OtherVersion, database: str, tmp_path: Path) -> None:
    match = two_presets.play(database, words=PRESETS, british="random")
    with opened(database, tmp_path) as table:
        french = seat(table, match, "french")
        assert french.state()["upgrade"]["choices"] == {"french": None}
        state = french.post("upgrade", choice="new").json()
        assert state["upgrade"] is None and state["asked"]
        assert [action["words"] for action in state["actions"] if action["words"].startswith("preset ")] == []


def test_a_match_from_before_tells_by_its_decisions(two_presets: OtherVersion, database: str, tmp_path: Path) -> None:
    match = two_presets.play(database, words=PRESETS)
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(MATCHES.update().values(sight=""))
        connection.execute(DECISIONS.update().values(sight=""))
    engine.dispose()
    with opened(database, tmp_path) as table:
        difference = seat(table, match, "french").state()["upgrade"]["difference"]
        assert (difference["what"], difference["before"]) == ("refused", None)
        assert (difference["move"]["words"], difference["rule"]) == ("preset beauport", "3.4")
        other = seat(table, match, "british").state()["upgrade"]["difference"]
        assert other["move"] is None and "preset" not in str(other)


def test_people_on_two_servers_choose_together(
    two_presets: OtherVersion, postgres_database: str, tmp_path: Path
) -> None:
    match = two_presets.play(postgres_database, words=PRESETS)
    with opened(postgres_database, tmp_path) as one, opened(postgres_database, tmp_path) as two:
        french, british = seat(one, match, "french"), seat(two, match, "british")
        assert french.state()["upgrade"] and british.state()["upgrade"]
        french.post("upgrade", choice="new")
        for _ in range(200):
            if british.state()["upgrade"]["choices"]["french"] == "new":
                break
            time.sleep(0.05)
        assert british.post("upgrade", choice="new").json()["upgrade"] is None
        for _ in range(200):
            if french.state()["upgrade"] is None:
                break
            time.sleep(0.05)
        state = french.state()
        assert state["frozen"] is None and state["asked"] and state["rules"] == find(GAME).rules
        french.play("ready")
        assert british.state(since=0, wait=10)["asked"]


def test_whoever_looks_before_the_news_has_come_sees_how_it_goes_on(
    two_presets: OtherVersion, postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = two_presets.play(postgres_database, words=PRESETS)
    with opened(postgres_database, tmp_path) as deaf, opened(postgres_database, tmp_path) as other:
        french = seat(deaf, match, "french")
        with deaf.websocket_connect(f"ws://localhost{french.path}/live", headers=french.headers) as live:
            assert live.receive_json()["upgrade"]  # somebody watches: the server keeps it in memory
            monkeypatch.setattr(matches_of(deaf).follower.listener, "hear", lambda told: None)
            for name in SECRETS:
                assert seat(other, match, name).post("upgrade", choice="new").status_code == 200
            state = french.state()
            assert state["upgrade"] is None and state["frozen"] is None and state["rules"] == find(GAME).rules
            assert state["revision"] == seat(other, match, "french").state()["revision"]


def test_of_two_who_choose_at_once_on_two_servers_neither_is_forgotten(
    two_presets: OtherVersion, postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = two_presets.play(postgres_database, words=PRESETS)
    with opened(postgres_database, tmp_path) as one, opened(postgres_database, tmp_path) as two:
        french, british = seat(one, match, "french"), seat(two, match, "british")
        assert french.state()["upgrade"] and british.state()["upgrade"]
        monkeypatch.setattr(matches_of(two).follower.listener, "hear", lambda told: None)
        assert french.post("upgrade", choice="new").status_code == 200
        assert british.post("upgrade", choice="new").json()["upgrade"] is None
        assert seat(one, match, "french").state(wait=0)["upgrade"] is None
