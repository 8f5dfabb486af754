"""15, 16, 17, 18 Officers, hidden movement, buildings, fire, boats, wagons, captives, weather."""

import math
from typing import Any

import pytest

from arpents.games.muskets_tomahawks.measuring.ways import WAY_OFF_ROAD, allowance
from tests.muskets_tomahawks.table import (
    GAME,
    LAST_CLOCK,
    State,
    Troop,
    area,
    everybody,
    house,
    obstacle,
    places,
    scenario,
    seen,
    shots,
    smoking,
    status_of,
    strength_of,
    table,
    unit_seen,
    units_with,
)
from tests.rules import rule
from tests.table import offered, offers, play, position, refused, told

FAR = [60, 40]


@rule("15.1")
def test_15_1_the_dearest_commands() -> None:
    state = table(
        [("brit_officer", 1), ("ranger_officer", 1), ("rangers", 4)],
        [("brit_officer", 1), ("fr_officer", 1)],
        {"u0": {"at": [5, 5]}, "u1": {"at": [5, 10]}, "u2": {"at": [5, 20]}, "u3": {"at": FAR}, "u4": {"at": [60, 30]}},
    )
    commanding = [unit for unit in everybody(state) if unit_seen(state, unit)["commander"]]
    assert commanding == [1, 3]  # the dearest; the first on a tie


@rule("15.2")
def test_15_2_officers_as_targets() -> None:
    def aims(state: State, target: str = "u1") -> bool:
        play(state, "shoot")
        return offers(state, f"target {target}")

    def target(officer: list[float], friend: list[float], shooter: str = "rangers") -> bool:
        state = table(
            [(shooter, 4)],
            [("brit_officer", 1), ("brit_regulars", 6)],
            {"u0": {"at": [10, 20]}, "u1": {"at": officer}, "u2": {"at": friend}},
            asked="u0",
        )
        return aims(state)

    assert not target([20, 24], [20, 20])
    assert target([18, 24], [24, 24])  # nearest
    assert target([20, 28], [20, 20])  # nobody within 4 in of him
    assert target([20, 24], [20, 20], "hunters")
    for officer in ("u1", "u2"):
        equal = table(
            [("ranger_officer", 1)],
            [("fr_officer", 1), ("fr_officer", 1)],
            {"u0": {"at": [10, 20]}, "u1": {"at": [20, 22]}, "u2": {"at": [20, 18]}},
            asked="u0",
        )
        assert aims(equal, officer)  # nobody is nearer
    for led in ("wagon", "captives"):  # neither a guard nor a nearer unit
        for third in ([12, 12], [23, 23]):
            beside = table(
                [("rangers", 4)],
                [("brit_officer", 1), (led, 1), ("rangers", 1)],
                {"u0": {"at": [10, 20]}, "u1": {"at": [20, 22]}, "u2": {"at": [18, 25]}, "u3": {"at": third}},
                asked="u0",
            )
            assert aims(beside)


@rule("15.2")
def test_15_2_an_officer_among_his_men_is_refused_as_a_target() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_officer", 1), ("brit_regulars", 6)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [20, 24]}, "u2": {"at": [20, 20]}},
        asked="u0",
    )
    play(state, "shoot")
    assert refused(state, "target u1").rule == "15.2"


