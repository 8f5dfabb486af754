"""10, 13 Shooting and artillery."""

import pytest

from arpents.games.muskets_tomahawks.fire.shooting import hits, is_impossible, kills
from tests.muskets_tomahawks.table import (
    State,
    area,
    facing_of,
    gun_at,
    gun_of,
    house,
    marked,
    obstacle,
    places,
    printed,
    shots,
    smoking,
    spent,
    strength_of,
    table,
)
from tests.rules import rule
from tests.table import offered, offers, play, refused, told


def duel(
    away: float,
    features: list[dict[str, object]] | None = None,
    target: tuple[str, int] = ("brit_officer", 1),
    form: dict[str, object] | None = None,
    shooter: tuple[str, int] = ("ranger_officer", 1),
    **more: object,
) -> State:
    return table(
        [shooter],
        [target],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [10 + away, 20], **(form or {})}},
        features,
        size=(144, 48),
        draws=[0] * 20,
        asked="u0",
        **more,
    )


def modifier(state: State) -> int:
    """10.3 What is added to the die of the first unit, which shoots."""
    play(state, "shoot", "target u1", "fire")
    return printed(state, 0, "shooting") - int(told(state, "hits-rolled")[0]["needed"])


@rule("10.3", "10.3.5", "10.3.15")
def test_10_3_5_dispersed_target() -> None:
    assert modifier(duel(10)) == -1
    assert modifier(duel(10, target=("brit_regulars", 6), form={"form": "one-rank-w"})) == 0
    assert modifier(duel(10, target=("brit_regulars", 6), form={"form": "column-w"})) == 0
    assert modifier(duel(10, target=("light_gun", 4), form={"form": "dispersed-w"})) == -1  # gunners


@rule("10.3.1", "10.9")
def test_10_3_1_hurried() -> None:
    state = table(
        [("ranger_officer", 1)],
        [("warriors", 6)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [18, 20], "spotted": ["u0"]}},
        draws=[0] * 60,
        asked="u1",
    )
    play(state, "engage u0", "reply")
    assert printed(state, 0, "shooting") - int(told(state, "hits-rolled")[0]["needed"]) == -2


@rule("10.3.2", "10.3.3")
def test_10_3_2_long_and_extreme_range() -> None:
    def fired(away: float, draws: list[int]) -> State:
        return table(
            [("hunters", 4)],
            [("brit_officer", 1)],
            {"u0": {"at": [10, 20], "strength": 1, "spotted": ["u1"]}, "u1": {"at": [10 + away, 20]}},
            draws=draws,
            asked="u0",
        )

    for away, value in ((12, -1), (12.0625, -3), (24, -3), (24.0625, -5), (40, -5)):  # -4, not -6
        assert modifier(fired(away, [1] * 9)) == value
    for away, needed in ((30, 4), (40, 5)):
        state = fired(away, [9] + [0] * 9)
        play(state, "shoot", "target u1", "fire")
        assert told(state, "kills-rolled")[0]["needed"] == needed


@rule("10.3.4", "10.3.13")
def test_10_3_4_obstacles() -> None:
    assert modifier(duel(12, [obstacle("fence", (16, 10), (16, 30))])) == -2
    assert modifier(duel(12, [obstacle("hedge", (21, 10), (21, 30))])) == -3  # its cover only
    assert modifier(duel(12, [obstacle("hedge", (18.5, 10), (18.5, 30))])) == -2
    assert modifier(duel(12, [obstacle("fence", (11, 10), (11, 30))])) == -1
    assert modifier(duel(12, [obstacle("fence", (11, 10), (11, 30))], options={"obstacles": "all-count"})) == -2


@rule("10.3.6", "10.3.7", "10.3.8", "9.3", "9.3.1", "9.3.2", "9.3.3", "9.3.5", "9.3.8", "9.3.9", "9.3.11", "9.3.12")
@pytest.mark.parametrize(
    ("feature", "value"),
    [
        ("brush", -1),
        ("marsh", -1),
        ("orchard", -1),
        ("crop_field", -1),
        ("woods", -2),
        ("rocks", -4),
        ("fence", -1),
        ("hedge", -2),
        ("low_wall", -4),
        ("cart", 0),
    ],
)
def test_10_3_6_cover(feature: str, value: int) -> None:
    if feature in ("fence", "hedge", "low_wall", "cart"):
        made = obstacle(feature, (19, 10), (19, 30))
    else:
        made = area(feature, 19, 10, 23, 30)
    extra = -1 if feature == "cart" else 0  # it gives no cover, but is crossed
    assert modifier(duel(10, [made])) == -1 + value + extra


