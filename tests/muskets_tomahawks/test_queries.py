"""Help that decides nothing: reach, sight, odds."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from arpents.engine.errors import UnknownQuery
from tests.muskets_tomahawks.table import (
    GAME,
    State,
    area,
    everybody,
    gun_at,
    house,
    places,
    setting_up,
    status_of,
    table,
    units_with,
)
from tests.rules import rule
from tests.table import offered, play


def reach(state: State) -> list[list[int]]:
    found = state.query("attacker", "reach", {"unit": "u0"})["places"]
    assert isinstance(found, list)
    return found


def odds(state: State, unit: int, target: int) -> dict[str, Any]:
    return state.query("attacker", "shooting", {"unit": f"u{unit}", "target": f"u{target}"})


def test_reach_is_what_a_move_offers() -> None:
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [34, 20]}}, asked="u0")
    key = state.key()
    found = {f"go {x / 16:g}-{y / 16:g}" for x, y in reach(state)}
    assert state.key() == key
    play(state, "move")
    assert found == {word for word in offered(state) if word.startswith("go ")}


def test_line_of_sight() -> None:
    state = table(
        [("brit_officer", 1)],
        [("brit_officer", 1)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [20, 20]}},
        [area("woods", 19, 10, 24, 30)],
    )
    seen = state.query("attacker", "sight", {"unit": "u0", "target": "u1"})
    assert {name: seen[name] for name in ("clear", "distance", "cover", "obstacles", "woods")} == {
        "clear": True,
        "distance": 160,
        "cover": "dense",
        "obstacles": 0,
        "woods": 16,
    }


def test_spotting_odds() -> None:
    state = table([("brit_officer", 1)], [("brit_officer", 1)], {"u0": {"at": [10, 20]}, "u1": {"at": [34, 20]}})
    assert odds(state, 0, 1)["spotting"] == {"spotted": False, "needed": 5, "chances": 5}


def test_shooting_odds() -> None:
    state = table(
        [("brit_regulars", 8)],
        [("warriors", 8)],
        {"u0": {"at": [10, 20], "form": "one-rank-e"}, "u1": {"at": [20, 20], "form": "line-n-s"}},
        [area("brush", 19, 0, 22, 40)],
    )
    found = odds(state, 0, 1)
    assert found["shots"] == 8 and found["expected"] == pytest.approx(1.44)  # figures
    assert found["killed"][0] == pytest.approx(0.82**8) and found["killed"][8] == pytest.approx(0.18**8)


def test_reaction_odds() -> None:
    state = table([("warriors", 5)], [("rangers", 4)], {"u0": {"at": [10, 20]}, "u1": {"at": [60, 20]}})
    assert state.query("attacker", "reaction", {"unit": "u0"})["results"] == {
        "none": 0.2,
        "recoil_or_shaken": 0,
        "recoil": 0.2,
        "recoil_and_shaken": 0.1,
        "flight": 0.4,
        "rout": 0.1,
    }


@rule("9.11", "10.3")
def test_a_client_asks_in_words() -> None:
    places = {"u0": {"at": [20, 20]}, "u1": {"at": [26, 20]}}
    state = table([("rangers", 4)], [("rangers", 4)], places, asked="u0")
    moving = state.copy()
    play(moving, "move")
    offers = {word.split()[1] for word in offered(moving) if word.startswith("go ")}
    assert {f"{x / 16:g}-{y / 16:g}" for x, y in reach(state)} == offers
    assert state.query("attacker", "reach", {}) == state.query("attacker", "reach", {"unit": "u0"})  # who acts now
    asked = state.query("defender", "shooting", {"unit": "u0", "target": "u1"})
    killed, expected = asked["killed"], asked["expected"]
    assert isinstance(killed, list) and isinstance(expected, float)
    assert sum(killed) == pytest.approx(1)
    assert sum(count * chance for count, chance in enumerate(killed)) == pytest.approx(expected)
    assert state.query("attacker", "sight", {"target": "u1"})["clear"] is True
    results = state.query("attacker", "reaction", {"unit": "u1"})["results"]
    assert isinstance(results, dict) and sum(results.values()) == pytest.approx(1)
    for query, words_of in (("reach", {"unit": "u9"}), ("shooting", {"target": "u0"}), ("reaction", {})):
        with pytest.raises(UnknownQuery):
            state.query("attacker", query, words_of)


NOUNS = ["", "u", "u-1", "u00", "0", "uu0", "U0", "u0 ", "u٣", "u999999", "x" * 500, "\ud800", "seat", "12-12", "n"]


def moments(name: str, seed: int) -> Iterator[State]:
    """A match played at random, at several of its decisions."""
    state = GAME.start(name, {"size": "400", "lattice": "two-inch"}, seed)
    assert isinstance(state, State)
    rng = random.Random(seed)
    number = 0
    while state.to_act and number < 900:
        if number % 90 == 0:
            yield state
        state.apply(state.to_act[0], rng.choice(state.actions(state.to_act[0])))
        number += 1
    yield state


@pytest.mark.parametrize("name", GAME.scenarios)
def test_every_query_answers_or_refuses_whatever_is_asked(name: str) -> None:
    answered: set[str] = set()
    for state in moments(name, 7):
        nouns: list[str | None] = [None, *NOUNS]
        nouns += [f"u{unit}" for unit in [*everybody(state), len(everybody(state))]]
        nouns += [f"{letter}{number}" for letter in "mbc" for number in range(2)]
        key = state.key()
        for query, names in GAME.queries().items():
            for first in nouns:
                seconds: list[str | None] = nouns if "target" in names else [None]
                for second in seconds:
                    given = {"unit": first, "target": second}
                    asked = {name: noun for name, noun in given.items() if noun is not None}
                    for seat in ("attacker", None):
                        try:
                            json.dumps(state.query(seat, query, asked), allow_nan=False)
                            answered.add(query)
                        except UnknownQuery as refused:
                            assert refused.reason == "bad-query-argument" and refused.arguments["query"] == query
        assert state.key() == key
    assert answered == set(GAME.queries())


def test_reach_of_a_wagon_runs_along_its_road() -> None:
    state = GAME.start("ambush", {"size": "400", "intrigues": "off"}, 4)
    assert isinstance(state, State)
    while setting_up(state):
        play(state, offered(state)[0])
    wagon = units_with(state, "wagon")[0]
    assert status_of(state, wagon) == "table"
    found = state.query("defender", "reach", {"unit": f"u{wagon}"})["places"]
    assert isinstance(found, list)
    assert all(abs(x / 16 - gun_at(state, wagon)[0]) <= 6 and state.board.on_road(x, y) for x, y in found)


RIVER: dict[str, object] = {"id": "river", "type": "river", "points": [[0, 0], [72, 0], [72, 8], [0, 8]]}
CANOE = [{"type": "canoe", "seat": "attacker", "at": [20, 4]}]


@pytest.mark.parametrize("unit", range(4))
def test_reach_of_a_boat_of_a_gun_out_of_a_house_and_in_ranks(unit: int) -> None:
    state = table(
        [("rangers", 4), ("light_gun", 4), ("rangers", 4), ("brit_regulars", 6)],
        [("rangers", 4)],
        {
            "u0": {"aboard": "c0"},
            "u1": {"at": [20, 20], "form": "dispersed-e"},
            "u2": {"in": "b0"},
            "u3": {"at": [40, 40], "form": "one-rank-e"},
            "u4": {"at": [66, 40]},
        },
        [RIVER, house("building_log", 30, 20, 34, 24)],
        boats=CANOE,
        asked=f"u{unit}",
    )
    places = state.query("attacker", "reach", {"unit": f"u{unit}"})["places"]
    assert isinstance(places, list) and places
    play(state, "move")
    reached = {word.split()[1] for word in offered(state) if word.split()[0] in ("go", "sail", "land")}
    if unit < 3:
        assert {f"{x / 16:g}-{y / 16:g}" for x, y in places} == reached
    else:  # 9.13 straight on along its facing, or after a wheel
        assert [44 * 16, 40 * 16] in places and [48 * 16, 40 * 16] not in places


def test_sight_to_a_wagon_and_from_a_gun() -> None:
    state = table(
        [("light_gun", 4), ("rangers", 4)],
        [("wagon", 1), ("rangers", 4)],
        {
            "u0": {"at": [10, 20], "form": "dispersed-e"},
            "u1": {"at": [10, 30]},
            "u2": {"at": [20, 30]},
            "u3": {"at": [30, 20]},
        },
        [
            {
                "id": "road",
                "type": "road",
                "points": [[0, 29], [72, 29], [72, 31], [0, 31]],
                "centre_line": [[0, 30], [72, 30]],
            }
        ],
    )
    assert state.query("attacker", "sight", {"unit": "u1", "target": "u2"})["clear"] is True
    ahead = state.query("attacker", "sight", {"unit": "u0", "target": "u3"})
    nearest = min(x for x, _ in places(state, 3))
    assert ahead["clear"] is True and isinstance(ahead["distance"], int)
    assert ahead["distance"] >= 16 * (nearest - gun_at(state, 0)[0])  # 13.4 of the gun, not of its crew
    behind = state.query("attacker", "sight", {"unit": "u0", "target": "u2"})
    assert behind["clear"] is True  # in the arc of its facing
    assert state.query("defender", "sight", {"unit": "u3", "target": "u0"})["distance"] == ahead["distance"]


def test_4_8_shooting_odds_count_the_sharpshooters_re_roll() -> None:
    state = table(
        [("rangers", 1), ("hunters", 1)],
        [("brit_regulars", 6)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [10, 22]}, "u2": {"at": [20, 20], "form": "one-rank-w"}},
    )
    # 4+ at a formed target: 4 to 9 hit, 6 in 10; a 0 or 1 is rolled again: 6 + 2 x 6 / 10; both kill on 4+
    assert odds(state, 0, 2)["shots"] == 1 and odds(state, 0, 2)["expected"] == pytest.approx(0.36)
    assert odds(state, 1, 2)["shots"] == 1 and odds(state, 1, 2)["expected"] == pytest.approx(0.72 * 0.6)


def test_17_1_3_shooting_at_a_unit_in_a_house() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [32, 10], "form": "two-ranks-n"}, "u1": {"in": "b0"}},
        [house("building_log", 30, 20, 34, 24)],
    )
    asked = state.query("attacker", "shooting", {"unit": "u0", "target": "u1"})
    assert asked["shots"] == 6
    spotting = asked["spotting"]
    assert isinstance(spotting, dict) and spotting["needed"] > 0
    back = state.query("defender", "shooting", {"unit": "u1", "target": "u0"})
    assert back["shots"] == 2  # 17.1.4
    assert state.query("attacker", "sight", {"unit": "u0", "target": "u1"})["cover"] == "solid"


def test_17_3_4_shots_from_a_boat_are_hurried() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"aboard": "c0"}, "u1": {"at": [20, 12], "form": "one-rank-s"}},
        [RIVER],
        boats=CANOE,
    )
    asked = state.query("attacker", "shooting", {"unit": "u0", "target": "u1"})
    assert asked["shots"] == 2 and asked["expected"] == pytest.approx(2 * 0.5 * 0.6)  # 4+ at -1
