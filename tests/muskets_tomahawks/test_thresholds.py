"""9.16, 10.10, 11.4, 13.2, 17.1.1, 17.3.3, 17.5 Moves that end indoors, aboard, off the table or with a shot."""

from __future__ import annotations

import pytest

from tests.muskets_tomahawks.table import (
    GAME,
    State,
    Troop,
    area,
    everybody,
    facing_of,
    force,
    formation_of,
    gun_at,
    gun_of,
    house,
    marked,
    places,
    scenario,
    seat_of,
    spent,
    status_of,
    strength_of,
    table,
    units_with,
)
from tests.rules import rule
from tests.table import offered, offers, play, refused, told

RIVER = [area("river", 0, 4, 72, 12)]
ROAD = {
    "id": "road",
    "type": "road",
    "shape": "polygon",
    "points": [[0, 19], [72, 19], [72, 21], [0, 21]],
    "centre_line": [[0, 20], [72, 20]],
}


def watched(state: State) -> bool:
    """Is a watcher of the defender's asked now?"""
    return state.to_act == ("defender",) and offers(state, "hold-fire")


# -- 13.2 a gun turns before it fires


@rule("13.2")
def test_13_2_a_gun_turns_one_step_before_it_fires() -> None:
    def gun(at: list[float], draws: list[int], **more: object) -> State:
        seen = {"spotted": ["u1"]} if more.pop("seen", True) else {}
        return table(
            [("light_gun", 4)],
            [("brit_regulars", 6)],
            {"u0": {"at": [20, 20], "form": "dispersed-e", **seen}, "u1": {"at": at, "spotted": ["u0"]}},
            draws=draws,
            asked="u0",
            **more,
        )

    ahead = gun([30, 17], [])
    play(ahead, "shoot")
    assert offered(ahead) == ["target u1", "face se"]  # to the north-east nothing would be in sight
    state = gun([22, 30], [9, 1, 1, 1, 1, 1, 0, 9])
    play(state, "shoot")
    assert offered(state) == ["face ne"]  # out of the arc as it stands; north is two steps away
    assert refused(state, "face n") == ("one-step-only", "13.2")
    play(state, "face ne")
    assert facing_of(state, 0) == "ne" and offered(state) == ["target u1"]
    assert places(state, 0)[0] == (20 - 17 / 16, 20 + 17 / 16)  # 13.4 the crew go with it
    play(state, "target u1", "fire")
    assert told(state, "shots-fired")[0]["shots"] == 6 and marked(state, 0, "gun-smoke") and facing_of(state, 0) == "ne"
    assert not offers(gun([10, 20], []), "shoot")  # behind it


@rule("13.2", "8.6")
def test_13_2_a_gun_that_spots_nobody_looks_back() -> None:
    state = table(
        [("light_gun", 4)],
        [("warriors", 4)],
        {"u0": {"at": [20, 20], "form": "dispersed-e"}, "u1": {"at": [28, 36]}},
        [area("woods", 24, 34, 32, 40)],
        draws=[0],
        asked="u0",
    )
    play(state, "shoot", "face ne", "target u1")
    assert facing_of(state, 0) == "e" and places(state, 0)[0] == (20, 21.5)
    assert offers(state, "move") and not offers(state, "shoot")


# -- 11.4 watchers


@rule("11.4", "17.4.2")
def test_11_4_watchers_see_a_wagon_roll() -> None:
    def wagon(draws: list[int], **of: object) -> State:
        return table(
            [("wagon", 1), ("rangers", 4)],
            [("brit_regulars", 6)],
            {
                "u0": {"at": [20, 20], **of},
                "u1": {"at": [5, 40]},
                "u2": {"at": [24, 28], "marks": ["vigilance"], "spotted": ["u0"]},
            },
            [ROAD],
            draws=draws,
            asked="u0",
        )

    state = wagon([])
    play(state, "move", "roll-on 12")
    assert watched(state) and gun_at(state, 0)[0] == 23  # half-way
    play(state, "hold-fire")
    assert watched(state) and gun_at(state, 0)[0] == 26  # at the end
    play(state, "hold-fire")
    assert state.to_act != ("defender",) or not offers(state, "hold-fire")
    wrecked = wagon([9, 0, 0, 0, 0, 0, 9], hits=2)
    play(wrecked, "move", "roll-on 12", "react")
    assert status_of(wrecked, 0) == "wrecked" and wrecked.ax[0] == 23 * 16 and not marked(wrecked, 2, "vigilance")


