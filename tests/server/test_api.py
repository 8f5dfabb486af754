"""Every page of the API, used as it is meant to be."""

from __future__ import annotations

import hashlib
import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import arpents
from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.server.static import WebFiles
from tests.server.players import GAME, Match, Player, matches_of


def play_out(table: TestClient, match: Match, seed: int = 1) -> dict[str, Any]:
    """Random decisions of both sides until the end."""
    rng = random.Random(seed)
    while True:
        for player in match.players.values():
            state = player.state()
            while state["asked"]:
                state = player.post(
                    "action", revision=state["revision"], words=rng.choice(state["actions"])["words"]
                ).json()
            if state["outcome"]:
                return state


# -- games and texts


def test_games_are_told_in_both_languages(table: TestClient) -> None:
    games = {game["slug"]: game for game in table.get("/api/games").json()["games"]}
    quebec = games[GAME]
    assert [seat["title_fr"] for seat in quebec["seats"]] == ["Français", "Britanniques"]
    assert [seat["title_en"] for seat in quebec["seats"]] == ["French", "British"]
    assert {"random", "greedy"} <= {bot["id"] for bot in quebec["bots"]}
    assert [value["id"] for value in quebec["options"][0]["values"]] == ["off", "on"]
    assert table.get(f"/api/games/{GAME}").json() == quebec


def test_what_does_not_change_may_be_kept(table: TestClient) -> None:
    for path in ("/api/games", f"/api/games/{GAME}/rules", f"/api/games/{GAME}/cards", "/api/texts/fr/common.ftl"):
        first = table.get(path)
        again = table.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


@pytest.mark.parametrize("game", arpents.games())
def test_the_cards_of_a_game_come_in_both_languages(table: TestClient, game: str) -> None:
    info = table.get(f"/api/games/{game}").json()
    answer = table.get(f"/api/games/{game}/cards")
    cards = answer.json()["cards"]
    assert [card["scenario"] for card in cards] == [scenario["id"] for scenario in info["scenarios"]]
    assert "‹" not in answer.text
    numbers = {rule["number"] for rule in table.get(f"/api/games/{game}/rules").json()["rules"]}
    for card in cards:
        assert [side["id"] for side in card["seats"]] == [seat["id"] for seat in info["seats"]]
        for side in card["seats"]:
            assert len(side["first"]) == 3 and side["lose"] and side["decisions"] and side["minutes"]
            for line in [*side["who"], *side["win"], *side["first"], *card["turn"], *card["end"]]:
                assert line["text_fr"] and line["text_en"] and set(line["rules"]) <= numbers


def test_rules_words_facts_and_texts(table: TestClient) -> None:
    rules = table.get(f"/api/games/{GAME}/rules").json()
    assert {"number", "text_fr", "text_en"} == set(rules["rules"][0])
    assert rules["rulings"][0]["id"] == "Q-1"
    verbs = {verb["word"]: verb for verb in table.get(f"/api/games/{GAME}/words").json()["verbs"]}
    assert "abraham" in verbs["retreat"]["nouns"][0]["names"]
    assert "zones.json" in table.get(f"/api/games/{GAME}/data").json()["files"]
    assert table.get(f"/api/games/{GAME}/data/zones.json").status_code == 200
    for language in ("fr", "en"):
        assert "prompt-waiting =" in table.get(f"/api/texts/{language}/common.ftl").text
        assert "undo-possible =" in table.get(f"/api/texts/{language}/common.ftl").text
        assert "game-title =" in table.get(f"/api/texts/{language}/{GAME}.ftl").text


# -- a match


@pytest.mark.parametrize("game", arpents.games())
def test_every_game_is_played_in_both_languages(table: TestClient, game: str) -> None:
    rng = random.Random(3)
    match = Match(table, game=game)
    for _ in range(25):
        for player in match.players.values():
            state = player.state()
            if state["asked"]:
                words = rng.choice(state["actions"])["words"]
                state = player.post("action", revision=state["revision"], words=words).json()
                assert state["played"][0] == words
            assert "‹" not in json.dumps(state, ensure_ascii=False)
    assert any(player.state()["revision"] > 0 for player in match.players.values())


