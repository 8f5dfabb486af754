"""Help that decides nothing: reach, sight, odds."""

import pytest

from arpents.engine.errors import UnknownQuery
from arpents.games.muskets_tomahawks.queries import line_of_sight, reach, reaction_odds, shooting_odds, spotting_odds
from tests.muskets_tomahawks.table import area, say, table, words
from tests.rules import rule


def test_reach_is_what_a_move_offers() -> None:
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [34, 20]}}, asked="u0")
    key = state.key()
    found = {f"go {x / 16:g}-{y / 16:g}" for x, y in reach(state, 0)}
    assert state.key() == key
    say(state, "move")
    assert found == {word for word in words(state) if word.startswith("go ")}


def test_line_of_sight() -> None:
    state = table(
        [("brit_officer", 1)],
        [("brit_officer", 1)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [20, 20]}},
        [area("woods", 19, 10, 24, 30)],
    )
    assert line_of_sight(state, 0, 1) == {"clear": True, "distance": 160, "cover": "dense", "obstacles": 0, "woods": 16}


def test_spotting_odds() -> None:
    state = table([("brit_officer", 1)], [("brit_officer", 1)], {"u0": {"at": [10, 20]}, "u1": {"at": [34, 20]}})
    assert spotting_odds(state, 0, 1) == {"spotted": False, "needed": 5, "chances": 5}  # E2


def test_e17_shooting_odds() -> None:
    state = table(
        [("brit_regulars", 8)],
        [("warriors", 8)],
        {"u0": {"at": [10, 20], "form": "one-rank-e"}, "u1": {"at": [20, 20], "form": "line-n-s"}},
        [area("brush", 19, 0, 22, 40)],
    )
    assert shooting_odds(state, 0, 1, 0, 0) == {"shots": 8, "each": [18] * 8, "expected": 144}  # 1.44 figures


def test_e55_reaction_odds() -> None:
    state = table([("warriors", 5)], [("rangers", 4)], {"u0": {"at": [10, 20]}, "u1": {"at": [60, 20]}})
    assert reaction_odds(state, 0, 0) == {
        "none": 2,
        "recoil_or_shaken": 0,
        "recoil": 2,
        "recoil_and_shaken": 1,
        "flight": 4,
        "rout": 1,
    }


@rule("9.11", "10.3")
def test_a_client_asks_in_words() -> None:
    places = {"u0": {"at": [20, 20]}, "u1": {"at": [26, 20]}}
    state = table([("rangers", 4)], [("rangers", 4)], places, asked="u0")
    assert state.query("attacker", "reach", {"unit": "u0"})["places"] == reach(state, 0)
    assert state.query("attacker", "reach", {}) == state.query("attacker", "reach", {"unit": "u0"})  # who acts now
    asked = state.query("defender", "shooting", {"unit": "u0", "target": "u1"})
    odds = shooting_odds(state, 0, 1, 0, 0)
    killed, expected = asked["killed"], odds["expected"]
    assert isinstance(killed, list) and isinstance(expected, int)
    assert sum(killed) == pytest.approx(1)
    assert sum(count * chance for count, chance in enumerate(killed)) == pytest.approx(expected / 100)
    assert state.query("attacker", "sight", {"target": "u1"})["clear"] is True
    results = state.query("attacker", "reaction", {"unit": "u1"})["results"]
    assert isinstance(results, dict) and sum(results.values()) == pytest.approx(1)
    for query, words_of in (("reach", {"unit": "u9"}), ("shooting", {"target": "u0"}), ("reaction", {})):
        with pytest.raises(UnknownQuery):
            state.query("attacker", query, words_of)