def going_in(draws: list[int], watcher: dict[str, object] | None = None) -> State:
    return table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"figures": [[24, 15], [25.5, 15], [24, 13.5], [25.5, 13.5]]},
            "u1": watcher or {"at": [34, 10], "marks": ["vigilance"], "spotted": ["u0"]},
        },
        [house("building_log", 23, 17, 27, 21)],
        draws=draws,
        asked="u0",
    )


@rule("11.4", "11.7", "17.1.1")
def test_11_4_watchers_see_a_unit_go_in() -> None:
    state = going_in([])
    play(state, "move", "enter b0")
    assert watched(state) and status_of(state, 0) == "table"
    assert places(state, 0) == [(24.5, 16), (25.25, 16), (24.5, 15.25), (25.25, 15.25)]  # between start and door
    play(state, "hold-fire")
    assert status_of(state, 0) == "indoors"
    assert watched(state)  # through the door
    far = going_in([], {"at": [60, 19], "marks": ["vigilance"], "spotted": ["u0"]})
    play(far, "move", "enter b0")
    assert status_of(far, 0) == "indoors" and not watched(far)  # out of range all the way


@rule("11.7", "7.13")
def test_11_7_stopped_on_the_way_to_the_door() -> None:
    state = table(
        [("rangers", 6)],
        [("brit_regulars", 6)],
        {
            "u0": {"figures": [[24, 15], [25, 15], [26, 15], [24, 14], [25, 14], [26, 14]]},
            "u1": {"at": [34, 15], "marks": ["vigilance"], "spotted": ["u0"]},
        },
        [house("building_log", 23, 17, 27, 21)],
        draws=[9, 0, 0, 0, 0, 0, 9, 5],  # one falls; 5 - 1 (not spotted before): Recoil and Shaken
        asked="u0",
    )
    play(state, "move", "enter b0", "react")
    assert status_of(state, 0) == "table" and marked(state, 0, "shaken") and strength_of(state, 0) == 5
    assert all(x < 25 for x, y in places(state, 0))  # back from half-way, away from the fire


@rule("11.4", "17.3.3")
def test_11_4_watchers_see_a_unit_board() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"figures": [[21, 13], [22, 13], [23, 13], [22, 14]]},
            "u1": {"at": [30, 20], "marks": ["vigilance"], "spotted": ["u0"]},
        },
        RIVER,
        boats=[{"type": "canoe", "seat": "attacker", "at": [22, 10]}],
        asked="u0",
    )
    play(state, "move", "board c0")
    assert watched(state) and status_of(state, 0) == "table"
    play(state, "hold-fire")
    assert watched(state) and status_of(state, 0) == "aboard"
    play(state, "hold-fire")
    assert status_of(state, 0) == "aboard"


