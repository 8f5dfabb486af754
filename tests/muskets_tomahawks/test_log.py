"""What the log tells: every target, every number needed, every die and what was added to it, and whose it is."""

from __future__ import annotations

import random
import re

import pytest

from arpents.engine.vocabulary import Sets
from arpents.speech import speech_for
from tests.muskets_tomahawks.table import (
    GAME,
    State,
    Troop,
    area,
    everybody,
    force,
    formation_of,
    marked,
    obstacle,
    places,
    seen,
    setting_up,
    status_of,
    strength_of,
    table,
)
from tests.muskets_tomahawks.test_texts import ids
from tests.rules import rule
from tests.table import offered, play, told


@rule("10.2", "10.7")
def test_10_2_shared_fire_names_both_targets() -> None:
    state = table(
        [("rangers", 6)],
        [("brit_regulars", 6), ("brit_regulars", 6)],
        {
            "u0": {"at": [20, 20], "spotted": ["u1", "u2"]},
            "u1": {"at": [28, 20], "form": "two-ranks-w", "spotted": ["u0"]},
            "u2": {"at": [20, 28], "form": "two-ranks-s", "spotted": ["u0"]},
        },
        draws=[9, 9, 1, 1, 9, 1] + [9, 1, 9] + [9, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "split u2", "shots 2")
    fired = told(state, "shots-fired")
    assert [one["target"] for one in fired] == [1, 2] and [one["shots"] for one in fired] == [4, 2]
    assert sum(int(str(one["hits"])) for one in fired) == 3 and sum(int(str(one["kills"])) for one in fired) == 2
    assert {one["target"] for one in told(state, "hits-rolled")} == {1, 2}


@rule("10.3", "10.4", "10.5")
def test_10_3_fire_tells_what_was_needed_rolled_and_added() -> None:
    state = table(
        [("rangers", 4)],
        [("warriors", 4)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [24, 20], "form": "line-n-s", "spotted": ["u0"]}},
        [area("brush", 22, 0, 30, 40)],
        draws=[9, 8, 0, 1] + [5, 6] + [9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    rolled = told(state, "hits-rolled")
    assert rolled == [
        {
            "unit": 0,
            "target": 1,
            "needed": 8,  # 4+ at -4
            "terms": ["hit-long-range", "hit-dispersed", "hit-light-cover"],
            "dice": ["9", "8", "0", "1"],
        }
    ]
    assert told(state, "kills-rolled") == [{"unit": 0, "target": 1, "needed": 6, "dice": ["5", "6"]}]


@rule("4.8", "10.3")
def test_4_8_a_die_rolled_again_is_told_with_the_first() -> None:
    state = table(
        [("hunters", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "form": "one-rank-w", "spotted": ["u0"]}},
        draws=[1, 2, 0, 9, 3, 3] + [1],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert [one["dice"] for one in told(state, "hits-rolled")] == [["1→2", "0→9", "3", "3"]]
    assert told(state, "hits-rolled")[0]["terms"] == ["hit-none"]
    assert [one["dice"] for one in told(state, "kills-rolled")] == [["1"]]


@rule("10.3.4")
@pytest.mark.parametrize(
    ("fences", "term"), [(1, "obstacle"), (2, "two-obstacles"), (3, "three-obstacles"), (4, "more-obstacles")]
)
def test_10_3_4_obstacles_are_counted_in_the_log(fences: int, term: str) -> None:
    lines = [obstacle("fence", (16 + k, 5), (16 + k, 35)) for k in range(fences)]
    state = table(
        [("rangers", 1)],
        [("brit_regulars", 6)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [22, 20], "form": "one-rank-w", "spotted": ["u0"]}},
        lines,
        draws=[0],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert f"hit-{term}" in told(state, "hits-rolled")[0]["terms"]  # type: ignore[operator]
    assert told(state, "hits-rolled")[0]["needed"] == 4 + fences


@rule("12.6", "12.7", "12.7.4")
def test_12_6_hand_to_hand_tells_every_die() -> None:
    state = table(
        [("braves", 4)],
        [("brit_regulars", 4)],
        {
            "u0": {"figures": [[20, 10 + 3 * k] for k in range(4)], "spotted": ["u1"]},
            "u1": {"figures": [[23.25, 10 + 3 * k] for k in range(4)], "spotted": ["u0"]},
        },
        [obstacle("low_wall", (22.5, 2), (22.5, 38))],
        draws=[9, 8, 1, 1, 1, 2, 3, 1] + [5, 1, 2] + [9, 9],
        asked="u0",
    )
    play(state, "engage u1", "stand-firm", "be-shaken")
    assert told(state, "strikes-rolled") == [
        {"unit": 0, "needed": 3, "terms": ["strike-ferocious"], "dice": ["9", "8", "1", "1"]},
        {"unit": 1, "needed": 5, "terms": ["strike-none"], "dice": ["1", "2", "3", "1"]},
    ]
    assert told(state, "saves-rolled") == [
        {"unit": 1, "needed": 5, "terms": ["save-defended"], "dice": ["5", "1→2"]},
    ]
    assert told(state, "round-fought") == [{"unit": 0, "blows": 8, "hits": 2}]
    terms = {one["unit"]: one["terms"] for one in told(state, "reaction-rolled")}
    assert terms == {1: ["test-few-figures", "test-lost"], 0: ["test-fewer-lost"]}


@rule("14.2")
def test_14_2_a_test_tells_what_is_added() -> None:
    state = table(
        [("brit_regulars", 10)],
        [("brit_officer", 1), ("brit_regulars", 10)],
        {
            "u0": {"at": [10, 20], "form": "one-rank-e", "spotted": ["u2"]},
            "u1": {"at": [24, 25]},
            "u2": {"at": [20, 20], "form": "one-rank-w"},
        },
        draws=[9] * 3 + [1] * 7 + [9] * 3 + [7],
        asked="u0",
    )
    play(state, "shoot", "target u2", "volley")
    assert told(state, "reaction-rolled") == [
        {
            "unit": 2,
            "die": 7,
            "total": 7,
            "result": "result-none",
            "terms": [
                "test-officer",
                "test-six-figures",
                "test-formed",
                "test-volley-or-unseen",
                "test-three-lost",
                "test-heavy-fire",
            ],
        }
    ]


@rule("14.1.3", "14.2.5")
def test_14_2_5_nothing_added_is_told_as_well() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [50, 20]}},
        morale=[1, 0],
        hands={"attacker": ["attacker-morale"]},
        draws=[9],
    )
    play(state, "play attacker-morale")
    assert [one["terms"] for one in told(state, "reaction-rolled")] == [["test-morale"]]


