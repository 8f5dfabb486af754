"""19, 20. Set-up, scenarios, victory."""

import math
import random
from typing import Any

import pytest

from arpents.games.muskets_tomahawks.table.scenarios import (
    EDGE_EAST,
    EDGE_NORTH,
    EDGE_SOUTH,
    EDGE_WEST,
    NEARER_NORTH_OR_SOUTH,
    NEAREST_EDGE,
    home_edge,
)
from tests.muskets_tomahawks.table import (
    GAME,
    LAST_CLOCK,
    LAST_OF_TURN,
    State,
    everybody,
    facing_of,
    final_points,
    formation_of,
    gun_of,
    places,
    scenario,
    seat_of,
    seen,
    setting_up,
    started_with,
    status_of,
    table,
    unit_seen,
    units_with,
)
from tests.rules import rule
from tests.table import asked, offered, offers, play, position, told

OPPOSITE = {("west", "east"), ("east", "west"), ("north", "south"), ("south", "north")}


def set_up(name: str, seed: int, **options: str) -> State:
    """A match whose set-up was played at random, up to the first go."""
    state = GAME.start(name, {"lattice": "two-inch", **options}, seed=seed)
    rng = random.Random(seed)
    while setting_up(state):
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.actions(seat)))
    assert isinstance(state, State)
    return state


@rule("20.1", "20.2")
def test_20_1_the_order_of_set_up() -> None:
    state = GAME.start("raid", {"lattice": "two-inch"}, seed=3)
    rng = random.Random(3)
    order: list[tuple[str, str]] = []
    while setting_up(state):
        seat = state.to_act[0]
        step = (str(asked(state, seat)), seat)
        if not order or order[-1] != step:
            order.append(step)
        state.apply(seat, rng.choice(state.actions(seat)))
    first = [step for number, step in enumerate(order) if step not in order[:number]]
    assert first[:5] == [
        ("intrigue", "attacker"),
        ("intrigue", "defender"),
        ("reserve", "defender"),
        ("point", "attacker"),
        ("point", "defender"),
    ]
    assert first.index(("deploy-unit", "defender")) < first.index(("deploy-unit", "attacker"))


@rule("20.1")
def test_20_1_the_scenario_is_rolled() -> None:
    def rolled(die: int) -> object:
        state = position(GAME, scenario="drawn", draws=[die] + [0] * 10)
        return told(state, "scenario-drawn")[0]["drawn"]

    found = [GAME.scenarios.index(str(rolled(die)).removeprefix("scenario-")) for die in range(10)]
    assert found == [0, 0, 1, 1, 2, 3, 3, 4, 4, 5]
    assert GAME.scenarios[-1] == "drawn"


@rule("20.3")
def test_20_3_points() -> None:
    state = GAME.start("raid", {"intrigues": "off"}, seed=1)
    while asked(state) != "point":
        play(state, offered(state)[0])
    said = offered(state)
    assert "point 0-0" in said and "point 0.5-0" not in said and "point 20-20" not in said
    play(state, "point 10-0")
    assert not offers(state, "point 17-0") and offers(state, "point 18-0")  # 8 in apart
    for word in said:
        x, y = word.split()[1].split("-")
        assert not state.board.buildings[0].is_near(int(float(x) * 16), int(float(y) * 16), 18 * 16 - 1)


@rule("20.4", "20.5")
@pytest.mark.parametrize("name", ["raid", "meeting", "reconnaissance"])
def test_20_4_units_stand_near_points_and_far_from_the_enemy(name: str) -> None:
    state = set_up(name, 5, size="200")
    points: Any = state.view(None)["deployment_points"]
    for unit in everybody(state):
        if status_of(state, unit) != "table":
            continue
        side = GAME.seats.index(seat_of(state, unit))
        if unit not in units_with(state, "civilian"):
            rank = 2 if formation_of(state, unit) == "column" else 1  # the first row of a column
            front = places(state, unit)[:rank]
            x, y = (16 * sum(coordinates) / len(front) for coordinates in zip(*front, strict=True))
            assert any(math.hypot(px - x, py - y) <= 96 for px, py in points[side])
        if side == 1:
            for x, y in places(state, unit):
                assert all(math.hypot(px - 16 * x, py - 16 * y) > 192 for px, py in points[0])


