"""14. Reaction tests."""

from typing import Any

import pytest

from tests.muskets_tomahawks.table import (
    State,
    area,
    base_gap,
    house,
    in_ranks,
    marked,
    obstacle,
    places,
    status_of,
    strength_of,
    table,
)
from tests.rules import rule
from tests.table import offered, play, told

N, RS, R, B, F, X = "none", "recoil-or-shaken", "recoil", "recoil-and-shaken", "flight", "rout"
TABLE = [
    ("14.3.1", -1, [X, X, X, X, X, X]),
    ("14.3.2", 0, [F, F, X, X, X, X]),
    ("14.3.3", 1, [F, F, F, F, F, X]),
    ("14.3.4", 2, [B, F, F, F, F, F]),
    ("14.3.5", 3, [B, B, F, B, B, F]),
    ("14.3.6", 4, [RS, B, F, B, B, F]),
    ("14.3.7", 5, [RS, R, B, B, B, F]),
    ("14.3.8", 6, [RS, R, R, RS, N, B]),
    ("14.3.9", 7, [N, N, R, RS, N, R]),
    ("14.3.10", 8, [N, N, N, N, N, N]),
]


DISCIPLINES = ["brit_regulars", "rangers", "warriors", "provincials", "braves", "colonial_militia"]  # the columns
Units = dict[str, dict[str, object]]


def morale(attacker: list[tuple[str, int]], units: Units, draws: list[int]) -> list[dict[str, Any]]:
    """14.2.5 What the attacker's units roll, each at -3, when he plays his Morale card."""
    state = table(
        attacker,  # type: ignore[arg-type]
        [("rangers", 4)],
        {**units, f"u{len(attacker)}": {"at": [60, 40]}},
        draws=draws,
        hands={"attacker": ["attacker-morale"]},
        morale=[1, 0],
    )
    play(state, "play attacker-morale", "be-shaken?")
    return list(told(state, "reaction-rolled"))


def common_modifiers(attacker: list[tuple[str, int]], units: Units) -> list[int]:
    return [one["total"] - one["die"] + 3 for one in morale(attacker, units, [9] * 9)]


@rule(
    "14.2",
    "14.3",
    "14.3.1",
    "14.3.2",
    "14.3.3",
    "14.3.4",
    "14.3.5",
    "14.3.6",
    "14.3.7",
    "14.3.8",
    "14.3.9",
    "14.3.10",
    "14.4",
)
@pytest.mark.parametrize(("number", "total", "row"), TABLE)
def test_14_3_the_table(number: str, total: int, row: list[str]) -> None:
    found = []
    for profile in DISCIPLINES:
        rolled = morale([(profile, 10)], {"u0": {"at": [20, 20]}}, [total + 1] + [0] * 20)[
            0
        ]  # ten men, the card: +2 -3
        assert rolled["total"] == total
        found.append(rolled["result"])
    assert found == [f"result-{result}" for result in row]


@rule("14.3.1", "14.3.10")
def test_14_3_beyond_the_table() -> None:
    worst = morale([("brit_regulars", 10)], {"u0": {"at": [20, 20], "strength": 3}}, [0])[0]
    assert (worst["total"], worst["result"]) == (-6, f"result-{TABLE[0][2][0]}")
    ranks: Units = {"u0": {"at": [20, 20], "form": "two-ranks-e"}, "u1": {"at": [24, 20]}}
    best = morale([("brit_regulars", 10), ("brit_officer", 1)], ranks, [9, 9])[0]
    assert (best["total"], best["result"]) == (11, f"result-{TABLE[-1][2][0]}")


@rule("14.2.2", "14.2.4")
def test_14_2_2_strength() -> None:
    added = [
        common_modifiers([("brit_regulars", 12)], {"u0": {"at": [20, 20], "strength": count}})[0]
        for count in (1, 3, 4, 5, 6, 9, 10, 12)
    ]
    assert added == [-3, -3, 0, 0, 1, 1, 2, 2]
    assert common_modifiers([("brit_officer", 1)], {"u0": {"at": [20, 20]}}) == [1]  # never the -3


@rule("14.2.1", "4.4")
def test_14_2_1_an_officer_of_its_type_within_six_inches() -> None:
    men: dict[str, object] = {"figures": [[20, 20], [18, 20], [16, 20], [14, 20]]}
    for officer, near, value in (("brit_officer", 27, 1), ("brit_officer", 28, 0), ("ranger_officer", 25, 0)):
        added = common_modifiers([("brit_regulars", 4), (officer, 1)], {"u0": men, "u1": {"at": [near, 20]}})
        assert added[0] == value  # another type does not help
        assert added[1] == 1  # himself, never the -3
    fled: Units = {"u0": men, "u1": {"at": [25, 20], "marks": ["flight"]}}
    assert common_modifiers([("brit_regulars", 4), ("brit_officer", 1)], fled)[0] == 0


