"""8, 9.5, 18.1 Spotting and sight."""

from typing import Any

import pytest

from arpents.games.muskets_tomahawks.spotting.spotting import SPOTTING_COLUMNS, needed, reach_of
from tests.muskets_tomahawks.table import State, area, house, obstacle, scenario, seat_of, sees, table, unit_seen
from tests.rules import rule
from tests.table import offered, offers, play, told


def facing(
    looker: str,
    target: str,
    away: float,
    features: list[dict[str, object]] | None = None,
    target_spec: dict[str, object] | None = None,
    **more: object,
) -> State:
    """One Officer looks due east at another, so that there is one pair of figures."""
    return table(
        [(looker, 1)],
        [(target, 1)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [10 + away, 20], **(target_spec or {})}},
        features,
        size=(144, 48),
        **more,
    )


def best_die(state: State, unit: int, target: int) -> int:
    """8.3 The lowest die that spots, 10 where none does."""
    spotting: Any = state.query(seat_of(state, unit), "shooting", {"unit": f"u{unit}", "target": f"u{target}"})[
        "spotting"
    ]
    assert not spotting["spotted"] and spotting["chances"] == 10 - spotting["needed"]
    return int(spotting["needed"])


@rule("8.2", "8.3")
def test_8_2_ten_columns() -> None:
    assert [column // 16 for column in SPOTTING_COLUMNS] == [2, 4, 8, 12, 18, 24, 36, 48, 96, 120]
    assert reach_of(3, -9) == 32 and reach_of(9, 5) == 120 * 16
    assert needed(0, 24 * 16) == 5 and needed(0, 24 * 16 + 1) == 6 and needed(-3, 121 * 16) == 10


@rule("8.3")
def test_8_3_the_lowest_die_is_the_first_that_reaches() -> None:
    edges = [away + more for away in SPOTTING_COLUMNS for more in (-1, 0, 1)]
    for shift in range(-15, 16):
        for away in [0, *edges]:
            faces = [face for face in range(10) if away <= reach_of(face, shift)]
            assert needed(shift, away) == (faces[0] if faces else 10), (shift, away)


@rule("8.3", "8.1")
def test_8_3_line_in_the_open() -> None:
    assert best_die(facing("brit_officer", "brit_officer", 24), 0, 1) == 5
    assert best_die(facing("brit_officer", "brit_officer", 24.5), 0, 1) == 6
    assert best_die(facing("brit_officer", "brit_officer", 2), 0, 1) == 0


@rule("8.4", "8.4.5", "8.4.6", "8.4.8", "4.1", "4.2")
def test_8_4_natives_in_woods() -> None:
    woods = [area("woods", 21, 10, 40, 30)]
    assert best_die(facing("ranger_officer", "war_chief", 12, woods), 0, 1) == 7  # -4 -1 +1
    assert best_die(facing("brit_officer", "war_chief", 12, woods), 0, 1) == 8
    assert best_die(facing("brit_officer", "war_chief", 12), 0, 1) == 4
    assert best_die(facing("ranger_officer", "brit_officer", 12), 0, 1) == 2


@rule("8.4.1")
def test_8_4_1_smoke() -> None:
    woods = [area("woods", 21, 10, 40, 30)]
    assert best_die(facing("ranger_officer", "war_chief", 12, woods, {"smoke": 1}), 0, 1) == 4


@rule("8.4.11", "8.8")
def test_8_4_11_deep_in_the_woods() -> None:
    woods = [area("woods", 18, 10, 40, 30)]
    assert best_die(facing("ranger_officer", "war_chief", 12, woods), 0, 1) == 9  # one slice of 3 in more


@rule("8.4.2", "4.6")
def test_8_4_2_mounted() -> None:
    state = table(
        [("brit_officer", 1)], [("brit_officer", 1, ["mounted"])], {"u0": {"at": [10, 20]}, "u1": {"at": [34, 20]}}
    )
    assert best_die(state, 0, 1) == 4


@rule("8.4.3", "13.1")
def test_8_4_3_guns_wagons_boats() -> None:
    state = table(
        [("brit_officer", 1)],
        [("light_gun", 4), ("rangers", 4)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [106, 20], "form": "dispersed-w"}, "u2": {"aboard": "c0"}},
        [area("river", 0, 30, 144, 48)],
        size=(144, 48),
        boats=[{"type": "canoe", "seat": "defender", "at": [34, 36]}],
    )
    assert best_die(state, 0, 1) == 6
    assert best_die(state, 0, 2) == 4  # 8.11 as the boat: 28.8 in, +2


@rule("8.4.4", "8.9")
def test_8_4_4_light_cover() -> None:
    assert best_die(facing("brit_officer", "brit_officer", 12, [area("brush", 21, 10, 25, 30)]), 0, 1) == 6
    both = [area("brush", 21, 10, 25, 30), obstacle("hedge", (20.5, 10), (20.5, 30))]
    assert best_die(facing("brit_officer", "brit_officer", 12, both), 0, 1) == 7  # the worse alone


