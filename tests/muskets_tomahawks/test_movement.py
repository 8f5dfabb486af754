"""9. Movement and terrain."""

import math

import pytest

from arpents import IllegalAction
from arpents.games.muskets_tomahawks.facts.terrain import CATEGORY, COVER, FEATURE_IDS, HIGH
from tests.muskets_tomahawks.table import (
    GAME,
    State,
    area,
    formation_of,
    house,
    obstacle,
    places,
    scenario,
    status_of,
    table,
    unit_seen,
)
from tests.rules import rule
from tests.table import offered, offers, play, told

FAR = {"u1": {"at": [66, 44]}}


def reach(state: State) -> float:
    """How far due east the unit at [20, 20] may go, in inches."""
    play(state, "move")
    gone = [word.split()[1].split("-") for word in offered(state) if word.startswith("go ")]
    return max(float(place[0]) for place in gone if place[1] == "20") - 20


def alone(
    profile: str,
    features: list[dict[str, object]] | None = None,
    enemy: list[float] | None = None,
    at: list[float] | None = None,
    **more: object,
) -> State:
    return table(
        [(profile, 1)],
        [("brit_officer", 1)],
        {"u0": {"at": at or [20, 20]}, "u1": {"at": enemy or [40, 30]}},
        features,
        asked="u0",
        **more,
    )


@rule("9.1", "9.1.6")
def test_9_1_bonuses_add_up() -> None:
    assert reach(alone("brit_officer")) == 4
    assert reach(alone("ranger_officer")) == 5
    assert reach(alone("war_chief")) == 6
    assert reach(alone("war_chief", enemy=[66, 44])) == 8


@rule("9.1.7")
def test_9_1_7_who_counts_for_the_24_inches() -> None:
    assert reach(alone("brit_officer", enemy=[45, 20])) == 4  # the gap is 24
    assert reach(alone("brit_officer", enemy=[45.0625, 20])) == 6
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4), ("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [66, 44]}, "u2": {"hidden": [66, 4]}},
        asked="u0",
        markers=[{"unit": "u2", "at": [40, 20]}],
    )
    assert reach(state) == 4  # a dummy counts
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4), ("wagon", 1), ("captives", 2)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [66, 44]}, "u2": {"at": [40, 10]}, "u3": {"at": [40, 30]}},
        asked="u0",
    )
    assert reach(state) == 6


@rule("9.1.6", "9.1.7")
def test_9_1_6_each_figure_has_its_own_bonus() -> None:
    def gone(enemy: float) -> list[float]:
        state = table(
            [("brit_regulars", 6)],
            [("brit_officer", 1)],
            {"u0": {"figures": [[20 - 2 * man, 20] for man in range(6)]}, "u1": {"at": [enemy, 20]}},
            asked="u0",
        )
        before = places(state, 0)
        play(state, "move")
        assert not offers(state, "go 24.5-20")
        play(state, "go 24-20", "line w-e")
        return [math.dist(*way) for way in zip(before, places(state, 0), strict=True)]

    assert [way > 4 for way in gone(44)] == [False, True, True, True, True, True]  # he alone is within 24 in
    assert max(gone(30)) == 4


@rule("9.2", "9.2.1", "9.2.3", "9.2.7", "4.13")
@pytest.mark.parametrize(
    ("type", "inches"), [("brush", 5), ("woods", 5), ("orchard", 5), ("crop_field", 4), ("marsh", 4), ("rocks", 4)]
)
def test_9_2_areas(type: str, inches: int) -> None:
    assert reach(alone("war_chief", [area(type, 10, 10, 40, 30)])) == inches


def test_9_2_7_the_worst_area_once_and_where_one_starts() -> None:
    assert reach(alone("brit_officer", [area("woods", 18, 10, 20.5, 30)])) == 3
    assert reach(alone("war_chief", [area("woods", 18, 10, 21, 30), area("marsh", 22, 10, 30, 30)])) == 4


@rule("9.2.4", "9.2.7")
def test_9_2_4_obstacles() -> None:
    fields = [obstacle("fence", (20.75, 10), (20.75, 30)), area("crop_field", 20.75, 10, 40, 30)]
    assert reach(alone("ranger_officer", fields)) == 2
    state = table(
        [("brit_officer", 1)],
        [("brit_officer", 1)],
        {"u0": {"in": "b0"}, "u1": {"at": [40, 30]}},
        [house("building_log", 16, 18, 20, 22), area("marsh", 20, 10, 40, 30)],
        asked="u0",
        weather="storm",
    )
    play(state, "move")  # 4 in, 1 for the wall, 2 for the marsh, and the storm
    assert offers(state, "go 21-20") and not offers(state, "go 21.5-20")  # never below 1 in