@rule("15.3")
def test_15_3_sacrifice() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_officer", 1), ("brit_regulars", 6)],
        {
            "u0": {"at": [10, 20], "spotted": ["u1"]},
            "u1": {"at": [18, 20], "spotted": ["u0"]},
            "u2": {"at": [21.5, 20]},
        },
        draws=[9, 1, 1, 1, 9, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert state.to_act == ("defender",) and offered(state) == ["accept", "give-up u2"]
    play(state, "give-up u2")
    assert status_of(state, 1) == "table" and strength_of(state, 2) == 5


@rule("10.7", "15.3", "15.5")
@pytest.mark.parametrize("saved", ["lucky", "give-up u2", "accept"])
def test_10_7_an_officer_who_was_saved_from_fire_does_not_test(saved: str) -> None:
    """He lost nobody; the fire of a gun that hit him is another matter."""

    def shot(shooter: Troop, draws: list[int]) -> State:
        form = "dispersed-e" if shooter[0] == "light_gun" else "knot"
        state = table(
            [shooter],
            [("brit_officer", 1), ("brit_regulars", 6)],
            {
                "u0": {"at": [10, 20], "form": form, "spotted": ["u1"]},
                "u1": {"at": [18, 20], "spotted": ["u0"]},
                "u2": {"at": [21.5, 20]},
            },
            draws=draws,
            asked="u0",
            talents={"u1": "lucky"} if saved == "lucky" else {},
        )
        play(state, "shoot", "target u1", "fire")
        if saved != "lucky":
            play(state, saved)
        return state

    state = shot(("rangers", 4), [9, 1, 1, 1, 9] + [9] * (saved == "accept"))
    assert [one["unit"] for one in told(state, "reaction-rolled")] == ([2] if saved == "accept" else [])
    state = shot(("light_gun", 4), [9, 1, 1, 1, 1, 1, 9, 9])
    assert [one["unit"] for one in told(state, "reaction-rolled")] == [2 if saved == "accept" else 1]


@rule("15.3")
def test_15_3_who_may_die_for_him() -> None:
    def shot_beside(x: float) -> State:
        """Hunters kill the first Officer; his own regulars are so far from him on both sides."""
        state = table(
            [("brit_officer", 1), ("brit_officer", 1), ("rangers", 1), ("brit_regulars", 3)],
            [("hunters", 4)],
            {
                "u0": {"at": [20, 20]},
                "u1": {"at": [20, 22]},
                "u2": {"at": [20, 18]},
                "u3": {"figures": [[x, 20], [40 - x, 20], [30, 20]]},
                "u4": {"at": [10, 28], "spotted": ["u0"]},
            },
            draws=[9, 1, 1, 1, 9] + [9] * 9,
            asked="u4",
        )
        play(state, "shoot", "target u0", "fire")
        return state

    assert offered(shot_beside(23)) == ["accept", "give-up u3"]  # two inches; no Officer, nobody of another type
    assert status_of(shot_beside(23.0625), 0) == "destroyed"
    state = shot_beside(22)
    play(state, "give-up u3")
    assert status_of(state, 0) == "table" and places(state, 3) == [
        (22, 20),
        (30, 20),
    ]  # the highest number of two as near


TALENTS = ["charismatic", "lucky", "woodsman", "drillmaster", "steady_voice", "marksman", "feared"]


@rule("15.5")
@pytest.mark.parametrize("talent", TALENTS)
def test_15_5_talents(talent: str) -> None:
    state = table(
        [("brit_officer", 1), ("brit_regulars", 4)],
        [("rangers", 4)],
        {
            "u0": {"at": [10, 20]},
            "u1": {"at": [21, 20], "form": "line-n-s", "strength": 4, "marks": ["shaken"], "smoke": 2},
            "u2": {"at": FAR},
        },
        talents={"u0": talent},
        draws=[1] * 20,
        asked="u1",
    )
    tested = table(
        [("brit_officer", 1), ("brit_regulars", 4)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [21, 20], "form": "line-n-s"}, "u2": {"at": FAR}},
        talents={"u0": talent},
        draws=[9] * 4,
        morale=[1, 0],
        hands={"attacker": ["attacker-morale"]},
    )
    play(tested, "play attacker-morale", "be-shaken?")
    totals = {one["unit"]: one["total"] for one in told(tested, "reaction-rolled")}
    assert totals[1] == 9 - 3 + (1 if talent == "charismatic" else 0)  # ten inches away
    if talent == "woodsman":
        assert "scouts" in unit_seen(state, 0)["traits"] and state.printed[0] == 80
        near = table(
            [("brit_officer", 1), ("brit_regulars", 6)],
            [("rangers", 4)],
            {"u0": {"at": [18, 20]}, "u1": {"at": [22, 20]}, "u2": {"at": [30, 20]}},
            talents={"u0": talent},
            asked="u1",
        )
        way = near.way[near.first[1]]
        assert allowance(near, 1, way | WAY_OFF_ROAD | 1 << 12) == 64  # rough costs nothing beside him
    if talent == "marksman":
        hunters = table([("hunters", 1)], [("rangers", 4)], {"u0": {"at": [9, 9]}, "u1": {"at": FAR}})
        assert state.shooting[0] == 3 and state.main[0] == hunters.main[0]  # their long rifle


@rule("15.5", "14.6")
@pytest.mark.parametrize(("away", "needed"), [(10, 5), (5, 4)])
def test_15_5_a_steady_voice_is_heard_six_inches_off(away: int, needed: int) -> None:
    state = table(
        [("brit_officer", 1), ("brit_regulars", 4)],
        [("rangers", 4)],
        {
            "u0": {"at": [21 - away, 20]},
            "u1": {"at": [21, 20], "form": "line-n-s", "marks": ["flight"]},
            "u2": {"at": FAR},
        },
        talents={"u0": "steady_voice"},
        draws=[0] + [1] * 20,
        asked="u1",
    )
    play(state, "rally")
    assert told(state, "rally-rolled")[0]["needed"] == needed


@rule("15.5")
def test_15_5_a_drillmaster_has_them_reload_as_they_recover() -> None:
    state = table(
        [("brit_officer", 1), ("brit_regulars", 4)],
        [("rangers", 4)],
        {
            "u0": {"at": [16, 20]},
            "u1": {"at": [21, 20], "form": "line-n-s", "marks": ["shaken"], "smoke": 2},
            "u2": {"at": FAR},
        },
        talents={"u0": "drillmaster"},
        draws=[1] * 20,
        asked="u1",
    )
    play(state, "recover")
    assert not any(smoking(state, 1))


