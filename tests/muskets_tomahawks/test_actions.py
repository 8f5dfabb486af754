"""7, 11. Actions, reloading, vigilance."""

import pytest

from tests.muskets_tomahawks.table import (
    State,
    area,
    house,
    marked,
    places,
    seen,
    smoking,
    status_of,
    strength_of,
    table,
)
from tests.rules import rule
from tests.table import asked, offered, offers, play, told

NEAR = {"u0": {"at": [20, 20]}, "u1": {"at": [26, 20]}}


@rule("7.1", "7.3", "7.11")
@pytest.mark.parametrize("mark", ["shaken", "flight"])
def test_7_11_shaken_and_fleeing_units(mark: str) -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20], "marks": [mark]}, "u1": {"at": [40, 20]}},
        asked="u0",
    )
    assert offered(state) == (["decline", "recover"] if mark == "shaken" else ["rally"])


def test_7_1_not_in_contact() -> None:
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [24.5, 20]}}, asked="u0")
    assert offered(state) == ["decline", "fight", "break-off"]


@rule("7.4", "11.1")
def test_7_4_reload() -> None:
    state = table(
        [("brit_regulars", 8)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "smoke": 8}, "u1": {"at": [60, 20]}},
        asked="u0",
    )
    play(state, "reload")
    assert not any(smoking(state, 0))
    state = table(
        [("brit_regulars", 8)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [60, 20]}}, asked="u0"
    )
    assert not offers(state, "reload")


@rule("18.3")
@pytest.mark.parametrize(("weather", "value"), [("heavy-rain", 3), ("storm", 5)])
def test_18_3_wet_powder(weather: str, value: int) -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "smoke": 2}, "u1": {"at": [60, 20]}},
        asked="u0",
        weather=weather,
        draws=[value - 1, value],
    )
    play(state, "reload")
    assert smoking(state, 0)[:2] == [True, False]


@rule("7.5", "11.2", "4.11")
def test_7_5_vigilance() -> None:
    state = table(
        [("rangers", 4), ("settlers", 4), ("light_gun", 4)],
        [("rangers", 4)],
        {
            "u0": {"at": [20, 20], "smoke": 3},
            "u1": {"at": [20, 30]},
            "u2": {"at": [20, 40], "form": "dispersed-e"},
            "u3": {"at": [60, 20]},
        },
        asked="u0",
    )
    play(state, "watch")
    assert marked(state, 0, "vigilance")
    for unit in ("u1", "u2"):
        other = table(
            [("rangers", 4), ("settlers", 4), ("light_gun", 4)],
            [("rangers", 4)],
            {
                "u0": {"at": [20, 20]},
                "u1": {"at": [20, 30]},
                "u2": {"at": [20, 40], "form": "dispersed-e"},
                "u3": {"at": [60, 20]},
            },
            asked=unit,
        )
        assert not offers(other, "watch")
    again = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "marks": ["vigilance"]}, "u1": {"at": [60, 20]}},
        asked="u0",
    )
    assert not offers(again, "watch")


@rule("7.6", "7.7", "12.9.1")
def test_7_7_break_off() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [24.5, 20]}},
        asked="u0",
        draws=[0, 1, 1, 1],
    )
    play(state, "break-off")
    assert strength_of(state, 0) == 3 and max(x for x, _ in places(state, 0)) < 20
    inside = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"in": "b0"}, "u1": {"at": [26.5, 20], "form": "line-n-s"}},
        [house("building_log", 20, 18, 25, 22)],
        asked="u0",
    )
    assert offered(inside) == ["decline", "fight"]


@rule("7.8", "15.5")
def test_7_8_mapping() -> None:
    state = table(
        [("brit_officer", 1), ("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [10, 10]}, "u1": {"at": [20, 30]}, "u2": {"at": [60, 20]}},
        asked="u0",
        intrigues=["map_maker", "glory"],
    )
    play(state, "map")
    assert seen(state, "attacker")["intrigue"]["deeds"] == 1


@rule("7.10")
def test_7_10_recover() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [10, 20], "marks": ["shaken"]}, "u1": {"at": [40, 20]}},
        asked="u0",
    )
    play(state, "recover")
    assert not marked(state, 0, "shaken")


@rule("7.12")
def test_7_12_declining() -> None:
    state = table([("rangers", 4)], [("rangers", 4)], NEAR, asked="u0")
    play(state, "decline")
    assert state.to_act == ("defender",)


@rule("7.13", "11.7", "11.4", "11.5")
def test_7_13_a_watcher_stops_a_move_half_way() -> None:
    state = table(
        [("rangers", 6)],
        [("rangers", 6)],
        {
            "u0": {"figures": [[20, 20], [20, 22], [20, 24], [20, 26], [20, 28], [20, 30]], "spotted": ["u1"]},
            "u1": {"at": [36, 20], "marks": ["vigilance"], "spotted": ["u0"]},
        },
        draws=[9, 9, 1, 1, 1, 1, 6, 6, 3],
        asked="u0",
    )
    play(state, "move", "go 24-20", "keep")
    assert state.to_act == ("defender",) and places(state, 0)[0] == (22, 20)  # half-way
    play(state, "react")
    assert marked(state, 0, "shaken") and strength_of(state, 0) == 4  # 3 on the table
    assert all(x <= 20 for x, _ in places(state, 0))  # set down half-way, recoiled from there
    assert state.to_act == ("defender",) and not marked(state, 1, "vigilance")  # the action is over


