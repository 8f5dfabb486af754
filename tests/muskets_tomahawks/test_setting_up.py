"""20.9, 21.8 The edge of a corner, and boats that were bought."""

from __future__ import annotations

from typing import Any

import pytest

from arpents import PositionFault
from tests.muskets_tomahawks.table import GAME, State, area, deploying, force, house, seen, setting_up, table
from tests.rules import rule
from tests.table import offered, offers, play, refused, told

PATROL = [("brit_officer", 1), ("brit_regulars", 8), ("rangers", 4)]
OUTPOST = [("fr_officer", 1), ("troupes_de_terre", 6), ("milice", 4)]


def begun(name: str, boats: dict[str, list[str]] | None = None, **more: object) -> State:
    """A match at the beginning of its set-up, with two small lists."""
    attacker, defender = force(PATROL), force(OUTPOST, "french")  # type: ignore[arg-type]
    for seat, army in (("attacker", attacker), ("defender", defender)):
        army["boats"] = (boats or {}).get(seat, [])
    state = GAME.position(
        {
            "scenario": name,
            "options": {"size": "200", "intrigues": "off", "lattice": "two-inch"},
            "unchecked": True,
            "attacker": attacker,
            "defender": defender,
            "seed": 1,
            **more,
        }
    )
    assert isinstance(state, State)
    play(state, "done", "done")
    return state


def home_edges(state: State) -> list[str | None]:
    edges: Any = state.view(None)["home_edges"]
    return list(edges)


@rule("20.9")
@pytest.mark.parametrize(("edge", "other"), [("west", "east"), ("north", "south")])
def test_20_9_the_owner_names_the_edge_of_a_corner(edge: str, other: str) -> None:
    state = begun("reconnaissance")
    while not offers(state, "point 0-48"):
        play(state, offered(state)[0])
    play(state, "point 0-48")
    assert state.to_act == ("attacker",) and offered(state) == ["edge north", "edge west"]
    assert refused(state, "edge east") == ("not-that-edge", "20.9")
    play(state, f"edge {edge}")
    assert home_edges(state)[0] == edge and told(state, "edge-named")
    points = [word for word in offered(state) if word.startswith("point")]
    if state.to_act == ("attacker",) and state.map.sides[0].same_edge:
        assert points and all(word.startswith("point 0-") == (edge == "west") for word in points)
    while state.to_act == ("attacker",):
        play(state, offered(state)[0])
    far = [word.split()[1].split("-") for word in offered(state) if word.startswith("point")]
    least = min(float(x) if edge == "west" else 48 - float(y) for x, y in far)
    assert least >= 18  # the defender keeps 18 in from the attacker's edge: the one he named
    while setting_up(state):
        play(state, offered(state)[0])
    assert home_edges(state) == [edge, other]


@rule("20.9")
def test_20_9_no_question_where_there_is_no_corner() -> None:
    state = begun("reconnaissance")
    while not any(word.startswith("point 0-") for word in offered(state)):
        play(state, offered(state)[0])
    play(state, "point 0-24")
    assert not any(word.startswith("edge") for word in offered(state)) and home_edges(state)[0] is None


@rule("20.9")
@pytest.mark.parametrize(
    ("point", "homes"),
    [
        ("48-24", ["east", "west"]),
        ("24-48", ["north", "south"]),
        ("0-24", ["west", "east"]),
        ("24-0", ["south", "north"]),
    ],
)
def test_20_9_home_is_the_edge_of_the_first_point(point: str, homes: list[str]) -> None:
    state = begun("reconnaissance")
    while not offers(state, f"point {point}"):
        play(state, offered(state)[0])
    play(state, f"point {point}")
    while setting_up(state):
        play(state, offered(state)[0])
    assert home_edges(state) == homes


@rule("20.5", "20.4")
def test_20_5_a_house_near_an_enemy_point_stays_empty() -> None:
    near = deploying(house("building_log", 12, 18, 17, 22), "23-20")
    assert refused(near, "enter b0") == ("too-near-enemy-point", "20.5")  # twelve inches from its wall
    farther = house("building_log", 13, 18, 18, 22)
    assert offers(deploying(farther, "23-20"), "enter b0") and offers(deploying(farther, "24-20"), "enter b0")
    assert refused(deploying(farther, "25-20"), "enter b0") == ("too-far-from-point", "20.4")


@rule("21.8", "17.3.1", "20.4", "20.5")
def test_21_8_bought_boats_are_put_on_the_water() -> None:
    state = begun("portage", {"defender": ["canoe", "bateau"]})
    assert seen(state)["boats"] == []
    while any(word.startswith("point") for word in offered(state)):
        play(state, offered(state)[0])
    assert state.to_act == ("defender",) and all(word.startswith("put") for word in offered(state))
    assert refused(state, "put 24-24") == ("not-afloat", "17.3.1")
    assert refused(state, "put 24-6") == ("not-at-the-bank", "17.3.3")
    first = offered(state)[0]
    play(state, first)
    assert not offers(state, first)  # 17.3 no two in one place
    play(state, offered(state)[-1])
    assert [boat["seat"] for boat in seen(state)["boats"]] == ["defender"] * 2 and len(told(state, "boat-put")) == 2
    assert offered(state)[0].startswith("deploy")
    while setting_up(state):
        play(state, offered(state)[0])
    assert len(state.view("attacker")["boats"]) >= 2  # type: ignore[arg-type]


@rule("21.8", "17.3.3")
@pytest.mark.parametrize("seat", GAME.seats)
def test_21_8_a_boat_is_boarded_by_its_own_side(seat: str) -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"figures": [[20 + k, 14] for k in range(4)]}, "u1": {"at": [66, 44]}},
        [area("river", 0, 0, 72, 12)],
        boats=[{"type": "canoe", "seat": seat, "at": [22, 10]}],
        asked="u0",
    )
    play(state, "move")
    assert offers(state, "board c0") == (seat == "attacker")


@rule("21.8", "20.6")
def test_21_8_a_boat_without_water_stays_behind() -> None:
    state = begun("meeting", {"attacker": ["canoe"]})
    while setting_up(state):
        play(state, offered(state)[0])
    assert told(state, "boat-left-behind") == [{"seat": "seat-attacker", "boat": 0}] and seen(state)["boats"] == []


@rule("21.8")
@pytest.mark.parametrize(("name", "seat"), [("portage", "attacker"), ("captives", "defender")])
def test_21_8_none_are_bought_where_the_scenario_gives_them(name: str, seat: str) -> None:
    with pytest.raises(PositionFault) as caught:
        begun(name, {seat: ["canoe"]})
    assert "boats-given" in str(caught.value)
