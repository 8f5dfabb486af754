"""15, 16, 17, 18 Officers, hidden movement, buildings, fire, boats, wagons, captives, weather."""

import pytest

from arpents.games.muskets_tomahawks.facts.profiles import LONG_RIFLE, SCOUTS
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_RADIUS, MARKER_RADIUS, WAGON_RADIUS
from arpents.games.muskets_tomahawks.features.boats import cannot_board, cannot_paddle, landing_point
from arpents.games.muskets_tomahawks.features.buildings import cannot_enter, cannot_occupy
from arpents.games.muskets_tomahawks.features.burning import cannot_extinguish, cannot_set_fire, fires_grow, smoke_out
from arpents.games.muskets_tomahawks.features.captives import cannot_escort, free_captives
from arpents.games.muskets_tomahawks.features.wagons import capture_wagons, wagon_reach
from arpents.games.muskets_tomahawks.fire.shooting import cannot_shoot_at, shots
from arpents.games.muskets_tomahawks.fire.volley import strike_captive
from arpents.games.muskets_tomahawks.measuring.footing import WAY_OFF_ROAD, allowance
from arpents.games.muskets_tomahawks.morale.officers import nearest_saviour, saviours
from arpents.games.muskets_tomahawks.morale.reaction import common_modifiers, rally_value
from arpents.games.muskets_tomahawks.setting_up.muster import find_commander, rolled_intrigue
from arpents.games.muskets_tomahawks.spotting.hidden import turn_over_near
from arpents.games.muskets_tomahawks.state import DESTROYED, IN_FLIGHT, INDOORS, SHAKEN, UP
from arpents.games.muskets_tomahawks.victory import intrigue_done, intrigue_fulfilled
from arpents.games.muskets_tomahawks.words.reasons import FRIENDS_INSIDE, TOO_FAR_FROM_BUILDING
from tests.muskets_tomahawks.table import GAME, State, Troop, area, house, obstacle, places, scenario, status_of, table
from tests.rules import rule
from tests.table import offered, offers, play, told

FAR = [60, 40]


@rule("15.1")
def test_15_1_the_dearest_commands() -> None:
    state = table(
        [("brit_officer", 1), ("ranger_officer", 1), ("rangers", 4)],
        [("brit_officer", 1), ("fr_officer", 1)],
        {"u0": {"at": [5, 5]}, "u1": {"at": [5, 10]}, "u2": {"at": [5, 20]}, "u3": {"at": FAR}, "u4": {"at": [60, 30]}},
    )
    assert find_commander(state, 0) == 1 and find_commander(state, 1) == 3  # the first on a tie