@rule("11.7", "13.5")
def test_11_7_a_gun_has_a_half_way() -> None:
    def gun(draws: list[int]) -> State:
        return table(
            [("light_gun", 4)],
            [("brit_regulars", 6)],
            {
                "u0": {"at": [20, 20], "form": "dispersed-e"},
                "u1": {"at": [32, 20], "marks": ["vigilance"], "spotted": ["u0"]},
            },
            draws=draws,
            asked="u0",
        )

    state = gun([])
    play(state, "move", "go 24-20", "face e")
    assert watched(state) and gun_at(state, 0)[0] == 22 and places(state, 0)[0] == (22, 21.5)
    play(state, "hold-fire")
    assert watched(state) and gun_at(state, 0)[0] == 24
    shaken = gun([9, 0, 0, 0, 0, 0, 9, 8])  # one of the crew falls; 8 - 3 - 1: Recoil or Shaken, a gun is Shaken (13.6)
    play(shaken, "move", "go 23-20", "face e", "react")
    assert marked(shaken, 0, "shaken") and gun_of(shaken, 0) == "manned" and shaken.strength[0] == 3
    assert (shaken.ax[0], shaken.ay[0]) == (21.5 * 16, 20 * 16) and places(shaken, 0)[0] == (21.5, 21.5)
    between = gun([9, 0, 0, 0, 0, 0, 9, 8])
    play(between, "move", "go 22.5-20", "face e", "react")
    assert (between.ax[0], between.ay[0]) == (21 * 16, 20 * 16)  # half-way at 21.25, then the nearest place
    assert places(between, 0)[0] == (21, 21.5)  # and the crew in its slots
    fled = gun([9, 0, 0, 0, 0, 0, 9, 4])
    play(fled, "move", "go 23-20", "face e", "react")
    assert gun_of(fled, 0) == "abandoned" and (fled.ax[0], fled.ay[0]) == (21.5 * 16, 20 * 16)


# -- 17.1.1, 17.1.6 formed units and columns go in


@rule("17.1.1", "17.1.6", "2.6")
@pytest.mark.parametrize(("form", "formation"), [("one-rank-n", "one-rank"), ("column-n", "column")])
def test_17_1_1_bodies_go_in_and_disperse(form: str, formation: str) -> None:
    state = table(
        [("brit_regulars", 4)],
        [("rangers", 4)],
        {"u0": {"at": [25, 15], "form": form}, "u1": {"at": [60, 40]}},
        [house("building_log", 23, 17, 27, 21)],
        asked="u0",
    )
    assert formation_of(state, 0) == formation
    play(state, "move")
    assert offers(state, "enter b0") and offers(state, "disperse")
    play(state, "enter b0")
    assert status_of(state, 0) == "indoors" and formation_of(state, 0) == "dispersed"


@rule("17.1.1")
def test_17_1_1_every_figure_of_a_body_must_reach_an_opening() -> None:
    state = table(
        [("brit_regulars", 12)],
        [("rangers", 4)],
        {"u0": {"at": [25, 15], "form": "column-n"}, "u1": {"at": [36, 15]}},
        [house("building_log", 23, 17, 27, 21)],
        asked="u0",
    )
    play(state, "move")
    assert not offers(state, "enter b0")


@rule("17.3.3", "2.6")
def test_17_3_3_a_column_boards() -> None:
    state = table(
        [("brit_regulars", 4)],
        [("rangers", 4)],
        {"u0": {"at": [22, 13], "form": "column-s"}, "u1": {"at": [60, 40]}},
        RIVER,
        boats=[{"type": "bateau", "seat": "attacker", "at": [22, 10]}],
        asked="u0",
    )
    play(state, "move", "board c0")
    assert status_of(state, 0) == "aboard" and formation_of(state, 0) == "dispersed"


def in_close_order(state: State) -> int:
    """The first large company of the defender."""
    companies = [unit for unit in units_with(state, "close_order") if strength_of(state, unit) >= 8]
    return next(unit for unit in companies if seat_of(state, unit) == "defender")


@rule("9.16", "2.8", "13.5")
def test_9_16_ranks_columns_and_guns_leave_by_their_anchor() -> None:
    def leaves(unit: str, at: list[float], form: str) -> bool:
        state = scenario("ambush", {unit: {"at": at, "form": form}, "u0": {"status": "away"}}, asked=unit)
        play(state, "move")
        return offers(state, "leave east")

    state = scenario("ambush", {"u0": {"status": "away"}})
    guns = [unit for unit in everybody(state, "defender") if gun_of(state, unit) == "manned"]
    unit = f"u{in_close_order(state)}"
    assert leaves(unit, [67, 10], "two-ranks-e") and not leaves(unit, [67, 10], "two-ranks-n")
    assert not leaves(unit, [65, 10], "two-ranks-e")  # 6 in, nobody within 24 in
    assert leaves(unit, [65, 10], "column-e") is False and leaves(unit, [66.5, 10], "column-e")
    for gun in guns:
        assert leaves(f"u{gun}", [68, 10], "dispersed-e") and not leaves(f"u{gun}", [67, 10], "dispersed-e")


