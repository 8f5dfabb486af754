"""Worked examples that no other test plays."""

from __future__ import annotations

import pytest

from tests.muskets_tomahawks.table import State, blows, obstacle, printed, saves, seen, status_of, table
from tests.rules import rule
from tests.table import offered, offers, play, told

SIDE_BY_SIDE: dict[str, dict[str, object]] = {"u0": {"at": [10, 20]}, "u1": {"at": [50, 20]}}


@rule("5.6", "6.2.1", "14.2.5")
@pytest.mark.parametrize(("seat", "gained"), [("attacker", 0), ("defender", 1)])
def test_the_morale_card_whoever_plays_it(seat: str, gained: int) -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        SIDE_BY_SIDE,
        draws=[9, 0],
        go=seat,
        morale=[1, 0],
        hands={seat: ["attacker-morale"]},
        command=[0, 0],
    )
    play(state, "play attacker-morale")
    rolled = told(state, "reaction-rolled")[0]
    assert (rolled["unit"], rolled["die"], rolled["total"], rolled["result"]) == (0, 9, 7, "result-none")  # +1 -3
    assert seen(state)["command"] == ([0, 0] if not gained else [0, 1])


@rule("14.2.4", "14.3.2")
@pytest.mark.parametrize(
    ("die", "result"), [(0, "rout"), (4, "rout"), (5, "flight"), (8, "flight"), (9, "recoil-and-shaken")]
)
def test_three_militia_left(die: int, result: str) -> None:
    state = table(
        [("rangers", 4)],
        [("colonial_militia", 6)],
        {
            "u0": {"at": [10, 20], "spotted": ["u1"]},
            "u1": {"at": [20, 20], "strength": 4, "spotted": ["u0"]},
        },
        draws=[9, 0, 0, 0, 9, die, 0, 0, 0],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert told(state, "reaction-rolled")[0]["total"] == die - 3
    assert told(state, "reaction-rolled")[0]["result"] == f"result-{result}"


@rule("14.3.7", "14.3.8")
def test_warriors_stand_at_six() -> None:
    def result(die: int) -> object:
        """Four braves at the news of their Morale card: the die less three."""
        state = table(
            [("braves", 4)],
            [("rangers", 4)],
            SIDE_BY_SIDE,
            draws=[die, 0, 0, 0],
            morale=[1, 0],
            hands={"attacker": ["attacker-morale"]},
        )
        play(state, "play attacker-morale")
        return told(state, "reaction-rolled")[0]["result"]

    assert result(9) == "result-none" and result(8) == "result-recoil-and-shaken"


@rule("12.7.3", "12.7.4")
def test_surprised_behind_a_wall() -> None:
    state = table(
        [("warriors", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [18, 20], "spotted": ["u1"]}, "u1": {"at": [23, 20], "form": "line-n-s"}},
        [obstacle("low_wall", (22.25, 10), (22.25, 30))],
        draws=[0] + [9] * 60,
        asked="u0",
    )
    play(state, "engage u1")
    assert told(state, "unit-surprised") and blows(state, 0)
    for save in saves(state, 1):
        assert save["terms"] == ["save-surprised", "save-defended"]  # the re-roll, and the surprise
        assert printed(state, 1, "defence") - save["needed"] == -2
    assert saves(state, 1)


@rule("7.11", "14.5.4")
def test_shaken_in_contact() -> None:
    def locked(asked: str, draws: list[int]) -> State:
        return table(
            [("rangers", 4)],
            [("brit_regulars", 6)],
            {"u0": {"at": [20, 20]}, "u1": {"at": [24.5, 20], "marks": ["shaken"]}},
            draws=draws,
            asked=asked,
        )

    assert offered(locked("u1", [])) == ["decline", "recover"]
    state = locked("u0", [0] * 40)
    play(state, "fight")
    assert blows(state, 0) and blows(state, 1)  # it still strikes
    assert told(state, "round-fought")[0]["blows"] == blows(state, 0) + blows(state, 1)


@rule("7.13", "11.7", "5.14")
def test_killed_on_the_way_and_before_its_turn() -> None:
    """The card goes on with the next unit; who was destroyed meanwhile does not act."""
    state = table(
        [("ranger_officer", 1), ("rangers", 4), ("rangers", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"at": [20, 20]},
            "u1": {"at": [20, 26], "strength": 3},
            "u2": {"at": [44, 44]},
            "u3": {"at": [28, 20], "marks": ["vigilance"], "spotted": ["u0"]},
        },
        draws=[9, 0, 0, 0, 0, 0, 9, 0] + [9] * 9,  # he is shot, and three men near him rout at the news
        go="attacker",
        hands={"attacker": ["attacker-irregulars"]},
    )
    play(state, "play attacker-irregulars")
    assert {"act u0", "act u1", "act u2"} <= set(offered(state))
    play(state, "act u0", "move", "go 22-20", "keep", "react")
    assert status_of(state, 0) == "destroyed"
    assert status_of(state, 1) == "destroyed"
    assert state.to_act == ("attacker",) and offered(state) == ["done", "act u2"]


@rule("5.3", "5.8")
def test_the_third_clock_may_be_kept() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        SIDE_BY_SIDE,
        go="attacker",
        clocks=2,
        command=[1, 0],
        hands={"attacker": ["red-clock", "attacker-irregulars"]},
    )
    assert {"play red-clock", "play attacker-irregulars", "lookout u0"} <= set(offered(state))
    assert not offers(state, "pass")
    alone = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        SIDE_BY_SIDE,
        go="attacker",
        clocks=2,
        command=[0, 0],
        hands={"attacker": ["red-clock"]},
    )
    assert offered(alone) == ["play red-clock"]