@rule("12.9.1")
def test_12_9_losses_of_a_recoil_tell_their_dice() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[20, 10 + 3 * k] for k in range(4)]},
            "u1": {"figures": [[21.5, 10 + 3 * k] for k in range(4)]},
        },
        draws=[0, 9, 8, 7],
        asked="u0",
    )
    play(state, "break-off")
    assert told(state, "breaking-losses") == [{"unit": 0, "dice": 4, "lost": 1, "faces": ["0", "9", "8", "7"]}]


@rule("12.3.3")
def test_12_3_3_an_evading_unit_is_told_to_be_shaken() -> None:
    state = table(
        [("warriors", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "spotted": ["u0"]}},
        draws=[],
        asked="u0",
    )
    play(state, "engage u1", "evade")
    assert marked(state, 1, "shaken") and told(state, "unit-shaken") == [{"unit": 1}]


@rule("20.17")
def test_20_17_the_column_is_told_where_it_marches() -> None:
    column: list[Troop] = [("brit_officer", 1), ("brit_regulars", 6), ("provincials", 6), ("light_gun", 4)]
    state = GAME.position(
        {
            "scenario": "ambush",
            "options": {"size": "400", "intrigues": "off", "lattice": "two-inch"},
            "unchecked": True,
            "attacker": force([("warriors", 4)], "natives"),
            "defender": force(column),
            "seed": 1,
        }
    )
    assert isinstance(state, State)
    while setting_up(state):
        play(state, offered(state)[0])
    deployed = {one["unit"]: one["place"] for one in told(state, "unit-deployed")}
    for unit in everybody(state, "defender"):
        if status_of(state, unit) == "table" and strength_of(state, unit):
            assert unit in deployed
            if formation_of(state, unit) == "column":
                x, y = str(deployed[unit]).split(" × ")
                front = places(state, unit)[:2]
                assert abs(float(x) - sum(place[0] for place in front) / len(front)) < 0.75
                assert abs(float(y) - sum(place[1] for place in front) / len(front)) < 0.75