@rule("20.6")
def test_20_6_no_place_means_reserve() -> None:
    state = set_up("portage", 2, size="400")
    assert {status_of(state, unit) for unit in everybody(state)} <= {"aboard", "table", "hidden", "indoors", "away"}
    crowded = GAME.position(
        {
            "scenario": "portage",
            "options": {"intrigues": "off", "lattice": "two-inch"},
            "seed": 4,
            "unchecked": True,
            "attacker": {
                "nation": "british",
                "units": [
                    {"profile": "brit_officer", "figures": 1, "options": ["mounted"]},
                    {"profile": "brit_regulars", "figures": 6},
                ],
            },
        }
    )
    rng = random.Random(4)
    while setting_up(crowded):
        seat = crowded.to_act[0]
        crowded.apply(seat, rng.choice(crowded.actions(seat)))
    assert isinstance(crowded, State)
    assert status_of(crowded, 0) == "away" and told(crowded, "sent-to-reserve")[0]["unit"] == 0  # no boat takes a horse


@rule("20.7")
def test_20_7_shares_in_reserve() -> None:
    for name, share in (("meeting", 2), ("raid", 3)):
        state = set_up(name, 7)
        officers = units_with(state, "officer")
        no_force = {unit for trait in ("civilian", "captive", "wagon") for unit in units_with(state, trait)}
        units = set(everybody(state, "defender")) - set(officers) - no_force
        held = [one["unit"] for one in told(state, "held-back") if seat_of(state, int(str(one["unit"]))) == "defender"]
        assert len(held) == len(units) // share
        assert not set(held) & set(officers)


@rule("20.9")
def test_20_9_home_edges() -> None:
    board = scenario("meeting", {"u0": {"at": [5, 5]}, "u9": {"at": [60, 5]}}).board
    assert home_edge(board, EDGE_WEST, 500, 10) == EDGE_WEST
    assert home_edge(board, NEARER_NORTH_OR_SOUTH, 500, 500) == EDGE_NORTH
    assert home_edge(board, NEARER_NORTH_OR_SOUTH, 500, 384) == EDGE_SOUTH  # south on a tie
    assert home_edge(board, NEAREST_EDGE, 1100, 300) == EDGE_EAST
    state = set_up("raid", 1)
    edges: Any = state.view(None)["home_edges"]
    assert tuple(edges) in OPPOSITE  # opposite the edge of the first point


@rule("20.10", "19.1")
def test_20_10_the_last_red_clock_ends_the_match() -> None:
    state = scenario(
        "raid",
        {"u0": {"at": [5, 5]}, "u9": {"at": [40, 40]}},
        fire={"b1": 2},
        red=3,
        draws=[9],
        intrigues=[None, None],
        hands={"attacker": ["red-clock"]},
    )
    play(state, "play red-clock")
    assert state.outcome is not None and seen(state)["red_clocks"] == 4
    assert seen(state)["fires"][1] == 3 and seen(state)["points"][0] == 4  # fires first, then the count


@rule("18.4")
def test_18_4_dusk_falls() -> None:
    clock = {"attacker": ["red-clock"]}
    state = scenario("ambush", {"u0": {"at": [5, 44]}, "u9": {"at": [40, 40]}}, red=3, hands=clock, draws=[0] * 9)
    play(state, "play red-clock")
    assert state.view(None)["weather"] == "dusk" and state.outcome is None
    rolled = GAME.position(
        {
            "scenario": "meeting",
            "options": {"weather": "roll", "intrigues": "off"},
            "attacker": "brit_400_mixed",
            "defender": "fr_400_mixed",
            "draws": [9, 5],
        }
    )
    assert rolled.view(None)["weather"] == "storm"  # fog or storm: storm on 5+
    assert set_up("meeting", 1, weather="fog").view(None)["weather"] == "fog"


