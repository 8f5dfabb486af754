"""2.3-2.13 Formations and arrangements."""

import math

import pytest

from arpents.games.muskets_tomahawks.measuring.ways import chain_gap
from tests.muskets_tomahawks.table import (
    State,
    area,
    deploying,
    formation_of,
    house,
    obstacle,
    places,
    sees,
    shots,
    strength_of,
    table,
    unit_seen,
)
from tests.rules import rule
from tests.table import offered, offers, play, refused, told

FAR = {"u1": {"at": [60, 40]}}


def shape(profile: str, figures: int, form: str) -> list[tuple[float, float]]:
    """Where the figures of a unit stand from the place that is named for it."""
    state = table([(profile, figures)], [("rangers", 4)], {"u0": {"at": [20, 20], "form": form}, **FAR})
    return [(x - 20, y - 20) for x, y in places(state, 0)]


def chained(places: list[int], link: int) -> list[bool]:
    """Which of the places x, y, x, y ... hang together with the first, none farther from the next than a link."""
    points = list(zip(places[::2], places[1::2], strict=True))
    found = [place == 0 for place in range(len(points))]
    for _ in points:
        for place, point in enumerate(points):
            near = [other for other in range(len(points)) if found[other] and math.dist(point, points[other]) <= link]
            found[place] = found[place] or bool(near)
    return found


@rule("2.3")
def test_2_3_a_unit_has_one_formation() -> None:
    for form, formation in (
        ("knot", "dispersed"),
        ("one-rank-n", "one-rank"),
        ("two-ranks-n", "two-ranks"),
        ("column-n", "column"),
    ):
        state = table([("brit_regulars", 6)], [("rangers", 4)], {"u0": {"at": [20, 20], "form": form}, **FAR})
        assert formation_of(state, 0) == formation


@rule("2.3.1")
def test_2_3_1_dispersed() -> None:
    state = table(
        [("brit_regulars", 6), ("rangers", 4), ("warriors", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [30, 20]}, "u2": {"at": [40, 20]}, "u3": {"at": [60, 40]}},
    )
    assert [chain_gap(state, unit) for unit in range(3)] == [32, 48, 48]  # 4 -> 2, 5 -> 3, 6 -> 3
    assert formation_of(state, 0) == "dispersed" and sees(state, 0, 3) and "facing" not in unit_seen(state, 0)
    assert chained([0, 0, 48, 0, 200, 0], 48) == [True, True, False]


@rule("2.3.2", "4.5", "9.5.5")
def test_2_3_2_formed() -> None:
    def facing(way: str) -> State:
        return table(
            [("brit_regulars", 8)],
            [("rangers", 4)],
            {"u0": {"at": [20, 20], "form": f"two-ranks-{way}"}, "u1": {"at": [30, 20]}},
        )

    assert formation_of(facing("e"), 0) == "two-ranks" and shots(facing("e"), 0, 1) == 8 and sees(facing("e"), 0, 1)
    assert not sees(facing("w"), 0, 1) and sees(facing("w"), 1, 0)
    state = table([("rangers", 6)], [("rangers", 4)], {"u0": {"at": [20, 20]}, **FAR}, asked="u0")
    play(state, "form")
    assert refused(state, "form-as one-rank-e") == ("cannot-be-formed", "2.3.2")
    state = table([("brit_regulars", 6)], [("rangers", 4)], {"u0": {"at": [20, 20], "strength": 3}, **FAR}, asked="u0")
    play(state, "form")
    assert refused(state, "form-as one-rank-e") == ("cannot-be-formed", "2.3.2")


@rule("2.3.3")
def test_2_3_3_column() -> None:
    state = table(
        [("brit_regulars", 8), ("light_gun", 4)],
        [("rangers", 4)],
        {
            "u0": {"at": [20, 20], "form": "column-e"},
            "u1": {"at": [20, 30], "form": "dispersed-e"},
            "u2": {"at": [28, 20]},
        },
    )
    assert formation_of(state, 0) == "column" and shots(state, 0, 2) == 2
    for unit, form in (("light_gun", "dispersed-e"), ("brit_officer", "knot")):
        count = 4 if unit == "light_gun" else 1
        lone = table([(unit, count)], [("rangers", 4)], {"u0": {"at": [20, 20], "form": form}, **FAR}, asked="u0")
        assert not offers(lone, "form") and refused(lone, "form").rule == "2.3.2"  # nor any other way


@rule("2.4")
def test_2_4_a_figure_alone_is_dispersed() -> None:
    state = table([("brit_officer", 1)], [("rangers", 4)], {"u0": {"at": [20, 20]}, **FAR})
    assert formation_of(state, 0) == "dispersed"