@rule("8.4.7", "16.6")
def test_8_4_7_hidden_markers() -> None:
    def marker(away: float) -> int:
        state = table(
            [("brit_officer", 1)],
            [("rangers", 4)],
            {"u0": {"at": [10, 20]}, "u1": {"hidden": [10 + away, 20]}},
            [area("brush", 10 + away - 1, 10, 10 + away + 3, 30)],
            draws=[0],
            asked="u0",
            options={"spotting": "an-action"},
        )
        if not offers(state, "spot-marker m0"):
            return 10  # no die would do
        play(state, "spot-marker m0")
        return int(told(state, "marker-spotting-rolled")[0]["needed"])

    assert (marker(8), marker(18), marker(2)) == (8, 10, 0)


@rule("8.4.9", "8.4.17", "8.4.16")
def test_8_4_9_obstacles() -> None:
    def behind(x: float, type: str = "fence") -> int:
        return best_die(facing("brit_officer", "brit_officer", 12, [obstacle(type, (x, 10), (x, 30))]), 0, 1)

    assert behind(16) == 4  # six inches from both: -1
    assert behind(21, "hedge") == 7  # one inch before the target: cover -4, no -1
    assert behind(18.5, "hedge") == 4  # more than two inches: no cover, -1
    assert behind(11.5) == 3  # near the spotter: ignored


@rule("8.4.10")
def test_8_4_10_light_areas() -> None:
    assert best_die(facing("brit_officer", "brit_officer", 12, [area("brush", 12, 10, 17, 30)]), 0, 1) == 3
    assert best_die(facing("brit_officer", "brit_officer", 12, [area("brush", 12, 10, 18, 30)]), 0, 1) == 4


@rule("8.4.12", "8.4.13", "8.4.14", "8.4.15", "18.1")
@pytest.mark.parametrize(
    ("weather", "die"), [("clear", 3), ("heavy-rain", 4), ("dusk", 5), ("darkness", 6), ("fog", 8), ("storm", 8)]
)
def test_8_4_12_weather(weather: str, die: int) -> None:
    assert best_die(facing("brit_officer", "brit_officer", 12, weather=weather), 0, 1) == die


@rule("8.4.18", "18.4")
def test_8_4_18_weather_that_is_chosen_is_the_only_one() -> None:
    ranger, marker = {"at": [5, 44]}, {"at": [40, 40]}
    clock: dict[str, Any] = {"red": 3, "hands": {"attacker": ["red-clock"]}, "draws": [0] * 9}
    state = scenario("ambush", {"u0": ranger, "u9": marker}, weather="fog", **clock)
    play(state, "play red-clock")
    assert state.view(None)["weather"] == "fog" and not told(state, "weather-turned")  # no dusk beside it


@rule("8.5")
def test_8_5_the_best_pair_spots_the_whole_unit() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20]}, "u1": {"figures": [[30, 20], [30, 22], [20, 20], [30, 24]]}},
        draws=[4],
        asked="u0",
    )
    assert best_die(state, 0, 1) == 4
    play(state, "shoot", "target u1")
    assert 1 in unit_seen(state, 0)["spotted"] and told(state, "spotting-rolled")[0]["needed"] == 4


@rule("8.6", "7.14")
def test_8_6_two_attempts_and_the_action_is_kept() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4), ("rangers", 4), ("rangers", 4)],
        {"u0": {"at": [10, 20], "smoke": 1}, "u1": {"at": [26, 20]}, "u2": {"at": [26, 30]}, "u3": {"at": [26, 10]}},
        draws=[0, 0],
        asked="u0",
    )
    play(state, "shoot", "target u1")
    assert offers(state, "shoot") and offers(state, "move")
    play(state, "shoot")
    assert offered(state) == ["target u2", "target u3"]  # one roll for each enemy
    play(state, "target u2")
    assert not offers(state, "shoot")
    assert {"move", "reload", "watch"} <= set(offered(state))


@rule("8.7", "5.10.4")
def test_8_7_flags_fall_with_sight() -> None:
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [20, 20]}},
        [obstacle("palisade", (14, 10), (14, 19))],
        asked="u0",
        command=[0, 0],
    )
    play(state, "move", "go 10-19", "keep")
    assert 1 in unit_seen(state, 0)["spotted"]
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4)],
        {"u0": {"at": [12, 20], "spotted": ["u1"]}, "u1": {"at": [20, 20], "form": "line-w-e"}},
        [obstacle("palisade", (14, 4), (14, 19.5))],
        asked="u0",
    )
    play(state, "move", "go 12-16", "keep")
    assert 1 not in unit_seen(state, 0)["spotted"]


@rule("8.10")
def test_8_10_no_roll_for_a_flagged_unit() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [26, 20]}},
        asked="u0",
    )
    play(state, "shoot", "target u1")
    assert told(state, "spotting-rolled") == []