@rule("15.2")
def test_15_2_officers_as_targets() -> None:
    def target(officer: list[float], friend: list[float], shooter: str = "rangers") -> int:
        state = table(
            [(shooter, 4)],
            [("brit_officer", 1), ("brit_regulars", 6)],
            {"u0": {"at": [10, 20]}, "u1": {"at": officer}, "u2": {"at": friend}},
        )
        return cannot_shoot_at(state, 0, 1, 0)

    assert target([20, 24], [20, 20]) != 0
    assert target([18, 24], [24, 24]) == 0  # nearest
    assert target([20, 28], [20, 20]) == 0  # nobody within 4 in of him
    assert target([20, 24], [20, 20], "hunters") == 0
    equal = table(
        [("ranger_officer", 1)],
        [("fr_officer", 1), ("fr_officer", 1)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [20, 22]}, "u2": {"at": [20, 18]}},
    )
    assert cannot_shoot_at(equal, 0, 1, 0) == 0 and cannot_shoot_at(equal, 0, 2, 0) == 0  # nobody is nearer
    for led in ("wagon", "captives"):  # neither a guard nor a nearer unit
        for third in ([12, 12], [23, 23]):
            beside = table(
                [("rangers", 4)],
                [("brit_officer", 1), (led, 1), ("rangers", 1)],
                {"u0": {"at": [10, 20]}, "u1": {"at": [20, 22]}, "u2": {"at": [18, 25]}, "u3": {"at": third}},
            )
            assert cannot_shoot_at(beside, 0, 1, 0) == 0


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
    assert status_of(state, 1) == "table" and state.strength[2] == 5


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
    def beside(x: float) -> State:
        return table(
            [("brit_officer", 1), ("brit_officer", 1), ("rangers", 1), ("brit_regulars", 3)],
            [("rangers", 4)],
            {
                "u0": {"at": [20, 20]},
                "u1": {"at": [20, 22]},
                "u2": {"at": [20, 18]},
                "u3": {"figures": [[x, 20], [40 - x, 20], [30, 20]]},
                "u4": {"at": FAR},
            },
        )

    assert saviours(beside(23), 0) == [3]  # two inches; no Officer, nobody of another type
    assert saviours(beside(23.0625), 0) == []
    state = beside(22)
    assert nearest_saviour(state, 0, 3) == state.first[3] + 1  # the highest number of two as near


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
    assert common_modifiers(state, 1) == (1 if talent == "charismatic" else 0)  # ten inches away
    if talent == "woodsman":
        assert state.is_a(0, SCOUTS) and state.printed[0] == 80
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
        assert state.shooting[0] == 3 and state.main[0] == LONG_RIFLE
    if talent == "steady_voice":
        assert rally_value(state, 1) == 5
        state.put(0, 0, 16 * 16, state.fy[0])
        assert rally_value(state, 1) == 4
    if talent == "drillmaster":
        state.put(0, 0, 16 * 16, state.fy[0])
        play(state, "recover")
        assert sum(state.smoke) == 0 and state.drilled == 1


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


@rule("15.5")
def test_15_5_intrigues() -> None:
    def state_with(first: str, second: str, **more: object) -> State:
        return table(
            [("brit_officer", 1), ("brit_regulars", 6)],
            [("fr_officer", 1), ("rangers", 4)],
            {"u0": {"at": [70, 20]}, "u1": {"at": [10, 10]}, "u2": {"at": [60, 40]}, "u3": {"at": [60, 30]}},
            [house("building_log", 30, 30, 34, 34)],
            intrigues=[first, second],
            **more,
        )

    assert intrigue_done(state_with("secret_papers", "glory"), 0)  # two inches from the east edge
    thwarted = state_with("secret_papers", "thwart")  # it succeeds when the other fails
    assert intrigue_done(thwarted, 0) and not intrigue_done(thwarted, 1)
    thwarted.put(0, 0, 20 * 16, thwarted.fy[0])
    assert not intrigue_done(thwarted, 0) and intrigue_done(thwarted, 1)
    both = state_with("thwart", "thwart")
    assert not intrigue_done(both, 0) and not intrigue_done(both, 1)
    assert intrigue_fulfilled(state_with("ambition", "glory", command=[4, 0]), 0)
    assert not intrigue_fulfilled(state_with("ambition", "glory", command=[3, 0]), 0)
    vow = state_with("vow_to_the_men", "blood_feud", pledges=[1, 0])
    assert intrigue_fulfilled(vow, 0) and not intrigue_fulfilled(vow, 1)
    vow.strength[1] = 2
    vow.status[0] = DESTROYED
    assert not intrigue_fulfilled(vow, 0) and intrigue_fulfilled(vow, 1)
    house_state = state_with("hold_the_house", "glory", pledges=[0, -1])
    assert not intrigue_fulfilled(house_state, 0)
    house_state.put(0, 0, 35 * 16, 32 * 16)
    assert intrigue_fulfilled(house_state, 0)
    deeds = state_with("glory", "prisoner")
    deeds.deeds = [2 << 8, 1 << 6]
    assert intrigue_fulfilled(deeds, 0) and intrigue_fulfilled(deeds, 1)
    deeds.intrigue[0] = 4
    deeds.deeds[0] = 0b10101
    assert intrigue_fulfilled(deeds, 0)  # three sectors mapped
    raid = scenario("raid", {"u0": {"at": [5, 5]}, "u9": {"at": [40, 40]}}, intrigues=["spare_the_innocent", "glory"])
    assert intrigue_fulfilled(raid, 0) and rolled_intrigue(raid, 0, 7) == 7
    raid.spared[0] = 1
    assert not intrigue_fulfilled(raid, 0)
    assert (
        rolled_intrigue(scenario("meeting", {"u0": {"at": [5, 5]}, "u9": {"at": [60, 5]}}), 0, 7) == 8
    )  # no civilians: the next