def test_15_5_luck_and_fear() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_officer", 1)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [18, 20], "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 9, 9],
        talents={"u1": "lucky"},
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert status_of(state, 1) == "table" and state.lucky_used == 2
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4)],
        {"u0": {"at": [20, 10]}, "u1": {"figures": [[21.5, 10], [24, 10], [24, 13], [24, 16]]}},
        draws=[1, 1, 5, 5, 9, 9, 9, 9],
        talents={"u0": "feared"},
        asked="u0",
    )
    play(state, "fight")
    totals = {one["unit"]: one["total"] for one in told(state, "reaction-rolled")}
    assert totals[1] == 5 + 2 - 1  # -1 beside the Feared


def intrigues_done(first: str, second: str, officer: object = (70, 20), **more: object) -> list[bool]:
    """Whose intrigue has succeeded when the last Clock strikes."""
    spec: dict[str, Any] = {"units": {}, **LAST_CLOCK, **more}
    units: dict[str, dict[str, object]] = {
        "u0": {"at": list(officer)},  # type: ignore[call-overload]
        "u1": {"at": [10, 10]},
        "u2": {"at": [60, 40]},
        "u3": {"at": [60, 30]},
        **spec.pop("units"),
    }
    state = table(
        [("brit_officer", 1), ("brit_regulars", 6)],
        [("fr_officer", 1), ("rangers", 4)],
        units,
        [house("building_log", 30, 30, 34, 34)],
        intrigues=[first, second],
        **spec,
    )
    play(state, "play red-clock")
    return [one["done"] == 1 for one in told(state, "intrigue-shown")]


@rule("15.5")
def test_15_5_intrigues() -> None:
    assert intrigues_done("secret_papers", "glory")[0]  # two inches from the east edge
    assert intrigues_done("secret_papers", "thwart") == [True, False]  # it succeeds when the other fails
    assert intrigues_done("secret_papers", "thwart", (20, 20)) == [False, True]
    assert intrigues_done("thwart", "thwart") == [False, False]
    assert intrigues_done("ambition", "glory", command=[4, 0])[0]
    assert not intrigues_done("ambition", "glory", command=[3, 0])[0]
    assert intrigues_done("vow_to_the_men", "blood_feud", pledges=[1, 0]) == [True, False]
    fallen = {"u0": {"status": "destroyed", "strength": 0}, "u1": {"at": [10, 10], "strength": 2}}
    assert intrigues_done("vow_to_the_men", "blood_feud", pledges=[1, 0], units=fallen) == [False, True]
    assert not intrigues_done("hold_the_house", "glory", pledges=[0, -1])[0]
    assert intrigues_done("hold_the_house", "glory", (35, 32), pledges=[0, -1])[0]
    assert intrigues_done("glory", "prisoner", deeds=[2 << 8, 1 << 6]) == [True, True]
    assert intrigues_done("map_maker", "prisoner", deeds=[0b10101, 1 << 6])[0]  # three sectors mapped
    apart: dict[str, dict[str, object]] = {"u0": {"at": [5, 5]}, "u9": {"at": [40, 40]}}
    for spared, kept in (([0, 0], True), ([1, 0], False)):
        raid = scenario("raid", apart, intrigues=["spare_the_innocent", "glory"], spared=spared, **LAST_CLOCK)
        play(raid, "play red-clock")
        assert (told(raid, "intrigue-shown")[0]["done"] == 1) == kept


@rule("15.5")
@pytest.mark.parametrize(("name", "rolled"), [("raid", "spare-the-innocent"), ("meeting", "ambition")])
def test_15_5_without_civilians_the_next_intrigue_is_rolled(name: str, rolled: str) -> None:
    state = position(GAME, scenario=name, attacker="brit_400_mixed", defender="fr_400_mixed", draws=[7] * 30)
    assert told(state, "intrigue-rolled")[0]["intrigue"] == f"intrigue-{rolled}"


# -- 16


def markers(state: State) -> list[object]:
    """The Hidden markers that lie on the table."""
    found: Any = state.view(None)["markers"]
    return list(found)


@rule("16.2")
def test_16_2_markers_only_move() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [40, 30]}},
        asked="m0",
        markers=[{"unit": "u0", "at": [30, 40]}],
    )
    assert offered(state) == ["decline", "move", "show"]
    play(state, "move")
    assert offers(state, "go 25-20") and not offers(state, "go 25.5-20")
    dummy = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [40, 30]}},
        asked="m1",
        markers=[{"unit": "u0", "at": [10, 40]}],
    )
    assert offered(dummy) == ["decline", "move"]


@rule("16.2", "9.9")
def test_16_2_markers_cross_no_palisade() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [40, 30]}},
        [obstacle("palisade", (22, 10), (22, 30))],
        asked="m0",
    )
    play(state, "move")
    assert offers(state, "go 21-20") and not offers(state, "go 23-20")
    assert offers(state, "go 20-23")