@rule("2.5", "7.2")
def test_2_5_form_and_disperse() -> None:
    state = table([("brit_regulars", 6)], [("rangers", 4)], {"u0": {"at": [20, 20]}, **FAR}, asked="u0")
    play(state, "form", "form-as one-rank-e")
    assert formation_of(state, 0) == "one-rank" and places(state, 0)[0] == (20, 20)
    assert {x for x, _ in places(state, 0)} == {20.0}
    state = table(
        [("brit_regulars", 6)], [("rangers", 4)], {"u0": {"at": [20, 20], "form": "two-ranks-e"}, **FAR}, asked="u0"
    )
    play(state, "move", "disperse")
    assert formation_of(state, 0) == "dispersed" and offers(state, "go 21-20")


def test_2_5_slots_must_be_reached_and_open() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "strength": 4}, **FAR},
        [area("brush", 10, 10, 30, 30)],
        asked="u0",
    )
    play(state, "form")
    assert refused(state, "form-as one-rank-e") == ("slots-out-of-reach", "2.5")
    assert offers(state, "form-as column-e")
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"figures": [[20, 20], [20, 23], [20, 26], [20, 29], [20, 32], [20, 35]]}, **FAR},
        asked="u0",
    )
    assert refused(state, "form") == ("slots-out-of-reach", "2.5")


@rule("2.6")
def test_2_6_formed_is_lost() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "form": "one-rank-e"}, **FAR},
        [obstacle("fence", (21.5, 10), (21.5, 30))],
        asked="u0",
    )
    play(state, "move", "advance 6")
    assert formation_of(state, 0) == "dispersed"
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "form": "one-rank-e"}, **FAR},
        [area("brush", 22, 10, 30, 30)],
        asked="u0",
    )
    play(state, "move", "advance 5")
    assert formation_of(state, 0) == "dispersed"
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 4)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "form": "one-rank-w", "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 9, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert strength_of(state, 1) == 3 and formation_of(state, 1) == "dispersed"


@rule("2.7")
def test_2_7_a_broken_chain_is_restored() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"figures": [[20, 20], [20, 22], [26, 20], [20, 24], [22, 22], [22, 20]]}, **FAR},
        asked="u0",
    )
    assert not chained([int(c * 16) for p in places(state, 0) for c in p], 48)[2]
    play(state, "move", "go 20-21", "keep")
    assert all(chained([int(c * 16) for p in places(state, 0) for c in p], 48))


@rule("2.8")
def test_2_8_the_reference_figure() -> None:
    state = table([("brit_regulars", 6)], [("rangers", 4)], {"u0": {"at": [20, 20]}, **FAR})
    assert state.reference(0) == 0
    state.lose(0, 0)
    assert state.reference(0) == 1
    assert not state.faces(0)


@rule("2.8", "14.5.8", "14.5.9")
@pytest.mark.parametrize("form", ["column-e", "two-ranks-e"])
def test_2_8_the_anchor_stands_for_the_reference_figure(form: str) -> None:
    state = table(
        [("brit_regulars", 6)],
        [("brit_officer", 1)],
        {"u0": {"at": [20, 20], "form": form}, "u1": {"at": [23, 21.5]}},
    )
    state.lose(0, 0)  # the next one has not closed up yet: it stands beside the anchor
    state.strength[0] -= 1
    assert (state.where_x(0), state.where_y(0)) == (20 * 16, 20 * 16)
    shot = table(
        [("brit_regulars", 6)],
        [("ranger_officer", 1)],
        {"u0": {"at": [20, 20], "form": form}, "u1": {"at": [23, 21.5], "spotted": ["u0"]}},
        draws=[9, 9, 3 if form == "column-e" else 1] + [0] * 9,  # one falls: Recoil and Shaken
        asked="u1",
    )
    play(shot, "shoot", "target u0", "fire")
    recoiled = {"unit": 0, "direction": "direction-sw"}  # an inch and a half of three across: diagonal
    assert told(shot, "unit-recoiled") == [recoiled]


@rule("2.5", "2.8")
@pytest.mark.parametrize("form", ["column-e", "one-rank-n"])
def test_2_5_a_body_forms_anew_on_its_anchor(form: str) -> None:
    state = table([("brit_regulars", 6)], [("rangers", 4)], {"u0": {"at": [20, 20], "form": form}, **FAR}, asked="u0")
    play(state, "form", "form-as two-ranks-e")
    assert (20, 20) in places(state, 0)
    assert told(state, "formation-taken") == [{"unit": 0, "formation": "formation-two-ranks"}]


@rule("2.9")
def test_2_9_ranks() -> None:
    assert shape("brit_regulars", 7, "two-ranks-n") == [(0, 0), (-1, 0), (1, 0), (-2, 0), (0, -1), (-1, -1), (1, -1)]


@rule("2.10")
def test_2_10_columns() -> None:
    slots = shape("brit_regulars", 12, "column-e")
    assert slots[:4] == [(0, 0.5), (0, -0.5), (-1, 0.5), (-1, -0.5)] and slots[10:] == [(-5, 0.5), (-5, -0.5)]


