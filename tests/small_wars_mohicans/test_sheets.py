"""What units, ships and places are and do; a French ship tells the British nothing until it is met."""

from tests.rules import rule
from tests.small_wars_mohicans.table import GAME, battle, here, march
from tests.table import play


def told(state, seat, thing, part="now"):
    return {line["label"]: line["value"] for line in state.inspect(seat, thing)[part]}


@rule("S4.18")
def test_a_ship_at_anchor_is_known_to_the_french_alone():
    ships = ["f-corsair", "f-squadron", "f-troopship", "f-gifts"]
    state = march("british", anchorages=ships)
    for number, ship in enumerate(ships):
        box = state.view("french")["anchorages"][number]["box"].removeprefix("box-")
        assert told(state, "french", f"ship-{ship}") == {"inspect-where": f"box-{box}"}
        assert told(state, "french", f"box-{box}") == {"inspect-here-french": f"ship-{ship}"}
        for seat in ("british", None):
            assert told(state, seat, f"ship-{ship}") == {}
            assert [note["id"] for note in state.inspect(seat, f"ship-{ship}")["notes"]] == ["inspect-face-down"]
            assert told(state, seat, f"box-{box}") == {"inspect-here-french": "inspect-unknown-ship"}


@rule("S13.5", "S2.5", "S38.2")
def test_a_unit_tells_its_movement_its_points_and_its_winter():
    state = march("british", units={"foot-1": {"place": "albany", "damaged": True}})
    assert told(state, None, "unit-foot-1", "facts")["inspect-movement"] == 4
    assert told(state, None, "unit-foot-1") == {
        "inspect-where": "place-albany",
        "inspect-points-left": 1,
        "inspect-state": ["inspect-damaged"],
        "inspect-winter": "inspect-supplied",
    }


@rule("S26.1", "S26.2", "S5.1")
def test_the_charts_show_the_dice_and_the_turn():
    charts = {chart.id: chart.dump() for chart in GAME.charts()}
    white, black = (row["cells"] for row in charts["chart-dice"]["rows"])
    assert (white.count("–"), black.count("–")) == (3, 2)
    (mark,) = march("british", turn=2).chart_marks(None)
    assert charts[mark["chart"]]["rows"][mark["row"]]["head"] == 2


def marked(state):
    """By chart the head of the row that is marked."""
    charts = {chart.id: chart.dump() for chart in GAME.charts()}
    marks = [mark for mark in state.chart_marks(None) if "row" in mark]
    return {mark["chart"]: charts[mark["chart"]]["rows"][mark["row"]]["head"] for mark in marks}


@rule("S13.1", "S13.5", "S11.1")
def test_the_charts_mark_the_stack_that_marches():
    state = march("british", units={"foot-1": "albany", "foot-22": "albany"})
    assert set(marked(state)) == {"chart-calendar-12"}
    play(state, "take foot-1")
    heads = marked(state)
    assert heads["chart-movement"]["id"] == "chart-paid-stack"
    assert heads["chart-supply"]["id"] == "chart-march-regulars"
    assert heads["chart-stacking"] == "inspect-town"


@rule("S28.4", "S41.3")
def test_the_charts_mark_the_walls_that_are_fought_for():
    units = {**here("foot-1", "foot-15", "foot-17"), **here("bearn-2", "guyenne-2")}
    state = battle("montreal", "british", units, [1] * 40)
    heads = marked(state)
    assert heads["chart-walls"] == "inspect-permanent"
    assert heads["chart-goals"] == "place-montreal"


@rule("S19.2", "S23.2")
def test_a_marker_tells_what_it_does():
    sheet = march("british").inspect(None, "token-fort")
    assert [note["rule"] for note in sheet["notes"]] == ["S28.2", "S23.2", "S19.2"]