@rule("14.2.3")
def test_14_2_3_formed() -> None:
    assert common_modifiers([("brit_regulars", 8)], {"u0": {"at": [20, 20], "form": "two-ranks-e"}}) == [3]


def under_fire(
    target: tuple[str, int],
    feature: dict[str, object] | None = None,
    shooter: tuple[str, int] = ("rangers", 6),
    form: str = "knot",
    lost: int = 1,
    seen: bool = True,
    said: str = "fire",
) -> int:
    """What is added to the test of a unit that has lost so many."""
    dice = 6 if shooter[0] == "light_gun" else shooter[1]
    state = table(
        [shooter],
        [target],
        {
            "u0": {"at": [20, 20], "form": form, "spotted": ["u1"]},
            "u1": {"at": [30, 20], "form": "line-n-s", "spotted": ["u0"] if seen else []},
        },
        [feature] if feature else [],
        draws=[9] * lost + [0] * (dice - lost) + [9] * lost + [5] * 9,
        asked="u0",
    )
    play(state, "shoot", "target u1", said)
    assert told(state, "shots-fired")[0]["kills"] == lost
    rolled = told(state, "reaction-rolled")[0]
    return int(rolled["total"] - rolled["die"])


@rule("14.2.6")
def test_14_2_6_natives_wholly_in_cover() -> None:
    for south, value in ((10, 1), (19.5, 0)):
        assert under_fire(("warriors", 5), area("woods", 28, south, 32, 30)) == value


@rule("14.2.7")
def test_14_2_7_every_figure_behind_solid_cover() -> None:
    for south, value in ((10, 1), (20.5, 0)):
        assert under_fire(("brit_regulars", 5), obstacle("low_wall", (28.5, south), (28.5, 30))) == value


@rule("14.2.8", "14.2.9", "14.2.10", "14.2.15")
def test_14_2_8_volley_unseen_losses_heavy_fire() -> None:
    few, more = ("brit_regulars", 5), ("brit_regulars", 8)
    ranks: dict[str, Any] = {"shooter": ("brit_regulars", 8), "form": "two-ranks-e"}
    assert under_fire(few, **ranks, said="volley") == under_fire(few, **ranks) - 1
    assert under_fire(few, seen=False) == -1
    assert under_fire(few, **ranks, said="volley", seen=False) == under_fire(few, **ranks, said="volley")  # once
    assert under_fire(more, lost=3) == -2
    assert under_fire(few, shooter=("light_gun", 4), form="dispersed-e") == -1
    assert under_fire(few, **ranks) == -1
    assert under_fire(more, **ranks, lost=3, seen=False, said="volley") == -4


def volley_on_line(draws: list[int], spotted: bool = True) -> dict[str, object]:
    """10 line, formed, their Officer near, shot at by 10 line in close order or by skirmishers."""
    state = table(
        [("brit_regulars", 10)],
        [("brit_regulars", 10), ("brit_officer", 1)],
        {
            "u0": {"at": [20, 20], "form": "two-ranks-e", "spotted": ["u1"]},
            "u1": {"at": [30, 20], "form": "two-ranks-w", "spotted": ["u0"] if spotted else []},
            "u2": {"at": [34, 20]},
        },
        draws=draws,
        asked="u0",
    )
    play(state, "shoot", "target u1", "volley")
    return told(state, "reaction-rolled")[0]


@rule("10.7", "14.1", "14.1.1")
def test_three_losses_to_a_volley() -> None:
    rolled = volley_on_line([9, 9, 9] + [1] * 7 + [9, 9, 9, 7])
    assert rolled["total"] == 7  # 7 left: +1 +1 +2 -1 -2 -1 = 0


def test_no_loss_no_test() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20]}},
        draws=[1, 1, 1, 1],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert told(state, "reaction-rolled") == []