@rule("9.2.2")
def test_9_2_2_buildings() -> None:
    for beyond, inches in (([], 3), ([obstacle("fence", (21, 10), (21, 30))], 2)):
        state = table(
            [("brit_officer", 1)],
            [("brit_officer", 1)],
            {"u0": {"in": "b0"}, "u1": {"at": [40, 30]}},
            [house("building_log", 16, 18, 20, 22), *beyond],
            asked="u0",
        )
        play(state, "move")
        assert offers(state, f"go {20 + inches}-20") and not offers(state, f"go {20.5 + inches:g}-20")


@rule("9.2.5", "9.2.6", "9.2.8")
def test_9_2_5_roads() -> None:
    road = [area("road", 0, 18, 72, 22)]
    assert reach(alone("brit_officer", road)) == 8
    column = table(
        [("brit_regulars", 6)],
        [("brit_officer", 1)],
        {"u0": {"at": [20, 20], "form": "column-e"}, "u1": {"at": [66, 44]}},
        road,
        asked="u0",
    )
    assert reach(column) == 10
    spread = table(
        [("brit_regulars", 6)],
        [("brit_officer", 1)],
        {"u0": {"figures": [[20, 20], [18.5, 20], [17, 20], [15.5, 20], [14, 20], [12.5, 20]]}, "u1": {"at": [66, 44]}},
        road,
        asked="u0",
    )
    assert reach(spread) == 8
    through_woods = [area("road", 0, 18, 72, 22), area("woods", 10, 0, 60, 48)]
    assert reach(alone("brit_officer", through_woods)) == 8  # no area counts
    off = alone("brit_officer", road)
    play(off, "move")
    assert offers(off, "go 20-24") and not offers(off, "go 20-24.5")  # whoever leaves it has gone no faster


ROWS = {
    "fence": ("obstacle", 0, 1),
    "hedge": ("obstacle", 0, 2),
    "low_wall": ("obstacle", 0, 3),
    "crop_field": ("very", 1, 1),
    "brush": ("rough", 0, 1),
    "orchard": ("rough", 1, 1),
    "woods": ("rough", 1, 2),
    "marsh": ("very", 0, 1),
    "rocks": ("very", 0, 3),
    "palisade": ("obstacle", 1, 0),
    "wagon": ("obstacle", 1, 0),
    "cart": ("obstacle", 0, 0),
}


@rule(
    "9.3", "9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.3.5", "9.3.6", "9.3.7", "9.3.8", "9.3.9", "9.3.10", "9.3.11", "9.3.12"
)
@pytest.mark.parametrize("id", list(ROWS))
def test_9_3_classification(id: str) -> None:
    number = FEATURE_IDS.index(id)
    category, high, cover = ROWS[id]
    assert CATEGORY[number] == {"rough": 1, "very": 2, "obstacle": 3}[category]
    assert (HIGH[number], COVER[number]) == (high, cover)


@rule("9.4", "9.9")
def test_9_9_palisades_buildings_and_rivers_are_not_crossed() -> None:
    for feature in (
        obstacle("palisade", (21, 10), (21, 30)),
        house("building_log", 21, 10, 23, 30),
        area("river", 21, 10, 23, 30),
    ):
        state = alone("war_chief", [feature])
        play(state, "move")
        assert offers(state, "go 20-22") and not offers(state, "go 24.5-20") and not offers(state, "go 24-20")
    gap = alone("war_chief", [obstacle("palisade", (21, 10), (21, 19)), obstacle("palisade", (21, 21), (21, 30))])
    assert reach(gap) == 6


@rule("9.8")
def test_9_8_legal_places() -> None:
    state = table(
        [("brit_officer", 1), ("brit_officer", 1)],
        [("brit_officer", 1)],
        {"u0": {"at": [2, 20]}, "u1": {"at": [4, 22]}, "u2": {"at": [4, 18]}},
        asked="u0",
    )
    play(state, "move")
    said = offered(state)
    assert "go 0-20" not in said and "go 0.5-20" in said  # the base wholly on the table
    assert "go 4-22" not in said and "go 3-22" in said  # another base: touching is allowed
    assert "go 4-19.5" not in said and "go 2-18" not in said  # an inch from the enemy


