"""23. Every switch of the notes: its default, and the other way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.muskets_tomahawks.table import GAME, State, area, card_names, hand, marked, places, seen, table, unit_seen
from tests.rules import rule
from tests.table import offered, offers, play, refused, told

Units = dict[str, dict[str, object]]
FACING: Units = {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [20, 20], "spotted": ["u0"]}}


def switched(units: Units, draws: list[int] | None = None, **more: object) -> State:
    attacker = more.pop("attacker", [("rangers", 4)])
    defender = more.pop("defender", [("brit_regulars", 6)])
    return table(attacker, defender, units, draws=draws, **more)  # type: ignore[arg-type]


def test_the_defaults_are_those_of_the_notes() -> None:
    first = {option.id: option.values[0] for option in GAME.options}
    assert first | {"size": "", "lists": "", "lattice": ""} == {
        "size": "",
        "lists": "",
        "lattice": "",
        "weather": "clear",
        "intrigues": "on",
        "hands": "dealt-again",
        "failed-spotting": "action-kept",
        "obstacles": "near-ones-free",
        "clocks": "played",
        "red-clocks": "one",
        "spotting": "free",
        "impossible-shots": "kill-at-minus-3",
        "hurried-shots": "reaction-and-move",
        "close-order": "formed",
        "shaken": "action-lost",
        "recoil": "printed-move",
        "fight-zone": "one-inch",
        "legs": "two",
        "attacker-army": "ready",
        "defender-army": "ready",
    }


@rule("5.7", "5.11")
def test_clocks_are_revealed_when_drawn() -> None:
    def refilled(**options: str) -> State:
        state = switched(
            FACING, [0] * 200, hands={"attacker": ["attacker-irregulars"] * 2}, go="attacker", options=options
        )
        assert card_names(state.deck)[-3:] == ["clock", "clock", "red-clock"]  # the last is drawn first
        play(state, "play attacker-irregulars", "done")
        return state

    held = refilled()
    assert seen(held)["clocks"] == 0 and "clock" in hand(held, "attacker")
    shown = refilled(clocks="revealed")
    assert [event["card"] for event in told(shown, "clock-revealed")][:3] == [
        "card-red-clock",
        "card-clock",
        "card-clock",
    ]
    assert (seen(shown)["red_clocks"], seen(shown)["turn"]) == (1, 2)
    assert "clock" not in hand(shown, "attacker") + hand(shown, "defender")
    twin = shown.copy()
    GAME.redeal(twin, 0, twin.chance)
    assert not {"clock", "red-clock"} & set(hand(twin, "defender"))  # nobody can be thought to hold one


@rule("5.1.4")
@pytest.mark.parametrize(("value", "red"), [("one", 1), ("two", 2), ("three", 3)])
def test_red_clocks(value: str, red: int) -> None:
    state = switched(FACING, options={"red-clocks": value})
    clocks = [name for name in card_names(state.deck) if name in ("clock", "red-clock")]
    assert clocks.count("red-clock") == red and len(clocks) == 3
    assert GAME.faults(state) == []


@rule("8.6", "8.1")
def test_spotting_as_an_action() -> None:
    units: Units = {"u0": {"at": [10, 20]}, "u1": {"at": [20, 20]}, "u2": {"at": [20, 30]}, "u3": {"at": [20, 10]}}
    foes = [("brit_regulars", 6)] * 3
    free = switched(units, defender=foes, asked="u0")
    assert offers(free, "shoot") and not [word for word in offered(free) if word.startswith("spot")]
    state = switched(units, [9, 0], defender=foes, asked="u0", options={"spotting": "an-action"})
    assert not offers(state, "shoot") and {"spot u1", "spot u2", "spot u3"} <= set(offered(state))
    play(state, "spot u1")
    assert offered(state) == ["decline", "spot u2", "spot u3"]  # a second enemy, or nothing more
    play(state, "spot u2")
    assert unit_seen(state, 0)["spotted"] == [1] and told(state, "spotting-rolled")[-1]["done"] == 0
    assert not offers(state, "spot u3")  # two in an action
    flagged = switched(
        {**units, "u0": {"at": [10, 20], "spotted": ["u1"]}},
        defender=foes,
        asked="u0",
        options={"spotting": "an-action"},
    )
    play(flagged, "shoot")
    assert offered(flagged) == ["target u1"]
    for spotted in ([], ["u1"]):
        beside: Units = {"u0": {"at": [10, 20], "spotted": spotted}, "u1": {"at": [16, 20]}}
        near = switched(beside, asked="u0", options={"spotting": "an-action"})
        assert offers(near, "engage u1") == bool(spotted)


@rule("8.6", "16.3")
def test_spotting_a_marker_as_an_action() -> None:
    state = switched(
        {"u0": {"at": [10, 20]}, "u1": {"hidden": [14, 20]}},
        [9],
        defender=[("warriors", 4)],
        asked="u0",
        options={"spotting": "an-action"},
    )
    assert offers(state, "spot-marker m0") and not offers(state, "shoot")
    play(state, "spot-marker m0")
    assert told(state, "unit-shown") == [{"marker": 0, "unit": 1}]


@rule("10.4", "10.5.13")
@pytest.mark.parametrize(
    ("value", "draws", "killed", "odds"),
    [
        ("kill-at-minus-3", [9, 0, 0, 0, 8], 0, 100),
        ("kill-at-minus-3", [9, 0, 0, 0, 9, 9], 1, 100),
        ("hit-on-9", [9, 0, 0, 0, 8, 9], 1, 400),
        ("roll-again", [9, 3, 0, 0, 0], 0, 60),  # the second die misses without modifiers
        ("roll-again", [9, 4, 0, 0, 0, 9, 9], 1, 60),  # Shooting 4+, and the kill at -3
    ],
)
def test_impossible_shots(value: str, draws: list[int], killed: int, odds: int) -> None:
    state = table(
        [("rangers", 4)],
        [("warriors", 4)],
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"at": [31, 20], "spotted": ["u0"]}},
        [area("rocks", 29, 17, 34, 23)],
        draws,
        asked="u0",
        options={"impossible-shots": value},
    )
    asked: Any = state.query("attacker", "shooting", {"unit": "u0", "target": "u1"})
    assert asked["shots"] == 4 and asked["expected"] == pytest.approx(4 * odds / 10_000)
    assert asked["killed"][0] == pytest.approx((1 - odds / 10_000) ** 4)
    play(state, "shoot", "target u1", "fire")
    assert told(state, "shots-fired")[0]["kills"] == killed


@rule("10.9", "10.3.1")
@pytest.mark.parametrize(("value", "hit"), [("reaction-and-move", 1), ("after-any-move", 0)])
def test_hurried_after_any_move(value: str, hit: int) -> None:
    state = switched(FACING, [5, 0, 0, 0, 0], asked="u0", options={"hurried-shots": value})
    state.moved = 1  # it has moved earlier in the turn
    play(state, "shoot", "target u1", "fire")  # Shooting 4+, dispersed: 5 hits, hurried it does not
    assert told(state, "shots-fired")[0]["hits"] == hit
    moving = switched(FACING, asked="u0")
    play(moving, "move", "go 11-20", "keep")
    assert moving.moved == 1


@rule("2.3.2", "10.8", "14.2.10")
@pytest.mark.parametrize(("form", "same", "apart"), [("one-rank-e", True, False), ("two-ranks-e", True, True)])
def test_close_order_in_two_ranks_only(form: str, same: bool, apart: bool) -> None:
    def ranks(value: str) -> State:
        state = switched(
            {"u0": {"at": [10, 20], "form": form, "spotted": ["u1"]}, "u1": {"at": [20, 20], "spotted": ["u0"]}},
            [9] + [0] * 7 + [9, 9],
            attacker=[("brit_regulars", 8)],
            options={"close-order": value},
            asked="u0",
        )
        play(state, "shoot", "target u1")
        return state

    def in_close_order(value: str) -> bool:
        """14.2.10 Who is shot at so tests at -1."""
        state = ranks(value)
        play(state, "fire")
        return "test-heavy-fire" in told(state, "reaction-rolled")[0]["terms"]

    assert in_close_order("formed") is same and in_close_order("two-ranks") is apart
    assert offers(ranks("two-ranks"), "volley") is apart
    if not apart:
        assert refused(ranks("two-ranks"), "volley") == ("not-formed", "10.8")


@rule("14.5.4", "7.10")
def test_shaken_until_rallied() -> None:
    shaken: Units = {**FACING, "u0": {"at": [10, 20], "spotted": ["u1"], "marks": ["shaken"], "smoke": 2}}
    assert offered(switched(shaken, asked="u0")) == ["decline", "recover"]
    state = switched(shaken, [3], asked="u0", options={"shaken": "until-rallied"})
    assert set(offered(state)) == {"decline", "move", "form", "reload", "recover"}
    play(state, "recover")
    assert marked(state, 0, "shaken") and told(state, "rally-rolled") == [{"unit": 0, "die": 3, "needed": 4}]
    rallied = switched(shaken, [4], asked="u0", options={"shaken": "until-rallied"})
    play(rallied, "recover")
    assert not marked(rallied, 0, "shaken")
    moving = switched(shaken, asked="u0", options={"shaken": "until-rallied"})
    play(moving, "move", "go 9-20", "keep")
    assert marked(moving, 0, "shaken") and places(moving, 0)[0] == (9, 20)
    locked = switched(
        {"u0": {"at": [10, 20], "marks": ["shaken"]}, "u1": {"at": [15, 20]}},
        asked="u0",
        options={"shaken": "until-rallied"},
    )
    assert set(offered(locked)) == {"decline", "recover", "fight", "break-off"}


@rule("14.5.3", "14.5.8")
@pytest.mark.parametrize(("value", "x"), [("printed-move", 5), ("four-inches", 6)])
def test_recoil_of_four_inches(value: str, x: int) -> None:
    state = switched(
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [10, 20], "spotted": ["u0"]}},
        [9, 0, 0, 0, 9, 4],  # 4 + 1: Recoil
        defender=[("rangers", 7)],
        asked="u0",
        options={"recoil": value},
    )
    play(state, "shoot", "target u1", "fire")
    assert told(state, "reaction-rolled")[0]["result"] == "result-recoil"
    assert places(state, 1)[0] == (x, 20)


@rule("12.5")
def test_base_contact() -> None:
    def contact(x: float, value: str) -> bool:
        state = switched(
            {"u0": {"figures": [[10, 20]]}, "u1": {"figures": [[x, 20]]}},
            attacker=[("brit_officer", 1)],
            defender=[("brit_officer", 1)],
            options={"fight-zone": value},
            asked="u0",
        )
        return offers(state, "fight")

    assert contact(12, "one-inch") and not contact(12, "base-contact")
    assert contact(11, "base-contact") and contact(11.4375, "base-contact") and not contact(11.5, "base-contact")
    state = switched(
        {"u0": {"at": [10, 20], "spotted": ["u1"]}, "u1": {"figures": [[16, 20]], "spotted": ["u0"]}},
        [0] * 40,
        defender=[("brit_officer", 1)],
        attacker=[("braves", 4)],
        asked="u0",
        options={"fight-zone": "base-contact"},
    )
    play(state, "engage u1", "stand-firm")
    assert told(state, "round-fought")


@rule("9.10")
def test_any_number_of_legs() -> None:
    two = switched(FACING, asked="u0")
    play(two, "move", "go 10-21")
    assert offers(two, "onward")
    play(two, "onward", "go 10-22")
    assert not offers(two, "onward")
    many = switched(FACING, asked="u0", options={"legs": "any-number"})
    play(many, "move", "go 10-21", "onward", "go 10-22", "onward", "go 10-23", "onward", "go 11-23", "onward")
    assert places(many, 0)[0] == (11, 23) and offers(many, "go 12-23") and not offers(many, "go 13-23")
    play(many, "go 12-23")
    assert offers(many, "keep") and not marked(many, 0, "vigilance")
