"""What a choice would bring: cards, reach, and shots and reactions with what is added to their dice."""

import pytest

from tests.muskets_tomahawks.table import area, house, places, table
from tests.rules import rule
from tests.table import offered, offers, play

FACING = {"u0": {"at": [10, 20], "form": "one-rank-e"}, "u1": {"at": [20, 20], "form": "line-n-s"}}


@rule("9.11")
def test_a_move_foresees_every_place_it_offers() -> None:
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [34, 20]}}, asked="u0")
    found = state.foresee("attacker", "move")["reach"]
    assert isinstance(found, dict)
    within = {f"go {x / 16:g}-{y / 16:g}" for x, y in found["points"]}
    assert found["title"]["arguments"] == {"count": len(within)}
    assert state.game.foresee_work(state.action("move")) > 1
    play(state, "move")
    assert within == {word for word in offered(state) if word.startswith("go ")}


@rule("10.3.6", "10.4")
def test_a_target_foresees_how_many_fall_and_what_is_added_to_the_dice() -> None:
    brush = [area("brush", 19, 0, 22, 40)]
    state = table([("brit_regulars", 8)], [("warriors", 8)], FACING, brush, asked="u0")
    play(state, "shoot")
    assert offers(state, "target u1")
    odds = state.foresee("attacker", "target u1")["odds"]
    assert isinstance(odds, dict)
    assert odds["title"]["arguments"] == {"count": 8, "expected": 1.4}
    chances = [one["chance"] for one in odds["results"]]
    assert chances[0] == pytest.approx(0.82**8)
    assert sum(chances) == pytest.approx(1)
    told = [(one["arguments"]["term"], one["arguments"]["count"], one["rule"]) for one in odds["modifiers"]]
    asked = state.query("attacker", "shooting", {"target": "u1"})
    assert odds["title"]["arguments"]["expected"] == pytest.approx(asked["expected"], abs=0.05)
    assert ("hit-light-cover", 8, "10.3.6") in told


@rule("5.4", "5.7", "6.2.1")
def test_a_card_foresees_what_it_does_and_what_an_enemys_gains() -> None:
    hands = {"attacker": ["attacker-irregulars", "defender-irregulars", "clock"]}
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [60, 20]}}, hands=hands)

    def told(name: str) -> list[tuple[str, str]]:
        card = state.foresee("attacker", f"play {name}")["card"]
        assert isinstance(card, dict) and card["card"] == f"card-{name}"
        return [(text["id"], text["rule"]) for text in card["texts"]]

    assert told("attacker-irregulars") == [("card-attacker-irregulars.text", "5.4")]
    assert told("defender-irregulars")[1:] == [("foresee-enemy-card", "6.2.1")]
    assert told("clock") == [("card-clock.text", "5.7")]


@rule("9.6", "9.10", "9.11")
def test_a_place_and_an_arrangement_foresee_where_the_figures_would_stand() -> None:
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [60, 20]}}, asked="u0")
    play(state, "move")
    going = state.foresee("attacker", "go 23-20")["ghosts"]
    assert isinstance(going, dict)
    assert going["points"][0] == [23 * 16, 20 * 16] and len(going["points"]) == 4
    assert going["ruler"]["from"] == [20 * 16, 20 * 16] and going["ruler"]["to"] == [23 * 16, 20 * 16]
    assert going["ruler"]["text"]["arguments"] == {"inches": 3.0}
    play(state, "go 23-20")
    for arrangement in ("keep", "line n-s", "knot"):
        ghosts = state.foresee("attacker", arrangement)["ghosts"]
        assert isinstance(ghosts, dict)
        twin = state.copy()
        twin.play("attacker", arrangement)
        assert [tuple(point) for point in ghosts["points"]] == [(x * 16, y * 16) for x, y in places(twin, 0)]


@rule("2.5", "9.13")
def test_a_formation_and_a_march_of_ranks_foresee_where_the_figures_would_stand() -> None:
    state = table(
        [("brit_regulars", 6)], [("warriors", 6)], {"u0": {"at": [20, 20]}, "u1": {"at": [60, 20]}}, asked="u0"
    )
    play(state, "form")
    stance = next(word for word in offered(state) if word.startswith("form-as two-ranks"))
    ghosts = state.foresee("attacker", stance)["ghosts"]
    assert isinstance(ghosts, dict) and len(ghosts["points"]) == 6
    play(state, stance)
    assert [tuple(point) for point in ghosts["points"]] == [(x * 16, y * 16) for x, y in places(state, 0)]


@rule("10.3", "11.5", "12.3", "17.1.4")
@pytest.mark.parametrize("inside", ["u0", "u1"])
def test_every_target_offered_has_its_odds_also_indoors(inside: str) -> None:
    log = [house("building_log", 20, 18, 26, 24)]
    units: dict[str, dict[str, object]] = {"u0": {"at": [12, 21]}, "u1": {"at": [16, 21]}, "u2": {"at": [12, 36]}}
    units[inside] = {"in": "b0"}
    state = table([("rangers", 4)], [("rangers", 4), ("rangers", 4)], units, log, asked="u0")
    play(state, "shoot")
    targets = [word for word in offered(state) if word.startswith("target ")]
    assert targets
    for target in targets:
        odds = state.foresee("attacker", target)["odds"]
        assert isinstance(odds, dict) and odds["title"]["arguments"]["count"] > 0