def test_a_match_on_one_screen_is_held_by_cookies(table: TestClient) -> None:
    begun = table.post("/api/matches", json={"game": GAME, "options": {"tides": "on"}})
    (cookie,) = begun.headers.get_list("set-cookie")
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Path=/api/matches;" in cookie
    assert "Secure" not in cookie
    told = table.get(f"/api/matches/{begun.json()['match']}").json()
    assert told["held"] == ["french", "british"]
    assert told["options"]["tides"] == "on"
    assert not told["over"]
    state = table.get(f"/api/matches/{told['match']}/seats/french/state").json()
    assert state["asked"]


def test_behind_https_cookies_are_secure(settings: Settings) -> None:
    public = Settings(database=settings.database, public_url="https://arpents.example.org")
    with TestClient(create_app(public), base_url="http://arpents.example.org") as table:
        begun = table.post("/api/matches", json={"game": GAME}, headers={"Origin": "https://arpents.example.org"})
        assert "Secure" in begun.headers["set-cookie"]


def test_a_state_says_everything_twice(match: Match) -> None:
    state = match.french.state()
    assert state["type"] == "state"
    assert state["seat"] == "french"
    assert state["revision"] == 0
    assert state["to_act"] == ["french"]
    assert state["prompt"]["text_fr"] != state["prompt"]["text_en"]
    action = state["actions"][0]
    assert set(action) == {"words", "verb", "nouns", "label_fr", "label_en", "rule"}
    assert action["label_fr"] != action["label_en"]
    assert state["undo"] | {"text_fr": "", "text_en": ""} == {
        "possible": False, "id": "undo-nothing", "text_fr": "", "text_en": "", "steps": [],
    }  # fmt: skip
    assert state["dice"]["secret"] is None
    assert state["frozen"] is None


def test_a_line_is_taken_back_as_one_and_a_choice_of_it_by_its_words(table: TestClient, match: Match) -> None:
    french = match.french
    french.play("take fr-bearn, put montmorency, take fr-guyenne, put abraham")
    state = french.state()
    steps = state["undo"]["steps"]
    assert [step["words"] for step in steps] == ["take fr-bearn", "put montmorency", "take fr-guyenne", "put abraham"]
    assert len({step["line"] for step in steps}) == 1 and steps[0]["label_fr"] != steps[0]["label_en"]
    kept = french.post("undo", revision=state["revision"], words="take fr-bearn")
    assert (kept.status_code, kept.json()["reason"]) == (422, "others-depend-on-it")
    back = french.post("undo", revision=state["revision"], what="line").json()
    assert back["undo"]["steps"] == [] and not back["undo"]["possible"]
    assert french.post("undo", revision=back["revision"], what="all").json()["reason"] == "nothing-to-undo"
    assert back["journeys"] == []


def test_a_spectator_is_asked_nothing(table: TestClient, match: Match) -> None:
    state = table.get(f"{match.path}/state").json()
    assert (state["seat"], state["asked"], state["prompt"], state["actions"]) == (None, False, None, [])
    assert state["view"]["seat"] is None


def test_events_come_since_a_revision(match: Match) -> None:
    state = match.french.state()
    preset = next(action["words"] for action in state["actions"] if action["verb"] == "preset")
    played = match.french.play(preset)
    assert played["played"] == [preset]
    assert played["left"] == []
    assert played["revision"] == 1
    assert played["undo"]["possible"]
    assert [event["number"] for event in played["events"]] == list(
        range(played["events_from"], played["events_from"] + len(played["events"]))
    )
    assert match.french.state(since=1)["events"] == []
    undone = match.french.post("undo", revision=1).json()
    assert undone["revision"] == 2
    assert undone["events_from"] == state["events_from"] + len(state["events"])
    assert undone["undo"]["id"] == "undo-impossible"


def test_the_rulebooks_notation_is_understood(match: Match) -> None:
    match.to_planning()
    played = match.british.play("3 OR-LE")
    assert played["played"] == ["from ile-d-orleans", "to levis", "count 3"]


def test_explanations_name_the_rule(match: Match) -> None:
    assert match.british.post("explain", words="ready").json()["reason"] == "not-your-turn"
    match.to_planning()
    allowed = match.british.post("explain", words="from ile-d-orleans").json()
    assert allowed["allowed"]
    refused = match.british.post("explain", words="from abraham").json()
    assert not refused["allowed"]
    assert refused["reason"].startswith("reason-")
    assert refused["text_fr"] != refused["text_en"]
    chain = match.british.post("explain", words="3 OR-LE").json()
    assert chain["allowed"]
    alone = match.british.post("explain", words="STAY, 2 OR-LE").json()
    assert not alone["allowed"] and (alone["reason"], alone["rule"]) == ("reason-stay-stands-alone", "9.1")
    assert match.british.post("explain", words="fly away").status_code == 400


