"""Invitations and proposals are told once, by every way, as long as they can be answered; none of somebody blocked."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from arpents.hall.lobby import OFFER_AGE
from arpents.hall.lobby_storage import OFFERS
from arpents.hall.notice_storage import NOTICES, OUTBOX
from arpents.hall.notices import GAP, GRACE
from arpents.hall.pace import HOUR, SECOND
from arpents.host.pruning import remove_matches
from tests.server.guests import Guest
from tests.server.mailbox import Mailbox
from tests.server.notice_house import House, opened
from tests.server.players import matches_of
from tests.server.test_lobby import offered
from tests.server.test_tournaments import PATH, done, made

ENTRY = "{http://www.w3.org/2005/Atom}entry"
LINK = "{http://www.w3.org/2005/Atom}link"


@pytest.fixture
def house(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: Mailbox) -> Iterator[House]:
    with opened(database, tmp_path, monkeypatch, box) as house:
        yield house


def listed(guest: Guest) -> list[dict[str, Any]]:
    return list(guest.get("/api/notices").json()["notices"])


def kinds(guest: Guest) -> list[str]:
    return [one["kind"] for one in listed(guest)]


def unseen(guest: Guest) -> int:
    return int(guest.get("/api/notices/count").json()["unseen"])


def told(house: House) -> list[dict[str, Any]]:
    return [json.loads(body) for _, _, body in house.outside.requests]


def answer(guest: Guest, offer: dict[str, Any], how: str) -> Any:
    return guest.post(f"/api/lobby/offers/{offer['id']}/{how}")


# -- to a match


def test_an_invitation_to_a_match_is_told_by_every_way_and_leads_to_the_lobby(house: House) -> None:
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    assert house.wolfe.post("/api/notices/channels", kind="mail").status_code == 201
    feed = house.wolfe.post("/api/notices/feed").json()["address"].partition("http://localhost")[2]
    offer = offered(house.montcalm, invited="Wolfe", side="british")
    (notice,) = listed(house.wolfe)
    assert notice["text_en"] == "Québec 1759: Montcalm invites you to a match."
    assert notice["text_fr"] == "Québec 1759\u00a0: Montcalm vous invite à une partie."
    where = (notice["kind"], notice["match"], notice["offer"], notice["tournament"], notice["seat"], notice["link"])
    assert where == ("invitation", None, offer["id"], None, "", "#/lobby")
    assert unseen(house.wolfe) == 1 and kinds(house.montcalm) == []
    assert house.send() == 2
    (message,) = told(house)
    assert message["title"] == message["text"] == notice["text_en"]
    assert message["link"].endswith("/#/lobby")
    assert message["notices"][0]["offer"] == offer["id"] and message["notices"][0]["opponent"] == "Montcalm"
    assert house.box.letters[0][1]["Subject"] == notice["text_en"] and "/#/lobby" in house.box.text()
    (entry,) = ElementTree.fromstring(house.client.get(feed).content).iter(ENTRY)
    assert [one.get("href", "").rpartition("/#")[2] for one in entry.iter(LINK)] == ["/lobby"]
    house.watch.on(HOUR)
    assert house.send() == 0


@pytest.mark.parametrize("how", ["withdraw", "decline", "take"])
def test_what_was_answered_or_withdrawn_is_told_no_more(house: House, how: str) -> None:
    house.wants(house.wolfe, "away")
    house.hook(house.wolfe)
    offer = offered(house.montcalm, invited="Wolfe", side="french")
    assert unseen(house.wolfe) == 1
    assert answer(house.montcalm if how == "withdraw" else house.wolfe, offer, how).status_code in (200, 201)
    assert unseen(house.wolfe) == 0 and "invitation" not in kinds(house.wolfe)
    house.watch.on(HOUR)
    assert house.send() == 0
    assert [row.state for row in house.rows(OUTBOX.c.id, OUTBOX.c.state)] == ["moot"]


def test_an_invitation_that_is_too_old_or_was_blocked_is_told_no_more(house: House) -> None:
    house.wants(house.wolfe, "digest")
    house.hook(house.wolfe)
    offered(house.montcalm, invited="Wolfe")
    with matches_of(house.client).storage.engine.begin() as connection:
        connection.execute(OFFERS.update().values(made=OFFERS.c.made - OFFER_AGE - 1))
    assert kinds(house.wolfe) == []
    offered(house.montcalm, invited="Wolfe")
    assert kinds(house.wolfe) == ["invitation"]
    assert house.wolfe.post("/api/me/shunned", name="Montcalm", kind="block").status_code == 200
    assert kinds(house.wolfe) == [] and unseen(house.wolfe) == 0
    assert house.montcalm.post("/api/lobby/offers", game="quebec-1759", invited="Wolfe").status_code == 403
    house.watch.on(12 * HOUR)
    assert house.send() == 0


def test_invitations_heed_the_hours_and_do_not_flood(house: House) -> None:
    house.wants(house.wolfe, quiet={"begin": 11 * 60, "end": 14 * 60})
    house.hook(house.wolfe)
    offered(house.montcalm, invited="Wolfe")
    assert house.send() == 0
    house.watch.on(2 * HOUR)
    assert house.send() == 1
    for _ in range(3):  # invited and withdrawn, again and again
        answer(house.montcalm, offered(house.montcalm, invited="Wolfe"), "withdraw")
        assert house.send() == 0
    offered(house.montcalm, invited="Wolfe")
    house.watch.on(GAP - SECOND)
    assert house.send() == 0
    house.watch.on(SECOND)
    assert house.send() == 1
    house.wants(house.wolfe, "away")
    offered(house.montcalm, invited="Wolfe")
    house.watch.on(GAP)
    assert unseen(house.wolfe) == 3  # his page is open
    assert house.send() == 0
    house.watch.on(3 * GRACE)
    assert house.send() == 1
    house.wants(house.wolfe, "never")
    offered(house.montcalm, invited="Wolfe")
    house.watch.on(HOUR)
    assert house.send() == 0 and unseen(house.wolfe) == 4


def test_whoever_looks_at_the_page_hears_of_an_invitation_at_once(house: House) -> None:
    answers: list[Any] = []
    path = "/api/notices/count?known=0&wait=25"
    waiting = threading.Thread(target=lambda: answers.append(house.client.get(path, headers=house.wolfe.cookie)))
    waiting.start()
    while house.wolfe.person.id not in house.notifier.news:
        pass
    offered(house.montcalm, invited="Wolfe")
    waiting.join(10)
    assert answers and answers[0].json() == {"unseen": 1}


# -- a match has begun


@pytest.mark.parametrize("invited", [None, "Wolfe"])
def test_whose_offer_was_taken_is_told_that_the_match_has_begun(house: House, invited: str | None) -> None:
    house.wants(house.montcalm)
    house.hook(house.montcalm)
    offer = offered(house.montcalm, side="british", invited=invited)
    match = answer(house.wolfe, offer, "take").json()["match"]
    (notice,) = listed(house.montcalm)
    assert (notice["kind"], notice["match"], notice["link"]) == ("begun", match, f"#/play/{match}")
    assert notice["text_en"] == "Québec 1759: your match against Wolfe has begun."
    assert kinds(house.wolfe) == ["turn"]  # the French set up first
    assert house.send() == 1
    house.play(match, house.wolfe, "french", "preset")
    house.play(match, house.wolfe, "french")
    assert kinds(house.montcalm) == ["turn", "begun"]
    house.play(match, house.montcalm, "british")
    assert unseen(house.montcalm) == 0


def test_whose_turn_it_is_is_not_told_twice_that_the_match_has_begun(house: House) -> None:
    answer(house.wolfe, offered(house.montcalm, side="french"), "take")
    assert kinds(house.montcalm) == ["turn"] and kinds(house.wolfe) == []


def test_a_turn_says_that_the_match_has_begun(house: House) -> None:
    house.wants(house.montcalm, "digest")
    house.hook(house.montcalm)
    match = answer(house.wolfe, offered(house.montcalm, side="british"), "take").json()["match"]
    house.play(match, house.wolfe, "french", "preset")
    house.play(match, house.wolfe, "french")
    house.watch.on(6 * HOUR)
    assert house.send() == 1
    assert [one["kind"] for one in told(house)[0]["notices"]] == ["turn"]


# -- to a tournament


def test_an_invitation_to_a_tournament_leads_to_its_page(house: House) -> None:
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    id = made(house.montcalm, entry="invited")["id"]
    done(house.montcalm.post(f"{PATH}/{id}/invite", name="Wolfe"))
    (notice,) = listed(house.wolfe)
    assert notice["text_en"] == "Québec 1759: Montcalm invites you to the tournament “Coupe de la Conquête”."
    assert notice["text_fr"].endswith("Montcalm vous invite au tournoi «\u00a0Coupe de la Conquête\u00a0».")
    assert (notice["tournament"], notice["offer"], notice["link"]) == (id, None, f"#/tournament/{id}")
    assert house.send() == 1
    assert told(house)[0]["link"].endswith(f"/#/tournament/{id}")
    done(house.wolfe.post(f"{PATH}/{id}/enter"))
    assert kinds(house.wolfe) == [] and unseen(house.wolfe) == 0
    done(house.montcalm.post(f"{PATH}/{id}/remove", entrant=1))
    done(house.montcalm.post(f"{PATH}/{id}/invite", name="Wolfe"))
    assert kinds(house.wolfe) == ["invitation"]
    house.watch.on(HOUR)
    assert house.send() == 0  # told already


@pytest.mark.parametrize("how", ["remove", "call-off", "start", "withdraw", "block"])
def test_an_invitation_to_a_tournament_that_does_not_stand_is_not_told(house: House, how: str) -> None:
    house.wants(house.wolfe, "away")
    house.hook(house.wolfe)
    id = made(house.montcalm)["id"]
    done(house.montcalm.post(f"{PATH}/{id}/invite", name="Wolfe"))
    assert unseen(house.wolfe) == 1
    if how == "withdraw":
        done(house.wolfe.post(f"{PATH}/{id}/withdraw"))
    elif how == "block":
        house.wolfe.post("/api/me/shunned", name="Montcalm", kind="block")
    else:
        for guest in (house.montcalm, Guest(house.client, "Lévis")):
            done(guest.post(f"{PATH}/{id}/enter"))
        done(house.montcalm.post(f"{PATH}/{id}/{how}", **({"entrant": 1} if how == "remove" else {})))
    assert kinds(house.wolfe) == [] and unseen(house.wolfe) == 0
    house.watch.on(HOUR)
    assert house.send() == 0


# -- proposals


def proposals(house: House, match: str, guest: Guest, seat: str, page: str = "", **body: Any) -> Any:
    found = guest.post(f"/api/matches/{match}/seats/{seat}/proposals{page}", **body)
    assert found.status_code == 200, found.text
    return found.json()


def test_proposals_tell_the_other_and_go_when_they_are_answered(house: House) -> None:
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    match = house.match()
    house.set_up(match)
    assert house.send() == 1
    proposals(house, match, house.montcalm, "french", kind="draw")
    proposals(house, match, house.montcalm, "french", kind="rewind", revision=0)
    assert kinds(house.wolfe) == ["rewind", "draw", "turn"]
    rewind, draw, _ = listed(house.wolfe)
    assert draw["text_en"] == "Québec 1759: Montcalm offers a draw."
    assert rewind["text_fr"] == "Québec 1759\u00a0: Montcalm demande à revenir à un moment antérieur."
    assert (draw["match"], draw["link"], draw["seat"]) == (match, f"#/play/{match}", "british")
    assert "draw" not in kinds(house.montcalm)
    proposals(house, match, house.wolfe, "british", "/rewind/decline")
    assert kinds(house.wolfe) == ["draw", "turn"]
    proposals(house, match, house.montcalm, "french", "/draw/withdraw")
    assert kinds(house.wolfe) == ["turn"]
    house.watch.on(GAP)
    assert house.send() == 0
    proposals(house, match, house.montcalm, "french", kind="draw")
    assert house.send() == 1
    for _ in range(3):
        proposals(house, match, house.montcalm, "french", "/draw/withdraw")
        proposals(house, match, house.montcalm, "french", kind="draw")
    house.watch.on(HOUR)
    assert house.send() == 0 and kinds(house.wolfe) == ["draw", "turn"]
    proposals(house, match, house.wolfe, "british", "/draw/accept")
    assert unseen(house.wolfe) == 0


def test_a_rematch_is_told_and_so_is_that_it_has_begun(house: House) -> None:
    match = answer(house.wolfe, offered(house.montcalm, side="french"), "take").json()["match"]
    proposals(house, match, house.montcalm, "french", kind="draw")
    assert house.wolfe.post(f"/api/matches/{match}/seats/british/resign").status_code == 200
    assert "draw" not in kinds(house.wolfe)  # nobody can agree to it any more
    proposals(house, match, house.montcalm, "french", kind="rematch")
    assert listed(house.wolfe)[0]["text_en"] == "Québec 1759: Montcalm asks for a rematch, sides swapped."
    state = proposals(house, match, house.wolfe, "british", "/rematch/accept")
    assert "rematch" not in kinds(house.wolfe)
    newest = listed(house.montcalm)[0]
    assert (newest["kind"], newest["match"]) == ("begun", state["agreements"]["rematch"])  # now the French are Wolfe's
    assert listed(house.wolfe)[0]["kind"] == "turn"


def test_a_proposal_of_somebody_blocked_is_not_told_nor_is_a_secret(house: House) -> None:
    pair = [house.match() for _ in range(2)]
    for match in pair:
        house.set_up(match)
    house.play(pair[0], house.montcalm, "french")  # in one of them the French have written their orders
    for match in pair:
        proposals(house, match, house.montcalm, "french", kind="draw")
    columns = (NOTICES.c.id, NOTICES.c.kind, NOTICES.c.number, NOTICES.c.told)
    first, second = (tuple(row)[1:] for row in house.rows(*columns) if row.kind == "draw")
    assert first == second and set(json.loads(first[2])) == {"game", "opponent"}
    assert house.wolfe.post("/api/me/shunned", name="Montcalm", kind="block").status_code == 200
    proposals(house, pair[0], house.montcalm, "french", "/draw/withdraw")
    proposals(house, pair[0], house.montcalm, "french", kind="draw")
    assert [one["match"] for one in listed(house.wolfe) if one["kind"] == "draw"] == [pair[1]]


def test_notices_go_with_a_match_that_nobody_plays(house: House) -> None:
    match = house.match()
    house.set_up(match)
    offered(house.montcalm, invited="Wolfe")
    assert kinds(house.wolfe) == ["invitation", "turn"]
    with matches_of(house.client).storage.engine.begin() as connection:
        remove_matches(connection, [match])
    assert kinds(house.wolfe) == ["invitation"]
