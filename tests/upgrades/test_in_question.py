"""While the rules of a match are in question: clocks stand still, people are told, trials are taken up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.games import find
from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.table.decisions import PLAY, Decision
from arpents.table.match_row import OLD_RULES, SeatRow
from arpents.table.stored_match import Frozen, StoredMatch
from tests.server.test_agreements import Pair
from tests.upgrades.other_rules import GAME

OTHER = "0" * 24


def with_other_rules(database: str, match: str) -> None:
    """As if another version had let the British parley."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE matches SET rules = :rules, engine = '0.0.9'"), {"rules": OTHER})
        columns = "match, number, kind, seat, words, seen, line"
        said = "SELECT match, number + 1, kind, 'british', 'parley', seen, line FROM decisions WHERE match = :match"
        added = f"INSERT INTO decisions ({columns}) {said} ORDER BY number DESC LIMIT 1"
        connection.execute(sa.text(added), {"match": match})
    engine.dispose()


def told(pair: Pair, seat: str) -> list[str]:
    listed = pair.guest(seat).get("/api/notices").json()["notices"]
    return [notice["kind"] for notice in listed]


def test_clocks_stop_and_people_are_told_once(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        pair = Pair(table, pace="live", terms={"bank": 600, "increment": 10})
        pair.to_planning()
        assert pair.state("british")["clock"]["seats"]["british"]["runs"]
    with_other_rules(database, pair.id)
    for _ in range(2):
        with TestClient(create_app(settings), base_url="http://localhost") as table:
            pair.hall = pair.french.table = pair.british.table = table
            for seat in ("french", "british"):
                clock = pair.state(seat)["clock"]["seats"]
                assert not any(face["runs"] for face in clock.values())
                assert told(pair, seat).count("rules") == 1
            own = pair.french.get("/api/me/matches").json()["matches"][0]
            assert set(own["asked"]) == {"french", "british"}
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        pair.hall = pair.french.table = pair.british.table = table
        stranger = pair.stranger
        stranger.table = table
        path = f"{pair.path}/seats/french/upgrade"
        assert stranger.post(path, choice="new").status_code == 403
        pair.post("french", "upgrade", choice="new")
        assert pair.french.get("/api/me/matches").json()["matches"][0]["asked"] == ["british"]
        state = pair.post("british", "upgrade", choice="new").json()
        assert state["frozen"] is None and state["clock"]["seats"]["british"]["runs"]


def forked() -> Any:
    seats = {seat: SeatRow("person") for seat in find(GAME).seats}
    match = StoredMatch.create("m", find(GAME), None, {}, seats)
    match.play("french", "preset even")
    match.play("french", "ready")
    fork = StoredMatch.fork("f", match, "british", seats)
    fork.row.rules = OTHER
    assert fork.row.origin is not None
    fork.row.origin.dump["rules"] = OTHER
    return fork


def test_a_trial_goes_on_where_the_rules_can_take_it_up() -> None:
    fork = forked()
    again = StoredMatch.restore(fork.row, fork.decisions, None)
    assert again.frozen is None and again.carried == OTHER and again.state.key() == fork.state.key()
    broken = forked()
    broken.row.origin.dump["stack"] = [["AProcedureOfOtherTimes", []]]
    with pytest.raises(Frozen) as refusal:
        StoredMatch.restore(broken.row, [], None)
    assert refusal.value.reason == "fork-of-other-rules"


def test_rules_may_change_twice_under_a_match() -> None:
    seats = {seat: SeatRow("person") for seat in find(GAME).seats}
    match = StoredMatch.create("m", find(GAME), None, {}, seats)
    for words in ("preset even", "ready"):
        match.play("french", words)
    match.row.rules = OTHER
    lost = Decision(3, PLAY, "british", "parley", {"british": [7, 3, 3]})
    held = StoredMatch.restore(match.row, [*match.decisions, lost], None)
    assert held.in_question and held.unanswered == []  # nobody sits there yet
    held.go_on_by_new_rules()
    assert held.audiences["british"].revision == 8
    words = held.state.words(held.on_offer("british")[0])
    held.play("british", words)
    held.row.rules = OTHER
    again = StoredMatch.restore(held.row, held.decisions, None)
    assert again.frozen is None and again.carried == OTHER
    for name, audience in held.audiences.items():
        assert again.audiences[name].revision == audience.revision
        assert again.audiences[name].counts == audience.counts
    assert again.at(again.audiences["british"], 5).view("british") == match.state.view("british")


def test_the_version_it_is_kept_for_takes_it_up_again() -> None:
    match = StoredMatch.create("m", find(GAME), None, {}, {seat: SeatRow("person") for seat in find(GAME).seats})
    match.play("french", "preset even")
    match.row.upgrade = OLD_RULES
    again = StoredMatch.restore(match.row, match.decisions, None)
    assert again.frozen is None and not again.in_question
    assert (again.row.upgrade, again.carried) == ("", find(GAME).rules)  # and that is written