def test_questions_that_the_game_answers(table: TestClient, match: Match) -> None:
    match.to_planning()
    queries = table.get(f"/api/games/{GAME}").json()["queries"]
    assert queries["reach"] == ["zone"]
    answer = table.get(f"{match.british.path}/query/reach?zone=ile-d-orleans", headers=match.british.headers)
    assert answer.status_code == 200
    assert answer.json()["name"] == "reach"
    assert table.get(f"{match.path}/query/reach?zone=ile-d-orleans").status_code == 200
    assert table.get(f"{match.path}/query/weather").status_code == 404
    assert table.get(f"{match.path}/query/reach?zone=paris").status_code == 422
    lenient = {"Prefer": "handling=lenient"}
    assert table.get(f"{match.path}/query/reach?zone=paris", headers=lenient).json()["answer"] is None
    assert table.get(f"{match.path}/query/weather", headers=lenient).status_code == 404
    assert table.get(f"{match.path}/query/reach?lake=paris").status_code == 422


def test_a_thing_tells_what_it_is_as_far_as_the_seat_knows(table: TestClient, match: Match) -> None:
    match.to_planning()

    def told(path: str, headers: dict[str, str] | None = None) -> dict[str, Any]:
        answer = table.get(f"{path}/inspect?thing=block-fr-bearn", headers=headers)
        assert answer.status_code == 200
        sheet: dict[str, Any] = answer.json()["sheet"]
        return sheet

    own = told(match.french.path, match.french.headers)
    theirs = told(match.british.path, match.british.headers)
    assert own["now"] and not theirs["now"] and theirs == told(match.path)
    assert theirs["title"]["text_en"] == "Béarn" and theirs["notes"][0]["text_fr"]
    nothing = table.get(f"{match.path}/inspect?thing=zebra")
    assert (nothing.status_code, nothing.json()) == (200, {"thing": "zebra", "sheet": None})
    then = table.get(
        f"{match.french.path}/inspect?thing=block-fr-bearn&revision=0", headers=match.french.headers
    ).json()
    assert then["sheet"]["now"][0]["value"] == "zone-pool"
    assert table.get(f"{match.path}/inspect?thing=block-fr-bearn&revision=999").status_code == 404


def test_the_charts_tell_what_counts_now(table: TestClient, match: Match) -> None:
    match.to_planning()
    marks = table.get(f"{match.british.path}/charts", headers=match.british.headers).json()["marks"]
    assert marks == table.get(f"{match.path}/charts").json()["marks"]
    assert [(mark["chart"], mark["row"], mark["text"]["text_en"]) for mark in marks] == [
        ("chart-boats", 4, "Bason"),
        ("chart-boats", 0, "St. Laurent"),
    ]


@pytest.mark.parametrize("game", arpents.games())
def test_the_book_of_a_game_has_chapters_charts_words_and_things(table: TestClient, game: str) -> None:
    book = table.get(f"/api/games/{game}/book").json()
    chapters = {chapter["number"] for chapter in book["chapters"]}
    assert {rule["chapter"] for rule in book["rules"]} == chapters
    assert [rule["number"] for rule in book["rules"]] == [
        rule["number"] for rule in table.get(f"/api/games/{game}/rules").json()["rules"]
    ]
    assert all(term["text_fr"] != term["text_en"] for term in book["terms"])
    assert {part["sort"] for part in book["entries"]} <= set(table.get(f"/api/games/{game}").json()["things"])
    assert all(chart["rows"] for chart in book["charts"])


def test_a_choice_tells_what_it_would_bring(table: TestClient, match: Match) -> None:
    match.to_planning()
    told = match.british.post("foresee", words="from ile-d-orleans").json()
    assert told["words"] == "from ile-d-orleans"
    reach = told["foresight"]["reach"]
    assert reach["title"]["text_fr"] == "À portée" and reach["title"]["text_en"] == "Within reach"
    assert {"place": "zone-levis", "ways": ["way-boat"]} in reach["places"]
    assert match.british.post("foresee", words="from abraham").json()["foresight"] == {}
    assert match.british.post("foresee", words="fly away").status_code == 400
    assert table.post(f"{match.british.path}/foresee", json={"words": "ready"}).status_code == 401


