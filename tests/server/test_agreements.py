"""What the people of a match agree on: it ends, goes back, begins again, is watched, or is tried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from arpents.engine.record import parse
from arpents.games import find
from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.guests import Guest
from tests.server.players import GAME, Match, matches_of
from tests.server.test_lobby import offered, refused


@pytest.fixture(scope="module")
def open_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("agreements")
    settings = Settings(
        database=f"sqlite:///{folder / 'table.sqlite'}", rate=0, thinkers=1, web=folder / "web", hall=True
    )
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


class Pair:
    """Two people at a match of Québec."""

    count = 0

    def __init__(self, hall: TestClient, **wanted: Any) -> None:
        Pair.count += 1
        self.hall = hall
        self.french, self.british = (Guest(hall, f"{name} {Pair.count}") for name in ("Montcalm", "Wolfe"))
        self.stranger = Guest(hall, f"Vergor {Pair.count}")
        offer = offered(self.french, side="french", **wanted)
        self.id = self.british.post(f"/api/lobby/offers/{offer['id']}/take").json()["match"]
        self.path = f"/api/matches/{self.id}"

    def state(self, seat: str) -> dict[str, Any]:
        return dict(self.guest(seat).get(f"{self.path}/seats/{seat}/state").json())

    def guest(self, seat: str) -> Guest:
        return self.french if seat == "french" else self.british

    def post(self, seat: str, page: str, **body: Any) -> Any:
        return self.guest(seat).post(f"{self.path}/seats/{seat}/{page}", **body)

    def play(self, seat: str, words: str = "") -> dict[str, Any]:
        state = self.state(seat)
        words = words or state["actions"][0]["words"]
        answer = self.post(seat, "action", revision=state["revision"], words=words)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def to_planning(self) -> None:
        words = [action["words"] for action in self.state("french")["actions"]]
        self.play("french", next(word for word in words if word.startswith("preset ")))
        self.play("french", "ready")

    def forget(self) -> None:
        matches = matches_of(self.hall)
        if self.id in matches.by_id:
            matches.forget(matches.by_id[self.id])


@pytest.fixture
def pair(open_hall: TestClient) -> Pair:
    return Pair(open_hall)


def test_who_resigns_has_lost_and_everybody_reads_why(pair: Pair) -> None:
    assert refused(pair.stranger.post(f"{pair.path}/seats/french/resign")) == (403, "seat-of-another")
    state = pair.post("french", "resign").json()
    outcome = state["outcome"]
    assert (outcome["winner"], outcome["reason"]) == ("british", "outcome-resigned")
    assert outcome["text_en"] == "The losing side has resigned." and "abandonné" in outcome["text_fr"]
    assert state["lines"][-1]["sort"] == "event" and state["events"][-1]["kind"] == "table-resign"
    assert refused(pair.post("french", "resign")) == (409, "agreement-too-late")
    assert pair.british.get("/api/me/matches").json()["matches"][0]["over"] is True
    pair.forget()
    assert pair.state("british")["outcome"] == outcome
    record = parse(pair.british.get(f"{pair.path}/record").text)
    assert record.moves[-1] == ("table", "resign french") and record.replay(find(GAME)).outcome is not None
    replay = pair.british.post("/api/replays", match=pair.id).json()
    step = pair.hall.get(f"/api/replays/{replay['replay']}/{replay['steps']}").json()
    assert step["move"]["label_en"].startswith("Resignation") and step["outcome"]["reason"] == "outcome-resigned"


@pytest.mark.parametrize("choice", ["win", "stand-in"])
def test_nobody_waits_for_who_has_left_for_good(pair: Pair, choice: str) -> None:
    """Though nobody keeps time; as long as one is asked oneself, one decides first."""
    assert refused(pair.post("british", "time", choice=choice, level="random")) == (409, "time-unkept")
    pair.french.call(pair.french.people.leave, pair.french.person)
    assert refused(pair.post("british", "time", choice="wait")) == (409, "time-unkept")
    state = pair.post("british", "time", choice=choice, level="random").json()
    if choice == "win":
        assert (state["outcome"]["winner"], state["outcome"]["reason"]) == ("british", "outcome-resigned")
        return
    assert state["seats"]["french"]["kind"] == "bot"
    while not state["asked"]:
        state = pair.british.get(f"{pair.path}/seats/british/state?since={state['revision']}&wait=10").json()
    assert refused(pair.post("british", "time", choice="win")) == (409, "time-you-are-asked")


def test_a_draw_wants_both(pair: Pair) -> None:
    assert refused(pair.post("british", "proposals/draw/accept")) == (404, "no-such-proposal")
    with pair.hall.websocket_connect(
        f"ws://localhost{pair.path}/seats/british/live", headers=pair.british.cookie
    ) as live:
        assert live.receive_json()["agreements"]["proposals"] == []
        made = pair.post("french", "proposals", kind="draw").json()["agreements"]["proposals"]
        assert [(one["kind"], one["own"]) for one in made] == [("draw", True)]
        told = live.receive_json()["agreements"]["proposals"]
        assert [(one["kind"], one["seat"], one["own"]) for one in told] == [("draw", "french", False)]
    assert refused(pair.post("french", "proposals/draw/accept")) == (404, "no-such-proposal")
    assert refused(pair.post("british", "proposals/draw/withdraw")) == (404, "no-such-proposal")
    pair.forget()
    assert pair.post("british", "proposals/draw/decline").json()["agreements"]["proposals"] == []
    pair.post("french", "proposals", kind="draw")
    assert pair.post("french", "proposals/draw/withdraw").json()["agreements"]["proposals"] == []
    pair.post("french", "proposals", kind="draw")
    outcome = pair.post("british", "proposals/draw/accept").json()["outcome"]
    assert (outcome["winner"], outcome["text_en"]) == (None, "A draw by agreement.")
    assert refused(pair.post("french", "proposals", kind="draw")) == (409, "agreement-too-late")
    both = Pair(pair.hall)
    both.post("french", "proposals", kind="draw")
    assert both.post("british", "proposals", kind="draw").json()["outcome"]["reason"] == "outcome-agreed"


def test_a_rematch_swaps_sides(pair: Pair) -> None:
    assert refused(pair.post("french", "proposals", kind="rematch")) == (409, "rematch-too-early")
    pair.post("french", "resign")
    assert pair.post("french", "proposals", kind="rematch").json()["agreements"]["rematch"] is None
    begun = pair.post("british", "proposals/rematch/accept").json()["agreements"]["rematch"]
    assert pair.state("french")["agreements"]["rematch"] == begun
    assert pair.british.get(f"/api/matches/{begun}").json()["held"] == ["french"]
    assert pair.french.get(f"/api/matches/{begun}").json()["held"] == ["british"]
    pace = {"kind": "live", "bank": 600, "increment": 5}
    alone = Match(pair.hall, seats={"british": {"kind": "bot", "bot": "random"}}, pace=pace)
    alone.french.post("resign")
    again = alone.french.post("proposals", kind="rematch").json()["agreements"]["rematch"]
    seats = pair.hall.get(f"/api/matches/{again}").json()["seats"]
    assert (seats["french"]["kind"], seats["british"]["kind"]) == ("bot", "person")
    assert pair.hall.get(f"/api/matches/{again}/state").json()["clock"]["pace"] == alone.french.state()["clock"]["pace"]
    pair.hall.cookies.clear()
    linked = Match(pair.hall)
    linked.french.post("resign")
    assert refused(linked.french.post("proposals", kind="rematch")) == (409, "rematch-without-account")


def test_going_back_wants_both_is_told_and_stays_proved(pair: Pair) -> None:
    pair.to_planning()
    there = pair.state("french")
    pair.play("french")
    pair.play("british")
    asked = {"kind": "rewind", "revision": there["revision"]}
    made = pair.post("french", "proposals", **asked).json()["agreements"]["proposals"]
    assert made[0]["revision"] == there["revision"]
    (seen,) = pair.state("british")["agreements"]["proposals"]
    assert seen["revision"] <= pair.state("british")["revision"] and not seen["own"]
    assert refused(pair.post("british", "proposals", kind="rewind", revision=10_000)) == (422, "rewind-nothing")
    assert pair.hall.get(f"{pair.path}/state").status_code == 403
    state = pair.post("british", "proposals/rewind/accept").json()
    assert state["agreements"]["proposals"] == []
    assert state["events"][-1]["kind"] == "table-rewind" and "go back" in state["events"][-1]["text_en"]
    now = pair.state("french")
    assert now["view"] == there["view"] and now["revision"] > there["revision"]
    assert now["actions"] == there["actions"] and now["asked"]
    pair.forget()
    assert pair.state("french")["view"] == there["view"]
    pair.play("french")
    pair.post("british", "resign")
    record = parse(pair.french.get(f"{pair.path}/record").text)
    assert any(words.startswith("rewind ") for seat, words in record.moves if seat == "table")
    assert record.replay(find(GAME)).outcome is not None
    replay = pair.french.post("/api/replays", match=pair.id).json()
    for step in range(replay["steps"] + 1):
        assert pair.hall.get(f"/api/replays/{replay['replay']}/{step}").status_code == 200


@pytest.mark.parametrize("secret", [(), ("from ile-d-orleans",)])
def test_whether_one_can_go_back_tells_no_secret_order(pair: Pair, secret: tuple[str, ...]) -> None:
    """The French have taken back what they did: to them nothing is left to go back on, whatever the British wrote."""
    pair.to_planning()
    there = pair.state("french")["revision"]
    revision = pair.play("french", "from levis")["revision"]
    for words in secret:
        pair.play("british", words)
    assert pair.post("french", "undo", revision=revision, what="line").status_code == 200
    assert refused(pair.post("french", "proposals", kind="rewind", revision=there)) == (422, "rewind-nothing")


def test_going_back_is_agreed_on_though_nothing_is_left_to_take_back(pair: Pair) -> None:
    """Whoever agrees learns nothing of what the other has meanwhile taken back in secret."""
    pair.to_planning()
    there = pair.state("french")["revision"]
    revision = pair.play("french", "from levis")["revision"]
    assert pair.post("french", "proposals", kind="rewind", revision=there).status_code == 200
    assert pair.post("french", "undo", revision=revision, what="line").status_code == 200
    state = pair.post("british", "proposals/rewind/accept").json()
    assert state["events"][-1]["kind"] == "table-rewind"


def test_one_agrees_to_go_back_as_far_as_one_was_asked(pair: Pair) -> None:
    """Whoever proposes something else while the other makes up his mind does not get a yes to that."""
    pair.to_planning()
    there = pair.state("french")["revision"]
    pair.play("french")
    pair.play("british")
    pair.post("french", "proposals", kind="rewind", revision=there)
    (seen,) = pair.state("british")["agreements"]["proposals"]
    pair.post("french", "proposals", kind="rewind", revision=0)
    said = pair.post("british", "proposals/rewind/accept", revision=seen["revision"])
    assert refused(said) == (409, "proposal-changed")
    (now,) = pair.state("british")["agreements"]["proposals"]
    assert now["revision"] == 0
    state = pair.post("british", "proposals/rewind/accept", revision=0).json()
    assert state["events"][-1]["kind"] == "table-rewind"


def test_a_computer_goes_back_at_once_and_agrees_on_no_draw(open_hall: TestClient) -> None:
    match = Match(open_hall, seats={"british": {"kind": "bot", "bot": "random"}})
    words = match.french.state()["actions"][0]["words"]
    match.french.play(words)
    state = match.french.post("proposals", kind="rewind", revision=0).json()
    assert state["events"][-1]["kind"] == "table-rewind"
    assert refused(match.french.post("proposals", kind="draw")) == (409, "computer-draws-never")
    waiting = Match(open_hall, seats={"british": {"kind": "open"}})
    assert refused(waiting.french.post("proposals", kind="draw")) == (409, "nobody-opposite")


def test_spectators_come_by_consent_of_both_and_as_late_as_they_say(pair: Pair) -> None:
    watched = [f"{pair.path}/{page}" for page in ("state", "at/0", "steps", "charts", "query/tides", "record")]
    watched.append(f"{pair.path}/inspect?thing=zone-quebec")

    def look() -> Any:
        pair.hall.cookies.clear()
        return pair.hall.get(f"{pair.path}/state")

    def allow(seat: str, how: str, decisions: int = 0) -> None:
        assert pair.post(seat, "watching", allow=how, decisions=decisions).status_code == 200

    def watching() -> Any:
        return pair.hall.websocket_connect(f"ws://localhost{pair.path}/live")

    for path in watched:
        assert refused(pair.hall.get(path))[1] == "watching-not-allowed", path
    assert refused(pair.hall.post("/api/replays", json={"match": pair.id})) == (403, "watching-not-allowed")
    with watching() as socket:
        assert socket.receive_json()["reason"] == "watching-not-allowed"
    assert pair.british.get(f"{pair.path}/state").status_code == 200  # a player sees more than that anyway
    allow("french", "live")
    assert refused(look()) == (403, "watching-not-allowed")
    allow("british", "live")
    assert look().json()["revision"] == 0 and look().json()["agreements"] is None
    assert refused(pair.stranger.post(f"{pair.path}/seats/french/watching", allow="live"))[0] == 403

    pair.to_planning()
    newest = look().json()["revision"]
    assert newest >= 1
    allow("british", "delay", 1)
    late = look().json()
    assert (late["revision"], late["late"]) == (newest - 1, True)
    assert refused(pair.hall.get(f"{pair.path}/at/{newest}")) == (404, "no-such-revision")
    assert pair.hall.get(f"{pair.path}/at/{newest - 1}").status_code == 200
    assert refused(pair.hall.get(f"{pair.path}/charts")) == (403, "watching-late")
    assert refused(pair.hall.get(f"{pair.path}/steps")) == (403, "watching-late")
    with watching() as socket:
        assert socket.receive_json()["revision"] == newest - 1
        allow("british", "none")
        assert socket.receive_json()["reason"] == "watching-not-allowed"
    allow("british", "turn")
    assert look().json()["revision"] <= newest
    assert pair.post("british", "watching", allow="delay").json()["reason"] == "bad-delay"
    pair.forget()
    assert look().json()["revision"] <= newest
    pair.post("french", "resign")
    ended = look().json()
    assert ended["outcome"] and "late" not in ended
    allow("french", "none")
    assert refused(pair.hall.get(f"{pair.path}/record")) == (403, "watching-not-allowed")
    assert pair.french.get(f"{pair.path}/record").status_code == 200


def test_a_spectator_who_watches_late_is_shown_nothing_newer(pair: Pair) -> None:
    for seat in ("french", "british"):
        pair.post(seat, "watching", allow="delay", decisions=2)
    first = pair.hall.get(f"{pair.path}/state").text
    pair.play("french")
    assert pair.hall.get(f"{pair.path}/state").text == first or pair.hall.get(f"{pair.path}/state").json()["late"]
    assert pair.hall.get(f"{pair.path}/state").json()["revision"] == 0


def test_a_fork_is_of_what_one_knows_and_nobody_elses(pair: Pair) -> None:
    pair.to_planning()
    secret = pair.state("french")["actions"][0]["words"]
    pair.play("french", secret)
    assert refused(pair.stranger.post(f"{pair.path}/seats/british/fork")) == (403, "seat-of-another")
    made = pair.post("british", "fork").json()
    path = f"/api/matches/{made['match']}"
    known = pair.state("british")
    forked = pair.british.get(f"{path}/seats/british/state").json()
    assert forked["view"] == known["view"] and forked["actions"] == known["actions"]
    assert forked["agreements"]["fork"] == pair.id and forked["dice"] != known["dice"]
    for guest in (pair.french, pair.stranger):
        for page in ("", "/state", "/live", "/record", "/at/0"):
            if page != "/live":
                assert refused(guest.get(f"{path}{page}"))[0] in (403, 404), page
        assert refused(guest.get(f"{path}/seats/british/state"))[0] == 403
    with pair.hall.websocket_connect(f"ws://localhost{path}/live") as socket:
        assert socket.receive_json()["reason"] == "no-such-match"
    listed = {one["match"]: one["fork"] for one in pair.british.get("/api/me/matches").json()["matches"]}
    assert listed == {made["match"]: True, pair.id: False}
    assert len(pair.french.get("/api/me/matches").json()["matches"]) == 1
    other = pair.british.get(f"{path}/seats/french/state").json()
    if other["asked"]:
        answer = pair.british.post(
            f"{path}/seats/french/action", revision=other["revision"], words=other["actions"][0]["words"]
        )
        assert answer.status_code == 200
    played = pair.british.get(f"{path}/seats/french/state").json()
    matches_of(pair.hall).forget(matches_of(pair.hall).by_id[made["match"]])
    assert pair.british.get(f"{path}/seats/french/state").json()["view"] == played["view"]
    pair.british.post(f"{path}/seats/british/resign")
    assert refused(pair.british.get(f"{path}/record")) == (403, "record-of-fork")
    assert refused(pair.british.post(f"{path}/seats/british/proposals", kind="rematch")) == (409, "rematch-of-fork")
    assert pair.state("french")["outcome"] is None  # and the match itself goes on


def test_the_true_hidden_state_never_reaches_a_fork(pair: Pair) -> None:
    """The setup of the French is secret: in forks of the British it is now this, now that, whatever it is in truth."""
    pair.to_planning()
    truth = pair.state("french")["view"]
    found = []
    for _ in range(4):
        id = pair.post("british", "fork").json()["match"]
        found.append(pair.british.get(f"/api/matches/{id}/seats/french/state").json()["view"])
    assert any(view != truth for view in found) and any(view != found[0] for view in found)