@rule("16.3")
def test_16_3_turned_over() -> None:
    state = table(
        [("rangers", 4)], [("brit_regulars", 6)], {"u0": {"hidden": [20, 20]}, "u1": {"at": [34, 20]}}, asked="m0"
    )
    play(state, "move", "go 21.5-20", "halt")
    assert told(state, "unit-shown") and not markers(state)  # in the open, an enemy within 12 in sees it
    hidden = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [34, 20]}},
        [area("brush", 15, 15, 25, 25)],
        asked="m0",
    )
    play(hidden, "move", "go 21.5-20", "halt")
    assert not told(hidden, "unit-shown") and len(markers(hidden)) == 1
    near = table(
        [("rangers", 4)],
        [("brit_officer", 1)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [27, 20]}},
        [area("brush", 15, 15, 25, 25)],
        asked="u1",
    )
    play(near, "move", "go 25-20", "keep")
    assert not markers(near) and status_of(near, 0) == "table"  # within 4 in


@rule("16.3")
def test_16_3_within_four_inches_in_sight_or_one_out_of_it() -> None:
    def turned(away: float, features: list[dict[str, object]]) -> bool:
        state = table(
            [("rangers", 4)],
            [("brit_officer", 1), ("rangers", 4)],
            {"u0": {"hidden": [20, 20]}, "u1": {"at": [21 + away, 20]}, "u2": {"at": FAR}},  # two bases of half an inch
            features,
            asked="u2",
        )
        play(state, "watch")  # what follows every action
        return not markers(state)

    palisade = [obstacle("palisade", (20.75, 10), (20.75, 30))]
    assert turned(4, []) and not turned(4.0625, [])
    assert turned(1, palisade) and not turned(1.0625, palisade)


@rule("16.4")
def test_16_4_its_own_feature_first() -> None:
    state = table(
        [("rangers", 6)],
        [("brit_regulars", 6)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": FAR}},
        [area("woods", 19, 10, 30, 30)],
        asked="m0",
    )
    play(state, "show")
    assert all(x >= 19 for x, _ in places(state, 0)) and places(state, 0)[0] == (20, 20)


@rule("16.5")
def test_16_5_out_of_hiding() -> None:
    state = table(
        [("warriors", 6)],
        [("brit_regulars", 6)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [28, 20]}},
        [area("brush", 15, 15, 22, 25)],
        asked="m0",
        draws=[9, 0] + [1] * 40,
    )
    play(state, "show", "engage u1")
    assert told(state, "unit-surprised") == [{"unit": 1, "enemy": 0}]


@rule("16.6")
def test_16_6_markers_are_in_nobodys_way() -> None:
    state = table(
        [("rangers", 4)], [("brit_officer", 1)], {"u0": {"hidden": [20, 20]}, "u1": {"at": [20, 26]}}, asked="u1"
    )
    play(state, "move")
    assert offers(state, "go 20-22") and status_of(state, 0) == "hidden"


@rule("16.7")
def test_16_7_the_last_unit_takes_the_dummies_along() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": FAR}},
        asked="m0",
        markers=[{"unit": "u0", "at": [10, 40]}],
    )
    play(state, "show")
    assert not markers(state) and len(told(state, "dummy-shown")) == 1


# -- 17.1, 17.2


@rule("17.1", "17.1.1", "17.1.6", "9.2.2")
def test_17_1_1_going_in() -> None:
    hut = [house("building_log", 24, 18, 28, 22)]
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"figures": [[22, 20], [22, 21], [22, 19], [22, 18]]}, "u1": {"at": FAR}},
        hut,
        asked="u0",
    )
    play(state, "move", "enter b0")
    assert status_of(state, 0) == "indoors" and unit_seen(state, 0)["building"] == 0
    crowd = table(
        [("rangers", 4), ("brit_regulars", 8)],
        [("rangers", 4)],
        {"u0": {"figures": [[22, 20], [22, 21], [22, 19], [22, 18]]}, "u1": {"in": "b0"}, "u2": {"at": FAR}},
        hut,
        asked="u0",
    )
    play(crowd, "move")
    assert refused(crowd, "enter b0") == ("no-room", "17.1.1")  # ten is the capacity
    held = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"figures": [[22, 20], [22, 21], [22, 19], [22, 18]]}, "u1": {"in": "b0"}},
        hut,
        asked="u0",
    )
    play(held, "move")
    assert refused(held, "enter b0") == ("building-held", "17.1.1")
    rider = table(
        [("brit_officer", 1, ["mounted"])],
        [("rangers", 4)],
        {"u0": {"at": [22, 20]}, "u1": {"at": FAR}},
        hut,
        asked="u0",
    )
    play(rider, "move")
    assert refused(rider, "enter b0") == ("stays-outside", "17.1.6")


@rule("17.1.2")
def test_17_1_2_coming_out() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"in": "b0"}, "u1": {"at": FAR}},
        [house("building_log", 24, 18, 28, 22)],
        asked="u0",
    )
    play(state, "move", "go 30-20", "knot")
    assert status_of(state, 0) == "table" and places(state, 0)[0] == (30, 20)