def test_an_open_seat_is_taken_once_by_its_link(table: TestClient) -> None:
    match = Match(table, seats={"british": {"kind": "open"}})
    seat = f"{match.path}/seats/british"
    told = match.begun["seats"]["british"]
    assert told["link"] == f"/#/join/{match.id}/british/{told['secret']}"
    assert table.get(f"{seat}/state", headers={"Authorization": f"Bearer {told['secret']}"}).status_code == 403
    assert not match.french.state()["seats"]["british"]["taken"]

    joined = table.post(f"{seat}/join", json={"secret": told["secret"]})
    assert joined.status_code == 200
    assert "HttpOnly" in joined.headers["set-cookie"]
    own = joined.json()["secret"]
    assert own != told["secret"]
    assert match.french.state()["seats"]["british"]["taken"]
    assert table.get(f"{seat}/state").json()["seat"] == "british"  # by the cookie

    table.cookies.clear()
    assert table.post(f"{seat}/join", json={"secret": told["secret"]}).json()["reason"] == "seat-taken"
    assert table.post(f"{seat}/join", json={"secret": own}).json()["secret"] == own
    assert table.get(f"{match.path}", headers={"Authorization": f"Bearer {own}"}).json()["held"] == ["british"]


def test_a_whole_match_its_record_and_its_replay(table: TestClient, match: Match) -> None:
    sealed = table.get(f"{match.path}/record")
    assert (sealed.status_code, sealed.json()["reason"]) == (403, "record-sealed")
    assert table.post("/api/replays", json={"match": match.id}).status_code == 403
    commitment = match.french.state()["dice"]["commitment"]

    end = play_out(table, match)
    assert end["outcome"]["text_fr"] != end["outcome"]["text_en"]
    assert end["dice"]["commitment"] == commitment
    assert hashlib.sha256(end["dice"]["secret"].encode()).hexdigest() == commitment
    late = match.french.post("action", revision=match.french.state()["revision"], words="ready")
    assert (late.status_code, late.json()["reason"]) == (409, "match-over")

    record = table.get(f"{match.path}/record")
    assert record.headers["content-type"].startswith("text/plain")
    told = table.post("/api/replays", json={"record": record.text}).json()
    assert told["verified"]
    assert told["outcome"] == end["outcome"]
    assert table.post("/api/replays", json={"match": match.id}).json()["replay"] == told["replay"]

    path = f"/api/replays/{told['replay']}"
    last = table.get(f"{path}/{told['steps']}?from=french").json()
    final = match.french.state()
    assert last["view"] == final["view"]
    assert [event["text_fr"] for event in last["events"]] == [event["text_fr"] for event in final["events"]]
    moments = [event["revision"] for event in last["events"]]  # each leads to the decision that told it
    assert moments == sorted(moments)
    assert 1 < len(set(moments)) <= told["steps"]
    above = table.get(f"{path}/0?from=above").json()
    assert set(above["views"]) == {"french", "british"}
    assert above["move"] is None
    move = table.get(f"{path}/1").json()["move"]
    assert move["label_fr"] and move["label_en"] and told["moves"][0].items() <= move.items()
    assert table.get(f"{path}/{told['steps'] + 1}").status_code == 404
    assert table.get(f"{path}/0?from=nobody").status_code == 404
    seen = [
        table.get(f"{path}/0/inspect?thing=block-br-28th&from={viewer}").json()["sheet"]
        for viewer in ("french", "above")
    ]
    assert (len(seen[0]["now"]), seen[1]["now"][0]["value"]) == (0, "zone-ile-d-orleans")
    assert table.get(f"{path}/0/inspect?thing=zebra").json()["sheet"] is None
    assert table.get("/api/replays/unknown/0").status_code == 404

    damaged = record.text.replace("secret ", "secret 0", 1)
    assert table.post("/api/replays", json={"record": damaged}).json()["reason"] == "record-secret-mismatch"
    assert table.post("/api/replays", json={"record": record.text[:-100]}).status_code == 422
    assert table.post("/api/replays", json={}).json()["reason"] == "replay-wants-one"