@rule("8.11", "17.1.3")
def test_8_11_occupants_through_openings() -> None:
    state = table(
        [("brit_officer", 1)],
        [("brit_regulars", 6)],
        {"u0": {"at": [10, 20]}, "u1": {"in": "b0"}},
        [house("building_log", 22, 18, 26, 22)],
    )
    assert best_die(state, 0, 1) == 7  # twelve inches to the window, solid cover
    state = table(
        [("brit_officer", 1)],
        [("brit_regulars", 6)],
        {"u0": {"at": [22.5, 14]}, "u1": {"in": "b0"}},
        [house("longhouse", 22, 18, 26, 22)],
    )
    assert sees(state, 0, 1) and sees(state, 1, 0)


# -- 9.5 line of sight


@rule("9.5", "9.5.1")
def test_9_5_1_low_things_never_block_and_sight_is_mutual() -> None:
    low = [obstacle("low_wall", (15, 0), (15, 40)), area("marsh", 16, 10, 20, 30), obstacle("cart", (13, 10), (13, 30))]
    state = facing("brit_officer", "brit_officer", 12, low)
    assert sees(state, 0, 1) and sees(state, 1, 0)


@rule("9.3.11", "9.5.2", "9.7")
def test_9_3_11_a_wagon_on_the_map_blocks_sight() -> None:
    wagon = obstacle("wagon", (15, 18), (15, 22))
    state = facing("brit_officer", "brit_officer", 12, [wagon])
    assert not sees(state, 0, 1) and not sees(state, 1, 0)
    state = facing("brit_officer", "brit_officer", 12, [wagon, area("hill", 8, 18, 11, 22)])
    assert sees(state, 0, 1) and best_die(state, 0, 1) == 3  # seen over from a hill it is no obstacle (MT-9)
    beside = facing("brit_officer", "brit_officer", 12, [obstacle("wagon", (15, 21), (15, 25))])
    assert sees(beside, 0, 1)


@rule("9.5.2", "9.4", "9.3.10", "17.4")
def test_9_5_2_palisades_buildings_and_wagons_block() -> None:
    for feature in (obstacle("palisade", (15, 10), (15, 30)), house("building_plank", 14, 18, 18, 22)):
        state = facing("brit_officer", "brit_officer", 12, [feature])
        assert not sees(state, 0, 1) and not sees(state, 1, 0)
    state = table(
        [("brit_officer", 1)],
        [("brit_officer", 1), ("wagon", 1)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [22, 20]}, "u2": {"at": [16, 20]}},
    )
    assert not sees(state, 0, 1) and sees(state, 0, 2)
    gap = facing(
        "brit_officer",
        "brit_officer",
        12,
        [obstacle("palisade", (15, 10), (15, 19)), obstacle("palisade", (15, 21), (15, 30))],
    )
    assert sees(gap, 0, 1)


@rule("9.5.3", "9.3.7", "9.3.6", "9.3.4")
def test_9_5_3_deep_woods_block() -> None:
    assert sees(facing("brit_officer", "brit_officer", 12, [area("woods", 12, 10, 18, 30)]), 0, 1)
    assert not sees(facing("brit_officer", "brit_officer", 12, [area("woods", 12, 10, 19, 30)]), 0, 1)
    mixed = [area("orchard", 12, 10, 20, 30), area("crop_field", 20, 10, 24, 30)]
    assert sees(facing("brit_officer", "brit_officer", 20, mixed), 0, 1)
    mixed[1] = area("crop_field", 20, 10, 24.5, 30)
    assert not sees(facing("brit_officer", "brit_officer", 20, mixed), 0, 1)


@rule("9.5.4", "16.6")
def test_9_5_4_third_units_block() -> None:
    def between(third: dict[str, object]) -> bool:
        state = table(
            [("brit_officer", 1), ("brit_officer", 1)],
            [("brit_officer", 1)],
            {"u0": {"at": [10, 20]}, "u1": third, "u2": {"at": [22, 20]}},
        )
        return sees(state, 0, 2)

    assert not between({"at": [16, 20]})
    assert between({"at": [16, 20.5]})  # touching the line is not nearer than the radius
    state = table(
        [("brit_officer", 1), ("rangers", 4)],
        [("brit_officer", 1)],
        {"u0": {"at": [10, 20]}, "u1": {"hidden": [16, 20]}, "u2": {"at": [22, 20]}},
    )
    assert sees(state, 0, 2)  # markers never block


@rule("9.7")
def test_9_7_hills_elevate() -> None:
    hill = [area("hill", 8, 10, 12, 30), obstacle("palisade", (15, 10), (15, 30))]
    state = facing("brit_officer", "brit_officer", 12, hill)
    assert sees(state, 0, 1) and sees(state, 1, 0)
    assert state.board.cover_at(10 * 16, 20 * 16) == 0