# -- 16


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
    assert state.marker_side[0] == UP  # in the open, within 12 in of an enemy who sees it
    hidden = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [34, 20]}},
        [area("brush", 15, 15, 25, 25)],
        asked="m0",
    )
    play(hidden, "move", "go 21.5-20", "halt")
    assert hidden.marker_side[0] == 0
    near = table(
        [("rangers", 4)],
        [("brit_officer", 1)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [27, 20]}},
        [area("brush", 15, 15, 25, 25)],
        asked="u1",
    )
    play(near, "move", "go 25-20", "keep")
    assert near.marker_side[0] == UP and status_of(near, 0) == "table"  # within 4 in


@rule("16.3")
def test_16_3_within_four_inches_in_sight_or_one_out_of_it() -> None:
    def turned(away: float, features: list[dict[str, object]]) -> bool:
        state = table(
            [("rangers", 4)],
            [("brit_officer", 1)],
            {"u0": {"hidden": [20, 20]}, "u1": {"at": [20 + (MARKER_RADIUS + 8) / 16 + away, 20]}},
            features,
        )
        turn_over_near(state)
        return state.marker_side[0] == UP

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
    assert state.marker_side == [UP, UP] and len(told(state, "dummy-shown")) == 1


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
    assert status_of(state, 0) == "indoors" and state.inside[0] == 0
    crowd = table(
        [("rangers", 4), ("brit_regulars", 8)],
        [("rangers", 4)],
        {"u0": {"figures": [[22, 20], [22, 21], [22, 19], [22, 18]]}, "u1": {"in": "b0"}, "u2": {"at": FAR}},
        hut,
        asked="u0",
    )
    assert cannot_enter(crowd, 0, 0) != 0  # ten is the capacity
    held = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"figures": [[22, 20], [22, 21], [22, 19], [22, 18]]}, "u1": {"in": "b0"}},
        hut,
        asked="u0",
    )
    assert cannot_occupy(held, 0, 0) != 0
    rider = table(
        [("brit_officer", 1, ["mounted"])],
        [("rangers", 4)],
        {"u0": {"at": [22, 20]}, "u1": {"at": FAR}},
        hut,
        asked="u0",
    )
    assert cannot_occupy(rider, 0, 0) != 0


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
    found = shots(state, 0, 1, 0)
    assert len(found) == 2 and (found[0].ax, found[0].ay) == (28 * 16, 20 * 16)  # the east window only
    state = table(
        [("rangers", 6)],
        [("rangers", 4)],
        {"u0": {"in": "b0"}, "u1": {"at": [34, 28]}},
        [house("building_log", 24, 18, 28, 22)],
    )
    assert len(shots(state, 0, 1, 0)) == 4


def raid(units: dict[str, dict[str, object]], **more: object) -> State:
    return scenario("raid", {"u0": {"at": [5, 5]}, "u7": {"at": [60, 44]}, **units}, **more)


