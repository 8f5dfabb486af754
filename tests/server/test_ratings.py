"""Ratings follow what people have played; statistics count it; nobody reads them who is not known."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.hall.contest_storage import RATING_STEPS, RATINGS, RESULTS
from arpents.hall.glicko import LOST, WON, Rating, Score, after
from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.guests import Guest
from tests.server.players import GAME, Match, matches_of
from tests.server.test_lobby import offered, refused
from tests.server.test_tournaments import settled


@pytest.fixture
def hall(database: str, tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


def played(french: Guest, british: Guest, loser: str, **wanted: Any) -> str:
    """A match in which the French have set up, and somebody gives up."""
    offer = offered(french, side="french", **wanted)
    id = str(british.post(f"/api/lobby/offers/{offer['id']}/take").json()["match"])
    french.post(f"/api/matches/{id}/seats/french/action", revision=0, words="preset even")
    guest = french if loser == "french" else british
    assert guest.post(f"/api/matches/{id}/seats/{loser}/resign").status_code == 200
    settled(french.table)
    return id


def person_page(guest: Guest, name: str) -> dict[str, Any]:
    answer = guest.get(f"/api/hall/people/{name}/ratings")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_match_of_two_accounts_is_rated_by_game_and_side(hall: TestClient) -> None:
    montcalm, wolfe = Guest(hall, "Montcalm"), Guest(hall, "Wolfe")
    bot = Guest(hall, "Automate", montcalm)
    first = played(montcalm, wolfe, "french")
    won, lost = (after(Rating(), [Score(Rating(), points)], 0) for points in (WON, LOST))
    (rating,) = person_page(wolfe, "montcalm")["ratings"]
    assert (rating["rating"], rating["uncertainty"]) == (round(lost.rating), round(lost.uncertainty))
    assert (rating["seat"], rating["lost"], rating["won"], rating["game"]) == ("french", 1, 0, GAME)
    page = person_page(montcalm, "Wolfe")
    assert page["ratings"][0]["rating"] == round(won.rating)
    (step,) = page["steps"]
    assert (step["match"], step["result"], step["before"], step["against"]["name"]) == (first, "won", 1500, "Montcalm")
    assert [(one["seat"], one["won"], one["played"]) for one in page["played"]] == [("british", 1, 1)]

    # the other side has a rating of its own, and a bot is marked
    played(wolfe, bot, "british")
    both = person_page(montcalm, "Wolfe")["ratings"]
    assert [one["seat"] for one in both] == ["british", "french"]
    table = montcalm.get(f"/api/ratings/{GAME}").json()
    assert [one["id"] for one in table["seats"]] == ["french", "british"]
    by_side = {(one["seat"], one["person"]["name"]): one for one in table["ratings"]}
    assert len(by_side) == 4 and by_side["british", "Automate"]["person"]["is_bot"] is True
    sure = [one["rating"] - one["uncertainty"] for one in table["ratings"]]
    assert all(one >= other - 2 for one, other in pairwise(sure))  # rounded for the eye

    # who leaves takes his ratings along
    wolfe.call(wolfe.people.leave, wolfe.person)
    with matches_of(hall).storage.engine.connect() as connection:
        for table in (RATINGS, RATING_STEPS):
            assert connection.execute(sa.select(table.c.person).where(table.c.person == wolfe.person.id)).all() == []
    assert person_page(montcalm, "Montcalm")["steps"][0]["against"] is None


def test_a_win_on_time_is_rated_as_any_other(hall: TestClient) -> None:
    montcalm, wolfe = Guest(hall, "Montcalm"), Guest(hall, "Wolfe")
    offer = offered(montcalm, side="french", pace="live")
    id = str(wolfe.post(f"/api/lobby/offers/{offer['id']}/take").json()["match"])
    matches = matches_of(hall)
    later = matches.timekeeper.now() + 24 * 3600 * 1000
    matches.timekeeper.now = lambda: later
    answer = wolfe.post(f"/api/matches/{id}/seats/british/time", choice="win")
    assert answer.status_code == 200, answer.text
    settled(hall)
    (rating,) = person_page(wolfe, "Wolfe")["ratings"]
    assert (rating["won"], rating["seat"]) == (1, "british") and rating["rating"] > 1600


def test_what_is_not_between_two_people_alone_is_not_rated(hall: TestClient) -> None:
    montcalm, wolfe = Guest(hall, "Montcalm"), Guest(hall, "Wolfe")
    played(montcalm, wolfe, "french", hints=True)  # the computer advises
    for seats in ({"british": {"kind": "bot", "bot": "random"}}, {}):
        answer = montcalm.post("/api/matches", game=GAME, seats=seats)
        id = answer.json()["match"]
        assert montcalm.post(f"/api/matches/{id}/seats/french/resign").status_code == 200
    stranger = Match(hall)
    assert stranger.french.post("resign").status_code == 200
    own = Guest(hall, "Automate", montcalm)
    played(montcalm, own, "british")  # who loses as often as he likes
    settled(hall)
    assert person_page(montcalm, "Montcalm")["ratings"] == []
    with matches_of(hall).storage.engine.connect() as connection:
        found = connection.execute(sa.select(RESULTS.c.among, RESULTS.c.rating)).all()
    assert sorted(tuple(row) for row in found) == [("mixed", "none"), *[("people", "none")] * 4]
    assert [one["played"] for one in person_page(montcalm, "Montcalm")["played"]] == [3]  # no match alone
    forked = montcalm.post("/api/matches", game=GAME).json()["match"]
    trial = montcalm.post(f"/api/matches/{forked}/seats/french/fork").json()["match"]
    assert montcalm.post(f"/api/matches/{trial}/seats/french/resign").status_code == 200
    with matches_of(hall).storage.engine.connect() as connection:
        assert connection.execute(sa.select(RESULTS).where(RESULTS.c.match == trial)).first() is None


def test_statistics_by_game_scenario_side_and_opening(hall: TestClient) -> None:
    montcalm, wolfe = Guest(hall, "Montcalm"), Guest(hall, "Wolfe")
    for loser in ("french", "french", "british"):
        played(montcalm, wolfe, loser)
    told = hall.get("/api/statistics", params={"game": GAME}).json()
    (scenario,) = told["scenarios"]
    assert (scenario["played"], scenario["drawn"], scenario["scenario"]) == (3, 0, "campaign")
    assert [(one["seat"], one["won"], one["lost"]) for one in scenario["seats"]] == [
        ("french", 1, 2),
        ("british", 2, 1),
    ]
    (opening,) = told["openings"]
    assert (opening["seat"], opening["played"], opening["won"]) == ("french", 3, 1)
    (words,) = opening["opening"]
    assert words["words"] == "preset even" and words["label_fr"] != words["label_en"] != "preset even"
    deeper = hall.get("/api/statistics", params={"game": GAME, "depth": 3, "among": "people"}).json()
    assert len(deeper["openings"]) == 1
    assert hall.get("/api/statistics", params={"among": "computers"}).json()["scenarios"] == []
    assert hall.get("/api/statistics").json()["scenarios"] == told["scenarios"]
    assert refused(hall.get("/api/statistics", params={"game": "chess"})) == (404, "unknown-game")
    assert refused(hall.get("/api/statistics", params={"game": GAME, "scenario": "no"})) == (422, "unknown-scenario")
    assert "Wolfe" not in hall.get("/api/statistics", params={"game": GAME}).text


def test_ratings_are_for_those_who_are_known_themselves(hall: TestClient) -> None:
    guest = Guest(hall, "Montcalm")
    for path in (f"/api/ratings/{GAME}", "/api/hall/people/Montcalm/ratings"):
        assert refused(hall.get(path)) == (401, "not-signed-in")
        assert hall.get(path, headers=guest.token("read")).status_code == 200
    assert refused(guest.get("/api/hall/people/Nobody/ratings")) == (404, "no-such-person")
    assert refused(guest.get("/api/ratings/chess")) == (404, "unknown-game")


def test_matches_of_before_are_counted_when_a_server_opens(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'old.sqlite'}"
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        montcalm, wolfe = Guest(table, "Montcalm"), Guest(table, "Wolfe")
        played(montcalm, wolfe, "british")
        before = person_page(montcalm, "Montcalm")
        with matches_of(table).storage.engine.begin() as connection:
            for rows in (RATING_STEPS, RATINGS, RESULTS):
                connection.execute(rows.delete())
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        montcalm.table, montcalm.people = table, table.app.state.people  # type: ignore[attr-defined]
        for _ in range(200):
            settled(table)
            if person_page(montcalm, "Montcalm")["ratings"]:
                break
        again = person_page(montcalm, "Montcalm")
    assert [one["rating"] for one in again["ratings"]] == [one["rating"] for one in before["ratings"]]
    assert again["played"] == before["played"]
