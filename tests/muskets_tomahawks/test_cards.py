"""5, 6. Cards, the turn, command points."""

import random

import pytest

from tests.muskets_tomahawks.table import (
    GAME,
    LAST_OF_TURN,
    State,
    card_names,
    command_of,
    everybody,
    hand,
    hands,
    marked,
    places,
    scenario,
    seen,
    setting_up,
    smoking,
    started_with,
    status_of,
    table,
)
from tests.rules import rule
from tests.table import asked, offered, offers, play, told

APART = {"u0": {"at": [10, 10]}, "u1": {"at": [60, 40]}}


def two(attacker: list[tuple[str, int]], defender: list[tuple[str, int]], **more: object) -> State:
    units: dict[str, dict[str, object]] = {}
    for number in range(len(attacker)):
        units[f"u{number}"] = {"at": [8, 6 + 8 * number]}
    for number in range(len(defender)):
        units[f"u{len(attacker) + number}"] = {"at": [64, 6 + 8 * number]}
    units.update(more.pop("units", {}))  # type: ignore[call-overload]
    return table(attacker, defender, units, **more)  # type: ignore[arg-type]


@rule("5.1", "5.1.1", "5.1.2", "5.1.3")
def test_5_1_the_deck() -> None:
    state = two(
        [("brit_regulars", 6), ("provincials", 6), ("rangers", 4)], [("warriors", 4), ("habitants", 6), ("captives", 2)]
    )
    names = card_names(state.deck)
    count = {name: names.count(name) for name in set(names)}
    assert count == {
        "attacker-regulars": 4,
        "attacker-provincials": 3,
        "attacker-irregulars": 4,
        "attacker-forward": 1,
        "defender-indians": 4,
        "defender-militia": 2,
        "defender-forward": 1,
        "clock": 2,
        "red-clock": 1,
    }
    shaky = two([("rangers", 4)], [("rangers", 4)], morale=[0, 1])
    assert "defender-morale" in card_names(shaky.deck) and "attacker-morale" not in card_names(shaky.deck)
    gun = two(
        [("light_gun", 4), ("settlers", 4)], [("rangers", 4)], units={"u0": {"at": [8, 6], "form": "dispersed-e"}}
    )
    names = card_names(gun.deck)
    assert names.count("attacker-artillery") == 2 and names.count("attacker-civilians") == 2


@rule("5.1.4", "5.2")
def test_5_2_the_deal_holds_no_clock() -> None:
    for seed in range(5):
        state = GAME.start("meeting", {"size": "200", "lattice": "two-inch", "intrigues": "off"}, seed=seed)
        rng = random.Random(seed)
        while setting_up(state):
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.actions(seat)))
        assert hands(state) == [3, 3]
        assert not any(name.endswith("clock") for name in hand(state, "attacker") + hand(state, "defender"))
        assert card_names(state.deck).count("clock") == 2 and card_names(state.deck).count("red-clock") == 1


@rule("5.3", "5.11")
def test_5_3_a_go_is_a_card_or_an_ability() -> None:
    state = two([("rangers", 4)], [("rangers", 4)], hands={"attacker": ["attacker-forward", "clock"]}, command=[1, 0])
    assert not offers(state, "pass")
    assert {"play attacker-forward", "play clock", "lookout u0"} <= set(offered(state))
    play(state, "lookout u0")
    assert state.to_act == ("defender",) and hands(state)[0] == 3  # refilled
    assert offered(state)[-1] == "pass" or offers(state, "pass")  # an empty hand


@rule("5.4", "5.14", "5.13")
def test_5_4_every_unit_of_the_type_acts_once_for_its_owner() -> None:
    state = two(
        [("rangers", 4), ("rangers", 4), ("brit_regulars", 6)],
        [("rangers", 4)],
        hands={"defender": ["attacker-irregulars"]},
        go="defender",
    )
    play(state, "play attacker-irregulars")
    assert state.to_act == ("attacker",) and offered(state) == ["done", "act u0", "act u1"]  # under his control
    assert command_of(state, 1) == 1
    play(state, "act u1", "watch")
    assert offered(state) == ["done", "act u0"]
    play(state, "act u0", "decline")
    assert state.to_act == ("attacker",) and seen(state)["cards"]["discards"]  # a go of the attacker's own


def test_5_13_a_card_without_units_is_spent() -> None:
    state = two(
        [("rangers", 4)],
        [("rangers", 4)],
        hands={"attacker": ["attacker-irregulars"]},
        units={"u0": {"status": "away"}},
    )
    play(state, "play attacker-irregulars")
    assert command_of(state, 0) == 0 and state.to_act == ("defender",)  # in reserve: no point


