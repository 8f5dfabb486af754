"""What is decided in one go: forces, marches to far spaces, everybody who may join; and what needs no question."""

import random
from typing import Any

import pytest

from arpents.engine.errors import IllegalAction, NothingToUndo
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.state import State
from arpents.table.match import Dice, Match
from tests.rules import rule
from tests.table import offered
from tests.wilderness_war.table import play, war

BOATS = {"montcalm": "montreal", "bearn": "montreal", "la-sarre": "montreal"}


def commanded(**more: object) -> State:
    state = war({**BOATS, **more}, french=["campaign-1"])
    return play(state, "french card campaign-1", "french command montcalm", "french take-all")


def journeys(state: State, seat: str = "french") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state.journeys(seat)
    return found


def to(state: State, space: str, seat: str = "french") -> dict[str, dict[str, Any]]:
    """By their ways."""
    return {one["way"]: one for one in journeys(state, seat) if one.get("target") == f"space-{space}"}


def at_table(state: State) -> Match:
    return Match(GAME, GAME.scenarios[0], {}, Dice(1), state)


@rule("5.34")
def test_a_leader_takes_everybody_along_in_one_line_and_one_undo_takes_it_back() -> None:
    match = at_table(play(war({**BOATS, "dumas": "montreal"}, french=["campaign-1"]), "french card campaign-1"))
    first = journeys(match.state)[0]
    named = {"piece": "piece-montcalm", "count": 3}
    assert first["text"] == {"id": "journey-force", "rule": "5.34", "arguments": named}
    assert first["words"] == ["command montcalm", "take-all"] and first["target"] == "piece-montcalm"
    before = match.state.key()
    match.play("french", "command montcalm, take bearn")
    match.undo_line("french")
    assert match.state.key() == before


@rule("5.34")
def test_a_force_is_filled_to_the_limit() -> None:
    """Dumas leads two of three units: the regulars go before the weaker detachment."""
    units = {"marine-detachment-1": "montreal", "bearn": "montreal", "guyenne": "montreal"}
    state = war({"dumas": "montreal", **units}, french=["campaign-1"])
    (whole,) = [one for one in journeys(play(state, "french card campaign-1")) if "dumas" in one["words"][0]]
    assert whole["words"] == ["command dumas", "take bearn", "take guyenne"]
    (fill,) = journeys(play(state, "french command dumas"))
    assert fill["words"] == ["take bearn", "take guyenne"] and fill["text"]["arguments"] == {"count": 2}


@rule("5.34")
def test_the_second_force_of_a_campaign_is_full_when_nobody_else_can_come() -> None:
    """With the last unit taken the forces are chosen among; nothing of that belongs to the muster."""
    units = {"marine-detachment-1": "montreal", "bearn": "montreal", "guyenne": "montreal"}
    state = war({"dumas": "montreal", "villiers": "quebec", "la-sarre": "quebec", **units}, french=["campaign-1"])
    play(state, "french card campaign-1", "french event", "french command villiers", "french take-all")
    (second,) = journeys(state)
    assert second["words"] == ["command dumas", "take bearn", "take guyenne"]


@rule("5.34")
def test_a_piece_that_was_taken_is_put_back_and_the_others_stay() -> None:
    state = war({**BOATS, "marine-detachment-1": "montreal"}, french=["campaign-1"])
    match = at_table(state)
    match.play("french", "card campaign-1, command montcalm, take bearn, marine-detachment-1")
    with pytest.raises(IllegalAction) as refusal:
        match.put_back("french", "command montcalm")
    assert refusal.value.reason == "others-depend-on-it"
    match.put_back("french", "take bearn")
    assert [row.words for row in match.undoable("french")][-1] == "take marine-detachment-1"
    assert {"take bearn"} <= set(offered(state))
    with pytest.raises(NothingToUndo):
        match.put_back("french", "take bearn")


@rule("6.2", "6.3")
def test_a_far_space_is_one_journey_by_each_way_that_leads_there() -> None:
    state = commanded()
    winooski = to(state, "winooski")
    assert set(winooski) == {"way-land", "way-boat"}
    crown_point = to(state, "crown-point")
    assert list(crown_point) == ["way-boat"]
    boat = crown_point["way-boat"]
    assert boat["words"][0] == "by-boat" and boat["cost"] == len(boat["words"]) - 1
    assert boat["path"][0] == "space-montreal" and boat["path"][-1] == "space-crown-point"
    match = at_table(state)
    assert match.play("french", ", ".join(boat["words"]))[1] == []
    assert state.prompt("french").arguments["space"] == "space-crown-point"
    match.undo_line("french")
    assert {"by-land", "by-boat"} <= set(offered(state))


@rule("6.2", "14.1")
def test_a_march_stops_where_the_enemy_may_answer_and_its_rest_is_told() -> None:
    """A British unit next to the way may intercept: the march stops there, and goes on if it lets it pass."""
    state = commanded(**{"44th": "ticonderoga", "webb": "ticonderoga"})
    through = [one for one in journeys(state) if one["at_once"] < len(one["words"])]
    assert through, "some march goes past the British"
    match = at_table(state)
    rows, left = match.play("french", ", ".join(through[0]["words"]))
    assert len(rows) == through[0]["at_once"] and left == through[0]["words"][len(rows) :]
    assert match.state.to_act == ("british",)


@rule("6.2")
def test_from_the_way_the_rest_is_a_journey_too() -> None:
    state = play(commanded(), "french by-boat", "french move st-jean")
    assert all(len(one["words"]) > 1 for one in journeys(state))
    assert to(state, "crown-point")["way-boat"]["words"][-1] == "move crown-point"
    assert to(state, "st-jean") == {}


def test_what_is_foregone_is_known_to_everybody() -> None:
    """Whenever an answer would be played by itself, the other side, whatever it takes the hand to be, expects it."""
    met = 0
    for seed in range(3):
        state = GAME.start("full-campaign", None, seed)
        rng = random.Random(seed)
        for _ in range(500):
            if not state.to_act:
                break
            seat = state.to_act[0]
            number = GAME.seat_number(seat)
            if GAME.foregone(state, number):
                met += 1
                other = state.resample(GAME.seats[1 - number], rng)
                assert other.legal(number) == state.legal(number), state
            state.apply(seat, rng.choice(state.actions(seat)))
    assert met > 50


@rule("12.12")
def test_12_12_a_march_with_the_last_card_of_the_war_ends_it_and_is_still_offered() -> None:
    state = war(
        {"44th": "albany", "bearn": "quebec"},
        scenario="annus-mirabilis",
        year=1759,
        season="late",
        to_play="british",
        hands={"british": ["british-regulars-1"], "french": []},
    )
    play(state, "british card british-regulars-1", "british activate 44th")
    targets = {journey["target"] for journey in state.journeys("british")}
    assert "space-schenectady" in targets