@rule("17.2", "17.2.1", "7.8")
def test_17_2_1_setting_fire() -> None:
    state = raid({"u2": {"at": [42, 35.5], "form": "line-w-e"}}, asked="u2")
    assert offers(state, "set-fire b1") and not offers(state, "set-fire b0")
    play(state, "set-fire b1")
    assert state.fire[1] == 1
    assert cannot_set_fire(state, 2, 1) != 0 and cannot_set_fire(state, 7, 2) != 0  # burning; the defender
    meeting = scenario("meeting", {"u0": {"at": [29, 29]}, "u9": {"at": [60, 5]}}, asked="u0")
    assert not offers(meeting, "set-fire b0")


@rule("17.2.2", "17.2.3", "17.2.4")
def test_17_2_2_fires_grow() -> None:
    state = raid({}, fire={"b0": 1, "b1": 1, "b3": 3}, draws=[4, 3, 4])
    inside = [unit for unit in range(state.units()) if status_of(state, unit) == "indoors" and state.inside[unit] == 0]
    fires_grow(state)
    assert state.fire == [2, 1, 0, 4] and state.collapsed(3)  # the mill is stone
    assert all(status_of(state, unit) == "table" for unit in inside)
    assert cannot_occupy(state, 0, 0) != 0
    wood = raid({}, fire={"b1": 2}, draws=[9])
    fires_grow(wood)
    assert wood.collapsed(1) and wood.board.hinders(42 * 16, 32 * 16, 8) >> 1 & wood.standing() == 0


@rule("17.2.5")
def test_17_2_5_extinguishing() -> None:
    for die, level in ((4, 1), (5, 0)):
        state = raid({"u9": {"at": [28, 30]}}, fire={"b0": 1}, asked="u9", draws=[die])
        play(state, "extinguish b0")
        assert state.fire[0] == level
    assert cannot_extinguish(raid({}, fire={"b0": 2}), 9, 0) != 0


@rule("17.2.3")
def test_17_2_3_out_where_the_fewest_enemies_are() -> None:
    state = table(
        [("warriors", 4)],
        [("brit_regulars", 6)],
        {"u0": {"figures": [[26, 15], [31, 20], [26, 25], [16, 20]]}, "u1": {"in": "b0"}},
        [house("building_log", 24, 18, 28, 22)],
    )
    smoke_out(state, 0)  # one enemy by the door and two windows; the one in the west is eight inches off
    assert status_of(state, 1) == "table" and len(places(state, 1)) == 6
    assert sum(x for x, _ in places(state, 1)) / 6 < 24


@rule("17.2.1", "17.2.5")
def test_17_2_1_nobody_burns_his_friends_and_those_inside_put_it_out() -> None:
    state = raid({"u2": {"at": [42, 35.5], "form": "line-w-e"}})
    assert cannot_set_fire(state, 2, 1) == 0
    state.status[1], state.inside[1] = INDOORS, 1
    assert cannot_set_fire(state, 2, 1) == FRIENDS_INSIDE
    burning = raid({"u9": {"at": [5, 40]}}, fire={"b0": 1})
    inside = [
        unit for unit in range(burning.units()) if status_of(burning, unit) == "indoors" and burning.inside[unit] == 0
    ]
    assert inside and all(cannot_extinguish(burning, unit, 0) == 0 for unit in inside)
    assert cannot_extinguish(burning, 9, 0) == TOO_FAR_FROM_BUILDING


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
    return table(attacker, [("rangers", 4)], {**units, f"u{len(attacker)}": {"at": [66, 44]}}, RIVER, **spec)  # type: ignore[arg-type]