@rule("10.3.9", "4.6")
def test_10_3_9_mounted() -> None:
    state = table(
        [("ranger_officer", 1)],
        [("brit_officer", 1, ["mounted"])],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [18, 20]}},
        draws=[0] * 9,
        asked="u0",
    )
    assert modifier(state) == 0


@rule("10.3.10", "17.4.2", "17.3")
def test_10_3_10_large_targets() -> None:
    state = table(
        [("ranger_officer", 1)],
        [("wagon", 1)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [30, 20]}},
        draws=[0] * 9,
        asked="u0",
    )
    assert modifier(state) == 0


@rule("10.3.11")
def test_10_3_11_three_inches_of_an_area() -> None:
    assert modifier(duel(10, [area("brush", 12, 10, 14.9375, 30)])) == -1
    assert modifier(duel(10, [area("brush", 12, 10, 15, 30)])) == -2
    assert modifier(duel(10, [area("woods", 12, 10, 14.9375, 30)])) == -1
    assert modifier(duel(10, [area("woods", 12, 10, 15, 30)])) == -3


@rule("10.3.12")
def test_10_3_12_only_the_largest_cover() -> None:
    both = [area("woods", 19, 10, 23, 30), obstacle("low_wall", (18.5, 10), (18.5, 30))]
    assert modifier(duel(10, both)) == -5  # -4 and -1 for dispersion


@rule("10.3.14")
def test_10_3_14_the_nearest_figure_in_sight() -> None:
    state = table(
        [("ranger_officer", 1)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20]}, "u1": {"figures": [[30, 20], [20, 20], [18, 30], [25, 20]]}},
    )
    assert state.query("attacker", "sight", {"unit": "u0", "target": "u1"})["distance"] == 10 * 16


def test_log_building() -> None:
    state = table(
        [("ranger_officer", 1)],
        [("brit_regulars", 6)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"in": "b0"}},
        [house("building_log", 20, 18, 24, 22)],
        draws=[0] * 9,
        asked="u0",
    )
    assert modifier(state) == -5


@rule("10.4", "10.5.13")
def test_10_4_natural_faces_and_impossible_shots() -> None:
    assert not hits(0, 9, 2)
    assert hits(9, -9, 5) and is_impossible(-5, 5) and not is_impossible(-4, 5)
    assert kills(9, 6, True) and not kills(8, 6, True) and kills(6, 6, False)


def test_a_volley_at_twelve_inches() -> None:
    for die, expected in ((6, 0), (7, 8)):
        state = table(
            [("brit_regulars", 8)],
            [("warriors", 8)],
            {
                "u0": {"at": [10, 20], "form": "one-rank-e", "spotted": ["u1"]},
                "u1": {"at": [20, 20], "form": "line-n-s", "spotted": ["u0"]},
            },
            [area("brush", 19, 0, 22, 40)],
            draws=[die] * 8 + [0] * 8,
            asked="u0",
        )
        play(state, "shoot", "target u1", "volley")
        assert told(state, "shots-fired")[0]["hits"] == expected


@rule("10.1", "7.3")
def test_10_1_restrictions() -> None:
    state = table(
        [("rangers", 4), ("rangers", 4)],
        [("brit_regulars", 6), ("captives", 2), ("brit_regulars", 6)],
        {
            "u0": {"at": [10, 20], "spotted": ["u2"]},
            "u1": {"at": [20, 20]},
            "u2": {"at": [24.5, 20]},
            "u3": {"at": [10, 26]},
            "u4": {"at": [10, 10]},
        },
        asked="u0",
    )
    play(state, "shoot")
    assert offered(state) == ["target u4"]
    assert refused(state, "target u2").reason == "target-in-contact"  # with friends
    assert refused(state, "target u3").reason == "captives-spared"  # 17.5.4
    assert refused(state, "target u1") == ("not-an-enemy", "10.1")
    for mark in ("shaken", "flight"):
        marked = table(
            [("rangers", 4)],
            [("rangers", 4)],
            {"u0": {"at": [10, 20], "marks": [mark], "spotted": ["u1"]}, "u1": {"at": [20, 20]}},
            asked="u0",
        )
        assert not offers(marked, "shoot")
    smoky = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20], "smoke": 4, "spotted": ["u1"]}, "u1": {"at": [20, 20]}},
        asked="u0",
    )
    assert not offers(smoky, "shoot")


