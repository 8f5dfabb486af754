"""5.16, 16.1, MT-11 What is under a marker and who is in reserve: no number, order, event, reason, question tells."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from arpents.engine.errors import UnknownQuery
from tests.muskets_tomahawks.table import (
    GAME,
    State,
    Troop,
    area,
    everybody,
    force,
    seat_of,
    seen,
    setting_up,
    status_of,
    table,
)
from tests.rules import rule
from tests.table import asked, offered, play, told

HIDING = ["raid", "ambush", "captives", "reconnaissance", "portage"]
UNIT = GAME.vocabulary.by_word["act"].nouns[0][1]
MARKER = GAME.vocabulary.by_word["spot-marker"].nouns[0][1]
WOODSMEN: list[Troop] = [("warriors", 6), ("warriors", 6), ("braves", 4), ("hunters", 4)]


def started(name: str, seed: int) -> State:
    state = GAME.start(name, {"size": "400", "lattice": "two-inch", "intrigues": "off"}, seed)
    assert isinstance(state, State)
    return state


def moments(state: State, seed: int, decisions: int) -> Iterator[int]:
    """Random play, stopping before every decision; everybody hides who may."""
    rng = random.Random(seed)
    for number in range(decisions):
        yield number
        if not state.to_act:
            return
        seat = state.to_act[0]
        actions = state.actions(seat)
        hide = state.action("as-marker")
        state.apply(seat, hide if hide in actions else rng.choice(actions))


def set_up(name: str, seed: int) -> State:
    state = started(name, seed)
    for _ in moments(state, seed, 400):
        if not setting_up(state):
            break
    return state


def markers_seen(state: State, seat: str | None, of: str) -> list[dict[str, object]]:
    found = state.view(seat)["markers"]
    assert isinstance(found, list)
    return [marker for marker in found if marker["seat"] == of]


def place_of(marker: dict[str, object]) -> tuple[int, int]:
    at = marker["at"]
    assert isinstance(at, list)
    return at[1], at[0]


@rule("5.16", "16.1")
@pytest.mark.parametrize("name", HIDING)
def test_16_1_markers_are_numbered_by_their_places(name: str) -> None:
    met = 0
    for seed in range(4):
        state = set_up(name, seed)
        for side in (0, 1):
            places = [place_of(marker) for marker in markers_seen(state, None, GAME.seats[side])]
            assert places == sorted(places)
            met += len(places)
        put = [event for event in state.events_for(None) if event["kind"] == "event-marker-put"]
        assert len(put) == len(seen(state)["markers"])
    assert met or name == "captives"


@rule("5.16", "16.1")
def test_16_1_guessing_dummies_by_number_fails() -> None:
    whole = 0
    for seed in range(12):
        state = set_up("ambush", seed)
        dummies = [bool(marker["dummy"]) for marker in markers_seen(state, "attacker", "attacker")]
        assert 0 < sum(dummies) < len(dummies)
        whole += dummies in (sorted(dummies), sorted(dummies, reverse=True))
    assert whole < 4


@rule("5.16", "16.1")
@pytest.mark.parametrize("name", ["ambush", "reconnaissance", "portage"])
def test_16_1_no_marker_is_seen_before_the_last_is_put(name: str) -> None:
    state = started(name, 3)
    met = False
    for _ in moments(state, 3, 400):
        if not setting_up(state):
            break
        own = state.to_act[0]
        if asked(state, own).startswith(("deploy", "dummy", "tie-dummy")):
            other = GAME.seats[1 - GAME.seats.index(own)]
            for seat in (other, None):
                assert markers_seen(state, seat, own) == []
                for event in state.events_for(seat):
                    given = event["arguments"]
                    assert isinstance(given, dict)
                    if event["kind"] == "event-marker-put":
                        assert given["seat"] == f"seat-{other}"
                    if event["kind"] in ("event-unit-hides", "event-dummy-put"):
                        assert seat_of(state, given["unit"]) != own
            met = met or len(markers_seen(state, own, own)) > 1
    assert met


@rule("5.16", "16.1")
def test_16_1_what_is_a_dummy_is_dealt_again() -> None:
    state = set_up("ambush", 5)
    rng = random.Random(5)
    dummies = set()
    for _ in range(60):
        other = state.resample("defender", rng)
        dealt = {marker["marker"] for marker in markers_seen(other, "attacker", "attacker") if marker["dummy"]}
        assert len(dealt) == sum(bool(marker["dummy"]) for marker in markers_seen(state, "attacker", "attacker"))
        dummies |= dealt
        assert other.view("defender") == state.view("defender")
    assert len(dummies) == len(seen(state)["markers"])


def hidden_table(**more: object) -> State:
    """Two bands of warriors of which one is in reserve, and who that is cannot be known."""
    return table(
        [("brit_regulars", 6), ("rangers", 6)],
        WOODSMEN,
        {
            "u0": {"at": [10, 10]},
            "u1": {"at": [10, 20]},
            "u2": {"hidden": [40, 20]},
            "u3": {"status": "away"},
            "u4": {"hidden": [44, 30]},
            "u5": {"hidden": [48, 12]},
        },
        [area("woods", 30, 8, 60, 40)],
        markers=[{"unit": "u2", "at": [36, 24]}, {"unit": "u5", "at": [36, 14]}],
        **more,
    )


@rule("5.16")
def test_mt_11_reserves_and_hidden_units_are_dealt_again_together() -> None:
    state = hidden_table()
    rng = random.Random(1)
    away = set()
    for _ in range(40):
        other = state.resample("attacker", rng)
        assert isinstance(other, State)
        away |= {unit for unit in everybody(other) if status_of(other, unit) == "away"}
        hidden = {unit for unit in everybody(other) if status_of(other, unit) == "hidden"}
        markers = [marker for seat in GAME.seats for marker in markers_seen(other, seat, seat)]
        real = {marker["unit"] for marker in markers if not marker["dummy"]}
        assert hidden == real and len(hidden) == 3
        assert other.view("attacker") == state.view("attacker") and other.view(None) == state.view(None)
    assert {2, 3} <= away


@rule("20.7", "5.16")
def test_mt_11_holding_back_is_told_without_the_unit() -> None:
    state = started("portage", 2)
    while not any(word.startswith("hold-back") for word in offered(state)):
        play(state, offered(state)[0])
    seat = state.to_act[0]
    other = GAME.seats[1 - GAME.seats.index(seat)]
    held = offered(state)[0]
    play(state, held)
    unit = int(held.split("u")[1])
    assert told(state, "held-back") == [{"unit": unit}]
    for watcher in (other, None):
        events = state.events_for(watcher)
        assert not [event for event in events if event["kind"] == "event-held-back"]
        assert [event["arguments"] for event in events if event["kind"] == "event-kept-in-reserve"] == [
            {"seat": f"seat-{seat}"}
        ]


@rule("20.6", "5.16")
def test_mt_11_going_into_reserve_is_told_without_the_unit() -> None:
    column: list[Troop] = [("brit_officer", 1), *[("brit_regulars", 6)] * 12]
    state = GAME.position(
        {
            "scenario": "ambush",
            "options": {"size": "200", "intrigues": "off", "lattice": "two-inch"},
            "unchecked": True,
            "attacker": force([("warriors", 4)], "natives"),
            "defender": force(column),
            "seed": 1,
        }
    )
    assert isinstance(state, State)
    for _ in moments(state, 1, 400):
        if not setting_up(state):
            break
    sent = told(state, "sent-to-reserve")
    unseen = [event for event in state.events_for("attacker") if event["kind"] == "event-sent-to-reserve"]
    assert sent and not unseen
    assert len(told(state, "kept-in-reserve")) == len(sent)


@rule("5.16", "5.13")
def test_mt_11_a_side_is_asked_whoever_hides() -> None:
    """One of two bands is hidden and the other in reserve: on the card of either the side is asked."""

    def question(coureurs: dict[str, object], warriors: dict[str, object]) -> str:
        state = table(
            [("brit_regulars", 6)],
            [("coureurs_des_bois", 6), ("warriors", 6)],
            {"u0": {"at": [10, 10]}, "u1": coureurs, "u2": warriors},
            [area("woods", 30, 8, 60, 40)],
            hands={"attacker": ["defender-indians"]},
        )
        play(state, "attacker", "play defender-indians")
        return asked(state, "defender")

    hidden: dict[str, object] = {"hidden": [40, 20]}
    away: dict[str, object] = {"status": "away"}
    assert question(away, hidden) == question(hidden, away) == "activate"
    assert question(away, away) == "go"  # nobody hides: nobody can act


@rule("5.16")
@pytest.mark.parametrize("name", HIDING)
def test_5_16_no_reason_tells_what_is_hidden(name: str) -> None:
    state = started(name, 11)
    rng = random.Random(11)
    questions = 0
    for number in moments(state, 11, 700):
        if number % 5 or not state.to_act:
            continue
        seat = state.to_act[0]
        side = GAME.seats.index(seat)
        other = state.resample(seat, rng)
        for verb in GAME.vocabulary.verbs:
            if [nouns for _, nouns in verb.nouns] not in ([UNIT], [MARKER]):
                continue
            for noun in range(max(len(everybody(state)), len(seen(state)["markers"])) + 1):
                action = verb.kind | noun
                assert state.stack[-1].forbids(state, side, action) == other.stack[-1].forbids(other, side, action)
                questions += 1
    assert questions


@rule("5.16")
@pytest.mark.parametrize("query", ["reach", "sight", "shooting", "reaction"])
def test_5_16_no_query_tells_what_is_hidden(query: str) -> None:
    state = hidden_table(asked="u1")
    rng = random.Random(2)
    for unit in everybody(state):
        given = {"unit": "u1", "target": f"u{unit}"} if query in ("sight", "shooting") else {"unit": f"u{unit}"}

        def answered(match: State, given: dict[str, str] = given) -> object:
            try:
                return match.query("attacker", query, given)
            except UnknownQuery as refused:
                return refused.reason

        for _ in range(5):
            assert answered(state) == answered(state.resample("attacker", rng))


@rule("15.5")
@pytest.mark.parametrize("scenario", ["meeting", "portage", "raid"])
def test_15_5_what_an_intrigue_has_chosen_is_imagined_from_who_has_been_asked_alone(scenario: str) -> None:
    whole = GAME.start(scenario, {"size": "200"}, 5)
    play(whole, "attacker", offered(whole, "attacker")[-1])
    for state in (GAME.start(scenario, {"size": "200"}, 5), whole):
        worlds = {
            state.resample("defender", random.Random(seed)).resample("defender", random.Random(9)).key()
            for seed in range(40)
        }
        assert worlds == {state.resample("defender", random.Random(9)).key()}
        held = [state.resample("defender", random.Random(seed)).pledge[0] >= 0 for seed in range(40)]
        assert any(held) == (state is whole)  # who is asked still has chosen nothing yet