@rule("9.16", "9.9")
@pytest.mark.parametrize("unit", ["officer", "column", "gun"])
def test_9_16_leaving_askew_where_straight_out_is_barred(unit: str) -> None:
    """An enemy near the edge bars the straight way; the edge a little farther north is in reach."""
    column: list[Troop] = [("ranger_officer", 1), ("rangers", 6), ("light_gun", 4)]
    number = 1 + ["officer", "column", "gun"].index(unit)
    form = {"officer": "knot", "column": "column-e", "gun": "dispersed-e"}[unit]

    def leaves(enemy: float) -> State:
        state = GAME.position(
            {
                "scenario": "ambush",
                "unchecked": True,
                "attacker": force([("warriors", 1)], "natives"),
                "defender": force(column),
                "units": {
                    "u0": {"figures": [[71.5, enemy]]},
                    f"u{number}": {"at": [69.5, 40], "form": form},
                },
                "asked": f"u{number}",
                "draws": [],
            }
        )
        assert isinstance(state, State)
        play(state, "move")
        return state

    assert offers(leaves(20), "leave east")
    barred = leaves(38.125)
    assert offers(barred, "leave east")
    play(barred, "leave east")
    assert status_of(barred, number) == "off"


@rule("9.16", "9.13")
def test_9_16_ranks_leave_only_as_they_march() -> None:
    state = scenario("ambush", {"u0": {"status": "away"}})
    unit = in_close_order(state)
    units: dict[str, dict[str, object]] = {
        "u0": {"at": [71.5, 36.5]},
        f"u{unit}": {"at": [66, 40], "form": "one-rank-s"},
    }
    ranks = scenario("ambush", units, asked=f"u{unit}")
    play(ranks, "move")
    assert not offers(ranks, "leave east")


# -- 10.10 single shots


def thrower(u0: dict[str, object], profile: str = "rangers", **more: object) -> State:
    features = more.pop("features", None)
    return table(
        [(profile, 4)],
        [("brit_regulars", 6)],
        {"u0": {"spotted": ["u1"], **u0}, "u1": {"at": [30, 20], "spotted": ["u0"]}},
        features,  # type: ignore[arg-type]
        asked="u0",
        **more,  # type: ignore[arg-type]
    )


@rule("10.10", "10.9")
def test_10_10_a_column_throws_after_its_march() -> None:
    state = thrower({"at": [22, 20], "form": "column-e"}, draws=[9, 0, 9, 9])
    play(state, "move", "go 25-20", "face e", "halt")
    assert offered(state) == ["done", "throw"]
    play(state, "throw", "target u1", "fire")
    assert told(state, "shots-fired")[0]["shots"] == 2  # 2.3.3 the first row only
    assert sum(spent(state, 0)) == 2


@rule("10.10")
def test_10_10_those_who_go_in_throw_from_the_windows() -> None:
    state = thrower(
        {"figures": [[24, 15], [25, 15], [24, 16], [25, 16]]}, features=[house("building_log", 23, 18, 26, 22)]
    )
    play(state, "move", "enter b0")
    assert status_of(state, 0) == "indoors" and offered(state) == ["done", "throw"]


@rule("10.10", "9.13")
def test_10_10_ranks_use_their_pistols_after_an_advance() -> None:
    state = thrower({"at": [24, 20], "form": "one-rank-e"}, "highlanders")
    officer = table([("brit_officer", 1)], [("rangers", 4)], {"u0": {"at": [9, 9]}, "u1": {"at": [60, 40]}})
    state.single[0] = officer.single[0]  # his pistol
    play(state, "move", "advance 2")
    assert offered(state) == ["done", "throw"]


