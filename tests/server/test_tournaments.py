"""Tournaments: sixteen bots play one to its end; a round begins once, whoever begins it; nobody else meddles."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.hall.contest_storage import PAIRINGS, RATING_STEPS, RATINGS, RESULTS, TOURNAMENTS
from arpents.hall.tournament import MOST_ENTRANTS
from arpents.hall.tournament_storage import MOST_OWN, look_at_running
from arpents.server.app import create_app
from arpents.server.contest_keeper import go_on
from arpents.server.settings import Settings
from arpents.table.tables import JOBS, MATCHES
from tests.server.guests import Guest
from tests.server.players import GAME, matches_of
from tests.server.test_lobby import refused

Told = dict[str, Any]
PATH = "/api/tournaments"


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[list[TestClient]]:
    """One server on SQLite, two on PostgreSQL."""
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
    count = 1 if database.startswith("sqlite") else 2
    with ExitStack() as stack:
        yield [stack.enter_context(TestClient(create_app(settings), base_url="http://localhost")) for _ in range(count)]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[TestClient]:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


def settled(table: TestClient) -> None:
    """Wait until no job is left that is due."""
    engine = matches_of(table).storage.engine
    wanted = sa.text("SELECT count(*) FROM jobs WHERE due <= :now")
    if engine.dialect.name == "postgresql":
        due = "status IN ('todo', 'doing') AND coalesce(scheduled_at, now()) <= now()"
        wanted = sa.text(f"SELECT count(*) FROM procrastinate_jobs WHERE {due} AND :now > 0")
    for _ in range(2400):
        with engine.connect() as connection:
            left = connection.execute(wanted, {"now": int(time.time())}).scalar()
        if not left:
            return
        time.sleep(0.05)
    raise AssertionError(f"{left} jobs are left")


def rows_of(connection: sa.Connection, table: sa.Table) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar() or 0)


def made(organiser: Guest, **wanted: Any) -> Told:
    answer = organiser.post(PATH, **{"name": "Coupe de la Conquête", "game": GAME, "form": "swiss"} | wanted)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def done(answer: Any) -> Told:
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


class Bot:
    """A program with a token of its own, which asks any server."""

    def __init__(self, servers: list[TestClient], guest: Guest, rng: random.Random) -> None:
        self.servers = servers
        self.guest = guest
        self.headers = guest.token("play")
        self.rng = rng

    def ask(self, method: str, path: str, **body: Any) -> Any:
        table = self.rng.choice(self.servers)
        return table.request(method, path, headers=self.headers, json=body or None)

    def state(self, match: str, seat: str) -> Told:
        return done(self.ask("GET", f"/api/matches/{match}/seats/{seat}/state"))

    def decide(self, match: str, seat: str) -> bool:
        """Tells whether the match goes on."""
        state = self.state(match, seat)
        if state["asked"]:
            words = self.rng.choice(state["actions"])["words"]
            path = f"/api/matches/{match}/seats/{seat}/action"
            answer = self.ask("POST", path, revision=state["revision"], words=words)
            assert answer.status_code == 200, answer.text
            state = answer.json()
        return state["outcome"] is None


def play(bots: dict[int, Bot], pairing: Told, whole: bool) -> None:
    """A decision each, and one gives up; or to the end by the rules."""
    match = pairing["match"]
    sides = {"french": bots[pairing["first"]], "british": bots[pairing["second"]]}
    while all(bot.decide(match, seat) for seat, bot in sides.items()) and whole:
        pass
    if not whole:
        loser = bots[1].rng.choice(list(sides))
        done(sides[loser].ask("POST", f"/api/matches/{match}/seats/{loser}/resign"))


def test_sixteen_bots_play_a_tournament_to_its_end(servers: list[TestClient]) -> None:
    rng = random.Random(1759)
    first = servers[0]
    keepers = [Guest(first, name) for name in ("Vaudreuil", "Amherst")]
    guests = [Guest(first, f"Robot {number}", keepers[number % 2]) for number in range(16)]
    cup = made(keepers[0], entry="bots", name="Coupe des robots")
    path = f"{PATH}/{cup['id']}"
    assert refused(keepers[1].post(f"{path}/enter")) == (403, "tournament-of-bots")
    players = [Bot(servers, guest, rng) for guest in guests]
    for bot in players:
        assert bot.ask("POST", f"{path}/enter").status_code == 200
    told = done(keepers[0].post(f"{path}/start"))
    assert (told["state"], told["round"], told["rounds"]) == ("running", 1, 4)
    names = {one["person"]["name"]: one["number"] for one in told["entrants"]}
    bots = {names[bot.guest.person.name]: bot for bot in players}

    for round in range(1, 5):
        told = done(first.get(path))
        current = [one for one in told["pairings"] if one["round"] == round]
        assert (told["round"], len(current)) == (round, 8)
        assert all(one["match"] and not one["result"] for one in current)
        for number, one in enumerate(current):
            play(bots, one, whole=round == 4 and number == 0 and len(servers) == 1)
        for table in servers:
            settled(table)
    told = done(first.get(path))
    assert told["state"] == "over" and len(told["pairings"]) == 32
    met = Counter(frozenset((one["first"], one["second"])) for one in told["pairings"])
    assert max(met.values()) == 1
    assert all(
        abs(one["firsts"] - one["seconds"]) <= 2 and one["won"] + one["drawn"] + one["lost"] == 4
        for one in told["standings"]
    )
    assert sum(one["points"] for one in told["standings"]) == 32
    assert [one["place"] for one in told["standings"]] == sorted(one["place"] for one in told["standings"])
    assert told["standings"][0]["points"] >= 3 and told["tie_breaks"] == ["points", "buchholz", "sonneborn", "won"]

    # every match was begun, kept and rated once
    with matches_of(first).storage.engine.connect() as connection:
        assert [rows_of(connection, table) for table in (MATCHES, RESULTS, RATING_STEPS, RATINGS)] == [32, 32, 64, 32]
        assert set(connection.execute(sa.select(RESULTS.c.rating)).scalars()) == {"done"}
        played = sa.select(sa.func.sum(RATINGS.c.won + RATINGS.c.drawn + RATINGS.c.lost))
        assert connection.execute(played).scalar() == 64

    # the dice of all of them are the promised ones
    check = done(servers[-1].get(f"{path}/check"))
    assert check["sound"] is True and check["counts"] == {"sound": 32}
    assert all(one["secret"] and one["decisions"] >= 1 for one in check["matches"])
    records = done(first.get(f"{path}/records"))
    assert len(records["matches"]) == 32 and all(one["record"] for one in records["matches"])


def club(hall: TestClient, *names: str) -> list[Guest]:
    return [Guest(hall, name) for name in names]


def begun(hall: TestClient, people: list[Guest], **wanted: Any) -> tuple[str, Told]:
    """A tournament of these people, which the first has organised and begun."""
    path = f"{PATH}/{made(people[0], **wanted)['id']}"
    for guest in people:
        done(guest.post(f"{path}/enter"))
    return path, done(people[0].post(f"{path}/start"))


def ended(hall: TestClient, people: list[Guest], told: Told, one: Told, loser: str) -> None:
    """The person at that seat gives up."""
    number = one["first"] if loser == "french" else one["second"]
    name = next(entrant["person"]["name"] for entrant in told["entrants"] if entrant["number"] == number)
    guest = next(guest for guest in people if guest.person.name == name)
    done(guest.post(f"/api/matches/{one['match']}/seats/{loser}/resign"))


def open_of(told: Told) -> list[Told]:
    return [one for one in told["pairings"] if not one["result"]]


def test_each_meets_each_with_a_bye_for_who_is_left_over(hall: TestClient) -> None:
    people = club(hall, "Montcalm", "Wolfe", "Lévis")
    path, told = begun(hall, people, form="round-robin")
    assert told["rounds"] == 3
    while told["state"] == "running":
        (one,) = open_of(told)
        byes = [
            pairing for pairing in told["pairings"] if pairing["round"] == told["round"] and pairing["result"] == "bye"
        ]
        assert len(byes) == 1 and byes[0]["match"] is None
        ended(hall, people, told, one, "french")
        settled(hall)
        told = done(hall.get(path))
    assert Counter(one["result"] for one in told["pairings"]) == {"second": 3, "bye": 3}
    assert [(one["points"], one["firsts"], one["seconds"]) for one in told["standings"]] == [(1.0, 1, 1)] * 3
    assert [one["place"] for one in told["standings"]] == [1, 1, 1]
    assert refused(people[0].post(f"{path}/call-off")) == (409, "tournament-over")
    assert refused(people[1].post(f"{path}/withdraw")) == (409, "tournament-over")
    listed = done(people[1].get(f"{PATH}?state=over"))["tournaments"]
    assert [(one["entrants"], one["entered"], one["own"]) for one in listed] == [(3, "in", False)]


def test_a_bracket_is_played_to_its_winner_and_a_draw_is_played_again(hall: TestClient) -> None:
    people = club(hall, "Montcalm", "Wolfe", "Lévis", "Murray")
    path, told = begun(hall, people, form="bracket")
    drawn, other = open_of(told)
    ended(hall, people, told, other, "british")
    by_number = {one["number"]: one["person"]["name"] for one in told["entrants"]}
    for number, seat in ((drawn["first"], "french"), (drawn["second"], "british")):
        guest = next(guest for guest in people if guest.person.name == by_number[number])
        done(guest.post(f"/api/matches/{drawn['match']}/seats/{seat}/proposals", kind="draw"))
    settled(hall)
    told = done(hall.get(path))
    (again,) = open_of(told)
    assert (again["leg"], again["first"], again["second"]) == (2, drawn["second"], drawn["first"])
    assert told["round"] == 1 and again["match"] != drawn["match"]
    ended(hall, people, told, again, "french")
    settled(hall)
    told = done(hall.get(path))
    (final,) = open_of(told)
    assert (told["round"], {final["first"], final["second"]}) == (2, {again["second"], other["first"]})
    ended(hall, people, told, final, "french")
    settled(hall)
    told = done(hall.get(path))
    assert told["state"] == "over" and told["standings"][0]["entrant"] == final["second"]
    assert [one["place"] for one in told["standings"]] == [1, 2, 3, 3]


def test_when_a_round_is_over_the_rule_decides(hall: TestClient) -> None:
    people = club(hall, "Montcalm", "Wolfe")
    path, told = begun(hall, people, form="round-robin", round_hours=24)
    assert told["round_ends"] > told["now"] and not told["awaits_rulings"]
    (match,) = done(people[1].get("/api/me/matches"))["matches"]
    assert match["tournament"] == {"id": told["id"], "name": told["name"], "round": 1}
    (one,) = open_of(told)
    number = one["first"]
    pass_deadline(hall)
    told = done(hall.get(path))
    assert told["state"] == "over"
    (one,) = told["pairings"]
    assert (one["result"], one["ruled"], one["first"]) == ("second", "rule", number)  # the French were to set up
    state = done(hall.get(f"/api/matches/{one['match']}/state"))
    assert state["outcome"]["winner"] == "british" and "tournament" in state["outcome"]["text_en"]
    with matches_of(hall).storage.engine.connect() as connection:
        assert list(connection.execute(sa.select(RESULTS.c.rating)).scalars()) == ["none"]  # nobody lost at the table
    check = done(hall.get(f"{path}/check"))
    assert check["sound"] and check["counts"] == {"sound": 1}


def pass_deadline(hall: TestClient) -> None:
    """The moment has come for which a job is waiting."""
    storage = matches_of(hall).storage
    with storage.engine.begin() as connection:
        connection.execute(TOURNAMENTS.update().values(round_ends=1))
        assert connection.execute(JOBS.update().where(JOBS.c.due > time.time()).values(due=1)).rowcount == 1
    storage.jobs_written()
    settled(hall)


def test_or_the_organiser_who_may_give_more_time(hall: TestClient) -> None:
    people = club(hall, "Montcalm", "Wolfe", "Lévis", "Murray")
    path, told = begun(hall, people, form="swiss", rounds=1, round_hours=24, overdue="organiser")
    first, second = open_of(told)
    ruling = {"round": 1, "board": first["board"], "result": "draw"}
    assert refused(people[0].post(f"{path}/rulings", **ruling)) == (409, "round-not-over")
    pass_deadline(hall)
    told = done(people[0].get(path))
    assert told["awaits_rulings"] and told["state"] == "running"
    assert refused(people[1].post(f"{path}/rulings", **ruling)) == (403, "not-organiser")
    assert refused(people[1].post(f"{path}/deadline", hours=5)) == (403, "not-organiser")
    assert refused(people[0].post(f"{path}/rulings", **ruling | {"board": 9})) == (404, "no-such-pairing")
    told = done(people[0].post(f"{path}/rulings", **ruling))
    assert [one["ruled"] for one in told["pairings"]] == ["organiser", ""]
    assert refused(people[0].post(f"{path}/rulings", **ruling)) == (409, "pairing-decided")
    told = done(people[0].post(f"{path}/deadline", hours=5))
    assert not told["awaits_rulings"] and told["round_ends"] > told["now"] + 4 * 3600
    ended(hall, people, told, second, "french")
    settled(hall)
    told = done(hall.get(path))
    assert told["state"] == "over" and sorted(one["points"] for one in told["standings"]) == [0.0, 0.5, 0.5, 1.0]


def test_the_organiser_pairs_a_round_himself(hall: TestClient) -> None:
    people = club(hall, "Montcalm", "Wolfe", "Lévis")
    path, told = begun(hall, people, form="swiss", rounds=2, pairing="organiser")
    assert (told["round"], told["awaits_pairs"], told["pairings"]) == (0, True, [])
    proposal = done(people[0].get(f"{path}/proposal"))
    assert proposal["round"] == 1 and len(proposal["pairs"]) == 2
    own = [{"first": 3, "second": 1}, {"first": 2, "second": 0}]
    for wrong in (
        [],
        own[:1],
        [*own, own[1]],
        [{"first": 3, "second": 3}, own[1]],
        [{"first": 0, "second": 1}, own[1]],
    ):
        assert refused(people[0].post(f"{path}/rounds", pairs=wrong)) == (422, "pairs-of-everybody")
    assert refused(people[1].post(f"{path}/rounds", pairs=own)) == (403, "not-organiser")
    told = done(people[0].post(f"{path}/rounds", pairs=own))
    assert [(one["first"], one["second"], one["result"]) for one in told["pairings"]] == [(3, 1, ""), (2, 0, "bye")]
    assert refused(people[0].post(f"{path}/rounds", pairs=own)) == (409, "round-not-due")
    ended(hall, people, told, told["pairings"][0], "french")
    settled(hall)
    told = done(hall.get(path))
    assert told["awaits_pairs"] and told["round"] == 1
    assert all(pair["second"] != 0 or pair["first"] == 3 for pair in done(people[0].get(f"{path}/proposal"))["pairs"])


def test_who_withdraws_or_leaves_the_house_loses_what_is_open(hall: TestClient) -> None:
    people = club(hall, "Montcalm", "Wolfe", "Lévis", "Murray")
    path, told = begun(hall, people, form="round-robin")
    told = done(people[1].post(f"{path}/withdraw"))
    number = told["entered"]
    lost = next(one for one in told["pairings"] if number in (one["first"], one["second"]))
    assert lost["ruled"] == "rule" and lost["result"] == ("second" if lost["first"] == number else "first")
    people[2].call(people[2].people.leave, people[2].person)
    (one,) = open_of(told)
    guests = [guest for guest in people if guest is not people[2]]
    settled(hall)
    told = done(hall.get(path))
    while told["state"] == "running":
        for one in open_of(told):
            ended(hall, guests, told, one, "french")
        settled(hall)
        told = done(hall.get(path))
    assert [one["person"] is None for one in told["entrants"]] == [False, False, True, False]
    assert all(one["result"] for one in told["pairings"]) and len(told["pairings"]) == 6
    last = {one["entrant"]: one["points"] for one in told["standings"]}
    assert last[number] < 1.5


def test_a_match_that_the_host_has_let_go_is_begun_again(hall: TestClient) -> None:
    people = club(hall, "Montcalm", "Wolfe")
    path, told = begun(hall, people, form="round-robin")
    (before,) = open_of(told)
    with matches_of(hall).storage.engine.begin() as connection:
        connection.execute(PAIRINGS.update().values(match=None))
    matches_of(hall).storage.submit(look_at_running).result()
    settled(hall)
    (again,) = open_of(done(hall.get(path)))
    assert again["match"] not in (None, before["match"])


def test_who_may_enter(hall: TestClient) -> None:
    host, guest, other = club(hall, "Montcalm", "Wolfe", "Lévis")
    bot = Guest(hall, "Automate", host)
    path = f"{PATH}/{made(host, entry='invited', most=2)['id']}"
    assert refused(guest.post(f"{path}/enter")) == (403, "tournament-invited")
    assert refused(hall.post(f"{path}/enter")) == (401, "not-signed-in")
    assert refused(hall.post(f"{path}/enter", headers=guest.token("read"))) == (403, "token-scope")
    assert refused(guest.post(f"{path}/invite", name="Lévis")) == (403, "not-organiser")
    assert refused(host.post(f"{path}/invite", name="Nobody")) == (404, "no-such-person")
    for one in ("Wolfe", "Lévis"):
        done(host.post(f"{path}/invite", name=one))
    assert refused(host.post(f"{path}/invite", name="wolfe")) == (409, "invited-already")
    (listed,) = done(guest.get(PATH))["tournaments"]
    assert (listed["entered"], listed["entrants"]) == ("invited", 0)
    assert refused(host.post(f"{path}/start")) == (409, "tournament-empty")
    for entering in (guest, other):
        done(entering.post(f"{path}/enter"))
    assert refused(host.post(f"{path}/enter")) == (409, "tournament-full")
    done(other.post(f"{path}/withdraw"))
    assert refused(other.post(f"{path}/enter")) == (403, "tournament-invited")
    assert refused(other.post(f"{path}/withdraw")) == (404, "not-entered")
    done(host.post(f"{path}/enter"))  # nobody need invite himself
    for what in ("start", "call-off"):
        assert refused(guest.post(f"{path}/{what}")) == (403, "not-organiser")
    assert refused(guest.post(f"{path}/remove", entrant=1)) == (403, "not-organiser")
    assert refused(host.post(f"{path}/remove", entrant=77)) == (404, "no-such-entrant")
    told = done(host.post(f"{path}/start"))
    assert {one["person"]["name"] for one in told["entrants"]} == {"Montcalm", "Wolfe"}
    assert refused(host.post(f"{path}/start")) == (409, "tournament-begun")
    assert refused(other.post(f"{path}/enter")) == (409, "tournament-begun")
    people_only = f"{PATH}/{made(host, entry='people')['id']}"
    assert refused(hall.post(f"{people_only}/enter", headers=bot.token("play"))) == (403, "tournament-of-people")
    assert done(host.post(f"{people_only}/call-off"))["state"] == "off"


def test_what_cannot_be_made_is_refused_in_a_sentence(hall: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Guest(hall, "Montcalm")

    def make(**wanted: Any) -> tuple[int, str]:
        return refused(host.post(PATH, **{"name": "Coupe", "game": GAME, "form": "swiss"} | wanted))

    assert make(name="x") == (422, "tournament-name") and make(name="a\nb" * 40) == (422, "tournament-name")
    assert make(about="\u0007") == (422, "tournament-about")
    assert make(game="chess") == (404, "unknown-game") and make(scenario="no") == (422, "unknown-scenario")
    assert make(form="ladder") == (422, "bad-request") and make(form="round-robin", rounds=3) == (
        422,
        "tournament-rounds",
    )
    assert make(most=MOST_ENTRANTS + 1) == (422, "bad-request") and make(terms={"days": 3}) == (422, "bad-terms")
    assert make(options={"no": "on"}) == (422, "unknown-option")
    assert refused(hall.post(PATH, json={"name": "Coupe", "game": GAME, "form": "swiss"})) == (401, "not-signed-in")
    for path in ("", "/check", "/records"):
        assert refused(hall.get(f"{PATH}/none{path}")) == (404, "no-such-tournament")
    assert refused(host.post(f"{PATH}/none/enter")) == (404, "no-such-tournament")
    for _ in range(MOST_OWN):
        made(host)
    assert make() == (429, "too-many-tournaments")
    monkeypatch.setattr("arpents.hall.tournament_storage.MOST_A_DAY", MOST_OWN)
    for told in host.get(PATH).json()["tournaments"]:  # they stay in the list
        host.post(f"{PATH}/{told['id']}/call-off")
    assert make() == (429, "tournaments-of-a-day")
    with TestClient(create_app(Settings(database="sqlite://", hall=False)), base_url="http://localhost") as table:
        assert refused(table.get(PATH)) == (404, "hall-closed")


def test_a_changed_die_is_found(hall: TestClient) -> None:
    people = club(hall, "Montcalm", "Wolfe")
    path, told = begun(hall, people, form="round-robin")
    before = done(hall.get(f"{path}/check"))
    assert before["sound"] and before["counts"] == {"under-way": 1}
    promised = before["matches"][0]["commitment"]
    assert len(promised) == 64 and before["matches"][0]["secret"] is None
    records = done(hall.get(f"{path}/records"))
    assert [(one["commitment"], one["record"]) for one in records["matches"]] == [(promised, None)]
    (one,) = open_of(told)
    ended(hall, people, told, one, "french")
    settled(hall)
    # somebody who can write to the database turns the result around
    with matches_of(hall).storage.engine.begin() as connection:
        connection.execute(PAIRINGS.update().values(result="first"))
    check = done(hall.get(f"{path}/check"))
    assert not check["sound"] and check["counts"] == {"broken": 1}
    (found,) = check["matches"]
    assert "somebody else" in found["fault_en"] and "celui que l’on dit" in found["fault_fr"]
    assert found["commitment"] == promised


def test_two_servers_that_begin_a_round_at_once_begin_it_once(servers: list[TestClient]) -> None:
    host = Guest(servers[0], "Montcalm")
    guests = [host, *(Guest(servers[0], f"Milicien {number}") for number in range(5))]
    path, told = begun(servers[0], guests, form="swiss", rounds=3)
    for one in open_of(told):
        ended(servers[0], guests, told, one, "french")
    id = path.rpartition("/")[2]
    futures = []
    for table in servers * 4:
        assert table.portal is not None
        futures.append(table.portal.start_task_soon(go_on, matches_of(table), id))
    for future in futures:
        future.result(60)
    told = done(servers[-1].get(path))
    assert told["round"] == 2 and len(told["pairings"]) == 6
    with matches_of(servers[0]).storage.engine.connect() as connection:
        assert rows_of(connection, MATCHES) == 6
    assert json.dumps(told["pairings"]).count('"match": null') == 0