@rule("18.4")
@pytest.mark.parametrize(
    ("dice", "weather"),
    [([0], "clear"), ([5], "clear"), ([6], "heavy-rain"), ([7], "dusk"), ([8], "darkness"), ([9, 4], "fog")],
)
def test_18_4_the_weather_is_rolled(dice: list[int], weather: str) -> None:
    state = GAME.position(
        {
            "scenario": "meeting",
            "options": {"weather": "roll", "intrigues": "off"},
            "attacker": "brit_400_mixed",
            "defender": "fr_400_mixed",
            "draws": dice,
        }
    )
    assert state.view(None)["weather"] == weather


@rule("19.2")
def test_19_2_nobody_left() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4), ("captives", 2)],
        {"u0": {"at": [10, 10]}, "u1": {"status": "destroyed", "strength": 0}, "u2": {"at": [40, 40]}},
        asked="u0",
    )
    play(state, "watch")
    assert state.outcome is not None and state.outcome.rule == "19.2"
    away = {"u0": {"at": [10, 10]}, "u1": {"status": "away"}}
    reserve = table([("rangers", 4)], [("rangers", 4)], away, asked="u0")  # type: ignore[arg-type]
    play(reserve, "watch")
    assert reserve.outcome is None


@rule("19.3")
@pytest.mark.parametrize(
    ("points", "winner"), [([5, 0], "attacker"), ([2, 0], "attacker"), ([1, 0], None), ([0, 2], "defender")]
)
def test_19_3_points_decide(points: list[int], winner: str | None) -> None:
    apart = {"u0": {"at": [10, 10]}, "u1": {"at": [40, 40]}}
    clock = {"attacker": ["red-clock"]}
    state = table([("rangers", 4)], [("rangers", 4)], apart, points=points, red=3, hands=clock)  # type: ignore[arg-type]
    play(state, "play red-clock")
    assert (
        state.outcome is not None and state.outcome.winner == winner and state.outcome.scores["attacker"] == points[0]
    )