@rule("2.11")
def test_2_11_line_and_knot() -> None:
    state = table([("brit_regulars", 5 + 1)], [("rangers", 4)], {"u0": {"at": [20, 20]}, **FAR}, asked="u0")
    play(state, "move", "go 21-20", "line w-e")
    assert (
        sorted(places(state, 0)) == [(18, 20), (19.5, 20), (21, 20), (22.5, 20), (24, 20), (25.5, 20)]
        or len({y for _, y in places(state, 0)}) == 1
    )
    assert places(state, 0)[0] == (21, 20)
    assert shape("brit_regulars", 5, "knot") == [(0, 0), (0, -1.5), (-1.5, 0), (1.5, 0), (0, 1.5)]


def is_chained(state: State, unit: int) -> bool:
    link = chain_gap(state, unit) + 2 * state.radius[unit]
    return all(chained([int(c * 16) for p in places(state, unit) for c in p], link))


@rule("2.3.1", "2.7", "2.11")
def test_2_11_a_house_does_not_tear_a_line_apart() -> None:
    figures = [[20, 20], [20, 17], [22, 16], [24.5, 16], [27, 17], [27.5, 19.5]]
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"figures": figures}, **FAR},
        [house("building_log", 21, 17.5, 26, 22)],
        asked="u0",
    )
    assert is_chained(state, 0)
    play(state, "move")
    said = offered(state)
    for go in [word for word in said if word == "stay"] + [word for word in said if word.startswith("go ")][::9]:
        moved = state.copy()
        play(moved, go)
        for order in [word for word in offered(moved) if word.startswith("line") or word == "knot"]:
            arranged = moved.copy()
            play(arranged, order)
            assert is_chained(arranged, 0), (go, order)


@rule("2.3.1", "17.1.2", "9.15")
def test_2_11_nor_a_line_that_comes_out_of_a_house() -> None:
    state = table(
        [("coureurs_des_bois", 8)],
        [("rangers", 4)],
        {"u0": {"in": "b0"}, **FAR},
        [house("building_log", 20, 20, 24, 24), house("building_log", 17, 14.5, 21.25, 18.75)],
        asked="u0",
    )
    play(state, "move")
    tried = 0
    for go in [word for word in offered(state) if word.startswith("go ") and word.endswith("13.5")]:
        moved = state.copy()
        play(moved, go)
        for order in [word for word in offered(moved) if word.startswith("line") or word == "knot"]:
            arranged = moved.copy()
            play(arranged, order)
            tried += 1
            assert is_chained(arranged, 0), (go, order)
    assert tried


@rule("2.3.1", "20.4")
def test_2_11_nor_one_that_is_set_up() -> None:
    state = deploying(house("building_log", 21, 17.5, 26, 22), "20-20")
    tried = 0
    for put in [word for word in offered(state) if word.startswith("put ") and word.endswith("-20")]:
        placed = state.copy()
        play(placed, put)
        for order in [word for word in offered(placed) if word.startswith("line") or word == "knot"]:
            arranged = placed.copy()
            play(arranged, order)
            tried += 1
            assert is_chained(arranged, 1), (put, order)
    assert tried > 20


def test_2_11_keep_moves_everybody_alike() -> None:
    state = table([("brit_regulars", 6)], [("rangers", 4)], {"u0": {"at": [20, 20]}, **FAR}, asked="u0")
    before = places(state, 0)
    play(state, "move", "go 22-21", "keep")
    assert places(state, 0) == [(x + 2, y + 1) for x, y in before]


@rule("2.12")
def test_2_12_a_figure_without_its_place_settles() -> None:
    state = table(
        [("brit_regulars", 6), ("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[20, 20], [20, 21.5], [20, 23], [21.5, 20], [21.5, 21.5], [21.5, 23]]},
            "u1": {"figures": [[24, 24.5], [26, 24.5], [26, 27], [24, 27]]},
            "u2": {"at": [60, 40]},
        },
        asked="u0",
    )
    play(state, "move", "go 22.5-21.5", "keep")
    found = places(state, 0)
    assert found[0] == (22.5, 21.5) and found[5] != (24, 24.5)
    assert min((x - 24) ** 2 + (y - 24.5) ** 2 for x, y in found) >= 1
    assert all(chained([int(c * 16) for p in found for c in p], 48))


@rule("2.13")
def test_2_13_closing_up() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "form": "one-rank-w", "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 9, 9],
        asked="u0",
    )
    play(state, "shoot", "target u1", "fire")
    assert formation_of(state, 1) == "one-rank"
    assert sorted(y for _, y in places(state, 1)) == [18, 19, 20, 21, 22]  # no gap


def test_13_4_crew_slots() -> None:
    assert shape("light_gun", 4, "dispersed-e") == [(0, 1.5), (0, -1.5), (-1.5, 0.5), (-1.5, -0.5)]


@rule("9.8")
def test_9_8_a_building_is_no_place_to_stand() -> None:
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4)],
        {"u0": {"at": [24, 20]}, **FAR},
        [house("building_log", 26, 18, 30, 22)],
        asked="u0",
    )
    play(state, "move")
    assert offers(state, "go 25.5-20") and not offers(state, "go 26-20") and not offers(state, "go 28-20")
