"""12.4, 12.7.4 Who stands behind a wall is attacked across it."""

from __future__ import annotations

import pytest

from tests.muskets_tomahawks.table import (
    State,
    base_gap,
    blows,
    in_ranks,
    marked,
    obstacle,
    places,
    saves,
    strength_of,
    table,
)
from tests.rules import rule
from tests.table import offered, offers, play, told


def charge(
    away: float, wall: float, behind: float, feature: str = "low_wall", draws: list[int] | None = None, **more: object
) -> State:
    """Ten regulars so far from a wall engage ten so far behind it; with 4s nobody hits and nobody gives way."""
    state = table(
        [("brit_regulars", 10)],
        [("brit_regulars", 10)],
        {
            "u0": {"at": [wall - away, 20], "form": "line-n-s", "spotted": ["u1"]},
            "u1": {"at": [wall + behind, 20], "form": "line-n-s", "spotted": ["u0"]},
        },
        [obstacle(feature, (wall, 2), (wall, 38))],
        [4] * 60 if draws is None else draws,
        asked="u0",
        **more,
    )
    play(state, "engage u1", "stand-firm")
    return state


def defended(state: State) -> list[bool]:
    """12.7.4 Of each side: whether its saves had a wall; every blow has hit."""
    terms = [[one["terms"] for one in saves(state, unit)] for unit in (0, 1)]
    assert all(found and all(found[0] == one for one in found) for found in terms)
    return ["save-defended" in found[0] for found in terms]


@rule("12.4", "12.7.4", "12.7.5")
@pytest.mark.parametrize("feature", ["low_wall", "hedge", "fence", "cart", "wagon"])
@pytest.mark.parametrize("away", [1.75, 2, 4])
def test_12_4_chargers_do_not_leap_the_wall(feature: str, away: float) -> None:
    state = charge(away, 20.75, 0.75, feature)
    assert all(x < 20.75 for x, _ in places(state, 0)) and told(state, "round-fought")
    assert blows(state, 0) == 10
    assert defended(charge(away, 20.75, 0.75, feature, draws=[9] * 80)) == [False, True]


@rule("12.4", "12.5")
@pytest.mark.parametrize("option", ["one-inch", "base-contact"])
def test_12_4_as_near_to_the_wall_as_a_base_stands_is_contact(option: str) -> None:
    """From 19.5, the last place before the wall, it is an inch and a quarter to those an inch behind it."""
    options = {"fight-zone": option}
    state = charge(2.75, 20.25, 1.5, options=options)
    assert {x for x, _ in places(state, 0)} == {19.5}
    assert marked(state, 0, "engager")
    assert blows(state, 0) == blows(state, 1) == 10
    assert defended(charge(2.75, 20.25, 1.5, draws=[9] * 80, options=options)) == [False, True]


@rule("12.5", "9.8")
def test_12_5_nobody_is_in_contact_across_a_wall_who_has_not_engaged() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[19.5, 10 + 3 * k] for k in range(4)]},
            "u1": {"figures": [[21.75, 10 + 3 * k] for k in range(4)]},
        },
        [obstacle("low_wall", (20.25, 2), (20.25, 38))],
        asked="u0",
    )
    assert not offers(state, "fight") and offers(state, "move")


@rule("12.4")
def test_12_4_a_wall_farther_than_an_inch_from_the_target_is_crossed() -> None:
    state = charge(1.25, 20.25, 2.25)
    assert max(x for x, _ in places(state, 0)) > 20.25 and told(state, "round-fought")
    assert defended(charge(1.25, 20.25, 2.25, draws=[9] * 80)) == [False, False]


@rule("12.4")
def test_12_4_those_without_a_place_at_the_wall_go_round_its_open_end() -> None:
    wall = ((22.25, 19), (22.25, 21))
    state = table(
        [("warriors", 8)],
        [("brit_officer", 1)],
        {
            "u0": {"at": [19.5, 20], "form": "line-n-s", "spotted": ["u1"]},
            "u1": {"figures": [[23, 20]], "spotted": ["u0"]},
        },
        [obstacle("low_wall", *wall)],
        [1] * 60,
        asked="u0",
    )
    before = places(state, 0)
    play(state, "engage u1", "stand-firm")
    after = places(state, 0)
    assert len(after) == 8
    for (ax, ay), (bx, by) in zip(before, after, strict=True):
        if ax < 22.25 < bx:
            y = ay + (by - ay) * (22.25 - ax) / (bx - ax)
            assert not 19 <= y <= 21
    near = [place for place in after if place[0] < 22.25 and (place[0] - 23) ** 2 + (place[1] - 20) ** 2 <= 4]
    round_it = [place for place in after if place[0] > 22.25]
    assert len(near) >= 2 and round_it


@rule("12.4", "9.13")
def test_12_4_ranks_stop_at_the_wall_and_keep_their_order() -> None:
    def charged(die: int) -> State:
        state = table(
            [("brit_regulars", 10)],
            [("brit_regulars", 10)],
            {
                "u0": {"at": [18, 20], "form": "one-rank-e", "spotted": ["u1"]},
                "u1": {"at": [21.75, 20], "form": "one-rank-w", "spotted": ["u0"]},
            },
            [obstacle("low_wall", (20.25, 2), (20.25, 38))],
            [die] * 80,
            asked="u0",
        )
        play(state, "engage u1", "stand-firm")
        return state

    state = charged(4)
    assert in_ranks(state, 0) and places(state, 0)[0][0] == 19.5 and told(state, "round-fought")
    assert defended(charged(9)) == [False, True]


@rule("12.4", "12.9.1", "7.7")
def test_12_4_who_breaks_off_from_the_wall_is_out_of_contact() -> None:
    state = table(
        [("brit_regulars", 10)],
        [("brit_regulars", 10)],
        {
            "u0": {"at": [19.5, 20], "form": "line-n-s", "marks": ["engager"]},
            "u1": {"at": [21.75, 20], "form": "line-n-s"},
        },
        [obstacle("low_wall", (20.25, 2), (20.25, 38))],
        [9] * 20,
        asked="u0",
    )
    assert {"fight", "break-off"} <= set(offered(state))
    play(state, "break-off")
    assert base_gap(state, 0, 1) > 1.25 and not marked(state, 0, "engager") and strength_of(state, 0) == 10