@pytest.mark.parametrize(("commander", "points"), [({"at": [10, 10]}, 1), ({"status": "destroyed", "strength": 0}, 3)])
def test_19_3_officers_are_worth_points(commander: dict[str, object], points: int) -> None:
    state = table(
        [("brit_officer", 1), ("ranger_officer", 1), ("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"status": "destroyed", "strength": 0},
            "u1": commander,  # worth one more
            "u2": {"at": [10, 20]},
            "u3": {"at": [40, 40]},
        },
        **LAST_CLOCK,
    )
    assert final_points(state) == (0, points)


@rule("19.4")
def test_19_4_force_broken() -> None:
    for left, broken in ((2, False), (1, True)):
        units = {"u0": {"at": [10, 10], "strength": left}, "u1": {"at": [40, 40]}}
        state = table([("rangers", 6)], [("rangers", 4)], units, **LAST_OF_TURN)  # type: ignore[arg-type]
        play(state, "play clock")
        assert bool(told(state, "broken")) == broken == (state.outcome is not None)
    both = table(
        [("rangers", 6)],
        [("rangers", 6)],
        {"u0": {"at": [10, 10], "marks": ["flight"]}, "u1": {"at": [40, 40], "strength": 1}},
        **LAST_OF_TURN,
    )
    play(both, "play clock")
    assert [one["seat"] for one in told(both, "broken")] == ["seat-attacker", "seat-defender"]
    assert both.view(None)["points"] == [-2, -2]  # those in Flight are not counted


@rule("19.5")
def test_19_5_units_destroyed() -> None:
    state = table(
        [("rangers", 4), ("brit_officer", 1), ("settlers", 4), ("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"status": "destroyed", "strength": 0},
            "u1": {"status": "destroyed", "strength": 0},
            "u2": {"status": "destroyed", "strength": 0},
            "u3": {"status": "off"},
            "u4": {"at": [40, 40]},
        },
        **LAST_CLOCK,
    )
    assert final_points(state) == (0, 1 + 2)  # the rangers; the Officer, who commanded, counts by himself


@rule("20.11")
def test_20_11_raid() -> None:
    def counted(units: dict[str, dict[str, object]]) -> tuple[int, int]:
        return final_points(raided(units))

    def raided(units: dict[str, dict[str, object]]) -> State:
        fires = {"b0": 1, "b1": 3}
        return scenario(
            "raid", {"u0": {"at": [5, 5]}, "u9": {"at": [40, 44]}, **units}, fire=fires, draws=[3], **LAST_CLOCK
        )

    state = raided({})
    civilians = units_with(state, "civilian")
    assert len(civilians) == 2 and all(status_of(state, unit) == "indoors" for unit in civilians)
    assert final_points(state) == (2 + 4, 3 + 3 + 2)  # two buildings intact, two civilian units left
    lost: dict[str, dict[str, object]] = {f"u{civilians[0]}": {"status": "destroyed", "strength": 0}}
    assert counted(lost) == (7, 7)
    assert counted({**lost, "u0": {"at": [35, 25]}})[1] == 4  # an enemy within 4 in of the cabin


@rule("20.12", "20.17")
def test_20_12_ambush() -> None:
    state = set_up("ambush", 9)
    assert {status_of(state, unit) for unit in everybody(state, "attacker")} == {"hidden"}
    for unit in everybody(state, "defender"):
        if status_of(state, unit) == "table" and started_with(state, unit) > 1 and gun_of(state, unit) == "none":
            assert formation_of(state, unit) == "column" and facing_of(state, unit) == "e"
    markers = seen(state, "attacker")["markers"]
    hidden = sum(not marker["dummy"] for marker in markers)
    assert len(markers) == hidden + (hidden + 1) // 2
    assert all(state.board.ground(*marker["at"]) >= 0 for marker in markers)
    assert state.to_act == ("attacker",)


@rule("20.12")
@pytest.mark.parametrize(("left", "points"), [(5, 5), (4, 4)])
def test_20_12_what_comes_through_and_what_does_not(left: int, points: int) -> None:
    bare = scenario("ambush", {"u0": {"at": [20, 44]}})
    wagons = units_with(bare, "wagon")
    company = next(unit for unit in everybody(bare, "defender") if started_with(bare, unit) == 10)
    units: dict[str, dict[str, object]] = {
        "u0": {"at": [20, 44]},
        f"u{wagons[0]}": {"status": "captured"},
        f"u{wagons[1]}": {"status": "off"},
        f"u{company}": {"status": "off", "strength": left},  # half of it, or less
    }
    assert final_points(scenario("ambush", units, **LAST_CLOCK)) == (4, points)
    del units[f"u{company}"]
    assert final_points(scenario("ambush", units, **LAST_CLOCK)) == (4, 4)


@rule("20.13", "20.18")
def test_20_13_captives() -> None:
    state = set_up("captives", 4)
    captives = units_with(state, "captive")
    assert len(captives) == 2 and all(status_of(state, unit) == "table" for unit in captives)
    assert sum(1 for unit in everybody(state) if status_of(state, unit) == "hidden") <= 1
    fates: dict[str, dict[str, object]] = {f"u{captives[0]}": {"status": "freed"}, f"u{captives[1]}": {"aboard": "c0"}}
    ended = scenario("captives", {"u0": {"at": [5, 5]}, **fates}, **LAST_CLOCK)
    assert final_points(ended) == (6, 6)


@rule("20.14")
@pytest.mark.parametrize(("marks", "points"), [([], [1, 1]), (["flight"], [0, 1])])
def test_20_14_meeting(marks: list[str], points: list[int]) -> None:
    """The crossroads are contested one against one; who is in Flight holds nothing."""
    state = scenario(
        "meeting",
        {
            "u0": {"at": [36, 24]},
            "u2": {"at": [18, 29], "marks": marks},
            "u9": {"at": [54, 19]},
            "u7": {"at": [36, 28]},
        },
        hands={"attacker": ["red-clock"]},
        draws=[0] * 60,
    )
    play(state, "play red-clock")
    assert state.view(None)["points"] == points


@rule("20.15")
def test_20_15_reconnaissance() -> None:
    where: dict[str, dict[str, object]] = {
        "u2": {"at": [10, 10]},
        "u3": {"at": [23, 10]},
        "u0": {"at": [40, 40]},
        "u9": {"at": [60, 44]},
    }
    state = scenario("reconnaissance", where, **LAST_CLOCK)
    assert final_points(state) == (1, 5)
    assert state.view(None)["sectors"] == [0]  # one whole in a sector, one across two, and an Officer
    done = scenario(
        "reconnaissance",
        {"u2": {"at": [3, 20], "form": "line-n-s"}, "u9": {"at": [60, 44]}},
        sectors=63,
        asked="u2",
        homes=["west", "east"],
        draws=[0] * 60,
        **LAST_CLOCK,
    )
    play(done, "move")
    assert offers(done, "leave west")
    play(done, "leave west")
    assert done.view(None)["report"]
    while "attacker" not in done.to_act:
        play(done, "pass")
    assert final_points(done)[0] == 9


@rule("20.16", "20.19")
def test_20_16_portage() -> None:
    state = set_up("portage", 6)
    boats = {boat["boat"]: boat["type"] for boat in seen(state)["boats"]}
    for unit in everybody(state, "attacker"):
        assert status_of(state, unit) == "aboard"
        if started_with(state, unit) > 1:
            large = started_with(state, unit) >= 6
            assert boats[unit_seen(state, unit)["boat"]] == ("bateau" if large else "canoe")
    ashore = scenario("portage", {"u2": {"at": [40.5, 39.5]}, "u9": {"at": [60, 44]}}, **LAST_CLOCK)
    assert final_points(ashore) == (4 + 2, 0)  # ten figures past the line


@rule("16.1")
def test_16_1_dummies() -> None:
    state = set_up("reconnaissance", 8)
    markers = [marker for seat in GAME.seats for marker in seen(state, seat)["markers"] if marker["seat"] == seat]
    real = sum(not marker["dummy"] for marker in markers)
    assert len(markers) - real == (real + 1) // 2
    hiding = {"scouts", "natives"}
    assert all(hiding & set(unit_seen(state, marker["unit"])["traits"]) for marker in markers)


@rule("4.11")
def test_4_11_civilians_flee_to_the_nearest_edge() -> None:
    state = scenario("raid", {"u0": {"at": [5, 5]}, "u9": {"at": [40, 44]}})
    civilians = units_with(state, "civilian")
    assert all(state.home[unit] == NEAREST_EDGE for unit in civilians)


@rule("9.3")
@pytest.mark.parametrize("name", GAME.scenarios[:6])
@pytest.mark.parametrize("size", ["400", "200"])
def test_whole_matches_end(name: str, size: str) -> None:
    state = GAME.start(name, {"lattice": "two-inch", "size": size}, seed=11, events=False)
    rng = random.Random(11)
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.actions(seat)))
        decisions += 1
        assert decisions < 5000
    assert state.outcome is not None and GAME.faults(state) == []


@rule("19.4")
@pytest.mark.parametrize(("left", "broken"), [(5, False), (4, False), (3, True), (2, True)])
def test_19_4_fewer_than_one_third(left: int, broken: bool) -> None:
    """Of twelve figures, four are still a third."""
    units: dict[str, dict[str, object]] = {
        "u0": {"status": "destroyed", "strength": 0},
        "u1": {"at": [30, 20], "strength": left},
        "u2": {"at": [60, 40]},
    }
    state = table([("rangers", 6), ("rangers", 6)], [("rangers", 6)], units, **LAST_OF_TURN)
    play(state, "play clock")
    assert [one["seat"] for one in told(state, "broken")] == ["seat-attacker"] * broken
    assert (state.outcome is not None) == broken
