"""19, 20. Set-up, scenarios, victory."""

import random

import pytest

from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, CIVILIAN, OFFICER, WAGON
from arpents.games.muskets_tomahawks.morale.casualties import remove_figure
from arpents.games.muskets_tomahawks.spotting.weather import DUSK, WEATHER_IDS
from arpents.games.muskets_tomahawks.state import ABOARD, CAPTURED, DESTROYED, FREED, OFF
from arpents.games.muskets_tomahawks.table.geometry import place_x, place_y, within
from arpents.games.muskets_tomahawks.table.scenarios import (
    EDGE_EAST,
    EDGE_NORTH,
    EDGE_SOUTH,
    EDGE_WEST,
    NEARER_NORTH_OR_SOUTH,
    NEAREST_EDGE,
    SCENARIO_IDS,
    home_edge,
    rolled_scenario,
)
from arpents.games.muskets_tomahawks.turn.cards import RED_CLOCK
from arpents.games.muskets_tomahawks.turn.clocks import play_clock
from arpents.games.muskets_tomahawks.turn.turn import end_turn
from arpents.games.muskets_tomahawks.victory import (
    ambush_points,
    captives_points,
    check_annihilation,
    check_broken,
    end_points,
    portage_points,
    raid_points,
    reconnaissance_points,
    score_objectives,
    scout_sectors,
    units_destroyed,
)
from tests.muskets_tomahawks.table import GAME, State, formation_of, scenario, status_of, table
from tests.rules import rule
from tests.table import asked, offered, offers, play, told


def set_up(name: str, seed: int, **options: str) -> State:
    """A match whose set-up was played at random, up to the first go."""
    state = GAME.start(name, {"lattice": "two-inch", **options}, seed=seed)
    rng = random.Random(seed)
    while state.turn == 0:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.actions(seat)))
    assert isinstance(state, State)
    return state


@rule("20.1", "20.2")
def test_20_1_the_order_of_set_up() -> None:
    state = GAME.start("raid", {"lattice": "two-inch"}, seed=3)
    rng = random.Random(3)
    order: list[tuple[str, str]] = []
    while state.turn == 0:
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
    assert [rolled_scenario(die) for die in range(10)] == [0, 0, 1, 1, 2, 3, 3, 4, 4, 5]
    assert SCENARIO_IDS[-1] == "drawn"


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
        place = state.action(word) & 0xFFFF
        assert not state.board.buildings[0].is_near(place_x(place), place_y(place), 18 * 16 - 1)


@rule("20.4", "20.5")
@pytest.mark.parametrize("name", ["raid", "meeting", "reconnaissance"])
def test_20_4_units_stand_near_points_and_far_from_the_enemy(name: str) -> None:
    state = set_up(name, 5, size="200")
    for unit in range(state.units()):
        points = state.points_a if state.side[unit] == 0 else state.points_d
        if status_of(state, unit) == "table" and not state.is_a(unit, CIVILIAN):
            x = state.ax[unit] if formation_of(state, unit) == "column" else state.fx[state.reference(unit)]
            y = state.ay[unit] if formation_of(state, unit) == "column" else state.fy[state.reference(unit)]
            assert any(within(place_x(p) - x, place_y(p) - y, 96) for p in points)
        if status_of(state, unit) == "table" and state.side[unit] == 1:
            for figure in state.figures(unit):
                for point in state.points_a:
                    assert not within(place_x(point) - state.fx[figure], place_y(point) - state.fy[figure], 192)


@rule("20.6")
def test_20_6_no_place_means_reserve() -> None:
    state = set_up("portage", 2, size="400")
    assert all(
        status_of(state, unit) in ("aboard", "table", "hidden", "indoors", "away") for unit in range(state.units())
    )
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
    while crowded.turn == 0:
        seat = crowded.to_act[0]
        crowded.apply(seat, rng.choice(crowded.actions(seat)))
    assert isinstance(crowded, State)
    assert status_of(crowded, 0) == "away" and told(crowded, "sent-to-reserve")[0]["unit"] == 0  # no boat takes a horse


@rule("20.7")
def test_20_7_shares_in_reserve() -> None:
    for name, share in (("meeting", 2), ("raid", 3)):
        state = set_up(name, 7)
        units = [
            u for u in range(state.units()) if state.side[u] == 1 and state.counts(u) and not state.is_a(u, OFFICER)
        ]
        held = [one["unit"] for one in told(state, "held-back") if state.side[int(str(one["unit"]))] == 1]
        assert len(held) == len(units) // share
        assert all(not state.is_a(int(str(unit)), OFFICER) for unit in held)


@rule("20.9")
def test_20_9_home_edges() -> None:
    board = scenario("meeting", {"u0": {"at": [5, 5]}, "u9": {"at": [60, 5]}}).board
    assert home_edge(board, EDGE_WEST, 500, 10) == EDGE_WEST
    assert home_edge(board, NEARER_NORTH_OR_SOUTH, 500, 500) == EDGE_NORTH
    assert home_edge(board, NEARER_NORTH_OR_SOUTH, 500, 384) == EDGE_SOUTH  # south on a tie
    assert home_edge(board, NEAREST_EDGE, 1100, 300) == EDGE_EAST
    state = set_up("raid", 1)
    assert state.home_of[1] == state.home_of[0] ^ 2  # opposite the edge of the first point


