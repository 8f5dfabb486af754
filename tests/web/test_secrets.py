"""Two browsers, one match: nothing hidden crosses the line, in any game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import arpents
from arpents.table.audience import Glimpse, as_sent
from arpents.table.chronicle import Chronicle
from arpents.table.folding import folding_of
from arpents.table.storage import Storage
from arpents.table.stored_match import StoredMatch
from tests.web.conftest import Table
from tests.web.drawn import compare
from tests.web.player import Player

MANY = 24  # decisions, of both sides together
NAMES = """() => [...document.querySelectorAll("body *")].flatMap(one => [...one.attributes].map(given => given.value)
  .concat(Object.values(one.dataset))).filter(text => text.length < 200)"""

Sit = Callable[..., Player]
Plain = dict[str, Any]

# A scenario in which something is hidden soon, how it is begun, and the seats that something is hidden from.
BEGUN: dict[str, tuple[str | None, list[str], set[str]]] = {
    "quebec-1759": (None, ["preset beauport", "ready", "ready"], {"british", "french"}),
    "wilderness-war": ("annus-mirabilis", [], {"british", "french"}),
    "few-acres-of-snow": ("second-edition", [], {"british", "french"}),
    "small-wars-mohicans": (None, [], {"british"}),  # only French ships are ever face down
    "muskets-tomahawks": ("portage", [], {"attacker", "defender"}),
}
BLOCKS: dict[str, list[str]] = {"french": [], "british": []}
FACTS = Path(next(iter(arpents.__path__))) / "games" / "quebec_1759" / "data" / "blocks.json"
for entry in json.loads(FACTS.read_text(encoding="utf-8"))["blocks"]:
    if entry["type"] != "naval":
        BLOCKS[entry["side"]].append(entry["id"])


# -- what each game hides, from the rules' side; `mine` and `theirs` are the views of both seats at one moment


def quebec(frame: Plain, theirs: Plain) -> set[str]:
    """2.3 Standing enemy blocks are only counted; orders are secret while they are written."""
    mine, enemy = frame["view"], theirs["seat"]
    assert mine["battle"] or all(not zone[enemy]["blocks"] for zone in mine["zones"].values())
    if frame["prompt"]["id"] == "prompt-plan":
        assert mine["orders"][enemy] is None
    return set() if mine["battle"] else {*BLOCKS[enemy], *(f"block-{block}" for block in BLOCKS[enemy])}


def wilderness(frame: Plain, theirs: Plain) -> set[str]:
    """5.24 The other hand is only counted, but for cards that were seen to go there."""
    assert set(frame["view"]["known"]) <= set(theirs["hand"])
    unknown = set(theirs["hand"]) - set(frame["view"]["known"])
    return unknown | {f"card-{card}" for card in unknown}


def few_acres(frame: Plain, theirs: Plain) -> set[str]:
    """A3.8 Of the other hand its size and what was seen of it; hand and deck together, not which is where."""
    side, own = frame["view"]["sides"][theirs["seat"]], theirs["sides"][theirs["seat"]]
    assert not {"hand", "deck", "seen_by_opponent"} & set(side)
    assert sorted(side["known"] + side["hand_or_deck"]) == sorted(own["hand"] + own["deck"])
    return set()


def small_wars(frame: Plain, theirs: Plain) -> set[str]:
    """S4.18 French ships lie face down until a British one meets them."""
    if theirs["seat"] == "british":
        return set()
    seen = {box["french"] for box in frame["view"]["anchorages"] if box["british"]}
    for box in frame["view"]["anchorages"]:
        assert box["british"] or box["french"] is None
    ships = {box["french"] for box in theirs["anchorages"] if box["french"]} - seen
    return {f"ship-{ship}" for ship in ships} | ships


def muskets(frame: Plain, theirs: Plain) -> set[str]:
    """5.16, 16.1 Hands are counted; an enemy marker says neither which unit it is nor whether there is one."""
    mine, enemy = frame["view"], theirs["seat"]
    for marker in mine["markers"]:
        assert marker["seat"] != enemy or not {"unit", "dummy"} & set(marker)
    for unit in mine["units"]:
        assert unit["seat"] != enemy or unit["status"] not in ("away", "hidden")
    assert mine["cards"]["hands"] == theirs["cards"]["hands"]
    assert len(mine["cards"]["hand"]) == mine["cards"]["hands"][("attacker", "defender").index(mine["seat"])]
    return set()


HIDES: dict[str, Callable[[Plain, Plain], set[str]]] = {
    "quebec-1759": quebec,
    "wilderness-war": wilderness,
    "few-acres-of-snow": few_acres,
    "small-wars-mohicans": small_wars,
    "muskets-tomahawks": muskets,
}


def hides(slug: str, frame: Plain, theirs: Plain, page: list[str]) -> None:
    """What was sent to a seat, and what its page shows, names nothing that the other side keeps to itself."""
    assert frame["seat"] == frame["view"]["seat"] != theirs["seat"]
    secrets = HIDES[slug](frame, theirs)
    if slug == "quebec-1759":  # what everybody has been told of is no secret
        told = words_of([frame["view"]["eliminated"], frame["told"]])
        secrets -= told | {f"block-{name}" for name in told} | {name.removeprefix("block-") for name in told}
    sent = [frame["view"], frame["prompt"], frame["actions"], frame["undo"]]
    assert not secrets & words_of([sent, page])


def words_of(part: object) -> set[str]:
    """Every id in a piece of data, each alone and as it stands in words: `take fr-la-sarre`."""
    return set(re.findall(r"[\w.-]+", json.dumps(part, ensure_ascii=False)))


def same_whatever_is_hidden(frame: Plain, truth: StoredMatch, seat: str, chance: random.Random) -> bool:
    """The frame would be the same if all that the seat cannot know were dealt again; whether something was."""
    twin = truth.state.resample(seat, chance)
    glimpse = Glimpse(twin, seat)
    assert frame["view"] == json.loads(as_sent(twin, seat))
    assert glimpse.prompt is not None and frame["prompt"]["arguments"] == json.loads(
        json.dumps(glimpse.prompt["arguments"])
    )
    assert [action["words"] for action in frame["actions"]] == [twin.words(action) for action in glimpse.actions]
    return any(twin.view(other) != truth.state.view(other) for other in truth.game.seats if other != seat)


def test_every_game_is_looked_through() -> None:
    assert set(BEGUN) == set(HIDES) == set(arpents.games())


@pytest.mark.parametrize("slug", list(BEGUN))
def test_two_browsers_play_and_nothing_hidden_crosses_the_line(sit: Sit, table: Table, slug: str) -> None:
    scenario, opening, blind = BEGUN[slug]
    first, second = arpents.game(slug).seats
    players = {first: sit("fr"), second: sit("en")}
    players[first].begin(slug, seat=first, opponent="person", scenario=scenario)
    link = players[first].page.get_attribute(f"[data-invite={second}]", "data-link")
    assert link
    players[second].page.goto(players[second].url + link)
    players[second].page.locator("main.table").wait_for()
    assert players[second].seat == second and link.rsplit("/")[-1] not in players[second].page.url
    dice, chance = random.Random(slug), random.Random(slug)
    dealt_again: set[str] = set()
    found_out: set[str] = set()
    with closing(Storage(f"sqlite:///{table.database}")) as storage:
        for number in range(MANY):
            truth = at_rest(storage, players)
            for seat, other in ((first, second), (second, first)):
                player = players[seat]
                frame = last_frame(player, truth)
                theirs = json.loads(json.dumps(truth.state.view(other)))
                hides(slug, frame, theirs, player.page.evaluate(NAMES))
                compare(slug, frame["view"], player.page.evaluate("() => hand.board()"))
                try:
                    hides(slug, {**frame, "view": {**theirs, "seat": seat}}, theirs, [])
                except (AssertionError, KeyError):
                    found_out.add(seat)  # a careless table, that sends what the other side sees
                if same_whatever_is_hidden(frame, truth, seat, chance):
                    dealt_again.add(seat)
            asked = [seat for seat in (first, second) if seat in truth.state.to_act]
            if not asked:
                break
            if number < len(opening):
                players[asked[0]].click(opening[number])
            else:
                players[dice.choice(asked)].decide(dice)
        told_what_they_may_know(at_rest(storage, players), players)
    assert dealt_again == blind
    assert blind <= found_out


def at_rest(storage: Storage, players: dict[str, Player]) -> StoredMatch:
    """The match as it is on disk, once both pages have come so far."""
    id = next(iter(players.values())).match
    row = storage.find(id)
    assert row is not None
    truth = StoredMatch.restore(row, storage.decisions(id), None)
    for seat, player in players.items():
        revision = str(truth.audiences[seat].revision)
        player.page.wait_for_function("p => document.querySelector('main.table').dataset.revision === p", arg=revision)
    return truth


def last_frame(player: Player, truth: StoredMatch) -> Plain:
    revision = truth.audiences[player.seat].revision
    for _ in range(1000):
        states = [frame for frame in player.frames if frame["type"] == "state"]
        if states and states[-1]["revision"] >= revision:
            break
        player.page.wait_for_timeout(5)
    assert states[-1]["revision"] == revision
    for frame in states:
        assert frame["seat"] == player.seat
    return {**states[-1], "told": [event["arguments"] for frame in states for event in frame["events"]]}


def told_what_they_may_know(truth: StoredMatch, players: dict[str, Player]) -> None:
    """Each browser has heard every event that its seat witnessed, in order, and reads lines made of them alone."""
    for seat, player in players.items():
        last_frame(player, truth)  # it may still be on its way
        heard: dict[int, Any] = {}
        for frame in player.frames:
            for event in frame.get("events", []):
                heard[event["number"]] = [event["kind"], event["arguments"], event.get("names")]
        audience = truth.audiences[seat]
        seen = [truth.state.told(event) for event in truth.state.log if audience.sees(event)]
        expected = json.loads(json.dumps([[event["kind"], event["arguments"], event.get("names")] for event in seen]))
        assert [heard[number] for number in sorted(heard)] == expected
        lines: list[Plain] = []
        for frame in player.frames_of(seat):
            lines = lines[: frame["lines_from"]] + frame["lines"]
        chronicle = Chronicle(folding_of(truth.row.game))
        chronicle.follow(seen)
        assert [read(line) for line in lines] == json.loads(json.dumps([read(line.dump()) for line in chronicle.lines]))


def read(line: Plain) -> list[Any]:
    """All that a line of the log tells."""
    told = [[text["id"], text["arguments"]] for text in line.get("texts", [])]
    rows = [[row.get("dice"), row["result"]["arguments"]] for row in line.get("rows", [])]
    return [line["first"], line["last"], line.get("seat"), line.get("path"), line.get("pieces"), told, rows]