@rule("17.1.3", "17.1.4")
def test_17_1_4_two_at_each_opening() -> None:
    state = table(
        [("rangers", 6)],
        [("rangers", 4)],
        {"u0": {"in": "b0"}, "u1": {"at": [40, 20]}},
        [house("building_log", 24, 18, 28, 22)],
    )
    assert shots(state, 0, 1) == 2  # the east window only
    sight = state.query("attacker", "sight", {"unit": "u0", "target": "u1"})
    assert sight["distance"] == min(16 * (x - 28) for x, y in places(state, 1) if y == 20)
    state = table(
        [("rangers", 6)],
        [("rangers", 4)],
        {"u0": {"in": "b0"}, "u1": {"at": [34, 28]}},
        [house("building_log", 24, 18, 28, 22)],
    )
    assert shots(state, 0, 1) == 4


def raid(units: dict[str, dict[str, object]], **more: object) -> State:
    return scenario("raid", {"u0": {"at": [5, 5]}, "u7": {"at": [60, 44]}, **units}, **more)


@rule("17.2", "17.2.1", "7.8")
def test_17_2_1_setting_fire() -> None:
    state = raid({"u2": {"at": [42, 35.5], "form": "line-w-e"}}, asked="u2")
    assert offers(state, "set-fire b1") and not offers(state, "set-fire b0")
    play(state, "set-fire b1")
    assert seen(state)["fires"][1] == 1
    burning = raid({"u2": {"at": [42, 35.5], "form": "line-w-e"}}, fire={"b1": 1}, asked="u2")
    assert refused(burning, "set-fire b1") == ("building-burns", "17.2.3")
    defender = raid({"u7": {"at": [42, 35.5]}}, asked="u7")
    assert refused(defender, "set-fire b1") == ("only-the-attacker", "17.2.1")
    meeting = scenario("meeting", {"u0": {"at": [29, 29]}, "u9": {"at": [60, 5]}}, asked="u0")
    assert not offers(meeting, "set-fire b0")


@rule("17.2.2", "17.2.3", "17.2.4")
def test_17_2_2_fires_grow() -> None:
    clock = {"attacker": ["clock"]}
    state = raid({}, fire={"b0": 1, "b1": 1, "b3": 3}, draws=[4, 3, 4], hands=clock)
    inside = [unit for unit in everybody(state) if unit_seen(state, unit).get("building") == 0]
    play(state, "play clock")
    assert seen(state)["fires"] == [2, 1, 0, 4]  # the mill is stone
    assert all(status_of(state, unit) == "table" for unit in inside)
    wood = raid({}, fire={"b1": 2}, draws=[9], hands=clock)
    play(wood, "play clock")
    assert wood.collapsed(1) and wood.board.hinders(42 * 16, 32 * 16, 8) >> 1 & wood.standing() == 0


@rule("17.2.3", "17.2.4")
@pytest.mark.parametrize(("level", "reason"), [(2, ("building-burns", "17.2.3")), (3, ("building-down", "17.2.4"))])
def test_17_2_3_nobody_enters_a_house_that_burns(level: int, reason: tuple[str, str]) -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"figures": [[22, 20], [22, 21], [22, 19], [22, 18]]}, "u1": {"at": FAR}},
        [house("building_log", 24, 18, 28, 22)],
        fire={"b0": level},
        asked="u0",
    )
    play(state, "move")
    assert refused(state, "enter b0") == reason


@rule("17.2.5")
def test_17_2_5_extinguishing() -> None:
    for die, level in ((4, 1), (5, 0)):
        state = raid({"u9": {"at": [28, 30]}}, fire={"b0": 1}, asked="u9", draws=[die])
        play(state, "extinguish b0")
        assert seen(state)["fires"][0] == level
    ablaze = raid({"u9": {"at": [28, 30]}}, fire={"b0": 2}, asked="u9")
    assert refused(ablaze, "extinguish b0") == ("not-at-level-one", "17.2.5")


@rule("17.2.3")
def test_17_2_3_out_where_the_fewest_enemies_are() -> None:
    state = table(
        [("warriors", 4)],
        [("brit_regulars", 6)],
        {"u0": {"figures": [[26, 15], [31, 20], [26, 25], [16, 20]]}, "u1": {"in": "b0"}},
        [house("building_log", 24, 18, 28, 22)],
        fire={"b0": 1},
        draws=[9],
        hands={"attacker": ["clock"]},
    )
    play(state, "play clock")  # one enemy by the door and two windows; the one in the west is eight inches off
    assert status_of(state, 1) == "table" and len(places(state, 1)) == 6
    assert sum(x for x, _ in places(state, 1)) / 6 < 24


@rule("17.2.1", "17.2.5")
def test_17_2_1_nobody_burns_his_friends_and_those_inside_put_it_out() -> None:
    company: dict[str, dict[str, object]] = {"u2": {"at": [42, 35.5], "form": "line-w-e"}}
    assert offers(raid(company, asked="u2"), "set-fire b1")
    assert refused(raid({**company, "u1": {"in": "b1"}}, asked="u2"), "set-fire b1") == ("friends-inside", "17.2.1")
    far: dict[str, dict[str, object]] = {"u9": {"at": [5, 40]}}
    burning = raid(far, fire={"b0": 1}, asked="u9")
    assert refused(burning, "extinguish b0") == ("too-far-from-building", "17.2.1")
    inside = [unit for unit in everybody(burning) if unit_seen(burning, unit).get("building") == 0]
    assert inside and all(offers(raid(far, fire={"b0": 1}, asked=f"u{unit}"), "extinguish b0") for unit in inside)