@rule("14.1.3", "14.2.5", "5.6")
def test_14_1_3_morale_card() -> None:
    state = table(
        [("rangers", 6), ("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"hidden": [20, 40]}, "u2": {"at": [60, 40]}},
        draws=[9],
        hands={"attacker": ["attacker-morale"]},
        morale=[1, 0],
    )
    play(state, "play attacker-morale")
    rolled = told(state, "reaction-rolled")
    assert [one["unit"] for one in rolled] == [0]  # hidden units do not test
    assert rolled[0]["total"] == 9 + 1 - 3


@rule("14.1.4", "14.1.6")
def test_14_1_4_losing_an_officer_near() -> None:
    state = table(
        [("hunters", 4)],
        [("brit_officer", 1), ("brit_regulars", 6), ("rangers", 6), ("brit_regulars", 6)],
        {
            "u0": {"at": [20, 20], "spotted": ["u1"]},
            "u1": {"at": [30, 20], "spotted": ["u0"]},
            "u2": {"at": [35, 20]},
            "u3": {"at": [30, 26]},
            "u4": {"at": [50, 20]},
        },
        draws=[9, 2, 2, 2, 9, 8],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert status_of(state, 1) == "destroyed"
    assert [one["unit"] for one in told(state, "reaction-rolled")] == [2]  # its type, within 6 in


@rule("14.1.5", "14.5.1", "14.1.6")
def test_14_1_5_a_rout_near() -> None:
    state = table(
        [("rangers", 6)],
        [("colonial_militia", 6), ("colonial_militia", 6), ("rangers", 4), ("rangers", 4)],
        {
            "u0": {"at": [20, 20], "spotted": ["u1"]},
            "u1": {"at": [30, 20], "strength": 5, "spotted": ["u0"]},
            "u2": {"at": [36, 20]},
            "u3": {"at": [30, 25]},
            "u4": {"at": [55, 20]},
        },
        draws=[9, 2, 2, 2, 2, 2, 9, 0, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert status_of(state, 1) == "destroyed" and strength_of(state, 1) == 0
    assert [one["unit"] for one in told(state, "reaction-rolled")] == [1, 3]  # 6 militia are more than the 4 that ran


@rule("14.5", "14.5.2", "14.5.9")
def test_14_5_2_flight() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"at": [20, 20], "spotted": ["u1"]},
            "u1": {"figures": [[28, 20], [28, 22], [28, 24], [28, 26], [28, 28], [28, 30]], "spotted": ["u0"]},
        },
        draws=[9, 1, 1, 1, 9, 0],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert marked(state, 1, "flight") and not marked(state, 1, "shaken")
    assert min(x for x, _ in places(state, 1)) == 32  # a full printed move, due east, home


def test_who_flees_off_the_table_is_lost() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [60, 20], "spotted": ["u1"]}, "u1": {"at": [70, 20], "form": "line-n-s", "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 9, 0],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert status_of(state, 1) == "destroyed"


@rule("14.5.3", "14.5.4", "14.5.8")
def test_14_5_3_recoil_and_shaken() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "form": "line-n-s", "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 9, 2],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert {x for x, _ in places(state, 1)} == {32.0} and marked(state, 1, "shaken") and not marked(state, 1, "flight")


@rule("14.5.5")
def test_14_5_5_the_owner_picks() -> None:
    for word, moved in (("recoil", True), ("be-shaken", False)):
        state = table(
            [("rangers", 4)],
            [("brit_regulars", 6)],
            {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "form": "line-n-s", "spotted": ["u0"]}},
            draws=[9, 1, 1, 1, 9, 5],
            asked="u0",
        )
        play(state, "shoot", "target u1", "fire")
        assert state.to_act == ("defender",) and offered(state) == ["recoil", "be-shaken"]
        play(state, word)
        assert ({x for x, _ in places(state, 1)} == {32.0}) == moved and marked(state, 1, "shaken") == (not moved)


@rule("14.5.6")
def test_14_5_6_indoors_recoil_becomes_shaken() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"in": "b0", "spotted": ["u0"]}},
        [house("building_plank", 28, 18, 32, 22)],
        draws=[9, 1, 1, 1, 9, 4],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert marked(state, 1, "shaken") and status_of(state, 1) == "indoors"
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"in": "b0", "spotted": ["u0"]}},
        [house("building_plank", 28, 18, 32, 22)],
        draws=[9, 1, 1, 1, 9, 1],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert marked(state, 1, "flight") and status_of(state, 1) == "table" and min(x for x, _ in places(state, 1)) > 32