@rule("11.3")
def test_11_3_the_marker_is_lost() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "marks": ["vigilance"], "smoke": 1}, "u1": {"at": [60, 20]}},
        asked="u0",
    )
    play(state, "reload")
    assert not marked(state, 0, "vigilance")


def watchful(*said: str, draws: list[int], options: dict[str, str] | None = None, away: float = 8) -> State:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "marks": ["vigilance"]}, "u1": {"at": [20 + away, 20]}},
        [area("woods", 24, 10, 40, 30)],
        draws,
        asked="u0",
        options=options or {},
    )
    play(state, *said)
    return state


@rule("8.6", "11.3")
def test_11_3_a_shot_that_finds_nobody_leaves_the_marker() -> None:
    """A failed attempt is no action: the watch goes on when nothing else is done (MT-36)."""
    state = watchful("shoot", "target u1", draws=[0])
    assert marked(state, 0, "vigilance") and not offers(state, "shoot")
    play(state, "decline")
    assert marked(state, 0, "vigilance")
    moved = watchful("shoot", "target u1", "move", draws=[0])
    assert not marked(moved, 0, "vigilance")
    fired = watchful("shoot", "target u1", "fire", draws=[9, 1, 1, 1, 1])
    assert not marked(fired, 0, "vigilance")


@rule("8.6", "11.3", "12.1")
def test_11_3_nor_is_it_lost_by_an_engagement_that_finds_nobody() -> None:
    state = watchful("engage u1", draws=[0], away=6)
    assert marked(state, 0, "vigilance") and not state.moved & 1 and offers(state, "decline")
    found = watchful("engage u1", draws=[9, 9], away=6)
    assert not marked(found, 0, "vigilance") and found.moved & 1


@rule("8.6", "11.3")
@pytest.mark.parametrize("said", ["shoot", "engage u1"])
def test_11_3_where_it_costs_the_action_it_costs_the_marker(said: str) -> None:
    more = ["target u1"] if said == "shoot" else []
    state = watchful(said, *more, draws=[0], away=6, options={"failed-spotting": "action-lost"})
    assert not marked(state, 0, "vigilance")


@rule("11.4")
def test_11_4_the_end_of_a_leg_and_other_actions() -> None:
    def watched(*said: str, marks: list[str] | None = None) -> bool:
        state = table(
            [("rangers", 4)],
            [("rangers", 4)],
            {
                "u0": {"at": [20, 20], "smoke": 1, "marks": marks or []},
                "u1": {"at": [36, 20], "marks": ["vigilance"], "spotted": ["u0"]},
            },
            asked="u0",
        )
        play(state, *said)
        return asked(state) == "watch"

    assert watched("move", "go 22-20", "keep") and watched("reload") and watched("form", "form-as column-e")
    assert not watched("recover", marks=["shaken"]) and not watched("decline")
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [36, 20], "marks": ["vigilance"], "spotted": ["u0"]}},
        asked="u0",
    )
    play(state, "move", "go 22-20", "keep", "hold-fire")
    assert asked(state, "defender") == "watch"  # again at the end of the leg
    play(state, "hold-fire")
    assert asked(state) == "go" and marked(state, 1, "vigilance")


@rule("11.5", "11.8")
def test_11_8_a_failed_look_keeps_the_marker() -> None:
    state = table(
        [("rangers", 4), ("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [5, 5]}, "u2": {"at": [28, 20], "marks": ["vigilance"]}},
        [area("brush", 10, 10, 26, 30)],
        draws=[0],
        asked="m0",
    )
    play(state, "move", "go 20-22")
    assert asked(state, "defender") == "watch-marker"
    play(state, "react")
    assert marked(state, 2, "vigilance") and len(seen(state)["markers"]) == 1


def test_11_8_a_marker_found_out_is_shot_at() -> None:
    state = table(
        [("rangers", 4), ("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"hidden": [20, 20]}, "u1": {"at": [5, 5]}, "u2": {"at": [28, 20], "marks": ["vigilance"]}},
        [area("brush", 10, 10, 26, 30)],
        draws=[9, 1, 1, 1, 1],
        asked="m0",
    )
    play(state, "move", "go 20-22", "react")
    assert told(state, "unit-shown")[0]["unit"] == 0 and told(state, "shots-fired")[0]["unit"] == 2


@rule("11.6")
def test_11_6_watchers_in_order() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4), ("rangers", 4)],
        {
            "u0": {"at": [20, 20], "smoke": 1},
            "u1": {"at": [36, 14], "marks": ["vigilance"], "spotted": ["u0"]},
            "u2": {"at": [36, 26], "marks": ["vigilance"], "spotted": ["u0"]},
        },
        asked="u0",
    )
    play(state, "reload")
    assert asked(state, "defender").arguments["watcher"] == 1
    play(state, "hold-fire")
    assert asked(state, "defender").arguments["watcher"] == 2


@rule("5.14")
def test_the_card_goes_on() -> None:
    state = table(
        [("ranger_officer", 1), ("rangers", 4)],
        [("rangers", 6)],
        {
            "u0": {"at": [20, 20]},
            "u1": {"at": [10, 40]},
            "u2": {"at": [30, 20], "marks": ["vigilance"], "spotted": ["u0"]},
        },
        hands={"attacker": ["attacker-irregulars"]},
        draws=[9, 1, 1, 1, 1, 1, 9],
    )
    play(state, "play attacker-irregulars", "act u0", "move", "go 20-22", "keep", "react")
    assert status_of(state, 0) == "destroyed" and offered(state) == ["done", "act u1"]