@rule("10.10", "17.3.4")
def test_10_10_a_boat_and_its_landing_end_with_a_throw() -> None:
    def boat() -> State:
        return table(
            [("rangers", 4)],
            [("brit_regulars", 6)],
            {"u0": {"aboard": "c0", "spotted": ["u1"]}, "u1": {"at": [30, 15], "spotted": ["u0"]}},
            RIVER,
            boats=[{"type": "canoe", "seat": "attacker", "at": [22, 10]}],
            asked="u0",
        )

    state = boat()
    play(state, "move", "sail 26-10", "halt")
    assert offered(state) == ["done", "throw"]
    landed = boat()
    play(landed, "move", "sail 26-10")
    play(landed, next(word for word in offered(landed) if word.startswith("land 26")))
    assert status_of(landed, 0) == "table" and offered(landed) == ["done", "throw"]


@rule("10.10", "8.6")
def test_10_10_a_throw_that_spots_nobody_may_be_tried_at_another() -> None:
    state = table(
        [("rangers", 4)],
        [("warriors", 4), ("warriors", 4)],
        {"u0": {"at": [22, 20]}, "u1": {"at": [29, 20]}, "u2": {"at": [24, 26]}},
        [area("woods", 27, 18, 32, 23), area("brush", 22, 24.5, 27, 28)],
        draws=[0, 9],
        asked="u0",
    )
    play(state, "move", "go 23-20", "keep", "throw", "target u1")
    assert offers(state, "throw")
    play(state, "throw")
    assert offered(state) == ["target u2"]


@rule("10.10", "12.3.2")
def test_10_10_only_those_with_an_empty_musket_throw_in_reply() -> None:
    def target(smoke: int, spent: int = 0) -> State:
        state = table(
            [("braves", 4)],
            [("rangers", 4)],
            {
                "u0": {"at": [22, 20], "spotted": ["u1"]},
                "u1": {"at": [29, 20], "smoke": smoke, "spent": spent, "spotted": ["u0"]},
            },
            draws=[0] * 60,
            asked="u0",
        )
        play(state, "engage u1")
        return state

    assert offers(target(0), "reply") and not offers(target(0), "reply-once")
    mixed = target(2)
    assert {"reply", "reply-once"} <= set(offered(mixed))
    play(mixed, "reply-once")
    assert told(mixed, "shots-fired")[0]["shots"] == 2 and sum(mixed.spent) == 2
    main = target(2)
    play(main, "reply")
    assert told(main, "shots-fired")[0]["shots"] == 2 and sum(main.spent) == 0
    assert not offers(target(2, 2), "reply-once")  # those two have thrown already


# -- 17.5 captives


def led(u0: dict[str, object], profile: str = "brit_regulars", **more: object) -> State:
    features = more.pop("features", None)
    captives = more.pop("captives", {"figures": [[20, 17.5], [21, 17.5]]})
    return table(
        [(profile, 4), ("captives", 2)],
        [("rangers", 4)],
        {"u0": u0, "u1": captives, "u2": {"at": [66, 44]}},  # type: ignore[dict-item]
        features,  # type: ignore[arg-type]
        asked="u0",
        **more,  # type: ignore[arg-type]
    )


def near_escort(state: State) -> bool:
    return all(
        min((ax - x) ** 2 + (ay - y) ** 2 for ax, ay in places(state, 0)) <= 9 for x, y in places(state, 1)
    )  # 2 in and two bases


@rule("17.5.1")
def test_17_5_1_ranks_lead_captives() -> None:
    state = led({"at": [20, 20], "form": "one-rank-e"})
    play(state, "move")
    assert offers(state, "take u1") and offers(state, "advance 10")
    play(state, "take u1")
    assert not offers(state, "take u1") and offers(state, "advance 8") and not offers(state, "advance 9")
    play(state, "advance 8")
    assert near_escort(state) and told(state, "captives-led") == [{"unit": 1, "escort": 0}]


@rule("17.5.1")
def test_17_5_1_columns_and_guns_lead_captives() -> None:
    column = led({"at": [20, 20], "form": "column-e"})
    play(column, "move", "take u1")
    assert offers(column, "go 24-20") and not offers(column, "go 25-20")
    play(column, "go 24-20", "face e", "halt")
    assert near_escort(column)
    gun = led({"at": [20, 20], "form": "dispersed-e"}, "light_gun")
    play(gun, "move", "take u1", "go 22-20", "face e")
    assert near_escort(gun) and gun.ax[0] == 22 * 16