@rule("20.10", "19.1")
def test_20_10_the_last_red_clock_ends_the_match() -> None:
    state = scenario(
        "raid", {"u0": {"at": [5, 5]}, "u9": {"at": [40, 40]}}, fire={"b1": 2}, red=3, draws=[9], intrigues=[None, None]
    )
    play_clock(state, 0, RED_CLOCK)
    assert state.ending and state.red == 4 and state.collapsed(1)  # fires first, then the count
    assert state.points[0] == 4


@rule("18.4")
def test_18_4_dusk_falls() -> None:
    state = scenario("ambush", {"u0": {"at": [5, 44]}, "u9": {"at": [40, 40]}}, red=3)
    play_clock(state, 0, RED_CLOCK)
    assert state.weather == DUSK and not state.ending
    rolled = GAME.position(
        {
            "scenario": "meeting",
            "options": {"weather": "roll", "intrigues": "off"},
            "attacker": "brit_400_mixed",
            "defender": "fr_400_mixed",
            "draws": [9, 5],
        }
    )
    assert isinstance(rolled, State) and rolled.weather == 5  # fog or storm: storm on 5+
    assert set_up("meeting", 1, weather="fog").weather == 4


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
    assert isinstance(state, State) and WEATHER_IDS[state.weather] == weather


@rule("19.2")
def test_19_2_nobody_left() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4), ("captives", 2)],
        {"u0": {"at": [10, 10]}, "u1": {"status": "destroyed", "strength": 0}, "u2": {"at": [40, 40]}},
    )
    check_annihilation(state)
    assert state.ending
    reserve = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [10, 10]}, "u1": {"status": "away"}})
    check_annihilation(reserve)
    assert not reserve.ending


@rule("19.3")
@pytest.mark.parametrize(
    ("points", "winner"), [([5, 0], "attacker"), ([2, 0], "attacker"), ([1, 0], None), ([0, 2], "defender")]
)
def test_19_3_points_decide(points: list[int], winner: str | None) -> None:
    state = table(
        [("rangers", 4)], [("rangers", 4)], {"u0": {"at": [10, 10]}, "u1": {"at": [40, 40]}}, points=points, red=3
    )
    play_clock(state, 0, RED_CLOCK)
    state.carry_on()
    assert (
        state.outcome is not None and state.outcome.winner == winner and state.outcome.scores["attacker"] == points[0]
    )


def test_19_3_officers_are_worth_points() -> None:
    state = table(
        [("brit_officer", 1), ("ranger_officer", 1), ("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"status": "destroyed", "strength": 0},
            "u1": {"at": [10, 10]},
            "u2": {"at": [10, 20]},
            "u3": {"at": [40, 40]},
        },
    )
    assert end_points(state, 1) == 1
    state.status[1] = DESTROYED
    assert end_points(state, 1) == 3  # the Commander one more


@rule("19.4")
def test_19_4_force_broken() -> None:
    for left, broken in ((2, False), (1, True)):
        state = table(
            [("rangers", 6)], [("rangers", 4)], {"u0": {"at": [10, 10], "strength": left}, "u1": {"at": [40, 40]}}
        )
        check_broken(state)
        assert bool(state.broken) == broken
    both = table(
        [("rangers", 6)],
        [("rangers", 6)],
        {"u0": {"at": [10, 10], "marks": ["flight"]}, "u1": {"at": [40, 40], "strength": 1}},
    )
    end_turn(both)
    assert both.broken == 3 and both.points == [-2, -2]  # those in Flight are not counted


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
    )
    assert units_destroyed(state, 0) == 1


@rule("20.11")
def test_20_11_raid() -> None:
    state = scenario("raid", {"u0": {"at": [5, 5]}, "u9": {"at": [40, 44]}}, fire={"b0": 1, "b1": 3})
    assert raid_points(state, 0) == 2 + 4
    assert raid_points(state, 1) == 3 + 3 + 2  # two buildings intact, two civilian units left
    civilians = [unit for unit in range(state.units()) if state.is_a(unit, CIVILIAN)]
    assert len(civilians) == 2 and all(status_of(state, unit) == "indoors" for unit in civilians)
    state.status[civilians[0]] = DESTROYED
    assert raid_points(state, 0) == 7 and raid_points(state, 1) == 7
    state.put(0, 0, 35 * 16, 25 * 16)
    assert raid_points(state, 1) == 4  # an enemy within 4 in of the cabin