@rule("10.2")
def test_10_2_fire_is_shared_before_the_dice() -> None:
    state = table(
        [("rangers", 6)],
        [("brit_regulars", 6), ("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1", "u2"]}, "u1": {"at": [28, 16]}, "u2": {"at": [28, 25]}},
        draws=[1] * 6,
        asked="u0",
    )
    play(state, "shoot", "target u1")
    assert offers(state, "split u2")
    play(state, "split u2", "shots 2")
    assert [fired["shots"] for fired in told(state, "shots-fired")] == [4, 2] and sum(smoking(state, 0)) == 6


@rule("10.6")
def test_10_6_the_nearest_fall() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"at": [10, 20], "spotted": ["u1"]},
            "u1": {"figures": [[20, 20], [22, 20], [18, 20], [24, 20], [16, 20], [26, 20]], "spotted": ["u0"]},
        },
        draws=[9, 9, 1, 1, 9, 9, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert (16.0, 20.0) not in places(state, 1) and len(places(state, 1)) == 4 and (20.0, 20.0) in places(state, 1)


@rule("10.6")
def test_10_6_of_two_as_near_the_higher_number_falls() -> None:
    state = table(
        [("ranger_officer", 1)],
        [("brit_regulars", 6)],
        {
            "u0": {"at": [10, 20], "spotted": ["u1"]},
            "u1": {"figures": [[20, 22], [20, 18], [26, 20], [26, 22], [26, 18], [26, 16]], "spotted": ["u0"]},
        },
        draws=[9, 9, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert (20.0, 22.0) in places(state, 1) and (20.0, 18.0) not in places(state, 1)


@rule("10.8")
def test_10_8_volleys_need_ranks_without_smoke() -> None:
    for smoke, ready in ((0, True), (3, False)):
        state = table(
            [("brit_regulars", 8)],
            [("brit_regulars", 6)],
            {"u0": {"at": [10, 20], "form": "two-ranks-e", "smoke": smoke, "spotted": ["u1"]}, "u1": {"at": [20, 20]}},
            draws=[1] * 8,
            asked="u0",
        )
        play(state, "shoot", "target u1")
        assert offers(state, "volley") == ready
        play(state, "fire")
        assert told(state, "shots-fired")[0]["shots"] == 8 - smoke and sum(smoking(state, 0)) == 8


@rule("10.10", "10.9")
def test_10_10_single_shots_at_the_end_of_a_move() -> None:
    state = table(
        [("warriors", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"figures": [[10, 20], [10, 22], [10, 18], [10, 16]], "spotted": ["u1"]},
            "u1": {"figures": [[21, 20], [21, 22], [21, 18], [21, 16], [21, 14], [21, 24]], "spotted": ["u0"]},
        },
        draws=[6, 7, 6, 6, 5],
        asked="u0",
    )
    play(state, "move", "go 16-20", "keep")
    assert offered(state) == ["done", "throw"]
    play(state, "throw", "target u1", "fire")
    assert told(state, "shots-fired")[0] == {"unit": 0, "target": 1, "shots": 4, "hits": 1, "kills": 0}
    assert all(spent(state, 0)) and not any(smoking(state, 0))  # only a pistol smokes
    state = table(
        [("brit_officer", 1)],
        [("brit_regulars", 6)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [16, 20], "spotted": ["u0"]}},
        draws=[1],
        asked="u0",
    )
    play(state, "shoot-once", "target u1", "fire")
    assert smoking(state, 0) == spent(state, 0) == [True]


@rule("4.8")
def test_4_8_sharpshooters() -> None:
    state = table(
        [("hunters", 4)],
        [("brit_officer", 1), ("brit_regulars", 6)],
        {"u0": {"at": [10, 20], "spotted": ["u1", "u2"]}, "u1": {"at": [22, 24]}, "u2": {"at": [20, 20]}},
        draws=[0, 4, 1, 4, 4, 4],
        asked="u0",
    )
    play(state, "shoot")
    assert offers(state, "target u1")  # 15.2 an Officer, though others are nearer
    play(state, "target u2", "fire")
    assert told(state, "shots-fired")[0]["shots"] == 4


# -- 13


@rule("13.1", "13.2", "4.10", "13.3")
def test_13_2_dice_of_a_gun() -> None:
    def dice(away: float) -> int:
        units: dict[str, dict[str, object]] = {
            "u0": {"at": [10, 20], "form": "dispersed-e"},
            "u1": {"at": [10 + away, 20]},
        }
        return shots(table([("light_gun", 4)], [("brit_officer", 1)], units), 0, 1)

    assert [dice(away) for away in (12, 12.0625, 24, 24.0625)] == [6, 4, 4, 2]
    state = table(
        [("light_gun", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [10, 20], "form": "dispersed-e", "spotted": ["u1"]}, "u1": {"at": [18, 20], "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 1, 1, 0, 9],
        asked="u0",
    )
    assert not offers(state, "watch")
    play(state, "shoot", "target u1", "fire")
    assert told(state, "shots-fired")[0]["shots"] == 6 and marked(state, 0, "gun-smoke")
    assert told(state, "reaction-rolled")[0]["total"] == 9  # a hit that kills nobody: +1, -1
    state = table(
        [("light_gun", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [10, 20], "form": "dispersed-e", "strength": 1, "spotted": ["u1"]}, "u1": {"at": [18, 20]}},
        asked="u0",
    )
    assert not offers(state, "shoot")


def test_13_3_losses_are_crew() -> None:
    state = table(
        [("rangers", 4)],
        [("light_gun", 4)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [18, 20], "form": "dispersed-w", "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 9, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert strength_of(state, 1) == 3 and gun_of(state, 1) == "manned"


@rule("13.4")
def test_13_4_range_runs_from_the_gun() -> None:
    state = table(
        [("light_gun", 4)],
        [("brit_officer", 1)],
        {"u0": {"at": [10, 20], "form": "dispersed-e"}, "u1": {"at": [22, 20]}},
    )
    farther = table(
        [("light_gun", 4)],
        [("brit_officer", 1)],
        {"u0": {"at": [10, 20], "form": "dispersed-e"}, "u1": {"at": [22.0625, 20]}},
    )
    assert shots(state, 0, 1) == 6 and shots(farther, 0, 1) == 4  # 12 in, and a sixteenth more
    assert places(state, 0) == [(10, 21.5), (10, 18.5), (8.5, 20.5), (8.5, 19.5)]


@rule("13.5")
def test_13_5_a_gun_moves_an_inch_a_man_and_turns() -> None:
    state = table(
        [("light_gun", 4)],
        [("brit_officer", 1)],
        {"u0": {"at": [10, 20], "form": "dispersed-e", "strength": 3}, "u1": {"at": [62, 20]}},
        asked="u0",
    )
    play(state, "move")
    assert offers(state, "go 13-20") and not offers(state, "go 13.5-20")
    play(state, "go 13-20", "face n")
    assert (gun_at(state, 0), facing_of(state, 0)) == ((13, 20), "n") and places(state, 0)[0] == (11.5, 20)


@rule("13.6")
def test_13_6_abandoned_manned_and_spiked() -> None:
    state = table(
        [("rangers", 4)],
        [("light_gun", 4)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [18, 20], "form": "dispersed-w", "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 9, 4],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")  # 3 left: 4 - 3 = 1: Flight
    assert gun_of(state, 1) == "abandoned" and marked(state, 1, "flight")
    state = table(
        [("light_gun", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[22, 16 + 2 * k] for k in range(4)], "gun": "abandoned", "gun_at": [18, 20]},
            "u1": {"at": [60, 20]},
        },
        asked="u0",
    )
    play(state, "move", "go 20.5-18", "keep")
    assert gun_of(state, 0) == "manned"
    state = table(
        [("rangers", 4)],
        [("light_gun", 4)],
        {
            "u0": {"at": [12, 20]},
            "u1": {"figures": [[60, 18 + 2 * k] for k in range(4)], "gun": "abandoned", "gun_at": [18, 20]},
        },
        asked="u0",
    )
    play(state, "move", "go 15-20", "keep")
    assert gun_of(state, 1) == "spiked"


def test_13_6_recoil_of_a_gun_is_shaken() -> None:
    state = table(
        [("rangers", 4)],
        [("light_gun", 4), ("brit_officer", 1)],
        {
            "u0": {"at": [10, 20], "spotted": ["u1"]},
            "u1": {"at": [18, 20], "form": "dispersed-w", "spotted": ["u0"]},
            "u2": {"at": [60, 20]},
        },
        draws=[9, 1, 1, 1, 9, 7],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert marked(state, 1, "shaken") and gun_of(state, 1) == "manned"


@rule("10.6")
def test_10_6_only_those_who_shot_tell_who_may_fall() -> None:
    """The figures in sight of an unloaded man alone are safe."""
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"figures": [[10, 20], [10, 22], [10, 24], [10, 26]], "smoke": 3, "spotted": ["u1"]},
            "u1": {"figures": [[20, 20], [20, 22], [34.5, 24], [34.5, 26], [34.5, 28], [34.5, 30]], "spotted": ["u0"]},
        },
        draws=[9, 9, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert told(state, "shots-fired")[0]["shots"] == 1
    assert (20, 22) not in places(state, 1)  # nearest to the one who shot, at (10, 26)
    assert (20, 20) in places(state, 1)  # nearer to those who did not
