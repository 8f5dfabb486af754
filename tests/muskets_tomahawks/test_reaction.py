"""14. Reaction tests."""

import pytest

from arpents.games.muskets_tomahawks.facts.profiles import DISCIPLINE_IDS, RESULT_IDS
from arpents.games.muskets_tomahawks.fire.under_fire import fire_modifiers
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units
from arpents.games.muskets_tomahawks.morale.reaction import common_modifiers, result_of, strength_weight
from arpents.games.muskets_tomahawks.morale.retreat import flight_direction, recoil_direction
from arpents.games.muskets_tomahawks.words.terms import modifier_of
from tests.muskets_tomahawks.table import State, area, house, marked, obstacle, places, status_of, table
from tests.rules import rule
from tests.table import offered, play, told

N, RS, R, B, F, X = "none", "recoil_or_shaken", "recoil", "recoil_and_shaken", "flight", "rout"
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
    assert [RESULT_IDS[result_of(total, column)] for column in range(len(DISCIPLINE_IDS))] == row
    assert result_of(-7, 0) == result_of(-1, 0) and result_of(15, 5) == result_of(8, 5)


@rule("14.2.2", "14.2.4")
def test_14_2_2_strength() -> None:
    added = [modifier_of(strength_weight(count, False)) for count in (1, 3, 4, 5, 6, 9, 10, 12)]
    assert added == [-3, -3, 0, 0, 1, 1, 2, 2]
    assert modifier_of(strength_weight(1, True)) == 0


@rule("14.2.1", "4.4")
def test_14_2_1_an_officer_of_its_type_within_six_inches() -> None:
    for officer, near, value in (("brit_officer", 27, 1), ("brit_officer", 28, 0), ("ranger_officer", 25, 0)):
        state = table(
            [("brit_regulars", 4), (officer, 1)],
            [("rangers", 4)],
            {
                "u0": {"figures": [[20, 20], [18, 20], [16, 20], [14, 20]]},
                "u1": {"at": [near, 20]},
                "u2": {"at": [60, 40]},
            },
        )
        assert common_modifiers(state, 0) == value  # another type does not help
        assert common_modifiers(state, 1) == 1  # himself, never the -3
    state.mark(1, 2)
    assert common_modifiers(state, 0) == 0


@rule("14.2.3")
def test_14_2_3_formed() -> None:
    state = table(
        [("brit_regulars", 8)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "form": "two-ranks-e"}, "u1": {"at": [60, 40]}},
    )
    assert common_modifiers(state, 0) == 3


@rule("14.2.6")
def test_14_2_6_natives_wholly_in_cover() -> None:
    for south, value in ((10, 1), (19.5, 0)):
        state = table(
            [("rangers", 6)],
            [("warriors", 5)],
            {"u0": {"at": [20, 20]}, "u1": {"at": [30, 20], "form": "line-n-s"}},
            [area("woods", 28, south, 32, 30)],
        )
        assert fire_modifiers(state, 0, 1, 1, 0, 0, 0) == value


@rule("14.2.7")
def test_14_2_7_every_figure_behind_solid_cover() -> None:
    for south, value in ((10, 1), (20.5, 0)):
        state = table(
            [("rangers", 6)],
            [("brit_regulars", 5)],
            {"u0": {"at": [20, 20]}, "u1": {"at": [30, 20], "form": "line-n-s"}},
            [obstacle("low_wall", (28.5, south), (28.5, 30))],
        )
        assert fire_modifiers(state, 0, 1, 1, 0, 0, 0) == value


@rule("14.2.8", "14.2.9", "14.2.10", "14.2.15")
def test_14_2_8_volley_unseen_losses_heavy_fire() -> None:
    state = table([("rangers", 6)], [("brit_regulars", 5)], {"u0": {"at": [20, 20]}, "u1": {"at": [30, 20]}})
    assert fire_modifiers(state, 0, 1, 1, 1, 0, 0) == -1
    assert fire_modifiers(state, 0, 1, 1, 0, 1, 0) == -1
    assert fire_modifiers(state, 0, 1, 1, 1, 1, 0) == -1  # once
    assert fire_modifiers(state, 0, 1, 3, 0, 0, 0) == -2
    assert fire_modifiers(state, 0, 1, 1, 0, 0, 1) == -1
    assert fire_modifiers(state, 0, 1, 3, 1, 1, 1) == -4


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
    assert status_of(state, 1) == "destroyed" and state.strength[1] == 0
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
    assert marked(state, 1, "shaken") and state.status[1] == 4
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"in": "b0", "spotted": ["u0"]}},
        [house("building_plank", 28, 18, 32, 22)],
        draws=[9, 1, 1, 1, 9, 1],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert marked(state, 1, "flight") and state.status[1] == 2 and min(x for x, _ in places(state, 1)) > 32


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
    for enemy, direction in (((10, 20), 0), ((20, 10), 2), ((12, 14), 1)):
        state = table(
            [("rangers", 4)],
            [("brit_officer", 1)],
            {"u0": {"at": list(enemy)}, "u1": {"at": [20, 20]}},
            homes=["west", "east"],
        )
        assert recoil_direction(state, 1, 0) == direction
    assert flight_direction(state, 1, 0) == 0


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
            "u3": {"at": [38, 20], "strength": 3},  # within 6 in of the second only
        },
        draws=[9, 0, 0, 0, 9, 0, 0, 9, 9, 9],
        asked="u0",
    )
    assert gap_between_units(state, 1, 2, 96) and gap_between_units(state, 2, 3, 6 * 16) is False
    state.put(3, state.first[3], 34 * 16, state.fy[state.first[3]])
    assert gap_between_units(state, 2, 3, 96) and not gap_between_units(state, 1, 3, 96)
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

    assert recoiled(40).formed(1) and places(recoiled(40), 1)[0] == (24, 20)
    crossed = recoiled(22)
    assert not crossed.formed(1) and places(crossed, 1)[0] == (23, 20)  # 9.2.4 an inch for the fence


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
    assert state.formed(1) and places(state, 1)[0] == (20.5, 20)