def test_9_9_passing_an_enemy() -> None:
    state = table(
        [("war_chief", 1)], [("brit_officer", 1)], {"u0": {"at": [20, 20]}, "u1": {"at": [23, 20]}}, asked="u0"
    )
    play(state, "move")
    assert not offers(state, "go 26-20") and offers(state, "go 20-24")


@rule("9.6", "9.14")
def test_9_6_a_move_picks_a_place() -> None:
    state = alone("brit_officer")
    play(state, "move", "go 22-21", "keep")
    assert places(state, 0) == [(22, 21)] and told(state, "unit-moved")[0]["place"] == "22 × 21"


@rule("9.10")
def test_9_10_two_legs_add_up() -> None:
    state = alone("brit_officer")
    play(state, "move", "go 22-20", "onward")
    assert offers(state, "go 22-22") and not offers(state, "go 22-22.5") and offers(state, "halt")
    play(state, "go 22-22", "keep")
    assert places(state, 0) == [(22, 22)]
    around = alone("war_chief", [obstacle("fence", (21, 10), (21, 30))])
    play(around, "move", "go 21.5-20", "onward")
    assert offers(around, "go 25-20") and not offers(around, "go 25.5-20")  # penalties of both legs


@rule("9.11")
def test_9_11_places_where_keep_works() -> None:
    state = table(
        [("brit_regulars", 6)], [("brit_officer", 1)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 30]}}, asked="u0"
    )
    play(state, "move", "go 22-20")
    assert {"keep", "onward", "knot", "line n-s"} <= set(offered(state))
    play(state, "onward")
    assert places(state, 0)[0] == (22, 20)


@rule("9.12")
def test_9_12_standing_still() -> None:
    state = alone("brit_officer")
    play(state, "move")
    assert not offers(state, "stay") and not offers(state, "halt") and not offers(state, "go 20-20")
    state = table(
        [("brit_regulars", 6)],
        [("brit_officer", 1)],
        {"u0": {"at": [20, 20], "strength": 4}, "u1": {"at": [40, 30]}},
        asked="u0",
    )
    play(state, "move", "stay")
    assert not offers(state, "keep") and offers(state, "line n-s")
    play(state, "line n-s")
    assert {x for x, _ in places(state, 0)} == {20.0}


@rule("9.13")
def test_9_13_formed_and_column() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("brit_officer", 1)],
        {"u0": {"at": [20, 20], "form": "one-rank-e"}, "u1": {"at": [40, 30]}},
        asked="u0",
    )
    play(state, "move")
    said = offered(state)
    assert "advance 8" in said and "advance 9" not in said and "step-back 4" in said and "step-back 5" not in said
    assert "wheel-left 0" in said
    play(state, "wheel-left 1")
    assert unit_seen(state, 0)["facing"] == "ne" and places(state, 0)[0] == (20.5, 20.5)
    column = table(
        [("brit_regulars", 6)],
        [("brit_officer", 1)],
        {"u0": {"at": [20, 20], "form": "column-e"}, "u1": {"at": [40, 30]}},
        asked="u0",
    )
    play(column, "move", "go 22-20", "face e")
    assert formation_of(column, 0) == "column" and places(column, 0)[0][0] == 22 and offers(column, "halt")


@rule("9.15", "20.8")
def test_9_15_reserves_enter_from_the_home_edge() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("brit_officer", 1)],
        {"u0": {"status": "arrived"}, "u1": {"at": [60, 30]}},
        asked="u0",
        homes=["west", "east"],
    )
    play(state, "move")
    assert offers(state, "enter-at 0-20") and not offers(state, "enter-at 1-20") and offers(state, "wait")
    play(state, "enter-at 0-20", "go 3-20")
    assert status_of(state, 0) == "table" and len(places(state, 0)) == 6 and places(state, 0)[0] == (3, 20)


@rule("9.16", "20.12")
def test_9_16_leaving_where_the_scenario_says_so() -> None:
    state = scenario("ambush", {"u9": {"at": [69, 40]}, "u0": {"at": [20, 40]}}, asked="u9")
    play(state, "move")
    assert offers(state, "leave east") and not offers(state, "leave north")
    play(state, "leave east")
    assert status_of(state, 9) == "off"
    assert "leave east" not in words_of_move(alone("brit_officer", at=[70, 20]))