def test_moments_are_what_was_seen(table: TestClient, match: Match) -> None:
    states = [match.french.state()]
    rng = random.Random(5)
    for _ in range(30):
        state = states[-1]
        if not state["asked"]:
            break
        states.append(match.french.play(rng.choice(state["actions"])["words"]))
    for state in states:
        moment = table.get(f"{match.french.path}/at/{state['revision']}", headers=match.french.headers).json()
        assert moment["type"] == "moment"
        assert moment["view"] == state["view"]
        assert moment["prompt"] == state["prompt"]
        assert moment["actions"] == []
    assert table.get(f"{match.path}/at/0").json()["seat"] is None
    assert table.get(f"{match.path}/at/999").status_code == 404
    assert table.get(f"{match.french.path}/at/0").status_code == 401


def test_waiting_for_news(match: Match) -> None:
    assert match.british.state(since=0, wait=0.05)["revision"] == 0
    match.to_planning()
    assert match.british.state(since=0, wait=20)["revision"] > 0


def test_the_computer_plays_its_seat(table: TestClient) -> None:
    match = Match(table, seats={"british": {"kind": "bot", "bot": "random"}})
    french = match.french
    preset = next(action["words"] for action in french.state()["actions"] if action["verb"] == "preset")
    french.play(preset)
    french.play("ready")
    state = french.play("ready")
    for _ in range(200):
        if state["view"]["move"] >= 2 or state["outcome"]:
            break
        if state["asked"]:
            state = french.play(state["actions"][0]["words"])
        else:
            state = french.state(since=state["revision"], wait=20)
    assert state["view"]["move"] >= 2
    taken = table.post(f"{match.path}/seats/british/join", json={"secret": "x"})
    assert (taken.status_code, taken.json()["reason"]) == (403, "seat-of-computer")


def test_a_thinking_computer_holds_up_nobody_else(table: TestClient) -> None:
    thinking = Match(table, seats={"british": {"kind": "bot", "bot": "greedy"}})
    preset = next(action["words"] for action in thinking.french.state()["actions"] if action["verb"] == "preset")
    for words in (preset, "ready", "ready"):
        thinking.french.play(words)
    other = Match(table)
    began = time.monotonic()
    other.to_planning()
    assert time.monotonic() - began < 2