@rule("14.5.7")
def test_14_5_7_in_flight_only_flight_and_rout() -> None:
    for die, moved in ((3, False), (1, True)):
        state = table(
            [("rangers", 4)],
            [("brit_regulars", 6)],
            {
                "u0": {"at": [20, 20], "spotted": ["u1"]},
                "u1": {"at": [28, 20], "form": "line-n-s", "spotted": ["u0"], "marks": ["flight"]},
            },
            draws=[9, 1, 1, 1, 9, die],
            asked="u0",
        )
        play(state, "shoot", "target u1", "fire")
        assert ({x for x, _ in places(state, 1)} != {28.0}) == moved and not marked(state, 1, "shaken")


def test_14_5_8_directions() -> None:
    def driven(enemy: tuple[int, int], die: int) -> State:
        state = table(
            [("rangers", 4)],
            [("brit_regulars", 6)],
            {"u0": {"at": list(enemy), "spotted": ["u1"]}, "u1": {"at": [20, 20], "spotted": ["u0"]}},
            draws=[9, 1, 1, 1, 9, die],
            asked="u0",
            homes=["west", "east"],
        )
        play(state, "shoot", "target u1", "fire")
        return state

    for enemy, direction in (((10, 20), "e"), ((20, 10), "n"), ((12, 14), "ne")):
        assert told(driven(enemy, 2), "unit-recoiled") == [{"unit": 1, "direction": f"direction-{direction}"}]
    assert told(driven((12, 14), 0), "unit-fled") == [{"unit": 1, "direction": "direction-e"}]


@rule("14.6", "7.9")
def test_14_6_rally() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [40, 20], "marks": ["flight"]}, "u1": {"at": [66, 40]}},
        draws=[4],
        asked="u0",
    )
    before = places(state, 0)
    assert offered(state) == ["rally"]
    play(state, "rally")
    assert not marked(state, 0, "flight") and places(state, 0) == before
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [40, 20], "marks": ["flight"]}, "u1": {"at": [66, 40]}},
        draws=[3],
        asked="u0",
    )
    play(state, "rally")
    assert marked(state, 0, "flight") and places(state, 0) != before


@rule("14.1.6")
def test_14_1_6_news_brings_no_further_news() -> None:
    """A unit that routs at the news of a rout does not make its own neighbours test."""
    state = table(
        [("rangers", 4)],
        [("colonial_militia", 6), ("colonial_militia", 4), ("colonial_militia", 4)],
        {
            "u0": {"at": [10, 20], "spotted": ["u1"]},
            "u1": {"at": [20, 20], "spotted": ["u0"], "strength": 4},
            "u2": {"at": [27, 20], "strength": 3},  # within 6 in of the first
            "u3": {"figures": [[34, 20], [38, 18.5], [36.5, 20]], "strength": 3},  # within 6 in of the second only
        },
        draws=[9, 0, 0, 0, 9, 0, 0, 9, 9, 9],
        asked="u0",
    )
    assert base_gap(state, 1, 2) <= 6 and base_gap(state, 2, 3) <= 6 < base_gap(state, 1, 3)
    play(state, "shoot", "target u1", "fire")
    assert [event["unit"] for event in told(state, "unit-routed")] == [1, 2]
    assert [event["unit"] for event in told(state, "reaction-rolled")] == [1, 2]


@rule("14.5.8", "2.6")
def test_14_5_8_ranks_that_recoil_over_a_fence_fall_out_of_order() -> None:
    def recoiled(fence: float) -> State:
        state = table(
            [("rangers", 4)],
            [("brit_regulars", 8)],
            {
                "u0": {"at": [10, 20], "spotted": ["u1"]},
                "u1": {"at": [20, 20], "form": "two-ranks-w", "spotted": ["u0"]},
            },
            [obstacle("fence", (fence, 10), (fence, 30))],
            draws=[9, 0, 0, 0, 9, 3],  # seven left, formed: 3 + 1 + 2, Recoil or Shaken
            asked="u0",
        )
        play(state, "shoot", "target u1", "fire", "recoil")
        return state

    assert in_ranks(recoiled(40), 1) and places(recoiled(40), 1)[0] == (24, 20)
    crossed = recoiled(22)
    assert not in_ranks(crossed, 1) and places(crossed, 1)[0] == (23, 20)  # 9.2.4 an inch for the fence


@rule("14.5.8")
def test_14_5_8_ranks_with_nowhere_to_go_keep_their_order() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 8)],
        {
            "u0": {"at": [10, 20], "spotted": ["u1"]},
            "u1": {"at": [20, 20], "form": "two-ranks-w", "spotted": ["u0"]},
        },
        [obstacle("palisade", (22, 10), (22, 30))],
        draws=[9, 0, 0, 0, 9, 3],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire", "recoil")
    assert in_ranks(state, 1) and places(state, 1)[0] == (20.5, 20)
