"""Time at the table: clocks that run for who is asked, secrets that no clock tells, passes, and being out of time."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arpents.engine.record import parse
from arpents.games import find, slugs
from arpents.hall.pace import DAY, HOUR, MINUTE, SECOND
from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.table.match import Match as TableMatch
from arpents.table.match_row import SeatRow
from arpents.table.stored_match import StoredMatch
from tests.server.players import Match, Player, matches_of

LIVE = {"kind": "live", "bank": 600, "increment": 10}
DAYS = {"kind": "correspondence", "days": 3, "bank": 5}
BEGAN = 1_800_000_000_000


class Watch:
    """The time, as the test has it."""

    def __init__(self) -> None:
        self.moment = BEGAN

    def __call__(self) -> int:
        return self.moment

    def on(self, span: int) -> None:
        self.moment += span


Open = Callable[[], TestClient]
House = tuple[Open, Watch, Callable[[], None]]


@pytest.fixture
def house(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Tables one after another on one database, and a watch for all of them."""
    watch = Watch()
    monkeypatch.setattr("arpents.server.timekeeping.real_time", watch)
    opened: list[TestClient] = []

    def open() -> TestClient:
        close()
        settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web")
        client = TestClient(create_app(settings), base_url="http://localhost")
        client.__enter__()
        opened.append(client)
        return client

    def close() -> None:
        if opened:
            opened.pop().__exit__(None, None, None)

    yield open, watch, close
    close()


def left(player: Player, seat: str) -> int:
    return int(player.state()["clock"]["seats"][seat]["left"])


def refused(answer: Any) -> tuple[int, str]:
    body = answer.json()
    assert body["text_fr"] and body["text_en"] and body["text_fr"] != body["text_en"]
    return answer.status_code, body["reason"]


def test_the_clock_runs_for_who_is_asked_and_outlives_the_server(house: House) -> None:
    open, watch, close = house
    table = open()
    match = Match(table, pace=LIVE)
    watch.on(30 * SECOND)
    assert (left(match.french, "french"), left(match.french, "british")) == (570 * SECOND, 600 * SECOND)
    clock = match.british.state()["clock"]
    assert clock["pace"] == {"kind": "live", "bank": 600 * SECOND, "turn": 10 * SECOND}
    assert (clock["seats"]["french"]["runs"], clock["seats"]["british"]["runs"]) == (True, False)
    assert clock["seats"]["french"]["until"] == BEGAN + 600 * SECOND
    matches = matches_of(table)
    matches.forget(matches.by_id[match.id])
    assert left(match.french, "french") == 570 * SECOND

    close()
    watch.on(HOUR)  # and nobody was there
    table = open()
    again = Player(table, match.id, "french", match.french.secret)
    assert left(again, "french") == 570 * SECOND
    watch.on(5 * SECOND)
    assert left(again, "french") == 565 * SECOND
    assert matches_of(table).timekeeper.holes == [(BEGAN + 30 * SECOND, BEGAN + 30 * SECOND + HOUR)]


def test_a_clock_waits_until_everybody_sits(house: House) -> None:
    open, watch, _ = house
    table = open()
    match = Match(table, seats={"british": {"kind": "open"}}, pace=DAYS)
    watch.on(9 * DAY)
    assert left(match.french, "french") == 8 * DAY
    invitation = match.begun["seats"]["british"]["secret"]
    joined = table.post(f"{match.path}/seats/british/join", json={"secret": invitation})
    assert joined.status_code == 200
    watch.on(DAY)
    assert left(match.french, "french") == 7 * DAY
    assert Match(table).french.state()["clock"] is None


def test_orders_in_secret_tell_nothing_by_the_clock(house: House) -> None:
    """Two matches that differ only in whether the other has decided look the same at every moment."""
    open, watch, _ = house
    table = open()
    pair = [Match(table, pace=LIVE) for _ in range(2)]
    for match in pair:
        match.to_planning()
    watch.on(7 * SECOND)
    done, undecided = pair
    done.french.play("ready")
    for span in (0, MINUTE, HOUR):
        watch.on(span)
        for seen in (lambda one: one.british.state(), lambda one: table.get(f"{one.path}/state").json()):
            told = [seen(match) for match in pair]
            assert told[0]["clock"] == told[1]["clock"]
            assert told[0]["revision"] == told[1]["revision"]
            assert told[0]["clock"]["seats"]["french"]["runs"]
        claims = [refused(one.british.post("time", choice="win")) for one in pair]
        assert claims == [(409, "time-you-are-asked")] * 2
    own = done.french.state()["clock"]["seats"]["french"]
    assert (own["runs"], own["left"]) == (False, 593 * SECOND)
    assert undecided.french.state()["clock"]["seats"]["french"]["left"] == 0
    taken_back = done.french.post("undo", revision=done.french.state()["revision"])
    assert taken_back.status_code == 200
    assert left(done.french, "french") == 0  # no time comes back