@rule("20.12", "20.17")
def test_20_12_ambush() -> None:
    state = set_up("ambush", 9)
    for unit in range(state.units()):
        if state.side[unit] == 0:
            assert status_of(state, unit) == "hidden"
        elif status_of(state, unit) == "table" and state.start[unit] > 1 and not state.gun[unit]:
            assert formation_of(state, unit) == "column" and state.facing[unit] == 0
    hidden = sum(state.marker_real)
    assert len(state.marker_side) == hidden + (hidden + 1) // 2
    for marker in range(len(state.marker_side)):
        assert state.board.ground(state.marker_x[marker], state.marker_y[marker]) >= 0
    assert state.to_act == ("attacker",)
    wagons = [unit for unit in range(state.units()) if state.is_a(unit, WAGON)]
    state.status[wagons[0]] = CAPTURED
    state.status[wagons[1]] = OFF
    assert ambush_points(state, 0) == 4 and ambush_points(state, 1) == 4
    unit = next(u for u in range(state.units()) if state.side[u] == 1 and state.start[u] == 10)
    state.status[unit] = OFF
    state.strength[unit] = 5
    assert ambush_points(state, 1) == 5
    state.strength[unit] = 4
    assert ambush_points(state, 1) == 4


@rule("20.13", "20.18")
def test_20_13_captives() -> None:
    state = set_up("captives", 4)
    captives = [unit for unit in range(state.units()) if state.is_a(unit, CAPTIVE)]
    assert len(captives) == 2 and all(status_of(state, unit) == "table" for unit in captives)
    assert sum(1 for unit in range(state.units()) if status_of(state, unit) == "hidden") <= 1
    state.status[captives[0]] = FREED
    state.status[captives[1]] = ABOARD
    assert captives_points(state, 0) == 6 and captives_points(state, 1) == 6


@rule("20.14")
def test_20_14_meeting() -> None:
    state = scenario(
        "meeting", {"u0": {"at": [36, 24]}, "u2": {"at": [18, 29]}, "u9": {"at": [54, 19]}, "u7": {"at": [36, 28]}}
    )
    score_objectives(state)
    assert state.points == [1, 1]  # the crossroads are contested one against one
    state.mark(2, 2)
    score_objectives(state)
    assert state.points == [1, 2]  # in Flight


@rule("20.15")
def test_20_15_reconnaissance() -> None:
    state = scenario(
        "reconnaissance",
        {"u2": {"at": [10, 10]}, "u3": {"at": [23, 10]}, "u0": {"at": [40, 40]}, "u9": {"at": [60, 44]}},
    )
    scout_sectors(state)
    assert state.sectors == 1  # one whole in a sector, one across two, and an Officer
    assert reconnaissance_points(state, 0) == 1 and reconnaissance_points(state, 1) == 5
    done = scenario(
        "reconnaissance",
        {"u2": {"at": [3, 20], "form": "line-n-s"}, "u9": {"at": [60, 44]}},
        sectors=63,
        asked="u2",
        homes=["west", "east"],
    )
    play(done, "move")
    assert offers(done, "leave west")
    play(done, "leave west")
    assert done.report == 1 and reconnaissance_points(done, 0) == 9


@rule("20.16", "20.19")
def test_20_16_portage() -> None:
    state = set_up("portage", 6)
    mine = [unit for unit in range(state.units()) if state.side[unit] == 0]
    assert all(status_of(state, unit) == "aboard" for unit in mine)
    for unit in mine:
        if state.start[unit] > 1:
            assert state.boat_type[state.inside[unit]] == (1 if state.start[unit] >= 6 else 0)
    ashore = scenario("portage", {"u2": {"at": [40.5, 39.5]}, "u9": {"at": [60, 44]}})
    assert portage_points(ashore, 0) == 4 + 2 and portage_points(ashore, 1) == 0  # ten figures past the line


@rule("16.1")
def test_16_1_dummies() -> None:
    state = set_up("reconnaissance", 8)
    real = sum(state.marker_real)
    assert len(state.marker_side) - real == (real + 1) // 2
    assert all(state.traits[state.marker_unit[m]] & 3 for m in range(len(state.marker_side)))


@rule("4.11")
def test_4_11_civilians_flee_to_the_nearest_edge() -> None:
    state = scenario("raid", {"u0": {"at": [5, 5]}, "u9": {"at": [40, 44]}})
    civilians = [unit for unit in range(state.units()) if state.is_a(unit, CIVILIAN)]
    assert all(state.home[unit] == NEAREST_EDGE for unit in civilians)


@rule("9.3")
@pytest.mark.parametrize("name", SCENARIO_IDS[:6])
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
@pytest.mark.parametrize(("left", "broken"), [(5, 0), (4, 0), (3, 1), (2, 1)])
def test_19_4_fewer_than_one_third(left: int, broken: int) -> None:
    """Of twelve figures, four are still a third."""
    units = {"u0": {"at": [20, 20]}, "u1": {"at": [30, 20]}, "u2": {"at": [60, 40]}}
    state = table([("rangers", 6), ("rangers", 6)], [("rangers", 6)], units)
    for figure in state.figures(0) + state.figures(1)[: 6 - left]:
        remove_figure(state, figure // 6, figure, "10.6")
    check_broken(state)
    assert state.broken & 1 == broken and bool(state.ending) == bool(broken)
