"""Worked examples that no other test plays."""

from __future__ import annotations

import pytest

from arpents.games.muskets_tomahawks.facts.profiles import DISCIPLINE_IDS, RESULT_IDS
from arpents.games.muskets_tomahawks.melee.blows import blows, defence_modifier
from arpents.games.muskets_tomahawks.morale.reaction import result_of
from arpents.games.muskets_tomahawks.state import DESTROYED
from tests.muskets_tomahawks.table import State, obstacle, status_of, table
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
    assert state.command == ([0, 0] if not gained else [0, 1])


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
    guerrier = DISCIPLINE_IDS.index("guerrier")
    assert RESULT_IDS[result_of(6, guerrier)] == "none" and RESULT_IDS[result_of(5, guerrier)] == "recoil_and_shaken"


@rule("12.7.3", "12.7.4")
def test_surprised_behind_a_wall() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [24.5, 20]}},
        [obstacle("low_wall", (22.25, 15), (22.25, 25))],
    )
    struck = [blow for blow in blows(state, 0b11) if blow.unit == 0]
    assert struck and all(blow.defended for blow in struck)  # the re-roll
    assert defence_modifier(state, 1, True) == -2  # and the surprise


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
    figures = {blow.unit for blow in blows(state, 0b11)}
    assert figures == {0, 1}  # it still strikes
    play(state, "fight")
    assert told(state, "round-fought")[0]["blows"] == len(blows(locked("u0", []), 0b11))


@rule("7.13", "11.7", "5.14")
def test_killed_on_the_way_and_before_its_turn() -> None:
    """The card goes on with the next unit; who was destroyed meanwhile does not act."""
    state = table(
        [("ranger_officer", 1), ("rangers", 4), ("rangers", 4)],
        [("brit_regulars", 6)],
        {
            "u0": {"at": [20, 20]},
            "u1": {"at": [40, 40]},
            "u2": {"at": [44, 44]},
            "u3": {"at": [28, 20], "marks": ["vigilance"], "spotted": ["u0"]},
        },
        draws=[9, 0, 0, 0, 0, 0, 9] + [9] * 9,
        go="attacker",
        hands={"attacker": ["attacker-irregulars"]},
    )
    play(state, "play attacker-irregulars")
    assert {"act u0", "act u1", "act u2"} <= set(offered(state))
    play(state, "act u0", "move", "go 22-20", "keep", "react")
    assert status_of(state, 0) == "destroyed"
    assert state.to_act == ("attacker",) and offered(state) == ["done", "act u1", "act u2"]
    state.alive[state.first[1]] = 0
    for figure in state.figures(1):
        state.alive[figure] = 0
    state.strength[1] = 0
    state.status[1] = DESTROYED
    assert offered(state) == ["done", "act u2"]


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