@rule("5.5", "4.3", "6.2.2")
def test_5_5_forward() -> None:
    state = two(
        [("brit_officer", 1), ("ranger_officer", 1), ("brit_grenadiers", 6), ("rangers", 4)],
        [("rangers", 4)],
        hands={"attacker": ["attacker-forward"]},
        command=[0, 0],
        units={"u1": {"at": [8, 14], "marks": ["flight"]}},
    )
    play(state, "play attacker-forward")
    assert asked(state, "attacker").arguments["points"] == 2  # one of them in Flight
    copy = state.copy()
    play(copy, "forward-points")
    assert copy.command[0] == 2
    play(state, "forward-act")
    assert offered(state) == ["act u0", "act u1", "act u2"]  # Officers and Elite, and one must rally


def test_forward_without_officers() -> None:
    state = two([("rangers", 4)], [("rangers", 4)], hands={"attacker": ["attacker-forward"]})
    play(state, "play attacker-forward", "forward-points")
    assert command_of(state, 0) == 1


@rule("5.7", "5.3")
def test_5_7_clocks() -> None:
    state = two(
        [("rangers", 4)],
        [("rangers", 4)],
        hands={"attacker": ["red-clock"], "defender": ["clock"]},
        clocks=1,
        draws=[0] * 60,
    )
    play(state, "play red-clock")
    assert (seen(state)["red_clocks"], seen(state)["clocks"]) == (1, 2) and state.to_act == ("defender",)
    play(state, "play clock")
    assert seen(state)["turn"] == 2 and state.to_act == ("attacker",)  # the side that did not play the third


@rule("5.8")
def test_5_8_an_empty_deck() -> None:
    held = {"attacker": ["clock"]}
    rest = card_names(two([("rangers", 4)], [("rangers", 4)], hands=held).deck)
    state = two([("rangers", 4)], [("rangers", 4)], hands=held, discard=rest, command=[0, 0])
    assert offered(state) == ["play clock"]  # it must be played
    play(state, "play clock")
    assert hand(state, "attacker") == [] and offers(state, "pass")


@rule("5.9", "5.10", "5.10.1", "5.1.3")
def test_5_9_the_morale_card_joins() -> None:
    def after(attacker: list[tuple[str, int]], first: dict[str, object]) -> object:
        state = two(attacker, [("rangers", 4)], units={"u0": first}, **LAST_OF_TURN)
        play(state, "play clock")
        return state.view(None)["morale"]

    assert after([("rangers", 10)], {"at": [8, 6], "strength": 6}) == [False, False]
    assert after([("rangers", 10)], {"at": [8, 6], "strength": 5}) == [True, False]  # half
    commanded = [("ranger_officer", 1), ("rangers", 10)]
    assert after(commanded, {"status": "destroyed"}) == [True, False]  # the Commander


@rule("5.10.2", "5.10.4")
def test_5_10_flags_are_cleared_and_other_markers_stay() -> None:
    state = two(
        [("rangers", 6)],
        [("rangers", 6)],
        units={"u0": {"at": [8, 6], "spotted": ["u1"], "marks": ["vigilance", "shaken"], "smoke": 2}},
        **LAST_OF_TURN,
    )
    play(state, "play clock")
    assert told(state, "turn-ended") and state.outcome is None
    assert not any(unit["spotted"] for unit in seen(state)["units"]) and sum(smoking(state, 0)) == 2
    assert marked(state, 0, "vigilance") and marked(state, 0, "shaken")
    state = two([("rangers", 6)], [("rangers", 6)], units={"u0": {"at": [8, 6], "strength": 1}}, **LAST_OF_TURN)
    play(state, "play clock")
    assert state.outcome is not None and state.outcome.rule == "19.4"  # broken


@rule("5.10.3", "17.3.7")
def test_5_10_3_boats_drift() -> None:
    bare = scenario("captives", {"u0": {"at": [5, 5]}, "u8": {"at": [30, 24]}})
    officer = next(unit for unit in everybody(bare, "defender") if started_with(bare, unit) == 1)
    units: dict[str, dict[str, object]] = {"u0": {"at": [5, 5]}, "u8": {"at": [30, 24]}}
    units[f"u{officer}"] = {"aboard": "c0"}
    state = scenario("captives", units, **LAST_OF_TURN)
    (before,) = [boat["at"][1] for boat in seen(state)["boats"] if boat["boat"] == 0]
    play(state, "play clock")
    assert seen(state)["boats"][0]["at"][1] == before - 32  # two inches south