@rule("17.3", "17.3.1", "17.3.3")
def test_17_3_3_boarding() -> None:
    def board(count: int, type: str, y: float = 13) -> int:
        state = afloat(
            {"u0": {"figures": [[20 + k % 4, y + k // 4] for k in range(count)]}},
            [("rangers", count)],
            [(type, 22, 10)],
            asked="u0",
        )
        return cannot_board(state, 0, 0)

    assert board(6, "canoe") == 0 and board(7, "canoe") != 0 and board(7, "bateau") == 0
    assert board(4, "canoe", 17) != 0  # half the allowance
    state = afloat(
        {"u0": {"figures": [[20 + k, 14] for k in range(4)]}}, [("rangers", 4)], [("canoe", 22, 10)], asked="u0"
    )
    assert landing_point(state, 0) == (22 * 16) << 16 | 12 * 16
    play(state, "move", "board c0")
    assert status_of(state, 0) == "aboard"


@rule("17.3.2")
def test_17_3_2_paddling() -> None:
    state = afloat({"u0": {"aboard": "c0"}}, [("rangers", 4)], [("canoe", 22, 6)], asked="u0")
    play(state, "move")
    assert offers(state, "sail 32-6") and not offers(state, "sail 32.5-6") and not offers(state, "sail 22-12")
    play(state, "sail 26-6", "sail 30-6", "halt")
    assert state.boat_x[0] == 30 * 16
    few = afloat({"u0": {"aboard": "c0", "strength": 1}}, [("rangers", 4)], [("canoe", 22, 6)])
    assert cannot_paddle(few, 0) != 0
    officer = afloat({"u0": {"aboard": "c0"}}, [("brit_officer", 1)], [("canoe", 22, 6)])
    assert cannot_paddle(officer, 0) == 0


def test_17_3_3_landing() -> None:
    state = afloat({"u0": {"aboard": "c0"}}, [("rangers", 4)], [("canoe", 22, 10)], asked="u0")
    play(state, "move", "land 22-13.5")
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
    assert len(shots(state, 0, 1, 0)) == 2 and len(shots(state, 1, 0, 0)) == 5
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
    state.boat_y[0] = 8 * 16
    assert offers(state, "leave south")
    play(state, "leave south")
    assert status_of(state, 8) == "off" and state.boat_side[0] == -1


# -- 17.4, 17.5


def ambush(units: dict[str, dict[str, object]], **more: object) -> State:
    return scenario("ambush", {"u0": {"at": [20, 44]}, **units}, **more)


def wagons(state: State) -> list[int]:
    return [unit for unit in range(state.units()) if state.traits[unit] & 1 << 13]


@rule("17.4.1")
def test_17_4_1_rolling() -> None:
    state = ambush({"u8": {"at": [5, 5]}})
    wagon = wagons(state)[0]
    assert wagon_reach(state, wagon, 1) == 96
    rolling = ambush({"u8": {"at": [5, 5]}}, asked=f"u{wagon}")
    x = rolling.ax[wagon]
    play(rolling, "move")
    assert offers(rolling, "roll-on 12") and not offers(rolling, "roll-on 13") and offers(rolling, "roll-back 12")
    play(rolling, "roll-on 12")
    assert 90 < rolling.ax[wagon] - x <= 96
    blocked = ambush({"u8": {"at": [37, 24]}})
    assert wagon_reach(blocked, wagons(blocked)[0], 1) < 60


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
        )
        capture_wagons(state)
        assert (status_of(state, 1) == "captured") == taken


@rule("17.4.3")
def test_17_4_3_how_near_and_in_what_spirits() -> None:
    def taken_at(hunter: int, guard: int, hunter_mark: int = 0, guard_mark: int = 0) -> bool:
        state = table(
            [("rangers", 1)],
            [("wagon", 1), ("rangers", 1)],
            {"u0": {"at": [40, 20]}, "u1": {"at": [20, 20]}, "u2": {"at": [4, 20]}},
        )
        for unit, way, gap, mark in ((0, 1, hunter, hunter_mark), (2, -1, guard, guard_mark)):
            state.marks[unit] |= mark
            state.put(unit, state.first[unit], 20 * 16 + way * (WAGON_RADIUS + state.radius[unit] + gap), 20 * 16)
        capture_wagons(state)
        return status_of(state, 1) == "captured"

    assert taken_at(16, 65)
    assert not taken_at(17, 65) and not taken_at(16, 64)
    assert not taken_at(16, 65, hunter_mark=SHAKEN) and not taken_at(16, 65, hunter_mark=IN_FLIGHT)
    assert not taken_at(16, 64, guard_mark=SHAKEN)  # a shaken guard still guards
    assert taken_at(16, 64, guard_mark=IN_FLIGHT)


@rule("17.4.4", "17.4")
def test_17_4_4_wagons_are_no_figures() -> None:
    state = ambush({"u8": {"at": [5, 5]}})
    assert all(not state.counts(wagon) and state.strength[wagon] == 0 for wagon in wagons(state))


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
    assert cannot_escort(state, 2, 1) != 0
    assert not offers(state, "act u1")


@rule("17.5.2")
def test_17_5_2_freed() -> None:
    for escort, freed in (([22, 24], False), ([22, 34], True)):
        state = table(
            [("rangers", 4), ("captives", 2)],
            [("rangers", 4)],
            {"u0": {"at": escort}, "u1": {"at": [22, 20]}, "u2": {"at": [25, 20]}},
        )
        free_captives(state)
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
    hunted = afloat(
        {"u0": {"at": [40, 30]}, "u1": {"aboard": "c0"}}, [("rangers", 4), ("captives", 2)], [("canoe", 22, 10)]
    )
    hunter = hunted.first[2]
    hunted.put(2, hunter, 22 * 16, 13 * 16)
    free_captives(hunted)
    assert status_of(hunted, 1) == "freed"


def freed_at(hunter: int, escort: int, aboard: bool, hunter_mark: int = 0, escort_mark: int = 0) -> bool:
    """One hunter east and one escort west of a captive, so many sixteenths from edge to edge: is the captive freed?"""
    place: dict[str, object] = {"aboard": "c0"} if aboard else {"at": [22, 20]}
    state = afloat({"u0": {"at": [40, 30]}, "u1": place}, [("rangers", 1), ("captives", 1)], [("canoe", 22, 10)])
    x, y = (22 * 16, 10 * 16) if aboard else (state.fx[state.first[1]], state.fy[state.first[1]])
    base = BOAT_RADIUS if aboard else state.radius[1]
    for unit, way, gap, mark in ((0, -1, escort, escort_mark), (2, 1, hunter, hunter_mark)):
        state.marks[unit] |= mark
        for figure in range(state.first[unit], state.first[unit] + state.start[unit]):
            state.put(unit, figure, x + way * (base + state.radius[unit] + gap), y)
    free_captives(state)
    return status_of(state, 1) == "freed"


@rule("17.5.2", "17.5.3")
@pytest.mark.parametrize(("aboard", "near", "guard"), [(False, 16, 32), (True, 32, 64)])
def test_17_5_2_how_near_and_in_what_spirits(aboard: bool, near: int, guard: int) -> None:
    assert freed_at(near, guard + 1, aboard)
    assert not freed_at(near + 1, guard + 1, aboard)
    assert not freed_at(near, guard, aboard)
    assert not freed_at(near, guard + 1, aboard, hunter_mark=SHAKEN)
    assert not freed_at(near, guard + 1, aboard, hunter_mark=IN_FLIGHT)
    assert not freed_at(near, guard, aboard, escort_mark=SHAKEN)  # a shaken escort still guards
    assert freed_at(near, guard, aboard, escort_mark=IN_FLIGHT)


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
    assert state.strength[1:] == [6, 1]
    for x, struck in ((22, True), (22.0625, False)):
        near = table(
            [("rangers", 4)],
            [("brit_officer", 1), ("captives", 1)],
            {"u0": {"at": [10, 20]}, "u1": {"at": [20, 20]}, "u2": {"at": [x, 20]}},
        )
        assert strike_captive(near, 1) == struck  # within an inch of the unit shot at


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