# -- 17.3


RIVER = [area("river", 0, 0, 72, 12)]


def afloat(
    units: dict[str, dict[str, object]],
    attacker: list[tuple[str, int]],
    boats: list[tuple[str, float, float]],
    **more: object,
) -> State:
    spec: dict[str, object] = {
        "boats": [{"type": type, "seat": "attacker", "at": [x, y]} for type, x, y in boats],
        **more,
    }
    return table(attacker, [("rangers", 4)], {f"u{len(attacker)}": {"at": [66, 44]}, **units}, RIVER, **spec)  # type: ignore[arg-type]


@rule("17.3", "17.3.1", "17.3.3")
def test_17_3_3_boarding() -> None:
    def board(count: int, type: str, y: float = 13) -> bool:
        state = afloat(
            {"u0": {"figures": [[20 + k % 4, y + k // 4] for k in range(count)]}},
            [("rangers", count)],
            [(type, 22, 10)],
            asked="u0",
        )
        play(state, "move")
        return offers(state, "board c0")

    assert board(6, "canoe") and not board(7, "canoe") and board(7, "bateau")
    assert not board(4, "canoe", 17)  # half the allowance
    state = afloat(
        {"u0": {"figures": [[20 + k, 14] for k in range(4)]}}, [("rangers", 4)], [("canoe", 22, 10)], asked="u0"
    )
    play(state, "move", "board c0")
    assert status_of(state, 0) == "aboard"


@rule("17.3.2")
def test_17_3_2_paddling() -> None:
    state = afloat({"u0": {"aboard": "c0"}}, [("rangers", 4)], [("canoe", 22, 6)], asked="u0")
    play(state, "move")
    assert offers(state, "sail 32-6") and not offers(state, "sail 32.5-6") and not offers(state, "sail 22-12")
    play(state, "sail 26-6", "sail 30-6", "halt")
    assert seen(state)["boats"][0]["at"][0] == 30 * 16
    few = afloat({"u0": {"aboard": "c0", "strength": 1}}, [("rangers", 4)], [("canoe", 22, 6)], asked="u0")
    assert not offers(few, "move")
    officer = afloat({"u0": {"aboard": "c0"}}, [("brit_officer", 1)], [("canoe", 22, 6)], asked="u0")
    play(officer, "move")
    assert offers(officer, "sail 23-6")


def test_17_3_3_landing() -> None:
    state = afloat({"u0": {"aboard": "c0"}}, [("rangers", 4)], [("canoe", 22, 10)], asked="u0")
    play(state, "move")
    landings = [word.split()[1].split("-") for word in offered(state) if word.startswith("land ")]
    assert max(math.hypot(float(x) - 22, float(y) - 12) for x, y in landings) == 2.5  # from the bank before the canoe
    play(state, "land 22-13.5")
    assert status_of(state, 0) == "table" and all(y <= 14.5 for _, y in places(state, 0))


@rule("17.3.3")
def test_17_3_3_ten_regulars_leave_their_bateau() -> None:
    """MT-32: half their move has room for the first one only, and for some of the others."""
    state = afloat({"u0": {"aboard": "c0"}}, [("brit_regulars", 10)], [("bateau", 22, 10)], asked="u0")
    play(state, "move")
    landings = [word.split()[1] for word in offered(state) if word.startswith("land ")]
    assert landings and len(landings) == len(set(landings))
    play(state, f"land {landings[0]}")
    stand = places(state, 0)
    assert status_of(state, 0) == "table" and len(set(stand)) == 10
    bank = (22, 12)
    away = [((x - bank[0]) ** 2 + (y - bank[1]) ** 2) ** 0.5 for x, y in stand]
    assert away[0] <= 2.01 and 2.01 < max(away) <= 4.01
    assert not GAME.faults(state)


@rule("17.3.4", "17.3.5")
def test_17_3_4_shooting_afloat() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 5)],
        {"u0": {"aboard": "c0"}, "u1": {"at": [22, 16], "spotted": ["u0"]}},
        RIVER,
        boats=[{"type": "canoe", "seat": "attacker", "at": [22, 6]}],
    )
    assert shots(state, 0, 1) == 2 and shots(state, 1, 0) == 5
    fired = table(
        [("rangers", 4)],
        [("rangers", 5)],
        {"u0": {"aboard": "c0", "spotted": ["u1"]}, "u1": {"at": [22, 14]}},
        RIVER,
        boats=[{"type": "canoe", "seat": "attacker", "at": [22, 6]}],
        draws=[5, 5],
        asked="u0",
    )
    play(fired, "shoot", "target u1", "fire")
    assert told(fired, "shots-fired")[0]["hits"] == 0  # 5 -1 hurried -1 dispersed: short of 4


@rule("17.3.6", "20.13")
def test_17_3_6_leaving_by_water() -> None:
    state = scenario("captives", {"u0": {"at": [5, 5]}, "u8": {"aboard": "c0"}}, asked="u8")
    play(state, "move")
    assert not any(word.startswith("leave") for word in offered(state))
    canoe = {"type": "canoe", "seat": "defender", "at": [68, 8]}
    state = scenario("captives", {"u0": {"at": [5, 5]}, "u8": {"aboard": "c2"}}, asked="u8", boats=[canoe])
    play(state, "move")
    assert offers(state, "leave south")
    play(state, "leave south")
    assert status_of(state, 8) == "off" and all(boat["boat"] != 2 for boat in seen(state)["boats"])


# -- 17.4, 17.5


def ambush(units: dict[str, dict[str, object]], **more: object) -> State:
    return scenario("ambush", {"u0": {"at": [20, 44]}, **units}, **more)


@rule("17.4.1")
def test_17_4_1_rolling() -> None:
    wagon = units_with(ambush({"u8": {"at": [5, 5]}}), "wagon")[0]
    rolling = ambush({"u8": {"at": [5, 5]}}, asked=f"u{wagon}")
    x = rolling.ax[wagon]
    play(rolling, "move")
    assert offers(rolling, "roll-on 12") and not offers(rolling, "roll-on 13") and offers(rolling, "roll-back 12")
    play(rolling, "roll-on 12")
    assert 90 < rolling.ax[wagon] - x <= 96
    blocked = ambush({"u8": {"at": [37, 24]}}, asked=f"u{wagon}")
    play(blocked, "move")
    assert max(int(word.split()[1]) for word in offered(blocked) if word.startswith("roll-on ")) * 8 < 60


@rule("17.4.2")
def test_17_4_2_the_third_hit_wrecks() -> None:
    state = table(
        [("rangers", 4)],
        [("wagon", 1), ("rangers", 4)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [18, 20], "hits": 2}, "u2": {"at": FAR}},
        draws=[9, 1, 1, 1, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert status_of(state, 1) == "wrecked" and told(state, "reaction-rolled") == []


@rule("17.4.3")
def test_17_4_3_capture() -> None:
    for guard, taken in (([18, 24], False), ([18, 30], True)):
        state = table(
            [("rangers", 4)],
            [("wagon", 1), ("rangers", 4)],
            {"u0": {"at": [14.5, 20]}, "u1": {"at": [18, 20]}, "u2": {"at": guard}},
            asked="u0",
        )
        play(state, "watch")  # what follows every action
        assert (status_of(state, 1) == "captured") == taken


@rule("17.4.3")
def test_17_4_3_how_near_and_in_what_spirits() -> None:
    def taken_at(hunter: int, guard: int, hunter_mark: str = "", guard_mark: str = "") -> bool:
        """A hunter east and a guard west of a wagon, so many sixteenths from edge to edge: is it taken?"""
        bases = 1.25 + 0.5  # of a wagon and of a man
        state = table(
            [("rangers", 1)],
            [("wagon", 1), ("rangers", 1), ("rangers", 4)],
            {
                "u0": {"at": [20 + bases + hunter / 16, 20], "marks": [hunter_mark] if hunter_mark else []},
                "u1": {"at": [20, 20]},
                "u2": {"at": [20 - bases - guard / 16, 20], "marks": [guard_mark] if guard_mark else []},
                "u3": {"at": FAR},
            },
            asked="u3",
        )
        play(state, "watch")
        return status_of(state, 1) == "captured"

    assert taken_at(16, 65)
    assert not taken_at(17, 65) and not taken_at(16, 64)
    assert not taken_at(16, 65, hunter_mark="shaken") and not taken_at(16, 65, hunter_mark="flight")
    assert not taken_at(16, 64, guard_mark="shaken")  # a shaken guard still guards
    assert taken_at(16, 64, guard_mark="flight")


@rule("17.4.4", "17.4")
def test_17_4_4_wagons_are_no_figures() -> None:
    state = ambush({"u8": {"at": [5, 5]}})
    assert all(not state.counts(wagon) and strength_of(state, wagon) == 0 for wagon in units_with(state, "wagon"))
    assert units_with(state, "wagon")


@rule("17.5", "17.5.1", "4.12")
def test_17_5_1_leading_captives() -> None:
    state = table(
        [("rangers", 4), ("captives", 2)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [16, 20]}, "u2": {"at": [66, 44]}},
        asked="u0",
    )
    play(state, "move")
    assert offers(state, "go 26-20")
    play(state, "take u1")
    assert offers(state, "go 24-20") and not offers(state, "go 24.5-20")  # nobody above 4 in
    assert [allowance(state, 0, state.way[figure]) for figure in state.figures(0)] == [4 * 16] * 4
    play(state, "go 24-20", "keep", "done") if offers(state, "done") else play(state, "go 24-20", "keep")
    for x, y in places(state, 1):
        assert min((x - a) ** 2 + (y - b) ** 2 for a, b in places(state, 0)) <= 9.01
    assert not offers(state, "act u1")
    enemy = table(
        [("rangers", 4), ("captives", 2)],
        [("rangers", 4)],
        {"u0": {"at": [40, 40]}, "u1": {"at": [16, 20]}, "u2": {"at": [22, 20]}},
        asked="u2",
    )
    play(enemy, "move")
    assert refused(enemy, "take u1").rule == "17.5.1"


@rule("17.5.2")
def test_17_5_2_freed() -> None:
    for escort, freed in (([22, 24], False), ([22, 34], True)):
        state = table(
            [("rangers", 4), ("captives", 2)],
            [("rangers", 4)],
            {"u0": {"at": escort}, "u1": {"at": [22, 20]}, "u2": {"at": [25, 20]}},
            asked="u2",
        )
        play(state, "watch")
        assert (status_of(state, 1) == "freed") == freed


@rule("17.5.3")
def test_17_5_3_captives_at_the_canoe() -> None:
    state = afloat(
        {"u0": {"at": [22, 16]}, "u1": {"figures": [[21, 13], [23, 13]]}},
        [("rangers", 4), ("captives", 2)],
        [("canoe", 22, 10)],
        asked="u0",
    )
    play(state, "move", "go 22-15", "keep")
    assert offers(state, "embark u1 c0")
    play(state, "embark u1 c0")
    assert status_of(state, 1) == "aboard"
    hunters: dict[str, object] = {"figures": [[22, 13], [22, 15], [22, 17], [22, 19]]}
    hunted = afloat(
        {"u0": {"at": [40, 30]}, "u1": {"aboard": "c0"}, "u2": hunters},
        [("rangers", 4), ("captives", 2)],
        [("canoe", 22, 10)],
        asked="u0",
    )
    play(hunted, "watch")
    assert status_of(hunted, 1) == "freed"


def freed_at(hunter: int, escort: int, aboard: bool, hunter_mark: str = "", escort_mark: str = "") -> bool:
    """One hunter east and one escort west of a captive, so many sixteenths from edge to edge: is the captive freed?"""
    place: dict[str, object] = {"aboard": "c0"} if aboard else {"at": [22, 20]}
    y = 10 if aboard else 20
    bases = (2 if aboard else 0.5) + 0.5  # of a boat or a captive, and of a man
    east = 22 + bases + hunter / 16
    state = table(
        [("rangers", 1), ("captives", 1), ("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"at": [22 - bases - escort / 16, y], "marks": [escort_mark] if escort_mark else []},
            "u1": place,
            "u2": {"at": FAR},
            "u3": {"figures": [[east + 2 * k, y] for k in range(4)], "marks": [hunter_mark] if hunter_mark else []},
        },
        [area("river", 0, 0, 72, 12)] if aboard else [],
        boats=[{"type": "canoe", "seat": "attacker", "at": [22, 10]}] if aboard else [],
        asked="u2",
    )
    play(state, "watch")
    return status_of(state, 1) == "freed"


@rule("17.5.2", "17.5.3")
@pytest.mark.parametrize(("aboard", "near", "guard"), [(False, 16, 32), (True, 32, 64)])
def test_17_5_2_how_near_and_in_what_spirits(aboard: bool, near: int, guard: int) -> None:
    assert freed_at(near, guard + 1, aboard)
    assert not freed_at(near + 1, guard + 1, aboard)
    assert not freed_at(near, guard, aboard)
    assert not freed_at(near, guard + 1, aboard, hunter_mark="shaken")
    assert not freed_at(near, guard + 1, aboard, hunter_mark="flight")
    assert not freed_at(near, guard, aboard, escort_mark="shaken")  # a shaken escort still guards
    assert freed_at(near, guard, aboard, escort_mark="flight")


@rule("17.5.4")
def test_17_5_4_a_stray_shot() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6), ("captives", 2)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [20, 20], "spotted": ["u0"]}, "u2": {"at": [23, 20]}},
        draws=[9, 1, 1, 1, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert (strength_of(state, 1), strength_of(state, 2)) == (6, 1)
    for x, struck in ((22, True), (22.0625, False)):
        near = table(
            [("rangers", 4)],
            [("brit_officer", 1), ("captives", 1)],
            {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [20, 20]}, "u2": {"at": [x, 20]}},
            draws=[9, 1, 1, 1, 9],
            asked="u0",
        )
        play(near, "shoot", "target u1", "fire")
        assert (status_of(near, 2) == "destroyed") == struck  # within an inch of the unit shot at


# -- 18


@rule("18.2")
@pytest.mark.parametrize(
    ("weather", "inches"), [("clear", 4), ("heavy-rain", 4), ("dusk", 3), ("darkness", 3), ("fog", 3), ("storm", 3)]
)
def test_18_2_dusk_slows(weather: str, inches: int) -> None:
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [34, 20]}},
        asked="u0",
        weather=weather,
    )
    play(state, "move")
    assert offers(state, f"go 20-{20 + inches}") and not offers(state, f"go 20-{20 + inches}.5")
