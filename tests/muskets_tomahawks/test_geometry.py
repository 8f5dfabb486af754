"""1. Table, measures, dice."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arpents.engine.chance import Scripted
from arpents.games.muskets_tomahawks.facts.terrain import (
    BOAT_RADIUS,
    FOOT_RADIUS,
    GUN_RADIUS,
    MARKER_RADIUS,
    MOUNTED_RADIUS,
    WAGON_RADIUS,
)
from arpents.games.muskets_tomahawks.table.geometry import (
    COLUMNS,
    crosses,
    distance,
    gap,
    in_arc,
    is_inside,
    left_of,
    length_inside,
    nearest_direction,
    passes_nearer,
    place_number,
    place_x,
    place_y,
    vector_x,
    vector_y,
    within,
)
from arpents.games.muskets_tomahawks.words.dice import chances, d10, reaches
from tests.muskets_tomahawks.table import GAME, area, obstacle, places, seen, table, unit_seen
from tests.rules import rule
from tests.table import offered, offers, play, told

COORDINATE = st.integers(0, 1152)


@rule("1.1")
def test_1_1_tables_of_both_sizes() -> None:
    for name in GAME.scenarios[:6]:
        for size, table_size in (("200", [48, 48]), ("400", [72, 48])):
            state = GAME.start(name, {"size": size}, seed=1)
            assert [length / 16 for length in seen(state)["table"]] == table_size


@rule("1.2")
def test_1_2_two_sides() -> None:
    assert GAME.seats == ("attacker", "defender")


@rule("1.3")
def test_1_3_a_die_is_read_0_to_9() -> None:
    assert [d10(Scripted([], [face])) for face in range(10)] == list(range(10))


@rule("1.4")
def test_1_4_n_plus() -> None:
    assert reaches(3, 2, 5) and not reaches(3, 1, 5)
    assert chances(0, 5) == 5 and chances(-1, 5) == 4 and chances(9, 5) == 10


@rule("1.5", "4.9")
def test_1_5_a_veterans_second_die_stands() -> None:
    state = table(
        [("rangers", 6)],
        [("brit_regulars", 8, ["veterans"])],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "spotted": ["u0"]}},
        draws=[9, 9, 0, 0, 0, 0, 9, 0, 0, 1],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert offered(state) == ["stand", "reroll"]  # the first die was 0
    play(state, "reroll")
    assert told(state, "die-rerolled")[0]["die"] == 0
    assert told(state, "reaction-rolled")[0]["die"] == 1
    assert not offers(state, "reroll")


@rule("1.6")
def test_1_6_bases() -> None:
    assert (FOOT_RADIUS, MARKER_RADIUS, MOUNTED_RADIUS) == (8, 8, 12)
    assert (GUN_RADIUS, WAGON_RADIUS, BOAT_RADIUS) == (16, 20, 32)
    units: dict[str, dict[str, object]] = {"u0": {"at": [10, 2]}, "u1": {"at": [50, 10]}}
    mounted = table([("brit_officer", 1, ["mounted"])], [("rangers", 4)], units, asked="u0")
    on_foot = table([("brit_officer", 1)], [("rangers", 4)], units, asked="u0")
    assert "cavalry" in unit_seen(mounted, 0)["traits"]
    play(mounted, "move")
    play(on_foot, "move")
    assert offers(on_foot, "go 10-0.5") and offers(mounted, "go 10-1") and not offers(mounted, "go 10-0.5")


@rule("1.6.1")
def test_1_6_1_gap_between_edges() -> None:
    assert gap(32, 0, 16) == 16  # two inches apart: one inch between
    assert gap(33, 0, 16) == 17
    assert gap(10, 0, 16) == 0


@rule("1.6.2")
def test_1_6_2_range_is_from_centre_to_centre() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[10, 10], [10, 12], [10, 14], [10, 16]], "spotted": ["u1"]},
            "u1": {"figures": [[34, 10], [34, 12], [34, 14], [34, 16]]},
        },
        asked="u0",
    )
    assert offers(state, "shoot")  # 24 in exactly, though the gap is 23
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[10, 10], [10, 11.5], [10, 13], [10, 14.5]], "spotted": ["u1"]},
            "u1": {"figures": [[34.5, 10], [34.5, 11.5], [34.5, 13], [34.5, 14.5]]},
        },
        asked="u0",
    )
    assert not offers(state, "shoot")


@rule("1.6.3")
def test_1_6_3_distance_to_terrain_starts_at_the_base() -> None:
    board = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [30, 30]}, "u1": {"at": [35, 35]}},
        [obstacle("fence", (10, 0), (10, 20))],
        size=(40, 40),
    ).board
    assert board.near_obstacle(0, 160 - 40, 100, 32 + FOOT_RADIUS)  # the edge is two inches away
    assert not board.near_obstacle(0, 160 - 41, 100, 32 + FOOT_RADIUS)


@rule("1.6.4")
def test_1_6_4_a_move_is_the_way_of_the_centre() -> None:
    state = table([("brit_officer", 1)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [34, 20]}}, asked="u0")
    play(state, "move")
    assert offers(state, "go 20-24") and not offers(state, "go 20-24.5")


@rule("1.7")
def test_1_7_equal_is_inside() -> None:
    assert within(12 * 16, 0, 192) and not within(193, 0, 192)


@rule("1.8")
def test_1_8_distances_round_up() -> None:
    assert distance(48, 64) == 80
    assert distance(48, 65) == 81
    assert distance(1, 1) == 2


@given(COORDINATE, COORDINATE, st.integers(0, 1500))
def test_1_8_a_distance_is_within_n_exactly_when_its_square_is(dx: int, dy: int, n: int) -> None:
    assert (distance(dx, dy) <= n) == (dx * dx + dy * dy <= n * n)


@rule("1.9")
def test_1_9_places_lie_on_the_lattice() -> None:
    place = place_number(12 * 16 + 8, 24 * 16)
    assert (place_x(place), place_y(place)) == (200, 384) and place < 145 * 97 and COLUMNS == 145
    for lattice, step in (("half-inch", 8), ("inch", 16), ("two-inch", 32)):
        state = table(
            [("brit_officer", 1)],
            [("rangers", 4)],
            {"u0": {"at": [20, 20]}, "u1": {"at": [30, 20]}},
            asked="u0",
            options={"lattice": lattice},
        )
        play(state, "move")
        gone = [word.split()[1].split("-") for word in offered(state) if word.startswith("go ")]
        assert gone and all(16 * float(inches) % step == 0 for place in gone for inches in place)


@rule("1.10")
def test_1_10_directions() -> None:
    assert [vector_x(0, n) for n in (8, 16, 24)] == [8, 16, 24]
    assert [(vector_x(3, n), vector_y(3, n)) for n in (8, 16, 24)] == [(-6, 6), (-12, 12), (-17, 17)]
    assert left_of(0) == 2 and left_of(7) == 1
    assert nearest_direction(160, 48) == 0  # 36 < 50
    assert nearest_direction(160, 80) == 1  # 60 >= 50
    assert in_arc(0, 10, 10) and not in_arc(0, 10, 11) and not in_arc(0, 0, 0)
    assert in_arc(1, 10, 0) and not in_arc(1, 10, -1)


@rule("1.11")
def test_1_11_ties_go_to_the_smaller_y_then_x() -> None:
    state = table([("rangers", 5)], [("rangers", 4)], {"u0": {"hidden": [20, 20]}, "u1": {"at": [60, 40]}}, asked="m0")
    play(state, "show")
    assert places(state, 0)[:5] == [(20, 20), (20, 18.5), (18.5, 20), (21.5, 20), (20, 21.5)]


@rule("1.12")
def test_1_12_hits_before_kills() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"at": [20, 20], "spotted": ["u1"]},
            "u1": {"at": [28, 20], "spotted": ["u0"]},
        },
        draws=[9, 9, 1, 1, 9, 0, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert told(state, "shots-fired")[0] == {"unit": 0, "target": 1, "shots": 4, "hits": 2, "kills": 1}


@rule("1.13")
def test_1_13_each_piece_counts_and_both_ways_agree() -> None:
    assert crosses(0, 0, 100, 0, 50, -10, 50, 10) and crosses(100, 0, 0, 0, 50, -10, 50, 10)
    assert not crosses(0, 0, 100, 0, 150, -10, 150, 10)
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [10, 10]}, "u1": {"at": [60, 40]}},
        [obstacle("fence", (19, 9), (30, 9), (30, 20), (19, 20), (19, 9))],
    )
    assert len(state.board.ray(10 * 16, 15 * 16, 40 * 16, 15 * 16).pieces) == 2


@given(COORDINATE, COORDINATE, COORDINATE, COORDINATE, COORDINATE, COORDINATE, COORDINATE, COORDINATE)
def test_1_13_crossing_is_symmetric(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> None:
    assert crosses(ax, ay, bx, by, cx, cy, dx, dy) == crosses(bx, by, ax, ay, cx, cy, dx, dy)


@rule("1.14")
def test_1_14_length_inside_an_area() -> None:
    square_x, square_y = [160, 320, 320, 160], [160, 160, 320, 320]
    assert length_inside(square_x, square_y, True, 0, 240, 640, 240) == 160
    assert length_inside(square_x, square_y, True, 0, 160, 640, 160) == 0  # along the edge
    assert length_inside(square_x, square_y, True, 200, 240, 260, 240) == 60  # the ends count too
    ell_x, ell_y = [0, 300, 300, 200, 200, 0], [0, 0, 300, 300, 100, 100]
    assert length_inside(ell_x, ell_y, False, 0, 50, 400, 50) == 300
    assert length_inside(ell_x, ell_y, False, 100, 200, 400, 200) == 100


def test_1_14_convex_and_general_agree() -> None:
    rng = random.Random(1759)
    xs, ys = [288, 288, 213, 107, 32, 32, 107, 213], [555, 661, 736, 736, 661, 555, 480, 480]
    for _ in range(400):
        ends = [rng.randrange(0, 400), rng.randrange(400, 800), rng.randrange(0, 400), rng.randrange(400, 800)]
        assert length_inside(xs, ys, True, *ends) == length_inside(xs, ys, False, *ends)


@rule("1.15")
def test_1_15_roads_override_other_features() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [10, 10]}, "u1": {"at": [60, 40]}},
        [area("woods", 20, 20, 40, 40), area("road", 20, 28, 40, 31)],
    )
    assert state.board.ground(20 * 16, 20 * 16) == 0  # border included
    assert state.board.ground(30 * 16, 30 * 16) == -1
    assert state.board.cover_at(30 * 16, 25 * 16) == 2 and state.board.cover_at(30 * 16, 29 * 16) == 0


@pytest.mark.parametrize(("point", "inside"), [((100, 100), True), ((0, 50), True), ((201, 50), False)])
def test_points_in_polygons(point: tuple[int, int], inside: bool) -> None:
    assert is_inside([0, 200, 200, 0], [0, 0, 200, 200], *point) == inside


def test_a_line_that_only_touches_a_base_is_not_blocked() -> None:
    assert not passes_nearer(50, 8, 0, 0, 100, 0, 8) and passes_nearer(50, 7, 0, 0, 100, 0, 8)


@rule("1.6")
def test_1_6_a_figure_that_strays_from_where_its_unit_is_looked_for_is_a_fault() -> None:
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 20]}}, asked="u0")
    assert state.box(0).east < 30 * 16
    state.fx[0] = 30 * 16
    assert [fault.reason for fault in GAME.faults(state)] == ["position-figure-astray"]
    state.put(0, 0, 30 * 16, state.fy[0])
    assert GAME.faults(state) == [] and state.box(0).east == 30 * 16