def test_a_match_of_other_rules_is_shown_and_says_so(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        match = Match(table)
        match.to_planning()
        view = match.french.state()["view"]
    engine = sa.create_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE matches SET engine = '0.0.1', rules = 'other'"))
        last = (
            "SELECT match, number + 1, kind, 'british', 'bow', seen, line FROM decisions ORDER BY number DESC LIMIT 1"
        )
        columns = "match, number, kind, seat, words, seen, line"
        connection.execute(sa.text(f"INSERT INTO decisions ({columns}) {last}"))
    engine.dispose()
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        french = Player(table, match.id, "french", match.french.secret)
        state = french.state()
        assert state["view"] == view
        assert (state["asked"], state["actions"], state["undo"]["possible"]) == (False, [], False)
        assert state["frozen"]["reason"] == "match-rules-changed"
        assert state["frozen"]["text_fr"] != state["frozen"]["text_en"]
        refused = french.post("action", revision=state["revision"], words="ready")
        assert (refused.status_code, refused.json()["reason"]) == (409, "match-rules-changed")


def test_a_table_comes_back_after_closing(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        match = Match(table)
        match.to_planning()
        match.british.play("3 OR-LE")
        before = {seat: player.state() for seat, player in match.players.items()}
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        for seat, state in before.items():
            again = Player(table, match.id, seat, match.players[seat].secret)
            assert again.state() == state


def test_a_match_that_nobody_looks_at_leaves_memory(settings: Settings) -> None:
    brief = Settings(database=settings.database, rate=0, idle_seconds=0.05)
    with TestClient(create_app(brief), base_url="http://localhost") as table:
        match = Match(table)
        state = match.french.state()
        for _ in range(50):
            if not matches_of(table).by_id:
                break
            time.sleep(0.05)
        assert not matches_of(table).by_id
        assert match.french.state() == state


def test_a_full_table_forgets_who_was_not_looked_at(settings: Settings) -> None:
    small = Settings(database=settings.database, rate=0, most_in_memory=3)
    with TestClient(create_app(small), base_url="http://localhost") as table:
        matches = [Match(table) for _ in range(5)]
        assert len(matches_of(table).by_id) <= 3
        for match in matches:
            assert match.french.state()["revision"] == 0


def test_a_full_table_forgets_first_what_is_over_and_no_more_than_it_must(settings: Settings) -> None:
    small = Settings(database=settings.database, rate=0, most_in_memory=3)
    with TestClient(create_app(small), base_url="http://localhost") as table:
        first, second, third = (Match(table) for _ in range(3))
        second.french.post("resign")
        first.french.state()
        assert second.french.state()["outcome"]  # it was looked at last
        fourth = Match(table)
        assert matches_of(table).by_id.keys() == {first.id, third.id, fourth.id}


# -- the page


@pytest.fixture
def web(settings: Settings) -> Path:
    (settings.web / "core").mkdir(parents=True)
    (settings.web / "index.html").write_text("<!doctype html><title>Arpents</title>" + " " * 2000)
    (settings.web / "core" / "a.js").write_text("export const a = 1;\n" * 100)
    (settings.web / ".hidden").write_text("no")
    (settings.web.parent / "outside.txt").write_text("no")
    return settings.web


def test_the_page_is_served_compressed_and_kept(web: Path, settings: Settings) -> None:
    table = TestClient(create_app(settings), base_url="http://localhost")
    page = table.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-encoding"] == "gzip"
    assert "script" not in page.headers["content-security-policy"].replace("default-src 'self'", "")
    script = table.get("/core/a.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "no-cache"
    etag = script.headers["etag"]
    assert table.get("/core/a.js", headers={"If-None-Match": etag}).status_code == 304
    lasting = table.get(f"/core/a.js?v={etag.strip(chr(34))[:12]}")
    assert "immutable" in lasting.headers["cache-control"]
    for path in ("/.hidden", "/../outside.txt", "/%2e%2e/outside.txt", "/core", "/nothing.js", "/core/%00"):
        assert table.get(path).status_code == 404, path


def test_files_named_by_the_first_page_are_kept_for_good_until_one_of_them_changes(
    web: Path, settings: Settings
) -> None:
    (web / "index.html").write_text('<html lang="fr"><head><script src="/app.js"></script></head></html>')
    (web / "app.js").write_text('import { a } from "./core/a.js";\n')
    (web / "core" / "later.js").write_text('import { a } from "./a.js";\n')
    table = TestClient(create_app(settings), base_url="http://localhost")

    def named() -> list[str]:
        page = table.get("/")
        assert page.headers["cache-control"] == "no-cache"
        return re.findall(r'(?:src|href)="(/v-[0-9a-f]{16}/[^"]+)"', page.text)

    first = named()
    assert [path.split("/", 2)[2] for path in first] == ["app.js"]
    later = first[0].replace("app.js", "core/later.js")
    for path in (*first, later):
        assert "immutable" in table.get(path).headers["cache-control"]
    assert "$core_a" in table.get(first[0]).text and "$core_a" in table.get(later).text
    assert table.get(first[0].replace("app.js", "%2e%2e/outside.txt")).status_code == 404
    (web / "core" / "a.js").write_text("export const a = 2;\n")
    assert table.get(first[-1]).headers["cache-control"] == "no-cache"
    second = named()
    assert not set(first) & set(second)
    assert "immutable" in table.get(second[-1]).headers["cache-control"]
    assert table.get(first[0]).headers["cache-control"] == "no-cache"


def test_what_only_changes_with_the_house_is_kept_under_its_name(web: Path, settings: Settings) -> None:
    table = TestClient(create_app(settings), base_url="http://localhost")
    (web / "index.html").write_text('<html lang="fr"></html>')
    house = re.search(r'data-house="([0-9a-f]{16})"', table.get("/").text)
    assert house
    for path in ("/api/games", "/api/games/quebec-1759/data/zones.json", "/api/texts/fr/common.ftl"):
        assert "immutable" in table.get(f"{path}?v={house[1]}").headers["cache-control"]
        assert table.get(f"{path}?v=0123456789abcdef").headers["cache-control"] == "no-cache"


def test_without_a_page_there_is_a_plain_one(table: TestClient) -> None:
    assert "Arpents" in table.get("/").text


def test_health(table: TestClient) -> None:
    assert table.get("/api/health").json()["status"] == "ok"


def test_scripts_come_without_remarks_for_readers_and_with_their_lines(tmp_path: Path) -> None:
    (tmp_path / "vendor").mkdir()
    script = "/** Whose\n * turn. @param {string} seat */\nexport const a = 1; // here\n"
    for name in ("own.js", "vendor/other.js"):
        (tmp_path / name).write_text(script, encoding="utf-8")
    files = WebFiles(tmp_path)
    assert files.find("/own.js").body == b"\n\nexport const a = 1; // here\n"
    assert files.find("/vendor/other.js").body == script.encode()