def test_time_is_settled_when_both_are_done(house: House) -> None:
    open, watch, _ = house
    match = Match(open(), pace=LIVE)
    match.to_planning()
    watch.on(20 * SECOND)
    match.french.play("ready")
    watch.on(100 * SECOND)
    match.british.play("ready")
    clock = match.british.state()["clock"]["seats"]
    turn = 10 * SECOND
    assert clock["french"]["left"] == 580 * SECOND + turn
    assert clock["british"]["left"] == 480 * SECOND + turn


def out_of_time(house: House) -> tuple[Match, Watch]:
    open, watch, _ = house
    match = Match(open(), pace=LIVE)
    assert refused(match.british.post("time", choice="win")) == (409, "time-is-left")
    watch.on(600 * SECOND)
    assert refused(match.french.post("time", choice="win")) == (409, "time-you-are-asked")
    return match, watch


def test_out_of_time_the_other_may_wait_and_still_choose(house: House) -> None:
    match, _ = out_of_time(house)
    assert match.british.post("time", choice="wait").json()["clock"]["waits_for"] == "french"
    assert match.french.state()["clock"]["waits_for"] == "french"
    words = next(a["words"] for a in match.french.state()["actions"] if a["words"].startswith("preset "))
    match.french.play(words)
    match.french.play("ready")
    assert match.british.state()["clock"]["waits_for"] is None


def test_out_of_time_the_other_may_win(house: House) -> None:
    open, _, _ = house
    match, _ = out_of_time(house)
    state = match.british.post("time", choice="win").json()
    outcome = state["outcome"]
    assert (outcome["winner"], outcome["reason"]) == ("british", "outcome-out-of-time")
    assert "temps" in outcome["text_fr"] and "time" in outcome["text_en"]
    assert match.british.state()["events"][-1]["kind"] == "table-forfeit"
    assert refused(match.british.post("time", choice="win")) == (409, "agreement-too-late")
    table = open()  # and so it is read again
    again = Player(table, match.id, "french", match.french.secret)
    state = again.state()
    assert (state["outcome"]["winner"], state["asked"], state["to_act"]) == ("british", False, [])
    assert not state["clock"]["seats"]["french"]["runs"]
    assert refused(again.post("action", revision=state["revision"], words="ready")) == (409, "match-over")
    assert refused(again.post("undo", revision=state["revision"])) == (422, "nothing-to-undo")
    record = parse(table.get(f"{match.path}/record").text)  # which tells who won, and why
    assert record.moves[-1] == ("table", "forfeit french")
    replayed = record.replay(find("quebec-1759")).outcome
    assert replayed is not None and (replayed.winner, replayed.reason) == ("british", "outcome-out-of-time")
    replay = table.post("/api/replays", json={"match": match.id}).json()
    assert replay["outcome"]["winner"] == "british" and replay["verified"]
    last = table.get(f"/api/replays/{replay['replay']}/{replay['steps']}").json()
    assert (last["outcome"]["reason"], last["move"]["words"]) == ("outcome-out-of-time", "forfeit french")


def test_out_of_time_the_computer_may_play_on(house: House) -> None:
    match, _ = out_of_time(house)
    assert refused(match.british.post("time", choice="stand-in", level="marshal")) == (422, "unknown-bot")
    state = match.british.post("time", choice="stand-in", level="random").json()
    assert (state["seats"]["french"]["kind"], state["seats"]["french"]["bot"]) == ("bot", "random")
    assert list(state["clock"]["seats"]) == ["british"]
    assert refused(match.french.post("undo", revision=0)) == (403, "seat-of-computer")
    waited = match.british.state()
    while not waited["asked"]:
        waited = match.british.state(since=waited["revision"], wait=10)
    assert waited["clock"]["seats"]["british"]["runs"]


def test_whose_seat_it_is_takes_it_back_from_the_computer(house: House) -> None:
    """With the time of one turn; nobody else does, and nobody does where nobody was stood in for."""
    match, _ = out_of_time(house)
    assert refused(match.french.post("take-back")) == (409, "seat-not-stood-in")
    match.british.post("time", choice="stand-in", level="random")
    path = f"{match.path}/seats/french/take-back"
    stranger = match.french.table.post(path, headers=match.british.headers)
    assert refused(stranger) == (403, "seat-of-computer")
    answer = match.french.post("take-back")
    assert answer.status_code == 200, answer.text
    state = answer.json()
    assert (state["seats"]["french"]["kind"], state["seats"]["french"]["bot"]) == ("person", None)
    assert set(state["clock"]["seats"]) == {"french", "british"}
    if state["asked"]:
        assert state["clock"]["seats"]["french"]["runs"] and state["clock"]["seats"]["french"]["left"] > 0
    assert refused(match.french.post("take-back")) == (409, "seat-not-stood-in")
    open, _, _ = house
    table = open()  # and so it is read again
    assert Player(table, match.id, "french", match.french.secret).state()["seats"]["french"]["kind"] == "person"


# -- passing