@rule("5.10.5", "5.2", "6.3.5")
def test_5_10_5_hands_are_collected() -> None:
    state = two(
        [("rangers", 4)],
        [("rangers", 4)],
        hands={"attacker": ["clock"], "defender": ["defender-irregulars"] * 4},
        clocks=2,
        draws=[0] * 60,
    )
    play(state, "play clock")
    assert seen(state)["turn"] == 2 and hands(state) == [3, 3]  # the fourth card is gone too


@rule("5.10.5", "6.3.2")
def test_5_10_5_reserved_cards_stay() -> None:
    state = two(
        [("rangers", 4)],
        [("rangers", 4)],
        hands={"attacker": ["attacker-irregulars", "clock"]},
        clocks=2,
        command=[1, 0],
        draws=[0] * 60,
        reserved=["attacker-irregulars", None],
    )
    play(state, "play clock")
    assert seen(state)["turn"] == 2 and seen(state, "attacker")["cards"]["reserved"] == "attacker-irregulars"
    cards = card_names(state.deck) + hand(state, "attacker") + hand(state, "defender")
    assert cards.count("attacker-irregulars") == 3


@rule("5.12", "6.2.1")
def test_5_12_points_before_the_effect() -> None:
    state = two([("rangers", 4)], [("rangers", 4)], hands={"attacker": ["defender-irregulars"]}, command=[10, 0])
    play(state, "play defender-irregulars")
    assert command_of(state, 0) == 10 and state.to_act == ("defender",)  # never more than ten


@rule("5.15", "6.2.3")
def test_5_15_an_eliminated_type() -> None:
    def played(units: dict[str, dict[str, object]], by: str = "attacker") -> State:
        state = two(
            [("rangers", 4), ("brit_regulars", 6), ("brit_officer", 1)],
            [("rangers", 4)],
            hands={by: ["attacker-regulars"]},
            units=units,
            command=[0, 0],
            go=by,
        )
        play(state, "play attacker-regulars")
        return state

    gone = {"u1": {"status": "destroyed"}, "u2": {"status": "destroyed"}}
    assert played(gone).command == [1, 0]
    assert played({"u1": {"status": "destroyed"}}).command == [0, 0]  # an Officer of the type lives
    assert played(gone, "defender").command == [0, 1]


@rule("5.16")
def test_5_16_secrets() -> None:
    state = two(
        [("rangers", 4), ("rangers", 4)],
        [("rangers", 4)],
        hands={"attacker": ["clock"], "defender": ["attacker-forward"]},
        units={"u1": {"hidden": [20, 20]}},
        intrigues=["glory", "thwart"],
    )
    mine, his, nobody = state.view("attacker"), state.view("defender"), state.view(None)
    assert mine["cards"]["hand"] == ["clock"] and his["cards"]["hand"] == ["attacker-forward"]  # type: ignore[index]
    assert nobody["cards"]["hand"] is None  # type: ignore[index]
    assert "unit" in mine["markers"][0] and "unit" not in his["markers"][0]  # type: ignore[index]
    assert mine["intrigue"]["intrigue"] == "glory" and nobody["intrigue"] is None  # type: ignore[index]
    assert his["units"][1]["status"] == "unseen"  # type: ignore[index]


# -- 6


@rule("6.1")
def test_6_1_one_point_for_each_officer() -> None:
    state = two([("brit_officer", 1), ("ranger_officer", 1), ("rangers", 4)], [("rangers", 4)])
    assert seen(state)["command"] == [2, 0]


@rule("6.2")
def test_6_2_own_cards_give_nothing() -> None:
    state = two([("rangers", 4)], [("rangers", 4)], hands={"attacker": ["attacker-irregulars"]})
    play(state, "play attacker-irregulars")
    assert seen(state)["command"] == [0, 0]


@rule("6.2.4", "15.5")
def test_6_2_4_a_tactician() -> None:
    state = two(
        [("brit_officer", 1), ("brit_regulars", 6)],
        [("rangers", 4)],
        hands={"attacker": ["clock"]},
        clocks=2,
        draws=[0] * 60,
        talents={"u0": "tactician"},
        command=[0, 0],
    )
    play(state, "play clock")
    assert seen(state)["command"] == [1, 0]


@rule("6.3", "6.3.1", "6.4")
def test_6_3_1_lookout() -> None:
    state = two(
        [("rangers", 4), ("light_gun", 4)],
        [("rangers", 4)],
        command=[1, 0],
        units={"u0": {"at": [8, 6], "smoke": 4}, "u1": {"at": [8, 14], "form": "dispersed-e"}},
    )
    assert not offers(state, "lookout u0") and not offers(state, "lookout u1")
    state = two([("rangers", 4)], [("rangers", 4)], command=[1, 0])
    play(state, "lookout u0")  # no Officer anywhere near
    assert marked(state, 0, "vigilance") and command_of(state, 0) == 0


