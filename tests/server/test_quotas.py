"""How many matches one may begin and have, by account and by address; and what nobody plays goes by itself."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arpents.cli.browser import with_house_rules
from arpents.cli.words import Refusal
from arpents.hall.archive import now
from arpents.hall.errors import TooMany
from arpents.host.house_rules import Ages, Quotas
from arpents.host.pruning import DAY
from arpents.server.app import create_app
from arpents.server.housekeeping import Housekeeping
from arpents.server.refusals import TRY_AGAIN, refuse
from arpents.server.settings import Settings
from arpents.table.tables import MATCHES
from tests.server.guests import Guest
from tests.server.players import GAME, Match, matches_of
from tests.server.test_lobby import offered, refused

NO_LIMIT = Quotas(0, 0, 0, 0, 0)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    file = f"sqlite:///{tmp_path / 'table.sqlite'}"
    return Settings(database=file, rate=0, thinkers=1, web=tmp_path / "web", hall=True)


@pytest.fixture
def hall(settings: Settings, request: pytest.FixtureRequest) -> Iterator[TestClient]:
    """With the quotas that the test names."""
    chosen = replace(settings, quotas=replace(NO_LIMIT, **request.param))
    with TestClient(create_app(chosen), base_url="http://localhost") as client:
        yield client


def begun(who: Guest | TestClient) -> Any:
    if isinstance(who, Guest):
        return who.post("/api/matches", game=GAME)
    answer = who.post("/api/matches", json={"game": GAME})
    who.cookies.clear()
    return answer


def told(answer: Any, reason: str, said: str) -> int:
    """After how many seconds to try again."""
    assert refused(answer) == (429, reason)
    assert said in answer.json()["text_en"]
    return int(answer.headers["retry-after"])


@pytest.mark.parametrize("hall", [{"begun_hour": 2, "begun_day": 3}], indirect=True)
def test_matches_begun_within_an_hour_and_a_day(hall: TestClient) -> None:
    assert [begun(hall).status_code for _ in range(2)] == [201, 201]
    assert 3590 < told(begun(hall), "too-many-begun", "2 matches may be begun within an hour") <= 3601
    quotas = hall.app.state.quotas  # type: ignore[attr-defined]
    moments = quotas.begun["address testclient"]
    for place, (moment, match) in enumerate(list(moments)):
        moments[place] = (moment - 3601, match)  # an hour later
    assert begun(hall).status_code == 201
    assert told(begun(hall), "too-many-begun", "3 matches may be begun within a day") > 22 * 3600
    assert hall.get("/api/games").status_code == 200


@pytest.mark.parametrize("hall", [{"begun_hour": 2}], indirect=True)
def test_an_account_begins_no_more_from_several_addresses(hall: TestClient) -> None:
    wolfe = Guest(hall, "Wolfe")
    bot = Guest(hall, "Rouage", wolfe)
    elsewhere = TestClient(hall.app, base_url="http://localhost", client=("10.0.0.7", 5000))
    assert begun(wolfe).status_code == begun(bot).status_code == 201
    away = {"headers": wolfe.cookie, "json": {"game": GAME}}
    assert refused(elsewhere.post("/api/matches", **away)) == (429, "too-many-begun")  # a bot's are its keeper's
    elsewhere.cookies.clear()
    assert begun(elsewhere).status_code == 201  # somebody else there


@pytest.mark.parametrize("hall", [{"unfinished": 2, "unfinished_address": 4}], indirect=True)
def test_matches_that_are_not_over(hall: TestClient) -> None:
    wolfe, montcalm = Guest(hall, "Wolfe"), Guest(hall, "Montcalm")
    first = begun(wolfe).json()["match"]
    assert begun(wolfe).status_code == 201
    assert told(begun(wolfe), "too-many-unfinished", "2 matches that are not over") > 0
    offer = offered(montcalm)
    taken = wolfe.post(f"/api/lobby/offers/{offer['id']}/take")
    assert refused(taken) == (429, "too-many-unfinished")
    assert wolfe.post(f"/api/matches/{first}/seats/french/resign").status_code == 200
    assert wolfe.post(f"/api/lobby/offers/{offer['id']}/take").status_code == 201
    assert begun(hall).status_code == 201  # the fourth from this address, of which one is over
    assert begun(hall).status_code == 201
    assert told(begun(hall), "too-many-unfinished", "4 matches that are not over") > 0


@pytest.mark.parametrize("hall", [{"trials": 2}], indirect=True)
def test_trials_of_one_match(hall: TestClient) -> None:
    match, other = Match(hall), Match(hall)
    assert [match.french.post("fork").status_code for _ in range(2)] == [201, 201]
    assert told(match.french.post("fork"), "too-many-trials", "2 trials") > 0
    assert other.french.post("fork").status_code == 201


def test_requests_of_one_account_from_many_addresses(settings: Settings) -> None:
    limited = replace(settings, rate=0.0001, burst=5.0)
    with TestClient(create_app(limited), base_url="http://localhost") as hall:
        wolfe = Guest(hall, "Wolfe")
        answers = []
        for number in range(6):
            client = TestClient(hall.app, base_url="http://localhost", client=(f"10.0.0.{number}", 5000))
            answers.append(client.get("/api/me/matches", headers=wolfe.cookie))
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert answers[-1].headers["retry-after"] and refused(answers[-1]) == (429, "too-many-requests")


def test_what_nobody_plays_goes_and_whoever_held_it_is_told(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, ages=Ages())), base_url="http://localhost") as hall:
        old, fresh = Match(hall), Match(hall)
        old.french.play("preset even")
        matches = matches_of(hall)
        with matches.storage.engine.begin() as connection:
            changing = MATCHES.update().where(MATCHES.c.id == old.id)
            connection.execute(changing.values(touched=now() - 181 * DAY, asked_since=0))
        assert hall.portal is not None
        housekeeping = Housekeeping(matches)
        assert hall.portal.call(housekeeping.prune)["matches"] == 1
        assert refused(hall.get(old.path)) == (404, "no-such-match")
        assert hall.get(fresh.path).status_code == 200


def test_whoever_of_the_hall_says_enough_says_until_when() -> None:
    for reason, seconds in TRY_AGAIN.items():
        answer = refuse(TooMany(reason))
        assert (answer.status_code, answer.headers["retry-after"]) == (429, str(seconds))
    assert "retry-after" not in refuse(TooMany("too-many-tokens", most=20)).headers


def test_one_persons_own_table_has_no_limits(settings: Settings) -> None:
    own, given = replace(settings, hall=False), argparse.Namespace(quota=[], hosted_by=None)
    assert with_house_rules(own, given) == own and own.quotas is None and own.ages is None
    club = with_house_rules(replace(own, public_url="https://a.example"), given)
    assert (club.quotas, club.ages) == (Quotas(), Ages())
    given = argparse.Namespace(quota=["begun-hour=5", "idle-days=0"], hosted_by="The club")
    chosen = with_house_rules(own, given)
    assert chosen.quotas is not None and chosen.quotas.begun_hour == 5 and chosen.ages == Ages(idle_days=0)
    assert chosen.hosted_by == "The club"
    for bad, id in (
        ("begun-hour", "quota-not-a-pair"),
        ("beer=3", "unknown-quota"),
        ("idle-days=x", "option-not-whole"),
    ):
        with pytest.raises(Refusal, match=id):
            with_house_rules(own, argparse.Namespace(quota=[bad], hosted_by=None))