def test_the_table_passes_in_every_game_what_offers_nothing_else() -> None:
    """Whatever the table would answer is the one thing that the seat could have."""
    met: dict[str, set[str]] = {}
    for slug in slugs():
        chance = random.Random(1759)
        for seed in range(2):
            match = TableMatch.start(find(slug), seed=seed)
            for _ in range(400):
                if not match.state.to_act:
                    break
                seat = match.state.to_act[0]
                actions = match.state.actions(seat)
                answer = match.sole_answer(seat)
                if answer is not None:
                    assert actions == [answer]
                    met.setdefault(slug, set()).add(match.state.words(answer))
                match.decide(seat, chance.choice(actions))
    assert met.keys() >= set(slugs()) - {"small-wars-mohicans"}  # whose rules ask nobody in another's turn for nothing
    assert {"pass"} <= met["wilderness-war"] and {"pass"} <= met["few-acres-of-snow"]


def test_whoever_lets_the_table_pass_is_passed_for_after_the_delay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    open, _, _ = house
    table = open()
    match = Match(table, game="few-acres-of-snow")
    keeper = matches_of(table).timekeeper
    naps: list[float] = []
    awake = threading.Event()

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        awake.set()

    chance = random.Random(3)
    player = None
    for _ in range(2000):
        live = matches_of(table).by_id[match.id]
        seat = live.match.state.to_act[0]
        if live.match.sole_answer(seat) is not None:
            player = match.players[seat]
            break
        match.players[seat].play(chance.choice(match.players[seat].state()["actions"])["words"])
    assert player is not None
    other = next(one for one in match.players.values() if one is not player)
    before, shown = player.state(), other.state()
    monkeypatch.setattr("arpents.server.timekeeping.asyncio.sleep", nap)
    assert player.post("auto-pass", on=True).json()["auto_pass"] is True
    assert awake.wait(30)
    after = player.state(since=before["revision"], wait=10)
    assert after["revision"] > before["revision"]
    assert keeper.pass_after in naps
    assert "auto_pass" in shown and other.state()["auto_pass"] is False  # nobody else is told
    assert table.get(f"{match.path}/state").json()["auto_pass"] is None


def stored(bots: tuple[str, ...]) -> StoredMatch:
    seats = {seat: SeatRow("bot", "random") if seat in bots else SeatRow("person") for seat in ("british", "french")}
    match = StoredMatch.create("m", find("wilderness-war"), "annus-mirabilis", {}, seats)
    match.play_foregone()
    return match


def left_to_pass(match: StoredMatch, seat: str, seed: int) -> int:
    """How often the seat is left a question of another's turn that it can only let pass, in so many decisions."""
    chance, found = random.Random(seed), 0
    for _ in range(600):
        if not match.state.to_act:
            break
        asked = match.state.to_act[0]
        actions = match.state.actions(asked)
        if asked == seat and match.decisions and match.decisions[-1].seat != seat:
            found += [match.state.words(action) for action in actions] == ["pass"]
        match.decide(asked, chance.choice(actions))
        match.play_foregone()
    return found


def test_whoever_plays_against_the_computer_is_not_asked_what_he_can_only_let_pass() -> None:
    """5.56 Responses are asked for whatever one holds, so that a person cannot tell: of the computer nothing is hid."""
    assert [left_to_pass(stored(("french",)), "british", seed) for seed in range(3)] == [0, 0, 0]

    def stood_in() -> StoredMatch:
        match = stored(("french",))
        match.row.seats["french"].secret = "somebody's, who may come back"
        return match

    def asking() -> StoredMatch:
        match = stored(("french",))
        match.habits = {"british": False}
        return match

    def by_person() -> StoredMatch:
        return stored(())  # who would learn by it

    for made in (by_person, stood_in, asking):  # some matches at random have no such question
        assert any(left_to_pass(made(), "british", seed) for seed in range(12))


def test_the_seat_itself_is_told_that_the_table_lets_pass(house: House) -> None:
    open, _, _ = house
    table = open()
    alone = Match(
        table, game="wilderness-war", seats={"british": {"kind": "person"}, "french": {"kind": "bot", "bot": "random"}}
    )
    assert alone.british.state()["auto_pass"] is True
    assert alone.british.post("auto-pass", on=False).json()["auto_pass"] is False
    table = open()  # and so it is read again
    assert Player(table, alone.id, "british", alone.british.secret).state()["auto_pass"] is False
    assert Match(table, game="wilderness-war").british.state()["auto_pass"] is False


def test_a_persons_own_pass_comes_no_sooner_than_the_tables(house: House) -> None:
    open, _, _ = house
    table = open()
    match = Match(table, game="few-acres-of-snow")
    matches = matches_of(table)
    live = matches.by_id[match.id]
    seat = live.match.state.to_act[0]
    keeper = matches.timekeeper
    keeper.pass_after = 1000.0
    assert keeper.held_back(live, seat, "pass") == 0.0
    live.match.habits = {seat: True}
    assert 0.0 < keeper.held_back(live, seat, "pass") <= 1000.0
    assert keeper.held_back(live, seat, "settle boston") == 0.0
    live.moved -= 1000.0
    assert keeper.held_back(live, seat, "pass") == 0.0