def words_of_move(state: State) -> list[str]:
    play(state, "move")
    return offered(state)


def test_obstacles_with_a_hill_cost_nothing() -> None:
    assert reach(alone("brit_officer", [area("hill", 18, 10, 40, 30)])) == 4


@rule("9.12", "2.5")
def test_9_12_a_body_may_disperse_where_it_stands() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "form": "one-rank-e"}, "u1": {"at": [60, 40]}},
        asked="u0",
    )
    play(state, "move", "disperse")
    assert offers(state, "halt")
    play(state, "halt")
    assert formation_of(state, 0) == "dispersed" and places(state, 0)[0] == (20, 20)
    loose = table(
        [("brit_regulars", 6)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [60, 40]}}, asked="u0"
    )
    play(loose, "move")
    assert not offers(loose, "halt")


@rule("9.6", "1.6")
def test_9_6_a_move_taken_back_leaves_nobody_elsewhere() -> None:
    """Seed 2 of the battery: what was known of where the figures stand outlived the move."""
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}}, asked="u0")
    before = places(state, 0)
    play(state, "move", "go 22-20", "onward")
    assert places(state, 0) != before
    state.undo("attacker")
    assert places(state, 0) == before and not GAME.faults(state)  # faults tell of figures that stray


def dummy_of_a_shown_unit(dummy: list[float], features: list[dict[str, object]], **spec: object) -> State:
    """m0 follows u1, which is in sight; u2 is still hidden, so that the dummy stays."""
    return table(
        [("brit_regulars", 4)],
        [("rangers", 6), ("rangers", 6)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [50, 10], **spec}, "u2": {"hidden": [60, 40]}},
        features,
        markers=[{"unit": "u1", "at": dummy}],
        asked="m0",
    )


@rule("9.8", "9.9", "16.2")
def test_16_2_a_dummy_keeps_away_from_enemies_wherever_its_unit_is() -> None:
    woods = [area("woods", 21.75, 10, 30, 30)]
    state = dummy_of_a_shown_unit([26, 20], woods)
    play(state, "move")
    reached = [word.split()[1].split("-") for word in offered(state) if word.startswith("go ")]
    gaps = []
    for x, y in reached:
        for fx, fy in places(state, 0):
            gaps.append(((float(x) - fx) ** 2 + (float(y) - fy) ** 2) ** 0.5 - 1)
    assert reached and min(gaps) > 1
    with pytest.raises(IllegalAction):
        play(state, "go 23-20")


@rule("9.8", "16.2")
def test_16_2_nor_does_it_stand_on_its_own_unit() -> None:
    state = dummy_of_a_shown_unit([50, 13], [])
    play(state, "move")
    reached = [word.split()[1].split("-") for word in offered(state) if word.startswith("go ")]
    apart = [((float(x) - fx) ** 2 + (float(y) - fy) ** 2) ** 0.5 for x, y in reached for fx, fy in places(state, 1)]
    assert reached and min(apart) >= 1


@rule("9.14", "9.2.5", "16.2")
@pytest.mark.parametrize("form", ["knot", "column-e"])
def test_16_2_on_a_road_the_list_ends_where_the_allowance_does(form: str) -> None:
    """Rangers 5, nobody near 2, a figure alone on a road 4: eleven inches, however the unit stands."""
    state = dummy_of_a_shown_unit([50, 40], [area("road", 0, 39, 72, 41)], form=form)
    play(state, "move")
    along = [float(word.split()[1].split("-")[0]) for word in offered(state) if word.endswith("-40")]
    assert max(along) == 61 and min(along) == 39
    for far in ("go 62-40", "go 63-40", "go 37-40"):
        with pytest.raises(IllegalAction):
            play(state, far)


@rule("9.2.4", "17.4", "16.2")
def test_16_2_a_wagon_is_an_obstacle_for_a_marker() -> None:
    def reach(wagon: float) -> float:
        state = table(
            [("brit_regulars", 4), ("wagon", 1)],
            [("rangers", 6)],
            {"u0": {"at": [60, 44]}, "u1": {"at": [wagon, 10]}, "u2": {"hidden": [20, 10]}},
            [area("road", 0, 30, 72, 32)],
            asked="m0",
        )
        play(state, "move")
        return max(float(word.split()[1].split("-")[0]) for word in offered(state) if word.endswith("-10"))

    assert reach(50) == 27 and reach(23) == 26