@rule("6.3.2")
def test_6_3_2_reserve() -> None:
    hand = ["attacker-irregulars", "attacker-forward", "defender-irregulars", "clock"]
    state = two([("rangers", 4)], [("rangers", 4)], command=[2, 0], hands={"attacker": hand, "defender": ["clock"]})
    assert [word for word in offered(state) if word.startswith("set-aside")] == ["set-aside attacker-irregulars"]
    play(state, "set-aside attacker-irregulars", "play clock")
    assert offers(state, "play-reserved attacker-irregulars")
    assert state.view("defender")["cards"]["has_reserved"] == [True, False]  # type: ignore[index]
    play(state, "play-reserved attacker-irregulars")
    assert not any(seen(state)["cards"]["has_reserved"]) and offers(state, "act u0")


@rule("6.3.3")
def test_6_3_3_authority() -> None:
    state = two(
        [("rangers", 4), ("rangers", 4)],
        [("rangers", 4)],
        command=[3, 0],
        units={"u0": {"at": [8, 6], "marks": ["flight"]}, "u1": {"at": [8, 14], "marks": ["shaken"]}},
    )
    assert offers(state, "authority u0") and not offers(state, "authority u1")
    before = places(state, 0)
    play(state, "authority u0")
    assert not marked(state, 0, "flight") and places(state, 0) == before and command_of(state, 0) == 0


@rule("6.3.4")
@pytest.mark.parametrize(("figures", "cost"), [(1, 2), (7, 2), (8, 3), (11, 3), (12, 4)])
def test_6_3_4_order(figures: int, cost: int) -> None:
    for points in (cost, cost - 1):
        state = two([("rangers", figures)], [("rangers", 4)], command=[points, 0])
        assert offers(state, "order u0") == (points == cost)
    state = two([("rangers", figures)], [("rangers", 4)], command=[cost, 0])
    play(state, "order u0")
    assert seen(state)["command"] == [0, 0]


def test_order_on_a_fleeing_and_a_shaken_unit() -> None:
    state = two(
        [("rangers", 4), ("rangers", 4)],
        [("rangers", 4)],
        command=[2, 0],
        units={"u0": {"at": [8, 6], "marks": ["flight"]}, "u1": {"at": [8, 14], "marks": ["shaken"]}},
    )
    copy = state.copy()
    play(state, "order u0")
    assert offered(state) == ["rally"] and command_of(state, 0) == 0
    play(copy, "order u1")
    assert offered(copy) == ["decline", "recover"]


@rule("6.3.5")
def test_6_3_5_preparation() -> None:
    state = two(
        [("rangers", 4)],
        [("rangers", 4)],
        command=[4, 0],
        discard=["attacker-irregulars", "attacker-forward"],
        hands={"attacker": ["clock", "attacker-irregulars", "attacker-irregulars"], "defender": ["clock"]},
    )
    assert [word for word in offered(state) if word.startswith("prepare")] == ["prepare attacker-irregulars"]
    play(state, "prepare attacker-irregulars")
    assert hands(state)[0] == 4
    play(state, "play clock", "play clock")
    assert hands(state)[0] == 3


@rule("6.5")
def test_6_5_lawful_objects() -> None:
    state = two(
        [("rangers", 4), ("captives", 2), ("rangers", 4), ("rangers", 4)],
        [("rangers", 4)],
        command=[4, 0],
        units={"u2": {"hidden": [20, 20]}, "u3": {"status": "away"}},
    )
    orders = [word for word in offered(state) if word.startswith("order")]
    assert orders == ["order u0", "order u2"]
    play(state, "order u2")
    assert told(state, "unit-shown")[0]["unit"] == 2 and offers(state, "move")


@rule("20.8")
@pytest.mark.parametrize(
    ("turn", "die", "comes"),
    [(2, 5, False), (2, 6, True), (3, 3, False), (3, 4, True), (4, 1, False), (4, 2, True), (5, None, True)],
)
def test_20_8_reserves(turn: int, die: int | None, comes: bool) -> None:
    state = two(
        [("rangers", 4), ("rangers", 4)],
        [("rangers", 4)],
        units={"u0": {"status": "away"}},
        **{**LAST_OF_TURN, "turn": turn - 1, "draws": ([] if die is None else [die]) + [0] * 60},
    )
    play(state, "play clock")
    assert seen(state)["turn"] == turn and status_of(state, 0) == ("arrived" if comes else "away")
    assert "destroyed" not in [status_of(state, unit) for unit in everybody(state)]