@rule("17.5.1", "17.1.2", "17.1.3")
def test_17_5_1_captives_beside_a_house() -> None:
    cabin = [house("building_log", 18, 19, 22, 23)]
    out = led({"in": "b0"}, "rangers", features=cabin, captives={"figures": [[19, 17.5], [21, 17.5]]})
    play(out, "move", "take u1", "go 20-16", "knot")
    assert near_escort(out)
    inn = led(
        {"figures": [[19, 16], [20, 16], [21, 16], [20, 15]]},
        "rangers",
        features=cabin,
        captives={"figures": [[19, 14], [21, 14]]},
    )
    play(inn, "move", "take u1", "enter b0")
    assert status_of(inn, 0) == "indoors" and all(16 <= y <= 26 and 15 <= x <= 25 for x, y in places(inn, 1))
    assert told(inn, "captives-led") == [{"unit": 1, "escort": 0}]


@rule("17.5.1", "17.5.3")
def test_17_5_3_captives_go_aboard_and_ashore_with_their_escort() -> None:
    def boat(captives: dict[str, object], u0: dict[str, object] | None = None) -> State:
        return led(
            u0 or {"aboard": "c0"},
            "rangers",
            features=RIVER,
            captives=captives,
            boats=[{"type": "canoe", "seat": "attacker", "at": [22, 10]}],
        )

    ashore = boat({"figures": [[24, 13], [25, 13]]})
    play(ashore, "move")
    assert offers(ashore, "take u1")
    play(ashore, "take u1")
    assert not [word for word in offered(ashore) if word.startswith("sail")]  # they cannot walk on water
    sailed = boat({"figures": [[27, 13], [28, 13]]})
    play(sailed, "move", "sail 26-10", "halt", "embark u1 c0")
    assert status_of(sailed, 1) == "aboard"
    landing = boat({"aboard": "c0"})
    play(landing, "move", "take u1")
    play(landing, next(word for word in offered(landing) if word.startswith("land")))
    assert status_of(landing, 0) == status_of(landing, 1) == "table" and near_escort(landing)
    column = boat({"figures": [[20, 13.5], [24, 13.5]]}, {"at": [22, 12.5], "form": "column-s"})
    play(column, "move", "take u1", "board c0")
    assert status_of(column, 0) == status_of(column, 1) == "aboard"


@rule("9.16")
def test_9_16_those_who_left_are_safe() -> None:
    state = scenario("ambush", {"u0": {"status": "away"}})
    unit = in_close_order(state)
    state = scenario(
        "ambush", {f"u{unit}": {"at": [69, 10], "form": "column-e"}, "u0": {"status": "away"}}, asked=f"u{unit}"
    )
    play(state, "move", "leave east")
    assert status_of(state, unit) == "off"


@rule("17.1.2", "9.10")
def test_17_1_2_out_of_a_house_and_on() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"in": "b0"}, "u1": {"at": [66, 44]}},
        [house("building_log", 23, 17, 27, 21)],
        asked="u0",
    )
    play(state, "move", "go 25-15", "onward")
    assert status_of(state, 0) == "table" and places(state, 0)[0] == (25, 15)
    assert offers(state, "halt") and offers(state, "go 25-12")  # 5 + 2 - 1 for the house, 2 of them gone
    assert not offers(state, "go 25-10")
    play(state, "go 27-12", "keep")
    assert places(state, 0)[0] == (27, 12)


@rule("17.5.1", "7.14")
def test_17_5_1_nobody_is_stranded_with_captives() -> None:
    """Where the boat can neither sail nor land, captives are not taken along."""
    state = led(
        {"aboard": "c0", "strength": 1},
        "rangers",
        features=[area("river", 0, 0, 72, 30)],
        captives={"aboard": "c0"},
        boats=[{"type": "bateau", "seat": "attacker", "at": [22, 10]}],
    )
    assert not offers(state, "move")  # too few paddlers, and no bank