@rule("20.19")
def test_20_19_boats_are_told_where_they_lie() -> None:
    state = GAME.start("portage", {"size": "200", "intrigues": "off", "lattice": "two-inch"}, 3)
    assert isinstance(state, State)
    while setting_up(state):
        play(state, offered(state)[0])
    assert len(told(state, "boat-put")) == len(seen(state)["boats"]) > 0


@rule("2.6")
def test_2_6_ranks_that_fall_out_of_order_are_told_to() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "form": "one-rank-e"}, "u1": {"at": [60, 40]}},
        [obstacle("fence", (21.5, 10), (21.5, 30))],
        asked="u0",
    )
    play(state, "move", "advance 6")
    assert told(state, "formation-taken") == [{"unit": 0, "formation": "formation-dispersed"}]
    shot = table(
        [("rangers", 4)],
        [("brit_regulars", 4)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "form": "one-rank-w", "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 9, 9],
        asked="u0",
    )
    play(shot, "shoot", "target u1", "fire")
    assert told(shot, "formation-taken") == [{"unit": 1, "formation": "formation-dispersed"}]


SECOND_PERSON = {
    "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos|vôtre)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_event_speaks_to_somebody(language: str) -> None:
    """Whoever replays a match sees the events of both sides."""
    texts = ids(language)
    for telling in GAME.tellings.values():
        assert not SECOND_PERSON[language].search(texts[telling.id]), telling.id
        for _, nouns in telling.arguments:
            for name in nouns.of.names if isinstance(nouns, Sets) else nouns.names:
                assert not SECOND_PERSON[language].search(texts[f"{nouns.prefix}-{name}"]), name


@pytest.mark.parametrize("language", ["en", "fr"])
def test_secrets_of_a_side_name_it(language: str) -> None:
    state = GAME.start("raid", {"lattice": "two-inch"}, 5)
    assert isinstance(state, State)
    rng = random.Random(5)
    for _ in range(400):
        if not state.to_act:
            break
        state.apply(state.to_act[0], rng.choice(state.actions(state.to_act[0])))
    speech = speech_for("muskets-tomahawks", language)
    side = {"seat-attacker": speech.text("seat-attacker"), "seat-defender": speech.text("seat-defender")}
    kinds = set()
    for event in state.events:
        arguments = event["arguments"]
        assert isinstance(arguments, dict)
        if event["kind"] in ("event-card-drawn", "event-card-set-aside", "event-intrigue-rolled", "event-pledge-made"):
            kinds.add(event["kind"])
            assert side[str(arguments["seat"])].lower() in speech.event(event).lower()
    assert {"event-card-drawn", "event-intrigue-rolled"} <= kinds


@rule("5.10.5", "19.3")
def test_5_10_5_a_turn_begins_with_the_points_as_all_can_count_them() -> None:
    state, dice = GAME.start("raid", {"size": "200", "lattice": "two-inch"}, seed=2), random.Random(2)
    while not told(state, "turn-begun"):
        state.apply(state.to_act[0], dice.choice(state.actions(state.to_act[0])))
    begun = told(state, "turn-begun")[0]
    assert [begun["attacker"], begun["defender"]] == state.view("attacker")["standing"] == [0, 10]
